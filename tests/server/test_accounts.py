"""Accounts: names, passwords, sessions, tokens."""

import asyncio
from typing import Any

import pytest
from argon2 import PasswordHasher
from sqlalchemy import Table, select
from sqlalchemy.ext.asyncio import AsyncEngine

from kronika.core.text import LANGUAGES
from kronika.server import models, names
from kronika.server import throttle as module
from kronika.server.accounts import Accounts
from kronika.server.clock import DAY
from kronika.server.people import AccountError
from kronika.server.throttle import Throttle
from kronika.web.words import web_text

pytestmark = pytest.mark.anyio

QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
PASSWORD = "correct horse"


class Clock:
    """A clock that stands still until somebody moves it."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def accounts(engine: AsyncEngine, clock: Clock) -> Accounts:
    return Accounts(engine, hasher=QUICK, now=clock)


@pytest.fixture
def others(engine: AsyncEngine, clock: Clock) -> Accounts:
    """Another server on the same database."""
    return Accounts(engine, hasher=QUICK, now=clock)


async def rows(engine: AsyncEngine, table: Table) -> list[dict[str, Any]]:
    async with engine.connect() as connection:
        return [dict(row) for row in (await connection.execute(select(table))).mappings()]


async def refused(work: Any) -> str:
    with pytest.raises(AccountError) as refusal:
        await work
    for language in LANGUAGES:
        assert web_text(language).message(refusal.value.message, **refusal.value.arguments)
    return refusal.value.message


# Names


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Ada", "Ada"),
        ("  Jan   Žižka ", "Jan Žižka"),
        ("Jan\u00a0Žižka", "Jan Žižka"),
        ("Z\u030cizka", "Žizka"),
        ("Ｗｉｄｅ", "Wide"),
        ("x" * 40, "x" * 40),
        ("宋江", "宋江"),
    ],
)
def test_a_name_is_kept_normalised(typed: str, kept: str) -> None:
    assert names.normalised(typed) == kept


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "A",
        " A ",
        "x" * 41,
        "x" * 500,
        "..",
        "Ada\u200b",
        "Ada\u202eadA",
        "Ada\x00",
        "Ada\x1b[2J",
        "Ada\u2028Bob",
        "\u3164\u3164",
        "Ada\ufe0f",
        "\u2800\u2800\u2800",
        "Ada\ud800",
        "Z" + "\u0335" * 5 + "algo",
        "Ada\U000e0041",
        "Ada\ue000",
    ],
)
def test_what_cannot_be_seen_or_is_too_much_is_no_name(typed: str) -> None:
    assert names.normalised(typed) is None


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "ADA"),
        ("Žižka", "zizka"),
        ("Łukasz", "lukasz"),
        ("Strauß", "STRAUSS"),
        ("Jan Hus", "JanHus"),
        ("Ada", "Аdа"),  # with Cyrillic letters
        ("Iva", "ıva"),
    ],
)
def test_names_that_look_the_same_have_one_key(one: str, other: str) -> None:
    assert names.key_of(one) == names.key_of(other)


def test_different_names_have_different_keys() -> None:
    different = ["Ada", "Adam", "Eva", "Ewa", "宋江", "李逵", "Ada 1", "Ada 2"]
    assert len({names.key_of(name) for name in different}) == len(different)


@pytest.mark.parametrize("name", ["ß" * 40, "각" * 40, "ΐ" * 40, "ﷺ" * 2, "İ" * 40])
def test_every_key_fits_its_column(name: str) -> None:
    kept = names.normalised(name)
    assert kept is not None
    assert len(names.key_of(kept)) <= 80
    assert len(kept) <= 40


# People


async def test_a_newcomer_is_a_guest(accounts: Accounts) -> None:
    ada = await accounts.welcome(" Ada ", "cs")
    assert (ada.name, ada.language, ada.theme, ada.has_password) == ("Ada", "cs", "auto", False)
    assert await accounts.user(ada.id) == ada
    assert await accounts.named("ÁDA") == ada
    assert await accounts.named("\x00") is None


async def test_nobody_can_look_like_somebody_else(accounts: Accounts) -> None:
    await accounts.welcome("Žižka", "cs")
    assert await refused(accounts.welcome("zizka", "cs")) == "error-name-taken"
    assert await refused(accounts.welcome("Zi\u200bzka", "cs")) == "error-name"


async def test_of_two_at_the_same_time_one_gets_the_name(
    accounts: Accounts, others: Accounts, engine: AsyncEngine
) -> None:
    work = [server.welcome("Ada", "en") for server in (accounts, others, accounts, others)]
    found = await asyncio.gather(*work, return_exceptions=True)
    assert sum(isinstance(one, AccountError) for one in found) == 3
    assert len(await rows(engine, models.users)) == 1


async def test_what_can_be_changed(accounts: Accounts) -> None:
    ada = await accounts.welcome("Ada", "en")
    cookie = await accounts.open_session(ada, "Firefox")
    assert await accounts.user_of_session(cookie) == ada
    changed = await accounts.change(
        ada, language="pl", theme="dark", email="ada@example.org", webhook="https://example.org/x?y"
    )
    assert (changed.language, changed.theme) == ("pl", "dark")
    assert (changed.email, changed.webhook) == ("ada@example.org", "https://example.org/x?y")
    assert await accounts.user_of_session(cookie) == changed
    bare = await accounts.change(changed, email="", webhook=" ")
    assert (bare.email, bare.webhook, bare.language) == (None, None, "pl")


@pytest.mark.parametrize(
    ("what", "value"),
    [
        ("language", "de"),
        ("theme", "pink"),
        ("email", "nobody"),
        ("email", "a@b\r\nBcc: c@d"),
        ("email", "a b@c.d"),
        ("email", "<a@b.c>"),
        ("email", "a@b.c,d@e.f"),
        ("email", "x" * 250 + "@example.org"),
        ("email", "a\x00@b.c"),
        ("webhook", "ftp://example.org/"),
        ("webhook", "https://"),
        ("webhook", "https://user:password@example.org/"),
        ("webhook", "javascript:alert(1)"),
        ("webhook", "https://example.org:99999/"),
        ("webhook", "https://example.org/\r\nX: y"),
        ("webhook", "http://[::1"),
        ("webhook", "https://example.org/" + "x" * 500),
    ],
)
async def test_what_cannot_be_changed(accounts: Accounts, what: str, value: str) -> None:
    ada = await accounts.welcome("Ada", "en")
    change: dict[str, Any] = {what: value}
    await refused(accounts.change(ada, **change))
    assert await accounts.user(ada.id) == ada


async def test_who_is_removed_leaves_nothing_of_his_own(
    accounts: Accounts, engine: AsyncEngine
) -> None:
    ada, bob = await accounts.welcome("Ada", "en"), await accounts.welcome("Bob", "en")
    cookie = await accounts.open_session(ada, "Firefox")
    token = await accounts.make_token(ada, "bot")
    kept = await accounts.open_session(bob, "Firefox")
    assert await accounts.user_of_session(cookie) == ada
    await accounts.remove(ada)
    assert await accounts.user_of_session(cookie) is None
    assert await accounts.user_of_token(token) is None
    assert await accounts.user_of_session(kept) == bob
    assert [row["name"] for row in await rows(engine, models.users)] == ["Bob"]
    assert len(await rows(engine, models.sessions)) == 1
    assert await rows(engine, models.tokens) == []
    assert (await accounts.welcome("Ada", "en")).name == "Ada"


async def test_who_is_blocked_gets_nothing(accounts: Accounts) -> None:
    ada = await accounts.welcome("Ada", "en")
    await accounts.set_password(ada, PASSWORD)
    cookie = await accounts.open_session(ada, "Firefox")
    token = await accounts.make_token(ada, "bot")
    assert await accounts.user_of_session(cookie) is not None
    assert await accounts.user_of_token(token) is not None
    assert await accounts.block(ada.id, True)
    assert await accounts.user_of_session(cookie) is None
    assert await accounts.user_of_token(token) is None
    assert await accounts.user(ada.id) is None
    assert await refused(accounts.log_in("Ada", PASSWORD, "192.0.2.1")) == "error-log-in"
    assert await refused(accounts.welcome("Ada", "en")) == "error-name-taken"
    assert await accounts.block(ada.id, False)
    assert (await accounts.log_in("Ada", PASSWORD, "192.0.2.1")).id == ada.id
    assert not await accounts.block(4711, True)


# Passwords


async def test_a_password_lets_in(accounts: Accounts, engine: AsyncEngine) -> None:
    ada = await accounts.welcome("Ada", "en")
    await accounts.set_password(ada, PASSWORD)
    found = await accounts.log_in(" ada", PASSWORD, "192.0.2.1")
    assert (found.id, found.has_password) == (ada.id, True)
    assert await refused(accounts.log_in("Ada", PASSWORD + "!", "192.0.2.1")) == "error-log-in"
    stored = (await rows(engine, models.users))[0]["password"]
    assert stored.startswith("$argon2id$")
    assert PASSWORD not in stored


async def test_the_same_letters_are_the_same_password(accounts: Accounts) -> None:
    ada = await accounts.welcome("Ada", "en")
    await accounts.set_password(ada, "z\u030cizka 1424")
    assert (await accounts.log_in("Ada", "žizka 1424", "192.0.2.1")).id == ada.id


@pytest.mark.parametrize("password", ["", "short", "x" * 201])
async def test_a_password_has_a_length(accounts: Accounts, password: str) -> None:
    ada = await accounts.welcome("Ada", "en")
    assert await refused(accounts.set_password(ada, password)) == "error-password"
    user = await accounts.user(ada.id)
    assert user is not None
    assert not user.has_password


@pytest.mark.parametrize(
    ("name", "password"),
    [
        ("Ada", "wrong horse"),
        ("Ada", ""),
        ("Ada", PASSWORD + "x" * 10_000),
        ("Ada", "\ud800"),
        ("Guest", ""),
        ("Guest", PASSWORD),
        ("Nobody", PASSWORD),
        ("", ""),
        ("\x00", PASSWORD),
        ("' OR 1=1 --", PASSWORD),
    ],
)
async def test_everything_else_does_not(accounts: Accounts, name: str, password: str) -> None:
    await accounts.set_password(await accounts.welcome("Ada", "en"), PASSWORD)
    await accounts.welcome("Guest", "en")
    assert await refused(accounts.log_in(name, password, "192.0.2.1")) == "error-log-in"


class Counting(PasswordHasher):
    """Counts how often a hash is checked, and how hard that is."""

    def __init__(self) -> None:
        super().__init__(time_cost=1, memory_cost=8, parallelism=1)
        self.checked: list[str] = []

    def verify(self, hash: str | bytes, password: str | bytes) -> Any:
        self.checked.append(str(hash).rpartition("$")[0].rpartition("$")[0])
        return super().verify(hash, password)


async def test_unknown_names_take_as_long_as_known_ones(engine: AsyncEngine) -> None:
    hasher = Counting()
    accounts = Accounts(engine, hasher=hasher)
    await accounts.set_password(await accounts.welcome("Ada", "en"), PASSWORD)
    await accounts.welcome("Guest", "en")
    for name in ("Ada", "Guest", "Nobody"):
        await refused(accounts.log_in(name, "wrong horse", "192.0.2.1"))
    assert len(hasher.checked) == 3
    assert len(set(hasher.checked)) == 1


async def test_a_hash_that_became_too_easy_is_made_anew(
    accounts: Accounts, engine: AsyncEngine, clock: Clock
) -> None:
    ada = await accounts.welcome("Ada", "en")
    await accounts.set_password(ada, PASSWORD)
    cookie = await accounts.open_session(ada, "Firefox")
    harder = PasswordHasher(time_cost=2, memory_cost=16, parallelism=1)
    later = Accounts(engine, hasher=harder, now=clock)
    assert (await later.log_in("Ada", PASSWORD, "192.0.2.1")).id == ada.id
    stored = (await rows(engine, models.users))[0]["password"]
    assert "m=16,t=2" in stored
    assert (await later.log_in("Ada", PASSWORD, "192.0.2.1")).id == ada.id
    assert (await rows(engine, models.users))[0]["password"] == stored
    assert await later.user_of_session(cookie) is not None


async def test_a_new_password_ends_the_other_sessions(accounts: Accounts) -> None:
    ada = await accounts.welcome("Ada", "en")
    stolen = await accounts.open_session(ada, "Firefox")
    mine = await accounts.open_session(ada, "Chromium")
    assert await accounts.user_of_session(stolen) is not None
    await accounts.set_password(ada, PASSWORD, keep=mine)
    assert await accounts.user_of_session(stolen) is None
    found = await accounts.user_of_session(mine)
    assert found is not None
    assert found.has_password


# Throttle


async def test_a_name_has_ten_tries(accounts: Accounts, clock: Clock) -> None:
    await accounts.set_password(await accounts.welcome("Ada", "en"), PASSWORD)
    for number in range(10):
        assert await refused(accounts.log_in("Ada", "wrong", f"192.0.2.{number}")) == "error-log-in"
    with pytest.raises(AccountError) as refusal:
        await accounts.log_in("áda", PASSWORD, "192.0.2.99")
    assert refusal.value.message == "error-log-in-wait"
    assert refusal.value.arguments == {"minutes": 16}
    clock.now += 15 * 60 + 1
    assert (await accounts.log_in("Ada", PASSWORD, "192.0.2.99")).name == "Ada"


async def test_an_address_has_thirty_tries(accounts: Accounts) -> None:
    await accounts.set_password(await accounts.welcome("Ada", "en"), PASSWORD)
    for number in range(30):
        address = f"2001:db8:1:2::{number:x}"
        assert await refused(accounts.log_in(f"N{number}", "wrong", address)) == "error-log-in"
    last = accounts.log_in("Ada", PASSWORD, "2001:db8:1:2:ffff::1")
    assert await refused(last) == "error-log-in-wait"
    assert (await accounts.log_in("Ada", PASSWORD, "2001:db8:1:3::1")).name == "Ada"


async def test_many_tries_at_once_are_counted_all(accounts: Accounts) -> None:
    await accounts.set_password(await accounts.welcome("Ada", "en"), PASSWORD)
    tries = [refused(accounts.log_in("Ada", "wrong", "192.0.2.1")) for _ in range(25)]
    found = await asyncio.gather(*tries)
    assert found.count("error-log-in") == 10
    assert found.count("error-log-in-wait") == 15


async def test_who_got_in_has_all_tries_again(accounts: Accounts) -> None:
    await accounts.set_password(await accounts.welcome("Ada", "en"), PASSWORD)
    for _ in range(5):
        for _ in range(5):
            assert await refused(accounts.log_in("Ada", "no", "192.0.2.1")) == "error-log-in"
        await accounts.log_in("Ada", PASSWORD, "192.0.2.1")


def test_a_throttle_does_not_grow_for_ever(monkeypatch: pytest.MonkeyPatch, clock: Clock) -> None:
    monkeypatch.setattr(module, "MOST_WATCHED", 100)
    throttle = Throttle(1, clock)
    for number in range(1000):
        throttle.count(str(number))
    assert len(throttle._tries) == 100
    assert throttle.wait("999") > 0


# Sessions


async def test_only_the_hash_of_a_cookie_is_stored(accounts: Accounts, engine: AsyncEngine) -> None:
    ada = await accounts.welcome("Ada", "en")
    cookie = await accounts.open_session(ada, "Fire\x00fox " + "x" * 200)
    (row,) = await rows(engine, models.sessions)
    assert cookie not in str(row)
    assert row["about"].startswith("Firefox xx")
    assert len(row["about"]) == 120
    assert await accounts.user_of_session(row["key"]) is None
    assert await accounts.user_of_session("") is None
    assert await accounts.user_of_session("\ud800\x00") is None


async def test_a_session_ends_after_ninety_days_unless_it_is_used(
    accounts: Accounts, clock: Clock, engine: AsyncEngine
) -> None:
    ada = await accounts.welcome("Ada", "en")
    used, unused = [await accounts.open_session(ada, name) for name in ("used", "unused")]
    clock.now += 60 * DAY
    assert await accounts.user_of_session(used) == ada
    assert (await rows(engine, models.users))[0]["seen"] == clock.now
    clock.now += 60 * DAY
    assert await accounts.user_of_session(used) == ada
    assert await accounts.user_of_session(unused) is None
    clock.now += 90 * DAY
    assert await accounts.user_of_session(used) is None
    await accounts.open_session(ada, "new")
    assert [row["about"] for row in await rows(engine, models.sessions)] == ["new"]


async def test_logging_out_works_at_once_here_and_soon_elsewhere(
    accounts: Accounts, others: Accounts, clock: Clock
) -> None:
    ada = await accounts.welcome("Ada", "en")
    cookie, other = [await accounts.open_session(ada, name) for name in ("this", "other")]
    assert await accounts.user_of_session(cookie) == ada
    assert await others.user_of_session(cookie) == ada
    await accounts.close_session(cookie)
    assert await accounts.user_of_session(cookie) is None
    clock.now += 10
    assert await others.user_of_session(cookie) is None
    assert await accounts.user_of_session(other) == ada
    await accounts.close_sessions(ada)
    assert await accounts.user_of_session(other) is None


async def test_who_logs_out_while_he_is_looked_up_stays_out(
    accounts: Accounts, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await accounts.welcome("Ada", "en")
    cookie = await accounts.open_session(ada, "this")
    look = accounts._session_user

    async def look_slowly(key: str) -> Any:
        found = await look(key)
        await accounts.close_session(cookie)
        return found

    monkeypatch.setattr(accounts, "_session_user", look_slowly)
    await accounts.user_of_session(cookie)
    monkeypatch.undo()
    assert await accounts.user_of_session(cookie) is None


async def test_a_session_is_not_looked_up_for_every_picture(
    accounts: Accounts, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    cookie = await accounts.open_session(await accounts.welcome("Ada", "en"), "this")
    assert await accounts.user_of_session(cookie) is not None

    async def fail(_: str) -> None:
        raise AssertionError

    monkeypatch.setattr(accounts, "_session_user", fail)
    clock.now += 9
    assert await accounts.user_of_session(cookie) is not None


async def test_a_person_has_thirty_sessions_at_most(
    accounts: Accounts, engine: AsyncEngine, clock: Clock
) -> None:
    ada, bob = await accounts.welcome("Ada", "en"), await accounts.welcome("Bob", "en")
    bobs = await accounts.open_session(bob, "his")
    cookies = []
    for _ in range(33):
        clock.now += 1
        cookies.append(await accounts.open_session(ada, "x"))
    assert len(await rows(engine, models.sessions)) == 31
    assert await accounts.user_of_session(cookies[2]) is None
    assert await accounts.user_of_session(cookies[3]) == ada
    assert await accounts.user_of_session(bobs) == bob


# Tokens


async def test_a_token_stands_for_its_owner_until_it_is_revoked(
    accounts: Accounts, others: Accounts, engine: AsyncEngine, clock: Clock
) -> None:
    ada, bob = await accounts.welcome("Ada", "en"), await accounts.welcome("Bob", "en")
    secret = await accounts.make_token(ada, " my \x00 bot ")
    kept = await accounts.make_token(ada, "other")
    assert secret.startswith("kronika_")
    assert secret not in str(await rows(engine, models.tokens))
    assert await accounts.user_of_token(secret) == ada
    assert await others.user_of_token(secret) == ada
    first, second = await accounts.tokens(ada)
    assert (first.name, first.created, first.used) == ("my bot", clock.now, clock.now)
    assert (second.name, second.used) == ("other", None)
    assert await accounts.tokens(bob) == []
    assert not await accounts.revoke_token(bob, first.id)
    assert await accounts.user_of_token(secret) == ada
    assert await accounts.revoke_token(ada, first.id)
    assert await accounts.user_of_token(secret) is None
    clock.now += 10
    assert await others.user_of_token(secret) is None
    assert await accounts.user_of_token(kept) == ada


async def test_a_cookie_is_no_token_and_a_token_no_cookie(accounts: Accounts) -> None:
    ada = await accounts.welcome("Ada", "en")
    cookie, token = await accounts.open_session(ada, "x"), await accounts.make_token(ada, "x")
    for _ in range(2):
        assert await accounts.user_of_token(cookie) is None
        assert await accounts.user_of_session(token) is None
        assert await accounts.user_of_token("kronika_" + cookie) is None
        assert await accounts.user_of_session(cookie) == ada
        assert await accounts.user_of_token(token) == ada


async def test_a_token_needs_a_name_and_there_are_not_too_many(accounts: Accounts) -> None:
    ada = await accounts.welcome("Ada", "en")
    assert await refused(accounts.make_token(ada, " \n")) == "error-token-name"
    for number in range(20):
        await accounts.make_token(ada, str(number))
    assert await refused(accounts.make_token(ada, "one more")) == "error-tokens"


async def test_strangers_do_not_lock_somebody_out_where_he_was_before(
    accounts: Accounts, others: Accounts
) -> None:
    ada = await accounts.welcome("Ada", "en")
    await accounts.set_password(ada, PASSWORD)
    cookie = await accounts.open_session(ada, "Firefox", "198.51.100.7")
    await accounts.close_session(cookie)
    for number in range(10):
        assert await refused(accounts.log_in("Ada", "wrong", f"192.0.2.{number}")) == "error-log-in"
    assert await refused(accounts.log_in("Ada", PASSWORD, "192.0.2.99")) == "error-log-in-wait"
    assert (await accounts.log_in("Ada", PASSWORD, "198.51.100.7")).id == ada.id
    # There, too, nobody can guess for ever.
    for _ in range(10):
        assert await refused(others.log_in("Ada", "wrong", "198.51.100.7")) == "error-log-in"
    assert await refused(others.log_in("Ada", PASSWORD, "198.51.100.7")) == "error-log-in-wait"


@pytest.mark.parametrize(
    "password",
    [
        "password", "Passw0rd!", "P@ssw0rd2024", "12345678", "qwertyuiop", "qwertz123", "1qaz2wsx",
        "aaaaaaaa", "abcabcabc", "heslo123", "haslo1234", "kronika2024", "iloveyou", "19841231",
        "zofie2020", "žofiežofie",
    ],
)  # fmt: skip
async def test_a_password_that_somebody_would_guess_is_refused(
    accounts: Accounts, password: str
) -> None:
    zofie = await accounts.welcome("Žofie", "cs")
    assert await refused(accounts.set_password(zofie, password)) == "error-password-common"


@pytest.mark.parametrize(
    "password", ["x7!kQp2v", "modrý kůň skáče", "tr0ub4dor&3", "zelená 9 lampa"]
)
async def test_a_password_that_nobody_would_guess_is_taken(
    accounts: Accounts, password: str
) -> None:
    zofie = await accounts.welcome("Žofie", "cs")
    await accounts.set_password(zofie, password)
    assert (await accounts.log_in("Žofie", password, "192.0.2.1")).id == zofie.id


async def test_a_token_ends_and_may_do_what_it_says(
    accounts: Accounts, others: Accounts, clock: Clock
) -> None:
    ada = await accounts.welcome("Ada", "en")
    plays = await accounts.make_token(ada, "plays")
    reads = await accounts.make_token(ada, "reads", "read", 30)
    assert await refused(accounts.make_token(ada, "all", "admin")) == "error-unknown-choice"
    assert await refused(accounts.make_token(ada, "ever", days=10**6)) == "error-unknown-choice"
    player, reader = await accounts.user_of_token(plays), await accounts.user_of_token(reads)
    assert player is not None
    assert reader is not None
    assert (player.may_play, reader.may_play) == (True, False)
    clock.now += 30 * DAY + 1
    assert await others.user_of_token(reads) is None
    assert [token.name for token in await accounts.tokens(ada)] == ["plays"]
    clock.now += 60 * DAY
    assert await others.user_of_token(plays) is None


async def test_a_change_of_password_can_end_all_tokens(accounts: Accounts) -> None:
    ada = await accounts.welcome("Ada", "en")
    token = await accounts.make_token(ada, "bot")
    await accounts.set_password(ada, PASSWORD)
    assert await accounts.user_of_token(token) is not None
    await accounts.set_password(ada, PASSWORD, tokens_too=True)
    assert await accounts.user_of_token(token) is None


async def test_an_address_is_confirmed_by_what_was_sent_to_it(
    accounts: Accounts, clock: Clock
) -> None:
    ada = await accounts.welcome("Ada", "en")
    ada = await accounts.change(ada, email="ada@example.org")
    old = await accounts.challenge(ada, "email", "ada@example.org")
    secret = await accounts.challenge(ada, "email", "ada@example.org")
    assert await accounts.confirm(old) == ""
    assert await accounts.confirm("nothing") == ""
    # It counts for the address that it was sent to.
    ada = await accounts.change(ada, email="eve@example.org")
    assert await accounts.confirm(secret) == ""
    late = await accounts.challenge(ada, "email", "eve@example.org")
    clock.now += 2 * DAY + 1
    assert await accounts.confirm(late) == ""
    secret = await accounts.challenge(ada, "email", "eve@example.org")
    assert await accounts.confirm(secret) == "email"
    found = await accounts.user(ada.id)
    assert found is not None
    assert found.email_confirmed
    assert (await accounts.change(found, email="eve@example.org")).email_confirmed
    assert not (await accounts.change(found, email="other@example.org")).email_confirmed
