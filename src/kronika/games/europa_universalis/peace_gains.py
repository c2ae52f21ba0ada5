"""Chapters 10.3 and 10.5: what players choose after a Peace Term: Claims, Influence, Alliances,
Allied Units that leave."""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, Rules, Verb

from .agenda import RECLAIM_CUBES, TERM_STEP, Duty
from .alliances import make_alliance
from .claims import free_claim_piece, has_claim, put_claim, take_claim
from .desired_succession import has_free_alliance
from .influence import add_influence, influence_in, remove_influence, takes_influence
from .land import areas_of
from .peace_state import SPREAD_INFLUENCE
from .purse import FOR_INFLUENCE, cubes_left
from .relations import is_aloof, is_free_npr, is_npr_at_war
from .state import Table, added
from .terms import AREA_COUNT, INFLUENCE_OF_AREA, NONE
from .unrest import may_calm, restless
from .words import AREA, NUMBER, PLAYER, REALM

CALMED_BY_CLAIM: Final = 2
"""EU-10.5.11, EU-10.5.19, EU-10.5.31."""
FREED_INFLUENCE: Final = 2
"""EU-10.5.9."""

GIVE_CLAIM: Final = Verb("give-claim", (AREA,), "EU-10.5.11")
KEEP_CLAIMS: Final = Verb("keep-claims", (), "EU-10.5.11")
CLAIM_LOST: Final = Verb("claim-lost-land", (AREA,), "EU-10.5.12")
NO_CLAIM: Final = Verb("no-claim", (), "EU-10.5.12")
ALLY_FREED: Final = Verb("ally-with-freed", (REALM,), "EU-10.5.9")
NO_FREED_ALLY: Final = Verb("no-freed-ally", (), "EU-10.5.9")
PEACE_INFLUENCE: Final = Verb("influence-by-peace", (AREA,), "EU-10.5.2")
INFLUENCE_ENOUGH: Final = Verb("influence-by-peace-done", (), "EU-10.5.2")
DISPLACE: Final = Verb("push-out-influence", (PLAYER,), "EU-10.5.2")
DISPLACE_IMPERIAL: Final = Verb("push-out-imperial", (), "EU-10.5.2")
LOSE_INFLUENCE: Final = Verb("lose-influence-in", (AREA,), "EU-10.5.23")
ASK_GIVE_CLAIM: Final = Prompt("give-claim", (), "EU-10.5.11")
ASK_CLAIM_LOST: Final = Prompt("claim-lost-land", (), "EU-10.5.12")
ASK_ALLY_FREED: Final = Prompt("ally-with-freed", (), "EU-10.5.9")
ASK_PEACE_INFLUENCE: Final = Prompt("influence-by-peace", (NUMBER,), "EU-10.5.2")
ASK_DISPLACE: Final = Prompt("push-out-influence", (AREA,), "EU-10.5.2")
ASK_LOSE_INFLUENCE: Final = Prompt("lose-influence-in", (NUMBER,), "EU-10.5.23")
INFLUENCE_GAINED: Final = Event("influence-by-peace", (PLAYER, AREA))


def claims_for_unrest(s: Table, seat: int) -> Rules:
    """EU-10.5.11, EU-10.5.19, EU-10.5.31, EU-OPB55, D-CLAIM-UNREST: a Claim where Provinces were
    gained ends Unrest in two of his discs in these Areas; Core tokens do not."""
    areas = sorted(set(s.peace.gained.get(seat, [])))
    while True:
        unruly = [province for area in areas for province in restless(s, seat, area)]
        options: list[Option] = [GIVE_CLAIM.of(a) for a in areas if s.claims[a] >> seat & 1]
        if not unruly or not options:
            return
        options.append(KEEP_CLAIMS.of())
        chosen = yield Ask(seat, ASK_GIVE_CLAIM, options, default=options[-1])
        if chosen.verb is KEEP_CLAIMS:
            return
        take_claim(s, seat, chosen.a)
        yield from may_calm(s, seat, unruly, CALMED_BY_CLAIM)


def claims_for_loss(s: Table, seat: int) -> Rules:
    """EU-10.5.12, EU-11.0.4, D-CLAIM-LOST: a Claim in each Area where he lost a Province."""
    areas = sorted(set(s.peace.lost.get(seat, [])))
    areas = [area for area in areas if not has_claim(s, seat, area)]
    while areas:
        options: list[Option] = [CLAIM_LOST.of(area) for area in areas]
        options.append(NO_CLAIM.of())
        chosen = yield Ask(seat, ASK_CLAIM_LOST, options, default=options[0])
        if chosen.verb is NO_CLAIM:
            return
        areas.remove(chosen.a)
        has_piece = yield from free_claim_piece(s, seat, False)
        if has_piece:
            put_claim(s, seat, chosen.a)


def ally_with_freed(s: Table, seat: int) -> Rules:
    """EU-10.5.9: an Alliance with one liberated NPR at peace that has no other Ally, and Influence
    there."""
    if not has_free_alliance(s, seat):
        return
    options: list[Option] = []
    for realm in sorted(set(s.peace.freed)):
        is_open = is_free_npr(s, realm) and s.ally[realm] == NONE and not is_aloof(s, realm)
        if is_open and not is_npr_at_war(s, realm):
            options.append(ALLY_FREED.of(realm))
    if not options:
        return
    options.append(NO_FREED_ALLY.of())
    chosen = yield Ask(seat, ASK_ALLY_FREED, options, default=options[0])
    if chosen.verb is ALLY_FREED:
        make_alliance(s, seat, chosen.a)
        s.agenda.append(Duty(TERM_STEP, SPREAD_INFLUENCE, seat, chosen.a, FREED_INFLUENCE))


def areas_of_loser(s: Table, seat: int, realm: int) -> list[int]:
    """EU-10.5.16: the Areas of a Realm, as a player's Vassal too."""
    lands = [province for province in s.vassal_lands[seat] if s.owner[province] == realm]
    areas = {s.atlas.province_area[province] for province in lands}
    return sorted(areas | set(areas_of(s, realm)))


def gain_influence(s: Table, seat: int, areas: list[int], many: int) -> Rules:
    """EU-10.5.2, EU-11.1.3, EU-10.5.16, EU-10.5.23, EU-10.5.27, D-DISPLACE-I: up to so many cubes;
    in a full Area another one leaves for it."""
    left = many
    while left:
        options: list[Option] = []
        for area in areas:
            if takes_influence(s, area) and (_has_room(s, area) or _rivals(s, seat, area)):
                options.append(PEACE_INFLUENCE.of(area))
        if not options:
            return
        options.append(INFLUENCE_ENOUGH.of())
        chosen = yield Ask(seat, ASK_PEACE_INFLUENCE, options, left, default=options[0])
        if chosen.verb is INFLUENCE_ENOUGH:
            return
        if not _has_room(s, chosen.a):
            yield from _displace(s, seat, chosen.a)
        left -= 1
        if cubes_left(s, seat):
            add_influence(s, seat, chosen.a)
            s.tell(INFLUENCE_GAINED, seat, chosen.a)
        else:
            s.agenda.append(Duty(RECLAIM_CUBES, seat, FOR_INFLUENCE, 1, chosen.a))


def _has_room(s: Table, area: int) -> bool:
    return influence_in(s, area) < INFLUENCE_OF_AREA


def _rivals(s: Table, seat: int, area: int) -> list[Option]:
    """Whose Influence can leave a full Area."""
    options: list[Option] = []
    for other in range(s.count):
        if other != seat and s.influence[other * AREA_COUNT + area]:
            options.append(DISPLACE.of(other))
    if s.imperial[area]:
        options.append(DISPLACE_IMPERIAL.of())
    return options


def _displace(s: Table, seat: int, area: int) -> Rules:
    options = _rivals(s, seat, area)
    chosen = yield Ask(seat, ASK_DISPLACE, options, area, default=options[0])
    if chosen.verb is DISPLACE:
        add_influence(s, chosen.a, area, -1)
    else:
        s.imperial = added(s.imperial, area, -1)


def lose_influence(s: Table, seat: int, many: int) -> Rules:
    """EU-10.5.23, EU-OPB66, D-REMOVE-I: as many of his cubes as he has, of his choice."""
    for left in range(many, 0, -1):
        options = [
            LOSE_INFLUENCE.of(area)
            for area in s.atlas.main_areas
            if s.influence[seat * AREA_COUNT + area]
        ]
        if not options:
            return
        chosen = yield Ask(seat, ASK_LOSE_INFLUENCE, options, left, default=options[0])
        remove_influence(s, seat, chosen.a, 1)
