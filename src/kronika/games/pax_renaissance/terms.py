"""The rulebook's vocabulary as numbers, shared by content, state and rules.

Every tuple of ids is in the order of the numbers that stand above it.
"""

from typing import Final, final

NONE: Final = -1

CATHOLIC: Final = 0
ISLAMIC: Final = 1
REFORMIST: Final = 2
RELIGIONS: Final = ("catholic", "islamic", "reformist")

EAST: Final = 0
WEST: Final = 1
REGIONS: Final = ("east", "west")

ENGLAND: Final = 0
FRANCE: Final = 1
HOLY_ROMAN_EMPIRE: Final = 2
HUNGARY: Final = 3
BYZANTIUM: Final = 4
PORTUGAL: Final = 5
ARAGON: Final = 6
PAPAL_STATES: Final = 7
OTTOMAN: Final = 8
MAMLUK: Final = 9
EMPIRES: Final = (
    "england",
    "france",
    "holy-roman-empire",
    "hungary",
    "byzantium",
    "portugal",
    "aragon",
    "papal-states",
    "ottoman",
    "mamluk",
)

TREBIZOND: Final = 0
SPICE_ISLANDS: Final = 1
TANA: Final = 2
NOVGOROD: Final = 3
TIMBUKTU: Final = 4
EMPORIA: Final = ("trebizond", "spice-islands", "tana", "novgorod", "timbuktu")

# The colour of an emporium is that of its trade fair, so the order is that of the regions.
ROUTE_COLOURS: Final = ("black", "white")

# A piece is its offset plus a religion; a pawn is its offset plus a player.
KNIGHT: Final = 0
ROOK: Final = 3
BISHOP: Final = 6
PAWN: Final = 9
# Only an agent printed on a card: once placed, a pirate is a rook on a border.
PIRATE: Final = 20

AGENT_KINDS: Final = ("knight", "rook", "bishop", "pawn", "pirate")
AGENT_OFFSETS: Final = (KNIGHT, ROOK, BISHOP, PAWN, PIRATE)

ORDINARY: Final = 0
QUEEN: Final = 1
COMET: Final = 2
EMPIRE: Final = 3
CARD_KINDS: Final = ("ordinary", "queen", "comet", "empire")

# Cards 0..91 come from the market; the card of empire e is EMPIRE_CARD + e; from MORE_CARDS on,
# there are market cards again, those that other content packs bring.
EMPIRE_CARD: Final = 92
MORE_CARDS: Final = 102
BORDER_COUNT: Final = 13
SLOT_COUNT: Final = 29

INQUISITOR: Final = 0
COMMERCE: Final = 1
BEHEAD: Final = 2
TAX: Final = 3
REPRESS: Final = 4
VOTE: Final = 5
CORSAIR: Final = 6
SIEGE: Final = 7
CAMPAIGN: Final = 8
OPERATIONS: Final = (
    "inquisitor",
    "commerce",
    "behead",
    "tax",
    "repress",
    "vote",
    "corsair",
    "siege",
    "campaign",
)

REPRESS_PAWN: Final = 1
REPRESS_ROOK: Final = 2
REPRESS_KNIGHT: Final = 4
# Bit i of the mask stands for entry i.
REPRESS_PIECES: Final = ("pawn", "rook", "knight")

NO_ONE_SHOT: Final = -1
CONSPIRACY: Final = 0
PEASANT_REVOLT: Final = 1
CRUSADE: Final = 2
JIHAD: Final = 3
REFORMATION: Final = 4
TRADE_SHIFT: Final = 5
CORONATION: Final = 6
ONE_SHOTS: Final = (
    "conspiracy",
    "peasant-revolt",
    "crusade",
    "jihad",
    "reformation",
    "trade-shift",
    "coronation",
)

# Religious prestige has the number of its religion.
LAW: Final = 3
DISCOVERY: Final = 4
PATRON: Final = 5
PRESTIGES: Final = ("catholic", "islamic", "reformist", "law", "discovery", "patron")

HOLY: Final = 0
IMPERIAL: Final = 1
GLOBALIZATION: Final = 2
RENAISSANCE: Final = 3
VICTORIES: Final = ("holy", "imperial", "globalization", "renaissance")

NO_ABILITY: Final = -1
SELL_FOR_FOUR: Final = 0
NO_HAND_LIMIT: Final = 1
IMMUNE_TO_SILENCING: Final = 2
BEHEAD_ONLY_WEST_WITH_BISHOP: Final = 3
CORONATION_TAKES_KINGS: Final = 4
CRUSADE_ROOKS: Final = 5
DOUBLE_CONCESSIONS: Final = 6
VENICE_HOLDS_TWO: Final = 7
ABILITIES: Final = (
    "sell_for_four",
    "no_hand_limit",
    "immune_to_silencing",
    "behead_only_west_with_catholic_or_reformist_bishop",
    "coronation_may_take_married_or_opposing_king",
    "crusade_rooks_count_as_knights",
    "double_concessions_spice_islands",
    "venice_holds_two",
)

# The sides of an empire card.
KING: Final = 0
REPUBLIC: Final = 1

# The sides of a map card; in place of a religion a medieval side has MEDIEVAL.
START_SIDE: Final = 0
BACK_SIDE: Final = 1
MEDIEVAL: Final = -1


@final
class Operation:
    """An operation icon: its kind, its religion or region, and what a repression may take."""

    def __init__(self, kind: int, param: int, pieces: int) -> None:
        self.kind: Final = kind
        self.param: Final = param
        self.pieces: Final = pieces
