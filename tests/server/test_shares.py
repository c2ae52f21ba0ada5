"""Tables at which every player adds to the seed."""

import json
import secrets
from pathlib import Path

import pytest

from kronika.cli import main
from kronika.core.mixing import mixed_seed, share_hash

from .table_server import PAX, World

pytestmark = pytest.mark.anyio


async def test_everybody_adds_to_the_seed(world: World) -> None:
    people = await world.people("Ada", "Bob")
    ada, bob = [person.program() for person in people]
    shares = [secrets.token_hex(32) for _ in people]
    hashes = [share_hash(share) for share in shares]
    id = await ada.open(PAX, "me", "free", "bot:easy", listed=True, mixed=True)
    table = await ada.table(id)
    published = table["server_hash"]
    assert table["mixed"]

    async def add(what: str, program: object, **data: str) -> int:
        answer = await program.client.post(f"/api/tables/{id}/{what}", json=data)  # type: ignore[attr-defined]
        return int(answer.status_code)

    assert await add("commit", ada, commitment=hashes[0]) == 200
    # Nobody tells anything while others can still come, or have not sealed their shares.
    assert await add("share", ada, share=shares[0]) == 409
    assert (await bob.sit(id)).status_code == 201
    assert (await ada.table(id))["state"] == "open"
    assert {seat["commitment"] for seat in (await ada.table(id))["seats"]} == {None}
    assert await add("commit", ada, commitment=hashes[0]) == 200
    assert await add("share", ada, share=shares[0]) == 409
    assert await add("commit", bob, commitment=hashes[1]) == 200
    # What is told is what was sealed, and then nobody can seal another one.
    assert await add("share", ada, share=shares[1]) == 409
    assert await add("share", ada, share=shares[0]) == 200
    assert await add("commit", bob, commitment=share_hash("0" * 64)) == 409
    assert shares[0] not in (await bob.client.get(f"/api/tables/{id}")).text
    assert (await ada.table(id))["state"] == "open"
    assert await add("share", bob, share=shares[1]) == 200
    table = await ada.table(id)
    assert (table["state"], table["server_hash"]) == ("playing", published)
    row = await world.row(id)
    assert row.server_seed is not None
    seed = mixed_seed(row.server_seed, [*shares, None])
    assert row.seed == seed
    assert (await world.match(id)).seed == seed
    for program in (ada, bob):
        assert (await program.client.post(f"/api/tables/{id}/resign")).status_code == 204
    assert await add("commit", ada, commitment=hashes[0]) == 409


async def test_the_record_of_a_mixed_seed_is_verified(
    world: World, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    person = await world.person("Ada")
    ada, share = person.program(), secrets.token_hex(32)
    id = await ada.open(PAX, "me", "bot:easy", mixed=True)
    browser = person.browser()
    assert 'data-mixing="commit"' in (await browser.get(f"/tables/{id}")).text
    sealed = await browser.post(f"/tables/{id}/share", commitment=share_hash(share))
    assert sealed.status_code == 303
    assert 'data-mixing="tell"' in (await browser.get(f"/tables/{id}")).text
    assert (await browser.post(f"/tables/{id}/share", share=share)).status_code == 303
    assert (await ada.client.post(f"/api/tables/{id}/resign")).status_code == 204
    row = await world.row(id)
    assert row.state == "over"
    page = (await browser.get(f"/tables/{id}/result")).text
    for told in (share, share_hash(share), row.server_seed, row.server_hash, row.seed):
        assert told is not None
        assert told in page
    text = (await ada.client.get(f"/api/tables/{id}/record")).text
    path = tmp_path / "record.jsonl"
    path.write_text(text)
    assert main(["verify", str(path)]) == 0
    assert "mixed of the table's and the players' shares" in capsys.readouterr().out
    header, *lines = text.splitlines()
    changed = json.loads(header)
    changed["mixed"]["shares"][0] = secrets.token_hex(32)
    path.write_text("\n".join([json.dumps(changed), *lines]) + "\n")
    assert main(["verify", str(path)]) != 0


async def test_a_table_that_is_not_mixed_takes_no_share(world: World) -> None:
    ada = (await world.person("Ada")).program()
    id = await ada.open(PAX, "me", "free", listed=True)
    answer = await ada.client.post(
        f"/api/tables/{id}/commit", json={"commitment": share_hash("0" * 64)}
    )
    assert (answer.status_code, answer.json()["error"]) == (409, "no-share")
