"""How people come in and go: a name, a password, and signing out."""

from urllib.parse import quote

from litestar import get, post

from kronika.web.forms import new_table_form

from .people import AccountError
from .security import SESSION, address_of, session_cookie
from .services import Services
from .visitors import Anything, Form, Page, Visitor, inside, signed_in, to


def door(visitor: Visitor, services: Services, next: str, name: str = "", error: str = "") -> Page:
    """The door: what can be played here, and a name to come in with."""
    return visitor.page(
        "welcome.html",
        400 if error else 200,
        error=error,
        name=name,
        games=new_table_form(visitor.language).games,
        sign_up=services.config.sign_up,
        next=inside(next) if next else "",
    )


@post("/welcome", include_in_schema=False)
async def welcome(visitor: Visitor, services: Services, data: Form) -> Anything:
    """A newcomer says a name, and is in."""
    name, next = data.get("name", ""), data.get("next", "")
    if visitor.user is not None:
        return to("/")
    if not services.config.sign_up:
        return door(visitor, services, next)
    services.limits.check("welcome", address_of(visitor.request))
    try:
        user = await services.accounts.welcome(name, visitor.language)
    except AccountError as error:
        words = visitor.words(error.message, **error.arguments)
        return door(visitor, services, next, name[:40], words)
    return await signed_in(visitor, services, user, inside(next) if next else "/")


@get("/login", include_in_schema=False)
async def login_page(
    visitor: Visitor, services: Services, next: str = "", name: str = ""
) -> Anything:
    """The form for name and password."""
    wanted = inside(next) if next else ""
    return visitor.page(
        "login.html", error="", name=name[:40], next=wanted, may_reset=bool(services.config.smtp)
    )


@post("/login", include_in_schema=False)
async def login(visitor: Visitor, services: Services, data: Form) -> Anything:
    """Name and password."""
    name, next = data.get("name", "")[:200], data.get("next", "")
    try:
        address = address_of(visitor.request)
        user = await services.accounts.log_in(name, data.get("password", ""), address)
    except AccountError as error:
        words = visitor.words(error.message, **error.arguments)
        wanted = inside(next) if next else ""
        may_reset = bool(services.config.smtp)
        return visitor.page(
            "login.html", 400, error=words, name=name[:40], next=wanted, may_reset=may_reset
        )
    return await signed_in(visitor, services, user, inside(next) if next else "/")


@post("/logout", include_in_schema=False)
async def logout(visitor: Visitor, services: Services, data: Form) -> Anything:
    """Forget this browser; who could not come back is told first, and may set a password."""
    user = visitor.user
    if user is not None and not user.has_password and data.get("sure") != "true":
        error = ""
        try:
            if "new" in data:
                await services.accounts.set_password(user, data["new"])
                return to(f"/login?name={quote(user.name)}", session_cookie("", services.config))
        except AccountError as refused:
            error = visitor.words(refused.message, **refused.arguments)
        return visitor.page("logout.html", 400 if error else 200, error=error)
    await services.accounts.close_session(visitor.request.cookies.get(SESSION, ""))
    return to("/", session_cookie("", services.config))
