"""A bot that searches: information-set Monte-Carlo tree search over redrawn positions."""

from math import inf, log, sqrt
from random import Random
from time import monotonic
from typing import Final, final

from kronika.core.asks import Option
from kronika.core.dice import Seed, seed_bytes
from kronika.core.errors import UsageError
from kronika.core.match import Match

from .helpers import Part, helped
from .random import options_of, thought_of
from .worlds import OtherWorlds

WORLDS: Final = 16
"""Redrawn positions that are searched in turn. The dice are others in every iteration."""
PER_WORLD: Final = 8
"""Iterations that a redrawn position is good for before another one is worth its price."""
EXPLORATION: Final = 0.7
"""How much doubt counts beside what is known, in standard deviations of what came out."""
WIDENING: Final = 1.5
"""A node that was visited n times has looked at about this times the root of n options."""
AT_FIRST: Final = 3
"""Options that every node may look at."""
DEPTH: Final = 2
"""Decisions that are played behind the tree, at least, before the position is judged."""
DEEPEST: Final = 24
"""Decisions after which it is judged even in the middle of a step."""
LEAST: Final = 2
"""Iterations for each option, where there are so many that the usual number is too small."""
HASTE: Final = 0.003
"""What every decision of the tree costs its player, so that of two ways the shorter is taken."""
CHECKED: Final = 16
"""Iterations between two looks at the clock."""
MOST: Final = 1_000_000_000
"""Iterations of a search that only the clock ends."""


@final
class Stat:
    """How often something was tried, and what share of the win came out of it in all."""

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0


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
    The budget is a number of iterations, or of seconds, or both, of which the first that is
    reached counts. With `each`, so many iterations for every option are enough where there are
    few, and where there are many, every option is still looked at. A forced decision takes
    none of it, and a search ends early when the choice cannot change any more.

    Several processes search side by side, each with its part of the iterations; what all of
    them have found decides. Without a clock, the same seed makes the same choices.
    """

    def __init__(
        self,
        seed: Seed,
        iterations: int = 0,
        seconds: float = 0.0,
        processes: int = 1,
        each: int = 0,
        depth: int = DEPTH,
    ) -> None:
        if iterations < 0 or not 0 <= seconds < float("inf") or not (iterations or seconds):
            raise UsageError("a search needs a budget: iterations or seconds, more than 0")
        if processes < 1:
            raise UsageError(f"a search needs one process at least, not {processes}")
        if each < 0 or depth < 0:
            raise UsageError("each and depth of a search are 0 or more")
        self._random = Random(seed_bytes(seed))
        self._iterations = iterations
        self._seconds = seconds
        self._processes = processes
        self._each = each
        self._depth = depth
        self.iterations = 0
        """How many iterations the last decision took."""

    def choose(self, match: Match, player: int) -> Option:
        """The option that was worth looking at most often."""
        options = thought_of(options_of(match, player)).copy()
        self.iterations = 0
        if len(options) == 1:
            return options[0]
        self._random.shuffle(options)  # of equals, none is favoured by its place
        found = self._found(match, player, options)
        self.iterations = sum([stat[0] for stat in found])
        best = 0
        most = (-1, 0.0)
        for number, (visits, total) in enumerate(found):
            worth = (visits, total / max(visits, 1))
            if worth > most:
                most = worth
                best = number
        return options[best]

    def _budget(self, options: int) -> int:
        """How many iterations so many options are worth."""
        iterations = self._iterations or MOST
        if self._each:
            iterations = max(min(iterations, self._each * options), LEAST * options)
        return iterations

    def _found(self, match: Match, player: int, options: list[Option]) -> Part:
        """How often each option was looked at, and the shares that came out of it."""
        iterations = self._budget(len(options))
        until = monotonic() + self._seconds if self._seconds else 0.0
        share = -(-iterations // self._processes)
        seeds = [self._random.getrandbits(64) for _ in range(self._processes)]

        def part(number: int) -> Part:
            search = Search(match, player, options, Random(seeds[number]), self._depth)
            return search.run(share, until)

        return part(0) if self._processes == 1 else helped(part, self._processes)


@final
class Search:
    """A search for one decision, in one process."""

    def __init__(
        self, match: Match, player: int, options: list[Option], random: Random, depth: int
    ) -> None:
        self._player = player
        self._options = options
        self._random = random
        self._tree = Tree(random, depth, match.players)
        self._root = Node(match.players)
        self._worlds: list[Match] = []
        self._others = OtherWorlds(match, player, random)

    def run(self, iterations: int, until: float) -> Part:
        """Search until the budget is used up, or nothing can change the choice."""
        began = monotonic() if until else 0.0
        wanted = min(WORLDS, 1 + iterations // PER_WORLD)
        done = 0
        while done < iterations:
            if done % CHECKED == 0 and done:
                left = iterations - done
                if until:
                    now = monotonic()
                    if now >= until:
                        break
                    # Nearly twice as many as the clock leaves at this pace, to be on the safe side.
                    left = min(left, int(1.8 * done * (until - now) / max(now - began, 1e-6)))
                if self._is_decided(left):
                    break
            world = self._world(done, wanted)
            if world is None:
                break
            self._tree.iterate(self._root, world, self._player)
            done += 1
        children = self._root.children
        found: Part = []
        for option in self._options:
            child = children.get(option)
            if child is None:
                found.append((0, 0.0))
            else:
                found.append((child.visits, child.shares[self._player]))
        return found

    def _world(self, done: int, wanted: int) -> Match | None:
        """A position to search in: one of a few, which are drawn one after the other."""
        worlds = self._worlds
        if len(worlds) < wanted and done >= len(worlds) * PER_WORLD // 2:
            world = self._others.another()
            if world is not None:
                worlds.append(world)
                return world.light()
        return worlds[done % len(worlds)].light() if worlds else None

    def _is_decided(self, left: int) -> bool:
        """Whether nothing that is still to come can change the choice."""
        first = second = 0
        for child in self._root.children.values():
            if child.visits > first:
                first, second = child.visits, first
            elif child.visits > second:
                second = child.visits
        return first - second > left


@final
class Tree:
    """Grows a tree by one look at a time."""

    def __init__(self, random: Random, depth: int, players: int) -> None:
        self._random = random
        self._depth = depth
        self._history: list[dict[Option, Stat]] = [{} for _ in range(players)]
        self._looks = 0
        self._mean = [0.0] * players
        self._spread = [0.0] * players  # sum of squared distances from the mean

    def iterate(self, root: Node, world: Match, player: int) -> None:
        """Go down the tree, add a node, play on a little, and tell all nodes what came out."""
        dice = world.state.dice
        dice.forks = ((dice.position, self._random.getrandbits(256).to_bytes(32, "little")),)
        path = self._descend(root, world, player)
        self._play_on(world)
        shares = world.game.evaluate(world.state)
        for decider, _, _ in path:
            shares[decider] -= HASTE
        self._learn(shares)
        root.visits += 1
        for decider, option, node in path:
            node.visits += 1
            for seat, share in enumerate(shares):
                node.shares[seat] += share
            history = self._history[decider]
            stat = history.get(option)
            if stat is None:
                stat = Stat()
                history[option] = stat
            stat.visits += 1
            stat.total += shares[decider]

    def _descend(self, root: Node, world: Match, player: int) -> list[tuple[int, Option, Node]]:
        """Take what is best, down to a decision that was not looked at before."""
        node = root
        path: list[tuple[int, Option, Node]] = []
        decider = player
        while True:
            ask = world.ask
            if ask is None:
                return path
            if node is not root:
                decider = ask.player
            options = thought_of(world.options_of(decider))
            if len(options) == 1:
                world.take(options[0], decider)
                continue
            children = [node.children.get(option) for option in options]
            option = self._untried(node, options, children, decider, world, node is root)
            if option is not None:
                child = Node(world.players)
                child.available = 1
                node.children[option] = child
                world.take(option, decider)
                path.append((decider, option, child))
                return path
            place = self._best(children, decider)
            world.take(options[place], decider)
            best = children[place]
            assert best is not None
            node = best
            path.append((decider, options[place], node))

    def _learn(self, shares: list[float]) -> None:
        self._looks += 1
        for seat, share in enumerate(shares):
            away = share - self._mean[seat]
            self._mean[seat] += away / self._looks
            self._spread[seat] += away * (share - self._mean[seat])

    def _untried(
        self,
        node: Node,
        options: list[Option],
        children: list[Node | None],
        decider: int,
        world: Match,
        all_of_them: bool,
    ) -> Option | None:
        """An option to look at for the first time, if the node may grow: the most promising."""
        tried = 0
        for child in children:
            if child is not None:
                tried += 1
        if tried == len(options):
            return None
        if not all_of_them and tried >= AT_FIRST and tried > WIDENING * sqrt(node.visits):
            return None
        history = self._history[decider]
        mean = self._mean[decider]
        prior = world.game.prior(world.state, decider, options)
        found: Option | None = None
        top = -inf
        random = self._random
        for place, option in enumerate(options):
            if children[place] is not None:
                continue
            worth = mean + 0.001 * random.random()
            if prior:
                worth += prior[place]
            stat = history.get(option)
            if stat is not None:
                worth += (stat.total - mean * stat.visits) / (stat.visits + 2)
            if worth > top:
                top = worth
                found = option
        return found

    def _best(self, children: list[Node | None], decider: int) -> int:
        """The place of the option with the best mean, or the most doubt, for who decides."""
        doubt = EXPLORATION * sqrt(self._spread[decider] / max(self._looks, 1)) + 1e-6
        best = 0
        top = -inf
        for place, child in enumerate(children):
            if child is None:
                continue
            child.available += 1
            worth = child.shares[decider] / child.visits + doubt * sqrt(
                log(child.available) / child.visits
            )
            if worth > top:
                top = worth
                best = place
        return best

    def _play_on(self, world: Match) -> None:
        """Some decisions more, until what was begun has come to its end.

        What is played for somebody who does not answer is never silly, so it is taken where the
        rules name it. Else, of two options that come to mind, the one that did better so far is.
        """
        random = self._random
        for played in range(DEEPEST):
            ask = world.ask
            if ask is None or (played >= self._depth and world.between_steps):
                return
            if ask.default is not None:
                world.take(ask.default, ask.player)
                continue
            options = thought_of(ask.options)
            option = options[int(random.random() * len(options))]
            other = options[int(random.random() * len(options))]
            history = self._history[ask.player]
            one, two = history.get(option), history.get(other)
            mine = self._mean[ask.player] if one is None else one.total / one.visits
            if two is not None and two.total / two.visits > mine:
                option = other
            world.take(option, ask.player)
