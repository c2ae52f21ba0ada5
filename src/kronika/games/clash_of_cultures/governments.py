"""Changing the government: in the status phase (CC-M6), or by Revolution (E38)."""

from typing import Final

from kronika.core.asks import Ask, Event, Prompt, Rules, Verb

from .special_advances import gain_specials, government_of, lose_specials
from .state import World
from .stock import keep_limits
from .terms import GOVERNMENTS, GROUP_SIZE, NONE
from .words import ADVANCE, GROUP, PLAYER

CHANGE_GOVERNMENT: Final = Verb("change-government", (GROUP,))
KEEP_GOVERNMENT: Final = Verb("keep-government")
MOVE_CUBE: Final = Verb("move-cube", (ADVANCE,))
ASK_GOVERNMENT: Final = Prompt("government", (), "CC-M6.1")
ASK_CUBE: Final = Prompt("government-cube", (GROUP,), "CC-M6.2")
CHANGES_GOVERNMENT: Final = Event("changes-government", (PLAYER, GROUP))
MOVES_CUBE: Final = Event("moves-cube", (PLAYER, ADVANCE))


def government_choices(s: World, player: int) -> list[int]:
    """CC-M6.1, CC-M6.4: the governments to which a player could change."""
    current = government_of(s, player)
    if current == NONE:
        return []
    return [
        group
        for group in GOVERNMENTS
        if group != current
        and all(
            s.players[player].owns(needed)
            for needed in s.content.advance_requires[group * GROUP_SIZE]
        )
    ]


def change_government(s: World, player: int, group: int = NONE) -> Rules:
    """CC-M6.2, CC-M6.3, CC-X15.6: move the cubes; no tokens, no tracker, no events.

    Without a group, which one is asked (E38).
    """
    realm = s.players[player]
    if group == NONE:
        options = [CHANGE_GOVERNMENT.of(each) for each in government_choices(s, player)]
        option = yield Ask(player, ASK_GOVERNMENT, options)
        group = option.a
    first = government_of(s, player) * GROUP_SIZE
    cubes = 0
    for advance in range(first, first + GROUP_SIZE):
        if realm.owns(advance):
            cubes += 1
            realm.advances &= ~(1 << advance)
    s.tell(CHANGES_GOVERNMENT, player, group)
    top = group * GROUP_SIZE
    realm.advances |= 1 << top
    s.tell(MOVES_CUBE, player, top)
    for _ in range(cubes - 1):
        options = [
            MOVE_CUBE.of(advance)
            for advance in range(top, top + GROUP_SIZE)
            if not realm.owns(advance)
        ]
        option = yield Ask(player, ASK_CUBE, options, group)
        realm.advances |= 1 << option.a
        s.tell(MOVES_CUBE, player, option.a)
    lose_specials(s, player)
    yield from gain_specials(s, player)
    keep_limits(s, player)
