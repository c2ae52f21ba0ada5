# Scharz: what the game says of itself, and the names of what phrases speak of. The phrases of a
# chapter are in a file of its own, the names of fields in fields.cs.ftl.
#
# Names begin with a capital letter, `.small` is for the middle of a sentence. Counts (`count-…`)
# and the forms `.one`, `.few` and `.other` of a unit, for a number that stands before it, are in
# the accusative. `.tag` of an experience follows a unit and is nothing for a standard one. Fields
# have no cases: sentences say "pole { $field }".

game-title = Scharz
game-summary = Veď svůj národ pěti lety jeho dějin: osidluj země a pobřeží, stav města a přístavy, živ svá vojska a ze sousedů si udělej vazaly, nebo jim osady vezmi. Všichni hrají současně a zvítězit lze čtyřmi způsoby.

setting-mode = Režim
setting-mode-help = Kolik pravidel se hraje. Každý režim připravuje na další: první hra, potom základní hra nebo bílý režim, dále zelený, žlutý a červený.
setting-mode-first = První hra
setting-mode-first-help = Jen zlato, jeden cíl, čtyři kola za rok: přesuny a boj.
setting-mode-basic = Základní hra
setting-mode-basic-help = První hra a půda: sej, sklízej, chovej a živ svůj lid.
setting-mode-white = Bílý režim
setting-mode-white-help = První hra a diplomacie, rivalové, plenění a čtyři cíle.
setting-mode-green = Zelený režim
setting-mode-green-help = Bílý režim a základní hra dohromady, se skotem a koňmi.
setting-mode-yellow = Žlutý režim
setting-mode-yellow-help = Původní hra: prestiž, nestejné národy, bouře, šest kol za rok.
setting-mode-red = Červený režim
setting-mode-red-help = Všechno: počasí, morálka, velitelé, osm kol za rok.
setting-map = Mapa
setting-map-help = Každou mapu lze hrát ve všech režimech a v libovolném počtu hráčů; čím více hráčů, tím menší jsou pole.
setting-map-britannia = Británie
setting-map-italia = Itálie
setting-map-taifas = Taify
setting-map-vikings = Vikingové
setting-map-huns = Hunové
setting-map-orient = Orient
setting-rivals = Rivalové
setting-rivals-help = Od bílého režimu si ve třech a více hráčích každý vylosuje rivala, se kterým se mu bojuje lépe než s ostatními.
setting-rivals-drawn = Losem
setting-rivals-none = Žádní
setting-play = Průběh
setting-play-help = Všichni jednají současně, nebo se střídají po jedné akci.
setting-play-live = Současně
setting-play-turns = Po tazích
setting-start = Začátek
setting-start-help = V předehře každý rozmístí své vesnice; rychlý začátek použije navržené rozestavení mapy.
setting-start-prelude = Předehra
setting-start-quick = Navržené rozestavení
setting-alternating = Střídavé tahy
setting-alternating-help = Hráči se střídají po jedné jednotce; kdo vynechá, určí jednotku, která se už v této podfázi nepohne.
setting-battle-board = Deska bitvy
setting-battle-board-help = V červeném režimu se bitvy na zemi odehrávají na vlastní desce s postavením a iniciativou.
setting-factions = Frakce
setting-factions-help = Od žlutého režimu o možných frakcích rozhodují oblasti tvých vesnic, nebo se frakce rozdají náhodně. Lze je také vyjmenovat podle pořadí hráčů, oddělené čárkami.
setting-factions-chosen = Podle vesnic
setting-factions-dealt = Rozdané
setting-goal = Cíl prvních režimů
setting-goal-help = Čím se vyhrává v první a základní hře: nejvíce celkovými body (významnost), nebo 10 vítěznými body (převaha).
setting-goal-significance = Významnost
setting-goal-dominance = Převaha
setting-danube = Plenění na Dunaji
setting-danube-help = Na mapě Hunové přináší plenění jednoho břehu Dunaje prestiž: břehu druhé strany, nebo vlastního, jak to tisknou pravidla.
setting-danube-other-bank = Břeh druhé strany
setting-danube-as-printed = Jak je vytištěno
setting-crossing = Přechod velkých řek
setting-crossing-help = Komu loď na velké řece otevírá přechod: vlastníkovi, jeho koalici a komu to dovolí, nebo všem.
setting-crossing-permitted = Vlastník, koalice a s dovolením
setting-crossing-everybody = Všichni
setting-losses = Ztráty o Novém roce
setting-losses-help = Od žlutého režimu: které vlastní ztráty roku stojí o Novém roce vítězné body.
setting-losses-all = Všechny ztráty
setting-losses-by-others = Způsobené ostatními

# How a match ends, and its figures

reason-sovereignty = Suverenita: nadřazenost nade všemi díky příměřím a vazalům
reason-dominance = Převaha: dost vítězných bodů
reason-might = Moc: dva menší cíle
reason-significance = Významnost: nejvíce celkových bodů
reason-last = Poslední hráč ve hře

score-place = Pořadí
score-total = Celkové body
score-points = Vítězné body
score-settlements = Osady
score-prestige = Prestiž
score-gold = Zlato

# Experience, buildings, herds, situations

experience-recruit = Rekruti
    .small = rekruti
    .tag = { " " }(rekruti)
experience-standard = Standardní
    .small = standardní
    .tag = { "" }
experience-experienced = Zkušení
    .small = zkušení
    .tag = { " " }(zkušení)
experience-veteran = Veteráni
    .small = veteráni
    .tag = { " " }(veteráni)
experience-elite = Elitní
    .small = elitní
    .tag = { " " }(elitní)

building-village = Vesnice
    .small = vesnice
    .gen = vesnice
    .acc = vesnici
building-city = Město
    .small = město
    .gen = města
    .acc = město
building-dock = Dok
    .small = dok
    .gen = doku
    .acc = dok
building-port = Přístav
    .small = přístav
    .gen = přístavu
    .acc = přístav
building-fortification = Opevnění
    .small = opevnění
    .gen = opevnění
    .acc = opevnění

herd-sheep = Ovce
    .small = ovce
    .gen = ovcí
    .acc = ovce
herd-pigs = Prasata
    .small = prasata
    .gen = prasat
    .acc = prasata
herd-cattle = Skot
    .small = skot
    .gen = skotu
    .acc = skot
herd-horses = Koně
    .small = koně
    .gen = koní
    .acc = koně

situation-plains = Rovina
situation-rough = Členitý terén
situation-ships = Lodě
situation-siege = Obléhání

count-nothing = nic

# Units

unit-light-infantry = Lehká pěchota
    .small = lehká pěchota
    .gen = lehké pěchoty
    .acc = lehkou pěchotu
    .one = lehkou pěchotu
    .few = lehké pěchoty
    .other = lehkých pěchot
unit-heavy-infantry = Těžká pěchota
    .small = těžká pěchota
    .gen = těžké pěchoty
    .acc = těžkou pěchotu
    .one = těžkou pěchotu
    .few = těžké pěchoty
    .other = těžkých pěchot
unit-siege-engines = Obléhací stroje
    .small = obléhací stroje
    .gen = obléhacích strojů
    .acc = obléhací stroje
    .one = obléhací stroj
    .few = obléhací stroje
    .other = obléhacích strojů
unit-cavalry = Jezdectvo
    .small = jezdectvo
    .gen = jezdectva
    .acc = jezdectvo
    .one = jezdectvo
    .few = jezdectva
    .other = jezdectev
unit-transport-ship = Přepravní loď
    .small = přepravní loď
    .gen = přepravní lodi
    .acc = přepravní loď
    .one = přepravní loď
    .few = přepravní lodě
    .other = přepravních lodí
unit-warship = Válečná loď
    .small = válečná loď
    .gen = válečné lodi
    .acc = válečnou loď
    .one = válečnou loď
    .few = válečné lodě
    .other = válečných lodí
unit-mercenaries = Žoldnéři
    .small = žoldnéři
    .gen = žoldnéřů
    .acc = žoldnéře
    .one = žoldnéře
    .few = žoldnéře
    .other = žoldnéřů
unit-corsairs = Korzáři
    .small = korzáři
    .gen = korzářů
    .acc = korzáře
    .one = korzáře
    .few = korzáře
    .other = korzářů
unit-elephants = Váleční sloni
    .small = váleční sloni
    .gen = válečných slonů
    .acc = válečné slony
    .one = válečného slona
    .few = válečné slony
    .other = válečných slonů

count-unit-light-infantry = { $number ->
    [one] { $number } lehkou pěchotu
    [few] { $number } lehké pěchoty
   *[other] { $number } lehkých pěchot
}
count-unit-heavy-infantry = { $number ->
    [one] { $number } těžkou pěchotu
    [few] { $number } těžké pěchoty
   *[other] { $number } těžkých pěchot
}
count-unit-siege-engines = { $number ->
    [one] { $number } obléhací stroj
    [few] { $number } obléhací stroje
   *[other] { $number } obléhacích strojů
}
count-unit-cavalry = { $number ->
    [one] { $number } jezdectvo
    [few] { $number } jezdectva
   *[other] { $number } jezdectev
}
count-unit-transport-ship = { $number ->
    [one] { $number } přepravní loď
    [few] { $number } přepravní lodě
   *[other] { $number } přepravních lodí
}
count-unit-warship = { $number ->
    [one] { $number } válečnou loď
    [few] { $number } válečné lodě
   *[other] { $number } válečných lodí
}
count-unit-mercenaries = { $number ->
    [one] { $number } žoldnéře
    [few] { $number } žoldnéře
   *[other] { $number } žoldnéřů
}
count-unit-corsairs = { $number ->
    [one] { $number } korzáře
    [few] { $number } korzáře
   *[other] { $number } korzářů
}
count-unit-elephants = { $number ->
    [one] { $number } válečného slona
    [few] { $number } válečné slony
   *[other] { $number } válečných slonů
}

# Factions

faction-italia-etruscans = Etruskové
    .gen = Etrusků
    .acc = Etrusky
faction-italia-carthaginians = Kartáginci
    .gen = Kartáginců
    .acc = Kartágince
faction-italia-greeks = Řekové
    .gen = Řeků
    .acc = Řeky
faction-italia-illyrians = Ilyrové
    .gen = Ilyrů
    .acc = Ilyry
faction-italia-celts = Keltové
    .gen = Keltů
    .acc = Kelty
faction-italia-romans = Římané
    .gen = Římanů
    .acc = Římany
faction-britannia-scots-and-irish = Skotové a Irové
    .gen = Skotů a Irů
    .acc = Skoty a Iry
faction-britannia-islanders = Ostrované
    .gen = Ostrovanů
    .acc = Ostrovany
faction-britannia-picts = Piktové
    .gen = Piktů
    .acc = Pikty
faction-britannia-romans = Římané
    .gen = Římanů
    .acc = Římany
faction-britannia-germans = Germáni
    .gen = Germánů
    .acc = Germány
faction-britannia-celts = Keltové
    .gen = Keltů
    .acc = Kelty
faction-vikings-vikings = Vikingové
    .gen = Vikingů
    .acc = Vikingy
faction-vikings-british-isles = Britské ostrovy
    .gen = Britských ostrovů
    .acc = Britské ostrovy
faction-vikings-franks = Frankové
    .gen = Franků
    .acc = Franky
faction-vikings-slavs-and-balts = Slované a Baltové
    .gen = Slovanů a Baltů
    .acc = Slovany a Balty
faction-taifas-christian-reinos = Křesťanská království
    .gen = Křesťanských království
    .acc = Křesťanská království
faction-taifas-muslim-taifas = Muslimské taify
    .gen = Muslimských taif
    .acc = Muslimské taify
faction-taifas-almoravids = Almorávidé
    .gen = Almorávidů
    .acc = Almorávidy
faction-taifas-franks = Frankové
    .gen = Franků
    .acc = Franky
faction-taifas-vikings = Vikingové
    .gen = Vikingů
    .acc = Vikingy
faction-orient-egypt = Egypt
    .gen = Egypta
    .acc = Egypt
faction-orient-canaan = Kanaán
    .gen = Kanaánu
    .acc = Kanaán
faction-orient-qatna = Qatna
    .gen = Qatny
    .acc = Qatnu
faction-orient-yamhad = Jamchad
    .gen = Jamchadu
    .acc = Jamchad
faction-orient-hittites = Chetité
    .gen = Chetitů
    .acc = Chetity
faction-orient-aegeans = Egejci
    .gen = Egejců
    .acc = Egejce
faction-orient-mitanni = Mitanni
    .gen = Mitanni
    .acc = Mitanni
faction-orient-assyria = Asýrie
    .gen = Asýrie
    .acc = Asýrii
faction-orient-babylon = Babylon
    .gen = Babylonu
    .acc = Babylon
faction-orient-elam = Elam
    .gen = Elamu
    .acc = Elam
faction-orient-kassites = Kassité
    .gen = Kassitů
    .acc = Kassity
faction-orient-hurrians = Churrité
    .gen = Churritů
    .acc = Churrity
faction-huns-constantinople = Konstantinopol
    .gen = Konstantinopole
    .acc = Konstantinopol
faction-huns-romans = Římané
    .gen = Římanů
    .acc = Římany
faction-huns-bosporus = Bospor
    .gen = Bosporu
    .acc = Bospor
faction-huns-huns = Hunové
    .gen = Hunů
    .acc = Huny
faction-huns-alans = Alané
    .gen = Alanů
    .acc = Alany
faction-huns-visigoths = Vizigóti
    .gen = Vizigótů
    .acc = Vizigóty
faction-huns-ostrogoths = Ostrogóti
    .gen = Ostrogótů
    .acc = Ostrogóty
faction-huns-slavs = Slované
    .gen = Slovanů
    .acc = Slovany

# Players by their seats

player-player-1 = Hráč 1
    .small = hráč 1
    .gen = hráče 1
    .dat = hráči 1
    .acc = hráče 1
    .ins = hráčem 1
player-player-2 = Hráč 2
    .small = hráč 2
    .gen = hráče 2
    .dat = hráči 2
    .acc = hráče 2
    .ins = hráčem 2
player-player-3 = Hráč 3
    .small = hráč 3
    .gen = hráče 3
    .dat = hráči 3
    .acc = hráče 3
    .ins = hráčem 3
player-player-4 = Hráč 4
    .small = hráč 4
    .gen = hráče 4
    .dat = hráči 4
    .acc = hráče 4
    .ins = hráčem 4
player-player-5 = Hráč 5
    .small = hráč 5
    .gen = hráče 5
    .dat = hráči 5
    .acc = hráče 5
    .ins = hráčem 5
player-player-6 = Hráč 6
    .small = hráč 6
    .gen = hráče 6
    .dat = hráči 6
    .acc = hráče 6
    .ins = hráčem 6
player-player-7 = Hráč 7
    .small = hráč 7
    .gen = hráče 7
    .dat = hráči 7
    .acc = hráče 7
    .ins = hráčem 7
player-player-8 = Hráč 8
    .small = hráč 8
    .gen = hráče 8
    .dat = hráči 8
    .acc = hráče 8
    .ins = hráčem 8
player-player-9 = Hráč 9
    .small = hráč 9
    .gen = hráče 9
    .dat = hráči 9
    .acc = hráče 9
    .ins = hráčem 9
player-player-10 = Hráč 10
    .small = hráč 10
    .gen = hráče 10
    .dat = hráči 10
    .acc = hráče 10
    .ins = hráčem 10
player-player-11 = Hráč 11
    .small = hráč 11
    .gen = hráče 11
    .dat = hráči 11
    .acc = hráče 11
    .ins = hráčem 11
player-player-12 = Hráč 12
    .small = hráč 12
    .gen = hráče 12
    .dat = hráči 12
    .acc = hráče 12
    .ins = hráčem 12
