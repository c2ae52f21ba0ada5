"""EU-BOT: printed bots play by their charts."""

import pytest

from kronika.core.dice import dice_of
from kronika.games.europa_universalis.content import default
from kronika.games.europa_universalis.invariants import check
from kronika.games.europa_universalis.new_game import new_table
from kronika.games.europa_universalis.rules_in_play import Switches
from kronika.games.europa_universalis.state import Table
from kronika.games.europa_universalis.turn import play_step

pytestmark = pytest.mark.compiled

TOO_LONG = 30_000


def bot_table(scenario: str, seed: int, bots: int | None = None, level: int = 2) -> Table:
    content = default()
    found = next(each for each in content.scenarios if each.number == scenario)
    mask = (1 << len(found.seats)) - 1 if bots is None else bots
    switches = Switches(found.advanced, found.optional, mask, level)
    return new_table(dice_of(seed), content, found, switches)


def played_out(s: Table) -> int:
    """Plays to the end, with defaults for people; how many questions they were asked."""
    asked = 0
    for step in range(TOO_LONG):
        if s.result is not None:
            return asked
        rules = play_step(s)
        try:
            ask = next(rules)
            while True:
                asked += 1
                assert not s.switches.is_bot(ask.player), "a bot is never asked"
                default_option = getattr(ask, "default", None)
                ask = rules.send(default_option or ask.options[0])  # type: ignore[union-attr]
        except StopIteration:
            pass
        if step % 50 == 0:
            check(s)
    raise AssertionError("it never ends")


@pytest.mark.rule("EU-BOT.1", "EU-BOT.18", "EU-BOT.19", "EU-BOT.66")
@pytest.mark.parametrize("bots", [1, 2, 4, 7])
def test_bots_play_to_the_end_in_each_seat(bots: int) -> None:
    s = bot_table("S07", bots, bots)
    asked = played_out(s)
    assert s.result is not None
    assert (asked == 0) == (bots == 7)
