"""Which resource is gained or lost how."""

from typing import Final

from kronika.core.asks import Rules
from kronika.core.errors import RulesError

from .agenda import Scene
from .choices import GAINS, LOSES
from .counting import amount
from .effect_players import otherwise
from .effects import things as t
from .effects.nodes import Effect
from .gaining import can_gain, gain, put_on_mat
from .gaining_forces import LAND, SHIPS, can_gain_force, gain_force
from .gaining_lands import (
    can_develop,
    can_gain_town,
    can_gain_vassal,
    develop_towns,
    gain_towns,
    gain_vassals,
)
from .gaining_relations import (
    can_gain_alliance,
    can_gain_cb,
    can_gain_claim,
    can_gain_core,
    can_gain_influence,
    can_gain_marriage,
    gain_alliance,
    gain_cb,
    gain_claims,
    gain_core,
    gain_influence,
    gain_marriage,
)
from .losing import can_lose, lose, take
from .people_in_play import candidates
from .state import Table

HANDED_OVER: Final = (
    *(t.DUCATS, t.ADM_POWER, t.DIP_POWER, t.MIL_POWER, t.PRESTIGE, t.COLONIST, t.MANPOWER_TOKEN),
)
"""What can go from one player to another."""


def can_gain_some(s: Table, effect: Effect, scene: Scene, seat: int) -> bool:
    """EU-16.3.2: whether something of the resource can be gained."""
    if amount(s, effect.n, scene, seat) <= 0:
        return False
    what = effect.what
    if what in LAND or what in SHIPS:
        return can_gain_force(s, effect, scene, seat)
    if what == t.INFLUENCE:
        return can_gain_influence(s, effect, scene, seat)
    if what == t.CLAIM:
        return can_gain_claim(s, effect, scene, seat)
    if what == t.CORE:
        return can_gain_core(s, effect, scene, seat)
    if what == t.ALLIANCE:
        return can_gain_alliance(s, effect, scene, seat)
    if what == t.MARRIAGE:
        return can_gain_marriage(s, effect, scene, seat)
    if what == t.TOWN:
        return can_gain_town(s, effect, scene, seat)
    if what == t.VASSAL:
        return can_gain_vassal(s, effect, scene, seat)
    if what == t.CASUS_BELLI:
        return can_gain_cb(s, effect, scene, seat)
    return can_gain(s, effect, scene, seat)


def gain_some(s: Table, effect: Effect, scene: Scene, seat: int) -> Rules:
    """EU-16.3.5: up to n of the resource, as many as possible; who is refused gets the rest."""
    what, n = effect.what, amount(s, effect.n, scene, seat)
    if what == t.ALLIANCE or what == t.MARRIAGE:
        if what == t.ALLIANCE:
            done = yield from gain_alliance(s, effect, scene, seat, n)
        else:
            done = yield from gain_marriage(s, effect, scene, seat, n)
        if not done:
            otherwise(s, effect, scene)
    elif what in LAND or what in SHIPS:
        yield from gain_force(s, effect, scene, seat, n)
    elif what == t.INFLUENCE:
        yield from gain_influence(s, effect, scene, seat, n)
    elif what == t.CLAIM:
        yield from gain_claims(s, effect, scene, seat, n)
    elif what == t.CORE:
        yield from gain_core(s, effect, scene, seat, n)
    elif what == t.TOWN:
        yield from gain_towns(s, effect, scene, seat, n)
    elif what == t.VASSAL:
        yield from gain_vassals(s, effect, scene, seat, n)
    elif what == t.CASUS_BELLI:
        yield from gain_cb(s, effect, scene, seat, n)
    else:
        yield from gain(s, effect, scene, seat, n)


def can_lose_some(s: Table, effect: Effect, scene: Scene, seat: int) -> bool:
    """EU-16.3.2: whether something of the resource can be lost."""
    return amount(s, effect.n, scene, seat) > 0 and can_lose(s, effect, scene, seat)


def lose_some(s: Table, effect: Effect, scene: Scene, seat: int) -> Rules:
    """EU-16.3.5: up to n of the resource."""
    yield from lose(s, effect, scene, seat, amount(s, effect.n, scene, seat))


def can_transfer(s: Table, effect: Effect, scene: Scene, seat: int) -> bool:
    """EU-16.3.2: whether there is something to lose, and somebody to get it."""
    assert effect.whom is not None
    return can_lose_some(s, effect, scene, seat) and bool(candidates(s, effect.whom, scene))


def transfer(s: Table, effect: Effect, scene: Scene, seat: int) -> Rules:
    """EU-16.3.5: what the one really loses goes to the other; to the supply if they are one."""
    assert effect.whom is not None
    if effect.what not in HANDED_OVER:
        raise RulesError(f"{t.RESOURCES[effect.what]} cannot be handed over")
    lost = take(s, effect.what, seat, amount(s, effect.n, scene, seat))
    if lost:
        s.tell(LOSES, seat, lost, effect.what)
        to = candidates(s, effect.whom, scene)[0]
        if to != seat:
            s.tell(GAINS, to, put_on_mat(s, to, effect.what, lost), effect.what)
    yield from ()


def can_develop_some(s: Table, effect: Effect, scene: Scene, seat: int) -> bool:
    """EU-16.3.15."""
    return can_develop(s, effect, scene, seat)


def develop_some(s: Table, effect: Effect, scene: Scene, seat: int) -> Rules:
    """EU-16.3.15."""
    yield from develop_towns(s, effect, scene, seat, amount(s, effect.n, scene, seat))
