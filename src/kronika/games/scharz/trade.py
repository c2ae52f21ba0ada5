"""Chapter 12.3: REAR-Trade, the open floor of all transactions."""

from typing import Final

from kronika.core.asks import Event, Option, Range, Rules, Verb

from .announcements import end_at_once
from .choices import Choices, ranges_of
from .command import BUY_COMMAND, buy_command, command_options
from .control import players_on
from .diplomacy import (
    buy_freedom,
    buy_rival,
    may_buy_freedom,
    may_buy_rival,
    may_make_truce,
    others_in_play,
    pay_ransom,
)
from .state import Table
from .supply import Network
from .taxes import price_of_peace
from .trade_buildings import (
    ADD_BUILDERS,
    CANCEL,
    CONTINUE,
    DISMANTLE,
    FOUND,
    RESTORE,
    act_building,
    add_repairs,
    add_sites,
)
from .trade_goods import BUY_FISH, BUY_GRAIN, BUY_HERD, SELL, act_goods, add_goods
from .trade_units import (
    BUY,
    DEGRADE,
    DOUBLE,
    MAN_SHIP,
    RECRUIT_HERE,
    SELL_INFANTRY,
    SELL_SHIP,
    TRAIN,
    UPGRADE,
    act_change,
    act_purchase,
    act_sale,
    act_training,
    add_degrades,
    add_purchases,
    add_sales,
    add_training,
    add_upgrades,
)
from .words import PLAYER

PAY_RANSOM: Final = Verb("pay-ransom", (PLAYER,), "SZ-H4.9")
BUY_FREEDOM: Final = Verb("buy-freedom", (), "SZ-H3.13")
BUY_RIVAL: Final = Verb("buy-rival", (PLAYER,), "SZ-H2.5")
BUYS_RIVAL: Final = Event("buys-rival", (PLAYER, PLAYER))

BUILDING_VERBS: Final = (FOUND, ADD_BUILDERS, CONTINUE, CANCEL, RESTORE, DISMANTLE)
GOODS_VERBS: Final = (BUY_GRAIN, BUY_FISH, BUY_HERD, SELL)
CHANGE_VERBS: Final = (UPGRADE, DEGRADE)
SALE_VERBS: Final = (SELL_INFANTRY, SELL_SHIP, MAN_SHIP)
OWN_AFFAIRS: Final = (
    *(DOUBLE, TRAIN, FOUND, ADD_BUILDERS, RESTORE),
    *(BUY_GRAIN, BUY_FISH, BUY_COMMAND),
)


def begin_trade(_s: Table) -> Rules:
    """SZ-M3.1: there is nothing to prepare."""
    yield from ()


def end_trade(_s: Table) -> Rules:
    """SZ-M3.1: there is nothing to clear up."""
    yield from ()


def trade_options(s: Table, player: int) -> list[Option]:
    """SZ-M3.1, SZ-M3.2, SZ-M3.3, SZ-M3.4, SZ-M3.5, SZ-F4.5, SZ-S8.2: what a player can pay for.

    One transaction each, numbers by the least and the greatest.
    """
    choices = Choices()
    if not s.plays(player):
        return []
    if not s.gold[player] and not s.has_farming:
        # where there is neither prestige nor grain, who has no gold needs to know no supply lines
        add_degrades(s, player, choices)
        add_sites(s, player, choices)
        add_sales(s, player, choices)
        return choices.options
    network = Network(s, player)
    add_purchases(s, network, choices)
    add_upgrades(s, network, choices)
    add_degrades(s, player, choices)
    add_training(s, player, choices)
    add_sites(s, player, choices)
    add_repairs(s, player, choices)
    add_goods(s, network, choices)
    add_sales(s, player, choices)
    choices.options += command_options(s, player)
    _add_payments(s, network, choices)
    return choices.options


def _add_payments(s: Table, network: Network, choices: Choices) -> None:
    """SZ-H4.9, SZ-H3.13, SZ-H2.5, SZ-M3.3, SZ-M3.5: what is paid and cannot be refused."""
    if not s.has_diplomacy:
        return
    player = network.player
    others = others_in_play(s, player)
    if s.gold[player]:
        enemies = [other for other in others if may_make_truce(s, player, other)]
        if enemies and s.gold[player] >= price_of_peace(s, player, network):
            choices.options += [PAY_RANSOM.of(other) for other in enemies]
    if may_buy_freedom(s, player):
        choices.add(BUY_FREEDOM.of())
    choices.options += [BUY_RIVAL.of(other) for other in others if may_buy_rival(s, player, other)]


def trade_ranges(s: Table, player: int) -> list[Range]:
    """The numbers between them; who has the options already needs only `ranges_of` them."""
    return ranges_of(trade_options(s, player))


def is_own_affair(s: Table, player: int, option: Option) -> bool:
    """SZ-M3.1, SZ-D7.6: whether all that others could do and would earn stays as it is.

    So it is where a player changes only what is on fields that he controls anyway. New units are
    no own affair where others stand, who may be hostile.
    """
    if option.verb is BUY or option.verb is RECRUIT_HERE:
        return all(other == player for other in players_on(s, s.map.heard[option.a]))
    return option.verb in OWN_AFFAIRS


def act_trade(s: Table, player: int, option: Option) -> Rules:
    """SZ-F4.5, SZ-M3.1: carry out one transaction."""
    verb = option.verb
    if verb in CHANGE_VERBS:
        act_change(s, player, option)
    elif verb is TRAIN:
        act_training(s, player, option)
    elif verb in BUILDING_VERBS:
        yield from act_building(s, player, option)
    elif verb in GOODS_VERBS:
        yield from act_goods(s, player, option)
    elif verb in SALE_VERBS:
        act_sale(s, player, option)
    elif verb is BUY_COMMAND:
        buy_command(s, player, option.a)
    elif verb is PAY_RANSOM:
        pay_ransom(s, player, option.a)
        end_at_once(s)
    elif verb is BUY_FREEDOM:
        buy_freedom(s, player)
    elif verb is BUY_RIVAL:
        buy_rival(s, player, option.a)
        s.tell(BUYS_RIVAL, player, option.a)
    else:
        act_purchase(s, player, option)
