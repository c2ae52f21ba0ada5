"""A bot that searches: information-set Monte-Carlo tree search over redrawn positions."""

from math import log, sqrt
from random import Random
from time import monotonic
from typing import Final, final

from kronika.core.asks import Option
from kronika.core.dice import Seed, seed_bytes
from kronika.core.errors import UsageError
from kronika.core.match import Match

from .random import options_of

WORLDS: Final = 24
"""Redrawn positions that are searched in turn: what is hidden and all dice differ."""
NEW_WORLD: Final = 40
"""Iterations after which one of them is drawn anew."""
EXPLORATION: Final = 0.6
"""How much doubt counts beside what is known."""
WIDENING: Final = 1.6
"""A node that was visited n times has looked at about this times the root of n options."""
AT_FIRST: Final = 4
"""Options that every node may look at."""
DEPTH: Final = 4
"""Decisions that are played at random behind the tree before the position is judged."""
CHECKED: Final = 32
"""Iterations between two looks at the clock."""


@final
class Node:
    """What is known about the decisions that lead here, whatever is hidden."""

    def __init__(self, players: int) -> None:
        self.visits = 0
        self.available = 0
        self.shares = [0.0] * players
        self.children: dict[Option, Node] = {}


@final
class SearchBot:
    """Plays every option out in many positions that its player cannot tell from the real one.

    All of them share one tree, in which each player is taken to do what is best for himself.
    The budget is a number of iterations, or of seconds; a forced decision takes none of it.
    """

    def __init__(
        self,
        seed: Seed,
        iterations: int = 0,
        seconds: float = 0.0,
        depth: int = DEPTH,
    ) -> None:
        if iterations < 0 or seconds < 0 or not (iterations or seconds):
            raise UsageError("a search needs a budget: iterations or seconds, more than 0")
        self._random = Random(seed_bytes(seed))
        self._iterations = iterations
        self._seconds = seconds
        self._depth = depth
        self.iterations = 0
        """How many iterations the last decision took."""

    def choose(self, match: Match, player: int) -> Option:
        """The option that was worth looking at most often."""
        options = options_of(match, player)
        self.iterations = 0
        if len(options) == 1:
            return options[0]
        root = self._search(match, player)
        best = options[0]
        most = (-1, 0.0)
        for option in options:
            child = root.children.get(option)
            if child is not None:
                mean = child.shares[player] / max(child.visits, 1)
                if (child.visits, mean) > most:
                    most = (child.visits, mean)
                    best = option
        return best

    def _search(self, match: Match, player: int) -> Node:
        root = Node(match.players)
        until = monotonic() + self._seconds if self._seconds else 0.0
        tree = Tree(self._random, self._depth, match.players)
        worlds: list[Match] = []
        done = 0
        while not self._iterations or done < self._iterations:
            if until and done % CHECKED == 0 and done and monotonic() >= until:
                break
            if done % CHECKED == 0 and self._decided(root, done, until):
                break
            place = done % WORLDS
            if len(worlds) <= place:
                worlds.append(match.redraw(player, self._random.getrandbits(64)))
            elif done % NEW_WORLD == 0:
                worlds[place] = match.redraw(player, self._random.getrandbits(64))
            tree.iterate(root, worlds[place].copy(), player)
            done += 1
        self.iterations = done
        return root

    def _decided(self, root: Node, done: int, until: float) -> bool:
        """Whether nothing that is still to come can change the choice."""
        if until or not self._iterations:
            return False
        visits = sorted([child.visits for child in root.children.values()], reverse=True)
        return len(visits) > 1 and visits[0] - visits[1] > self._iterations - done


@final
class Tree:
    """Grows a tree by one look at a time."""

    def __init__(self, random: Random, depth: int, players: int) -> None:
        self._random = random
        self._depth = depth
        self._low = [1.0] * players
        self._high = [0.0] * players

    def iterate(self, root: Node, world: Match, player: int) -> None:
        """Go down the tree, add a node, play on a little, and tell all nodes what came out."""
        node = root
        path = [root]
        decider = player
        while world.ask is not None:
            ask = world.ask
            if node is not root:
                decider = ask.player
            options = ask.options_of(decider)
            option = self._untried(node, options)
            if option is not None:
                child = Node(world.players)
                child.available = 1
                node.children[option] = child
                world.take(option, decider)
                path.append(child)
                break
            option = self._best(node, options, decider)
            world.take(option, decider)
            node = node.children[option]
            path.append(node)
        self._play_on(world)
        shares = world.game.evaluate(world.state)
        for number, share in enumerate(shares):
            self._low[number] = min(self._low[number], share)
            self._high[number] = max(self._high[number], share)
        for visited in path:
            visited.visits += 1
            for number, share in enumerate(shares):
                visited.shares[number] += share

    def _untried(self, node: Node, options: list[Option]) -> Option | None:
        """An option to look at for the first time, if the node may grow."""
        untried = [option for option in options if option not in node.children]
        if not untried:
            return None
        tried = len(options) - len(untried)
        if tried >= AT_FIRST and tried > WIDENING * sqrt(node.visits):
            return None
        return untried[int(self._random.random() * len(untried))]

    def _best(self, node: Node, options: list[Option], decider: int) -> Option:
        """The option with the best mean, or the most doubt, for who decides."""
        span = max(self._high[decider] - self._low[decider], 1e-9)
        best = options[0]
        top = -1.0
        for option in options:
            child = node.children.get(option)
            if child is None:
                continue
            child.available += 1
            mean = (child.shares[decider] / child.visits - self._low[decider]) / span
            doubt = EXPLORATION * sqrt(log(child.available) / child.visits)
            if mean + doubt > top:
                top = mean + doubt
                best = option
        return best

    def _play_on(self, world: Match) -> None:
        random = self._random
        for _ in range(self._depth):
            ask = world.ask
            if ask is None:
                return
            options = ask.options
            world.take(options[int(random.random() * len(options))], ask.player)
