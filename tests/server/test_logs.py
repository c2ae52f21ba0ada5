"""Logs: lines of JSON, without anybody's secrets."""

import io
import json
import logging
from collections.abc import Iterator

import pytest
from sqlalchemy import create_engine, text
from sqlalchemy.exc import SQLAlchemyError

from kronika.core.errors import UsageError
from kronika.server.logs import CUT, LONGEST, redacted, set_up


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture(autouse=True)
def restored() -> Iterator[None]:
    root = logging.getLogger()
    level, handlers = root.level, list(root.handlers)
    yield
    root.setLevel(level)
    root.handlers[:] = handlers
    logging.captureWarnings(False)


@pytest.mark.parametrize(
    ("said", "secret"),
    [
        ("cannot reach postgresql://kronika:s3cret@db/kronika", "s3cret"),
        ("cannot reach postgresql+asyncpg://kronika:s3/cret:x@db/kronika", "cret"),
        ("redis://:s3cret@cache:6379/0", "s3cret"),
        ("smtps://me%40example.org:s3cret@mail.example.org", "s3cret"),
        ("GET /join/abcDEF123 HTTP/1.1", "abcDEF123"),
        ('"https://games.example.org/join/abcDEF123"', "abcDEF123"),
        ("Authorization: Bearer kronika_AbC-d_3", "AbC-d_3"),
        ("token kronika_AbC-d_3 is unknown", "AbC-d_3"),
        ("cookie: session=s3cret; theme=dark", "s3cret"),
        ("{'cookie': 'session=s3cret'}", "s3cret"),
        ("session=s3cret; csrf=other", "s3cret"),
        ("csrf=s3cret", "s3cret"),
        ("_csrf_token=s3cret&name=Ada", "s3cret"),
        ("name=Ada&password=s3cret&x=y", "s3cret"),
        ('{"name": "Ada", "password": "s3cret with spaces"}', "spaces"),
        ("{'seed': '9f86d081884c7d65', 'name': 'Ada'}", "9f86d081884c7d65"),
        ("[SQL: INSERT ...]\n[parameters: ('9f86d081884c7d65', 'x]y')]\n(Background)", "9f86d08"),
        ("[SQL: INSERT ...]\n[parameters: ('9f86d081884c7d65', 'x'", "9f86d08"),
        ('{"password": "s3cret with spa', "spa"),
    ],
)
def test_secrets_are_cut_out(said: str, secret: str) -> None:
    assert secret in said
    assert secret not in redacted(said)
    assert "…" in redacted(said)


@pytest.mark.parametrize(
    "said",
    [
        "table abc: decision 57 of seat 1",
        "GET /tables/abc/at/40?language=cs HTTP/1.1 200",
        "the session of user 7 has ended",
        "listening at http://127.0.0.1:8140",
    ],
)
def test_everything_else_stays(said: str) -> None:
    assert redacted(said) == said


def test_a_secret_at_the_place_where_a_text_is_cut_is_cut_out() -> None:
    secret = "s3cret" * 20
    for said in (f"x://me:{secret}@db", f"password='{secret}'", f"[parameters: ('{secret}')]"):
        for place in range(LONGEST - 200, LONGEST + 10):
            told = redacted(f"{' ' * place}{said} {'x' * LONGEST}")
            assert "cret" not in told
    told = redacted(f"{'x' * LONGEST}\n[parameters: ({'1, ' * LONGEST}'s3cret')]\nthe end")
    assert "cret" not in told
    assert told.endswith(f"{CUT}the end")


@pytest.mark.parametrize("letters", [LONGEST, LONGEST + 1, 1_000_000])
def test_no_text_is_too_long(letters: int) -> None:
    assert len(redacted("x" * letters)) <= LONGEST + len(CUT)
    assert len(redacted("x\n" * letters)) <= LONGEST + len(CUT)


def lines(stream: io.StringIO) -> list[dict[str, object]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_a_line_is_json_with_everything_that_was_given() -> None:
    stream = io.StringIO()
    set_up("info", stream)
    log = logging.getLogger("kronika.test")
    log.info("table %s", "ž\nx", extra={"table": "abc", "head": 57, "path": "/join/s3cret"})
    log.debug("not this")
    (line,) = lines(stream)
    assert line.pop("time")
    assert line == {
        "level": "info",
        "logger": "kronika.test",
        "message": "table ž\nx",
        "table": "abc",
        "head": 57,
        "path": "/join/…",
    }
    assert "\n" not in stream.getvalue().strip()


def test_an_error_is_told_without_what_was_in_its_statement() -> None:
    stream = io.StringIO()
    set_up("info", stream)
    secret = "s3cr" + "et"  # not in a line of this file that a traceback could show
    engine = create_engine("sqlite://")
    try:
        with engine.connect() as connection:
            connection.execute(text("SELECT * FROM nowhere WHERE x = :x"), {"x": secret})
    except SQLAlchemyError:
        logging.getLogger("kronika.test").exception("it failed: password=%s", secret)
    engine.dispose()
    (line,) = lines(stream)
    assert "no such table: nowhere" in str(line["error"])
    assert "Traceback" in str(line["error"])
    assert secret not in stream.getvalue()


def test_a_terminal_gets_plain_words() -> None:
    stream = Terminal()
    set_up("warning", stream)
    logging.getLogger("kronika.test").warning("lost redis://:s3cret@cache")
    assert stream.getvalue().endswith("WARNING kronika.test: lost redis://:…@cache\n")


def test_set_up_again_does_not_say_everything_twice() -> None:
    first, second = io.StringIO(), io.StringIO()
    set_up("info", first)
    set_up("info", second)
    logging.getLogger("kronika.test").info("once")
    assert first.getvalue() == ""
    assert len(lines(second)) == 1


def test_a_level_that_is_not_known() -> None:
    with pytest.raises(UsageError, match="debug, info, warning, error"):
        set_up("loud")
