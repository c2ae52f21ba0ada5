"""CC-U4.3: chapter 7.7: pirates raid, and block the sea around them."""

from typing import Final

from kronika.core.asks import Ask, Event, Prompt, Rules, Verb

from .cities import change_mood
from .effects import in_force
from .state import World, is_ship, owner_of
from .stock import gain, gain_choice, lose
from .terms import ANGRY, CULTURE, GOLD, HEX_COUNT, MOOD, PIRATES, RESOURCE_COUNT, SHIP
from .words import CITY, GOOD, HEX, PLAYER

WITHDRAW_PIRATE: Final = Verb("withdraw-pirate", (HEX,))
PLACE_PIRATE: Final = Verb("place-pirate", (HEX,))
GIVE_PIRATES: Final = Verb("give-pirates", (GOOD,))
ANGER_BY_PIRATES: Final = Verb("anger-by-pirates", (CITY,))
ASK_WITHDRAW: Final = Prompt("withdraw-pirate", (), "CC-U1.3")
ASK_PLACE: Final = Prompt("place-pirate", (), "CC-U1.1")
ASK_RAIDED: Final = Prompt("raided", (), "CC-U2.1")
PIRATES_COME: Final = Event("pirates-come", (HEX,))
PIRATES_LEAVE: Final = Event("pirates-leave", (HEX,))
PIRATES_ANGER: Final = Event("pirates-anger", (PLAYER, CITY))


def raid(s: World, player: int) -> Rules:
    """CC-S2.5, CC-U1.1, CC-U1.2, CC-U1.3, CC-U2.1, CC-U2.2: pirates come, and everybody beside
    pirates pays.
    """
    yield from _withdraw(s, player)
    yield from _place(s, player)
    for victim in [player, *s.others(player)]:
        yield from _plunder(s, victim)


def _withdraw(s: World, player: int) -> Rules:
    """CC-U1.3: ships that the supply lacks are taken from the map."""
    for _ in range(s.content.raid_ships - s.pirate_ships):
        hexes = pirate_hexes(s)
        if not hexes:
            return
        option = yield Ask(player, ASK_WITHDRAW, [WITHDRAW_PIRATE.of(hex) for hex in hexes])
        s.remove_unit(option.a, next(u for u in s.units_at(option.a) if owner_of(u) == PIRATES))
        s.tell(PIRATES_LEAVE, option.a)


def _place(s: World, player: int) -> Rules:
    """CC-U1.1: at least one of the ships beside a city of the player, if possible."""
    beside = [hex for hex in free_waters(s) if _touches(s, player, hex)]
    count = min(s.content.raid_ships, s.pirate_ships)
    placed_beside = False
    for left in range(count, 0, -1):
        hexes = free_waters(s)
        if left == 1 and beside and not placed_beside:
            hexes = beside
        if not hexes:
            return
        option = yield Ask(player, ASK_PLACE, [PLACE_PIRATE.of(hex) for hex in hexes])
        placed_beside = placed_beside or option.a in beside
        s.place_unit(option.a, PIRATES, SHIP)
        s.tell(PIRATES_COME, option.a)


def _plunder(s: World, player: int) -> Rules:
    """CC-U2.1: one good of choice; who has none lowers the mood of a city beside pirates."""
    pirates = pirate_hexes(s)
    cities = [c for c in s.cities_of(player) if any(hex in pirates for hex in s.neighbours(c.hex))]
    if not cities:
        return
    goods = [*range(RESOURCE_COUNT), MOOD, CULTURE]
    options = [GIVE_PIRATES.of(good) for good in goods if s.players[player].stock[good]]
    if not options:
        options = [ANGER_BY_PIRATES.of(city.hex) for city in cities if city.mood != ANGRY]
    if not options:
        return
    option = yield Ask(player, ASK_RAIDED, options)
    if option.verb is GIVE_PIRATES:
        lose(s, player, option.a, 1)
    else:
        s.tell(PIRATES_ANGER, player, option.a)
        change_mood(s, s.cities[option.a], -1)


# Where they are


def pirate_hexes(s: World) -> list[int]:
    """CC-X24.6: the hexes with pirate ships, without those that are allied with a player."""
    if s.pirate_ships == sum(s.content.pirate_supply):
        return []
    hexes = [hex for hex in sorted(s.units) if s.sorts_at(hex, PIRATES, SHIP)]
    return [hex for hex in hexes if not is_allied(s, hex)]


def is_allied(s: World, hex: int) -> bool:
    """CC-X24.6: whether the pirate ships on a hex belong to a group of a player."""
    for player in range(s.count):
        for effect in in_force("allies_pirates", s, player):
            if effect.allies_pirates(s, player, hex):
                return True
    return False


def free_waters(s: World) -> list[int]:
    """CC-U1.2: explored sea without a ship of a player."""
    return [hex for hex in range(HEX_COUNT) if s.is_sea(hex) and not _has_player_ship(s, hex)]


def _has_player_ship(s: World, hex: int) -> bool:
    return any(is_ship(unit) and owner_of(unit) < s.count for unit in s.units_at(hex))


def _touches(s: World, player: int, hex: int) -> bool:
    return any(other in s.cities and s.cities[other].owner == player for other in s.neighbours(hex))


def blockaded(s: World) -> list[int]:
    """CC-U3.1, CC-U3.2: the sea hexes where nothing is collected and no trade route runs."""
    found: list[int] = []
    for hex in pirate_hexes(s):
        for other in [hex, *s.neighbours(hex)]:
            if s.is_sea(other) and other not in found:
                found.append(other)
    return found


def reward(s: World, player: int, ships: int) -> Rules:
    """CC-U4.2: gold and a token for every pirate ship that the player has sunk."""
    for _ in range(ships):
        gain(s, player, GOLD, s.content.pirate_gold)
        yield from gain_choice(s, player, [MOOD, CULTURE], s.content.pirate_tokens)
