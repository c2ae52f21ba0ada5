"""Chapters 13 and 14.4: who comes from outside: Vikings to Taifas, Germans from Belgica."""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, Verb
from kronika.core.floors import each

from .control import refresh_control
from .factions import has_ability
from .recruiting import has_cube, infantry_price, upgrade_price
from .state import LATER, Table
from .terms import ABILITIES, BELGICA, HI, LI, STANDARD, WS
from .words import FIELD, LEVEL, NUMBER, PLAYER

FIRST_YEAR: Final = 2
"""SZ-P4.24: in which the Vikings of Taifas may come."""
FLEET_SIZE: Final = 5
HARBOUR: Final = ("sP", "sPcd", "sPc")
"""The northernmost sea at the coast of France, by level."""
HIRES_IN_BELGICA: Final = ABILITIES.index("hires-in-belgica")

ENTER: Final = Verb("enter")
STAY_AWAY: Final = Verb("stay-away")
BUY_IN_BELGICA: Final = Verb("buy-in-belgica", (FIELD, NUMBER))
TRAIN_IN_BELGICA: Final = Verb("train-in-belgica", (FIELD, LEVEL, NUMBER))
SPEND_NOTHING: Final = Verb("spend-nothing")
ASK_ENTER: Final = Prompt("enter", (), "SZ-P4.24")
ASK_BELGICA: Final = Prompt("belgica", (), "SZ-P4.14")
VIKINGS_ENTER: Final = Event("vikings-enter", (PLAYER, FIELD))
GAINS_IN_BELGICA: Final = Event("gains-in-belgica", (PLAYER,))


def enter_vikings(s: Table) -> Rules:
    """SZ-P4.24: from the second year on, at the start of a round of their choice."""
    if s.year < FIRST_YEAR:
        return
    coming = [p for p in s.order() if s.start[p] == LATER and not s.entered[p]]
    yield from each(ASK_ENTER, [(player, _enter(s, player)) for player in coming])


def _enter(s: Table, player: int) -> Rules:
    option = yield Ask(player, ASK_ENTER, [ENTER.of(), STAY_AWAY.of()], default=STAY_AWAY.of())
    if option.verb is STAY_AWAY:
        return
    sea = s.map.number(HARBOUR[s.map.level - 1])
    s.entered[player] = s.turn
    s.gold[player] = s.content.start_gold
    s.prestige[player] = s.content.start_prestige
    for _ in range(FLEET_SIZE):
        s.add_unit(player, WS, STANDARD, sea)
        s.cubes[player] -= 1
    refresh_control(s, sea)
    s.tell(VIKINGS_ENTER, player, s.map.spoken[sea])


def is_in_first_year(s: Table, player: int) -> bool:
    """SZ-J9.8: as long as no year has passed since the Vikings of Taifas came."""
    rounds = len(s.content.calendar[s.mode])
    return s.start[player] == LATER and s.turn < s.entered[player] + rounds


def belgica(s: Table) -> Rules:
    """SZ-N8.2, SZ-P4.14: at New Year Germans buy or train heavy infantry in Belgica."""
    fields = [field for field in range(s.map.count) if s.map.neutral[field] == BELGICA]
    if fields:
        germans = [p for p in s.order() if has_ability(s, p, HIRES_IN_BELGICA)]
        living = [player for player in germans if not s.eliminated[player]]
        yield from each(ASK_BELGICA, [(player, _visit(s, player, fields)) for player in living])


def _visit(s: Table, player: int, fields: list[int]) -> Rules:
    """SZ-P4.14: light infantry there for the price of an upgrade, or a new unit for both prices."""
    upgrade = upgrade_price(s, player, HI)
    both = infantry_price(s, player) + upgrade
    options: list[Option] = []
    for field in fields:
        spoken = s.map.spoken[field]
        if s.gold[player] >= upgrade:
            levels = {s.experience[unit] for unit in _infantry(s, player, field)}
            options += [TRAIN_IN_BELGICA.of(spoken, level, upgrade) for level in sorted(levels)]
        if has_cube(s, player) and s.gold[player] >= both:
            options.append(BUY_IN_BELGICA.of(spoken, both))
    if not options:
        return
    nothing = SPEND_NOTHING.of()
    option = yield Ask(player, ASK_BELGICA, [*options, nothing], default=nothing)
    if option.verb is SPEND_NOTHING:
        return
    field = s.map.heard[option.a]
    if option.verb is BUY_IN_BELGICA:
        s.gold[player] -= both
        s.add_unit(player, HI, STANDARD, field)
        s.cubes[player] -= 1
    else:
        s.gold[player] -= upgrade
        for unit in _infantry(s, player, field):
            if s.experience[unit] == option.b:
                s.type[unit] = HI
                break
    s.tell(GAINS_IN_BELGICA, player)


def _infantry(s: Table, player: int, field: int) -> list[int]:
    return [u for u in s.units_on(field) if s.owner[u] == player and s.type[u] == LI]
