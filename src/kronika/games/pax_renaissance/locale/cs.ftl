# Pax Renaissance: the words of the rules. Those of the drawing are in board.cs.ftl.
#
# Banks are families in the plural, as in the rules: Fuggerové kupují. Names carry the cases that
# sentences need; `.in`, `.to` and `.from` bring their preposition along (ve Vídni, na Kypr). The
# `.ref` of a card follows the word "karta": its title, or the genitive of its empire.

game-title = Pax Renaissance
game-summary = Veď renesanční banku a pomocí karet a agentů ovládej krále, víru i obchod. Kometou si otevři cestu k vítězství a vyhlas ho dřív než ostatní.

setting-astrology = Astrologie
setting-astrology-help = Dobírací balíčky leží lícem nahoru: všichni vidí příští kartu každého z nich.
setting-bankruptcy = Varianta s bankrotem
setting-bankruptcy-help = Kdo zahájí obchodní cestu, nedostane první florén; kdo nemá florény, karty ani koncese, vypadává ze hry.
setting-open-hands = Odkryté karty v ruce
setting-open-hands-help = Všichni vidí karty v rukou všech hráčů; každá z nich byla koupena lícem nahoru.

# How a match ends, and its figures

reason-holy = Svaté vítězství
reason-imperial = Imperiální vítězství
reason-globalization = Globalizační vítězství
reason-renaissance = Renesanční vítězství
reason-patron = Vítězství umění
reason-bankruptcy = Bankrot všech ostatních

score-kings = Králové
score-republics = Republiky
score-concessions = Koncese
score-florins = Florény
score-catholic = Katolický vliv
score-islamic = Islámský vliv
score-reformist = Reformační vliv
score-law = Vliv v zákoně
score-discovery = Vliv v objevech
score-patron = Vliv v umění

victory-holy = Svaté vítězství
    .small = svaté vítězství
victory-holy-condition = Některé náboženství je dominantní a máš více jeho vlivu než každý protihráč.
victory-holy-open = Torquemada
victory-holy-closed = Rozkol Východu a Západu
victory-imperial = Imperiální vítězství
    .small = imperiální vítězství
victory-imperial-condition = Máš alespoň o 2 krále více než každý protihráč, v partii dvou hráčů o 3.
victory-imperial-open = Karel V.
victory-imperial-closed = Věk feudalismu
victory-globalization = Globalizační vítězství
    .small = globalizační vítězství
victory-globalization-condition = Máš alespoň o 2 koncese více než každý protihráč a více vlivu v objevech než každý z nich.
victory-globalization-open = Kolumbus
victory-globalization-closed = Věk galér
victory-renaissance = Renesanční vítězství
    .small = renesanční vítězství
victory-renaissance-condition = Máš více republik než každý protihráč a alespoň o 2 body vlivu v zákoně více než každý z nich.
victory-renaissance-open = Leonardo
victory-renaissance-closed = Středověk

# Prompts

prompt-action = { $number ->
    [one] Zvol poslední akci tohoto tahu.
    [few] Zvol akci. Zbývají ti { $number }.
   *[other] Zvol akci. Zbývá ti jich { $number }.
}
prompt-victory = Které vítězství aktivuješ?
prompt-agent = Umísti agenta karty { $card-ref }, nebo skonči.
prompt-one-shot = Karta { $card-ref }: využiješ její jednorázovou akci ({ $one-shot-small })?
prompt-coronation = Za koho se provdá { $card }? Může zůstat neprovdaná.
prompt-operation = { $region-Adj } operace: zvol operaci.
prompt-bishop = Karta { $card-ref }: kam přejde biskup z karty { $card2-ref }?
prompt-tax = Karta { $card-ref } zdaňuje tvoji koncesi na hranici { $border }. Zaplatíš?
prompt-levy = Ozbrojenci { $empire-in }: zvol město.
prompt-attacker-loss = Bitva { $empire-in }: zvol ztrátu útočníka (ještě { $number }).
prompt-defender-loss = Bitva { $empire-in }: zvol ztrátu obránce (ještě { $number }).
prompt-flip = Otočíš kartu mapy { $empire-gen }?
prompt-arrange = Karta mapy se otočila: kdo stojí { $slot-in }?
prompt-survivor = Umísti přeživšího útočníka { $empire-in }.
prompt-concession = Umístíš koncesi na hranici { $empire-gen }?
prompt-emancipation = Osvoboď utiskovanou figuru z karty { $empire-gen }, nebo skonči.
prompt-pacification = Zjednání klidu { $empire-in }: zabiješ utiskovanou figuru?
prompt-shortage = V zásobě chybí { $piece }. Odkud figuru vezmeš?
prompt-discard = { $number ->
    [one] Máš v ruce příliš mnoho karet: odhoď jednu.
    [few] Máš v ruce příliš mnoho karet: odhoď { $number } karty.
   *[other] Máš v ruce příliš mnoho karet: odhoď { $number } karet.
}

# Options: actions

option-buy = Koupit: { $card } za { $place-price } ({ $place-row })
option-play = Zahrát: { $card }
option-sell = Prodat: { $card }
option-operate = Provést { $region-adj } operace
option-fair = Zahájit { $region-adj } obchodní cestu
option-declare = Vyhlásit { $victory-small }
option-pass = Vynechat akci
option-activate = Aktivovat { $victory-small }
sure-pass = { $number ->
    [one] Zbývá ti jedna akce. Vynechat ji?
    [few] Zbývají ti { $number } akce. Jednu z nich vynechat?
   *[other] Zbývá ti { $number } akcí. Jednu z nich vynechat?
}

# Options: a card that is played

option-place = Umístit { $piece-acc } { $slot-to }
option-place-pirate = Umístit { $piece-border-acc } na hranici { $border }
option-place-pawn = Umístit koncesi na hranici { $border } (lokace { $empire })
option-place-bishop = Umístit { $piece-acc } na kartu { $card-ref }
option-no-more-agents = Další agenty neumísťovat
option-one-shot = { $one-shot } { $empire-in }
option-shift = Přesun obchodu { $emporium-to }
option-crown = Provdat za krále { $empire-gen }
option-no-one-shot = Jednorázovou akci odmítnout

# Options: operations

option-inquisitor = { $card }: inkvizitor, přesunout biskupa z karty { $card2-ref }
    .short = Inkvizitor: biskup z karty { $card2-ref }
option-move-bishop = Přesunout na kartu { $card-ref }
option-commerce = { $card }: obchod, 1 florén z nabídky ({ $place })
    .short = Obchod: { $place }
option-behead = { $card }: stětí karty { $card2-ref }
    .short = Stětí: { $card2 }
option-tax = { $card }: daně z koncese na hranici { $border }, ozbrojenci { $empire-in }
    .short = Daně: { $border }, ozbrojenci { $empire-in }
option-repress = { $card }: potlačit figuru { $slot-in } (+1 florén)
    .short = Represe: figura { $slot-in }
option-repress-pawn = { $card }: potlačit koncesi { $border }, na kartu { $empire-gen } (+1 florén)
    .short = Represe: { $border }, na kartu { $empire-gen }
option-vote = { $card }: hlasování { $empire-in }
    .short = Hlasování: { $empire }
option-corsair = { $card }: korzár, z hranice { $border } na { $border2 }
    .short = Korzár: z hranice { $border } na { $border2 }
option-siege = { $card }: obléhání, zabít figuru { $slot-in }
    .short = Obléhání: figura { $slot-in }
option-siege-pirate = { $card }: obléhání, zabít piráta na hranici { $border }
    .short = Obléhání: pirát na hranici { $border }
option-campaign = { $card }: tažení proti { $empire-dat }
    .short = Tažení: proti { $empire-dat }
option-end-operations = Ukončit operace
option-pay = Zaplatit 1 florén
option-be-repressed = Nezaplatit: koncese bude utiskována

# Options: levies, battles, regime change, bishops, shortage, hand limit

option-levy = Ozbrojenci { $slot-in }: { $piece }
option-lose-agent = Odstranit: { $piece } (agent)
option-lose-repressed = Odstranit: { $piece-card } (na kartě říše)
option-lose = Odstranit figuru { $slot-in }
option-lose-border = Odstranit figuru na hranici { $border }
option-flip = Otočit kartu mapy { $empire-gen }
option-keep = Neotáčet kartu mapy { $empire-gen }
option-arrange = { $slot }: { $piece }
option-concession = Umístit koncesi na hranici { $border }
option-no-concession = Koncesi neumísťovat
option-emancipate = Osvobodit { $piece-acc }: { $slot-to }
option-emancipate-pawn = Osvobodit { $piece-card-acc }: na hranici { $border }
option-no-more-emancipation = Dál neosvobozovat
option-settle = Umístit { $piece-acc } { $slot-to }
option-settle-border = Umístit { $piece-border-acc } na hranici { $border }
option-pacify = Zabít { $piece-card-acc }
option-no-pacification = Nikoho nezabíjet
option-take-repressed = Vzít { $piece-card-acc } z karty { $empire-gen }
option-take = Vzít figuru { $slot-from }
option-take-border = Vzít figuru z hranice { $border }
option-take-bishop = Vzít biskupa z karty { $card-ref }
option-take-none = Nebrat žádnou figuru
option-discard = Odhodit: { $card }

# The log

log-begins = Tah { $number }: na řadě jsou { $bank }.
log-buys = { $number ->
    [one] { $bank } kupují kartu { $card-ref } za { $number } florén.
    [few] { $bank } kupují kartu { $card-ref } za { $number } florény.
   *[other] { $bank } kupují kartu { $card-ref } za { $number } florénů.
}
log-activates = { $bank } aktivují { $victory-small }.
log-plays = { $bank } hrají kartu { $card-ref }.
log-sells = { $number ->
    [one] { $bank } prodávají kartu { $card-ref } za { $number } florén.
    [few] { $bank } prodávají kartu { $card-ref } za { $number } florény.
   *[other] { $bank } prodávají kartu { $card-ref } za { $number } florénů.
}
log-operates = { $bank } provádějí { $region-adj } operace.
log-fair = { $number ->
    [one] { $bank } zahajují obchodní cestu { $emporium-from } se ziskem { $number } florénu.
   *[other] { $bank } zahajují obchodní cestu { $emporium-from } se ziskem { $number } florénů.
}
log-fair-starter = { $number ->
    [one] { $bank } si berou první florén ze zisku.
    [few] { $bank } si berou první { $number } florény ze zisku.
   *[other] { $bank } si berou prvních { $number } florénů ze zisku.
}
log-fair-pays = { $number ->
    [one] { $bank } vydělávají { $number } florén na hranici { $border }.
    [few] { $bank } vydělávají { $number } florény na hranici { $border }.
   *[other] { $bank } vydělávají { $number } florénů na hranici { $border }.
}
log-fair-robbed = { $piece-border-Name } na hranici { $border } bere 1 florén ze zisku.
log-fair-left = { $number ->
    [one] Na příští { $region-adj } obchodní cestu zbývá { $number } florén.
    [few] Na příští { $region-adj } obchodní cestu zbývají { $number } florény.
   *[other] Na příští { $region-adj } obchodní cestu zbývá { $number } florénů.
}
log-declares = { $bank } vyhlašují { $victory-small }.
log-passes = { $bank } vynechávají akci.
log-refills = V nabídce přibývá karta { $card-ref } ({ $place }).
log-places = { $bank } umísťují { $piece-acc } { $slot-to }.
log-places-pirate = { $bank } umísťují { $piece-border-acc } na hranici { $border }.
log-places-concession = { $bank } umísťují koncesi na hranici { $border }.
log-places-bishop = { $bank } umísťují { $piece-acc } na kartu { $card-ref }.
log-shifts = { $bank } přesouvají obchod { $emporium-from } { $emporium2-to }.
log-unmarried = { $card } zůstává u { $bank-gen } neprovdaná.
log-queen-lost = Královna { $card } opouští hru.
log-vassal-lost = Vazal { $empire } se vrací do balíčku říší.
log-crowned = { $card } se vdává za krále { $empire-gen }.
log-attacks = { $bank } zahajují { $one-shot-acc } { $empire-in }.
log-campaigns = { $number ->
    [one] Tažení { $empire-gen } proti { $empire2-dat } stojí { $number } florén.
    [few] Tažení { $empire-gen } proti { $empire2-dat } stojí { $number } florény.
   *[other] Tažení { $empire-gen } proti { $empire2-dat } stojí { $number } florénů.
}
log-wins-battle = { $bank } vyhrávají bitvu { $empire-in }.
log-loses-battle = { $bank } prohrávají bitvu { $empire-in }.
log-dies = { $slot-In } je { $piece-killed }.
log-dies-on-border = Na hranici { $border } je { $piece-border-killed }.
log-dies-on-card = U karty { $card-ref } je { $piece-killed }.
log-agent-dies = V bitvě { $empire-in } je { $piece-killed }.
log-killed-instead = Karta { $empire-gen } není ve hře: je { $piece-killed }.
log-repressed = Na kartu { $empire-gen } přichází { $piece-repressed }.
log-flipped = Karta mapy { $empire-gen } se otáčí na { $religion-theocracy }.
log-flipped-medieval = Karta mapy { $empire-gen } se vrací na středověkou stranu.
log-becomes-king = { $bank } dosazují { $empire-in } krále.
log-becomes-republic = { $bank } vyhlašují { $empire-in } republiku.
log-becomes-vassal = { $bank } získávají { $empire-acc } jako vazala { $empire2-gen }.
log-emancipates = Z útisku se { $slot-to } vrací { $piece }.
log-emancipates-pawn = Z útisku se na hranici { $border } vrací { $piece-border }.
log-levies = Ozbrojenci přicházejí { $slot-to }: { $piece }.
log-moves-bishop = { $piece-Name } přechází z karty { $card-ref } na kartu { $card2-ref }.
log-diet-of-worms = Wormský sněm na kartě { $card-ref }: oba biskupové jsou zabiti.
log-trades = { $bank } berou 1 florén z nabídky ({ $place }).
log-beheads = Karta { $card-ref } stíná kartu { $card2-ref }.
log-taxes = Karta { $card-ref } zdaňuje koncesi { $bank-gen } na hranici { $border }.
log-pays-tax = { $bank } platí daň 1 florén.
log-votes = { $number ->
    [0] { $bank } vyhrávají hlasování { $empire-in } zdarma.
    [one] { $bank } vyhrávají hlasování { $empire-in } za { $number } florén.
    [few] { $bank } vyhrávají hlasování { $empire-in } za { $number } florény.
   *[other] { $bank } vyhrávají hlasování { $empire-in } za { $number } florénů.
}
log-sails = { $piece-border-Name } pluje z hranice { $border } na hranici { $border2 }.
log-besieges = Karta { $card-ref } zahajuje obléhání.
log-taken = Zásoba je prázdná: { $bank } berou { $piece-acc } z jiného místa.
log-discards = { $bank } odhazují kartu { $card-ref }.
log-eliminated = { $bank } bankrotují a vypadávají ze hry.
log-wins = { $bank } vítězí.

# Banks, regions, religions

bank-fugger = Fuggerové
    .gen = Fuggerů
bank-medici = Medicejští
    .gen = Medicejských
bank-coeur = Coeurové
    .gen = Coeurů
bank-marchionni = Marchionniové
    .gen = Marchionniů

region-east = Východ
    .adj = východní
    .Adj = Východní
region-west = Západ
    .adj = západní
    .Adj = Západní

religion-catholic = katolický
    .theocracy = katolickou teokracii
religion-islamic = islámský
    .theocracy = islámskou teokracii
religion-reformist = reformační
    .theocracy = reformační teokracii

# Operations, one-shots, prestige, abilities

operation-inquisitor = Inkvizitor
operation-commerce = Obchod
operation-behead = Stětí
operation-tax = Daně
operation-repress = Represe
operation-vote = Hlasování
operation-corsair = Korzár
operation-siege = Obléhání
operation-campaign = Tažení

one-shot-conspiracy = Spiknutí
    .small = spiknutí
    .acc = spiknutí
one-shot-peasant-revolt = Rolnické povstání
    .small = rolnické povstání
    .acc = rolnické povstání
one-shot-crusade = Křížová výprava
    .small = křížová výprava
    .acc = křížovou výpravu
one-shot-jihad = Džihád
    .small = džihád
    .acc = džihád
one-shot-reformation = Reformace
    .small = reformace
    .acc = reformaci
one-shot-trade-shift = Přesun obchodu
    .small = přesun obchodu
    .acc = přesun obchodu
one-shot-coronation = Korunovace
    .small = korunovace
    .acc = korunovaci

prestige-catholic = Katolický
prestige-islamic = Islámský
prestige-reformist = Reformační
prestige-law = Zákon
prestige-discovery = Objevy
prestige-patron = Umění

ability-sell-for-four = Tuto kartu prodáš ze svého prostoru za 4 florény místo 2.
ability-no-hand-limit = Nemáš limit karet v ruce.
ability-immune-to-silencing = Biskupové neumlčují tvoje karty.
ability-behead-only-west-with-catholic-or-reformist-bishop = Tato karta smí setnout jen kartu se západní lokací, na které stojí katolický nebo reformační biskup.
ability-coronation-may-take-married-or-opposing-king = Tvoje královna se smí provdat i za krále protihráče nebo za krále, který už královnu má.
ability-crusade-rooks-count-as-knights = Při tvé křížové výpravě útočí katolické věže ve městech sousedních říší jako jezdci.
ability-double-concessions-spice-islands = Každá tvoje koncese vydělá při obchodní cestě z Ostrovů koření 2 florény.
ability-venice-holds-two = Dokud je ikona Benátek katolická, mají druhé místo, určené katolickému jezdci.

# Pieces. On a border a rook is a pirate and a cube is a concession; on an empire card a cube is a
# serf. `.Name` begins a sentence; `.killed` and `.repressed` have the gender of the piece.

piece-knight-catholic = katolický jezdec
    .Name = Katolický jezdec
    .acc = katolického jezdce
    .killed = zabit katolický jezdec
    .border = katolický jezdec
    .border-Name = Katolický jezdec
    .border-acc = katolického jezdce
    .border-killed = zabit katolický jezdec
    .card = katolický jezdec
    .card-acc = katolického jezdce
    .repressed = utiskovaný katolický jezdec
piece-knight-islamic = islámský jezdec
    .Name = Islámský jezdec
    .acc = islámského jezdce
    .killed = zabit islámský jezdec
    .border = islámský jezdec
    .border-Name = Islámský jezdec
    .border-acc = islámského jezdce
    .border-killed = zabit islámský jezdec
    .card = islámský jezdec
    .card-acc = islámského jezdce
    .repressed = utiskovaný islámský jezdec
piece-knight-reformist = reformační jezdec
    .Name = Reformační jezdec
    .acc = reformačního jezdce
    .killed = zabit reformační jezdec
    .border = reformační jezdec
    .border-Name = Reformační jezdec
    .border-acc = reformačního jezdce
    .border-killed = zabit reformační jezdec
    .card = reformační jezdec
    .card-acc = reformačního jezdce
    .repressed = utiskovaný reformační jezdec
piece-rook-catholic = katolická věž
    .Name = Katolická věž
    .acc = katolickou věž
    .killed = zničena katolická věž
    .border = katolický pirát
    .border-Name = Katolický pirát
    .border-acc = katolického piráta
    .border-killed = zabit katolický pirát
    .card = katolická věž
    .card-acc = katolickou věž
    .repressed = utiskovaná katolická věž
piece-rook-islamic = islámská věž
    .Name = Islámská věž
    .acc = islámskou věž
    .killed = zničena islámská věž
    .border = islámský pirát
    .border-Name = Islámský pirát
    .border-acc = islámského piráta
    .border-killed = zabit islámský pirát
    .card = islámská věž
    .card-acc = islámskou věž
    .repressed = utiskovaná islámská věž
piece-rook-reformist = reformační věž
    .Name = Reformační věž
    .acc = reformační věž
    .killed = zničena reformační věž
    .border = reformační pirát
    .border-Name = Reformační pirát
    .border-acc = reformačního piráta
    .border-killed = zabit reformační pirát
    .card = reformační věž
    .card-acc = reformační věž
    .repressed = utiskovaná reformační věž
piece-bishop-catholic = katolický biskup
    .Name = Katolický biskup
    .acc = katolického biskupa
    .killed = zabit katolický biskup
    .border = katolický biskup
    .border-Name = Katolický biskup
    .border-acc = katolického biskupa
    .border-killed = zabit katolický biskup
    .card = katolický biskup
    .card-acc = katolického biskupa
    .repressed = utiskovaný katolický biskup
piece-bishop-islamic = islámský biskup
    .Name = Islámský biskup
    .acc = islámského biskupa
    .killed = zabit islámský biskup
    .border = islámský biskup
    .border-Name = Islámský biskup
    .border-acc = islámského biskupa
    .border-killed = zabit islámský biskup
    .card = islámský biskup
    .card-acc = islámského biskupa
    .repressed = utiskovaný islámský biskup
piece-bishop-reformist = reformační biskup
    .Name = Reformační biskup
    .acc = reformačního biskupa
    .killed = zabit reformační biskup
    .border = reformační biskup
    .border-Name = Reformační biskup
    .border-acc = reformačního biskupa
    .border-killed = zabit reformační biskup
    .card = reformační biskup
    .card-acc = reformačního biskupa
    .repressed = utiskovaný reformační biskup
piece-pawn-fugger = kostka Fuggerů
    .Name = Kostka Fuggerů
    .acc = kostku Fuggerů
    .killed = zničena kostka Fuggerů
    .border = koncese Fuggerů
    .border-Name = Koncese Fuggerů
    .border-acc = koncesi Fuggerů
    .border-killed = zničena koncese Fuggerů
    .card = nevolník Fuggerů
    .card-acc = nevolníka Fuggerů
    .repressed = nevolník Fuggerů
piece-pawn-medici = kostka Medicejských
    .Name = Kostka Medicejských
    .acc = kostku Medicejských
    .killed = zničena kostka Medicejských
    .border = koncese Medicejských
    .border-Name = Koncese Medicejských
    .border-acc = koncesi Medicejských
    .border-killed = zničena koncese Medicejských
    .card = nevolník Medicejských
    .card-acc = nevolníka Medicejských
    .repressed = nevolník Medicejských
piece-pawn-coeur = kostka Coeurů
    .Name = Kostka Coeurů
    .acc = kostku Coeurů
    .killed = zničena kostka Coeurů
    .border = koncese Coeurů
    .border-Name = Koncese Coeurů
    .border-acc = koncesi Coeurů
    .border-killed = zničena koncese Coeurů
    .card = nevolník Coeurů
    .card-acc = nevolníka Coeurů
    .repressed = nevolník Coeurů
piece-pawn-marchionni = kostka Marchionniů
    .Name = Kostka Marchionniů
    .acc = kostku Marchionniů
    .killed = zničena kostka Marchionniů
    .border = koncese Marchionniů
    .border-Name = Koncese Marchionniů
    .border-acc = koncesi Marchionniů
    .border-killed = zničena koncese Marchionniů
    .card = nevolník Marchionniů
    .card-acc = nevolníka Marchionniů
    .repressed = nevolník Marchionniů
piece-nobody = žádná figura
    .Name = Žádná figura
    .acc = žádnou figuru
    .killed = zničena žádná figura
    .border = žádná figura
    .border-Name = Žádná figura
    .border-acc = žádnou figuru
    .border-killed = zničena žádná figura
    .card = žádná figura
    .card-acc = žádnou figuru
    .repressed = žádná figura
piece-pirate-catholic = katolický pirát
    .Name = Katolický pirát
    .acc = katolického piráta
    .killed = zabit katolický pirát
    .border = katolický pirát
    .border-Name = Katolický pirát
    .border-acc = katolického piráta
    .border-killed = zabit katolický pirát
    .card = katolická věž
    .card-acc = katolickou věž
    .repressed = utiskovaná katolická věž
piece-pirate-islamic = islámský pirát
    .Name = Islámský pirát
    .acc = islámského piráta
    .killed = zabit islámský pirát
    .border = islámský pirát
    .border-Name = Islámský pirát
    .border-acc = islámského piráta
    .border-killed = zabit islámský pirát
    .card = islámská věž
    .card-acc = islámskou věž
    .repressed = utiskovaná islámská věž
piece-pirate-reformist = reformační pirát
    .Name = Reformační pirát
    .acc = reformačního piráta
    .killed = zabit reformační pirát
    .border = reformační pirát
    .border-Name = Reformační pirát
    .border-acc = reformačního piráta
    .border-killed = zabit reformační pirát
    .card = reformační věž
    .card-acc = reformační věž
    .repressed = utiskovaná reformační věž

# The market. The price of a card is the number of its column.

place-east-0 = Východ, sloupec 0
    .price = 0 florénů
    .row = Východ
place-east-1 = Východ, sloupec 1
    .price = 1 florén
    .row = Východ
place-east-2 = Východ, sloupec 2
    .price = 2 florény
    .row = Východ
place-east-3 = Východ, sloupec 3
    .price = 3 florény
    .row = Východ
place-east-4 = Východ, sloupec 4
    .price = 4 florény
    .row = Východ
place-east-5 = Východ, sloupec 5
    .price = 5 florénů
    .row = Východ
place-west-0 = Západ, sloupec 0
    .price = 0 florénů
    .row = Západ
place-west-1 = Západ, sloupec 1
    .price = 1 florén
    .row = Západ
place-west-2 = Západ, sloupec 2
    .price = 2 florény
    .row = Západ
place-west-3 = Západ, sloupec 3
    .price = 3 florény
    .row = Západ
place-west-4 = Západ, sloupec 4
    .price = 4 florény
    .row = Západ
place-west-5 = Západ, sloupec 5
    .price = 5 florénů
    .row = Západ

# Empires and borders

empire-england = Anglie
    .gen = Anglie
    .dat = Anglii
    .acc = Anglii
    .in = v Anglii
empire-france = Francie
    .gen = Francie
    .dat = Francii
    .acc = Francii
    .in = ve Francii
empire-holy-roman-empire = Svatá říše římská
    .gen = Svaté říše římské
    .dat = Svaté říši římské
    .acc = Svatou říši římskou
    .in = ve Svaté říši římské
empire-hungary = Uhry
    .gen = Uher
    .dat = Uhrám
    .acc = Uhry
    .in = v Uhrách
empire-byzantium = Byzantská říše
    .gen = Byzantské říše
    .dat = Byzantské říši
    .acc = Byzantskou říši
    .in = v Byzantské říši
empire-portugal = Portugalsko
    .gen = Portugalska
    .dat = Portugalsku
    .acc = Portugalsko
    .in = v Portugalsku
empire-aragon = Aragonie
    .gen = Aragonie
    .dat = Aragonii
    .acc = Aragonii
    .in = v Aragonii
empire-papal-states = Papežský stát
    .gen = Papežského státu
    .dat = Papežskému státu
    .acc = Papežský stát
    .in = v Papežském státě
empire-ottoman = Osmanská říše
    .gen = Osmanské říše
    .dat = Osmanské říši
    .acc = Osmanskou říši
    .in = v Osmanské říši
empire-mamluk = Mamlúcký sultanát
    .gen = Mamlúckého sultanátu
    .dat = Mamlúckému sultanátu
    .acc = Mamlúcký sultanát
    .in = v Mamlúckém sultanátu

border-england-france = Anglie–Francie
border-france-holy-roman-empire = Francie – Svatá říše římská
border-holy-roman-empire-hungary = Svatá říše římská – Uhry
border-hungary-byzantium = Uhry – Byzantská říše
border-portugal-aragon = Portugalsko–Aragonie
border-aragon-papal-states = Aragonie – Papežský stát
border-papal-states-ottoman = Papežský stát – Osmanská říše
border-ottoman-mamluk = Osmanská říše – Mamlúcký sultanát
border-england-portugal = Anglie–Portugalsko
border-france-aragon = Francie–Aragonie
border-holy-roman-empire-papal-states = Svatá říše římská – Papežský stát
border-hungary-ottoman = Uhry – Osmanská říše
border-byzantium-mamluk = Byzantská říše – Mamlúcký sultanát

# Cities, their slots, and the emporia among them

city-london = Londýn
city-bordeaux = Bordeaux
city-paris = Paříž
city-bruges = Bruggy
city-lyon = Lyon
city-vienna = Vídeň
city-nurnberg = Norimberk
city-lubeck = Lübeck
city-novgorod = Novgorod
city-buda = Budín
city-varna = Varna
city-tana = Tana
city-caffa = Kaffa
city-trebizond = Trapezunt
city-toledo = Toledo
city-granada = Granada
city-spice-islands = Ostrovy koření
city-valencia = Valencie
city-algiers = Alžír
city-timbuktu = Timbuktu
city-venice = Benátky
city-constantinople = Konstantinopol
city-modon = Modon
city-rhodes = Rhodos
city-cairo = Káhira
city-cyprus = Kypr

slot-london = Londýn
    .in = v Londýně
    .In = V Londýně
    .to = do Londýna
    .from = z Londýna
slot-bordeaux = Bordeaux
    .in = v Bordeaux
    .In = V Bordeaux
    .to = do Bordeaux
    .from = z Bordeaux
slot-paris = Paříž
    .in = v Paříži
    .In = V Paříži
    .to = do Paříže
    .from = z Paříže
slot-bruges = Bruggy
    .in = v Bruggách
    .In = V Bruggách
    .to = do Brugg
    .from = z Brugg
slot-lyon = Lyon
    .in = v Lyonu
    .In = V Lyonu
    .to = do Lyonu
    .from = z Lyonu
slot-vienna = Vídeň
    .in = ve Vídni
    .In = Ve Vídni
    .to = do Vídně
    .from = z Vídně
slot-nurnberg = Norimberk
    .in = v Norimberku
    .In = V Norimberku
    .to = do Norimberku
    .from = z Norimberku
slot-lubeck = Lübeck
    .in = v Lübecku
    .In = V Lübecku
    .to = do Lübecku
    .from = z Lübecku
slot-novgorod = Novgorod
    .in = v Novgorodu
    .In = V Novgorodu
    .to = do Novgorodu
    .from = z Novgorodu
slot-buda = Budín
    .in = v Budíně
    .In = V Budíně
    .to = do Budína
    .from = z Budína
slot-varna = Varna
    .in = ve Varně
    .In = Ve Varně
    .to = do Varny
    .from = z Varny
slot-tana = Tana
    .in = v Taně
    .In = V Taně
    .to = do Tany
    .from = z Tany
slot-caffa = Kaffa
    .in = v Kaffě
    .In = V Kaffě
    .to = do Kaffy
    .from = z Kaffy
slot-trebizond = Trapezunt
    .in = v Trapezuntu
    .In = V Trapezuntu
    .to = do Trapezuntu
    .from = z Trapezuntu
slot-toledo = Toledo
    .in = v Toledu
    .In = V Toledu
    .to = do Toleda
    .from = z Toleda
slot-granada = Granada
    .in = v Granadě
    .In = V Granadě
    .to = do Granady
    .from = z Granady
slot-spice-islands = Ostrovy koření
    .in = na Ostrovech koření
    .In = Na Ostrovech koření
    .to = na Ostrovy koření
    .from = z Ostrovů koření
slot-valencia = Valencie
    .in = ve Valencii
    .In = Ve Valencii
    .to = do Valencie
    .from = z Valencie
slot-algiers = Alžír
    .in = v Alžíru
    .In = V Alžíru
    .to = do Alžíru
    .from = z Alžíru
slot-timbuktu = Timbuktu
    .in = v Timbuktu
    .In = V Timbuktu
    .to = do Timbuktu
    .from = z Timbuktu
slot-venice = Benátky
    .in = v Benátkách
    .In = V Benátkách
    .to = do Benátek
    .from = z Benátek
slot-constantinople-1 = Konstantinopol, místo 1
    .in = v Konstantinopoli na místě 1
    .In = V Konstantinopoli na místě 1
    .to = do Konstantinopole na místo 1
    .from = z Konstantinopole z místa 1
slot-constantinople-2 = Konstantinopol, místo 2
    .in = v Konstantinopoli na místě 2
    .In = V Konstantinopoli na místě 2
    .to = do Konstantinopole na místo 2
    .from = z Konstantinopole z místa 2
slot-constantinople-3 = Konstantinopol, místo 3
    .in = v Konstantinopoli na místě 3
    .In = V Konstantinopoli na místě 3
    .to = do Konstantinopole na místo 3
    .from = z Konstantinopole z místa 3
slot-modon = Modon
    .in = v Modonu
    .In = V Modonu
    .to = do Modonu
    .from = z Modonu
slot-rhodes = Rhodos
    .in = na Rhodu
    .In = Na Rhodu
    .to = na Rhodos
    .from = z Rhodu
slot-cairo = Káhira
    .in = v Káhiře
    .In = V Káhiře
    .to = do Káhiry
    .from = z Káhiry
slot-cyprus = Kypr
    .in = na Kypru
    .In = Na Kypru
    .to = na Kypr
    .from = z Kypru
slot-venice-2 = Benátky, druhé místo
    .in = v Benátkách na druhém místě
    .In = V Benátkách na druhém místě
    .to = do Benátek na druhé místo
    .from = z Benátek z druhého místa

emporium-trebizond = Trapezunt
    .to = do Trapezuntu
    .from = z Trapezuntu
emporium-spice-islands = Ostrovy koření
    .to = na Ostrovy koření
    .from = z Ostrovů koření
emporium-tana = Tana
    .to = do Tany
    .from = z Tany
emporium-novgorod = Novgorod
    .to = do Novgorodu
    .from = z Novgorodu
emporium-timbuktu = Timbuktu
    .to = do Timbuktu
    .from = z Timbuktu

# Empire cards: the card, its king, its republic

card-england = Anglie (karta říše)
    .ref = Anglie
card-england-king = Eduard IV., rod Yorků
card-england-republic = Anglický parlament
card-france = Francie (karta říše)
    .ref = Francie
card-france-king = Ludvík XI. zvaný Pavouk, rod Valois
card-france-republic = Burgundské generální stavy
card-holy-roman-empire = Svatá říše římská (karta říše)
    .ref = Svaté říše římské
card-holy-roman-empire-king = Fridrich III., rod Habsburků
card-holy-roman-empire-republic = Říšský sněm
card-hungary = Uhry (karta říše)
    .ref = Uher
card-hungary-king = Matyáš Korvín
card-hungary-republic = Polsko-litevský sejm
card-byzantium = Byzantská říše (karta říše)
    .ref = Byzantské říše
card-byzantium-king = David Komnenos, trapezuntský basileus
card-byzantium-republic = Konfederace Turkmenů Bílé ovce
card-portugal = Portugalsko (karta říše)
    .ref = Portugalska
card-portugal-king = Jindřich Mořeplavec
card-portugal-republic = Kastilské kortesy
card-aragon = Aragonie (karta říše)
    .ref = Aragonie
card-aragon-king = Jan Věrolomný
card-aragon-republic = Zlatá ambroziánská republika
card-papal-states = Papežský stát (karta říše)
    .ref = Papežského státu
card-papal-states-king = Papež Julius II.
card-papal-states-republic = Florentská signorie
card-ottoman = Osmanská říše (karta říše)
    .ref = Osmanské říše
card-ottoman-king = Sultán Mehmed II. Dobyvatel
card-ottoman-republic = Osmanský systém milletů
card-mamluk = Mamlúcký sultanát (karta říše)
    .ref = Mamlúckého sultanátu
card-mamluk-king = Kájtbáj, dynastie Burdžíovců
card-mamluk-republic = Karamanský bejlik

# Market cards, West

card-inquisition-pope = Papež inkvizice
    .ref = { card-inquisition-pope }
card-papal-elephant = Papežský slon
    .ref = { card-papal-elephant }
card-grand-inquisitor = Velký inkvizitor
    .ref = { card-grand-inquisitor }
card-antipope = Vzdoropapež
    .ref = { card-antipope }
card-reformed-theology = Reformovaná teologie
    .ref = { card-reformed-theology }
card-star-chamber = Hvězdná komora
    .ref = { card-star-chamber }
card-peters-pence = Svatopetrský haléř
    .ref = { card-peters-pence }
card-jesuits = Jezuité
    .ref = { card-jesuits }
card-house-of-borgia = Rod Borgiů
    .ref = { card-house-of-borgia }
card-bonfire-of-the-vanities = Pálení marností
    .ref = { card-bonfire-of-the-vanities }
card-anabaptist-reformation = Novokřtěnecká reformace
    .ref = { card-anabaptist-reformation }
card-knights-hospitaller = Johanité
    .ref = { card-knights-hospitaller }
card-genoese-fleet = Janovské loďstvo
    .ref = { card-genoese-fleet }
card-india-armada = Indická armada
    .ref = { card-india-armada }
card-hanseatic-league = Hanza
    .ref = { card-hanseatic-league }
card-the-company-of-merchant-adventurers = Společnost obchodních dobrodruhů
    .ref = { card-the-company-of-merchant-adventurers }
card-scottish-privateers = Skotští korzáři
    .ref = { card-scottish-privateers }
card-almeida-armada = Almeidova armada
    .ref = { card-almeida-armada }
card-gold-coast-monopoly = Monopol na Zlatém pobřeží
    .ref = { card-gold-coast-monopoly }
card-arumer-zwarte-hoop = Arumský černý houf
    .ref = { card-arumer-zwarte-hoop }
card-conquistadors = Conquistadoři
    .ref = { card-conquistadors }
card-the-last-knight = Poslední rytíř
    .ref = { card-the-last-knight }
card-spanish-tercio = Španělské tercio
    .ref = { card-spanish-tercio }
card-gonfalonier = Gonfaloniér
    .ref = { card-gonfalonier }
card-teutonic-knights = Řád německých rytířů
    .ref = { card-teutonic-knights }
card-cromwell = Cromwell
    .ref = { card-cromwell }
card-swabian-league = Švábský spolek
    .ref = { card-swabian-league }
card-the-bold = Smělý
    .ref = { card-the-bold }
card-holy-land-crusade = Křížová výprava do Svaté země
    .ref = { card-holy-land-crusade }
card-santa-hermandad = Svatá hermandada
    .ref = { card-santa-hermandad }
card-swiss-rislaufer = Švýcarští žoldnéři
    .ref = { card-swiss-rislaufer }
card-duke-of-milan = Milánský vévoda
    .ref = { card-duke-of-milan }
card-schwarzer-haufen = Černý houf
    .ref = { card-schwarzer-haufen }
card-merchants-of-the-staple = Kupci skladového práva
    .ref = { card-merchants-of-the-staple }
card-communeros-guilds = Cechy comunerů
    .ref = { card-communeros-guilds }
card-flanders-guild = Flanderské cechy
    .ref = { card-flanders-guild }
card-the-hidden = Skrytý
    .ref = { card-the-hidden }
card-bundschuh-revolt = Povstání Bundschuh
    .ref = { card-bundschuh-revolt }
card-florentine-wool = Florentská vlna
    .ref = { card-florentine-wool }
card-sindicat-remenca = Společenství poddaných rolníků
    .ref = { card-sindicat-remenca }
card-peasant-republic-of-dithmarschen = Selská republika Dithmarschen
    .ref = { card-peasant-republic-of-dithmarschen }
card-hochstetter-bank = Banka Höchstetterů
    .ref = { card-hochstetter-bank }
card-gutenberg = Gutenberg
    .ref = { card-gutenberg }
card-isabella-of-castille = Isabela Kastilská
    .ref = { card-isabella-of-castille }
card-anne-of-brittany = Anna Bretaňská
    .ref = { card-anne-of-brittany }
card-joanna-the-mad = Johana Šílená
    .ref = { card-joanna-the-mad }
card-margaret-of-anjou = Markéta z Anjou
    .ref = { card-margaret-of-anjou }
card-mary-the-rich = Marie Bohatá
    .ref = { card-mary-the-rich }
card-order-of-santiago = Řád svatého Jakuba
    .ref = { card-order-of-santiago }
card-la-serenissima = La Serenissima
    .ref = { card-la-serenissima }
card-kingmaker = Tvůrce králů
    .ref = { card-kingmaker }
card-luther = Luther
    .ref = { card-luther }
card-friese-freedom = Fríská svoboda
    .ref = { card-friese-freedom }
card-marechaussee = Maréchaussée
    .ref = { card-marechaussee }
card-duchy-of-ferrara = Ferrarské vévodství
    .ref = { card-duchy-of-ferrara }
card-halleys-comet = Exkomunikace Halleyovy komety
    .ref = { card-halleys-comet }
card-regiomontanus = Regiomontanus
    .ref = { card-regiomontanus }

# Market cards, East

card-the-grim = Hrozný
    .ref = { card-the-grim }
card-safavids = Safíovci
    .ref = { card-safavids }
card-dervishes = Dervišové
    .ref = { card-dervishes }
card-qizilbash = Kizilbašové
    .ref = { card-qizilbash }
card-barbarossa-brothers = Bratři Barbarossové
    .ref = { card-barbarossa-brothers }
card-ottoman-navy = Osmanské námořnictvo
    .ref = { card-ottoman-navy }
card-jewish-pirates = Židovští piráti
    .ref = { card-jewish-pirates }
card-mamluk-slave-soldiers = Mamlúčtí vojenští otroci
    .ref = { card-mamluk-slave-soldiers }
card-black-army = Černá armáda
    .ref = { card-black-army }
card-janissaries = Janičáři
    .ref = { card-janissaries }
card-black-sheep-tribe = Kmen Černé ovce
    .ref = { card-black-sheep-tribe }
card-bashi-bazouk = Bašibozuci
    .ref = { card-bashi-bazouk }
card-zupy-krakowskie-company = Krakovské solné doly
    .ref = { card-zupy-krakowskie-company }
card-the-handsome = Sličný
    .ref = { card-the-handsome }
card-bosnian-and-serbian-silver = Bosenské a srbské stříbro
    .ref = { card-bosnian-and-serbian-silver }
card-the-crim-horde = Krymská horda
    .ref = { card-the-crim-horde }
card-the-kremlin = Kreml
    .ref = { card-the-kremlin }
card-elzbieta-of-bohemia = Alžběta Česká
    .ref = { card-elzbieta-of-bohemia }
card-sophia-palaiologina = Sofie Palaiologovna
    .ref = { card-sophia-palaiologina }
card-hurrem-sultan-roxelana = Hürrem Sultan Roxelana
    .ref = { card-hurrem-sultan-roxelana }
card-sitt-i-hatun-of-dulkadir = Sitt-î Hatun z Dulkadiru
    .ref = { card-sitt-i-hatun-of-dulkadir }
card-carlotta-lusignan-of-cyprus = Šarlota Lusignanská z Kypru
    .ref = { card-carlotta-lusignan-of-cyprus }
card-greek-klephts = Řečtí kleftové
    .ref = { card-greek-klephts }
card-crimean-goths = Krymští Gótové
    .ref = { card-crimean-goths }
card-damascus-coffee = Damašská káva
    .ref = { card-damascus-coffee }
card-pospolite-ruszenie = Zemská hotovost
    .ref = { card-pospolite-ruszenie }
card-the-timar-system = Systém timarů
    .ref = { card-the-timar-system }
card-vlad-the-impaler = Vlad Narážeč
    .ref = { card-vlad-the-impaler }
card-saint-stefan-cel-mare = Svatý Štěpán Veliký
    .ref = { card-saint-stefan-cel-mare }
card-soninke-wangara = Soninkští Wangarové
    .ref = { card-soninke-wangara }
card-cem-anti-hostage = Rukojmí Džem
    .ref = { card-cem-anti-hostage }
card-grande-of-spain = Španělský grand
    .ref = { card-grande-of-spain }
card-duke-of-athens = Athénský vévoda
    .ref = { card-duke-of-athens }
card-copernicus = Koperník
    .ref = { card-copernicus }
card-nostradamus = Nostradamus
    .ref = { card-nostradamus }
