"""Who, and how many."""

from typing import Final

from .vocabulary import Family

YOU: Final = 0
ACTIVE: Final = 1
OPPONENTS: Final = 2
ALL_PLAYERS: Final = 3
EACH_AFFECTED: Final = 4
EMPEROR: Final = 5
PAPAL_CONTROLLER: Final = 6
PLAYER_WITH_MOST: Final = 7
PLAYER_WITH_LEAST: Final = 8
REALM: Final = 9
PLAYERS: Final = 10
ONE_OF: Final = 11
CHOSEN: Final = 12

PEOPLE: Final = Family(
    "who",
    """
    you | value
        | The player of the card: of an event the active one, in `each` the one in turn, in a
        choice who chooses.
    active | value
        | Always the active player.
    opponents | value
        | All other players; with a condition those for whom it holds.
    all-players | value
        | Everybody.
    each-affected | value
        | Who was hit by the effect before (EU-16.3.7).
    emperor | value
        | The player who is Emperor.
    papal-controller | value
        | The player who is Papal Controller.
    player-with-most | value
        | Who has most; the active player chooses among the tied; a most of 0 is nobody's; in a
        criterion ties are nobody's.
    player-with-least | value
        | Who has least; the active player chooses among the tied.
    realm | value
        | Who plays the Realm; nobody if it is not played.
    players | value
        | Every player for whom the condition holds.
    one-of | value
        | One of them, chosen by the active player, if possible one on whom there is a result.
    chosen | value
        | What the `target` around it has picked.
    """,
)
