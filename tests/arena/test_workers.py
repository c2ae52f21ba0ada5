"""Processes that share work, and what happens when they die."""

import os
import signal
from collections.abc import Callable
from pathlib import Path

import pytest

from kronika.arena.workers import ATTEMPTS, Crew, Interrupts
from kronika.core.errors import KronikaError

Task = tuple[int, str]
"""A number, and the file that counts how often it was begun."""


def double(task: Task, _: Callable[[], bool]) -> int:
    return 2 * task[0]


def die_on_three(task: Task, _: Callable[[], bool]) -> int:
    number, path = task
    if number == 3:
        with Path(path).open("a", encoding="utf-8") as file:
            file.write("begun\n")
        os.kill(os.getpid(), signal.SIGKILL)
    return 2 * number


def die_once(task: Task, _: Callable[[], bool]) -> int:
    number, path = task
    if number % 2 and not Path(path).with_name(str(number)).exists():
        Path(path).with_name(str(number)).touch()
        os._exit(1)
    return 2 * number


def fail(_task: Task, _: Callable[[], bool]) -> int:
    raise ValueError("a mistake")


def interrupt_parent(task: Task, _: Callable[[], bool]) -> int:
    if task[0] == 2:
        os.kill(os.getppid(), signal.SIGINT)
    return task[0]


def tasks(path: Path, number: int = 6) -> list[Task]:
    return [(task, str(path / "begun")) for task in range(1, number + 1)]


def test_jobs_are_shared(tmp_path: Path) -> None:
    with Interrupts() as interrupts:
        crew = Crew(double, 2, interrupts)
        assert sorted(crew.do(tasks(tmp_path))) == [2, 4, 6, 8, 10, 12]
    assert crew.replaced == 0


def test_a_worker_that_dies_is_replaced_and_its_job_done_again(tmp_path: Path) -> None:
    with Interrupts() as interrupts:
        crew = Crew(die_once, 2, interrupts)
        assert sorted(crew.do(tasks(tmp_path))) == [2, 4, 6, 8, 10, 12]
    assert crew.replaced == 3


def test_a_job_that_no_worker_survives_does_not_stop_the_others(tmp_path: Path) -> None:
    with Interrupts() as interrupts:
        crew = Crew(die_on_three, 2, interrupts, lambda task: -task[0])
        assert sorted(crew.do(tasks(tmp_path))) == [-3, 2, 4, 8, 10, 12]
    assert crew.replaced == ATTEMPTS
    assert (tmp_path / "begun").read_text() == "begun\n" * ATTEMPTS


def test_without_a_way_out_it_is_an_error(tmp_path: Path) -> None:
    with (
        Interrupts() as interrupts,
        pytest.raises(KronikaError, match="killed again and again"),
    ):
        list(Crew(die_on_three, 2, interrupts).do(tasks(tmp_path)))


def test_an_error_in_a_worker_is_told(tmp_path: Path) -> None:
    with (
        Interrupts() as interrupts,
        pytest.raises(KronikaError, match="a worker failed: ValueError: a mistake"),
    ):
        list(Crew(fail, 2, interrupts).do(tasks(tmp_path)))


@pytest.mark.skipif(os.name != "posix", reason="sends a signal")
def test_after_control_c_nothing_new_is_begun(tmp_path: Path) -> None:
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with Interrupts() as interrupts:
            done = list(Crew(interrupt_parent, 1, interrupts).do(tasks(tmp_path, 50)))
        assert 1 in done
        assert len(done) < 50
        with pytest.raises(KeyboardInterrupt):
            interrupts.raise_if_seen()
    finally:
        signal.signal(signal.SIGINT, before)
