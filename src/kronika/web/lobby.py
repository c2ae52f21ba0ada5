"""Lists of tables, the page of a table that waits for its players, and the account.

Stored rows come in as `Table`; what templates show goes out as frozen dataclasses with words in
the reader's language.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, tzinfo
from typing import Any, Final

from kronika.core.errors import KronikaError
from kronika.core.game import SIDE, complete_settings
from kronika.core.markup import Markup, join
from kronika.core.text import text_of
from kronika.games import find

from .forms import (
    NO_PICTURE,
    FormErrors,
    NewTableForm,
    Played,
    bot_words,
    choice_picture,
    choice_words,
    is_in_sight,
    is_named,
    new_table_form,
    title_of,
)
from .templating import day, left, moment, span
from .words import web_text

DOT: Final = " · "


@dataclass(frozen=True)
class Seat:
    """A row of `seats`."""

    seat: int
    user_id: int | None
    name: str | None
    bot: str | None
    kind: str
    """person, bot, free, friend."""
    left: str | None = None
    commitment: str | None = None
    share: str | None = None
    game: str = ""

    @property
    def taken(self) -> bool:
        """Whether somebody sits here."""
        return self.kind in ("person", "bot")

    def words(self, language: str) -> str:
        """Who sits here."""
        if self.kind == "bot":
            return bot_words(self.bot or "", language, find(self.game) if self.game else None)
        if self.kind == "person":
            return self.name or web_text(language).message("lobby-somebody")
        return web_text(language).message(f"waiting-seat-{self.kind}")


@dataclass(frozen=True)
class Table:
    """A row of `tables` with its rows of `seats`; `watching` spectators look at it now."""

    id: str
    name: str
    creator: int | None
    game: str
    players: int
    settings: Mapping[str, Any]
    pace: str
    move_time: float | None
    reserve: float | None
    late: str
    listed: bool
    hints: bool
    guests: bool
    invitation: str | None
    state: str
    created: float
    started: float | None
    ended: float | None
    moved: float
    asked: Mapping[str, float]
    deadline: float | None
    result: Mapping[str, Any] | None
    rematch: str | None
    seed: str
    seed_hash: str
    mixed: bool = False
    server_seed: str | None = None
    server_hash: str | None = None
    head: int = 0
    seats: tuple[Seat, ...] = ()
    watching: int = 0
    summary: Mapping[str, Any] | None = None
    """`kronika.core.page.Summary` as plain data; none before the start."""

    def seat_of(self, user: int | None) -> Seat | None:
        """Where somebody sits who still plays."""
        for seat in self.seats:
            if user is not None and seat.user_id == user and seat.left is None:
                return seat
        return None

    def colour(self, seat: int) -> int:
        """The colour of a seat, 1 to 12; 0 as long as it is still to be dealt."""
        if not self.summary and find(self.game).deals_colours:
            return 0
        return int(self.summary["colours"][seat]) if self.summary else seat % 12 + 1

    def side(self, seat: int, language: str) -> str:
        """The name of a seat's side, if it has one."""
        message = self.side_message(seat)
        return text_of(find(self.game), language).message(message) if message else ""

    def side_message(self, seat: int) -> str:
        """The message of a seat's side; before the start only where settings decide about it."""
        if self.summary:
            return str(self.summary["sides"][seat])
        try:
            game = find(self.game).playing(self.settings)
            sides = game.sides(complete_settings(game, self.settings))
        except KronikaError:  # it was opened with other rules or packs, and cannot begin
            return ""
        return sides[seat] if seat < len(sides) else ""

    def stage(self, language: str) -> str:
        """How far the match has come, if the game says so."""
        if not self.summary or not self.summary["stage"]:
            return ""
        text = text_of(find(self.game), language)
        return text.message(self.summary["stage"], **self.summary["arguments"])

    def who(self, seat: Seat, language: str) -> str:
        """Who sits at a seat, with the name of the side."""
        name, side = seat.words(language), self.side(seat.seat, language)
        return web_text(language).message("lobby-who", name=name, side=side) if side else name

    def called(self, language: str) -> str:
        """The name of the table, or who plays there."""
        if is_named(self.name, find(self.game)):
            return self.name
        words = web_text(language).message
        people = [seat.words(language) for seat in self.seats if seat.kind == "person"]
        bots = sum(seat.kind == "bot" for seat in self.seats)
        if not people:
            return words("lobby-nobody")
        names = ", ".join(people)
        return words("lobby-people", names=names, bots=bots) if bots else names

    @property
    def free(self) -> int:
        """How many seats wait for somebody."""
        return sum(not seat.taken for seat in self.seats)


# Lists


@dataclass(frozen=True)
class Emblem:
    """The sign of a seat, and who sits there."""

    colour: int
    words: str


@dataclass(frozen=True)
class Rival:
    """Somebody else at a table, or how many more there are."""

    colour: int
    words: str
    waited: bool = False
    """Whether the match waits for him."""


@dataclass(frozen=True)
class Row:
    """A table in a list."""

    url: str
    game: str
    title: str
    name: str
    line: Markup
    emblems: tuple[Emblem, ...]
    action: str
    """play, look, join, watch, result, wait: the word on the button."""
    mine_now: bool = False
    rivals: tuple[Rival, ...] = ()
    """The others at a table of one's own that is played."""
    free: int = 0


@dataclass(frozen=True)
class Lobby:
    """All that lobby.html shows."""

    name: str
    greeting: str
    waits: str
    your_turn: int
    mine: tuple[Row, ...]
    open: tuple[Row, ...]
    finished: tuple[Row, ...]
    form: NewTableForm
    open_games: tuple[tuple[str, str], ...] = ()
    """The games of open tables, each with its title."""

    @property
    def newcomer(self) -> bool:
        """Whether somebody has never played anything."""
        return not self.mine and not self.finished


def lobby_page(
    language: str,
    user: int,
    name: str,
    mine: Sequence[Table],
    open: Sequence[Table],
    finished: Sequence[Table],
    now: float,
    given: Mapping[str, str] | None = None,
    errors: FormErrors | None = None,
    zone: tzinfo | None = None,
    played: Sequence[Played] = (),
) -> Lobby:
    """The context `lobby` of lobby.html.

    `mine` are tables that are open or played, at which the user sits; `open` are the others that
    are listed and open, or played and may be watched; `finished` are the user's last ones, and
    `played` what all matches of his were, the newest first. `given` and `errors` are a form that
    was sent and refused.
    """
    words = web_text(language).message
    turns = [table for table in mine if is_turn(table, user)]
    hour = datetime.fromtimestamp(now, zone).hour
    time = "morning" if 4 <= hour < 11 else "day" if 11 <= hour < 18 else "evening"
    ordered = sorted(mine, key=lambda table: _urgency(table, user))
    return Lobby(
        name=name,
        greeting=words(f"lobby-good-{time}", name=name),
        waits=words("lobby-waits", number=len(turns)) if mine else words("lobby-begin"),
        your_turn=len(turns),
        mine=tuple(row_of(table, language, user, now, zone) for table in ordered),
        open=tuple(row_of(table, language, user, now, zone) for table in open),
        finished=tuple(row_of(table, language, user, now, zone) for table in finished),
        form=new_table_form(language, given, errors, played),
        open_games=tuple(
            {table.game: title_of(find(table.game), language) for table in open}.items()
        ),
    )


def finished_rows(
    tables: Sequence[Table], language: str, user: int | None, now: float, zone: tzinfo | None = None
) -> tuple[Row, ...]:
    """The context `rows` of finished.html."""
    return tuple(row_of(table, language, user, now, zone) for table in tables)


def is_turn(table: Table, user: int | None) -> bool:
    """Whether the match waits for this person."""
    seat = table.seat_of(user)
    return table.state == "playing" and seat is not None and str(seat.seat) in table.asked


def _urgency(table: Table, user: int) -> tuple[int, float]:
    """My turn first, the nearest deadline first; then what happened last."""
    if is_turn(table, user):
        return 0, table.deadline or float("inf")
    return (1 if table.state == "playing" else 2), -table.moved


def row_of(
    table: Table, language: str, user: int | None, now: float, zone: tzinfo | None = None
) -> Row:
    """A table as lists show it."""
    facts: list[Markup | str]
    if table.state == "open":
        facts = [*_open_line(table, language), _since(table.created, language, zone)]
    elif table.state == "playing":
        facts = [*_playing_line(table, language, user, now)]
        facts.append(_since(table.started or table.created, language, zone))
    else:
        ended = day(table.ended or table.moved, language, now, zone)
        facts = [*_over_line(table, language, user), ended]
    result = "/result" if table.state == "over" else ""
    return Row(
        url=f"/tables/{table.id}{result}",
        game=table.game,
        title=title_of(find(table.game), language),
        name=table.called(language),
        line=join([table.called(language), *settings_words(table, language), *facts], DOT),
        emblems=tuple(
            Emblem(table.colour(seat.seat), table.who(seat, language))
            for seat in table.seats
            if seat.taken
        ),
        action=_action(table, user),
        mine_now=is_turn(table, user),
        rivals=_rivals(table, language, user),
        free=table.free if table.state == "open" else 0,
    )


MANY_RIVALS: Final = 4


def _rivals(table: Table, language: str, user: int | None) -> tuple[Rival, ...]:
    """The others at a match of one's own: who is waited for first, then people, then bots."""
    mine = table.seat_of(user)
    if mine is None or table.state != "playing":
        return ()
    others = [
        (str(seat.seat) not in table.asked, seat.kind == "bot", seat)
        for seat in table.seats
        if seat != mine and seat.taken
    ]
    others.sort(key=lambda other: other[:2])
    named = others if len(others) <= MANY_RIVALS else others[: MANY_RIVALS - 1]
    found = [
        Rival(table.colour(seat.seat), seat.words(language), not idle) for idle, _, seat in named
    ]
    if len(named) < len(others):
        more = web_text(language).message("lobby-more", number=len(others) - len(named))
        found.append(Rival(table.colour(others[len(named)][2].seat), more))
    return tuple(found)


def settings_words(table: Table, language: str) -> list[str]:
    """The settings that every table of a game is described by, in words: White mode, Italia."""
    game = find(table.game)
    text = text_of(game, language)
    return [
        choice_words(one, table.settings.get(one.name, one.default), text)
        for one in game.settings
        if is_in_sight(game, one)
    ]


def _since(seconds: float, language: str, zone: tzinfo | None) -> Markup:
    """Since 12 November 20:05, in the reader's own time zone if there is a script."""
    before, _, after = web_text(language).message("lobby-since", when=DOT).partition(DOT)
    return join([before, moment(seconds, language, zone), after])


def _action(table: Table, user: int | None) -> str:
    if table.state == "over":
        return "result"
    seat = table.seat_of(user)
    if table.state == "open":
        return "open" if seat else "join" if table.free else "look"
    if seat is None:
        return "watch"
    return "play" if is_turn(table, user) else "look"


def _open_line(table: Table, language: str) -> list[str]:
    words = web_text(language).message
    free = words("lobby-free", number=table.free, of=table.players)
    return [clock_words(table, language), free if table.free else words("lobby-full")]


def _playing_line(table: Table, language: str, user: int | None, now: float) -> list[str]:
    words = web_text(language).message
    mine = table.seat_of(user)
    side = table.side(mine.seat, language) if mine else ""
    facts = [fact for fact in (side, table.stage(language)) if fact]
    if is_turn(table, user):
        late = None if table.deadline is None else left(max(0, table.deadline - now), language)
        return [*facts, late or words("lobby-no-clock")]
    if table.asked:
        since = now - min(table.asked.values())
        waited = [seat for seat in table.seats if str(seat.seat) in table.asked]
        names = ", ".join(table.who(seat, language) for seat in waited)
        facts.append(words("lobby-waiting-for", names=names, since=span(since, language)))
    if mine is None and table.watching:
        facts.append(words("lobby-watching", number=table.watching))
    return facts


def _over_line(table: Table, language: str, user: int | None) -> list[str]:
    words = web_text(language).message
    facts = []
    if table.result is not None:
        winners = [seat for seat in table.seats if seat.seat in table.result["winners"]]
        if user is not None and [seat.user_id for seat in winners] == [user]:
            facts.append(words("lobby-you-won"))
        elif winners:
            names = ", ".join(table.who(seat, language) for seat in winners)
            facts.append(words("lobby-won", names=names, number=len(winners)))
        facts.append(reason_words(table, language))
    return facts


def reason_words(table: Table, language: str) -> str:
    """Why the match ended: a reason of the game, or of the table (everybody else has left)."""
    reason = str((table.result or {}).get("reason", ""))
    for text in (text_of(find(table.game), language), web_text(language)):
        if text.has(f"reason-{reason}"):
            return text.message(f"reason-{reason}")
    return reason


def clock_words(table: Table, language: str) -> str:
    """Live, 2 minutes per move, 20 minutes reserve."""
    words = web_text(language).message
    parts = [words(f"lobby-pace-{table.pace}")]
    if table.move_time is None:
        parts.append(words("lobby-no-clock"))
    else:
        parts.append(words("lobby-per-move", time=span(table.move_time, language)))
        if table.reserve:
            parts.append(words("lobby-reserve", time=span(table.reserve, language)))
    return ", ".join(parts)


# Before the start


@dataclass(frozen=True)
class WaitingSeat:
    """A seat at a table that has not begun."""

    number: int
    colour: int
    words: str
    kind: str
    you: bool
    may_sit: bool
    picture: Markup = NO_PICTURE
    """Of the side, if it is known."""


@dataclass(frozen=True)
class Waiting:
    """All that waiting.html and join.html show."""

    id: str
    name: str
    game: str
    title: str
    note: str
    summary: str
    clock: str
    late: str
    listed: bool
    hints: bool
    guests: bool
    variants: tuple[str, ...]
    """The settings that are not as usual."""
    seats: tuple[WaitingSeat, ...]
    seated: bool
    creator: bool
    missing: int
    invitation: str
    """The whole address; empty: revoked, or not for this reader."""
    seed_hash: str
    mixing: str
    """What the browser has to do for the seed: commit, tell, wait; empty: nothing."""


def waiting_page(
    table: Table, language: str, user: int | None, url: str, invited: bool = False
) -> Waiting:
    """The context `table` of waiting.html and join.html.

    `url` is the address of the server, for the invitation. `invited`: the reader came by it, so
    that the seats of friends can be taken too.
    """
    words = web_text(language).message
    game = find(table.game)
    text = text_of(game, language)
    seated = table.seat_of(user) is not None
    creator = user is not None and user == table.creator
    variants = [
        f"{text.message('setting-' + one.name.replace('_', '-'))}: "
        f"{choice_words(one, table.settings.get(one.name, one.default), text)}"
        for one in game.settings
        if is_in_sight(game, one)
        or (
            table.settings.get(one.name, one.default) != one.default
            and one.name not in (game.own_bots, game.own_level)
        )  # seats say that
    ]
    shown = table.invitation if seated or creator else None
    return Waiting(
        id=table.id,
        name=table.called(language),
        game=table.game,
        title=title_of(game, language),
        note=words("waiting-players", number=table.players),
        summary=text.message("game-summary"),
        clock=clock_words(table, language),
        late=words(f"waiting-late-{table.late}") if table.move_time else "",
        listed=table.listed,
        hints=table.hints,
        guests=table.guests,
        variants=tuple(variants),
        seats=tuple(_waiting_seat(table, seat, language, user, invited) for seat in table.seats),
        seated=seated,
        creator=creator,
        missing=table.free,
        invitation=f"{url}/join/{shown}" if shown else "",
        seed_hash=table.seed_hash,
        mixing=_mixing(table, user),
    )


def _mixing(table: Table, user: int | None) -> str:
    """What a seated reader's browser has to do for the seed: commit, tell, wait, or nothing."""
    mine = table.seat_of(user)
    if not table.mixed or mine is None:
        return ""
    if mine.commitment is None:
        return "commit"
    all_here = all(seat.kind == "bot" or seat.commitment is not None for seat in table.seats)
    return "tell" if all_here and mine.share is None else "wait"


def _waiting_seat(
    table: Table, seat: Seat, language: str, user: int | None, invited: bool
) -> WaitingSeat:
    open_to_all = seat.kind == "free" and table.listed
    may_come = open_to_all or invited or user == table.creator
    you = user is not None and seat.user_id == user
    side = table.side_message(seat.seat)
    return WaitingSeat(
        number=seat.seat,
        colour=table.colour(seat.seat),
        words=table.who(seat, language),
        kind=seat.kind,
        you=you,
        may_sit=not seat.taken and may_come and table.seat_of(user) is None,
        picture=choice_picture(find(table.game), SIDE, side) if side else NO_PICTURE,
    )


# Account


@dataclass(frozen=True)
class Token:
    """A row of `tokens`, without its hash."""

    id: int
    name: str
    created: float
    used: float | None
    scope: str = "play"
    """play, read."""
    expires: float | None = None


@dataclass(frozen=True)
class Session:
    """A row of `sessions`, without its hash."""

    about: str
    """Browser and system, in words."""
    created: float
    here: bool
    """Whether it is the one that the page was asked for with."""


# The first that is found counts: most browsers also claim to be others.
BROWSERS: Final = {
    "Edg": "Edge", "OPR/": "Opera", "SamsungBrowser/": "Samsung Internet", "Vivaldi/": "Vivaldi",
    "Firefox/": "Firefox", "FxiOS/": "Firefox", "CriOS/": "Chrome", "Chrome/": "Chrome",
    "Chromium/": "Chromium", "Safari/": "Safari",
}  # fmt: skip
SYSTEMS: Final = {
    "iPhone": "iPhone", "iPad": "iPad", "Android": "Android", "Windows": "Windows",
    "CrOS": "ChromeOS", "Mac OS X": "macOS", "Linux": "Linux",
}  # fmt: skip


def browser_words(about: str, language: str) -> str:
    """What a browser says of itself, as people call it."""
    words = web_text(language).message
    browser = next((name for sign, name in BROWSERS.items() if sign in about), "")
    system = next((name for sign, name in SYSTEMS.items() if sign in about), "")
    if browser and system:
        return words("account-session-about", browser=browser, system=system)
    return browser or system or words("account-session-unknown")


@dataclass(frozen=True)
class Account:
    """The context `account` of account.html."""

    name: str
    language: str
    theme: str
    has_password: bool
    email: str
    webhook: str
    may_mail: bool
    """Whether the server can send e-mail."""
    may_hook: bool
    """Whether the server calls web addresses."""
    confirm: str = "never"
    """never, turn, final: what one is asked twice."""
    tokens: tuple[Token, ...] = ()
    sessions: tuple[Session, ...] = ()
    email_confirmed: bool = False
    webhook_confirmed: bool = False
    ends: tuple[int, ...] = (90,)
    """Days after which a token can end, the usual first."""
    vacation_until: float | None = None
    vacation_left: int = 0
    """Days of this year."""
    fresh_token: str = ""
    """A token that was just made: shown once."""
    done: str = ""
    """What was just changed: language, theme, password, email, webhook, revoked or sessions."""
    errors: Mapping[str, str] = field(default_factory=dict)
    """password, email, webhook, token: what was wrong, in words."""
