"""Words for phrases: cases, plurals, what is missing; and that no language lacks a message."""

from functools import cache
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import kronika
from kronika.core.asks import EVERYBODY, NUMBER, Ask, Event, Kind, Line, Prompt, Verb
from kronika.core.errors import UsageError
from kronika.core.text import (
    LANGUAGES,
    LOCALE,
    MissingWords,
    Text,
    check_language,
    common_text,
    text_of,
)

CITY: Final = Kind("city", ["paris", "vienna"])
GO: Final = Verb("go", (CITY, CITY, NUMBER))
REST: Final = Verb("rest")
ASK_CITY: Final = Prompt("city", (CITY,))
ARRIVES: Final = Event("arrives", (CITY, NUMBER))

WORDS: Final = """
hello = Ahoj, { $name }!
city-paris = Paříž
    .loc = v Paříži
    .gen = Paříže
city-vienna = Vídeň
    .loc = ve Vídni
    .gen = Vídně
prompt-city = Kam z { $city-gen }?
option-go = Z { $city-gen } ({ $city2 }) za { $number }
log-arrives = { $number ->
    [one] Jeden posel je { $city-loc }.
    [few] { $number } poslové jsou { $city-loc }.
   *[other] { $number } poslů je { $city-loc }.
}
bare =
    .title = jen atribut
"""

FOLDERS: Final = [LOCALE, *(kronika.game(name).folder / "locale" for name in kronika.games())]


@pytest.fixture
def text(tmp_path: Path) -> Text:
    (tmp_path / "cs.ftl").write_text(WORDS, encoding="utf-8")
    return Text([tmp_path], "cs")


def arrives(text: Text, city: int, number: int) -> str:
    return text.line(Line(ARRIVES, city, number, 0, EVERYBODY))


def test_a_message_gets_its_arguments(text: Text) -> None:
    assert text.message("hello", name="Jano") == "Ahoj, Jano!"
    assert text.name("city", "paris") == "Paříž"
    assert text.language == "cs"


def test_a_thing_is_named_in_the_case_that_the_sentence_asks_for(text: Text) -> None:
    assert text.prompt(Ask(0, ASK_CITY, [], 0)) == "Kam z Paříže?"
    assert text.prompt(Ask(0, ASK_CITY, [], 1)) == "Kam z Vídně?"


def test_a_form_of_a_message_can_be_asked_for(text: Text) -> None:
    assert text.message("city-paris.loc") == "v Paříži"
    assert text.message("bare.title") == "jen atribut"
    with pytest.raises(MissingWords, match=r"city-paris\.dat"):
        text.message("city-paris.dat")


def test_the_second_thing_of_a_kind_has_its_own_name(text: Text) -> None:
    assert text.option(GO.of(1, 0, 3)) == "Z Vídně (Paříž) za 3"


def test_a_number_chooses_the_plural(text: Text) -> None:
    assert arrives(text, 0, 1) == "Jeden posel je v Paříži."
    assert arrives(text, 1, 2) == "2 poslové jsou ve Vídni."
    assert arrives(text, 1, 5) == "5 poslů je ve Vídni."


def test_a_missing_message_is_an_error(text: Text) -> None:
    assert text.has("hello")
    assert not text.has("option-rest")
    with pytest.raises(MissingWords, match="cs: no message 'option-rest'"):
        text.option(REST.of())
    with pytest.raises(MissingWords, match="no message 'city-rome'"):
        text.name("city", "rome")


def test_a_message_that_lacks_an_argument_is_an_error(text: Text) -> None:
    with pytest.raises(MissingWords, match=r"'hello'.*name"):
        text.message("hello")


def test_a_message_without_words_is_an_error(text: Text) -> None:
    with pytest.raises(MissingWords, match="'bare' has no text"):
        text.message("bare")


def test_a_message_finds_what_it_refers_to(tmp_path: Path) -> None:
    """Before and behind it, a term, a form, and what these refer to."""
    terms = "-town = { $case ->\n    [gen] Prahy\n   *[nom] Praha\n}\n"
    words = (
        terms
        + """say = { way }, { from }
way = Cesta do { -town(case: "gen") }
from = z { bare.title }
# A remark, and an empty line

bare =
    .title = { -town }
"""
    )
    (tmp_path / "cs.ftl").write_text(words, encoding="utf-8")
    assert Text([tmp_path], "cs").message("say") == "Cesta do Prahy, z Praha"


def test_a_mistake_in_one_message_takes_no_other_with_it(tmp_path: Path) -> None:
    (tmp_path / "cs.ftl").write_text("one = { $a\ntwo = dvě\n", encoding="utf-8")
    text = Text([tmp_path], "cs")
    assert not text.has("one")
    assert text.message("two") == "dvě"


def test_words_of_all_folders_are_there(tmp_path: Path) -> None:
    for folder, words in (("one", "one = jedna"), ("two", "two = dvě")):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "cs.ftl").write_text(words, encoding="utf-8")
        (tmp_path / folder / "board.cs.ftl").write_text(f"board-{words}", encoding="utf-8")
        (tmp_path / folder / "pl.ftl").write_text(f"polish-{words}", encoding="utf-8")
    text = Text([tmp_path / "one", tmp_path / "two"], "cs")
    assert [text.message(id) for id in ("one", "board-one", "two", "board-two")] == [
        "jedna",
        "jedna",
        "dvě",
        "dvě",
    ]
    assert not text.has("polish-one")


def test_only_three_languages_are_spoken() -> None:
    assert LANGUAGES == ("en", "cs", "pl")
    assert [check_language(language) for language in LANGUAGES] == list(LANGUAGES)
    for ask in (check_language, common_text):
        with pytest.raises(UsageError, match="no language 'de'; there are: en, cs, pl"):
            ask("de")


def test_common_words_are_there_in_every_language_and_every_game() -> None:
    assert [common_text(language).message("yes") for language in LANGUAGES] == ["Yes", "Ano", "Tak"]
    for name in kronika.games():
        assert text_of(kronika.game(name), "cs").message("no") == "Ne"


def files(folder: Path, language: str) -> list[Path]:
    return sorted(folder.glob(f"*{language}.ftl"))


@cache
def entries(folder: Path, language: str) -> list[ast.EntryType]:
    read = [file.read_text(encoding="utf-8") for file in files(folder, language)]
    return [entry for text in read for entry in FluentParser().parse(text).body]


@cache
def messages(folder: Path, language: str) -> dict[str, ast.Message]:
    found = entries(folder, language)
    return {entry.id.name: entry for entry in found if isinstance(entry, ast.Message)}


class Variables(Visitor):
    """The names of the arguments that a message asks for."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def variables(message: ast.Message) -> set[str]:
    visitor = Variables()
    visitor.visit(message)
    return visitor.names


OF_CARDS: Final = ("text-", "selector-", "object-", "effect-", "modifier-", "condition-")
"""What is put together into the words of a card: there, too, a name comes in any case. All cards
are read in their own tests."""


def things(message: ast.Message) -> set[str]:
    """What a message speaks of, in whatever case."""
    return {name.partition("-")[0] for name in variables(message)}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
class TestLocaleFolder:
    @pytest.mark.parametrize("language", LANGUAGES)
    def test_every_line_can_be_read(self, folder: Path, language: str) -> None:
        assert files(folder, language)
        junk = [
            entry.content
            for entry in entries(folder, language)
            if isinstance(entry, ast.Junk) and entry.content is not None
        ]
        assert junk == []

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_no_message_is_there_twice(self, folder: Path, language: str) -> None:
        own = list(entries(folder, language))
        if folder != LOCALE:
            own += entries(LOCALE, language)
        ids = [entry.id.name for entry in own if isinstance(entry, ast.Message)]
        assert sorted({id for id in ids if ids.count(id) > 1}) == []

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_all_languages_have_the_same_messages(self, folder: Path, language: str) -> None:
        assert messages(folder, language).keys() ^ messages(folder, "en").keys() == set()
        names = {file.name.replace(f"{language}.ftl", "") for file in files(folder, language)}
        assert names == {file.name.replace("en.ftl", "") for file in files(folder, "en")}

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_a_translation_asks_for_no_other_arguments(self, folder: Path, language: str) -> None:
        english = messages(folder, "en")
        for id, message in messages(folder, language).items():
            # What names a thing may take it in any case: test_every_phrase_... says them all.
            if not id.startswith(("option-", "prompt-", "log-")) and not id.endswith("-side"):
                asks = things if id.startswith(OF_CARDS) else variables
                assert asks(message) <= asks(english[id]), id


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_common_words_are_translated(language: str) -> None:
    english = messages(LOCALE, "en")
    same = {id for id, message in messages(LOCALE, language).items() if message.equals(english[id])}
    assert same <= {"cli-quit-drop", "cli-seat-bot"}


# Players of one table

PLAYER: Final = Kind("player", ["one", "two", "rogue"], thing=True, seats=True)
PAYS: Final = Event("pays", (PLAYER, PLAYER))
TURN: Final = Prompt("turn", (PLAYER,))
PLAYERS: Final = """
player-one = Hráč 1
    .dat = hráči 1
player-two = Hráč 2
    .dat = hráči 2
player-rogue = Zloděj
    .dat = zloději
player-side = Hráč { $name-gen }
    .dat = hráči { $name-gen }
player-person = { $name }
    .dat = hráči { $name }
side-celts = Keltové
    .gen = Keltů
log-pays = { $player } ({ $player-person }) platí { $player2-dat }.
prompt-turn = { $player }?
"""


@pytest.fixture
def players(tmp_path: Path) -> Text:
    (tmp_path / "cs.ftl").write_text(PLAYERS, encoding="utf-8")
    return Text([tmp_path], "cs")


def pays(text: Text, a: int, b: int) -> str:
    return text.line(Line(PAYS, a, b, 0, EVERYBODY))


def test_without_a_table_a_player_is_called_after_his_seat(players: Text) -> None:
    assert pays(players, 0, 1) == "Hráč 1 (Hráč 1) platí hráči 2."


def test_a_player_is_called_after_his_side_or_else_after_himself(players: Text) -> None:
    table = players.at_table(["side-celts", "player-two"], ["Eva", "Jan"])
    assert pays(table, 0, 1) == "Hráč Keltů (Eva) platí hráči Jan."
    assert pays(table, 1, 0) == "Jan (Jan) platí hráči Keltů."
    assert pays(table, 2, 0) == "Zloděj (Zloděj) platí hráči Keltů."
    assert table.marked_line(Line(PAYS, 1, 0, 0, EVERYBODY)) == [
        ("Jan", "player:two"),
        (" (", ""),
        ("Jan", "player:two"),
        (") platí ", ""),
        ("hráči Keltů", "player:one"),
        (".", ""),
    ]


def test_a_name_that_two_share_tells_nobody_apart(players: Text) -> None:
    table = players.at_table(["player-one", "player-two"], ["Bot", "Bot"])
    assert pays(table, 0, 1) == "Hráč 1 (Hráč 1) platí hráči 2."


def test_tables_do_not_hear_each_other(players: Text) -> None:
    ask = Ask(0, TURN, [], 0)
    first = players.at_table(["player-one", "player-two"], ["Eva", "Jan"])
    second = players.at_table(["player-one", "player-two"], ["Ota", "Jan"])
    said = [text.prompt(ask) for text in (players, first, second, players, first)]
    assert said == ["Hráč 1?", "Eva?", "Ota?", "Hráč 1?", "Eva?"]


def test_a_name_cannot_look_like_a_mark(players: Text) -> None:
    table = players.at_table(["player-one", "player-two"], ["\ue0009\ue000Eva\ue001", "Jan"])
    assert table.marked_line(Line(PAYS, 1, 0, 0, EVERYBODY))[4] == ("hráči 9Eva", "player:one")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", kronika.games())
def test_every_phrase_can_call_a_player_by_side_or_name(name: str, language: str) -> None:
    game = kronika.game(name)
    match = kronika.new(name, players=game.players[0], seed=1)
    while match.ask and len(match.decisions) < 30:
        match.choose(match.options[-1])
    sides = game.seat_names(match.state)
    usual = [f"{kind.name}-{kind.id(seat)}" for kind in game.kinds if kind.seats for seat in (0, 1)]
    for seated in (sides, usual):
        text = text_of(game, language).at_table(seated, ["Eva", "Jan"])
        for event in game.events:
            if any(kind.seats for kind in event.kinds):
                assert text.line(Line(event, 0, 0, 0, 0, 0))
        for verb in game.verbs:
            if any(kind.seats for kind in verb.kinds):
                assert text.option(verb.of(0, 0, 0, 0, 0))
        for prompt in game.prompts:
            if any(kind.seats for kind in prompt.kinds):
                assert text.prompt(Ask(0, prompt, [], 0, 0, 0, 0, 0))
