"""The table at the terminal: everything in words, the viewer's realm first.

Units are counted as infantry/cavalry/artillery. Numbers in brackets are those of the options that
touch a thing.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from kronika.core.scene import Words
from kronika.core.terminal import ACT, HEAD, QUIET, Fitted, joined, numbers, own, rule

from .board import turn_words
from .drawing.facts import node_facts, zone_facts
from .drawing.scene import NOTHING, Facts, Scene
from .places import AREAS, NODES, ZONES
from .terms import ARMIES, CATEGORIES, LARGE_TOWN, MILESTONE_DECKS, POWERS

SCALE: Final = 1.0
"""Of a scene of which nothing is drawn."""
SEATS: Final = (
    "bold black on #d4691e",
    "bold black on #efc63a",
    "bold bright_white on #24579e",
    "bold black on #2f9e78",
    "bold black on #c99ad6",
    "bold bright_white on #33373d",
)
RELATIONS: Final = ("enemies", "casus_belli", "marriages", "disputed", "truces")
"""Of Realms with players, as a view names them."""
LANDMARKS: Final = ("revolution", "devastated", "battleground", "not_hre")
STOCKS: Final = ("small", "large", "vassals")

Fact = tuple[str, Text]
"""A heading, and what there is."""


def table(view: Mapping[str, Any], words: Words) -> RenderableType:
    """The whole position, as the viewer may see it, for Rich to print."""
    scene = Scene(view, words, SCALE)
    told = scene.table
    age = scene.name("age", told["age"])
    when = own(scene, "when", age=age, round=told["round"])
    parts: list[RenderableType] = [
        rule(f"{when} · {scene.name('phase', told['phase'])}"),
        Text(f"   {turn_words(scene)}", HEAD),
        *_battle(scene),
        *_middle(scene),
    ]
    for place in range(scene.count):
        parts += _Realm(scene, (scene.first + place) % scene.count).drawn()
    parts += [*_map(scene), *_unnamed(scene), *_result(scene)]
    parts.append(Text(own(scene, "legend"), QUIET))
    return Fitted(lambda _: parts)


# Small things


def _numbers(scene: Scene, *things: str) -> Text:
    """The numbers of the options that touch something."""
    for thing in things:
        scene.drawn.add(thing)
    found = numbers(scene, *things)
    return Text(f" [{','.join(found)}]", ACT) if found else Text()


def _named(scene: Scene, kind: str, id: str, more: str = "") -> Text:
    """A thing with the numbers of its options."""
    name = scene.name(kind, id)
    told = f"{name} ({more})" if more else name
    return Text.assemble(told, _numbers(scene, f"{kind}:{id}"))


def _all_named(scene: Scene, kind: str, ids: Iterable[str]) -> Text:
    return joined(_named(scene, kind, id) for id in ids)


def _chip(player: int) -> Text:
    return Text(f" {player + 1} ", SEATS[player])


def _facts(rows: Sequence[Fact]) -> Padding:
    """What there is, line by line, each with its heading."""
    facts = Table.grid(padding=(0, 2, 0, 0))
    facts.add_column(style=QUIET)
    facts.add_column(ratio=1)
    for words, row in rows:
        if row.plain:
            facts.add_row(words, row)
    return Padding(facts, (0, 0, 0, 3))


def _players(scene: Scene, seats: Iterable[int]) -> str:
    return ", ".join(scene.player(seat) for seat in seats)


# What belongs to nobody


def _middle(scene: Scene) -> list[RenderableType]:
    """Events, Ideas, Milestones, Power Struggles, decks, the Empire and the Curia."""
    rows = [(own(scene, "events"), _events(scene))]
    for power in POWERS:
        heading = own(scene, "ideas", power=scene.name("power", power))
        rows.append((heading, _ideas(scene, power)))
    rows += [
        (own(scene, "milestones"), _milestones(scene)),
        (own(scene, "struggles"), _struggles(scene)),
        (own(scene, "trade-cards"), _trade(scene)),
        (own(scene, "decks"), _decks(scene)),
        (own(scene, "empire"), _empire(scene)),
        (own(scene, "curia"), _curia(scene)),
    ]
    return [_facts(rows)]


def _events(scene: Scene) -> Text:
    events = scene.table["events"]
    parts: list[str | Text] = [
        _named(scene, "event", each["event"], own(scene, "ducats", number=each["ducats"]))
        for each in events["shown"]
    ]
    if events["face_down"]:
        parts.append(own(scene, "face-down", number=events["face_down"]))
    parts.append(own(scene, "left", number=events["left"]))
    return joined(parts)


def _ideas(scene: Scene, power: str) -> Text:
    ideas = scene.table["ideas"][power]
    parts: list[str | Text] = [
        _named(scene, "idea", each["idea"], _players(scene, each["tags"]))
        for each in ideas["shown"]
    ]
    return joined([*parts, own(scene, "left", number=ideas["left"])])


def _milestones(scene: Scene) -> Text:
    parts = []
    for deck in MILESTONE_DECKS:
        facts = scene.table["milestones"][deck]
        if facts["milestone"]:
            tags = _players(scene, facts["tags"])
            parts.append(_named(scene, "milestone", facts["milestone"], tags))
    return joined(parts)


def _struggles(scene: Scene) -> Text:
    struggles = scene.table["struggles"]
    parts = [_named(scene, "struggle", each, own(scene, "active")) for each in struggles["active"]]
    if struggles["upcoming"]:
        parts.append(_named(scene, "struggle", struggles["upcoming"], own(scene, "upcoming")))
    return joined(parts)


def _trade(scene: Scene) -> Text:
    trade = scene.table["trade"]
    discovered = [scene.name("continent", each) for each in trade["discovered"]]
    parts: list[str | Text] = [own(scene, "left", number=trade["left"])]
    if discovered:
        parts.append(own(scene, "discovered", continents=", ".join(discovered)))
    things = [f"trade:{id}" for id in (*trade["discarded"], *trade["aside"])]
    lit = [thing.partition(":")[2] for thing in things if scene.is_lit(thing)]
    return joined([*parts, _all_named(scene, "trade", lit)])


def _decks(scene: Scene) -> Text:
    """How many action cards are left; of those that lie open, the ones on top."""
    parts = []
    for power, deck in scene.table["decks"].items():
        number = own(scene, "left", number=deck["left"])
        line = Text(f"{scene.name('power', power)}: {number}")
        lit = [id for id in deck["discarded"][:-1] if scene.is_lit(f"card:{id}")]
        shown = [*lit, *deck["discarded"][-1:]]
        if shown:
            line.append(f", {own(scene, 'discarded')} ")
            line += _all_named(scene, "card", shown)
        parts.append(line)
    return joined(parts, "; ")


def _empire(scene: Scene) -> Text:
    empire = scene.table["empire"]
    parts: list[str | Text] = []
    if empire["emperor"]:
        emperor = _named(scene, "realm", empire["emperor"])
        parts.append(Text.assemble(f"{own(scene, 'emperor')} ", emperor))
    parts.append(own(scene, "authority", number=empire["authority"]))
    faith = empire["religion"]
    parts.append(scene.name("faith", faith) if faith else own(scene, "no-religion"))
    if empire["defending"]:
        names = ", ".join(scene.name("realm", realm) for realm in empire["aggressors"])
        parts.append(own(scene, "defending", realms=names, number=empire["manpower"]))
    return joined(parts)


def _curia(scene: Scene) -> Text:
    curia = scene.table["curia"]
    parts: list[str | Text] = []
    if curia["cardinals"]:
        parts.append(own(scene, "cardinals", realms=_players(scene, curia["cardinals"])))
    if curia["roma"] is not None:
        parts.append(own(scene, "roma", realm=scene.player(curia["roma"])))
    if curia["crusade"]:
        parts.append(own(scene, "crusade", area=scene.name("area", curia["crusade"])))
    if curia["excommunicated"]:
        realm = scene.name("realm", curia["excommunicated"])
        parts.append(own(scene, "excommunicated", realm=realm))
    if curia["committed"]:
        parts.append(own(scene, "committed", realms=_players(scene, curia["committed"])))
    return joined(parts)


def _battle(scene: Scene) -> list[RenderableType]:
    """The battle that is under way, and where others will be."""
    told = scene.table
    battle = told["battle"]
    lines: list[RenderableType] = []
    if battle:
        kind = "zone" if battle["naval"] else "area"
        lines.append(Text(f"   {own(scene, 'battle', place=_place(scene, battle, kind))}", HEAD))
        rows = [
            (scene.name("battle-side", name), _side(scene, side))
            for name, side in zip(("attacker", "defender"), battle["sides"], strict=True)
        ]
        lines.append(_facts(rows))
    if told["battles"]:
        places = [scene.name("area" if id in AREAS else "zone", id) for id in told["battles"]]
        lines.append(Text(f"   {own(scene, 'battles', places=', '.join(places))}"))
    return lines


def _place(scene: Scene, battle: Facts, kind: str) -> str:
    node = battle["node"]
    return scene.name("node", node) if node else scene.name(kind, battle["place"])


def _side(scene: Scene, side: Facts) -> Text:
    sizes = [(scene.player(each["seat"]), each["size"]) for each in side["players"]]
    sizes += [(scene.name("realm", realm), size) for realm, size in side["nprs"].items()]
    sizes += [(own(scene, name), side[name]) for name in ("rebels", "pirates") if side[name]]
    parts = [f"{name} {size}" for name, size in sizes]
    if side["leader"] == "ruler":
        parts.append(own(scene, "led-by-ruler"))
    elif side["leader"]:
        parts.append(own(scene, "led-by", leader=scene.name("card", side["leader"])))
    dice = "/".join(str(number) for number in side["dice"].values())
    parts.append(own(scene, "dice", dice=dice))
    if side["roll"]:
        rolled = [
            f"{scene.name('unit', die['die'])}: "
            + scene.name("battle-symbol", die["symbol"] or "blank")
            for die in side["roll"]
        ]
        parts.append(own(scene, "rolled", symbols="; ".join(rolled)))
    return Text(", ".join(parts))


# Players


class _Realm:
    """A player: numbers, people, relations, lands and cards."""

    def __init__(self, scene: Scene, seat: int) -> None:
        self.scene = scene
        self.seat = seat
        self.player: Facts = scene.players[seat]
        self.realm: str = self.player["realm"]

    def drawn(self) -> list[RenderableType]:
        """The player, from the name down to the hand."""
        return [self._head(), _facts(self._rows())]

    def _head(self) -> Rule:
        scene, player = self.scene, self.player
        tags = {
            "you": self.seat == scene.view["player"],
            "winner": scene.has_won(self.seat),
            "decides": scene.is_asked(self.seat),
            "first": scene.table["first"] == self.seat,
            "bot": player["bot"],
            "passed": bool(player["passed"]),
            "event-taken": bool(player["events_taken"]),
            "leaving": player["leaving"],
            "gone": not player["playing"],
        }
        head = Text.assemble(_chip(self.seat), " ", (scene.player(self.seat), HEAD))
        said = [own(scene, name) for name, holds in tags.items() if holds]
        if player["last_turns"] is not None:
            said.append(own(scene, "last-turns", number=player["last_turns"]))
        if said:
            head.append(f" ({', '.join(said)})")
        head.append(f" · {own(scene, 'prestige', number=player['prestige'])}")
        return rule(head + _numbers(scene, f"realm:{self.realm}"))

    def _rows(self) -> list[Fact]:
        scene = self.scene
        rows: list[Fact] = [
            (own(scene, "numbers"), self._stock()),
            (own(scene, "manpower"), self._manpower()),
            (own(scene, "people"), self._people()),
            (own(scene, "lands"), self._lands("town")),
            (own(scene, "vassals"), self._lands("vassal")),
            (own(scene, "occupied"), self._occupied()),
            (own(scene, "armies"), joined(self._armies(), "; ")),
            (own(scene, "ships"), joined(self._ships(), "; ")),
            (own(scene, "merchants"), self._merchants()),
            (own(scene, "influence"), self._influence()),
        ]
        for token in ("claims", "core"):
            rows.append((own(scene, token), self._tokens(token)))
        rows.append((own(scene, "alliances"), self._alliances()))
        for relation in RELATIONS:
            rows.append((own(scene, relation.replace("_", "-")), self._relation(relation)))
        return [
            *rows,
            (own(scene, "known-ideas"), self._known_ideas()),
            (own(scene, "display"), self._display()),
            (own(scene, "hand"), self._hand()),
            (own(scene, "missions"), self._missions()),
            (own(scene, "missions-done"), self._missions_done()),
        ]

    def _stock(self) -> Text:
        scene, player = self.scene, self.player
        faith = scene.realms.get(self.realm, NOTHING).get("religion")
        parts = [
            scene.name("faith", faith) if faith else "",
            own(scene, "stability", number=player["stability"]),
            own(scene, "ducats", number=player["ducats"]),
            own(scene, "tax", base=player["base_tax"], vassals=player["vassal_tax"]),
        ]
        if player["interest"]:
            parts.append(own(scene, "interest", number=player["interest"]))
        parts += [
            f"{scene.name('power', power)} {count}" for power, count in player["power"].items()
        ]
        if player["colonists"]:
            parts.append(own(scene, "colonists", number=player["colonists"]))
        parts.append(own(scene, "cubes", number=player["cubes"]))
        for stock in STOCKS:
            laid, covered = player["tracks"][stock]
            if laid or covered:
                parts.append(own(scene, f"track-{stock}", number=laid, covered=covered))
        return joined(parts, " · ")

    def _manpower(self) -> Text:
        scene, manpower = self.scene, self.player["manpower"]
        parts = [own(scene, "available", number=manpower["available"], limit=manpower["limit"])]
        for name in ("exhausted", "allied", "tokens"):
            if manpower[name]:
                parts.append(own(scene, f"manpower-{name}", number=manpower[name]))
        return joined(parts)

    def _people(self) -> Text:
        people = self.player["characters"]
        parts: list[Text] = []
        if people["crowned"]:
            parts.append(self._person("ruler", people["crowned"], people["ruler_ill"]))
        elif people["ruler"]:
            name = self.scene.name("ruler", people["ruler"])
            words = f"{own(self.scene, 'ruler')} {name}"
            parts.append(Text(words + self._ill(people["ruler_ill"])))
        for role, cards, ill in (
            ("advisor", people["advisors"], people["advisors_ill"]),
            ("general", people["generals"], people["generals_ill"]),
            ("admiral", [people["admiral"]], [people["admiral_ill"]]),
        ):
            for card, sick in zip(cards, ill, strict=True):
                if card:
                    parts.append(self._person(role, card, sick))
        return joined(parts)

    def _person(self, role: str, card: str, ill: int) -> Text:
        name = _named(self.scene, "card", card)
        return Text.assemble(f"{own(self.scene, role)} ", name, self._ill(ill))

    def _ill(self, ill: int) -> str:
        return f" ({own(self.scene, 'ill')})" if ill else ""

    def _lands(self, token: str) -> Text:
        """Provinces with the player's tokens, Area by Area."""
        scene = self.scene
        areas: dict[str, list[Text]] = {}
        for id, facts in scene.provinces.items():
            if facts.get(token) == self.seat:
                areas.setdefault(scene.area_of(id), []).append(self._province(id, facts))
        return joined(
            (
                Text.assemble(self._area(area), ": ", joined(provinces))
                for area, provinces in sorted(areas.items())
            ),
            "; ",
        )

    def _area(self, area: str) -> Text:
        name = Text(self.scene.name("area", area), HEAD)
        return name + _numbers(self.scene, f"area:{area}")

    def _province(self, id: str, facts: Facts) -> Text:
        scene = self.scene
        tags = []
        if "vassal" in facts:
            owner = scene.owners.get(id)
            tags += [scene.name("realm", owner)] if owner else []
        if facts["disc"] == LARGE_TOWN:
            tags.append(own(scene, "large"))
        if facts["unrest"]:
            tags.append(own(scene, "unrest"))
        if scene.capital(self.realm) == id:
            tags.append(own(scene, "capital"))
        tags += _holders(scene, facts)
        return _named(scene, "province", id, ", ".join(tags))

    def _occupied(self) -> Text:
        """Provinces of others with the player's Towns."""
        scene = self.scene
        return joined(
            _named(scene, "province", id, _owner(scene, id))
            for id, facts in scene.provinces.items()
            if facts.get("occupant") == self.seat
        )

    def _armies(self) -> Iterable[Text]:
        scene = self.scene
        placed = {
            army["army"]: (area, army)
            for area, facts in scene.areas.items()
            for army in facts.get("armies", ())
            if army["player"] == self.seat
        }
        is_own = self.seat == scene.view["player"]
        for number in range(ARMIES):
            thing = f"army:army-{number + 1}"
            name = Text(scene.name("army", f"army-{number + 1}"))
            if is_own:
                name += _numbers(scene, thing)
            if number in placed:
                area, army = placed[number]
                where = scene.name("area", area)
                yield Text.assemble(name, f" {_units(scene, army)}, {where}")
            elif is_own and scene.is_lit(thing):
                yield name
        for area, facts in scene.areas.items():
            count = facts["infantry"][self.seat] if "infantry" in facts else 0
            if count:
                words = f"{scene.name('unit', 'infantry')} {count}, "
                yield Text.assemble(words, scene.name("area", area))

    def _ships(self) -> Iterable[Text]:
        scene, fleet = self.scene, self.player["fleet"]
        if fleet:
            zone, port = fleet["zone"], fleet["port"]
            place = _named(scene, "zone", zone) if zone else _named(scene, "province", port)
            counts = {name: fleet[name] for name in ("light", "heavy", "damaged", "galleys")}
            yield Text.assemble(own(scene, "fleet", **counts), ", ", place)
        for id, facts in scene.table["zones"].items():
            for name in ("ships", "guards"):
                if facts[name][self.seat]:
                    words = own(scene, f"light-{name}", number=facts[name][self.seat])
                    yield Text.assemble(f"{words}, ", _named(scene, "zone", id))
        for id, facts in scene.provinces.items():
            count = facts.get("docked", NOTHING).get(str(self.seat), 0)
            if count:
                words = own(scene, "light-docked", number=count)
                yield Text.assemble(f"{words}, ", _named(scene, "province", id))

    def _merchants(self) -> Text:
        scene, player = self.scene, self.player
        parts: list[str | Text] = [
            _named(scene, "node", each["node"], own(scene, "used") if each["laid"] else "")
            for each in player["merchants"]
        ]
        free = player["merchant_count"] - len(player["merchants"])
        return joined([*parts, own(scene, "at-home", number=free) if free else ""])

    def _influence(self) -> Text:
        scene = self.scene
        return joined(
            Text.assemble(_named(scene, "area", area), f" {facts['influence'][self.seat]}")
            for area, facts in scene.areas.items()
            if "influence" in facts and facts["influence"][self.seat]
        )

    def _tokens(self, token: str) -> Text:
        """Areas with Claims, or with Core tokens."""
        found = []
        for area, facts in self.scene.areas.items():
            seats = facts.get("claims", ()) if token == "claims" else [facts.get("core")]
            if self.seat in seats:
                found.append(area)
        return _all_named(self.scene, "area", found)

    def _alliances(self) -> Text:
        scene = self.scene
        parts: list[str | Text] = [scene.player(seat) for seat in self.player["alliances"]]
        for realm, facts in scene.realms.items():
            if facts.get("ally") == self.seat:
                tags = [own(scene, "active")] if facts["active"] else []
                if facts["given"]:
                    tags.append(own(scene, "given", number=facts["given"]))
                parts.append(_named(scene, "realm", realm, ", ".join(tags)))
        return joined(parts)

    def _relation(self, relation: str) -> Text:
        scene = self.scene
        return joined(
            _named(scene, "realm", realm, self._attack(relation, facts))
            for realm, facts in scene.realms.items()
            if self.seat in facts.get(relation, ())
        )

    def _attack(self, relation: str, facts: Facts) -> str:
        attacks = relation == "enemies" and self.seat in facts.get("attackers", ())
        return own(self.scene, "attacks") if attacks else ""

    def _known_ideas(self) -> Text:
        return _all_named(
            self.scene,
            "idea",
            [
                each["idea"]
                for power in POWERS
                for each in self.scene.table["ideas"][power]["shown"]
                if self.seat in each["tags"]
            ],
        )

    def _display(self) -> Text:
        scene = self.scene
        return joined(
            _named(
                scene,
                "card",
                each["card"],
                own(scene, "charges", number=each["charges"]) if each["charges"] else "",
            )
            for each in self.player["display"]
        )

    def _hand(self) -> Text:
        """Own cards by name, of others only how many they are."""
        scene, player = self.scene, self.player
        if player["hand"] is not None:
            return _all_named(scene, "card", player["hand"])
        return joined(
            f"{scene.name('power', power)} {count}"
            for power, count in player["hand_counts"].items()
            if count
        )

    def _missions(self) -> Text:
        scene, player = self.scene, self.player
        if player["missions"] is not None:
            return _all_named(scene, "mission", player["missions"])
        count = player["mission_count"]
        return Text(own(scene, "hidden", number=count) if count else "")

    def _missions_done(self) -> Text:
        return _all_named(self.scene, "mission", self.player["missions_done"])


def _owner(scene: Scene, province: str) -> str:
    owner = scene.owners.get(province)
    return scene.name("realm", owner) if owner else ""


def _holders(scene: Scene, facts: Facts) -> list[str]:
    """Who holds a Province beside its owner."""
    found = []
    if "occupant" in facts:
        found.append(scene.say("occupied", realm=scene.player(facts["occupant"])))
    if "rebels" in facts:
        found.append(scene.say(f"rebel-town-{facts['rebels']}"))
    if "manpower" in facts:
        found.append(scene.say("manpower", number=facts["manpower"]))
    return found


def _units(scene: Scene, army: Facts) -> str:
    parts = []
    for category in CATEGORIES:
        if any(army[category]):
            counts = "/".join(str(count) for count in army[category])
            parts.append(f"{counts} {scene.name('category', category)}")
    return " + ".join(parts)


# The map


def _map(scene: Scene) -> list[RenderableType]:
    """What is on the map and belongs to no player."""
    rows = [
        (own(scene, "areas"), joined(_troubled(scene), "; ")),
        (own(scene, "other-lands"), joined(_changed(scene))),
        (own(scene, "seas"), _lit_with(scene, "zone", ZONES, zone_facts)),
        (own(scene, "nodes"), joined(_nodes(scene), "; ")),
    ]
    return [rule(own(scene, "map")), _facts(rows)]


def _troubled(scene: Scene) -> Iterable[Text]:
    """Areas with Rebels, landmarks, another religion, or Imperial Influence."""
    for area, facts in scene.areas.items():
        told = [
            scene.say(name, number=facts[name]) for name in ("rebels", "imperial") if name in facts
        ]
        told += [scene.say(name.replace("_", "-")) for name in LANDMARKS if name in facts]
        if "faith" in facts:
            faith = facts["faith"]
            told.append(scene.name("faith", faith) if faith else own(scene, "no-religion"))
        if told:
            yield Text.assemble(_named(scene, "area", area), f": {', '.join(told)}")


def _changed(scene: Scene) -> Iterable[Text]:
    """Provinces of NPRs that have changed hands, or on which something lies."""
    for id, facts in scene.provinces.items():
        if "town" in facts or "vassal" in facts:
            continue
        tags = [_owner(scene, id)] if "owner" in facts or "dnpr" in facts else []
        tags += _holders(scene, facts)
        if any(tags):
            yield _named(scene, "province", id, ", ".join(tag for tag in tags if tag))


def _nodes(scene: Scene) -> Iterable[Text]:
    for id in NODES:
        if id in scene.table["nodes"]:
            name, *told = node_facts(scene, id)
            numbered = _numbers(scene, f"node:{id}")
            yield Text.assemble(name, numbered, f": {', '.join(told)}")


def _lit_with(scene: Scene, kind: str, ids: Sequence[str], facts: Any) -> Text:
    """What can be chosen of a kind, with all that is known of it."""
    lit = [id for id in ids if scene.is_lit(f"{kind}:{id}")]
    return joined(
        (
            Text.assemble(
                facts(scene, id)[0],
                _numbers(scene, f"{kind}:{id}"),
                *(f", {each}" for each in facts(scene, id)[1:]),
            )
            for id in lit
        ),
        "; ",
    )


def _unnamed(scene: Scene) -> list[RenderableType]:
    """What can be chosen and stands nowhere else."""
    missing = [thing.partition(":") for thing in sorted(scene.lit - scene.drawn)]
    if not missing:
        return []
    named = joined(_named(scene, kind, id, _belongs(scene, kind, id)) for kind, _, id in missing)
    return [_facts([(own(scene, "also"), named)])]


def _belongs(scene: Scene, kind: str, id: str) -> str:
    """Where something is that is not told elsewhere: the owner of a Province, Realms of an Area."""
    if kind == "province":
        return _owner(scene, id)
    if kind == "area":
        owners = [_owner(scene, each) for each in scene.provinces_in(id)]
        return ", ".join(dict.fromkeys(owner for owner in owners if owner))
    if kind == "realm":
        capital = scene.capital(id)
        return scene.name("province", capital) if capital else ""
    return ""


# The end


def _result(scene: Scene) -> list[RenderableType]:
    result = scene.view["result"]
    if not result:
        return []
    rows = [(own(scene, "reason"), Text(scene.name("reason", result["reason"])))]
    for name, values in result["scores"].items():
        told = [f"{scene.player(seat)} {value:g}" for seat, value in enumerate(values)]
        rows.append((scene.name("score", name), Text(", ".join(told))))
    return [rule(own(scene, "result")), _facts(rows)]
