"""What is asked and what can be chosen, as HTML.

Options come in groups: those of one thing that acts, under its name; those of one verb, where
there are many in all. Long groups fold behind one button. Verbs that close the question get the
large buttons beside the prompt. What gives up the whole game stands last, quiet, behind a fold of
its own: nobody shall press it by mistake.
"""

from collections.abc import Container, Sequence
from dataclasses import dataclass
from typing import Final

from kronika.core.asks import NUMBER, Ask, Option, Range
from kronika.core.markup import Markup, element, join
from kronika.core.page import Manners
from kronika.core.text import Text

from .templating import icon

FEW: Final = 9
"""So many options stand in one list; they have the keys 1 to 9."""
FOLDS: Final = 6
"""A group with more options than this is folded."""
CROWD: Final = 15
"""In a list with more options than this, a group of one verb has less room."""
FOLDS_IN_A_CROWD: Final = 3
OPEN: Final = 20
"""The only group has neither fold nor heading up to so many options, if nothing on the board
chooses them."""
LOOSE: Final = 2
"""A verb with so few options needs no heading in a long list."""
MOST_FINAL: Final = 3
MOST_SAID: Final = 60
"""Each of so many numbers has its own words on the button that chooses it."""


@dataclass(frozen=True)
class Group:
    """Options under one heading; without one they stand by themselves."""

    heading: str
    options: tuple[Option, ...]
    acting: bool = False
    most: int = FOLDS
    ranges: tuple[Range, ...] = ()

    @property
    def size(self) -> int:
        """How much there is to choose."""
        return len(self.options) + len(self.ranges)

    @property
    def folds(self) -> bool:
        """Whether the group is opened by a button of its own; numbers need more room."""
        return bool(self.heading) and len(self.options) + 3 * len(self.ranges) > self.most

    @property
    def first(self) -> Option:
        """One of them."""
        return self.options[0] if self.options else self.ranges[0].first


def divided(options: Sequence[Option], manners: Manners) -> tuple[list[Option], list[Option]]:
    """The options that close the question, and the others."""
    final = [option for option in options if _is_in(option, manners.final)]
    # The way on comes first: it has the key 0.
    final.sort(key=lambda option: _is_in(option, manners.giving_up))
    closing = final[:MOST_FINAL]
    return closing, [option for option in options if option not in closing]


def _is_in(option: Option, named: Container[str]) -> bool:
    """Whether its verb is named, or this one option of it."""
    return option.verb.name in named or option.key in named


def quitting(options: Sequence[Option]) -> tuple[list[Option], list[Option]]:
    """The options to play on with, and those that give up the game; who has nothing else to choose
    has already said that he wants to."""
    on = [option for option in options if not option.verb.quits]
    return (on, [option for option in options if option.verb.quits]) if on else (list(options), [])


def groups(
    options: Sequence[Option], manners: Manners, text: Text, ranges: Sequence[Range] = ()
) -> list[Group]:
    """The options in groups, in the order in which they are offered.

    Numbers stand with what acts; those of nothing that acts are not here.
    """
    many = len(options) > FEW
    most = FOLDS_IN_A_CROWD if len(options) > CROWD else FOLDS
    found: dict[tuple[str, str], list[Option]] = {}
    numbers: dict[tuple[str, str], list[Range]] = {}
    for each in acting_ranges(ranges, manners):
        key = _group_key(each.first, manners, many)
        numbers.setdefault(key, []).append(each)
        found.setdefault(key, [])
    for option in options:
        found.setdefault(_group_key(option, manners, many), []).append(option)
    made = []
    loose: list[Option] = []
    for (sort, name), members in found.items():
        if sort == "actor":
            own = tuple(numbers.get((sort, name), ()))
            heading = _actor(members[0] if members else own[0].first, text)
            made.append(Group(heading, tuple(members), acting=True, ranges=own))
        elif sort == "verb" and len(members) > LOOSE and text.has(f"verb-{name}"):
            made.append(Group(text.message(f"verb-{name}"), tuple(members), most=most))
        else:
            loose += members
    if len(made) == 1 and _is_open(made[0]):
        return [Group("", (*made[0].options, *loose))]
    return [*made, *([Group("", tuple(loose))] if loose else [])]


def _is_open(group: Group) -> bool:
    """Whether a group that is the only one needs neither fold nor heading."""
    touched = any(option.touches for option in group.options)
    return group.size <= OPEN and not group.acting and not touched


def acting_ranges(ranges: Sequence[Range], manners: Manners) -> list[Range]:
    """The numbers that belong to something that acts."""
    return [each for each in ranges if _group_key(each.first, manners, False)[0] == "actor"]


def _group_key(option: Option, manners: Manners, many: bool) -> tuple[str, str]:
    verb = option.verb
    if verb.name in manners.acting and verb.kinds and verb.kinds[0] is not NUMBER:
        return "actor", f"{verb.kinds[0].name} {option.a}"
    return ("verb", verb.name) if many else ("", "")


def _actor(option: Option, text: Text) -> str:
    kind = option.verb.kinds[0]
    return text.name(kind.name, kind.id(option.a))


class Numbers:
    """The keys 1 to 9, each given once."""

    def __init__(self) -> None:
        self.given = 0

    def next(self) -> Markup:
        """The next key as a small label, or an empty one when all are given."""
        self.given += 1
        return element("kbd", str(self.given) if self.given <= FEW else "", aria_hidden="true")


def groups_html(
    options: Sequence[Option],
    manners: Manners,
    text: Text,
    words: Text,
    ranges: Sequence[Range] = (),
) -> Markup:
    """All options that are no large buttons, and the numbers that go with them."""
    numbers = Numbers()
    rows = []
    heads = []
    bodies = []
    playing, leaving = quitting(options)
    grouped = groups(playing, manners, text, ranges)
    for place, group in enumerate(grouped):
        turned = [range_html(each, manners, text, words, True) for each in group.ranges]
        if group.folds:
            heads.append(_fold(group, place, manners, numbers))
            bodies.append(_group(group, manners, text, None, f"fold-{place}", turned))
        elif group.heading:
            rows.append(_group(group, manners, text, numbers, "", turned))
        else:
            heads += [button(option, manners, text, numbers.next()) for option in group.options]
    loose = [element("div", *heads, class_="option-group")] if heads else []
    if leaving:
        last = Group(words.message("table-other-options"), tuple(leaving))
        loose.append(_fold(last, len(grouped), manners, None))
        bodies.append(_group(last, manners, text, None, f"fold-{len(grouped)}", ()))
    widen = element(
        "button",
        icon("close"),
        words.message("table-all-options"),
        element("kbd", "Esc", aria_hidden="true"),
        type="button",
        class_="button quiet widen",
        data_do="widen",
        hidden=True,
    )
    many = " many" if len(playing) > FEW else ""
    own = acting_ranges(ranges, manners)
    alone = [range_html(each, manners, text, words) for each in ranges if each not in own]
    return element("div", *rows, *loose, *bodies, *alone, widen, class_=f"options{many}")


def _group(
    group: Group,
    manners: Manners,
    text: Text,
    numbers: Numbers | None,
    fold: str,
    turned: Sequence[Markup],
) -> Markup:
    buttons = [
        button(
            option,
            manners,
            text,
            element("kbd", aria_hidden="true") if numbers is None else numbers.next(),
            short=group.acting,
        )
        for option in group.options
    ]
    heading = element("h2", group.heading)
    return element(
        "div",
        heading,
        *buttons,
        *turned,
        class_="option-group",
        id=fold or None,
        hidden=bool(fold),
    )


def _fold(group: Group, place: int, manners: Manners, numbers: Numbers | None) -> Markup:
    """The button that opens a group: one without a number is quiet."""
    sign = "" if numbers is None else manners.icons.get(group.first.verb.name, "")
    size = [] if numbers is None else [element("b", str(group.size), class_="many")]
    return element(
        "button",
        _icon(sign),
        element("span", group.heading),
        *size,
        element("kbd", aria_hidden="true") if numbers is None else numbers.next(),
        type="button",
        class_="option fold quits" if numbers is None else "option fold",
        aria_expanded="false",
        aria_controls=f"fold-{place}",
    )


def button(
    option: Option, manners: Manners, text: Text, key: Markup, short: bool = False
) -> Markup:
    """An option as a button."""
    return element(
        "button",
        _icon(manners.icons.get(option.key) or manners.icons.get(option.verb.name, "")),
        element("span", text.short_option(option) if short else text.option(option)),
        key,
        type="button",
        class_="option quits" if option.verb.quits else "option",
        data_key=option.key,
        data_touches=" ".join(option.touches),
    )


def range_html(
    numbers: Range, manners: Manners, text: Text, words: Text, short: bool = False
) -> Markup:
    """A number that can be turned up and down, and the button that chooses it."""
    say = text.short_option if short else text.option
    first, least, most = numbers.first, numbers.least, numbers.most
    name = first.verb.name
    said = ""
    if most - least < MOST_SAID:
        said = "\n".join(say(_of_range(first, each)) for each in range(least, most + 1))
    any_words = text.message(f"verb-{name}") if text.has(f"verb-{name}") else say(first)
    field = element(
        "input",
        type="number",
        inputmode="numeric",
        min=least,
        max=most,
        value=least,
        aria_label=words.message("table-number", least=least, most=most),
    )
    parts = (
        ("one", words.message("table-one") if least == 1 else str(least), least),
        ("half", words.message("table-half"), max(least, most // 2)),
        ("all", words.message("table-all"), most),
    )
    return element(
        "div",
        _turn("−", words.message("table-less"), step=-1),
        field,
        _turn("+", words.message("table-more"), step=1),
        *(_turn(label, f"{label}: {value}", value=value) for _, label, value in parts),
        button(first, manners, text, element("kbd", aria_hidden="true"), short),
        class_="option-group range",
        data_stem=first.key.rpartition(" ")[0],
        data_least=least,
        data_most=most,
        data_said=said or None,
        data_any=f"{any_words}: #",
    )


def _of_range(first: Option, number: int) -> Option:
    values = list(first.values)
    values[len(first.verb.kinds) - 1] = number
    return first.verb.of(*values)


def _turn(label: str, words: str, step: int | None = None, value: int | None = None) -> Markup:
    return element(
        "button",
        label,
        type="button",
        class_="button quiet turn",
        aria_label=words,
        data_step=step,
        data_value=value,
    )


def sure_words(option: Option, ask: Ask, manners: Manners, text: Text) -> str:
    """What is lost by an option, if it is so much that one should be asked again."""
    arguments = (ask.a, ask.b, ask.c)
    places = manners.sure.get(option.verb.name, ())
    if len(ask.options) < 2 or not any(arguments[place] > 0 for place in places):
        return ""
    return text.message(f"sure-{option.verb.name}", number=ask.a)


def final_button(option: Option, ask: Ask, manners: Manners, text: Text, key: str) -> Markup:
    """An option that closes the question: loud, if it is the way on and gives nothing up."""
    loud = "" if _is_in(option, manners.giving_up) else " primary"
    label = element("kbd", key, aria_hidden="true") if key else Markup()
    here = f"option-{option.verb.name}-at-{ask.prompt.name}"
    return element(
        "button",
        element("span", text.message(here) if text.has(here) else text.option(option)),
        label,
        type="button",
        class_=f"button{loud} option-final",
        data_key=option.key,
        data_touches=" ".join(option.touches),
        data_sure=sure_words(option, ask, manners, text) or None,
    )


def finals_html(options: Sequence[Option], ask: Ask, manners: Manners, text: Text) -> Markup:
    """The large buttons; the first has the key 0."""
    return join(
        final_button(option, ask, manners, text, "" if place else "0")
        for place, option in enumerate(options)
    )


def _icon(name: str) -> Markup:
    return icon(name.removeprefix("i-")) if name else Markup()
