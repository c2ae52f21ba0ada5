"""Chapter 10.2: COMBAT-Withdrawal, into settlements and out of them, all at the same time."""

from typing import Final, final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, RulesOf, Verb
from kronika.core.floors import commit

from .construction import builders_on, leave_site
from .control import refresh_control
from .moves import knows_battles
from .picking import Picking, pick_units
from .pieces import land_ship
from .relations import are_hostile, in_coalition
from .sides import hostility, owners, sides_of
from .state import IN_YARD, INSIDE, OUTSIDE, Table
from .storage import room_for_fed_herds, room_for_units
from .terms import NONE, TS, WS
from .words import FIELD, HERD, LEVEL, NUMBER, PLAYER, UNIT

WITHDRAW: Final = Verb("withdraw", (PLAYER, UNIT, LEVEL, NUMBER))
WITHDRAW_ALL: Final = Verb("withdraw-all")
ASK_WITHDRAW: Final = Prompt("withdraw", (FIELD,), "SZ-K2.1")
WITHDRAWING: Final = Picking(ASK_WITHDRAW, WITHDRAW_ALL, WITHDRAW)
SALLY: Final = Verb("sally", (PLAYER, UNIT, LEVEL, NUMBER))
SALLY_ALL: Final = Verb("sally-all")
ASK_SALLY: Final = Prompt("sally", (FIELD,), "SZ-K2.3")
SALLYING: Final = Picking(ASK_SALLY, SALLY_ALL, SALLY)
LEAVE_SITE: Final = Verb("leave-site", (PLAYER, UNIT, LEVEL, NUMBER))
LEAVE_SITE_ALL: Final = Verb("leave-site-all")
ASK_LEAVE_SITE: Final = Prompt("leave-site", (FIELD,), "SZ-K4.10")
LEAVING: Final = Picking(ASK_LEAVE_SITE, LEAVE_SITE_ALL, LEAVE_SITE)
SHELTER: Final = Verb("shelter", (HERD,))
SHELTER_NONE: Final = Verb("shelter-none")
ASK_SHELTER: Final = Prompt("shelter", (FIELD,), "SZ-K2.5")
ASK_WITHDRAWAL: Final = Prompt("withdrawal", (), "SZ-K2.4")
WITHDRAWS: Final = Event("withdraws", (PLAYER, NUMBER, FIELD))
SALLIES: Final = Event("sallies", (PLAYER, NUMBER, FIELD))
SHELTERS: Final = Event("shelters", (PLAYER, HERD, FIELD))


@final
class Orders:
    """What somebody says for one field, before it is revealed."""

    def __init__(self, field: int, commander: int, members: list[int]) -> None:
        self.field: Final = field
        self.commander: Final = commander
        self.members: Final = members
        """Whose units he commands there; nobody's: he only decides for his herds."""
        self.withdrawing: list[int] = []
        self.sallying: list[int] = []
        self.leaving: list[int] = []
        self.herds: list[int] = []


def withdrawal(s: Table) -> RulesOf[bool]:
    """SZ-K2.4, SZ-K2.6, SZ-H3.18, SZ-F2.2: all decide in secret, then it is done together.

    Who says nothing stays where he is. A lord decides for the units of his coalition. Where nobody
    meets an enemy, neither this step nor battles and sieges ask anything.
    """
    s.combats.forget()
    orders = _orders(s)
    deciding: list[tuple[int, Rules]] = []
    for player in s.order():
        own = [order for order in orders if order.commander == player]
        if own:
            deciding.append((player, _decide(s, own)))
    yield from commit(ASK_WITHDRAWAL, deciding)
    for order in orders:
        _carry_out(s, order)
    return True


def _orders(s: Table) -> list[Orders]:
    """The fields where somebody may decide something, with who does."""
    found: list[Orders] = []
    fields = {s.at[unit] for unit in s.units() if s.where[unit] in (OUTSIDE, INSIDE, IN_YARD)}
    for field in sorted(fields):
        if not s.is_land(field) or not knows_battles(s, field):
            continue
        units = [*s.units_on(field), *s.units_inside(field), *s.ships_in_yard(field)]
        for commander, members in sides_of(s, hostility(s, owners(s, units))):
            found.append(Orders(field, commander, members))
        owner = s.settlement_owner[field]
        if owner != NONE and s.has_farming and _enemies_on(s, owner, field):
            found.append(Orders(field, owner, []))
    return found


def _decide(s: Table, orders: list[Orders]) -> Rules:
    for order in orders:
        if order.members:
            yield from _order_units(s, order)
        else:
            yield from _shelter(s, order)


def _order_units(s: Table, order: Orders) -> Rules:
    """SZ-K2.1, SZ-K2.3, SZ-K2.6, SZ-K4.10: in, out, or off the building site."""
    field, player = order.field, order.commander
    spoken = s.map.spoken[field]
    if s.encircled_since[field]:
        inside = _own(s, order, [*s.units_inside(field), *s.ships_in_yard(field)])
        order.sallying = yield from pick_units(
            s, player, SALLYING, inside, len(inside), spoken, secret=True
        )
    else:
        # SZ-H3.17: a lord has no peace with the vassals of his vassals
        able = [u for u in _own(s, order, s.units_on(field)) if may_withdraw(s, s.owner[u], field)]
        room = min(len(able), room_for_units(s, field))
        order.withdrawing = yield from pick_units(
            s, player, WITHDRAWING, able, room, spoken, secret=True
        )
    if _enemies_on(s, order.members[0], field):
        staying = _own(s, order, builders_on(s, field))
        staying = [unit for unit in staying if unit not in order.withdrawing]
        order.leaving = yield from pick_units(
            s, player, LEAVING, staying, len(staying), spoken, secret=True
        )


def _own(s: Table, order: Orders, units: list[int]) -> list[int]:
    return [unit for unit in units if s.owner[unit] in order.members]


def may_withdraw(s: Table, player: int, field: int) -> bool:
    """SZ-K2.1, SZ-K2.2: an own settlement, or one of the coalition, not encircled before."""
    owner = s.settlement_owner[field]
    if owner == NONE or s.encircled_since[field] or not in_coalition(s, owner, player):
        return False
    return _enemies_on(s, player, field)


def _enemies_on(s: Table, player: int, field: int) -> bool:
    return any(are_hostile(s, player, s.owner[unit]) for unit in s.units_on(field))


def _shelter(s: Table, order: Orders) -> Rules:
    """SZ-K2.5: herds go into the owner's settlement, as long as there is room."""
    field, player = order.field, order.commander
    if s.encircled_since[field]:
        return
    left = [herd for herd in s.herds_on(field) if s.herd_owner[herd] == player]
    while left and len(order.herds) < room_for_fed_herds(s, field):
        options: list[Option] = [
            SHELTER.of(type) for type in sorted({s.herd_type[h] for h in left})
        ]
        none = SHELTER_NONE.of()
        option = yield Ask(
            player, ASK_SHELTER, [*options, none], s.map.spoken[field], secret=True, default=none
        )
        if option.verb is SHELTER_NONE:
            return
        herd = next(herd for herd in left if s.herd_type[herd] == option.a)
        order.herds.append(herd)
        left.remove(herd)


def _carry_out(s: Table, order: Orders) -> None:
    """SZ-K2.1, SZ-K2.3, SZ-P4.16: ships land, whether they withdraw or their crews sally."""
    field, player = order.field, order.commander
    spoken = s.map.spoken[field]
    for unit in order.withdrawing[: room_for_units(s, field)]:
        leave_site(s, unit)
        if s.type[unit] in (TS, WS):
            land_ship(s, unit, field)
        s.where[unit] = INSIDE
    for unit in order.sallying:
        sally_out(s, unit)
    for unit in order.leaving:
        leave_site(s, unit)
    for herd in order.herds:
        s.herd_inside[herd] = True
        s.tell(SHELTERS, player, s.herd_type[herd], spoken)
    if order.withdrawing:
        s.tell(WITHDRAWS, player, len(order.withdrawing), spoken)
    if order.sallying:
        s.tell(SALLIES, player, len(order.sallying), spoken)
    refresh_control(s, field)


def sally_out(s: Table, unit: int) -> None:
    """SZ-K2.3: a unit comes out of its settlement; the crew of a ship as light infantry."""
    if s.type[unit] in (TS, WS):
        land_ship(s, unit, s.at[unit])
    else:
        s.where[unit] = OUTSIDE
