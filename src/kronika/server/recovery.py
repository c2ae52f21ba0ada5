"""What has to come back from an address: confirming that it is one's own, and a new password."""

from typing import Final

from litestar import get, post
from litestar.exceptions import NotFoundException
from litestar.response import Redirect

from .accounts import CONFIRMED
from .people import AccountError
from .security import address_of, session_cookie
from .services import Services
from .visitors import Anything, Form, Page, Visitor


def _page(visitor: Visitor, what: str, code: int = 200, secret: str = "", error: str = "") -> Page:
    return visitor.page("recovery.html", code, what=what, secret=secret, error=error)


@get("/confirm/{secret:str}", include_in_schema=False)
async def confirm_page(visitor: Visitor, services: Services, secret: str) -> Anything:
    """A button: programs that look at the links of letters press none."""
    if await services.accounts.challenged(secret) not in CONFIRMED:
        raise NotFoundException
    return _page(visitor, "confirm", secret=secret)


@post("/confirm/{secret:str}", include_in_schema=False)
async def confirm(visitor: Visitor, services: Services, secret: str) -> Anything:
    """An address is one's own."""
    if not await services.accounts.confirm(secret):
        raise NotFoundException
    if visitor.user is None:
        return _page(visitor, "confirmed")
    return Redirect("/account?done=confirmed#notifications", status_code=303)


@get("/forgot", include_in_schema=False)
async def forgot_page(visitor: Visitor, services: Services) -> Anything:
    """Who are you?"""
    if not services.config.smtp:
        raise NotFoundException
    return _page(visitor, "forgot")


@post("/forgot", include_in_schema=False)
async def forgot(visitor: Visitor, services: Services, data: Form) -> Anything:
    """Write to whoever has a confirmed address; the answer tells nobody whether that was so."""
    if not services.config.smtp:
        raise NotFoundException
    services.limits.check("welcome", address_of(visitor.request))
    try:
        found = await services.accounts.forgot_password(data.get("name", "")[:200])
    except AccountError:  # enough was sent there today
        found = None
    if found is not None:
        user, secret = found
        services.notifier.reset(user, secret)
    return _page(visitor, "sent")


@get("/reset/{secret:str}", include_in_schema=False)
async def reset_page(visitor: Visitor, services: Services, secret: str) -> Anything:
    """The form for a new password."""
    if await services.accounts.challenged(secret) != "password":
        raise NotFoundException
    return _page(visitor, "reset", secret=secret)


@post("/reset/{secret:str}", include_in_schema=False)
async def reset(visitor: Visitor, services: Services, secret: str, data: Form) -> Anything:
    """A new password; every other browser is signed out, and programs if that is wanted."""
    tokens_too = data.get("tokens") == "true"
    try:
        user = await services.accounts.reset_password(secret, data.get("new", ""), tokens_too)
    except AccountError as error:
        words = visitor.words(error.message, **error.arguments)
        return _page(visitor, "reset", 400, secret, words)
    about, address = visitor.request.headers.get("user-agent", ""), address_of(visitor.request)
    cookie = session_cookie(
        await services.accounts.open_session(user, about, address), services.config
    )
    return Redirect("/", status_code=303, cookies=[cookie])


RECOVERY: Final = (confirm_page, confirm, forgot_page, forgot, reset_page, reset)
