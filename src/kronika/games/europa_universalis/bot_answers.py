"""EU-BOT.13, EU-BOT.66 and on: what a bot answers where the rules ask a player.

Whatever has no line here is answered with the default of the question.
"""

from collections.abc import Callable
from typing import Final

from kronika.core.asks import Ask, Floor, Option, Rules

from .age_end import GIVE_UP_MARRIAGE
from .battle_sides import side_size
from .battle_state import ATTACK, DEFEND
from .battles import CAVALRY_DICE
from .bot_charts import new_faith, papal_wish
from .bot_levies import army_area, gain, own_tax_in
from .bot_targets import best_province, chosen_opponent, route
from .bot_turns import is_idle_war
from .calls import CALL, REFUSE_CALL
from .casualties import DAMAGE_SHIP, LOSE_SHIP, LOSE_SINGLE, LOSE_UNIT
from .converting import ADOPT, CONVERT
from .forces import all_deployed, counts_in
from .imperial_defence import DEFEND_EMPIRE
from .land import base_tax, is_core, realm_tax, tax_value
from .marching import CROSS_TO, MARCH_TO
from .measures import vassal_realms
from .peace import ENFORCE, FIGHT_ON, OFFER_WHITE, SETTLE_NO_MORE, SETTLE_WITH, SURRENDER
from .peace_state import FULL_ANNEXATION, HUMILIATION, KEEP_BOARD_STATE, VASSALIZATION
from .questions import to_the_end
from .relations import adjacent_in_war, foes, lawful_side, tax_occupied
from .religion import is_dissent
from .retreat import FALL_BACK, RETREAT_TO
from .retreat import FIGHT_ON as STAY
from .sieges import BESIEGE
from .state import Table
from .terms import CAVALRY, FOR_DUCATS, FREELY, INFANTRY, NONE
from .words import PLAYER, PROVINCE

Answer = Callable[[Table, int, Ask], Option | None]

GOOD: Final = ("calm", "gain-where", "effect-calm", "place-force", "where-to-suppress")
BAD: Final = (
    *("add-unrest", "lose-where", "dissent", "dissent-vassal", "give-up", "unrest-for-faith"),
    *("disloyal-vassals", "effect-liberate", "lose-to-rebels", "leave-out"),
)
"""EU-BOT.15: where Provinces are chosen for what is good, and for what is bad."""
VASSALS: Final = 3
WORTHWHILE: Final = 3
HUMBLING: Final = 6
"""EU-BOT.75, EU-BOT.76."""


def answered(s: Table, rules: Rules) -> Rules:
    """EU-BOT.66: people are asked; for bots the rules decide at once."""
    questions = to_the_end(rules)
    asked = next(questions)
    while asked is not None:
        if isinstance(asked, Ask) and s.switches.is_bot(asked.player):
            option = answer(s, asked)
        else:
            option = yield asked
        asked = questions.send(option)


def answer(s: Table, asked: Ask | Floor) -> Option:
    """What a bot answers."""
    assert isinstance(asked, Ask)
    if len(asked.options) == 1:
        return asked.options[0]
    name = asked.prompt.name
    function = ANSWERS.get(name)
    found = function(s, asked.player, asked) if function is not None else None
    if found is None and (name in GOOD or name in BAD):
        found = _of_provinces(s, asked, name in GOOD)
    if found is None:
        found = _of_players(s, asked)
    if found is None:
        found = asked.default
    return asked.options[0] if found is None else found


def _of_provinces(s: Table, asked: Ask, is_good: bool) -> Option | None:
    named = [o for o in asked.options if o.verb.kinds == (PROVINCE,)]
    if not named:
        return None
    best = best_province(s, [option.a for option in named], is_good)
    return next(option for option in named if option.a == best)


def _of_players(s: Table, asked: Ask) -> Option | None:
    """EU-BOT.15: one of several Opponents."""
    if any(option.verb.kinds != (PLAYER,) for option in asked.options):
        return None
    others = [option.a for option in asked.options if option.a != asked.player]
    if not others:
        return None
    chosen = chosen_opponent(s, asked.player, others)
    return next(option for option in asked.options if option.a == chosen)


# War


def _call_to_defence(s: Table, seat: int, asked: Ask) -> Option | None:
    """EU-BOT.13, EU-BOT.71: accepted unless it is at war with an Opponent."""
    is_busy = foes(s, seat) != 0
    for option in asked.options:
        if (option.verb is REFUSE_CALL) == is_busy:
            return option
    return None


def _send_calls(s: Table, seat: int, asked: Ask) -> Option | None:
    """EU-BOT.53, EU-BOT.71: in an attack NPRs next to a target, with 2 Influence there; in defence
    against an Opponent all that border him."""
    declaration = s.declarations[-1]
    own, declarer = s.realm_of[seat], declaration.declarer
    if declarer != own and s.seat_of[declarer] == NONE:
        return None
    enemies = declaration.targets if declarer == own else [declarer]
    for option in asked.options:
        if option.verb is not CALL or s.seat_of[option.a] != NONE:
            continue
        if any(adjacent_in_war(s, option.a, enemy) for enemy in enemies):
            return option
    return None


def _defend_empire(s: Table, seat: int, asked: Ask) -> Option | None:
    """EU-BOT.16, EU-18.4.14: always; called, it gains as much Bot Power as there is Imperial
    Authority, unless the defence is running already."""
    if not s.is_defending:
        gain(s, seat, s.authority)
    return next(option for option in asked.options if option.verb is DEFEND_EMPIRE)


def _casualty(s: Table, seat: int, asked: Ask) -> Option | None:
    """EU-BOT.68: Infantry, Cavalry, Artillery, while more than one of the type is left."""
    category = asked.b
    counts = counts_in(s, seat, asked.a)
    for least in (2, 1):
        for type in range(INFANTRY, CAVALRY + 2):
            if counts[category * 3 + type] < least:
                continue
            for option in asked.options:
                if option.verb is LOSE_UNIT and option.b == type:
                    return option
                if option.verb is LOSE_SINGLE and type == INFANTRY:
                    return option
    return None


def _base_dice(s: Table, seat: int, asked: Ask) -> Option | None:
    """EU-BOT.27: Muslims use Cavalry dice."""
    return next(option for option in asked.options if option.verb is CAVALRY_DICE)


def _ship(s: Table, seat: int, asked: Ask) -> Option | None:
    """EU-BOT.68: Light Ships, Galleys, Heavy Ships."""
    for sort in (0, 1, 4, 3, 2):
        for option in asked.options:
            if option.verb is LOSE_SHIP and option.a == sort:
                return option
    return next((o for o in asked.options if o.verb is DAMAGE_SHIP), None)


def _retreat(s: Table, seat: int, asked: Ask) -> Option | None:
    """EU-BOT.69: with less than half of the enemy's Units, not from the capital Area."""
    b = s.battle
    side = ATTACK if b.seats[ATTACK] >> seat & 1 else DEFEND
    capital = s.atlas.province_area[s.capital[s.realm_of[seat]]]
    is_weak = 2 * side_size(s, side) < side_size(s, 1 - side)
    if b.is_naval or not is_weak or b.place == capital:
        return next((o for o in asked.options if o.verb is STAY), None)
    return _way_back(s, seat, asked)


def _way_back(s: Table, seat: int, asked: Ask) -> Option | None:
    """EU-BOT.69: the own Area with most tax."""
    found: list[tuple[int, int, int]] = []
    for place, option in enumerate(asked.options):
        if option.verb is FALL_BACK:
            return option
        if option.verb is RETREAT_TO and option.b in (FREELY, FOR_DUCATS):
            found.append((-own_tax_in(s, seat, option.a), option.a, place))
    if found:
        return asked.options[min(found)[2]]
    others = [o for o in asked.options if o.verb is STAY]
    return others[0] if others else None


def _march(s: Table, seat: int, asked: Ask) -> Option | None:
    """EU-BOT.23, EU-BOT.46: on to the goal, never for Influence and never by leave."""
    goal = s.bots.goal[seat]
    here = army_area(s, seat)
    if goal in (NONE, here) or here == NONE:
        return None
    steps = route(s, seat, here, goal, asked.b)
    for option in asked.options:
        is_step = option.verb is MARCH_TO or option.verb is CROSS_TO
        if is_step and steps and option.a == steps[0] and option.b in (FREELY, FOR_DUCATS):
            return option
    return None


def _besiege(s: Table, seat: int, asked: Ask) -> Option | None:
    """EU-BOT.48: own Cores, the enemy's capital, Large ones, by tax, by alphabet."""
    realm = s.realm_of[seat]
    capitals = set(s.capital)
    found: list[tuple[bool, bool, int, int, int]] = []
    for place, option in enumerate(asked.options):
        if option.verb is BESIEGE:
            province = option.a
            is_foreign = not is_core(s, realm, province)
            tax = -tax_value(s, province)
            found.append((is_foreign, province not in capitals, tax, province, place))
    return asked.options[min(found)[4]] if found else None


# Peace


def _choose_term(s: Table, seat: int, asked: Ask) -> Option | None:
    """EU-BOT.75, EU-BOT.76: of a Total Victory, or after a surrender."""
    has_room = len(vassal_realms(s, seat)) < VASSALS
    return _best_term(s, seat, asked.a, asked.options, has_room)


def _best_term(
    s: Table, seat: int, realm: int, options: list[Option], takes_vassals: bool
) -> Option | None:
    terms = {option.a: option for option in options if option.verb is ENFORCE}
    if s.seat_of[realm] != NONE:
        gained = 2 * tax_occupied(s, seat, realm)
        if HUMILIATION in terms and gained >= HUMBLING:
            return terms[HUMILIATION]
        return terms.get(KEEP_BOARD_STATE)
    if FULL_ANNEXATION in terms:
        return terms[FULL_ANNEXATION]
    if VASSALIZATION in terms and takes_vassals and len(s.lands[realm]) >= WORTHWHILE:
        return terms[VASSALIZATION]
    return terms.get(KEEP_BOARD_STATE)


def _settle(s: Table, seat: int, asked: Ask) -> Option | None:
    """EU-BOT.75, EU-BOT.77: every war comes up once."""
    for option in asked.options:
        if option.verb is SETTLE_WITH:
            return option
    return next(o for o in asked.options if o.verb is SETTLE_NO_MORE)


def _end_war(s: Table, seat: int, asked: Ask) -> Option | None:
    """EU-BOT.76, EU-BOT.77, EU-BOT.78: by victory, by White Peace with NPRs, by surrender."""
    realm = asked.a
    fight_on = next(o for o in asked.options if o.verb is FIGHT_ON)
    if any(option.verb is ENFORCE for option in asked.options):
        term = _best_term(s, seat, realm, asked.options, True)
        if term is not None and (term.a != KEEP_BOARD_STATE or _has_gain(s, seat, realm)):
            return term
        return fight_on
    if s.seat_of[realm] != NONE:
        if _is_beaten(s, seat, s.seat_of[realm]):
            return next((o for o in asked.options if o.verb is SURRENDER), fight_on)
        return fight_on
    gave_up = tax_occupied(s, seat, realm) == 0 and army_area(s, seat) == NONE
    if gave_up or is_idle_war(s, seat, realm):
        return next((o for o in asked.options if o.verb is OFFER_WHITE), fight_on)
    return fight_on


def _has_gain(s: Table, seat: int, realm: int) -> bool:
    """EU-BOT.76: at least 1 Province of it Occupied that is no capital."""
    if s.seat_of[realm] != NONE:
        return True
    for province in s.atlas.provinces:
        is_held = s.occupant[province] == seat and lawful_side(s, province) == realm
        if is_held and province not in s.capital:
            return True
    return False


def _is_beaten(s: Table, seat: int, other: int) -> bool:
    """EU-BOT.78: the capital and more than half of the tax are lost, and he has twice the Units."""
    realm = s.realm_of[seat]
    if s.occupant[s.capital[realm]] != other:
        return False
    lost = tax_occupied(s, other, realm)
    whole = sum([tax_value(s, province) for province in s.lands[realm]])
    return 2 * lost > whole and all_deployed(s, other) >= 2 * all_deployed(s, seat)


# Rule


def _marriage_to_end(s: Table, seat: int, asked: Ask) -> Option | None:
    """EU-BOT.36: the lowest tax; to keep it is nothing that a bot would pay for."""
    found: list[tuple[int, int, int]] = []
    for place, option in enumerate(asked.options):
        if option.verb is not GIVE_UP_MARRIAGE:
            continue
        other = s.seat_of[option.a]
        tax = base_tax(s, other) if other != NONE else realm_tax(s, option.a)
        found.append((tax, option.a, place))
    return asked.options[min(found)[2]]


def _papal(s: Table, seat: int, asked: Ask) -> Option | None:
    return papal_wish(s, seat, asked.options)


def _convert(s: Table, seat: int, asked: Ask) -> Option | None:
    """EU-BOT.61: the slot in dissent of the highest tax."""
    found: list[tuple[int, int, int]] = []
    for place, option in enumerate(asked.options):
        if option.verb is CONVERT and is_dissent(s, seat, option.a):
            areas = s.atlas.slot_areas[option.a]
            tax = sum([own_tax_in(s, seat, area) for area in areas])
            found.append((-tax, option.a, place))
    return asked.options[min(found)[2]] if found else None


def _faith(s: Table, seat: int, asked: Ask) -> Option | None:
    faith = new_faith(s, seat)
    return next((o for o in asked.options if o.verb is ADOPT and o.a == faith), None)


def _refuse(s: Table, seat: int, asked: Ask) -> Option | None:
    """EU-BOT.72: no Alliances, Marriages, deals and passages; the last option says no."""
    return asked.options[-1]


ANSWERS: Final[dict[str, Answer]] = {
    "answer-defensive-call": _call_to_defence,
    "send-calls": _send_calls,
    "subject-calls": _defend_empire,
    "choose-casualty": _casualty,
    "choose-ship-casualty": _ship,
    "choose-base-dice": _base_dice,
    "retreat": _retreat,
    "must-retreat": _way_back,
    "move-on": _march,
    "what-is-besieged": _besiege,
    "choose-term": _choose_term,
    "settle-war": _settle,
    "end-war": _end_war,
    "give-up-marriage": _marriage_to_end,
    "papal-action": _papal,
    "convert-area": _convert,
    "adopt-faith": _faith,
    "give-leave": _refuse,
}
"""By the name of the question."""
