"""Realms that players pick for effects that speak of them."""

from typing import Final

from kronika.core.asks import Ask, Option, Prompt, RulesOf, Verb

from .agenda import Scene
from .effects import selectors as sel
from .effects.nodes import Effect, Selector
from .effects.things import HAVING_MARRIAGE, HAVING_RELIGION
from .people_in_play import candidates, decider
from .selecting import bits, is_of_faith, mask
from .state import Table
from .terms import NONE, REALM_COUNT
from .words import REALM

PICK: Final = Verb("pick-that-realm", (REALM,))
PICK_NONE: Final = Verb("pick-no-realm", ())
ASK_PICK: Final = Prompt("pick-that-realm", (), "EU-16.3.28")


def picks_of(effect: Effect) -> list[Selector]:
    """The selectors of an effect that a player has to pick for."""
    found: list[Selector] = []
    for selector in (effect.where, effect.against):
        if selector is not None:
            _collect(selector, found)
    return found


def _collect(selector: Selector, found: list[Selector]) -> None:
    if selector.word == sel.PICK:
        found.append(selector)
    for part in selector.parts:
        _collect(part, found)


def pickable(s: Table, selector: Selector, scene: Scene) -> list[int]:
    """Realms with a Marriage token on their capital, of a faith, or with a capital there."""
    found: list[int] = []
    region = Selector(sel.REGION)
    region.number = selector.region
    there = mask(s, region, scene, scene.you) if selector.region != NONE else 0
    for realm in range(REALM_COUNT):
        if not s.lands[realm] or s.capital[realm] == NONE:
            continue
        if selector.having == HAVING_MARRIAGE:
            fits = s.marriages[realm] != 0
        elif selector.having == HAVING_RELIGION:
            fits = is_of_faith(s.religion[realm], selector.faith)
        else:
            fits = bool(there & bits([s.capital[realm]]))
        if fits:
            found.append(realm)
    return found


def ask_for_realm(
    s: Table, selector: Selector, scene: Scene, better: list[int], optional: bool
) -> RulesOf[int]:
    """EU-16.3.28: one of them, if possible one on which there is a result; NONE: nobody."""
    found = better or pickable(s, selector, scene)
    if not found:
        return NONE
    assert selector.who is not None
    seats = candidates(s, selector.who, scene)
    seat = seats[0] if seats else decider(s, scene)
    options: list[Option] = [PICK.of(realm) for realm in found]
    if optional:
        options.append(PICK_NONE.of())
    chosen = yield Ask(seat, ASK_PICK, options, default=options[-1] if optional else options[0])
    return NONE if chosen.verb is PICK_NONE else chosen.a
