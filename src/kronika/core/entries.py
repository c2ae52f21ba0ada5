"""Takes content files apart field by field, with complaints that name file and entry."""

import re
import tomllib
from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from .errors import ContentError, UsageError

ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


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

    def count(self, what: str, found: int, wanted: int) -> None:
        if found != wanted:
            raise self.error(f"wrong number of {what}: {found} instead of {wanted}")


def read(folder: Path, name: str, fields: Sequence[str]) -> Entry:
    try:
        table = tomllib.loads((folder / name).read_text(encoding="utf-8"))
    except OSError as error:
        raise ContentError(f"{name}: cannot be read: {error}") from error
    except (ValueError, RecursionError) as error:
        raise ContentError(f"{name}: not valid TOML: {error}") from error
    return Entry(name, table, fields)


def index(name: str, names: Sequence[str]) -> int:
    """The place of a name in a list, for code, where a hyphen can be written as an underscore."""
    id = name.replace("_", "-")
    if id not in names:
        raise UsageError(f"no {id!r} among {', '.join(names)}")
    return names.index(id)


def _hint(name: str, names: Sequence[str]) -> str:
    close = get_close_matches(name, names, 1)
    return f' (did you mean "{close[0]}"?)' if close else ""
