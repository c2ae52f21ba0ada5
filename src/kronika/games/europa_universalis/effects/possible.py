"""Whether a condition can hold at all, on a map with these boards, in this age."""

from typing import Final

from ..atlas import Atlas
from ..places import CONTINENTS
from ..terms import (
    ALLIANCE_TOKENS,
    CORE_TOKENS,
    CURIA_SLOTS,
    GALLEY,
    INFLUENCE_OF_AREA,
    LEAST_STABILITY,
    MARRIAGE_TOKENS,
    MERCENARY_UNITS,
    MERCHANTS,
    MOST_AUTHORITY,
    MOST_INTEREST,
    MOST_STABILITY,
    NONE,
    OWN_SHIPS,
    POWERS,
    PROTESTANT,
    REGULAR,
    REGULAR_UNITS,
    REVOLUTIONARY,
    VASSAL_TOKENS,
)
from . import conditions as c
from . import selectors as sel
from .lexicon import Lexicon
from .nodes import NO_LEAST, NO_MOST, Condition, Selector
from .things import ALL_DISTANT, DISTANT_TOWNS, HRE, HRE_ELECTORS, LISTED, MAIN_MAP

MOST: Final = {
    c.ALLIANCES: ALLIANCE_TOKENS,
    c.MARRIAGES: MARRIAGE_TOKENS,
    c.VASSAL_TOKENS: VASSAL_TOKENS,
    c.ADVISORS: len(POWERS),
    c.GENERALS: 4,
    c.CONTINENTS: len(CONTINENTS),
    c.CORES: CORE_TOKENS,
    c.EXPANDED_NODES: MERCHANTS,
    c.PROTECTING_SHIPS: OWN_SHIPS,
    c.SHIPS: OWN_SHIPS,
    c.CARDINALS: CURIA_SLOTS + 1,
    c.INTEREST: MOST_INTEREST,
    c.STABILITY: MOST_STABILITY,
    c.IMPERIAL_AUTHORITY: MOST_AUTHORITY,
    c.DUCATS: 50,
    c.TRADE_INCOME: 18,
    c.WON_BATTLES: 6,
    c.PEACE_ENFORCED: 6,
    c.CONVERTED: 6,
    c.UNREST: 6,
    c.REBELS: 6,
    c.DISSENT_AREAS: 6,
}
"""By pieces and rules; the last ones by what anybody could ask for."""
OF_PROVINCES: Final = (
    *(c.OWNS, c.HOLDS, c.CONTROLS, c.OCCUPIES, c.PLAYER_OWNED, c.DISTANT_TOWNS, c.CLAIMS),
)
OF_AREAS: Final = (
    *(c.INFLUENCE_AREAS, c.INFLUENCE_LEAD, c.AREA_RELIGION, c.OWNED_AREAS, c.WHOLE_AREAS),
)
MAY_BE_LOW: Final = (c.STABILITY, c.DUCATS)


def reach(selector: Selector, atlas: Atlas) -> set[int] | None:
    """The most Provinces that it can select; None if that depends on the game."""
    word = selector.word
    if word in (sel.AREAS, sel.PROVINCES):
        table = atlas.province_area if word == sel.AREAS else list(range(len(atlas.province_area)))
        return {p for p in atlas.provinces if table[p] in selector.ids}
    if word in (sel.REALM, sel.HOME):
        if selector.number < 0:
            return None
        return set(atlas.realm_provinces[selector.number]) or None
    if word == sel.REGION:
        return {p for p in atlas.provinces if _in_region(atlas, p, selector.number)}
    if word == sel.FACING:
        return {p for zone in selector.ids for p in atlas.zone_ports[zone]}
    if word == sel.GOLD:
        return {p for p in atlas.provinces if atlas.province_gold[p]}
    if word == sel.DUTCH_CORE:
        return {p for p in atlas.provinces if atlas.province_dutch[p]}
    if word == sel.VACANT:
        return {p for p in atlas.provinces if atlas.province_territory[p]}
    if word == sel.OWN and selector.number == DISTANT_TOWNS:
        return {p for p in atlas.provinces if atlas.is_distant(p)}
    if word == sel.NOT:
        inner = reach(selector.parts[0], atlas)
        return None if inner is None else set(atlas.provinces) - inner
    if word in (sel.ALL, sel.ANY):
        found = [reach(part, atlas) for part in selector.parts]
        known = [each for each in found if each is not None]
        if word == sel.ALL:
            return set.intersection(*known) if known else None
        return set().union(*known) if len(known) == len(found) else None
    return None


def _in_region(atlas: Atlas, province: int, region: int) -> bool:
    if region == HRE:
        return atlas.province_hre[province]
    if region == HRE_ELECTORS:
        return atlas.area_elector[atlas.province_area[province]]
    if region in (ALL_DISTANT, MAIN_MAP):
        return atlas.is_distant(province) == (region == ALL_DISTANT)
    return atlas.area_continent[atlas.province_area[province]] == region - MAIN_MAP - 1


def problem(condition: Condition, atlas: Atlas, age: int, lexicon: Lexicon) -> str | None:
    """Why it can never hold, or always does; None if it is possible."""
    for part in condition.parts:
        found = problem(part, atlas, age, lexicon)
        if found is not None:
            return found
    if condition.parts:
        return None
    asked = condition.growth or condition.least
    if asked != NO_LEAST and asked < 1 and condition.word not in MAY_BE_LOW:
        return "always holds, for it asks for less than 1"
    most = _most(condition, atlas, age, lexicon)
    if most is not None and asked > most:
        return f"can never hold: it asks for {asked}, there are at most {most}"
    return _contradiction(condition, atlas, age, lexicon)


def _most(condition: Condition, atlas: Atlas, age: int, lexicon: Lexicon) -> int | None:
    word = condition.word
    found = reach(condition.where, atlas) if condition.where is not None else None
    if word in OF_PROVINCES:
        if word == c.DISTANT_TOWNS and condition.where is None:
            return sum([len(areas) for areas in atlas.continent_areas])
        if found is None:
            return None
        return len({atlas.province_area[p] for p in found}) if word == c.CLAIMS else len(found)
    if word in OF_AREAS:
        return None if found is None else len({atlas.province_area[p] for p in found})
    if word == c.INFLUENCE_IN and found is not None:
        main = {atlas.province_area[p] for p in found if not atlas.is_distant(p)}
        return INFLUENCE_OF_AREA * len(main) + MARRIAGE_TOKENS
    if word == c.LAND_UNITS:
        return REGULAR_UNITS + (0 if condition.category == REGULAR else MERCENARY_UNITS)
    if word == c.MERCHANTS_IN and condition.nodes is not None:
        if condition.nodes.word != sel.NODES or condition.nodes.number != LISTED:
            return MERCHANTS
        return min(MERCHANTS, sum([atlas.has_node[node] for node in condition.nodes.ids]))
    if word == c.HAS_IDEA:
        return len(_ideas(condition, age, lexicon))
    if word == c.BASE_TAX and not condition.growth and condition.where is None:
        return sum([atlas.province_tax[p] for p in atlas.provinces])
    return MOST.get(word)


def _ideas(condition: Condition, age: int, lexicon: Lexicon) -> list[int]:
    return [
        idea
        for idea, of in lexicon.idea_age.items()
        if (not age or of <= age) and condition.power in (NONE, lexicon.idea_power[idea])
    ]


def _contradiction(condition: Condition, atlas: Atlas, age: int, lexicon: Lexicon) -> str | None:
    word = condition.word
    bounded = condition.most != NO_MOST
    asked = [each for each in (condition.least, condition.most) if each not in (NO_LEAST, NO_MOST)]
    if word == c.STABILITY and asked and min(asked) < LEAST_STABILITY:
        return "stability is never so low"
    if bounded and word in MOST and condition.most > MOST[word]:
        return f"always holds: there are never more than {MOST[word]}"
    if condition.where is not None and word in OF_PROVINCES:
        found = reach(condition.where, atlas)
        if found is not None and not found:
            return "selects nothing that is in play"
    if word == c.HAS_IDEA:
        ideas = _ideas(condition, age, lexicon)
        if condition.idea != NONE and condition.idea not in ideas:
            return "the idea is of a later age"
        if condition.form and not any(idea in lexicon.forms for idea in ideas):
            return "there is no government form in this age"
    if word == c.RELIGION and age:
        if condition.faiths == [PROTESTANT] and age < 2:
            return "there are no protestants in the first age"
        if condition.faiths == [REVOLUTIONARY] and age < 4:
            return "the revolution comes only in the last age"
    if word == c.AGE and any(not 1 <= each <= 4 for each in asked):
        return "ages are from 1 to 4"
    if word in (c.PLAYS, c.PLAYER_REALM) and condition.realm not in lexicon.playable:
        return "nobody can play that realm"
    if word == c.SHIPS and condition.zones:
        zones = [zone for zone in condition.zones if atlas.has_zone[zone]]
        if not zones:
            return "none of the sea zones is in play"
        if condition.kinds == [GALLEY] and not any(atlas.zone_galleys[zone] for zone in zones):
            return "no galley sails there"
    return None
