"""What programs get, made of what the server has."""

import kronika
from kronika.core.text import text_of
from kronika.web.forms import seat_choices, title_of
from kronika.web.snapshot import Snapshot

from .api_types import (
    GameOut,
    LineOut,
    OptionOut,
    Position,
    RangeOut,
    SeatOut,
    SettingOut,
    TableOut,
)
from .people import User
from .rows import SeatRow, TableRow
from .sights import sights_of


def position_of(snapshot: Snapshot, language: str, since: int | None) -> Position:
    """What a snapshot shows, for programs; lines of the log after the decision `since`."""
    text = snapshot.words(language)
    ask, question = snapshot.ask, snapshot.question
    lines = [] if since is None else [line for line in snapshot.lines if line.decision > since]
    return Position(
        head=snapshot.head,
        ask=snapshot.ask_id,
        own=snapshot.own,
        decision=snapshot.decision,
        you=snapshot.viewer,
        state=snapshot.state,
        asked=list(snapshot.asked),
        prompt=None if question is None else text.prompt(question),
        rule=None if question is None else question.phrase.rule,
        options=[
            OptionOut(option.key, text.option(option), option.touches)
            for option in ([] if ask is None else ask.options)
        ],
        ranges=[
            RangeOut(each.first.key, text.option(each.first), each.least, each.most)
            for each in ([] if ask is None else ask.ranges)
        ],
        standing=dict(snapshot.standing),
        view=dict(snapshot.view),
        log=[LineOut(line.decision, text.line(line)) for line in lines],
    )


def game_out(name: str, language: str) -> GameOut:
    """A game with all that a table of it can choose."""
    game = kronika.game(name)
    text = text_of(game, language)
    return GameOut(
        name=name,
        title=title_of(game, language),
        version=game.version,
        players=list(game.players),
        settings=[
            SettingOut(
                setting.name,
                list(setting.choices),
                setting.default,
                setting.text,
                setting.rule,
                text.message(f"setting-{setting.name.replace('_', '-')}"),
                text.message(f"setting-{setting.name.replace('_', '-')}-help"),
            )
            for setting in game.settings
        ],
        seats=seat_choices([game]),
    )


def _head(row: TableRow, seats: list[SeatRow], user: User) -> int:
    """How much has happened for somebody, or for who only watches."""
    mine = next((seat.seat for seat in seats if seat.user_id == user.id), -1)
    return sights_of(row, len(seats))[mine][0]


def table_out(row: TableRow, seats: list[SeatRow], user: User) -> TableOut:
    """A table, with what this person may know of it."""
    return TableOut(
        id=row.id,
        name=row.name,
        game=row.game,
        version=row.version,
        players=row.players,
        settings=row.settings,
        state=row.state,
        pace=row.pace,
        move_time=row.move_time,
        reserve=row.reserve,
        late=row.late,
        listed=row.listed,
        head=_head(row, seats, user),
        seed_hash=row.seed_hash,
        mixed=row.mixed,
        server_hash=row.server_hash,
        seats=[
            SeatOut(
                seat.seat,
                seat.name,
                seat.bot,
                seat.left,
                seat.user_id == user.id,
                row.state == "playing" and str(seat.seat) in row.asked,
                seat.commitment,
            )
            for seat in seats
        ],
        created=row.created,
        moved=row.moved,
        deadline=row.deadline,
        result=row.result,
        invitation=row.invitation if row.creator == user.id else None,
    )
