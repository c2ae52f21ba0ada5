"""How a table of Europa Universalis is encoded.

Provinces, Areas and Sea Zones are told place by place, Realms with their relations one by one. What
names one of hundreds of things (the owner of a Province, the capital of a Realm) is told in binary
digits; that an owner is a player is also told by the seat. Armies are told with their players, who
has researched an Idea with the Idea. What a view only adds up for people is left out: FOLLOWS.
"""

from collections.abc import Mapping
from typing import Any, Final

from kronika.core.game import Game
from kronika.games.europa_universalis.game import EuropaUniversalis
from kronika.games.europa_universalis.places import (
    AREAS,
    CONTINENTS,
    NODES,
    PROVINCES,
    REALMS,
    ZONES,
)
from kronika.games.europa_universalis.terms import (
    AGES,
    ARMIES,
    CATEGORIES,
    COLOURS,
    CURIA_SLOTS,
    FAITHS,
    HITS,
    LAND_UNITS,
    MERCHANTS,
    MILESTONE_DECKS,
    PATTERNS,
    PEACE_TERMS,
    PHASES,
    POWERS,
)
from kronika.games.europa_universalis.view_battle import STEPS
from kronika.games.europa_universalis.view_war import ANSWERS, FATES, LEVELS
from kronika.games.europa_universalis.words import (
    CARD,
    EVENT,
    IDEA,
    MILESTONE,
    MISSION,
    PLAYER,
    REALM,
    REASON,
    RULER,
    STRUGGLE,
    TRADE_CARD,
)
from kronika.rl.schema import (
    FLAG,
    Bag,
    Code,
    Each,
    Number,
    OneOf,
    Part,
    Players,
    Record,
    Row,
    Schema,
    Seat,
    seats,
)

Facts = dict[str, Any]

TIED: Final = (("influence", AREAS), ("claim", AREAS), ("alliance", REALM.ids))
"""What a peace may end."""

FEW: Final = Number(4)
MANY: Final = Number(20)
FREE: Final = [f"{colour}-{pattern}" for colour in COLOURS for pattern in PATTERNS]
"""Tokens of Dynamic NPRs."""
SYMBOLS: Final = [f"{die} {symbol}" for die in LAND_UNITS for symbol in ("blank", *HITS)]
RELATIONS: Final = ("marriages", "disputed", "enemies", "attackers", "truces", "casus_belli")
TRACKS: Final = ("small", "large", "vassals")
DISPLAYED: Final = 2
NESTED: Final = 2
"""Declarations of war, one within another: nothing in the game begins a third."""
FOLLOWS: Final = {
    "": ("wars",),
    "players": ("income", "progress"),
    "realms": ("strength",),
    "trade": ("nodes",),
    "empire": ("most", "electors", "candidates", "brings"),
    "curia": ("slots", "count", "controller", "uncontested", "prestige"),
    "deal": ("pays", "dip", "adm"),
    "side": ("commander", "leader_dice", "results", "fallen"),
}
"""What follows from the rest, part by part, or only tells what was."""


def schema(game: Game, players: int) -> Schema:
    """The encoding for so many players."""
    assert isinstance(game, EuropaUniversalis)
    scenarios = [game.content.scenarios[number] for number in game.content.scenario_numbers]
    cards, ideas, trade = game.ids_of(CARD), game.ids_of(IDEA), game.ids_of(TRADE_CARD)
    events, struggles = game.ids_of(EVENT), game.ids_of(STRUGGLE)
    tags = Row(players, Seat(players))
    table = Record(
        scenario=OneOf([each.number for each in scenarios]),
        age=OneOf(AGES),
        round=FEW,
        rounds=MANY,
        phase=OneOf(PHASES),
        step=FEW,
        first=Seat(players),
        active=Seat(players),
        players=Players(players, _player(game, players)),
        provinces=Each(PROVINCES, _province(players)),
        areas=Each(AREAS, _area(players)),
        zones=Each(ZONES, Record(ships=Players(players, FEW), guards=Players(players, FEW))),
        nodes=Each(NODES, Record(pirates=FEW, expanded=FLAG)),
        realms=Each(REALM.ids, _realm(players)),
        battle=_battle(cards, players),
        battles=Bag([*AREAS, *ZONES]),
        march=Record(player=Seat(players), army=OneOf(range(ARMIES)), area=Code(AREAS), left=FEW),
        siege=Record(player=Seat(players), area=Code(AREAS), provinces=Bag(PROVINCES)),
        declarations=Row(NESTED, _declaration(players), "declarations of war"),
        peace=_peace(players),
        deal=_deal(players),
        decks=Each(POWERS, Record(left=MANY, discarded=Bag(cards))),
        events=Record(
            shown=Each(events, Record(shown=FLAG, ducats=FEW)),
            face_down=FEW,
            left=MANY,
            discarded=Bag(events),
        ),
        ideas=Record(left=Each(POWERS, FEW), each=Each(ideas, Record(shown=FLAG, tags=tags))),
        milestones=Each(
            MILESTONE_DECKS, Record(milestone=OneOf(game.ids_of(MILESTONE)), tags=tags)
        ),
        struggles=Record(upcoming=OneOf(struggles), left=MANY, active=Bag(struggles)),
        trade=Record(
            left=MANY,
            discarded=Bag(trade),
            aside=Bag(trade),
            discovered=Bag(CONTINENTS),
            revealed=Record(trader=Seat(players), cards=Bag(trade)),
        ),
        empire=Record(
            emperor=Code(REALM.ids),
            authority=FEW,
            religion=OneOf(FAITHS),
            defending=FLAG,
            manpower=FEW,
            aggressors=Bag(REALM.ids),
        ),
        curia=Record(
            roma=Seat(players),
            cardinals=Row(CURIA_SLOTS, Seat(players)),
            crusade=Code(AREAS),
            excommunicated=Code(REALM.ids),
            committed=Bag(seats(players)),
        ),
    )
    return Schema(table, _names, _prepare)


def _player(game: Game, players: int) -> Part:
    cards, missions = game.ids_of(CARD), game.ids_of(MISSION)
    return Record(
        realm=OneOf(REALMS),
        playing=FLAG,
        leaving=FLAG,
        bot=FLAG,
        prestige=MANY,
        stability=FEW,
        power=Each(POWERS, FEW),
        ducats=MANY,
        interest=FEW,
        base_tax=MANY,
        vassal_tax=FEW,
        cubes=MANY,
        colonists=FEW,
        manpower=Each(("limit", "available", "exhausted", "allied", "tokens"), FEW),
        tracks=Each(TRACKS, Row(2, FEW)),
        characters=_characters(game),
        fleet=_fleet(),
        merchants=Row(MERCHANTS, Record(node=OneOf(NODES), laid=FLAG)),
        merchant_count=FEW,
        alliances=Bag(seats(players)),
        events_taken=FEW,
        passed=FEW,
        last_turns=Record(known=FLAG, number=FEW),
        hand_counts=Each(POWERS, FEW),
        hand=Bag(cards),
        display=Row(DISPLAYED, Record(card=OneOf(cards), charges=FEW)),
        mission_count=FEW,
        missions=Bag(missions),
        missions_done=Bag(missions),
        armies=Row(ARMIES, _army()),
    )


def _characters(game: Game) -> Part:
    card, ill = OneOf(game.ids_of(CARD)), FEW
    return Record(
        ruler=OneOf(game.ids_of(RULER)),
        crowned=card,
        ruler_ill=ill,
        ruler_army=OneOf(range(ARMIES)),
        advisors=Row(len(POWERS), card),
        advisors_ill=Row(len(POWERS), ill),
        generals=Row(ARMIES, card),
        generals_ill=Row(ARMIES, ill),
        admiral=card,
        admiral_ill=ill,
    )


def _fleet() -> Part:
    ships = dict.fromkeys(("light", "heavy", "damaged", "galleys"), FEW)
    return Record(zone=OneOf(ZONES), port=Code(PROVINCES), **ships)


def _army() -> Part:
    units = {category: Row(len(LAND_UNITS), FEW) for category in CATEGORIES}
    return Record(area=OneOf(AREAS), moved=Code(AREAS), **units)


def _province(players: int) -> Part:
    return Record(
        changed=FLAG,
        owner=Code(REALM.ids),
        seat=Seat(players),
        town=Seat(players),
        vassal=Seat(players),
        disc=FEW,
        unrest=FLAG,
        rebels=OneOf(("plain", "religious")),
        occupant=Seat(players),
        occupant_disc=FEW,
        occupant_unrest=FLAG,
        dnpr=OneOf(FREE),
        manpower=FEW,
        docked=Players(players, FEW),
    )


def _area(players: int) -> Part:
    return Record(
        converted=FLAG,
        faith=OneOf(FAITHS),
        influence=Players(players, FEW),
        infantry=Players(players, FEW),
        claims=Bag(seats(players)),
        core=Seat(players),
        imperial=FEW,
        rebels=FEW,
        revolution=FLAG,
        devastated=FLAG,
        battleground=FLAG,
        not_hre=FLAG,
    )


def _realm(players: int) -> Part:
    relations = {name: Bag(seats(players)) for name in RELATIONS}
    return Record(
        ally=Seat(players),
        active=FLAG,
        given=FEW,
        **relations,
        capital=Code(PROVINCES),
        religion=OneOf(FAITHS),
    )


def _battle(cards: list[str], players: int) -> Part:
    side = Record(
        players=Players(players, FEW),
        nprs=Each(REALM.ids, FEW),
        rebels=FEW,
        pirates=FEW,
        leading=Seat(players),
        leader=OneOf([*cards, "ruler"]),
        dice=Each(LAND_UNITS, FEW),
        roll=Bag(SYMBOLS),
        hits=FEW,
        due=FEW,
    )
    return Record(
        naval=FLAG,
        step=OneOf(STEPS),
        round=FEW,
        deadlock=FLAG,
        place=Code([*AREAS, *ZONES]),
        node=OneOf(NODES),
        attacker=Code(REALM.ids),
        sides=Row(2, side),
    )


def _declaration(players: int) -> Part:
    return Record(
        declarer=Code(REALM.ids),
        targets=Each(REALM.ids, Record(target=FLAG, reason=Code(REASON.ids))),
        joined=Bag(seats(players)),
        defenders=Bag(seats(players)),
        emperor=OneOf(ANSWERS),
        crusade=FLAG,
    )


def _peace(players: int) -> Part:
    fate = Record(holder=Seat(players), tax=FEW, fate=OneOf((*FATES, "ransom")), ducats=MANY)
    return Record(
        victor=Code(REALM.ids),
        loser=Code(REALM.ids),
        beside=Row(2, Bag(REALM.ids)),
        level=OneOf(LEVELS),
        named=FLAG,
        separate=FLAG,
        concluded=FLAG,
        term=OneOf(PEACE_TERMS),
        proposer=Seat(players),
        provinces=Each(PROVINCES, fate),
        extra=Seat(players),
        ties=Bag([f"{sort} {place}" for sort, places in TIED for place in places]),
    )


def _deal(players: int) -> Part:
    sale = Record(seller=Seat(players), price=MANY)
    return Record(
        proposer=Seat(players),
        partner=Seat(players),
        writer=Seat(players),
        counters=FEW,
        peace=FLAG,
        private=FLAG,
        alliance=FLAG,
        marriage=OneOf(POWERS),
        ducats=MANY,
        sales=Each(PROVINCES, sale),
    )


def _names(table: Mapping[str, Any]) -> list[str]:
    return PLAYER.ids[: len(table["players"])]


# What the parts expect


def _prepare(table: Facts) -> Facts:
    """Every fact that a view leaves out where there is nothing; Armies with their players."""
    count = len(table["players"])
    realms = {player["realm"]: seat for seat, player in enumerate(table["players"])}
    provinces = {
        id: _whole_province(facts, realms, count) for id, facts in table["provinces"].items()
    }
    trade = _without("trade", table["trade"])
    return {
        **_without("", table),
        "players": [_with_army(table, seat) for seat in range(count)],
        "provinces": provinces,
        "areas": {id: _whole_area(facts, count) for id, facts in table["areas"].items()},
        "realms": {id: _whole_realm(facts) for id, facts in table["realms"].items()},
        "battle": _whole_battle(table["battle"], count),
        "events": _with_ducats(table["events"]),
        "ideas": _by_idea(table["ideas"]),
        "declarations": [_whole_declaration(each) for each in table["declarations"]],
        "peace": _whole_peace(table["peace"]),
        "deal": _whole_deal(table["deal"]),
        "trade": {**trade, "revealed": _revealed(trade["revealed"])},
        "empire": _without("empire", table["empire"]),
        "curia": {
            **_without("curia", table["curia"]),
            "committed": _words(table["curia"]["committed"]),
        },
    }


def _without(part: str, facts: Facts) -> Facts:
    return {name: value for name, value in facts.items() if name not in FOLLOWS[part]}


def _whole_declaration(facts: Facts) -> Facts:
    targets = {
        each["realm"]: {"target": True, "reason": each["reason"]} for each in facts["targets"]
    }
    return {
        **facts,
        "targets": targets,
        "joined": _words(facts["joined"]),
        "defenders": _words(facts["defenders"]),
    }


def _whole_peace(facts: Facts | None) -> Facts | None:
    if facts is None:
        return None
    ties = [f"{tie['sort']} {tie['place']}" for tie in facts["ties"]]
    return {**facts, "provinces": _by_province(facts["provinces"]), "ties": ties}


def _whole_deal(facts: Facts | None) -> Facts | None:
    if facts is None:
        return None
    return {**_without("deal", facts), "sales": _by_province(facts["sales"])}


def _by_province(rows: list[Facts]) -> Facts:
    return {
        row["province"]: {name: row[name] for name in row if name != "province"} for row in rows
    }


def _revealed(facts: Facts | None) -> Facts | None:
    if facts is None:
        return None
    return {"trader": facts["trader"], "cards": [card["card"] for card in facts["cards"]]}


def _words(numbers: list[int]) -> list[str]:
    return [PLAYER.ids[number] for number in numbers]


def _with_army(table: Facts, seat: int) -> Facts:
    player = table["players"][seat]
    armies: list[Facts | None] = [None] * ARMIES
    for area, facts in table["areas"].items():
        for army in facts.get("armies", ()):
            if army["player"] == seat:
                units = {category: army[category] for category in CATEGORIES}
                armies[army["army"]] = {"area": area, "moved": army.get("moved"), **units}
    last = player["last_turns"]
    return {
        **_without("players", player),
        "armies": armies,
        "alliances": _words(player["alliances"]),
        "last_turns": None if last is None else {"known": True, "number": last},
    }


def _whole_province(facts: Facts, realms: dict[str, int], count: int) -> Facts:
    whole: Facts = {
        **dict.fromkeys(("owner", "town", "vassal", "rebels", "occupant")),
        **dict.fromkeys(("disc", "unrest", "occupant_disc", "occupant_unrest", "manpower"), 0),
        **facts,
    }
    whole["changed"] = "owner" in facts
    whole["seat"] = realms.get(whole["owner"])
    whole["dnpr"] = "-".join(facts["dnpr"]) if "dnpr" in facts else None
    docked = facts.get("docked", {})
    whole["docked"] = [docked.get(str(seat), 0) for seat in range(count)]
    return whole


def _whole_area(facts: Facts, count: int) -> Facts:
    nobody = [0] * count
    whole: Facts = {
        **dict.fromkeys(("faith", "core")),
        **dict.fromkeys(("imperial", "rebels", "revolution"), 0),
        **dict.fromkeys(("devastated", "battleground", "not_hre"), 0),
        "influence": nobody,
        "infantry": nobody,
        **facts,
    }
    whole.pop("armies", None)
    whole["converted"] = "faith" in facts
    whole["claims"] = _words(facts.get("claims", []))
    return whole


def _whole_realm(facts: Facts) -> Facts:
    whole: Facts = {
        **dict.fromkeys(("ally", "capital", "religion")),
        **dict.fromkeys(("active", "given"), 0),
        **_without("realms", facts),
    }
    for name in RELATIONS:
        whole[name] = _words(facts.get(name, []))
    return whole


def _whole_battle(battle: Facts | None, count: int) -> Facts | None:
    if battle is None:
        return None
    sides = []
    for side in battle["sides"]:
        sizes = [0] * count
        for each in side["players"]:
            sizes[each["seat"]] = each["size"]
        rolled = [f"{die['die']} {die['symbol'] or 'blank'}" for die in side["roll"]]
        sides.append({**_without("side", side), "players": sizes, "roll": rolled})
    return {**battle, "sides": sides}


def _with_ducats(events: Facts) -> Facts:
    shown = {each["event"]: {"shown": True, "ducats": each["ducats"]} for each in events["shown"]}
    return {**events, "shown": shown}


def _by_idea(ideas: Facts) -> Facts:
    return {
        "left": {power: facts["left"] for power, facts in ideas.items()},
        "each": {
            shown["idea"]: {"shown": True, "tags": shown["tags"]}
            for facts in ideas.values()
            for shown in facts["shown"]
        },
    }
