"""What players have offered each other and nobody has answered yet."""

from collections.abc import Mapping
from typing import Final

from kronika.core.drawing import Box, Type, element, emblem, group, icon, join, label, rect, stack

from .pieces import HERD_SIGNS
from .realm import caption
from .scene import Facts, Scene

TEXT: Final = Type(12.5)
NUMBER: Final = Type(13)
HEIGHT: Final = 46.0
GOOD_SIGNS: Final = {
    "gold": "i-gold",
    "grain": "i-sz-grain",
    "fish": "i-sz-fish",
    **HERD_SIGNS,
}


def offers_box(scene: Scene, width: float) -> Box:
    """The open offers, one below the other."""
    offers = scene.table["offers"]
    if not offers:
        return Box(0, 0, join([]))
    state = (repr(offers), width)
    return scene.part("offers", state, lambda: _offers(scene, offers, width))


def _offers(scene: Scene, offers: list[Facts], width: float) -> Box:
    boxes = [_offer(scene, offer, width) for offer in offers]
    return stack([caption(scene.say("offers")), *boxes], 4)


def _offer(scene: Scene, offer: Facts, width: float) -> Box:
    """Who to whom, the pact, and what is given and wanted."""
    of, to = offer["of"], offer["to"]
    pact = scene.name("pact", offer["pact"])
    parts = [
        rect("r-box", 0.5, 0.5, width - 1, HEIGHT - 1, 4),
        emblem(scene.seat(of), scene.sign(of), 7, 5, 16),
        group(icon("i-next", 26, 6, 14), class_="c-sign"),
        emblem(scene.seat(to), scene.sign(to), 43, 5, 16),
        TEXT.line("c-strong", 66, 17.5, pact, width - 74),
    ]
    x = 8.0
    for name in ("gives", "wants"):
        goods: Mapping[str, int] = offer[name]
        if goods:
            words = scene.say(f"{name}-short")
            parts.append(label("r-word", x, 37, words))
            x += TEXT.width(words) + 6
            for good, count in goods.items():
                parts.append(group(icon(GOOD_SIGNS[good], x, 25, 16), class_="c-plain"))
                parts.append(label("c-number", x + 18, 37.5, str(count)))
                x += 24 + NUMBER.width(str(count))
            x += 8
    title = element("title", "\n".join(offer_facts(scene, offer)))
    return Box(width, HEIGHT, group(title, *parts))


def offer_facts(scene: Scene, offer: Facts) -> list[str]:
    """An offer in words, a line each."""
    lines = [
        scene.say(
            "offer",
            player=scene.player(offer["of"]),
            other=scene.player(offer["to"]),
            pact=scene.name("pact", offer["pact"]),
        )
    ]
    for name in ("gives", "wants"):
        goods: Mapping[str, int] = offer[name]
        if goods:
            told = ", ".join(
                f"{count} × {scene.say(f'store-{good}')}" for good, count in goods.items()
            )
            lines.append(scene.say(name, goods=told))
    return lines
