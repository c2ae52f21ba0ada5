"""The form for a new table: what it offers, and how what was sent is read and checked.

Every game has fields of its own, `pax-renaissance.players` and `pax-renaissance.astrology`, so
that one plain form holds them all; only those of the chosen game are read. A box that can be
ticked follows a hidden field with its other value: the last one counts.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from kronika.bots import LEVELS
from kronika.core.errors import UsageError
from kronika.core.game import (
    MAX_TEXT,
    PEOPLE,
    PLAYERS,
    SIDE,
    Game,
    Need,
    NeedError,
    Setting,
    Settings,
    Value,
    complete_settings,
)
from kronika.core.markup import Markup
from kronika.core.text import LANGUAGES, Text, text_of
from kronika.games import find, names

from .facts import Filter, ShownFact, by_weight, filters_of, shown_facts
from .own_bots import OWN, OWN_LEVEL, PROGRAM, OwnBotError, seated
from .templating import DAY, HOUR, MINUTE, span
from .words import web_text

MAX_NAME: Final = 60
ME: Final = "me"
FRIEND: Final = "friend"
FREE: Final = "free"
BOT: Final = PROGRAM
PACES: Final = ("live", "day")
LATE: Final = ("bot", "forfeit")
LONGEST: Final = 60 * DAY
SHORTEST: Final = 10

MOVE_TIMES: Final = {
    "live": (0, 30, MINUTE, 2 * MINUTE, 5 * MINUTE, 10 * MINUTE, 30 * MINUTE),
    "day": (DAY, 0, 8 * HOUR, 2 * DAY, 3 * DAY, 7 * DAY),
}
RESERVES: Final = {
    "live": (10 * MINUTE, 0, 20 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR),
    "day": (2 * DAY, 0, DAY, 5 * DAY, 10 * DAY),
}
"""Seconds by pace, the default first; 0: no clock, no reserve."""

NO_PICTURE: Final = Markup()
AS_USUAL: Final = ""
"""The value of a setting that the sort of the table decides."""

ROWS: Final = "rows"
DEFAULT_PLAYERS: Final = 3
DEFAULT_BOT: Final = "normal"


@dataclass(frozen=True)
class NewTable:
    """A table as somebody wants it, checked."""

    name: str
    """Empty: nobody cared; the server gives it one."""
    game: str
    players: int
    settings: Settings
    seats: tuple[str, ...]
    """me, friend, free, `bot:` and its level, or own: the rules play it; one for each player."""
    pace: str
    move_time: float | None
    reserve: float | None
    late: str
    listed: bool
    hints: bool
    guests: bool = True
    """Whether who has the address may watch."""
    mixed: bool = False
    """Whether every player adds to the seed."""

    @property
    def ready(self) -> bool:
        """Whether nobody else has to come: the match can begin at once."""
        return FRIEND not in self.seats and FREE not in self.seats


class FieldError(UsageError):
    """One field that does not fit, with the message that says why in every language."""

    def __init__(self, field: str, message: str, **arguments: str | int) -> None:
        super().__init__(web_text("en").message(message, **arguments))
        self.field = field
        self.message = message
        self.arguments = arguments

    def words(self, language: str) -> str:
        """Why, in the reader's language."""
        return web_text(language).message(self.message, **self.arguments)


class Misfit(FieldError):
    """A setting that does not go with another one."""

    def __init__(self, game: Game, need: Need) -> None:
        super().__init__(f"{game.name}.{need.setting}", "new-error-choice")
        self._game = game
        self._need = need

    def words(self, language: str) -> str:
        """What the setting needs, in the words of the game."""
        return need_words(self._game, self._need, language)


class FormErrors(UsageError):
    """Everything that does not fit in a form."""

    def __init__(self, errors: Iterable[FieldError]) -> None:
        self.errors = tuple(errors)
        super().__init__("; ".join(f"{error.field}: {error}" for error in self.errors))

    def words(self, language: str) -> dict[str, str]:
        """Each field with what is wrong about it, in the reader's language."""
        return {error.field: error.words(language) for error in self.errors}


# Reading


def read_new_table(form: Mapping[str, str]) -> NewTable:
    """What the form says, or FormErrors with everything that is wrong.

    Of a field that was sent several times `form` has the last value. Fields that were not sent
    have their defaults, so `{"game": "pax-renaissance"}` is a match against bots.
    """
    return _Reader(form).read()


class _Reader:
    """Reads field by field, and keeps what does not fit."""

    def __init__(self, form: Mapping[str, str]) -> None:
        self.form = form
        self.errors: list[FieldError] = []

    def read(self) -> NewTable:
        name = self._name()
        pace = self._one_of("pace", PACES)
        move_time = self._seconds(f"{pace}.move_time", MOVE_TIMES[pace][0])
        reserve = self._seconds(f"{pace}.reserve", RESERVES[pace][0]) if move_time else None
        late = self._one_of("late", LATE)
        listed = self._ticked("listed", False)
        hints = self._ticked("hints", False)
        guests = self._ticked("guests", True)
        mixed = self._ticked("mixed", False)
        try:
            game = find(self.form.get("game", names()[0]))
        except UsageError:
            raise FormErrors([*self.errors, FieldError("game", "new-error-game")]) from None
        given = self._given(game)
        players = fixed_players(game, given) or self._players(game)
        seats = self._seats(game, players)
        settings = self._settings(game, players, is_together(pace, seats), given)
        seats, settings = self._own(game, seats, settings)
        self._check(game, players, settings)
        if self.errors:
            raise FormErrors(self.errors)
        return NewTable(
            name=name,
            game=game.name,
            players=players,
            settings=settings,
            seats=seats,
            pace=pace,
            move_time=move_time,
            reserve=reserve,
            late=late,
            listed=listed,
            hints=hints,
            guests=guests,
            mixed=mixed,
        )

    def _wrong(self, field: str, message: str, **arguments: str | int) -> None:
        self.errors.append(FieldError(field, message, **arguments))

    def _name(self) -> str:
        name = " ".join(self.form.get("name", "").split())
        if len(name) > MAX_NAME:
            self._wrong("name", "new-error-name-long", number=MAX_NAME)
        elif not name.isprintable():
            self._wrong("name", "new-error-name")
        return name

    def _one_of(self, field: str, known: tuple[str, ...]) -> str:
        value = self.form.get(field, known[0])
        if value in known:
            return value
        self._wrong(field, "new-error-choice")
        return known[0]

    def _ticked(self, field: str, default: bool) -> bool:
        value = self.form.get(field, str(default).lower())
        if value not in ("true", "false"):
            self._wrong(field, "new-error-choice")
        return value == "true"

    def _seconds(self, field: str, default: int) -> float | None:
        value = self.form.get(field, str(default))
        seconds = int(value) if value.isascii() and value.isdigit() and len(value) < 10 else -1
        if seconds == 0:
            return None
        if not SHORTEST <= seconds <= LONGEST:
            self._wrong(field, "new-error-time", number=SHORTEST, days=LONGEST // DAY)
        return float(seconds)

    def _players(self, game: Game) -> int:
        field = f"{game.name}.players"
        value = self.form.get(field, str(usual_players(game)))
        for number in game.players:
            if value == str(number):
                return number
        offered = ", ".join(str(number) for number in game.players)
        self._wrong(field, "new-error-players", numbers=offered)
        return usual_players(game)

    def _given(self, game: Game) -> Settings:
        """The settings that were sent."""
        given: Settings = {}
        for setting in game.settings:
            field = setting_field(game, setting)
            own = self.form.get(f"{field}.text", "").strip() if setting.text else ""
            if own and len(own) <= MAX_TEXT:
                given[setting.name] = own
                continue
            value = self.form.get(field, AS_USUAL)
            fitting = [choice for choice in setting.choices if written(choice) == value]
            if own or not (fitting or value == AS_USUAL):
                self._wrong(field, "new-error-choice")
            elif fitting:
                given[setting.name] = fitting[0]
        return given

    def _settings(self, game: Game, players: int, together: bool, given: Settings) -> Settings:
        usual = game.usual_settings(together)
        settings = complete_settings(game, usual | given, players)
        if usual and any(need.refused for need in game.broken_needs(players, settings)):
            # what was asked for goes before what is usual
            settings = complete_settings(game, given, players)
        return settings

    def _own(
        self, game: Game, seats: tuple[str, ...], settings: Settings
    ) -> tuple[tuple[str, ...], Settings]:
        """Seats and settings, which must agree about what the rules play themselves."""
        if any(error.field.startswith("seat.") for error in self.errors):
            return seats, settings
        try:
            return seated(game, settings, seats)
        except OwnBotError as error:
            numbers = ", ".join(str(number) for number in error.numbers)
            self._wrong("seats", "new-error-own", numbers=numbers, most=max(error.numbers))
        except UsageError as error:
            self._wrong(f"{game.name}.settings", "new-error-settings", reason=str(error))
        return seats, settings

    def _check(self, game: Game, players: int, settings: Settings) -> None:
        if any(error.field == "seats" for error in self.errors):
            return  # what does not fit about the seats is said already
        try:
            game.check_settings(players, settings)
        except NeedError as error:
            self.errors.append(Misfit(game, error.need))
        except UsageError as error:
            self._wrong(f"{game.name}.settings", "new-error-settings", reason=str(error))

    def _seats(self, game: Game, players: int) -> tuple[str, ...]:
        seats = []
        known = seat_choices([game])
        for number in range(players):
            field = f"seat.{number + 1}"
            value = self.form.get(field, usual_seat(number))
            if value not in known:
                self._wrong(field, "new-error-choice")
            seats.append(value)
        if seats.count(ME) > 1:
            self._wrong("seats", "new-error-twice")
        if not any(is_person(seat) for seat in seats):
            self._wrong("seats", "new-error-nobody")
        return tuple(seats)


def usual_players(game: Game) -> int:
    """How many play when nobody says otherwise."""
    return DEFAULT_PLAYERS if DEFAULT_PLAYERS in game.players else game.players[0]


@cache
def _players_by(game: Game) -> tuple[str, Mapping[Value, int]] | None:
    """The setting in sight each of whose values is for one number of players, with the numbers."""
    for setting in game.settings:
        if is_in_sight(game, setting):
            fixed = {
                need.value: int(need.among[0])
                for need in game.needs
                if need.setting == setting.name and need.fixes_players
            }
            found = {value: fixed[value] for value in setting.choices if value in fixed}
            if len(found) == len(setting.choices):
                return setting.name, found
    return None


def fixed_players(game: Game, settings: Mapping[str, Value]) -> int | None:
    """How many play, if a setting says so; None: it can be chosen."""
    by = _players_by(game)
    if by is None:
        return None
    name, numbers = by
    usual = next(setting.default for setting in game.settings if setting.name == name)
    return numbers[settings.get(name, usual)]


def is_together(pace: str, seats: Iterable[str]) -> bool:
    """Whether several people sit at a table at the same time."""
    return pace == "live" and sum(is_person(seat) for seat in seats) > 1


def is_person(seat: str) -> bool:
    """Whether somebody sits at a seat, or will."""
    return seat != OWN and not seat.startswith(BOT)


def seat_choices(games: Iterable[Game] | None = None) -> list[str]:
    """Everybody who can be given a seat of some games, or of all, as the form names them."""
    among = [find(name) for name in names()] if games is None else games
    own = [OWN] if any(game.own_bots for game in among) else []
    return [ME, FRIEND, FREE, *(BOT + level for level in LEVELS), *own]


def usual_seat(number: int) -> str:
    """Who sits at a seat when nobody says otherwise: oneself, then bots."""
    level = DEFAULT_BOT if DEFAULT_BOT in LEVELS else next(iter(LEVELS))
    return BOT + level if number else ME


def setting_field(game: Game, setting: Setting) -> str:
    """The name of a setting's field."""
    return f"{game.name}.{setting.name}"


def written(value: Value) -> str:
    """The value of a setting as the form sends it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


# Showing


@dataclass(frozen=True)
class Choice:
    """One of several values of a field."""

    value: str
    words: str
    chosen: bool
    help: str = ""
    note: str = ""
    """A fact to stand beside it: how long it takes, when it was."""
    picture: Markup = NO_PICTURE
    played: bool = False
    next: bool = False
    """Whether it is the first that has not been played."""
    facts: tuple[ShownFact, ...] = ()
    players: int = 0
    """How many play with it, if it says so."""
    count: str = ""
    """The same in words."""
    sides: tuple[str, ...] = ()
    """Which side each seat has with it, by message."""
    side_words: str = ""
    own: tuple[int, ...] = ()
    """How many seats the rules may play themselves."""

    def fact(self, name: str) -> ShownFact | None:
        """One of its facts."""
        return next((one for one in self.facts if one.name == name), None)


@dataclass(frozen=True)
class Wanted:
    """What a value of a setting can only be played with."""

    field: str
    value: str
    """Empty: any but the first."""
    other: str
    among: str
    """Values with spaces between them."""
    where: str
    where_among: str
    words: str


@dataclass(frozen=True)
class SettingField:
    """A setting in the form: a box to tick, a choice, or a choice or a text of one's own.

    One whose values have sentences or pictures is in sight, the others are folded.
    """

    field: str
    title: str
    help: str
    ticked: bool | None
    """None: the setting is no box to tick."""
    choices: tuple[Choice, ...]
    text: str | None
    """What was typed; None: there is nothing to type."""
    error: str
    shown: str = ""
    """ladder, pictures, rows; empty: folded."""
    wants: tuple[Wanted, ...] = ()
    filters: tuple[Filter, ...] = ()


@dataclass(frozen=True)
class Side:
    """A side that a seat can have, with its picture."""

    id: str
    words: str
    picture: Markup


@dataclass(frozen=True)
class GameForm:
    """A game in the form, with the fields that only it has."""

    name: str
    title: str
    note: str
    summary: str
    chosen: bool
    dealt: bool
    """Whether nobody knows the colours of the seats before the start."""
    players: tuple[Choice, ...]
    """Empty: a setting says how many play."""
    settings: tuple[SettingField, ...]
    unfolded: bool
    """Whether the settings are open to see: something about them is not as usual, or wrong."""
    changed: int
    """How many settings are not as usual."""
    number: str = ""
    """2–4 players."""
    length: str = ""
    first: str = ""
    """How long a first game takes."""
    charm: str = ""
    """What is special about it."""
    sides: tuple[Side, ...] = ()
    own: SettingField | None = None
    """How well the rules play seats themselves."""

    @property
    def in_sight(self) -> tuple[SettingField, ...]:
        """The settings that are always shown."""
        return tuple(one for one in self.settings if one.shown)

    @property
    def folded(self) -> tuple[SettingField, ...]:
        """The others."""
        return tuple(one for one in self.settings if not one.shown)

    @property
    def easiest(self) -> tuple[tuple[str, str], ...]:
        """What to begin with: the fields of the lightest of what stands in rows."""
        return tuple(
            (one.field, one.choices[0].value) for one in self.in_sight if one.shown == ROWS
        )


@dataclass(frozen=True)
class SeatField:
    """Who gets a seat."""

    number: int
    field: str
    colour: int
    choices: tuple[Choice, ...]
    bots: tuple[Choice, ...]
    error: str


@dataclass(frozen=True)
class ClockField:
    """Time for a move and reserve, at one pace."""

    pace: str
    move_times: tuple[Choice, ...]
    reserves: tuple[Choice, ...]
    error: str


@dataclass(frozen=True)
class NewTableForm:
    """All that `_new_table.html` shows."""

    name: str
    games: tuple[GameForm, ...]
    seats: tuple[SeatField, ...]
    paces: tuple[Choice, ...]
    clocks: tuple[ClockField, ...]
    late: tuple[Choice, ...]
    listed: bool
    hints: bool
    guests: bool
    mixed: bool
    errors: Mapping[str, str]
    more: bool
    """Whether the part with the less usual fields is open."""
    bot: str = usual_seat(1)
    """Who sits at the seats of others when nobody says otherwise."""


Played = tuple[str, Mapping[str, Value]]
"""The game and the settings of a match that somebody has played."""


def new_table_form(
    language: str,
    given: Mapping[str, str] | None = None,
    errors: FormErrors | None = None,
    played: Sequence[Played] = (),
) -> NewTableForm:
    """The form, with its defaults or as it was sent, with what is wrong beside each field.

    `played`, the newest first, is what the reader knows already.
    """
    form = given or {}
    wrong = {} if errors is None else errors.words(language)
    words = web_text(language).message
    games = [find(name) for name in names()]
    chosen = form.get("game", played[0][0] if played else games[0].name)
    seats = range(max(max(game.players) for game in games))
    return NewTableForm(
        name=form.get("name", ""),
        games=tuple(
            _game(game, game.name == chosen, language, form, wrong, played) for game in games
        ),
        seats=tuple(_seat(number, language, form, wrong) for number in seats),
        paces=_choices(form, "pace", {pace: words(f"new-pace-{pace}") for pace in PACES}),
        clocks=tuple(_clock(pace, language, form, wrong) for pace in PACES),
        late=_choices(form, "late", {late: words(f"new-late-{late}") for late in LATE}),
        listed=form.get("listed", "false") == "true",
        hints=form.get("hints", "false") == "true",
        guests=form.get("guests", "true") == "true",
        mixed=form.get("mixed", "false") == "true",
        errors=wrong,
        more=any(field in wrong for field in ("name", "late", "listed", "guests", "hints")),
    )


def _choices(
    form: Mapping[str, str], field: str, words: Mapping[str, str], default: str = ""
) -> tuple[Choice, ...]:
    """The values with their words; the first is chosen unless another was sent."""
    chosen = form.get(field, default or next(iter(words)))
    return tuple(Choice(value, said, value == chosen) for value, said in words.items())


def _game(
    game: Game,
    chosen: bool,
    language: str,
    form: Mapping[str, str],
    wrong: Mapping[str, str],
    played: Sequence[Played],
) -> GameForm:
    text = text_of(game, language)
    known = [settings for name, settings in played if name == game.name]
    asked = [one for one in game.settings if one.name not in (game.own_bots, game.own_level)]
    settings = tuple(_setting(game, setting, language, form, wrong, known) for setting in asked)
    changed = sum(
        form.get(field.field, AS_USUAL) not in (AS_USUAL, written(setting.default))
        or bool(field.text)
        for field, setting in zip(settings, asked)
        if not field.shown
    )
    level = [one for one in game.settings if one.name == game.own_level]
    usual = usual_players(game)
    field = f"{game.name}.players"
    numbers = {} if _players_by(game) else {str(n): str(n) for n in game.players}
    folded = {one.field for one in settings if not one.shown} | {f"{game.name}.settings"}
    return GameForm(
        name=game.name,
        title=title_of(game, language),
        note=game_note(game, language),
        summary=text.message("game-short" if text.has("game-short") else "game-summary"),
        chosen=chosen,
        dealt=game.deals_colours,
        players=tuple(
            replace(one, help=web_text(language).message("new-go", players=int(one.value)))
            for one in _choices(form, field, numbers, str(usual))
        ),
        settings=settings,
        unfolded=bool(changed) or not folded.isdisjoint(wrong),
        changed=changed,
        number=number_words(game, language),
        length=_if_said(text, "game-length"),
        first=_if_said(text, "game-first"),
        charm=_if_said(text, "game-charm"),
        sides=_sides(game, settings, text),
        own=_own_level(game, level[0], language, form, wrong) if level else None,
    )


def _own_level(
    game: Game,
    setting: Setting,
    language: str,
    form: Mapping[str, str],
    wrong: Mapping[str, str],
) -> SettingField:
    """How well the rules play, from the lowest level to the highest."""
    field = _setting(game, setting, language, form, wrong, ())
    return replace(field, choices=tuple(sorted(field.choices, key=lambda one: one.value)))


def _sides(game: Game, settings: Iterable[SettingField], text: Text) -> tuple[Side, ...]:
    """Every side that a value of a setting gives to a seat."""
    found = {id: None for field in settings for one in field.choices for id in one.sides}
    return tuple(Side(id, text.message(id), choice_picture(game, SIDE, id)) for id in found)


def _if_said(text: Text, id: str) -> str:
    return text.message(id) if id.partition(".")[2] in _forms(text, id) else ""


def _forms(text: Text, id: str) -> set[str]:
    return text.forms(id.partition(".")[0])


def title_of(game: Game, language: str) -> str:
    """The title of a game as its board has it."""
    text = text_of(game, language)
    return text.message("board-title" if text.has("board-title") else "game-title")


def is_named(name: str, game: Game) -> bool:
    """Whether somebody has given a table its name: else it has that of the game."""
    return name not in _titles(game)


@cache
def _titles(game: Game) -> frozenset[str]:
    return frozenset(title_of(game, language) for language in LANGUAGES)


def number_words(game: Game, language: str) -> str:
    """2–4 players."""
    people = [
        fact
        for setting in game.settings
        for value in setting.choices
        for fact in game.facts(setting.name, value)
        if fact.name == PEOPLE
    ]
    least = min([fact.least for fact in people], default=min(game.players))
    most = max(game.players)
    numbers = str(least) if least == most else f"{least}–{most}"
    return web_text(language).message("new-game-players", numbers=numbers, most=most)


def game_note(game: Game, language: str) -> str:
    """2–4 players, 1–2 hours."""
    note = number_words(game, language)
    text = text_of(game, language)
    return f"{note}, {text.message('game-length')}" if text.has("game-length") else note


def choice_words(setting: Setting, choice: Value, text: Text) -> str:
    """A value of a setting in words, if the game has any for it."""
    if isinstance(choice, bool):
        return text.message("yes" if choice else "no")
    return _if_said(text, _value_id(setting, choice)) or str(choice)


def _value_id(setting: Setting, value: Value) -> str:
    return f"{setting.kind or _id(setting.name)}-{value}"


def _help_id(setting: Setting, value: Value) -> str:
    return _value_id(setting, value) + (".summary" if setting.kind else "-help")


def _id(setting: str) -> str:
    return f"setting-{setting.replace('_', '-')}"


def need_words(game: Game, need: Need, language: str) -> str:
    """Only with Mode: Yellow mode, Red mode. Only with 2, 3, 4 players."""
    words, text = web_text(language).message, text_of(game, language)
    if need.other == PLAYERS:
        numbers = ", ".join(str(number) for number in need.among)
        return words("new-needs-players", numbers=numbers, most=max(map(int, need.among)))
    other = next(setting for setting in game.settings if setting.name == need.other)
    values = ", ".join(choice_words(other, value, text) for value in need.among)
    return words("new-needs", setting=text.message(_id(other.name)), values=values)


def _wants(game: Game, setting: Setting, language: str) -> tuple[Wanted, ...]:
    by = _players_by(game)
    return tuple(
        Wanted(
            field=setting_field(game, setting),
            value="" if need.value is None else written(need.value),
            other=f"{game.name}.{need.other}",
            among=" ".join(written(value) for value in need.among),
            where=f"{game.name}.{need.where[0]}" if need.where else "",
            where_among=" ".join(written(one) for one in need.where[1]) if need.where else "",
            words=need_words(game, need, language),
        )
        for need in game.needs
        if need.setting == setting.name and not (by and by[0] == setting.name)
    )


@cache
def choice_picture(game: Game, setting: str, value: Value) -> Markup:
    """The small picture of a value of a setting, if its game has one."""
    return Markup(game.picture(setting, value))


def is_in_sight(game: Game, setting: Setting) -> bool:
    """Whether a setting is so much of the game that every table is described by it."""
    return bool(_shown(game, setting, "en"))


def _shown(game: Game, setting: Setting, language: str) -> str:
    """How a setting is shown: its values with pictures, a sentence each, or both; or folded."""
    text = text_of(game, language)
    drawn = all(choice_picture(game, setting.name, value) for value in setting.choices)
    told = all(_if_said(text, _help_id(setting, value)) for value in setting.choices)
    if drawn:
        return ROWS if told else "pictures"
    return "ladder" if told else ""


def _setting(
    game: Game,
    setting: Setting,
    language: str,
    form: Mapping[str, str],
    wrong: Mapping[str, str],
    played: Sequence[Mapping[str, Value]],
) -> SettingField:
    field, id, text = setting_field(game, setting), _id(setting.name), text_of(game, language)
    shown = _shown(game, setting, language)
    known = [match.get(setting.name, setting.default) for match in played] if shown else []
    usual = game.usual_settings(True).get(setting.name)
    first = AS_USUAL if usual is not None else written(known[0] if known else setting.default)
    value = form.get(field, first)
    new = next((one for one in setting.choices if one not in known), None) if known else None
    boolean = all(isinstance(choice, bool) for choice in setting.choices) and not setting.text
    choices = [
        replace(
            _row(game, setting, one, language) if shown == ROWS else Choice("", "", False),
            value=written(one),
            words=choice_words(setting, one, text),
            chosen=written(one) == value,
            help=_if_said(text, _help_id(setting, one)),
            note=_if_said(text, f"{id}-{one}-note"),
            picture=choice_picture(game, setting.name, one),
            played=shown == "ladder" and one in known,
            next=shown == "ladder" and one == new,
        )
        for one in _in_order(game, setting, shown)
    ]
    help = text.message(f"{id}-help")
    if usual is not None:
        words = web_text(language).message
        apart = game.usual_settings(False).get(setting.name, setting.default)
        said = [choice_words(setting, one, text) for one in (usual, apart)]
        choices.insert(0, Choice(AS_USUAL, words("new-as-usual"), value == AS_USUAL))
        help += " " + words("new-as-usual-help", together=said[0], apart=said[1])
    return SettingField(
        field=field,
        title=text.message(id),
        help=help,
        ticked=value == "true" if boolean else None,
        choices=tuple(choices),
        text=form.get(f"{field}.text", "") if setting.text else None,
        error=wrong.get(field, ""),
        shown=shown,
        wants=_wants(game, setting, language),
        filters=filters_of(
            [game.facts(setting.name, one) for one in setting.choices] if shown == ROWS else [],
            language,
        ),
    )


def _in_order(game: Game, setting: Setting, shown: str) -> Sequence[Value]:
    """The values of a setting as they are listed: what stands in rows from light to heavy."""
    if shown != ROWS:
        return setting.choices
    return sorted(setting.choices, key=lambda one: by_weight(game.facts(setting.name, one)))


def _row(game: Game, setting: Setting, value: Value, language: str) -> Choice:
    """What a row says of a value beside its words: facts, players, sides."""
    settings = complete_settings(game, {setting.name: value})
    by, text = _players_by(game), text_of(game, language)
    players = by[1][value] if by is not None and by[0] == setting.name else 0
    sides = tuple(game.sides(settings))
    return Choice(
        "",
        "",
        False,
        facts=shown_facts(game.facts(setting.name, value), language),
        players=players,
        count=web_text(language).message("new-go", players=players) if players else "",
        sides=sides,
        side_words=", ".join(text.message(id) for id in sides),
        own=tuple(game.own_numbers(settings)),
    )


def _seat(
    number: int, language: str, form: Mapping[str, str], wrong: Mapping[str, str]
) -> SeatField:
    words = web_text(language).message
    field = f"seat.{number + 1}"
    people = {who: words(f"new-seat-{who}") for who in (ME, FRIEND, FREE)}
    bots = {BOT + level: bot_words(level, language) for level in LEVELS}
    if OWN in seat_choices():
        bots[OWN] = words("new-seat-own")
    usual = usual_seat(number)
    return SeatField(
        number=number + 1,
        field=field,
        colour=number % 12 + 1,
        choices=_choices(form, field, people, usual),
        bots=_choices(form, field, bots, usual),
        error=wrong.get(field, ""),
    )


def bot_words(level: str, language: str, game: Game | None = None) -> str:
    """A bot by its level, in words; one that is part of a game is called as that game does."""
    text = web_text(language)
    if level.startswith(OWN_LEVEL):
        value = level.removeprefix(OWN_LEVEL)
        return text.message("new-bot-own", level=_own_words(value, language, game))
    id = f"new-bot-{level}"
    return text.message(id) if text.has(id) else text.message("new-bot", level=level)


def _clock(
    pace: str, language: str, form: Mapping[str, str], wrong: Mapping[str, str]
) -> ClockField:
    words = web_text(language).message
    fields = {f"{pace}.move_time": MOVE_TIMES[pace], f"{pace}.reserve": RESERVES[pace]}
    shown = []
    for field, offered in fields.items():
        none = words("new-no-clock" if field.endswith("move_time") else "new-no-reserve")
        times = {str(time): span(time, language) if time else none for time in sorted(offered)}
        shown.append(_choices(form, field, times, str(offered[0])))
    errors = [wrong[field] for field in fields if field in wrong]
    return ClockField(pace, shown[0], shown[1], " ".join(errors))


def _own_words(value: str, language: str, game: Game | None) -> str:
    """The level of a game's own bots, in its words."""
    if game is not None:
        for setting in game.settings:
            for choice in setting.choices if setting.name == game.own_level else ():
                if written(choice) == value:
                    return choice_words(setting, choice, text_of(game, language))
    return value
