"""A seed to which everybody has added: nobody alone can have chosen the dice.

The table publishes the hash of its own seed. Then every player publishes the hash of his share,
and only when all have, the shares are told; the seed of the match is a hash of all of them.
"""

from collections.abc import Sequence
from hashlib import sha256
from typing import Any, Final

from .dice import seed_hash
from .errors import UsageError

FIELDS: Final = {"server_seed", "server_hash", "shares", "commitments"}
DIGITS: Final = 64
"""A share and its hash are so many hexadecimal digits."""


def is_hex(text: object) -> bool:
    """Whether this can be a share, or the hash of one."""
    return isinstance(text, str) and len(text) == DIGITS and not text.strip("0123456789abcdef")


def share_hash(share: str) -> str:
    """What a player publishes before anybody tells his share."""
    return sha256(b"kronika share " + share.encode()).hexdigest()


def mixed_seed(server_seed: str, shares: Sequence[str | None]) -> str:
    """The seed of a match: of the table's own seed and the shares in the order of the seats."""
    lines = [server_seed, *("-" if share is None else share for share in shares)]
    return sha256(b"kronika mixed seed\n" + "\n".join(lines).encode()).hexdigest()


def check_mixed(mixed: Any, seed: object, players: int) -> None:
    """Complain unless a seed was mixed of what is said, and that is what was published."""
    if not isinstance(mixed, dict) or mixed.keys() != FIELDS:
        raise UsageError("what the seed was mixed of is not complete")
    server_seed, shares, commitments = mixed["server_seed"], mixed["shares"], mixed["commitments"]
    lists = isinstance(shares, list) and isinstance(commitments, list)
    if not lists or len(shares) != players or len(commitments) != players:
        raise UsageError("the seed is mixed of one share for each player")
    if not isinstance(server_seed, str) or seed_hash(server_seed) != mixed["server_hash"]:
        raise UsageError("the table's own seed does not have the hash that was published")
    for number, (share, commitment) in enumerate(zip(shares, commitments, strict=True), start=1):
        if share is None and commitment is None:
            continue
        if not is_hex(share) or share_hash(share) != commitment:
            raise UsageError(f"the share of player {number} does not have the hash he published")
    if mixed_seed(server_seed, shares) != seed:
        raise UsageError("the seed is not the one that these shares make")
