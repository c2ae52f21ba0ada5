"""Content files in TOML and JSON, and trees of words: what does not fit is named."""

from pathlib import Path
from typing import final

import pytest

from kronika.core.entries import Entry, Words, read
from kronika.core.errors import ContentError

FIELDS = ["card"]


@final
class Gain:
    def __init__(self, what: str, n: int) -> None:
        self.what = what
        self.n = n


@final
class Choose:
    def __init__(self, first: "list[Effect]", second: "list[Effect]") -> None:
        self.first = first
        self.second = second


@final
class Crown:
    def __init__(self, realm: str) -> None:
        self.realm = realm


Effect = Gain | Choose | Crown

EFFECTS: Words[Effect] = Words("effect")
EFFECTS.say("gain", lambda e: Gain(e.text("what"), e.number("n", 1)), ["what", "n"])
EFFECTS.say(
    "choose", lambda e: Choose(e.trees("a", EFFECTS), e.trees("b", EFFECTS, True)), ["a", "b"]
)
EFFECTS.say("crown", lambda e: Crown(e.text("crown")))


def cards(tmp_path: Path, text: str, name: str = "cards.json") -> list[Entry]:
    (tmp_path / name).write_text(text, encoding="utf-8")
    return read(tmp_path, name, FIELDS).entries("card", ["id", "effects"])


def effects(tmp_path: Path, tree: str) -> list[Effect]:
    text = f'{{"card": [{{"id": "fair", "effects": {tree}}}]}}'
    return cards(tmp_path, text)[0].trees("effects", EFFECTS)


def test_the_same_entries_from_both_forms(tmp_path: Path) -> None:
    toml = cards(tmp_path, '[[card]]\nid = "fair"\neffects = []\n', "cards.toml")
    json = cards(tmp_path, '{"card": [{"id": "fair", "effects": []}]}')
    assert toml[0].table == json[0].table
    assert json[0].where == 'cards.json: card "fair"'


def test_a_tree_becomes_objects(tmp_path: Path) -> None:
    tree = '[{"choose": {"a": [{"gain": {"what": "ducats", "n": 3}}, {"crown": "france"}]}}]'
    with pytest.raises(ContentError, match="missing"):
        effects(tmp_path, '[{"choose": {}}]')
    (choose,) = effects(tmp_path, tree)
    assert isinstance(choose, Choose)
    gain, crown = choose.first
    assert isinstance(gain, Gain)
    assert (gain.what, gain.n) == ("ducats", 3)
    assert isinstance(crown, Crown)
    assert crown.realm == "france"
    assert choose.second == []


PLACE = 'cards.json: card "fair": effects 1'


@pytest.mark.parametrize(
    ("tree", "complaint"),
    [
        ('[{"gian": {}}]', f'{PLACE}: unknown effect "gian" (did you mean "gain"?)'),
        ("[{}]", f"{PLACE}: must have one key, the effect; it has none"),
        (
            '[{"gain": {}, "crown": "x"}]',
            f'{PLACE}: must have one key, the effect; it has "gain", "crown"',
        ),
        ('[{"gain": 3}]', f'{PLACE}: "gain" must be a table'),
        ('[{"gain": {"what": "x", "m": 1}}]', f'{PLACE}: gain: unknown field "m"'),
        (
            '[{"gain": {"what": "x", "n": "y"}}]',
            f'{PLACE}: gain: field "n" must be a whole number',
        ),
        ('[{"crown": true}]', f'{PLACE}: field "crown" must be a text'),
        (
            '[{"choose": {"a": [{"crown": "x"}, {"crowm": 1}]}}]',
            f'{PLACE}: choose: a 2: unknown effect "crowm" (did you mean "crown"?)',
        ),
        ('["gain"]', 'cards.json: card "fair": field "effects" must be a list of tables'),
    ],
)
def test_what_is_wrong_in_a_tree_is_named(tmp_path: Path, tree: str, complaint: str) -> None:
    with pytest.raises(ContentError) as caught:
        effects(tmp_path, tree)
    assert str(caught.value) == complaint


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ('{"card": [}', "Expecting value"),
        ("[]", "the file must be a table"),
        ('{"card": [], "card": []}', '"card" twice in one table'),
        ('{"card": NaN}', "NaN is no number"),
        ("[" * 100_000, "recursion"),
    ],
)
def test_what_is_no_json_is_named(tmp_path: Path, text: str, complaint: str) -> None:
    with pytest.raises(ContentError, match=rf"^cards\.json: not valid JSON: .*{complaint}"):
        cards(tmp_path, text)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"^cards\.json: cannot be read"):
        read(tmp_path, "cards.json", FIELDS)
