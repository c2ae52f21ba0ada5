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
    PLAYERS,
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

from .templating import DAY, HOUR, MINUTE, span
from .words import web_text

MAX_NAME: Final = 60
ME: Final = "me"
FRIEND: Final = "friend"
FREE: Final = "free"
BOT: Final = "bot:"
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
    """me, friend, free, or `bot:` and its level; one for each player."""
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
        players = self._players(game)
        seats = self._seats(players)
        settings = self._settings(game, players, is_together(pace, seats))
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

    def _settings(self, game: Game, players: int, together: bool) -> Settings:
        given: Settings = {}
        usual = game.usual_settings(together)
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
        settings = complete_settings(game, usual | given)
        if usual and any(need.refused for need in game.broken_needs(players, settings)):
            settings = complete_settings(
                game, given
            )  # what was asked for goes before what is usual
        try:
            game.check_settings(players, settings)
        except NeedError as error:
            self.errors.append(Misfit(game, error.need))
        except UsageError as error:
            self._wrong(f"{game.name}.settings", "new-error-settings", reason=str(error))
        return settings

    def _seats(self, players: int) -> tuple[str, ...]:
        seats = []
        known = seat_choices()
        for number in range(players):
            field = f"seat.{number + 1}"
            value = self.form.get(field, usual_seat(number))
            if value not in known:
                self._wrong(field, "new-error-choice")
            seats.append(value)
        if seats.count(ME) > 1:
            self._wrong("seats", "new-error-twice")
        if all(seat.startswith(BOT) for seat in seats):
            self._wrong("seats", "new-error-nobody")
        return tuple(seats)


def usual_players(game: Game) -> int:
    """How many play when nobody says otherwise."""
    return DEFAULT_PLAYERS if DEFAULT_PLAYERS in game.players else game.players[0]


def is_together(pace: str, seats: Iterable[str]) -> bool:
    """Whether several people sit at a table at the same time."""
    return pace == "live" and sum(not seat.startswith(BOT) for seat in seats) > 1


def seat_choices() -> list[str]:
    """Everybody who can be given a seat, as the form names them."""
    return [ME, FRIEND, FREE, *(BOT + level for level in LEVELS)]


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
    """ladder, pictures; empty: folded."""
    wants: tuple[Wanted, ...] = ()


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

    @property
    def in_sight(self) -> tuple[SettingField, ...]:
        """The settings that are always shown."""
        return tuple(one for one in self.settings if one.shown)

    @property
    def folded(self) -> tuple[SettingField, ...]:
        """The others."""
        return tuple(one for one in self.settings if not one.shown)


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
    settings = tuple(
        _setting(game, setting, language, form, wrong, known) for setting in game.settings
    )
    changed = sum(
        form.get(field.field, AS_USUAL) not in (AS_USUAL, written(setting.default))
        or bool(field.text)
        for field, setting in zip(settings, game.settings)
        if not field.shown
    )
    usual = usual_players(game)
    field = f"{game.name}.players"
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
            for one in _choices(form, field, {str(n): str(n) for n in game.players}, str(usual))
        ),
        settings=settings,
        unfolded=bool(changed) or not folded.isdisjoint(wrong),
        changed=changed,
        number=number_words(game, language),
        length=_if_said(text, "game-length"),
        first=_if_said(text, "game-first"),
        charm=_if_said(text, "game-charm"),
    )


def _if_said(text: Text, id: str) -> str:
    return text.message(id) if text.has(id) else ""


def title_of(game: Game, language: str) -> str:
    """The title of a game as its board has it."""
    text = text_of(game, language)
    return text.message("board-title" if text.has("board-title") else "game-title")


def is_named(name: str, game: Game) -> bool:
    """Whether somebody has given a table its name: else it has that of the game."""
    return name not in {title_of(game, language) for language in LANGUAGES}


def number_words(game: Game, language: str) -> str:
    """2–4 players."""
    least, most = min(game.players), max(game.players)
    numbers = str(least) if least == most else f"{least}–{most}"
    return web_text(language).message("new-game-players", numbers=numbers, most=most)


def game_note(game: Game, language: str) -> str:
    """2–4 players, 1–2 hours."""
    note = number_words(game, language)
    text = text_of(game, language)
    return f"{note}, {text.message('game-length')}" if text.has("game-length") else note


def choice_words(setting: Setting, choice: Value, text: Text) -> str:
    """A value of a setting in words: `setting-<name>-<value>` if the game has it."""
    if isinstance(choice, bool):
        return text.message("yes" if choice else "no")
    id = f"{_id(setting.name)}-{choice}"
    return text.message(id) if text.has(id) else str(choice)


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
        if need.setting == setting.name
    )


@cache
def choice_picture(game: Game, setting: str, value: Value) -> Markup:
    """The small picture of a value of a setting, if its game has one."""
    return Markup(game.picture(setting, value))


def is_in_sight(game: Game, setting: Setting) -> bool:
    """Whether a setting is so much of the game that every table is described by it."""
    return bool(_shown(game, setting, "en"))


def _shown(game: Game, setting: Setting, language: str) -> str:
    """How a setting is shown: its values with pictures or with a sentence each, or folded."""
    text = text_of(game, language)
    if all(choice_picture(game, setting.name, value) for value in setting.choices):
        return "pictures"
    if all(text.has(f"{_id(setting.name)}-{value}-help") for value in setting.choices):
        return "ladder"
    return ""


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
        Choice(
            written(one),
            choice_words(setting, one, text),
            written(one) == value,
            help=_if_said(text, f"{id}-{one}-help"),
            note=_if_said(text, f"{id}-{one}-note"),
            picture=choice_picture(game, setting.name, one),
            played=shown == "ladder" and one in known,
            next=shown == "ladder" and one == new,
        )
        for one in setting.choices
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
    )


def _seat(
    number: int, language: str, form: Mapping[str, str], wrong: Mapping[str, str]
) -> SeatField:
    words = web_text(language).message
    field = f"seat.{number + 1}"
    people = {who: words(f"new-seat-{who}") for who in (ME, FRIEND, FREE)}
    bots = {BOT + level: bot_words(level, language) for level in LEVELS}
    usual = usual_seat(number)
    return SeatField(
        number=number + 1,
        field=field,
        colour=number % 12 + 1,
        choices=_choices(form, field, people, usual),
        bots=_choices(form, field, bots, usual),
        error=wrong.get(field, ""),
    )


def bot_words(level: str, language: str) -> str:
    """A bot by its level, in words."""
    text = web_text(language)
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
