"""Effects in words: sentences of who does what, and what surrounds them."""

from collections.abc import Sequence
from typing import Final, final

from ..effects import verbs as v
from ..effects.nodes import Condition, Effect
from ..effects.things import TARGETS, TRIGGERS
from ..effects.verbs import EFFECTS
from .amounts import several
from .deeds import deed, happening, simple_thing
from .modifiers import modifiers_words
from .people import person
from .speech import YOU, Person, Speech, plain, sentence

DURATIONS: Final = (
    *(v.THIS_ROUND, v.THIS_BATTLE, v.THIS_WAR_DECLARATION, v.UNTIL_NEXT_EVENT, v.PERMANENT),
)
DECLINED: Final = (v.IDEA, v.ACTION, v.RULER, v.ADVISOR, v.LEADER)
"""Effects that may be declined: their `else` is for that too."""
OF_YOU: Final = (
    *(v.REBELS, v.DISPERSE, v.CONVERT, v.SPREAD, v.EXPAND_NODE, v.PIRATES, v.CLEAR_PIRATES),
    *(v.SUBJUGATE, v.SWAP_INFLUENCE, v.CANCEL, v.REROLL, v.STRIKE, v.REMOVE_DIE, v.MILESTONE),
)
"""What names nobody is done by who resolves it."""


@final
class Said:
    """A part of a text: what somebody does, or a whole sentence if nobody is named."""

    def __init__(self, words: str, who: Person | None = None) -> None:
        self.words: Final = words
        self.who: Final = who
        self.verb: str = ""
        """Of what is simply gained or lost, which can stand in one list."""
        self.tail: str = ""
        """What must stand directly behind it."""
        self.has_otherwise: bool = False
        self.is_leave: bool = False
        """Whether it may be done or left, which is told in a sentence of its own."""
        self.is_placed: bool = False
        """Whether it ends with a place, behind which nothing else can be listed."""


def effect_sentences(speech: Speech, effects: Sequence[Effect]) -> list[str]:
    """Effects in their order, one sentence for all that one person does in a row."""
    return [sentence(each) for each in _joined(speech, effects, None, False)]


def inline(speech: Speech, effects: Sequence[Effect], topic: Person | None = None) -> str:
    """Effects within a sentence that has named its topic already."""
    return "; ".join(plain(each).rstrip(".") for each in _joined(speech, effects, topic, True))


def _bracketed(said: Said) -> Said:
    """What has an `otherwise` of its own must show where that ends."""
    if said.who is None and said.has_otherwise:
        return Said(f"({said.words})")
    return said


def _joined(
    speech: Speech, effects: Sequence[Effect], topic: Person | None, within: bool
) -> list[str]:
    said = [part for effect in effects for part in _said(speech, effect)]
    if len(said) > 1 and within:
        said = [_bracketed(each) for each in said]
    found: list[str] = []
    row: list[Said] = []
    for each in said:
        if row and not _continues(row[-1], each):
            found.append(_row(speech, row, topic if not found else None))
            row = []
        if each.who is None:
            found.append(each.words + each.tail)
        else:
            row.append(each)
    if row:
        found.append(_row(speech, row, topic if not found else None))
    return found


def _continues(one: Said, next: Said) -> bool:
    """Whether the same person goes on in the same sentence."""
    if one.who is None or next.who is None or one.tail:
        return False
    if one.is_leave != next.is_leave:
        return False
    return one.who.name == next.who.name and one.who.number == next.who.number


def _row(speech: Speech, row: list[Said], topic: Person | None) -> str:
    """What one person does, in one sentence."""
    who = row[0].who
    assert who is not None
    parts: list[str] = []
    place = 0
    while place < len(row):
        verb = row[place].verb
        end = place + 1
        while verb and end < len(row) and row[end].verb == verb and not row[end - 1].is_placed:
            end += 1
        if verb:
            things = speech.listed([each.words for each in row[place:end]])
            parts.append(speech.say(f"effect-{verb}", **who.arguments(), things=things, where=""))
        else:
            parts.append(row[place].words)
        place = end
    words = speech.listed(parts, "and-then") + row[-1].tail
    named = "" if topic is not None and topic.name == who.name else who.name
    return speech.say("text-clause", who=named, said=words) if named else words


def _said(speech: Speech, effect: Effect) -> list[Said]:
    word = effect.word
    if word == v.EACH:
        return _each(speech, effect)
    if word in (v.IF, v.CHOOSE, v.PAY, v.ROLL, v.TARGET, v.ON) or word in DURATIONS:
        around = Said(_around(speech, effect))
        around.has_otherwise = bool(effect.otherwise) or word in (v.IF, v.CHOOSE)
        return [around]
    whole = happening(speech, effect)
    if whole is not None:
        said = Said(whole)
    else:
        who = speech.you if word in OF_YOU else person(speech, effect.who)
        thing = simple_thing(speech, effect)
        said = Said(thing if thing is not None else deed(speech, effect, who), who)
        said.is_leave = effect.word in (*DECLINED, v.MILESTONE) or effect.optional
        if thing is not None:
            said.verb = "gain" if word == v.GAIN else "lose"
            said.is_placed = effect.where is not None
    if effect.otherwise:
        message = "text-else-declined" if word in DECLINED else "text-else-impossible"
        then = inline(speech, effect.otherwise, said.who)
        said.tail = " " + speech.say(message, then=then)
    return [said]


def _each(speech: Speech, effect: Effect) -> list[Said]:
    """Everybody in turn: what they do is said of each of them."""
    who = person(speech, effect.who)
    found: list[Said] = []
    for inner in effect.then:
        if inner.word in (v.CHOOSE, v.PAY):
            found.append(Said(_around(speech.about(who), inner)))
        elif inner.word in (v.IF, v.ROLL, v.TARGET, v.EACH):
            words = inline(speech.about(speech.that_player()), [inner])
            found.append(Said(speech.say("text-for", who=who.name, said=words)))
        else:
            found += _said(speech.about(who), inner)
    return found


def _around(speech: Speech, effect: Effect) -> str:
    """What holds other effects."""
    word = effect.word
    if word == v.IF:
        return if_words(speech, effect)
    if word == v.CHOOSE:
        return choose_words(speech, effect)
    if word == v.PAY:
        return _pay(speech, effect)
    if word == v.ROLL:
        return _roll(speech, effect)
    if word == v.TARGET:
        return _target(speech, effect)
    if word == v.ON:
        return _on(speech, effect)
    words = modifiers_words(speech, effect.modifiers)
    return speech.say(f"effect-{EFFECTS.words[word].name}", said=words)


def if_words(speech: Speech, effect: Effect) -> str:
    """What happens only if something holds."""
    assert effect.condition is not None
    cond = speech.clause(speech, effect.condition)
    found = speech.say("text-if", cond=cond, then=inline(speech, effect.then))
    if effect.otherwise:
        found += "; " + speech.say("text-otherwise", then=inline(speech, effect.otherwise))
    return found


def chooser(speech: Speech, effect: Effect) -> Person:
    """Who chooses."""
    return person(speech, effect.who)


def options_of(speech: Speech, effect: Effect) -> tuple[Speech, Person]:
    """How the options of a choice speak, and of whom."""
    who = chooser(speech, effect)
    if who.number == YOU:
        return speech, who
    return speech.about(Person(who.forms, who.number)), who


def needed(speech: Speech, needs: Sequence[Condition | None], place: int) -> str:
    """What an option needs, in words that stand behind its letter."""
    need = needs[place] if place < len(needs) else None
    if need is None:
        return ""
    return speech.say("text-option-needs", cond=speech.clause(speech, need))


def choose_words(speech: Speech, effect: Effect) -> str:
    """A choice within a sentence."""
    inner, who = options_of(speech, effect)
    return speech.say(
        "effect-choose",
        **who.arguments(),
        a=needed(speech, effect.needs, 0) + inline(inner, effect.first, who),
        b=needed(speech, effect.needs, 1) + inline(inner, effect.second, who),
    )


def _pay(speech: Speech, effect: Effect) -> str:
    who = person(speech, effect.who)
    found = speech.say(
        "effect-pay",
        **who.arguments(),
        cost=several(speech, effect.costs),
        then=inline(speech, effect.then, who),
    )
    if effect.otherwise:
        then = inline(speech, effect.otherwise, who)
        found += "; " + speech.say("text-otherwise", then=then)
    return found


def _roll(speech: Speech, effect: Effect) -> str:
    rows: list[str] = []
    faces = effect.faces
    start = 0
    for place in range(1, len(faces) + 1):
        if place == len(faces) or faces[place] is not faces[start]:
            numbers = str(start + 1) if place == start + 1 else f"{start + 1}–{place}"
            rows.append(f"{numbers}: {inline(speech, faces[start])}")
            start = place
    return speech.say("effect-roll", **speech.you.arguments(), faces=". ".join(rows))


def _target(speech: Speech, effect: Effect) -> str:
    conditions = [speech.clause(speech, each) for each in effect.conditions]
    found = speech.say(
        f"effect-target-{TARGETS[effect.kind]}", **speech.you.arguments(), n=effect.number
    )
    if conditions:
        found += " " + speech.say("text-such-that", cond=speech.listed(conditions))
    return f"{found}: {inline(speech, effect.then)}"


def _on(speech: Speech, effect: Effect) -> str:
    when = speech.say(f"trigger-{TRIGGERS[effect.trigger]}")
    if effect.condition is not None:
        cond = speech.clause(speech, effect.condition)
        when += " " + speech.say("text-only-if", cond=cond)
    return speech.say("effect-on", when=when, then=inline(speech, effect.then))
