"""Proves that a scenario fits the map, the cards and the pieces."""

from typing import TYPE_CHECKING

from kronika.core.entries import Entry

from .decks.shared import check_count
from .effects import people
from .effects.nodes import Condition, Who
from .effects.possible import problem
from .effects.walk import every_condition
from .names import EVENTS, MILESTONES, MISSIONS, STRUGGLES
from .places import AREAS, NODES, PROVINCES, REALMS, ZONES
from .scenarios import MissionChoice, Scenario
from .setups import Setup
from .terms import (
    ADVANCED,
    AGES,
    B_EVENT,
    CATHOLIC,
    COUNTER_REFORMED,
    CURIA_SLOTS,
    DISTANT,
    INFLUENCE_OF_AREA,
    MERCENARY_UNITS,
    MISSION_HAND,
    NEEDS,
    NO_PORT,
    OPTIONAL,
    PLAYERS,
    PROTESTANT,
    ROUNDS_OF_AGE,
)

if TYPE_CHECKING:
    from .content import Content

FACE_UP, MORE_FACE_UP = 3, 4
"""EU-16.2.1, EU-16.2.3."""
LEAST_MILESTONES = 2
"""Of each deck and age."""


def check_scenario(entry: Entry, scenario: Scenario, content: "Content") -> None:
    """All that must hold for a scenario; what does not is a ContentError."""
    _check_players(entry, scenario)
    _check_ages(entry, scenario)
    _check_events(entry, scenario, content)
    _check_lands(entry, scenario)
    _check_sea_and_trade(entry, scenario)
    _check_relations(entry, scenario)
    _check_empire_and_curia(entry, scenario)
    _check_dnprs(entry, scenario, content)
    _check_milestones(entry, scenario, content)
    _check_struggles(entry, scenario, content)
    for seat, choice in enumerate(scenario.missions):
        _check_missions(entry, scenario, seat, choice, content)
    for who, condition in scenario.victory.instant:
        _check_realm(entry, scenario, who)
        _check_possible(entry, scenario, "victory", condition, max(scenario.ages), content)
    for criterion in scenario.victory.extra:
        _check_realm(entry, scenario, criterion.who)
        if criterion.condition is not None:
            age = max(scenario.ages)
            _check_possible(entry, scenario, "scoring", criterion.condition, age, content)


def _check_players(entry: Entry, scenario: Scenario) -> None:
    seats = len(scenario.seats)
    if not 2 <= seats <= PLAYERS:
        raise entry.error(f"must have 2 to {PLAYERS} seats")
    if not scenario.humans or min(scenario.humans) < 1 or max(scenario.humans) > seats:
        raise entry.error(f'field "humans" must be from 1 to {seats}')
    if min(scenario.humans) < seats and not scenario.bots:
        raise entry.error("seats are empty, and there are no bots")
    if scenario.two_players and (seats != 2 or scenario.humans != [2]):
        raise entry.error("two players without bots have two seats")


def _check_ages(entry: Entry, scenario: Scenario) -> None:
    ages = scenario.ages
    if not ages or ages != list(range(ages[0], ages[0] + len(ages))) or ages[0] < 1:
        raise entry.error('field "ages" must be ages that follow each other')
    if ages[-1] > len(AGES):
        raise entry.error(f'field "ages" must be from 1 to {len(AGES)}')
    check_count(entry, "ages of the event decks", [d.age for d in scenario.event_decks], ages)
    more = bool(scenario.optional >> OPTIONAL.index("revealing-more") & 1)
    entry.count("events face up", scenario.face_up_events, MORE_FACE_UP if more else FACE_UP)


def _check_events(entry: Entry, scenario: Scenario, content: "Content") -> None:
    """EU-16.0.6, EU-SCN.17: a deck lasts 4 rounds, and there are cards for it."""
    for deck in scenario.event_decks:
        total = 8 + sum(deck.of_realms) + deck.of_b
        entry.count(f"events of age {deck.age}", total, ROUNDS_OF_AGE * scenario.events_per_round)
        numbers = content.events.of_age[deck.age - 1]
        of_age = [content.events.events[number] for number in numbers]
        for realm, many in zip(scenario.seats, deck.of_realms):
            if many > sum([event.realm == realm for event in of_age]):
                raise entry.error(f"{REALMS[realm]} has no {many} events in age {deck.age}")
        fitting = [e for e in of_age if e.type == B_EVENT and not e.needs & ~scenario.atlas.boards]
        if deck.of_b > len(fitting):
            raise entry.error(f"only {len(fitting)} B-events of age {deck.age} fit the boards")
        order = content.events.orders[deck.age - 1][deck.order]
        if not any(not content.events.events[n].needs & ~scenario.atlas.boards for n in order):
            raise entry.error(f'no event as "{EVENTS.ids[order[0]]}" fits the boards')


def _check_lands(entry: Entry, scenario: Scenario) -> None:
    """Every Province has at most one holder, and is in play."""
    atlas = scenario.atlas
    holder: dict[int, int] = {}
    for setup in scenario.setups:
        name = REALMS[setup.realm]
        if not atlas.has_province[setup.capital]:
            raise entry.error(f"the capital of {name} is not in play")
        for province in setup.held():
            if not atlas.has_province[province]:
                raise entry.error(f'"{PROVINCES[province]}" of {name} is not in play')
            if province in holder:
                other = REALMS[holder[province]]
                raise entry.error(f'"{PROVINCES[province]}" belongs to {other} and to {name}')
            holder[province] = setup.realm
        for area in [army.area for army in setup.armies] + [area for area, _ in setup.infantry]:
            if not atlas.has_area[area]:
                raise entry.error(f'units of {name} are in "{AREAS[area]}", which is not in play')
    if sum([setup.mercenaries() for setup in scenario.setups]) > MERCENARY_UNITS:
        raise entry.error(f"there are only {MERCENARY_UNITS} mercenaries")
    for province, _ in scenario.manpower_tokens:
        if province in holder or not atlas.has_province[province]:
            raise entry.error(f'"{PROVINCES[province]}" is no province of an NPR in play')


def _check_sea_and_trade(entry: Entry, scenario: Scenario) -> None:
    atlas = scenario.atlas
    ships: dict[int, int] = {}
    for setup in scenario.setups:
        for zone, many in setup.light_ships:
            ships[zone] = ships.get(zone, 0) + many
        zones = [zone for zone, _ in setup.light_ships] + (
            [setup.fleet_zone] if sum(setup.fleet) else []
        )
        for zone in zones:
            if not atlas.has_zone[zone]:
                raise entry.error(f'ships are in "{ZONES[zone]}", which is not in play')
        for node in setup.merchants:
            if not atlas.has_node[node]:
                raise entry.error(f'a merchant is in "{NODES[node]}", which is not in play')
    if scenario.continents_join != bool(atlas.boards >> DISTANT & 1):
        raise entry.error("trade cards of continents join if their board is in play")
    for zone, many in ships.items():
        if many > atlas.zone_slots[zone]:
            raise entry.error(
                f'{many} ships are on {atlas.zone_slots[zone]} slots of "{ZONES[zone]}"'
            )


def _check_relations(entry: Entry, scenario: Scenario) -> None:
    cubes: dict[int, int] = {}
    allies: list[int] = []
    for setup in scenario.setups:
        for area, many in (*setup.influence, *setup.imperial):
            cubes[area] = cubes.get(area, 0) + many
        allies += [realm for realm in setup.alliances if realm not in scenario.seats]
    for area, many in cubes.items():
        if many > INFLUENCE_OF_AREA:
            raise entry.error(f'{many} influence is in "{AREAS[area]}"')
    for realm in allies:
        if allies.count(realm) > 1:
            raise entry.error(f"{REALMS[realm]} has two allies")
    for one, other in (*scenario.wars, *scenario.truces):
        for realm in (one, other):
            if realm not in scenario.seats and not scenario.atlas.has_realm[realm]:
                raise entry.error(f"{REALMS[realm]} is not in play")
        if one == other:
            raise entry.error("wars and truces are between two realms")


def _check_empire_and_curia(entry: Entry, scenario: Scenario) -> None:
    """EU-18.1.2, EU-18.2.3, EU-3.1.7, EU-SCN.15."""
    atlas = scenario.atlas
    if scenario.hre_religion not in (CATHOLIC, PROTESTANT):
        raise entry.error("the empire is catholic or protestant")
    if scenario.authority > len(atlas.electors) + 1:
        raise entry.error("imperial authority is above what the electors allow")
    for setup in scenario.setups:
        wanted = scenario.authority if setup.realm == scenario.emperor else 0
        entry.count(f"imperial authority of {REALMS[setup.realm]}", setup.authority, wanted)
        for area, _ in setup.imperial:
            if not atlas.area_hre[area]:
                raise entry.error(f'imperial influence in "{AREAS[area]}", outside of the empire')
    faiths = (CATHOLIC, COUNTER_REFORMED)
    catholics = [setup.realm for setup in scenario.setups if setup.religion in faiths]
    entry.count("slots of the curia", scenario.curia_slots, min(CURIA_SLOTS, len(catholics) + 1))
    if len(scenario.cardinals) > scenario.curia_slots or not {*scenario.cardinals} <= {*catholics}:
        raise entry.error("cardinals are of catholic players, one a slot")
    if len(catholics) == 1 and scenario.cardinals:
        raise entry.error("a single catholic player starts without a cardinal")


def _check_dnprs(entry: Entry, scenario: Scenario, content: "Content") -> None:
    listed = [dnpr.realm for dnpr in content.events.dnprs]
    for realm in scenario.dnprs:
        if realm not in listed or realm in scenario.seats or not scenario.atlas.has_realm[realm]:
            raise entry.error(f"{REALMS[realm]} can be no dynamic realm here")


def meets(scenario: Scenario, needs: int, setup: Setup | None) -> bool:
    """Whether a scenario, and a Realm in it, has what a card needs."""
    has = scenario.atlas.boards | 1 << NEEDS.index("hre")
    if setup is None or any(scenario.atlas.province_port[p] != NO_PORT for p in setup.provinces):
        has |= 1 << NEEDS.index("port")
    for age in range(2, max(scenario.ages) + 1):
        has |= 1 << NEEDS.index(f"age-{age}")
    return not needs & ~has


def _check_possible(
    entry: Entry, scenario: Scenario, what: str, condition: Condition, age: int, content: "Content"
) -> None:
    found = problem(condition, scenario.atlas, age, content.lexicon)
    if found is not None:
        raise entry.error(f"{what}: {found}")


def _check_realm(entry: Entry, scenario: Scenario, who: Who) -> None:
    if who.word == people.REALM and who.number not in scenario.seats:
        raise entry.error(f"{REALMS[who.number]} is not played")


def _check_milestones(entry: Entry, scenario: Scenario, content: "Content") -> None:
    for number in (*scenario.removed_milestones, *scenario.fixed_milestones):
        if content.goals.milestones[number].age not in scenario.ages:
            raise entry.error(f'the milestone "{MILESTONES.ids[number]}" is of another age')
    for age in scenario.ages:
        for deck in content.goals.milestone_decks[age - 1]:
            left = [number for number in deck if number not in scenario.removed_milestones]
            if len(left) < LEAST_MILESTONES:
                raise entry.error(f"a milestone deck of age {age} has only {len(left)} cards")
            for number in left:
                milestone = content.goals.milestones[number]
                name = f'milestone "{MILESTONES.ids[number]}"'
                if not meets(scenario, milestone.needs, None):
                    raise entry.error(f"{name} needs what is missing, and must be removed")
                assert milestone.requirement is not None
                _check_possible(entry, scenario, name, milestone.requirement, age, content)


def _check_struggles(entry: Entry, scenario: Scenario, content: "Content") -> None:
    if bool(scenario.struggles) != bool(scenario.advanced >> ADVANCED.index("power-struggles") & 1):
        raise entry.error("power struggles have a deck, and are switched on")
    for number in scenario.struggles:
        struggle = content.goals.struggles[number]
        name = f'struggle "{STRUGGLES.ids[number]}"'
        if not meets(scenario, struggle.needs, None):
            raise entry.error(f"{name} needs what is missing")
        for criterion in struggle.criteria:
            absent = (
                criterion.who.word == people.REALM and criterion.who.number not in scenario.seats
            )
            if criterion.condition is not None and not absent:
                age = max(scenario.ages)
                _check_possible(entry, scenario, name, criterion.condition, age, content)


def _check_missions(
    entry: Entry, scenario: Scenario, seat: int, choice: MissionChoice, content: "Content"
) -> None:
    """EU-SCN.19: what needs something missing is removed, and all that is left can be done."""
    goals = content.goals
    setup = scenario.setups[seat]
    if choice.deck != setup.mission_deck:
        raise entry.error(f"{REALMS[setup.realm]} has another mission deck")
    alive = [number for number in goals.mission_decks[choice.deck] if number not in choice.removed]
    for number in alive:
        mission = goals.missions[number]
        name = f'mission "{MISSIONS.ids[number]}"'
        if not meets(scenario, mission.needs, setup):
            raise entry.error(f"{name} needs what is missing, and must be removed")
        if number in choice.done:
            continue
        before = mission.prerequisites
        if before and not any(other in alive for other in before):
            raise entry.error(f"{name} can never be chosen: what it follows is removed")
        assert mission.requirement is not None
        age = max(scenario.ages)
        _check_possible(entry, scenario, name, mission.requirement, age, content)
        for condition in every_condition(mission.requirement):
            if condition.realm == setup.realm:
                raise entry.error(f"{name} is about the realm itself")
    free = [n for n in alive if goals.missions[n].tier == 1 and n not in choice.done]
    if not choice.any_available and len(free) < MISSION_HAND:
        raise entry.error(f"{REALMS[setup.realm]} has less than {MISSION_HAND} missions to begin")
    if choice.fixed and (len(choice.fixed) != MISSION_HAND or not {*choice.fixed} <= {*alive}):
        raise entry.error(
            f"{REALMS[setup.realm]} must begin with {MISSION_HAND} missions of its deck"
        )
