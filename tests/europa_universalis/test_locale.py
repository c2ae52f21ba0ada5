"""Every word of the game in every language. What cards say has its own tests."""

from collections.abc import Iterator
from typing import Final

from kronika.games.europa_universalis.game import GAME, LEVELS
from kronika.games.europa_universalis.names import RULES, SCENARIOS
from kronika.games.europa_universalis.terms import AGES, MILESTONE_DECKS
from tests import wording

SCORES: Final = (
    *("prestige", "track", "tax", "cores", "marriages", "alliances", "curia", "authority"),
    *("stability", "occupied", "interest", "extra", "missions", "rank"),
)
PRINTED: Final = (
    *("mission-deck-generic-1", "mission-deck-generic-2"),
    *("rank-baron", "rank-prince", "rank-sovereign", "start-1444", "start-1517", "start-1568"),
    *("board-main", "board-east", "board-west"),
    *(f"age-{number + 1}" for number in range(len(AGES))),
    *(f"bot-level-{level}" for level in LEVELS),
    *(f"link-{letter}" for letter in "abcdefghi"),
    *(f"milestone-deck-{deck}" for deck in MILESTONE_DECKS),
    *(f"scenario-rule-{rule}" for rule in RULES.ids),
)
"""What stands on boards, mats and sheets of scenarios."""
PROPER_NAMES: Final = {
    "cs": {"A", "B", "Baron", "Casa da Índia", "Dispositio Achillea", "Europa Universalis"}
    | {"Interregnum", "La Reconquista", "Symbol: ."},
    "pl": {"A", "B", "Baron", "Casa da Índia", "Dispositio Achillea", "Europa Universalis"}
    | {"Islam", "idea", "Port: ", "Symbol: ."},
}
"""What a translation leaves as it is, beside the names of places and people."""


def more_names() -> Iterator[str]:
    """The ids of what the rules do not speak of."""
    for setting in GAME.settings:
        for choice in setting.choices:
            if isinstance(choice, str) and not setting.kind:
                yield f"setting-{setting.name.replace('_', '-')}-{choice}"
    for id in SCENARIOS.ids:
        yield f"scenario-{id}"
    for score in SCORES:
        yield f"score-{score}"
    yield from PRINTED


class TestWords(wording.WordsTests):
    game = GAME
    more_names = tuple(more_names())
    proper_names = PROPER_NAMES
    longest_prompt = 16
    nameless = ("province-", "area-", "realm-", "zone-", "node-", "character-", "ruler-")
    # Of several Rulers of one name, the Realm tells who is meant.
    repeated = ("ruler",)
    drawn = ("card-text", "card-written", "panels")
