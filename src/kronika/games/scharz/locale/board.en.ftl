# Words of the drawn board.

board-title = Scharz
board-map = Map
board-can-choose = Can be chosen now
board-nobody = nobody

# A field
board-controlled = Controlled by { $player }
board-owned = Owned by { $player }, not controlled
board-large-river = Section of a large river
board-calm-sea = Calm sea
board-stormy-sea = Stormy sea
board-neutral = { $sort ->
    [desert] Desert: nobody can hold it
    [trail] Desert trail: nobody can hold it
    [barbarians] Barbarians: nobody can hold it
   *[belgica] Belgica: nobody can hold it
}
board-terrain-yellow = Fertile plains
board-terrain-green = Flat to hilly land
board-terrain-brown = Mountains
board-terrain-turquoise = Wetlands
board-terrain-grey = Tundra or desert
board-terrain-neutral = Permanently neutral
board-rough = rough terrain
board-yield = crop { $number }
board-climate-subtropical = Subtropical climate
board-climate-temperate = Temperate climate
board-climate-cold = Cold climate
board-region = Region: { $region }
board-building-of = { $building }: { $player }
board-fortified = fortified
board-stored-grain = Grain stored: { $number }
board-stored-fish = Fish stored: { $number }
board-yard-at = { $building } at: { $seas }
board-blocked = The shipyard is blocked
board-encircled = Encircled by { $player } since round { $round }
board-encircled-completely = Completely encircled by { $player } since round { $round }
board-site = Building site, { $building } of { $player }: { $number } of 4 quarters
board-units-of = { $player }: { $number } × { $unit }
board-units = { $number } × { $unit }
board-where-inside = inside the settlement
board-where-yard = in the shipyard
board-on-border = on the border to { $field }
board-carries = carries { $units }
board-builds-since = builds since round { $number }
board-training = training: { $number }
board-hired = hired in round { $number }
board-moved = has moved
board-herds = { $player }: { $number } × { $herd }
board-herds-inside = { $player }: { $number } × { $herd }, inside
board-grain = { $player }: grain, { $sown } sown, { $crop } grown
board-growth = Weather: { $number } to the crop
board-empty-ships = { $player }, empty: { $number } × { $unit }
board-plundered = Plundered
board-contested = Contested: a battle will be fought here
board-locked = Locked: units must stay
board-frozen = Frozen: everybody can cross
board-cut-off = Cut off from supply

# The year and the round
board-when = Year { $year }, round { $round } of { $of }: { $season ->
    [spring] spring
    [summer] summer
    [autumn] autumn
   *[winter] winter
}
board-season = { $season ->
    [spring] Spring
    [summer] Summer
    [autumn] Autumn
   *[winter] Winter
}
board-year = year
board-phase-start = Start
board-phase-move = Move
board-phase-combat = Combat
board-phase-rear = Rear
board-phase-end = End
board-step-standing = In the open
board-step-units = Units
board-step-special = Special
board-step-herds = Herds
board-step-retreat = Retreat
board-step-exposure = Attrition
board-step-withdrawal = Withdrawal
board-step-battles = Battles
board-step-sieges = Sieges
board-step-plunder = Plunder
board-step-experience = Experience
board-step-construction = Construction
board-step-trade = Trade
board-step-rear-salaries = Salaries
board-step-fishing = Fishing

# What a player has
board-my-stores = Stores
board-store-gold = gold
board-store-prestige = prestige
board-store-grain = grain
board-store-fish = fish
board-store-sheep = sheep
board-store-pigs = pigs
board-store-cattle = cattle
board-store-horses = horses
board-store-cubes = men
board-store-tiles = tiles
board-feeding = { $number ->
    [0] Feeding at the end of this round
    [one] Feeding at the end of the next round
   *[other] Feeding in { $number } rounds
}: need { $need } food, have { $have }
board-salaries = { $number ->
    [0] Salaries at the end of this round
    [one] Salaries at the end of the next round
   *[other] Salaries in { $number } rounds
}
board-goals = Goals
board-goal-dominance = Dominance
board-goal-dominance-help = Dominance: victory points
board-goal-might = Might, two of these
board-goal-might-help = Might: minor goals fulfilled
board-goal-fields = fields
board-goal-fields-help = Connected land fields
board-goal-settlements = settlements
board-goal-settlements-help = Settlements that are not encircled
board-goal-agriculture = farming
board-goal-agriculture-help = Agricultural points
board-goal-cities = cities
board-goal-cities-help = Cities that are not encircled
board-goal-prestige = prestige
board-goal-prestige-help = Prestige points
board-goal-significance = Significance
board-goal-significance-help = Total points, and the lead on the next player
board-goal-sovereignty = Sovereignty
board-goal-sovereignty-help = Sovereignty: players below you by truces and vassalages

# Relations
board-diplomacy = Diplomacy
board-rival = rival
board-hostile-key = hostile
board-truce-key = truce until
board-lord-key = lord
board-vassal-key = vassal
board-is-lord = vassal of { $player }
board-is-vassal = lord of { $player }
board-same-lord = same lord as { $player }
board-truce-received = truce with { $player } until { $until }, received tribute
board-truce-paid = truce with { $player } until { $until }, paid tribute
board-hostile = hostile to { $player }
board-is-rival = { $player } is the rival
board-permits-connection = lets { $player } use its fields for supply
board-permits-access = lets { $player } enter its fields

# The key of the map
board-map-britannia = Britannia 410
board-map-italia = Italia 290 BC
board-map-taifas = Taifas 1050
board-map-vikings = Vikings 800
board-map-huns = Huns 373
board-map-orient = Orient 1550 BC
board-key-yellow = fertile plains
board-key-green = flat to hilly
board-key-brown = mountains
board-key-turquoise = wetlands
board-key-grey = tundra, desert
board-key-neutral = neutral for ever
board-key-impassable = impassable
board-key-large-river = large river
board-key-stormy = stormy sea

# Players and the heading
board-points = { $number } victory points
board-total = { $number } total points
board-villages = villages: { $number }
board-cities = cities: { $number }
board-army = units: { $number }
board-chooses = choosing
board-waits = waits
board-winner = winner
board-won = Won by { $players }: { $reason }
board-all-choose = choosing: { $players }
board-nobody-chooses = nobody is asked
board-decision = decision { $number }
board-eliminated = eliminated
board-announced = announced { $goal }, checked at the end of { $until }
board-your-rival = your rival
board-you-are-rival = you are its rival
board-your-vassal = your vassal
board-your-lord = your lord
board-your-truce = truce until { $until }
board-vassal-of = vassal of { $player }
board-players = Players
board-table = The year
board-realm = Your realm
board-offers = Offers
board-offer = { $player } to { $other }: { $pact }
board-gives = gives { $goods }
board-wants = wants { $goods }
board-at-sea = At sea
board-gives-short = gives
board-wants-short = wants

# Battles
board-battles = Battles
board-battle-in = { $field }: battle, round { $number }
board-has-fled = fled: { $player }
board-siege-of = { $field }: siege, round { $number }
board-siege-inside = the defence is broken
board-carried = carried swords: { $number }
board-battle-board = Battle board
board-stage-deployment = Deployment
board-stage-cavalry = Cavalry moves
board-stage-cavalry-fights = Cavalry fights
board-stage-positions = Positions
board-stage-round-end = End of the round
board-area-entry = Entry
board-area-cavalry = Cavalry
board-area-left = Left
board-area-centre = Centre
board-area-right = Right
board-area-reinforcements = reinforcements
board-on-rough = rough
board-on-plains = plains
board-resolved = resolved
board-fallen = fallen
board-entry-of = Entry: { $player }
board-reserves = reserves

# Regions
region-britannia-h = Hibernia
region-britannia-i = Islands
region-britannia-c = Caledonia
region-britannia-b = Britannia
region-italia-k = Celts
region-italia-e = Etruria
region-italia-r = Romans
region-italia-g = Greeks
region-italia-p = Carthaginians
region-italia-i = Illyria
region-taifas-c = Reinos
region-taifas-t = Taifas
region-taifas-a = Almoravids
region-taifas-f = Franks
region-vikings-v = Vikings
region-vikings-b = British Isles
region-vikings-f = Franks
region-vikings-s = Slavs and Balts
region-huns-k = Constantinople
region-huns-r = Romans
region-huns-b = Bosporus
region-huns-h = Huns
region-huns-a = Alans
region-huns-v = Visigoths
region-huns-o = Ostrogoths
region-huns-s = Slavs
region-orient-e = Egypt
region-orient-c = Canaan
region-orient-q = Qatna
region-orient-y = Yamhad
region-orient-h = Hittites
region-orient-g = Aegeans
region-orient-m = Mitanni
region-orient-a = Assyria
region-orient-b = Babylon
region-orient-l = Elam
region-orient-k = Kassites
region-orient-u = Hurrians
