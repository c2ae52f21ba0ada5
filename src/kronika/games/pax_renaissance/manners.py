"""How the options of Pax Renaissance are shown on a page."""

from typing import Final

from kronika.core.page import Manners

ICONS: Final = {
    "buy": "i-florin",
    "play": "i-cards",
    "sell": "i-ducat",
    "operate": "i-hand",
    "fair": "i-trade-route",
    "declare": "i-trophy",
    "pass": "i-next",
    "activate": "i-comet",
    "place": "i-city",
    "place-pirate": "i-pirate",
    "place-pawn": "i-cube",
    "place-bishop": "i-bishop",
    "no-more-agents": "i-check",
    "one-shot": "i-event",
    "shift": "i-trade-shift",
    "crown": "i-coronation",
    "no-one-shot": "i-close",
    "inquisitor": "i-inquisitor",
    "move-bishop": "i-bishop",
    "commerce": "i-commerce",
    "behead": "i-behead",
    "tax": "i-tax",
    "repress": "i-repress",
    "repress-pawn": "i-repress",
    "vote": "i-vote",
    "corsair": "i-corsair",
    "siege": "i-siege",
    "siege-pirate": "i-siege",
    "campaign": "i-campaign",
    "end-operations": "i-check",
    "pay": "i-florin",
    "be-repressed": "i-repress",
    "levy": "i-rook",
    "lose-agent": "i-close",
    "lose-repressed": "i-close",
    "lose": "i-close",
    "lose-border": "i-close",
    "flip": "i-map",
    "keep": "i-lock",
    "arrange": "i-city",
    "concession": "i-cube",
    "no-concession": "i-close",
    "emancipate": "i-city",
    "emancipate-pawn": "i-cube",
    "no-more-emancipation": "i-check",
    "settle": "i-city",
    "settle-border": "i-pirate",
    "pacify": "i-behead",
    "no-pacification": "i-check",
    "take-repressed": "i-hand",
    "take": "i-hand",
    "take-border": "i-hand",
    "take-bishop": "i-hand",
    "take-none": "i-close",
    "discard": "i-close",
}

FINAL: Final = (
    "pass",
    "no-more-agents",
    "no-one-shot",
    "end-operations",
    "keep",
    "no-concession",
    "no-more-emancipation",
    "no-pacification",
    "take-none",
)

ACTING: Final = (
    "inquisitor",
    "commerce",
    "behead",
    "tax",
    "repress",
    "repress-pawn",
    "vote",
    "corsair",
    "siege",
    "siege-pirate",
    "campaign",
)

GIVING_UP: Final = ("pass", "no-more-agents", "no-one-shot", "no-concession", "take-none")
"""An action, agents, a one-shot: once refused, they are gone."""

SURE: Final = {"pass": (0,)}

MANNERS: Final = Manners(ICONS, FINAL, ACTING, GIVING_UP, SURE)
