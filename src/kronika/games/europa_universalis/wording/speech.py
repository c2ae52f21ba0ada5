"""Words and forms of one language, and whom a card calls `you`."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, final

from kronika.core.scene import Words

from ..content import Content
from ..effects.nodes import Condition

Arguments = dict[str, str | int]
Forms = Mapping[str, str]
"""Cases of a name: "" is the name itself."""

YOU: Final = "you"
ONE: Final = "one"
MANY: Final = "many"
"""How a verb speaks of somebody."""
DANGLING: Final = re.compile(r",(?=[.,;:)]|\s*\(|$)")
"""The comma behind a relative clause with which a part of a sentence ends."""


@final
class Person:
    """Somebody of whom a card speaks: his forms, and how verbs speak of him."""

    def __init__(self, forms: Forms, number: str, is_named: bool = True) -> None:
        self.forms: Final = forms
        self.number: Final = number
        self.is_named: Final = is_named
        """Whether sentences name him; else he was named just before."""

    @property
    def name(self) -> str:
        """As the subject of a sentence; "" where the verb alone is enough."""
        return self.forms[""] if self.is_named else ""

    def arguments(self, name: str = "who") -> Arguments:
        """For a message that speaks of him."""
        return {**named(name, self.forms), "person": self.number}


def named(name: str, forms: Forms) -> Arguments:
    """The forms of a name as arguments of a message: `$who`, `$who-gen`, ..."""
    return {f"{name}-{form}" if form else name: words for form, words in forms.items()}


@final
class Speech:
    """How a card speaks: its language, the pack, and who is meant by `you`."""

    def __init__(
        self,
        words: Words,
        content: Content,
        clause: "Callable[[Speech, Condition], str]",
        you: Person | None = None,
        active: Person | None = None,
    ) -> None:
        self.words: Final = words
        self.content: Final = content
        self.clause: Final = clause
        """Says a condition: people are told apart by conditions, which speak of people."""
        self.cases: Final[Sequence[str]] = words("text-cases").split()
        """The forms that names have in this language."""
        self.you: Final[Person] = you or Person(self.forms("who-you"), YOU)
        self.active: Final[Person] = active or self.you

    def about(self, you: Person) -> "Speech":
        """The same, where somebody else is meant by `you`."""
        active = self.active
        if active.number == YOU and you.number != YOU:
            active = self.somebody("who-active")
        return Speech(self.words, self.content, self.clause, you, active)

    def that_player(self, named: Person | None = None) -> Person:
        """Who was named just before."""
        if named is not None and named.number == MANY:
            return Person(self.forms("who-they"), MANY, False)
        return Person(self.forms("who-that-player" if named is None else "who-it"), ONE, False)

    def which(self, condition: Condition) -> str:
        """The condition for those who are meant: `who owns ...`."""
        return self.clause(self.about(self.somebody("who-relative")), condition)

    def say(self, message: str, /, **arguments: str | int) -> str:
        """The words of a message."""
        return self.words(message, **arguments)

    def forms(self, message: str, **arguments: str | int) -> dict[str, str]:
        """A name in all its forms."""
        found = {"": self.words(message, **arguments)}
        for case in self.cases:
            found[case] = self.words(f"{message}.{case}", **arguments)
        return found

    def somebody(self, message: str, **arguments: str | int) -> Person:
        """One person."""
        return Person(self.forms(message, **arguments), ONE)

    def realm(self, id: str) -> Person:
        """A Realm, of which some languages speak in the plural."""
        sort = self.words(f"realm-{id}.{self.words('text-number')}")
        forms = self.forms(f"realm-{id}")
        return Person(
            {**forms, "": self.words("text-subject", **named("name", forms))}, _sort(sort)
        )

    def listed(self, items: Iterable[str], how: str = "and") -> str:
        """Several in a row: `a, b and c`."""
        *first, last = items
        if not first:
            return last
        return self.words(f"text-{how}", first=", ".join(first), last=last)

    def names(self, items: Sequence[str], how: str = "and") -> str:
        """Names in a row, of which some are those of two places: `a and b as well as c`."""
        if how == "and" and len(items) > 1 and any(self._is_pair(each) for each in items[-2:]):
            return self.listed(items, "and-also")
        return self.listed(items, how)

    def _is_pair(self, name: str) -> bool:
        return f" {self.words('text-and', first='', last='').strip()} " in name

    def places(self, phrases: Sequence[str], how: str) -> str:
        """Places in a row, with a preposition that they share said once."""
        heads = {phrase.partition(" ")[0] for phrase in phrases}
        is_one = len(phrases) == 1
        if len(heads) > 1 or (not is_one and any(self._is_pair(each) for each in phrases)):
            return self.names(phrases, how)
        rest = self.listed([phrase.partition(" ")[2] for phrase in phrases], how)
        return f"{heads.pop()} {rest}"


def _sort(gender: str) -> str:
    """Genders and numbers whose names begin with p are plural."""
    return MANY if gender.startswith("p") else ONE


def sentence(words: str) -> str:
    """Words with a capital letter and a full stop."""
    words = plain(words)
    if not words:
        return words
    return words[0].upper() + words[1:] + ("" if words[-1] in ".:!?" else ".")


def plain(words: str) -> str:
    """Words with one space between them and no comma too many, where something was left unsaid."""
    return DANGLING.sub("", " ".join(words.split()))


def small(label: str) -> str:
    """A label within a sentence: without its capital letter, unless it is a short form."""
    return label if label[1:2].isupper() else label[:1].lower() + label[1:]
