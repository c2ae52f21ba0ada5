"""What every part of the drawing needs: the view, its words, and who owns what."""

from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from typing import Any, Final, final

from kronika.core.drawing import NOTHING_DRAWN, Attribute, Markup, element, group
from kronika.core.scene import Memory, Words, written
from kronika.core.scene import Scene as CoreScene

from .. import names
from ..atlas import Atlas
from ..content import Content
from ..decks.actions import Character, Title
from ..decks.goals import Mission
from ..game import content_of
from ..geometry import LAND, Chart, Point, default_charts
from ..places import AREAS, NODES, PROVINCES, REALMS, ZONES
from ..terms import FAITHS, NONE

FAR: Final = 0
REGION: Final = 1
NEAR: Final = 2
"""Levels of detail."""
REGION_SCALE: Final = 0.45
NEAR_SCALE: Final = 0.85
"""Pixels a unit of the map from which on there is room for more."""
LENSES: Final = ("realms", "diplomacy", "religion", "trade")
"""What the map shows: style alone says how, by the `data-mode` around it."""
PAPERS: Final = 6
"""Colours of Realms without a player."""
EDGE: Final = 60
"""How much is seen around the boards that are in play."""

Facts = Mapping[str, Any]
NOTHING: Final[Facts] = {}
Extent = tuple[int, int, int, int]
Place = tuple[float, float]


LAND_FACTS: Final = ("faith", "devastated", "battleground", "claims")
"""What is drawn on an Area itself."""


@final
class Scene(CoreScene):
    """A view that is being drawn. On a page the reader can come nearer to the map."""

    def __init__(
        self,
        view: Mapping[str, Any],
        words: Words,
        scale: float,
        memory: Memory | None = None,
    ) -> None:
        table = view["table"]
        realms = tuple(player["realm"] for player in table["players"])
        super().__init__(view, words, memory, (table["scenario"], realms, scale))
        self.content: Final[Content] = content_of(view)
        self.atlas: Final[Atlas] = atlas_of(view)
        self.charts: Final = charts_of(self.atlas)
        self.scale: Final = scale
        self.level: Final = FAR if scale < REGION_SCALE else REGION if scale < NEAR_SCALE else NEAR
        self.players: Final[list[Facts]] = table["players"]
        self.count: Final = len(self.players)
        self.realms: Final[Mapping[str, Facts]] = table["realms"]
        self.areas: Final[Mapping[str, Facts]] = table["areas"]
        self.provinces: Final[Mapping[str, Facts]] = table["provinces"]
        self.seats: Final = {realm: seat for seat, realm in enumerate(realms)}
        self.papers: Final = papers_of(self.atlas)
        self.viewer: Final[int] = self.first
        self._lands: dict[str, dict[str, list[str]]] = {}

    @cached_property
    def owners(self) -> Mapping[str, str | None]:
        """Who owns each Province in play."""
        return {PROVINCES[each]: self._owner(each) for each in self.atlas.provinces}

    def _owner(self, province: int) -> str | None:
        facts = self.provinces.get(PROVINCES[province], NOTHING)
        if "owner" in facts:
            owner: str | None = facts["owner"]
            return owner
        realm = self.atlas.province_realm[province]
        return None if realm == NONE else REALMS[realm]

    def holder(self, province: str) -> tuple[int | None, bool]:
        """The seat that owns a Province or is its owner's overlord; and whether the latter."""
        facts = self.provinces.get(province, NOTHING)
        if "vassal" in facts:
            return facts["vassal"], True
        return self.seats.get(self.owners.get(province) or ""), False

    @cached_property
    def lying(self) -> bytes:
        """All that lies on the maps, to tell whether that has changed."""
        keys = ("provinces", "areas", "zones", "nodes", "realms", "battles")
        players = [(each["fleet"], each["merchants"], each["alliances"]) for each in self.players]
        battle = self.table["battle"]
        place = battle["place"] if battle else None
        return written([[self.table[key] for key in keys], players, place])

    @cached_property
    def possession(self) -> bytes:
        """Whose the land is, what has come over it, and how everybody stands to everybody."""
        areas = [(id, [facts.get(name) for name in LAND_FACTS]) for id, facts in self.areas.items()]
        alliances = [each["alliances"] for each in self.players]
        return written([self.provinces, self.realms, areas, alliances])

    def lands(self, chart: Chart) -> Mapping[str, list[str]]:
        """The Provinces of each Realm on a map."""
        found = self._lands.get(chart.id)
        if found is None:
            found = self._lands[chart.id] = {}
            for id in chart.provinces:
                owner = self.owners.get(id)
                if owner is not None:
                    found.setdefault(owner, []).append(id)
        return found

    def area_of(self, province: str) -> str:
        """The Area in which a Province lies."""
        return AREAS[self.atlas.province_area[PROVINCES.index(province)]]

    def provinces_in(self, area: str) -> list[str]:
        """The Provinces of an Area that are in play."""
        return [PROVINCES[each] for each in self.atlas.area_provinces[AREAS.index(area)]]

    def faith(self, area: str) -> str | None:
        """The religion of an Area."""
        facts = self.areas.get(area, NOTHING)
        if "faith" in facts:
            changed: str | None = facts["faith"]
            return changed
        printed = self.atlas.area_religion[AREAS.index(area)]
        return None if printed == NONE else FAITHS[printed]

    def capital(self, realm: str) -> str | None:
        """The capital of a Realm that has lands."""
        found: str | None = self.realms.get(realm, NOTHING).get("capital")
        return found

    def from_level(self, level: int, drawn: Markup) -> Markup:
        """What has room from a level of detail on; on a page the reader can come nearer."""
        if self.memory is None:
            return drawn if self.level >= level else NOTHING_DRAWN
        return group(drawn, class_=f"near-{level}") if drawn else drawn

    def is_lit(self, thing: str) -> bool:
        """Whether a thing has the ring of what can be chosen."""
        return super().is_lit(thing) and not self._is_drawn(thing)

    def thing(
        self,
        id: str,
        facts: Sequence[str],
        *children: Markup,
        class_: str | None = None,
        **attributes: Attribute,
    ) -> Markup:
        """A thing on the table. In a drawing that stands alone, what fights is seen on the map and
        in the battle: there it is a picture of itself."""
        if self._is_drawn(id):
            title = element("title", "\n".join(facts))
            return group(title, *children, class_=class_, **attributes)
        return super().thing(id, facts, *children, class_=class_, **attributes)

    def _is_drawn(self, thing: str) -> bool:
        return self.memory is None and thing in self.drawn

    # Cards

    def title(self, card: str) -> Title:
        """What an action card does."""
        actions = self.content.actions
        return actions.titles[actions.cards[names.CARDS.number(card)].title]

    def character(self, card: str) -> Character:
        """The character on an action card."""
        actions = self.content.actions
        return actions.characters[actions.cards[names.CARDS.number(card)].character]

    def person(self, card: str) -> str:
        """The name of the character on an action card."""
        number = self.content.actions.cards[names.CARDS.number(card)].character
        return self.name("character", names.CHARACTERS.ids[number])

    def mission(self, id: str) -> Mission:
        """A mission."""
        return self.content.goals.missions[names.MISSIONS.number(id)]

    # Words and places

    def seat(self, player: int) -> str:
        """The class of a player's colour."""
        return f"seat-{self.colour(player)}"

    def player(self, seat: int) -> str:
        """The Realm that a player plays."""
        return self.name("realm", self.players[seat]["realm"])

    def has_zone(self, chart: Chart, zone: str) -> bool:
        """Whether a Sea Zone is in play, and this is the map on which it can be chosen."""
        number = ZONES.index(zone)
        continent = self.atlas.zone_continent[number]
        home = self.charts[0].id == "europe" if continent == NONE else None
        if home is None:
            shown = [each.id for each in self.charts if zone in each.zones]
            return self.atlas.has_zone[number] and shown[0] == chart.id
        return self.atlas.has_zone[number] and chart.id == "europe"

    def has_node(self, node: str) -> bool:
        """Whether a Trade Node is in play."""
        return self.atlas.has_node[NODES.index(node)]


def atlas_of(view: Mapping[str, Any]) -> Atlas:
    """The map of the scenario that a view shows."""
    number = view["table"]["scenario"]
    return next(each for each in content_of(view).scenarios if each.number == number).atlas


@cache
def charts_of(atlas: Atlas) -> tuple[Chart, ...]:
    """The maps of a scenario: Europe, and the continents that are in play."""
    europe, *distant = default_charts()
    return (europe, *(chart for chart, has in zip(distant, atlas.has_continent) if has))


@cache
def extent_of(atlas: Atlas, chart: Chart) -> Extent:
    """The part of a map that is in play: its left and upper end, its width and height."""
    held = [PROVINCES[each] for each in atlas.provinces if PROVINCES[each] in chart.provinces]
    points: list[Point] = [
        point for id in held for ring in chart.provinces[id] for point in chart.ring(ring)
    ]
    right = min(chart.width, max(x for x, _ in points) + EDGE)
    if chart.width - right < 2 * EDGE:
        right = chart.width
    return 0, 0, right, chart.height


@cache
def papers_of(atlas: Atlas) -> dict[str, int]:
    """A paper for each Realm, such that neighbours differ; it stays when lands change hands."""
    beside: dict[str, set[str]] = {}
    for chart in default_charts():
        for arc in chart.arcs:
            if arc.kind not in LAND or arc.right not in chart.provinces:
                continue
            ends = [PROVINCES.index(each) for each in (arc.left, arc.right) if each in PROVINCES]
            flags = [atlas.province_realm[end] for end in ends]
            if len(flags) == len("ab") and NONE not in flags and flags[0] != flags[1]:
                one, other = (REALMS[flag] for flag in flags)
                beside.setdefault(one, set()).add(other)
                beside.setdefault(other, set()).add(one)
    papers: dict[str, int] = {}
    for realm in sorted(beside, key=lambda each: (-len(beside[each]), each)):
        used = {papers.get(other) for other in beside[realm]}
        free = [paper for paper in range(1, PAPERS + 1) if paper not in used]
        papers[realm] = free[len(realm) % len(free)] if free else 1
    return papers
