"""Tables at which the rules play seats themselves: opened, played, shown, and played again."""

import random

import pytest

from kronika.server.models import tables

from .table_server import Person, World

EUROPA = "europa-universalis"

pytestmark = pytest.mark.anyio
FEW = 6


async def alone(person: Person) -> str:
    """A table for one, opened with nothing but the scenario."""
    form = {"game": EUROPA, f"{EUROPA}.scenario": "lonely-crown", f"{EUROPA}.bot_level": "4"}
    answer = await person.browser().post("/tables", **form)
    assert answer.status_code == 303, answer.text
    return answer.headers["location"].removeprefix("/tables/")


async def test_who_plays_alone_begins_with_one_click_and_is_the_only_one_asked(
    world: World,
) -> None:
    ada = await world.person("Ada")
    id = await alone(ada)
    row = await world.row(id)
    assert (row.state, row.players, row.settings["bots"]) == ("playing", 3, "france,castile")
    seats = await world.store.seats([id])
    assert [(seat.kind, seat.bot) for seat in seats] == [
        ("person", None),
        ("bot", "own:4"),
        ("bot", "own:4"),
    ]
    for number in range(FEW):
        await ada.program().decide(id, random.Random(number))
    assert {line.seat for line in await world.journal(id)} == {0}
    assert not (await world.row(id)).bots_asked
    assert world.errors() == []


@pytest.mark.parametrize(
    ("language", "name"),
    [
        ("en", "Printed bot, Sovereign"),
        ("cs", "AP, Panovník"),
        ("pl", "Bot drukowany, Suweren"),
    ],
)
async def test_it_is_called_by_its_level_in_the_language_of_the_reader(
    world: World, language: str, name: str
) -> None:
    ada = await world.person("Ada")
    await alone(ada)
    browser = ada.browser()
    await browser.get("/account")
    assert (await browser.post("/account/language", language=language)).status_code == 303
    assert name in (await browser.get("/")).text


async def test_settings_alone_are_enough_for_a_program(world: World) -> None:
    ada = await world.person("Ada")
    settings = {"scenario": "four-powers", "bots": "france"}
    id = await ada.program().open(EUROPA, "me", "bot:easy", "bot:easy", "friend", settings=settings)
    table = await ada.program().table(id)
    assert [seat["bot"] for seat in table["seats"]] == [None, "own:2", "easy", None]
    assert table["settings"]["bots"] == "france"
    id = await ada.program().open(EUROPA, "own", "me", "own", settings={"scenario": "lonely-crown"})
    assert (await ada.program().table(id))["settings"]["bots"] == "england,castile"


async def test_who_is_invited_sees_which_side_waits(world: World) -> None:
    ada, bob = await world.people("Ada", "Bob")
    settings = {"scenario": "eastern-thrones", "bots": "ottomans"}
    id = await ada.program().open(EUROPA, "me", "friend", "own", settings=settings)
    invitation = (await world.row(id)).invitation
    for page in (
        (await ada.browser().get(f"/tables/{id}")).text,
        (await bob.browser().get(f"/join/{invitation}")).text,
    ):
        assert f"{ada.name} (Austria)" in page
        assert "(Poland)" in page
        assert "Printed bot, Knight (Ottomans)" in page
        assert 'class="shields"' in page


async def test_a_program_hears_which_seats_do_not_go_together(world: World) -> None:
    ada = await world.person("Ada")
    data = {"game": EUROPA, "players": 2, "settings": {"scenario": "lions-and-lilies"}}
    answer = await ada.program().client.post("/api/tables", json={**data, "seats": ["me", "own"]})
    assert answer.status_code == 400
    assert "own bots" in answer.text
    answer = await ada.program().client.post(
        "/api/tables", json={"game": "pax-renaissance", "players": 2, "seats": ["me", "own"]}
    )
    assert answer.status_code == 400


async def test_in_a_rematch_the_rules_play_one_seat_further_too(world: World) -> None:
    ada = await world.person("Ada")
    id = await alone(ada)
    over = {"winners": [0], "reason": "prestige", "scores": {}}
    await world.change(tables, id, state="over", result=over)
    other = await world.another_server()
    answer = await ada.browser(other).post(f"/tables/{id}/rematch")
    assert answer.status_code == 303, answer.text
    again = answer.headers["location"].removeprefix("/tables/")
    row = await world.row(again)
    assert (row.state, row.settings["bots"]) == ("playing", "england,france")
    assert [seat.bot for seat in await world.store.seats([again])] == ["own:4", "own:4", None]
