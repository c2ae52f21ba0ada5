"""Chapter L: the five endings."""

from kronika.core.state import Result

from .state import Table
from .terms import (
    BISHOP,
    DISCOVERY,
    EMPIRE_CARD,
    EMPIRES,
    GLOBALIZATION,
    HOLY,
    IMPERIAL,
    KING,
    LAW,
    MORE_CARDS,
    NONE,
    PATRON,
    PAWN,
    PRESTIGES,
    RELIGIONS,
    REPUBLIC,
    VICTORIES,
)
from .words import WINS


def prestige(s: Table, player: int) -> list[int]:
    """PR-M16.1: the six prestiges of a player, from the tableau and from unmarried queens."""
    content = s.content
    counts = [0] * len(PRESTIGES)
    for side in range(player * 2, player * 2 + 2):
        for card in s.rows[side]:
            if not EMPIRE_CARD <= card < MORE_CARDS:
                add(counts, content.card_prestige[card])
    for empire in range(len(EMPIRES)):
        if s.owner[EMPIRE_CARD + empire] == player:
            king = s.card_side[empire] == KING
            add(counts, (content.king_prestige if king else content.republic_prestige)[empire])
            if s.queen_of[empire] != NONE:
                add(counts, content.card_prestige[s.queen_of[empire]])
    for queen in s.queens[player]:
        add(counts, content.card_prestige[queen])
    return counts


def add(counts: list[int], more: list[int]) -> None:
    """Add one list of counts to another."""
    for place, count in enumerate(more):
        counts[place] += count


def kings(s: Table, player: int) -> int:
    """PR-L4.1, PR-M8.4: empire cards with the king side up, vassals included."""
    return empires(s, player, KING)


def republics(s: Table, player: int) -> int:
    """PR-L6.1: empire cards with the republic side up."""
    return empires(s, player, REPUBLIC)


def empires(s: Table, player: int, side: int) -> int:
    """Empire cards of a player with one side up."""
    count = 0
    for empire in range(len(EMPIRES)):
        if s.owner[EMPIRE_CARD + empire] == player and s.card_side[empire] == side:
            count += 1
    return count


def leads(counts: list[int], player: int, margin: int) -> bool:
    """PR-L: whether a player has at least `margin` more than each opponent."""
    for other, count in enumerate(counts):
        if other != player and counts[player] < count + margin:
            return False
    return True


def each(s: Table, kind: int) -> list[int]:
    """PR-M16.1: one prestige of every player."""
    content = s.content
    counts = [0] * s.players
    for side, row in enumerate(s.rows):
        for card in row:
            if card < EMPIRE_CARD:
                counts[side // 2] += content.card_prestige[card][kind]
    for empire in range(len(EMPIRES)):
        holder = s.owner[EMPIRE_CARD + empire]
        if holder != NONE:
            if s.card_side[empire] == KING:
                counts[holder] += content.king_prestige[empire][kind]
            else:
                counts[holder] += content.republic_prestige[empire][kind]
            if s.queen_of[empire] != NONE:
                counts[holder] += content.card_prestige[s.queen_of[empire]][kind]
    for player, queens in enumerate(s.queens):
        for queen in queens:
            counts[player] += content.card_prestige[queen][kind]
    return counts


def dominant_religion(s: Table) -> int:
    """PR-L3.2: the religion with most bishops and most believers in its theocracies, or NONE.

    Most means: more than the two others together.
    """
    bishops = [
        s.content.piece_totals[BISHOP + religion] - s.supply[BISHOP + religion]
        for religion in range(len(RELIGIONS))
    ]
    religion = most_of(bishops)
    if religion != NONE and most_of(believers_in_theocracies(s)) == religion:
        return religion
    return NONE


def most_of(counts: list[int]) -> int:
    """PR-L3.2: which count is more than all the others together, or NONE."""
    total = 0
    for count in counts:
        total += count
    for place, count in enumerate(counts):
        if 2 * count > total:
            return place
    return NONE


def believers_in_theocracies(s: Table) -> list[int]:
    """PR-L3.3: knights, rooks and pirates in theocracies of their own religion, each once."""
    counts = [0] * len(RELIGIONS)
    for slot, piece in enumerate(s.slots):
        if piece >= 0 and s.religion_of_map(s.content.slot_empire[slot]) == piece % 3:
            counts[piece % 3] += 1
    for border, piece in enumerate(s.borders):
        if 0 <= piece < PAWN:
            one, other = s.content.border_ends[border]
            if piece % 3 in (s.religion_of_map(one), s.religion_of_map(other)):
                counts[piece % 3] += 1
    return counts


def holds(s: Table, victory: int, player: int) -> bool:
    """PR-L3.1, PR-L4.1, PR-L5.1, PR-L6.1: whether a player meets the conditions of a victory."""
    content = s.content
    if victory == HOLY:
        religion = dominant_religion(s)
        return religion != NONE and leads(each(s, religion), player, content.prestige_margin)
    everybody = range(s.players)
    if victory == IMPERIAL:
        counts = [kings(s, one) for one in everybody]
        return leads(counts, player, content.imperial_margin[s.players])
    if victory == GLOBALIZATION:
        counts = [s.concessions(one) for one in everybody]
        return leads(counts, player, content.concession_margin) and leads(
            each(s, DISCOVERY), player, content.discovery_margin
        )
    counts = [republics(s, one) for one in everybody]
    return leads(counts, player, content.republic_margin) and leads(
        each(s, LAW), player, content.law_margin
    )


def scores(s: Table) -> dict[str, list[int]]:
    """The figures that victories are made of, for every player."""
    everybody = range(s.players)
    figures = {
        "kings": [kings(s, player) for player in everybody],
        "republics": [republics(s, player) for player in everybody],
        "concessions": [s.concessions(player) for player in everybody],
        "florins": s.florins.copy(),
    }
    counts = [prestige(s, player) for player in everybody]
    for kind, name in enumerate(PRESTIGES):
        figures[name] = [counts[player][kind] for player in everybody]
    return figures


def end(s: Table, winners: list[int], reason: str) -> None:
    """PR-L2.1: the game is over."""
    for winner in winners:
        s.tell(WINS, s.bank[winner])
    s.result = Result(winners, reason, scores(s))


def declare(s: Table, victory: int) -> None:
    """PR-E6.1, PR-A1.4: the active player wins."""
    end(s, [s.active], VICTORIES[victory])


def patron_victory(s: Table) -> None:
    """PR-L2.2, PR-L2.3: most Patron prestige, then most florins; still tied, they share it."""
    best: list[int] = []
    most = (-1, -1)
    for player in range(s.players):
        if s.eliminated[player]:
            continue
        rank = (prestige(s, player)[PATRON], s.florins[player])
        if rank > most:
            most, best = rank, [player]
        elif rank == most:
            best.append(player)
    end(s, best, "patron")
