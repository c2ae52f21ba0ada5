"""A game going on at the terminal: what is shown, and what can be typed."""

import shlex
from collections.abc import Callable
from itertools import groupby
from pathlib import Path
from typing import Final

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule as Divider
from rich.table import Table
from rich.text import Text

from kronika.bots import Bot
from kronika.core.asks import Option
from kronika.core.errors import KronikaError, NoUndo
from kronika.core.match import Match
from kronika.core.rulebook import rulebook

from . import INTERRUPTED, OK
from .common import ACT, QUIET, TITLE, Screen, Words, log_lines, table, write
from .outcome import outcome
from .rules import answer

FEW: Final = 9
"""Options that stand in one list; more are grouped."""

LOG_LINES: Final = 25

Command = Callable[[str], None]


class Leave(Exception):
    """The person wants to stop playing."""


class Session:
    """One game: its match, who sits where, and where it is saved."""

    def __init__(
        self,
        match: Match,
        bots: list[Bot | None],
        screen: Screen,
        words: Words,
        path: Path | None,
        disposable: bool,
    ) -> None:
        self.match = match
        self.bots = bots
        self.screen = screen
        self._words = words
        self.path = path
        self.disposable = disposable
        """Whether the file was made for this game and may be thrown away with it."""
        self.told = [0] * match.players
        """How many lines of the log each person has seen."""
        self.at_keyboard: int | None = None
        self.save_failed = False
        self.commands: dict[str, Command] = {
            "u": self.undo,
            "h": self.help,
            "?": self.help,
            "r": self.rules,
            "t": self.show_table,
            "l": self.log,
            "s": self.save,
            "q": self.quit,
        }

    @property
    def words(self) -> Words:
        """The words of the reader, with the players as they are called now."""
        return self._words.at_table(self.match)

    @property
    def seats(self) -> list[str]:
        """The names of the players' sides."""
        return self._words.seats(self.match)

    # The game

    def run(self, resumed: bool = False) -> int:
        """Play until the game is over or nobody wants to go on."""
        try:
            self.greet(resumed)
            self.autosave()
            self.play()
        except Leave:
            return OK
        except EOFError:
            self.goodbye()
            return OK
        except KeyboardInterrupt:
            self.goodbye()
            return INTERRUPTED
        return OK

    def play(self) -> None:
        """Ask whoever is to decide, until the game is over."""
        while self.match.ask is not None:
            player, bot = self.decider()
            if bot is None:
                self.person_decides(player)
            else:
                self.match.choose(bot.choose(self.match, player), player)
            self.autosave()
        self.farewell()

    def decider(self) -> tuple[int, Bot | None]:
        """Who decides next: where several may, a person before the bots."""
        asked = self.match.asked
        player = next((one for one in asked if self.bots[one] is None), asked[0])
        return player, self.bots[player]

    def person_decides(self, player: int) -> None:
        """Show what happened and what can be done, until an option is chosen."""
        self.take_seat(player)
        self.show_news(player)
        self.show_ask()
        decided, ask = len(self.match.decisions), self.match.ask
        while len(self.match.decisions) == decided and self.match.ask is ask:
            typed = self.read("> ")
            try:
                self.obey(typed)
            except KronikaError as error:
                self.screen.say(str(error), style="yellow")

    def read(self, prompt: str) -> str:
        """A line that somebody types."""
        return input(prompt).strip()

    def obey(self, typed: str) -> None:
        """Choose an option, or carry out a command."""
        options = self.options
        if typed.isdecimal():
            number = int(typed[:9])
            if not 1 <= number <= len(options):
                raise KronikaError(self.words("cli-no-option", number=typed[:9], most=len(options)))
            self.choose(options[number - 1])
            return
        found = [option for option in options if option.key == typed] or self.of_a_range(typed)
        letter, _, rest = typed.partition(" ")
        if not found and letter.lower() in self.commands:
            self.commands[letter.lower()](rest.strip())
            return
        if not found and len(typed) > 1:
            found = [option for option in options if option.key.startswith(typed)]
        if len(found) == 1:
            self.choose(found[0])
        elif found:
            keys = ", ".join(option.key for option in found[:FEW])
            raise KronikaError(self.words("cli-many-options", keys=keys))
        else:
            raise KronikaError(self.words("cli-not-understood", most=len(options)))

    def of_a_range(self, key: str) -> list[Option]:
        """The option of a key, if it is one of those numbers of which any may be chosen."""
        ask = self.match.ask_of(self.person)
        option = self.match.game.parsed(key)
        if ask is None or option is None or ask.offered(option) is None:
            return []
        return [option]

    def choose(self, option: Option) -> None:
        """Make a decision for the person at the keyboard."""
        self.match.choose(option, self.person)

    @property
    def person(self) -> int:
        """Who is at the keyboard."""
        assert self.at_keyboard is not None
        return self.at_keyboard

    @property
    def options(self) -> list[Option]:
        """What the person at the keyboard may choose."""
        return self.match.options_of(self.person)

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [player for player, bot in enumerate(self.bots) if bot is None]

    # What is shown

    def greet(self, resumed: bool) -> None:
        """Say what is played, who plays, and how to get help."""
        words = self.words
        who = []
        own = self.match.game.own_seats(self.match.settings)
        for player, seat in enumerate(self.seats):
            bot = self.match.names[player].removeprefix("bot ")
            if player in own:
                who.append(words("cli-seat-own", seat=seat))
            elif self.bots[player] is not None:
                who.append(words("cli-seat-bot", seat=seat, bot=bot))
            elif len(self.people) == 1:
                who.append(words("cli-seat-you", seat=seat))
            else:
                who.append(seat)
        title = Text(words("game-title"), TITLE)
        greeting = words("cli-resumed" if resumed else "cli-begun", seats=", ".join(who))
        lines = Text("\n").join([title, Text(greeting), Text(words("cli-how"), QUIET)])
        self.screen.print(Panel(lines, expand=False, border_style=QUIET))
        if resumed:
            self.told = [len(self.match.log(player)) for player in range(self.match.players)]

    def take_seat(self, player: int) -> None:
        """Let another person sit down, where only that one sees what no other may."""
        last = self.at_keyboard
        if player != last and len(self.people) > 1 and self.screen.is_terminal:
            public = self.match.view()["table"]
            both = [player] if last is None else [last, player]
            if any(self.match.view(one)["table"] != public for one in both):
                if last is not None:
                    self.screen.clear()
                self.read(self.words("cli-hand-over", seat=self.seats[player]) + " ")
        self.at_keyboard = player

    def show_news(self, player: int) -> None:
        """What happened since this person last decided; the table too if others have acted."""
        lines = self.match.log(player)
        news = lines[self.told[player] :]
        mine = self.match.deciders[-1:] == [player]
        self.told[player] = len(lines)
        if news:
            if mine:
                self.screen.print()
            else:
                self.screen.print(Divider(Text(self.words("cli-news"), QUIET), style=QUIET))
            for line in log_lines(self.words, news):
                self.screen.say(line)
        if not mine:
            self.screen.print()
            self.show_table("")

    def show_table(self, rest: str) -> None:
        """The table as the person at the keyboard sees it."""
        del rest
        self.screen.print(table(self.match.view(self.person), self.words.language))

    def show_ask(self) -> None:
        """The prompt and the options."""
        ask = self.match.ask_of(self.person)
        assert ask is not None
        head = Text.assemble(
            (self.seats[self.person], TITLE),
            f": {self.words.prompt(ask)}",
            (f"  {ask.prompt.rule}", QUIET),
        )
        self.screen.print()
        self.screen.print(Padding(head, (0, 0, 0, 1)))
        self.screen.print(Padding(self.option_list(), (0, 0, 0, 1)))
        for each in ask.ranges:
            words = self.words("cli-any-number", key=each.first.key, most=each.most)
            self.screen.print(Padding(Text(words, QUIET), (0, 0, 0, 1)))

    def option_list(self) -> RenderableType:
        """The options with their numbers; many of them in groups, side by side if they fit."""
        options = self.options
        if len(options) <= FEW:
            return self.option_group(list(enumerate(options, 1)))
        numbered = enumerate(options, 1)
        groups = [list(group) for _, group in groupby(numbered, lambda one: one[1].verb.name)]
        half = (self.screen.width - 4) // 2
        if max(cell_len(self.words.option(option)) for option in options) + 7 > half:
            return self.stacked(groups)
        if len(groups) == 1:
            middle = (len(options) + 1) // 2
            sides = [[groups[0][:middle]], [groups[0][middle:]]]
        else:
            sides = [[], []]
            for group in groups:
                sides[group[-1][0] > (len(options) + 1) // 2 and bool(sides[0])].append(group)
        columns = Table.grid(padding=(0, 2, 0, 0))
        columns.add_row(*(self.stacked(side) for side in sides))
        return columns

    def stacked(self, groups: list[list[tuple[int, Option]]]) -> RenderableType:
        """Groups of options one below the other."""
        parts: list[RenderableType] = []
        for group in groups:
            parts += [Text(), self.option_group(group)] if parts else [self.option_group(group)]
        return Group(*parts)

    def option_group(self, options: list[tuple[int, Option]]) -> Table:
        """Some options, one a line."""
        listed = Table.grid(padding=(0, 2, 0, 0))
        listed.add_column(justify="right", style=ACT, min_width=3, no_wrap=True)
        listed.add_column()
        for number, option in options:
            listed.add_row(str(number), self.words.option(option))
        return listed

    def farewell(self) -> None:
        """Show how the game ended."""
        person = self.people[0] if len(self.people) == 1 else None
        lines = self.match.log(person)
        self.screen.print()
        for line in log_lines(self.words, lines[self.told[person or 0] :]):
            self.screen.say(line)
        self.screen.print(table(self.match.view(person), self.words.language))
        self.screen.print(outcome(self.match, self.words))
        if self.path is not None and not self.save_failed:
            self.screen.say(self.words("cli-record-at", path=str(self.path)), style=QUIET)

    # What can be typed

    def undo(self, rest: str) -> None:
        """Take the last decision back, if it was made at this keyboard."""
        del rest
        match = self.match
        if match.deciders and self.bots[match.deciders[-1]] is not None:
            raise NoUndo(self.words("cli-no-undo-bot"))
        if not match.decisions:
            raise NoUndo(self.words("cli-no-undo-yet"))
        if not match.can_undo:
            raise NoUndo(self.words("cli-no-undo"))
        option = match.decisions[-1]
        match.undo()
        for one in range(match.players):
            self.told[one] = min(self.told[one], len(match.log(one)))
        self.screen.say(self.words("cli-undone", option=self.words.option(option)))

    def help(self, rest: str) -> None:
        """What can be typed."""
        del rest
        example = self.options[0].key if self.options else ""
        commands = Table.grid(padding=(0, 3, 0, 1))
        commands.add_column(style=TITLE, no_wrap=True)
        commands.add_column()
        commands.add_row("1, 2, …", self.words("cli-help-number", key=example))
        for keys, message in (
            ("u", "undo"),
            ("r", "rule"),
            ("r …", "rules"),
            ("t", "table"),
            ("l, l 100", "log"),
            ("s …", "save"),
            ("q", "quit"),
            ("h", "help"),
        ):
            commands.add_row(keys, self.words(f"cli-help-{message}"))
        self.screen.print(commands)
        if self.path is not None:
            self.screen.say(self.words("cli-saved-always", path=str(self.path)), style=QUIET)

    def rules(self, rest: str) -> None:
        """The rule of this prompt, or what was asked for."""
        ask = self.match.ask
        query = rest or (ask.prompt.rule if ask is not None else "")
        book = rulebook(self.match.game.name, self.words.language)
        self.screen.print(answer(book, query, self.words))

    def log(self, rest: str) -> None:
        """The last lines of the log."""
        number = int(rest[:6]) if rest.isdecimal() else LOG_LINES
        lines = self.match.log(self.person)
        for line in log_lines(self.words, lines[-number:] if number else []):
            self.screen.say(line)

    def save(self, rest: str) -> None:
        """Write the record to a file of one's choice."""
        if not rest:
            raise KronikaError(self.words("cli-save-where"))
        path = Path(rest).expanduser()
        write(path, str(self.match.record))
        self.screen.say(self.words("cli-saved", path=str(path)))

    def quit(self, rest: str) -> None:
        """Stop, and keep the game or throw it away."""
        del rest
        self.autosave()
        drop = self.words("cli-quit-drop")
        if self.save_failed:
            where = self.read(self.words("cli-quit-unsaved", drop=drop) + " ")
        elif self.disposable:
            where = self.read(self.words("cli-quit", path=str(self.path), drop=drop) + " ")
        else:
            where = ""
        if where.lower() == drop:
            if self.path is not None and self.disposable:
                self.path.unlink(missing_ok=True)
        elif where:
            self.save(where)
        elif self.save_failed:
            return
        else:
            self.goodbye()
        raise Leave

    # Keeping the game

    def autosave(self) -> None:
        """Write the record; a game goes on even if that fails."""
        if self.path is None:
            if not self.save_failed:
                self.warn_unsaved("")
            return
        try:
            write(self.path, str(self.match.record))
            self.save_failed = False
        except KronikaError as error:
            if not self.save_failed:
                self.warn_unsaved(str(error))

    def warn_unsaved(self, reason: str) -> None:
        """Say once that the game is not saved by itself."""
        self.save_failed = True
        self.screen.say(self.words("cli-unsaved", reason=reason), style="yellow")

    def goodbye(self) -> None:
        """Say where the game is and how to go on with it."""
        self.screen.print()
        self.autosave()
        if self.path is not None and not self.save_failed:
            if self.disposable:
                self.screen.say(self.words("cli-left", path=str(self.path)))
            else:
                self.screen.say(self.words("cli-saved", path=str(self.path)))
                self.screen.say(f"kronika play --terminal --resume {shlex.quote(str(self.path))}")
