"""Who asks for a page, how it should look, and what all pages do."""

from typing import Annotated, Any, Final

from litestar import MediaType, Request, Response
from litestar.datastructures import Cookie
from litestar.enums import RequestEncodingType
from litestar.params import Body
from litestar.response import Redirect
from litestar.utils.scope.state import ScopeState

from kronika.web.templating import Shell, render
from kronika.web.words import web_text

from .language import language_of, theme_of
from .people import User
from .security import address_of, session_cookie, session_user
from .services import Services

AnyRequest = Request[Any, Any, Any]
Form = Annotated[dict[str, str], Body(media_type=RequestEncodingType.URL_ENCODED)]
Page = Response[str]
Anything = Response[Any]


class Visitor:
    """Who asks for a page, and how it should look."""

    def __init__(self, request: AnyRequest, user: User | None) -> None:
        self.request: Final = request
        self.user: Final = user
        self.language: Final = language_of(request, user)
        self.theme: Final = theme_of(request, user)

    @property
    def id(self) -> int | None:
        """The visitor's account."""
        return None if self.user is None else self.user.id

    def words(self, message: str, **arguments: str | int) -> str:
        """Words of the pages."""
        return web_text(self.language).message(message, **arguments)

    def page(self, template: str, code: int = 200, /, **context: object) -> Page:
        """A page."""
        path = self.request.url.path
        query = self.request.url.query
        shell = Shell(
            language=self.language,
            theme=self.theme,
            person="" if self.user is None else self.user.name,
            csrf_token=str(ScopeState.from_scope(self.request.scope).csrf_token or ""),
            return_to=f"{path}?{query}" if query else path,
        )
        html = render(template, shell, **context)
        return Response(html, status_code=code, media_type=MediaType.HTML)


async def provide_visitor(request: AnyRequest, services: Services) -> Visitor:
    """Who this is; the pages that somebody asks for are counted."""
    user = await session_user(request, services.accounts)
    kind = "page" if request.method == "GET" else "post"
    services.limits.check(kind, address_of(request))
    return Visitor(request, user)


def error_page(request: AnyRequest, status: int, code: str) -> Anything:
    """What went wrong, in words. Who asked is not looked up: that may be what failed."""
    visitor = Visitor(request, None)
    message = f"error-{code}"
    detail = visitor.words(message) if web_text(visitor.language).has(message) else ""
    return visitor.page("error.html", status, status=status, detail=detail, back=_referer(request))


def _referer(request: AnyRequest) -> str:
    """The page that one came from, if it was one of ours."""
    came = request.headers.get("referer", "")
    base = str(request.base_url)
    return f"/{came.removeprefix(base)}" if came.startswith(base) else ""


class SignIn(Exception):
    """This is only for who has signed in."""


def to_welcome(request: AnyRequest, error: SignIn) -> Anything:
    """Where one signs in, and comes back from."""
    return Redirect(f"/?next={error}" if request.method == "GET" else "/", status_code=303)


def inside(path: str) -> str:
    """A path of this server: nobody is sent elsewhere by an address that another made."""
    inside = path.startswith("/") and not path.startswith(("//", "/\\")) and "\n" not in path
    return path if inside else "/"


def to(path: str, *cookies: Cookie) -> Anything:
    """Go on at another page."""
    return Redirect(path, status_code=303, cookies=list(cookies))


def need(visitor: Visitor) -> User:
    """Who has signed in; others are told to."""
    if visitor.user is None:
        raise SignIn(visitor.request.url.path)
    return visitor.user


def number_in(text: str | None) -> int | None:
    """The small number that a field of a form holds."""
    return int(text) if text is not None and text.isdecimal() and len(text) < 4 else None


async def signed_in(visitor: Visitor, services: Services, user: User, path: str) -> Anything:
    """Remember this browser, and go on at a page."""
    about = visitor.request.headers.get("user-agent", "")
    address = address_of(visitor.request)
    secret = await services.accounts.open_session(user, about, address)
    return to(path, session_cookie(secret, services.config))
