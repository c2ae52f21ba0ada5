"""Chapter 6.13: the action Influence Culture."""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, RulesOf, Verb

from .effects import in_force
from .hexes import distances
from .situations import FOR_INFLUENCE, Attempt, Cost
from .state import City, World, is_army, owner_of, sort_of, unit_of
from .stock import can_pay, pay
from .terms import (
    BARBARIANS,
    BUILDING_COUNT,
    CULTURE,
    DIE_FACES,
    GOOD_COUNT,
    INFANTRY,
    NONE,
    OBELISK,
    SETTLER,
)
from .words import BUILDING, CITY, HEX, NUMBER, PLAYER, UNIT

INFLUENCE: Final = Verb("influence")
INFLUENCE_CITY: Final = Verb("influence-city", (CITY,))
INFLUENCE_UNIT: Final = Verb("influence-unit", (HEX, UNIT, PLAYER))
INFLUENCE_FROM: Final = Verb("influence-from", (HEX, NUMBER))
BOOST_ROLL: Final = Verb("boost-roll")
ROLL_AGAIN: Final = Verb("influence-again")
GIVE_UP: Final = Verb("give-up-influence")
TAKE_BUILDING: Final = Verb("influence-building", (BUILDING,))
TAKE_SETTLEMENT: Final = Verb("influence-settlement")
TAKE_OVER: Final = Verb("take-over-settlement")
REPLACE_BY: Final = Verb("replace-barbarian", (UNIT,))
ASK_TARGET: Final = Prompt("influence-target", (), "CC-L1.1")
ASK_SOURCE: Final = Prompt("influence-source", (HEX,), "CC-L2.1")
ASK_BOOST: Final = Prompt("influence-boost", (NUMBER,), "CC-L2.7")
ASK_BUILDING: Final = Prompt("influence-result", (CITY,), "CC-L1.6")
ASK_REPLACEMENT: Final = Prompt("barbarian-replacement", (CITY,), "CC-X14.3")
TRIES: Final = Event("tries-influence", (PLAYER, HEX, HEX))
ROLLS: Final = Event("rolls-influence", (PLAYER, NUMBER, NUMBER))
BOOSTS: Final = Event("boosts-influence", (PLAYER, NUMBER))
INFLUENCES: Final = Event("influences", (PLAYER, CITY, BUILDING))
FAILS: Final = Event("fails-influence", (PLAYER, HEX))
TAKES_OVER: Final = Event("takes-over", (PLAYER, CITY))

MAIN_VERBS: Final[tuple[Verb, ...]] = (INFLUENCE,)


# Targets


def replaceable(s: World, player: int, city: City) -> list[int]:
    """CC-L1.4, CC-L2.2, CC-L2.3, CC-L2.4: the buildings in a city that a player may replace."""
    found: list[int] = []
    for building in range(BUILDING_COUNT):
        colour = city.buildings[building]
        if colour in (NONE, player) or building == OBELISK:
            continue
        if s.players[player].buildings[building] > 0 and not is_kept(s, city, building):
            found.append(building)
    return found


def is_kept(s: World, city: City, building: int) -> bool:
    """Whether an effect keeps a building in its player's colour."""
    colour = city.buildings[building]
    return any(
        effect.keeps_building(s, colour, city, building)
        for effect in in_force("keeps_building", s, colour)
    )


def can_be_aimed_at(s: World, player: int, city: City) -> bool:
    """CC-L1.1, CC-L4.6: whether an attempt against a city can have an effect and is allowed."""
    if city.owner not in (player, BARBARIANS):
        for effect in in_force("is_immune", s, city.owner):
            if effect.is_immune(s, city.owner, city):
                return False
    return bool(
        replaceable(s, player, city)
        or can_take_over(s, player, city)
        or aims_at_settlement(s, player, city)
    )


def aims_at_settlement(s: World, player: int, city: City) -> bool:
    """CC-X25.1: whether the settlement of a barbarian city can itself be influenced."""
    return city.owner == BARBARIANS and any(
        effect.influences_settlement(s, player, city)
        for effect in in_force("influences_settlement", s, player)
    )


def can_take_over(s: World, player: int, city: City) -> bool:
    """CC-X14.3: whether Cultural Takeover is waiting and fits this city."""
    if not s.takeover_card or city.owner != BARBARIANS or city.size() != 1:
        return False
    return s.players[player].settlements > 0


def may_boost(s: World, player: int, target: int) -> bool:
    """CC-L4.2, CC-L4.3, CC-L4.4: whether the owner of the target does not forbid boosts."""
    city = s.cities.get(target)
    if city is None or city.owner in (player, BARBARIANS):
        return True
    return not any(
        effect.forbids_boost(s, city.owner, city)
        for effect in in_force("forbids_boost", s, city.owner)
    )


# Sources and range


def sources(s: World, player: int) -> dict[int, int]:
    """CC-L1.1, CC-L3.2, CC-L3.3: the hexes from which any target can be tried, with their
    ranges.
    """
    ranges: dict[int, int] = {}
    for city in s.cities_of(player):
        if not city.under_hostile_influence():
            ranges[city.hex] = city.size()
    for effect in in_force("influence_sources", s, player):
        effect.influence_sources(s, player, ranges)
    for effect in in_force("influence_range", s, player):
        for hex in ranges:
            ranges[hex] += effect.influence_range(s, player, hex)
    return ranges


def boosts_needed(s: World, player: int, only: int = NONE) -> dict[int, dict[int, int]]:
    """CC-L1.2, CC-L2.1, CC-L3.2, CC-L4.7: for each hex in reach, its sources and their boosts.

    A city under hostile influence reaches itself, and no boost is possible then.
    """
    found: dict[int, dict[int, int]] = {}
    ranges = sources(s, player)
    boosts = most_boosts(s, player)
    for source, reach in ranges.items():
        if only in (NONE, source):
            for target, steps in distances(s, source, False, reach + boosts).items():
                found.setdefault(target, {})[source] = max(0, steps - reach)
    for city in s.cities_of(player):
        if city.hex not in ranges and only in (NONE, city.hex):
            found.setdefault(city.hex, {})[city.hex] = 0
    return found


def most_boosts(s: World, player: int) -> int:
    """More boosts than these can never be paid, whatever may stand for a culture token."""
    realm = s.players[player]
    if not in_force("swaps", s, player):
        return realm.stock[CULTURE]
    return sum(realm.stock) + len(realm.captives)


def price_of(price: Cost | None, boosts: int) -> Cost:
    """The cost of an attempt: what the action costs, and the boosts of its range."""
    cost = Cost([0] * GOOD_COUNT, FOR_INFLUENCE)
    if price is not None:
        cost.need = price.need.copy()
        cost.detail = price.detail
        cost.swaps = price.swaps.copy()
        cost.others = [need.copy() for need in price.others]
    for need in [cost.need, *cost.others]:
        need[CULTURE] += boosts
    return cost


def ways(
    s: World, player: int, target: int, found: dict[int, int], price: Cost | None
) -> dict[int, int]:
    """CC-L4.7: the sources from which a target can be tried, with the boosts to be paid."""
    boost = may_boost(s, player, target)
    return {
        source: boosts
        for source, boosts in found.items()
        if (boost or not boosts) and can_pay(s, player, price_of(price, boosts))
    }


def target_options(
    s: World, player: int, price: Cost | None, only: int = NONE, any_will_do: bool = False
) -> list[Option]:
    """CC-L1.1, CC-L2.5: everything that can be tried.

    With `any_will_do`, no more than what shows that there is something.
    """
    options: list[Option] = []
    reach = boosts_needed(s, player, only)
    converters = in_force("influences_units", s, player)
    for target in sorted(reach if converters else set(reach) & set(s.cities)):
        if any_will_do and options:
            break
        city = s.cities.get(target)
        if city is not None:
            if can_be_aimed_at(s, player, city) and ways(s, player, target, reach[target], price):
                options.append(INFLUENCE_CITY.of(target))
            continue
        for effect in converters:
            for unit in effect.influences_units(s, player, target):
                if ways(s, player, target, reach[target], price):
                    options.append(INFLUENCE_UNIT.of(target, sort_of(unit), owner_of(unit)))
    return options


def can_attempt(s: World, player: int, price: Cost | None, only: int = NONE) -> bool:
    """CC-L2.6: whether an attempt is possible: none after a success in the same turn."""
    if s.influenced:
        return False
    for city in s.cities.values():
        if can_be_aimed_at(s, player, city):
            return bool(target_options(s, player, price, only, any_will_do=True))
    if in_force("influences_units", s, player):
        return bool(target_options(s, player, price, only, any_will_do=True))
    return False


# The attempt


def attempt(s: World, player: int, price: Cost | None = None, only: int = NONE) -> RulesOf[Attempt]:
    """CC-L1.1, CC-L1.2, CC-L1.3, CC-L1.4, CC-L1.5, CC-L1.6: target, source, price and range, roll,
    boosts, result.

    `price` is that of an attempt that is no main action, `only` is its one source.
    """
    trial = yield from _declare(s, player, price, only)
    s.tell(TRIES, player, trial.source, trial.target)
    _roll(s, trial)
    yield from _boost(s, trial)
    trial.success = trial.total >= s.content.influence_success
    if trial.success:
        s.influenced = True
        yield from _succeed(s, trial)
    else:
        s.tell(FAILS, player, trial.target)
    # Cultural Takeover serves one attempt, whatever its target and its result.
    s.takeover_card = False
    for effect in in_force("after_influence", s, player):
        yield from effect.after_influence(s, player, trial)
    return trial


def _declare(s: World, player: int, price: Cost | None, only: int) -> RulesOf[Attempt]:
    """CC-L1.1, CC-L2.1: choose the target and the source, and pay for the range."""
    option = yield Ask(player, ASK_TARGET, target_options(s, player, price, only))
    target = option.a
    found = ways(s, player, target, boosts_needed(s, player, only)[target], price)
    choices = [INFLUENCE_FROM.of(source, found[source]) for source in sorted(found)]
    chosen = yield Ask(player, ASK_SOURCE, choices, target)
    trial = Attempt(player, chosen.a, target)
    if option.verb is INFLUENCE_UNIT:
        trial.unit_target = unit_of(option.c, option.b)
    trial.range_paid = chosen.b
    trial.boost_allowed = may_boost(s, player, target) and chosen.a in sources(s, player)
    yield from pay(s, player, price_of(price, trial.range_paid))
    return trial


def _roll(s: World, trial: Attempt) -> None:
    """CC-L1.3, CC-L4.5: one die, and what is always added to it."""
    added = trial.total - trial.number
    if trial.number == 0:
        for effect in in_force("influence_roll", s, trial.player):
            added += effect.influence_roll(s, trial.player)
    trial.number = s.content.die_number[s.dice.below(DIE_FACES)]
    trial.total = trial.number + added
    s.tell(ROLLS, trial.player, trial.number, trial.total)


def _boost(s: World, trial: Attempt) -> Rules:
    """CC-L2.1, CC-L2.7: culture tokens one by one, as long as a success can be reached."""
    player = trial.player
    while trial.total < s.content.influence_success:
        options: list[Option] = []
        missing = Cost([0] * GOOD_COUNT, FOR_INFLUENCE)
        missing.need[CULTURE] = s.content.influence_success - trial.total
        if trial.boost_allowed and can_pay(s, player, missing):
            options.append(BOOST_ROLL.of())
        again = [
            effect
            for effect in in_force("may_reroll_influence", s, player)
            if effect.may_reroll_influence(s, player, trial)
        ]
        if again:
            options.append(ROLL_AGAIN.of())
        options.append(GIVE_UP.of())
        option = yield Ask(player, ASK_BOOST, options, trial.total)
        if option.verb is GIVE_UP:
            return
        if option.verb is ROLL_AGAIN:
            again[0].reroll_influence(s, player, trial)
            _roll(s, trial)
            continue
        yield from pay(s, player, price_of(None, 1))
        trial.total += 1
        s.tell(BOOSTS, player, trial.total)


def _succeed(s: World, trial: Attempt) -> Rules:
    """CC-L1.4, CC-L1.6: what a success does; the building is chosen only now."""
    player = trial.player
    if trial.unit_target != NONE:
        for effect in in_force("unit_influenced", s, player):
            yield from effect.unit_influenced(s, player, trial)
        return
    city = s.cities[trial.target]
    options = [
        TAKE_BUILDING.of(building)
        for building in replaceable(s, player, city)
        if trial.only in (NONE, building)
    ]
    if aims_at_settlement(s, player, city):
        options.append(TAKE_SETTLEMENT.of())
    if can_take_over(s, player, city):
        options.append(TAKE_OVER.of())
    option = yield Ask(player, ASK_BUILDING, options, city.hex)
    if option.verb is TAKE_BUILDING:
        replace_building(s, city, option.a, player)
    elif option.verb is TAKE_OVER:
        yield from take_over(s, player, city)
    else:
        for effect in in_force("settlement_influenced", s, player):
            yield from effect.settlement_influenced(s, player, city)


def replace_building(s: World, city: City, building: int, player: int) -> None:
    """CC-L1.4, CC-L1.5: a building changes its colour; the city keeps its owner."""
    s.players[city.buildings[building]].buildings[building] += 1
    s.players[player].buildings[building] -= 1
    city.buildings[building] = player
    s.tell(INFLUENCES, player, city.hex, building)


def take_over(s: World, player: int, city: City) -> Rules:
    """CC-X14.3, CC-X25.2: a barbarian settlement becomes the player's; the barbarians leave."""
    s.barbarian_settlements += 1
    s.players[player].settlements -= 1
    city.owner = player
    city.druids = 0
    s.tell(TAKES_OVER, player, city.hex)
    barbarians = [unit for unit in s.units_at(city.hex) if owner_of(unit) == BARBARIANS]
    for unit in barbarians:
        s.remove_unit(city.hex, unit)
    if any(is_army(unit) for unit in barbarians):
        sorts = [sort for sort in (SETTLER, INFANTRY) if s.in_supply(player, sort)]
        if sorts:
            options = [REPLACE_BY.of(sort) for sort in sorts]
            option = yield Ask(player, ASK_REPLACEMENT, options, city.hex)
            s.place_unit(city.hex, player, option.a)


# The action


def add_main_actions(s: World, player: int, options: list[Option]) -> None:
    """CC-E2.2, CC-E2.3: Influence Culture, until it has succeeded once."""
    if can_attempt(s, player, None):
        options.append(INFLUENCE.of())


def add_free_actions(s: World, player: int, options: list[Option]) -> None:
    """Nothing: Arts offers the free attempt itself."""


def perform(s: World, player: int, option: Option) -> Rules:
    """Carry out what this chapter has offered."""
    yield from attempt(s, player)
