"""A match: one game being played."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, final

from .asks import NOTHING, Ask, Line, Option, Rules
from .dice import Dice, Seed, check_seed, dice_of, seed_hash
from .errors import IllegalChoice, NoUndo, RulesError, UsageError
from .game import Game, Settings, check_players, complete_settings
from .state import Result, State, same_table
from .view import View

if TYPE_CHECKING:
    from .record import Record

REDRAWS: Final = 32
"""How many other positions must look the same before a decision counts as revealing nothing."""

TRIES: Final = 64


@final
class Step:
    """Where a step began: the state then, and how much had been decided and told."""

    def __init__(self, state: State, decisions: int, lines: int) -> None:
        self.state = state
        self.decisions = decisions
        self.lines = lines


@final
class Match:
    """A game, the decisions made so far, and who is asked what.

    Make one with `kronika.new` or `kronika.load`. A suspended rule cannot be copied, and need
    not be: the match keeps the state in which the current step began, and plays the few
    decisions since then again.
    """

    def __init__(
        self, game: Game, state: State, players: int, settings: Settings, seed: Seed
    ) -> None:
        self.game = game
        self.state = state
        self.players = players
        self.settings = settings
        self.seed = seed
        self._seed_hash = ""
        self.names: list[str] = []
        self.ask: Ask | None = None
        self.decisions: list[Option] = []
        self.deciders: list[int] = []
        self._dice_before: list[int] = []
        self._secrets: list[int] = []  # numbers of the decisions that answered a secret ask
        self._lines: list[Line] | None = None
        self._steps: list[Step] = []
        self._rules: Rules | None = None

    # Playing

    @property
    def player(self) -> int | None:
        """Who is asked; the first of them where the floor is open to several."""
        return None if self.ask is None else self.ask.player

    @property
    def options(self) -> list[Option]:
        """What `player` may choose. Empty when the match is over."""
        return [] if self.ask is None else self.ask.options

    @property
    def result(self) -> Result | None:
        """How the match ended, or None while it goes on."""
        return self.state.result

    @property
    def seed_hash(self) -> str:
        """What can be published at the start and checked at the end."""
        if not self._seed_hash:
            self._seed_hash = seed_hash(self.seed)
        return self._seed_hash

    def choose(self, choice: Option | str, player: int | None = None) -> None:
        """Make a decision, by an option or its key.

        `player` is needed only where the floor is open to several. An option that is not
        offered is an IllegalChoice, and changes nothing.
        """
        if player is None:
            player = NOTHING if self.ask is None else self.ask.player
        self.take(self.offered(choice, player), player)

    def offered(self, choice: Option | str, player: int) -> Option:
        """The option of a player that is meant; an IllegalChoice if it is not offered."""
        ask = self.ask
        if ask is None:
            raise IllegalChoice(f"{_key(choice)!r} cannot be chosen: the match is over")
        options = ask.options_of(player)
        if isinstance(choice, Option):
            for option in options:
                if option is choice:
                    return option
            for option in options:
                if option == choice:
                    return option
        else:
            for option in options:
                if option.key == choice:
                    return option
        legal = ", ".join([repr(option.key) for option in options])
        if not options:
            asked = " or ".join([str(number) for number in ask.players()])
            raise IllegalChoice(
                f"{_key(choice)!r} cannot be chosen: player {player} is not asked, "
                f"player {asked} is"
            )
        raise IllegalChoice(f"{_key(choice)!r} is not offered; legal here: {legal}")

    def take(self, option: Option, player: int) -> None:
        """Make a decision that is known to be offered: `choose` for programs in a hurry."""
        ask = self.ask
        assert ask is not None
        ask.player = player
        if ask.secret:
            self._secrets.append(len(self.decisions))
        self.decisions.append(option)
        self.deciders.append(player)
        self._dice_before.append(self.state.dice.position)
        self._go_on(option)

    def _go_on(self, option: Option | None) -> None:
        """Run the rules until somebody has a real choice, or the match is over."""
        state = self.state
        game = self.game
        rules = self._rules
        while True:
            try:
                if rules is None:
                    if state.result is not None:
                        self.ask = None
                        break
                    rules = self._begin_step()
                    ask = next(rules)
                elif option is None:
                    ask = next(rules)
                else:
                    ask = rules.send(option)
            except StopIteration:
                rules = None
                continue
            if len(ask.options) == 1 and ask.auto:
                option = ask.options[0]
                continue
            if not ask.options:
                raise RulesError(f"{game.name}: {ask.prompt.name} was asked without options")
            self.ask = ask
            break
        self._rules = rules
        if self._lines is not None:
            self._date_lines()

    def _begin_step(self) -> Rules:
        state = self.state
        lines = 0 if self._lines is None else len(self._lines)
        steps = self._steps
        rolled = state.dice.position
        if steps and steps[-1].state.dice.position != rolled:
            # No undo goes back behind a roll, but to what was decided after it in the same step.
            if self._dice_before and self._dice_before[-1] == rolled:
                del steps[:-1]
            else:
                steps.clear()
        if steps and steps[-1].decisions == len(self.decisions):
            steps.pop()  # nothing was decided in it, so nobody goes back to it
        steps.append(Step(state.copy(), len(self.decisions), lines))
        return self.game.step(state)

    def _date_lines(self) -> None:
        assert self._lines is not None
        now = len(self.decisions)
        for line in reversed(self._lines):
            if line.decision >= 0:
                break
            line.decision = now

    # Listening

    def listen(self) -> None:
        """Keep a log from the beginning of the current step on."""
        if self._lines is None:
            self._lines = self.state.log or []
            self.state.log = self._lines
            if self._steps:
                del self._steps[:-1]  # what was told in them is not known
                self._become(self.copy())

    def mute(self) -> None:
        """Keep no log any more, and forget what there is of one: copies become cheap."""
        self._lines = None
        self.state.log = None

    @property
    def record(self) -> "Record":
        """The chronicle of the match so far."""
        from .record import Record

        return Record(self)

    def log(self, player: int | None = None) -> list[Line]:
        """The lines that this player, or a spectator, may see."""
        self._check_seat(player)
        return [line for line in self._lines or [] if line.seen_by(player)]

    # Copies, undo, other worlds

    def copy(self) -> "Match":
        """An independent match that continues in the same way."""
        return self._resumed(len(self._steps) - 1, len(self.decisions))

    def _resumed(
        self,
        index: int,
        end: int,
        other: State | None = None,
        viewer: int = NOTHING,
        chance: Dice | None = None,
    ) -> "Match":
        """A match that begins a step again and makes this match's decisions up to `end`.

        With another state, one that the viewer cannot tell from that in which the step began, a
        decision that is not possible there is an IllegalChoice; with `chance`, what others have
        answered in secret is drawn anew.
        """
        step = self._steps[index]
        start = step.decisions
        state = step.state.copy() if other is None else other
        twin = Match(self.game, state, self.players, self.settings, self.seed)
        twin.names = self.names.copy()
        twin._seed_hash = self._seed_hash
        twin.decisions = self.decisions[:start]
        twin.deciders = self.deciders[:start]
        twin._dice_before = self._dice_before[:start]
        twin._secrets = [number for number in self._secrets if number < start]
        twin._steps = self._steps[:index]
        if self._lines is not None:
            twin._lines = self._lines[: step.lines]
        state.log = twin._lines
        if other is None:
            twin._steps.append(step)  # nobody changes it, so it can be shared
            twin._rules = self.game.step(state)
        twin._go_on(None)
        for number in range(start, end):
            decider = self.deciders[number]
            if other is None:
                twin.take(self.decisions[number], decider)
            elif chance is not None and decider != viewer and number in self._secrets:
                twin._answer_at_random(decider, chance)
            else:
                twin.choose(self.decisions[number], decider)
        return twin

    def _answer_at_random(self, player: int, chance: Dice) -> None:
        options = [] if self.ask is None else self.ask.options_of(player)
        if not options:
            raise IllegalChoice(f"player {player} is not asked")
        self.take(options[chance.below(len(options))], player)

    def _before_last(self) -> "Match":
        last = len(self.decisions) - 1
        index = len(self._steps) - 1
        while self._steps[index].decisions > last:
            index -= 1
        return self._resumed(index, last)

    @property
    def can_undo(self) -> bool:
        """Whether the last decision can be taken back by the player who made it.

        It can if no dice were rolled since and nothing hidden was shown to that player.
        """
        if not self.decisions or not self._steps:
            return False
        if self._dice_before[-1] != self.state.dice.position:
            return False
        if self._steps[0].decisions >= len(self.decisions):
            return False
        return not self._has_shown_something()

    def _has_shown_something(self) -> bool:
        """Whether the last decision told its player what was hidden from him before.

        It did if, in some other position that he could not tell from the real one, the same
        decision would have shown him something else.
        """
        player = self.deciders[-1]
        before = self._before_last()
        began = before._steps[-1].state
        sent = self._sent_to(player)
        for number in range(REDRAWS):
            if not before._hides_answers(player) and same_table(
                before._drawn_anew(player, number, 0), began
            ):
                continue  # nothing was hidden
            try:
                other = before.redraw(player, number)
                other.choose(self.decisions[-1], player)
            except (IllegalChoice, RulesError):
                return True
            if other._sent_to(player) != sent:
                return True
        return False

    def undo(self, player: int | None = None) -> None:
        """Take the last decision back.

        `player` is the one who wants it: nobody takes back what another one has decided.
        """
        if not self.decisions:
            raise NoUndo("nothing has been decided yet")
        if player is not None and player != self.deciders[-1]:
            raise NoUndo(f"the last decision is not player {player}'s but {self.deciders[-1]}'s")
        if not self.can_undo:
            raise NoUndo("dice were rolled or something hidden was shown since the last decision")
        self._become(self._before_last())

    def _become(self, other: "Match") -> None:
        self.state = other.state
        self.ask = other.ask
        self.decisions = other.decisions
        self.deciders = other.deciders
        self._dice_before = other._dice_before
        self._secrets = other._secrets
        self._lines = other._lines
        self._steps = other._steps
        self._rules = other._rules

    def redraw(self, player: int, seed: Seed) -> "Match":
        """A match that this player cannot tell from this one: all that is hidden is drawn anew.

        So are the dice to come. Its seed is not the real one.
        """
        self._check_seat(player)
        last = len(self._steps) - 1
        began = self._steps[last].state
        end = len(self.decisions)
        hides_answers = self._hides_answers(player)
        sent: object = None
        for attempt in range(TRIES):
            # What was answered in secret may have been revealed since: then it must stay.
            drawn = hides_answers and attempt < TRIES // 2
            state = self._drawn_anew(player, seed, attempt, drawn)
            nothing_hidden = not hides_answers and same_table(state, began)
            chance = dice_of(f"{seed_hash(seed)} answers {attempt}") if drawn else None
            try:
                twin = self._resumed(last, end, state, player, chance)
            except IllegalChoice:
                continue
            if sent is None and not nothing_hidden:
                sent = self._sent_to(player)
            if nothing_hidden or twin._sent_to(player) == sent:
                twin._seed_hash = self.seed_hash
                twin.seed = "redrawn"
                return twin
        raise RulesError(f"{self.game.name}: no position is like this one for player {player}")

    def fork(self, seed: Seed) -> "Match":
        """A match that stands as this one does, with other dice to come. Its seed is not the real
        one."""
        step = self._steps[-1]
        state = step.state.copy()
        state.dice = step.state.dice.forked(self.state.dice.position, dice_of(seed).key)
        twin = self._resumed(len(self._steps) - 1, len(self.decisions), state)
        twin._seed_hash = self.seed_hash
        twin.seed = "forked"
        return twin

    def _hides_answers(self, player: int) -> bool:
        """Whether others have answered in secret since the step began."""
        start = self._steps[-1].decisions
        return any(n >= start and self.deciders[n] != player for n in self._secrets)

    def _drawn_anew(self, player: int, seed: Seed, attempt: int, drawn: bool = False) -> State:
        """The state in which the step began, with other hidden things and other dice to come.

        With `drawn`, the secret answers of others need not stay possible.
        """
        step = self._steps[-1]
        dice = dice_of(f"{seed_hash(seed)} {attempt} {self.seed_hash}")
        played = [
            self.decisions[number]
            for number in range(step.decisions, len(self.decisions))
            if not (drawn and number in self._secrets and self.deciders[number] != player)
        ]
        state = self.game.determinize(step.state, player, dice, played)
        state.dice = step.state.dice.forked(self.state.dice.position, dice.key)
        return state

    # Seeing

    def view(self, player: int | None = None) -> View:
        """What this player, or a spectator (None), may know, with his options."""
        self._check_seat(player)
        ask = self.ask
        asked: dict[str, Any] | None = None
        options: list[dict[str, Any]] = []
        if ask is not None:
            asked = {
                "players": ask.players(),
                "prompt": ask.prompt.name,
                "rule": ask.prompt.rule,
                "arguments": [
                    [kind.name, kind.id(value)]
                    for kind, value in ask.prompt.arguments(ask.a, ask.b, ask.c)
                ],
            }
            if player is not None:
                options = [
                    {"key": option.key, "touches": option.touches}
                    for option in ask.options_of(player)
                ]
        data: dict[str, Any] = {
            "game": self.game.name,
            "player": player,
            "decision": len(self.decisions),
            "seed_hash": self.seed_hash,
            "settings": dict(self.settings),
            "ask": asked,
            "options": options,
            "result": None if self.state.result is None else self.state.result.plain(),
            "table": self.game.view(self.state, player),
        }
        return View(self.game, data)

    def _check_seat(self, player: int | None) -> None:
        if player is not None and not 0 <= player < self.players:
            raise UsageError(f"there is no player {player}; players are 0 to {self.players - 1}")

    def _sent_to(self, player: int) -> object:
        """All that a player has been told: what secrecy is measured by."""
        return (self.view(player), self.log(player))

    def __repr__(self) -> str:
        state = "over" if self.ask is None else f"player {self.ask.player} is asked"
        return f"<{self.game.name}, {len(self.decisions)} decisions, {state}>"


def _key(choice: Option | str) -> str:
    return choice.key if isinstance(choice, Option) else str(choice)


def new_match(
    game: Game,
    players: object,
    seed: object,
    settings: Mapping[str, object] | None = None,
    listen: bool = True,
) -> Match:
    """Set up a game and run it to the first decision.

    What is asked for may come from anywhere: whatever does not fit is a UsageError.
    """
    seats = check_players(game, players)
    complete = complete_settings(game, settings or {})
    game.check_settings(seats, complete)
    checked = check_seed(seed)
    state = game.setup(seats, complete, dice_of(checked))
    return match_of(game, state, seats, complete, checked, listen)


def match_of(
    game: Game,
    state: State,
    players: int,
    settings: Settings,
    seed: Seed,
    listen: bool = True,
) -> Match:
    """A match that goes on from a state in which a step can begin."""
    match = Match(game, state, players, settings, seed)
    if listen:
        match.listen()
    else:
        state.log = None
    match._go_on(None)
    return match
