"""EU-BOT.14, EU-BOT.74: what bots have of the Trade of people."""

from typing import Final

from kronika.core.asks import Event

from .bot_levies import gain
from .connections import reaches
from .land import owns
from .modifiers import bot_power
from .state import Table
from .terms import MERCHANTS, NONE
from .words import NODE, NUMBER, PLAYER

BOT_COLLECTS: Final = Event("bot-collects", (PLAYER, NUMBER, NODE))
BOT_MERCHANT: Final = Event("bot-merchant-moves", (PLAYER, NODE))


def reward_bot(s: Table, seat: int, node: int, is_in_rows: bool) -> None:
    """EU-BOT.14: 2 Bot Power, 3 from a distant maritime node; less for Pirates and where others'
    Ideas say so; nothing for who is pushed out, or in an inland node without a Town beside it."""
    if not is_in_rows:
        return
    atlas = s.atlas
    reward = 2
    if atlas.node_maritime[node]:
        reward += any(atlas.zone_continent[zone] != NONE for zone in atlas.node_zones[node])
    elif not _has_town_beside(s, seat, node):
        return
    reward += bot_power(s, seat) - s.pirates[node]
    if reward > 0:
        gain(s, seat, reward)
        s.tell(BOT_COLLECTS, seat, reward, node)


def _has_town_beside(s: Table, seat: int, node: int) -> bool:
    for area in s.atlas.node_areas[node]:
        if any(owns(s, seat, province) for province in s.atlas.area_provinces[area]):
            return True
    return False


def move_bot_merchants(s: Table, node: int) -> None:
    """EU-BOT.74: a bot's Merchant comes, if it is connected and nobody traded in its node in this
    round and the last one."""
    for seat in range(s.count):
        if not s.switches.is_bot(seat) or s.eliminated >> seat & 1:
            continue
        now = s.merchants[seat * MERCHANTS]
        is_idle = now == NONE or s.bots.traded.get(now, -1) < s.rounds - 1
        if now != node and is_idle and reaches(s, seat, node):
            s.merchants[seat * MERCHANTS] = node
            s.tell(BOT_MERCHANT, seat, node)
    s.bots.traded[node] = s.rounds
