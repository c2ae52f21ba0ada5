"""The Maya: their special advances and leaders."""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, RulesOf, Verb

from ..building import is_barred, place_building, seas_beside, when_built
from ..cities import acting_mood
from ..effects import Effect, LeaderEffect, SpecialEffect, can_use
from ..events import look_at_event, sink_event
from ..hexes import distances
from ..influence import attempt, can_attempt
from ..situations import (
    ATTACKER,
    DEFENDER,
    FOR_BUILDING,
    FOR_EFFECT,
    Battle,
    Conquest,
    Cost,
    Harvest,
    cost_of,
)
from ..special_advances import group_of
from ..state import City, World, sort_of
from ..stock import can_pay, gain_choice, pay
from ..terms import (
    ANGRY,
    BASE,
    BUILDING_COUNT,
    CULTURE,
    FOOD,
    IDEAS,
    LEADER,
    LEADER_KINICH_JANAAB_PAKAL_I,
    LEADER_SIYAJ_KAK,
    LEADER_WAK_CHANIL_AJAW,
    MOUNTAIN,
    NONE,
    OBELISK,
    ORE,
    PORT,
    RESOURCE_COUNT,
    SETTLER,
    SPECIAL_BALLCOURTS,
    SPECIAL_CALENDAR,
    SPECIAL_STELAS,
    SPECIAL_TERRACING,
    SPIRITUALITY,
    WOOD,
)
from ..words import BUILDING, CITY, NUMBER, PLAYER
from .common import DECLINE, is_due_in_city, is_taken, lowered

ENLARGE: Final = Verb("play-ball")
CONSULT: Final = Verb("consult-calendar")
SINK_EVENT: Final = Verb("sink-event")
SPREAD: Final = Verb("cultural-influx")
RECONSTRUCT: Final = Verb("reconstruct", (BUILDING, BUILDING))
ASK_BALLCOURTS: Final = Prompt("ballcourts", (CITY, NUMBER), "CC-X26.1")
ASK_INFLUX: Final = Prompt("cultural-influx", (CITY,), "CC-Y2.1")
ASK_RECONSTRUCTION: Final = Prompt("reconstruction", (CITY,), "CC-Y2.1")
PLAYS_BALL: Final = Event("plays-ball", (PLAYER, CITY))
CONSULTS: Final = Event("consults-calendar", (PLAYER,))
RECONSTRUCTS: Final = Event("reconstructs", (CITY, BUILDING, BUILDING))

ART_RESOURCES: Final = 2
"""Resources that a culture token stands for."""
DYNASTY: Final = 2
DYNASTY_REACH: Final = 2


class Terracing(SpecialEffect):
    """CC-X15.55: fields on mountains, and mountains that stop neither settlers nor leaders."""

    def harvest(self, s: World, player: int, harvest: Harvest) -> None:
        """Food, wood or ore from a mountain."""
        for hex in harvest.sources:
            if s.terrain[hex] == MOUNTAIN:
                for good in (FOOD, WOOD, ORE):
                    harvest.add(hex, good)

    def ignores_mountain(self, s: World, player: int, unit: int, group: list[int]) -> bool:
        """Whoever moves with them."""
        return sort_of(unit) in (SETTLER, LEADER)


class Stelas(SpecialEffect):
    """CC-X15.56: an idea or culture for a city founded or captured, and for an obelisk."""

    def after_founding(self, s: World, player: int, hex: int) -> Rules:
        """A city founded."""
        yield from gain_choice(s, player, [IDEAS, CULTURE])

    def after_conquest(self, s: World, player: int, conquest: Conquest) -> Rules:
        """A city captured."""
        yield from gain_choice(s, player, [IDEAS, CULTURE])

    def after_build(self, s: World, player: int, city: City, building: int) -> Rules:
        """An obelisk built."""
        if building == OBELISK:
            yield from gain_choice(s, player, [IDEAS, CULTURE])


class Ballcourts(SpecialEffect):
    """CC-X26.1, CC-X26.2: a city counts as larger, and Spirituality is cheaper."""

    def enlarge(self, s: World, player: int, city: City, purpose: int) -> RulesOf[int]:
        """CC-X26.1: 1 mood token, in a city that does not act as an angry one."""
        cost = cost_of(FOR_EFFECT, city.hex, mood=1)
        if acting_mood(s, player, city) == ANGRY:
            return 0
        size = city.size()
        if not (yield from is_taken(s, player, ENLARGE.of(), cost, ASK_BALLCOURTS, city.hex, size)):
            return 0
        s.tell(PLAYS_BALL, player, city.hex)
        return 1

    def advance_cost(self, s: World, player: int, advance: int, cost: Cost) -> None:
        """CC-X26.2: 1 resource less."""
        if group_of(advance) == SPIRITUALITY:
            cost.need[FOOD] = max(0, cost.need[FOOD] - 1)


class Calendar(SpecialEffect):
    """CC-X26.3, CC-X26.4, CC-HI.8: the next event is known, and can be put off."""

    def free_actions(self, s: World, player: int, options: list[Option]) -> None:
        """CC-X26.3: look at the next card, then pay for another one, as long as tokens last."""
        if s.known_events:
            if can_pay(s, player, cost_of(FOR_EFFECT, culture=1)):
                options.append(SINK_EVENT.of())
        elif s.event_deck or s.event_bottom or s.event_discard:
            options.append(CONSULT.of())

    def act(self, s: World, player: int, option: Option) -> Rules:
        """CC-X26.3: looking is free; 1 culture token puts the card under the deck."""
        if option.verb is CONSULT:
            s.tell(CONSULTS, player)
            look_at_event(s, player)
        else:
            yield from pay(s, player, cost_of(FOR_EFFECT, culture=1))
            sink_event(s, player)


class KinichJanaabPakal(LeaderEffect):
    """CC-Y2.1: Sun Shield (an obelisk protects) and Art and Architecture (culture builds)."""

    def cancels(self, s: World, player: int, battle: Battle) -> int:
        """Sun Shield: in round 1 of the defence of a city with an own obelisk."""
        city = s.cities.get(battle.hex)
        if city is None or city.owner != player or city.buildings[OBELISK] != player:
            return 0
        defends = battle.side_of(player) == DEFENDER and battle.round == 1
        return 1 if defends and self.takes_part(player, battle) else 0

    def build_cost(self, s: World, player: int, cost: Cost) -> None:
        """Art and Architecture: once for a building in his city, for any 2 resources."""
        if not is_due_in_city(self, s, player, cost, FOR_BUILDING):
            return
        goods = list(range(RESOURCE_COUNT))
        for need in [cost.need, *cost.others]:
            for less in lowered(need, goods, ART_RESOURCES):
                less[CULTURE] += 1
                cost.others.append(less)


class SiyajKak(LeaderEffect):
    """CC-Y2.1: Fire Is Born (CV against large cities) and Cultural Influx (an attempt)."""

    def combat_value(self, s: World, player: int, battle: Battle) -> int:
        """Fire Is Born: in round 1 of an attack, the size of the city."""
        attacks = battle.side_of(player) == ATTACKER and battle.round == 1
        return battle.city_size if attacks and self.takes_part(player, battle) else 0

    def after_build(self, s: World, player: int, city: City, building: int) -> Rules:
        """Cultural Influx: after a building."""
        yield from self._spread(s, player, city)

    def after_wonder(self, s: World, player: int, city: City, wonder: int) -> Rules:
        """Cultural Influx: after a wonder."""
        yield from self._spread(s, player, city)

    def _spread(self, s: World, player: int, city: City) -> Rules:
        """One attempt from his city, which costs nothing but its boosts."""
        if self.own_city(s, player) is not city or not can_attempt(s, player, None, city.hex):
            return
        option = yield Ask(player, ASK_INFLUX, [SPREAD.of(), DECLINE.of()], city.hex)
        if option.verb is SPREAD:
            yield from attempt(s, player, None, city.hex)


class WakChanilAjaw(LeaderEffect):
    """CC-Y2.1, CC-X34.19: New Dynasty (CV close to home) and Reconstruction (of a capture)."""

    def combat_value(self, s: World, player: int, battle: Battle) -> int:
        """CC-X34.19: within 2 hexes of an own city."""
        if not self.takes_part(player, battle):
            return 0
        near = distances(s, battle.hex, False, DYNASTY_REACH)
        return DYNASTY if any(city.hex in near for city in s.cities_of(player)) else 0

    def after_conquest(self, s: World, player: int, conquest: Conquest) -> Rules:
        """Reconstruction: she will not move again this turn, so her hex is the city's."""
        if conquest.with_leader and self.may_use(s):
            self.use(s)
        yield from ()

    def after_move(self, s: World, player: int, ship_moved: bool, navigated: bool) -> Rules:
        """Reconstruction: at the end of the Move action."""
        if self.may_use(s):
            return
        self.restore(s)
        city = self.own_city(s, player)
        if city is None or is_barred(s, player):
            return
        own = [each for each in range(BUILDING_COUNT) if city.buildings[each] == player]
        new = [each for each in range(BUILDING_COUNT) if self._may_stand(s, player, city, each)]
        options = [RECONSTRUCT.of(old, each) for old in own for each in new]
        option = yield Ask(player, ASK_RECONSTRUCTION, [*options, DECLINE.of()], city.hex)
        if option.verb is RECONSTRUCT:
            city.buildings[option.a] = NONE
            s.players[player].buildings[option.a] += 1
            if option.a == PORT:
                city.port_hex = NONE
            place_building(s, player, city, option.b)
            s.tell(RECONSTRUCTS, city.hex, option.a, option.b)
            # CC-I4.8: nothing was built, but a port must face the sea.
            if option.b == PORT:
                yield from when_built(s, player, city, PORT)

    def _may_stand(self, s: World, player: int, city: City, building: int) -> bool:
        """CC-I3.2, CC-I3.3, CC-I3.4, CC-I3.5, CC-I3.6, whatever the mood; the size does
        not change.
        """
        if s.content.building_set[building] != BASE and not s.civ:
            return False
        if city.has(building) or s.players[player].buildings[building] == 0:
            return False
        if building == PORT and not seas_beside(s, city):
            return False
        return can_use(s, player, s.content.building_advance[building])


EFFECTS: Final[list[Effect]] = [
    Terracing("terracing", SPECIAL_TERRACING),
    Stelas("stelas", SPECIAL_STELAS),
    Ballcourts("ballcourts", SPECIAL_BALLCOURTS),
    Calendar("calendar", SPECIAL_CALENDAR, CONSULT, SINK_EVENT),
    KinichJanaabPakal("kinich-janaab-pakal-i", LEADER_KINICH_JANAAB_PAKAL_I),
    SiyajKak("siyaj-kak", LEADER_SIYAJ_KAK),
    WakChanilAjaw("wak-chanil-ajaw", LEADER_WAK_CHANIL_AJAW),
]
