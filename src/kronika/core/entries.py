"""Takes content files apart field by field, with complaints that name file and entry."""

import json
import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Generic, TypeVar

from .errors import ContentError, UsageError

ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")

T = TypeVar("T")


class Entry:
    """One table of a content file. Every complaint about it names the file and the entry."""

    def __init__(self, where: str, table: dict[str, Any], fields: Sequence[str]) -> None:
        self.where = where
        self.table = table
        for field in table:
            if field not in fields:
                raise self.error(f'unknown field "{field}"{_hint(field, fields)}')

    def error(self, message: str) -> ContentError:
        return ContentError(f"{self.where}: {message}")

    def has(self, field: str) -> bool:
        return field in self.table

    def value(self, field: str, kind: type, what: str) -> Any:
        if field not in self.table:
            raise self.error(f'missing field "{field}"')
        value = self.table[field]
        # By type and not by isinstance: a bool is not a number here.
        if type(value) is not kind:
            raise self.error(f'field "{field}" must be {what}')
        return value

    def text(self, field: str) -> str:
        text: str = self.value(field, str, "a text")
        return text

    def flag(self, field: str) -> bool:
        flag: bool = self.value(field, bool, "true or false")
        return flag

    def number(self, field: str, least: int = 0) -> int:
        number: int = self.value(field, int, "a whole number")
        if number < least:
            raise self.error(f'field "{field}" must be at least {least}')
        return number

    def items(self, field: str, kind: type, what: str) -> list[Any]:
        items: list[Any] = self.value(field, list, f"a list of {what}")
        if not all(type(item) is kind for item in items):
            raise self.error(f'field "{field}" must be a list of {what}')
        return items

    def texts(self, field: str, optional: bool = False) -> list[str]:
        return [] if optional and not self.has(field) else self.items(field, str, "texts")

    def numbers_by(self, field: str, names: Sequence[str]) -> list[int]:
        table = self.entry(field, names)
        return [table.number(name) for name in names]

    def find(self, what: str, name: str, names: Sequence[str]) -> int:
        """The place of a name in a list of names; `what` says in a complaint what it names."""
        if name not in names:
            raise self.error(f'unknown {what} "{name}"{_hint(name, names)}')
        return names.index(name)

    def choice(self, field: str, names: Sequence[str]) -> int:
        return self.find(field, self.text(field), names)

    def entry(self, field: str, fields: Sequence[str]) -> "Entry":
        return Entry(f"{self.where}: {field}", self.value(field, dict, "a table"), fields)

    def entries(self, field: str, fields: Sequence[str], key: str = "id") -> list["Entry"]:
        """The tables of a list, no two with the same key."""
        found: dict[str, Entry] = {}
        for place, table in enumerate(self.items(field, dict, "tables"), start=1):
            label = f'"{table[key]}"' if key in table else str(place)
            entry = Entry(f"{self.where}: {field} {label}", table, fields)
            name = entry.text(key)
            if not ID.fullmatch(name):
                raise entry.error(f'field "{key}" must be small letters, digits and hyphens')
            if name in found:
                raise entry.error(f'duplicate {key} "{name}"')
            found[name] = entry
        return list(found.values())

    def tree(self, field: str, words: "Words[T]") -> T:
        return words.read(f"{self.where}: {field}", self.value(field, dict, "a table"))

    def trees(self, field: str, words: "Words[T]", optional: bool = False) -> list[T]:
        if optional and not self.has(field):
            return []
        tables = self.items(field, dict, "tables")
        places = [f"{self.where}: {field} {place}" for place in range(1, len(tables) + 1)]
        return [words.read(place, table) for place, table in zip(places, tables, strict=True)]

    def count(self, what: str, found: int, wanted: int) -> None:
        if found != wanted:
            raise self.error(f"wrong number of {what}: {found} instead of {wanted}")


class Words(Generic[T]):
    """The vocabulary of trees such as `{"if": {"cond": {...}, "then": [{"gain": {...}}]}}`.

    Each node is a table with one key, its word. A word is said `with` named parts, or without
    them: then its value, which can be anything, is the one field of the entry, called as the word.
    What reads a word makes its object, and reads the trees in it by `Entry.tree` and `trees`.
    """

    def __init__(self, what: str) -> None:
        self.what = what
        self._said: dict[str, tuple[Callable[[Entry], T], Sequence[str] | None]] = {}

    def say(
        self, word: str, read: Callable[[Entry], T], parts: Sequence[str] | None = None
    ) -> None:
        self._said[word] = read, parts

    def read(self, where: str, table: Mapping[str, Any]) -> T:
        if len(table) != 1:
            names = ", ".join(f'"{name}"' for name in table) or "none"
            raise ContentError(f"{where}: must have one key, the {self.what}; it has {names}")
        ((word, value),) = table.items()
        if word not in self._said:
            hint = _hint(word, list(self._said))
            raise ContentError(f'{where}: unknown {self.what} "{word}"{hint}')
        read, parts = self._said[word]
        if parts is None:
            return read(Entry(where, {word: value}, [word]))
        if type(value) is not dict:
            raise ContentError(f'{where}: "{word}" must be a table')
        return read(Entry(f"{where}: {word}", value, parts))


def read(folder: Path, name: str, fields: Sequence[str]) -> Entry:
    """A file of TOML, or of JSON where things lie deep in each other."""
    form = "JSON" if name.endswith(".json") else "TOML"
    try:
        text = (folder / name).read_text(encoding="utf-8")
        table = _json(text) if form == "JSON" else tomllib.loads(text)
    except OSError as error:
        raise ContentError(f"{name}: cannot be read: {error}") from error
    except (ValueError, RecursionError) as error:
        raise ContentError(f"{name}: not valid {form}: {error}") from error
    return Entry(name, table, fields)


def _json(text: str) -> dict[str, Any]:
    """As strict as TOML: a table at the top, no key twice, no number that is none."""

    def refuse(constant: str) -> None:
        raise ValueError(f"{constant} is no number")

    table = json.loads(text, object_pairs_hook=_once, parse_constant=refuse)
    if not isinstance(table, dict):
        raise ValueError("the file must be a table")
    return table


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    table = dict(pairs)
    if len(table) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise ValueError(f'"{twice}" twice in one table')
    return table


def index(name: str, names: Sequence[str]) -> int:
    """The place of a name in a list, for code, where a hyphen can be written as an underscore."""
    id = name.replace("_", "-")
    if id not in names:
        raise UsageError(f"no {id!r} among {', '.join(names)}")
    return names.index(id)


def _hint(name: str, names: Sequence[str]) -> str:
    close = get_close_matches(name, names, 1)
    return f' (did you mean "{close[0]}"?)' if close else ""
