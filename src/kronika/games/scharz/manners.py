"""How the options of the game are shown: by an icon, as the last button, grouped by a field."""

from typing import Final

from kronika.core.page import Manners

VERBS: Final = {
    "i-bell": "announce",
    "i-campaign": (
        "advance aim-at all-sally-out buy-rival demand-board deploy deploy-evenly fight-on "
        "fight-outside hit intercept intercept-all join join-all play-position pursue "
        "pursue-all sally sally-all sally-out starve-instead target"
    ),
    "i-cavalry": "charge charge-all put-cavalry raid send",
    "i-chat": "negotiate",
    "i-check": "accept-offer",
    "i-city": "place-city",
    "i-clock": "pass-unit wait wait-outside",
    "i-close": (
        "cancel-site dismantle leave-commanders-unpaid leave-hungry leave-settlement-unfed "
        "leave-settlement-unpaid leave-unfed leave-unpaid let-fall let-settlement-starve "
        "refuse-offer"
    ),
    "i-commerce": (
        "close-sale give-goods propose propose-goods sell-fish sell-goods sell-grain "
        "sell-ship want-goods"
    ),
    "i-die": "pay-reroll risk-trail roll-again roll-for-prestige take-risk",
    "i-gold": "pay-all pay-guide pay-haste pay-most pay-oasis pay-these",
    "i-hourglass": "accelerate",
    "i-king": "buy-command choose-faction declare-huns declare-vikings",
    "i-link": "buy-freedom permit revoke",
    "i-lock": "hold-border",
    "i-map": "land-at march march-all move-village name-river settle settle-all settle-on",
    "i-pirate": "corsairs-for-prestige hire-corsairs",
    "i-port": (
        "enter-shipyard go-by-port mark-carthage place-dock place-dock-between "
        "place-dock-on-river put-in shelter-in spare-port"
    ),
    "i-prev": "break-off call-off-draft flee flee-outside turn-back",
    "i-ship": "board enter-by-river enter-landing load man man-ship this-ship",
    "i-siege": "besiege go-on raze-city raze-port",
    "i-sz-city": "add-builders continue-site found spare-city",
    "i-sz-energy": "rested",
    "i-sz-feast": "feast feast-from",
    "i-sz-feeding": (
        "choose-food eat eat-meat feed-all feed-and-take feed-anew feed-most feed-these pay-anew"
    ),
    "i-sz-fish": "buy-fish carry-fish eat-fish get-fish hand-fish land-fish ration-fish take-fish",
    "i-sz-fort": "flee-inside fortify hold-out stand withdraw withdraw-all",
    "i-sz-grain": (
        "buy-grain carry-grain eat-grain hand-grain ration-grain restore store store-at "
        "take-from take-grain"
    ),
    "i-sz-li": (
        "builder-fights builders-fight buy-in-belgica buy-infantry degrade disembark "
        "double-purchase expose leave-site leave-site-all put-experienced put-infantry "
        "recruit rotate sell-infantry take-along unload upgrade"
    ),
    "i-sz-merc": "hire hire-for-prestige win-over",
    "i-sz-morale": "raise raise-all train train-in-belgica",
    "i-sz-peace": "do-not-plunder",
    "i-sz-plundered": "burn-grain kill-herd live-off-land plunder plunder-to-live",
    "i-sz-prestige": "give-prestige",
    "i-sz-sheep": (
        "buy-herd drive get-herd get-herd-inside graze-at hand-herd herds-anew "
        "keep-all-herds keep-these-herds lead-out place-herd put-bought-herd "
        "put-bought-herd-inside put-herd sell-fed-herd sell-herd shelter slaughter "
        "slaughter-all slaughter-fed slaughter-herds slaughter-needed"
    ),
    "i-sz-shield": "convert hit-shields",
    "i-sz-sowing": "sow",
    "i-sz-truce": "pay-ransom",
    "i-sz-village": "place-village",
    "i-sz-ws": "sail sail-all sail-as-fleet sail-inland",
    "i-tax": "pay-for-settlement pay-moves",
    "i-trophy": "give-point give-points",
}
"""The verbs of each icon."""

FINAL: Final = (
    "built-enough call-off-draft call-off-offer call-off-sale charge-all declare-nothing deployed "
    "do-not-aim enter feed-all feed-these fight-on go-on hold-out intercept-all join-all "
    "keep-all-herds keep-back keep-these-herds leave let-lie let-mercenaries-go "
    "let-settlements-fall let-stand let-starve lose-rest no-board no-haste no-more pay-all "
    "pay-these pursue-all send-offer shelter-none sow-no-more spare spend-nothing "
    "stand-fast stay stay-away take-no-more turn-back wait wait-outside"
)
"""The verbs that close a question."""

ACTING: Final = (
    "add-builders board buy-fish buy-grain buy-infantry cancel-site continue-site degrade "
    "disembark dismantle double-purchase found go-by-port hire hire-for-prestige "
    "hold-border land-at load man march march-all put-in recruit restore sail sail-all "
    "sail-as-fleet sail-inland sell-infantry train unload upgrade"
)
"""What a field does, or the units on it."""

GIVING_UP: Final = (
    "call-off-offer call-off-sale do-not-aim let-mercenaries-go let-settlements-fall "
    "let-stand let-starve lose-rest no-board no-haste shelter-none turn-back"
)
"""What was there for the taking, and is gone once it is refused."""

MANNERS: Final = Manners(
    {verb: icon for icon, verbs in VERBS.items() for verb in verbs.split()},
    FINAL.split(),
    ACTING.split(),
    GIVING_UP.split(),
)
