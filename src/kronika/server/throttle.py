"""How often something may be tried."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Final

WINDOW: Final = 15 * 60.0
MOST_WATCHED: Final = 20_000


class Throttle:
    """Counts tries of a key within a window that slides; forgets keys when there are many."""

    def __init__(self, most: int, now: Callable[[], float], window: float = WINDOW) -> None:
        self._most = most
        self._window = window
        self._now = now
        self._tries: OrderedDict[str, list[float]] = OrderedDict()

    def wait(self, key: str) -> int:
        """How many seconds until the key may try again; 0: it may now."""
        now = self._now()
        tries = [at for at in self._tries.get(key, ()) if at > now - self._window]
        if not tries:
            self._tries.pop(key, None)
        else:
            self._tries[key] = tries
        return 0 if len(tries) < self._most else int(tries[-self._most] + self._window - now) + 1

    def count(self, key: str) -> None:
        """A try begins; as long as it is not forgotten, it is taken for a failed one."""
        self._tries.setdefault(key, []).append(self._now())
        self._tries.move_to_end(key)
        while len(self._tries) > MOST_WATCHED:
            self._tries.popitem(last=False)

    def forget(self, key: str, *, all: bool = False) -> None:
        """The last try of a key, or all of them, did not fail."""
        tries = self._tries.get(key, [])
        if all or len(tries) <= 1:
            self._tries.pop(key, None)
        else:
            tries.pop()
