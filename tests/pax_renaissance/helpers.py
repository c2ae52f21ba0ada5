"""What the rule tests share."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

from kronika.core.asks import Option
from kronika.core.match import Match
from kronika.games.pax_renaissance import content as content_module
from kronika.games.pax_renaissance.content import Content, load
from kronika.games.pax_renaissance.position import Position
from kronika.games.pax_renaissance.state import Table

LIKING: Final = {"fair": 1, "pass": 1, "sell": 1, "play": 40, "operate": 30, "declare": 1}
"""How a wanderer weighs its options."""


def table(match: Match) -> Table:
    """The state of a match as what it is."""
    state = match.state
    assert isinstance(state, Table)
    return state


def keys(match: Match) -> set[str]:
    """The keys of all options that are offered now."""
    return {option.key for option in match.options}


def play(match: Match, *choices: str) -> Match:
    """Make these decisions, one after the other."""
    for choice in choices:
        match.choose(choice)
    return match


def prompt(match: Match) -> str:
    """What is asked now."""
    assert match.ask is not None
    return match.ask.prompt.name


def seen(match: Match) -> dict[str, Any]:
    """The table as the player who is asked sees it."""
    found: dict[str, Any] = match.view(match.player)["table"]
    return found


def florins(match: Match) -> list[int]:
    """The florins of every player."""
    return [player["florins"] for player in seen(match)["players"]]


def cubes(match: Match) -> list[int]:
    """The cubes in the supply of every player."""
    return [player["cubes"] for player in seen(match)["players"]]


def supply(match: Match, piece: str) -> int:
    """How many of these pieces are in the common supply."""
    count: int = seen(match)["supply"][piece]
    return count


def city(match: Match, slot: str) -> str | None:
    """The piece in a city."""
    piece: str | None = seen(match)["slots"][slot]["piece"]
    return piece


def ruling_class(match: Match) -> dict[str, str]:
    """All pieces in cities."""
    slots = seen(match)["slots"].items()
    return {name: slot["piece"] for name, slot in slots if slot["piece"] is not None}


def border(match: Match, name: str) -> str | None:
    """The piece on a border."""
    piece: str | None = seen(match)["borders"][name]
    return piece


def row(match: Match, player: int, side: str) -> list[str]:
    """The cards of a tableau side, from the player card outward."""
    return [card["card"] for card in seen(match)["players"][player][side]]


def units(match: Match) -> dict[str, dict[str, Any]]:
    """Every card in a tableau that is no queen, vassals included, with what is on it."""
    found: dict[str, dict[str, Any]] = {}
    for player in seen(match)["players"]:
        for card in (*player["west"], *player["east"]):
            for one in (card, *card["vassals"]):
                found[one["card"]] = one
    return found


def unit(match: Match, card: str) -> dict[str, Any]:
    """A card in a tableau, with what is on it."""
    return units(match)[card]


def in_play(match: Match) -> set[str]:
    """All cards in the tableaux, queens and vassals included."""
    found = units(match)
    queens = {one["queen"]["card"] for one in found.values() if one["queen"] is not None}
    return {*found, *queens}


def operate(position: Position, side: str) -> Match:
    """Begin the operations of a side.

    A spare card with two florins to trade for keeps a single operation from being taken by
    itself, and the action from ending.
    """
    if side == "west":
        position.tableau(0, "merchants-of-the-staple")
        position.market("west", None, "halleys-comet", "regiomontanus", florins=[0, 1, 1])
    else:
        position.tableau(0, "soninke-wangara")
        position.market("east", None, "copernicus", "nostradamus", florins=[0, 1, 1])
    match = position.match()
    match.choose(f"operate {side}")
    return match


def deeds(match: Match, card: str) -> set[str]:
    """What a card can do now: the keys of its operations, without the card itself."""
    words = [key.split() for key in keys(match)] if prompt(match) == "operation" else []
    return {" ".join([word[0], *word[2:]]) for word in words if word[1:2] == [card]}


def rest(match: Match) -> Match:
    """Take the last option, which declines where that is possible, until the next action."""
    while match.ask is not None and prompt(match) not in ("action", "operation"):
        match.choose(match.options[-1])
    return match


def edited_card(folder: Path, card: str, **fields: str) -> Content:
    """The standard content with other fields, written as in TOML, on one market card."""
    shutil.copytree(Path(content_module.__file__).parent / "content", folder, dirs_exist_ok=True)
    file = folder / "cards.toml"
    entries = file.read_text(encoding="utf-8").split("[[card]]")
    for number, entry in enumerate(entries):
        lines = [line for line in entry.splitlines() if line.strip()]
        if any(line.split() == ["id", "=", f'"{card}"'] for line in lines):
            kept = [line for line in lines if line.split()[0] not in fields]
            kept += [f"{name} = {value}" for name, value in fields.items()]
            entries[number] = "\n" + "\n".join(kept) + "\n"
    file.write_text("[[card]]".join(entries), encoding="utf-8")
    return load(folder)


def asked(match: Match) -> str:
    """What is asked now; nothing when the match is over."""
    return "" if match.ask is None else match.ask.prompt.name


def to_next_action(match: Match) -> Match:
    """Take the first option of every ask until an action is to be chosen, or the match is over."""
    while asked(match) not in ("", "action"):
        match.choose(match.options[0])
    return match


def wander(match: Match, seed: int) -> Iterator[Option]:
    """Play to the end by chance, with a liking for cards and operations; yields each decision."""
    chance = Random(seed)
    while match.ask is not None:
        options = match.options
        weights = [LIKING.get(option.verb.name, 6) for option in options]
        option = chance.choices(options, weights)[0]
        match.choose(option, match.player)
        yield option
