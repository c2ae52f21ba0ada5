"""Records of matches that are over."""

from typing import Final

from kronika.core.record import Record

from .people import User
from .refusals import Refused
from .services import Services

JSON_LINES: Final = "application/jsonl"


async def record_of(services: Services, id: str, user: User | None) -> str:
    """The record of a match that is over: before that it would tell what is hidden."""
    live = await services.open(id, user)
    if live.match is None or live.row.state != "over":
        raise live.refusal("not-over") if live.loaded else Refused("not-over")
    record = Record(live.match)
    if live.row.mixed:
        record.header["mixed"] = {
            "server_seed": live.row.server_seed,
            "server_hash": live.row.server_hash,
            "shares": [seat.share for seat in live.seats],
            "commitments": [seat.commitment for seat in live.seats],
        }
    return str(record)
