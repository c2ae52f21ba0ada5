"""Chapter 6.10, Recruit: units, their prices, and where they come from."""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, RulesOf, Verb, packed

from .casualties import kill_unit
from .cities import activity_limit, begin_activation, end_activation, may_activate
from .combat import naval
from .effects import army_limit, in_force
from .leaders import leader_options, recruit_leader
from .naval import aboard, enemy_ships, room_at
from .situations import FOR_UNIT, TO_RECRUIT, Cost, Recruiting
from .state import City, World, is_army, owner_of, sort_of, unit_of
from .stock import can_pay, pay
from .terms import (
    BASE,
    DRAFT,
    GOOD_COUNT,
    LEADER,
    NONE,
    SANITATION,
    SEA,
    SHIP,
    UNIT_COUNT,
)
from .words import BUNDLE, CITY, HEX, NUMBER, PLAYER, UNIT

RECRUIT_IN: Final = Verb("recruit-in", (CITY,))
RECRUIT: Final = Verb("recruit", (UNIT, BUNDLE))
STOP_RECRUITING: Final = Verb("stop-recruiting")
CALL_BACK: Final = Verb("call-back", (HEX, UNIT))
ABANDON: Final = Verb("abandon", (HEX, UNIT))
PLACE_UNIT: Final = Verb("place-unit", (HEX, UNIT))
NO_UNIT: Final = Verb("no-unit")
FIGHT_ALLIES: Final = Verb("fight-allies", (HEX,))
SPARE_ALLIES: Final = Verb("spare-allies")
ASK_RECRUIT: Final = Prompt("recruit", (CITY, NUMBER), "CC-I5.1")
ASK_CALL_BACK: Final = Prompt("call-back", (UNIT,), "CC-I5.11")
ASK_ABANDON: Final = Prompt("abandon", (HEX,), "CC-Q10.5")
ASK_PLACE_UNIT: Final = Prompt("place-unit", (UNIT,), "CC-I5.9")
ASK_ALLIES: Final = Prompt("recruit-allies", (HEX,), "CC-X24.4")
RECRUITS: Final = Event("recruits", (PLAYER, UNIT, HEX))
CALLS_BACK: Final = Event("calls-back", (PLAYER, UNIT, HEX))
GAINS_UNIT: Final = Event("gains-unit", (PLAYER, UNIT, HEX))

MAIN_VERBS: Final[tuple[Verb, ...]] = (RECRUIT_IN,)


# What can be recruited


def has_room(s: World, player: int, hex: int, sort: int) -> bool:
    """CC-I5.12, CC-I6.3: whether one more unit may stand on a land hex."""
    unit = unit_of(player, sort)
    if not is_army(unit) or s.terrain[hex] == SEA:
        return True
    army = s.army_at(hex, player)
    if sort == LEADER:
        # CC-Y1.5: an old leader goes before the new one comes.
        # The new one may not allow as many as the old one did.
        army = [other for other in army if sort_of(other) != LEADER]
        return len(army) < s.content.army_limit
    return len(army) < army_limit(s, player, hex)


def places(s: World, recruiting: Recruiting, sort: int) -> list[int]:
    """CC-I5.9: where a recruited unit can appear."""
    player = recruiting.player
    city = s.cities[recruiting.hex]
    hexes = [city.hex]
    if sort == SHIP:
        hexes = [city.port_hex] if city.port_hex != NONE else []
    for effect in in_force("recruit_places", s, player):
        effect.recruit_places(s, player, recruiting, sort, hexes)
    return [hex for hex in hexes if has_room(s, player, hex, sort)]


def elsewhere(s: World, player: int, hex: int, sort: int) -> list[int]:
    """CC-I5.11, CC-I5.19: the other hexes with an own unit of a sort."""
    return [other for other in sorted(s.units) if other != hex and s.sorts_at(other, player, sort)]


def is_available(s: World, recruiting: Recruiting, sort: int) -> bool:
    """CC-I5.3, CC-I5.4, CC-I5.5, CC-I5.6, CC-I5.7, CC-I5.8, CC-I5.11: whether there is a piece, and
    the city can recruit it.
    """
    player, city = recruiting.player, s.cities[recruiting.hex]
    if s.content.unit_set[sort] != BASE and not s.civ:
        return False
    if sort == LEADER:
        return bool(leader_options(s, player))
    needed = s.content.unit_building[sort]
    if needed != NONE and not city.has(needed):
        free = [e.may_recruit(s, player, city, sort) for e in in_force("may_recruit", s, player)]
        if not any(free):
            return False
    arrival = city.port_hex if sort == SHIP else city.hex
    return s.in_supply(player, sort) > 0 or bool(elsewhere(s, player, arrival, sort))


def prices(s: World, recruiting: Recruiting, sort: int) -> list[Cost]:
    """CC-I5.3, CC-I5.4, CC-I5.5, CC-I5.6, CC-I5.7, CC-I5.8, CC-AP1.9: the prices of a unit, any of
    which may be paid.
    """
    base = Cost(s.content.unit_cost[sort], FOR_UNIT, recruiting.hex)
    base.detail = sort
    costs = [base]
    for effect in in_force("unit_costs", s, recruiting.player):
        effect.unit_costs(s, recruiting.player, recruiting, sort, costs)
    return costs


def unit_prices(s: World, recruiting: Recruiting) -> list[tuple[Option, Cost]]:
    """Every unit that can be recruited now, with each price that can be paid."""
    found: list[tuple[Option, Cost]] = []
    seen: list[Option] = []
    for sort in range(UNIT_COUNT):
        if not is_available(s, recruiting, sort) or not places(s, recruiting, sort):
            continue
        for cost in prices(s, recruiting, sort):
            option = RECRUIT.of(sort, packed(cost.need))
            if option not in seen and can_pay(s, recruiting.player, cost):
                seen.append(option)
                found.append((option, cost))
    return found


def other_options(s: World, recruiting: Recruiting) -> list[Option]:
    """CC-X23.8: what effects offer in place of a unit."""
    options: list[Option] = []
    for effect in in_force("recruit_options", s, recruiting.player):
        effect.recruit_options(s, recruiting.player, recruiting, options)
    return options


def can_recruit(s: World, player: int, city: City) -> bool:
    """CC-I5.19: whether an own city can be activated to recruit anything."""
    if not may_activate(s, player, city):
        return False
    recruiting = Recruiting(player, city.hex, 1)
    for sort in range(UNIT_COUNT):
        if (
            is_available(s, recruiting, sort)
            and any(can_pay(s, player, cost) for cost in prices(s, recruiting, sort))
            and places(s, recruiting, sort)
        ):
            return True
    return bool(other_options(s, recruiting))


def is_too_poor(s: World, player: int) -> bool:
    """Whether a player can certainly pay for no unit, in whatever city."""
    for hook in ("unit_costs", "swaps", "recruit_options"):
        if in_force(hook, s, player):
            return False
    return not any(can_pay(s, player, Cost(need, FOR_UNIT)) for need in s.content.unit_cost)


# The action


def add_main_actions(s: World, player: int, options: list[Option]) -> None:
    """CC-I1.1: recruit in any own city."""
    if is_too_poor(s, player):
        return
    for city in s.cities_of(player):
        if can_recruit(s, player, city):
            options.append(RECRUIT_IN.of(city.hex))


def perform(s: World, player: int, option: Option) -> Rules:
    """CC-I1.1: activate a city to recruit."""
    yield from recruit(s, player, s.cities[option.a])


def recruit(s: World, player: int, city: City) -> Rules:
    """CC-I5: an activation to recruit; ships that came to an enemy fight right after it."""
    yield from begin_activation(s, player, city, TO_RECRUIT)
    recruiting = Recruiting(player, city.hex, activity_limit(s, player, city, TO_RECRUIT))
    for effect in in_force("enlarge", s, player):
        more = yield from effect.enlarge(s, player, city, TO_RECRUIT)
        recruiting.limit += more
    yield from recruit_units(s, recruiting)
    if recruiting.drafted:
        s.drafts += 1
    for effect in in_force("after_recruit", s, player):
        yield from effect.after_recruit(s, player, recruiting)
    yield from end_activation(s, player, city, TO_RECRUIT)
    if SHIP in recruiting.units:
        yield from fight_at_port(s, player, city.port_hex)


def fight_at_port(s: World, player: int, hex: int) -> Rules:
    """CC-I5.10, CC-X24.4: the recruiter attacks and cannot retreat; allies may be left alone."""
    if not s.enemies_at(hex, player):
        return
    if not enemy_ships(s, player, hex):
        option = yield Ask(player, ASK_ALLIES, [FIGHT_ALLIES.of(hex), SPARE_ALLIES.of()], hex)
        if option.verb is SPARE_ALLIES:
            return
    yield from naval(s, player, hex)


def recruit_units(s: World, recruiting: Recruiting) -> Rules:
    """CC-I5.1, CC-I5.19: one unit after another, up to the limit; at least one."""
    while len(recruiting.units) + recruiting.cards < recruiting.limit:
        priced = unit_prices(s, recruiting)
        options = [option for option, _ in priced] + other_options(s, recruiting)
        if not options:
            return
        if recruiting.units or recruiting.cards:
            options.append(STOP_RECRUITING.of())
        left = recruiting.limit - len(recruiting.units) - recruiting.cards
        option = yield Ask(recruiting.player, ASK_RECRUIT, options, recruiting.hex, left)
        if option.verb is STOP_RECRUITING:
            return
        if option.verb is RECRUIT:
            cost = next(cost for each, cost in priced if each == option)
            yield from recruit_unit(s, recruiting, option.a, cost)
        else:
            for effect in in_force("recruit_options", s, recruiting.player):
                if option.verb in effect.verbs:
                    yield from effect.recruit_instead(s, recruiting.player, recruiting, option)


def recruit_unit(s: World, recruiting: Recruiting, sort: int, cost: Cost) -> Rules:
    """CC-I5.2, CC-I5.9, CC-I5.11, CC-I5.18: pay for a unit and place it."""
    player = recruiting.player
    paid = yield from pay(s, player, cost)
    for good in range(GOOD_COUNT):
        recruiting.paid[good] += paid[good]
    recruiting.drafted = recruiting.drafted or cost.by == DRAFT
    recruiting.sanitation = recruiting.sanitation or cost.by == SANITATION
    options = [PLACE_UNIT.of(hex, sort) for hex in places(s, recruiting, sort)]
    option = yield Ask(player, ASK_PLACE_UNIT, options, sort)
    hex = option.a
    recruiting.units.append(sort)
    recruiting.places.append(hex)
    if sort == LEADER:
        yield from recruit_leader(s, player, hex)
        return
    if s.in_supply(player, sort) == 0:
        arrival = hex if sort == SHIP else recruiting.hex
        yield from call_back(s, player, sort, arrival)
    s.place_unit(hex, player, sort)
    s.tell(RECRUITS, player, sort, hex)


def call_back(s: World, player: int, sort: int, hex: int) -> Rules:
    """CC-I5.11, CC-I5.19: without a piece in supply one comes from elsewhere on the map."""
    options = [CALL_BACK.of(other, sort) for other in elsewhere(s, player, hex, sort)]
    option = yield Ask(player, ASK_CALL_BACK, options, sort)
    kind = unit_of(player, sort)
    # The one that can do least this turn, so that nobody needs to be asked.
    unit = max(
        [
            unit
            for unit in s.units_at(option.a)
            if unit_of(player, sort_of(unit)) == kind and owner_of(unit) == player
        ]
    )
    s.remove_unit(option.a, unit)
    s.tell(CALLS_BACK, player, sort, option.a)
    if sort == SHIP:
        yield from abandon_cargo(s, player, option.a)


def abandon_cargo(s: World, player: int, hex: int) -> Rules:
    """OPEN-34: land units that no ship on a sea hex carries any more are removed, by choice."""
    while room_at(s, player, hex) < 0:
        cargo = aboard(s, player, hex)
        sorts = sorted({sort_of(unit) for unit in cargo})
        options = [ABANDON.of(hex, sort) for sort in sorts]
        option = yield Ask(player, ASK_ABANDON, options, hex)
        lost = next(unit for unit in cargo if sort_of(unit) == option.b)
        kill_unit(s, hex, lost)


# Units for nothing


def place_free_unit(
    s: World, player: int, sort: int, hexes: list[int], may_decline: bool = True
) -> RulesOf[int]:
    """A unit from the supply onto one of several hexes with room; gives the hex, or NONE."""
    if s.in_supply(player, sort) == 0:
        return NONE
    options = [PLACE_UNIT.of(hex, sort) for hex in hexes if has_room(s, player, hex, sort)]
    if not options:
        return NONE
    if may_decline:
        options.append(NO_UNIT.of())
    option = yield Ask(player, ASK_PLACE_UNIT, options, sort)
    if option.verb is NO_UNIT:
        return NONE
    s.place_unit(option.a, player, sort)
    s.tell(GAINS_UNIT, player, sort, option.a)
    return option.a
