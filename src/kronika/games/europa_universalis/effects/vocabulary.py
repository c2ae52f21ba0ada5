"""Words, the parts that can be said with them, and what they mean.

A family of words is written as a glossary, `word | parts | meaning`; a part is written
`name=attribute:kind!`: how it is called, where a node keeps it if that differs, of what kind it
is (`kinds.py`), and whether it must be said.
"""

from typing import Final, final

BOUNDS: Final = "min=least:number max=most:number growth:int1 since:since who:who"
"""How a condition on a number says which numbers are enough."""

PLAIN, EVENT, IDEA, SCENARIO = range(4)
"""Manners of speech: on events everybody is named; some words are for Ideas or scenarios only."""


@final
class Part:
    """Something that can be said with a word."""

    def __init__(self, text: str) -> None:
        said, _, kind = text.partition(":")
        name, _, attribute = said.partition("=")
        self.name: Final = name
        self.attribute: Final = attribute or name.replace("-", "_")
        self.needed: Final = kind.endswith("!")
        self.kind: Final = kind.rstrip("!")


@final
class Word:
    """A word: its number in its family, its parts, and its exact meaning."""

    def __init__(self, code: int, name: str, parts: str, meaning: str) -> None:
        self.code: Final = code
        self.name: Final = name
        self.meaning: Final = meaning
        texts = parts.replace("BOUNDS", BOUNDS).split()
        self.bounded: Final = "BOUNDS" in parts
        self.bare: Final = texts[:1] == ["true"]
        """Whether it can be said with nothing but `true`."""
        self.plain: Final = texts in (["value"], ["modifiers"])
        """Whether its value is no table of parts."""
        self.parts: Final = [Part(text) for text in texts if ":" in text]

    def has(self, name: str) -> bool:
        """Whether it has such a part."""
        return any(part.name == name for part in self.parts)


@final
class Family:
    """Words of one sort; a word has the number of its place."""

    def __init__(self, name: str, glossary: str) -> None:
        self.name: Final = name
        self.words: Final[list[Word]] = []
        margin = len(glossary) - len(glossary.lstrip("\n ")) - 1
        entry: list[str] = []
        for line in [*glossary.strip().splitlines(), ""]:
            if entry and len(line) - len(line.lstrip()) <= margin:
                word, parts, meaning = [part.strip() for part in " ".join(entry).split("|")]
                self.words.append(Word(len(self.words), word, parts, " ".join(meaning.split())))
                entry = []
            entry.append(line.strip())

    def word(self, name: str) -> Word:
        """The word that is called so."""
        return next(word for word in self.words if word.name == name)
