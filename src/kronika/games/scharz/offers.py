"""Chapters 6.6 and 8: players talk: offers are made, answered and lapse.

A player turns to a partner and says what he proposes. In turns the partner answers at once; else
the offer stays open while the step lasts, and the partner answers when he likes.
"""

from typing import Final

from kronika.core.asks import (
    COUNT_BITS,
    MOST_COUNTED,
    Ask,
    Event,
    Floor,
    Option,
    Prompt,
    Range,
    Rules,
    RulesOf,
    Verb,
)

from .announcements import ANNOUNCE, announce, announcement_options, end_at_once
from .diplomacy import is_silent, others_in_play
from .goods import amount, of_gold, stocks
from .pacts import (
    DEMANDS,
    apply_changes,
    carry_out,
    change_permission,
    fits,
    is_open,
    is_possible,
    may_deal,
    may_permit,
    may_revoke,
)
from .parley import Offer
from .state import Table
from .taxes import least_tribute
from .terms import (
    ACCESS,
    AID,
    CONNECTION,
    GOLD,
    GOODS,
    LENT_ACCESS,
    LENT_CONNECTION,
    LORDSHIP,
    PACTS,
    TRADE,
    TRIBUTE,
    TRIBUTE_DEMAND,
    VASSALAGE,
)
from .words import BUNDLE, COMMODITY, NUMBER, PACT, PLAYER

TALKS: Final = 4
"""So many talks may begin for each offer that may be made: who changes his mind does not go on
for ever."""

NEGOTIATE: Final = Verb("negotiate", (PLAYER,), "SZ-F6.2", talk=True)
PROPOSE: Final = Verb("propose", (PACT, NUMBER), talk=True)
PROPOSE_GOODS: Final = Verb("propose-goods", (PACT,), talk=True)
PERMIT: Final = Verb("permit", (PACT,), talk=True)
REVOKE: Final = Verb("revoke", (PACT,), talk=True)
GIVE: Final = Verb("give-goods", (COMMODITY, NUMBER))
WANT: Final = Verb("want-goods", (COMMODITY, NUMBER))
SEND: Final = Verb("send-offer")
CALL_OFF: Final = Verb("call-off-offer")
ACCEPT: Final = Verb("accept-offer", (PLAYER, PACT, BUNDLE, BUNDLE))
REFUSE: Final = Verb("refuse-offer", (PLAYER,))
FIGHT_ON: Final = Verb("fight-on")
ASK_PROPOSE: Final = Prompt("propose", (PLAYER,), "SZ-F6.2")
ASK_GOODS: Final = Prompt("offer-goods", (PLAYER, PACT, BUNDLE, BUNDLE), "SZ-H6.1")
ASK_ANSWER: Final = Prompt("answer-offer", (PLAYER, PACT, BUNDLE, BUNDLE), "SZ-F6.2")
ASK_COMBAT: Final = Prompt("talk-in-combat", (), "SZ-F6.4", standing=True)
OFFERS: Final = Event("makes-offer", (PLAYER, PLAYER, PACT, BUNDLE, BUNDLE))
REFUSES: Final = Event("refuses-offer", (PLAYER, PLAYER))
LAPSES: Final = Event("offer-lapses", (PLAYER, PLAYER))

WITH_GOODS: Final = (TRADE, TRIBUTE, TRIBUTE_DEMAND, VASSALAGE, LORDSHIP)
"""Pacts for which other goods than gold are put together."""


# What a player can say


def diplomacy_options(s: Table, player: int) -> list[Option]:
    """SZ-F2.3, SZ-F6.2, SZ-F6.4, SZ-H1.3: partners to talk with, and answers to open offers."""
    if not s.has_diplomacy or is_silent(s) or not s.plays(player):
        return []
    options = [NEGOTIATE.of(p) for p in others_in_play(s, player) if _may_talk(s, player, p)]
    return [*open_offers(s, player), *options] if s.parley.open else options


def open_offers(s: Table, player: int) -> list[Option]:
    """SZ-F6.2: the answers that a player can give to offers that wait for him."""
    found: list[Option] = []
    busy = {each for offer, _ in s.parley.settling for each in offer[:2]}
    for maker, partner, pact, given, wanted in s.parley.open:
        if partner == player and maker not in busy:
            found.append(ACCEPT.of(maker, pact, given, wanted))
            found.append(REFUSE.of(maker))
    return found


def is_diplomatic(option: Option) -> bool:
    """SZ-F4.3, SZ-F4.4: what uses up no turn, and whose lack makes nobody ready."""
    return option.verb is NEGOTIATE or is_answer(option)


def is_answer(option: Option) -> bool:
    """SZ-F6.2: what is said to an open offer."""
    return option.verb is ACCEPT or option.verb is REFUSE


def _may_talk(s: Table, player: int, partner: int) -> bool:
    """SZ-F4.7, SZ-F6.2: one open offer at a time, and a limit of all to a partner in a step."""
    place = player * s.count + partner
    if s.parley.made[place] >= s.content.offers:
        return False
    if s.parley.begun[place] >= TALKS * s.content.offers:
        return False
    return not any(offer[0] == player and offer[1] == partner for offer in s.parley.open)


def act_diplomacy(s: Table, player: int, option: Option) -> Rules:
    """SZ-F2.3, SZ-F6.2: a talk, or the answer to an offer that was open."""
    if option.verb is NEGOTIATE:
        yield from _negotiate(s, player, option.a, s.floor.in_turns)
        return
    for offer in s.parley.open.copy():
        if offer[0] == option.a and offer[1] == player:
            s.parley.open.remove(offer)
            if option.verb is ACCEPT and not s.floor.in_turns and fits(s, offer):
                s.parley.settling.append((offer, ()))  # others go on while goods are handed over
            else:
                yield from _answer(s, offer, option.verb is ACCEPT)


def lapse_offers(s: Table) -> None:
    """SZ-F6.2, SZ-F4.7, SZ-H6.2: at the end of a step offers lapse, and permissions change."""
    parley = s.parley
    if parley.agreed or any(parley.begun) or any(parley.called_off):
        apply_changes(s)
        parley.lapse()


# Making an offer


def _negotiate(s: Table, player: int, partner: int, at_once: bool) -> Rules:
    """SZ-F6.2: what is proposed: for gold at once, for goods in steps."""
    place = player * s.count + partner
    s.parley.begun[place] += 1
    options, ranges = _proposals(s, player, partner)
    last = CALL_OFF.of()
    option = yield Ask(
        player, ASK_PROPOSE, [*options, last], partner, auto=False, default=last, ranges=ranges
    )
    if option.verb is CALL_OFF:
        return
    if option.verb is PERMIT or option.verb is REVOKE:
        change_permission(s, player, partner, option.a, option.verb is PERMIT)
        return
    gold = of_gold(option.b) if option.verb is PROPOSE else 0
    given, wanted = (0, gold) if option.a in DEMANDS else (gold, 0)
    offer = (player, partner, option.a, given, wanted)
    if option.verb is PROPOSE_GOODS:
        made = yield from _put_together(s, player, partner, option.a)
        if made is None:
            return
        offer = made
    s.parley.made[place] += 1
    s.tell(OFFERS, player, partner, offer[2], offer[3], offer[4])
    if not at_once:
        s.parley.open.append(offer)
        return
    answers = [ACCEPT.of(player, offer[2], offer[3], offer[4]), REFUSE.of(player)]
    answer = yield Ask(
        partner,
        ASK_ANSWER,
        answers,
        player,
        offer[2],
        offer[3],
        offer[4],
        auto=False,
        default=answers[1],
    )
    yield from _answer(s, offer, answer.verb is ACCEPT)


def _proposals(s: Table, player: int, partner: int) -> tuple[list[Option], list[Range]]:
    """SZ-S8.2, SZ-F4.7: of gold the least, half more and twice as much, or any amount.

    What was refused in this step is not offered again.
    """
    options: list[Option] = []
    ranges: list[Range] = []
    if may_deal(s, player, partner):
        for pact in range(len(PACTS)):
            if is_open(s, player, partner, pact):
                _add_proposals(s, player, partner, pact, options, ranges)
    for permission in (CONNECTION, ACCESS):
        if may_permit(s, player, partner, permission):
            options.append(PERMIT.of(permission))
        if may_revoke(s, player, partner, permission):
            options.append(REVOKE.of(permission))
    return options, ranges


def _add_proposals(
    s: Table, player: int, partner: int, pact: int, options: list[Option], ranges: list[Range]
) -> None:
    goods = s.has_farming and pact in WITH_GOODS
    if goods or pact == AID:
        mine, theirs = stocks(s, player, partner, pact)
    else:
        mine, theirs = [s.gold[player]], [s.gold[partner]]
    if pact != TRADE:
        most = min(theirs[GOLD] if pact in DEMANDS else mine[GOLD], MOST_COUNTED)
        least = _least(s, player, partner, pact)
        refused = _refused(s, player, partner, pact)
        for number in _menu(least):
            if number <= most and number not in refused:
                options.append(PROPOSE.of(pact, number))
        for number in [*refused, most + 1]:
            if least < number <= most + 1:
                ranges.append(Range(PROPOSE.of(pact, least), number - 1))
            least = max(least, number + 1)
    if goods and _has_goods(pact, mine, theirs):
        options.append(PROPOSE_GOODS.of(pact))


def _menu(least: int) -> list[int]:
    """SZ-S8.2: the least, half more and twice as much."""
    if least < 2:
        return [1, 2] if least else [0]
    return [least, (3 * least + 1) // 2, 2 * least]


def _least(s: Table, player: int, partner: int, pact: int) -> int:
    """The least gold of a pact; whoever has none need not know how much it is."""
    if pact in (TRIBUTE, AID):
        return least_tribute(s, player) if s.gold[player] else 1
    if pact == TRIBUTE_DEMAND:
        return least_tribute(s, partner) if s.gold[partner] else 1
    return 1 if pact in (LENT_CONNECTION, LENT_ACCESS) else 0


def _refused(s: Table, player: int, partner: int, pact: int) -> list[int]:
    """SZ-F4.7: the amounts of gold alone that a partner has refused in this step, rising."""
    found: list[int] = []
    for offer in s.parley.refused:
        if offer[0] == player and offer[1] == partner and offer[2] == pact:
            goods = offer[3] + offer[4]
            gold = amount(goods, GOLD)
            if goods == of_gold(gold) and gold not in found:
                found.append(gold)
    found.sort()
    return found


def _has_goods(pact: int, mine: list[int], theirs: list[int]) -> bool:
    if pact == TRADE:
        return (any(mine) and any(theirs[1:])) or (any(mine[1:]) and any(theirs))
    return any(theirs[1:]) if pact in DEMANDS else any(mine[1:])


def _put_together(s: Table, player: int, partner: int, pact: int) -> RulesOf[Offer | None]:
    """SZ-H6.1, SZ-F6.2: good by good; None when it is called off."""
    mine, theirs = stocks(s, player, partner, pact)
    given = wanted = 0
    while True:
        options: list[Option] = []
        ranges: list[Range] = []
        for good in range(len(GOODS)):
            # In a trade nothing lies on both sides.
            if amount(given, good) or amount(wanted, good):
                continue
            if pact not in DEMANDS:
                _add_numbers(options, ranges, GIVE, good, mine[good])
            if pact in DEMANDS or pact == TRADE:
                _add_numbers(options, ranges, WANT, good, theirs[good])
        offer = (player, partner, pact, given, wanted)
        if (given or wanted) and offer not in s.parley.refused and fits(s, offer):
            options.append(SEND.of())
        option = yield Ask(
            player,
            ASK_GOODS,
            [*options, CALL_OFF.of()],
            partner,
            pact,
            given,
            wanted,
            auto=False,
            default=CALL_OFF.of(),
            ranges=ranges,
        )
        if option.verb is SEND:
            return offer
        if option.verb is CALL_OFF:
            return None
        if option.verb is GIVE:
            given |= option.b << COUNT_BITS * option.a
        else:
            wanted |= option.b << COUNT_BITS * option.a


def _add_numbers(
    options: list[Option], ranges: list[Range], verb: Verb, good: int, most: int
) -> None:
    most = min(most, MOST_COUNTED)
    if most:
        options.append(verb.of(good, 1))
    if most > 1:
        options.append(verb.of(good, most))
        ranges.append(Range(verb.of(good, 1), most))


def _answer(s: Table, offer: Offer, accepted: bool) -> Rules:
    """SZ-F6.2, SZ-F4.7: it takes effect at once if both can still deliver; else it lapses."""
    player, partner = offer[0], offer[1]
    if not accepted:
        s.parley.refused.append(offer)
        s.tell(REFUSES, partner, player)
    elif not fits(s, offer):
        s.tell(LAPSES, player, partner)
    else:
        yield from carry_out(s, offer)
        end_at_once(s)


# Between two rounds of a battle or siege


def combat_offers(s: Table, players: list[int]) -> Rules:
    """SZ-F6.4, SZ-F2.3: who takes part may talk with the others there, or announce a victory.

    An offer is answered at once. When it makes peace, the caller sees that nobody is hostile. Who
    has nothing to talk about is not asked.
    """
    if not s.has_diplomacy:
        return
    left = players
    while s.result is None:
        asks = [ask for ask in [_ask_combat(s, player, players) for player in left] if ask]
        option = yield from _first_who_talks(asks)
        if option is None:
            return
        player = asks[0].player
        left = [ask.player for ask in asks]
        if option.verb is ANNOUNCE:
            announce(s, player, option)
        else:
            yield from _negotiate(s, player, option.a, True)


def _ask_combat(s: Table, player: int, players: list[int]) -> Ask | None:
    options: list[Option] = []
    if s.plays(player):
        options = announcement_options(s, player)
        if not is_silent(s):
            options += [
                NEGOTIATE.of(other)
                for other in players
                if other != player and _may_talk(s, player, other) and _has_topic(s, player, other)
            ]
    last = FIGHT_ON.of()
    return Ask(player, ASK_COMBAT, [*options, last], auto=False, default=last) if options else None


def _first_who_talks(asks: list[Ask]) -> RulesOf[Option | None]:
    """All are asked side by side; who fights on is taken out, and who does not comes first."""
    while asks:
        floor = Floor(ASK_COMBAT, asks.copy())
        option = yield floor
        ask = next(ask for ask in asks if ask.player == floor.player)
        asks.remove(ask)
        if option.verb is not FIGHT_ON:
            asks.insert(0, ask)
            return option
    return None


def _has_topic(s: Table, player: int, partner: int) -> bool:
    """SZ-H1.2, SZ-F6.4: whether there is any pact or permission that two players could make."""
    if not s.plays(partner):
        return False
    return any(
        is_possible(s, player, partner, pact) for pact in (VASSALAGE, LORDSHIP, TRIBUTE, CONNECTION)
    ) or any(
        may_permit(s, player, partner, permission) or may_revoke(s, player, partner, permission)
        for permission in (CONNECTION, ACCESS)
    )
