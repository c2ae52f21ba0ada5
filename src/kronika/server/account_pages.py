"""What people can change about themselves."""

from collections.abc import Mapping
from typing import Final

from litestar import get, post
from litestar.datastructures import Cookie
from litestar.exceptions import NotFoundException

from kronika.core.errors import UsageError
from kronika.core.text import LANGUAGES
from kronika.web.lobby import (
    Account,
    Session,
    Token,
    browser_words,
)

from .accounts import ENDS, SCOPES
from .language import LANGUAGE, THEME
from .people import CONFIRMS, THEMES, AccountError
from .security import SESSION, address_of
from .services import Services
from .visitors import Anything, Form, Page, Visitor, inside, need, number_in, to

KEPT: Final = 365 * 24 * 3600


@get("/account", include_in_schema=False)
async def account(visitor: Visitor, services: Services, done: str = "") -> Anything:
    """What one can change about oneself."""
    need(visitor)
    return await _account(visitor, services, done if done in DONE else "")


DONE: Final = (
    "language", "theme", "confirm", "password", "email", "webhook", "token", "revoked", "sessions",
    "vacation", "back", "email-sent", "webhook-sent", "confirmed",
)  # fmt: skip


async def _account(
    visitor: Visitor,
    services: Services,
    done: str = "",
    fresh_token: str = "",
    errors: Mapping[str, str] | None = None,
) -> Page:
    user = need(visitor)
    own = visitor.request.cookies.get(SESSION, "")
    vacation = await services.vacations.of(user)
    context = Account(
        name=user.name,
        language=user.language,
        theme=user.theme,
        confirm=user.confirm,
        has_password=user.has_password,
        email=user.email or "",
        webhook=user.webhook or "",
        email_confirmed=user.email_confirmed,
        webhook_confirmed=user.webhook_confirmed,
        ends=ENDS,
        may_mail=bool(services.config.smtp),
        may_hook=services.config.webhooks,
        tokens=tuple(
            Token(one.id, one.name, one.created, one.used, one.scope, one.expires)
            for one in await services.accounts.tokens(user)
        ),
        sessions=tuple(
            Session(browser_words(one.about, visitor.language), one.created, one.here)
            for one in await services.accounts.sessions(user, own)
        ),
        vacation_until=vacation.until,
        vacation_left=vacation.left,
        fresh_token=fresh_token,
        done=done,
        errors=errors or {},
    )
    return visitor.page("account.html", 400 if errors else 200, account=context)


@post("/account/language", include_in_schema=False)
async def change_language(visitor: Visitor, services: Services, data: Form) -> Anything:
    """Read in another language."""
    language = data.get("language", "")
    if language not in LANGUAGES:
        raise UsageError(f"there is no language {language[:20]!r}")
    if visitor.user is not None:
        await services.accounts.change(visitor.user, language=language)
    return to(inside(data.get("return_to", "/")), _kept(LANGUAGE, language, services))


@post("/account/theme", include_in_schema=False)
async def change_theme(visitor: Visitor, services: Services, data: Form) -> Anything:
    """Light or dark."""
    theme = data.get("theme", "")
    if theme not in THEMES:
        raise UsageError(f"there is no theme {theme[:20]!r}")
    if visitor.user is not None:
        await services.accounts.change(visitor.user, theme=theme)
    return to(inside(data.get("return_to", "/")), _kept(THEME, theme, services))


@post("/account/confirm", include_in_schema=False)
async def change_confirm(visitor: Visitor, services: Services, data: Form) -> Anything:
    """What one wants to be asked twice."""
    confirm = data.get("confirm", "")
    if confirm not in CONFIRMS:
        raise UsageError(f"there is no such choice as {confirm[:20]!r}")
    await services.accounts.change(need(visitor), confirm=confirm)
    return to(inside(data.get("return_to", "/account?done=confirm#confirm")))


def _kept(name: str, value: str, services: Services) -> Cookie:
    return Cookie(
        name, value=value, path="/", max_age=KEPT, samesite="lax", secure=services.config.secure
    )


@post("/account/password", include_in_schema=False)
async def change_password(visitor: Visitor, services: Services, data: Form) -> Anything:
    """A first password, or another one; all other browsers have to sign in again."""
    user = need(visitor)
    try:
        if user.has_password:
            address = address_of(visitor.request)
            await services.accounts.log_in(user.name, data.get("old", ""), address)
        own = visitor.request.cookies.get(SESSION, "")
        every = data.get("tokens") == "true"
        await services.accounts.set_password(user, data.get("new", ""), keep=own, tokens_too=every)
    except AccountError as error:
        words = visitor.words(error.message, **error.arguments)
        return await _account(visitor, services, errors={"password": words})
    return to("/account?done=password#password")


@post("/account/vacation", include_in_schema=False)
async def vacation(visitor: Visitor, services: Services, data: Form) -> Anything:
    """Go on vacation, or come back."""
    user = need(visitor)
    if data.get("do") == "end":
        await services.vacations.end(user)
        return to("/account?done=back#vacation")
    try:
        await services.vacations.begin(user, number_in(data.get("days")) or 0)
    except AccountError as error:
        words = visitor.words(error.message, **error.arguments)
        return await _account(visitor, services, errors={"vacation": words})
    return to("/account?done=vacation#vacation")


@post("/account/{what:str}", include_in_schema=False)
async def change_account(visitor: Visitor, services: Services, what: str, data: Form) -> Anything:
    """Where one can be reached."""
    user = need(visitor)
    if what not in ("email", "webhook"):
        raise NotFoundException
    try:
        value = data.get(what, "")
        if what == "email":
            changed = await services.accounts.change(user, email=value)
            address, confirmed = changed.email, changed.email_confirmed
        else:
            changed = await services.accounts.change(user, webhook=value)
            address, confirmed = changed.webhook, changed.webhook_confirmed
        if address and not confirmed:
            secret = await services.accounts.challenge(changed, what, address)
            services.notifier.confirm(what, changed, secret)
            return to(f"/account?done={what}-sent#notifications")
    except AccountError as error:
        words = visitor.words(error.message, **error.arguments)
        return await _account(visitor, services, errors={what: words})
    return to(f"/account?done={what}#notifications")


@post("/account/token", include_in_schema=False)
async def make_token(visitor: Visitor, services: Services, data: Form) -> Anything:
    """A token for a program, shown once."""
    user = need(visitor)
    try:
        days = number_in(data.get("days")) or ENDS[0]
        scope = data.get("scope", SCOPES[0])
        secret = await services.accounts.make_token(user, data.get("name", ""), scope, days)
    except AccountError as error:
        words = visitor.words(error.message, **error.arguments)
        return await _account(visitor, services, errors={"token": words})
    return await _account(visitor, services, "token", secret)


@post("/account/token/{id:int}/revoke", include_in_schema=False)
async def revoke_token(visitor: Visitor, services: Services, id: int) -> Anything:
    """A token that counts for nothing any more."""
    await services.accounts.revoke_token(need(visitor), id)
    return to("/account?done=revoked#tokens")


@post("/account/sessions/end", include_in_schema=False)
async def end_sessions(visitor: Visitor, services: Services) -> Anything:
    """Sign out everywhere else."""
    own = visitor.request.cookies.get(SESSION, "")
    await services.accounts.close_sessions(need(visitor), keep=own)
    return to("/account?done=sessions#sessions")
