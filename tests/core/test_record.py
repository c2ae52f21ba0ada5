"""Records: what was written is read again, and whatever else is read is refused with its line."""

import errno
import json
import os
import random
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import kronika
from kronika.core.dice import seed_hash
from kronika.core.errors import KronikaError, RecordError, UsageError
from kronika.core.match import Match
from kronika.core.record import MAX_BYTES, MAX_LINE, load_match, replay, write_whole
from kronika.core.state import same

from .toy import TOY, find, toy_match

pytestmark = pytest.mark.compiled


def load(source: str | Path) -> Match:
    return load_match(source, find)


def played(seed: int, decisions: int = 1000, players: int = 3, **options: Any) -> Match:
    match, dice = toy_match(players, seed, bids=False, **options), random.Random(seed)
    while match.ask and len(match.decisions) < decisions:
        player = dice.choice(match.asked)
        match.choose(dice.choice(match.options_of(player)), player)
    return match


def assert_alike(one: Match, other: Match) -> None:
    assert same(one.state, other.state)
    assert one.view(0) == other.view(0)
    assert one.log(0) == other.log(0)
    assert str(one.record) == str(other.record)


WHOLE = str(played(4).record)
LINES = WHOLE.splitlines()
HEADER: dict[str, Any] = json.loads(LINES[0])


def with_header(**changes: Any) -> str:
    """The record with another header; a field with the value ... is left out."""
    header = {name: value for name, value in {**HEADER, **changes}.items() if value is not ...}
    return "\n".join([json.dumps(header), *LINES[1:]])


def with_line(number: int, text: str) -> str:
    """The record with another line, counted from 1."""
    return "\n".join([*LINES[: number - 1], text, *LINES[number:]])


def refused(source: str | Path, line: int, message: str = "") -> None:
    with pytest.raises(RecordError) as error:
        load(source)
    assert error.value.line == line, error.value
    assert str(error.value).startswith(f"line {line}: ")
    assert message in str(error.value)


# There and back


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("seed", range(10))
def test_round_trip(seed: int, players: int, tmp_path: Path) -> None:
    for decisions in (0, 1, 2, 5, 9, 1000):
        match = played(seed, decisions, players, rounds=1 + seed % 3, open_trump=seed % 2 == 0)
        match.names = ["Anna", "Bedřich"]
        assert_alike(load(str(match.record)), match)
        path = tmp_path / "match.jsonl"
        match.record.save(path)
        assert path.read_bytes().decode("utf-8") == str(match.record)
        assert_alike(load(path), match)
        assert_alike(load(str(path)), match)
        assert load(path).names == ["Anna", "Bedřich"]
    assert list(tmp_path.iterdir()) == [path]


def test_loaded_match_goes_on() -> None:
    match = played(4, 5)
    loaded = load(str(match.record))
    for option, player in zip(played(4).decisions[5:], played(4).deciders[5:]):
        match.choose(option, player)
        loaded.choose(option, player)
    assert_alike(loaded, match)


def test_form() -> None:
    match = toy_match(2, 7, bids=False, rounds=1)
    for player in (1, 0):
        match.choose("bid-low", player)
    assert str(match.record) == (
        '{"kronika": 1, "game": "toy", "version": "1", "players": 2, '
        '"settings": {"rounds": 1, "open_trump": false, "deal": "random"}, "names": [], '
        f'"seed": 7, "seed_hash": "{seed_hash(7)}"}}\n'
        '{"player": 1, "choice": "bid-low"}\n'
        '{"player": 0, "choice": "bid-low"}\n'
    )
    match.choose("pass")
    match.choose("pass")
    last = str(match.record).splitlines()[-1]
    expected = {"winners": [0, 1], "reason": "points", "scores": {"points": [0, 0]}}
    assert json.loads(last) == {"result": expected}


def test_replay() -> None:
    match, steps = played(4), 0
    seen: set[int] = set()
    for steps, moving in enumerate(replay(WHOLE, find)):
        assert len(moving.decisions) == steps
        assert_alike(moving, played(4, steps))
        seen.add(id(moving))
    assert steps == len(match.decisions)
    assert len(seen) == 1


def test_header_may_do_without_the_hash() -> None:
    assert_alike(load(with_header(seed_hash=...)), played(4))


@pytest.mark.parametrize("end", ["\n", "\r\n"])
@pytest.mark.parametrize("last", [True, False], ids=["end after the last line", "no end"])
def test_ends_of_lines(end: str, last: bool) -> None:
    assert_alike(load(end.join(LINES) + end * last), played(4))


def test_line_in_another_form() -> None:
    text = "\n".join(json.dumps(json.loads(line), indent=None, sort_keys=True) for line in LINES)
    assert_alike(load(text), played(4))
    assert_alike(load("  " + WHOLE.replace(", ", " ,\t")), played(4))


STRANGE = [
    "",
    " ",
    "\0",
    "\ud800",
    "\udcff",
    "\ud83d\udc51",
    "\udc51\ud83d",
    "\N{CROWN}",
    '"},{\\',
    "\\ud800",
    "\r\n",
    "a\x0bb\x0cc\x1cd\x1de\x1ef\x85g\u2028h\u2029i",
    "\ufeff",
    "\u202e",
    "\x7f",
    "ž" * 80,
]


@pytest.mark.parametrize("word", STRANGE)
def test_strange_seeds_and_names(word: str, tmp_path: Path) -> None:
    match = toy_match(2, word or "x")
    match.names = [word, word * 2 if len(word) < 40 else word]
    path = tmp_path / "match.jsonl"
    match.record.save(path)
    text = path.read_text(encoding="utf-8")
    assert text == str(match.record)
    for source in (path, text):
        loaded = load(source)
        assert same(loaded.state, match.state)
        assert_alike(load(str(loaded.record)), loaded)
        assert [_whole(name) for name in loaded.names] == [_whole(name) for name in match.names]


def _whole(text: str) -> str:
    """JSON writes two halves of a character as it writes the character."""
    return text.encode("utf-16", "surrogatepass").decode("utf-16", "surrogatepass")


@given(st.text(st.characters(), min_size=1, max_size=80), st.lists(st.text(st.characters())))
@settings(max_examples=100)
def test_any_seed_and_names(seed: str, names: list[str]) -> None:
    match = toy_match(2, seed)
    match.names = [name[:20] for name in names[:4]]
    loaded = load(str(match.record))
    assert loaded.seed_hash == match.seed_hash
    assert same(loaded.state, match.state)


# What does not fit


def test_sealed_record_has_no_seed() -> None:
    match = toy_match(2, "very secret")
    sealed = match.record.sealed()
    assert "very secret" not in sealed
    assert match.seed_hash in sealed
    assert sealed.splitlines()[1:] == str(match.record).splitlines()[1:]
    refused(sealed, 1, "still secret")


def test_other_version_of_the_rules() -> None:
    refused(with_header(version="0.9"), 1, "version '0.9' of the rules of toy; this is version '1'")
    refused(with_header(version=1), 1, "version")


def test_other_format() -> None:
    others: list[Any] = [2, 0, True, "1", None, [], ...]
    for value in others:
        refused(with_header(kronika=value), 1, "format 1")


def test_published_hash() -> None:
    refused(with_header(seed=5), 1, "the seed does not have the hash that was published")
    refused(with_header(seed_hash="0" * 64), 1, "hash")
    others: list[Any] = [None, 7, [], {}, ""]
    for value in others:
        refused(with_header(seed_hash=value), 1, "hash")


@pytest.mark.parametrize("name", ["game", "version", "players", "settings", "names"])
def test_header_without_a_field(name: str) -> None:
    refused(with_header(**{name: ...}), 1, f"the header misses '{name}'")


def test_header_without_seed_and_hash() -> None:
    refused(with_header(seed=..., seed_hash=...), 1, "the header misses 'seed'")


def test_header_with_a_foreign_field() -> None:
    refused(with_header(colour="red"), 1, "unknown field 'colour'")


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"game": "chess"}, "no game 'chess'"),
        ({"game": 7}, "type"),
        ({"game": None}, "type"),
        ({"players": 4}, "played by 2, 3 players, not 4"),
        ({"players": "3"}, "players in the header is not of the right type"),
        ({"players": 3.0}, "type"),
        ({"players": True}, ""),
        ({"players": None}, "type"),
        ({"players": [3]}, "type"),
        ({"players": -(10**300)}, ""),
        ({"settings": []}, "type"),
        ({"settings": None}, "type"),
        ({"settings": {"rounds": 9}}, "one of 2, 1, 3, not 9"),
        ({"settings": {"rounds": [1]}}, "type"),
        ({"settings": {"rounds": None}}, "type"),
        ({"settings": {"rounds": 1.0}}, "type"),
        ({"settings": {"rounds": {}}}, "type"),
        ({"settings": {"colour": 1}}, "no setting 'colour'"),
        ({"names": "Anna"}, "type"),
        ({"names": {"0": "Anna"}}, "type"),
        ({"names": [1]}, "name"),
        ({"names": [None]}, "name"),
        ({"names": ["x" * 81]}, "at most 80 characters"),
        ({"seed": None, "seed_hash": ...}, "seed in the header is not of the right type"),
        ({"seed": 1.5, "seed_hash": ...}, "type"),
        ({"seed": True, "seed_hash": ...}, "bool"),
        ({"seed": [], "seed_hash": ...}, "type"),
        ({"seed": {}, "seed_hash": ...}, "type"),
        ({"seed": "", "seed_hash": ...}, "1 to 256 characters"),
        ({"seed": "x" * 257, "seed_hash": ...}, "1 to 256 characters"),
        ({"seed": 10**300, "seed_hash": ...}, "512 bits"),
    ],
)
def test_wrong_header(changes: dict[str, Any], message: str) -> None:
    refused(with_header(**changes), 1, message)


@pytest.mark.parametrize(
    "line",
    [
        "",
        " ",
        "\0",
        "null",
        "7",
        "[]",
        "{}",
        '"player"',
        '{"player": 0}',
        '{"choice": "bid-low"}',
        '{"player": 0, "choice": "bid-low", "more": 1}',
        '{"player": 0, "choice": 1}',
        '{"player": 0, "choice": null}',
        '{"player": 0, "choice": ["bid-low"]}',
        '{"player": "0", "choice": "bid-low"}',
        '{"player": 0.0, "choice": "bid-low"}',
        '{"player": true, "choice": "bid-low"}',
        '{"player": null, "choice": "bid-low"}',
        '{"player": [[]], "choice": "bid-low"}',
        '{"player": NaN, "choice": "bid-low"}',
        '{"player": 1e999, "choice": "bid-low"}',
        '{"player": -1, "choice": "bid-low"}',
        '{"player": 3, "choice": "bid-low"}',
        f'{{"player": {10**400}, "choice": "bid-low"}}',
        '{"player": 0, "choice": "bid-middle"}',
        '{"player": 0, "choice": "\\ud800"}',
        '{"player": 0, "choice": "bid-low"',
        "{'player': 0, 'choice': 'bid-low'}",
        '{"player": 0, "choice": "bid-low"} {"player": 1, "choice": "bid-low"}',
        '{"result": null}',
        '{"result": {"winners": [0], "reason": "points", "scores": {}}}',
        LINES[0],
        "\ufeff" + LINES[1],
    ],
)
def test_wrong_line(line: str) -> None:
    refused(with_line(2, line), 2)


def test_wrong_choice_says_what_was_legal() -> None:
    line = '{"player": 0, "choice": "bid-middle"}'
    refused(with_line(2, line), 2, "'bid-middle' is not offered; legal here: 'bid-high', 'bid-low'")


def test_wrong_player_says_who_is_asked() -> None:
    second = json.loads(LINES[1])["player"]
    line = json.dumps({"player": second, "choice": "bid-low"})
    refused(with_line(3, line), 3, f"player {second} is not asked")


@pytest.mark.parametrize("number", range(2, len(LINES)))
def test_wrong_line_anywhere(number: int) -> None:
    refused(with_line(number, '{"player": 0, "choice": "nothing"}'), number)
    refused(with_line(number, "?"), number)
    refused(with_line(number, LINES[-1]), number, "a result, but the match is not over")


def test_wrong_result() -> None:
    result = json.loads(LINES[-1])["result"]
    last = len(LINES)
    others: list[Any] = [
        {**result, "winners": []},
        {**result, "winners": "0"},
        {**result, "reason": "luck"},
        {**result, "scores": {}},
        {**result, "more": 1},
        {},
        None,
        [],
        float("nan"),
    ]
    for other in others:
        refused(
            with_line(last, json.dumps({"result": other})), last, "the result is another: {'win"
        )
    refused(with_line(last, json.dumps({"result": result, "more": 1})), last, "another")


def test_lines_after_the_end() -> None:
    refused(WHOLE + LINES[1], len(LINES) + 1, "a line after the result")
    refused(WHOLE + "\n", len(LINES) + 1, "a line after the result")
    refused("\n".join([*LINES[:-1], LINES[1]]), len(LINES), "the match is over")


def test_record_without_its_end_is_a_match_that_goes_on() -> None:
    for number in range(1, len(LINES)):
        match = load("\n".join(LINES[:number]))
        assert len(match.decisions) == number - 1


def test_record_cut_off_within_a_line() -> None:
    position = 0
    for number, line in enumerate(LINES, start=1):
        for part in (1, len(line) // 2, len(line) - 1):
            refused(WHOLE[: position + part], number)
        position += len(line) + 1


# Files that are no records


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "empty"),
        (b"\n", ""),
        (b"\0" * 100, ""),
        (b"\xff\xfe{\0}\0", "not a text file"),
        (b"\xed\xa0\x80", "not a text file"),
        (b"\xef\xbb\xbf" + WHOLE.encode(), ""),
        (b"GIF89a", ""),
        (b"[" * 100_000, ""),
        (b'{"a":' * 800, ""),
        (b" " * (MAX_LINE + 1), f"longer than {MAX_LINE} characters"),
        (b"\n" * 1_000_000, ""),
        (b"{}", "format"),
        (b"null", ""),
        (b"1" * 4090, ""),
        (b"-" * 10, ""),
    ],
    ids=range(15),
)
def test_foreign_files(data: bytes, message: str, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    path.write_bytes(data)
    refused(path, 1, message)


@pytest.mark.parametrize("depth", [10, 200, 400, 700, 900, 950, 990, 1000, 1500, 2000])
def test_deep_nesting(depth: int) -> None:
    deep = "[" * depth + "]" * depth
    for name in HEADER:
        text = with_header(**{name: "@"}).replace('"@"', deep)
        refused(text, 1)
        refused(with_header(settings={"rounds": "@"}).replace('"@"', deep), 1)
    for line in (
        deep,
        f'{{"player": {deep}, "choice": "bid-low"}}',
        f'{{"player": 0, "choice": {deep}}}',
        f'{{"result": {deep}}}',
    ):
        refused(with_line(2, line), 2)
    refused(with_line(len(LINES), f'{{"result": {deep}}}'), len(LINES))


@pytest.mark.parametrize("number", ["9" * 4000, "-" + "9" * 4000, "1e999", "-1e999", "1e-999"])
def test_huge_numbers(number: str) -> None:
    for name in HEADER:
        refused(with_header(**{name: "@"}).replace('"@"', number), 1)
    refused(with_line(2, f'{{"player": {number}, "choice": "bid-low"}}'), 2)


def test_numbers_that_python_does_not_read() -> None:
    refused(with_line(2, "9" * (MAX_LINE - 1)), 2)
    refused(with_line(2, "9" * 100_000), 2, "longer than")


def test_huge_text() -> None:
    refused("{" + " " * MAX_BYTES, 1, f"more than {MAX_BYTES} characters")
    refused(WHOLE + "\n" * MAX_BYTES, 1, "more than")


@pytest.mark.parametrize("size", [MAX_BYTES + 1, 1 << 40])
def test_huge_file(size: int, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    with path.open("wb") as file:
        file.truncate(size)
    refused(path, 1, f"has more than {MAX_BYTES} bytes")


def not_read(source: str | Path, message: str = "cannot read") -> None:
    with pytest.raises(UsageError) as error:
        load(source)
    assert message in str(error.value)
    assert len(str(error.value)) < 1000
    str(error.value).encode("utf-8")


def test_no_file(tmp_path: Path) -> None:
    not_read(tmp_path / "nothing", "No such file")
    not_read(tmp_path, "not a regular file")
    not_read(str(tmp_path))
    (tmp_path / "file").touch()
    not_read(tmp_path / "file" / "file", "Not a directory")


@pytest.mark.parametrize(
    "source", ["", " ", "nothing", "\0", "a\0b", "\ud800", "x" * 5000, "/" * 5000, "x" * 10**6]
)
def test_text_that_is_neither_a_record_nor_a_path(source: str) -> None:
    not_read(source)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no such files here")
def test_files_without_an_end(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    not_read(pipe, "not a regular file")
    not_read("/dev/zero", "not a regular file")


# Damage of every kind


def harmless(text: str | Path, first: int = 1) -> None:
    """It is a record, or it is refused at a line that is there, not before the first damage."""
    failure: KronikaError
    try:
        match = load(text)
    except (RecordError, UsageError) as error:
        failure = error
    else:
        TOY.check(match.state)
        assert_alike(match, load(str(match.record)))
        return
    if isinstance(failure, RecordError):
        assert first <= failure.line <= len(LINES) + 2, failure
    else:
        assert not str(text).lstrip().startswith("{"), failure
    str(failure).encode("utf-8", "backslashreplace")


VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.integers(-3, 3)
    | st.floats()
    | st.text(st.characters(), max_size=20)
    | st.sampled_from(["toy", "1", "bid-low", "bid-high", "pass", "rounds", "deal", 10**30]),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.text(max_size=5)
            | st.sampled_from(["player", "choice", "result", "rounds", *HEADER]),
            inner,
            max_size=4,
        )
    ),
    max_leaves=8,
)


@given(st.sampled_from(sorted(HEADER)), VALUES)
@settings(max_examples=300)
def test_any_value_in_the_header(name: str, value: Any) -> None:
    harmless(with_header(**{name: value}))
    harmless(with_header(**{name: value, "seed_hash": ...}))


@given(st.dictionaries(st.sampled_from(["rounds", "deal", "open_trump", "x"]), VALUES))
def test_any_settings(values: dict[str, Any]) -> None:
    harmless(with_header(settings=values))


@given(st.integers(2, len(LINES)), st.sampled_from(["player", "choice", "result"]), VALUES)
@settings(max_examples=300)
def test_any_value_in_a_line(number: int, name: str, value: Any) -> None:
    line = json.loads(LINES[number - 1])
    harmless(with_line(number, json.dumps({**line, name: value})), number)
    harmless(with_line(number, json.dumps({name: value})), number)


@given(st.integers(1, len(LINES)), VALUES)
def test_any_line(number: int, value: Any) -> None:
    harmless(with_line(number, json.dumps(value)), number)


@given(
    st.lists(
        st.tuples(
            st.sampled_from(["drop", "double", "swap", "cut"]),
            st.integers(0, len(LINES) - 1),
            st.integers(0, len(LINES) - 1),
        ),
        min_size=1,
        max_size=3,
    )
)
@settings(max_examples=300)
def test_lines_dropped_doubled_swapped_and_cut(damages: list[tuple[str, int, int]]) -> None:
    lines = LINES.copy()
    for damage, one, other in damages:
        one, other = one % len(lines), other % len(lines)
        if damage == "drop" and len(lines) > 1:
            del lines[one]
        elif damage == "double" and len(lines) < len(LINES) + 1:
            lines.insert(other, lines[one])
        elif damage == "swap":
            lines[one], lines[other] = lines[other], lines[one]
        elif damage == "cut":
            lines[one] = lines[one][: other * 5]
    unharmed = [mine == yours for mine, yours in zip(lines, LINES)]
    first = unharmed.index(False) + 1 if False in unharmed else 1
    harmless("\n".join(lines), first)


@given(
    st.lists(
        st.tuples(st.integers(0, len(WHOLE.encode()) - 1), st.integers(1, 255)),
        min_size=1,
        max_size=4,
    )
)
@example([(0, 0xEF ^ ord("{"))])
@settings(max_examples=300)
def test_bytes_flipped(flips: list[tuple[int, int]]) -> None:
    data = bytearray(WHOLE.encode())
    for place, mask in flips:
        data[place] ^= mask
    first = WHOLE.encode()[: min(place for place, _ in flips)].count(b"\n") + 1
    with in_a_file(bytes(data)) as path:
        try:
            data.decode("utf-8")
        except UnicodeDecodeError:
            refused(path, 1, "not a text file")
        else:
            harmless(path, first)


@given(st.binary(max_size=2000))
def test_any_bytes(data: bytes) -> None:
    with in_a_file(data) as path:
        refused(path, 1)


@given(st.text(st.characters(), max_size=300))
def test_any_text(text: str) -> None:
    harmless("{" + text)
    harmless(text)
    harmless(WHOLE + text, len(LINES))
    harmless("\n".join([*LINES[:5], text]), 6)


class in_a_file:  # noqa: N801
    """A file for the time of a `with`; fixtures do not go with Hypothesis."""

    def __init__(self, data: bytes) -> None:
        import tempfile

        self.folder = tempfile.TemporaryDirectory()
        self.path = Path(self.folder.name, "match.jsonl")
        self.path.write_bytes(data)

    def __enter__(self) -> Path:
        return self.path

    def __exit__(self, *_: object) -> None:
        self.folder.cleanup()


# All or nothing


def full(*_: object) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


@pytest.fixture
def old(tmp_path: Path) -> Iterator[Path]:
    """A file that must be there unchanged after the test, and nothing beside it."""
    path = tmp_path / "match.jsonl"
    path.write_text("old", encoding="utf-8")
    yield path
    assert path.read_text(encoding="utf-8") == "old"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("call", ["fsync", "replace"])
def test_full_disk_leaves_the_old_file(
    call: str, old: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, call, full)
    with pytest.raises(KronikaError, match=r"cannot write .*match\.jsonl.*: No space left"):
        toy_match().record.save(old)


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such limit")
def test_file_that_cannot_grow_leaves_the_old_one(old: Path) -> None:
    """A real failure of a real write, in the middle."""
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100, hard))
    try:
        with pytest.raises(KronikaError, match="cannot write"):
            toy_match().record.save(old)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_interrupted_save_leaves_the_old_file(old: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", interrupt)
    with pytest.raises(KeyboardInterrupt):
        toy_match().record.save(old)


def test_text_that_cannot_be_written_leaves_the_old_file(old: Path) -> None:
    with pytest.raises(KronikaError, match="cannot write"):
        write_whole(old, "\ud800")


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may do all")
def test_folder_that_is_read_only(old: Path) -> None:
    old.parent.chmod(0o500)
    try:
        with pytest.raises(KronikaError, match=r"cannot write .*: Permission denied"):
            toy_match().record.save(old)
    finally:
        old.parent.chmod(0o700)


@pytest.mark.parametrize(
    "path", ["missing/match", "file/match", "folder", "a\0b", "\ud800", "x" * 300, "x" * 5000]
)
def test_paths_that_cannot_be_written(path: str, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "folder").mkdir()
    with pytest.raises(KronikaError, match="cannot write") as error:
        toy_match().record.save(f"{tmp_path}/{path}")
    str(error.value).encode("utf-8")
    assert sorted(child.name for child in tmp_path.iterdir()) == ["file", "folder"]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no such files here")
def test_device_is_not_replaced_by_a_file(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with pytest.raises(KronikaError, match="not a regular file"):
        toy_match().record.save(pipe)
    assert pipe.is_fifo()


def test_save_replaces_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    for decisions in (20, 3):
        played(4, decisions).record.save(str(path))
        assert len(load(path).decisions) == decisions


# The front door


def test_load_and_replay_of_the_package(tmp_path: Path) -> None:
    match = kronika.new("pax-renaissance", players=2, seed=3)
    for _ in range(20):
        match.choose(match.options[0])
    path = tmp_path / "match.jsonl"
    match.record.save(path)
    loads: list[Callable[[], Match]] = [
        lambda: kronika.load(path),
        lambda: kronika.load(str(path)),
        lambda: kronika.load(str(match.record)),
        lambda: list(kronika.replay(path))[-1],
    ]
    for reader in loads:
        assert same(reader().state, match.state)
    with pytest.raises(kronika.KronikaError, match="did you mean 'pax-renaissance'"):
        kronika.load(str(match.record).replace("pax-renaissance", "pax-renaisance"))


def test_new_match_of_the_package() -> None:
    one, other = (kronika.new("pax-renaissance", players=2) for _ in range(2))
    assert one.seed != other.seed
    assert kronika.new("pax-renaissance", players=3, seed=1, astrology=True).settings["astrology"]
    with pytest.raises(UsageError, match="there is no game 'chess'; there are: pax-renaissance"):
        kronika.new("chess", players=2)
