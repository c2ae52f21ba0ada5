"""What everybody sees of wars: who fights whom, what is declared, what is settled."""

from typing import Any, Final

from .deals import deal_ducats, deal_power
from .keep_board_state import capitals, price
from .land import tax_value
from .negotiation import ALLIANCE_TIE, CLAIM_TIE, INFLUENCE_TIE
from .peace_making import sides, taken
from .peace_state import HUMILIATION, KEEP, KEEP_BOARD_STATE, RETURN, WHITE_PEACE
from .places import AREAS, PROVINCES
from .relations import is_enemy
from .state import Table
from .terms import NONE, PEACE_TERMS, POWERS
from .victory import (
    counted_units,
    followers,
    has_partial_victory,
    has_total_victory,
    is_shielded,
    occupied_of,
    rebels_at_home,
)
from .war_state import Declaration
from .words import REALM, REASON

Facts = dict[str, Any]

LEVELS: Final = ("agreed", "partial", "surrendered", "total")
FATES: Final = ("keep", "return", "liberate", "exchange")
ANSWERS: Final = ("unasked", "defends", "refuses")
TIES: Final = {INFLUENCE_TIE: "influence", CLAIM_TIE: "claim", ALLIANCE_TIE: "alliance"}


def _seats(s: Table, bits: int) -> list[int]:
    return [seat for seat in range(s.count) if bits >> seat & 1]


# Wars


def wars_of_view(s: Table) -> list[Facts]:
    """EU-9.0.13, EU-10.2.1: each war once, who declared it first."""
    found: list[Facts] = []
    for realm, enemies in enumerate(s.enemies):
        other = s.seat_of[realm]
        for seat in _seats(s, enemies):
            if other != NONE and other < seat:
                continue  # it stands with the enemies of the other player
            own = s.realm_of[seat]
            declared = bool(s.attackers[realm] >> seat & 1)
            attacker, defender = (own, realm) if declared else (realm, own)
            found.append(
                {
                    "sides": [_side(s, attacker, defender), _side(s, defender, attacker)],
                    "emperors": is_shielded(s, seat, realm),
                }
            )
    return found


def _side(s: Table, realm: int, enemy: int) -> Facts:
    """EU-10.2.2, EU-10.2.3, EU-10.2.4, EU-10.3.2: what one side of a war has, and has taken."""
    seat = s.seat_of[realm]
    beside = followers(s, realm, enemy)
    facts: Facts = {
        "realm": REALM.ids[realm],
        "seat": None if seat == NONE else seat,
        "beside": [REALM.ids[each] for each in beside],
        "units": 0,
        "rebels": 0,
        "occupied": [],
        "tax": 0,
        "victory": None,
    }
    if seat == NONE:
        return facts
    taken_there = occupied_of(s, seat, [enemy, *followers(s, enemy, realm)])
    facts["units"] = counted_units(s, seat, enemy)
    if s.seat_of[enemy] == NONE or s.switches.is_bot(s.seat_of[enemy]):
        facts["rebels"] = rebels_at_home(s, seat, enemy)
    facts["occupied"] = [PROVINCES[each] for each in taken_there]
    facts["tax"] = sum(tax_value(s, each) for each in taken_there)
    if has_total_victory(s, seat, enemy):
        facts["victory"] = "total"
    elif has_partial_victory(s, seat, enemy):
        facts["victory"] = "partial"
    return facts


def declarations_of_view(s: Table) -> list[Facts]:
    """EU-9.1.26: declarations of war that are being carried out, the last one now."""
    return [_declaration(s, each) for each in s.declarations]


def _declaration(s: Table, declaration: Declaration) -> Facts:
    reasons = [None if cb == NONE else REASON.ids[cb] for cb in declaration.cbs]
    reasons += [None] * (len(declaration.targets) - len(reasons))
    return {
        "declarer": REALM.ids[declaration.declarer],
        "targets": [
            {"realm": REALM.ids[realm], "reason": reason}
            for realm, reason in zip(declaration.targets, reasons)
        ],
        "joined": _seats(s, declaration.joined),
        "defenders": _seats(s, declaration.defenders),
        "emperor": ANSWERS[declaration.emperor],
        "crusade": declaration.crusader != NONE,
    }


def march_of_view(s: Table) -> Facts | None:
    """EU-9.5.4: who is on his way, and where. None: nobody."""
    if not s.march.marches or s.march.marches[-1].area == NONE:
        return None
    march = s.march.marches[-1]
    return {
        "player": march.seat,
        "army": None if march.army == NONE else march.army,
        "area": AREAS[march.area],
        "left": march.left,
    }


def siege_of_view(s: Table) -> Facts | None:
    """EU-9.8.1: who besieges, and the Provinces that are chosen so far. None: nobody."""
    siege = s.march.siege
    if siege.area == NONE:
        return None
    return {
        "player": siege.seat,
        "area": AREAS[siege.area],
        "provinces": [PROVINCES[each] for each in siege.provinces],
    }


# Peace


def peace_of_view(s: Table) -> Facts | None:
    """EU-10.5.1, EU-10.5.38: the peace that is being made, as far as it is chosen. None: none."""
    p = s.peace
    if p.loser == NONE:
        return None
    ours, theirs = sides(s)
    victor, loser = s.seat_of[p.victor], s.seat_of[p.loser]
    at_war = (victor != NONE and is_enemy(s, victor, p.loser)) or (
        loser != NONE and is_enemy(s, loser, p.victor)
    )
    return {
        "victor": REALM.ids[p.victor],
        "loser": REALM.ids[p.loser],
        "beside": [[REALM.ids[each] for each in side[1:]] for side in (ours, theirs)],
        "level": LEVELS[p.level],
        "named": p.has_victor,
        "separate": p.is_separate,
        "concluded": not at_war,
        "term": None if p.term == NONE else PEACE_TERMS[p.term],
        "proposer": None if p.proposer == NONE else p.proposer,
        "provinces": _provinces(s),
        "extra": None if p.extra_seat == NONE else p.extra_seat,
        "ties": [
            {
                "sort": TIES[sort],
                "place": REALM.ids[place] if sort == ALLIANCE_TIE else AREAS[place],
            }
            for sort, place in p.ties
        ],
    }


def _provinces(s: Table) -> list[Facts]:
    """EU-10.5.3, EU-10.5.7, EU-10.5.9: what each side Occupies, and what becomes of it."""
    home = capitals(s)
    return [
        {
            "province": PROVINCES[province],
            "holder": s.occupant[province],
            "tax": tax_value(s, province),
            "fate": _fate(s, province, home),
            "ducats": price(s, province, home) if s.peace.term == KEEP_BOARD_STATE else 0,
        }
        for side in taken(s)
        for province in side
    ]


def _fate(s: Table, province: int, home: list[int]) -> str | None:
    term = s.peace.term
    if term in (WHITE_PEACE, HUMILIATION):
        return FATES[RETURN]
    if term != KEEP_BOARD_STATE:
        return None
    return "ransom" if province in home else FATES[s.peace.choices.get(province, KEEP)]


# Deals


def deal_of_view(s: Table) -> Facts | None:
    """EU-5.1.DI1, EU-10.5.37: the deal that two players are putting together. None: none."""
    deal = s.deal
    if deal.proposer == NONE:
        return None
    return {
        "proposer": deal.proposer,
        "partner": deal.partner,
        "writer": deal.writer,
        "counters": deal.counters,
        "peace": deal.is_peace,
        "private": deal.is_private,
        "alliance": deal.alliance,
        "marriage": None if deal.marriage == NONE else POWERS[deal.marriage],
        "ducats": deal.ducats,
        "sales": [
            {"province": PROVINCES[province], "seller": s.town[province], "price": price}
            for province, price in deal.sales
        ],
        "pays": deal_ducats(deal, s),
        "dip": deal_power(s, deal),
        "adm": s.content.tables.costs.sale_adm if deal.sales else 0,
    }
