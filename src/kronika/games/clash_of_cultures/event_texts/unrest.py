"""Unrest at home (E34 to E39, E43, E44)."""

from typing import Final

from kronika.core.asks import Ask, Event, Prompt, Rules, RulesOf, Verb, packed

from ..decks import discard_event
from ..effects import leader_hex
from ..governments import change_government, government_choices
from ..leaders import enter_leader
from ..situations import FOR_EVENT, cost_of
from ..special_advances import lose_advance
from ..state import STATUS, World, is_army, sort_of
from ..stock import PAYS, payments, spend
from ..terms import (
    ADVANCE_COUNT,
    EVENT_ANARCHY,
    EVENT_CIVIL_WAR,
    EVENT_GUILLOTINE,
    EVENT_MIGRATION,
    EVENT_REVOLUTION,
    EVENT_UPRISING,
    FIRST_GOVERNMENT,
    GOOD_COUNT,
    GROUP_SIZE,
    HAPPY,
    INFANTRY,
    LEADER,
    NONE,
    VARIANT_UNEXPECTED_LEADERS,
)
from ..words import GOOD, HEX, NUMBER, PLAYER
from ..words import LEADER as LEADER_CARD
from .text import (
    ASK_LOSE_UNIT,
    EventText,
    choose_city,
    choose_player,
    lose_unit,
    lower_mood_by_event,
    lower_mood_of_one,
    may_place_settler,
    place_settler,
    remove_unit_by_event,
    score,
    unit_options,
    units_of,
)

SUFFER_REVOLUTION: Final = Verb("suffer-revolution")
SACRIFICE_UNIT: Final = Verb("sacrifice-unit")
GIVE_TOKEN: Final = Verb("give-token", (GOOD,))
ENOUGH_TOKENS: Final = Verb("enough-tokens")
NEW_LEADER: Final = Verb("new-leader", (LEADER_CARD, HEX))
UNKNOWN_LEADER: Final = Verb("unknown-leader", (HEX,))
NO_LEADER: Final = Verb("no-leader")
ASK_REVOLUTION: Final = Prompt("revolution", (NUMBER,), "CC-X34.14")
ASK_UPRISING: Final = Prompt("uprising", (NUMBER,), "CC-S1.6")
ASK_GUILLOTINE: Final = Prompt("guillotine", (), "CC-X34.15")
ACTION_LOST: Final = Event("action-lost", (PLAYER,))

MOST_TOKENS: Final = 4


class Migration(EventText):
    """CC-X14.11: E34, E35: a settler for another player, and a drop of mood at home."""

    def happens(self, s: World, player: int, drawer: int, card: int) -> Rules:
        """First the settler."""
        hosts = [other for other in s.others(player) if may_place_settler(s, other)]
        host = yield from choose_player(player, hosts)
        if host != NONE:
            yield from place_settler(s, host)
        yield from lower_mood_of_one(s, player, s.cities_of(player))


class CivilWar(EventText):
    """CC-X14.11: E36, E37: an infantry of an unhappy city falls; its mood drops, or another's."""

    def happens(self, s: World, player: int, drawer: int, card: int) -> Rules:
        """Myths saves the mood, not the infantry."""
        split = [
            city
            for city in s.cities_of(player)
            if city.mood != HAPPY and s.sorts_at(city.hex, player, INFANTRY)
        ]
        city = yield from choose_city(s, player, split)
        if city is None:
            yield from lower_mood_of_one(s, player, s.cities_of(player))
            return
        units = [unit for unit in s.army_at(city.hex, player) if sort_of(unit) == INFANTRY]
        yield from remove_unit_by_event(s, player, city.hex, units[0])
        yield from lower_mood_by_event(s, player, city)


class Revolution(EventText):
    """CC-X34.14, OPEN-58: E38: an action is lost, and the government must change."""

    def happens(self, s: World, player: int, drawer: int, card: int) -> Rules:
        """Each step that would take effect can be bought off with an army unit."""
        next_turn = s.phase == STATUS
        if (next_turn or s.actions_left) and not (yield from _bought_off(s, player, 1)):
            if next_turn:
                s.players[player].actions_lost += 1
            else:
                s.actions_left -= 1
            s.tell(ACTION_LOST, player)
        if government_choices(s, player) and not (yield from _bought_off(s, player, 2)):
            yield from change_government(s, player)


def _bought_off(s: World, player: int, step: int) -> RulesOf[bool]:
    """Whether an army unit was removed; one that is saved (Storm Master) buys nothing off."""
    units = [(hex, unit) for hex, unit in units_of(s, player) if is_army(unit)]
    if not units:
        return False
    options = [SUFFER_REVOLUTION.of(), SACRIFICE_UNIT.of()]
    option = yield Ask(player, ASK_REVOLUTION, options, step)
    if option.verb is SUFFER_REVOLUTION:
        return False
    option = yield Ask(player, ASK_LOSE_UNIT, unit_options(units), 1)
    removed = yield from lose_unit(s, player, option)
    return removed


class Uprising(EventText):
    """CC-S1.6, CC-Z2.5: E39: 1 to 4 tokens are laid on the card, and score."""

    def happens(self, s: World, player: int, drawer: int, card: int) -> Rules:
        """At least one, if possible; without any the card does not stay."""
        if not _tokens(s, player):
            discard_event(s, player, card)
            return
        for count in range(MOST_TOKENS):
            options = [GIVE_TOKEN.of(good) for good in _tokens(s, player)]
            if count:
                options.append(ENOUGH_TOKENS.of())
            option = yield Ask(player, ASK_UPRISING, options, MOST_TOKENS - count)
            if option.verb is ENOUGH_TOKENS:
                return
            paid = [0] * GOOD_COUNT
            paid[option.a] = 1
            spend(s, player, paid)
            s.tell(PAYS, player, packed(paid))
            score(s, player, s.content.event_score[card])


def _tokens(s: World, player: int) -> list[int]:
    """CC-X16.4: mood, culture, and what may stand in for one of them."""
    found: list[int] = []
    for cost in (cost_of(FOR_EVENT, mood=1), cost_of(FOR_EVENT, culture=1)):
        for way in payments(s, player, cost):
            good = way.index(1)
            if good not in found:
                found.append(good)
    return sorted(found)


class Guillotine(EventText):
    """CC-X34.15, CC-Y3.1: E43: the leader dies; a last one comes, or points."""

    def happens(self, s: World, player: int, drawer: int, card: int) -> Rules:
        """No more leaders after that, in both cases."""
        hex = leader_hex(s, player)
        if hex != NONE:
            units = [unit for unit in s.army_at(hex, player) if sort_of(unit) == LEADER]
            yield from remove_unit_by_event(s, player, hex, units[0])
        realm = s.players[player]
        options = [NO_LEADER.of()]
        if realm.leader_cards and not realm.leaders_barred:
            for place in _leader_places(s, player):
                if s.plays(VARIANT_UNEXPECTED_LEADERS):
                    options.append(UNKNOWN_LEADER.of(place))
                else:
                    options += [NEW_LEADER.of(leader, place) for leader in realm.leader_cards]
        option = yield Ask(player, ASK_GUILLOTINE, options)
        if option.verb is NEW_LEADER:
            enter_leader(s, player, option.a, option.b)
        elif option.verb is UNKNOWN_LEADER:
            leader = realm.leader_cards[s.dice.below(len(realm.leader_cards))]
            enter_leader(s, player, leader, option.a)
        else:
            score(s, player, s.content.event_score[card])
        realm.leaders_barred = True


def _leader_places(s: World, player: int) -> list[int]:
    """Own cities, and hexes with own army units, with room for one more."""
    hexes = {city.hex for city in s.cities_of(player)}
    hexes.update(hex for hex in s.units if s.is_land(hex) and s.army_at(hex, player))
    limit = s.content.army_limit
    return [hex for hex in sorted(hexes) if len(s.army_at(hex, player)) < limit]


class Anarchy(EventText):
    """CC-S1.6, CC-X15.6: E44: all government advances are lost; their cubes lie aside."""

    def happens(self, s: World, player: int, drawer: int, card: int) -> Rules:
        """Those that are left at the end score, see `anarchy_score`."""
        realm = s.players[player]
        for advance in range(FIRST_GOVERNMENT * GROUP_SIZE, ADVANCE_COUNT):
            if realm.owns(advance):
                lose_advance(s, player, advance)
                realm.anarchy_cubes += 1
        yield from ()

    def is_over(self, s: World) -> bool:
        """When no cube is left aside."""
        return not any(realm.anarchy_cubes for realm in s.players)


def anarchy_score(s: World, player: int) -> int:
    """CC-Z2.5: half points for the cubes of Anarchy that are still aside."""
    card = s.content.event_text.index(EVENT_ANARCHY)
    return s.players[player].anarchy_cubes * s.content.event_score[card]


TEXTS: Final[list[EventText]] = [
    Migration(EVENT_MIGRATION),
    CivilWar(EVENT_CIVIL_WAR),
    Revolution(EVENT_REVOLUTION),
    Uprising(EVENT_UPRISING, stays=True),
    Guillotine(EVENT_GUILLOTINE, stays=True),
    Anarchy(EVENT_ANARCHY, stays=True),
]
