"""Proves of a whole pack what no file alone can show."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from kronika.core.errors import ContentError

from .atlas import Atlas
from .decks.goals import Mission
from .effects import conditions, people, selectors, things, verbs
from .effects.nodes import Condition, Effect, Selector
from .effects.possible import problem, reach
from .effects.walk import every_condition, every_effect
from .names import EVENTS, IDEAS, MILESTONES, MISSIONS, SCENARIOS, STRUGGLES
from .places import AREAS, NODES, PROVINCES, REALMS
from .scenarios import Scenario
from .setups import Setup
from .terms import ALL_BOARDS, LIGHT_SHIP, NEEDS, NONE, PROTESTANT, REALM_EVENT, WEST

if TYPE_CHECKING:
    from .content import Content

HRE_NEED: Final = 1 << NEEDS.index("hre")
REWARDS: Final = (*(things.DUCATS, things.ADM_POWER, things.DIP_POWER, things.MIL_POWER),)
OF_THE_EMPIRE: Final = (conditions.EMPEROR, conditions.IMPERIAL_AUTHORITY)
WITH_THE_EMPIRE: Final = 0
"""Alliances with its members."""


def prove(content: "Content") -> None:
    """What does not fit is a ContentError that names file and entry."""
    for deck in content.goals.mission_decks.values():
        for number in deck:
            _prove_mission(f'missions.json: missions "{MISSIONS.ids[number]}"', number, content)
    for age, decks in enumerate(content.goals.milestone_decks, start=1):
        for number in [number for deck in decks for number in deck]:
            where = f'milestones.json: milestones "{MILESTONES.ids[number]}"'
            _prove_milestone(where, number, age, content)
    for number in content.goals.struggle_numbers:
        _prove_struggle(f'struggles.json: struggles "{STRUGGLES.ids[number]}"', number, content)
    for numbers in content.events.of_age:
        for number in numbers:
            _prove_event(f'events.json: events "{EVENTS.ids[number]}"', number, content)
    for number in content.scenario_numbers:
        where = f'scenarios.json: scenarios "{SCENARIOS.ids[number]}"'
        _prove_start(where, content.scenarios[number], content)


def _prove_mission(where: str, number: int, content: "Content") -> None:
    mission = content.goals.missions[number]
    assert mission.requirement is not None
    boards = mission.needs & ALL_BOARDS | 1 << WEST
    if mission.deck < len(REALMS):
        boards |= 1 << content.ground.province_board[content.setups[mission.deck].capital]
    _prove_possible(where, mission.requirement, boards, 0, content)
    _prove_needs(where, mission.requirement, mission.needs, 1, content)
    _prove_capitals(where, mission, content)


def _prove_milestone(where: str, number: int, age: int, content: "Content") -> None:
    milestone = content.goals.milestones[number]
    assert milestone.requirement is not None
    boards = milestone.needs & ALL_BOARDS | 1 << WEST
    _prove_possible(where, milestone.requirement, boards, age, content)
    _prove_needs(where, milestone.requirement, milestone.needs, age, content)
    for effect in milestone.effects:
        if effect.word != verbs.GAIN or effect.what not in REWARDS:
            raise ContentError(f"{where}: rewards are monarch power or ducats")


def _prove_possible(
    where: str, condition: Condition, boards: int, age: int, content: "Content"
) -> None:
    """EU-SCN.26, EU-SCN.27: with no other boards than the west and those it needs."""
    found = problem(condition, content.atlas_of(boards, content.first_start), age, content.lexicon)
    if found is not None:
        raise ContentError(f"{where}: with the boards that it needs: {found}")


def _regions(selector: Selector | None) -> Iterable[int]:
    if selector is None:
        return []
    own = [selector.number] if selector.word == selectors.REGION else []
    return [*own, *[region for part in selector.parts for region in _regions(part)]]


def _prove_needs(
    where: str, condition: Condition, needs: int, age: int, content: "Content"
) -> None:
    """What a card speaks of, it needs."""
    ages = [number for number in range(2, 5) if needs >> NEEDS.index(f"age-{number}") & 1]
    last = max([age, *ages])
    every = list(every_condition(condition))
    choice = any(each.word == conditions.ANY for each in every)
    for each in every:
        empire = each.word in OF_THE_EMPIRE or (
            each.word == conditions.ALLIANCES and each.partner == WITH_THE_EMPIRE
        )
        empire = empire or any(r in (things.HRE, things.HRE_ELECTORS) for r in _regions(each.where))
        if empire and not needs & HRE_NEED:
            raise ContentError(f'{where}: speaks of the empire, and does not need "hre"')
        if (each.faith == PROTESTANT or PROTESTANT in each.faiths) and last < 2:
            raise ContentError(f'{where}: speaks of protestants, and does not need "age-2"')
        if each.word == conditions.HAS_IDEA and not choice:
            forms = [content.lexicon.idea_age[idea] for idea in content.lexicon.forms]
            first = min(forms) if each.form else content.lexicon.idea_age.get(each.idea, 1)
            if first > last:
                name = "a government form" if each.form else f'"{IDEAS.ids[each.idea]}"'
                raise ContentError(f'{where}: asks for {name}, and does not need "age-{first}"')


def _prove_capitals(where: str, mission: Mission, content: "Content") -> None:
    """Nobody keeps the capital of a player: it goes back at peace."""
    assert mission.requirement is not None
    capitals = {s.capital for realm, s in content.setups.items() if realm != mission.deck}
    for each in every_condition(mission.requirement):
        if each.word in (conditions.OWNS, conditions.HOLDS) and each.where is not None:
            found = reach(each.where, content.atlas)
            if found and found & capitals and (each.whole or each.least > len(found - capitals)):
                name = PROVINCES[min(found & capitals)]
                raise ContentError(f'{where}: asks for "{name}", the capital of a player')


def _prove_struggle(where: str, number: int, content: "Content") -> None:
    struggle = content.goals.struggles[number]
    atlas = content.atlas_of(struggle.needs & ALL_BOARDS, content.first_start)
    for area in struggle.areas:
        if not atlas.has_area[area]:
            raise ContentError(f'{where}: "{AREAS[area]}" is on no board that it needs')


def _names(effect: Effect, realm: int) -> bool:
    return effect.who.word == people.REALM and effect.who.number == realm


def _prove_event(where: str, number: int, content: "Content") -> None:
    event = content.events.events[number]
    if event.type == REALM_EVENT:
        named = [e for e in every_effect(event.effects) if e.who.word == people.REALM]
        if named and not any(_names(effect, event.realm) for effect in named):
            raise ContentError(f"{where}: nothing happens to its own realm")


def _prove_start(where: str, scenario: Scenario, content: "Content") -> None:
    """Rulers do not come again, and both Merchants of every Realm are connected."""
    rulers = content.events.rulers
    for setup in scenario.setups:
        name = REALMS[setup.realm]
        for age in scenario.ages:
            for number in content.events.of_age[age - 1]:
                ruler = content.events.events[number].ruler
                if ruler != NONE and rulers[ruler].person == rulers[setup.ruler].person:
                    raise ContentError(f"{where}: the ruler of {name} comes again by an event")
        reached = eligible_nodes(scenario.atlas, setup)
        for node in setup.merchants:
            if node not in reached:
                raise ContentError(f'{where}: {name} has no connection to "{NODES[node]}"')


def eligible_nodes(atlas: Atlas, setup: Setup) -> set[int]:
    """EU-12.2.2, EU-12.2.3, EU-12.2.4: the nodes that a Realm is connected to at the start."""
    areas = {atlas.province_area[province] for province in setup.held()}
    areas |= {area for area, _ in setup.influence} | {area for area, _ in setup.imperial}
    for realm in setup.marriages:
        if atlas.realm_capital[realm] != NONE:
            areas.add(atlas.province_area[atlas.realm_capital[realm]])
    zones = {zone for zone, _ in setup.light_ships}
    if setup.fleet[LIGHT_SHIP]:
        zones.add(setup.fleet_zone)
    found_areas: set[int] = {atlas.province_area[setup.capital]}
    found_zones: set[int] = set()
    size = 0
    while size < len(found_areas) + len(found_zones):
        size = len(found_areas) + len(found_zones)
        for area in sorted(found_areas):
            found_areas.update(areas.intersection(atlas.area_adjacent[area]))
            found_zones.update(zones.intersection(atlas.area_zones[area]))
        for zone in sorted(found_zones):
            found_areas.update(areas.intersection(atlas.zone_areas[zone]))
            found_zones.update(zones.intersection(atlas.zone_zones[zone]))
    return {node for node in atlas.nodes if _is_connected(atlas, node, found_areas, found_zones)}


def _is_connected(atlas: Atlas, node: int, areas: set[int], zones: set[int]) -> bool:
    if not zones.isdisjoint(atlas.node_zones[node]):
        return True
    for area in atlas.node_areas[node]:
        if area in areas:
            return True
        ports = [zone for port in atlas.area_ports[area] for zone in atlas.province_zones[port]]
        near = not areas.isdisjoint(atlas.area_land[area]) or not zones.isdisjoint(ports)
        if near and not atlas.node_desert[node]:
            return True
    return False
