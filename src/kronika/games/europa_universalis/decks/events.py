"""Chapter 16: events, the rulers they bring, and the order of B-events."""

import re
from pathlib import Path
from typing import Final, final

from kronika.core.entries import Entry, read

from ..effects import verbs
from ..effects.lexicon import Lexicon
from ..effects.nodes import Effect
from ..effects.reader import Reader
from ..effects.vocabulary import EVENT
from ..effects.walk import every_effect
from ..ground import flag
from ..names import EVENTS, RULERS
from ..places import PROVINCES, REALMS
from ..tables import Tables
from ..terms import (
    A_EVENT,
    A_EVENTS,
    AGES,
    B_EVENT,
    BOARDS,
    COLOURS,
    DNPR_TOKENS,
    EVENT_CARDS,
    EVENT_TYPES,
    FIRST_HALF,
    LAND_UNITS,
    MARKS,
    MORTALITIES,
    NONE,
    PATTERNS,
    POWERS,
    REALM_EVENT,
    RELIGIOUS_IDEAS,
    REVOLUTION,
    SECOND_HALF,
    SYMBOLS,
)
from .shared import check_count, place, read_dice, read_mortality, read_needs, read_skills

FIELDS: Final = (
    *("id", "number", "age", "type", "mark", "years", "realm", "needs", "effects", "symbols"),
    "ruler",
)
RULER_FIELDS: Final = ("id", "person", "reign", "skills", "dice", "mortality", "ill_health")
NUMBER: Final = re.compile(r"([1-4])(?:\dA|\d\dB?)(?:-([12]))?")
ORDERS: Final = ("west", "east", "all")
"""EU-SCN.17: for which boards B-events are listed in order of preference."""
MARKS_OF_A: Final = (3, 3, 2)
"""A-events of an age for the first half, the second, and either."""


@final
class Ruler:
    """EU-16.2.6: a Ruler of an event or a setup card."""

    def __init__(self) -> None:
        self.realm: int = NONE
        self.person: int = NONE
        """EU-SCN.16: the number of the same person on another card, or his own."""
        self.reign: str = ""
        self.skills: list[int] = [0] * len(POWERS)
        self.dice: list[int] = [0] * len(LAND_UNITS)
        self.mortality: int = 0
        self.ill_health: bool = False

    def is_same(self, other: "Ruler") -> bool:
        """Whether it is the same person; health may differ."""
        same = self.realm == other.realm and self.mortality == other.mortality
        return same and self.skills == other.skills and self.dice == other.dice


@final
class Event:
    """An event."""

    def __init__(self) -> None:
        self.number: str = ""
        self.age: int = 0
        """From 1."""
        self.type: int = NONE
        self.mark: int = NONE
        self.years: str = ""
        self.realm: int = NONE
        self.needs: int = 0
        """A mask of boards."""
        self.effects: list[Effect] = []
        self.symbols: list[int] = []
        self.ruler: int = NONE


@final
class Dnpr:
    """EU-13.3.1: a Realm that can become a Dynamic NPR."""

    def __init__(self, realm: int, colour: int, pattern: int, event: int) -> None:
        self.realm: Final = realm
        self.colour: Final = colour
        self.pattern: Final = pattern
        self.event: Final = event
        self.provinces: list[int] = []
        """The capital first."""


@final
class Events:
    """The events; a list by number, and the numbers of this pack by age."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.of_age: list[list[int]] = [[] for _ in AGES]
        self.rulers: list[Ruler] = []
        self.dnprs: list[Dnpr] = []
        self.orders: list[list[list[int]]] = []
        """By age and boards: B-events in order of preference."""


def read_ruler(entry: Entry, realm: int, tables: Tables, rulers: list[Ruler]) -> int:
    """EU-16.2.6: a Ruler, who may be on several cards of his Realm."""
    ruler = Ruler()
    ruler.realm = realm
    ruler.reign = entry.text("reign") if entry.has("reign") else ""
    ruler.skills = read_skills(entry, tables)
    ruler.dice = read_dice(entry)
    ruler.mortality = read_mortality(entry)
    ruler.ill_health = flag(entry, "ill_health")
    number = RULERS.number(entry.text("id"))
    ruler.person = RULERS.number(entry.text("person")) if entry.has("person") else number
    other = rulers[number] if number < len(rulers) else ruler
    if other.mortality and not other.is_same(ruler):
        raise entry.error(f'"{entry.text("id")}" is another one on another card')
    place(rulers, number, ruler, Ruler)
    return number


def load_events(folder: Path, reader: Reader, lexicon: Lexicon, tables: Tables) -> Events:
    """EU-CMP.2: read the events, and count them."""
    entry = read(folder, "events.json", ("dnprs", "orders", "events"))
    events = Events()
    numbers: dict[str, str] = {}
    for each in entry.entries("events", FIELDS):
        event = _read_event(each, reader, lexicon)
        if event.number in numbers:
            raise each.error(f'"{numbers[event.number]}" has the same number')
        numbers[event.number] = each.text("id")
        if each.has("ruler"):
            ruler = each.entry("ruler", RULER_FIELDS)
            event.ruler = read_ruler(ruler, event.realm, tables, events.rulers)
        number = EVENTS.number(each.text("id"))
        events.of_age[event.age - 1].append(number)
        place(events.events, number, event, Event)
    _check_counts(entry, events, lexicon)
    _read_orders(entry, events)
    _read_dnprs(entry, events)
    return events


def _read_event(entry: Entry, reader: Reader, lexicon: Lexicon) -> Event:
    event = Event()
    event.age = entry.number("age", 1)
    event.type = entry.choice("type", EVENT_TYPES)
    event.mark = entry.choice("mark", MARKS)
    event.years = entry.text("years")
    event.number = entry.text("number")
    _check_number(entry, event)
    if (event.type == REALM_EVENT) != entry.has("realm"):
        raise entry.error('realm events, and only these, have "realm"')
    if entry.has("realm"):
        event.realm = entry.choice("realm", REALMS)
        if event.realm not in lexicon.playable:
            raise entry.error("nobody can play its realm")
    if entry.has("needs") and event.type != B_EVENT:
        raise entry.error('only B-events have "needs"')
    event.needs = read_needs(entry, BOARDS)
    if entry.has("ruler") and event.type != REALM_EVENT:
        raise entry.error("only realm events bring a ruler")
    if not entry.has("ruler") and not entry.has("symbols"):
        raise entry.error("must have symbols or a ruler")
    for name in entry.texts("symbols", optional=True):
        symbol = entry.find("symbol", name, SYMBOLS)
        if symbol in event.symbols:
            raise entry.error(f'has the symbol "{name}" twice')
        if symbol < MORTALITIES and event.type != A_EVENT:
            raise entry.error("only A-events have mortality symbols")
        if symbol == REVOLUTION and (event.age < len(AGES) or event.mark == FIRST_HALF):
            raise entry.error("the revolution comes in the second half of the last age")
        if symbol == RELIGIOUS_IDEAS and event.age == 1:
            raise entry.error("religious ideas do not spread in the first age")
        event.symbols.append(symbol)
    reader.begin(f"events/{entry.text('id')}", EVENT, event.age)
    event.effects = reader.effects(entry, "effects")
    return event


def _check_number(entry: Entry, event: Event) -> None:
    """EU-16.1.1, EU-16.1.2, EU-16.1.3, EU-16.1.4: the printed number says age, type and mark."""
    match = NUMBER.fullmatch(event.number)
    letter = {A_EVENT: "A", B_EVENT: "B"}.get(event.type, "")
    found = "A" if "A" in event.number else "B" if "B" in event.number else ""
    mark = match[2] or "x" if match else ""
    if not match or int(match[1]) != event.age or found != letter or mark != MARKS[event.mark]:
        raise entry.error(f'the number "{event.number}" does not fit age, type and mark')


def _check_counts(entry: Entry, events: Events, lexicon: Lexicon) -> None:
    entry.count("events", sum([len(each) for each in events.of_age]), EVENT_CARDS)
    for age, numbers in enumerate(events.of_age, start=1):
        of_a = [events.events[n] for n in numbers if events.events[n].type == A_EVENT]
        entry.count(f"A-events of age {age}", len(of_a), A_EVENTS)
        marks = [sum([event.mark == mark for event in of_a]) for mark in range(len(MARKS))]
        check_count(entry, f"marks of the A-events of age {age}", marks, MARKS_OF_A)
        for mark in range(len(MARKS)):
            symbols = [s for event in of_a if event.mark == mark for s in event.symbols]
            mortal = [symbols.count(symbol) for symbol in range(MORTALITIES)]
            what = f"mortality symbols of age {age}, mark {MARKS[mark]}"
            check_count(entry, what, mortal, [1] * MORTALITIES)
        for realm in sorted(lexicon.playable):
            own = [events.events[n].mark for n in numbers if events.events[n].realm == realm]
            if own and sorted(own) != [FIRST_HALF, SECOND_HALF]:
                name = REALMS[realm]
                raise entry.error(f"{name} must have an event for each half of age {age}, or none")


def _read_orders(entry: Entry, events: Events) -> None:
    lists = entry.entry("orders", [str(age) for age in range(1, len(AGES) + 1)])
    known = {EVENTS.ids[number]: number for numbers in events.of_age for number in numbers}
    for age in range(1, len(AGES) + 1):
        table = lists.entry(str(age), ORDERS)
        events.orders.append([])
        for name in ORDERS:
            found = [
                known[list(known)[table.find("event", text, list(known))]]
                for text in table.texts(name)
            ]
            for number in found:
                event = events.events[number]
                if event.age != age or event.type != B_EVENT or found.count(number) > 1:
                    raise table.error(f'"{EVENTS.ids[number]}" is no B-event of the age, or twice')
            events.orders[-1].append(found)


def _read_dnprs(entry: Entry, events: Events) -> None:
    fields = ("realm", "colour", "pattern", "provinces", "event")
    known = {EVENTS.ids[number]: number for numbers in events.of_age for number in numbers}
    seen: set[tuple[int, int]] = set()
    for each in entry.entries("dnprs", fields, key="realm"):
        event = known[list(known)[each.choice("event", list(known))]]
        realm = each.choice("realm", REALMS)
        dnpr = Dnpr(realm, each.choice("colour", COLOURS), each.choice("pattern", PATTERNS), event)
        dnpr.provinces = [each.find("province", p, PROVINCES) for p in each.texts("provinces")]
        if (dnpr.colour, dnpr.pattern) in seen:
            raise each.error("another has this colour and pattern")
        seen.add((dnpr.colour, dnpr.pattern))
        events.dnprs.append(dnpr)
        found = [e for e in every_effect(events.events[event].effects) if e.word == verbs.DNPR]
        if not any(_brings(effect, dnpr) for effect in found):
            raise each.error("its event does not bring it so")
    for numbers in events.of_age:
        for number in numbers:
            for effect in every_effect(events.events[number].effects):
                if effect.word == verbs.DNPR and not any(
                    dnpr.event == number and _brings(effect, dnpr) for dnpr in events.dnprs
                ):
                    raise entry.error(f'"{EVENTS.ids[number]}" brings a realm that is not listed')
    if sum([len(dnpr.provinces) for dnpr in events.dnprs]) > DNPR_TOKENS:
        raise entry.error(f"there are only {DNPR_TOKENS} tokens for dynamic realms")


def _brings(effect: Effect, dnpr: Dnpr) -> bool:
    same = (effect.realm, effect.colour, effect.pattern) == (dnpr.realm, dnpr.colour, dnpr.pattern)
    return same and effect.provinces == dnpr.provinces
