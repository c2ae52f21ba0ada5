"""EU-9.8.5: what Ideas of the besieged do to the besieger, and what he then gives up."""

from typing import Final

from kronika.core.asks import NUMBER, Ask, Event, Option, Prompt, Rules, Verb, packed

from .agenda import EFFECTS, FROM_IDEA, Duty, Scene
from .battle_dice import roll_die
from .casualties import LOSE_SINGLE, LOSE_UNIT, UNIT_LOST, next_category
from .counting import amount
from .effects import things, verbs
from .effects.nodes import Effect
from .forces import armies_in, army_unit, lose_unit
from .holding import holds
from .land import tax_value
from .march_state import Siege
from .state import Table
from .terms import AREA_COUNT, CATEGORIES, HITS, INFANTRY, LAND_UNITS, NONE, REGULAR
from .triggers import ideas_at
from .words import AREA, BATTLE_ROLL, CATEGORY, PLAYER, PROVINCE

OF_BESIEGER: Final = 1
"""The word of `struck`."""

BESIEGER_LOSES: Final = Prompt("besieger-loses", (AREA, CATEGORY), "EU-9.8.5")
GIVE_UP_WHICH: Final = Prompt("give-up-which", (AREA, NUMBER), "EU-9.8.5")
GIVE_UP: Final = Verb("give-up-province", (PROVINCE,), "EU-9.8.5")

DEFENDERS_STRIKE: Final = Event("defenders-strike", (PLAYER, BATTLE_ROLL, NUMBER))
SIEGE_OF_GIVEN_UP: Final = Event("siege-given-up", (PLAYER, PROVINCE))


def strength(s: Table, units: list[int], bonus: int) -> int:
    """EU-9.8.2, EU-9.10.6, EU-2.2.1: Siege Strength of Units by type, rounded down."""
    halves = 0
    for type, many in enumerate(units):
        halves += s.content.tables.siege_halves[type] * many
    return halves // 2 + bonus


def strike_back(s: Table, seat: int) -> Rules:
    """EU-9.8.5: Ideas of a player whose Provinces are besieged."""
    for idea in ideas_at(s, things.AT_SIEGE, seat):
        scene = Scene(s.active, seat, FROM_IDEA, idea)
        for trigger in s.content.ideas.ideas[idea].triggers:
            if trigger.trigger != things.AT_SIEGE:
                continue
            if trigger.condition is not None and not holds(s, trigger.condition, scene):
                continue
            for effect in trigger.then:
                if effect.word == verbs.STRIKE and effect.side == OF_BESIEGER:
                    yield from _strike(s, effect, seat, scene)
                else:
                    s.agenda.append(Duty(EFFECTS, 0, effects=[effect], scene=scene))


def _strike(s: Table, effect: Effect, seat: int, scene: Scene) -> Rules:
    """Dice are rolled; each listed symbol is a casualty among the besiegers."""
    rolled = [roll_die(s, effect.unit) for _ in range(amount(s, effect.n, scene, seat))]
    counts = [rolled.count(symbol) for symbol in (NONE, *range(len(HITS)))]
    hits = sum([symbol in effect.hit_on for symbol in rolled])
    if rolled:
        s.tell(DEFENDERS_STRIKE, seat, packed(counts), hits)
    last = NONE
    for _ in range(hits):
        last = next_category(_by_category(s, s.march.siege), last)
        if last == NONE:
            return
        yield from _lose(s, s.march.siege, last)


def _by_category(s: Table, siege: Siege) -> list[int]:
    """Units of the types that besiege, by category."""
    return [len(_losable(s, siege, category)) for category in range(len(CATEGORIES))]


def _losable(s: Table, siege: Siege, category: int) -> list[Option]:
    seat, area = siege.seat, siege.area
    options: list[Option] = []
    for type in range(len(LAND_UNITS)):
        if siege.units[type] == 0:
            continue
        if category == REGULAR and type == INFANTRY and s.infantry[seat * AREA_COUNT + area]:
            options.append(LOSE_SINGLE.of())
        for army in armies_in(s, seat, area):
            if army_unit(s, seat, army, category, type):
                options.append(LOSE_UNIT.of(category, type, army))
    return options


def _lose(s: Table, siege: Siege, category: int) -> Rules:
    """EU-9.7.18, EU-9.7.19: the besieger chooses a Unit of the category."""
    seat, area = siege.seat, siege.area
    options = _losable(s, siege, category)
    chosen = yield Ask(seat, BESIEGER_LOSES, options, area, category, default=options[0])
    if chosen.verb is LOSE_SINGLE:
        army, type = NONE, INFANTRY
    else:
        army, type = chosen.c, chosen.b
    lose_unit(s, seat, area, army, category, type)
    siege.units = tuple([many - (each == type) for each, many in enumerate(siege.units)])
    s.tell(UNIT_LOST, seat, category, type, area)


def drop_provinces(s: Table) -> Rules:
    """EU-9.8.5: what the strength of those who are left does not reach, the besieger gives up."""
    siege = s.march.siege
    left = strength(s, list(siege.units), siege.bonus) if sum(siege.units) else 0
    while sum([tax_value(s, each) for each in siege.provinces]) > left:
        options: list[Option] = [GIVE_UP.of(each) for each in siege.provinces]
        chosen = yield Ask(
            siege.seat, GIVE_UP_WHICH, options, siege.area, left, default=options[-1]
        )
        siege.provinces = tuple([each for each in siege.provinces if each != chosen.a])
        s.tell(SIEGE_OF_GIVEN_UP, siege.seat, chosen.a)
