"""Chapter 13.1: taxes, and what a player's fields and buildings yield in gold or prestige."""

from typing import Final

from kronika.core.asks import Event

from .control import is_blocked, is_contested
from .factions import has_ability
from .state import Table
from .supply import Network
from .terms import ABILITIES, NONE, PORT
from .words import NUMBER, PLAYER

SHARE: Final = 3
"""SZ-N1.4: a vassal gives one part in three."""

ETRUSCAN_GOLD: Final = 3
RICH_PORTS: Final = ABILITIES.index("rich-ports")
TAXES_THREE_MORE: Final = ABILITIES.index("taxes-three-more")

TAXES: Final = Event("taxes", (PLAYER, NUMBER))
PAYS_LORD: Final = Event("pays-lord", (PLAYER, PLAYER, NUMBER))


def yields(s: Table, player: int, known: Network | None = None) -> int:
    """SZ-N1.1, SZ-N1.2, SZ-N1.3, SZ-N8.3, SZ-N8.6: villages, cities, ports, half of the fields.

    The same sum is gold in Taxes and prestige in Festivities; half a point is lost. Ports of some
    factions bring one more (SZ-N1.5, SZ-N8.5).
    """
    network = Network(s, player) if known is None else known
    halves = 0
    port = s.content.building_taxes[PORT] + has_ability(s, player, RICH_PORTS)
    for field in s.settlements_of(player):
        if s.is_free(field, player):
            halves += 2 * s.content.building_taxes[s.settlement[field]]
        if s.yard[field] == PORT and not is_blocked(s, field, player):
            halves += 2 * port
    for field in s.fields_of(player):
        halves += is_eligible(s, network, field)
    return halves // 2


def is_eligible(s: Table, network: Network, field: int) -> bool:
    """SZ-N1.3, SZ-K8.3, SZ-K4.19: controlled land that is connected, not plundered or contested.

    Fields that are only owned, by herds or grain, do not pay.
    """
    return (
        s.is_land(field)
        and s.control[field] == network.player
        and not s.plundered[field]
        and network.holds(field)
        and not is_contested(s, field)
    )


def potential_income(s: Table, player: int, known: Network | None = None) -> int:
    """SZ-H4.11, SZ-N1.5: what Taxes would bring right now, before the shares of vassals."""
    if s.known.keeps and s.known.incomes[player] != NONE:
        return s.known.incomes[player]
    income = yields(s, player, known) + ETRUSCAN_GOLD * has_ability(s, player, TAXES_THREE_MORE)
    if s.known.keeps:
        s.known.incomes[player] = income
    return income


def price_of_peace(s: Table, player: int, known: Network | None = None) -> int:
    """SZ-H3.19, SZ-H4.9: the potential income, but never less than 1."""
    return max(1, potential_income(s, player, known))


def least_tribute(s: Table, player: int) -> int:
    """SZ-H4.7, SZ-H5.1: the smaller half of the potential income, but never less than 1."""
    return max(1, potential_income(s, player) // 2)


def collect_taxes(s: Table) -> None:
    """SZ-N1.1, SZ-N1.4, SZ-H3.11, SZ-H3.12: everybody at once; vassals give a third of their own.

    A share that a lord receives is no income of which he would give his own lord a part.
    """
    incomes = [
        0 if s.eliminated[player] else potential_income(s, player) for player in range(s.count)
    ]
    for player, income in enumerate(incomes):
        s.gold[player] += income
        if income:
            s.tell(TAXES, player, income)
    for player, income in enumerate(incomes):
        lord, share = s.lord[player], income // SHARE
        if lord != NONE and share:
            s.gold[player] -= share
            s.gold[lord] += share
            s.tell(PAYS_LORD, player, lord, share)


def free_settlements(s: Table, player: int, building: int = NONE) -> int:
    """SZ-G2.2, SZ-G2.4: completed and unencircled settlements, or those of a sort."""
    count = 0
    for field in s.settlements_of(player):
        if not s.encircled_since[field] and building in (NONE, s.settlement[field]):
            count += 1
    return count
