"""Working an agenda off, with answers by the Realms of players."""

from collections.abc import Callable, Mapping

from kronika.core.asks import Rules, RulesOf
from kronika.games.europa_universalis.agenda import Duty
from kronika.games.europa_universalis.consequences import settle
from kronika.games.europa_universalis.places import REALMS
from kronika.games.europa_universalis.state import Table
from tests.driving import Played

Act = Callable[[Table, Duty], Rules]


class Worked:
    """Carries rules out, then the duties they put on the agenda, as far as `acts` knows them.

    Answers are `("france", "attack loire")`; where no answer fits, the default is played. `asked`
    are all questions; `left` are duties that nobody of `acts` does, in the order they would come.
    """

    def __init__(
        self,
        s: Table,
        acts: Mapping[int, Act],
        rules: RulesOf[object] | None = None,
        *answers: tuple[str, str],
    ) -> None:
        self.asked: list[tuple[int, str, list[str]]] = []
        self.left: list[Duty] = []
        keys = [(s.seat_of[REALMS.index(realm)], key) for realm, key in answers]
        below = len(s.agenda)
        if rules is not None:
            keys = self._play(rules, keys)
            settle(s)
        while len(s.agenda) > below:
            duty = s.agenda.pop()
            if duty.act in acts:
                keys = self._play(acts[duty.act](s, duty), keys)
                settle(s)
            else:
                self.left.append(duty)
        assert not keys, f"never asked: {keys}, but {self.asked}"

    def _play(self, rules: RulesOf[object], keys: list[tuple[int, str]]) -> list[tuple[int, str]]:
        played = Played(rules, *keys, strict=False)
        self.asked += played.asked
        return played.left
