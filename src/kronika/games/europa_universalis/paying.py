"""Choices between effects, prices for them, and dice."""

from typing import Final

from kronika.core.asks import Ask, Event, Option, Prompt, RulesOf, Verb, packed
from kronika.core.errors import RulesError

from .agenda import FROM_EVENT, Scene
from .bot_choice import worth
from .choices import LOSE_POWER, LOSES, PICK_POWER, choose
from .counting import amount
from .effects import people
from .effects import things as t
from .effects import verbs as v
from .effects.nodes import Effect
from .holding import holds
from .people_in_play import candidates
from .purse import all_power, can_afford, lose_power, lower_stability, power_of
from .state import Table
from .terms import LEAST_STABILITY, NONE, POWERS
from .words import EVENT, NUMBER, PLAYER, PRICE

FIRST: Final = Verb("choose-a", (), "EU-16.3.3")
SECOND: Final = Verb("choose-b", (), "EU-16.3.3")
PAY: Final = Verb("pay-price", (), "EU-16.3.5")
NOT_PAY: Final = Verb("pay-nothing", (), "EU-16.3.5")
ASK_EVENT_CHOICE: Final = Prompt("event-choice", (EVENT,), "EU-16.3.3")
ASK_CHOICE: Final = Prompt("card-choice", (), "EU-16.3.3")
ASK_PRICE: Final = Prompt("pay-price", (PRICE,), "EU-16.3.5")
CHOOSES_FIRST: Final = Event("chooses-a", (PLAYER,))
CHOOSES_SECOND: Final = Event("chooses-b", (PLAYER,))
ROLLS: Final = Event("rolls-die", (PLAYER, NUMBER))

_POWER: Final = (t.ADM_POWER, t.DIP_POWER, t.MIL_POWER, t.MONARCH_POWER)
DIE_FACES: Final = 6
HIMSELF: Final = (people.YOU, people.ACTIVE, people.REALM)
"""Words for one player, who may be the chooser."""


def _is_payable(s: Table, effects: list[Effect], scene: Scene) -> bool:
    """EU-16.3.3: whether the chooser can meet his own losses of ducats, with loans, and of Monarch
    Power that stand directly in an option."""
    ducats = 0
    needed = [0] * len(POWERS)
    for effect in effects:
        if effect.word != v.LOSE or effect.who.word not in (
            people.YOU,
            people.ACTIVE,
            people.REALM,
        ):
            continue
        if candidates(s, effect.who, scene) != [scene.you]:
            continue
        n = amount(s, effect.n, scene, scene.you)
        if effect.what == t.DUCATS:
            ducats += n
        elif t.ADM_POWER <= effect.what <= t.MIL_POWER:
            needed[effect.what - t.ADM_POWER] += n
        elif effect.what == t.MONARCH_POWER and all_power(s, scene.you) < n:
            return False
    if any(power_of(s, scene.you, type) < many for type, many in enumerate(needed)):
        return False
    return ducats == 0 or can_afford(s, scene.you, ducats)


def possible_options(s: Table, effect: Effect, scene: Scene) -> list[bool]:
    """EU-16.3.3: which of the two options can be met; if none can, both may be chosen."""
    found: list[bool] = []
    for place, effects in enumerate((effect.first, effect.second)):
        need = effect.needs[place] if effect.needs else None
        is_met = need is None or holds(s, need, scene)
        found.append(is_met and _is_payable(s, effects, scene))
    return found if any(found) else [True, True]


def ask_choice(s: Table, effect: Effect, scene: Scene) -> RulesOf[list[Effect]]:
    """EU-16.3.3, EU-16.3.8, EU-BOT.50: A or B, by the player who is `you`."""
    first, second = possible_options(s, effect, scene)
    options: list[Option] = []
    if first:
        options.append(FIRST.of())
    if second:
        options.append(SECOND.of())
    default = options[0]
    if len(options) > 1 and s.switches.is_bot(scene.you):
        values = [worth(s, each, scene, scene.you) for each in (effect.first, effect.second)]
        default = options[int(values[1] > values[0])]
    prompt = ASK_EVENT_CHOICE if scene.source == FROM_EVENT else ASK_CHOICE
    number = scene.number if scene.source == FROM_EVENT else NONE
    chosen = yield Ask(scene.you, prompt, options, number, default=default)
    is_first = chosen.verb is FIRST
    s.tell(CHOOSES_FIRST if is_first else CHOOSES_SECOND, scene.you)
    return effect.first if is_first else effect.second


def _has(s: Table, seat: int, what: int) -> int:
    """What a player has of a resource to pay with, without loans."""
    if what == t.DUCATS:
        return s.ducats[seat]
    if t.ADM_POWER <= what <= t.MIL_POWER:
        return power_of(s, seat, what - t.ADM_POWER)
    if what == t.MONARCH_POWER:
        return all_power(s, seat)
    if what == t.STABILITY:
        return s.stability[seat] - LEAST_STABILITY
    if what == t.COLONIST:
        return s.colonists[seat]
    if what == t.MANPOWER:
        return s.available[seat]
    if what == t.PRESTIGE:
        return max(0, s.prestige[seat])
    raise RulesError(f"nobody pays with {t.RESOURCES[what]}")


def can_pay_all(s: Table, effect: Effect, seat: int) -> bool:
    """Whether a player has all of a price, without a loan; EU-BOT.22: a bot in Bot Power."""
    if s.switches.is_bot(seat):
        ducats = sum([n for what, n in effect.costs if what == t.DUCATS])
        power = sum([n for what, n in effect.costs if what in _POWER])
        if s.bots.power[seat] < ducats // 5 + power // 2:
            return False
        others = [(what, n) for what, n in effect.costs if what != t.DUCATS and what not in _POWER]
        return all(_has(s, seat, what) >= n for what, n in others)
    needed: dict[int, int] = {}
    for what, n in effect.costs:
        needed[what] = needed.get(what, 0) + n
    return all(_has(s, seat, what) >= n for what, n in needed.items())


def _price(effect: Effect) -> int:
    counts = [0] * len(t.RESOURCES)
    for what, n in effect.costs:
        counts[what] += n
    return packed(counts)


def ask_payment(s: Table, effect: Effect, seat: int) -> RulesOf[list[Effect]]:
    """A price may be refused; who refuses or lacks the means gets the other list."""
    if not can_pay_all(s, effect, seat):
        return effect.otherwise
    if s.switches.is_bot(seat) and not _is_costly(effect.otherwise):
        return effect.otherwise
    options: list[Option] = [PAY.of(), NOT_PAY.of()]
    chosen = yield Ask(seat, ASK_PRICE, options, _price(effect), default=options[1])
    if chosen.verb is NOT_PAY:
        return effect.otherwise
    for what, n in effect.costs:
        if what == t.MONARCH_POWER:
            for left in range(n, 0, -1):
                types = [type for type in range(len(POWERS)) if power_of(s, seat, type)]
                type = yield from choose(seat, PICK_POWER, LOSE_POWER, types, left)
                lose_power(s, seat, type, 1)
        else:
            _take(s, seat, what, n)
        s.tell(LOSES, seat, n, what)
    return effect.then


def _is_costly(effects: list[Effect]) -> bool:
    """EU-BOT.22: whether a bot would lose Prestige, Stability or a Province."""
    costly = (t.PRESTIGE, t.STABILITY, t.TOWN)
    return any(effect.word == v.LOSE and effect.what in costly for effect in effects)


def _take(s: Table, seat: int, what: int, n: int) -> None:
    if what == t.DUCATS:
        s.ducats[seat] -= n
    elif t.ADM_POWER <= what <= t.MIL_POWER:
        lose_power(s, seat, what - t.ADM_POWER, n)
    elif what == t.STABILITY:
        lower_stability(s, seat, n)
    elif what == t.COLONIST:
        s.colonists[seat] -= n
    elif what == t.MANPOWER:
        s.available[seat] -= n
        s.exhausted[seat] += n
    else:
        s.prestige[seat] -= n


def roll_die(s: Table, scene: Scene) -> int:
    """A die is rolled by the player who is `you`; its face from 0."""
    face = s.dice.below(DIE_FACES)
    s.tell(ROLLS, scene.you, face + 1)
    return face
