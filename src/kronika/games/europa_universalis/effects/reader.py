"""Reads the language into nodes, with complaints that name file and entry.

What a word may be said with is in its glossary; what must fit beyond that is in `checks.py`.
"""

from functools import partial
from typing import Any, Final, final

from kronika.core.entries import Entry, Words
from kronika.core.errors import ContentError

from ..atlas import Atlas
from ..places import AREAS, NODES
from . import checks, people, selectors, verbs
from .amounts import ALL_AMOUNT, ANY_AMOUNT, COUNT_AMOUNT
from .conditions import CONDITIONS
from .kinds import LISTS, NAMES, NUMBERS, WORDS, names, whole
from .lexicon import Lexicon
from .modifiers import MODIFIERS
from .nodes import (
    EVERYBODY,
    YOU,
    Amount,
    Condition,
    Effect,
    Extras,
    Modifier,
    Selector,
    Who,
    listed_nodes,
    number,
)
from .people import PEOPLE
from .places import read_selector
from .selectors import SELECTORS
from .things import ACTIONS, ALL_OF_IT, COSTS, PLAY_CARD, WITH_PARTS
from .verbs import EFFECTS
from .vocabulary import PLAIN, SCENARIO, Part, Word

DIE_FACES: Final = 6
MOST_AMOUNT: Final = 15
PLAIN_WHO: Final = (
    *("you", "active", "opponents", "all-players", "each-affected", "emperor", "papal-controller"),
)


@final
class Reader:
    """Reads the trees of one card after the other."""

    def __init__(self, lexicon: Lexicon, atlas: Atlas) -> None:
        self.lexicon: Final = lexicon
        self.atlas: Final = atlas
        self.uses: Final[dict[tuple[str, str], set[str]]] = {}
        """Which cards use a word of a family."""
        self.card: str = ""
        self.manner: int = PLAIN
        self.age: int = 0
        """Of the card; 0: of all ages."""
        self.chosen: list[int] = []
        """The kinds of targets around."""
        self.picked: bool = False
        self._effects: Final[Words[Effect]] = Words("effect")
        for word in EFFECTS.words:
            parts = None if word.plain else [part.name for part in word.parts]
            self._effects.say(word.name, partial(self._effect, word), parts)
        self._modifiers: Final[Words[Modifier]] = Words("modifier")
        for word in MODIFIERS.words:
            names = [part.name for part in word.parts]
            self._modifiers.say(word.name, partial(self._modifier, word), names)
        self._conditions: Final[Words[Condition]] = Words("condition")
        for word in CONDITIONS.words:
            parts = None if word.plain or word.bare else [part.name for part in word.parts]
            self._conditions.say(word.name, partial(self._condition, word), parts)
        self._selectors: Final[Words[Selector]] = Words("selector")
        for word in SELECTORS.words:
            parts = None if word.plain else [part.name for part in word.parts]
            self._selectors.say(word.name, partial(self._selector, word), parts)
        self._people: Final[Words[Who]] = Words("who")
        for word in PEOPLE.words:
            if word.name not in PLAIN_WHO or word.name == "opponents":
                self._people.say(word.name, partial(self._who_form, word))

    def begin(self, card: str, manner: int = PLAIN, age: int = 0) -> None:
        """The next card."""
        self.card = card
        self.manner = manner
        self.age = age
        self.chosen = []
        self.picked = False

    def used(self, family: str, word: str) -> None:
        """Count a word."""
        self.uses.setdefault((family, word), set()).add(self.card)

    # What cards have of the language.

    def effects(self, entry: Entry, field: str, optional: bool = False) -> list[Effect]:
        """A list of effects, of which there is at least one."""
        found = entry.trees(field, self._effects, optional)
        if entry.has(field) and not found:
            raise entry.error(f'field "{field}" must not be empty')
        return found

    def condition(self, entry: Entry, field: str) -> Condition:
        """One condition."""
        return entry.tree(field, self._conditions)

    def conditions(self, entry: Entry, field: str) -> list[Condition]:
        """Conditions that must all hold; none if the field is left out."""
        return entry.trees(field, self._conditions, optional=True)

    def permanent(self, entry: Entry, field: str) -> tuple[list[Modifier], list[Effect]]:
        """What an Idea changes for good, and what it does each time something happens."""
        modifiers: list[Modifier] = []
        triggers: list[Effect] = []
        for place, table in enumerate(entry.items(field, dict, "tables"), start=1):
            where = f"{entry.where}: {field} {place}"
            if "on" in table:
                triggers.append(self._effects.read(where, table))
            else:
                modifiers.append(self._modifiers.read(where, table))
        self.used("effect", "permanent")
        return modifiers, triggers

    def who(self, entry: Entry, field: str) -> Who:
        """A player, or several."""
        value = entry.table.get(field)
        if isinstance(value, dict):
            return self._people.read(f"{entry.where}: {field}", value)
        word = PEOPLE.word(PLAIN_WHO[entry.choice(field, PLAIN_WHO)])
        self.used("who", word.name)
        return YOU if word.code == people.YOU else Who(word.code)

    def selector(self, entry: Entry, field: str, want: int) -> Selector:
        """Something on the map, of the sort that is wanted."""
        found = entry.tree(field, self._selectors)
        checks.check_sort(entry, field, found, want)
        checks.check_reach(entry, field, found, want, self.atlas)
        return found

    def selectors(self, entry: Entry, field: str) -> list[Selector]:
        """Several, for `all` and `any`."""
        return entry.trees(field, self._selectors)

    # The words of each family.

    def _effect(self, word: Word, entry: Entry) -> Effect:
        self.used("effect", word.name)
        node = Effect(word.code, EVERYBODY if self.manner == SCENARIO else YOU)
        if word.plain:
            node.modifiers = entry.trees(word.name, self._modifiers)
            if not node.modifiers:
                raise entry.error(f'field "{word.name}" must not be empty')
            checks.check_effect(self, word, entry, node)
            return node
        if word.code == verbs.TARGET:
            self.chosen.append(entry.choice("kind", NAMES["target"]))
        self._read_parts(word, entry, node)
        node.is_named = entry.has("who")
        if word.code == verbs.TARGET:
            self.chosen.pop()
        checks.check_effect(self, word, entry, node)
        return node

    def _modifier(self, word: Word, entry: Entry) -> Modifier:
        self.used("modifier", word.name)
        node = Modifier(word.code, EVERYBODY if self.manner == SCENARIO else YOU)
        self._read_parts(word, entry, node)
        checks.check_modifier(self, word, entry, node)
        return node

    def _condition(self, word: Word, entry: Entry) -> Condition:
        self.used("condition", word.name)
        node = Condition(word.code, YOU)
        if word.name == "not":
            node.parts = [entry.tree("not", self._conditions)]
        elif word.plain:
            node.parts = entry.trees(word.name, self._conditions)
            checks.check_several(entry, word.name)
        else:
            if word.bare:
                value = entry.table[word.name]
                if value is not True and type(value) is not dict:
                    raise entry.error(f'field "{word.name}" must be true or a table')
                said = {} if value is True else value
                names = [part.name for part in word.parts]
                entry = Entry(f"{entry.where}: {word.name}", said, names)
            self._read_parts(word, entry, node)
            checks.check_condition(self, word, entry, node)
        return node

    def _selector(self, word: Word, entry: Entry) -> Selector:
        self.used("selector", word.name)
        if word.code == selectors.PICK:
            self.picked = True
            node = Selector(word.code)
            self._read_parts(word, entry, node)
            checks.check_pick(entry, node)
            return node
        return read_selector(self, word, entry)

    def _who_form(self, word: Word, entry: Entry) -> Who:
        self.used("who", word.name)
        node = Who(word.code)
        if word.code in (people.PLAYER_WITH_MOST, people.PLAYER_WITH_LEAST):
            node.number = self.name(entry, word.name, "measure")
        elif word.code == people.REALM:
            node.number = self.name(entry, word.name, "realm")
            if node.number not in self.lexicon.playable:
                raise entry.error(f'nobody can play "{entry.text(word.name)}"')
        elif word.code in (people.PLAYERS, people.OPPONENTS):
            node.condition = entry.tree(word.name, self._conditions)
        elif word.code == people.ONE_OF:
            node.who = self.who(entry, word.name)
        else:
            node.number = self.name(entry, word.name, "target")
            checks.check_chosen(self, entry, node.number)
        return node

    # The kinds of their parts.

    def _read_parts(self, word: Word, entry: Entry, node: object) -> None:
        for part in word.parts:
            if entry.has(part.name):
                value = self._part(part, entry, node)
                if value is not None:
                    setattr(node, part.attribute, value)
            elif part.needed:
                raise entry.error(f'missing field "{part.name}"')

    def _part(self, part: Part, entry: Entry, node: object) -> Any:
        name, kind = part.name, part.kind
        if kind in NAMES:
            return self.name(entry, name, kind)
        if kind in LISTS:
            return names(entry, name, LISTS[kind])
        if kind in WORDS:
            return WORDS[kind][entry.choice(name, WORDS[kind])] == WORDS[kind][-1]
        if kind in NUMBERS:
            return whole(entry, name, *NUMBERS[kind])
        if kind in ("true", "false"):
            if entry.flag(name) != (kind == "true"):
                raise entry.error(f'field "{name}" can only be {kind}')
            return kind == "true"
        if kind in checks.SORTS:
            return self.selector(entry, name, checks.SORTS[kind])
        if kind == "who":
            return self.who(entry, name)
        if kind == "effects":
            return self.effects(entry, name)
        if kind == "condition":
            return self.condition(entry, name)
        if kind == "conditions":
            return self.conditions(entry, name)
        if kind == "amount":
            return self.amount(entry, name)
        return self._rare_part(part, entry, node)

    def _rare_part(self, part: Part, entry: Entry, node: object) -> Any:
        name, kind = part.name, part.kind
        known = {
            "idea": self.lexicon.ideas,
            "mission": self.lexicon.missions,
            "milestone": self.lexicon.milestones,
            "character": self.lexicon.characters,
        }
        if kind in known:
            ids = known[kind]
            return ids[list(ids)[entry.choice(name, list(ids))]]
        if kind == "discount":
            return ALL_OF_IT if entry.table[name] == "all" else whole(entry, name, 1, 20)
        if kind in ("ages", "rounds"):
            found = entry.items(name, int, "whole numbers")
            if not found or min(found) < 1 or max(found) > (4 if kind == "ages" else 16):
                raise entry.error(f'field "{name}" must be a list of {kind}')
            return found
        if kind in ("nodes", "node-list"):
            return self._nodes(entry, name, kind == "node-list")
        if kind == "area-places":
            return self._area_places(entry, name)
        if kind == "cost-action":
            return self._cost_action(entry, name, node)
        if kind == "with":
            return self._extras(entry, name)
        if kind == "pay":
            costs = [
                Entry(f"{entry.where}: {name} {place}", table, ("what", "n"))
                for place, table in enumerate(entry.items(name, dict, "tables"), start=1)
            ]
            return [(self.name(c, "what", "resource"), c.number("n", 1)) for c in costs]
        if kind == "needs":
            needs = entry.entry(name, ("A", "B"))
            return [self.condition(needs, o) if needs.has(o) else None for o in ("A", "B")]
        if kind == "table":
            return self._table(entry, name)
        if kind == "subject":
            return self._subject(entry, name, node)
        raise ContentError(f"{entry.where}: no kind {kind}")

    def name(self, entry: Entry, field: str, kind: str) -> int:
        """The number of a name."""
        found = entry.choice(field, NAMES[kind])
        if kind in ("action", "resource", "trigger", "limit", "immune", "measure"):
            self.used(kind, NAMES[kind][found])
        return found

    def amount(self, entry: Entry, field: str) -> Amount:
        """A number, or what is counted."""
        value = entry.table[field]
        if type(value) is int:
            if not 1 <= value <= MOST_AMOUNT:
                raise entry.error(f'field "{field}" must be from 1 to {MOST_AMOUNT}')
            self.used("amount", "number")
            return number(value)
        if value in ("all", "any"):
            self.used("amount", value)
            return Amount(ALL_AMOUNT if value == "all" else ANY_AMOUNT)
        count = entry.entry(field, ("count", "per", "plus", "max"))
        self.used("amount", "count")
        amount = Amount(COUNT_AMOUNT)
        amount.count = self.selector(count, "count", checks.COUNTED)
        amount.per = whole(count, "per", 1, MOST_AMOUNT) if count.has("per") else 1
        amount.plus = whole(count, "plus", 1, MOST_AMOUNT) if count.has("plus") else 0
        if count.has("max"):
            amount.most = whole(count, "max", 1, MOST_AMOUNT)
        return amount

    def _nodes(self, entry: Entry, field: str, more: bool) -> Selector:
        value = entry.table[field]
        if isinstance(value, dict):
            return self.selector(entry, field, checks.NODE)
        if more and value in (["any"], ["distant"]):
            found = listed_nodes([])
            found.number = 2 if value == ["any"] else 3
            return found
        return listed_nodes(names(entry, field, NODES))

    def _area_places(self, entry: Entry, field: str) -> Selector:
        if isinstance(entry.table[field], dict):
            return self.selector(entry, field, checks.LAND)
        found = Selector(selectors.AREAS)
        found.ids = [entry.choice(field, AREAS)]
        return found

    def _cost_action(self, entry: Entry, field: str, node: object) -> int:
        text = entry.text(field)
        self.used("cost", "card" if text.startswith("card:") else text)
        if text.startswith("card:"):
            assert isinstance(node, Modifier)
            titles = self.lexicon.titles
            place = entry.find("title", text.removeprefix("card:"), list(titles))
            node.title = list(titles.values())[place]
            return PLAY_CARD
        return entry.find(field, text, COSTS[:PLAY_CARD])

    def _extras(self, entry: Entry, field: str) -> Extras:
        action = ACTIONS[entry.choice("action", ACTIONS)]
        parts = [Part(text) for text in WITH_PARTS.get(action, "").split()]
        extras = Extras()
        said = entry.entry(field, [part.name for part in parts])
        if not said.table:
            raise entry.error(f'field "{field}" must not be empty')
        for part in parts:
            if said.has(part.name):
                self.used("with", part.name)
                setattr(extras, part.attribute, self._part(part, said, extras))
        return extras

    def _table(self, entry: Entry, field: str) -> list[list[Effect]]:
        table = Entry(
            f"{entry.where}: {field}", entry.value(field, dict, "a table"), [*entry.table[field]]
        )
        faces: list[list[Effect]] = [[] for _ in range(DIE_FACES)]
        for key in table.table:
            first, _, last = key.partition("-")
            if not first.isdecimal() or not (last or "1").isdecimal():
                raise table.error(f'"{key}" are no numbers of a die')
            effects = self.effects(table, key)
            for face in range(int(first), int(last or first) + 1):
                if not 1 <= face <= DIE_FACES or faces[face - 1]:
                    raise table.error(f"{face} is no number of a die, or there twice")
                faces[face - 1] = effects
        if not all(faces):
            raise table.error(f"nothing happens at {faces.index([]) + 1}")
        return faces

    def _subject(self, entry: Entry, field: str, node: object) -> None:
        """A player, or the Realm that was chosen."""
        assert isinstance(node, Condition)
        value = entry.table[field]
        if isinstance(value, dict) and "chosen" in value:
            node.where = self.selector(entry, field, checks.REALM)
        else:
            node.who = self.who(entry, field)
