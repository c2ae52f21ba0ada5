"""Chapters 13.3 to 13.6: births, sowing, crops and harvest."""

from typing import Final, final

from kronika.core.asks import Ask, Event, Prompt, Range, Rules, Verb
from kronika.core.floors import each

from .control import is_contested
from .relations import in_coalition
from .state import Table
from .storage import room_for_fed_herds, room_for_grain, room_for_herds
from .supply import Network
from .terms import GREEN_MODE, GREY, HERDS, NONE
from .words import FIELD, HERD, NUMBER, PLAYER

LITTER: Final = 2
"""SZ-N3.1: so many herds have one more."""
BORN: Final = 2
"""SZ-N3.1: an odd herd has young on this roll or less."""

PLACE_HERD: Final = Verb("place-herd", (HERD, FIELD))
SOW: Final = Verb("sow", (FIELD,))
SOW_NO_MORE: Final = Verb("sow-no-more")
TAKE_FROM: Final = Verb("take-from", (FIELD,))
STORE: Final = Verb("store", (FIELD, NUMBER))
LOSE_REST: Final = Verb("lose-rest")
ASK_BIRTHS: Final = Prompt("births", (), "SZ-N3.4")
ASK_HERD: Final = Prompt("place-herd", (HERD,), "SZ-N3.4")
ASK_SOWING: Final = Prompt("sowing", (), "SZ-N4.1")
ASK_SOURCE: Final = Prompt("source", (FIELD,), "SZ-N4.1")
ASK_HARVEST: Final = Prompt("harvest", (), "SZ-N6.1")
ASK_STORE: Final = Prompt("store", (NUMBER,), "SZ-N6.1")
ASK_REST: Final = Prompt("store-with-partner", (NUMBER,), "SZ-H6.5")
IS_BORN: Final = Event("is-born", (PLAYER, HERD, FIELD))
NO_ROOM: Final = Event("no-room", (PLAYER, HERD))
SOWS: Final = Event("sows", (PLAYER, FIELD, NUMBER))
GROWS: Final = Event("grows", (FIELD, NUMBER))
HARVESTS: Final = Event("harvests", (PLAYER, FIELD, NUMBER))
IS_LOST: Final = Event("grain-lost", (PLAYER, FIELD))


# Births


def births(s: Table) -> Rules:
    """SZ-N3.1, SZ-K9.3: in Prelude order; the dice are rolled before anybody places one."""
    deciding = []
    for player in s.order():
        young = [_born(s, player, herd) for herd in range(len(HERDS))]
        deciding.append((player, _place_herds(s, player, young)))
    yield from each(ASK_BIRTHS, deciding)


def _born(s: Table, player: int, type: int) -> int:
    """SZ-N3.1, SZ-N3.2, SZ-N3.3: one for two herds; an odd one has young on a 1 or 2.

    Herds that were bought in this round do not count; from yellow mode on, only connected ones do.
    """
    network = Network(s, player) if s.has_prestige else None
    count = 0
    for herd, owner in enumerate(s.herd_owner):
        if owner == player and s.herd_type[herd] == type and s.herd_bought[herd] != s.turn:
            field = s.herd_at[herd]
            count += network is None or s.herd_inside[herd] or _is_supplied(network, field)
    more = count // LITTER
    if count % LITTER and s.dice.below(6) < BORN:
        more += 1
    return more


def _is_supplied(network: Network, field: int) -> bool:
    return any(network.supplies(component) for component in network.goods(field))


def _place_herds(s: Table, player: int, young: list[int]) -> Rules:
    """SZ-N3.4: on controlled fields with room, else inside a settlement, else they are lost."""
    for type, count in enumerate(young):
        for _ in range(count):
            inside = False
            places = [field for field in s.fields_of(player) if room_for_herds(s, field) > 0]
            if not places:
                inside = True
                places = [
                    field for field in s.settlements_of(player) if room_for_fed_herds(s, field) > 0
                ]
            if not places:
                s.tell(NO_ROOM, player, type)
                continue
            options = [PLACE_HERD.of(type, s.map.spoken[field]) for field in places]
            option = yield Ask(player, ASK_HERD, options, type, default=options[0])
            s.add_herd(player, type, s.map.heard[option.b], inside)
            s.tell(IS_BORN, player, type, option.b)


# Sowing


def sowing(s: Table) -> Rules:
    """SZ-N4.1: everybody sows what he wants."""
    yield from each(ASK_SOWING, [(player, _sow(s, player)) for player in range(s.count)])


def sown_on(s: Table, field: int) -> int:
    """SZ-N4.2, SZ-K8.3: the grain that is sown on a field: two on a plundered one."""
    return 2 if s.plundered[field] and s.mode >= GREEN_MODE else 1


def _sow(s: Table, player: int) -> Rules:
    network = Network(s, player)
    while True:
        fields = [f for f in range(s.map.count) if _can_be_sown(s, network, f)]
        if not fields:
            return
        options = [SOW.of(s.map.spoken[field]) for field in fields]
        option = yield Ask(
            player, ASK_SOWING, [*options, SOW_NO_MORE.of()], default=SOW_NO_MORE.of()
        )
        if option.verb is SOW_NO_MORE:
            return
        field = s.map.heard[option.a]
        amount = sown_on(s, field)
        for _ in range(amount):
            stores = _stores(s, network, network.component[field])
            sources = [TAKE_FROM.of(s.map.spoken[store]) for store in stores]
            source = yield Ask(player, ASK_SOURCE, sources, option.a, default=sources[0])
            s.stored_grain[s.map.heard[source.a]] -= 1
        s.sown[field] = amount
        s.sower[field] = player
        s.grain_owner[field] = player
        s.tell(SOWS, player, option.a, amount)


def _stores(s: Table, network: Network, component: int) -> list[int]:
    """Free settlements of a component that have grain."""
    return [
        field
        for field in range(s.map.count)
        if s.is_free(field, network.player)
        and network.component[field] == component
        and s.stored_grain[field]
    ]


def _can_be_sown(s: Table, network: Network, field: int) -> bool:
    """SZ-N4.1, SZ-K4.19: controlled land without herds and grain, connected to stored grain."""
    if not s.is_land(field) or s.control[field] != network.player or s.map.colour[field] == GREY:
        return False
    if s.sown[field] or s.herds_on(field) or is_contested(s, field) or not network.holds(field):
        return False
    stores = _stores(s, network, network.component[field])
    return sum([s.stored_grain[store] for store in stores]) >= sown_on(s, field)


# Crops


def crops(s: Table) -> None:
    """SZ-N5.1, SZ-N5.2, SZ-Q5.1, SZ-K8.3: grain grows by the colour of its field.

    It is one less if the field is plundered, and one more or less by the weather of red mode.
    """
    for field in range(s.map.count):
        if s.sown[field]:
            crop = s.content.colour_crop[s.map.colour[field]] + s.skies.growth[field]
            if s.plundered[field]:
                crop -= 1
            s.crop[field] = max(0, crop)
            s.tell(GROWS, s.map.spoken[field], s.crop[field])


# Harvest


@final
class Rest:
    """SZ-H6.5: grain of a player for which he has no room himself."""

    def __init__(self, player: int, component: int, grain: int, foreign: int) -> None:
        self.player = player
        self.component = component
        self.grain = grain
        self.foreign = foreign
        """Foreign fields of which no grain has been stored yet."""


def harvest(s: Table) -> Rules:
    """SZ-N6.1, SZ-K8.9, SZ-K4.19, SZ-H6.5: everybody brings in his grain.

    What he has no room for may go to his lord or vassals.
    """
    rests: list[Rest] = []
    networks = [Network(s, player) for player in range(s.count)]
    deciding = [(network.player, _harvest(s, network, rests)) for network in networks]
    yield from each(ASK_HARVEST, deciding)
    for player in s.order():
        for rest in sorted(rests, key=lambda rest: rest.component):
            if rest.player == player:
                yield from _bring_to_partners(s, rest)


def _harvest(s: Table, network: Network, rests: list[Rest]) -> Rules:
    player = network.player
    grain: dict[int, list[int]] = {}
    for field in range(s.map.count):
        if s.sown[field] and s.grain_owner[field] == player:
            component = _component(s, network, field)
            if component == NONE:
                _lose(s, player, field)
            else:
                grain.setdefault(component, []).append(field)
    for component in sorted(grain):
        yield from _bring_in(s, network, component, grain[component], rests)


def _component(s: Table, network: Network, field: int) -> int:
    """Where the grain of a field goes; NONE: nowhere. Of several parts, where most room is."""
    best, most = NONE, NONE
    for component in sorted(network.goods(field)):
        stores = _free_stores(s, network.player, network, component)
        room = sum([room_for_grain(s, store) for store in stores])
        if stores and room > most:
            best, most = component, room
    return best


def _free_stores(s: Table, owner: int, network: Network, component: int) -> list[int]:
    return [
        field
        for field in s.settlements_of(owner)
        if s.is_free(field, owner) and network.component[field] == component
    ]


def _lose(s: Table, player: int, field: int) -> None:
    """SZ-N6.2, SZ-N6.3, SZ-OP18: grain that reaches no store costs its sower a point."""
    s.points[s.sower[field]] -= 1
    s.tell(IS_LOST, player, s.map.spoken[field])
    clear_grain(s, field)


def _bring_in(
    s: Table, network: Network, component: int, fields: list[int], rests: list[Rest]
) -> Rules:
    """SZ-N6.1, SZ-N6.3: what finds room is stored; of foreign fields some of it first.

    The harvester chooses which grain of a full store is lost, so a grain of each foreign field
    comes before all others: it brings a point.
    """
    player = network.player
    stores = _free_stores(s, player, network, component)
    room = sum([room_for_grain(s, field) for field in stores])
    total = sum([s.sown[field] + s.crop[field] for field in fields])
    foreign = [field for field in fields if s.sower[field] != player]
    for place, field in enumerate(foreign):
        s.points[s.sower[field]] -= 1
        if place < room:
            s.points[player] += 1
    for field in fields:
        s.tell(HARVESTS, player, s.map.spoken[field], s.sown[field] + s.crop[field])
        clear_grain(s, field)
    if total > room:
        rests.append(Rest(player, component, total - room, max(0, len(foreign) - room)))
    yield from distribute_grain(s, player, stores, min(total, room))


def _bring_to_partners(s: Table, rest: Rest) -> Rules:
    """SZ-H6.5: only lord and vassals take grain of others into their settlements."""
    network = Network(s, rest.player)
    while rest.grain:
        stores = []
        for partner in range(s.count):
            if partner != rest.player and in_coalition(s, partner, rest.player):
                stores += _free_stores(s, partner, network, rest.component)
        options, ranges = [LOSE_REST.of()], []
        for store in stores:
            most = min(rest.grain, room_for_grain(s, store))
            if most > 0:
                options.append(STORE.of(s.map.spoken[store], most))
            if most > 1:
                ranges.append(Range(STORE.of(s.map.spoken[store], 1), most))
        option = yield Ask(
            rest.player, ASK_REST, options, rest.grain, default=options[0], ranges=ranges
        )
        if option.verb is LOSE_REST:
            return
        s.stored_grain[s.map.heard[option.a]] += option.b
        gained = min(rest.foreign, option.b)
        s.points[rest.player] += gained
        rest.foreign -= gained
        rest.grain -= option.b


def distribute_grain(s: Table, player: int, stores: list[int], grain: int) -> Rules:
    """SZ-N6.1: the harvester chooses where the grain is stored, unless every store gets full."""
    while grain:
        fitting = [store for store in stores if room_for_grain(s, store)]
        if grain == sum([room_for_grain(s, store) for store in fitting]):
            for store in fitting:
                s.stored_grain[store] += room_for_grain(s, store)
            return
        options, ranges = [], []
        for store in fitting:
            most = min(grain, room_for_grain(s, store))
            options.append(STORE.of(s.map.spoken[store], most))
            if most > 1:
                ranges.append(Range(STORE.of(s.map.spoken[store], 1), most))
        if len(fitting) == 1:
            ranges = []
        option = yield Ask(player, ASK_STORE, options, grain, default=options[0], ranges=ranges)
        s.stored_grain[s.map.heard[option.a]] += option.b
        grain -= option.b


def clear_grain(s: Table, field: int) -> None:
    """SZ-D6.3: the field is empty again."""
    s.sown[field] = 0
    s.crop[field] = 0
    s.sower[field] = NONE
    s.grain_owner[field] = NONE
