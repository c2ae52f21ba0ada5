"""EU-2.2.2, EU-CMP.10, EU-CMP.11: there are only so many tokens of faiths."""

import pytest

from kronika.games.europa_universalis.agenda import Duty
from kronika.games.europa_universalis.faith_tokens import place_faith, tokens_of
from kronika.games.europa_universalis.places import AREAS
from kronika.games.europa_universalis.position import Position
from kronika.games.europa_universalis.religion import faith_of
from kronika.games.europa_universalis.symbols import resolve_symbol
from kronika.games.europa_universalis.terms import (
    CATHOLIC,
    CATHOLIC_TOKENS,
    COUNTER_REFORMED,
    DIVERSE,
    NONE,
    PROTESTANT,
    PROTESTANT_TOKENS,
    REVOLUTIONARY,
    SYMBOLS,
)

from .helpers import area, realm
from .working import Worked

pytestmark = pytest.mark.compiled

REFORMED = (PROTESTANT, COUNTER_REFORMED)


def laid(faith: str, many: int) -> Position:
    """So many tokens of a faith, on Areas that are printed Catholic, but for some of Iberia."""
    p = Position("S14")
    spared = {p.s.atlas.area_slot[area(name)] for name in ("castile", "portugal", "leon")}
    found = [
        slot
        for slot in p.s.atlas.slots
        if p.s.atlas.area_religion[slot] == CATHOLIC and slot not in spared
    ]
    return p.faith(faith, *[AREAS[slot] for slot in found[:many]])


@pytest.mark.rule("EU-2.2.2", "EU-CMP.10", "EU-CMP.11")
def test_a_token_is_taken_from_elsewhere_only_if_none_is_left() -> None:
    p = laid("protestant", PROTESTANT_TOKENS - 1)
    s, france = p.s, p.seat("france")
    assert not Worked(s, {}, place_faith(s, france, area("portugal"), COUNTER_REFORMED)).asked
    assert len(tokens_of(s, REFORMED)) == PROTESTANT_TOKENS
    taken = next(slot for slot in tokens_of(s, REFORMED) if s.faith[slot] == PROTESTANT)
    worked = Worked(
        s,
        {},
        place_faith(s, france, area("castile"), PROTESTANT),
        ("france", f"take-faith-token {AREAS[taken]}"),
    )
    assert len(worked.asked[0][2]) == PROTESTANT_TOKENS
    assert (faith_of(s, area("castile")), faith_of(s, taken)) == (PROTESTANT, CATHOLIC)
    assert len(tokens_of(s, REFORMED)) == PROTESTANT_TOKENS


@pytest.mark.rule("EU-CMP.10", "EU-15.3.4")
def test_a_token_turns_in_its_place_and_what_is_printed_needs_none() -> None:
    p = laid("protestant", PROTESTANT_TOKENS)
    s, france = p.s, p.seat("france")
    first, second = tokens_of(s, REFORMED)[:2]
    assert not Worked(s, {}, place_faith(s, france, first, COUNTER_REFORMED)).asked
    assert not Worked(s, {}, place_faith(s, france, second, CATHOLIC)).asked
    assert (faith_of(s, first), faith_of(s, second)) == (COUNTER_REFORMED, CATHOLIC)
    assert len(tokens_of(s, REFORMED)) == PROTESTANT_TOKENS - 1


@pytest.mark.rule("EU-CMP.11", "EU-15.2.4", "EU-15.0.12")
def test_an_area_that_loses_its_token_has_its_printed_faith_and_nprs_follow() -> None:
    p = laid("diverse", CATHOLIC_TOKENS - 2)
    s, france = p.s, p.seat("france")
    p.faith("diverse", "portugal", "leon").state_religion("portugal", "protestant")
    for name, faith in (("portugal", CATHOLIC), ("leon", REVOLUTIONARY)):
        s.revolution[area("leon")] = True
        rules = place_faith(s, france, area("castile"), DIVERSE)
        Worked(s, {}, rules, ("france", f"take-faith-token {name}"))
        assert faith_of(s, area(name)) == faith
        assert s.faith[area(name)] == CATHOLIC
        p.faith("catholic", "castile").faith("diverse", "portugal")
    assert s.religion[realm("portugal")] == CATHOLIC


@pytest.mark.rule("EU-16.5.21", "EU-2.2.2")
@pytest.mark.parametrize("who", ["", "france"])
def test_who_is_active_says_which_token_is_taken_else_the_first_player(who: str) -> None:
    p = laid("diverse", CATHOLIC_TOKENS - 1)
    s = p.s
    duty = Duty(10, SYMBOLS.index("religious-ideas"), p.seat(who) if who else NONE)
    worked = Worked(s, {}, resolve_symbol(s, duty))
    asked = [(seat, keys) for seat, name, keys in worked.asked if name == "take-faith-token"]
    assert [seat for seat, _ in asked] == [p.seat(who) if who else s.first]
    assert len(asked[0][1]) == CATHOLIC_TOKENS - 1, "not the one that was just placed"
    assert len(tokens_of(s, (CATHOLIC, DIVERSE))) == CATHOLIC_TOKENS
