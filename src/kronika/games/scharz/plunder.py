"""Chapter 10.8: COMBAT-Plunder, and goods that change their owner after combat."""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, RulesOf, Verb
from kronika.core.floors import each

from .control import can_be_held, is_contested, owner_of
from .factions import has_ability, is_at_home
from .farming import clear_grain
from .pieces import gain_points, grant_prestige
from .prestige import gain_prestige
from .relations import are_hostile, in_coalition
from .state import OUTSIDE, Table
from .supply import Network
from .terms import ABILITIES, FIRST, GREEN, GREY, HUNS, MAPS, NONE, VILLAGE, WHITE, YELLOW
from .words import FIELD, HERD, NUMBER, PLAYER

BOOTY: Final = 1
"""SZ-K8.2: gold of a plundered field."""
FAME: Final = 4
"""SZ-K8.6: prestige that a plunder brings or costs."""

PLUNDERS_ABROAD: Final = ABILITIES.index("plunders-abroad-for-prestige")
PLUNDERS_LOWLANDS: Final = ABILITIES.index("plunders-lowlands-for-prestige")
ROMAN_PLUNDER: Final = ABILITIES.index("roman-plunder")
BARBARIAN_PLUNDER: Final = ABILITIES.index("barbarian-plunder")
DANUBE: Final = "danubius"
ROMAN_REGIONS: Final = ("R", "K")

PLUNDER: Final = Verb("plunder", (FIELD,))
KILL_HERD: Final = Verb("kill-herd", (HERD, FIELD))
BURN_GRAIN: Final = Verb("burn-grain", (FIELD,))
SPARE: Final = Verb("spare")
ASK_PLUNDER: Final = Prompt("plunder", (), "SZ-K8.1")
PLUNDERS: Final = Event("plunders", (PLAYER, FIELD, NUMBER))
STEALS_HERD: Final = Event("steals-herd", (PLAYER, PLAYER, HERD, FIELD))
TAKES_GRAIN: Final = Event("takes-grain", (PLAYER, PLAYER, FIELD))
KILLS_HERD: Final = Event("kills-herd", (PLAYER, HERD, FIELD))
BURNS_GRAIN: Final = Event("burns-grain", (PLAYER, FIELD))


# Goods that change hands


def take_goods(s: Table) -> None:
    """SZ-F2.4, SZ-K8.9, SZ-K8.12, SZ-J2.9, SZ-G5.1: what lies on fields of an enemy becomes his.

    The owner of a stolen herd loses a point at once; the thief's waits to the end of the round.
    Partners keep what is theirs, and a contested field changes nothing. Empty ships in a shipyard
    are inside its settlement (SZ-D5.6).
    """
    grazed = {at for herd, at in enumerate(s.herd_at) if s.herd_owner[herd] != NONE}
    for field, holder in enumerate(s.control):
        sailors = s.empty.owners(field)
        if holder == NONE or not (field in grazed or s.grain_owner[field] != NONE or sailors):
            continue
        if is_contested(s, field):
            continue
        for herd in s.herds_on(field):
            owner = s.herd_owner[herd]
            if are_hostile(s, holder, owner):
                s.herd_owner[herd] = holder
                s.herd_stolen[herd] = s.turn
                s.tell(STEALS_HERD, holder, owner, s.herd_type[herd], s.map.spoken[field])
                gain_points(s, owner, -1)
        grower = s.grain_owner[field]
        if grower != NONE and are_hostile(s, holder, grower):
            s.grain_owner[field] = holder
            s.tell(TAKES_GRAIN, holder, grower, s.map.spoken[field])
        for sailor in sailors:
            in_yard = s.yard[field] != NONE and in_coalition(s, sailor, s.settlement_owner[field])
            if are_hostile(s, holder, sailor) and not in_yard:
                s.empty.hand_over(field, sailor, holder)


def score_stolen_herds(s: Table) -> None:
    """SZ-G5.5: a point for each herd stolen in this round that is neither sold nor destroyed."""
    for herd, owner in enumerate(s.herd_owner):
        if owner != NONE and s.herd_stolen[herd] == s.turn:
            gain_points(s, owner, 1)


# Plunder


def may_plunder(s: Table, player: int, field: int) -> bool:
    """SZ-K8.1, SZ-K8.11, SZ-D4.5: a unit on land that is not plundered and has no own settlement.

    A village that is being built is a settlement; a site of another building is none, since the
    settlement it stands at may have been lost (SZ-K6.20). What a partner has is spared.
    """
    if s.mode < WHITE or not s.is_land(field) or not can_be_held(s, field) or s.plundered[field]:
        return False
    if s.settlement_owner[field] == player:
        return False
    if s.site[field] == VILLAGE and s.site_owner[field] == player:
        return False
    if not any(s.owner[unit] == player for unit in s.units_on(field)):
        return False
    owner = owner_of(s, field)
    return owner in (NONE, player) or are_hostile(s, player, owner)


def fame(s: Table, player: int, field: int) -> int:
    """SZ-K8.6, SZ-H2.4, SZ-P3.2, SZ-P4.5, SZ-P4.16, SZ-P4.35, SZ-P4.47, SZ-OP20: the prestige.

    A field with a rival's settlement brings it, all others cost it, but for some factions.
    """
    if not s.has_prestige:
        return 0
    owner = s.settlement_owner[field]
    rival = owner != NONE and bool(s.rivals[player] >> owner & 1)
    if rival:
        return FAME
    return FAME if s.count > 2 and _is_famous(s, player, field) else -FAME


def _is_famous(s: Table, player: int, field: int) -> bool:
    if has_ability(s, player, PLUNDERS_ABROAD) and not is_at_home(s, player, field):
        return True
    lowland = s.map.colour[field] in (YELLOW, GREEN, GREY)
    if has_ability(s, player, PLUNDERS_LOWLANDS) and lowland:
        return True
    if s.map.name != MAPS[HUNS] or not s.map.is_on_river(field, DANUBE):
        return False
    right_bank = s.map.ground.letters[s.map.nation[field]] in ROMAN_REGIONS
    romans_side = right_bank != s.variants.danube_as_printed
    ability = BARBARIAN_PLUNDER if romans_side else ROMAN_PLUNDER
    return has_ability(s, player, ability)


def plunder_field(s: Table, player: int, field: int, network: Network) -> None:
    """SZ-K8.1, SZ-K8.2, SZ-K8.6: gold comes only where the field is connected."""
    plunder_land(s, player, field, network.reaches(field))


def plunder_land(s: Table, player: int, field: int, connected: bool) -> None:
    """SZ-K8.2, SZ-K8.6: the same where it is known whether the field is connected."""
    gold = BOOTY if connected else 0
    s.gold[player] += gold
    s.plundered[field] = True
    gain_prestige(s, player, fame(s, player, field))
    s.tell(PLUNDERS, player, s.map.spoken[field], gold)


def plunder(s: Table) -> RulesOf[bool]:
    """SZ-F2.4, SZ-K8.1, SZ-K8.7, SZ-K8.10: goods change hands, then everybody plunders or spares.

    In the basic game only stolen herds and foreign grain can be destroyed, in the first nothing.
    """
    take_goods(s)
    if s.mode == FIRST:
        return True
    networks = [Network(s, player) for player in s.order()]
    chosen: list[list[Option]] = [[] for _ in networks]
    deciding = []
    for network, options in zip(networks, chosen):
        deciding.append((network.player, _choose(s, network.player, options)))
    yield from each(ASK_PLUNDER, deciding)
    for network, options in zip(networks, chosen):
        for option in options:
            _carry_out(s, network, option)
    grant_prestige(s)
    return True


def _choose(s: Table, player: int, chosen: list[Option]) -> Rules:
    """What a player plunders and destroys; nothing happens before all have decided."""
    places = {s.at[unit] for unit in s.units_of(player) if s.where[unit] == OUTSIDE}
    able = [PLUNDER.of(s.map.spoken[f]) for f in sorted(places) if may_plunder(s, player, f)]
    able += _can_be_destroyed(s, player)
    while able:
        options = sorted(set(able), key=able.index)
        option = yield Ask(player, ASK_PLUNDER, [*options, SPARE.of()], default=SPARE.of())
        if option.verb is SPARE:
            return
        chosen.append(option)
        able.remove(option)


def _carry_out(s: Table, network: Network, option: Option) -> None:
    """SZ-K8.1, SZ-F7.1: of several on one field the first in the order of the Prelude plunders."""
    player = network.player
    if option.verb is KILL_HERD:
        _kill_herd(s, player, option.a, s.map.heard[option.b])
    elif option.verb is BURN_GRAIN:
        _burn_grain(s, player, s.map.heard[option.a])
    elif may_plunder(s, player, s.map.heard[option.a]):
        plunder_field(s, player, s.map.heard[option.a], network)


def _can_be_destroyed(s: Table, player: int) -> list[Option]:
    """SZ-K8.7, SZ-K8.10, SZ-H6.4: herds stolen in this round, and foreign grain held by units.

    Each herd is an option of its own. Grain of a partner is still his.
    """
    found = []
    grazed = {s.herd_at[herd] for herd in range(len(s.herd_at)) if _is_stolen(s, herd, player)}
    for field in s.fields_of(player):
        if not (field in grazed or s.sown[field]) or is_contested(s, field):
            continue
        types = sorted([s.herd_type[h] for h in s.herds_on(field) if _is_stolen(s, h, player)])
        found += [KILL_HERD.of(type, s.map.spoken[field]) for type in types]
        foreign = s.grain_owner[field] == player and s.sower[field] != player
        if s.sown[field] and foreign and s.units_on(field):
            found.append(BURN_GRAIN.of(s.map.spoken[field]))
    return found


def _is_stolen(s: Table, herd: int, player: int) -> bool:
    return s.herd_owner[herd] == player and s.herd_stolen[herd] == s.turn


def _kill_herd(s: Table, player: int, type: int, field: int) -> None:
    """SZ-K8.7: no point for the thief; its owner has lost one already."""
    for herd in s.herds_on(field):
        if s.herd_type[herd] == type and _is_stolen(s, herd, player):
            s.herd_owner[herd] = NONE
            s.tell(KILLS_HERD, player, type, s.map.spoken[field])
            return


def _burn_grain(s: Table, player: int, field: int) -> None:
    """SZ-K8.10: the sower loses a point, nobody gains one."""
    gain_points(s, s.sower[field], -1)
    clear_grain(s, field)
    s.tell(BURNS_GRAIN, player, s.map.spoken[field])
