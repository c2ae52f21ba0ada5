"""How the options of the game are shown: by an icon, as the last button, grouped by what acts."""

from typing import Final

from kronika.core.page import Manners

from .terms import ARMIES, CATEGORIES, LAND_UNITS

VERBS: Final = {
    "i-advisor": "appoint-now fire-advisor hire-advisor take-character",
    "i-alliance": (
        "accept-call activate-ally ally-with-freed ally-with-loser ally-with-released call-to-arms "
        "cut-alliance deal-alliance forge-alliance not-activate-ally refuse-call "
        "take-back-alliance tie-alliance"
    ),
    "i-army": (
        "carry-army dismiss-allied drop-off form-army move-army pick-up put-unit-in-army "
        "shift-unit target-army"
    ),
    "i-bell": "defend-empire do-not-defend",
    "i-campaign": (
        "break-off casualties-first fight-at fight-at-sea fight-on main-defender no-battle-action"
    ),
    "i-cardinal": "cardinal-dies give-up-cardinal lose-cardinal reclaim-cardinal vote-for",
    "i-cards": (
        "bridal-deck counter discard-card draw-from effect-draw-from extra-for focus-discard "
        "focus-draw focus-pick give-up-card play-battle-card play-card react reclaim-charge "
        "replace-display take-discard"
    ),
    "i-catholic": (
        "adopt-faith convert-area place-for-faith spread-faith spread-from take-faith-token "
        "unrest-for-faith withdraw-for-faith"
    ),
    "i-cavalry": "cavalry-dice",
    "i-chat": (
        "counter-peace deal-talk deal-counter deal-propose deal-with negotiate offer-even-term "
        "offer-term write-deal"
    ),
    "i-check": (
        "accept-peace allow-passage consent deal-accept grant-retreat keep-rest return-to-game"
    ),
    "i-city": (
        "build-at deal-province exchange-for exchange-province give-up give-up-province "
        "keep-province leave-out pick-province return-province"
    ),
    "i-claim": (
        "claim-in-released claim-lost-land cut-claim fabricate give-claim take-back-claim "
        "tie-claim turn-claim"
    ),
    "i-close": (
        "deal-decline deny-passage disband-damaged disband-docked disband-guard "
        "disband-infantry disband-of-fleet disband-ship disband-unit refuse-consent "
        "refuse-retreat refuse-subject reject-peace"
    ),
    "i-colonist": "colonists colonize reclaim-colonist",
    "i-commerce": "favour-collector pick-node target-node trade-in trade-secondary",
    "i-core": "free-only liberate-province",
    "i-crusade": "call-crusade crusade-against raise-crusade",
    "i-cube": "displace-imperial displace-influence",
    "i-die": "add-dice remove-leader-die roll-again roll-in",
    "i-dip": (
        "add-influence cut-influence discard-imperial discard-influence dissent-influence "
        "influence influence-by-peace influence-by-power lift-imperial lose-influence-in "
        "place-imperial push-out push-out-imperial push-out-influence reclaim-influence "
        "remove-influence spend-influence swap-imperial swap-influence tie-influence"
    ),
    "i-discovery": (
        "discover discover-in-danger explore-again explore-ship explore-ship-from-port "
        "explore-ship-from-slot explore-ship-to explore-without-ship lose-explorer "
        "lose-explorer-in-port lose-explorer-of-fleet"
    ),
    "i-diverse": "diverse-faiths-in",
    "i-ducat": (
        "deal-give deal-price deal-take duty-ducats influence-by-ducats interest-for-gold "
        "pay-corruption pay-for-gold pay-for-ruler pay-price waste-ducats"
    ),
    "i-elector": "elect",
    "i-emperor": "choose-a choose-b",
    "i-event": "take-event",
    "i-galley": "put-ship-in-fleet put-ship-in-fleet-at-sea yield-ship",
    "i-general": (
        "dismiss-admiral dismiss-general hire-admiral hire-general keep-general move-general "
        "use-general"
    ),
    "i-hand": (
        "choose-player pick-area pick-power pick-realm pick-that-realm target-area target-realm"
    ),
    "i-ideas": "choose-idea first-idea idea-makes-room replace-idea research",
    "i-infantry": (
        "attrition-in besiege-with call-imperial-units carry-infantry dismiss-allied-reserve "
        "duty-of-army duty-single hire-for-march infantry-dice lose-imperial-unit "
        "lose-single-infantry lose-single-unit lose-unit lose-unit-of-army move-infantry "
        "put-unit rebels-exhaust-of-army rebels-exhaust-single recruit recruit-in "
        "recruit-single return-infantry return-unit"
    ),
    "i-inquisitor": "banish-somebody excommunicate",
    "i-interest": "borrow-for-upkeep",
    "i-king": (
        "appoint-ruler crown crown-discard crown-leader crown-loser ruler-leads ruler-returns "
        "use-ruler"
    ),
    "i-light-ship": (
        "build-at-sea build-guard build-in-port fleet-leaves fleet-takes fleet-takes-guards "
        "guards-from hold-back-ship leave-light-ship leave-ship lose-damaged-ship lose-guard "
        "lose-ship lose-ship-at-sea lose-ship-in-port lose-ship-of-fleet lost-at-sea "
        "lost-damaged lost-in-port lost-of-fleet lost-on-slot put-ship-at-sea "
        "put-ship-in-port put-ship-on-guard recall-guard recall-ship ships-from "
        "ships-from-port take-slot take-slots take-to-fleet take-to-sea trade-ship "
        "trade-ship-from-port trade-ship-from-slot trade-ship-to undock-to"
    ),
    "i-list": "act take-free-action use-card use-in-battle react-with",
    "i-manpower": (
        "duty-manpower rebels-exhaust-available replenish return-available return-exhausted"
    ),
    "i-map": "cross-to land-at look-in march-to retreat-to return-to",
    "i-marriage": (
        "deal-marriage end-marriage-for-faith give-up-marriage keep-marriages take-back-marriage"
    ),
    "i-merchant": "use-merchant use-new-merchant",
    "i-mil": (
        "declare-war-on duty-cb elected-cb move-cb place-cb take-cb use-casus-belli want-cb "
        "go-on-fighting"
    ),
    "i-objective": (
        "choose-milestone claim-mission effect-replace-milestone pick-mission put-back-mission "
        "replace-milestone"
    ),
    "i-peasant-revolt": (
        "disloyal-in dnpr-expands dnpr-takes free-territory lose-to-rebels rebels-first "
        "revolution-in take-dnpr-token take-rebel-from take-rebel-town take-rebel-unit "
        "take-revolution-from"
    ),
    "i-pirate": "attack-pirates pirates-from pirates-in raid-pirates",
    "i-port": "recall-to retreat-to-port sail-into",
    "i-prestige": "duty-prestige",
    "i-prev": "fall-back look-elsewhere",
    "i-adm": ("focus-from focus-on less-power lose-of more-power pay-link reclaim-power"),
    "i-ship": (
        "build-fleet-at-sea build-fleet-in-port damage-heavy-ship flee-to fleet-goes "
        "fleet-undocks form-fleet-at form-fleet-in form-fleet-of-guard recall-fleet "
        "retreat-to-zone sail-to"
    ),
    "i-siege": "begin-siege besiege besiege-in",
    "i-trophy": "pass-first-player",
    "i-truce": "enforce offer-white-peace settle-with surrender",
    "i-unrest": "add-unrest calm dissent-town spare-area suppress",
    "i-vassal": "dissent-vassal release-vassal take-vassal-of-npr",
    "i-bot": "hand-to-bot",
    "i-offline": "leave-game really-leave",
}
"""The verbs of each icon."""

ACTIONS: Final = {
    "i-adm": "focus",
    "i-advisor": "appoint appoint-advisor",
    "i-alliance": "call-to-arms forge-alliance",
    "i-army": "land-move",
    "i-cardinal": "papal-action",
    "i-cards": "play-card use-display",
    "i-catholic": "change-religion convert-area",
    "i-chat": "diplomacy",
    "i-claim": "fabricate-claims",
    "i-close": "cut-ties",
    "i-colonist": "colonize",
    "i-commerce": "trade",
    "i-dip": "influence",
    "i-discovery": "explore",
    "i-ducat": "loan-repay",
    "i-emperor": "raise-ia",
    "i-event": "event",
    "i-general": "appoint-leader",
    "i-ideas": "research-idea",
    "i-infantry": "recruit-units",
    "i-interest": "loan-take",
    "i-manpower": "replenish",
    "i-mil": "declare-war",
    "i-port": "undock",
    "i-ship": "naval-move",
    "i-siege": "siege",
    "i-stability": "increase-stability",
    "i-unrest": "suppress-unrest",
}
"""The actions of a turn, each of which is an option of the verb `act`."""
PASS: Final = "act pass"

FINAL: Final = (
    "appoint-nobody-else break-off calls-done carry-nobody claim-nothing crown-nobody "
    "crusade-targets-done cut-done cut-no-more deal-give-up decline-action decline-idea "
    "decline-trade done-recruiting done-suppressing end-choice-of-siege end-turn "
    "exchange-for-done explore-fails fabricate-done fleet-ready fleet-sails focus-done "
    "focus-keep forgo-cubes go-without-claim go-without-token halt ignore-colonist "
    "ignore-native-unrest influence-by-peace-done influence-done interregnum keep-claims "
    "keep-ducats keep-first-player keep-milestones keep-ruler leave-character "
    "leave-revolution leave-ruler leave-unrest let-covert-pass let-general-go lift-no-more "
    "look-elsewhere "
    "missions-done no-alliance no-appointment no-battle-action no-casus-belli no-claim "
    "no-crusade-war no-deal no-extra no-free-action no-freed-ally no-more-ships no-offer "
    "no-pirates no-reaction nothing-from-released pay-nothing pick-no-realm place-no-cb "
    "recruit-elsewhere replace-nothing roll-no-more settle-no-more spare-imperial-units "
    "spare-pirates stay-free stay-in-game take-no-cb take-no-slots targets-done "
    "targets-enough ties-done want-no-cb elected-no-cb do-not-defend"
)
"""The verbs that close a question."""

ACTING: Final = "hire-general remove-influence swap-influence trade-in trade-secondary"
"""What a card does, or what is done in an Area."""

GIVING_UP: Final = (
    "claim-nothing crown-nobody decline-action decline-idea decline-trade forgo-cubes "
    "go-without-claim go-without-token interregnum no-alliance no-appointment "
    "no-casus-belli no-claim no-crusade-war no-extra no-free-action no-freed-ally "
    "no-reaction nothing-from-released place-no-cb take-no-cb take-no-slots want-no-cb "
    "elected-no-cb"
)
"""What was there for the taking, and is gone once it is refused."""

MANNERS: Final = Manners(
    {
        **{verb: icon for icon, verbs in VERBS.items() for verb in verbs.split()},
        **{f"act {each}": icon for icon, actions in ACTIONS.items() for each in actions.split()},
        **{
            f"{verb} {category} {unit} army-{army + 1}": f"i-{unit}"
            for verb in ("lose-unit", "recruit")
            for category in CATEGORIES
            for unit in LAND_UNITS
            for army in range(ARMIES)
        },
        **{f"besiege-with {unit}": f"i-{unit}" for unit in LAND_UNITS},
    },
    [*FINAL.split(), PASS],
    ACTING.split(),
    [*GIVING_UP.split(), PASS],
)
