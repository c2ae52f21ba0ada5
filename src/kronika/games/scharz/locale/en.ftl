# Scharz: what the game says of itself, and the names of what phrases speak of. The phrases of a
# chapter are in a file of its own, the names of fields in fields.en.ftl.
#
# Names begin with a capital letter, `.small` is for the middle of a sentence. A unit has `.a` with
# its article, and `.one` and `.other` for a number that stands before it. `.tag` of an experience
# follows a unit and is nothing for a standard one.

game-title = Scharz
game-summary = Lead a people through five years of its history: settle land and coasts, build cities and ports, feed your armies, make vassals of your neighbours or take their settlements. All players move at the same time, and there are four ways to win.

setting-mode = Mode
setting-mode-help = How much of the game is played. Each mode teaches what the next one needs: First, then Basic or White, then Green, Yellow and Red.
setting-mode-first = First game
setting-mode-first-help = Gold only, one goal, four rounds a year: moving and fighting.
setting-mode-basic = Basic game
setting-mode-basic-help = First plus the land: sow, harvest, breed, feed your people.
setting-mode-white = White mode
setting-mode-white-help = First plus diplomacy, rivals, plunder and four ways to win.
setting-mode-green = Green mode
setting-mode-green-help = White and Basic together, with cattle and horses.
setting-mode-yellow = Yellow mode
setting-mode-yellow-help = The original: prestige, unequal nations, storms, six rounds a year.
setting-mode-red = Red mode
setting-mode-red-help = Everything: weather, morale, commanders, eight rounds a year.
setting-map = Map
setting-map-help = Each map can be played in every mode and by any number of players; the fields get smaller the more players there are.
setting-map-britannia = Britannia
setting-map-italia = Italia
setting-map-taifas = Taifas
setting-map-vikings = Vikings
setting-map-huns = Huns
setting-map-orient = Orient
setting-rivals = Rivals
setting-rivals-help = From White mode on, with three or more players, everybody draws a rival whom he fights better than others.
setting-rivals-drawn = Drawn by lot
setting-rivals-none = None
setting-play = Play
setting-play-help = Everybody acts at the same time, or one action each in turn.
setting-play-live = At the same time
setting-play-turns = In turns
setting-start = Start
setting-start-help = In the Prelude everybody places villages; a quick start takes one of the suggested openings of the map.
setting-start-prelude = Prelude
setting-start-quick = Suggested openings
setting-alternating = Alternating moves
setting-alternating-help = Players move one unit each in turn; who passes names a unit, which has then moved for good.
setting-battle-board = Battle board
setting-battle-board-help = In Red mode battles on land are fought out on a board of their own, with positions and initiative.
setting-factions = Factions
setting-factions-help = From Yellow mode on, the regions of your villages decide which factions you may choose, or the factions are dealt at random. They can also be named in the order of the players, separated by commas.
setting-factions-chosen = By villages
setting-factions-dealt = Dealt
setting-goal = Goal of the first modes
setting-goal-help = What wins in the First and the Basic game: most total points (Significance), or 10 victory points (Dominance).
setting-goal-significance = Significance
setting-goal-dominance = Dominance
setting-danube = Plunder on the Danube
setting-danube-help = On the map of the Huns plundering one bank of the Danube brings prestige: that of the other side, or one's own as the rulebook prints it.
setting-danube-other-bank = The other side's bank
setting-danube-as-printed = As printed
setting-crossing = Crossing large rivers
setting-crossing-help = For whom a ship on a large river opens the crossing: for its owner, the coalition and whom the owner permits it, or for everybody.
setting-crossing-permitted = Owner, coalition, permitted
setting-crossing-everybody = Everybody
setting-losses = Losses at New Year
setting-losses-help = From Yellow mode on: which own losses of the year cost victory points at New Year.
setting-losses-all = All losses
setting-losses-by-others = Those caused by others

# How a match ends, and its figures

reason-sovereignty = Sovereignty: superior to everybody by truces and vassalages
reason-dominance = Dominance: enough victory points
reason-might = Might: two minor goals
reason-significance = Significance: most total points
reason-last = The last player left

score-place = Place
score-total = Total points
score-points = Victory points
score-settlements = Settlements
score-prestige = Prestige
score-gold = Gold

# Experience, buildings, herds, situations

experience-recruit = Recruits
    .small = recruits
    .tag = { " " }(recruits)
experience-standard = Standard
    .small = standard
    .tag = { "" }
experience-experienced = Experienced
    .small = experienced
    .tag = { " " }(experienced)
experience-veteran = Veterans
    .small = veterans
    .tag = { " " }(veterans)
experience-elite = Elite
    .small = elite
    .tag = { " " }(elite)

building-village = Village
    .small = village
    .a = a village
building-city = City
    .small = city
    .a = a city
building-dock = Dock
    .small = dock
    .a = a dock
building-port = Port
    .small = port
    .a = a port
building-fortification = Fortification
    .small = fortification
    .a = a fortification

herd-sheep = Sheep
    .small = sheep
herd-pigs = Pigs
    .small = pigs
herd-cattle = Cattle
    .small = cattle
herd-horses = Horses
    .small = horses

situation-plains = Plains
situation-rough = Rough terrain
situation-ships = Ships
situation-siege = Siege

count-nothing = nothing

# Units

unit-light-infantry = Light infantry
    .small = light infantry
    .a = light infantry
    .one = light infantry
    .other = light infantry
unit-heavy-infantry = Heavy infantry
    .small = heavy infantry
    .a = heavy infantry
    .one = heavy infantry
    .other = heavy infantry
unit-siege-engines = Siege engines
    .small = siege engines
    .a = siege engines
    .one = siege engine
    .other = siege engines
unit-cavalry = Cavalry
    .small = cavalry
    .a = cavalry
    .one = cavalry
    .other = cavalry
unit-transport-ship = Transport ship
    .small = transport ship
    .a = a transport ship
    .one = transport ship
    .other = transport ships
unit-warship = Warship
    .small = warship
    .a = a warship
    .one = warship
    .other = warships
unit-mercenaries = Mercenaries
    .small = mercenaries
    .a = mercenaries
    .one = mercenary
    .other = mercenaries
unit-corsairs = Corsairs
    .small = corsairs
    .a = corsairs
    .one = corsair
    .other = corsairs
unit-elephants = War elephants
    .small = war elephants
    .a = war elephants
    .one = war elephant
    .other = war elephants

count-unit-light-infantry = { $number } light infantry
count-unit-heavy-infantry = { $number } heavy infantry
count-unit-siege-engines = { $number ->
    [one] { $number } siege engine
   *[other] { $number } siege engines
}
count-unit-cavalry = { $number } cavalry
count-unit-transport-ship = { $number ->
    [one] { $number } transport ship
   *[other] { $number } transport ships
}
count-unit-warship = { $number ->
    [one] { $number } warship
   *[other] { $number } warships
}
count-unit-mercenaries = { $number ->
    [one] { $number } mercenary
   *[other] { $number } mercenaries
}
count-unit-corsairs = { $number ->
    [one] { $number } corsair
   *[other] { $number } corsairs
}
count-unit-elephants = { $number ->
    [one] { $number } war elephant
   *[other] { $number } war elephants
}

# Factions

faction-italia-etruscans = Etruscans
    .the = the Etruscans
    .adj = Etruscan
faction-italia-carthaginians = Carthaginians
    .the = the Carthaginians
    .adj = Carthaginian
faction-italia-greeks = Greeks
    .the = the Greeks
    .adj = Greek
faction-italia-illyrians = Illyrians
    .the = the Illyrians
    .adj = Illyrian
faction-italia-celts = Celts
    .the = the Celts
    .adj = Celtic
faction-italia-romans = Romans
    .the = the Romans
    .adj = Roman
faction-britannia-scots-and-irish = Scots and Irish
    .the = the Scots and Irish
    .adj = Scots and Irish
faction-britannia-islanders = Islanders
    .the = the Islanders
    .adj = Islander
faction-britannia-picts = Picts
    .the = the Picts
    .adj = Pictish
faction-britannia-romans = Romans
    .the = the Romans
    .adj = Roman
faction-britannia-germans = Germans
    .the = the Germans
    .adj = German
faction-britannia-celts = Celts
    .the = the Celts
    .adj = Celtic
faction-vikings-vikings = Vikings
    .the = the Vikings
    .adj = Viking
faction-vikings-british-isles = British Isles
    .the = the British Isles
    .adj = British
faction-vikings-franks = Franks
    .the = the Franks
    .adj = Frankish
faction-vikings-slavs-and-balts = Slavs and Balts
    .the = the Slavs and Balts
    .adj = Slavic and Baltic
faction-taifas-christian-reinos = Christian Reinos
    .the = the Christian Reinos
    .adj = Christian
faction-taifas-muslim-taifas = Muslim Taifas
    .the = the Muslim Taifas
    .adj = Taifa
faction-taifas-almoravids = Almoravids
    .the = the Almoravids
    .adj = Almoravid
faction-taifas-franks = Franks
    .the = the Franks
    .adj = Frankish
faction-taifas-vikings = Vikings
    .the = the Vikings
    .adj = Viking
faction-orient-egypt = Egypt
    .the = Egypt
    .adj = Egyptian
faction-orient-canaan = Canaan
    .the = Canaan
    .adj = Canaanite
faction-orient-qatna = Qatna
    .the = Qatna
    .adj = Qatna
faction-orient-yamhad = Yamhad
    .the = Yamhad
    .adj = Yamhad
faction-orient-hittites = Hittites
    .the = the Hittites
    .adj = Hittite
faction-orient-aegeans = Aegeans
    .the = the Aegeans
    .adj = Aegean
faction-orient-mitanni = Mitanni
    .the = Mitanni
    .adj = Mitanni
faction-orient-assyria = Assyria
    .the = Assyria
    .adj = Assyrian
faction-orient-babylon = Babylon
    .the = Babylon
    .adj = Babylonian
faction-orient-elam = Elam
    .the = Elam
    .adj = Elamite
faction-orient-kassites = Kassites
    .the = the Kassites
    .adj = Kassite
faction-orient-hurrians = Hurrians
    .the = the Hurrians
    .adj = Hurrian
faction-huns-constantinople = Constantinople
    .the = Constantinople
    .adj = Constantinople
faction-huns-romans = Romans
    .the = the Romans
    .adj = Roman
faction-huns-bosporus = Bosporus
    .the = Bosporus
    .adj = Bosporan
faction-huns-huns = Huns
    .the = the Huns
    .adj = Hun
faction-huns-alans = Alans
    .the = the Alans
    .adj = Alan
faction-huns-visigoths = Visigoths
    .the = the Visigoths
    .adj = Visigoth
faction-huns-ostrogoths = Ostrogoths
    .the = the Ostrogoths
    .adj = Ostrogoth
faction-huns-slavs = Slavs
    .the = the Slavs
    .adj = Slavic

# Players by their seats

player-player-1 = Player 1
    .the = Player 1
player-player-2 = Player 2
    .the = Player 2
player-player-3 = Player 3
    .the = Player 3
player-player-4 = Player 4
    .the = Player 4
player-player-5 = Player 5
    .the = Player 5
player-player-6 = Player 6
    .the = Player 6
player-player-7 = Player 7
    .the = Player 7
player-player-8 = Player 8
    .the = Player 8
player-player-9 = Player 9
    .the = Player 9
player-player-10 = Player 10
    .the = Player 10
player-player-11 = Player 11
    .the = Player 11
player-player-12 = Player 12
    .the = Player 12
