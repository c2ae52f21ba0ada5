"""EU-BOT.46, EU-BOT.48, EU-BOT.52, EU-BOT.53: the charts Defend, Siege and Military."""

from kronika.core.asks import Rules

from .agenda import BATTLES, COUNTER_WINDOW, MOVE_STEP, PLACE_CLAIMS, SIEGE_STEP, Duty
from .battle_triggers import is_land_battle
from .bot_levies import (
    RECRUIT,
    army_area,
    bot_army,
    can_recruit,
    distances,
    enemies_in,
    gather,
    level,
    lose,
    muster_area,
    recruit,
)
from .bot_targets import (
    enemy_areas,
    expected_defenders,
    is_strong_enough,
    lost_in,
    military_target,
    route,
    threats,
    war_targets,
)
from .bots import COSTS
from .claims import claim_pieces_left, claimable
from .declaring import STEP_TOKENS, begin
from .forces import all_deployed
from .land import owns, tax_value
from .march_state import March, Siege
from .marching import GO_ON, STEPS
from .modifiers import manpower
from .relations import foes, is_at_war, units_there
from .siege_losses import strength
from .sieges import PROVINCES, present_units, siege_targets
from .state import Table
from .terms import AREA_COUNT, NONE
from .unrest import all_restless
from .war_state import Declaration

ALL_UNITS: int = 100
MOST_UNREST: int = 3
"""EU-BOT.53."""


def price(s: Table, action: str) -> int:
    """EU-BOT.46: what something costs in Bot Power."""
    return s.content.bots.costs[COSTS.index(action)]


def can_pay(s: Table, seat: int, action: str) -> bool:
    """Whether there is enough Bot Power."""
    return s.bots.power[seat] >= price(s, action)


def pay(s: Table, seat: int, action: str) -> None:
    """EU-BOT.21: it lies aside."""
    lose(s, seat, price(s, action))


def largest_threat(s: Table, seat: int) -> int:
    """Units of the largest hostile force in own Areas."""
    return max([0, *[enemies_in(s, seat, area) for area in threats(s, seat)]])


def is_threatened(s: Table, seat: int) -> bool:
    """EU-BOT.39: whether there is anything to defend against."""
    if threats(s, seat):
        return True
    return is_at_war(s, seat) and army_area(s, seat) == NONE and s.available[seat] > 0


def defend(s: Table, seat: int) -> bool:
    """EU-BOT.39, EU-BOT.46: recruit, march to the threat, free Provinces, or come nearer."""
    areas = threats(s, seat)
    threat = areas[0] if areas else NONE
    if bot_army(s, seat) <= largest_threat(s, seat) and _recruit(s, seat, threat):
        return True
    here = army_area(s, seat)
    if here == NONE:
        return False
    for area in areas:
        if area == here or bot_army(s, seat) < enemies_in(s, seat, area):
            continue
        if can_pay(s, seat, "march") and route(s, seat, here, area):
            march(s, seat, area)
            return True
    if lost_in(s, seat, here) and siege(s, seat):
        return True
    return _come_nearer(s, seat, here, areas)


def _recruit(s: Table, seat: int, threat: int, most: int = ALL_UNITS) -> bool:
    if not can_pay(s, seat, "recruit") or not can_recruit(s, seat, threat):
        return False
    area = muster_area(s, seat, threat)
    many = min(most, level(s, RECRUIT))
    if many <= 0 or recruit(s, seat, many, area) == 0:
        return False
    pay(s, seat, "recruit")
    begin_battle_there(s, seat, area)
    return True


def begin_battle_there(s: Table, seat: int, area: int) -> None:
    """EU-5.5.RU3: recruits fight whom they meet."""
    if s.active == seat and is_land_battle(s, area, s.realm_of[seat]):
        s.pending.append((False, area, s.realm_of[seat]))
        s.agenda.append(Duty(BATTLES))


def _come_nearer(s: Table, seat: int, here: int, areas: list[int]) -> bool:
    """EU-BOT.46 (d): 2 steps over own Areas towards the nearest threat."""
    if not can_pay(s, seat, "march"):
        return False
    steps = distances(s, here)
    near = sorted([(steps.get(area, AREA_COUNT), area) for area in areas if area != here])
    for away, area in near:
        if away == AREA_COUNT or bot_army(s, seat) < enemies_in(s, seat, area):
            continue
        back = distances(s, area)
        found: list[tuple[int, int]] = []
        for end in steps:
            is_nearer = 0 < steps[end] <= STEPS and back[end] < away
            if is_nearer and _is_own(s, seat, end) and route(s, seat, here, end):
                found.append((back[end], end))
        if found:
            march(s, seat, min(found)[1])
            return True
    return False


def _is_own(s: Table, seat: int, area: int) -> bool:
    return any(owns(s, seat, province) for province in s.atlas.area_provinces[area])


def march(s: Table, seat: int, goal: int) -> None:
    """EU-BOT.23: the army goes; mountains cost nothing."""
    pay(s, seat, "march")
    set_out(s, seat, goal)


def set_out(s: Table, seat: int, goal: int) -> None:
    """The army begins to move, without any cost."""
    gather(s, seat)
    s.bots.goal[seat] = goal
    way = March(seat, 0, army_area(s, seat), STEPS)
    way.mountains_free = True
    s.march.marches.append(way)
    s.agenda.append(Duty(MOVE_STEP, GO_ON))


def can_besiege(s: Table, seat: int) -> bool:
    """EU-BOT.40: enemy Provinces in the army's Area, and no enemies; at least one can be taken."""
    area = army_area(s, seat)
    if area == NONE or s.rebels[area] or units_there(s, area) & foes(s, seat):
        return False
    return _siege_of(s, seat, area) is not None


def _siege_of(s: Table, seat: int, area: int) -> Siege | None:
    plan = Siege()
    plan.seat = seat
    plan.area = area
    plan.free = ALL_UNITS
    plan.units = tuple(present_units(s, plan))
    found = siege_targets(s, plan)
    force = strength(s, list(plan.units), 0)
    return plan if any(tax_value(s, p) <= force for p in found) else None


def siege(s: Table, seat: int) -> bool:
    """EU-BOT.48: all Units besiege."""
    if not can_pay(s, seat, "siege") or not can_besiege(s, seat):
        return False
    pay(s, seat, "siege")
    gather(s, seat)
    plan = _siege_of(s, seat, army_area(s, seat))
    assert plan is not None
    s.march.siege = plan
    s.agenda.append(Duty(SIEGE_STEP, PROVINCES))
    return True


def military(s: Table, seat: int) -> bool:
    """EU-BOT.52, EU-BOT.53: war is waged, or prepared."""
    return _wage(s, seat) if is_at_war(s, seat) else _prepare(s, seat)


def _wage(s: Table, seat: int) -> bool:
    """EU-BOT.52: besiege, march where the army is stronger, recruit."""
    if siege(s, seat):
        return True
    here = army_area(s, seat)
    if here != NONE and can_pay(s, seat, "march"):
        for area in enemy_areas(s, seat):
            if area == here or expected_defenders(s, seat, area) >= bot_army(s, seat):
                continue
            if route(s, seat, here, area):
                march(s, seat, area)
                return True
    return _recruit(s, seat, NONE)


def _prepare(s: Table, seat: int) -> bool:
    """EU-BOT.53: a war with a Casus Belli, a Claim for one, or recruits up to half the Manpower."""
    target = military_target(s, seat)
    if target != NONE:
        if can_pay(s, seat, "declare-war") and _declare(s, seat, target):
            return True
        has_piece = can_pay(s, seat, "claim") and claim_pieces_left(s, seat) > 0
        if has_piece and target in claimable(s, seat):
            fabricate(s, seat, target)
            return True
    missing = (manpower(s, seat) + 1) // 2 - all_deployed(s, seat)
    return missing > 0 and _recruit(s, seat, NONE, missing)


def _declare(s: Table, seat: int, target: int) -> bool:
    if len(all_restless(s, seat)) >= MOST_UNREST or not is_strong_enough(s, seat, target):
        return False
    found = war_targets(s, seat, target)
    if not found:
        return False
    pay(s, seat, "declare-war")
    declaration = Declaration(s.realm_of[seat], True)
    declaration.targets = [realm for realm, _ in found]
    declaration.cbs = [reason for _, reason in found]
    s.bots.goal[seat] = target
    begin(s, declaration, STEP_TOKENS)
    return True


def fabricate(s: Table, seat: int, area: int) -> None:
    """EU-BOT.53 (b), EU-5.4.FC2: a Claim, which may be countered."""
    pay(s, seat, "claim")
    s.agenda.append(Duty(PLACE_CLAIMS, seat, 1 << area))
    affected = 0
    for province in s.atlas.area_provinces[area]:
        if s.town[province] != NONE and s.occupant[province] == NONE:
            affected |= 1 << s.town[province]
    if affected & ~(1 << seat):
        s.agenda.append(Duty(COUNTER_WINDOW, seat, affected & ~(1 << seat)))


def free_action(s: Table, duty: Duty) -> Rules:
    """EU-BOT.53 (a): after a declaration of war a march into the target Area, else recruits."""
    yield from ()
    seat = duty.a
    here, goal = army_area(s, seat), s.bots.goal[seat]
    is_way = here != NONE and goal not in (NONE, here) and bool(route(s, seat, here, goal))
    if is_way and expected_defenders(s, seat, goal) < bot_army(s, seat):
        set_out(s, seat, goal)
        return
    if can_recruit(s, seat, goal):
        area = muster_area(s, seat, goal)
        recruit(s, seat, level(s, RECRUIT), area)
        begin_battle_there(s, seat, area)
