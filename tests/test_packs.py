"""Other content: named, checked, played, drawn and recorded, beside the standard one."""

import random
import shutil
from collections.abc import Callable
from pathlib import Path
from xml.etree.ElementTree import fromstring

import numpy as np
import pytest

import kronika
from kronika.core import packs
from kronika.core.errors import RecordError, UsageError
from kronika.core.text import LANGUAGES, text_of_match
from kronika.rl.actions import Actions
from kronika.rl.encoding import Encoder
from tests import battery

pytestmark = pytest.mark.compiled

PAX, CLASH = "pax-renaissance", "clash-of-cultures"
NAME = "other"

EDITS = {
    PAX: {
        "cards.toml": ('"papal-elephant"', '"papal-giraffe"'),
        "game.toml": ("sale_price      = 2", "sale_price      = 3"),
    },
    CLASH: {
        "map.toml": (
            '{ id = "t5",  terrain = ["sea", "mountain", "sea", "mountain"] }',
            '{ id = "delta",  terrain = ["grassland", "sea", "grassland", "forest"] }',
        ),
        "game.toml": ("resource_limit       = 7", "resource_limit       = 6"),
    },
}
WORDS = {
    PAX: ("card-papal-giraffe", "Žirafa"),
    CLASH: ("tile-delta", "Delta"),
}
NEW = {PAX: "papal-giraffe", CLASH: "delta"}
OLD = {PAX: "papal-elephant", CLASH: "t5"}

Make = Callable[[str], Path]


@pytest.fixture
def make(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Make:
    """Write the changed pack of a game, and say where packs are."""
    monkeypatch.setenv(packs.FOLDERS, str(tmp_path))

    def written(game: str) -> Path:
        folder = tmp_path / game / NAME
        shutil.copytree(kronika.game(game).folder / "content", folder)
        for file, (old, new) in EDITS[game].items():
            text = (folder / file).read_text(encoding="utf-8")
            assert old in text
            (folder / file).write_text(text.replace(old, new), encoding="utf-8")
        (folder / "locale").mkdir()
        id, words = WORDS[game]
        forms = [f"    .{form} = {words}\n" for form in ("acc", "gen", "ref", "short", "which")]
        for language in LANGUAGES:
            text = "".join([f"{id} = {words}\n", *forms])
            (folder / "locale" / f"{language}.ftl").write_text(text, encoding="utf-8")
        return folder

    return written


def new(game: str, content: str = NAME, seed: int = 1, players: int = 3) -> kronika.Match:
    return kronika.new(game, players=players, seed=seed, content=content)


def play(match: kronika.Match, decisions: int = 10_000) -> None:
    chance = random.Random(1)
    while match.ask is not None and len(match.decisions) < decisions:
        battery.decide(match, chance)


@pytest.mark.parametrize("game", [PAX, CLASH])
@pytest.mark.parametrize(
    "check",
    [battery.check_rules, battery.check_records, battery.check_secrecy, battery.check_words],
    ids=lambda check: check.__name__,
)
def test_other_content_passes_the_battery(make: Make, game: str, check: battery.Check) -> None:
    make(game)
    check(new(game), random.Random(1))


@pytest.mark.parametrize("game", [PAX, CLASH])
def test_other_content_is_drawn_with_its_words(make: Make, game: str) -> None:
    make(game)
    match = new(game)
    play(match, 60)
    for language in LANGUAGES:
        fromstring(match.view(0).svg(language))
        assert match.game.page(match.view(0), language, narrow=False).board
        assert match.game.terminal(match.view(0), language) is not None
        text = text_of_match(match, language)
        for option in match.options:
            assert text.option(option)


def test_a_new_card_is_bought_drawn_and_named(make: Make) -> None:
    make(PAX)
    for seed in range(200):
        match = new(PAX, seed=seed)
        buying = [option for option in match.options if NEW[PAX] in option.key]
        if buying and buying[0].key in [option.key for option in match.options]:
            break
    assert "Žirafa" in text_of_match(match, "cs").option(buying[0])
    assert f"card:{NEW[PAX]}" in buying[0].touches
    assert "Žirafa" in match.view(0).svg("pl")
    buyer = match.player
    assert buyer is not None
    match.choose(buying[0].key)
    assert NEW[PAX] in match.view(buyer)["table"]["players"][buyer]["hand"]


@pytest.mark.parametrize("game", [PAX, CLASH])
def test_the_standard_content_stays_as_it_is(make: Make, game: str) -> None:
    before = new(game, "standard")
    play(before, 200)
    size = Actions(before.game).size, Encoder(before.game, 3).size
    make(game)
    play(other := new(game), 200)
    after = new(game, "standard")
    play(after, 200)
    assert str(after.record) == str(before.record)
    assert (Actions(after.game).size, Encoder(after.game, 3).size) == size
    assert after.settings == before.settings
    assert "content" not in after.settings
    ids = [id for kind in after.game.kinds for id in after.game.ids_of(kind)]
    assert OLD[game] in ids
    assert NEW[game] not in ids
    ids = [id for kind in other.game.kinds for id in other.game.ids_of(kind)]
    assert NEW[game] in ids
    assert OLD[game] not in ids


@pytest.mark.parametrize("game", [PAX, CLASH])
def test_numbers_are_those_of_the_pack(make: Make, game: str) -> None:
    make(game)
    match, usual = new(game), new(game, "standard")
    name = "sale_price" if game == PAX else "resource_limit"
    found = [getattr(each.state.content, name) for each in (match, usual)]  # type: ignore[attr-defined]
    assert found == ([3, 2] if game == PAX else [6, 7])


@pytest.mark.parametrize("game", [PAX, CLASH])
def test_learners_see_what_the_pack_has(make: Make, game: str) -> None:
    make(game)
    match = new(game)
    actions, encoder = Actions(match.game), Encoder(match.game, 3)
    assert actions.size == Actions(kronika.game(game)).size
    assert encoder.size == Encoder(kronika.game(game), 3).size
    assert any(NEW[game] in name for name in encoder.names())
    chance = random.Random(2)
    for _ in range(300):
        if match.ask is None:
            break
        for option in match.options:
            assert actions.option(actions.number(option)) == option
        assert np.isfinite(encoder.encode(match, match.ask.player)).all()
        battery.decide(match, chance)


@pytest.mark.parametrize("game", [PAX, CLASH])
def test_a_record_names_its_pack_and_its_version(make: Make, game: str) -> None:
    folder = make(game)
    match = new(game)
    play(match, 100)
    record = str(match.record)
    assert f'"content": "{NAME}"' in record
    assert packs.hash_of(folder) in record
    assert str(kronika.load(record).record) == record
    changed = record.replace(packs.hash_of(folder), "0" * 16)
    with pytest.raises(RecordError, match=f"another version of the content '{NAME}'"):
        kronika.load(changed)
    with pytest.raises(RecordError, match="another version of the content 'standard'"):
        kronika.load(record.replace(f', "content": "{NAME}"', ""))


@pytest.mark.parametrize("game", [PAX, CLASH])
def test_what_is_wrong_with_a_pack_is_named(make: Make, game: str) -> None:
    folder = make(game)
    (folder / "locale" / "cs.ftl").write_text("", encoding="utf-8")
    with pytest.raises(UsageError, match=rf"'{NAME}'.*locale/cs\.ftl: no message .*{NEW[game]}"):
        new(game)
    text = (folder / "game.toml").read_text(encoding="utf-8")
    (folder / "game.toml").write_text(f"nonsense = 1\n{text}", encoding="utf-8")
    with pytest.raises(UsageError, match=rf"'{NAME}'.*game\.toml: unknown field \"nonsense\""):
        new(game)


def test_a_name_without_a_form_that_sentences_need_is_named(make: Make) -> None:
    folder = make(PAX)
    (folder / "locale" / "pl.ftl").write_text("card-papal-giraffe = Żyrafa\n", encoding="utf-8")
    with pytest.raises(UsageError, match=r"pl\.ftl: card-papal-giraffe has no \.short"):
        new(PAX)


@pytest.mark.parametrize("name", ["nothing", "../other", "", "Standard", "."])
def test_a_pack_that_is_not_there_is_named(make: Make, name: str) -> None:
    make(PAX)
    with pytest.raises(UsageError, match=r"has no content '.*'; there is: standard, other"):
        new(PAX, name)


def test_what_the_board_is_drawn_for_cannot_be_others(make: Make) -> None:
    folder = make(PAX)
    text = (folder / "empires.toml").read_text(encoding="utf-8")
    assert '"paris"' in text
    (folder / "empires.toml").write_text(text.replace('"paris"', '"calais"'), encoding="utf-8")
    with pytest.raises(
        UsageError, match=r'empires\.toml: slot "calais.*" where the map has "paris'
    ):
        new(PAX)
