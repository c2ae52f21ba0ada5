"""Policies that other processes can import."""

import os

from kronika.rl import Batch


def first(batch: Batch) -> list[int]:
    """The first of what is offered, read from the masks."""
    return [int(mask.argmax()) for mask in batch.masks]


def places(batch: Batch) -> list[int]:
    """Any of what is legal, drawn by the chance of each match."""
    return [int(legal[int(c * len(legal))]) for legal, c in zip(batch.legal, batch.chance)]


def illegal(batch: Batch) -> list[int]:
    return [-1] * len(batch.legal)


def too_few(batch: Batch) -> list[int]:
    return first(batch)[1:]


def dies(batch: Batch) -> list[int]:
    os._exit(len(batch.legal))


class Counting:
    """Remembers how large the batches were."""

    def __init__(self) -> None:
        self.sizes: list[int] = []

    def __call__(self, batch: Batch) -> list[int]:
        self.sizes.append(len(batch.legal))
        return first(batch)
