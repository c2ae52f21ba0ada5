"""EU-9.2.16: which Province supplies which place, found by the engine, so that nobody is asked."""

from typing import Final

from .terms import NONE

BITS: Final = 6
"""For what a place still needs."""
MOST: Final = (1 << BITS) - 1


def assigned(needs: list[int], worths: list[int], reaches: list[int]) -> list[int] | None:
    """EU-9.2.13, EU-9.2.14, EU-9.2.16: a place for each supplier, so that every need is met.

    A supplier is worth a number, whole to one place, and reaches those of its bits. None if there
    is no way; NONE for suppliers that are not needed. Who reaches little, supplies first.
    """
    left = needs.copy()
    chosen = [NONE] * len(worths)
    ranked: list[tuple[int, int, int]] = []
    for supplier, reach in enumerate(reaches):
        if reach.bit_count() == 1:
            chosen[supplier] = reach.bit_length() - 1
        elif reach and worths[supplier]:
            ranked.append((reach.bit_count(), reach, supplier))
    ranked.sort()  # equal ones in a row, so that what failed with one is known of the next
    _supply_alone(left, worths, chosen)
    if not _share(left, worths, reaches, [supplier for _, _, supplier in ranked], chosen):
        return None
    _release(needs, worths, chosen)
    return chosen


def _supply_alone(left: list[int], worths: list[int], chosen: list[int]) -> None:
    """Those who reach one place only, supply it."""
    for supplier, place in enumerate(chosen):
        if place != NONE:
            left[place] = max(0, left[place] - worths[supplier])


def _share(
    left: list[int], worths: list[int], reaches: list[int], order: list[int], chosen: list[int]
) -> bool:
    """Try the others one by one; what failed once with so much left, fails again."""
    packed = 0
    for place, need in enumerate(left):
        assert need <= MOST
        packed |= need << place * BITS
    behind = [0] * (len(order) + 1)
    for at in range(len(order) - 1, -1, -1):
        behind[at] = behind[at + 1] + worths[order[at]]
    return _place(0, packed, worths, reaches, order, behind, chosen, set())


def _place(
    at: int,
    packed: int,
    worths: list[int],
    reaches: list[int],
    order: list[int],
    behind: list[int],
    chosen: list[int],
    failed: set[tuple[int, int]],
) -> bool:
    if packed == 0:
        return True
    if at == len(order) or (at, packed) in failed or _total(packed) > behind[at]:
        return False
    supplier = order[at]
    for place in _by_need(packed, reaches[supplier]):
        need = packed >> place * BITS & MOST
        met = min(need, worths[supplier])
        chosen[supplier] = place
        less = packed - (met << place * BITS)
        if _place(at + 1, less, worths, reaches, order, behind, chosen, failed):
            return True
    chosen[supplier] = NONE
    if _place(at + 1, packed, worths, reaches, order, behind, chosen, failed):
        return True
    failed.add((at, packed))
    return False


def _total(packed: int) -> int:
    total = 0
    while packed:
        total += packed & MOST
        packed >>= BITS
    return total


def _by_need(packed: int, reach: int) -> list[int]:
    """The places that a supplier reaches and that need something, those that need most first."""
    found: list[tuple[int, int]] = []
    for place in range(reach.bit_length()):
        need = packed >> place * BITS & MOST
        if reach >> place & 1 and need:
            found.append((-need, place))
    found.sort()
    return [place for _, place in found]


def _release(needs: list[int], worths: list[int], chosen: list[int]) -> None:
    """Whoever is not needed keeps what he has; those worth little first."""
    spare = [-need for need in needs]
    for supplier, place in enumerate(chosen):
        if place != NONE:
            spare[place] += worths[supplier]
    for worth in range(1, max([0, *worths]) + 1):
        for supplier in range(len(chosen) - 1, -1, -1):
            place = chosen[supplier]
            if place != NONE and worths[supplier] == worth and spare[place] >= worth:
                spare[place] -= worth
                chosen[supplier] = NONE
    for supplier, worth in enumerate(worths):
        if worth == 0:
            chosen[supplier] = NONE
