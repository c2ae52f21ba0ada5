"""A tiny game in which several act at once: an open floor, a commit, and each for himself.

In a round everybody takes stones from a heap or waits, until all wait; may give stones to another
one, in any number, and somebody who has none may call out. Then all hide up to two of their cards
in secret, which are shown together; then each pays a stone for a hidden card, or lays it open.
With `windows`, each is asked at last whether he throws a stone away, which he may not have.
"""

from typing import Any, Final

from kronika.core.asks import NUMBER, Ask, Event, Kind, Option, Prompt, Range, Rules, Shown, Verb
from kronika.core.dice import Dice
from kronika.core.floors import OpenFloor, commit, each
from kronika.core.game import Game, Setting, Settings
from kronika.core.state import Result, State

HEAP: Final = 6
CARDS: Final = 3

SEAT: Final = Kind("seat", ["north", "east", "west", "south"], thing=True)
CARD: Final = Kind("card", [f"card-{number}" for number in range(CARDS)])

TAKE: Final = Verb("take", final=True)
GIVE: Final = Verb("give", (SEAT, NUMBER))
CALL: Final = Verb("call", talk=True)
WAIT: Final = Verb("wait")
HIDE: Final = Verb("hide", (CARD,))
ENOUGH: Final = Verb("enough")
PAY: Final = Verb("pay", (CARD,))
OPEN: Final = Verb("open", (CARD,))
THROW: Final = Verb("throw")
KEEP: Final = Verb("keep")

ASK_FLOOR: Final = Prompt("floor", (NUMBER,))
ASK_CALL: Final = Prompt("call", standing=True)
ASK_HIDE: Final = Prompt("hide", (NUMBER,))
ASK_PAY: Final = Prompt("pay", (CARD,))
ASK_THROW: Final = Prompt("throw", standing=True)

TAKES: Final = Event("takes", (SEAT,))
GIVES: Final = Event("gives", (SEAT, SEAT, NUMBER))
CALLS: Final = Event("calls", (SEAT,))
HID: Final = Event("hid", (SEAT, CARD), reveals=True)
PAYS: Final = Event("pays", (SEAT, CARD))


class Crowd(State):
    """Everything on the table."""

    def __init__(self, dice: Dice, players: int, in_turns: bool, windows: bool) -> None:
        super().__init__(dice)
        self.players = players
        self.windows = windows
        self.phase = "floor"
        self.heap = HEAP
        self.stones = [0] * players
        self.taken = [0] * players
        self.given = [False] * players
        self.called = [False] * players
        self.hidden: list[list[int]] = [[] for _ in range(players)]
        self.paid: list[list[int]] = [[] for _ in range(players)]
        self.floor = OpenFloor(in_turns)

    def copy(self) -> "Crowd":
        twin = Crowd(self.dice.copy(), self.players, self.floor.in_turns, self.windows)
        twin.result = self.result
        twin.phase = self.phase
        twin.heap = self.heap
        twin.stones = self.stones.copy()
        twin.taken = self.taken.copy()
        twin.given = self.given.copy()
        twin.called = self.called.copy()
        twin.hidden = [cards.copy() for cards in self.hidden]
        twin.paid = [cards.copy() for cards in self.paid]
        twin.floor = self.floor.copy()
        return twin


def act(s: Crowd) -> Rules:
    """One action of the open floor is a step."""
    asks = [ask for player in range(s.players) if (ask := floor_ask(s, player)) is not None]
    option = yield from s.floor.hear(ASK_FLOOR, asks, WAIT.of(), s.heap)
    if option is None:
        s.phase = "hide"
        return
    player = s.floor.player
    if option.verb is TAKE:
        s.heap -= 1
        s.stones[player] += 1
        s.taken[player] += 1
        s.tell(TAKES, player)
        s.floor.changed()
    elif option.verb is GIVE:
        s.stones[player] -= option.b
        s.stones[option.a] += option.b
        s.given[player] = True
        s.tell(GIVES, player, option.a, option.b)
        s.floor.changed()
    else:
        s.called[player] = True
        s.tell(CALLS, player)


def floor_ask(s: Crowd, player: int) -> Ask | None:
    options: list[Option] = []
    ranges: list[Range] = []
    if s.heap and s.taken[player] < 2:
        options.append(TAKE.of())
    if s.stones[player] and not s.given[player]:
        other = (player + 1) % s.players
        options += [GIVE.of(other, number) for number in sorted({1, s.stones[player]})]
        ranges.append(Range(GIVE.of(other, 1), s.stones[player]))
    if options:
        return Ask(player, ASK_FLOOR, options, s.heap, ranges=ranges)
    if not s.called[player]:
        return Ask(player, ASK_CALL, [CALL.of()], aside=True)
    return None


def hide(s: Crowd) -> Rules:
    """Several secret picks of everybody, shown together."""
    yield from commit(ASK_HIDE, [(player, hide_of(s, player)) for player in range(s.players)])
    for player in range(s.players):
        for card in s.hidden[player]:
            s.tell(HID, player, card)
    s.phase = "pay"


def hide_of(s: Crowd, player: int) -> Rules:
    while len(s.hidden[player]) < 2:
        options = [HIDE.of(card) for card in range(CARDS) if card not in s.hidden[player]]
        ask = Ask(player, ASK_HIDE, [*options, ENOUGH.of()], 2 - len(s.hidden[player]), secret=True)
        option = yield ask
        if option.verb is ENOUGH:
            return
        s.hidden[player].append(option.a)
        s.hidden[player].sort()


def pay(s: Crowd) -> Rules:
    """Each for himself, in any order; who has no stone has nothing to choose."""
    yield from each(ASK_FLOOR, [(player, pay_of(s, player)) for player in range(s.players)], 0)
    if s.windows:
        for player in range(s.players):
            options = [THROW.of(), KEEP.of()] if s.stones[player] else [KEEP.of()]
            option = yield Ask(player, ASK_THROW, options, auto=False)
            if option.verb is THROW:
                s.stones[player] -= 1
                s.heap += 1
    worth = [s.stones[seat] + 2 * len(s.paid[seat]) for seat in range(s.players)]
    best = max(worth)
    winners = [seat for seat in range(s.players) if worth[seat] == best]
    s.result = Result(winners, "worth", {"worth": worth})


def pay_of(s: Crowd, player: int) -> Rules:
    for card in s.hidden[player]:
        options = [OPEN.of(card)]
        if s.stones[player]:
            options.append(PAY.of(card))
        option = yield Ask(player, ASK_PAY, options, card)
        if option.verb is PAY:
            s.stones[player] -= 1
            s.paid[player].append(card)
            s.tell(PAYS, player, card)


def crowd(state: State) -> Crowd:
    assert isinstance(state, Crowd)
    return state


class CrowdGame(Game):
    """The game."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "crowd"
        self.version = "1"
        self.players = (2, 3, 4)
        self.settings = (Setting("in_turns", (False, True)), Setting("windows", (False, True)))
        self.kinds = (SEAT, CARD)
        self.verbs = (TAKE, GIVE, CALL, WAIT, HIDE, ENOUGH, PAY, OPEN, THROW, KEEP)
        self.prompts = (ASK_FLOOR, ASK_CALL, ASK_HIDE, ASK_PAY, ASK_THROW)
        self.events = (TAKES, GIVES, CALLS, HID, PAYS)
        self.reasons = ("worth",)

    def setup(self, players: int, settings: Settings, dice: Dice) -> State:
        return Crowd(dice, players, bool(settings["in_turns"]), bool(settings["windows"]))

    def step(self, state: State) -> Rules:
        s = crowd(state)
        if s.phase == "floor":
            return act(s)
        return hide(s) if s.phase == "hide" else pay(s)

    def view(self, state: State, player: int | None) -> dict[str, Any]:
        s = crowd(state)
        return {
            "phase": s.phase,
            "heap": s.heap,
            "stones": s.stones.copy(),
            "waiting": [bool(s.floor.waiting >> seat & 1) for seat in range(s.players)],
            "hidden": [
                cards.copy() if s.phase == "pay" or seat == player else None
                for seat, cards in enumerate(s.hidden)
            ],
            "paid": [cards.copy() for cards in s.paid],
        }

    def determinize(self, state: State, player: int, dice: Dice, shown: Shown) -> State:
        twin = crowd(state).copy()
        twin.dice = dice
        return twin

    def evaluate(self, state: State) -> list[float]:
        s = crowd(state)
        if s.result is not None:
            winners = s.result.winners
            return [float(seat in winners) / len(winners) for seat in range(s.players)]
        return [1 / s.players] * s.players

    def check(self, state: State) -> None:
        s = crowd(state)
        assert s.heap + sum(s.stones) + sum(len(cards) for cards in s.paid) == HEAP
        assert min([s.heap, *s.stones]) >= 0

    def seat_names(self, state: State) -> list[str]:
        return [f"seat-{name}" for name in SEAT.ids[: crowd(state).players]]


CROWD: Final = CrowdGame()
