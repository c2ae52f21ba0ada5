"""The rules as people look them up."""

from pathlib import Path

import pytest

from kronika.core.errors import UsageError
from kronika.core.rulebook import Rule, Rulebook, fold, rulebook
from kronika.core.text import LANGUAGES

from .command import complaint, kronika

GAME = "pax-renaissance"
TEXT = """\
# Game

An introduction.

## A. First

A paragraph
of two lines.

- **XY-A1.1** Příliš žluťoučký KŮŇ.
- **XY-A1.2** Łódź (A1.1).

| x | y |
| - | - |
| horse | 1 |

### A2. Second: horses

- **XY-A2.1** Nothing here.

### A20. Third

- **XY-A20.1** Something.

## Examples

- **XY-EX01** An example.
"""

NUMBERED = """\
# Game

## 2. Basics

### 2.T. Key terms

- **EU-2.T1** Land.
- **EU-2.T12** Control since 1444.

## 4. Sequence of play

- **EU-4.0.1** Ages.

### 4.2. Actions

- **EU-4.2.1** Turns.
- **EU-4.2.13** The end (4.2.1).

### 4.20. Later

- **EU-4.20.1** Later.

## 5. Basic Actions

### 5.1.EV. Event

- **EU-5.1.EV1** Once.
- **EU-5.1.EV10** Rulers.

### 5.5. Military Actions

- **EU-5.5.DW3** War, 4 times.

## H. Hidden information

- **EU-H.6** No question.

## BOT. Bots

- **EU-BOT.1** Seats.
- **EU-BOT.19** Cards.

## 22. Further rules

- **EU-22.1.2** Optional.
"""


def ids(book: Rulebook, query: str) -> list[str]:
    return [rule.id for section in book.find(query) for rule in section.rules]


@pytest.fixture
def book() -> Rulebook:
    return Rulebook(TEXT, "en")


def test_book_is_read(book: Rulebook) -> None:
    assert book.title == "Game"
    assert book.prefix == "XY"
    assert [section.heading for section in book.sections] == [
        "A. First",
        "A2. Second: horses",
        "A20. Third",
        "Examples",
    ]
    first, second = book.sections[:2]
    assert [part for part in first.parts if isinstance(part, str)] == [
        "A paragraph\nof two lines.",
        "| x | y |\n| - | - |\n| horse | 1 |",
    ]
    assert second.chapter is first


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("XY-A1.1", ["XY-A1.1"]),
        ("xy-a1", ["XY-A1.1", "XY-A1.2"]),
        ("A2", ["XY-A2.1"]),
        ("A20", ["XY-A20.1"]),
        ("xy-a", ["XY-A1.1", "XY-A1.2", "XY-A2.1", "XY-A20.1"]),
        ("A", ["XY-A1.1", "XY-A1.2", "XY-A2.1", "XY-A20.1"]),
        ("EX01", ["XY-EX01"]),
        ("XY-EX", ["XY-EX01"]),
        ("XY-A1.3", []),
        ("XY-B", []),
        ("zlutoucky KUN", ["XY-A1.1"]),
        ("lodz", ["XY-A1.2"]),
        ("horse nothing", ["XY-A2.1"]),
        ("dragon", []),
    ],
)
def test_find(query: str, found: list[str], book: Rulebook) -> None:
    assert ids(book, query) == found


def test_book_with_numbers_is_read() -> None:
    book = Rulebook(NUMBERED, "en")
    assert book.prefix == "EU"
    assert [section.code for section in book.sections] == [
        *("2", "2.T", "4", "4.2", "4.20", "5", "5.1.EV", "5.5", "H", "BOT", "22"),
    ]
    actions = book.sections[3]
    assert actions.heading == "4.2. Actions"
    assert [rule.id for rule in actions.rules] == ["EU-4.2.1", "EU-4.2.13"]
    for id in [rule.id for section in book.sections for rule in section.rules]:
        assert ids(book, id) == [id]


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("EU-4.2.1", ["EU-4.2.1"]),
        ("4.2.1", ["EU-4.2.1"]),
        ("eu-4.2", ["EU-4.2.1", "EU-4.2.13"]),
        ("4", ["EU-4.0.1", "EU-4.2.1", "EU-4.2.13", "EU-4.20.1"]),
        ("EU-2.T1", ["EU-2.T1"]),
        ("2.t", ["EU-2.T1", "EU-2.T12"]),
        ("EU-5.1.EV", ["EU-5.1.EV1", "EU-5.1.EV10"]),
        ("5.1", ["EU-5.1.EV1", "EU-5.1.EV10"]),
        ("5.5.dw3", ["EU-5.5.DW3"]),
        ("h.6", ["EU-H.6"]),
        ("EU-BOT", ["EU-BOT.1", "EU-BOT.19"]),
        ("bot.1", ["EU-BOT.1"]),
        ("EU-22.1.2", ["EU-22.1.2"]),
        ("EU-4.9", []),
        # A number that no rule has is a word.
        ("1444", ["EU-2.T12"]),
        ("4 times", ["EU-5.5.DW3"]),
    ],
)
def test_find_by_number(query: str, found: list[str]) -> None:
    assert ids(Rulebook(NUMBERED, "en"), query) == found


@pytest.mark.parametrize("query", ["4", "4.2", "1444", "4.2.1"])
def test_a_number_is_a_word_where_rules_have_letters(query: str, book: Rulebook) -> None:
    assert not book.is_id(query)


def test_find_tables(book: Rulebook) -> None:
    (section, _) = book.find("horse")
    assert section.parts == ["| x | y |\n| - | - |\n| horse | 1 |"]
    assert len(book.find("A")[0].parts) == 4


def test_fold_keeps_places() -> None:
    text = "Łódź ŽLUŤOUČKÝ ß ﬁn ½"
    assert len(fold(text)) == len(text)
    assert fold(text).startswith("lodz zlutoucky ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_of_the_game_can_be_found(language: str) -> None:
    book = rulebook(GAME, language)
    assert book.language == language
    all_ids = [rule.id for section in book.sections for rule in section.rules]
    assert len(all_ids) > 350
    assert len(set(all_ids)) == len(all_ids)
    for id in all_ids:
        assert ids(book, id) == [id]
    for part in (part for section in book.sections for part in section.parts):
        assert isinstance(part, Rule) or "**PR-" not in part


def test_every_prompt_and_setting_has_its_rule() -> None:
    from kronika.games import find

    game = find(GAME)
    book = rulebook(GAME, "en")
    for rule in [prompt.rule for prompt in game.prompts] + [one.rule for one in game.settings]:
        assert ids(book, rule)


def test_unknown_language() -> None:
    with pytest.raises(UsageError, match="no language 'de'"):
        rulebook(GAME, "de")


def test_contents(tmp_path: Path) -> None:
    run = kronika("rules", GAME, home=tmp_path)
    assert run.returncode == 0
    assert run.stdout.startswith("Pax Renaissance\nA. Goal\n   A1. The game in short\n")


def test_rule_section_chapter_and_words(tmp_path: Path) -> None:
    rule = kronika("rules", GAME, "pr-e1.2", home=tmp_path).stdout
    section = kronika("rules", GAME, "E1", home=tmp_path).stdout
    chapter = kronika("rules", GAME, "PR-E", home=tmp_path).stdout
    assert rule.startswith("E. Actions › E1. Buy a card")
    assert "PR-E1.2  Pay by" in rule
    assert "PR-E1.3" not in rule
    assert "PR-E1.3" in section
    assert "PR-E2.1" not in section
    assert "PR-E2.1" in chapter
    words = kronika("rules", GAME, "--lang", "cs", "KRAL", "republ", home=tmp_path).stdout
    assert "králov" in words
    assert kronika("rules", GAME, "KRAL", "republ", "--lang", "cs", home=tmp_path).stdout == words


def test_nothing_found(tmp_path: Path) -> None:
    run = kronika("rules", GAME, "dragon", home=tmp_path)
    assert run.returncode == 1
    assert "Nothing in the rules has “dragon”" in complaint(run)
