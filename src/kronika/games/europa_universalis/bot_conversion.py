"""EU-BOT.22: what bots gain and lose of what they have not is converted to Bot Power."""

from .bot_levies import gain, lose
from .purse import fire_advisor, is_interregnum
from .state import Table
from .terms import NONE, POWERS

DUCATS_EACH: int = 5
CUBES_EACH: int = 2
CARDS_EACH: int = 2


def convert_gains(s: Table) -> None:
    """EU-BOT.20, EU-BOT.22, EU-BOT.25: after each effect; remainders are ignored."""
    for seat in range(s.count):
        if s.switches.is_bot(seat):
            _convert(s, seat)


def _convert(s: Table, seat: int) -> None:
    first = seat * len(POWERS)
    cubes = s.power[first] + s.power[first + 1] + s.power[first + 2]
    if s.ducats[seat] or cubes:
        _settle(s, seat, s.ducats[seat], DUCATS_EACH)
        _settle(s, seat, cubes, CUBES_EACH)
        s.ducats[seat] = 0
        s.power[first : first + len(POWERS)] = [0] * len(POWERS)
    if s.hands[seat]:
        gain(s, seat, len(s.hands[seat]) // CARDS_EACH)
        for card in s.hands[seat]:
            actions = s.content.actions
            s.discards[actions.titles[actions.cards[card].title].deck].append(card)
        s.hands[seat] = []
        s.fresh[seat] = 0
    s.interest[seat] = 0
    for type in range(len(POWERS)):
        if s.advisors[first + type] != NONE:
            fire_advisor(s, seat, type)
    s.ruler_army[seat] = NONE if is_interregnum(s, seat) else 0


def _settle(s: Table, seat: int, many: int, each: int) -> None:
    if many > 0:
        gain(s, seat, many // each)
    elif many < 0:
        lose(s, seat, -many // each)
