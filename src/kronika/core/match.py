"""A match: one game being played."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, final

from .asks import NOTHING, Ask, Floor, Line, Option, Rules, Saying, Shown
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

MOST_STEPS: Final = 32
"""How many steps are kept to go back to."""

ENDLESS: Final = 100_000
"""Steps in which nobody was asked anything, after which the rules are taken to go in a circle."""

MOST_SECRETS: Final = 200
"""Secret answers of others within one step."""


@final
class Step:
    """Where a step began: the state then, how much had been decided and told, who was asked."""

    def __init__(
        self, state: State, decisions: int, lines: int, asks: list[Ask], asked: list[int]
    ) -> None:
        self.state = state
        self.decisions = decisions
        self.lines = lines
        self.asks = asks
        self.asked = asked


@final
class Match:
    """A game, the decisions made so far, and who is asked what.

    Make one with `kronika.new` or `kronika.load`. A suspended rule cannot be copied, and need
    not be: the match keeps the state in which the current step began, and plays the few
    decisions since then again.
    """

    def __init__(
        self,
        game: Game,
        state: State,
        players: int,
        settings: Settings,
        seed: Seed,
        keeps: bool = True,
    ) -> None:
        self.game = game
        self.state = state
        self.players = players
        self.settings = settings
        self.seed = seed
        self._seed_hash = ""
        self.names: list[str] = []
        self.ask: Ask | None = None
        """What is asked; the first of the questions that are waited for, where there are several.
        None when the match is over."""
        self.floor: Floor | None = None
        """All the questions, where there are several."""
        self.decisions: list[Option] = []
        self.deciders: list[int] = []
        self.made = 0
        """How many decisions have been made, whether they are kept or not."""
        self._keeps = keeps
        self._is_fresh = True  # whether the step that goes on waits for its first decision
        self._dice_before: list[int] = []
        self._may_show: list[bool] = []  # whether a decision may have shown something hidden
        self._secrets: dict[int, Ask] = {}  # by decision, since the step began
        self._asked: list[int] = [0] * players  # how many questions each has been asked
        self._lines: list[Line] | None = None
        self._steps: list[Step] = []
        self._rules: Rules | None = None
        self._can_undo: bool | None = None

    # Playing

    @property
    def player(self) -> int | None:
        """Who is asked; the first of them where several are."""
        return None if self.ask is None else self.ask.player

    @property
    def options(self) -> list[Option]:
        """What `player` may choose. Empty when the match is over."""
        return [] if self.ask is None else self.ask.options

    @property
    def asks(self) -> list[Ask]:
        """All questions that may be answered now, one for each player who is asked."""
        if self.floor is not None:
            return self.floor.asks
        return [] if self.ask is None else [self.ask]

    @property
    def asked(self) -> list[int]:
        """The players who are waited for."""
        if self.floor is not None:
            return [ask.player for ask in self.floor.asks if not ask.aside]
        return [] if self.ask is None else [self.ask.player]

    def ask_of(self, player: int | None) -> Ask | None:
        """What this player is asked, if anything."""
        if self.floor is None:
            return self.ask if self.ask is not None and self.ask.player == player else None
        for ask in self.floor.asks:
            if ask.player == player:
                return ask
        return None

    def options_of(self, player: int | None) -> list[Option]:
        """What this player may choose now: nothing, if he is not asked."""
        ask = self.ask_of(player)
        return [] if ask is None else ask.options

    @property
    def result(self) -> Result | None:
        """How the match ended, or None while it goes on."""
        return self.state.result

    @property
    def between_steps(self) -> bool:
        """Whether nothing is begun: the step that goes on waits for its first decision."""
        return self.ask is None or self._is_fresh

    @property
    def seed_hash(self) -> str:
        """What can be published at the start and checked at the end."""
        if not self._seed_hash:
            self._seed_hash = seed_hash(self.seed)
        return self._seed_hash

    def choose(
        self, choice: Option | str | Sequence[Option | str], player: int | None = None
    ) -> None:
        """Make a decision, by an option or its key, or several one after the other.

        `player` is needed only where several are asked. An option that is not offered is an
        IllegalChoice, and changes nothing: of several decisions all are made, or none.
        """
        if player is None:
            player = NOTHING if self.ask is None else self.ask.player
        if isinstance(choice, Option | str):
            self.take(self.offered(choice, player), player)
            return
        if not choice:
            raise UsageError("no decision is named")
        twin = self.copy()
        for one in choice:
            twin.take(twin.offered(one, player), player)
        self._become(twin)

    def offered(self, choice: Option | str, player: int) -> Option:
        """The option of a player that is meant; an IllegalChoice if it is not offered."""
        if self.ask is None:
            raise IllegalChoice(f"{_key(choice)!r} cannot be chosen: the match is over")
        ask = self.ask_of(player)
        if ask is None:
            asked = " or ".join([str(each.player) for each in self.asks])
            raise IllegalChoice(
                f"{_key(choice)!r} cannot be chosen: player {player} is not asked, "
                f"player {asked} is"
            )
        meant = choice if isinstance(choice, Option) else self.game.parsed(choice)
        option = None if meant is None else ask.offered(meant)
        if option is not None:
            return option
        legal = [repr(each.key) for each in ask.options]
        legal += [f"{each.first.key!r} to {each.most}" for each in ask.ranges]
        raise IllegalChoice(f"{_key(choice)!r} is not offered; legal here: {', '.join(legal)}")

    def take(self, option: Option, player: int) -> None:
        """Make a decision that is known to be offered: `choose` for programs in a hurry."""
        if self.floor is not None:
            self.floor.player = player
        self.made += 1
        if not self._keeps:
            self._go_on(option)
            return
        ask = self.ask_of(player)
        assert ask is not None
        state = self.state
        before = self.asks
        state.revealed = 0
        secrets = self._secrets
        if ask.secret:
            secrets[len(self.decisions)] = ask
        hidden = self.hidden_from(None) if secrets else []
        self.decisions.append(option)
        self.deciders.append(player)
        self._dice_before.append(state.dice.position)
        self._may_show.append(False)
        self._can_undo = None
        self._go_on(option)
        self._count_asks(before, player)
        if (
            state.revealed >> player & 1
            or (secrets and (self._secrets is not secrets or self.hidden_from(None) != hidden))
            or (self.ask is not None and self._asks_reveal())
        ):
            self._may_show[-1] = True

    def _asks_reveal(self) -> bool:
        """Whether being asked shows something."""
        if self.floor is not None:
            return any(ask.prompt.reveals for ask in self.floor.asks)
        return self.ask is not None and self.ask.prompt.reveals

    def _go_on(self, option: Option | None) -> None:
        """Run the rules until somebody has a real choice, or the match is over."""
        state = self.state
        rules = self._rules
        begun = -1 if option is None else state.steps
        quiet = state.steps
        while True:
            try:
                if rules is None:
                    if state.result is not None:
                        self.ask = None
                        self.floor = None
                        break
                    if state.steps - quiet > ENDLESS:
                        raise RulesError(f"{self.game.name}: the rules go on without end")
                    rules = self._begin_step()
                    asked = next(rules)
                elif option is None:
                    asked = next(rules)
                else:
                    asked = rules.send(option)
            except StopIteration:
                rules = None
                continue
            if isinstance(asked, Ask):
                if len(asked.options) == 1 and asked.auto and not asked.ranges:
                    option = asked.options[0]
                    continue
                if not asked.options:
                    raise RulesError(
                        f"{self.game.name}: {asked.prompt.name} was asked without options"
                    )
                self.ask = asked
                self.floor = None
            else:
                self._open(asked)
            break
        self._rules = rules
        self._is_fresh = state.steps != begun
        if self._lines is not None:
            self._date_lines()

    def _open(self, floor: Floor) -> None:
        """Put questions to several players."""
        first: Ask | None = None
        seats = 0
        for ask in floor.asks:
            if not ask.options:
                raise RulesError(f"{self.game.name}: {ask.prompt.name} was asked without options")
            if seats >> ask.player & 1:
                raise RulesError(f"{self.game.name}: player {ask.player} is asked twice at once")
            seats |= 1 << ask.player
            if first is None and not ask.aside:
                first = ask
        if first is None:
            raise RulesError(f"{self.game.name}: {floor.prompt.name} waits for nobody")
        self.ask = first
        self.floor = floor

    def _count_asks(self, before: list[Ask], decider: int) -> None:
        """Number the questions. One that stays as it was, while others decide, keeps its number."""
        for ask in self.asks:
            player = ask.player
            number = NOTHING
            if player != decider:
                for old in before:
                    if old.player == player and (old is ask or old.same(ask)):
                        number = old.number
            if not 0 <= player < self.players:
                raise RulesError(f"{self.game.name}: player {player} was asked, who is not there")
            if number == NOTHING:
                number = self._asked[player]
                self._asked[player] = number + 1
            ask.number = number

    def _begin_step(self) -> Rules:
        state = self.state
        if not self._keeps:
            return _all_steps(self.game, state)
        state.steps += 1
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
        if len(steps) == MOST_STEPS:
            del steps[0]
        step = Step(state.copy(), len(self.decisions), lines, self.asks, self._asked.copy())
        steps.append(step)
        self._secrets = {}
        return self.game.step(state)

    def _date_lines(self) -> None:
        assert self._lines is not None
        now = self.made
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

        self._must_keep()
        return Record(self)

    def log(self, player: int | None = None) -> list[Line]:
        """The lines that this player, or a spectator, may see."""
        self._check_seat(player)
        return self._seen(player, 0)

    def everything_told(self) -> list[Line]:
        """All lines of the log, hidden ones too: for who counts what happened."""
        return list(self._lines or [])

    def _seen(self, player: int | None, since: int) -> list[Line]:
        seen = [line for line in (self._lines or [])[since:] if line.seen_by(player)]
        for hidden in reversed(self.hidden_from(player)):
            seen = [
                line.after(line.decision - 1) if line.decision > hidden else line for line in seen
            ]
        return seen

    # Copies, undo, other worlds

    def copy(self) -> "Match":
        """An independent match that continues in the same way."""
        self._must_keep()
        return self._resumed(len(self._steps) - 1, len(self.decisions))

    def light(self) -> "Match":
        """A match that continues in the same way and can only be played: it keeps no history.

        That makes it fast, for whoever plays many matches on from here and goes back in none.
        """
        self._must_keep()
        step = self._steps[-1]
        state = step.state.copy()
        state.log = None
        twin = Match(self.game, state, self.players, self.settings, self.seed, False)
        twin._seed_hash = self._seed_hash
        twin.made = step.decisions
        twin._go_on(None)
        for number in range(step.decisions, len(self.decisions)):
            twin.take(self.decisions[number], self.deciders[number])
        return twin

    def _must_keep(self) -> None:
        if not self._keeps:
            raise UsageError("this match is only played: it keeps no history to go back in")

    def _resumed(self, index: int, end: int, listen: bool = False) -> "Match":
        """A match that begins a step again and makes this match's decisions up to `end`."""
        step = self._steps[index]
        state = step.state.copy()
        twin = self._at_step(index, state)
        if listen and twin._lines is None:
            twin._lines = []
            state.log = twin._lines
        twin._steps.append(step)  # nobody changes it, so it can be shared
        twin._rules = self.game.step(state)
        twin._go_on(None)
        twin._count_asks(step.asks, self._decider_before(step))
        for number in range(step.decisions, end):
            twin.take(self.decisions[number], self.deciders[number])
        return twin

    def _at_step(self, index: int, state: State) -> "Match":
        """A match as this one was before a step, with a state in which that can begin."""
        step = self._steps[index]
        start = step.decisions
        twin = Match(self.game, state, self.players, self.settings, self.seed)
        twin.names = self.names.copy()
        twin._seed_hash = self._seed_hash
        twin.decisions = self.decisions[:start]
        twin.deciders = self.deciders[:start]
        twin.made = start
        twin._dice_before = self._dice_before[:start]
        twin._may_show = self._may_show[:start]
        twin._asked = step.asked.copy()
        twin._steps = self._steps[:index]
        if self._lines is not None:
            twin._lines = self._lines[: step.lines]
        state.log = twin._lines
        return twin

    def _decider_before(self, step: Step) -> int:
        return self.deciders[step.decisions - 1] if step.decisions else NOTHING

    def _before_last(self) -> "Match":
        last = len(self.decisions) - 1
        index = len(self._steps) - 1
        while self._steps[index].decisions > last:
            index -= 1
        return self._resumed(index, last)

    @property
    def can_undo(self) -> bool:
        """Whether the last decision can be taken back by the player who made it.

        It can if no dice were rolled since, nothing hidden was shown to that player, and the
        game does not call it final.
        """
        if self._can_undo is None:
            self._can_undo = self._undo_is_possible()
        return self._can_undo

    def _undo_is_possible(self) -> bool:
        if not self.decisions or not self._steps or self.decisions[-1].verb.final:
            return False
        if self._dice_before[-1] != self.state.dice.position:
            return False
        if self._steps[0].decisions >= len(self.decisions):
            return False
        return not self._may_show[-1] or not self.has_shown_something()

    def has_shown_something(self) -> bool:
        """Whether the last decision told its player what was hidden from him before.

        It did if, in some other position that he could not tell from the real one, the same
        decision would have shown him something else.
        """
        player = self.deciders[-1]
        before = self._before_last()
        since = before._steps[-1].lines
        sent = self._sent_to(player, since)
        worlds = Worlds(before, player)
        for number in range(REDRAWS):
            try:
                other = worlds.drawn(number, hidden=True)
                if other is None:
                    continue  # nothing was hidden
                other.choose(self.decisions[-1], player)
            except (IllegalChoice, RulesError):
                return True
            if other._sent_to(player, since) != sent:
                return True
        return False

    def undo(self, player: int | None = None) -> None:
        """Take the last decision back.

        `player` is the one who wants it: nobody takes back what another one has decided.
        """
        self._must_keep()
        if not self.decisions:
            raise NoUndo("nothing has been decided yet")
        if player is not None and player != self.deciders[-1]:
            raise NoUndo(f"the last decision is not player {player}'s but {self.deciders[-1]}'s")
        if self.decisions[-1].verb.final:
            raise NoUndo(f"{self.decisions[-1].key!r} is final")
        if not self.can_undo:
            raise NoUndo("dice were rolled or something hidden was shown since the last decision")
        self._become(self._before_last())

    def _become(self, other: "Match") -> None:
        self.state = other.state
        self.ask = other.ask
        self.floor = other.floor
        self.decisions = other.decisions
        self.deciders = other.deciders
        self.made = other.made
        self._is_fresh = other._is_fresh
        self._dice_before = other._dice_before
        self._may_show = other._may_show
        self._secrets = other._secrets
        self._asked = other._asked
        self._lines = other._lines
        self._steps = other._steps
        self._rules = other._rules
        self._can_undo = None

    def redraw(self, player: int, seed: Seed) -> "Match":
        """A match that this player cannot tell from this one: all that is hidden is drawn anew.

        So are the dice to come, and what others have answered in secret. Its seed is not the
        real one.
        """
        return self.worlds(player).another(seed)

    def worlds(self, player: int) -> "Worlds":
        """Matches that this player cannot tell from this one, as long as nothing is decided."""
        self._check_seat(player)
        self._must_keep()
        return Worlds(self, player)

    def fork(self, seed: Seed) -> "Match":
        """A match that stands as this one does, with other dice to come. Its seed is not the real
        one."""
        self._must_keep()
        step = self._steps[-1]
        state = step.state.copy()
        state.dice = step.state.dice.forked(self.state.dice.position, dice_of(seed).key)
        twin = self._played_again(state, NOTHING, [], state.dice)
        twin._seed_hash = self.seed_hash
        twin.seed = "forked"
        return twin

    def hidden_from(self, player: int | None) -> list[int]:
        """The decisions since the step began that were made in secret and are not yet revealed."""
        return [
            number
            for number, ask in self._secrets.items()
            if not ask.revealed and ask.player != player
        ]

    def _shown_to(self, player: int, hidden: list[int]) -> Shown:
        """What a player has seen since the step began."""
        step = self._steps[-1]
        played = [
            self.decisions[number]
            for number in range(step.decisions, len(self.decisions))
            if number not in hidden
        ]

        def told() -> list[Line]:
            if self._lines is not None:
                lines = self._lines[step.lines :]
            else:
                lines = self._resumed(len(self._steps) - 1, len(self.decisions), True)._lines or []
            return [line for line in lines if line.seen_by(player)]

        return Shown(played, self.options_of(player), told)

    def _drawn_anew(self, player: int, seed: Seed, attempt: int, shown: Shown) -> State:
        """The state in which the step began, with other hidden things and other dice to come."""
        step = self._steps[-1]
        dice = dice_of(f"{seed_hash(seed)} {attempt} {self.seed_hash}")
        state = self.game.determinize(step.state, player, dice, shown)
        state.dice = step.state.dice.forked(self.state.dice.position, dice.key)
        return state

    def _played_again(self, state: State, viewer: int, hidden: list[int], chance: Dice) -> "Match":
        """The step played again in a state that the viewer cannot tell from the real one.

        A decision that is not possible there is an IllegalChoice. Those that are hidden from the
        viewer are others: he does not even know how many there were, so they are made when
        something waits for them.
        """
        index = len(self._steps) - 1
        step = self._steps[index]
        twin = self._at_step(index, state)
        twin._go_on(None)
        twin._count_asks(step.asks, self._decider_before(step))
        for number in range(step.decisions, len(self.decisions)):
            decider = self.deciders[number]
            if number in hidden:
                if twin.ask_of(decider) is not None:
                    twin._answer_at_random(decider, chance)
                continue
            option = self.decisions[number]
            if hidden:
                twin._answer_for_others(viewer, decider, option, chance)
            twin.take(twin.offered(option, decider), decider)
        if hidden:
            asked = [ask.player for ask in self.asks]
            for _ in range(MOST_SECRETS):
                late = [each for each in twin.asks if each.secret and each.player not in asked]
                if not late:
                    break
                twin._answer_at_random(late[0].player, chance)
        return twin

    def _answer_for_others(self, viewer: int, decider: int, option: Option, chance: Dice) -> None:
        """Give the secret answers that a decision waits for."""
        for _ in range(MOST_SECRETS):
            ask = self.ask_of(decider)
            if ask is not None and ask.offered(option) is not None:
                return
            others = [
                each for each in self.asks if each.secret and each.player not in (viewer, decider)
            ]
            if not others:
                return
            self._answer_at_random(others[0].player, chance)

    def _answer_at_random(self, player: int, chance: Dice) -> None:
        options = self.options_of(player)
        self.take(options[chance.below(len(options))], player)

    # Seeing

    def view(self, player: int | None = None) -> View:
        """What this player, or a spectator (None), may know, with his options."""
        self._check_seat(player)
        data = self._question(player)
        data["table"] = self.game.view(self.state, player)
        return View(self.game, data)

    def _question(self, player: int | None) -> dict[str, Any]:
        """What a view tells besides the table."""
        own = self.ask_of(player)
        question: Saying | None = own or self.floor or self.ask
        asked: dict[str, Any] | None = None
        if question is not None:
            asked = {
                "players": self.asked,
                "prompt": question.phrase.name,
                "rule": question.phrase.rule,
                "arguments": [[kind.name, kind.id(value)] for kind, value in question.arguments],
                "number": None if own is None else own.number,
            }
        return {
            "game": self.game.name,
            "player": player,
            "decision": self.made - len(self.hidden_from(player)),
            "seed_hash": self.seed_hash,
            "settings": dict(self.settings),
            "ask": asked,
            "options": []
            if own is None
            else [{"key": option.key, "touches": option.touches} for option in own.options],
            "ranges": []
            if own is None
            else [
                {"key": each.first.key, "least": each.least, "most": each.most}
                for each in own.ranges
            ],
            "result": None if self.state.result is None else self.state.result.plain(),
        }

    def _check_seat(self, player: int | None) -> None:
        if player is not None and not 0 <= player < self.players:
            raise UsageError(f"there is no player {player}; players are 0 to {self.players - 1}")

    def _sent_to(self, player: int, since: int) -> object:
        """All that a player is shown, and told since a line of the log: what secrecy is measured
        by."""
        return (self.view(player), self._seen(player, since))

    def __repr__(self) -> str:
        state = "over" if self.ask is None else f"player {self.ask.player} is asked"
        return f"<{self.game.name}, {self.made} decisions, {state}>"


def _all_steps(game: Game, state: State) -> Rules:
    """All steps to come, as one rule: rules that end within others need no exception for that."""
    while state.result is None:
        state.steps += 1
        yield from game.step(state)


@final
class Worlds:
    """Other positions that a player cannot tell from that of a match, as many as one wants."""

    def __init__(self, match: Match, player: int) -> None:
        self._match = match
        self._player = player
        self._hidden = match.hidden_from(player)
        self._shown = match._shown_to(player, self._hidden)
        self._told: object = None
        self._seen: object = None

    def another(self, seed: Seed) -> Match:
        """One of them, which does not know the seed of the real one."""
        twin = self.drawn(seed)
        assert twin is not None
        twin._seed_hash = self._match.seed_hash
        twin.seed = "redrawn"
        return twin

    def drawn(self, seed: Seed, hidden: bool = False) -> Match | None:
        """One of them; None if something `hidden` shall be other, and nothing is but dice."""
        match = self._match
        step = match._steps[-1]
        for attempt in range(TRIES):
            state = match._drawn_anew(self._player, seed, attempt, self._shown)
            nothing_hidden = not self._hidden and same_table(state, step.state)
            if nothing_hidden and hidden:
                return None
            chance = dice_of(f"{seed_hash(seed)} answers {attempt}")
            try:
                twin = match._played_again(state, self._player, self._hidden, chance)
            except IllegalChoice:
                continue
            if nothing_hidden or self._is_like(twin):
                return twin
        raise RulesError(
            f"{match.game.name}: no position is like this one for player {self._player}"
        )

    def _is_like(self, twin: Match) -> bool:
        """Whether the player is asked, told and shown the same."""
        match, player = self._match, self._player
        since = match._steps[-1].lines
        if self._told is None:
            self._told = (match._question(player), match._seen(player, since))
        if (twin._question(player), twin._seen(player, since)) != self._told:
            return False
        if match.game.looks_alike(twin.state, match.state, player):
            return True
        if self._seen is None:
            self._seen = match.game.view(match.state, player)
        return match.game.view(twin.state, player) == self._seen


def _key(choice: Option | str) -> str:
    return choice.key if isinstance(choice, Option) else str(choice)


def new_match(
    game: Game,
    players: object,
    seed: object,
    settings: Mapping[str, object] | None = None,
    listen: bool = True,
    keep: bool = True,
) -> Match:
    """Set up a game and run it to the first decision.

    What is asked for may come from anywhere: whatever does not fit is a UsageError. Without
    `listen` there is no log, without `keep` no history: such a match can only be played.
    """
    seats = check_players(game, players)
    complete = complete_settings(game, settings or {}, seats)
    game = game.playing(complete)
    game.check_settings(seats, complete)
    checked = check_seed(seed)
    state = game.setup(seats, complete, dice_of(checked))
    return match_of(game, state, seats, complete, checked, listen, keep)


def match_of(
    game: Game,
    state: State,
    players: int,
    settings: Settings,
    seed: Seed,
    listen: bool = True,
    keep: bool = True,
) -> Match:
    """A match that goes on from a state in which a step can begin."""
    match = Match(game, state, players, settings, seed, keep)
    if listen:
        match.listen()
    else:
        state.log = None
    match._go_on(None)
    match._count_asks([], NOTHING)
    return match
