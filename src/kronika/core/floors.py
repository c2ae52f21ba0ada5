"""Several players at once: the forms that the rules of games use.

On an *open floor* everybody acts when he wants, or waits, until all wait. In *each*, everybody
decides for himself, in any order. A *commit* is that in secret: all are revealed together.
"""

from typing import final

from .asks import NOTHING, Ask, Floor, Option, Prompt, Rules, RulesOf
from .errors import RulesError


def each(prompt: Prompt, deciding: list[tuple[int, Rules]], a: int = NOTHING) -> Rules:
    """Players decide side by side, each by rules of his own, which ask nobody else.

    In whatever order they answer, the outcome is the same, as long as the rules of one change
    nothing that those of another one look at.
    """
    yield from _side_by_side(prompt, deciding, a, [])


def commit(prompt: Prompt, deciding: list[tuple[int, Rules]], a: int = NOTHING) -> Rules:
    """The same with secret questions: nobody learns anything until the last one has answered."""
    asked: list[Ask] = []
    yield from _side_by_side(prompt, deciding, a, asked)
    for ask in asked:
        ask.reveal()


def commit_to(prompt: Prompt, asks: list[Ask], a: int = NOTHING) -> RulesOf[list[Option]]:
    """One secret answer to each ask, in the order of the asks, when all are there."""
    answers: list[list[Option]] = [[] for _ in asks]
    deciding = [(ask.player, _answer(ask, into)) for ask, into in zip(asks, answers)]
    yield from commit(prompt, deciding, a)
    return [answer[0] for answer in answers]


def _answer(ask: Ask, into: list[Option]) -> Rules:
    ask.secret = True
    into.append((yield ask))


def _side_by_side(
    prompt: Prompt, deciding: list[tuple[int, Rules]], a: int, asked: list[Ask]
) -> Rules:
    asks: dict[int, Ask] = {}
    rules_of: dict[int, Rules] = {}
    for player, rules in deciding:
        if player in rules_of:
            raise RulesError(f"{prompt.name}: player {player} decides twice at once")
        rules_of[player] = rules
        _go_on(asks, player, rules, None)
    while asks:
        floor = Floor(prompt, [asks[player] for player in sorted(asks)], a)
        option = yield floor
        player = floor.player
        asked.append(asks[player])
        _go_on(asks, player, rules_of[player], option)


def _go_on(asks: dict[int, Ask], player: int, rules: Rules, answer: Option | None) -> None:
    """Run a player's rules until they ask him something that he can choose, or end."""
    asks.pop(player, None)
    option = answer
    while True:
        try:
            ask = next(rules) if option is None else rules.send(option)
        except StopIteration:
            return
        if isinstance(ask, Floor) or ask.player != player:
            raise RulesError(f"{ask!r} among questions that are player {player}'s alone")
        if len(ask.options) != 1 or not ask.auto or ask.ranges:
            asks[player] = ask
            return
        option = ask.options[0]


@final
class OpenFloor:
    """Everybody acts in any order or waits; when all wait at the same time, the floor closes.

    Part of a state: each action can be a step of its own, so that copies stay cheap however long
    the floor is open. Played in turns, one player after the other acts once or waits.
    """

    def __init__(self, in_turns: bool = False) -> None:
        self.in_turns = in_turns
        self.waiting = 0  # bits of the players who wait
        self.turn = 0
        self.player = NOTHING
        """Who acted."""

    def copy(self) -> "OpenFloor":
        """An independent floor that goes on in the same way."""
        twin = OpenFloor(self.in_turns)
        twin.waiting = self.waiting
        twin.turn = self.turn
        twin.player = self.player
        return twin

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, OpenFloor)
            and self.in_turns == other.in_turns
            and self.waiting == other.waiting
            and self.turn == other.turn
            and self.player == other.player
        )

    def __hash__(self) -> int:
        return hash((self.in_turns, self.waiting, self.turn, self.player))

    def open(self, first: int = 0) -> None:
        """Nobody waits yet; in turns, `first` begins."""
        self.waiting = 0
        self.turn = first
        self.player = NOTHING

    def hear(
        self, prompt: Prompt, asks: list[Ask], wait: Option, a: int = NOTHING, bound: int = 0
    ) -> RulesOf[Option | None]:
        """What somebody does, who is `player` then; None when nobody is left who could and would.

        The asks are those of the players who can act; who is `bound` (bits) must, and cannot
        wait. Asides may be answered as long as somebody else is asked.
        """
        for ask in asks:
            if not ask.aside and not bound >> ask.player & 1:
                ask.options = [*ask.options, wait]
                ask.auto = False
                ask.default = wait
        while True:
            acting = [ask for ask in asks if not ask.aside and not self.waiting >> ask.player & 1]
            if not acting:
                self.player = NOTHING
                return None
            if self.in_turns:
                ask = self._next(acting)
                option = yield ask
                self.player = ask.player
                self.turn = ask.player + 1
            else:
                floor = Floor(prompt, [*acting, *[ask for ask in asks if ask.aside]], a)
                option = yield floor
                self.player = floor.player
            if option.verb is not wait.verb:
                return option
            self.waiting |= 1 << self.player

    def next(self, players: int) -> int:
        """In turns: who is asked next, of so many players; NOTHING when all wait.

        For games that find out what somebody can do only when it is his turn.
        """
        for place in range(players):
            player = (self.turn + place) % players
            if not self.waiting >> player & 1:
                return player
        return NOTHING

    def acted(self, player: int) -> None:
        """In turns: a player has acted; the next one is asked then, and whoever waited reacts."""
        self.player = player
        self.turn = player + 1
        self.changed()

    def wait(self, player: int) -> None:
        """A player waits, or cannot act."""
        self.waiting |= 1 << player
        if self.turn == player:
            self.turn = player + 1

    def _next(self, asks: list[Ask]) -> Ask:
        """In turns: the first who sits at or behind the place whose turn it is."""
        first = asks[0]
        for ask in asks:
            if ask.player < first.player:
                first = ask
        later = [ask for ask in asks if ask.player >= self.turn]
        if not later:
            return first
        following = later[0]
        for ask in later:
            if ask.player < following.player:
                following = ask
        return following

    def changed(self) -> None:
        """The table is another one: whoever waited may react."""
        self.waiting = 0
