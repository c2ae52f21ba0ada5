"""Reads content/*.toml into tables of numbers; a file that does not fit is a ContentError."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from kronika.core.asks import Names
from kronika.core.entries import Entry, read

from . import terms
from .terms import EMPIRES, EMPORIA, NONE, REGIONS, RELIGIONS, Operation

CARD_OPTIONS = ["agents", "prestige", "operations", "one_shot", "abilities"]
CARD_FIELDS = ["id", "number", "deck", "kind", "location", "suitors", *CARD_OPTIONS]
NOT_ON_CARD = {
    terms.ORDINARY: ["suitors"],
    terms.QUEEN: ["location", "agents"],
    terms.COMET: ["number", "location", "suitors", *CARD_OPTIONS],
}
OPERATION_PARAMS = {
    terms.INQUISITOR: RELIGIONS,
    terms.CORSAIR: RELIGIONS,
    terms.COMMERCE: REGIONS,
    terms.VOTE: REGIONS,
}
# The sections of game.toml, with those of their numbers that Content has under the same name.
SECTIONS = {
    "players": ["least_players", "most_players"],
    "turn": ["actions", "hand_limit"],
    "market": ["columns"],
    "decks": ["comets", "bottom_cards", "cards_per_player"],
    "pieces": ["cubes_per_player"],
    "florins": [
        "sale_price",
        "couple_price",
        "ransom_price",
        "tax",
        "campaign_cost",
        "vote_cost",
        "repression_cost",
        "repress_gain",
        "commerce_gain",
    ],
    "fair": ["starter_share", "concession_share", "doubled_share", "pirate_share"],
    "trade_shift": ["spice_islands_discovery"],
}
VICTORY_MARGINS = {
    "holy": ["prestige_margin"],
    "globalization": ["concession_margin", "discovery_margin"],
    "renaissance": ["republic_margin", "law_margin"],
}


CARDS = Names()
"""The numbers of the cards, those of the standard game first."""
CARD_TABLES = {
    "card_ids": "",
    "card_number": NONE,
    "card_kind": NONE,
    "card_deck": NONE,
    "card_location": 0,
    "card_agents": [],
    "card_one_shot": terms.NO_ONE_SHOT,
    "card_shift": NONE,
    "card_suitors": [],
    "card_ability": terms.NO_ABILITY,
    "card_operations": [],
    "card_prestige": [],
}
"""With what is there for a card that the pack does not have."""


class Content:
    """The cards, the map and the numbers of the game. Nobody changes it after loading.

    Lists are indexed by the numbers of terms.py, by the place of an entry in its file, or as noted.
    """

    def __init__(self) -> None:
        # Market cards, then empire cards, by the numbers of all packs; operations and prestige
        # only of market cards, because those of an empire card depend on its side.
        self.cards: list[int] = []  # those of this pack
        self.market_cards: list[int] = []
        self.card_ids: list[str] = []
        self.card_number: list[int] = []
        self.card_kind: list[int] = []
        self.card_deck: list[int] = []
        self.card_location: list[int] = []  # mask of empires
        self.card_agents: list[list[int]] = []
        self.card_one_shot: list[int] = []
        self.card_shift: list[int] = []
        self.card_suitors: list[list[int]] = []
        self.card_ability: list[int] = []
        self.card_operations: list[list[Operation]] = []
        self.card_prestige: list[list[int]] = []
        self.ability_cards: list[list[int]] = [[] for _ in terms.ABILITIES]

        self.empire_ids: list[str] = list(EMPIRES)
        self.empire_region: list[int] = []
        self.empire_row: list[int] = []
        self.empire_column: list[int] = []
        self.region_mask: list[int] = [0, 0]
        self.king_operations: list[list[Operation]] = []
        self.king_prestige: list[list[int]] = []
        self.republic_operations: list[list[Operation]] = []
        self.republic_prestige: list[list[int]] = []
        self.side_religion: list[list[int]] = [[], []]  # by side, then empire

        # The second slot of Venice is the last slot; most of the time it is closed.
        self.city_ids: list[str] = []
        self.slot_ids: list[str] = []
        self.slot_city: list[int] = []
        self.slot_empire: list[int] = []
        self.slot_icon: list[list[int]] = [[], []]  # by side, then slot
        self.slot_emporium: list[int] = []
        self.empire_slots: list[list[int]] = []
        self.capital_slots: list[list[int]] = []
        self.venice_slot: int = NONE
        self.venice_second: int = NONE

        self.emporium_ids: list[str] = list(EMPORIA)
        self.emporium_slot: list[int] = [NONE] * len(EMPORIA)
        self.emporium_region: list[int] = [NONE] * len(EMPORIA)
        self.emporium_route: list[list[int]] = [[] for _ in EMPORIA]  # empire, border, empire...
        self.open_at_start: list[int] = []  # by region

        self.border_ids: list[str] = []
        self.border_ends: list[tuple[int, int]] = []
        self.border_sea: list[bool] = []
        self.border_between: list[list[int]] = [[NONE] * len(EMPIRES) for _ in EMPIRES]
        self.empire_borders: list[list[int]] = [[] for _ in EMPIRES]
        self.empire_sea_borders: list[list[int]] = [[] for _ in EMPIRES]
        self.corsair_reach: list[list[int]] = []  # sea borders, by the empire of a corsair (F7.2)
        self.adjacent: list[list[int]] = []

        self.bank_ids: list[str] = []
        self.bank_colours: list[str] = []
        self.bank_border: list[int] = []
        self.bank_starts_first: list[bool] = []

        self.least_players: int = 0
        self.most_players: int = 0
        self.actions: int = 0
        self.hand_limit: int = 0
        self.columns: int = 0
        self.deck_cards: list[int] = []  # by region, comets included
        self.comets: int = 0  # in each deck
        self.bottom_cards: int = 0
        self.cards_per_player: int = 0
        self.cubes_per_player: int = 0
        self.piece_totals: list[int] = []  # by piece, without pawns
        self.start_florins: list[int] = []  # by turn order
        self.sale_price: int = 0
        self.couple_price: int = 0
        self.ransom_price: int = 0
        self.tax: int = 0
        self.campaign_cost: int = 0
        self.vote_cost: int = 0
        self.repression_cost: int = 0
        self.repress_gain: int = 0
        self.commerce_gain: int = 0
        self.fair_bonus: list[int] = []  # by number of players
        self.starter_share: int = 0
        self.concession_share: int = 0
        self.doubled_share: int = 0
        self.pirate_share: int = 0
        self.spice_islands_discovery: int = 0
        self.victory_ids: list[str] = list(terms.VICTORIES)
        self.prestige_margin: int = 0
        self.imperial_margin: list[int] = []  # by number of players
        self.concession_margin: int = 0
        self.discovery_margin: int = 0
        self.republic_margin: int = 0
        self.law_margin: int = 0


def _piece(entry: Entry, what: str, text: str, kinds: Sequence[str]) -> int:
    """A piece by the words of its icon: a kind and, unless it is a pawn, a religion."""
    kind, *words = text.split(" ")
    entry.find(what, kind, kinds)
    if len(words) != (0 if kind == "pawn" else 1):
        raise entry.error(f'{what} "{text}": a religion for all but pawns')
    offset = terms.AGENT_OFFSETS[terms.AGENT_KINDS.index(kind)]
    return offset + sum(entry.find("religion", word, RELIGIONS) for word in words)


def _operation(entry: Entry, text: str) -> Operation:
    name, *words = text.split(" ")
    kind = entry.find("operation", name, terms.OPERATIONS)
    if kind == terms.REPRESS:
        bits = {1 << entry.find("piece", word, terms.REPRESS_PIECES) for word in words}
        if not words or len(bits) != len(words):
            raise entry.error(f'operation "{text}" must name one or more pieces, each once')
        return Operation(kind, NONE, sum(bits))
    params = OPERATION_PARAMS.get(kind, ())
    if len(words) != (1 if params else 0):
        raise entry.error(f'operation "{text}" must name {" or ".join(params) or "nothing"}')
    return Operation(kind, entry.find(name, words[0], params) if params else NONE, 0)


def _operations(entry: Entry, king: bool = False) -> list[Operation]:
    operations = [_operation(entry, text) for text in entry.texts("operations", optional=True)]
    if not king and any(operation.kind == terms.CAMPAIGN for operation in operations):
        raise entry.error('operation "campaign" is for kings only')
    return operations


def _prestige(entry: Entry) -> list[int]:
    counts = [0] * len(terms.PRESTIGES)
    for text in entry.texts("prestige", optional=True):
        counts[entry.find("prestige", text, terms.PRESTIGES)] += 1
    return counts


def _load_empires(content: Content, file: Entry) -> None:
    fields = ["id", "region", "row", "column", "king", "republic", "sides", "city"]
    places: list[tuple[int, int]] = []
    entries = file.entries("empire", fields)
    for empire, entry in enumerate(entries):
        if entry.find("empire", entry.text("id"), EMPIRES) != empire:
            raise entry.error(f"out of order, must be {', '.join(EMPIRES)}")
        region = entry.choice("region", REGIONS)
        content.empire_region.append(region)
        content.region_mask[region] |= 1 << empire
        places.append((entry.number("row"), entry.number("column")))
        if places.count(places[-1]) > 1:
            raise entry.error("another empire has the same row and column")
        king = entry.entry("king", ["operations", "prestige"])
        content.king_operations.append(_operations(king, king=True))
        content.king_prestige.append(_prestige(king))
        republic = entry.entry("republic", ["operations", "prestige"])
        content.republic_operations.append(_operations(republic))
        content.republic_prestige.append(_prestige(republic))
        _load_sides(content, entry)
        _load_cities(content, entry, empire)
    file.count("empires", len(entries), len(EMPIRES))
    content.empire_row = [row for row, _ in places]
    content.empire_column = [column for _, column in places]
    for row, column in places:
        near = [max(abs(row - r), abs(column - c)) == 1 for r, c in places]
        content.adjacent.append([other for other, touches in enumerate(near) if touches])


def _load_sides(content: Content, entry: Entry) -> None:
    kinds = entry.texts("sides")
    if len(kinds) != 2 or kinds[0] == kinds[1] or kinds[1] == "medieval":
        raise entry.error('field "sides" must be two different sides, the second a theocracy')
    for side, kind in enumerate(kinds):
        religion = entry.find("side", kind, [*RELIGIONS, "medieval"])
        content.side_religion[side].append(terms.MEDIEVAL if kind == "medieval" else religion)


def _load_cities(content: Content, empire_entry: Entry, empire: int) -> None:
    slots: list[int] = []
    capitals: list[list[int]] = []
    for entry in empire_entry.entries("city", ["id", "capital", "emporium", "slots"]):
        own = _load_slots(content, entry, empire)
        slots += own
        if entry.flag("capital"):
            capitals.append(own)
        if entry.has("emporium"):
            emporium = entry.find("emporium", entry.text("id"), EMPORIA)
            if len(own) != 1:
                raise entry.error("an emporium has one slot")
            content.slot_emporium[own[0]] = emporium
            content.emporium_slot[emporium] = own[0]
            content.emporium_region[emporium] = entry.choice("emporium", terms.ROUTE_COLOURS)
    if len(capitals) != 1:
        raise empire_entry.error(f"wrong number of capitals: {len(capitals)} instead of 1")
    content.empire_slots.append(slots)
    content.capital_slots.append(capitals[0])


def _load_slots(content: Content, entry: Entry, empire: int) -> list[int]:
    city = entry.text("id")
    if city in content.city_ids:
        raise entry.error(f'duplicate id "{city}"')
    content.city_ids.append(city)
    first = len(content.slot_ids)
    pairs = entry.items("slots", list, "pairs of icons")
    for number, pair in enumerate(pairs, start=1):
        if [type(icon) for icon in pair] != [str, str]:
            raise entry.error('field "slots" must be a list of pairs of icons')
        icons = [_piece(entry, "icon", icon, ["knight", "rook"]) for icon in pair]
        _add_slot(content, f"{city}-{number}" if len(pairs) > 1 else city, empire, icons)
    if not pairs:
        raise entry.error("a city needs a slot")
    return list(range(first, len(content.slot_ids)))


def _add_slot(content: Content, name: str, empire: int, icons: list[int]) -> None:
    content.slot_ids.append(name)
    content.slot_city.append(len(content.city_ids) - 1)
    content.slot_empire.append(empire)
    content.slot_emporium.append(NONE)
    for side, icon in enumerate(icons):
        content.slot_icon[side].append(icon)


def _finish_slots(content: Content, file: Entry) -> None:
    """Adds the second slot of Venice (PR-M16.11), then checks that nothing is missing."""
    if "venice" not in content.slot_ids:
        raise file.error('needs a city "venice" with one slot')
    content.venice_slot = content.slot_ids.index("venice")
    content.venice_second = len(content.slot_ids)
    icon = terms.KNIGHT + terms.CATHOLIC
    _add_slot(content, "venice-2", content.slot_empire[content.venice_slot], [icon, icon])
    content.slot_city[content.venice_second] = content.slot_city[content.venice_slot]
    content.empire_slots[content.slot_empire[content.venice_slot]].append(content.venice_second)
    file.count("slots", len(content.slot_ids), terms.SLOT_COUNT)
    for emporium, slot in enumerate(content.emporium_slot):
        if slot == NONE:
            raise file.error(f'no city is the emporium "{EMPORIA[emporium]}"')


def _load_borders(content: Content, file: Entry) -> None:
    for border, entry in enumerate(file.entries("border", ["id", "between", "sea"])):
        names = entry.texts("between")
        ends = [entry.find("empire", name, EMPIRES) for name in names]
        rows = [content.empire_row[end] for end in ends]
        columns = [content.empire_column[end] for end in ends]
        if len(ends) != 2 or abs(rows[0] - rows[1]) + abs(columns[0] - columns[1]) != 1:
            raise entry.error('field "between" must be two empires side by side')
        if entry.text("id") != "-".join(names):
            raise entry.error(f'must have the id "{"-".join(names)}"')
        a, b = ends
        if content.border_between[a][b] != NONE:
            raise entry.error("these two empires have a border already")
        content.border_ids.append(entry.text("id"))
        content.border_ends.append((a, b))
        content.border_sea.append(entry.flag("sea"))
        content.border_between[a][b] = content.border_between[b][a] = border
        for end in ends:
            content.empire_borders[end].append(border)
            if entry.flag("sea"):
                content.empire_sea_borders[end].append(border)
    file.count("borders", len(content.border_ids), terms.BORDER_COUNT)
    for borders in content.empire_sea_borders:
        shores = {empire for border in borders for empire in content.border_ends[border]}
        reach = {border for empire in shores for border in content.empire_sea_borders[empire]}
        content.corsair_reach.append(sorted(reach))


def _load_routes(content: Content, file: Entry) -> None:
    routes = file.entries("route", ["emporium", "fair", "path"], key="emporium")
    for entry in routes:
        emporium = entry.choice("emporium", EMPORIA)
        if entry.choice("fair", REGIONS) != content.emporium_region[emporium]:
            raise entry.error("the fair does not fit the colour of the emporium")
        route = content.emporium_route[emporium]
        for place, name in enumerate(entry.texts("path")):
            if place % 2:
                route.append(entry.find("border", name, content.border_ids))
            else:
                route.append(entry.find("empire", name, EMPIRES))
        if len(route) % 2 == 0:
            raise entry.error("must start and end in an empire")
        if route[0] != content.slot_empire[content.emporium_slot[emporium]]:
            raise entry.error("must start in the empire of its emporium")
        for place in range(1, len(route), 2):
            name = content.border_ids[route[place]]
            if content.border_between[route[place - 1]][route[place + 1]] != route[place]:
                raise entry.error(f'"{name}" does not join the empires before and after it')
            if route[place] in route[1:place:2]:
                raise entry.error(f'crosses "{name}" twice')
    file.count("routes", len(routes), len(EMPORIA))


def _check_seas(content: Content, file: Entry) -> None:
    """PR-M12.2: a border is sea if any route crosses it."""
    crossed = {border for route in content.emporium_route for border in route[1::2]}
    for border, sea in enumerate(content.border_sea):
        if sea != (border in crossed):
            why = (
                "no route crosses it, so it is land" if sea else "a route crosses it, so it is sea"
            )
            raise file.error(f'border "{content.border_ids[border]}": {why}')


def _load_open_emporia(content: Content, file: Entry) -> None:
    entry = file.entry("open", REGIONS)
    for region, name in enumerate(REGIONS):
        emporium = entry.find("emporium", entry.text(name), EMPORIA)
        if content.emporium_region[emporium] != region:
            raise entry.error(f'"{EMPORIA[emporium]}" is not an emporium of the {name}')
        content.open_at_start.append(emporium)


def _load_numbers(content: Content, file: Entry) -> None:
    extra = {
        "decks": ["cards"],
        "pieces": ["knights", "rooks", "bishops"],
        "florins": ["start"],
        "fair": ["bonus"],
    }
    sections = {
        section: file.entry(section, [*extra.get(section, []), *fields])
        for section, fields in SECTIONS.items()
    }
    for section, fields in SECTIONS.items():
        for field in fields:
            least = 0 if section in ("florins", "fair", "trade_shift") else 1
            setattr(content, field, sections[section].number(field, least))
    if not 2 <= content.least_players <= content.most_players:
        raise sections["players"].error("least and most players do not fit")
    content.deck_cards = sections["decks"].numbers_by("cards", REGIONS)
    content.fair_bonus = _by_players(content, sections["fair"], "bonus")
    content.start_florins = sections["florins"].items("start", int, "numbers")
    sections["florins"].count("start florins", len(content.start_florins), content.most_players)
    if min(content.start_florins) < 0:
        raise sections["florins"].error('field "start" must not be below 0')
    for field in ("knights", "rooks", "bishops"):
        content.piece_totals += sections["pieces"].numbers_by(field, RELIGIONS)
    start = [
        content.slot_icon[terms.START_SIDE][slot] for own in content.capital_slots for slot in own
    ]
    if any(start.count(piece) > content.piece_totals[piece] for piece in start):
        raise sections["pieces"].error("fewer pieces than the capitals need at the start")


def _load_victories(content: Content, file: Entry) -> None:
    victories = file.entry("victory", terms.VICTORIES)
    imperial = victories.entry("imperial", ["king_margin"])
    content.imperial_margin = _by_players(content, imperial, "king_margin")
    for victory, fields in VICTORY_MARGINS.items():
        entry = victories.entry(victory, fields)
        for field in fields:
            setattr(content, field, entry.number(field, 1))


def _by_players(content: Content, entry: Entry, field: str) -> list[int]:
    """A table by number of players, as a list with that index."""
    counts = range(content.least_players, content.most_players + 1)
    return [0] * content.least_players + entry.numbers_by(field, [str(n) for n in counts])


def _load_banks(content: Content, file: Entry) -> None:
    for entry in file.entries("bank", ["id", "colour", "border", "starts_first"]):
        border = entry.choice("border", content.border_ids)
        if border in content.bank_border or entry.text("colour") in content.bank_colours:
            raise entry.error("another bank has the same border or colour")
        content.bank_ids.append(entry.text("id"))
        content.bank_colours.append(entry.text("colour"))
        content.bank_border.append(border)
        content.bank_starts_first.append(entry.flag("starts_first"))
    file.count("banks", len(content.bank_ids), content.most_players)
    if content.bank_starts_first.count(True) > 1:
        raise file.error("more than one bank starts first")


def _load_cards(content: Content, file: Entry) -> None:
    for card, entry in enumerate(file.entries("card", CARD_FIELDS)):
        _load_card(content, entry)
        if content.card_ability[card] != terms.NO_ABILITY:
            content.ability_cards[content.card_ability[card]].append(card)
    used = content.bottom_cards + content.cards_per_player * content.most_players
    cards = list(zip(content.card_deck, content.card_kind, strict=True))
    for region, name in enumerate(REGIONS):
        kinds = [kind for deck, kind in cards if deck == region]
        file.count(f"{name} cards", len(kinds), content.deck_cards[region])
        file.count(f"{name} comets", kinds.count(terms.COMET), content.comets)
        if len(kinds) - content.comets < used:
            raise file.error(f"too few {name} cards: a game can use {used}, comets not counted")
    file.count("cards", len(cards), terms.EMPIRE_CARD)
    for empire, name in enumerate(EMPIRES):
        content.card_ids.append(name)
        content.card_number.append(NONE)
        content.card_kind.append(terms.EMPIRE)
        content.card_deck.append(content.empire_region[empire])
        content.card_location.append(1 << empire)
        content.card_agents.append([])
        content.card_one_shot.append(terms.NO_ONE_SHOT)
        content.card_shift.append(NONE)
        content.card_suitors.append([])
        content.card_ability.append(terms.NO_ABILITY)


def _load_card(content: Content, entry: Entry) -> None:
    if entry.text("id") in EMPIRES:
        raise entry.error("this is the id of an empire card")
    kind = entry.choice("kind", terms.CARD_KINDS[: terms.EMPIRE])
    for field in NOT_ON_CARD[kind]:
        if entry.has(field):
            raise entry.error(f'field "{field}" has no place on this kind of card')
    number = NONE if kind == terms.COMET else entry.number("number", 1)
    if number != NONE and number in content.card_number:
        raise entry.error(f"duplicate number {number}")
    suitors = entry.texts("suitors") if kind == terms.QUEEN else []
    one_shot, shift = _one_shot(entry)
    if (kind == terms.QUEEN) != (one_shot == terms.CORONATION):
        raise entry.error("a queen, and no other card, has the one-shot coronation")
    if kind == terms.QUEEN and not suitors:
        raise entry.error("a queen needs a suitor")
    abilities = entry.texts("abilities", optional=True)
    if len(abilities) > 1:
        raise entry.error("more than one ability")
    agents = entry.texts("agents", optional=True)
    content.card_ids.append(entry.text("id"))
    content.card_number.append(number)
    content.card_kind.append(kind)
    content.card_deck.append(entry.choice("deck", REGIONS))
    content.card_location.append(_location(content, entry) if kind == terms.ORDINARY else 0)
    content.card_agents.append([_piece(entry, "agent", a, terms.AGENT_KINDS) for a in agents])
    content.card_one_shot.append(one_shot)
    content.card_shift.append(shift)
    content.card_suitors.append([entry.find("empire", name, EMPIRES) for name in suitors])
    content.card_ability.append(
        entry.find("ability", abilities[0], terms.ABILITIES) if abilities else terms.NO_ABILITY
    )
    content.card_operations.append(_operations(entry))
    content.card_prestige.append(_prestige(entry))


def _location(content: Content, entry: Entry) -> int:
    place = entry.choice("location", [*EMPIRES, *REGIONS])
    return 1 << place if place < len(EMPIRES) else content.region_mask[place - len(EMPIRES)]


def _one_shot(entry: Entry) -> tuple[int, int]:
    """The one-shot of a card, and the emporium to which it shifts trade."""
    if not entry.has("one_shot"):
        return terms.NO_ONE_SHOT, NONE
    name, *words = entry.text("one_shot").split(" ")
    one_shot = entry.find("one-shot", name, terms.ONE_SHOTS)
    if len(words) != (1 if one_shot == terms.TRADE_SHIFT else 0):
        raise entry.error("a trade shift names its emporium, and no other one-shot does")
    return one_shot, entry.find("emporium", words[0], EMPORIA) if words else NONE


def _number_cards(content: Content) -> None:
    """Put each card where its number is."""
    content.cards = [CARDS.number(id) for id in content.card_ids]
    content.market_cards = content.cards[: terms.EMPIRE_CARD]
    if content.cards == list(range(len(content.cards))):
        return
    for name, nothing in CARD_TABLES.items():
        table: list[object] = [nothing] * (max(content.cards) + 1)
        for number, value in zip(content.cards, getattr(content, name)):
            table[number] = value
        setattr(content, name, table)
    content.ability_cards = [
        [content.cards[card] for card in cards] for cards in content.ability_cards
    ]


def _check_map(file: Entry, what: str, ids: list[str], usual: list[str]) -> None:
    """The board is drawn for one map, with whatever is printed on it."""
    for id, wanted in zip(ids, usual):
        if id != wanted:
            raise file.error(f'{what} "{id}" where the map has "{wanted}"')


def load(folder: Path | None = None) -> Content:
    """The content in a folder of four TOML files; without a folder, that of the standard game."""
    standard = None if folder is None else default()
    folder = folder or Path(__file__).parent / "content"
    content = Content()
    empires = read(folder, "empires.toml", ["empire"])
    _load_empires(content, empires)
    _finish_slots(content, empires)
    board = read(folder, "map.toml", ["border", "route", "open"])
    _load_borders(content, board)
    _load_routes(content, board)
    _check_seas(content, board)
    _load_open_emporia(content, board)
    game = read(folder, "game.toml", [*SECTIONS, "victory", "bank"])
    _load_numbers(content, game)
    _load_victories(content, game)
    _load_banks(content, game)
    _load_cards(content, read(folder, "cards.toml", ["card"]))
    _number_cards(content)
    if standard is not None:
        _check_map(empires, "slot", content.slot_ids, standard.slot_ids)
        _check_map(board, "border", content.border_ids, standard.border_ids)
        _check_map(game, "bank", content.bank_ids, standard.bank_ids)
    return content


@cache
def default() -> Content:
    """The standard content, read once."""
    return load()


STANDARD = default()
"""What the game itself has: its things have the first numbers."""
