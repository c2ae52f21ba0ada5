"""EU-4.0.2, EU-2.2.8: who acts in which order."""

from .state import Table


def is_playing(s: Table, seat: int) -> bool:
    """EU-21.0.2: whether a player has not left."""
    return not s.eliminated >> seat & 1


def clockwise(s: Table, first: int) -> list[int]:
    """Who still plays, clockwise, beginning at a seat."""
    seats = [(first + place) % s.count for place in range(s.count)]
    return [seat for seat in seats if is_playing(s, seat)]


def turn_order(s: Table) -> list[int]:
    """EU-4.0.2: clockwise from the First Player."""
    return clockwise(s, s.first)


def playing(s: Table) -> int:
    """How many players there are, without those who have left."""
    return s.count - s.eliminated.bit_count()


def events_due(s: Table, seat: int) -> int:
    """EU-4.2.5, EU-20.2.3: Event actions that a player has still to take in this round.

    EU-21.0.4: none, if those who have left took what there was with them.
    """
    if not s.events and not s.face_down:
        return 0
    return max(0, (2 if s.scenario.two_players else 1) - s.events_taken[seat])


def pass_rewards(s: Table) -> list[int]:
    """EU-4.2.8, EU-4.2.17, EU-21.0.7, EU-BOT.79: ducats of those who pass first, second, ..."""
    rows = s.content.tables.pass_rewards
    if s.scenario.two_players:
        return rows[2]
    seats = [seat for seat in range(s.count) if is_playing(s, seat) or s.switches.is_bot(seat)]
    return rows[len(seats)] if len(seats) > 2 else rows[3][: len(seats) - 1]
