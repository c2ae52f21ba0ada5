"""How the options of the game are shown: by an icon, as the last button, grouped by a city."""

from typing import Final

from kronika.core.page import Manners

VERBS: Final = {
    "i-ability": "avert-death avert-mood",
    "i-academy": "master study-freely use-library",
    "i-angry": "anger-by-pirates force-labor let-mood-drop",
    "i-campaign": (
        "add-barbarian attack fight-allies fight-on follow-strategy give-raiders "
        "halt-barbarians lead lead-tribes march-and-attack march-barbarians navigate-and-attack "
        "reinforce settle-barbarians spread-fear terror tribal-allies"
    ),
    "i-cards": (
        "cancel-with dismiss-action-card draft-card draw-discard draw-from-deck "
        "give-action-card idol lose-action-card place-card play-as-action play-card "
        "return-action-card shogunate-card take-action-card take-back want-card"
    ),
    "i-cavalry": "build-horse",
    "i-check": "accept-trade",
    "i-city": (
        "activate-instead choose-city dido-founds found found-far join-city take-over-settlement"
    ),
    "i-clock": "end-turn give-up",
    "i-close": (
        "abandon call-off decline-trade exhaust let-unit-die lose-building lose-good "
        "lose-settlement lose-unit raze remove-unit sacrifice-unit"
    ),
    "i-commerce": "give offer trade",
    "i-crusade": "cancel-hit protect",
    "i-cube": "move-cube",
    "i-culture": (
        "arena-cheer art-influence beloved boost-roll cultural-influx give-token influence "
        "influence-building influence-city influence-from influence-settlement influence-unit "
        "japanese-buddhism send-immortals stage-play"
    ),
    "i-die": "cavalry-as-elephant elephant-die influence-again",
    "i-discovery": (
        "explore explore-beside explore-tile legendary-explorer navigate-and-explore "
        "sail-and-explore"
    ),
    "i-event": (
        "draw-new-event resolve-event sink-event symbol-only take-discarded-event whole-event"
    ),
    "i-eye": "consult-calendar offer-openly",
    "i-food": "agriculture-economist collect collect-freely give-food harvest siege-pay tributes",
    "i-fortress": "art-of-war",
    "i-gold": "danegeld hire smelt turn-to-gold",
    "i-hand": "want",
    "i-happy": (
        "appease calm-province cheer cheer-city games-in hold-games increase-happiness "
        "make-happy play-ball proclaim-liberties statesman"
    ),
    "i-ideas": "advance borrow buy-sanitation constructor golden-age learn take-ideas",
    "i-infantry": (
        "arm-settler dido-dies go-ashore imperial-army place-militia proconsul raise-fanatic "
        "recruit recruit-in"
    ),
    "i-king": "rule-absolutely",
    "i-law": "change-government enforce",
    "i-leader": (
        "buy-person call-person cancel-with-person choose-leader king-of-persia lose-person "
        "new-leader play-person princeps shogunate-person unknown-leader"
    ),
    "i-lock": "free-captive hold-march sacrifice-captive take-captive",
    "i-map": "go lay march move",
    "i-market": "barter",
    "i-obelisk": "raise-rune-stone",
    "i-objective": (
        "assign complete discard-for-action dismiss-objective give-objective keep-objective "
        "lose-objective return-objective take-objective"
    ),
    "i-ore": "blade-tusks breach-walls use-steel way-of-the-sword",
    "i-pirate": "give-pirates place-pirate withdraw-pirate",
    "i-players": "aim-at choose-player name-starter nation",
    "i-plus": "join join-ally join-bound place-unit replace-barbarian take take-yield",
    "i-port": "face",
    "i-prev": "call-back retreat withdraw",
    "i-settler": (
        "disarm-infantry keep-settler new-colonies place-settler settle-ashore settle-refugees"
    ),
    "i-ship": (
        "become-ship become-ship-bound dido-founds-by-ship found-by-ship launch load load-bound "
        "navigate navigator put-to-sea sail"
    ),
    "i-tax": "pay raise-taxes spend",
    "i-temple": "architect-building build build-for-person develop mass-sacrifice reconstruct",
    "i-trade-route": "by-way-of use-all-routes use-route",
    "i-trade-shift": "convert-tokens turn-into",
    "i-vote": "vote-happiness",
    "i-wonder": (
        "architect-wonder build-wonder draw-wonder give-wonder hanging-gardens lose-wonder "
        "mass-sacrifice-wonder qins-wall return-wonder take-face-up-wonder take-wonder"
    ),
    "i-wood": "breach-die",
}
"""The verbs of each icon."""

FINAL: Final = (
    "borrow-later call-off decline-ability end-happiness end-turn "
    "enough-ruins enough-ships enough-tokens give-no-more give-up "
    "give-up-influence hired-enough keep-government keep-neither keep-ore keep-tokens "
    "leave-cards let-card-work let-march no-advance no-arena no-breach no-building no-card "
    "no-cheer no-exploring no-fanatic no-founding no-free-study no-horse no-launch "
    "no-leader no-more-routes no-objective no-person no-razing no-refugees no-settler "
    "no-steel no-tile no-unit offer offer-openly place-no-card resolve-event siege-refuse "
    "spare-allies "
    "stop-collecting stop-moving stop-recruiting suffer-revolution"
)
"""The verbs that close a question."""

ACTING: Final = ("build", "build-wonder", "collect", "collect-freely", "recruit-in")
"""What a city does."""

GIVING_UP: Final = (
    "call-off give-up give-up-influence keep-neither no-advance no-building no-exploring "
    "no-founding no-horse no-launch no-leader no-objective no-refugees no-settler no-tile no-unit"
)
"""What was there for the taking, and is gone once it is refused."""

SURE: Final = {"give-up": (0,), "call-off": (1, 2)}

MANNERS: Final = Manners(
    {verb: icon for icon, verbs in VERBS.items() for verb in verbs.split()},
    FINAL.split(),
    ACTING,
    GIVING_UP.split(),
    SURE,
)
