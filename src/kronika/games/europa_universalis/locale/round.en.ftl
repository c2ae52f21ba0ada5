# Chapters 3, 4, 20 and 21: setup, turns, phases 1, 4 and 5, ends of ages, final scoring.

game-title = Europa Universalis
game-summary = Lead a realm of Europe from 1444 on: marry and ally, trade and explore, research ideas, declare wars and make peace. Whoever has the most prestige in the end wins.

setting-scenario = Scenario
setting-scenario-help = Who plays where, from when, and for how long.
setting-npr-invasions = NPR Invasions
setting-npr-invasions-help = Realms that nobody plays strike back at players who fight them.
setting-negotiated-peace = Negotiated Peace
setting-negotiated-peace-help = Players may agree on other peace terms than those of the victory.
setting-power-struggles = Power Struggles
setting-power-struggles-help = Regions become battlegrounds that score prestige.
setting-hre-religion = Religion of the Empire
setting-hre-religion-help = The Holy Roman Empire may become Protestant, or lose its official religion.
setting-imperial-elections = Imperial Elections
setting-imperial-elections-help = A new Emperor is elected when the Emperor's ruler changes.
setting-secret-negotiations = Secret Negotiations
setting-secret-negotiations-help = For 1 Diplomatic Power more two players may talk in private.
setting-available-mercenaries = Available Mercenaries
setting-available-mercenaries-help = An army that is activated in an area of its own realm may hire mercenaries.
setting-no-surrender = No Surrender!
setting-no-surrender-help = Nobody may surrender: wars last until terms can be enforced or agreed.
setting-helping-hand = Lend a Helping Hand
setting-helping-hand-help = Others may play battle actions for the side of an NPR.
setting-religious-rebels = Religious Rebels
setting-religious-rebels-help = Rebels of another faith may force a realm to change its religion.
setting-random-x-events = Random X-events
setting-random-x-events-help = Events marked X are shuffled before they are dealt to the halves of an age.
setting-revealing-more = Revealing More
setting-revealing-more-help = With six players 4 events lie face up instead of 3.
setting-bots = Printed bots
setting-bots-help = Realms played by the simple rules for bots, separated by commas.
setting-bot-level = Level of bots
setting-bot-level-help = From 1, easy, to 4, hard.
setting-missions = Missions
setting-missions-help = Everybody follows secret missions of their realm.
setting-balanced-start = Balanced start
setting-balanced-start-help = Whoever starts with less gets prestige for it.
setting-free-events = Free choice of events
setting-free-events-help = Events that belong to no realm are drawn at random, not from the list of the scenario.

reason-events = The last round is over.
reason-lead = The lead was too large.
reason-prestige = The prestige that ends the game was reached.
reason-pieces = All towns and vassals of a player were on the board.
reason-instant = The goal of the scenario was reached.
reason-left = Nobody else is left.
score-prestige = Prestige
score-track = Prestige before final scoring
score-tax = Taxes
score-cores = Core tokens
score-marriages = Marriages
score-alliances = Alliances
score-curia = Papal Controller
score-authority = Imperial Authority
score-stability = Stability
score-occupied = Occupied towns
score-interest = Interest
score-extra = Goals of the scenario
score-missions = Missions
score-rank = Rank

prompt-your-turn = What do you do in your turn?
prompt-must-take-event = In this turn you must take the Event action.
prompt-turn-goes-on = Anything else in this turn?
prompt-take-gained-action = You may act now: { $action }.
option-act = { $action }
option-end-turn = End the turn
option-decline-action = Decline
log-turn-begins = { $player } is on turn.
log-passes = { $number ->
    [0] { $player } passes.
    [one] { $player } passes and gets { $number } ducat.
   *[other] { $player } passes and gets { $number } ducats.
}
log-last-turns = The others have their last turns of this round.
log-round-begins = { $age }, round { $number }.
log-phase-begins = Phase: { $phase }.

prompt-draw-from = { $number ->
    [one] From which deck do you draw your last card?
   *[other] From which deck do you draw? { $number } cards are left to draw.
}
option-draw-from = { $power }
prompt-keep-cards = Keep the new cards, for { $number ->
    [one] { $number } ducat
   *[other] { $number } ducats
  } each?
prompt-keep-first-cards = Keep at most { $number } cards.
option-give-up-card = Discard { $card }
option-keep-rest = { $number ->
    [0] Keep these
    [one] Keep the rest for { $number } ducat
   *[other] Keep the rest for { $number } ducats
}
prompt-first-appointments = Do you appoint anybody from your first cards?
option-appoint-now = Appoint
option-appoint-nobody-else = Nobody else
prompt-put-back-missions = Do you put missions back?
prompt-pick-missions = Which mission do you take?
option-put-back-mission = Put back { $mission }
option-pick-mission = { $mission }
option-missions-done = That is all
log-draws = { $player } draws a card ({ $power }).
log-drew = You drew { $card }.
log-gives-up-card = { $player } discards { $card }.
log-pays-for-cards = { $number ->
    [one] { $player } pays for { $number } new card.
   *[other] { $player } pays for { $number } new cards.
}
log-has-missions = { $number ->
    [one] { $player } has { $number } mission.
   *[other] { $player } has { $number } missions.
}

prompt-cut-costs = Do you cut costs? You will have { $number ->
    [one] { $number } ducat
   *[other] { $number } ducats
  } and owe { $number2 } for upkeep.
option-cut-no-more = Enough
option-disband-unit = Disband: { $army }, { $unit } ({ $category })
option-disband-infantry = Disband infantry { $area-in }
option-disband-ship = Disband a light ship: { $zone }
option-disband-guard = Disband a ship that protects trade: { $zone }
option-disband-docked = Disband a light ship in port: { $province }
option-disband-of-fleet = Disband of the fleet: { $ship }
option-disband-damaged = Disband a damaged heavy ship of the fleet
option-recall-ship = Recall a light ship: { $zone }
option-recall-guard = Recall a ship that protects trade: { $zone }
option-recall-fleet = Recall the fleet
option-leave-light-ship = A light ship leaves the fleet and stays at sea
prompt-recall-to = To which port?
option-recall-to = { $province }
log-disbands-unit = { $player } disbands: { $unit } ({ $category }).
log-disbands-ship = { $player } disbands: { $ship }.
log-recalls-ships = { $player } recalls ships: { $province }.
prompt-unpaid = You have { $number ->
    [one] { $number } ducat
   *[other] { $number } ducats
  } for an upkeep of { $number2 }. Borrow, or what goes unpaid?
option-borrow-for-upkeep = Take a loan
log-earns = { $player } earns { $number ->
    [one] { $number } ducat
   *[other] { $number } ducats
  } and pays { $number2 } interest.
log-pays-upkeep = { $number ->
    [one] { $player } pays { $number } ducat of upkeep.
   *[other] { $player } pays { $number } ducats of upkeep.
}
prompt-waste-ducats = Corruption would cost { $number } Administrative Power. Do you discard ducats first?
option-keep-ducats = Keep all ducats
option-waste-ducats = { $number ->
    [one] Discard { $number } ducat
   *[other] Discard { $number } ducats
}
prompt-pay-corruption = Corruption: how much of { $number } do you pay with Administrative Power? The rest is interest.
option-pay-corruption = { $number }
log-corrupts = Corruption costs { $player-the } { $number } Administrative Power and { $number2 } interest tokens.
prompt-more-power = Your stability brings one more of which power?
option-more-power = { $power }
prompt-less-power = Your instability costs one of which power?
option-less-power = { $power }
log-gains-power = { $player } gains { $number } administrative, { $number2 } diplomatic, { $number3 } military power.
log-scores-curia = { $player } scores { $number } for the Papal Curia.
log-scores-empire = { $player } scores { $number } for Imperial Authority.

prompt-return-units = { $number ->
    [one] Manpower has fallen: which unit returns to the supply?
   *[other] Manpower has fallen: { $number } units return to the supply. Which one next?
}
option-return-exhausted = An exhausted one
option-return-available = An available one
option-return-unit = { $army }: { $unit }
option-return-infantry = Infantry { $area-in }
log-refreshes = { $number ->
    [one] { $player } refreshes { $number } unit.
   *[other] { $player } refreshes { $number } units.
}
log-gains-colonists = { $number ->
    [one] { $player } gets { $number } colonist.
   *[other] { $player } gets { $number } colonists.
}
log-alliance-fades = The alliance of { $player-the } with { $realm-the } ends.
prompt-lift-imperial = Imperial Authority is { $number }. Which Imperial Influence do you take up?
option-lift-imperial = { $area }
option-lift-no-more = No more
prompt-place-imperial = { $number ->
    [one] Where do you put the last Imperial Influence?
   *[other] Where do you put Imperial Influence? { $number } are left.
}
option-place-imperial = { $area }
log-imperial-placed = Imperial Influence goes to { $area }.
prompt-keep-first-player = Do you stay first player?
option-keep-first-player = Stay first player
option-pass-first-player = Hand the token to { $player-the }
log-first-player = { $player } is first player.
prompt-hand-limit = { $number ->
    [one] Discard { $number } card.
   *[other] Discard { $number } cards.
}

log-age-begins = A new age begins: { $age }.
prompt-replace-new-card = You have the least prestige: do you replace a new idea or milestone?
option-replace-idea = { $idea }
option-replace-milestone = { $milestone }
option-replace-nothing = Replace nothing
prompt-choose-idea = Which idea takes the place of { $idea }?
option-choose-idea = { $idea }
prompt-choose-milestone = Which milestone takes the place of { $milestone }?
option-choose-milestone = { $milestone }
log-replaces-idea = { $player } replaces { $idea } by { $idea2 }.
log-replaces-milestone = { $player } replaces { $milestone } by { $milestone2 }.
log-scores-marriage = { $player } scores 1 for royal marriages.
prompt-give-up-marriage = Which royal marriage ends with the age?
option-give-up-marriage = { $realm }
option-keep-marriages = Pay { $number } Diplomatic Power and keep them
log-keeps-marriages = { $player } pays to keep all royal marriages.

log-reveals-mission = { $player } has fulfilled { $mission }: { $number } prestige.
log-final-score = { $player } scores { $number } at the end and has { $number2 }.

option-leave-game = Leave the game
prompt-really-leave = You leave when this round is over and you are at peace. Do you really?
option-stay-in-game = Stay
option-really-leave = Leave: the realm will be nobody's
log-will-leave = { $player } will leave the game after this round.
log-leaves-game = { $player } has left the game.

prompt-reclaim-cubes = { $number ->
    [one] You are short of { $number } cube. Where do you take it from?
   *[other] You are short of { $number } cubes. Where do you take one from?
}
prompt-reclaim-for-cover = { $number ->
    [one] { $number } cube must come from elsewhere. From where?
   *[other] { $number } cubes must come from elsewhere. From where?
}
option-reclaim-power = { $power }
option-reclaim-influence = Influence { $area-in }
option-reclaim-colonist = A colonist
option-reclaim-cardinal = The cardinal in slot { $number }
option-reclaim-charge = { $card }
option-forgo-cubes = Do without
log-reclaims-cube = { $player } takes a cube from elsewhere.
option-hand-to-bot = Give the seat to a bot
option-return-to-game = Take the seat back
prompt-return-to-game = A bot plays your realm. You may take your seat back when this round is over.
log-handed-to-bot = { $player } has left; a bot plays on.
log-will-return = { $player } will take the seat back after this round.
log-returns-to-game = { $player } is back in the game.
