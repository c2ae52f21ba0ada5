# Clash of Cultures: the words of the rules. Those of the drawing are in board.en.ftl.

game-title = Clash of Cultures
game-summary = You lead a people from its first city to an empire: explore, gain advances, build wonders, fight, and spread your culture. Most victory points after six ages win.

setting-civilizations = Civilizations
setting-civilizations-help = Play with the expansion: 15 civilizations with leaders, cavalry, elephants, pirates, and more buildings, events and objectives.
setting-nations = Choice of civilizations
setting-nations-help = Civilizations are dealt at random, drafted or chosen; or name one for each player, with commas between them.
setting-no-events = No events
setting-no-events-help = Only the symbols of event cards are resolved, never their texts.
setting-optional-events = Optional events
setting-optional-events-help = Before an event card is turned up, its drawer says whether the whole card or only its symbol counts.
setting-short-game = Short game
setting-short-game-help = Four ages, a second settler at the start, and two free advances in each status phase.
setting-sudden-end = Sudden end
setting-sudden-end-help = Seven ages; at the start of each of the last five rounds a die may end the game.
setting-wonder-end = Wonder end
setting-wonder-end-help = Seven ages; a wonder built in one of the last five rounds ends the game after that round.
setting-unexpected-leaders = Unexpected leaders
setting-unexpected-leaders-help = A recruited leader is drawn at random from the player's remaining leader cards.
setting-wonders-for-all = Wonders for all
setting-wonders-for-all-help = Drawn wonder cards lie face up on the table, and anybody may build them.
setting-alternative-history = Alternative history
setting-alternative-history-help = All leader cards are shuffled, and every player gets three of them.

# How a match ends, and its figures. Points are counted in halves.

reason-points = Most victory points
reason-great-pyramid = Tie broken by the Great Pyramid
reason-pieces = Tie broken by settlements and buildings
reason-advances = Tie broken by advances
reason-objectives = Tie broken by objectives
reason-wonders = Tie broken by wonders
reason-events = Tie broken by events
reason-leaders = Tie broken by defeated leaders
reason-shared = Shared victory

score-total = Total
score-pieces = Settlements and buildings
score-advances = Advances
score-objectives = Objectives
score-wonders = Wonders
score-events = Events
score-leaders = Defeated leaders

# Prompts: the turn

prompt-nation = Which civilization do you lead?
prompt-action = { $number ->
    [0] No main action is left. Take free actions or end your turn.
    [one] Choose an action. 1 main action is left.
   *[other] Choose an action. { $number } main actions are left.
}
prompt-payment = Pay { $bundle }: choose how.
prompt-gain = Choose what you gain.
prompt-free-captive = { $number ->
    [one] Choose a captive to give back.
   *[other] Choose a captive to give back ({ $number } to go).
}
prompt-free-advance = Choose an advance to gain for free.
prompt-bought-advance = Choose an advance to gain at its cost.
prompt-learn = Choose an advance to gain at its cost.
prompt-free-education = Free Education: pay 1 idea for a mood token?
prompt-library = Great Library: choose an advance to use this turn.
prompt-ability = Use this ability?

# Prompts: cities

prompt-harvest = { $number ->
    [one] Collect in { $city }: choose 1 more item.
   *[other] Collect in { $city }: choose up to { $number } more items.
}
prompt-metallurgy = Metallurgy in { $city }: take 1 gold instead of 1 ore?
prompt-port-facing = Which Sea hex does the port of { $city } face?
prompt-recruit = { $number ->
    [one] Recruit in { $city }: choose 1 more unit.
   *[other] Recruit in { $city }: choose up to { $number } more units.
}
prompt-leader = Choose a leader to recruit.
prompt-call-back = No { $unit-small } is left: take one from where?
prompt-abandon = Too few ships on { $hex }: remove a unit.
prompt-place-unit = Where do you place the { $unit-small }?
prompt-recruit-allies = Pirates are on { $hex }: fight them?
prompt-lighthouse = Great Lighthouse: place a ship on which Sea hex?
prompt-happiness = Choose a city to cheer up.
prompt-games = Sports: choose a city and its new mood.
prompt-wonder-draw = Choose which wonder card you take.

# Prompts: influence

prompt-influence-target = Choose the target of your influence.
prompt-influence-source = Influence on { $hex }: choose where it comes from.
prompt-influence-boost = Influence: you have { $number } of 5. Boost the roll?
prompt-influence-result = Success in { $city }: choose what you replace.
prompt-barbarian-replacement = Which unit replaces the barbarians in { $city }?

# Prompts: movement and exploration

prompt-move-from = Choose the hex of a group to move.
prompt-move-group = { $hex }: choose units for the group, then where it goes.
prompt-by-way-of = Which way does the group take to { $hex }?
prompt-sail-onto-tile = Choose the Sea hex where the ships end.
prompt-land-units = Units on { $hex } go ashore: choose where.
prompt-ship-turns-into = What does the ship become on { $hex }?
prompt-which-become-ships = Which units become ships on { $hex }?
prompt-settle-ashore = New city on { $hex }: who goes ashore?
prompt-orientation = Turn the new tile at { $hex } which way?

# Prompts: combat

prompt-combat-card = Combat on { $hex }, round { $number }: place a card?
prompt-combat-loss = { $number ->
    [one] Combat on { $hex }: choose a unit to lose.
   *[other] Combat on { $hex }: choose a unit to lose ({ $number } to go).
}
prompt-cargo-loss = { $number ->
    [one] Too few ships on { $hex }: choose a unit to lose.
   *[other] Too few ships on { $hex }: choose a unit to lose ({ $number } to go).
}
prompt-retreat = Combat on { $hex } after round { $number }: retreat?
prompt-siegecraft = Attack on { $hex }: use Siegecraft against the fortress?
prompt-steel-weapons = Combat on { $hex }: use Steel Weapons?
prompt-siege = Siege of { $hex }: pay 2 food to keep your symbols?
prompt-withdraw = Tactical Retreat from { $hex }: choose a hex.
prompt-elephant-die = Combat on { $hex }: choose a die for the elephant.
prompt-arena = Great Arena: pay a token for 1 more combat value?
prompt-fanatic = Fanaticism: place infantry in which city?
prompt-refugees = { $city } is lost: place a settler in another city?
prompt-trojan-horse = Attack on { $hex }: build a Trojan Horse?

# Prompts: cards

prompt-draw-action-card = Great Mausoleum: choose the action card you draw.
prompt-aim-card = Choose a player for this card.
prompt-cancel-card = { $player } plays a card: cancel it with Subterfuge?
prompt-play-reaction = You conquered a city of { $player-the }: play a card?
prompt-hero-general = Hero General: choose a city to cheer up.
prompt-spy-take = Spy: take a card of { $player-the } in exchange?
prompt-spy-return = Choose a card that { $player-the } gets in exchange.
prompt-mercenaries-hire = Choose a group of barbarians to hire.
prompt-mercenaries-payment = Choose how you pay the barbarians on { $hex }.
prompt-mercenaries-lead = Choose where the hired barbarians move.
prompt-city-development = City Development: choose a free building.
prompt-explorer-tile = Explorer: choose a tile to explore.
prompt-explorer-settler = Explorer: choose a city for the settler.
prompt-militia = Militia: choose a city for the infantry.
prompt-new-plans = New Plans: keep one of these objective cards?
prompt-new-plans-give-up = Choose a card to give up for { $objective-card }.
prompt-instant-objective = Complete an objective now?
prompt-status-objectives = Complete objectives, or go on.

# Prompts: trading with other players

prompt-trade-give = Trade with { $player-the }: you give { $deal }. Add what?
prompt-trade-want = Trade with { $player-the }: { $deal } for { $deal2 }. Ask for what?
prompt-trade-answer = { $player } gives { $deal } for { $deal2 }. Accept?
prompt-trade-hand-over = Choose a card to give to { $player-the }.
prompt-trade-route = Trade Routes: choose a route.
prompt-trade-yield = Choose what the route to { $city } gives.

# Prompts: the status phase

prompt-razing = Raze one of your cities of size 1?
prompt-government = Change your government?
prompt-government-cube = { $group }: choose an advance for the next cube.
prompt-starter = Name the starting player of the next age.

# Prompts: events, barbarians, pirates

prompt-announce-event = Resolve the whole event or only its symbol?
prompt-mausoleum = Great Mausoleum: resolve { $event-card } again?
prompt-exhaust-land = Exhausted land: choose a hex.
prompt-event-city = Choose a city for the event.
prompt-event-player = Choose a player for the event.
prompt-event-mood = The mood of { $city } would fall.
prompt-event-unit = { $number ->
    [one] Choose a unit to remove.
   *[other] Choose a unit to remove ({ $number } to go).
}
prompt-event-avert = Save the { $unit-small } on { $hex } from the event?
prompt-earthquake = { $number ->
    [one] Choose a city piece to lose.
   *[other] Choose a city piece to lose (up to { $number }).
}
prompt-pandemics = { $number ->
    [one] Pandemics: choose 1 thing to lose.
   *[other] Pandemics: choose a thing to lose ({ $number } to go).
}
prompt-give-food = { $number ->
    [one] Choose who gets 1 food from the bank.
   *[other] Choose who gets 1 food from the bank ({ $number } to go).
}
prompt-revolution = { $number ->
    [1] Revolution: lose a main action, or remove an army unit?
   *[other] Revolution: change your government, or remove an army unit?
}
prompt-uprising = { $number ->
    [one] Uprising: pay 1 more token, or stop.
   *[other] Uprising: pay up to { $number } tokens.
}
prompt-guillotine = Guillotine: place a last leader, or take 2 VP?
prompt-buy-person = Buy { $event-card }?
prompt-great-explorer = Great Explorer: explore a tile?
prompt-great-explorer-city = Great Explorer: found a city for 2 food?
prompt-person-building = Build a building without activating the city?
prompt-great-athlete = Great Athlete: exchange tokens?
prompt-great-seer = Great Seer: choose an objective card for a player.
prompt-barbarian-arrival = Barbarians arrive: choose the hex.
prompt-barbarian-city = Choose a barbarian city to reinforce.
prompt-barbarian-unit = Barbarians in { $city }: choose the new unit.
prompt-barbarian-march = Choose how barbarians move.
prompt-barbarian-leave = May the barbarians move from { $hex } to { $hex2 }?
prompt-withdraw-pirate = Pirate raid: choose a pirate ship to take from the map.
prompt-place-pirate = Pirate raid: choose a Sea hex for a ship.
prompt-raided = Pirate raid: choose what you lose.

# Prompts: civilizations and leaders

prompt-captive = Combat on { $hex }: take a captive?
prompt-tribute-captive = Tribute from { $hex }: take a captive instead?
prompt-human-sacrifice = Human Sacrifice: replace { $event-card }?
prompt-aztec-gold = Aztec Gold: exchange something for 1 gold?
prompt-halt-barbarians = Tribal Allies: stop barbarians? 1 food is enough for all.
prompt-terror = Terror on { $hex }: drive away an enemy unit?
prompt-imperial-army = Imperial Army: choose a unit to turn.
prompt-cancel-hit = { $number ->
    [one] Combat on { $hex }: 1 hit. Pay to cancel it?
   *[other] Combat on { $hex }: { $number } hits. Pay to cancel one?
}
prompt-city-states = City States: which city counts as activated for { $city }?
prompt-hunnic-tribes = Hunnic Tribes: pay to move these barbarians freely?
prompt-horse-master = Combat on { $hex }: use a cavalry symbol like an elephant?
prompt-bladed-tusks = Combat on { $hex }: pay 1 ore for Bladed Tusks?
prompt-way-of-the-sword = Combat on { $hex }: pay 1 ore for Way of the Sword?
prompt-take-back-card = Combat on { $hex }: take back a combat card?
prompt-ballcourts = Ballcourts: treat { $city } (size { $number }) as 1 larger?
prompt-cultural-influx = Cultural Influx: try to influence from { $city }?
prompt-reconstruction = Reconstruction: replace a building in { $city }?
prompt-immortals = Combat on { $hex }, round { $number }: send Immortals?
prompt-strategist = Combat on { $hex }, round { $number }: give up your card's effect?
prompt-protector = Combat on { $hex }: pay 1 culture token to cancel a hit?
prompt-province = Provinces: pay 1 culture token to make { $city } happy?
prompt-princeps-discard = Princeps: choose a card to discard.
prompt-proconsul = Proconsul: place infantry in { $city } for 1 gold?
prompt-raiding = { $player } raids you: choose what you lose.
prompt-rune-stone = Raise a rune stone?

# Options: the turn

option-nation = Lead { $civilization-the }
option-end-turn = End the turn
option-give-up = Give up the remaining main actions
sure-give-up = { $number ->
    [one] You have one main action left. End the turn without it?
   *[other] You have { $number } main actions left. End the turn without them?
}
sure-call-off = Call the trade off? What you have put together will be gone.
option-pay = Pay { $bundle }
option-spend = Pay: { $good-small } × { $number }
option-take = Gain { $good-one }
option-free-captive = Give back: { $unit-small } of { $player-the }
option-advance = Gain { $advance }
option-learn = Gain { $advance } at its cost
option-no-advance = Gain no advance
option-study-freely = Pay 1 idea for a mood token
option-no-free-study = Pay no idea
option-use-library = Use the Great Library
option-borrow = Use { $advance } this turn
option-borrow-later = Choose no advance now
option-discard-for-action = Discard { $objective-card } for a main action
option-decline-ability = Do not use it

# Options: cities

option-found = Found a city on { $hex }
option-collect = Collect in { $city }
    .short = Collect
option-collect-freely = Collect in { $city } as a free action
    .short = Collect as a free action
option-harvest = { $hex }: { $good-one }
option-stop-collecting = Collect no more
option-smelt = Take 1 gold instead of 1 ore
option-keep-ore = Keep the ore
option-build = Build { $building-a } in { $city }
    .short = Build { $building-a }
option-face = Face { $hex }
option-build-wonder = Build { $wonder-the } in { $city }
    .short = Build { $wonder-the }
option-take-face-up-wonder = Take { $wonder-the } from the table
option-draw-wonder = Draw a wonder card from the deck
option-recruit-in = Recruit in { $city }
    .short = Recruit
option-recruit = Recruit { $unit-a } for { $bundle }
option-stop-recruiting = Recruit no more
option-choose-leader = Recruit { $leader }
option-call-back = Take the { $unit-small } from { $hex }
option-abandon = Remove { $unit-a } on { $hex }
option-place-unit = Place the { $unit-small } on { $hex }
option-no-unit = Place no unit
option-fight-allies = Fight the pirates on { $hex }
option-spare-allies = Do not fight
option-launch = Place a ship on { $hex }
option-no-launch = Place no ship
option-increase-happiness = Increase happiness
option-cheer-city = Cheer { $city } up by 1 step
option-make-happy = Make { $city } happy for 1 culture token
option-end-happiness = Cheer up no more cities
option-vote-happiness = Voting: increase happiness as a free action
option-hold-games = Sports: raise a city
option-games-in = Make { $city } { $mood-small }
option-stage-play = Theaters: exchange { $good-one }
option-barter = Barter { $action-card } for { $good-one }
option-raise-taxes = Raise taxes
option-proclaim-liberties = Civil Liberties: gain 3 mood tokens
option-rule-absolutely = Absolute Power: 1 more main action
option-force-labor = Forced Labor: angry cities work as neutral

# Options: influence

option-influence = Influence culture
option-art-influence = Arts: influence culture as a free action
option-influence-city = Influence { $city }
option-influence-unit = Influence { $unit-a } of { $player-the } on { $hex }
option-influence-from = { $number ->
    [0] Influence from { $hex }
    [one] Influence from { $hex } for 1 culture token
   *[other] Influence from { $hex } for { $number } culture tokens
}
option-boost-roll = Pay 1 culture token for 1 more
option-influence-again = Roll again
option-give-up-influence = Let it fail
option-influence-building = Replace the { $building-small }
option-influence-settlement = Put a culture token under the settlement
option-take-over-settlement = Take over the settlement
option-replace-barbarian = Place { $unit-a }

# Options: movement and exploration

option-move = Move from { $hex }
option-stop-moving = Move no more
option-join = Add { $unit-a }
option-join-bound = Add { $unit-a } ({ $condition })
option-join-ally = Add { $unit-a } of the pirates
option-join-city = Add the city { $city }
option-load = Carry { $unit-a }
option-load-bound = Carry { $unit-a } ({ $condition })
option-go = Go to { $hex }
option-attack = Attack { $hex }
option-march = Go to { $hex } by Roads
option-march-and-attack = Attack { $hex } by Roads
option-explore = Explore at { $hex }
option-sail = Sail to { $hex }
option-sail-and-explore = Sail to { $hex } and explore
option-navigate = Sail around the map to { $hex }
option-navigate-and-attack = Sail around the map and attack { $hex }
option-navigate-and-explore = Sail around the map and explore at { $hex }
option-go-ashore = Turn the ship into a land unit on { $hex }
option-put-to-sea = Turn into ships on { $hex }
option-by-way-of = Go by way of { $hex }
option-turn-into = Turn it into { $unit-a }
option-become-ship = Turn into a ship: { $unit-small }
option-become-ship-bound = Turn into a ship: { $unit-small } ({ $condition })
option-enough-ships = Turn no more units
option-lay = Lay the tile { $turn }

# Options: combat

option-place-card = Place { $action-card-tactics } ({ $action-card-number })
option-place-no-card = Place no card
option-retreat = Retreat
option-fight-on = Fight on
option-lose-unit = Lose { $unit-a }
option-breach-die = Pay 2 wood against the fortress die
option-breach-walls = Pay 2 ore against the cancelled hit
option-no-breach = Use no Siegecraft
option-use-steel = Use Steel Weapons
option-no-steel = Use no Steel Weapons
option-siege-pay = Pay 2 food
option-siege-refuse = Do not pay
option-withdraw = Withdraw to { $hex }
option-elephant-die = Use a die with { $number }
option-arena-cheer = Pay a token for 1 more combat value
option-no-arena = Pay no token
option-raise-fanatic = Place infantry in { $city }
option-no-fanatic = Place no infantry
option-settle-refugees = Place a settler in { $city }
option-no-refugees = Place no settler
option-build-horse = Build the Trojan Horse
option-no-horse = Build no Trojan Horse

# Options: cards

option-play-card = Play { $action-card-civil } ({ $action-card-number })
option-play-as-action = Play { $action-card-civil } ({ $action-card-number }) as an action
option-no-card = Play no card
option-draw-from-deck = Draw from the deck
option-draw-discard = Take { $action-card } from the discard pile
option-cancel-with = Cancel it with { $action-card }
option-cancel-with-person = Cancel it with { $event-card }
option-let-card-work = Let the card work
option-aim-at = Choose { $player-the }
option-cheer = Cheer { $city } up by 1 step
option-no-cheer = Cheer up no other city
option-take-action-card = Take { $action-card }
option-take-objective = Take { $objective-card }
option-take-wonder = Take { $wonder-the }
option-leave-cards = Exchange no card
option-return-action-card = Give { $action-card }
option-return-objective = Give { $objective-card }
option-return-wonder = Give { $wonder-the }
option-hire = Hire the barbarians on { $hex }
option-hired-enough = Hire no more
option-lead = Lead barbarians from { $hex } to { $hex2 }
option-develop = Build { $building-a } in { $city } for free
option-explore-beside = Explore the tile at { $hex }
option-no-tile = Explore no tile
option-place-settler = Place a settler in { $city }
option-no-settler = Place no settler
option-place-militia = Place infantry in { $city }
option-keep-objective = Keep { $objective-card }
option-keep-neither = Keep neither
option-complete = Complete { $objective } ({ $objective-card-number })
option-no-objective = Complete none

# Options: trading with other players

option-trade = Trade with { $player-the }
option-give = Give: { $good-small } × { $number }
option-give-action-card = Give { $action-card }
option-give-objective = Give { $objective-card }
option-give-wonder = Give { $wonder-the }
option-give-no-more = Give no more
option-want = Ask for: { $good-small } × { $number }
option-want-card = Ask for { $item-one }
option-offer = Make this offer
option-offer-openly = Make this offer and show the cards
option-call-off = Call the trade off
option-accept-trade = Accept
option-decline-trade = Decline
option-use-route = Trade with { $city } by { $trader-a } on { $hex }
option-use-all-routes = Use all routes
option-no-more-routes = Use no more routes
option-take-yield = Gain { $bundle }

# Options: the status phase

option-raze = Raze { $city }
option-no-razing = Raze no city
option-change-government = Change to { $group }
option-keep-government = Keep the government
option-move-cube = Move the cube to { $advance }
option-name-starter = { $player } starts

# Options: events, barbarians, pirates

option-whole-event = Resolve the whole event
option-symbol-only = Resolve only the symbol
option-take-discarded-event = Resolve { $event-card } again
option-draw-new-event = Draw a new event
option-exhaust = Exhaust { $hex }
option-choose-city = Choose { $city }
option-choose-player = Choose { $player-the }
option-let-mood-drop = Let the mood of { $city } fall
option-appease = Myths: keep the mood of { $city } for 1 mood token
option-avert-mood = Storm Master: keep the mood of { $city }
option-remove-unit = Remove { $unit-a } on { $hex }
option-let-unit-die = Let the { $unit-small } on { $hex } be removed
option-avert-death = Storm Master: save the { $unit-small } on { $hex }
option-lose-building = Lose the { $building-small } of { $city }
option-lose-wonder = Lose { $wonder-the } of { $city }
option-lose-settlement = Lose the settlement { $city }
option-enough-ruins = Lose no more
option-lose-good = Lose { $good-one }
option-lose-action-card = Lose { $action-card }
option-lose-person = Lose { $event-card }
option-lose-objective = Lose { $objective-card }
option-give-food = Give 1 food to { $player-the }
option-suffer-revolution = Accept it
option-sacrifice-unit = Remove an army unit instead
option-give-token = Pay { $good-one }
option-enough-tokens = Pay no more
option-new-leader = Place { $leader } on { $hex }
option-unknown-leader = Place a random leader on { $hex }
option-no-leader = Take 2 VP and no leader
option-buy-person = Buy { $event-card }
option-no-person = Do not buy
option-play-person = Play { $event-card } as an action
option-call-person = Play { $event-card }
option-explore-tile = Explore the tile at { $hex }
option-no-exploring = Explore no tile
option-found-far = Found a city on { $hex } for 2 food
option-no-founding = Found no city
option-build-for-person = Build { $building-a } in { $city }
option-no-building = Build nothing
option-convert-tokens = Exchange: { $good-small } × { $number }
option-keep-tokens = Exchange nothing
option-assign = Give { $objective-card } to { $player-the }
option-settle-barbarians = Settle barbarians on { $hex }
option-reinforce = Reinforce { $city }
option-add-barbarian = Place { $unit-a } of the barbarians
option-march-barbarians = Move barbarians from { $hex } to { $hex2 }
option-let-march = Let them move
option-hold-march = Hold them back
option-withdraw-pirate = Take the pirate ship from { $hex }
option-place-pirate = Place a pirate ship on { $hex }
option-give-pirates = Lose { $good-one }
option-anger-by-pirates = Lower the mood of { $city }

# Options: civilizations and leaders

option-take-captive = Take { $unit-a } as a captive
option-sacrifice-captive = Give back a captive and draw another event
option-resolve-event = Resolve the event
option-turn-to-gold = Exchange { $good-one } for 1 gold
option-tributes = Tributes: collect in { $city } for 2 mood tokens
option-mass-sacrifice = Mass Sacrifice: build { $building-a } in { $city }
option-mass-sacrifice-wonder = Mass Sacrifice: build { $wonder-the } in { $city }
option-spread-fear = Spread of Fear: move { $unit-a } from { $hex } to { $hex2 }
option-hanging-gardens = Hanging Gardens: build { $wonder-the } in { $city }
option-found-by-ship = Hegemony: found a city on { $hex2 } with a ship of { $player-the } on { $hex }
option-dido-founds = Dido: found a city on { $hex } as a free action
option-dido-founds-by-ship = Dido: found a city on { $hex2 } with a ship of { $player-the } on { $hex }
option-settle-ashore = Put { $unit-a } ashore
option-navigator = Navigator: move ships from { $hex } as a free action
option-dido-dies = Dido sacrifices herself on { $hex }
option-tribal-allies = Tribal Allies: barbarians arrive
option-halt-barbarians = Stop the barbarians on { $hex }
option-terror = Drive { $unit-a } to { $hex }
option-keep-settler = Keep the settler on { $hex } for 1 food
option-imperial-army = Imperial Army: turn settlers and infantry
option-arm-settler = Turn a settler on { $hex } into infantry
option-disarm-infantry = Turn infantry on { $hex } into a settler
option-cancel-hit = Pay to cancel 1 hit
option-art-of-war = The Art of War: gain a Warfare advance
option-agriculture-economist = Agriculture Economist: gain an Agriculture advance
option-qins-wall = Qin Shi Huang: build { $wonder-the } in { $city }
option-beloved = Beloved: put a culture token on { $city }
option-take-ideas = Gain 2 ideas
option-activate-instead = Count { $city } as activated
option-idol = Idol: play { $action-card-civil } ({ $action-card-number })
option-master = Master: gain an Education advance
option-lead-tribes = Pay to move the barbarians freely
option-cavalry-as-elephant = Use a cavalry die with { $number } like an elephant
option-enforce = Enforcer: { $city } acts as happy
option-golden-age = Golden Age: gain { $advance }
option-blade-tusks = Pay 1 ore for Bladed Tusks
option-shogunate-card = Shogunate: play { $action-card-civil } ({ $action-card-number })
option-shogunate-person = Shogunate: play { $event-card }
option-draft-card = Draft: draw an action card
option-way-of-the-sword = Pay 1 ore for Way of the Sword
option-take-back = Take back { $action-card }
option-japanese-buddhism = Japanese Buddhism: replace the { $building-small }
option-play-ball = Pay 1 mood token
option-consult-calendar = Calendar: look at the next event
option-sink-event = Calendar: put the event under the deck for 1 culture token
option-cultural-influx = Try to influence
option-reconstruct = Replace the { $building-small } by { $building2-a }
option-send-immortals = { $number ->
    [one] Pay 1 culture token for Immortals
   *[other] Pay { $number } culture tokens for Immortals
}
option-king-of-persia = King of Persia: gain tokens in { $city }
option-follow-strategy = Give up its effect for 2 more combat value
option-architect-building = Architect: build { $building-a } in { $city }
option-architect-wonder = Architect: build { $wonder-the } in { $city }
option-constructor = Constructor: gain a Construction advance
option-protect = Pay 1 culture token to cancel a hit
option-buy-sanitation = Aqueduct: gain Sanitation as a free action
option-calm-province = Make { $city } happy for 1 culture token
option-princeps = Princeps: draw two cards in { $city }
option-dismiss-action-card = Discard { $action-card }
option-dismiss-objective = Discard { $objective-card }
option-statesman = Statesman: raise { $city } as a free action
option-proconsul = Place infantry in { $city } for 1 gold
option-give-raiders = Lose { $good-one }
option-raise-rune-stone = Raise a rune stone
option-danegeld = Danegeld: take the gain of Taxes in { $city }
option-legendary-explorer = Legendary Explorer: mark the tile at { $hex }
option-new-colonies = New Colonies: land all units from { $hex }

# The log: the turn

log-leads = { $player-person } leads { $civilization-the }.
log-starts = { $player } is the starting player.
log-turn-begins = Age { $number ->
        [1] I
        [2] II
        [3] III
        [4] IV
        [5] V
        [6] VI
       *[7] VII
    }, round { $number2 }: turn of { $player-the }.
log-gives-up = { $number ->
    [one] { $player } gives up 1 main action.
   *[other] { $player } gives up { $number } main actions.
}
log-sudden-roll = The roll for the end of the game is { $number }.
log-status-phase = Status phase of age { $number ->
        [1] I
        [2] II
        [3] III
        [4] IV
        [5] V
        [6] VI
       *[7] VII
    }.
log-scores = { $number2 ->
    [0] { $player } has { $number } VP in all.
   *[other] { $player } has { $number }½ VP in all.
}
log-wins = { $player } wins.
log-pays = { $player } pays { $bundle }.
log-gains = { $player } gains { $bundle }.
log-loses = { $player } loses { $bundle }.
log-gains-action = { $player } gains 1 main action.
log-loses-action = { $player } has 1 main action fewer in the next turn.
log-action-lost = { $player } loses 1 main action.
log-gains-advance = { $player } gains { $advance }.
log-gains-special = { $player } gains the special advance { $special }.
log-loses-advance = { $player } loses { $advance }.
log-loses-special = { $player } loses the special advance { $special }.
log-borrows = Great Library: { $player } uses { $advance } this turn.
log-discards-for-action = Great Statue: { $player } discards an objective card for 1 main action.
log-rules-absolutely = { $player } uses Absolute Power for 1 more main action.
log-forces-labor = Forced Labor: angry cities of { $player-the } work as neutral.

# The log: cities

log-founded = { $player } founds the city { $city }.
log-activated = { $player } activates { $city }.
log-collects = { $player } collects in { $city }.
log-built = { $player } builds { $building-a } in { $city }.
log-mood-changed = { $city } is now { $mood-small }.
log-razed = { $city } is razed.
log-recruits = { $player } recruits { $unit-a } on { $hex }.
log-calls-back = { $player } takes { $unit-a } from { $hex }.
log-gains-unit = { $player } gains { $unit-a } on { $hex }.
log-leader-comes = { $leader } of { $player-the } appears on { $hex }.
log-leader-goes = { $leader } of { $player-the } leaves the game.
log-leader-dies = { $leader } of { $player-the } is dead.
log-leader-defeated = { $leader } of { $player-the } is defeated by { $player2-the }.
log-draws-wonder = { $player } draws a wonder card.
log-drew-wonder = You drew { $wonder-the }.
log-lays-wonder = { $wonder } lies face up on the table.
log-takes-wonder = { $player } takes { $wonder-the } from the table.
log-hands-wonder = { $player } gives { $wonder-the } to { $player2-the }.
log-builds-wonder = { $player } builds { $wonder-the } in { $city }.
log-wonder-buried = { $wonder } is destroyed but still scored.
log-launches = Great Lighthouse: { $player } places a ship on { $hex }.

# The log: influence

log-tries-influence = { $player } tries to influence { $hex2 } from { $hex }.
log-rolls-influence = { $player } rolls { $number }, { $number2 } in all.
log-boosts-influence = { $player } boosts the roll to { $number }.
log-influences = { $player } replaces the { $building-small } in { $city }.
log-fails-influence = The influence of { $player-the } on { $hex } fails.
log-takes-over = { $player } takes over the barbarian city { $city }.

# The log: movement and exploration

log-moves = { $player } moves { $troop } to { $hex }.
log-moves-city = { $player } moves the city { $hex } to { $hex2 }.
log-explores = { $player } explores the tile at { $hex }.

# The log: combat

log-combat = Combat on { $hex }: { $player } against { $player2-the }.
log-walks-in = No resistance on { $hex } against { $player-the }.
log-automatic-victory = Great Wall: the attack on { $hex } fails, and { $player } wins.
log-combat-round = Round { $number } of the combat.
log-placed-card = { $player } places a card face down.
log-placed-this-card = You placed { $action-card }.
log-placed-no-card = { $player } places no card.
log-revealed = { $player } reveals { $tactics }.
log-combat-rolls = Roll of { $player-the }: { $dice }.
log-leader-rolls-again = The leader's die of { $player-the } is rolled again: { $face }.
log-combat-value = Combat value of { $player-the }: { $number }.
log-hits = Hits on { $player-the }: { $number }.
log-unit-falls = Loss of { $player-the } on { $hex }: { $unit-small }.
log-retreated = Retreat of { $player-the } from { $hex } to { $hex2 }.
log-withdrew = Tactical retreat of { $player-the } from { $hex } to { $hex2 }.
log-tactics-roll = { $tactics } of { $player-the }: { $dice }.
log-scouted = { $player } takes { $action-card } with Scout.
log-combat-won = Winner of the combat on { $hex }: { $player }.
log-no-winner = Nobody wins the combat on { $hex }.
log-cheers-on = Great Arena: { $player } pays for 1 more combat value.
log-conquered = { $city } of { $player2-the } is conquered by { $player-the }.
log-refugees-settle = { $player } places a settler in { $city }.
log-fanatic-rises = Fanaticism: { $player } places infantry in { $city }.
log-event-scored = { $player } scores with { $event }.

# The log: cards

log-draws-action-card = { $player } draws an action card.
log-drew-action-card = You drew { $action-card }.
log-takes-discarded-action-card = { $player } takes { $action-card } from the discard pile.
log-discards-action-card = { $player } discards { $action-card }.
log-discards-person = { $player } discards { $event-card }.
log-plays-card = { $player } plays { $action-card-civil }.
log-aims-card = { $action-card-civil } of { $player-the } is aimed at { $player2-the }.
log-card-cancelled = Subterfuge: { $player } cancels the card of { $player2-the }.
log-draws-objective = { $player } draws an objective card.
log-drew-objective = You drew { $objective-card }.
log-discards-objective = { $player } discards { $objective-card }.
log-completes = { $player } completes { $objective }.
log-sees-action-card = { $player } holds { $action-card }.
log-sees-objective = { $player } holds { $objective-card }.
log-sees-wonder = { $player } holds { $wonder-the }.
log-spy-swaps = { $player } exchanges a card with { $player2-the }.
log-spy-swaps-action-cards = { $player } takes { $action-card } for { $action-card2 }.
log-spy-swaps-objectives = { $player } takes { $objective-card } for { $objective-card2 }.
log-spy-swaps-wonders = { $player } takes { $wonder-the } for { $wonder2-the }.
log-hires = { $player } hires the barbarians on { $hex }.
log-truce = { $player } and { $player2 } may not attack each other for now.
log-settler-placed = { $player } places a settler in { $city }.
log-militia-placed = { $player } places infantry in { $city }.
log-saw-objective = You see { $objective-card }.
log-swaps-objective = { $player } exchanges an objective card.

# The log: trading with other players

log-offers-trade = { $player } offers { $player2-the }: { $deal }.
log-for-that-trade = In return { $player } asks { $player2-the } for: { $deal }.
log-shows-action-card = { $player } shows { $action-card }.
log-shows-objective = { $player } shows { $objective-card }.
log-shows-wonder = { $player } shows { $wonder-the }.
log-declines-trade = { $player } declines.
log-hands-over = { $player } gives { $player2-the }: { $deal }.
log-got-action-card = { $player } gives { $player2-the } { $action-card }.
log-got-objective = { $player } gives { $player2-the } { $objective-card }.
log-got-wonder = { $player } gives { $player2-the } { $wonder-the }.
log-trades = { $player } trades from { $hex } with { $city }.

# The log: the status phase

log-changes-government = { $player } changes to { $group }.
log-moves-cube = { $player } moves a cube to { $advance }.
log-names-starter = { $player } names { $player2-the } as starting player.

# The log: events, barbarians, pirates

log-event-drawn = { $player } draws the event { $event-card }.
log-event-replaced = { $player } replaces the event { $event-card }.
log-takes-discarded-event = Great Mausoleum: { $player } resolves { $event-card } again.
log-event-seen = The next event is { $event-card }.
log-event-sunk = { $player } puts the event under the deck.
log-event-scores = { $number ->
    [1] { $player } scores ½ VP.
    [2] { $player } scores 1 VP.
    [3] { $player } scores 1½ VP.
    [4] { $player } scores 2 VP.
    [6] { $player } scores 3 VP.
    [8] { $player } scores 4 VP.
   *[other] { $player } scores { $number } half points.
}
log-land-exhausted = The land of { $hex } is exhausted.
log-building-destroyed = { $city } loses its { $building-small }.
log-city-destroyed = { $city } is destroyed.
log-myths-help = Myths: { $player } keeps the mood of { $city }.
log-loss-averted = Storm Master: { $player } averts the event on { $hex }.
log-temple-reformed = Reformation: the temple in { $city } now belongs to { $player-the }.
log-person-bought = { $player } buys { $event-card }.
log-person-unsold = Nobody buys { $event-card }.
log-person-played = { $player } plays { $event-card }.
log-person-leaves = { $event-card } leaves { $player-the }.
log-diplomat-pact = Great Diplomat: { $player } and { $player2 } make a pact.
log-objective-assigned = { $player } will get an objective card of the Great Seer.
log-objective-assigned-card = { $player } will get { $objective-card }.
log-barbarians-settle = Barbarians settle on { $hex }.
log-barbarians-grow = The barbarians in { $city } get { $unit-a }.
log-barbarians-march = Barbarians move from { $hex } to { $hex2 }.
log-barbarians-held = { $player } holds back the barbarians on { $hex }.
log-pirates-come = A pirate ship appears on { $hex }.
log-pirates-leave = A pirate ship leaves { $hex }.
log-pirates-anger = Pirates lower the mood of { $city } of { $player-the }.

# The log: civilizations and leaders

log-captures-unit = { $player } takes { $unit-a } of { $player2-the } as a captive.
log-sacrifices = Human Sacrifice: { $player } discards the event { $event-card }.
log-spreads-fear = Spread of Fear: { $player } moves a unit from { $hex } to { $hex2 }.
log-founds-by-ship = { $player } founds { $city } with a ship.
log-sacrifices-herself = Queen Dido of { $player-the } sacrifices herself on { $hex }.
log-druids-influence = Druids: { $player } puts a token under the settlement { $city }.
log-halts-barbarians = { $player } stops the barbarians on { $hex }.
log-terrifies = Terror: { $player } drives { $unit-a } to { $hex }.
log-keeps-settler = { $player } keeps the settler on { $hex }.
log-arms-settler = { $player } turns a settler on { $hex } into infantry.
log-disarms-infantry = { $player } turns infantry on { $hex } into a settler.
log-beloved-token = { $number ->
    [one] Beloved: 1 token of { $player-the } lies on { $city }.
   *[other] Beloved: { $number } tokens of { $player-the } lie on { $city }.
}
log-toll-paid = { $number ->
    [one] { $player } pays 1 culture token to attack { $city }.
   *[other] { $player } pays { $number } culture tokens to attack { $city }.
}
log-stands-in = City States: { $city } of { $player-the } counts as activated instead of { $city2 }.
log-leads-tribes = Hunnic Tribes: { $player } moves the barbarians freely.
log-enforces = Enforcer: { $city } of { $player-the } acts as happy.
log-blades-tusks = { $player } uses Bladed Tusks.
log-draws-sword = { $player } uses Way of the Sword.
log-takes-back = { $player } takes back { $action-card }.
log-plays-ball = Ballcourts: { $city } of { $player-the } counts as 1 larger.
log-consults-calendar = { $player } consults the Calendar.
log-reconstructs = In { $city } the { $building-small } becomes { $building2-a }.
log-immortals-fight = Immortals: { $number } more combat value for { $player-the }.
log-strategy = Strategist: { $player } has 2 more combat value in place of the card.
log-converts-unit = { $player } converts { $unit-a } on { $hex }.
log-protects = Protector: { $player } cancels 1 hit.
log-raises-rune-stone = { $player } raises a rune stone.
log-explorer-token = { $player } puts an explorer token on the tile at { $hex }.

# Players and their goods

player-player-1 = Player 1
    .the = Player 1
player-player-2 = Player 2
    .the = Player 2
player-player-3 = Player 3
    .the = Player 3
player-player-4 = Player 4
    .the = Player 4
player-barbarians = Barbarians
    .the = the barbarians
player-pirates = Pirates
    .the = the pirates

good-food = Food
    .small = food
    .one = 1 food
good-wood = Wood
    .small = wood
    .one = 1 wood
good-ore = Ore
    .small = ore
    .one = 1 ore
good-ideas = Ideas
    .small = ideas
    .one = 1 idea
good-gold = Gold
    .small = gold
    .one = 1 gold
good-mood = Mood tokens
    .small = mood tokens
    .one = 1 mood token
good-culture = Culture tokens
    .small = culture tokens
    .one = 1 culture token
good-captives = Captives
    .small = captives
    .one = 1 captive

item-food = Food
    .small = food
    .one = 1 food
item-wood = Wood
    .small = wood
    .one = 1 wood
item-ore = Ore
    .small = ore
    .one = 1 ore
item-ideas = Ideas
    .small = ideas
    .one = 1 idea
item-gold = Gold
    .small = gold
    .one = 1 gold
item-mood = Mood tokens
    .small = mood tokens
    .one = 1 mood token
item-culture = Culture tokens
    .small = culture tokens
    .one = 1 culture token
item-captives = Captives
    .small = captives
    .one = 1 captive
item-action-card = Action cards
    .small = action cards
    .one = 1 action card
item-objective-card = Objective cards
    .small = objective cards
    .one = 1 objective card
item-wonder-card = Wonder cards
    .small = wonder cards
    .one = 1 wonder card

count-nothing = nothing
count-good-food = { $number } food
count-good-wood = { $number } wood
count-good-ore = { $number } ore
count-good-ideas = { $number ->
    [one] { $number } idea
   *[other] { $number } ideas
}
count-good-gold = { $number } gold
count-good-mood = { $number ->
    [one] { $number } mood token
   *[other] { $number } mood tokens
}
count-good-culture = { $number ->
    [one] { $number } culture token
   *[other] { $number } culture tokens
}
count-good-captives = { $number ->
    [one] { $number } captive
   *[other] { $number } captives
}
count-item-food = { $number } food
count-item-wood = { $number } wood
count-item-ore = { $number } ore
count-item-ideas = { $number ->
    [one] { $number } idea
   *[other] { $number } ideas
}
count-item-gold = { $number } gold
count-item-mood = { $number ->
    [one] { $number } mood token
   *[other] { $number } mood tokens
}
count-item-culture = { $number ->
    [one] { $number } culture token
   *[other] { $number } culture tokens
}
count-item-captives = { $number ->
    [one] { $number } captive
   *[other] { $number } captives
}
count-item-action-card = { $number ->
    [one] { $number } action card
   *[other] { $number } action cards
}
count-item-objective-card = { $number ->
    [one] { $number } objective card
   *[other] { $number } objective cards
}
count-item-wonder-card = { $number ->
    [one] { $number } wonder card
   *[other] { $number } wonder cards
}

# Units and city pieces

unit-settler = Settler
    .small = settler
    .a = a settler
unit-infantry = Infantry
    .small = infantry
    .a = infantry
unit-ship = Ship
    .small = ship
    .a = a ship
unit-cavalry = Cavalry
    .small = cavalry
    .a = cavalry
unit-elephant = Elephant
    .small = elephant
    .a = an elephant
unit-leader = Leader
    .small = leader
    .a = a leader
count-unit-settler = { $number ->
    [one] { $number } settler
   *[other] { $number } settlers
}
count-unit-infantry = { $number } infantry
count-unit-ship = { $number ->
    [one] { $number } ship
   *[other] { $number } ships
}
count-unit-cavalry = { $number } cavalry
count-unit-elephant = { $number ->
    [one] { $number } elephant
   *[other] { $number } elephants
}
count-unit-leader = { $number ->
    [one] { $number } leader
   *[other] { $number } leaders
}

trader-settler = Settler
    .a = a settler
trader-infantry = Infantry
    .a = infantry
trader-ship = Ship
    .a = a ship
trader-cavalry = Cavalry
    .a = cavalry
trader-elephant = Elephant
    .a = an elephant
trader-leader = Leader
    .a = a leader
trader-port = Port
    .a = a port

condition-fresh = free to move
condition-fought = fought
condition-on-mountain = entered Mountain
condition-fought-on-mountain = fought, entered Mountain
condition-in-forest = entered Forest
condition-fought-in-forest = fought, entered Forest
condition-on-mountain-in-forest = entered Mountain, entered Forest
condition-fought-on-mountain-in-forest = fought, entered Mountain, entered Forest
condition-on-grass = entered Grassland
condition-fought-on-grass = fought, entered Grassland
condition-on-mountain-on-grass = entered Mountain, entered Grassland
condition-fought-on-mountain-on-grass = fought, entered Mountain, entered Grassland
condition-in-forest-on-grass = entered Forest, entered Grassland
condition-fought-in-forest-on-grass = fought, entered Forest, entered Grassland
condition-on-mountain-in-forest-on-grass = entered Mountain, entered Forest, entered Grassland
condition-fought-on-mountain-in-forest-on-grass = fought, entered Mountain, entered Forest, entered Grassland
condition-moved = has moved
condition-fought-moved = fought, has moved
condition-on-mountain-moved = entered Mountain, has moved
condition-fought-on-mountain-moved = fought, entered Mountain, has moved
condition-in-forest-moved = entered Forest, has moved
condition-fought-in-forest-moved = fought, entered Forest, has moved
condition-on-mountain-in-forest-moved = entered Mountain, entered Forest, has moved
condition-fought-on-mountain-in-forest-moved = fought, entered Mountain, entered Forest, has moved
condition-on-grass-moved = entered Grassland, has moved
condition-fought-on-grass-moved = fought, entered Grassland, has moved
condition-on-mountain-on-grass-moved = entered Mountain, entered Grassland, has moved
condition-fought-on-mountain-on-grass-moved = fought, entered Mountain, entered Grassland, has moved
condition-in-forest-on-grass-moved = entered Forest, entered Grassland, has moved
condition-fought-in-forest-on-grass-moved = fought, entered Forest, entered Grassland, has moved
condition-on-mountain-in-forest-on-grass-moved = entered Mountain, entered Forest, entered Grassland, has moved
condition-fought-on-mountain-in-forest-on-grass-moved = fought, entered Mountain, entered Forest, entered Grassland, has moved

building-academy = Academy
    .small = academy
    .a = an academy
building-fortress = Fortress
    .small = fortress
    .a = a fortress
building-port = Port
    .small = port
    .a = a port
building-temple = Temple
    .small = temple
    .a = a temple
building-market = Market
    .small = market
    .a = a market
building-obelisk = Obelisk
    .small = obelisk
    .a = an obelisk
building-observatory = Observatory
    .small = observatory
    .a = an observatory

wonder-great-arena = Great Arena
    .the = the Great Arena
wonder-great-gardens = Great Gardens
    .the = the Great Gardens
wonder-great-library = Great Library
    .the = the Great Library
wonder-great-lighthouse = Great Lighthouse
    .the = the Great Lighthouse
wonder-great-mausoleum = Great Mausoleum
    .the = the Great Mausoleum
wonder-great-pyramid = Great Pyramid
    .the = the Great Pyramid
wonder-great-statue = Great Statue
    .the = the Great Statue
wonder-great-wall = Great Wall
    .the = the Great Wall

# The map

terrain-grassland = Grassland
terrain-forest = Forest
terrain-mountain = Mountain
terrain-barren = Barren
terrain-sea = Sea
mood-angry = Angry
    .small = angry
mood-neutral = Neutral
    .small = neutral
mood-happy = Happy
    .small = happy
tile-t5 = Tile 5
tile-t6 = Tile 6
tile-t7 = Tile 7
tile-t8 = Tile 8
tile-t9 = Tile 9
tile-t10 = Tile 10
tile-t11 = Tile 11
tile-t12 = Tile 12
tile-t13 = Tile 13
tile-t14 = Tile 14
tile-t15 = Tile 15
tile-t16 = Tile 16
tile-t17 = Tile 17
tile-t18 = Tile 18
tile-t19 = Tile 19
tile-t20 = Tile 20
turn-straight = as it is
turn-turned = turned by half

hex-a1 = A1
hex-a2 = A2
hex-a3 = A3
hex-a4 = A4
hex-a5 = A5
hex-a6 = A6
hex-a7 = A7
hex-a8 = A8
hex-a9 = A9
hex-a10 = A10
hex-b1 = B1
hex-b2 = B2
hex-b3 = B3
hex-b4 = B4
hex-b5 = B5
hex-b6 = B6
hex-b7 = B7
hex-b8 = B8
hex-b9 = B9
hex-b10 = B10
hex-c1 = C1
hex-c2 = C2
hex-c3 = C3
hex-c4 = C4
hex-c5 = C5
hex-c6 = C6
hex-c7 = C7
hex-c8 = C8
hex-c9 = C9
hex-c10 = C10
hex-d1 = D1
hex-d2 = D2
hex-d3 = D3
hex-d4 = D4
hex-d5 = D5
hex-d6 = D6
hex-d7 = D7
hex-d8 = D8
hex-d9 = D9
hex-d10 = D10
hex-e1 = E1
hex-e2 = E2
hex-e3 = E3
hex-e4 = E4
hex-e5 = E5
hex-e6 = E6
hex-e7 = E7
hex-e8 = E8
hex-e9 = E9
hex-e10 = E10
hex-f1 = F1
hex-f2 = F2
hex-f3 = F3
hex-f4 = F4
hex-f5 = F5
hex-f6 = F6
hex-f7 = F7
hex-f8 = F8
hex-f9 = F9
hex-f10 = F10
hex-g1 = G1
hex-g2 = G2
hex-g3 = G3
hex-g4 = G4
hex-g5 = G5
hex-g6 = G6
hex-g7 = G7
hex-g8 = G8
hex-g9 = G9
hex-g10 = G10
hex-h1 = H1
hex-h2 = H2
hex-h3 = H3
hex-h4 = H4
hex-h5 = H5
hex-h6 = H6
hex-h7 = H7
hex-h8 = H8
hex-h9 = H9
hex-h10 = H10
hex-i1 = I1
hex-i2 = I2
hex-i3 = I3
hex-i4 = I4
hex-i5 = I5
hex-i6 = I6
hex-i7 = I7
hex-i8 = I8
hex-i9 = I9
hex-i10 = I10
hex-j1 = J1
hex-j2 = J2
hex-j3 = J3
hex-j4 = J4
hex-j5 = J5
hex-j6 = J6
hex-j7 = J7
hex-j8 = J8
hex-j9 = J9
hex-j10 = J10
hex-k1 = K1
hex-k2 = K2
hex-k3 = K3
hex-k4 = K4
hex-k5 = K5
hex-k6 = K6
hex-k7 = K7
hex-k8 = K8
hex-k9 = K9
hex-k10 = K10

city-a1 = A1
city-a2 = A2
city-a3 = A3
city-a4 = A4
city-a5 = A5
city-a6 = A6
city-a7 = A7
city-a8 = A8
city-a9 = A9
city-a10 = A10
city-b1 = B1
city-b2 = B2
city-b3 = B3
city-b4 = B4
city-b5 = B5
city-b6 = B6
city-b7 = B7
city-b8 = B8
city-b9 = B9
city-b10 = B10
city-c1 = C1
city-c2 = C2
city-c3 = C3
city-c4 = C4
city-c5 = C5
city-c6 = C6
city-c7 = C7
city-c8 = C8
city-c9 = C9
city-c10 = C10
city-d1 = D1
city-d2 = D2
city-d3 = D3
city-d4 = D4
city-d5 = D5
city-d6 = D6
city-d7 = D7
city-d8 = D8
city-d9 = D9
city-d10 = D10
city-e1 = E1
city-e2 = E2
city-e3 = E3
city-e4 = E4
city-e5 = E5
city-e6 = E6
city-e7 = E7
city-e8 = E8
city-e9 = E9
city-e10 = E10
city-f1 = F1
city-f2 = F2
city-f3 = F3
city-f4 = F4
city-f5 = F5
city-f6 = F6
city-f7 = F7
city-f8 = F8
city-f9 = F9
city-f10 = F10
city-g1 = G1
city-g2 = G2
city-g3 = G3
city-g4 = G4
city-g5 = G5
city-g6 = G6
city-g7 = G7
city-g8 = G8
city-g9 = G9
city-g10 = G10
city-h1 = H1
city-h2 = H2
city-h3 = H3
city-h4 = H4
city-h5 = H5
city-h6 = H6
city-h7 = H7
city-h8 = H8
city-h9 = H9
city-h10 = H10
city-i1 = I1
city-i2 = I2
city-i3 = I3
city-i4 = I4
city-i5 = I5
city-i6 = I6
city-i7 = I7
city-i8 = I8
city-i9 = I9
city-i10 = I10
city-j1 = J1
city-j2 = J2
city-j3 = J3
city-j4 = J4
city-j5 = J5
city-j6 = J6
city-j7 = J7
city-j8 = J8
city-j9 = J9
city-j10 = J10
city-k1 = K1
city-k2 = K2
city-k3 = K3
city-k4 = K4
city-k5 = K5
city-k6 = K6
city-k7 = K7
city-k8 = K8
city-k9 = K9
city-k10 = K10

# Dice: the number of a face and its symbol

face-1-leader = 1 leader
face-2-cavalry = 2 cavalry
face-2-elephant = 2 elephant
face-3-elephant = 3 elephant
face-3-infantry = 3 infantry
face-4-cavalry = 4 cavalry
face-4-elephant = 4 elephant
face-5-cavalry = 5 cavalry
face-5-infantry = 5 infantry
face-6-infantry = 6 infantry
count-face-1-leader = { $number ->
    [one] 1 leader
   *[other] 1 leader × { $number }
}
count-face-2-cavalry = { $number ->
    [one] 2 cavalry
   *[other] 2 cavalry × { $number }
}
count-face-2-elephant = { $number ->
    [one] 2 elephant
   *[other] 2 elephant × { $number }
}
count-face-3-elephant = { $number ->
    [one] 3 elephant
   *[other] 3 elephant × { $number }
}
count-face-3-infantry = { $number ->
    [one] 3 infantry
   *[other] 3 infantry × { $number }
}
count-face-4-cavalry = { $number ->
    [one] 4 cavalry
   *[other] 4 cavalry × { $number }
}
count-face-4-elephant = { $number ->
    [one] 4 elephant
   *[other] 4 elephant × { $number }
}
count-face-5-cavalry = { $number ->
    [one] 5 cavalry
   *[other] 5 cavalry × { $number }
}
count-face-5-infantry = { $number ->
    [one] 5 infantry
   *[other] 5 infantry × { $number }
}
count-face-6-infantry = { $number ->
    [one] 6 infantry
   *[other] 6 infantry × { $number }
}

# Advances

group-agriculture = Agriculture
group-construction = Construction
group-seafaring = Seafaring
group-education = Education
group-warfare = Warfare
group-spirituality = Spirituality
group-economy = Economy
group-culture = Culture
group-science = Science
group-democracy = Democracy
group-autocracy = Autocracy
group-theocracy = Theocracy

advance-farming = Farming
advance-storage = Storage
advance-irrigation = Irrigation
advance-husbandry = Husbandry
advance-mining = Mining
advance-engineering = Engineering
advance-sanitation = Sanitation
advance-roads = Roads
advance-fishing = Fishing
advance-navigation = Navigation
advance-war-ships = War Ships
advance-cartography = Cartography
advance-writing = Writing
advance-public-education = Public Education
advance-free-education = Free Education
advance-philosophy = Philosophy
advance-tactics = Tactics
advance-siegecraft = Siegecraft
advance-steel-weapons = Steel Weapons
advance-draft = Draft
advance-myths = Myths
advance-rituals = Rituals
advance-priesthood = Priesthood
advance-state-religion = State Religion
advance-bartering = Bartering
advance-trade-routes = Trade Routes
advance-taxes = Taxes
advance-currency = Currency
advance-arts = Arts
advance-sports = Sports
advance-monuments = Monuments
advance-theaters = Theaters
advance-math = Math
advance-astronomy = Astronomy
advance-medicine = Medicine
advance-metallurgy = Metallurgy
advance-voting = Voting
advance-separation-of-power = Separation of Power
advance-civil-liberties = Civil Liberties
advance-free-economy = Free Economy
advance-nationalism = Nationalism
advance-totalitarianism = Totalitarianism
advance-absolute-power = Absolute Power
advance-forced-labor = Forced Labor
advance-dogma = Dogma
advance-devotion = Devotion
advance-conversion = Conversion
advance-fanaticism = Fanaticism

# Civilizations, their special advances and leaders

civilization-aztecs = Aztecs
    .the = the Aztecs
civilization-babylonia = Babylonia
    .the = Babylonia
civilization-carthage = Carthage
    .the = Carthage
civilization-celts = Celts
    .the = the Celts
civilization-china = China
    .the = China
civilization-egypt = Egypt
    .the = Egypt
civilization-greece = Greece
    .the = Greece
civilization-huns = Huns
    .the = the Huns
civilization-india = India
    .the = India
civilization-japan = Japan
    .the = Japan
civilization-maya = Maya
    .the = the Maya
civilization-persia = Persia
    .the = Persia
civilization-phoenicia = Phoenicia
    .the = Phoenicia
civilization-rome = Rome
    .the = Rome
civilization-vikings = Vikings
    .the = the Vikings

special-captives = Captives
special-human-sacrifice = Human Sacrifice
special-aztec-gold = Aztec Gold
special-tribute-empire = Tribute Empire
special-canals = Canals
special-code-of-laws = Code of Laws
special-star-catalogues = Star Catalogues
special-ziggurats = Ziggurats
special-warbeasts = Warbeasts
special-hegemony = Hegemony
special-pirate-allies = Pirate Allies
special-mercenaries = Mercenaries
special-tribal-warfare = Tribal Warfare
special-tribal-allies = Tribal Allies
special-druidic-influence = Druidic Influence
special-tribal-trade = Tribal Trade
special-rice-cultivation = Rice Cultivation
special-expansion = Expansion
special-fireworks = Fireworks
special-imperial-army = Imperial Army
special-flood-plains = Flood Plains
special-architecture = Architecture
special-embalming = Embalming
special-man-god = Man God
special-study = Study
special-sparta = Sparta
special-hellenistic-culture = Hellenistic Culture
special-city-states = City States
special-nomads = Nomads
special-mounted-archers = Mounted Archers
special-raiders = Raiders
special-hunnic-tribes = Hunnic Tribes
special-indian-elephants = Indian Elephants
special-proselytism = Proselytism
special-prosperity = Prosperity
special-peace-and-poetry = Peace & Poetry
special-pottery = Pottery
special-horsemanship = Horsemanship
special-subterfuge = Subterfuge
special-shogunate = Shogunate
special-terracing = Terracing
special-stelas = Stelas
special-ballcourts = Ballcourts
special-calendar = Calendar
special-persian-elephants = Persian Elephants
special-immortals = Immortals
special-zoroastrianism = Zoroastrianism
special-banking = Banking
special-city-independence = City Independence
special-biremes = Biremes
special-alphabet = Alphabet
special-cedars-and-dyes = Cedars & Dyes
special-aqueduct = Aqueduct
special-roman-roads = Roman Roads
special-captivi = Captivi
special-provinces = Provinces
special-ship-construction = Ship Construction
special-longships = Longships
special-raiding = Raiding
special-rune-stones = Rune Stones

leader-acamapichtli = Acamapichtli
leader-ahuitzotl = Ahuitzotl
leader-marqzen = Marqzen
leader-hammurabi = Hammurabi
leader-nebuchadnezzar-ii = Nebuchadnezzar II
leader-nabopolassar = Nabopolassar
leader-queen-dido = Queen Dido
leader-hanno-the-great = Hanno the Great
leader-hannibal = Hannibal
leader-viriathus = Viriathus
leader-vercingetorix = Vercingetorix
leader-queen-boudica = Queen Boudica
leader-sun-tzu = Sun Tzu
leader-qin-shi-huang = Qin Shi Huang
leader-wu-zetian = Wu Zetian
leader-cleopatra = Cleopatra
leader-imhotep = Imhotep
leader-ramses-ii = Ramses II
leader-alexander-the-great = Alexander the Great
leader-leonidas-i = Leonidas I
leader-pericles = Pericles
leader-attila = Attila
leader-bleda = Bleda
leader-rugila = Rugila
leader-maharaja-sri-gupta = Maharaja Sri Gupta
leader-ashoka-the-great = Ashoka the Great
leader-akbar-the-great = Akbar the Great
leader-go-toba = Go-Toba
leader-jimmu = Jimmu
leader-suiko = Suiko
leader-kinich-janaab-pakal-i = K'inich Janaab Pakal I
leader-siyaj-kak = Siyaj K'ak'
leader-wak-chanil-ajaw = Wak Chanil Ajaw
leader-cyrus-the-great = Cyrus the Great
leader-darius = Darius
leader-xerxes-i = Xerxes I
leader-ithobaal = Ithobaal
leader-hiram = Hiram
leader-pygmalion = Pygmalion
leader-augustus = Augustus
leader-gaius-julius-caesar = Gaius Julius Caesar
leader-sulla = Sulla
leader-knut-the-great = Knut the Great
leader-erik-the-red = Erik the Red
leader-ragnar-lodbrok = Ragnar Lodbrok

# Action cards: the upper half, the lower half, the number of the card

civil-quick-advance = Quick Advance
civil-inspiration = Inspiration
civil-hero-general = Hero General
civil-spy = Spy
civil-ideas = Ideas
civil-great-ideas = Great Ideas
civil-mercenaries = Mercenaries
civil-cultural-takeover = Cultural Takeover
civil-city-development = City Development
civil-production-focus = Production Focus
civil-explorer = Explorer
civil-negotiations = Negotiations
civil-leadership = Leadership
civil-assassination = Assassination
civil-mass-production = Mass Production
civil-new-plans = New Plans
civil-synergies = Synergies
civil-teach-us = Teach Us
civil-militia = Militia
civil-technology-trade = Technology Trade
civil-new-ideas = New Ideas

tactics-peltasts = Peltasts
tactics-encircled = Encircled
tactics-wedge-formation = Wedge Formation
tactics-high-morale = High Morale
tactics-heavy-resistance = Heavy Resistance
tactics-high-ground = High Ground
tactics-surprise = Surprise
tactics-siege = Siege
tactics-for-the-people = For the People
tactics-improved-defenses = Improved Defenses
tactics-tactical-retreat = Tactical Retreat
tactics-defensive-formation = Defensive Formation
tactics-scout = Scout
tactics-martyr = Martyr
tactics-archers = Archers
tactics-flanking = Flanking

action-card-a1 = Quick Advance / Peltasts (A1)
    .civil = Quick Advance
    .tactics = Peltasts
    .number = A1
action-card-a2 = Quick Advance / Encircled (A2)
    .civil = Quick Advance
    .tactics = Encircled
    .number = A2
action-card-a3 = Inspiration / Encircled (A3)
    .civil = Inspiration
    .tactics = Encircled
    .number = A3
action-card-a4 = Inspiration / Peltasts (A4)
    .civil = Inspiration
    .tactics = Peltasts
    .number = A4
action-card-a5 = Hero General / Wedge Formation (A5)
    .civil = Hero General
    .tactics = Wedge Formation
    .number = A5
action-card-a6 = Hero General / High Morale (A6)
    .civil = Hero General
    .tactics = High Morale
    .number = A6
action-card-a7 = Spy / Heavy Resistance (A7)
    .civil = Spy
    .tactics = Heavy Resistance
    .number = A7
action-card-a8 = Spy / High Morale (A8)
    .civil = Spy
    .tactics = High Morale
    .number = A8
action-card-a9 = Ideas / High Ground (A9)
    .civil = Ideas
    .tactics = High Ground
    .number = A9
action-card-a10 = Ideas / Surprise (A10)
    .civil = Ideas
    .tactics = Surprise
    .number = A10
action-card-a11 = Great Ideas / Siege (A11)
    .civil = Great Ideas
    .tactics = Siege
    .number = A11
action-card-a12 = Great Ideas / High Ground (A12)
    .civil = Great Ideas
    .tactics = High Ground
    .number = A12
action-card-a13 = Mercenaries / For the People (A13)
    .civil = Mercenaries
    .tactics = For the People
    .number = A13
action-card-a14 = Mercenaries / Heavy Resistance (A14)
    .civil = Mercenaries
    .tactics = Heavy Resistance
    .number = A14
action-card-a15 = Cultural Takeover / Heavy Resistance (A15)
    .civil = Cultural Takeover
    .tactics = Heavy Resistance
    .number = A15
action-card-a16 = Cultural Takeover / Improved Defenses (A16)
    .civil = Cultural Takeover
    .tactics = Improved Defenses
    .number = A16
action-card-a17 = City Development / Tactical Retreat (A17)
    .civil = City Development
    .tactics = Tactical Retreat
    .number = A17
action-card-a18 = City Development / Peltasts (A18)
    .civil = City Development
    .tactics = Peltasts
    .number = A18
action-card-a19 = Production Focus / Tactical Retreat (A19)
    .civil = Production Focus
    .tactics = Tactical Retreat
    .number = A19
action-card-a20 = Production Focus / Peltasts (A20)
    .civil = Production Focus
    .tactics = Peltasts
    .number = A20
action-card-a21 = Explorer / Encircled (A21)
    .civil = Explorer
    .tactics = Encircled
    .number = A21
action-card-a22 = Explorer / Defensive Formation (A22)
    .civil = Explorer
    .tactics = Defensive Formation
    .number = A22
action-card-a23 = Negotiations / Scout (A23)
    .civil = Negotiations
    .tactics = Scout
    .number = A23
action-card-a24 = Negotiations / Martyr (A24)
    .civil = Negotiations
    .tactics = Martyr
    .number = A24
action-card-a25 = Leadership / High Ground (A25)
    .civil = Leadership
    .tactics = High Ground
    .number = A25
action-card-a26 = Leadership / Archers (A26)
    .civil = Leadership
    .tactics = Archers
    .number = A26
action-card-a27 = Assassination / High Ground (A27)
    .civil = Assassination
    .tactics = High Ground
    .number = A27
action-card-a28 = Assassination / Archers (A28)
    .civil = Assassination
    .tactics = Archers
    .number = A28
action-card-a29 = Mass Production / Defensive Formation (A29)
    .civil = Mass Production
    .tactics = Defensive Formation
    .number = A29
action-card-a30 = Mass Production / Encircled (A30)
    .civil = Mass Production
    .tactics = Encircled
    .number = A30
action-card-a31 = New Plans / Flanking (A31)
    .civil = New Plans
    .tactics = Flanking
    .number = A31
action-card-a32 = New Plans / High Morale (A32)
    .civil = New Plans
    .tactics = High Morale
    .number = A32
action-card-a33 = Synergies / Defensive Formation (A33)
    .civil = Synergies
    .tactics = Defensive Formation
    .number = A33
action-card-a34 = Synergies / Archers (A34)
    .civil = Synergies
    .tactics = Archers
    .number = A34
action-card-a35 = Teach Us / Defensive Formation (A35)
    .civil = Teach Us
    .tactics = Defensive Formation
    .number = A35
action-card-a36 = Teach Us / Archers (A36)
    .civil = Teach Us
    .tactics = Archers
    .number = A36
action-card-a37 = Militia / Wedge Formation (A37)
    .civil = Militia
    .tactics = Wedge Formation
    .number = A37
action-card-a38 = Militia / High Morale (A38)
    .civil = Militia
    .tactics = High Morale
    .number = A38
action-card-a39 = Technology Trade / Surprise (A39)
    .civil = Technology Trade
    .tactics = Surprise
    .number = A39
action-card-a40 = Technology Trade / High Ground (A40)
    .civil = Technology Trade
    .tactics = High Ground
    .number = A40
action-card-a41 = New Ideas / High Morale (A41)
    .civil = New Ideas
    .tactics = High Morale
    .number = A41
action-card-a42 = New Ideas / Flanking (A42)
    .civil = New Ideas
    .tactics = Flanking
    .number = A42

# Objectives: both on a card, and the number of the card

objective-large-civilization = Large Civilization
objective-scientific-lead = Scientific Lead
objective-coastal-culture = Coastal Culture
objective-advanced-culture = Advanced Culture
objective-religious-fervor = Religious Fervor
objective-city-planner = City Planner
objective-eureka = Eureka!
objective-happy-population = Happy Population
objective-education-lead = Education Lead
objective-optimized-storage = Optimized Storage
objective-wealth = Wealth
objective-ore-supplies = Ore Supplies
objective-wood-supplies = Wood Supplies
objective-food-supplies = Food Supplies
objective-architecture = Architecture
objective-goal-focused = Goal Focused
objective-colony = Colony
objective-culture-focus = Culture Focus
objective-consulate = Consulate
objective-science-focus = Science Focus
objective-trade-focus = Trade Focus
objective-metropolis = Metropolis
objective-seafarers = Seafarers
objective-government = Government
objective-expansionist = Expansionist
objective-city-founder = City Founder
objective-trade-power = Trade Power
objective-shipping-routes = Shipping Routes
objective-diversified-research = Diversified Research
objective-culture-power = Culture Power
objective-magnificent-culture = Magnificent Culture
objective-star-gazers = Star Gazers
objective-traders = Traders
objective-versatility = Versatility
objective-legacy = Legacy
objective-migration = Migration
objective-high-culture = High Culture
objective-draft = Draft
objective-conqueror = Conqueror
objective-warmonger = Warmonger
objective-general = General
objective-great-battle = Great Battle
objective-defiance = Defiance
objective-sea-blockade = Sea Blockade
objective-naval-assault = Naval Assault
objective-large-fleet = Large Fleet
objective-large-army = Large Army
objective-fortifications = Fortifications
objective-standing-army = Standing Army
objective-militarized = Militarized
objective-bold = Bold
objective-threat = Threat
objective-legendary-battle = Legendary Battle
objective-scavenger = Scavenger
objective-aggressor = Aggressor
objective-barbarian-conquest = Barbarian Conquest
objective-military-might = Military Might
objective-resistance = Resistance
objective-terror-regime = Terror Regime
objective-outpost = Outpost
objective-horse-power = Horse Power
objective-great-commander = Great Commander
objective-brutus = Brutus
objective-ivory-tower = Ivory Tower
objective-trample = Trample
objective-sea-cleansing = Sea Cleansing

objective-card-o1 = Large Civilization / Draft (1)
    .number = 1
objective-card-o2 = Scientific Lead / Conqueror (2)
    .number = 2
objective-card-o3 = Coastal Culture / Warmonger (3)
    .number = 3
objective-card-o4 = Advanced Culture / Warmonger (4)
    .number = 4
objective-card-o5 = Religious Fervor / General (5)
    .number = 5
objective-card-o6 = City Planner / Great Battle (6)
    .number = 6
objective-card-o7 = Eureka! / Defiance (7)
    .number = 7
objective-card-o8 = Happy Population / Conqueror (8)
    .number = 8
objective-card-o9 = Education Lead / Sea Blockade (9)
    .number = 9
objective-card-o10 = Optimized Storage / Naval Assault (10)
    .number = 10
objective-card-o11 = Wealth / Large Fleet (11)
    .number = 11
objective-card-o12 = Ore Supplies / Large Army (12)
    .number = 12
objective-card-o13 = Wood Supplies / Fortifications (13)
    .number = 13
objective-card-o14 = Food Supplies / Standing Army (14)
    .number = 14
objective-card-o15 = Architecture / Militarized (15)
    .number = 15
objective-card-o16 = Goal Focused / Bold (16)
    .number = 16
objective-card-o17 = Colony / Threat (17)
    .number = 17
objective-card-o18 = Culture Focus / Legendary Battle (18)
    .number = 18
objective-card-o19 = Consulate / Great Battle (19)
    .number = 19
objective-card-o20 = Science Focus / Naval Assault (20)
    .number = 20
objective-card-o21 = Trade Focus / Scavenger (21)
    .number = 21
objective-card-o22 = Metropolis / General (22)
    .number = 22
objective-card-o23 = Seafarers / Aggressor (23)
    .number = 23
objective-card-o24 = Government / Barbarian Conquest (24)
    .number = 24
objective-card-o25 = Government / Aggressor (25)
    .number = 25
objective-card-o26 = Expansionist / Military Might (26)
    .number = 26
objective-card-o27 = City Founder / Resistance (27)
    .number = 27
objective-card-o28 = Trade Power / Resistance (28)
    .number = 28
objective-card-o29 = Shipping Routes / Terror Regime (29)
    .number = 29
objective-card-o30 = Diversified Research / Bold (30)
    .number = 30
objective-card-o31 = Culture Power / Barbarian Conquest (31)
    .number = 31
objective-card-o32 = Magnificent Culture / Outpost (32)
    .number = 32
objective-card-o33 = Star Gazers / Horse Power (33)
    .number = 33
objective-card-o34 = Traders / Great Commander (34)
    .number = 34
objective-card-o35 = Versatility / Brutus (35)
    .number = 35
objective-card-o36 = Legacy / Ivory Tower (36)
    .number = 36
objective-card-o37 = Migration / Trample (37)
    .number = 37
objective-card-o38 = High Culture / Sea Cleansing (38)
    .number = 38

# Events

event-pestilence = Pestilence
event-epidemics = Epidemics
event-famine = Famine
event-severe-famine = Severe Famine
event-good-year-for-all = A Good Year
event-good-year = A Good Year
event-good-year-shared = A Good Year
event-awesome-year = An Awesome Year
event-awesome-year-for-all = An Awesome Year
event-awesome-year-shared = An Awesome Year
event-fantastic-year-for-all = A Fantastic Year
event-fantastic-year-shared = A Fantastic Year
event-fantastic-year = A Fantastic Year
event-great-explorer = Great Explorer
event-great-artist = Great Artist
event-great-prophet = Great Prophet
event-great-philosopher = Great Philosopher
event-great-scientist = Great Scientist
event-elder-statesman = Elder Statesman
event-great-warlord = Great Warlord
event-great-merchant = Great Merchant
event-great-engineer = Great Engineer
event-population-boom = Population Boom
event-volcano = Volcano
event-earthquake = Earthquake
event-heavy-earthquake = Heavy Earthquake
event-flood = Flood
event-heavy-flood = Heavy Flood
event-migration = Migration
event-civil-war = Civil War
event-revolution = Revolution
event-uprising = Uprising
event-envoy = Envoy
event-solar-eclipse = Solar Eclipse
event-trojan-horse = Trojan Horse
event-guillotine = Guillotine
event-anarchy = Anarchy
event-scientific-trade = Scientific Trade
event-flourishing-trade = Flourishing Trade
event-era-of-stability = Era of Stability
event-reformation = Reformation
event-pandemics = Pandemics
event-black-death = Black Death
event-famine-vermin = Famine: Vermin
event-famine-drought = Famine: Drought
event-fire = Fire
event-successful-year = A Successful Year
event-great-architect = Great Architect
event-great-athlete = Great Athlete
event-great-diplomat = Great Diplomat
event-great-seer = Great Seer

event-card-e1 = Pestilence
event-card-e2 = Epidemics
event-card-e3 = Famine
event-card-e4 = Famine
event-card-e5 = Famine
event-card-e6 = Severe Famine
event-card-e7 = Severe Famine
event-card-e8 = Severe Famine
event-card-e9 = A Good Year
event-card-e10 = A Good Year
event-card-e11 = A Good Year
event-card-e12 = An Awesome Year
event-card-e13 = An Awesome Year
event-card-e14 = An Awesome Year
event-card-e15 = A Fantastic Year
event-card-e16 = A Fantastic Year
event-card-e17 = A Fantastic Year
event-card-e18 = Great Explorer
event-card-e19 = Great Artist
event-card-e20 = Great Prophet
event-card-e21 = Great Philosopher
event-card-e22 = Great Scientist
event-card-e23 = Elder Statesman
event-card-e24 = Great Warlord
event-card-e25 = Great Merchant
event-card-e26 = Great Engineer
event-card-e27 = Population Boom
event-card-e28 = Population Boom
event-card-e29 = Volcano
event-card-e30 = Earthquake
event-card-e31 = Heavy Earthquake
event-card-e32 = Flood
event-card-e33 = Heavy Flood
event-card-e34 = Migration
event-card-e35 = Migration
event-card-e36 = Civil War
event-card-e37 = Civil War
event-card-e38 = Revolution
event-card-e39 = Uprising
event-card-e40 = Envoy
event-card-e41 = Solar Eclipse
event-card-e42 = Trojan Horse
event-card-e43 = Guillotine
event-card-e44 = Anarchy
event-card-e45 = Scientific Trade
event-card-e46 = Flourishing Trade
event-card-e47 = Era of Stability
event-card-e48 = Reformation
event-card-e49 = Pandemics
event-card-e50 = Black Death
event-card-e51 = Famine: Vermin
event-card-e52 = Famine: Drought
event-card-e53 = Fire
event-card-e54 = A Successful Year
event-card-e55 = Great Architect
event-card-e56 = Great Athlete
event-card-e57 = Great Diplomat
event-card-e58 = Great Seer

# What things do, for tooltips: advances

advance-farming-effect = You collect food from Grassland and wood from Forest.
advance-storage-effect = Your limit for food is 7 instead of 2.
advance-irrigation-effect = You collect 1 food from Barren hexes. You ignore the texts of events with “Famine” in the title.
advance-husbandry-effect = Once per turn, one of the hexes of a Collect may be a land hex at land distance 2 from the city. With Roads it may be two such hexes.
advance-mining-effect = You collect ore from Mountain.
advance-engineering-effect = When you gain it, draw 1 wonder card. You may build wonders.
advance-sanitation-effect = In each Recruit action one settler may cost 1 mood token instead of 2 food. You ignore the texts of Pestilence, Epidemics and Pandemics.
advance-roads-effect = For 1 food and 1 ore a land group may move up to 2 hexes, free of the restrictions of Mountain and Forest, if it starts or ends in a city of yours.
advance-fishing-effect = You may build ports. You collect 1 food from one adjacent Sea hex.
advance-navigation-effect = Your ships may sail around the edge of the map.
advance-war-ships-effect = Cancel 1 hit in round 1 of a naval combat, and in round 1 of a land combat right after you land.
advance-cartography-effect = After a Move action in which a ship of yours moved, gain 1 idea, and also 1 culture token if you used Navigation.
advance-writing-effect = You may build academies. When you gain it, draw 1 action card and 1 objective card.
advance-public-education-effect = Once per turn, gain 1 idea when you collect in a city with an academy.
advance-free-education-effect = When you pay at least 1 idea or 1 gold for another advance, you may pay 1 more idea to gain 1 mood token.
advance-philosophy-effect = Gain 1 idea now, and 1 idea whenever you gain a Science advance later.
advance-tactics-effect = You may build fortresses. Your army units may move, and you may use the lower halves of action cards in combat.
advance-siegecraft-effect = When you attack a city with a fortress, pay 2 wood to cancel its extra die, or 2 ore to cancel its protection from a hit, or both.
advance-steel-weapons-effect = Before a land combat, pay 1 ore: you have 2 more combat value in every round, or 1 more if the enemy has Steel Weapons too.
advance-draft-effect = In each Recruit action one infantry may cost 1 mood token instead of 1 food and 1 ore.
advance-myths-effect = You may build temples. When the text of an event lowers moods, you may pay 1 mood token per city to keep its mood.
advance-rituals-effect = In Increase Happiness any resources replace mood tokens one for one.
advance-priesthood-effect = Once per turn, a Science advance you gain with the Advance action costs no resources.
advance-state-religion-effect = Once per turn, a temple costs no food.
advance-bartering-effect = With the expansion you may build markets. Once per turn, as a free action, discard 1 action card to gain 1 gold or 1 culture token.
advance-trade-routes-effect = At the start of your turn gain 1 food for each trade route, at most 4. A route joins a settler or ship of yours with an opponent's city, not angry, within 2 hexes.
advance-taxes-effect = Main action, once per turn: pay 1 mood token and gain food, wood and ore in any mix, in all as many as you have cities.
advance-currency-effect = What you gain from Trade Routes and Taxes you may take as gold instead, all or part of it.
advance-arts-effect = With the expansion you may build obelisks. Once per turn, for 1 culture token, try to influence as a free action.
advance-sports-effect = Main action: raise the mood of one of your cities for 1 culture token per step, whatever its size.
advance-monuments-effect = When you gain it, draw 1 wonder card. Opponents cannot influence your cities with a wonder.
advance-theaters-effect = Once per turn, as a free action, exchange 1 culture token for 1 mood token or 1 mood token for 1 culture token.
advance-math-effect = With the expansion you may build observatories. Engineering and Roads cost you no resources.
advance-astronomy-effect = Navigation and Cartography cost you no resources.
advance-medicine-effect = After a Recruit action get back 1 resource you just paid.
advance-metallurgy-effect = If a Collect gives at least 2 ore, you may take 1 gold instead of 1 ore. Steel Weapons costs nothing against enemies without it.
advance-voting-effect = For 1 more mood token you perform Increase Happiness as a free action.
advance-separation-of-power-effect = Opponents cannot boost influence on your happy cities.
advance-civil-liberties-effect = Main action: gain 3 mood tokens. Draft costs you 2 mood tokens instead of 1.
advance-free-economy-effect = For 1 mood token you Collect as a free action. It must be your only Collect of the turn.
advance-nationalism-effect = After a Recruit action with at least one army unit or ship, gain 1 mood token or 1 culture token.
advance-totalitarianism-effect = Opponents cannot boost influence on your cities with at least one army unit of yours.
advance-absolute-power-effect = Once per turn, as a free action, pay 2 mood tokens for 1 more main action.
advance-forced-labor-effect = Once per turn, as a free action, pay 1 mood token: your angry cities count as neutral for Build, Collect and Recruit until the end of the turn.
advance-dogma-effect = When you build a temple, you may gain one more Theocracy advance for free. Your limit for ideas is 2.
advance-devotion-effect = Opponents cannot boost influence on your cities with a temple.
advance-conversion-effect = Add 1 to your influence rolls and gain 1 culture token on a success.
advance-fanaticism-effect = 2 more combat value in round 1 when you attack a city with a temple or defend your own. If you lose, you may place 1 free infantry in another city of yours.

# Special advances

special-captives-effect = After you win a land combat, you may keep enemy army units lost in it as captives, at most 4 in all. Each is worth ½ VP at the end.
special-human-sacrifice-effect = Give back 1 captive to discard an event you drew and draw another. A captive may also pay for 1 mood token or 1 culture token.
special-aztec-gold-effect = After you found a city, gain 1 gold. In addition, for each Mountain hex next to the new city you may exchange 1 resource, mood token or culture token for 1 gold.
special-tribute-empire-effect = You may also collect from hexes with an enemy city up to distance 2. From a barbarian city you may take a unit as a captive instead.
special-canals-effect = If a Collect gives exactly 1 food, you may gain 1 more food. It comes on top of the limit.
special-code-of-laws-effect = After each successful influence, draw 1 action card if you have fewer than 5 in hand.
special-star-catalogues-effect = Each time you are about to draw an event, first gain 1 idea or 1 culture token.
special-ziggurats-effect = The idea limit of Dogma does not hold for you. When you build a temple, ideas may replace any of its resources one for one.
special-warbeasts-effect = Culture tokens may replace food in the cost of elephants. You may recruit them without a market if gold or a culture token replaces at least 1 food of each.
special-hegemony-effect = Main action: found a city with a ship on an adjacent land hex. Units it carried may go ashore there.
special-pirate-allies-effect = Pirate ships do not hinder your ships; you choose whether to fight. They carry your units, and those on a hex with yours join your group.
special-mercenaries-effect = You may pay Draft with gold instead of mood tokens. In a city with a port you may use Draft for 1 ship instead of 1 infantry.
special-tribal-warfare-effect = In land combat against another player you have 1 more combat value for each barbarian city within 2 hexes of the combat, at most 4 more.
special-tribal-allies-effect = Main action, once per turn: barbarians arrive as if you had drawn them. When your event moves barbarians, pay 1 food to stop any of the groups.
special-druidic-influence-effect = You may influence barbarian settlements. A success puts a culture token under the settlement, worth 1 VP to you at the end.
special-tribal-trade-effect = You may also have trade routes with barbarian cities that are not angry. Such a route always gives food, even with Currency.
special-rice-cultivation-effect = A Grassland hex with a settler of yours and no city of yours gives 1 more food. You gain at most 2 more per Collect, on top of the limit.
special-expansion-effect = After a Recruit action with at least 1 settler you may move any of the settlers in your cities to adjacent hexes as a free action.
special-fireworks-effect = In the first round of a combat, on land or at sea, you may pay 1 ore and 1 wood to cancel 1 hit.
special-imperial-army-effect = Main action, once per turn: turn any of your settlers into infantry and any of your infantry into settlers where they stand.
special-flood-plains-effect = You may found cities on Barren hexes and collect food or wood from them. Exhausted land stays forbidden.
special-architecture-effect = When you build a building or a wonder, mood tokens may replace any of its resources or culture tokens one for one.
special-embalming-effect = Gain 1 culture token when your leader is killed or replaced. Also gain 1 after every combat, won or lost, if you have fewer than 5.
special-man-god-effect = Each of your Theocracy advances also works as the Autocracy advance of the same row.
special-study-effect = A Recruit action in a city with an academy gives you 1 idea.
special-sparta-effect = You may pay Draft with culture tokens. In a round of land combat that you begin with fewer army units than the enemy, the enemy may not play a combat card.
special-hellenistic-culture-effect = You may influence from any city that has a building of your colour. You may pay Arts with 2 mood tokens.
special-city-states-effect = Once per turn, when you activate a city again, another city of yours that is at least as large and as happy counts as activated instead.
special-nomads-effect = In a Move action you may move your cities of size 1 like units. The city then gains 1 resource of its new terrain.
special-mounted-archers-effect = You may recruit cavalry without a market in cities of size 1. New cavalry may move once right away as a free action.
special-raiders-effect = Opponents' settlers within 2 hexes of your army units found no cities and serve no trade routes, unless an army unit or city of theirs is with them.
special-hunnic-tribes-effect = When your event moves barbarians, you may pay 1 culture token or 1 gold and move all these groups as you like.
special-indian-elephants-effect = You may recruit elephants without a market in your cities on Forest hexes. Your elephants in your cities that are not angry may serve in trade routes.
special-proselytism-effect = You may influence from settlers: range 2, and 1 more for each further settler there. Each settler in a city of yours adds 1 to its range.
special-prosperity-effect = Instead of food a trade route may give 1 mood token. A route to a city with a building of your colour may give 1 culture token instead.
special-peace-and-poetry-effect = Once per turn 1 mood token may replace 2 food in the cost of an advance.
special-pottery-effect = Once per turn, if a Collect gives at least 3 food, gain 1 culture token.
special-horsemanship-effect = You may recruit cavalry in cities with a fortress. In the first round of defending a city with a fortress, one cavalry symbol gives 3 instead of 2.
special-subterfuge-effect = When an opponent within 2 hexes of your cities or army units plays an action card outside combat, you may discard an action card to cancel it.
special-shogunate-effect = Once per turn a card that costs a main action is a free action. Draft may draw an action card instead of recruiting an infantry.
special-terracing-effect = Mountain hexes may give you food, wood or ore when you collect. Your settlers and your leader ignore the restriction of Mountain.
special-stelas-effect = When you found a city, conquer a city or build an obelisk, gain 1 idea or 1 culture token.
special-ballcourts-effect = When you Collect or Recruit in a city that is not angry, pay 1 mood token to treat it as 1 larger. Spirituality advances cost 1 resource less.
special-calendar-effect = As a free action look at the top event card. For 1 culture token you may put it under the deck.
special-persian-elephants-effect = You may recruit elephants without a market next to Barren hexes. In the first round of a combat with an elephant the enemy's whole bonus counts for at most 2.
special-immortals-effect = Before each combat roll, on land or at sea, you may pay up to 4 culture tokens. Each gives 1 more combat value in that round.
special-zoroastrianism-effect = You may influence an enemy army unit, not a leader, on a hex without a city and replace it by yours. Other enemies left there must be fought at once.
special-banking-effect = If you have gold when your turn begins, gain 1 gold or 1 culture token, before your trade routes.
special-city-independence-effect = Ports of your colour keep it, and each is worth 1½ VP. Your government advances are worth nothing.
special-biremes-effect = You have 2 more combat value in every round of naval combat; against an enemy with War Ships only in the first round.
special-alphabet-effect = Up to two of your trade routes may each give 1 culture token or 2 ideas instead of what they normally give.
special-cedars-and-dyes-effect = Trade routes of your ships to coastal cities may be 3 hexes long. They may also start from a city of yours with a port.
special-aqueduct-effect = Famines do not touch you. Sanitation costs you no resources, or no action at its normal cost.
special-roman-roads-effect = A move with Roads may be up to 4 hexes long if it starts and ends in your cities.
special-captivi-effect = Each combat you win gives 1 gold and 1 mood token. Mood tokens may replace resources when you build buildings.
special-provinces-effect = You may recruit cavalry without a market at least 3 hexes from your start city. A conquered city becomes neutral, or happy for 1 culture token.
special-ship-construction-effect = Navigation costs no resources. When they move, your ships may turn into settlers and back; with Tactics also into infantry.
special-longships-effect = Your ships that fought may move again in the same turn. Your ships carry up to 3 land units.
special-raiding-effect = When you use your trade routes, each opponent with such a city next to your ship loses 1 resource of their choice.
special-rune-stones-effect = After a combat in which you lost at least 2 army units you may keep an obelisk from your supply as a rune stone, worth 1 VP at the end.

# Wonders

wonder-great-arena-effect = Mood and culture tokens stand for each other when you pay, except for wonders. Once per land combat a token gives 1 more combat value.
wonder-great-gardens-effect = Grassland may give any resource when you collect in this city. Opponents' units that entered a Grassland hex this turn may not attack it.
wonder-great-library-effect = Once in your turn choose an advance you do not have and use it until the end of the turn. It must not be a government or special advance.
wonder-great-lighthouse-effect = Whenever you activate this city, you may place 1 free ship on any free Sea hex. You name the starting player in the status phase.
wonder-great-mausoleum-effect = When you draw an event or action card, you may take the top card of its discard pile instead. Cards you discard go under the piles.
wonder-great-pyramid-effect = Worth 5 VP, always to its builder, who also wins ties.
wonder-great-statue-effect = When you build it, draw 1 objective card. Once per turn discard an objective card for 1 more main action.
wonder-great-wall-effect = Enemies who attack your happy cities have 2 less combat value in round 1. Barbarians who attack a city of yours lose at once.

# Leaders

leader-acamapichtli-abilities = Growth: each captive you give back replaces 2 resources when you build in his city. Tributes: once per turn, free action for 2 mood tokens, Collect in his city of size 3 or less.
leader-ahuitzotl-abilities = Expansionist: in land combat at least 2 hexes from all your cities, cancel 1 hit each round. Mass Sacrifice: once per turn, free action for 2 captives, build in his city.
leader-marqzen-abilities = Storm Master: the text of an event cannot lower the mood of his city or remove other units there if you say so. Spread of Fear: main action, once per turn, move one adjacent enemy land unit by 1 hex.
leader-hammurabi-abilities = Lawgiver: in Increase Happiness his city becomes happy for 1 culture token in all. Guardian: a fortress in his city costs no food and no wood.
leader-nebuchadnezzar-ii-abilities = Hanging Gardens: the wonder you draw is the Great Gardens; wonders in his city are a free action, the Great Gardens cost 2 culture tokens less. Iconoclast: 2 more combat value against a city with a temple.
leader-nabopolassar-abilities = Liberator: 2 more combat value against a player with at least as many cities as you. Revolt: when a city of yours is conquered, place 1 free infantry with him or in a city.
leader-queen-dido-abilities = Founder: a settler on her hex founds a city as a free action; with Hegemony a ship too. Sacrifice: 2 more combat value in defence of her city; after a round she may die so that the attacker must retreat.
leader-hanno-the-great-abilities = Navigator: once per turn, free action, move him with a group of ships that has not moved. Fleet Commander: 2 more combat value in naval combat while he is aboard.
leader-hannibal-abilities = Father of Strategy: in the first round of a land combat the enemy's whole bonus counts for at most 2. Hannibal ad Portas: with an elephant, his group ignores the restriction of Mountain.
leader-viriathus-abilities = Terror: from the second round on, 2 mood tokens drive 1 enemy unit out of the combat. Loyalty: you may play combat cards for barbarians who fight others within 2 hexes of him.
leader-vercingetorix-abilities = Warrior People: 1 more combat value for each of your settlers within 2 hexes. Rapid Recruitment: land units recruited in his city may be placed on adjacent land hexes.
leader-queen-boudica-abilities = Fearless: 2 more combat value against a player with more Warfare advances. Great Numbers: when you found a city on her hex, you may keep the settler for 1 food.
leader-sun-tzu-abilities = The Art of War: main action in a happy city for 1 mood or culture token, gain a Warfare advance. Fast War: a land combat won in round 1 gives 1 mood token and 1 culture token if he survives.
leader-qin-shi-huang-abilities = Great Wall: the wonder you draw is the Great Wall; wonders in his city are a free action, the Great Wall costs 2 culture tokens less. Tactician: once per round of land combat, 2 culture tokens cancel 1 hit.
leader-wu-zetian-abilities = Agriculture Economist: main action in a happy city for 1 mood or culture token, gain an Agriculture advance. Brilliant Conqueror: 2 more combat value in each round you begin with at least as many units as the enemy.
leader-cleopatra-abilities = Legendary: influence from her city reaches 1 hex further. Beloved: once per turn, free action, put 1 culture token on her city; attackers must pay as many.
leader-imhotep-abilities = Innovator: every activation of his city other than Collect gives 1 idea. Physician: an academy or observatory in his city costs no food and no wood.
leader-ramses-ii-abilities = Monumental: an obelisk built in his city gives 1 culture token or 2 ideas. Coastal Power: 2 more combat value against a city next to Sea, or against pirates while he is aboard.
leader-alexander-the-great-abilities = Idol: free action for 1 culture token, activate his city to play the upper half of a card without its main action. Ruler of the World: 1 more combat value for each tile with a city of yours except your start tile.
leader-leonidas-i-abilities = That's Sparta: each Recruit action in his city gives 1 culture token. Hero of Thermopylae: 2 more combat value for each army unit that the enemy has more than you.
leader-pericles-abilities = Master: main action in a happy city for 1 mood or culture token, gain an Education advance. Admiral: 2 more combat value in naval combat while he is aboard.
leader-attila-abilities = Ruler: his city of size 1 counts as 1 larger for Collect and Recruit if it is not angry. Horse Master: in each round one cavalry symbol may work like that of an elephant.
leader-bleda-abilities = Enforcer: for its first activation of a turn his city may act as happy, but then not be activated again. Battering Rams: when he attacks a city, the defender plays no card in the first round.
leader-rugila-abilities = Tribute: a city he conquers gives 2 gold if another enemy city is within 2 hexes. Unifier: a barbarian city he conquers becomes happy.
leader-maharaja-sri-gupta-abilities = Golden Age: free action for 1 culture token, activate his city and gain an advance of a new category at its cost. Prepared: 2 more combat value in each round in which you play no card.
leader-ashoka-the-great-abilities = Buddhism: once per turn roll again after a failed influence if his city has a temple or the target is one. Expansionist: a city conquered with him gives 1 culture token, 2 if it has a temple.
leader-akbar-the-great-abilities = Bladed Tusks: before a land combat pay 1 ore for 1 more combat value for each of your elephants in every round. Prosperous: when he moves into a city of yours, gain 1 gold.
leader-go-toba-abilities = Way of the Sword: before a land combat pay 1 ore for 2 more combat value in every round. Scholar: after you build an academy or observatory in his city, you may gain an advance at its cost.
leader-jimmu-abilities = Fortified: your cities with a fortress within 2 hexes defend with 2 more combat value. Mythical: after a combat he survives, 1 culture token takes back a card you used in it.
leader-suiko-abilities = Japanese Buddhism: main action for 1 culture token, replace a building of another colour in her city; a free action with State Religion. Defender: 2 more combat value when defending.
leader-kinich-janaab-pakal-i-abilities = Sun Shield: cancel 1 hit in the first round when he defends a city with your obelisk. Art and Architecture: 1 culture token may replace 2 resources of a building in his city.
leader-siyaj-kak-abilities = Fire Is Born: in the first round of his attack on a city its size adds to your combat value. Cultural Influx: after you build in his city, you may try to influence from there as a free action.
leader-wak-chanil-ajaw-abilities = New Dynasty: 2 more combat value in land combat within 2 hexes of a city of yours. Reconstruction: in a city she conquered you may replace one building by another for free.
leader-cyrus-the-great-abilities = King of Persia: main action, activate his city and gain a mood or culture token for each tile with a city of yours, at most the size of his city. Strategist: give up your combat card's effect for 2 more combat value.
leader-darius-abilities = Cultural Unity: each successful influence from his city gives 1 mood token. Architect: once per turn, free action for 2 culture tokens, build in his city.
leader-xerxes-i-abilities = Mighty Army: 5 army units may be on his hex; while 5 fight, you play no card and use no symbols. Great Builder: wonders in his city cost 2 less.
leader-ithobaal-abilities = Deliverance: a city he conquers becomes happy if it already had a building of your colour. Priest of Astarte: 2 more combat value within 2 hexes of a city of yours with a temple.
leader-hiram-abilities = Trade Master: one trade route from his hex does not count towards the limit of 4. Constructor: main action in a happy city for 1 mood or culture token, gain a Construction advance.
leader-pygmalion-abilities = Mediterranean Trader: one trade route from his hex gives 1 more gold or culture token. Protector: once per combat in defence of a city, 1 culture token cancels 1 hit; you get it back if you win.
leader-augustus-abilities = Princeps: main action for 1 culture token, activate his city, draw an action and an objective card, then discard one of each. Emperor: 2 more combat value on a tile without a city of yours.
leader-gaius-julius-caesar-abilities = Statesman: Increase Happiness for his city alone is a free action. Proconsul: after a conquest with him you may place 1 infantry there for 1 gold.
leader-sulla-abilities = Dictator: others cannot influence his city, and barbarians within 2 hexes of him move only if you agree. Civilizer: 2 more combat value against barbarians.
leader-knut-the-great-abilities = Ruler of the North: at the end ½ VP for each hex between him and your start city. Danegeld: with Taxes, main action, once per turn, activate his city and take the gain of Taxes for no token.
leader-erik-the-red-abilities = Legendary Explorer: main action for 1 culture token while he is aboard, mark the tile he is on for 1 VP. New Colonies: free action, put all land units of his Sea hex ashore on one hex.
leader-ragnar-lodbrok-abilities = Prey: a conquest with him gives 2 gold more if the city was not angry. Horror of the North: 2 more combat value in land combat that begins by landing with him.

# Action cards, upper halves

civil-quick-advance-effect = Free action for 1 culture token. Gain any advance whose requirements you meet; the token is its whole cost.
civil-inspiration-effect = Free action. Gain an advance for free that an opponent within 2 hexes has.
civil-hero-general-effect = Free action after you won a land combat this turn. Cheer a city up by 1 step; for 1 mood token once more.
civil-spy-effect = Main action for 1 culture token. Look at an opponent's hand; you may exchange a card for one of the same kind.
civil-ideas-effect = Free action. Gain 1 idea for each of your cities with an academy.
civil-great-ideas-effect = Free action after you conquered a city or won a land combat this turn. Gain 2 ideas.
civil-mercenaries-effect = Main action. Pay 1 food, wood, ore or culture token for each barbarian group within 2 hexes and move it by 1 hex of your choice.
civil-cultural-takeover-effect = Free action. Your next influence this turn may take over a barbarian city of size 1.
civil-city-development-effect = Main action for 1 culture token. Activate a city and build a building without paying resources.
civil-production-focus-effect = Free action. In your next Collect this turn you may collect from the same hex several times.
civil-explorer-effect = Main action for 1 culture token. Explore a tile next to one with a city of yours, or place 1 free settler in a city, or both.
civil-negotiations-effect = Free action for 1 culture token at the start of your turn. You do not attack a player of your choice this turn, nor they you in their next turn.
civil-leadership-effect = Free action for 1 culture token. Gain 1 more main action this turn.
civil-assassination-effect = Free action for 1 culture token. An opponent has 1 main action less in their next turn.
civil-mass-production-effect = Free action. In your next Collect this turn you may collect from 2 more hexes.
civil-new-plans-effect = Main action for 1 culture token. Look at 2 objective cards; you may keep one in exchange for one from your hand.
civil-synergies-effect = Main action. Gain 2 advances of the same category at their normal cost.
civil-teach-us-effect = Right after you conquered a player's city. Gain an advance for free that this player has.
civil-militia-effect = Free action for 1 culture token. Place 1 free infantry in a city of yours.
civil-technology-trade-effect = Free action. Gain an advance for free that an opponent within 2 hexes has; then they may gain one of yours.
civil-new-ideas-effect = Main action. Gain an advance at its normal cost, then 2 ideas.

# Action cards, lower halves: what they need, and what they do

tactics-peltasts-effect = Army unit. Roll a die for each of your army units; if one shows 5 or 6, cancel 1 hit.
tactics-encircled-effect = Army unit. If the enemy lost at least as many units as you this round, roll a die: on 5 or 6 they suffer 1 more hit.
tactics-wedge-formation-effect = Army unit, attacker. 1 more combat value for each defending army unit.
tactics-high-morale-effect = Army unit, ship or fortress. 2 more combat value.
tactics-heavy-resistance-effect = Army unit, ship or fortress, defender. The attacker has 1 less combat value for each attacking unit.
tactics-high-ground-effect = Army unit or fortress, not against a city. The enemy cannot use unit symbols this round.
tactics-surprise-effect = Army unit, ship or fortress. 1 more combat value; draw 1 action card if you eliminate an enemy unit this round.
tactics-siege-effect = Army unit, attacker of a city. 1 more combat value; the enemy pays 2 food or cannot use unit symbols this round.
tactics-for-the-people-effect = Army unit or fortress, defender of a city. Roll 1 more die.
tactics-improved-defenses-effect = Army unit or fortress, defender of a city. Cancel 1 hit.
tactics-tactical-retreat-effect = Army unit, defender. The combat ends without a roll and your units withdraw to one adjacent land hex; the attacker wins.
tactics-defensive-formation-effect = Army unit, ship or fortress, defender. Roll 1 more die.
tactics-scout-effect = Army unit, ship or fortress. The enemy's card has no effect and goes to your hand.
tactics-martyr-effect = Army unit or ship. Remove 1 of your units, then the enemy removes 1; the enemy's card has no effect.
tactics-archers-effect = Army unit. Roll a die: on 5 or 6 the enemy removes 1 army unit at once.
tactics-flanking-effect = Army unit, attacker. Roll 1 more die.

# Objectives

objective-large-civilization-condition = Status phase: you have at least 6 cities.
objective-scientific-lead-condition = Status phase: more of your cities have an academy (of any colour) than those of every other player.
objective-coastal-culture-condition = Status phase: more of your cities have a port (of any colour) than those of every other player.
objective-advanced-culture-condition = Status phase: you have at least 6 advances and more than every other player. Special advances do not count.
objective-religious-fervor-condition = Status phase: more of your cities have a temple (of any colour) than those of every other player.
objective-city-planner-condition = Status phase: you have all 4 Construction advances.
objective-eureka-condition = Status phase: you have at least 5 ideas. Pay 2 ideas (no gold).
objective-happy-population-condition = Status phase: you have at least 4 happy cities.
objective-education-lead-condition = Status phase: you have all 4 Education advances.
objective-optimized-storage-condition = Status phase: you have at least 3 food, 3 ore and 3 wood. You pay nothing.
objective-wealth-condition = Status phase: you have at least 5 gold. Pay 2 gold.
objective-ore-supplies-condition = Status phase: you have at least 5 ore. Pay 2 ore (no gold).
objective-wood-supplies-condition = Status phase: you have at least 5 wood. Pay 2 wood (no gold).
objective-food-supplies-condition = Status phase: you have at least 5 food. Pay 2 food (no gold).
objective-architecture-condition = Status phase: in your cities there are at least 4 different kinds of buildings of your own colour.
objective-goal-focused-condition = Status phase: you have more complete categories (all 4 advances) than every other player.
objective-colony-condition = Status phase: you have a city at least 5 hexes from the hex of your start city. Not if you completed City Founder in the round just played.
objective-culture-focus-condition = Status phase: you have all 4 Culture advances.
objective-consulate-condition = Status phase: at least 2 cities that are not yours have a building of your colour.
objective-science-focus-condition = Status phase: you have all 4 Science advances.
objective-trade-focus-condition = Status phase: you have all 4 Economy advances.
objective-metropolis-condition = Status phase: you have a city of size 5.
objective-seafarers-condition = Status phase: you have all 4 Seafaring advances.
objective-government-condition = Status phase: you have all 4 advances of one government.
objective-expansionist-condition = Status phase: you have at least 4 cities with no other city next to them, whoever owns it.
objective-city-founder-condition = Immediately: you just founded a city at least 5 hexes from the hex of your start city.
objective-trade-power-condition = Status phase: you could use 3 or more trade routes now (you need Trade Routes). Not together with Shipping Routes.
objective-shipping-routes-condition = Status phase: you could use 2 or more trade routes with ships alone now (you need Trade Routes). Not together with Trade Power.
objective-diversified-research-condition = Status phase: you have at least 1 advance in at least 9 categories.
objective-culture-power-condition = Status phase: you have more buildings of your colour in cities of others than every other player.
objective-magnificent-culture-condition = Immediately or status phase: you just built a wonder; or, in the status phase, you built the only wonder that anybody built in round 3 of this age.
objective-star-gazers-condition = Status phase: more of your cities have an observatory (of any colour) than those of every other player.
objective-traders-condition = Status phase: more of your cities have a market (of any colour) than those of every other player.
objective-versatility-condition = Status phase: you have at least 1 ship, infantry, cavalry, elephant, leader and settler on the map. Units aboard ships count.
objective-legacy-condition = Status phase: more of your cities have an obelisk (of any colour) than those of every other player.
objective-migration-condition = Status phase: your settlers stand on at least 3 different hexes that have no city of yours on them or next to them.
objective-high-culture-condition = Status phase: you have all 4 special advances and have recruited at least 2 of your leaders in this game.
objective-draft-condition = Immediately: you used Draft in two Recruit actions of the same turn.
objective-conqueror-condition = Immediately: you just conquered another player's city that was defended by at least 1 army unit or a fortress.
objective-warmonger-condition = Immediately: you finished your second land combat of the turn, on another hex, and won at least one of them.
objective-general-condition = Immediately: you eliminated at least 3 enemy army units in one land combat. Barbarians count; you need not win.
objective-great-battle-condition = Immediately: you fought a land combat in which both sides together had 6 or more army units.
objective-defiance-condition = Immediately: you won a combat against another player that you began with fewer units.
objective-sea-blockade-condition = Status phase: at least 2 of your ships stand on Sea hexes that ports of other players face.
objective-naval-assault-condition = Immediately: you just conquered another player's city, defended or not, with army units that landed from ships for the attack.
objective-large-fleet-condition = Status phase: you have at least 4 ships; or at least 2 ships and more than every other player.
objective-large-army-condition = Status phase: you have at least 4 army units more than every other player.
objective-fortifications-condition = Status phase: more of your cities have a fortress (of any colour) than those of every other player.
objective-standing-army-condition = Status phase: at least 4 of your cities have at least 1 army unit of yours. Not together with Military Might.
objective-militarized-condition = Status phase: you have all 4 Warfare advances.
objective-bold-condition = Immediately: you won a combat against another player who has more Warfare advances than you, or one that you began with fewer units than the other player.
objective-threat-condition = Status phase: at least 4 of your army units stand next to cities of other players. The cities may be different.
objective-legendary-battle-condition = Immediately: you attacked a city of size 5 with at least 1 wonder with at least 3 army units, and there was a combat. The result does not matter.
objective-scavenger-condition = Immediately: you eliminated a settler or ship of another player that could have served in a trade route from its place.
objective-aggressor-condition = Immediately: you won a land combat as attacker and eliminated at least 2 army units in it.
objective-barbarian-conquest-condition = Immediately: you just conquered a barbarian city defended by at least 2 barbarian army units.
objective-military-might-condition = Status phase: your army units and ships together are 12 or more. Not together with Standing Army.
objective-resistance-condition = Immediately: as defender in a land combat you eliminated at least 2 enemy army units. Barbarians count; you need not win.
objective-terror-regime-condition = Immediately: at least 4 of your cities are angry.
objective-outpost-condition = Status phase: your army units stand on at least 3 different hexes that have no city of yours on them or next to them.
objective-horse-power-condition = Status phase: your cavalry stands on at least 3 different hexes.
objective-great-commander-condition = Immediately: you won a combat with your leader, having no more army units than the enemy at its start.
objective-brutus-condition = Immediately: in one combat you eliminated a leader and at least 2 other army units of one enemy.
objective-ivory-tower-condition = Status phase: your elephants stand on at least 3 different hexes.
objective-trample-condition = Immediately: you won a land combat as attacker and at least 1 of your elephants or cavalry survived it.
objective-sea-cleansing-condition = Immediately: you won your second combat against pirates in the same turn.

# Events

event-pestilence-effect = The mood of 1 city of each player with at least 2 cities falls, of 2 cities with Roads, Navigation or Trade Routes. Without Sanitation nobody builds until they gain it.
event-epidemics-effect = Each player with at least 2 units removes 1, or 2 with Roads, Navigation or Trade Routes. Sanitation protects.
event-famine-effect = Lose 1 food, or one of your cities becomes angry. Irrigation protects.
event-severe-famine-effect = Lose 2 food. If you cannot, lose what you have and one of your cities becomes angry. Irrigation protects.
event-good-year-for-all-effect = Each player gains 1 food.
event-good-year-effect = Gain 1 food.
event-good-year-shared-effect = Gain 1 food. Then give 1 food from the bank to another player.
event-awesome-year-effect = Gain 2 food.
event-awesome-year-for-all-effect = Each player gains 2 food.
event-awesome-year-shared-effect = Gain 2 food. Then give out 2 food from the bank to other players.
event-fantastic-year-for-all-effect = Each player gains 3 food.
event-fantastic-year-shared-effect = Gain 3 food. Then give out 3 food from the bank to other players.
event-fantastic-year-effect = Gain 3 food.
event-great-explorer-effect = Gain a Seafaring advance for free. Then you may explore a tile next to one with a city of yours and found a city there for 2 food.
event-great-artist-effect = Gain a Culture advance for free. Then make one of your cities happy.
event-great-prophet-effect = Gain a Spirituality advance for free. Then you may build a temple at its cost without activating the city.
event-great-philosopher-effect = Gain an Education advance for free. Then gain 2 ideas.
event-great-scientist-effect = Gain a Science advance for free. Then gain 1 idea and draw 1 action card.
event-elder-statesman-effect = Gain a government advance for free. Then draw 2 action cards.
event-great-warlord-effect = Gain a Warfare advance for free. Then perform a Move action, with 2 more combat value in its first combat.
event-great-merchant-effect = Gain an Economy advance for free. Then use your trade routes if you have Trade Routes.
event-great-engineer-effect = Gain a Construction advance for free. Then you may build a building at its cost without activating the city.
event-population-boom-effect = Place 1 free settler in one of your cities. Then a player of your choice does the same.
event-volcano-effect = If you have at least 4 cities, one of your choice is destroyed with all its units. 2 VP for each removed settlement and building.
event-earthquake-effect = If you have at least 3 cities, lose 1 to 3 of your city pieces; the moods of those cities fall. 2 VP for each removed settlement and building.
event-heavy-earthquake-effect = Each player with at least 3 cities loses 1 to 3 city pieces; the moods of those cities fall. 2 VP for each removed settlement and building.
event-flood-effect = The mood of one of your cities next to Sea falls by 1 step.
event-heavy-flood-effect = Each player lowers the mood of one of their cities next to Sea by 1 step.
event-migration-effect = A player of your choice places 1 free settler. Then the mood of one of your cities falls by 1 step.
event-civil-war-effect = In a neutral or angry city of yours remove 1 infantry and lower the mood by 1 step. Without such a city the mood of any other falls.
event-revolution-effect = Lose 1 main action and change your government if you can. For each of the two you may remove an army unit instead.
event-uprising-effect = Pay 1 to 4 mood or culture tokens. Each is worth ½ VP at the end.
event-envoy-effect = Gain 1 idea and 1 culture token; an opponent of your choice gains 1 culture token. The top wonder card is laid face up for whoever draws next.
event-solar-eclipse-effect = The next land combat ends after its first round. 1 VP to the winner, or to the defender if nobody wins.
event-trojan-horse-effect = Once, an attacker of a defended city may pay 1 wood and 1 culture token: no card of the defender in round 1, and 1 VP.
event-guillotine-effect = Your leader is killed. Place a last leader for free or gain 2 VP; after that you get no more leaders.
event-anarchy-effect = Lose all your government advances; their cubes lie on the card and serve later government advances. 1 VP for each cube left at the end.
event-scientific-trade-effect = Each player gains 1 idea for each of their cities with an academy or observatory. The drawer gains at least 2.
event-flourishing-trade-effect = Each player gains 1 gold for each of their cities with a market or port, at most 3. The drawer gains at least 1.
event-era-of-stability-effect = Each player gains 1 mood or culture token for each of their cities with a temple or obelisk, at most 3. The drawer gains at least 1.
event-reformation-effect = A player of your choice replaces one temple of your colour in your cities by their own. Without one, another player suffers this instead.
event-pandemics-effect = Each player loses half as many things as they have cities: units, cards, resources or tokens. Sanitation protects.
event-black-death-effect = Each player removes 1 of every 4 units, and 1 more with Roads, Navigation or Trade Routes. 1 VP for each removed unit.
event-famine-vermin-effect = Each player with Storage loses 1 food, or one of their cities becomes angry. Irrigation protects.
event-famine-drought-effect = Lose 1 food for each of your cities on or next to Barren, at most 3; otherwise one of them becomes angry. Irrigation protects.
event-fire-effect = The mood of one of your cities on Forest and of all cities in the same forest falls by 1 step. Without one, lose 1 wood.
event-successful-year-effect = Those with the fewest cities gain as much food as they lack cities to the player with the most. If all are equal, each gains 1 food.
event-great-architect-effect = Lies face up. When you build a wonder, you may ignore its required advance and pay 3 culture tokens less.
event-great-athlete-effect = Gain a Culture advance for free. Then you may exchange culture tokens for mood tokens or the other way round.
event-great-diplomat-effect = Lies face up. You and a player of your choice may attack each other only for 2 culture tokens, which ends the pact.
event-great-seer-effect = Draw an objective card for each player and give one to each. It is the next objective card that player draws.
