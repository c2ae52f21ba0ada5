"""Prices that abilities make lower, where the payer chooses what falls away."""


def lowered(need: list[int], goods: list[int], count: int) -> list[list[int]]:
    """All different needs that are left when so many of some goods fall away; none from nothing."""
    count = min(count, sum([need[good] for good in goods]))
    if count == 0:
        return []
    found = [need.copy()]
    for _ in range(count):
        fewer: list[list[int]] = []
        for one in found:
            for good in goods:
                if one[good] > 0:
                    less = one.copy()
                    less[good] -= 1
                    if less not in fewer:
                        fewer.append(less)
        found = fewer
    return found
