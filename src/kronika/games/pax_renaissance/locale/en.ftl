# Pax Renaissance: the words of the rules. Those of the drawing are in board.en.ftl.

game-title = Pax Renaissance
game-summary = You are a Renaissance banker who steers kings, faiths and trade with cards and agents. Open a victory with a comet and be the first to declare it.

setting-astrology = Astrology
setting-astrology-help = The draw decks lie face up: everybody sees the next card of each deck.
setting-bankruptcy = Bankruptcy
setting-bankruptcy-help = Starting a trade fair pays nothing; whoever has no florins, no cards and no concessions is out.
setting-open-hands = Open hands
setting-open-hands-help = Everybody sees the cards in every hand; all of them were bought face up.

# How a match ends, and its figures

reason-holy = Holy victory
reason-imperial = Imperial victory
reason-globalization = Globalization victory
reason-renaissance = Renaissance victory
reason-patron = Patron victory
reason-bankruptcy = Bankruptcy of all others

score-kings = Kings
score-republics = Republics
score-concessions = Concessions
score-florins = Florins
score-catholic = Catholic prestige
score-islamic = Islamic prestige
score-reformist = Reformist prestige
score-law = Law prestige
score-discovery = Discovery prestige
score-patron = Patron prestige

victory-holy = Holy victory
victory-holy-condition = One religion is dominant and you have more prestige of it than each opponent.
victory-holy-open = Torquemada
victory-holy-closed = East-West Schism
victory-imperial = Imperial victory
victory-imperial-condition = You have at least 2 more kings than each opponent, 3 more in a two-player game.
victory-imperial-open = Charles V
victory-imperial-closed = Age of Feudalism
victory-globalization = Globalization victory
victory-globalization-condition = You have at least 2 more concessions and more Discovery prestige than each opponent.
victory-globalization-open = Columbus
victory-globalization-closed = The Galley Age
victory-renaissance = Renaissance victory
victory-renaissance-condition = You have more republics and at least 2 more Law prestige than each opponent.
victory-renaissance-open = Leonardo
victory-renaissance-closed = The Medieval Age

# Prompts

prompt-action = { $number ->
    [one] Choose an action. It is your last one this turn.
   *[other] Choose an action. You have { $number }.
}
prompt-victory = Which victory becomes active?
prompt-agent = Place an agent of { $card }, or stop.
prompt-one-shot = { $card }: use its one-shot, { $one-shot-small }?
prompt-coronation = Whom does { $card } marry? If nobody, she stays unmarried.
prompt-operation = { $region } operations: choose an operation.
prompt-bishop = { $card }: where does the bishop on { $card2 } go?
prompt-tax = Your concession on { $border } is taxed by { $card }. Pay?
prompt-levy = Choose a city for the levy in { $empire-the }.
prompt-attacker-loss = Battle in { $empire-the }: choose an attacker to lose ({ $number } to go).
prompt-defender-loss = Battle in { $empire-the }: choose a defender to kill ({ $number } to go).
prompt-flip = Turn the map card of { $empire-the } over?
prompt-arrange = The map card was turned: who stands in { $slot-the }?
prompt-survivor = Place a surviving attacker in { $empire-the }.
prompt-concession = Place a concession on a border of { $empire-the }?
prompt-emancipation = Emancipate a repressed piece of { $empire-the }, or stop.
prompt-pacification = Pacification in { $empire-the }: kill a repressed piece?
prompt-shortage = The supply has no { $piece }. Take one from where?
prompt-discard = { $number ->
    [one] Your hand is over its limit: discard a card.
   *[other] Your hand is over its limit: discard { $number } cards.
}

# Options: actions

option-buy = Buy: { $card } for { $place-price } ({ $place-row })
option-play = Play: { $card }
option-sell = Sell: { $card }
option-operate = Run { $region } operations
option-fair = Start the { $region } trade fair
option-declare = Declare: { $victory }
option-pass = Pass
option-activate = Activate: { $victory }
sure-pass = { $number ->
    [one] You have one action left. Pass and let it go?
   *[other] You have { $number } actions left. Pass and let one of them go?
}

# Options: a card that is played

option-place = Place: { $piece } in { $slot-the }
option-place-pirate = Place: { $piece } on { $border }
option-place-pawn = Place: concession on { $border } (location { $empire })
option-place-bishop = Place: { $piece } on { $card }
option-no-more-agents = Place no more agents
option-one-shot = { $one-shot } in { $empire-the }
option-shift = Trade shift: open { $emporium-the }
option-crown = Coronation: king of { $empire-the }
option-no-one-shot = Decline the one-shot

# Options: operations

option-inquisitor = { $card }: inquisitor, move the bishop on { $card2 }
    .short = Inquisitor: bishop on { $card2 }
option-move-bishop = Move to: { $card }
option-commerce = { $card }: commerce, 1 florin from { $place }
    .short = Commerce: { $place }
option-behead = { $card }: behead { $card2 }
    .short = Behead: { $card2 }
option-tax = { $card }: tax the concession on { $border }, levy in { $empire-the }
    .short = Tax: { $border }, levy in { $empire-the }
option-repress = { $card }: repress the piece in { $slot-the } (+1 florin)
    .short = Repress: the piece in { $slot-the }
option-repress-pawn = { $card }: repress the concession on { $border } to { $empire-the } (+1 florin)
    .short = Repress: { $border }, to { $empire-the }
option-vote = { $card }: vote in { $empire-the }
    .short = Vote: { $empire }
option-corsair = { $card }: corsair, pirate from { $border } to { $border2 }
    .short = Corsair: from { $border } to { $border2 }
option-siege = { $card }: siege, kill the piece in { $slot-the }
    .short = Siege: the piece in { $slot-the }
option-siege-pirate = { $card }: siege, kill the pirate on { $border }
    .short = Siege: the pirate on { $border }
option-campaign = { $card }: campaign against { $empire-the }
    .short = Campaign: against { $empire-the }
option-end-operations = End operations
option-pay = Pay 1 florin
option-be-repressed = Do not pay: the concession is repressed

# Options: levies, battles, regime change, bishops, shortage, hand limit

option-levy = Levy: { $piece } in { $slot-the }
option-lose-agent = Remove: { $piece } (agent)
option-lose-repressed = Remove: { $piece-card } (on the empire card)
option-lose = Remove: the piece in { $slot-the }
option-lose-border = Remove: the piece on { $border }
option-flip = Turn the map card of { $empire-the } over
option-keep = Leave the map card of { $empire-the } as it is
option-arrange = { $slot }: { $piece }
option-concession = Place: concession on { $border }
option-no-concession = Place no concession
option-emancipate = Emancipate: { $piece } to { $slot-the }
option-emancipate-pawn = Emancipate: { $piece-card } to { $border }
option-no-more-emancipation = Emancipate no more
option-settle = Place: { $piece } in { $slot-the }
option-settle-border = Place: { $piece-border } on { $border }
option-pacify = Kill: { $piece-card }
option-no-pacification = Kill nobody
option-take-repressed = Take: { $piece-card } repressed in { $empire-the }
option-take = Take: the one in { $slot-the }
option-take-border = Take: the one on { $border }
option-take-bishop = Take: the one on { $card }
option-take-none = Take none
option-discard = Discard: { $card }

# The log

log-begins = Turn { $number } begins: { $bank }.
log-buys = { $number ->
    [one] { $bank } buys { $card } for 1 florin.
   *[other] { $bank } buys { $card } for { $number } florins.
}
log-activates = { $bank } activates the { $victory }.
log-plays = { $bank } plays { $card }.
log-sells = { $number ->
    [one] { $bank } sells { $card } for 1 florin.
   *[other] { $bank } sells { $card } for { $number } florins.
}
log-operates = { $bank } runs { $region } operations.
log-fair = { $number ->
    [one] { $bank } starts a trade fair in { $emporium-the } with a profit of 1 florin.
   *[other] { $bank } starts a trade fair in { $emporium-the } with a profit of { $number } florins.
}
log-fair-starter = { $number ->
    [one] { $bank } takes the first florin of the profit.
   *[other] { $bank } takes the first { $number } florins of the profit.
}
log-fair-pays = { $number ->
    [one] { $bank } earns 1 florin on { $border }.
   *[other] { $bank } earns { $number } florins on { $border }.
}
log-fair-robbed = The { $piece-border } on { $border } robs the trade fair of 1 florin.
log-fair-left = { $number ->
    [one] 1 florin of the profit waits for the next { $region } trade fair.
   *[other] { $number } florins of the profit wait for the next { $region } trade fair.
}
log-declares = { $bank } declares the { $victory }.
log-passes = { $bank } passes.
log-refills = The market now shows { $card } ({ $place }).
log-places = { $bank } places { $piece-a } in { $slot-the }.
log-places-pirate = { $bank } places { $piece-a-border } on { $border }.
log-places-concession = { $bank } places a concession on { $border }.
log-places-bishop = { $bank } places { $piece-a } on { $card }.
log-shifts = { $bank } shifts trade from { $emporium-the } to { $emporium2-the }.
log-unmarried = { $card } stays unmarried with { $bank }.
log-queen-lost = { $card } leaves the game.
log-vassal-lost = The vassal { $empire } goes back to the empire deck.
log-crowned = { $card } marries the king of { $empire-the }.
log-attacks = { $bank } starts { $one-shot-a } in { $empire-the }.
log-campaigns = { $number ->
    [one] The campaign of { $empire-the } against { $empire2-the } costs 1 florin.
   *[other] The campaign of { $empire-the } against { $empire2-the } costs { $number } florins.
}
log-wins-battle = { $bank } wins the battle in { $empire-the }.
log-loses-battle = { $bank } loses the battle in { $empire-the }.
log-dies = The { $piece } in { $slot-the } is killed.
log-dies-on-border = The { $piece-border } on { $border } is killed.
log-dies-on-card = { $card }: the { $piece } is killed.
log-agent-dies = The attacking { $piece } falls in { $empire-the }.
log-killed-instead = Nobody rules { $empire-the }: the { $piece } is killed.
log-repressed = The { $piece } is repressed in { $empire-the }.
log-flipped = The map card of { $empire-the } becomes { $religion-theocracy }.
log-flipped-medieval = The map card of { $empire-the } returns to its medieval side.
log-becomes-king = { $bank } puts a king on the throne of { $empire-the }.
log-becomes-republic = { $bank } makes { $empire-the } a republic.
log-becomes-vassal = { $bank } makes { $empire-the } a vassal of { $empire2-the }.
log-emancipates = The { $piece } is emancipated to { $slot-the }.
log-emancipates-pawn = The { $piece-card } is emancipated to { $border }.
log-levies = In { $slot-the }, { $piece-a } is levied.
log-moves-bishop = The { $piece } moves from { $card } to { $card2 }.
log-diet-of-worms = Diet of Worms on { $card }: both bishops are killed.
log-trades = { $bank } takes 1 florin from { $place }.
log-beheads = { $card } beheads { $card2 }.
log-taxes = A tax by { $card } hits the concession of { $bank } on { $border }.
log-pays-tax = { $bank } pays the tax of 1 florin.
log-votes = { $number ->
    [0] { $bank } wins the vote in { $empire-the } free of charge.
    [one] { $bank } wins the vote in { $empire-the } for 1 florin.
   *[other] { $bank } wins the vote in { $empire-the } for { $number } florins.
}
log-sails = The { $piece-border } sails from { $border } to { $border2 }.
log-besieges = A siege by { $card } begins.
log-taken = The supply is empty: { $bank } takes { $piece-a } that is in play.
log-discards = { $bank } discards { $card }.
log-eliminated = { $bank } is bankrupt and out of the game.
log-wins = { $bank } wins.

# Banks, regions, religions

bank-fugger = Fugger
bank-medici = Medici
bank-coeur = Coeur
bank-marchionni = Marchionni

region-east = East
region-west = West

religion-catholic = Catholic
    .theocracy = a Catholic theocracy
religion-islamic = Islamic
    .theocracy = an Islamic theocracy
religion-reformist = Reformist
    .theocracy = a Reformist theocracy

# Operations, one-shots, prestige, abilities

operation-inquisitor = Inquisitor
operation-commerce = Commerce
operation-behead = Behead
operation-tax = Tax
operation-repress = Repress
operation-vote = Vote
operation-corsair = Corsair
operation-siege = Siege
operation-campaign = Campaign

one-shot-conspiracy = Conspiracy
    .small = conspiracy
    .a = a conspiracy
one-shot-peasant-revolt = Peasant revolt
    .small = peasant revolt
    .a = a peasant revolt
one-shot-crusade = Crusade
    .small = crusade
    .a = a crusade
one-shot-jihad = Jihad
    .small = jihad
    .a = a jihad
one-shot-reformation = Reformation
    .small = reformation
    .a = a reformation
one-shot-trade-shift = Trade shift
    .small = trade shift
    .a = a trade shift
one-shot-coronation = Coronation
    .small = coronation
    .a = a coronation

prestige-catholic = Catholic
prestige-islamic = Islamic
prestige-reformist = Reformist
prestige-law = Law
prestige-discovery = Discovery
prestige-patron = Patron

ability-sell-for-four = Sold from the tableau, this card brings 4 florins instead of 2.
ability-no-hand-limit = You have no hand limit.
ability-immune-to-silencing = Bishops do not silence your cards.
ability-behead-only-west-with-catholic-or-reformist-bishop = This card beheads only western cards that carry a Catholic or Reformist bishop.
ability-coronation-may-take-married-or-opposing-king = Your queens may also marry a king of an opponent or one who has a queen already.
ability-crusade-rooks-count-as-knights = In your crusades Catholic rooks in cities of adjacent empires attack like knights.
ability-double-concessions-spice-islands = Each of your concessions earns 2 florins in trade fairs from the Spice Islands.
ability-venice-holds-two = Venice has a second place, for a Catholic knight, while its icon is Catholic.

# Pieces. On a border a rook is a pirate and a cube is a concession; on an empire card a cube is a serf.

piece-knight-catholic = Catholic knight
    .border = Catholic knight
    .card = Catholic knight
    .a = a Catholic knight
    .a-border = a Catholic knight
piece-knight-islamic = Islamic knight
    .border = Islamic knight
    .card = Islamic knight
    .a = an Islamic knight
    .a-border = an Islamic knight
piece-knight-reformist = Reformist knight
    .border = Reformist knight
    .card = Reformist knight
    .a = a Reformist knight
    .a-border = a Reformist knight
piece-rook-catholic = Catholic rook
    .border = Catholic pirate
    .card = Catholic rook
    .a = a Catholic rook
    .a-border = a Catholic pirate
piece-rook-islamic = Islamic rook
    .border = Islamic pirate
    .card = Islamic rook
    .a = an Islamic rook
    .a-border = an Islamic pirate
piece-rook-reformist = Reformist rook
    .border = Reformist pirate
    .card = Reformist rook
    .a = a Reformist rook
    .a-border = a Reformist pirate
piece-bishop-catholic = Catholic bishop
    .border = Catholic bishop
    .card = Catholic bishop
    .a = a Catholic bishop
    .a-border = a Catholic bishop
piece-bishop-islamic = Islamic bishop
    .border = Islamic bishop
    .card = Islamic bishop
    .a = an Islamic bishop
    .a-border = an Islamic bishop
piece-bishop-reformist = Reformist bishop
    .border = Reformist bishop
    .card = Reformist bishop
    .a = a Reformist bishop
    .a-border = a Reformist bishop
piece-pawn-fugger = Fugger cube
    .border = Fugger concession
    .card = Fugger serf
    .a = a Fugger cube
    .a-border = a Fugger concession
piece-pawn-medici = Medici cube
    .border = Medici concession
    .card = Medici serf
    .a = a Medici cube
    .a-border = a Medici concession
piece-pawn-coeur = Coeur cube
    .border = Coeur concession
    .card = Coeur serf
    .a = a Coeur cube
    .a-border = a Coeur concession
piece-pawn-marchionni = Marchionni cube
    .border = Marchionni concession
    .card = Marchionni serf
    .a = a Marchionni cube
    .a-border = a Marchionni concession
piece-nobody = no piece
    .border = no piece
    .card = no piece
    .a = no piece
    .a-border = no piece
piece-pirate-catholic = Catholic pirate
    .border = Catholic pirate
    .card = Catholic rook
    .a = a Catholic pirate
    .a-border = a Catholic pirate
piece-pirate-islamic = Islamic pirate
    .border = Islamic pirate
    .card = Islamic rook
    .a = an Islamic pirate
    .a-border = an Islamic pirate
piece-pirate-reformist = Reformist pirate
    .border = Reformist pirate
    .card = Reformist rook
    .a = a Reformist pirate
    .a-border = a Reformist pirate

# The market. The price of a card is the number of its column.

place-east-0 = East, column 0
    .price = 0 florins
    .row = East
place-east-1 = East, column 1
    .price = 1 florin
    .row = East
place-east-2 = East, column 2
    .price = 2 florins
    .row = East
place-east-3 = East, column 3
    .price = 3 florins
    .row = East
place-east-4 = East, column 4
    .price = 4 florins
    .row = East
place-east-5 = East, column 5
    .price = 5 florins
    .row = East
place-west-0 = West, column 0
    .price = 0 florins
    .row = West
place-west-1 = West, column 1
    .price = 1 florin
    .row = West
place-west-2 = West, column 2
    .price = 2 florins
    .row = West
place-west-3 = West, column 3
    .price = 3 florins
    .row = West
place-west-4 = West, column 4
    .price = 4 florins
    .row = West
place-west-5 = West, column 5
    .price = 5 florins
    .row = West

# Empires and borders

empire-england = England
    .the = England
empire-france = France
    .the = France
empire-holy-roman-empire = Holy Roman Empire
    .the = the Holy Roman Empire
empire-hungary = Hungary
    .the = Hungary
empire-byzantium = Byzantium
    .the = Byzantium
empire-portugal = Portugal
    .the = Portugal
empire-aragon = Aragon
    .the = Aragon
empire-papal-states = Papal States
    .the = the Papal States
empire-ottoman = Ottoman Empire
    .the = the Ottoman Empire
empire-mamluk = Mamluk Sultanate
    .the = the Mamluk Sultanate

border-england-france = England–France
border-france-holy-roman-empire = France–Holy Roman Empire
border-holy-roman-empire-hungary = Holy Roman Empire–Hungary
border-hungary-byzantium = Hungary–Byzantium
border-portugal-aragon = Portugal–Aragon
border-aragon-papal-states = Aragon–Papal States
border-papal-states-ottoman = Papal States–Ottoman Empire
border-ottoman-mamluk = Ottoman Empire–Mamluk Sultanate
border-england-portugal = England–Portugal
border-france-aragon = France–Aragon
border-holy-roman-empire-papal-states = Holy Roman Empire–Papal States
border-hungary-ottoman = Hungary–Ottoman Empire
border-byzantium-mamluk = Byzantium–Mamluk Sultanate

# Cities, their slots, and the emporia among them

city-london = London
city-bordeaux = Bordeaux
city-paris = Paris
city-bruges = Bruges
city-lyon = Lyon
city-vienna = Vienna
city-nurnberg = Nürnberg
city-lubeck = Lübeck
city-novgorod = Novgorod
city-buda = Buda
city-varna = Varna
city-tana = Tana
city-caffa = Caffa
city-trebizond = Trebizond
city-toledo = Toledo
city-granada = Granada
city-spice-islands = Spice Islands
city-valencia = Valencia
city-algiers = Algiers
city-timbuktu = Timbuktu
city-venice = Venice
city-constantinople = Constantinople
city-modon = Modon
city-rhodes = Rhodes
city-cairo = Cairo
city-cyprus = Cyprus

slot-london = London
    .the = London
slot-bordeaux = Bordeaux
    .the = Bordeaux
slot-paris = Paris
    .the = Paris
slot-bruges = Bruges
    .the = Bruges
slot-lyon = Lyon
    .the = Lyon
slot-vienna = Vienna
    .the = Vienna
slot-nurnberg = Nürnberg
    .the = Nürnberg
slot-lubeck = Lübeck
    .the = Lübeck
slot-novgorod = Novgorod
    .the = Novgorod
slot-buda = Buda
    .the = Buda
slot-varna = Varna
    .the = Varna
slot-tana = Tana
    .the = Tana
slot-caffa = Caffa
    .the = Caffa
slot-trebizond = Trebizond
    .the = Trebizond
slot-toledo = Toledo
    .the = Toledo
slot-granada = Granada
    .the = Granada
slot-spice-islands = Spice Islands
    .the = the Spice Islands
slot-valencia = Valencia
    .the = Valencia
slot-algiers = Algiers
    .the = Algiers
slot-timbuktu = Timbuktu
    .the = Timbuktu
slot-venice = Venice
    .the = Venice
slot-constantinople-1 = Constantinople, place 1
    .the = Constantinople, place 1
slot-constantinople-2 = Constantinople, place 2
    .the = Constantinople, place 2
slot-constantinople-3 = Constantinople, place 3
    .the = Constantinople, place 3
slot-modon = Modon
    .the = Modon
slot-rhodes = Rhodes
    .the = Rhodes
slot-cairo = Cairo
    .the = Cairo
slot-cyprus = Cyprus
    .the = Cyprus
slot-venice-2 = Venice, second place
    .the = Venice, second place

emporium-trebizond = Trebizond
    .the = Trebizond
emporium-spice-islands = Spice Islands
    .the = the Spice Islands
emporium-tana = Tana
    .the = Tana
emporium-novgorod = Novgorod
    .the = Novgorod
emporium-timbuktu = Timbuktu
    .the = Timbuktu

# Empire cards: the card, its king, its republic

card-england = England (empire card)
card-england-king = Edward IV, House of York
card-england-republic = English Parliament
card-france = France (empire card)
card-france-king = Louis XI the Spider, House of Valois
card-france-republic = States-General of Burgundy
card-holy-roman-empire = Holy Roman Empire (empire card)
card-holy-roman-empire-king = Frederick III, House of Habsburg
card-holy-roman-empire-republic = Reichstag, Imperial Diet
card-hungary = Hungary (empire card)
card-hungary-king = Mátyás Corvinus
card-hungary-republic = Polish-Lithuanian Sejm
card-byzantium = Byzantium (empire card)
card-byzantium-king = David Comnenus, Basileus of Trebizond
card-byzantium-republic = Confederation of White Sheep Turkomen
card-portugal = Portugal (empire card)
card-portugal-king = Henry the Navigator
card-portugal-republic = Cortes Generales of Castile
card-aragon = Aragon (empire card)
card-aragon-king = John the Faithless
card-aragon-republic = Golden Ambrosian Republic
card-papal-states = Papal States (empire card)
card-papal-states-king = Pope Julius II
card-papal-states-republic = Florentine Signoria
card-ottoman = Ottoman Empire (empire card)
card-ottoman-king = Sultan Mehmed II the Conqueror
card-ottoman-republic = Ottoman Millet System
card-mamluk = Mamluk Sultanate (empire card)
card-mamluk-king = Qa'it Bay, Burji Dynasty
card-mamluk-republic = Karaman Beylik

# Market cards, West

card-inquisition-pope = Inquisition Pope
card-papal-elephant = Papal Elephant
card-grand-inquisitor = Grand Inquisitor
card-antipope = Antipope
card-reformed-theology = Reformed Theology
card-star-chamber = Star Chamber
card-peters-pence = Peter's Pence
card-jesuits = Jesuits
card-house-of-borgia = House of Borgia
card-bonfire-of-the-vanities = Bonfire of the Vanities
card-anabaptist-reformation = Anabaptist Reformation
card-knights-hospitaller = Knights Hospitaller
card-genoese-fleet = Genoese Fleet
card-india-armada = India Armada
card-hanseatic-league = Hanseatic League
card-the-company-of-merchant-adventurers = The Company of Merchant Adventurers
card-scottish-privateers = Scottish Privateers
card-almeida-armada = Almeida Armada
card-gold-coast-monopoly = Gold Coast Monopoly
card-arumer-zwarte-hoop = Arumer Zwarte Hoop
card-conquistadors = Conquistadors
card-the-last-knight = The Last Knight
card-spanish-tercio = Spanish Tercio
card-gonfalonier = Gonfalonier
card-teutonic-knights = Teutonic Knights
card-cromwell = Cromwell
card-swabian-league = Swabian League
card-the-bold = The Bold
card-holy-land-crusade = Holy Land Crusade
card-santa-hermandad = Santa Hermandad
card-swiss-rislaufer = Swiss Risläufer
card-duke-of-milan = Duke of Milan
card-schwarzer-haufen = Schwarzer Haufen
card-merchants-of-the-staple = Merchants of the Staple
card-communeros-guilds = Communeros Guilds
card-flanders-guild = Flanders Guild
card-the-hidden = The Hidden
card-bundschuh-revolt = Bundschuh Revolt
card-florentine-wool = Florentine Wool
card-sindicat-remenca = Sindicat Remença
card-peasant-republic-of-dithmarschen = Peasant Republic of Dithmarschen
card-hochstetter-bank = Höchstetter Bank
card-gutenberg = Gutenberg
card-isabella-of-castille = Isabella of Castille
card-anne-of-brittany = Anne of Brittany
card-joanna-the-mad = Joanna the Mad
card-margaret-of-anjou = Margaret of Anjou
card-mary-the-rich = Mary the Rich
card-order-of-santiago = Order of Santiago
card-la-serenissima = La Serenissima
card-kingmaker = Kingmaker
card-luther = Luther
card-friese-freedom = Friese Freedom
card-marechaussee = Maréchaussée
card-duchy-of-ferrara = Duchy of Ferrara
card-halleys-comet = Pope excommunicates Halley's Comet
card-regiomontanus = Regiomontanus

# Market cards, East

card-the-grim = The Grim
card-safavids = Safavids
card-dervishes = Dervishes
card-qizilbash = Qizilbash
card-barbarossa-brothers = Barbarossa Brothers
card-ottoman-navy = Ottoman Navy
card-jewish-pirates = Jewish Pirates
card-mamluk-slave-soldiers = Mamluk Slave Soldiers
card-black-army = Black Army
card-janissaries = Janissaries
card-black-sheep-tribe = Black Sheep Tribe
card-bashi-bazouk = Bashi-bazouk
card-zupy-krakowskie-company = Zupy Krakowskie Company
card-the-handsome = The Handsome
card-bosnian-and-serbian-silver = Bosnian & Serbian Silver
card-the-crim-horde = The Crim Horde
card-the-kremlin = The Kremlin
card-elzbieta-of-bohemia = Elzbieta of Bohemia
card-sophia-palaiologina = Sophia Palaiologina
card-hurrem-sultan-roxelana = Hürrem Sultan Roxelana
card-sitt-i-hatun-of-dulkadir = Sitt-î Hatun of Dulkadir
card-carlotta-lusignan-of-cyprus = Carlotta Lusignan of Cyprus
card-greek-klephts = Greek Klephts
card-crimean-goths = Crimean Goths
card-damascus-coffee = Damascus Coffee
card-pospolite-ruszenie = Pospolite Ruszenie
card-the-timar-system = The Timar System
card-vlad-the-impaler = Vlad the Impaler
card-saint-stefan-cel-mare = Saint Stefan cel Mare
card-soninke-wangara = Soninke Wangara
card-cem-anti-hostage = Cem Anti-Hostage
card-grande-of-spain = Grande of Spain
card-duke-of-athens = Duke of Athens
card-copernicus = Copernicus
card-nostradamus = Nostradamus
