"""Why something is not done at a table."""

from typing import Final

from kronika.core.errors import KronikaError


class Refused(KronikaError):
    """What was asked for is not possible; `code` says why, `head` and `ask` where he stands who
    wanted it."""

    def __init__(self, code: str, head: int = 0, detail: str = "", ask: str | None = None) -> None:
        super().__init__(detail or code)
        self.code: Final = code
        self.head: Final = head
        self.detail: Final = detail
        self.ask: Final = ask
