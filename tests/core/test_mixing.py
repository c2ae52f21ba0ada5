"""Seeds to which everybody has added: what is published, and what a record must hold."""

import json
from typing import Any

import pytest

import kronika
from kronika.core.dice import seed_hash
from kronika.core.errors import RecordError
from kronika.core.match import new_match
from kronika.core.mixing import is_hex, mixed_seed, share_hash
from kronika.core.record import Record

SHARES = ["a" * 64, None, "0123456789abcdef" * 4]
SERVER = "5e" * 32


def test_the_hashes_are_the_documented_ones() -> None:
    """Whoever checks a record with another program must find the same."""
    assert share_hash("a" * 64) == (
        "28327e681096a869415a6b623896880a652e4d7a994fc09719877198b90cd644"
    )
    assert mixed_seed(SERVER, SHARES) == (
        "379b8f638cc95936150da307d336aac4bc802e549e8f512695f87cd851aa3f2b"
    )


@pytest.mark.parametrize("text", ["", "A" * 64, "a" * 63, "a" * 65, "g" * 64, 7, None])
def test_what_is_no_share(text: object) -> None:
    assert not is_hex(text)


def record(**changed: Any) -> str:
    """A record of a match whose seed was mixed, with something else in it."""
    seed = mixed_seed(SERVER, SHARES)
    made = Record(new_match(kronika.game("pax-renaissance"), 3, seed))
    made.header["mixed"] = {
        "server_seed": SERVER,
        "server_hash": seed_hash(SERVER),
        "shares": SHARES,
        "commitments": [None if share is None else share_hash(share) for share in SHARES],
        **changed,
    }
    return str(made)


def test_a_mixed_seed_is_checked_and_is_the_seed_of_the_match() -> None:
    assert kronika.load(record()).seed == mixed_seed(SERVER, SHARES)


@pytest.mark.parametrize(
    ("changed", "words"),
    [
        ({"server_seed": "5f" * 32}, "table's own seed"),
        ({"server_hash": "0" * 64}, "table's own seed"),
        ({"shares": ["b" * 64, *SHARES[1:]]}, "share of player 1"),
        ({"shares": SHARES[:2]}, "one share for each player"),
        ({"commitments": [None, None, share_hash("0123456789abcdef" * 4)]}, "share of player 1"),
        (
            {"shares": [None, None, None], "commitments": [None, None, None]},
            "not the one that these shares make",
        ),
        ({"more": 1}, "not complete"),
        ({"shares": "abc"}, "one share for each player"),
    ],
)
def test_a_record_that_was_changed_is_refused(changed: dict[str, Any], words: str) -> None:
    with pytest.raises(RecordError, match=words):
        kronika.load(record(**changed))


def test_a_header_that_is_no_object_is_refused() -> None:
    lines = record().splitlines()
    header = {**json.loads(lines[0]), "mixed": "nothing"}
    with pytest.raises(RecordError, match="not complete"):
        kronika.load(json.dumps(header) + "\n")
