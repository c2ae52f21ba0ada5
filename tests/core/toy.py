"""A tiny game with what the kernel must cope with: secrets, dice, an open floor.

In each round everybody bids secretly, whoever is ready first; then each player in turn plays a
card at another one, rolls, looks at the trump or passes, and draws a card that only he sees.

The fields of a compiled class are declared by assigning them in __init__, and an interpreted
subclass may add its own: this is one, also where the kernel is compiled.
"""

from collections.abc import Mapping
from typing import Any, Final

from kronika.core.asks import (
    NUMBER,
    Ask,
    Event,
    Floor,
    Kind,
    Prompt,
    Rules,
    Shown,
    Verb,
)
from kronika.core.dice import Dice
from kronika.core.errors import UsageError
from kronika.core.game import Game, Setting, Settings
from kronika.core.match import Match, new_match
from kronika.core.state import Result, State

CARDS: Final = 12
HAND: Final = 2
NO_BID: Final = -1

CARD: Final = Kind("card", [f"card-{number}" for number in range(CARDS)], thing=True)
SEAT: Final = Kind("seat", ["north", "east", "west"], thing=True)
COLOUR: Final = Kind("colour", ["red", "blue"])

HIGH: Final = Verb("bid-high")
LOW: Final = Verb("bid-low")
PLAY: Final = Verb("play", (CARD,))
PEEK: Final = Verb("peek")
ROLL: Final = Verb("roll")
PASS: Final = Verb("pass")
AT: Final = Verb("at", (SEAT,))
TAKE: Final = Verb("take", (NUMBER, COLOUR))
ACCEPT: Final = Verb("accept", (SEAT,))
REFUSE: Final = Verb("refuse", (SEAT,))
STOP: Final = Verb("stop")

ASK_BID: Final = Prompt("bid", (NUMBER,), "TOY-1")
ASK_ACTION: Final = Prompt("action", (NUMBER,), "TOY-2")
ASK_TARGET: Final = Prompt("target", (CARD,), "TOY-3")
ASK_TAKE: Final = Prompt("take", (CARD, SEAT), "TOY-3")
ASK_REPLY: Final = Prompt("reply", (CARD, SEAT, NUMBER), "TOY-4")
ASK_AGAIN: Final = Prompt("again", (NUMBER,), "TOY-5")

DEALT: Final = Event("dealt", (NUMBER,))
HAS_BID: Final = Event("has-bid", (SEAT,))
BID: Final = Event("bid", (SEAT, NUMBER), reveals=True)
PLAYS: Final = Event("plays", (SEAT, CARD))
TRUMP_IS: Final = Event("trump-is", (CARD,))
LOOKS: Final = Event("looks", (SEAT,))
ROLLS: Final = Event("rolls", (SEAT, NUMBER))
GETS: Final = Event("gets", (SEAT, NUMBER, COLOUR))
DRAWS: Final = Event("draws", (SEAT,))
DRAWS_CARD: Final = Event("draws-card", (SEAT, CARD))


class Table(State):
    """Everything on the toy's table."""

    def __init__(self, dice: Dice, players: int, rounds: int) -> None:
        super().__init__(dice)
        self.players = players
        self.rounds = rounds
        self.round = 1
        self.active = NO_BID  # nobody: they bid
        self.bids = [NO_BID] * players
        self.scores = [0] * players
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.pile = list(range(CARDS))
        self.played: list[int] = []
        self.trump = NO_BID
        self.knows_trump = [False] * players

    def copy(self) -> "Table":
        twin = Table(self.dice.copy(), self.players, self.rounds)
        twin.result = self.result
        twin.round = self.round
        twin.active = self.active
        twin.bids = self.bids.copy()
        twin.scores = self.scores.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.pile = self.pile.copy()
        twin.played = self.played.copy()
        twin.trump = self.trump
        twin.knows_trump = self.knows_trump.copy()
        return twin


def bid(s: Table) -> Rules:
    """One answer a step, so that a secret one is in the state and can be drawn anew."""
    waiting = [player for player in range(s.players) if s.bids[player] == NO_BID]
    answers = [HIGH.of(), LOW.of()]
    floor = Floor(ASK_BID, [Ask(each, ASK_BID, answers, s.round) for each in waiting], s.round)
    option = yield floor
    bidder = floor.player
    s.bids[bidder] = int(option.verb is HIGH)
    s.tell(HAS_BID, bidder)
    s.tell(BID, bidder, s.bids[bidder], to=1 << bidder)
    if NO_BID not in s.bids:
        lone = s.bids.count(1) == 1
        for player in range(s.players):
            s.tell(BID, player, s.bids[player])
            s.scores[player] += 2 if lone and s.bids[player] else 0
        s.bids = [NO_BID] * s.players
        s.active = 0


def turn(s: Table) -> Rules:
    """A step of several decisions, one of them another player's."""
    options = [PLAY.of(card) for card in sorted(s.hands[s.active])]
    if not s.knows_trump[s.active]:
        options.append(PEEK.of())
    option = yield Ask(s.active, ASK_ACTION, [*options, ROLL.of(), PASS.of()], s.round)
    if option.verb is PLAY:
        yield from play(s, option.a)
    elif option.verb is PEEK:
        s.knows_trump[s.active] = True
        s.tell(LOOKS, s.active)
        s.tell(TRUMP_IS, s.trump, to=1 << s.active)
    elif option.verb is ROLL:
        yield from roll(s)
    end_turn(s)


def play(s: Table, card: int) -> Rules:
    """With two players there is only one target: a forced option."""
    s.hands[s.active].remove(card)
    s.played.append(card)
    s.tell(PLAYS, s.active, card)
    others = [AT.of(player) for player in range(s.players) if player != s.active]
    target = (yield Ask(s.active, ASK_TARGET, others, card)).a
    amounts = [TAKE.of(amount, colour) for amount in (1, 2) for colour in (0, 1)]
    take = yield Ask(s.active, ASK_TAKE, amounts, card, target)
    answers = [ACCEPT.of(s.active), REFUSE.of(s.active)]
    if s.scores[target] == 0:
        answers = answers[1:]  # it is asked all the same
    reply = yield Ask(target, ASK_REPLY, answers, card, s.active, take.a, auto=False)
    if reply.verb is ACCEPT:
        s.scores[s.active] += take.a
        s.tell(GETS, s.active, take.a, take.b)


def roll(s: Table) -> Rules:
    """Dice in the middle of a step."""
    while True:
        number = s.dice.below(6) + 1
        s.tell(ROLLS, s.active, number)
        if number == 6:
            s.scores[s.active] += 1
        option = yield Ask(s.active, ASK_AGAIN, [ROLL.of(), STOP.of()], number)
        if option.verb is STOP:
            return


def end_turn(s: Table) -> None:
    """Draw up to the hand's size, unseen by the others; the last turn ends the game."""
    while s.pile and len(s.hands[s.active]) < HAND:
        card = s.dice.draw(s.pile)
        s.hands[s.active].append(card)
        s.tell(DRAWS, s.active)
        s.tell(DRAWS_CARD, s.active, card, to=1 << s.active)
    s.active += 1
    if s.active == s.players:
        s.active = NO_BID
        s.round += 1
        if s.round > s.rounds:
            best = max(s.scores)
            winners = [player for player in range(s.players) if s.scores[player] == best]
            s.result = Result(winners, "points", {"points": s.scores.copy()})


def table(state: State) -> Table:
    assert isinstance(state, Table)
    return state


class Toy(Game):
    """The game."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "toy"
        self.version = "1"
        self.players = (2, 3)
        self.settings = (
            Setting("rounds", (2, 1, 3)),
            Setting("open_trump", (False, True)),
            Setting("deal", ("random", "fixed")),
        )
        self.kinds = (CARD, SEAT, COLOUR)
        self.verbs = (HIGH, LOW, PLAY, PEEK, ROLL, PASS, AT, TAKE, ACCEPT, REFUSE, STOP)
        self.prompts = (ASK_BID, ASK_ACTION, ASK_TARGET, ASK_TAKE, ASK_REPLY, ASK_AGAIN)
        self.events = (
            *(DEALT, HAS_BID, BID, PLAYS, TRUMP_IS, LOOKS),
            *(ROLLS, GETS, DRAWS, DRAWS_CARD),
        )
        self.reasons = ("points",)

    def setup(self, players: int, settings: Settings, dice: Dice) -> State:
        s = Table(dice, players, int(settings["rounds"]))
        fixed = settings["deal"] == "fixed"
        for hand in s.hands:
            for _ in range(HAND):
                hand.append(s.pile.pop(0) if fixed else dice.draw(s.pile))
        s.trump = s.pile.pop(0) if fixed else dice.draw(s.pile)
        s.knows_trump = [bool(settings["open_trump"])] * players
        s.tell(DEALT, HAND)
        return s

    def step(self, state: State) -> Rules:
        s = table(state)
        return bid(s) if s.active == NO_BID else turn(s)

    def view(self, state: State, player: int | None) -> dict[str, Any]:
        s = table(state)
        knows = player is not None and s.knows_trump[player]
        return {
            "round": s.round,
            "active": s.active,
            "scores": s.scores.copy(),
            "hands": [sorted(hand) if p == player else len(hand) for p, hand in enumerate(s.hands)],
            "pile": len(s.pile),
            "played": s.played.copy(),
            "trump": s.trump if knows else None,
            "bids": [bid if p == player else bid != NO_BID for p, bid in enumerate(s.bids)],
        }

    def determinize(self, state: State, player: int, dice: Dice, shown: Shown) -> State:
        s = table(state).copy()
        seen = {option.a for option in shown.played if option.verb is PLAY}
        others = [hand for seat, hand in enumerate(s.hands) if seat != player]
        unknown = s.pile + [card for hand in others for card in hand if card not in seen]
        if not s.knows_trump[player]:
            unknown.append(s.trump)
        dice.shuffle(unknown)
        for hand in others:
            hand[:] = [card if card in seen else unknown.pop() for card in hand]
        if not s.knows_trump[player]:
            s.trump = unknown.pop()
        s.pile = unknown
        for seat, answer in enumerate(s.bids):
            if seat != player and answer != NO_BID:
                s.bids[seat] = dice.below(2)
        return s

    def evaluate(self, state: State) -> list[float]:
        scores = table(state).scores
        return [(score + 1) / (sum(scores) + len(scores)) for score in scores]

    def draw(self, view: Mapping[str, Any], language: str) -> str:
        return f'<svg xmlns="http://www.w3.org/2000/svg" lang="{language}">{view["table"]}</svg>'

    def check(self, state: State) -> None:
        s = table(state)
        found = [s.trump, *s.pile, *s.played, *(card for hand in s.hands for card in hand)]
        assert sorted(found) == list(range(CARDS)), "a card is lost or doubled"
        assert min(s.scores) >= 0

    def seat_names(self, state: State) -> list[str]:
        return [f"seat-{name}" for name in SEAT.ids[: table(state).players]]


TOY: Final = Toy()


def find(name: str) -> Game:
    """The toy by its name, for loading records."""
    if name != TOY.name:
        raise UsageError(f"there is no game {name!r}")
    return TOY


def toy_match(players: int = 2, seed: int | str = 1, bids: bool = True, **settings: Any) -> Match:
    """A match of the toy, at the first turn or before the first bids."""
    match = new_match(TOY, players, seed, settings)
    for player in range(players if bids else 0):
        match.choose("bid-low", player)
    return match
