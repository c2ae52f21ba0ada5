"""Goes through trees."""

from collections.abc import Iterable, Iterator

from .nodes import Condition, Effect


def every_effect(effects: Iterable[Effect]) -> Iterator[Effect]:
    """Effects, and all that lie in them."""
    for effect in effects:
        yield effect
        for inner in (effect.then, effect.otherwise, effect.first, effect.second, *effect.faces):
            yield from every_effect(inner)


def every_condition(condition: Condition) -> Iterator[Condition]:
    """A condition, and all that lie in it."""
    yield condition
    for part in condition.parts:
        yield from every_condition(part)
