"""EU-5.3.CV and EU-5.1.SR: Convert Area, and Change State Religion."""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, Verb

from .agenda import REBEL_DICE, Duty
from .curia import settle_curia
from .effects import things
from .faith_tokens import place_faith
from .influence import add_influence, influence_in, takes_influence
from .land import owns, vacate
from .losing_power import lose_stability
from .manner import Manner
from .marriages import end_marriage
from .modifiers import change_of_cost, power_cost
from .purse import can_afford, pay_ducats, pay_power, power_of
from .recording import record_conversion
from .religion import (
    adopt,
    can_convert,
    faith_of,
    is_catholic,
    same_faith,
    state_religion,
)
from .state import Table, changed
from .terms import (
    ADM,
    AREA_COUNT,
    CATHOLIC,
    COUNTER_REFORMED,
    DIVERSE,
    INFLUENCE_OF_AREA,
    NONE,
    PROTESTANT,
    REBELS,
    REFORMATION,
)
from .words import AREA, FAITH, NUMBER, PLAYER, PROVINCE, REALM

CONVERT: Final = Verb("convert-area", (AREA,), "EU-5.3.CV1")
UNREST_IN: Final = Verb("unrest-for-faith", (PROVINCE,), "EU-5.3.CV3")
ADOPT: Final = Verb("adopt-faith", (FAITH,), "EU-5.1.SR1")
END_MARRIAGE: Final = Verb("end-marriage-for-faith", (REALM,), "EU-5.1.SR4")
WITHDRAW: Final = Verb("withdraw-for-faith", (AREA,), "EU-5.1.SR4")
PLACE: Final = Verb("place-for-faith", (AREA,), "EU-5.1.SR5")

ASK_CONVERT: Final = Prompt("convert-area", (), "EU-5.3.CV1")
ASK_UNREST: Final = Prompt("unrest-for-faith", (AREA,), "EU-5.3.CV3")
ASK_FAITH: Final = Prompt("adopt-faith", (), "EU-5.1.SR1")
ASK_MARRIAGE: Final = Prompt("end-marriage-for-faith", (), "EU-5.1.SR4")
ASK_WITHDRAW: Final = Prompt("withdraw-for-faith", (NUMBER,), "EU-5.1.SR4")
ASK_PLACE: Final = Prompt("place-for-faith", (NUMBER,), "EU-5.1.SR5")

CHANGES_FAITH: Final = Event("changes-faith", (PLAYER, FAITH))


def convertible(s: Table, seat: int) -> list[int]:
    """EU-5.3.CV1: slots that a player may convert, by their Areas."""
    return [slot for slot in s.atlas.slots if can_convert(s, seat, slot)]


def conversion_cost(s: Table, seat: int, manner: Manner) -> tuple[int, int]:
    """EU-5.3.CV1, EU-15.0.7: Administrative Power, 1 less for Protestants, and ducats."""
    costs = s.content.tables.costs
    is_protestant = state_religion(s, seat) == PROTESTANT
    base = costs.convert_protestant_adm if is_protestant else costs.convert_adm
    power = power_cost(s, seat, things.CONVERT_AREA, things.PAID_ADM, base, manner)
    ducats = change_of_cost(s, seat, things.CONVERT_AREA, things.PAID_DUCATS, costs.convert_ducats)
    return power, ducats


def can_convert_area(s: Table, seat: int, manner: Manner) -> bool:
    """EU-5.3.CV1."""
    power, ducats = conversion_cost(s, seat, manner)
    if power_of(s, seat, ADM) < power or not can_afford(s, seat, ducats):
        return False
    return any(can_convert(s, seat, slot) for slot in s.atlas.slots)


def convert_area(s: Table, seat: int, manner: Manner) -> Rules:
    """EU-5.3.CV1, EU-5.3.CV2, EU-5.3.CV3: a new faith, Unrest, and Rebel Dice."""
    options = [CONVERT.of(slot) for slot in convertible(s, seat)]
    option = yield Ask(seat, ASK_CONVERT, options, default=options[0])
    power, ducats = conversion_cost(s, seat, manner)
    pay_power(s, seat, ADM, power)
    pay_ducats(s, seat, ducats)
    slot = option.a
    yield from place_faith(s, seat, slot, state_religion(s, seat))
    record_conversion(s, seat, slot)
    areas = s.atlas.slot_areas[slot]
    yield from _stir(s, seat, areas, slot)
    roll_for(s, seat, areas)


def _stir(s: Table, seat: int, areas: list[int], named: int) -> Rules:
    """EU-5.3.CV3, EU-5.1.SR6, EU-OPA21: Unrest on an own Town there; none without: it lapses."""
    towns = [
        UNREST_IN.of(province)
        for area in areas
        for province in s.atlas.area_provinces[area]
        if owns(s, seat, province) and not s.unrest[province]
    ]
    if towns:
        option = yield Ask(seat, ASK_UNREST, towns, named, default=towns[0])
        s.unrest = changed(s.unrest, option.a, True)


def roll_for(s: Table, seat: int, areas: list[int]) -> None:
    """EU-5.3.CV3, EU-14.2.3: Rebel Dice for all own Unrest in these Areas, one after the other."""
    for area in reversed(areas):
        s.agenda.append(Duty(REBEL_DICE, seat, area))


def adoptable(s: Table, seat: int, manner: Manner) -> list[int]:
    """EU-5.1.SR1, EU-5.1.SR7, EU-5.1.SR8, EU-18.7.5, EU-14.4.3, EU-15.0.11: what a player may
    change to."""
    if s.memory.changed_religion >> seat & 1:
        return []
    now = state_religion(s, seat)
    is_counter = manner.extras is not None and manner.extras.counter_reformation
    found: list[int] = []
    if s.age >= REFORMATION and not is_counter:
        if is_catholic(now):
            found.append(PROTESTANT)
        elif now == PROTESTANT:
            found.append(CATHOLIC)
    if now == CATHOLIC and _is_reform_known(s) and _can_reform(s, seat, manner):
        found.append(COUNTER_REFORMED)
    rebels = _faith_of_rebels(s, seat)
    if rebels not in (NONE, DIVERSE) and rebels != now and rebels not in found and not is_counter:
        found.append(rebels)
    if s.emperor == s.realm_of[seat] and s.switches.hre_religion and s.hre_religion != NONE:
        found = [faith for faith in found if same_faith(faith, s.hre_religion)]
    return found


def _is_reform_known(s: Table) -> bool:
    """EU-5.1.SR7: whether some Area is Counter-Reformed."""
    return any(faith == COUNTER_REFORMED for faith in s.faith)


def _can_reform(s: Table, seat: int, manner: Manner) -> bool:
    return power_of(s, seat, ADM) >= _reform_cost(s, seat, manner)


def _reform_cost(s: Table, seat: int, manner: Manner) -> int:
    base = s.content.tables.costs.counter_reformation_adm
    return power_cost(s, seat, things.CHANGE_RELIGION, things.PAID_ADM, base, manner)


def _faith_of_rebels(s: Table, seat: int) -> int:
    """EU-14.4.3: religious Rebel Towns in the capital and at least 2 other Provinces; NONE."""
    if not s.switches.religious_rebels:
        return NONE
    capital = s.capital[s.realm_of[seat]]
    held = [p for p in s.lands[s.realm_of[seat]] if s.occupant[p] == REBELS and s.religious[p]]
    if capital not in held or len(held) < 3:
        return NONE
    return faith_of(s, s.atlas.province_area[capital])


def can_change_religion(s: Table, seat: int, manner: Manner) -> bool:
    """EU-5.1.SR1."""
    return bool(adoptable(s, seat, manner))


def change_religion(s: Table, seat: int, manner: Manner) -> Rules:
    """EU-5.1.SR1, EU-5.1.SR2, EU-5.1.SR7, EU-15.0.6: another State Religion."""
    options = [ADOPT.of(faith) for faith in adoptable(s, seat, manner)]
    option = yield Ask(seat, ASK_FAITH, options, default=options[0])
    is_rebels = option.a == _faith_of_rebels(s, seat)
    s.memory.changed_religion |= 1 << seat
    if option.a == COUNTER_REFORMED and is_catholic(state_religion(s, seat)):
        pay_power(s, seat, ADM, _reform_cost(s, seat, manner))
        adopt(s, s.realm_of[seat], COUNTER_REFORMED)
        capital = s.capital[s.realm_of[seat]]
        yield from place_faith(s, seat, s.atlas.province_area[capital], COUNTER_REFORMED)
        s.tell(CHANGES_FAITH, seat, COUNTER_REFORMED)
        return
    yield from change_faith(s, seat, option.a, True)
    if is_rebels:
        _appease(s, seat)


def change_faith(s: Table, seat: int, faith: int, penalties: bool) -> Rules:
    """EU-5.1.SR3, EU-5.1.SR4, EU-5.1.SR5, EU-5.1.SR6, EU-5.1.SR8, EU-19.1.6, EU-OPA20: with what
    it costs; who is no Catholic any more loses his Cardinals at once."""
    before = state_religion(s, seat)
    if penalties:
        costs = s.content.tables.costs
        s.prestige[seat] -= costs.religion_prestige
        yield from lose_stability(s, seat, costs.religion_stability)
    adopt(s, s.realm_of[seat], faith)
    s.tell(CHANGES_FAITH, seat, faith)
    settle_curia(s)
    if penalties:
        yield from _end_marriage(s, seat, before)
        yield from _move_influence(s, seat, before)
        yield from _spread_unrest(s, seat, before)


def _end_marriage(s: Table, seat: int, before: int) -> Rules:
    """EU-5.1.SR4, EU-OPA20: one own Marriage in Areas of the abandoned faith."""
    options = [
        END_MARRIAGE.of(realm)
        for realm, tokens in enumerate(s.marriages)
        if tokens >> seat & 1
        and same_faith(faith_of(s, s.atlas.province_area[s.capital[realm]]), before)
    ]
    if options:
        option = yield Ask(seat, ASK_MARRIAGE, options, default=options[0])
        end_marriage(s, seat, option.a)


def _move_influence(s: Table, seat: int, before: int) -> Rules:
    """EU-5.1.SR4, EU-5.1.SR5: up to 5 cubes go from Areas of the old faith to those of the new."""
    taken = 0
    most = s.content.tables.costs.religion_influence
    while taken < most:
        options = [
            WITHDRAW.of(area)
            for area in s.atlas.main_areas
            if s.influence[seat * AREA_COUNT + area] and same_faith(faith_of(s, area), before)
        ]
        if not options:
            break
        option = yield Ask(seat, ASK_WITHDRAW, options, most - taken, default=options[0])
        add_influence(s, seat, option.a, -1)
        taken += 1
    while taken > 0:
        places = _open_areas(s, seat)
        if not places:
            break
        option = yield Ask(seat, ASK_PLACE, places, taken, default=places[0])
        add_influence(s, seat, option.a)
        taken -= 1


def _open_areas(s: Table, seat: int) -> list[Option]:
    faith = state_religion(s, seat)
    return [
        PLACE.of(area)
        for area in s.atlas.main_areas
        if same_faith(faith_of(s, area), faith)
        and takes_influence(s, area)
        and influence_in(s, area) < INFLUENCE_OF_AREA
    ]


def _spread_unrest(s: Table, seat: int, before: int) -> Rules:
    """EU-5.1.SR6: Unrest in each own Area of the abandoned faith, then Rebel Dice for them."""
    areas = [
        area
        for area in s.atlas.main_areas
        if same_faith(faith_of(s, area), before)
        and any(owns(s, seat, province) for province in s.atlas.area_provinces[area])
    ]
    for area in areas:
        yield from _stir(s, seat, [area], area)
    roll_for(s, seat, areas)


def _appease(s: Table, seat: int) -> None:
    """EU-14.4.3: Rebels of the new faith are content: all Units and Towns leave its Areas, also
    those that hold a Vassal or what another player has there."""
    faith = state_religion(s, seat)
    for area in s.atlas.main_areas:
        provinces = s.atlas.area_provinces[area]
        if not same_faith(faith_of(s, area), faith) or all(s.town[p] != seat for p in provinces):
            continue
        s.rebels = changed(s.rebels, area, 0)
        for province in provinces:
            if s.occupant[province] == REBELS:
                vacate(s, province)
