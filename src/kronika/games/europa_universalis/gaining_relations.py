"""Chapter 16.3: Influence, Claims, Cores, CB tokens, Alliances and Marriages that players gain."""

from typing import Final

from kronika.core.asks import Ask, Option, Prompt, Rules, RulesOf, Verb

from .agenda import FROM_EVENT, FROM_MISSION, RECLAIM_CUBES, RECLAIM_TOKEN, Duty, Scene
from .alliances import make_alliance, most_alliances
from .cards import draw_card
from .cb_tokens import CB_SIDE, put_cb
from .choices import GAIN_WHERE, GAINS, PICK_AREA, PICK_REALM, choose, chooser
from .claims import (
    can_show_cb,
    cb_tokens_of,
    claim_pieces_left,
    claims_of,
    free_claim_piece,
    has_claim,
    may_core,
    owns_all,
    put_claim,
    put_core,
)
from .discards import cubes_in
from .effects import things as t
from .effects.nodes import Effect
from .effects.selectors import PICK as PICK_WORD
from .effects.selectors import REALM as REALM_WORD
from .influence import add_influence, influence_in, influence_with, takes_influence
from .land import cores_of, owns
from .marriages import end_marriage, has_free_marriage, marry
from .marrying import may_wed
from .modifiers import is_forbidden
from .people_in_play import decider
from .purse import FOR_INFLUENCE, cubes_left
from .relations import (
    alliances_of,
    end_alliance,
    independent,
    is_ally,
    is_aloof,
    is_at_war,
    is_free_npr,
    is_npr_at_war,
)
from .selecting import areas, realm_areas, realms
from .state import Table, added
from .terms import (
    AREA_COUNT,
    CORE_TOKENS,
    INFLUENCE_OF_AREA,
    NONE,
    POWERS,
    REALM_COUNT,
)
from .words import PLAYER, POWER, REALM

DISPLACE: Final = Verb("displace-influence", (PLAYER,), "EU-16.3.9")
DISPLACE_IMPERIAL: Final = Verb("displace-imperial", (), "EU-16.3.9")
CONSENT: Final = Verb("consent", (), "EU-16.3.10")
REFUSE: Final = Verb("refuse-consent", (), "EU-16.3.10")
TAKE_CB: Final = Verb("take-cb", (REALM,), "EU-9.11.4")
NO_CB: Final = Verb("take-no-cb", (), "EU-9.11.4")
TAKE_BACK_ALLIANCE: Final = Verb("take-back-alliance", (REALM,), "EU-16.3.12")
TAKE_BACK_MARRIAGE: Final = Verb("take-back-marriage", (REALM,), "EU-16.3.12")
GO_WITHOUT: Final = Verb("go-without-token", (), "EU-16.3.12")
BRIDAL_DECK: Final = Verb("bridal-deck", (POWER,), "EU-11.2.9")

ASK_DISPLACED: Final = Prompt("displace-influence", (), "EU-16.3.9")
ASK_ALLIANCE: Final = Prompt("consent-to-alliance", (PLAYER,), "EU-16.3.10")
ASK_MARRIAGE: Final = Prompt("consent-to-marriage", (PLAYER,), "EU-16.3.11")
ASK_CB: Final = Prompt("gain-cb", (), "EU-9.11.4")
ASK_TAKE_BACK: Final = Prompt("take-back-token", (REALM,), "EU-16.3.12")
ASK_BRIDAL_DECK: Final = Prompt("bridal-deck", (), "EU-11.2.9")


# Influence


def _influence_places(
    s: Table, effect: Effect, there: list[int], put: list[int], seat: int
) -> list[int]:
    """EU-16.3.9, EU-11.1.3, EU-5.4.IN4: Areas into which one more cube goes."""
    found: list[int] = []
    for area in there:
        if put.count(area) >= effect.max_per_area or not takes_influence(s, area):
            continue
        is_full = influence_in(s, area) >= INFLUENCE_OF_AREA
        own = cubes_in(s, seat, [area])
        if is_full and (effect.room_only or own >= INFLUENCE_OF_AREA):
            continue
        found.append(area)
    return found


def _influence_areas(s: Table, effect: Effect, scene: Scene, seat: int) -> list[int]:
    """EU-16.3.9: the named Areas; of a Realm those with Provinces of it, none of a player's."""
    where = effect.where
    if where is not None and where.word in (REALM_WORD, PICK_WORD):
        named = [r for r in realms(s, where, scene, seat) if s.seat_of[r] == NONE]
        return [area for realm in named for area in realm_areas(s, realm)]
    return areas(s, where, scene, seat)


def can_gain_influence(s: Table, effect: Effect, scene: Scene, seat: int) -> bool:
    """EU-16.3.9: whether one cube finds a place."""
    there = _influence_areas(s, effect, scene, seat)
    return bool(_influence_places(s, effect, there, [], seat))


def gain_influence(s: Table, effect: Effect, scene: Scene, seat: int, n: int) -> Rules:
    """EU-16.3.9, EU-11.1.3: cube by cube; in full Areas those of Opponents make room."""
    there = _influence_areas(s, effect, scene, seat)
    decides = chooser(s, effect, scene, seat)
    put: list[int] = []
    for left in range(n, 0, -1):
        found = _influence_places(s, effect, there, put, seat)
        if not found:
            return
        area = yield from choose(decides, PICK_AREA, GAIN_WHERE, found, t.INFLUENCE, left)
        if influence_in(s, area) >= INFLUENCE_OF_AREA:
            yield from _displace(s, seat, decides, area)
        put.append(area)
        if cubes_left(s, seat):
            add_influence(s, seat, area)
            s.tell(GAINS, seat, 1, t.INFLUENCE)
        else:
            s.agenda.append(Duty(RECLAIM_CUBES, seat, FOR_INFLUENCE, 1, area))


def _displace(s: Table, seat: int, decides: int, area: int) -> Rules:
    """EU-16.3.9, EU-18.2.4: an Opponent's Influence is discarded, Imperial Influence of another
    too."""
    options: list[Option] = []
    for other in range(s.count):
        if other != seat and s.influence[other * AREA_COUNT + area]:
            options.append(DISPLACE.of(other))
    if s.imperial[area] and s.emperor != s.realm_of[seat]:
        options.append(DISPLACE_IMPERIAL.of())
    chosen = yield Ask(decides, ASK_DISPLACED, options, default=options[0])
    if chosen.verb is DISPLACE:
        add_influence(s, chosen.a, area, -1)
    else:
        s.imperial = added(s.imperial, area, -1)


# Claims, Cores and CB tokens


def _claim_places(s: Table, effect: Effect, scene: Scene, seat: int) -> list[int]:
    """EU-16.3.13, EU-5.4.FC3: Areas without an own Claim or Core that are not all one's own."""
    if claim_pieces_left(s, seat) <= 0 and claims_of(s, seat) == 0:
        return []
    there = areas(s, effect.where, scene, seat)
    return [a for a in there if not has_claim(s, seat, a) and not owns_all(s, seat, a)]


def can_gain_claim(s: Table, effect: Effect, scene: Scene, seat: int) -> bool:
    """EU-16.3.13."""
    return bool(_claim_places(s, effect, scene, seat))


def gain_claims(s: Table, effect: Effect, scene: Scene, seat: int, n: int) -> Rules:
    """EU-16.3.13, EU-16.3.21, EU-SM.1: each in a different Area."""
    decides = chooser(s, effect, scene, seat)
    placed: list[int] = []
    for left in range(n, 0, -1):
        found = [a for a in _claim_places(s, effect, scene, seat) if a not in placed]
        if not found:
            return
        area = yield from choose(decides, PICK_AREA, GAIN_WHERE, found, t.CLAIM, left)
        has_piece = yield from free_claim_piece(s, seat, False)
        if not has_piece:
            return
        placed.append(area)
        put_claim(s, seat, area)


def _core_places(s: Table, effect: Effect, scene: Scene, seat: int) -> list[int]:
    """EU-7.6.4, EU-7.6.6: Areas that are all one's own; of a mission where one Owns a Province and
    no other player has a disc."""
    if cores_of(s, seat) >= CORE_TOKENS:
        return []
    if claim_pieces_left(s, seat) <= 0 and claims_of(s, seat) == 0:
        return []
    found: list[int] = []
    for area in areas(s, effect.where, scene, seat):
        if not may_core(s, seat, area):
            continue
        if scene.source == FROM_MISSION:
            there = s.atlas.area_provinces[area]
            is_free = not any(_is_others(s, seat, p) for p in there)
            if is_free and any(owns(s, seat, p) for p in there):
                found.append(area)
        elif owns_all(s, seat, area):
            found.append(area)
    return found


def _is_others(s: Table, seat: int, province: int) -> bool:
    """Whether another player has a disc there."""
    for holder in (s.town[province], s.vassal[province], s.occupant[province]):
        if holder != NONE and holder != seat and holder < s.count:
            return True
    return False


def can_gain_core(s: Table, effect: Effect, scene: Scene, seat: int) -> bool:
    """EU-7.6.4, EU-7.6.6."""
    return bool(_core_places(s, effect, scene, seat))


def gain_core(s: Table, effect: Effect, scene: Scene, seat: int, n: int) -> Rules:
    """EU-7.6.4, EU-7.6.5, EU-7.6.6: one token, into one of the Areas; the own Claim there turns."""
    found = _core_places(s, effect, scene, seat)
    decides = chooser(s, effect, scene, seat)
    area = yield from choose(decides, PICK_AREA, GAIN_WHERE, found, t.CORE, n)
    if not s.claims[area] >> seat & 1:
        has_piece = yield from free_claim_piece(s, seat, False)
        if not has_piece:
            return
    put_core(s, seat, area)


def _cb_targets(s: Table, effect: Effect, scene: Scene, seat: int) -> list[int]:
    """Realms that can be fought, and have no CB token of the player yet."""
    assert effect.against is not None
    found: set[int] = set()
    for realm in realms(s, effect.against, scene, seat):
        whole = independent(s, realm)
        if whole != s.realm_of[seat] and s.lands[whole] and not s.cb[whole] >> seat & 1:
            found.add(whole)
    return sorted(found)


def can_gain_cb(s: Table, effect: Effect, scene: Scene, seat: int) -> bool:
    """EU-9.11.4."""
    pieces = claim_pieces_left(s, seat) + claims_of(s, seat) + cb_tokens_of(s, seat)
    return pieces > 0 and bool(_cb_targets(s, effect, scene, seat))


def gain_cb(s: Table, effect: Effect, scene: Scene, seat: int, n: int) -> Rules:
    """EU-9.11.4, EU-SM.1: a CB token on a Realm, which may be declined if the card says so."""
    options: list[Option] = [TAKE_CB.of(realm) for realm in _cb_targets(s, effect, scene, seat)]
    if effect.optional:
        options.append(NO_CB.of())
    chosen = yield Ask(seat, ASK_CB, options, default=options[-1])
    if chosen.verb is NO_CB:
        return
    if can_show_cb(s, seat):
        put_cb(s, seat, chosen.a)
    else:
        s.agenda.append(Duty(RECLAIM_TOKEN, seat, CB_SIDE, chosen.a))


# Alliances


def _own_alliances(s: Table, seat: int) -> list[int]:
    """EU-16.3.12: Allies of whom a token could be taken back: none that fights."""
    return [r for r in range(REALM_COUNT) if is_ally(s, seat, r) and not s.is_active[r]]


def may_ally(s: Table, seat: int, realm: int) -> bool:
    """EU-16.3.10: an independent Realm at peace; the Ally of an Opponent only with as much
    Influence as he has."""
    if realm == s.realm_of[seat] or is_ally(s, seat, realm):
        return False
    if is_forbidden(s, t.FORGE_ALLIANCE, s.realm_of[seat], realm):
        return False
    if alliances_of(s, seat) >= most_alliances(s, seat) and not _own_alliances(s, seat):
        return False
    other = s.seat_of[realm]
    if other != NONE:
        return not is_at_war(s, other) and not s.eliminated >> other & 1
    if not is_free_npr(s, realm) or is_npr_at_war(s, realm) or is_aloof(s, realm):
        return False
    rival = s.ally[realm]
    if rival == NONE:
        return True
    there = realm_areas(s, realm)
    return influence_with(s, seat, there) >= influence_with(s, rival, there)


def _allies_to_be(s: Table, effect: Effect, scene: Scene, seat: int) -> list[int]:
    assert effect.where is not None
    return [r for r in realms(s, effect.where, scene, seat) if may_ally(s, seat, r)]


def can_gain_alliance(s: Table, effect: Effect, scene: Scene, seat: int) -> bool:
    """EU-16.3.10."""
    return bool(_allies_to_be(s, effect, scene, seat))


def gain_alliance(s: Table, effect: Effect, scene: Scene, seat: int, n: int) -> RulesOf[bool]:
    """EU-16.3.6, EU-16.3.10, EU-16.3.12, EU-11.3.36: NPRs say yes, players are asked.

    Whether there is one now.
    """
    found = _allies_to_be(s, effect, scene, seat)
    decides = chooser(s, effect, scene, seat)
    realm = yield from choose(decides, PICK_REALM, GAIN_WHERE, found, t.ALLIANCE, n)
    has_token = yield from _free_alliance(s, seat, realm)
    if not has_token:
        return False
    other = s.seat_of[realm]
    if other != NONE:
        options = [CONSENT.of(), REFUSE.of()]
        default = _consent(s, other, scene, options)
        answer = yield Ask(other, ASK_ALLIANCE, options, seat, default=default)
        if answer.verb is REFUSE:
            return False
        has_token = yield from _free_alliance(s, other, s.realm_of[seat])
        if not has_token:
            return False
    make_alliance(s, seat, realm)
    return True


def _consent(s: Table, other: int, scene: Scene, options: list[Option]) -> Option:
    """EU-BOT.72, EU-BOT.13: whoever says nothing refuses; bots agree to what an event offers."""
    return options[int(not (s.switches.is_bot(other) and scene.source == FROM_EVENT))]


def _free_alliance(s: Table, seat: int, realm: int) -> RulesOf[bool]:
    """EU-16.3.12: with no token left one's own may be taken from the board, without a penalty."""
    if alliances_of(s, seat) < most_alliances(s, seat):
        return True
    options = [TAKE_BACK_ALLIANCE.of(each) for each in _own_alliances(s, seat)]
    options.append(GO_WITHOUT.of())
    chosen = yield Ask(seat, ASK_TAKE_BACK, options, realm, default=options[-1])
    if chosen.verb is GO_WITHOUT:
        return False
    end_alliance(s, seat, chosen.a)
    return True


# Marriages


def _own_marriages(s: Table, seat: int) -> list[int]:
    """EU-16.3.12: Marriages that could be taken back: none that is disputed."""
    tokens = [s.marriages[r] & ~s.disputed[r] for r in range(REALM_COUNT)]
    return [realm for realm, seats in enumerate(tokens) if seats >> seat & 1]


def _partners(s: Table, effect: Effect, scene: Scene, seat: int) -> list[int]:
    assert effect.where is not None
    if not has_free_marriage(s, seat) and not _own_marriages(s, seat):
        return []
    return [r for r in realms(s, effect.where, scene, seat) if may_wed(s, seat, r)]


def can_gain_marriage(s: Table, effect: Effect, scene: Scene, seat: int) -> bool:
    """EU-16.3.11."""
    return bool(_partners(s, effect, scene, seat))


def gain_marriage(s: Table, effect: Effect, scene: Scene, seat: int, n: int) -> RulesOf[bool]:
    """EU-16.3.11, EU-16.3.12, EU-11.2.9: with an eligible partner; a player is asked.

    Whether there is one now.
    """
    found = _partners(s, effect, scene, seat)
    decides = chooser(s, effect, scene, seat)
    realm = yield from choose(decides, PICK_REALM, GAIN_WHERE, found, t.MARRIAGE, n)
    has_token = yield from _free_marriage(s, seat, realm)
    if not has_token:
        return False
    other = s.seat_of[realm]
    if other != NONE:
        options = [CONSENT.of(), REFUSE.of()]
        default = _consent(s, other, scene, options)
        answer = yield Ask(other, ASK_MARRIAGE, options, seat, default=default)
        if answer.verb is REFUSE:
            return False
        has_token = yield from _free_marriage(s, other, s.realm_of[seat])
        if not has_token:
            return False
    marry(s, seat, realm)
    if other != NONE:
        yield from _draw_for_wedding(s, decider(s, scene), [seat, other])
    return True


def _free_marriage(s: Table, seat: int, realm: int) -> RulesOf[bool]:
    """EU-16.3.12."""
    if has_free_marriage(s, seat):
        return True
    options = [TAKE_BACK_MARRIAGE.of(each) for each in _own_marriages(s, seat)]
    options.append(GO_WITHOUT.of())
    chosen = yield Ask(seat, ASK_TAKE_BACK, options, realm, default=options[-1])
    if chosen.verb is GO_WITHOUT:
        return False
    end_marriage(s, seat, chosen.a)
    return True


def _draw_for_wedding(s: Table, decides: int, seats: list[int]) -> Rules:
    """EU-11.2.9: both draw an action card of a type that the active player names."""
    options: list[Option] = [BRIDAL_DECK.of(deck) for deck in range(len(POWERS))]
    chosen = yield Ask(decides, ASK_BRIDAL_DECK, options, default=options[0])
    for seat in seats:
        card = draw_card(s, chosen.a)
        if card != NONE:
            s.hands[seat].append(card)
            s.tell(GAINS, seat, 1, t.ACTION_CARD)
