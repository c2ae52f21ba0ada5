"""Tables before and after a match: who may come, sit, leave, begin, resign and play again."""

import asyncio
import random
import re

import pytest
from websockets.exceptions import InvalidStatus

from .table_server import PAX, Browser, Person, World, asked_of, open_page, two_programs

pytestmark = pytest.mark.anyio

PAGES = ("", "/at/1", "/result", "/record")
FORMS = ("sit", "leave", "start", "remove", "invitation", "resign", "return", "rematch")
ANSWERS = ("", "/position", "/record")
DEEDS = {
    "sit": {"invitation": "wrong"},
    "leave": None,
    "start": None,
    "resign": None,
    "choose": {"head": 0, "key": "pass"},
    "undo": {"head": 0},
}


async def nothing_there(world: World, id: str, browser: Browser, person: Person | None) -> None:
    """For who may not know of a table, it is as if there were none."""
    for path in PAGES:
        assert (await browser.get(f"/tables/{id}{path}")).status_code == 404, path
    if person is not None:
        for form in FORMS:
            answer = await browser.post(f"/tables/{id}/{form}", seat="1")
            assert answer.status_code == 404, form
        program = person.program()
        for path in ANSWERS:
            assert (await program.client.get(f"/api/tables/{id}{path}")).status_code == 404, path
        for deed, data in DEEDS.items():
            answer = await program.client.post(f"/api/tables/{id}/{deed}", json=data)
            assert answer.status_code == 404, deed
        with pytest.raises(InvalidStatus) as refused:
            await person.line(id)
        assert refused.value.response.status_code == 403
        assert id not in (await browser.get("/")).text
        assert id not in (await program.client.get("/api/tables/open")).text
    with pytest.raises(InvalidStatus) as refused:
        await open_page(world, id, "" if person is None else person.cookie)
    assert refused.value.response.status_code == 403
    assert id not in (await browser.get("/finished")).text


@pytest.mark.parametrize("state", ["open", "playing", "over"])
async def test_a_table_without_guests_is_not_there_for_strangers(world: World, state: str) -> None:
    ada, bob, eve = await world.people("Ada", "Bob", "Eve")
    id = await ada.program().open(PAX, "me", "friend", listed=False)
    if state != "open":
        invitation = (await world.row(id)).invitation
        assert (await bob.program().sit(id, invitation)).status_code == 201
    if state == "over":
        assert (await ada.program().client.post(f"/api/tables/{id}/resign")).status_code == 204
    assert (await world.row(id)).state == state
    assert (await ada.browser().post(f"/tables/{id}/guests", let="false")).status_code == 303
    await nothing_there(world, id, eve.browser(), eve)
    await nothing_there(world, id, Browser(world.client()), None)
    assert (await ada.browser().get(f"/tables/{id}")).status_code == 200
    assert (await world.row(id)).state == state


async def test_who_has_the_address_can_watch_until_the_owner_says_no(world: World) -> None:
    ada, bob, eve = await world.people("Ada", "Bob", "Eve")
    id = await ada.program().open(PAX, "me", "friend", listed=False)
    code = (await world.row(id)).invitation
    assert (await bob.program().sit(id, code)).status_code == 201
    nobody = Browser(world.client())
    for guest in (eve.browser(), nobody):
        # The invitation promises that one can watch.
        answer = await guest.get(f"/join/{code}")
        assert (answer.status_code, answer.headers["location"]) == (303, f"/tables/{id}")
        for path in ("", "/at/0"):
            assert (await guest.get(f"/tables/{id}{path}")).status_code == 200, path
        assert id not in (await guest.get("/finished")).text
    assert id not in (await eve.browser().get("/")).text
    page = await open_page(world, id, eve.cookie)
    assert (page.now["you"], page.keys) == (None, [])
    # Not even who sits there may close the door, only who has opened the table.
    assert (await bob.browser().post(f"/tables/{id}/guests", let="false")).status_code == 403
    assert (await ada.browser().post(f"/tables/{id}/guests", let="false")).status_code == 303
    assert await page.closed() == 4404
    assert (await nobody.get(f"/tables/{id}")).status_code == 404
    assert "/tables/" not in (await nobody.get(f"/join/{code}")).text
    assert (await bob.browser().get(f"/tables/{id}")).status_code == 200
    assert (await ada.browser().post(f"/tables/{id}/guests", let="true")).status_code == 303
    assert (await ada.program().client.post(f"/api/tables/{id}/resign")).status_code == 204
    for path in ("", "/at/0", "/result", "/record"):
        assert (await nobody.get(f"/tables/{id}{path}")).status_code == 200, path
    assert id not in (await nobody.get("/finished")).text


async def test_the_address_of_an_open_private_table_gives_no_seat(world: World) -> None:
    ada, eve = await world.people("Ada", "Eve")
    id = await ada.program().open(PAX, "me", "free", listed=False)
    stranger = eve.browser()
    shown = await stranger.get(f"/tables/{id}")
    assert shown.status_code == 200
    assert f"/tables/{id}/sit" not in shown.text
    assert str((await world.row(id)).invitation) not in shown.text
    assert (await stranger.post(f"/tables/{id}/sit", seat="1")).status_code == 409
    assert [seat.user_id for seat in await world.store.seats([id])] == [ada.id, None]


async def test_a_listed_table_can_be_watched_by_everybody(world: World) -> None:
    id, _ = await two_programs(world, PAX)
    nobody = Browser(world.client())
    assert (await nobody.get(f"/tables/{id}")).status_code == 200
    page = await open_page(world, id)
    assert (page.now["you"], page.now["turn"], page.keys) == (None, False, [])
    await page.send(do="choose", head=0, key="pass")
    assert (await page.got("refused"))["code"] == "not-yours"
    assert (await nobody.get(f"/tables/{id}/record")).status_code == 409


async def test_an_invitation_leads_to_a_seat_until_it_is_revoked(world: World) -> None:
    ada, bob, cid = await world.people("Ada", "Bob", "Cid")
    host = ada.browser()
    id = await ada.program().open(PAX, "me", "friend", "friend", listed=False)
    first = (await world.row(id)).invitation
    assert f"/join/{first}" in (await host.get(f"/tables/{id}")).text
    guest = bob.browser()
    assert (await guest.get(f"/join/{first}")).status_code == 200
    answer = await guest.post(f"/join/{first}")
    assert (answer.status_code, answer.headers["location"]) == (303, f"/tables/{id}")
    assert (await guest.get(f"/tables/{id}")).status_code == 200
    # Once more, from another window: he sits there already.
    assert (await guest.post(f"/join/{first}")).status_code == 303
    assert [seat.user_id for seat in await world.store.seats([id])] == [ada.id, bob.id, None]
    # Only who has opened the table may change the invitation.
    assert (await guest.post(f"/tables/{id}/invitation", do="revoke")).status_code == 403
    await host.post(f"/tables/{id}/invitation", do="renew")
    second = (await world.row(id)).invitation
    assert second != first
    other = cid.browser()
    assert (await other.get(f"/join/{first}")).status_code == 404
    assert (await other.post(f"/join/{first}")).status_code == 404
    assert (await cid.program().sit(id, first)).status_code == 404
    await host.post(f"/tables/{id}/invitation", do="revoke")
    assert (await world.row(id)).invitation is None
    assert (await other.get(f"/join/{second}")).status_code == 404
    assert (await cid.program().sit(id, second)).status_code == 404
    assert (await cid.program().sit(id, "")).status_code == 404
    await host.post(f"/tables/{id}/invitation", do="renew")
    third = (await world.row(id)).invitation
    assert (await cid.program().sit(id, third)).status_code == 201
    assert (await world.row(id)).state == "playing"


async def test_a_newcomer_joins_by_a_name(world: World) -> None:
    ada = await world.person("Ada")
    id = await ada.program().open(PAX, "me", "friend", listed=False)
    code = (await world.row(id)).invitation
    newcomer = Browser(world.client())
    assert (await newcomer.get(f"/join/{code}")).status_code == 200
    answer = await newcomer.post(f"/join/{code}", name=ada.name)
    assert answer.status_code == 400
    answer = await newcomer.post(f"/join/{code}", name=f"Zoe {id}")
    assert answer.status_code == 303
    assert (await newcomer.get(f"/tables/{id}")).status_code == 200
    assert (await world.store.seats([id]))[1].name == f"Zoe {id}"


async def test_who_has_just_sat_down_may_look(world: World) -> None:
    """Also when the table was in the server's memory before."""
    ada, bob = await world.people("Ada", "Bob")
    id = await ada.program().open(PAX, "me", "friend", "friend", listed=False)
    answer = await ada.program().client.get(f"/api/tables/{id}/position")
    assert (answer.status_code, answer.json()["error"]) == (409, "not-begun")
    await bob.program().sit(id, (await world.row(id)).invitation)
    answer = await bob.program().client.get(f"/api/tables/{id}/position")
    assert (answer.status_code, answer.json()["error"]) == (409, "not-begun")


async def test_of_many_who_want_a_seat_as_many_get_one_as_there_are(world: World) -> None:
    ada, *others = await world.people("Ada", *(f"P{number}" for number in range(8)))
    id = await ada.program().open(PAX, "me", "free", "free", "free", listed=True)
    answers = await asyncio.gather(*(other.program().sit(id) for other in others))
    codes = sorted(answer.status_code for answer in answers)
    assert codes == [201] * 3 + [409] * 5
    seats = await world.store.seats([id])
    assert len({seat.user_id for seat in seats}) == 4
    assert (await world.row(id)).state == "playing"


async def test_one_can_leave_before_the_start_only(world: World) -> None:
    ada, bob, eve = await world.people("Ada", "Bob", "Eve")
    id = await ada.program().open(PAX, "me", "free", "free", listed=True)
    await bob.program().sit(id)
    assert (await bob.browser().post(f"/tables/{id}/leave")).status_code == 303
    assert [seat.user_id for seat in await world.store.seats([id])] == [ada.id, None, None]
    # Who does not sit there cannot leave, and the table stays.
    assert (await eve.browser().post(f"/tables/{id}/leave")).status_code == 403
    await bob.program().sit(id)
    await eve.program().sit(id)
    assert (await world.row(id)).state == "playing"
    assert (await bob.program().client.post(f"/api/tables/{id}/leave")).status_code == 403
    assert bob.id in [seat.user_id for seat in await world.store.seats([id])]


async def test_a_stranger_cannot_make_a_table_go_away_by_leaving_it(world: World) -> None:
    """At which only bots and free seats are."""
    ada, eve = await world.people("Ada", "Eve")
    form = {
        "game": PAX,
        "listed": "true",
        f"{PAX}.players": "2",
        "seat.1": "free",
        "seat.2": "bot:easy",
    }
    answer = await ada.browser().post("/tables", **form)
    assert answer.status_code == 303, answer.text
    id = answer.headers["location"].rpartition("/")[2]
    assert (await eve.browser().post(f"/tables/{id}/leave")).status_code == 403
    assert (await world.store.table(id)) is not None


async def test_a_table_that_everybody_has_left_is_gone(world: World) -> None:
    ada = await world.person("Ada")
    id = await ada.program().open(PAX, "me", "free", listed=True)
    assert (await ada.program().client.post(f"/api/tables/{id}/leave")).status_code == 204
    assert await world.store.table(id) is None
    assert (await ada.browser().get(f"/tables/{id}")).status_code == 404


async def test_only_its_creator_removes_a_table_and_only_before_the_start(world: World) -> None:
    ada, eve = await world.people("Ada", "Eve")
    id = await ada.program().open(PAX, "me", "free", "free", listed=True)
    await eve.program().sit(id)
    assert (await eve.browser().post(f"/tables/{id}/remove")).status_code == 403
    assert (await eve.browser().post(f"/tables/{id}/start")).status_code == 403
    assert (await ada.browser().post(f"/tables/{id}/start")).status_code == 303
    seats = await world.store.seats([id])
    assert [seat.kind for seat in seats] == ["person", "person", "bot"]
    assert (await ada.browser().post(f"/tables/{id}/remove")).status_code == 403
    assert (await world.row(id)).state == "playing"
    other = await ada.program().open(PAX, "me", "free", listed=True)
    assert (await ada.browser().post(f"/tables/{other}/remove")).status_code == 303
    assert await world.store.table(other) is None


async def test_leaving_sitting_and_starting_at_once_leaves_no_empty_seat(world: World) -> None:
    ada, bob = await world.people("Ada", "Bob")
    for _ in range(8):
        id = await ada.program().open(PAX, "me", "free", listed=True)
        await asyncio.gather(
            ada.program().client.post(f"/api/tables/{id}/start"),
            bob.program().sit(id),
            bob.program().client.post(f"/api/tables/{id}/leave"),
        )
        row = await world.row(id)
        for seat in await world.store.seats([id]):
            assert not (seat.user_id is not None and seat.bot)
            assert row.state == "open" or seat.user_id is not None or seat.bot


async def test_of_two_who_resigns_has_lost(world: World) -> None:
    id, programs = await two_programs(world, PAX)
    await (await asked_of(programs, id)).decide(id)
    watching = await programs[1].person.page(id)
    assert (await programs[0].person.browser().post(f"/tables/{id}/resign")).status_code == 303
    await watching.until(lambda: watching.now["over"])
    row = await world.row(id)
    assert row.state == "over"
    assert row.result == {"winners": [1], "reason": "resigned", "scores": {}}
    assert (row.deadline, row.bots_asked) == (None, False)
    for program in programs:
        answer = await program.choose(id, row.head, "pass")
        assert (answer.status_code, answer.json()["error"]) == (409, "over")
        assert (await program.client.post(f"/api/tables/{id}/resign")).status_code in (403, 409)
    record = await programs[0].client.get(f"/api/tables/{id}/record")
    assert record.status_code == 200
    assert (await world.row(id)).seed in record.text
    assert (await programs[0].person.browser().get(f"/tables/{id}/result")).status_code == 200


async def test_of_three_a_bot_plays_on_for_who_resigns(world: World) -> None:
    id, programs = await two_programs(world, PAX, ("Ada", "Bob", "Cid"))
    assert (await programs[1].client.post(f"/api/tables/{id}/resign")).status_code == 204
    seat = (await world.store.seats([id]))[1]
    assert (seat.left, seat.bot) == ("resigned", "normal")
    assert (await programs[1].person.browser().post(f"/tables/{id}/return")).status_code == 403
    playing = [programs[0], programs[2]]
    await asyncio.gather(
        *(program.play(id, random.Random(n), until=25) for n, program in enumerate(playing))
    )
    by = {(row.seat, row.by) for row in await world.journal(id) if row.choice}
    assert by == {(0, "person"), (1, "bot"), (2, "person")}


async def test_a_rematch_has_the_same_people_one_seat_further(world: World) -> None:
    id, programs = await two_programs(world, PAX, ("Ada", "Bob"))
    people = [program.person for program in programs]
    browsers = [person.browser() for person in people]
    assert (await browsers[0].post(f"/tables/{id}/rematch")).status_code == 409
    await programs[0].client.post(f"/api/tables/{id}/resign")
    eve = (await world.person("Eve")).browser()
    assert (await eve.post(f"/tables/{id}/rematch")).status_code == 403
    # One offers it; nobody is made to play.
    first = await browsers[0].post(f"/tables/{id}/rematch")
    assert first.status_code == 303
    assert (await world.row(first.headers["location"].rpartition("/")[2])).state == "open"
    page = (await browsers[1].get(f"/tables/{id}/result")).text
    assert f"{people[0].name} would like to play again. Still to agree: {people[1].name}." in page
    assert f'action="/tables/{id}/rematch"' in page
    answers = await asyncio.gather(*(one.post(f"/tables/{id}/rematch") for one in browsers))
    assert {answer.status_code for answer in answers} == {303}
    (where,) = {answer.headers["location"] for answer in (first, *answers)}
    new = where.rpartition("/")[2]
    assert new != id
    seats = await world.store.seats([new])
    assert [seat.user_id for seat in seats] == [people[1].id, people[0].id]
    row = await world.row(new)
    assert (row.state, row.head) == ("playing", 0)
    assert row.seed_hash != (await world.row(id)).seed_hash
    both = [person.program() for person in people]
    await (await asked_of(both, new)).decide(new)


async def test_what_people_type_is_escaped_on_every_page(world: World) -> None:
    evil = "<script>alert(1)</script>\"'><b>"
    ada = await world.person("Ada")
    id = await ada.program().open(PAX, "me", "free", listed=True, name=evil)
    browser = ada.browser()
    for path in (f"/tables/{id}", "/", f"/join/{(await world.row(id)).invitation}"):
        text = (await browser.client.get(path, follow_redirects=True)).text
        assert "&lt;script&gt;alert(1)" in text
        assert "<script>alert" not in text
        assert not re.search(r"<script(?! src=)", text)


async def test_of_two_who_want_to_play_again_at_once_one_opens_the_table(world: World) -> None:
    id, programs = await two_programs(world, PAX, ("Ada", "Bob"))
    browsers = [program.person.browser() for program in programs]
    await programs[0].client.post(f"/api/tables/{id}/resign")
    answers = await asyncio.gather(*(one.post(f"/tables/{id}/rematch") for one in browsers))
    (where,) = {answer.headers["location"] for answer in answers}
    assert (await world.row(where.rpartition("/")[2])).state == "playing"


async def test_a_rematch_that_was_taken_back_can_be_offered_anew(world: World) -> None:
    id, programs = await two_programs(world, PAX, ("Ada", "Bob"))
    first, second = [program.person.browser() for program in programs]
    await programs[0].client.post(f"/api/tables/{id}/resign")
    gone = (await first.post(f"/tables/{id}/rematch")).headers["location"]
    assert (await first.post(f"{gone}/leave")).status_code == 303
    assert (await second.get(f"/tables/{id}/result")).status_code == 200
    fresh = (await second.post(f"/tables/{id}/rematch")).headers["location"]
    assert fresh != gone
    assert (await first.post(f"/tables/{id}/rematch")).headers["location"] == fresh
    assert (await world.row(fresh.rpartition("/")[2])).state == "playing"
