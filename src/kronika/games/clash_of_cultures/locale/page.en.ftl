# Words of the page of a table. The heading of a group of options is `verb-` and its verb.

game-length = 2–4 hours
game-short = A people grows from one settlement: cities, advances, wonders, war.
game-first = 45 minutes
game-charm = a map you discover

page-age = age { $age }, round { $round }
page-barred = Pestilence: cannot build before Sanitation is gained
page-in-play = In play
page-pact = Pact of { $one } with { $other }

verb-abandon = Remove a unit
verb-activate-instead = Counts as activated
verb-add-barbarian = Place a unit of the barbarians
verb-advance = Gain an advance
verb-aim-at = Choose a player
verb-anger-by-pirates = Lower the mood of a city
verb-appease = Myths: keep the mood of a city
verb-architect-building = Architect: build a building
verb-architect-wonder = Architect: build a wonder
verb-arm-settler = Turn a settler into infantry
verb-assign = Give an objective
verb-attack = Attack
verb-avert-death = Storm Master: save a unit
verb-avert-mood = Storm Master: keep the mood of a city
verb-barter = Barter a card
verb-become-ship = Becomes a ship
verb-become-ship-bound = Becomes a ship
verb-beloved = Beloved: put a culture token on a city
verb-borrow = Use an advance this turn
verb-build = Build a building
verb-build-for-person = Build a building
verb-build-wonder = Build a wonder
verb-buy-person = Buy a great person
verb-by-way-of = Go by way of a hex
verb-call-back = Take a unit from a hex
verb-call-person = Play a great person
verb-calm-province = Make happy
verb-cancel-with = Cancel it with a card
verb-cancel-with-person = Cancel it with a card
verb-cavalry-as-elephant = Use a cavalry die
verb-change-government = Change the government
verb-cheer = Raise the mood of a city
verb-cheer-city = Raise the mood of a city
verb-choose-city = Choose a city
verb-choose-leader = Recruit a leader
verb-choose-player = Choose a player
verb-collect = Collect
verb-collect-freely = Collect as a free action
verb-complete = Complete an objective
verb-convert-tokens = Exchange tokens
verb-danegeld = Danegeld: activate a city
verb-develop = Build for free
verb-dido-dies = Dido sacrifices herself
verb-dido-founds = Dido: found a city
verb-dido-founds-by-ship = Dido: found a city by ship
verb-disarm-infantry = Turn infantry into a settler
verb-discard-for-action = Discard for a main action
verb-dismiss-action-card = Discard an action card
verb-dismiss-objective = Discard an objective
verb-draw-discard = Take from the discard pile
verb-elephant-die = Use a die
verb-enforce = Enforcer: acts as happy
verb-exhaust = Exhaust
verb-explore = Explore
verb-explore-beside = Explore a tile
verb-explore-tile = Explore a tile
verb-face = Face the port to a hex
verb-fight-allies = Fight the pirates
verb-found = Found a city
verb-found-by-ship = Hegemony: found a city
verb-found-far = Found a city
verb-free-captive = Give back a captive
verb-games-in = Sports: raise a city
verb-give = Give goods
verb-give-action-card = Give an action card
verb-give-food = Give food
verb-give-objective = Give an objective
verb-give-pirates = Lose to the pirates
verb-give-raiders = Lose to the raiders
verb-give-token = Pay a token
verb-give-wonder = Give a wonder card
verb-go = Go to a hex
verb-go-ashore = Turn a ship into a land unit
verb-golden-age = Golden Age: gain an advance
verb-halt-barbarians = Stop barbarians
verb-hanging-gardens = Hanging Gardens: build a wonder
verb-harvest = Collect from a hex
verb-hire = Hire barbarians
verb-idol = Idol: play a card
verb-influence-building = Replace a building
verb-influence-city = Influence a city
verb-influence-from = Influence from a hex
verb-influence-unit = Influence a unit
verb-japanese-buddhism = Japanese Buddhism: replace a building
verb-join = Add a unit
verb-join-ally = Add a unit of the pirates
verb-join-bound = Add a unit
verb-join-city = Add a city
verb-keep-objective = Keep an objective
verb-keep-settler = Keep the settler
verb-king-of-persia = King of Persia: activate a city
verb-launch = Place a ship
verb-lay = Lay the tile
verb-lead = Lead barbarians
verb-learn = Gain an advance at its cost
verb-legendary-explorer = Legendary Explorer: mark the tile
verb-let-mood-drop = Let the mood of a city fall
verb-let-unit-die = Let a unit be removed
verb-load = Carry a unit
verb-load-bound = Carry a unit
verb-lose-action-card = Lose an action card
verb-lose-building = Lose a building
verb-lose-good = Lose goods
verb-lose-objective = Lose an objective
verb-lose-person = Lose a great person
verb-lose-settlement = Lose a settlement
verb-lose-unit = Lose a unit
verb-lose-wonder = Lose a wonder
verb-make-happy = Make happy
verb-march = Go by Roads to a hex
verb-march-and-attack = Attack by Roads
verb-march-barbarians = Move barbarians
verb-mass-sacrifice = Mass Sacrifice: build a building
verb-mass-sacrifice-wonder = Mass Sacrifice: build a wonder
verb-move = Move units from a hex
verb-move-cube = Move the cube
verb-name-starter = Name the starting player
verb-nation = Lead a civilization
verb-navigate = Sail around the map
verb-navigate-and-attack = Sail around the map and attack
verb-navigate-and-explore = Sail around the map and explore
verb-navigator = Navigator: move ships
verb-new-colonies = New Colonies: land units
verb-new-leader = Place a leader
verb-pay = Pay
verb-place-card = Place a combat card
verb-place-militia = Place infantry
verb-place-pirate = Place a pirate ship
verb-place-settler = Place a settler
verb-place-unit = Place a unit
verb-play-as-action = Play a card as an action
verb-play-card = Play a card
verb-play-person = Play a great person
verb-princeps = Princeps: activate a city
verb-proconsul = Place infantry
verb-put-to-sea = Turn units into ships
verb-qins-wall = Qin Shi Huang: build a wonder
verb-raise-fanatic = Place infantry
verb-raze = Raze a city
verb-reconstruct = Replace a building
verb-recruit = Recruit a unit
verb-recruit-in = Recruit
verb-reinforce = Reinforce a barbarian city
verb-remove-unit = Remove a unit
verb-replace-barbarian = Place a unit
verb-return-action-card = Give an action card
verb-return-objective = Give an objective
verb-return-wonder = Give a wonder card
verb-sail = Sail to a hex
verb-sail-and-explore = Sail and explore
verb-send-immortals = Immortals: pay culture tokens
verb-settle-ashore = Put a unit ashore
verb-settle-barbarians = Settle barbarians
verb-settle-refugees = Place a settler
verb-shogunate-card = Shogunate: play a card
verb-shogunate-person = Shogunate: play a great person
verb-spend = Pay goods
verb-spread-fear = Spread of Fear: move a unit
verb-stage-play = Theaters: exchange a token
verb-statesman = Statesman: raise a city
verb-take = Gain a resource or token
verb-take-action-card = Take an action card
verb-take-back = Take back a card
verb-take-captive = Take a captive
verb-take-discarded-event = Resolve an event again
verb-take-face-up-wonder = Take a wonder from the table
verb-take-objective = Take an objective
verb-take-wonder = Take a wonder card
verb-take-yield = Gain
verb-terror = Terror: drive away
verb-trade = Trade with a player
verb-tributes = Tributes: collect in a city
verb-turn-into = Turn it into a unit
verb-turn-to-gold = Exchange for gold
verb-unknown-leader = Place a random leader
verb-use-route = Use a trade route
verb-want = Ask for goods
verb-want-card = Ask for a card
verb-withdraw = Withdraw to a hex
verb-withdraw-pirate = Take a pirate ship

setting-nations-dealt = Dealt at random
setting-nations-drafted = Drafted
setting-nations-chosen = Chosen freely

# How a player is called at a table: after his side, or after himself.
# A nation that is many would need other verbs.
player-side = { $name ->
    [Aztecs] The Aztec player
    [Celts] The Celtic player
    [Huns] The Hun player
    [Maya] The Maya player
    [Vikings] The Viking player
   *[other] { $name }
}
    .the = { $name ->
        [Aztecs] the Aztec player
        [Celts] the Celtic player
        [Huns] the Hun player
        [Maya] the Maya player
        [Vikings] the Viking player
       *[other] { $name-the }
    }
player-person = { $name }
    .the = { $name }

# What another player does, while one waits for him

waits-action = choosing an action (main actions left: { $number })
waits-trade-give = putting a trade together
waits-trade-want = putting a trade together
waits-trade-answer = answering a trade
waits-happiness = cheering cities up
waits-starter = naming the starting player
