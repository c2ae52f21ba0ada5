"""Several processes that search side by side, on this machine."""

import multiprocessing
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

Part = list[tuple[int, float]]
"""What a process has found: for each option, how often it was tried and what came out in all."""


def helped(part: Callable[[int], Part], processes: int) -> Part:
    """The sum of what all processes find; the first part is found in this one.

    A match cannot be sent to another process, so processes are forked, and share it. Where
    that is not possible, all parts are found here, one after the other: the same outcome.
    What a process that dies would have found is missing.
    """
    if "fork" not in multiprocessing.get_all_start_methods():
        return _sum([part(number) for number in range(processes)])
    context: Any = multiprocessing.get_context("fork")
    running: list[tuple[Any, Connection]] = []
    for number in range(1, processes):
        here, there = context.Pipe(duplex=False)
        process = context.Process(target=_find, args=(part, number, there), daemon=False)
        process.start()
        there.close()
        running.append((process, here))
    found = [part(0)]
    for process, here in running:
        try:
            found.append(here.recv())
        except EOFError:
            pass
        process.join()
    return _sum(found)


def _find(part: Callable[[int], Part], number: int, there: Connection) -> None:
    there.send(part(number))
    there.close()


def _sum(parts: list[Part]) -> Part:
    return [
        (sum([visits for visits, _ in each]), sum([total for _, total in each]))
        for each in zip(*parts, strict=True)
    ]
