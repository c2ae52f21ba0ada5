"""Deals between two players: what each gives, what it costs, and who must answer."""

from typing import Final

from kronika.core.drawing import Box, group, join, rect, stack

from .panels import (
    EMPTY,
    counted,
    ducats,
    ends,
    inner,
    is_narrow,
    known,
    line_of,
    place_chip,
    player_name,
    power,
    say,
    sheet,
    text,
)
from .scene import Facts, Scene

GAP: Final = 12.0


def deal_box(scene: Scene, width: float) -> Box:
    """The deal that is being put together or waits for an answer; nothing if there is none, or if
    it is part of a peace."""
    deal: Facts | None = scene.table["deal"]
    if deal is None or deal["peace"]:
        return EMPTY
    ask = scene.view["ask"]
    asked = (ask["prompt"], tuple(ask["players"])) if ask else ("", ())
    provinces = [sale["province"] for sale in deal["sales"]]
    depends = (repr(deal), known(scene, (), provinces), asked, width)
    return scene.part("panel-deal", depends, lambda: _deal(scene, deal, asked[0], width))


def _deal(scene: Scene, deal: Facts, prompt: str, width: float) -> Box:
    room = inner(width)
    other = deal["partner"] if deal["writer"] == deal["proposer"] else deal["proposer"]
    is_offered = prompt == "deal-answer"
    message = "must-answer" if is_offered else "writes"
    seat = other if is_offered else deal["writer"]
    status = [player_name(scene, seat, room), text(say(scene, message))]
    if deal["private"]:
        status.append(text(say(scene, "talks-in-private")))
    if deal["counters"]:
        status.append(text(say(scene, "counter-offers", number=deal["counters"])))
    parts = [terms_box(scene, deal, room), line_of(status, room, 10)]
    return sheet("i-dip", say(scene, "deal"), stack(parts, 8), width)


def terms_box(scene: Scene, deal: Facts, width: float) -> Box:
    """EU-5.1.DI2: the terms, under who brings them in; what both agree on stands first."""
    narrow = is_narrow(width)
    wide = width if narrow else (width - GAP) / 2
    cards = [_giver(scene, deal, seat, wide) for seat in (deal["proposer"], deal["partner"])]
    shared = _shared(scene, deal, width)
    if narrow:
        return stack([shared, *cards], 7)
    high = max(card.height for card in cards)
    drawn = join([cards[0].markup, cards[1].at(wide + GAP, 0)])
    return stack([shared, Box(width, high, drawn)], 7)


def _shared(scene: Scene, deal: Facts, width: float) -> Box:
    boxes = []
    if deal["alliance"]:
        boxes.append(counted("i-alliance", say(scene, "alliance"), "", "ep-strong"))
    if deal["marriage"]:
        deck = scene.name("power", deal["marriage"])
        told = say(scene, "marriage-draws", power=deck)
        boxes.append(counted("i-marriage", say(scene, "marriage"), told, "ep-strong"))
        boxes.append(text(told))
    return line_of(boxes, width, 12) if boxes else EMPTY


def _giver(scene: Scene, deal: Facts, seat: int, width: float) -> Box:
    """What one of the two gives, and what the deal costs him."""
    room = width - 24
    is_proposer = seat == deal["proposer"]
    paid = deal["ducats"] if is_proposer else -deal["ducats"]
    rows: list[Box] = []
    if paid > 0:
        rows.append(ducats(say(scene, "ducats", number=paid), ""))
    for sale in deal["sales"]:
        if sale["seller"] == seat:
            price = ducats(str(sale["price"]), say(scene, "for-ducats", number=sale["price"]))
            named = place_chip(scene, "province", sale["province"], room=room - price.width - 8)
            rows.append(ends(named, price, room))
    if not rows:
        rows.append(text(say(scene, "gives-nothing")))
    costs = []
    if is_proposer and deal["dip"]:
        told = f"{scene.name('power', 'dip')}: {deal['dip']}"
        costs.append(power("dip", str(deal["dip"]), told))
    if deal["adm"]:
        costs.append(power("adm", str(deal["adm"]), f"{scene.name('power', 'adm')}: {deal['adm']}"))
    right = line_of([text(say(scene, "costs")), *costs], room, 6) if costs else EMPTY
    head = ends(
        line_of(
            [player_name(scene, seat, room - right.width - 60), text(say(scene, "gives"))], room
        ),
        right,
        room,
    )
    body = stack([head, *rows], 3)
    ground = group(
        rect("ep-side", 0.5, 0.5, width - 1, body.height + 13, 5),
        rect("ep-band", 1, 1, 6, body.height + 12, 3),
        class_=f"ep-seat {scene.seat(seat)}",
    )
    return Box(width, body.height + 14, join([ground, body.at(15, 7)]))
