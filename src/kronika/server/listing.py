"""Tables as the pages of the browser list and show them."""

from collections.abc import Iterable
from typing import Final

from kronika.web.lobby import Seat, Table

from .rows import SeatRow, TableRow

OF_TABLE: Final = [
    name for name in TableRow.__struct_fields__ if name in Table.__dataclass_fields__
]
OF_SEAT: Final = [name for name in SeatRow.__struct_fields__ if name in Seat.__dataclass_fields__]


def table_of(row: TableRow, seats: Iterable[SeatRow], watching: int = 0) -> Table:
    """A table from its stored rows."""
    columns = {name: getattr(row, name) for name in OF_TABLE}
    sat = (Seat(game=row.game, **{name: getattr(seat, name) for name in OF_SEAT}) for seat in seats)
    ordered = tuple(sorted(sat, key=lambda seat: seat.seat))
    return Table(**columns, seats=ordered, watching=watching)
