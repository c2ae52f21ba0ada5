"""Many places or Realms to choose from: where there are too many for one list, people first say in
which part of the map they look. No rule is about it: whatever may be chosen can be reached.
"""

from typing import Final, final

from kronika.core.asks import Ask, Option, Rules, RulesOf, Verb

from .questions import to_the_end
from .state import Table
from .terms import NONE
from .words import AREA, PROVINCE, REALM, REGION

LOOK_IN: Final = Verb("look-in", (REGION,))
LOOK_ELSEWHERE: Final = Verb("look-elsewhere", (), talk=True)

MOST: Final = 50
"""So many options are offered in one list."""
CLOSE: Final = 40
"""So many Realms are offered beside the parts of the map."""


def asked_in_lists(s: Table, rules: Rules) -> Rules:
    """Rules as people are asked them: no list is longer than they can read."""
    questions = to_the_end(rules)
    asked = next(questions)
    while asked is not None:
        if isinstance(asked, Ask) and len(asked.options) > MOST:
            option = yield from one_of_many(s, asked)
        else:
            option = yield asked
        asked = questions.send(option)


@final
class Offer:
    """An option with the part of the map that it is about; NONE: about no place."""

    def __init__(self, s: Table, option: Option) -> None:
        self.option: Final = option
        area = _area_of(s, option)
        self.region: Final = NONE if area == NONE else s.atlas.area_region[area]


def one_of_many(s: Table, ask: Ask) -> RulesOf[Option]:
    """The answer to a question with more than MOST options, most of them about a place or a Realm.

    Realms that people think of first are offered at once, and so is what is about no place; all
    else by its part of the map. Who lets time run out chooses nothing there that would not be
    chosen for him anyway.
    """
    offers = [Offer(s, option) for option in ask.options]
    close = close_realms(s, ask.player, ask.options)[:CLOSE]
    shown = set(close)
    far = [each for each in offers if each.region != NONE and each.option not in shown]
    plain = [each.option for each in offers if each.region == NONE]
    parts = [LOOK_IN.of(region) for region in sorted({each.region for each in far})]
    elsewhere = LOOK_ELSEWHERE.of()
    way = ask.default
    for each in far:
        if each.option == way:
            way = LOOK_IN.of(each.region)
    while True:
        chosen = yield ask.among([*close, *parts, *plain], way)
        if chosen.verb is not LOOK_IN:
            return chosen
        inside = [each.option for each in far if each.region == chosen.a]
        default = ask.default if ask.default in inside else elsewhere
        chosen = yield ask.among([*inside, elsewhere], default)
        if chosen.verb is not LOOK_ELSEWHERE:
            return chosen


def _area_of(s: Table, option: Option) -> int:
    for place, kind in enumerate(option.verb.kinds):
        value = option.value(place)
        if kind is AREA:
            return value
        if kind is PROVINCE:
            return s.atlas.province_area[value]
        if kind is REALM:
            capital = s.capital[value]
            return NONE if capital == NONE else s.atlas.province_area[capital]
    return NONE


def close_realms(s: Table, seat: int, options: list[Option]) -> list[Option]:
    """Of options about Realms those that people think of first: players, then neighbours."""
    named = [option for option in options if option.verb.kinds == (REALM,)]
    if not named:
        return []
    near = {
        s.owner[other]
        for province in s.lands[s.realm_of[seat]]
        for other in s.atlas.province_adjacent[province]
    }
    players = [option for option in named if s.seat_of[option.a] != NONE]
    return players + [o for o in named if s.seat_of[o.a] == NONE and o.a in near]
