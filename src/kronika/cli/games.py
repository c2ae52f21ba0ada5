"""`kronika games`: what can be played."""

import argparse

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

import kronika

from .common import QUIET, TITLE, Commands, Screen, Words, add_command, add_language, setting_words


def add_to(commands: Commands) -> None:
    """Add the command."""
    parser = add_command(
        commands,
        "games",
        run,
        "list the games, how many can play them, and their settings",
        "  kronika games\n  kronika games --lang cs",
    )
    add_language(parser)


def run(given: argparse.Namespace) -> int:
    """List the games."""
    screen = Screen()
    for name in kronika.games():
        game = kronika.game(name)
        words = Words(given.lang, game)
        players = ", ".join(str(number) for number in game.players)
        title = Text.assemble((name, TITLE), f"  {words('game-title')}")
        screen.print(title)
        screen.print(Padding(words("game-summary"), (0, 0, 0, 2)))
        screen.print(Padding(words("cli-players", players=players), (0, 0, 0, 2)))
        settings = Table.grid(padding=(0, 2, 0, 0))
        for setting in game.settings:
            choices = "|".join(setting_words(choice) for choice in setting.choices)
            id = setting.name.replace("_", "-")
            settings.add_row(
                Text.assemble(setting.name, ("=" + choices, QUIET)),
                Text.assemble(words(f"setting-{id}-help"), (f" {setting.rule}", QUIET)),
            )
        if game.settings:
            screen.print(Padding(words("cli-settings"), (0, 0, 0, 2)))
            screen.print(Padding(settings, (0, 0, 0, 4)))
    return 0
