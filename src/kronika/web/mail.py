"""What people are told when they are not looking: by e-mail, as plain text."""

from dataclasses import dataclass

from kronika.games import find

from .forms import title_of
from .lobby import Table, reason_words
from .templating import left
from .words import web_text


@dataclass(frozen=True)
class Mail:
    """An e-mail without its addresses."""

    subject: str
    body: str


def turn_mail(table: Table, language: str, name: str, url: str, now: float) -> Mail:
    """It is somebody's turn. `url` is the address of the server."""
    words = web_text(language).message
    game = title_of(find(table.game), language)
    clock = ""
    if table.deadline is not None:
        clock = left(max(0, table.deadline - now), language)
    paragraphs = [
        words("mail-hello", name=name),
        words("mail-turn", game=game, table=table.name),
        words("mail-clock", left=clock) if clock else "",
        f"{url}/tables/{table.id}",
        words("mail-why", account=f"{url}/account#notifications"),
    ]
    subject = words("mail-subject-turn", game=game, table=table.name)
    return Mail(_one_line(subject), _text(paragraphs))


def over_mail(table: Table, language: str, name: str, url: str) -> Mail:
    """A match is over."""
    words = web_text(language).message
    game = title_of(find(table.game), language)
    winners = (table.result or {}).get("winners", [])
    people = ", ".join(seat.words(language) for seat in table.seats if seat.seat in winners)
    reason = reason_words(table, language)
    paragraphs = [
        words("mail-hello", name=name),
        words("mail-over", game=game, table=table.name),
        words("mail-won", names=people, number=len(winners), reason=reason) if people else "",
        f"{url}/tables/{table.id}/result",
        words("mail-why", account=f"{url}/account#notifications"),
    ]
    subject = words("mail-subject-over", game=game, table=table.name)
    return Mail(_one_line(subject), _text(paragraphs))


def _one_line(words: str) -> str:
    """A subject: a name with a line break in it must not become a header."""
    return " ".join(words.split())


def _text(paragraphs: list[str]) -> str:
    return "\n\n".join(paragraph for paragraph in paragraphs if paragraph) + "\n"
