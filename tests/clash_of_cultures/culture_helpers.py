"""What the tests of culture, wonders and governments share."""

from kronika.core.asks import Option
from kronika.games.clash_of_cultures.effects import ALL, Effect
from kronika.games.clash_of_cultures.position import Position
from kronika.games.clash_of_cultures.state import World


def effect(name: str) -> Effect:
    return next(each for each in ALL if each.name == name)


def free_actions(s: World, name: str, player: int = 0) -> list[str]:
    """What an effect offers as free actions, if it is in force."""
    options: list[Option] = []
    if effect(name).is_in_force(s, player):
        effect(name).free_actions(s, player, options)
    return [option.key for option in options]


def main_actions(s: World, name: str, player: int = 0) -> list[str]:
    """What an effect offers as main actions, if it is in force."""
    options: list[Option] = []
    if effect(name).is_in_force(s, player):
        effect(name).main_actions(s, player, options)
    return [option.key for option in options]


def row(players: int = 2, *, civ: bool = False) -> Position:
    """Grassland a1, b1, ... k1 side by side in a zigzag: the distance is that of the letters."""
    return Position(players, civ=civ).terrain("grassland", *[f"{c}1" for c in "abcdefghijk"])
