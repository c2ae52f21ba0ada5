"""What effects do."""

from typing import Final

from .vocabulary import Family

GAIN: Final = 0
LOSE: Final = 1
TRANSFER: Final = 2
UNREST: Final = 3
CALM: Final = 4
REBELS: Final = 5
DISPERSE: Final = 6
DEVASTATE: Final = 7
DEVELOP: Final = 8
CONVERT: Final = 9
SPREAD: Final = 10
STATE_RELIGION: Final = 11
LIBERATE: Final = 12
INDEPENDENCE: Final = 13
WAR: Final = 14
TRUCE: Final = 15
END_ALLIANCE: Final = 16
UNION: Final = 17
DNPR: Final = 18
HRE: Final = 19
IDEA: Final = 20
ACTION: Final = 21
RULER: Final = 22
ADVISOR: Final = 23
LEADER: Final = 24
ILL_HEALTH: Final = 25
LOAN: Final = 26
CHOOSE: Final = 27
IF: Final = 28
EACH: Final = 29
PAY: Final = 30
ROLL: Final = 31
TARGET: Final = 32
EXPAND_NODE: Final = 33
SUBJUGATE: Final = 34
SWAP_INFLUENCE: Final = 35
CANCEL: Final = 36
REROLL: Final = 37
STRIKE: Final = 38
REMOVE_DIE: Final = 39
PIRATES: Final = 40
CLEAR_PIRATES: Final = 41
MILESTONE: Final = 42
FORBID: Final = 43
ON: Final = 44
THIS_ROUND: Final = 45
THIS_BATTLE: Final = 46
THIS_WAR_DECLARATION: Final = 47
UNTIL_NEXT_EVENT: Final = 48
PERMANENT: Final = 49

EFFECTS: Final = Family(
    "effect",
    """
    gain | what:resource! n:amount! where:land-or-realm who:who pick:who else=otherwise:effects
        deck:deck from=source:card-from that=display:display unit:mercenary against:realms
        optional:true room-only:true max-per-area:int1
        | Who gets up to n of the resource, as many as possible (EU-16.3). Influence is spread
        freely over the selected Areas: with `room-only` only up to 5 in an Area, else it
        displaces (EU-16.3.9), at most `max-per-area` in each; each Claim goes to a different
        Area (EU-5.4.FC3). Alliance and Marriage: `where` is the partner, a player must consent.
        Manpower moves Exhausted Units to Available; a Manpower token goes into the reserve, or
        with `where` on that Province if an NPR owns it. Vassal: tokens on all of a Realm (n
        "all"), or on n of the Provinces that NPRs or their Vassals own, never the capital of an
        NPR that has others. Units and Ships without a place: where EU-16.3.17 allows. Action
        cards: from the `deck`, each from a deck of choice if it is `any` or not said; from the
        discard piles: 1 of the top 5 of one deck, or any display card of any pile. Core: 1
        token into one of the Areas (EU-7.6.4, EU-7.6.5, EU-7.6.6); of a mission where one Owns
        a Province and no other player has a disc, all of it or not; Merchant: EU-16.3.16; Casus
        Belli: `against` a Realm, may be declined if `optional`.
    lose | what:resource! n:amount! where:land-or-realm who:who pick:who else=otherwise:effects
        | Who loses up to n of the resource. Missing ducats are a loan, then EU-7.4.15; of all
        else what is missing is not lost. Manpower moves Available Units to Exhausted. A
        Cardinal is never that of Roma.
    transfer | what:resource! n:amount! from=who:who! to=whom:who! else=otherwise:effects
        | What the one really loses goes to the other; to the supply if both are the same
        player.
    unrest | n:amount! where:places! who:who on=towns_only:discs pick:who else=otherwise:effects
        | Each of who flips n different own discs without Unrest there (EU-14.1.3); on Towns
        only, or on Towns and Vassal tokens.
    calm | n:amount! where:places who:who even-with-rebels:true else=otherwise:effects
        | Removes Unrest from up to n own Provinces there, with the limits of EU-5.5.SU2 unless
        `even-with-rebels`.
    rebels | n:amount! where:places! pick:who else=otherwise:effects
        | All n Rebel Units go into one selected Area that holds a disc of a player; else none.
    disperse | n:amount! where:places! pick:who else=otherwise:effects
        | Removes up to n Rebel Units there.
    devastate | n:amount! where:places! who:who pick:who else=otherwise:effects
        | n different selected Areas are devastated; with `who` each of these players chooses
        own Areas.
    develop | n:amount! where:places who:who else=otherwise:effects
        | Replaces n own Small Towns by Large ones (EU-16.3.15).
    convert | area=where:area-places! faith:faith-to! n:amount pick:who else=otherwise:effects
        | n of the Areas, or all, take the faith, slot by slot (EU-15.3.2); who has it already
        is no target; never to Protestant or Counter-Reformed where Orthodox or Islam is.
        `underlying` removes a Revolution. No Unrest, no Rebel Dice.
    spread | faith:faith! n:amount! where:places pick:who else=otherwise:effects
        | n tokens by the same limits in different selected Areas without the faith; without a
        place beside a cluster (EU-16.5.19).
    state-religion | faith:faith! who:who penalties:false else=otherwise:effects
        | Who adopts the faith; `penalties: false` skips EU-5.1.SR3, EU-5.1.SR4, EU-5.1.SR5 and
        EU-5.1.SR6; Cardinals by EU-19.1.6.
    liberate | where:places! n:amount! who:who else=otherwise:effects
        | n own Provinces of who there are liberated (EU-14.3.12, EU-14.3.13, EU-14.3.14).
    independence | realm:realm! else=otherwise:effects
        | All Provinces with its flag are liberated (EU-14.3.13, EU-14.3.22), a Vassal of an NPR
        is independent again; nothing if the Realm is played.
    war | attacker=realm:realm! defender=other:realm! else=otherwise:effects
        | A declaration of war as effect (EU-16.3.25, EU-16.3.26, EU-16.3.27).
    truce | who:who with=whom:who! else=otherwise:effects
        | Truce tokens until the next phase 3 A; not between Realms at war, never with oneself.
    end-alliance | who:who with=where:realms! else=otherwise:effects
        | The Alliance of who with the Realm ends (EU-16.3.22).
    union | with=where:realms! mode=kind:union! else=otherwise:effects
        | All Marriages on the capital of the Realm turn to Disputed Succession.
    dnpr | realm:realm! colour:colour! pattern:pattern! provinces:provinces!
        else=otherwise:effects
        | Tokens of a Dynamic NPR on the Provinces, the first is its capital (EU-16.3.20).
        Nothing if it is played or a DNPR already, if another uses colour and pattern, if a
        Realm of 1444 is no independent NPR, or if a new one would get no token.
    hre | area:area! leaves:true rejoins:true else=otherwise:effects
        | The Area leaves or rejoins the Empire; Imperial Authority changes only as said
        elsewhere (EU-16.3.24).
    idea | id=idea:idea type=power:power from=source:idea-from who:who discount:discount
        pay-with:powers government:false else=otherwise:effects
        | Who may research an Idea: that one, one of a type, one on display, or one that an
        Opponent has; without `from` also one that is not on display, if its age has begun
        (EU-16.3.19). The cost falls by the discount, the rest may be paid with the types of
        `pay-with` and its own. `government: false` excludes Government Forms.
    action | action:action! who:who free:true discount:int1 times:int1 with=extras:with
        else=otherwise:effects
        | Who may take the action at once (EU-16.3.18), with `times` up to so often; free of its
        basic Monarch Power (ducats and surcharges are paid), or so much cheaper, where the
        payer divides a discount of several types; `with` says how it differs.
    ruler | character=kind:crowned! who:who reject:true else=otherwise:effects
        | Who may crown a Leader from any discard pile of action cards; `reject`: EU-16.3.23.
    advisor | character:character! who:who reject:true else=otherwise:effects
        | Who may appoint that Advisor.
    leader | character:character! who:who reject:true else=otherwise:effects
        | Who may appoint that Leader.
    ill-health | who:who! else=otherwise:effects
        | The Ruler of who gets an Ill Health token.
    loan | cancel:int1 forced:true who:who else=otherwise:effects
        | Who discards up to so many Interest tokens, or must take a loan.
    choose | A=first:effects! B=second:effects! who:who needs:needs
        | Who chooses one of two lists of effects; one whose need is not met cannot be chosen.
        An option counts as impossible (EU-16.3.3) only if the chooser cannot meet in full a
        loss of ducats (loans count) or Monarch Power of his own that stands directly in it.
    if | cond=condition:condition! then:effects! else=otherwise:effects
        | The one list if the condition holds, else the other.
    each | who:who! do=then:effects!
        | Each of who in turn resolves the effects as `you`.
    pay | who:who cost=costs:pay! then:effects! else=otherwise:effects
        | Who may pay all of the cost, without a loan, for what follows; who refuses or cannot
        gets the other list.
    roll | die=kind:die! table=faces:table!
        | You roll a die: the list of its number.
    target | kind:target! n=number:int1 that=conditions:conditions then:effects!
        | You choose 1, or up to `n` different ones, for which all conditions hold; what follows
        is resolved for each. Nothing to choose: it cannot be applied.
    expand-node | nodes=where:nodes! pick:who else=otherwise:effects
        | An Expanded Trade token on one of the nodes; if all 6 are used, one is taken from
        another node (EU-2.2.2).
    subjugate |
        | Carries out EU-11.4.5 and what follows it.
    swap-influence | n:amount! where:realms! pick:who
        | Up to n Influence of Opponents in the Areas of the Realm (Imperial too, no Marriages)
        are replaced by own cubes; of what is left of n, own cubes where there is room.
    cancel | what=kind:cancelled!
        | The Covert Action has no effect (EU-6.2.22).
    reroll | what=kind:rerolled! n:amount!
        | Re-rolls n dice of the own side once; the new result counts.
    strike | die=unit:land-unit! n:amount! hit-on:symbols! against=side:struck!
        | Rolls n Battle Dice; each listed symbol is 1 casualty of the enemy, or of the
        besieger, who then drops Provinces as his Siege Strength falls.
    remove-die | from=kind:leader-of! n:amount! pick:who
        | The Leader that the enemy uses adds n dice fewer in this battle.
    pirates | n:amount! nodes=where:nodes! pick:who else=otherwise:effects
        | n Pirates, each into one of the nodes, if possible one with a Merchant.
    clear-pirates | n:amount! nodes=where:nodes pick:who else=otherwise:effects
        | Removes up to n Pirates there.
    milestone | replace=number:int1!
        | The active player may replace up to so many displayed Milestones without Tag chits by
        the next ones of their decks.
    forbid | what=forbidden:forbidden! between:realm-list realms:realm-list with_allies:true
        ages:ages rounds:rounds
        | A rule of a scenario: the action is not available between these Realms, or with these
        Realms, in these Ages or rounds; `with_allies`: also not against their NPR Allies.
    on | trigger:trigger! if=condition:condition do=then:effects!
        | Of an Idea: each time the trigger occurs and the condition holds.
    this-round | modifiers
        | The modifiers hold to the end of phase 5 of this round.
    this-battle | modifiers
        | They hold in this battle.
    this-war-declaration | modifiers
        | They hold for all Calls to Arms that answer the same declaration of war.
    until-next-event | modifiers
        | They hold until the next event is taken.
    permanent | modifiers
        | A rule of a scenario: they hold for the whole game.
    """,
)
