"""What people see in the browser, and the forms that they send."""

import asyncio
from contextlib import suppress
from typing import Final

from litestar import get
from litestar.exceptions import NotFoundException

import kronika
from kronika.core.errors import UsageError
from kronika.web.rulespage import rules_page

from .account_pages import (
    account,
    change_account,
    change_confirm,
    change_language,
    change_password,
    change_theme,
    end_sessions,
    make_token,
    revoke_token,
    vacation,
)
from .door_pages import login, login_page, logout, welcome
from .lobby_pages import finished, lobby, open_table
from .table_pages import (
    add_share,
    change_guests,
    change_invitation,
    come_back,
    invitation,
    join,
    leave,
    record,
    rematch,
    remove,
    resign,
    result,
    sit,
    start,
    table,
)
from .visitors import Anything, Visitor


@get("/rules/{game:str}", include_in_schema=False)
async def rules(visitor: Visitor, game: str, id: str = "", q: str = "") -> Anything:
    """The rules of a game, in the reader's language."""
    with suppress(UsageError):
        found = kronika.game(game)
        context = await asyncio.to_thread(rules_page, found, visitor.language, id, q)
        return visitor.page("rules.html", rules=context)
    raise NotFoundException


PAGES: Final = (
    lobby, welcome, login_page, login, logout,
    account, change_language, change_theme, change_confirm, change_password, vacation,
    change_account,
    make_token, revoke_token, end_sessions,
    open_table, table, add_share, sit, leave, start, remove, change_invitation, change_guests,
    resign, come_back, rematch, result, record, invitation, join, finished, rules,
)  # fmt: skip
