"""Chance as a function of a seed and a position."""

from collections.abc import Sequence
from hashlib import blake2b, sha256
from struct import Struct
from typing import Final, final

from mypy_extensions import mypyc_attr

from .errors import UsageError

BLOCK: Final = 16
"""Words of 32 bits in one digest."""

_WORDS: Final = Struct("<16I")
_WORD_RANGE: Final = 1 << 32
_SEED_LENGTH: Final = 256

Seed = int | str
"""What a person may write as a seed."""


def check_seed(seed: object) -> Seed:
    """The seed, if it is one: a whole number, or a text of at most 256 characters."""
    if isinstance(seed, bool) or not isinstance(seed, int | str):
        raise UsageError(f"a seed is a whole number or a text, not {type(seed).__name__}")
    if isinstance(seed, int) and abs(seed) >= 1 << 512:
        raise UsageError("a seed that is a number has at most 512 bits")
    if not 1 <= len(str(seed)) <= _SEED_LENGTH:
        raise UsageError(f"a seed has 1 to {_SEED_LENGTH} characters, not {len(str(seed))}")
    return seed


def seed_bytes(seed: Seed) -> bytes:
    """The seed as bytes; 7 and "7" are the same seed."""
    text = str(check_seed(seed))
    # Two halves of a character are that character, as they are once a record has been read.
    whole = text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "surrogatepass")
    return whole.encode("utf-8", "surrogatepass")


def seed_hash(seed: Seed) -> str:
    """What a table publishes at the start, so that nobody can change the seed later."""
    return sha256(b"kronika seed " + seed_bytes(seed)).hexdigest()


@final
@mypyc_attr(acyclic=True)
class Dice:
    """A stream of uniform integers: word number `position` of a keyed hash.

    Copying takes two fields, a replay is exact, and without the key nobody can tell the
    next roll from the past ones.
    """

    def __init__(self, key: bytes, position: int = 0) -> None:
        self.key = key
        self.position = position
        self.forks: tuple[tuple[int, bytes], ...] = ()
        self._number = -1
        self._words: tuple[int, ...] = ()

    def copy(self) -> "Dice":
        """Dice that will give the same rolls."""
        twin = Dice(self.key, self.position)
        twin.forks = self.forks
        twin._number = self._number
        twin._words = self._words
        return twin

    def forked(self, position: int, key: bytes) -> "Dice":
        """Dice that give the same rolls up to a position and those of another key from there."""
        twin = self.copy()
        twin.forks = (*(fork for fork in self.forks if fork[0] < position), (position, key))
        return twin

    def loaded(self, words: Sequence[int]) -> "Dice":
        """Dice at the start whose first words are given, for positions that need a certain roll."""
        if len(words) > BLOCK:
            raise ValueError(f"at most {BLOCK} words can be given")
        twin = Dice(self.key)
        twin._next()
        twin._words = (*words, *twin._words[len(words) :])
        twin.position = 0
        return twin

    def below(self, n: int) -> int:
        """A uniform integer from 0 to n - 1. One outcome needs no chance, and uses none."""
        if n == 1:
            return 0
        if n < 1 or n > _WORD_RANGE:
            raise ValueError(f"cannot roll below {n}")
        limit = _WORD_RANGE - _WORD_RANGE % n
        while True:
            word = self._next()
            if word < limit:
                return word % n

    def _next(self) -> int:
        position = self.position
        if self.forks and self.forks[0][0] <= position:
            self.key = self.forks[0][1]
            self.forks = self.forks[1:]
            self._number = -1
        number = position // BLOCK
        if number != self._number:
            digest = blake2b(number.to_bytes(8, "little"), key=self.key).digest()
            self._words = _WORDS.unpack(digest)
            self._number = number
        self.position = position + 1
        word: int = self._words[position % BLOCK]
        return word

    def draw(self, bag: list[int]) -> int:
        """Take a random element out of a bag. The order of a bag means nothing."""
        place = self.below(len(bag))
        item = bag[place]
        bag[place] = bag[-1]
        bag.pop()
        return item

    def shuffle(self, items: list[int]) -> None:
        """Put items into a random order."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


def dice_of(seed: Seed) -> Dice:
    """The dice of a seed, at the start."""
    return Dice(blake2b(b"kronika dice " + seed_bytes(seed), digest_size=32).digest())
