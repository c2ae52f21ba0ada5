"""Chance: the same for the same seed, uniform, and exact after a copy or a fork."""

from collections import Counter
from collections.abc import Iterable
from hashlib import sha256
from typing import Any

import pytest

from kronika.core.dice import BLOCK, Dice, Seed, dice_of, seed_bytes, seed_hash
from kronika.core.errors import UsageError

pytestmark = pytest.mark.compiled

WORD_RANGE = 1 << 32
PINNED_ROLLS = [0, 1, 3, 2, 3, 1, 2, 4, 2, 0, 4, 1, 2, 1, 0, 5, 1, 2, 3, 0]
PINNED_WORDS = [3382568847, 2065509482, 2934573524]


def rolls(dice: Dice, count: int, n: int = 6) -> list[int]:
    return [dice.below(n) for _ in range(count)]


def words(dice: Dice, count: int) -> list[int]:
    return rolls(dice, count, WORD_RANGE)


def assert_uniform(values: Iterable[object], outcomes: int) -> None:
    """Chi-square with a bound that a uniform source passes but once in a million times."""
    counts = Counter(values)
    total = sum(counts.values())
    expected = total / outcomes
    assert expected >= 20, "too few values for the test to mean anything"
    assert len(counts) == outcomes
    chi_square = sum((count - expected) ** 2 / expected for count in counts.values())
    freedom = outcomes - 1
    # Wilson and Hilferty: the cube root is nearly normal.
    deviation = ((chi_square / freedom) ** (1 / 3) - (1 - 2 / (9 * freedom))) / (
        2 / (9 * freedom)
    ) ** 0.5
    assert deviation < 4.75
    assert deviation > -4.75, "more even than chance"


# The same seed, the same rolls


def test_rolls_are_pinned() -> None:
    """Every record depends on them: if this fails, no old record can be replayed."""
    assert rolls(dice_of(7), 20) == PINNED_ROLLS
    assert words(dice_of("kronika"), 3) == PINNED_WORDS


@pytest.mark.parametrize("seed", [0, -1, 7, "7", "a", "Příšerně žluťoučký kůň", "\0", " "])
def test_same_seed_same_rolls(seed: Seed) -> None:
    assert words(dice_of(seed), 100) == words(dice_of(seed), 100)


def test_other_seed_other_rolls() -> None:
    seeds: list[Seed] = [0, 1, -1, "a", "A", "a ", "1.0", "\ud800", "\udc00"]
    assert len({tuple(words(dice_of(seed), 4)) for seed in seeds}) == len(seeds)


def test_number_and_its_text_are_the_same_seed() -> None:
    assert words(dice_of(-7), 9) == words(dice_of("-7"), 9)
    assert seed_hash(7) == seed_hash("7")


def test_position_counts_words() -> None:
    dice = dice_of(1)
    words(dice, 3 * BLOCK + 5)
    assert dice.position == 3 * BLOCK + 5
    assert words(Dice(dice.key, dice.position), 40) == words(dice, 40)


# Uniform


@pytest.mark.parametrize("n", [2, 3, 5, 6, 7, 10, 52, 100, 256])
def test_uniform(n: int) -> None:
    assert_uniform(rolls(dice_of(f"uniform {n}"), 100 * n, n), n)


@pytest.mark.parametrize("n", [(1 << 31) + 1, 3 << 30, WORD_RANGE - 1, WORD_RANGE])
def test_uniform_over_big_ranges(n: int) -> None:
    values = rolls(dice_of("big"), 3000, n)
    assert all(0 <= value < n for value in values)
    assert_uniform([value * 30 // n for value in values], 30)


def test_following_rolls_are_independent() -> None:
    values = rolls(dice_of("pairs"), 20_000)
    assert_uniform(zip(values[::2], values[1::2], strict=True), 36)
    block = rolls(dice_of("blocks"), 40_000)
    assert_uniform(zip(block[:-BLOCK:2], block[BLOCK::2], strict=True), 36)


def test_seeds_next_to_each_other_are_independent() -> None:
    assert_uniform([dice_of(seed).below(6) for seed in range(3000)], 6)
    pairs = [(dice_of(seed).below(6), dice_of(seed + 1).below(6)) for seed in range(3000)]
    assert_uniform(pairs, 36)


def test_words_over_the_limit_are_rejected() -> None:
    """Below 2^31 + 1 nearly half of all words would favour the small numbers."""
    n = (1 << 31) + 1
    dice, source = dice_of("reject"), dice_of("reject")
    kept = [word for word in words(source, 400) if word < n]
    assert 150 < len(kept) < 250
    assert rolls(dice, len(kept), n) == kept
    assert dice.position > len(kept)


def test_one_outcome_uses_no_chance() -> None:
    dice = dice_of(1)
    assert rolls(dice, 10, 1) == [0] * 10
    assert dice.draw([5]) == 5
    dice.shuffle([5])
    dice.shuffle([])
    assert dice.position == 0


@pytest.mark.parametrize("n", [0, -1, -6, WORD_RANGE + 1, 1 << 80])
def test_impossible_rolls(n: int) -> None:
    dice = dice_of(1)
    with pytest.raises(ValueError, match=str(n)):
        dice.below(n)
    assert dice.position == 0


def test_empty_bag() -> None:
    with pytest.raises(ValueError, match="0"):
        dice_of(1).draw([])


def test_draw_takes_any_element_out() -> None:
    dice = dice_of("draw")
    first = []
    for _ in range(3000):
        bag = [10, 11, 12, 13, 14]
        taken = dice.draw(bag)
        assert sorted([taken, *bag]) == [10, 11, 12, 13, 14]
        first.append(taken)
    assert_uniform(first, 5)


def test_every_order_is_equally_likely() -> None:
    dice = dice_of("shuffle")
    orders = []
    for _ in range(2400):
        items = [0, 1, 2, 3]
        dice.shuffle(items)
        orders.append(tuple(items))
    assert_uniform(orders, 24)
    drawn = []
    for _ in range(2400):
        bag = [0, 1, 2, 3]
        drawn.append(tuple(dice.draw(bag) for _ in range(4)))
    assert_uniform(drawn, 24)


# Copies and forks


@pytest.mark.parametrize("before", [0, 1, BLOCK - 1, BLOCK, BLOCK + 1, 100])
def test_copy_gives_the_same_rolls(before: int) -> None:
    dice = dice_of(3)
    words(dice, before)
    twin = dice.copy()
    expected = words(dice, 50)
    assert twin.position == before
    assert words(twin, 50) == expected


def test_copy_is_independent() -> None:
    dice = dice_of(3)
    twin = dice.copy()
    words(twin, 30)
    assert dice.position == 0
    assert words(dice, 30) == words(dice_of(3), 30)


@pytest.mark.parametrize("at", [0, 1, 5, BLOCK - 1, BLOCK, BLOCK + 3, 2 * BLOCK])
@pytest.mark.parametrize("now", [0, 4, BLOCK])
def test_fork(at: int, now: int) -> None:
    other = dice_of("other")
    expected = words(dice_of(3), at) + words(other, 100)[at:]
    dice = dice_of(3)
    words(dice, now)
    fork = dice.forked(at, other.key)
    if at >= now:
        assert words(fork, 100 - now) == expected[now:]
    else:
        assert words(fork, 100 - now) == words(dice_of("other"), 100)[now:]
    assert words(dice, 100 - now) == words(dice_of(3), 100)[now:], "the original has changed"


def test_copy_of_a_fork() -> None:
    fork = dice_of(3).forked(10, dice_of("other").key)
    assert words(fork.copy(), 40) == words(fork, 40)


def test_fork_of_a_fork() -> None:
    a, b = dice_of("a"), dice_of("b")
    twice = dice_of(3).forked(5, a.key).forked(20, b.key)
    expected = words(dice_of(3), 5) + words(a.copy(), 20)[5:] + words(b.copy(), 40)[20:]
    assert words(twice, 40) == expected
    earlier = dice_of(3).forked(20, b.key).forked(5, a.key)
    assert words(earlier, 40) == words(dice_of(3), 5) + words(a.copy(), 40)[5:]
    instead = dice_of(3).forked(5, b.key).forked(5, a.key)
    assert words(instead, 40) == words(dice_of(3), 5) + words(a.copy(), 40)[5:]


# Seeds


@pytest.mark.parametrize(
    "seed",
    [(1 << 512) - 1, 1 - (1 << 512), "x", "x" * 256, "\ud800", "é"],
    ids=["big", "small", "short", "long", "half a character", "not ASCII"],
)
def test_good_seeds(seed: Seed) -> None:
    assert dice_of(seed).below(6) < 6
    assert len(seed_hash(seed)) == 64


@pytest.mark.parametrize(
    "seed",
    [1 << 512, -(1 << 512), 10**5000, "", "x" * 257, "x" * 10**6],
    ids=["big", "small", "too big to print", "empty", "long", "very long"],
)
def test_bad_seeds(seed: Seed) -> None:
    for use in (dice_of, seed_hash, seed_bytes):
        with pytest.raises(UsageError, match="a seed"):
            use(seed)


@pytest.mark.parametrize("seed", [None, 1.0, b"7", [], (7,), float("nan")])
def test_seeds_of_a_wrong_type(seed: Any) -> None:
    """Compiled code refuses them itself."""
    with pytest.raises((UsageError, TypeError)):
        dice_of(seed)


@pytest.mark.parametrize("seed", [True, False])
def test_truth_is_no_seed(seed: bool) -> None:
    with pytest.raises(UsageError, match="bool"):
        dice_of(seed)


def test_seed_hash_is_what_anybody_can_compute() -> None:
    assert seed_hash("Brno") == sha256(b"kronika seed Brno").hexdigest()
    assert seed_hash("Brno") != seed_hash("Brno ")


def test_seed_hash_says_nothing_of_the_dice() -> None:
    assert dice_of("Brno").key.hex() != seed_hash("Brno")
    assert dice_of(seed_hash("Brno")).key != dice_of("Brno").key


def test_halves_of_a_character_are_the_character() -> None:
    """As they are when they come back from a record."""
    assert seed_hash("\ud83d\udc51") == seed_hash("\N{CROWN}")
    assert seed_hash("\udc51\ud83d") != seed_hash("\N{CROWN}")


def test_loaded_dice_roll_what_is_wanted_first() -> None:
    dice = dice_of(7).loaded([3, 5, 11])
    assert [dice.below(12) for _ in range(3)] == [3, 5, 11]
    honest = dice_of(7)
    for _ in range(3):
        honest.below(12)
    assert [dice.below(100) for _ in range(40)] == [honest.below(100) for _ in range(40)]


def test_loaded_dice_are_copied() -> None:
    dice = dice_of(7).loaded([3, 5])
    dice.below(12)
    assert dice.copy().below(12) == 5


def test_only_one_block_can_be_loaded() -> None:
    with pytest.raises(ValueError, match="at most 16 words"):
        dice_of(7).loaded([0] * 17)
