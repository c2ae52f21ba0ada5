"""Chapter 7.2: objective cards, completed; how they are drawn is in decks.py.

The conditions that can be looked up on the table stand here, each beside its name. What happens
in a combat or a conquest is known there, and told to `fulfilled`.
"""

from collections.abc import Callable, Sequence
from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, Verb

from .effects import Effect
from .hexes import distances
from .situations import Recruiting
from .state import City, World, completion_of, is_army, is_ship, moment_of, owner_of, sort_of
from .stock import spend
from .terms import (
    ACADEMY,
    ADVANCE_COUNT,
    ANGRY,
    BARBARIANS,
    BUILDING_COUNT,
    CAVALRY,
    CONSTRUCTION,
    CULTURE_GROUP,
    ECONOMY,
    EDUCATION,
    ELEPHANT,
    FOOD,
    FORTRESS,
    GOLD,
    GOVERNMENTS,
    GROUP_COUNT,
    GROUP_SIZE,
    HAPPY,
    IDEAS,
    MARKET,
    NONE,
    OBELISK,
    OBJECTIVE_ADVANCED_CULTURE,
    OBJECTIVE_ARCHITECTURE,
    OBJECTIVE_CITY_FOUNDER,
    OBJECTIVE_CITY_PLANNER,
    OBJECTIVE_COASTAL_CULTURE,
    OBJECTIVE_COLONY,
    OBJECTIVE_CONSULATE,
    OBJECTIVE_CULTURE_FOCUS,
    OBJECTIVE_CULTURE_POWER,
    OBJECTIVE_DIVERSIFIED_RESEARCH,
    OBJECTIVE_DRAFT,
    OBJECTIVE_EDUCATION_LEAD,
    OBJECTIVE_EUREKA,
    OBJECTIVE_EXPANSIONIST,
    OBJECTIVE_FOOD_SUPPLIES,
    OBJECTIVE_FORTIFICATIONS,
    OBJECTIVE_GOAL_FOCUSED,
    OBJECTIVE_GOVERNMENT,
    OBJECTIVE_HAPPY_POPULATION,
    OBJECTIVE_HIGH_CULTURE,
    OBJECTIVE_HORSE_POWER,
    OBJECTIVE_IVORY_TOWER,
    OBJECTIVE_LARGE_ARMY,
    OBJECTIVE_LARGE_CIVILIZATION,
    OBJECTIVE_LARGE_FLEET,
    OBJECTIVE_LEGACY,
    OBJECTIVE_MAGNIFICENT_CULTURE,
    OBJECTIVE_METROPOLIS,
    OBJECTIVE_MIGRATION,
    OBJECTIVE_MILITARIZED,
    OBJECTIVE_MILITARY_MIGHT,
    OBJECTIVE_OPTIMIZED_STORAGE,
    OBJECTIVE_ORE_SUPPLIES,
    OBJECTIVE_OUTPOST,
    OBJECTIVE_RELIGIOUS_FERVOR,
    OBJECTIVE_SCIENCE_FOCUS,
    OBJECTIVE_SCIENTIFIC_LEAD,
    OBJECTIVE_SEA_BLOCKADE,
    OBJECTIVE_SEAFARERS,
    OBJECTIVE_SHIPPING_ROUTES,
    OBJECTIVE_STANDING_ARMY,
    OBJECTIVE_STAR_GAZERS,
    OBJECTIVE_TERROR_REGIME,
    OBJECTIVE_THREAT,
    OBJECTIVE_TRADE_FOCUS,
    OBJECTIVE_TRADE_POWER,
    OBJECTIVE_TRADERS,
    OBJECTIVE_VERSATILITY,
    OBJECTIVE_WEALTH,
    OBJECTIVE_WOOD_SUPPLIES,
    OBSERVATORY,
    ORE,
    PORT,
    SCIENCE,
    SEAFARING,
    SETTLER,
    TEMPLE,
    TIMING_INSTANT,
    UNIT_COUNT,
    WARFARE,
    WOOD,
)
from .trade_routes import route_count
from .words import OBJECTIVE, OBJECTIVE_CARD, PLAYER

COMPLETE: Final = Verb("complete", (OBJECTIVE_CARD, OBJECTIVE))
NO_OBJECTIVE: Final = Verb("no-objective")
ASK_INSTANT: Final = Prompt("instant-objective", (), "CC-N2.4")
ASK_STATUS: Final = Prompt("status-objectives", (), "CC-M2.1")
COMPLETES: Final = Event("completes", (PLAYER, OBJECTIVE_CARD, OBJECTIVE))

ALL_SPECIALS: Final = 15
FAR: Final = 5
"""How far from the start city a colony lies."""

Check = Callable[[World, int], bool]
"""Whether an objective of the status phase is fulfilled now."""


# Completing


def halves(s: World, card: int) -> tuple[int, int]:
    """CC-N2.1: the upper and the lower objective of a card."""
    return s.content.objective_upper[card], s.content.objective_lower[card]


def complete(s: World, player: int, card: int, objective: int) -> None:
    """CC-N2.1, CC-N2.2, CC-N2.8: pay, and lay the card face up in front of the player."""
    realm = s.players[player]
    spend(s, player, s.content.objective_cost[objective])
    realm.objective_cards.remove(card)
    realm.completed.append(completion_of(card, halves(s, card).index(objective) == 1))
    if objective == OBJECTIVE_CITY_FOUNDER:
        realm.founder_round = moment_of(s.age, s.round)
    elif objective == OBJECTIVE_GOVERNMENT:
        for group in _full_governments(s, player):
            realm.governed |= 1 << group
    s.tell(COMPLETES, player, card, objective)


def _cards_with(s: World, player: int, objectives: Sequence[int]) -> list[Option]:
    """The ways in which cards in hand can be completed by some objectives."""
    options: list[Option] = []
    for card in sorted(s.players[player].objective_cards):
        for objective in halves(s, card):
            if objective in objectives:
                options.append(COMPLETE.of(card, objective))
    return options


def fulfilled(s: World, player: int, objectives: list[int]) -> Rules:
    """CC-E4.1, CC-N2.4, CC-N2.5, CC-N2.6: conditions just met; each completes one card, or none."""
    left = objectives.copy()
    while left:
        options = _cards_with(s, player, left)
        if not options:
            return
        options.append(NO_OBJECTIVE.of())
        option = yield Ask(player, ASK_INSTANT, options)
        if option.verb is NO_OBJECTIVE:
            return
        complete(s, player, option.a, option.b)
        left.remove(option.b)


def fulfilled_by_several(s: World, met: dict[int, list[int]]) -> Rules:
    """OPEN-39: conditions that several players met at once; the active player comes first."""
    for player in [s.active, *s.others(s.active)]:
        if player in met:
            yield from fulfilled(s, player, met[player])


def status_objectives(s: World, player: int) -> Rules:
    """CC-M2.1, CC-N2.3, CC-N2.5, CC-N2.7, CC-N2.8: any number of fulfilled cards, one by one.

    CC-HI.1: the question itself must not tell of the hand. So a single answer is taken only where
    no card that anybody could have would give another one.
    """
    done: list[int] = []
    while s.players[player].objective_cards:
        options = _cards_with(s, player, status_fulfilled(s, player, done))
        options.append(NO_OBJECTIVE.of())
        auto = len(options) == 1 and not _can_any_be_completed(s, player, done)
        option = yield Ask(player, ASK_STATUS, options, auto=auto)
        if option.verb is NO_OBJECTIVE:
            return
        complete(s, player, option.a, option.b)
        done.append(option.b)


def status_fulfilled(s: World, player: int, done: list[int]) -> list[int]:
    """CC-N2.5, CC-N2.7: objectives in hand that are fulfilled, without those done this phase."""
    found: list[int] = []
    for card in s.players[player].objective_cards:
        for objective in halves(s, card):
            if objective not in found and _is_fulfilled(s, player, objective, done):
                found.append(objective)
    return found


def _is_fulfilled(s: World, player: int, objective: int, done: list[int]) -> bool:
    """Whether an objective could be completed in a status phase in which others were."""
    return (
        objective not in done
        and s.content.objective_timing[objective] != TIMING_INSTANT
        and not any(other in done for other in s.content.objective_excludes[objective])
        and CHECKS[objective](s, player)
    )


def _can_any_be_completed(s: World, player: int, done: list[int]) -> bool:
    """Whether the player could complete a card if he had it, of all that lie face down."""
    hidden = s.objective_deck.copy()
    for realm in s.players:
        hidden += realm.objective_cards
        if realm.assigned_objective != NONE:
            hidden.append(realm.assigned_objective)
    for card in hidden:
        for objective in halves(s, card):
            if _is_fulfilled(s, player, objective, done):
                return True
    return False


# Instant objectives that are seen outside combat


class CityFounder(Effect):
    """CC-N2.4: City Founder, at least 5 hexes from the own start city."""

    def is_in_force(self, s: World, player: int) -> bool:
        """For everybody."""
        return True

    def after_founding(self, s: World, player: int, hex: int) -> Rules:
        """Offer the objective."""
        if _is_far(s, player, hex):
            yield from fulfilled(s, player, [OBJECTIVE_CITY_FOUNDER])


class MagnificentCulture(Effect):
    """CC-X34.5: Magnificent Culture, when a wonder is built."""

    def is_in_force(self, s: World, player: int) -> bool:
        """For everybody."""
        return True

    def after_wonder(self, s: World, player: int, city: City, wonder: int) -> Rules:
        """Offer the objective."""
        yield from fulfilled(s, player, [OBJECTIVE_MAGNIFICENT_CULTURE])


class DraftTwice(Effect):
    """CC-N2.4: the objective Draft, for two Recruit actions with Draft in a turn."""

    def is_in_force(self, s: World, player: int) -> bool:
        """For everybody."""
        return True

    def after_recruit(self, s: World, player: int, recruiting: Recruiting) -> Rules:
        """Offer the objective."""
        if recruiting.drafted and s.drafts > 1:
            yield from fulfilled(s, player, [OBJECTIVE_DRAFT])


EFFECTS: Final[list[Effect]] = [
    CityFounder("city-founder-objective"),
    MagnificentCulture("magnificent-culture-objective"),
    DraftTwice("draft-objective"),
]


def watch_moods(s: World) -> Rules:
    """CC-N2.4: Terror Regime, offered when the fourth own city has become angry.

    Moods change in many ways, so this is looked at after every action and every step of the
    status phase; a player is asked once until the condition has ceased.
    """
    for player in [s.active, *s.others(s.active)]:
        realm = s.players[player]
        before, realm.terror = realm.terror, _moods(s, player, ANGRY) >= 4
        if realm.terror and not before:
            yield from fulfilled(s, player, [OBJECTIVE_TERROR_REGIME])


# What can be counted on the table


def _moods(s: World, player: int, mood: int) -> int:
    count = 0
    for city in s.cities.values():
        if city.owner == player and city.mood == mood:
            count += 1
    return count


def _cities_with(s: World, player: int, building: int) -> int:
    return sum([1 for city in s.cities_of(player) if city.has(building)])


def _abroad(s: World, player: int) -> list[int]:
    """For each city of somebody else, how many buildings there have the player's colour."""
    return [c.buildings.count(player) for c in s.cities.values() if c.owner != player]


def _advances(s: World, player: int) -> int:
    return bin(s.players[player].advances).count("1")


def _in_group(s: World, player: int, group: int) -> int:
    return bin(s.players[player].advances >> group * GROUP_SIZE & 15).count("1")


def _complete_groups(s: World, player: int) -> int:
    return sum([1 for group in range(GROUP_COUNT) if _in_group(s, player, group) == GROUP_SIZE])


def _units(s: World, player: int) -> list[tuple[int, int]]:
    """All units of a player, each with its hex."""
    found: list[tuple[int, int]] = []
    for hex, units in s.units.items():
        found += [(hex, unit) for unit in units if owner_of(unit) == player]
    return found


def _army(s: World, player: int) -> int:
    return sum([1 for _, unit in _units(s, player) if is_army(unit)])


def _ships(s: World, player: int) -> int:
    return sum([1 for _, unit in _units(s, player) if is_ship(unit)])


def _hexes_with(s: World, player: int, sort: int) -> int:
    return len({hex for hex, unit in _units(s, player) if sort_of(unit) == sort})


def _away_from_home(s: World, player: int, hex: int) -> bool:
    """Neither holds nor borders an own city."""
    near = [hex, *s.content.neighbours[hex]]
    return not any(other in s.cities and s.cities[other].owner == player for other in near)


def _is_far(s: World, player: int, hex: int) -> bool:
    """CC-F7.4: at least 5 hexes from the own start city."""
    start = s.players[player].start_hex
    return start != NONE and hex not in distances(s, start, False, FAR - 1)


def _most(s: World, player: int, count: Callable[[World, int], int], lead: int = 1) -> bool:
    """CC-X34.6: ahead of every other player."""
    return all(count(s, player) >= count(s, other) + lead for other in s.others(player))


# The objectives of the status phase


def _building_lead(building: int) -> Check:
    def check(s: World, player: int) -> bool:
        return _most(s, player, lambda w, p: _cities_with(w, p, building))

    return check


def _group(group: int) -> Check:
    return lambda s, player: _in_group(s, player, group) == GROUP_SIZE


def _supply(good: int) -> Check:
    return lambda s, player: s.players[player].stock[good] >= 5


def _spread(sort: int) -> Check:
    return lambda s, player: _hexes_with(s, player, sort) >= 3


def _large_civilization(s: World, player: int) -> bool:
    return s.city_count(player) >= 6


def _advanced_culture(s: World, player: int) -> bool:
    return _advances(s, player) >= 6 and _most(s, player, _advances)


def _happy_population(s: World, player: int) -> bool:
    return _moods(s, player, HAPPY) >= 4


def _optimized_storage(s: World, player: int) -> bool:
    return all(s.players[player].stock[good] >= 3 for good in (FOOD, WOOD, ORE))


def _architecture(s: World, player: int) -> bool:
    cities = s.cities_of(player)
    types = [b for b in range(BUILDING_COUNT) if any(c.buildings[b] == player for c in cities)]
    return len(types) >= 4


def _goal_focused(s: World, player: int) -> bool:
    return _most(s, player, _complete_groups)


def _colony(s: World, player: int) -> bool:
    """CC-N2.7: not with City Founder in the last round."""
    if s.players[player].founder_round == moment_of(s.age, s.content.rounds):
        return False
    return any(_is_far(s, player, city.hex) for city in s.cities_of(player))


def _consulate(s: World, player: int) -> bool:
    return sum([1 for count in _abroad(s, player) if count]) >= 2


def _culture_power(s: World, player: int) -> bool:
    return _most(s, player, lambda w, p: sum(_abroad(w, p)))


def _metropolis(s: World, player: int) -> bool:
    return any(city.size() >= s.content.city_size_limit for city in s.cities_of(player))


def _full_governments(s: World, player: int) -> list[int]:
    return [group for group in GOVERNMENTS if _in_group(s, player, group) == GROUP_SIZE]


def _government(s: World, player: int) -> bool:
    """CC-N2.5: another one than that of the first card, also in a later status phase."""
    done = s.players[player].governed
    return any(not done >> group & 1 for group in _full_governments(s, player))


def _expansionist(s: World, player: int) -> bool:
    alone = [
        city
        for city in s.cities_of(player)
        if not any(hex in s.cities for hex in s.content.neighbours[city.hex])
    ]
    return len(alone) >= 4


def _trade_power(s: World, player: int) -> bool:
    return route_count(s, player, False) >= 3


def _shipping_routes(s: World, player: int) -> bool:
    return route_count(s, player, True) >= 2


def _diversified_research(s: World, player: int) -> bool:
    return sum([1 for group in range(GROUP_COUNT) if _in_group(s, player, group)]) >= 9


def _magnificent_culture(s: World, player: int) -> bool:
    """CC-X34.5: the only wonder of the last round."""
    return s.wonders_this_round == [player]


def _versatility(s: World, player: int) -> bool:
    return len({sort_of(unit) for _, unit in _units(s, player)}) == UNIT_COUNT


def _migration(s: World, player: int) -> bool:
    hexes = {hex for hex, unit in _units(s, player) if sort_of(unit) == SETTLER}
    return len([hex for hex in hexes if _away_from_home(s, player, hex)]) >= 3


def _outpost(s: World, player: int) -> bool:
    hexes = {hex for hex, unit in _units(s, player) if is_army(unit)}
    return len([hex for hex in hexes if _away_from_home(s, player, hex)]) >= 3


def _high_culture(s: World, player: int) -> bool:
    realm = s.players[player]
    return realm.specials == ALL_SPECIALS and realm.leaders_recruited >= 2


def _sea_blockade(s: World, player: int) -> bool:
    """Ports of other players, not of the barbarians."""
    faced = [
        city.port_hex
        for city in s.cities.values()
        if city.has(PORT) and city.owner != player and city.owner < BARBARIANS
    ]
    return len([u for hex, u in _units(s, player) if is_ship(u) and hex in faced]) >= 2


def _large_fleet(s: World, player: int) -> bool:
    ships = _ships(s, player)
    return ships >= 4 or (ships >= 2 and _most(s, player, _ships))


def _large_army(s: World, player: int) -> bool:
    return _most(s, player, _army, 4)


def _standing_army(s: World, player: int) -> bool:
    return len([c for c in s.cities_of(player) if s.army_at(c.hex, player)]) >= 4


def _threat(s: World, player: int) -> bool:
    def threatens(hex: int) -> bool:
        near = [s.cities[h].owner for h in s.content.neighbours[hex] if h in s.cities]
        return any(owner != player and owner < BARBARIANS for owner in near)

    return len([u for hex, u in _units(s, player) if is_army(u) and threatens(hex)]) >= 4


def _military_might(s: World, player: int) -> bool:
    return _army(s, player) + _ships(s, player) >= 12


CHECKS: Final[dict[int, Check]] = {
    OBJECTIVE_LARGE_CIVILIZATION: _large_civilization,
    OBJECTIVE_SCIENTIFIC_LEAD: _building_lead(ACADEMY),
    OBJECTIVE_COASTAL_CULTURE: _building_lead(PORT),
    OBJECTIVE_ADVANCED_CULTURE: _advanced_culture,
    OBJECTIVE_RELIGIOUS_FERVOR: _building_lead(TEMPLE),
    OBJECTIVE_CITY_PLANNER: _group(CONSTRUCTION),
    OBJECTIVE_EUREKA: _supply(IDEAS),
    OBJECTIVE_HAPPY_POPULATION: _happy_population,
    OBJECTIVE_EDUCATION_LEAD: _group(EDUCATION),
    OBJECTIVE_OPTIMIZED_STORAGE: _optimized_storage,
    OBJECTIVE_WEALTH: _supply(GOLD),
    OBJECTIVE_ORE_SUPPLIES: _supply(ORE),
    OBJECTIVE_WOOD_SUPPLIES: _supply(WOOD),
    OBJECTIVE_FOOD_SUPPLIES: _supply(FOOD),
    OBJECTIVE_ARCHITECTURE: _architecture,
    OBJECTIVE_GOAL_FOCUSED: _goal_focused,
    OBJECTIVE_COLONY: _colony,
    OBJECTIVE_CULTURE_FOCUS: _group(CULTURE_GROUP),
    OBJECTIVE_CONSULATE: _consulate,
    OBJECTIVE_SCIENCE_FOCUS: _group(SCIENCE),
    OBJECTIVE_TRADE_FOCUS: _group(ECONOMY),
    OBJECTIVE_METROPOLIS: _metropolis,
    OBJECTIVE_SEAFARERS: _group(SEAFARING),
    OBJECTIVE_GOVERNMENT: _government,
    OBJECTIVE_EXPANSIONIST: _expansionist,
    OBJECTIVE_TRADE_POWER: _trade_power,
    OBJECTIVE_SHIPPING_ROUTES: _shipping_routes,
    OBJECTIVE_DIVERSIFIED_RESEARCH: _diversified_research,
    OBJECTIVE_CULTURE_POWER: _culture_power,
    OBJECTIVE_MAGNIFICENT_CULTURE: _magnificent_culture,
    OBJECTIVE_STAR_GAZERS: _building_lead(OBSERVATORY),
    OBJECTIVE_TRADERS: _building_lead(MARKET),
    OBJECTIVE_VERSATILITY: _versatility,
    OBJECTIVE_LEGACY: _building_lead(OBELISK),
    OBJECTIVE_MIGRATION: _migration,
    OBJECTIVE_HIGH_CULTURE: _high_culture,
    OBJECTIVE_SEA_BLOCKADE: _sea_blockade,
    OBJECTIVE_LARGE_FLEET: _large_fleet,
    OBJECTIVE_LARGE_ARMY: _large_army,
    OBJECTIVE_FORTIFICATIONS: _building_lead(FORTRESS),
    OBJECTIVE_STANDING_ARMY: _standing_army,
    OBJECTIVE_MILITARIZED: _group(WARFARE),
    OBJECTIVE_THREAT: _threat,
    OBJECTIVE_MILITARY_MIGHT: _military_might,
    OBJECTIVE_OUTPOST: _outpost,
    OBJECTIVE_HORSE_POWER: _spread(CAVALRY),
    OBJECTIVE_IVORY_TOWER: _spread(ELEPHANT),
}
"""The objectives that can be looked up on the table."""

assert ADVANCE_COUNT == GROUP_COUNT * GROUP_SIZE
