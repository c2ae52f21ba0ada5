"""Chapter 15.8: commanders of red mode, who make the bonuses of combat work."""

from typing import Final

from kronika.core.asks import Event, Option, Verb

from .state import Table
from .terms import AVERAGE, BETTER, BRILLIANT, NO_COMMAND
from .words import COMMAND, PLAYER

PRICE: Final = [0, 2, 4, 6, 8]
SALARY: Final = [0, 1, 2, 3, 4]
"""SZ-Q8.1: gold for each level, to buy and at each salary."""

BUY_COMMAND: Final = Verb("buy-command", (COMMAND,))
BUYS_COMMAND: Final = Event("buys-command", (PLAYER, COMMAND))
LOSES_COMMAND: Final = Event("loses-command", (PLAYER, COMMAND))


# Buying and paying


def command_price(s: Table, player: int, level: int) -> int:
    """SZ-Q8.1: the full price of the first commanders, later the difference."""
    return PRICE[level] - PRICE[s.command[player]]


def command_options(s: Table, player: int) -> list[Option]:
    """SZ-Q8.1, SZ-M3.5: the higher levels for which a player has the gold, in REAR-Trade."""
    if not s.is_red:
        return []
    return [
        BUY_COMMAND.of(level)
        for level in range(s.command[player] + 1, len(PRICE))
        if command_price(s, player, level) <= s.gold[player]
    ]


def buy_command(s: Table, player: int, level: int) -> None:
    """SZ-Q8.1, SZ-C2.6: pay, and have better commanders at once."""
    s.gold[player] -= command_price(s, player, level)
    s.command[player] = level
    s.tell(BUYS_COMMAND, player, level)


def commander_salary(s: Table, player: int) -> int:
    """SZ-M8.2, SZ-Q8.4: what commanders are due in each REAR-Salaries; 0 where there are none."""
    return SALARY[s.command[player]] if s.is_red else 0


def dismiss_commanders(s: Table, player: int) -> None:
    """SZ-Q8.2: who is not paid goes."""
    s.tell(LOSES_COMMAND, player, s.command[player])
    s.command[player] = NO_COMMAND


# What they do


def has_bonuses(s: Table, player: int) -> bool:
    """SZ-Q8.3, SZ-OP22: without commanders no bonus of combat works, in red mode."""
    return not s.is_red or s.command[player] != NO_COMMAND


def most_paid_rerolls(s: Table, player: int) -> int:
    """SZ-Q8.1, SZ-L4.3: paid rerolls of one unit in one roll; two with average commanders."""
    return 2 if s.is_red and s.command[player] >= AVERAGE else 1


def more_free_rerolls(s: Table, player: int) -> int:
    """SZ-Q8.1, SZ-L4.2: better commanders give every unit one more free reroll."""
    return 1 if s.is_red and s.command[player] >= BETTER else 0


def moves_in_special(s: Table, player: int) -> bool:
    """SZ-Q8.1, SZ-J6.5: with brilliant commanders every unit moves in MOVE-Special."""
    return s.is_red and s.command[player] >= BRILLIANT
