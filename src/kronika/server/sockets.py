"""What all WebSockets have in common: how they end, and how one learns that nobody is there."""

from typing import Final

from litestar.exceptions import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

GONE: Final = (WebSocketDisconnect, ClientDisconnected)
"""How one learns that nobody is there any more: when reading, and when sending."""
SIGNED_OUT: Final = 4401
FORBIDDEN: Final = 4403
MISSING: Final = 4404
TOO_MANY: Final = 4429
TOO_LONG: Final = 1009
NORMAL: Final = 1000


class Closing(Exception):
    """The server ends a line, and says why by a code; nothing is sent any more."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code: Final = code
