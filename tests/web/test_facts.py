"""Facts beside the values of a setting, and what they can be sorted out by."""

import pytest

from kronika.core.game import MINUTES, PEOPLE, WEIGHT, YEAR, Fact
from kronika.web.facts import by_weight, filters_of, shown_facts


@pytest.mark.parametrize(
    ("least", "most", "words"),
    [(90, 150, "1½–2½ h"), (30, 60, "½–1 h"), (120, 120, "2 h"), (800, 1300, "13–22 h")],
)
def test_minutes_are_told_in_hours(least: int, most: int, words: str) -> None:
    (fact,) = shown_facts([Fact(MINUTES, least, most)], "en")
    assert fact.words == words


def test_who_has_three_hours_looks_at_the_longest() -> None:
    (fact,) = shown_facts([Fact(MINUTES, 120, 200)], "cs")
    assert (fact.least, fact.most) == (200, 200)


def test_weight_is_told_in_dots_and_in_words() -> None:
    (fact,) = shown_facts([Fact(WEIGHT, 2, 2)], "en")
    assert fact.dots == (True, True, False, False, False)
    assert fact.told == "weight 2 of 5"


def test_people_are_told_in_their_number() -> None:
    one, more = shown_facts([Fact(PEOPLE, 1, 1), Fact(PEOPLE, 1, 3)], "pl")
    assert (one.told, more.told) == ("1 osoba", "1–3 osoby")


def test_filters_have_what_there_is() -> None:
    light = [Fact(YEAR, 1444, 1444), Fact(PEOPLE, 1, 2), Fact(MINUTES, 60, 120)]
    heavy = [Fact(YEAR, 1517, 1517), Fact(PEOPLE, 3, 3), Fact(MINUTES, 300, 500)]
    people, time, year = filters_of([light, heavy], "en")
    assert [span.words for span in people.spans] == ["1", "2", "3"]
    assert [(span.words, span.least, span.most) for span in time.spans] == [
        ("3 h", 0, 180),
        ("6 h", 0, 360),
        ("more", 361, 500),
    ]
    assert [span.words for span in year.spans] == ["1444", "1517"]
    assert filters_of([light[:1]], "en") == ()
    assert sorted([heavy, light], key=by_weight) == [light, heavy]
