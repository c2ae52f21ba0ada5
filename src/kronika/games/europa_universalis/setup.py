"""Chapter 3 and EU-SCN: a scenario is laid out."""

from kronika.core.dice import Dice

from .bot_decks import become_bot
from .content import Content
from .curia import settle_curia
from .empire import crown
from .forces import add_fleet_ship, add_infantry, add_unit, deployed
from .influence import add_imperial, add_influence, influence_in, takes_influence
from .land import (
    base_tax,
    move_capital,
    print_flags,
    put_dnpr,
    put_town,
    put_vassals,
    release,
    vassal_tax,
)
from .modifiers import manpower
from .recording import begin_game
from .relations import alliances_of, is_free_npr, make_truce, marriages_of, open_war
from .rules_in_play import Switches
from .scenarios import Scenario
from .setups import Setup
from .state import Table, changed
from .terms import (
    ALLIANCES,
    AREA_COUNT,
    CATEGORIES,
    INFLUENCE_OF_AREA,
    LAND_UNITS,
    MARRIAGES,
    MERCHANTS,
    NONE,
    POWERS,
    REGULAR,
    SHIPS,
    ZONE_COUNT,
)


def lay_out(dice: Dice, content: Content, scenario: Scenario, switches: Switches) -> Table:
    """EU-3.0.1, EU-SCN.10: everything on the boards and mats; cards are dealt by `decks_of`."""
    s = Table(dice, content, scenario, switches)
    print_flags(s)
    _set_religions(s)
    for seat, setup in enumerate(scenario.setups):
        _place_lands(s, seat, setup)
    _place_dnprs(s)
    _crown_emperor(s)
    for seat, setup in enumerate(scenario.setups):
        _fill_mat(s, seat, setup)
        _place_forces(s, seat, setup)
        _place_relations(s, seat, setup)
        if switches.is_bot(seat):
            become_bot(s, seat)
    settle_curia(s)
    for attacker, defender in scenario.wars:
        open_war(s, attacker, defender)
    for one, other in scenario.truces:
        make_truce(s, one, other)
    for seat in range(s.count):
        s.start_tax = changed(s.start_tax, seat, base_tax(s, seat) + vassal_tax(s, seat))
    begin_game(s)
    return s


def _set_religions(s: Table) -> None:
    """EU-SCN.12, EU-15.2.4: tokens of the start; Realms adopt the faith of their capital's Area."""
    start = s.content.starts[s.scenario.start]
    turned: set[int] = set()
    for area, faith in (*start.religions, *s.scenario.religions):
        for each in s.atlas.slot_areas[s.atlas.area_slot[area]]:
            s.faith = changed(s.faith, each, faith)
            turned.add(each)
    for realm in s.atlas.realms:
        capital = s.capital[realm]
        if capital != NONE and s.atlas.province_area[capital] in turned:
            s.religion = changed(s.religion, realm, s.faith[s.atlas.province_area[capital]])


def _place_lands(s: Table, seat: int, setup: Setup) -> None:
    """EU-3.3.2, EU-SCN.10: Towns and Vassal tokens; boards that are not in play have none."""
    realm = s.realm_of[seat]
    s.religion = changed(s.religion, realm, setup.religion)
    move_capital(s, realm, setup.capital)
    for province in setup.provinces:
        if s.atlas.has_province[province]:
            put_town(s, seat, province)
    for vassal, provinces in setup.vassals:
        release(s, vassal)
        for province in provinces:
            if s.atlas.has_province[province]:
                put_vassals(s, seat, province)


def _place_dnprs(s: Table) -> None:
    """EU-SCN.22: Dynamic NPRs of the start, and +1 Manpower tokens."""
    for realm in s.scenario.dnprs:
        for each in s.content.events.dnprs:
            if each.realm == realm:
                number = each.colour * 2 + each.pattern
                s.dnpr_realm = changed(s.dnpr_realm, number, realm)
                s.dnpr_capital = changed(s.dnpr_capital, number, s.capital[realm])
                for province in s.atlas.provinces:
                    if s.atlas.province_realm[province] == realm:
                        put_dnpr(s, number, province)
                break
    for province, tokens in s.scenario.manpower_tokens:
        s.plus = changed(s.plus, province, s.plus[province] + tokens)


def _crown_emperor(s: Table) -> None:
    """EU-3.1.7, EU-SCN.13: the Emperor, who places Imperial Influence before everybody."""
    scenario = s.scenario
    crown(s, scenario.emperor)
    s.authority = scenario.authority
    s.hre_religion = scenario.hre_religion
    s.cardinals = [s.seat_of[realm] for realm in scenario.cardinals]
    for seat, setup in enumerate(scenario.setups):
        if s.emperor == s.realm_of[seat]:
            for area, many in setup.imperial:
                add_imperial(s, area, many)


def _place_forces(s: Table, seat: int, setup: Setup) -> None:
    """EU-3.3.3, EU-3.3.4, EU-3.3.5, EU-SCN.14."""
    for number, army in enumerate(setup.armies):
        for category in range(len(CATEGORIES)):
            for type in range(len(LAND_UNITS)):
                for _ in range(army.units[category][type]):
                    add_unit(s, seat, army.area, number, category, type)
    for area, many in setup.infantry:
        add_infantry(s, seat, area, many)
    for zone, many in setup.light_ships:
        s.guards[seat * ZONE_COUNT + zone] += many
    for kind, many in zip((0, 1, 3), setup.fleet[: len(SHIPS)]):
        for _ in range(many):
            add_fleet_ship(s, seat, setup.fleet_zone, kind)
    s.exhausted[seat] = setup.exhausted
    s.available[seat] = manpower(s, seat) - deployed(s, seat, REGULAR) - setup.exhausted


def _place_relations(s: Table, seat: int, setup: Setup) -> None:
    """EU-3.3.6, EU-SCN.13: what cannot be is left out; Influence has places in reserve."""
    for realm in setup.alliances:
        if is_free_npr(s, realm) and s.ally[realm] == NONE and alliances_of(s, seat) < ALLIANCES:
            s.ally = changed(s.ally, realm, seat)
    for realm in setup.marriages:
        other = s.seat_of[realm]
        both = other != NONE and s.realm_of[seat] in s.scenario.setups[other].marriages
        if (both or is_free_npr(s, realm)) and marriages_of(s, seat) < MARRIAGES:
            s.marriages = changed(s.marriages, realm, s.marriages[realm] | 1 << seat)
    for area, many in setup.influence:
        for _ in range(many):
            _place_influence(s, seat, area, setup.reserve)
    for area in setup.claims:
        s.claims = changed(s.claims, area, s.claims[area] | 1 << seat)
    for area in setup.cores:
        s.core = changed(s.core, area, seat)
    for number, node in enumerate(setup.merchants[:MERCHANTS]):
        if s.atlas.has_node[node]:
            s.merchants[seat * MERCHANTS + number] = node


def _place_influence(s: Table, seat: int, area: int, reserve: list[int]) -> None:
    if not takes_influence(s, area) or influence_in(s, area) >= INFLUENCE_OF_AREA:
        fitting = [
            each
            for each in reserve
            if takes_influence(s, each)
            and influence_in(s, each) < INFLUENCE_OF_AREA
            and not s.influence[seat * AREA_COUNT + each]
        ]
        if not fitting:
            return
        area = fitting[0]
    add_influence(s, seat, area)


def _fill_mat(s: Table, seat: int, setup: Setup) -> None:
    """EU-3.2.2, EU-3.2.5, EU-3.3.7."""
    s.ducats[seat] = setup.ducats
    for type in range(len(POWERS)):
        s.power[seat * len(POWERS) + type] = setup.power[type]
    s.stability[seat] = setup.stability
    s.prestige[seat] = setup.prestige
    s.interest[seat] = setup.interest
    s.ruler = changed(s.ruler, seat, setup.ruler)
    for idea in setup.ideas:
        s.tags = changed(s.tags, idea, (*s.tags[idea], seat))
