# Clash of Cultures: the words of the rules. Those of the drawing are in board.cs.ftl.
#
# Counts (`count-…`) are in the accusative, because every sentence pays, gains or moves them.
# Goods carry `.one`, `.few` and `.other` for a number that stands before them, also in the
# accusative. `.num` of a player tells whether the verb is singular or plural. Names of pieces
# begin with a capital letter, `.small` is for the middle of a sentence. Points are in halves.

game-title = Střet civilizací
game-summary = Veď národ šesti věky: zakládej města, vyvíjej technologie, stav divy a šiř svou kulturu mírem i válkou. Vítězí hráč s nejvíce vítěznými body.

setting-civilizations = Rozšíření Národy
setting-civilizations-help = Národy s vlastními technologiemi a vůdci, jezdectvo, sloni, piráti a další budovy, události a úkoly.
setting-nations = Národy hráčů
setting-nations-help = Národy se rozdají náhodně (dealt), každý si vybere z několika vylosovaných (drafted), nebo volně (chosen). Lze je také vyjmenovat podle pořadí hráčů, oddělené čárkami.
setting-no-events = Méně událostí: žádné
setting-no-events-help = Z karet událostí se vyhodnocují jen symboly. Texty neplatí.
setting-optional-events = Méně událostí: volitelné
setting-optional-events-help = Kdo má otočit kartu události, předem oznámí, zda platí celá, nebo jen její symbol.
setting-short-game = Zkrácená partie
setting-short-game-help = Partie má 4 věky, každý začíná se 2 osadníky a v administrativní fázi vyvine 2 technologie zdarma.
setting-sudden-end = Náhlý konec
setting-sudden-end-help = Partie má 7 věků. Na začátku každého z posledních 5 kol se hází kostkou, zda hned skončí.
setting-wonder-end = Konec hry stavbou divu
setting-wonder-end-help = Partie má 7 věků. Skončí kolem, ve kterém někdo postaví div, je-li to jedno z posledních 5 kol.
setting-unexpected-leaders = Nečekaní vůdcové
setting-unexpected-leaders-help = Verbovaný vůdce se náhodně vylosuje ze zbývajících karet vůdců daného hráče.
setting-wonders-for-all = Divy jsou tu pro všechny
setting-wonders-for-all-help = Karty divů se nedobírají do ruky, ale vykládají na stůl; postavit je smí každý hráč.
setting-alternative-history = Alternativní historie
setting-alternative-history-help = Každý hráč dostane 3 náhodné vůdce ze všech národů.

# How a match ends, and its figures

reason-points = Nejvíce vítězných bodů
reason-great-pyramid = Shoda bodů, rozhodla Velká pyramida
reason-pieces = Shoda bodů, rozhodly osady a budovy
reason-advances = Shoda bodů, rozhodly technologie
reason-objectives = Shoda bodů, rozhodly úkoly
reason-wonders = Shoda bodů, rozhodly divy
reason-events = Shoda bodů, rozhodly události
reason-leaders = Shoda bodů, rozhodli poražení vůdci
reason-shared = Úplná shoda, vítězství je společné

score-total = Celkem
score-pieces = Osady a budovy
score-advances = Technologie
score-objectives = Úkoly
score-wonders = Divy
score-events = Události
score-leaders = Poražení vůdci

# Prompts: the turn

prompt-nation = Za který národ budeš hrát?
prompt-action = { $number ->
    [0] Hlavní akce máš za sebou: proveď volnou akci, nebo ukonči tah.
    [one] Zvol svou poslední hlavní akci, nebo volnou akci.
    [few] Zvol akci. Zbývají ti { $number } hlavní akce.
   *[other] Zvol akci. Zbývá ti { $number } hlavních akcí.
}
prompt-payment = Jak zaplatíš { $bundle }?
prompt-gain = Co získáš?
prompt-free-captive = { $number ->
    [one] Kterého zajatce vrátíš?
   *[other] Kterého zajatce vrátíš? Ještě { $number }.
}
prompt-ability = Využiješ schopnost svého vůdce?

# Prompts: advances and cities

prompt-free-advance = Kterou technologii vyvineš zdarma?
prompt-bought-advance = Kterou technologii vyvineš za běžnou cenu?
prompt-learn = Kterou technologii vyvineš za běžnou cenu?
prompt-free-education = Soukromé vzdělávání ({ $advance }): zaplatíš 1 nápad a získáš žeton nálady?
prompt-harvest = { $number ->
    [one] Těžba ve městě { $city }: vyber poslední pole.
   *[other] Těžba ve městě { $city }: vyber pole, ještě { $number }.
}
prompt-metallurgy = Hutnictví ve městě { $city }: vezmeš si místo 1 rudy zlato?
prompt-port-facing = Ke kterému poli moře směřuje přístav ve městě { $city }?
prompt-recruit = { $number ->
    [one] Verbování ve městě { $city }: vyber poslední jednotku.
   *[other] Verbování ve městě { $city }: vyber jednotku, ještě { $number }.
}
prompt-place-unit = Kam přijde { $unit-small }?
prompt-call-back = V zásobě chybí { $unit-small }. Odkud figurku vezmeš?
prompt-abandon = Pole { $hex }: všechny jednotky se na lodě nevejdou. Kterou odstraníš?
prompt-recruit-allies = Pole { $hex }: budou nové lodě bojovat s piráty?
prompt-leader = Kterého vůdce naverbuješ?
prompt-happiness = Ve kterém městě zlepšíš náladu?
prompt-games = Chléb a hry: ve kterém městě zlepšíš náladu?

# Prompts: movement and exploration

prompt-move-from = Odkud se přemístí další skupina?
prompt-move-group = Pole { $hex }: sestav skupinu a zvol cíl.
prompt-by-way-of = Kudy povede cesta na pole { $hex }?
prompt-sail-onto-tile = Na kterém poli nového dílku loď zastaví?
prompt-land-units = Kde se jednotky z pole { $hex } vylodí?
prompt-orientation = Jak položíš { $tile-acc } na pole { $hex }?
prompt-ship-turns-into = V co se změní loď na poli { $hex }?
prompt-which-become-ships = Pole { $hex }: které jednotky se změní v lodě?

# Prompts: influence, wonders, trade

prompt-influence-target = Kde uplatníš kulturní vliv?
prompt-influence-source = Odkud povede kulturní vliv na pole { $hex }?
prompt-influence-boost = Výsledek je { $number } a potřebuješ 5. Co uděláš?
prompt-influence-result = Kulturní vliv ve městě { $city } uspěl. Co nahradíš?
prompt-barbarian-replacement = Čím nahradíš barbarskou jednotku ve městě { $city }?
prompt-wonder-draw = Kterou kartu divu si vezmeš?
prompt-library = Velká knihovna: kterou technologii budeš v tomto tahu používat?
prompt-lighthouse = Velký maják: kam postavíš loď?
prompt-mausoleum = Velké mauzoleum: vyhodnotíš znovu událost { $event-card }?
prompt-draw-action-card = Odkud si vezmeš kartu akce?
prompt-trade-route = Kterou obchodní cestu využiješ?
prompt-trade-yield = Co přinese obchodní cesta do města { $city }?
prompt-trade-give = Co dáš? { $player } dostane: { $deal }.
prompt-trade-want = Co chceš? { $player } dostane: { $deal }. Dá: { $deal2 }.
prompt-trade-answer = { $player } ti nabízí: { $deal }. Chce: { $deal2 }. Přijmeš?
prompt-trade-hand-over = Kterou kartu předáš? Dostane ji { $player-small }.

# Prompts: action cards and objectives

prompt-aim-card = Na kterého hráče kartu zahraješ?
prompt-cancel-card = { $player } hraje kartu. Zrušíš ji Léčkou?
prompt-play-reaction = Město { $player-gen } je dobyté. Zahraješ kartu?
prompt-hero-general = Hrdinný vojevůdce: ve kterém městě zlepšíš náladu?
prompt-spy-take = Špeh: kterou kartu vezmeš? Přijde o ni { $player-small }.
prompt-spy-return = Kterou kartu za ni dáš? Dostane ji { $player-small }.
prompt-mercenaries-hire = Žoldnéři: které barbary najmeš?
prompt-mercenaries-payment = Čím zaplatíš barbarům na poli { $hex }?
prompt-mercenaries-lead = Žoldnéři: kam barbary přesuneš?
prompt-city-development = Rozvoj města: co postavíš bez placení zdrojů?
prompt-explorer-tile = Průzkumník: který dílek prozkoumáš?
prompt-explorer-settler = Průzkumník: do kterého města postavíš osadníka?
prompt-militia = Domobrana: do kterého města postavíš pěchotu?
prompt-new-plans = Nové plány: kterou kartu úkolu si necháš?
prompt-new-plans-give-up = Kterou kartu úkolu dáš za kartu { $objective-card }?
prompt-instant-objective = Podmínka úkolu je splněná. Vyložíš kartu?
prompt-status-objectives = Které úkoly vyložíš?

# Prompts: the status phase

prompt-razing = Zboříš některé své město velikosti 1?
prompt-government = Změníš státní zřízení?
prompt-government-cube = { $group }: na kterou technologii přesuneš kostičku?
prompt-starter = Kdo bude začínajícím hráčem?

# Prompts: combat

prompt-combat-card = Boj na poli { $hex }, { $number }. kolo: jakou kartu položíš?
prompt-combat-loss = { $number ->
    [one] Boj na poli { $hex }: vyber ztrátu.
   *[other] Boj na poli { $hex }: vyber ztrátu, ještě { $number }.
}
prompt-cargo-loss = { $number ->
    [one] Pole { $hex }: na lodích chybí místo. Kdo zahyne?
   *[other] Pole { $hex }: na lodích chybí místo. Kdo zahyne? Ještě { $number }.
}
prompt-retreat = Boj na poli { $hex }, { $number }. kolo skončilo. Ustoupíš?
prompt-siegecraft = Obléhací stroje na poli { $hex }: za co zaplatíš?
prompt-steel-weapons = Boj na poli { $hex }: použiješ Ocelové zbraně za 1 rudu?
prompt-elephant-die = Slon na poli { $hex }: kterou kostku vyměníš za zrušení zásahu?
prompt-arena = Velká aréna: utratíš žeton za bojovou sílu o 1 vyšší?
prompt-siege = Obléhání pole { $hex }: zaplatíš 2 jídla?
prompt-withdraw = Kam povede taktický ústup z pole { $hex }?
prompt-trojan-horse = Útok na pole { $hex }: použiješ Trojského koně?
prompt-fanatic = Fanatismus: do kterého města postavíš pěchotu?
prompt-refugees = Město { $city } je ztracené. Kam postavíš osadníka?

# Prompts: events, barbarians, pirates

prompt-announce-event = Vyhodnotí se celá událost, nebo jen symbol?
prompt-event-city = Událost: vyber město.
prompt-event-player = Událost: vyber hráče.
prompt-event-mood = Událost má zhoršit náladu města { $city }. Zabráníš tomu?
prompt-event-unit = { $number ->
    [one] Událost: vyber jednotku, kterou odstraníš.
   *[other] Událost: vyber jednotku, kterou odstraníš. Ještě { $number }.
}
prompt-event-avert = Událost má odstranit jednotku: { $unit-small } ({ $hex }). Zabráníš tomu?
prompt-exhaust-land = Které pole vyčerpáš?
prompt-earthquake = { $number ->
    [one] Zemětřesení: vyber poslední objekt, který opustí hru.
   *[other] Zemětřesení: vyber objekt, který opustí hru. Nejvýš { $number }.
}
prompt-pandemics = { $number ->
    [one] Pandemie: vyber poslední ztrátu.
   *[other] Pandemie: vyber ztrátu, ještě { $number }.
}
prompt-revolution = { $number ->
    [1] Revoluce: ztratíš hlavní akci, nebo obětuješ vojenskou jednotku?
   *[other] Revoluce: změníš státní zřízení, nebo obětuješ vojenskou jednotku?
}
prompt-uprising = { $number ->
    [one] Povstání: zaplať poslední žeton, nebo skonči.
   *[other] Povstání: zaplať žeton. Nejvýš { $number }.
}
prompt-guillotine = Gilotina: přijde nový vůdce, nebo získáš 2 VB?
prompt-give-food = { $number ->
    [one] Komu dáš jídlo z banku?
   *[other] Komu dáš jídlo z banku? Ještě { $number }.
}
prompt-barbarian-arrival = Příchod barbarů: kde vznikne barbarské město?
prompt-barbarian-city = Které barbarské město dostane jednotku?
prompt-barbarian-unit = Jakou jednotku dostane barbarské město { $city }?
prompt-barbarian-march = Pohyb barbarů: která skupina půjde a kam?
prompt-barbarian-leave = Smějí barbaři jít z pole { $hex } na pole { $hex2 }?
prompt-place-pirate = Nájezd pirátů: kam přijde loď pirátů?
prompt-withdraw-pirate = Nájezd pirátů: odkud vezmeš loď pirátů?
prompt-raided = Nájezd pirátů: o co přijdeš?

# Prompts: great persons

prompt-buy-person = Koupíš kartu { $event-card }?
prompt-great-explorer = Velký objevitel: který dílek prozkoumáš?
prompt-great-explorer-city = Velký objevitel: kde založíš město za 2 jídla?
prompt-person-building = Co postavíš bez aktivace města?
prompt-great-athlete = Velký sportovec: které žetony vyměníš?
prompt-great-seer = Velký věštec: kterou kartu úkolu přidělíš?

# Prompts: civilizations and leaders

prompt-captive = Boj na poli { $hex }: koho zajmeš?
prompt-human-sacrifice = Lidské oběti: vrátíš zajatce a odvrátíš událost { $event-card }?
prompt-tribute-captive = Tribut na poli { $hex }: vezmeš místo zdroje zajatce?
prompt-aztec-gold = Aztécké zlato: co vyměníš za 1 zlato?
prompt-cancel-hit = { $number ->
    [one] Boj na poli { $hex }: zrušíš zásah?
    [few] Boj na poli { $hex }: zrušíš 1 ze { $number } zásahů?
   *[other] Boj na poli { $hex }: zrušíš 1 z { $number } zásahů?
}
prompt-imperial-army = Císařská armáda: koho proměníš?
prompt-city-states = Městské státy: které město se má počítat místo města { $city }?
prompt-hunnic-tribes = Hunské kmeny: povedeš barbary podle své volby?
prompt-horse-master = Pán koní na poli { $hex }: kterou kostku použiješ jako slona?
prompt-bladed-tusks = Boj na poli { $hex }: okuješ slonům kly?
prompt-way-of-the-sword = Boj na poli { $hex }: zvolíš Cestu meče?
prompt-take-back-card = Boj na poli { $hex }: kterou kartu si vezmeš zpět?
prompt-settle-ashore = Nové město na poli { $hex }: kdo se vylodí?
prompt-halt-barbarians = Kmenoví spojenci: které barbary zastavíš?
prompt-terror = Hrůza na poli { $hex }: koho zaženeš a kam?
prompt-ballcourts = Hřiště: bude se město { $city } velikosti { $number } počítat jako o 1 větší?
prompt-cultural-influx = Příliv kultury: pokusíš se o kulturní vliv z města { $city }?
prompt-reconstruction = Přestavba ve městě { $city }: kterou budovu čím nahradíš?
prompt-immortals = Nesmrtelní na poli { $hex }, { $number }. kolo: kolik žetonů kultury utratíš?
prompt-strategist = Boj na poli { $hex }, { $number }. kolo: vzdáš se bojového efektu?
prompt-protector = Boj na poli { $hex }: zrušíš zásah za 1 žeton kultury?
prompt-province = Stane se dobyté město { $city } za 1 žeton kultury šťastným?
prompt-princeps-discard = Princeps: kterou kartu odhodíš?
prompt-proconsul = Prokonzul: postavíš ve městě { $city } pěchotu za 1 zlato?
prompt-raiding = Drancuje { $player-small }: který zdroj ztratíš?
prompt-rune-stone = Vztyčíš runový kámen?

# Options: the turn

option-nation = Hrát za { $civilization-acc }
option-end-turn = Ukončit tah
option-give-up = Vzdát se zbylých akcí a ukončit tah
sure-give-up = { $number ->
    [one] Zbývá ti jedna hlavní akce. Ukončit tah bez ní?
    [few] Zbývají ti { $number } hlavní akce. Ukončit tah bez nich?
   *[other] Zbývá ti { $number } hlavních akcí. Ukončit tah bez nich?
}
sure-call-off = Zrušit obchod? Všechno, co jsi do něj vložil, se ztratí.
option-pay = Zaplatit { $bundle }
option-spend = { $number ->
    [0] Zaplatit bez { $good-gen }
    [one] Zaplatit { $number } { $good-one }
    [few] Zaplatit { $number } { $good-few }
   *[other] Zaplatit { $number } { $good-other }
}
option-take = Vzít 1 { $good-one }
option-take-ideas = Vzít 2 nápady
option-free-captive = Vrátit zajatce: { $unit-small } ({ $player-small })
option-decline-ability = Nevyužít

# Options: advances

option-advance = Vyvinout: { $advance }
option-learn = Vyvinout: { $advance }
option-no-advance = Nic nevyvíjet
option-study-freely = Zaplatit 1 nápad a získat žeton nálady
option-no-free-study = Neplatit
option-rule-absolutely = Absolutní moc: hlavní akce za 2 žetony nálady
option-force-labor = Zavést Nucené práce za 1 žeton nálady
option-art-influence = Výtvarné umění: kulturní vliv jako volná akce
option-hold-games = Chléb a hry: zlepšit náladu města
option-games-in = Město { $city }: { $mood-small }
option-stage-play = Divadlo: vyměnit druhý žeton za 1 { $good-one }
option-vote-happiness = Volby: zlepšit náladu jako volnou akci
option-proclaim-liberties = Občanské svobody: získat 3 žetony nálady
option-collect-freely = Ekonomické svobody: těžit ve městě { $city }
    .short = Ekonomické svobody: těžit
option-barter = Obchod: odhodit { $action-card } za 1 { $good-one }
option-raise-taxes = Vybrat daně

# Options: cities

option-found = Založit město na poli { $hex }
option-collect = Těžit ve městě { $city }
    .short = Těžit
option-harvest = Pole { $hex }: { $good-small }
option-stop-collecting = Ukončit těžbu
option-smelt = Vzít 1 zlato místo 1 rudy
option-keep-ore = Nechat si rudu
option-build = Postavit { $building-acc } ve městě { $city }
    .short = Postavit { $building-acc }
option-face = Otočit k poli { $hex }
option-recruit-in = Verbovat ve městě { $city }
    .short = Verbovat
option-recruit = Verbovat { $unit-acc } za { $bundle }
option-stop-recruiting = Ukončit verbování
option-choose-leader = Zvolit: { $leader }
option-call-back = Vzít { $unit-acc } z pole { $hex }
option-abandon = Odstranit { $unit-acc } z pole { $hex }
option-place-unit = Postavit { $unit-acc } na pole { $hex }
option-no-unit = Jednotku nestavět
option-fight-allies = Bojovat s piráty na poli { $hex }
option-spare-allies = Nebojovat
option-increase-happiness = Zlepšit náladu
option-cheer-city = Zlepšit náladu města { $city } o 1 stupeň
option-make-happy = Zákonodárce: město { $city } bude šťastné
option-end-happiness = Ukončit zlepšování

# Options: movement and exploration

option-move = Přemístit jednotky z pole { $hex }
option-stop-moving = Ukončit pohyb
option-join = Přidat { $unit-acc }
option-join-bound = Přidat { $unit-acc } ({ $condition })
option-join-ally = Přidat { $unit-acc } pirátů
option-join-city = Přidat město { $city }
option-load = Vzít s sebou { $unit-acc }
option-load-bound = Vzít s sebou { $unit-acc } ({ $condition })
option-go = Přejít na pole { $hex }
option-attack = Zaútočit na pole { $hex }
option-march = Přejít po silnici na pole { $hex }
option-march-and-attack = Zaútočit po silnici na pole { $hex }
option-explore = Prozkoumat dílek vstupem na pole { $hex }
option-sail = Plout na pole { $hex }
option-sail-and-explore = Plout a prozkoumat dílek (pole { $hex })
option-navigate = Obeplout okraj plánu na pole { $hex }
option-navigate-and-attack = Obeplout okraj a zaútočit na pole { $hex }
option-navigate-and-explore = Obeplout okraj a prozkoumat dílek (pole { $hex })
option-go-ashore = Změnit lodě v jednotky na poli { $hex }
option-put-to-sea = Změnit jednotky v lodě na poli { $hex }
option-by-way-of = Jít přes pole { $hex }
option-turn-into = Změnit v { $unit-acc }
option-become-ship = Změnit v loď: { $unit-small }
option-become-ship-bound = Změnit v loď: { $unit-small } ({ $condition })
option-enough-ships = Další jednotky neměnit
option-lay = Položit { $tile-acc } { $turn }

# Options: influence

option-influence = Uplatnit kulturní vliv
option-influence-city = Působit na město { $city }
option-influence-unit = Působit na { $unit-acc } { $player-gen } ({ $hex })
option-influence-from = { $number ->
    [0] Působit z pole { $hex }
    [one] Působit z pole { $hex } za { $number } žeton kultury
    [few] Působit z pole { $hex } za { $number } žetony kultury
   *[other] Působit z pole { $hex } za { $number } žetonů kultury
}
option-boost-roll = Zesílit o 1 za žeton kultury
option-influence-again = Buddhismus: hodit znovu
option-give-up-influence = Vzdát pokus
option-influence-building = Nahradit { $building-acc }
option-influence-settlement = Položit žeton pod barbarskou osadu
option-take-over-settlement = Nahradit barbarskou osadu
option-replace-barbarian = Postavit { $unit-acc }

# Options: wonders

option-build-wonder = Postavit div { $wonder } ve městě { $city }
    .short = Postavit div { $wonder }
option-take-face-up-wonder = Vzít vyloženou kartu: { $wonder }
option-draw-wonder = Dobrat kartu divu z balíčku
option-use-library = Velká knihovna: vybrat technologii
option-borrow = Používat: { $advance }
option-borrow-later = Zatím nevybírat
option-launch = Postavit loď na pole { $hex }
option-no-launch = Loď nestavět
option-discard-for-action = Velká socha: odhodit { $objective-card } za hlavní akci
option-arena-cheer = Utratit žeton
option-no-arena = Neutrácet
option-take-discarded-event = Vyhodnotit: { $event-card }
option-draw-new-event = Otočit novou kartu události

# Options: trade routes and trading

option-use-route = Využít cestu: { $trader } ({ $hex }) a město { $city }
option-use-all-routes = Využít všechny obchodní cesty
option-no-more-routes = Další obchodní cesty nevyužít
option-take-yield = Vzít { $bundle }
option-trade = Obchodovat s { $player-ins }
option-give = { $number ->
    [one] Dát { $number } { $good-one }
    [few] Dát { $number } { $good-few }
   *[other] Dát { $number } { $good-other }
}
option-give-action-card = Dát kartu akce: { $action-card }
option-give-objective = Dát kartu úkolu: { $objective-card }
option-give-wonder = Dát kartu divu: { $wonder }
option-give-no-more = Víc nedávat
option-want = { $number ->
    [one] Chtít { $number } { $good-one }
    [few] Chtít { $number } { $good-few }
   *[other] Chtít { $number } { $good-other }
}
option-want-card = Chtít { $item-acc }
option-offer = Předložit nabídku
option-offer-openly = Předložit nabídku a karty ukázat
option-call-off = Neobchodovat
option-accept-trade = Přijmout
option-decline-trade = Odmítnout

# Options: action cards and objectives

option-play-as-action = Zahrát jako hlavní akci: { $action-card-civil } ({ $action-card-tactics })
option-play-card = Zahrát kartu: { $action-card-civil } ({ $action-card-tactics })
option-no-card = Kartu nezahrát
option-draw-from-deck = Dobrat z balíčku
option-draw-discard = Vzít z odhazovací hromádky: { $action-card }
option-cancel-with = Zrušit ji: odhodit kartu { $action-card }
option-cancel-with-person = Zrušit ji: odhodit kartu { $event-card }
option-let-card-work = Nerušit
option-aim-at = Zvolit { $player-acc }
option-cheer = Zlepšit náladu města { $city }
option-no-cheer = Náladu už nezlepšovat
option-take-action-card = Vzít: { $action-card }
option-take-objective = Vzít: { $objective-card }
option-take-wonder = Vzít: { $wonder }
option-leave-cards = Nic nevyměňovat
option-return-action-card = Dát: { $action-card }
option-return-objective = Vrátit: { $objective-card }
option-return-wonder = Dát: { $wonder }
option-hire = Najmout barbary na poli { $hex }
option-hired-enough = Další nenajímat
option-lead = Přesunout barbary z pole { $hex } na pole { $hex2 }
option-develop = Postavit { $building-acc } ve městě { $city }
option-explore-beside = Prozkoumat dílek (pole { $hex })
option-no-tile = Dílek neprozkoumat
option-place-settler = Postavit osadníka do města { $city }
option-no-settler = Osadníka nestavět
option-place-militia = Postavit pěchotu do města { $city }
option-keep-objective = Nechat si: { $objective-card }
option-keep-neither = Nenechat si žádnou
option-complete = Splnit úkol { $objective } (karta { $objective-card })
option-no-objective = Už nic nevykládat

# Options: the status phase

option-raze = Zbořit město { $city }
option-no-razing = Nebořit
option-change-government = Přejít na státní zřízení: { $group }
option-keep-government = Státní zřízení neměnit
option-move-cube = Přesunout kostičku: { $advance }
option-name-starter = { $player-starts }

# Options: combat

option-place-card = Položit: { $action-card-tactics } ({ $action-card-civil })
option-place-no-card = Kartu nepokládat
option-retreat = Ustoupit
option-fight-on = Bojovat dál
option-lose-unit = Ztratit { $unit-acc }
option-elephant-die = Nepočítat kostku s číslem { $number }
option-breach-die = Zrušit kostku pevnosti (2 dřeva)
option-breach-walls = Zrušit ochranu pevnosti (2 rudy)
option-no-breach = Dál neplatit
option-use-steel = Použít Ocelové zbraně
option-no-steel = Ocelové zbraně nepoužít
option-siege-pay = Zaplatit 2 jídla
option-siege-refuse = Nezaplatit
option-withdraw = Ustoupit na pole { $hex }
option-build-horse = Použít za 1 dřevo a 1 žeton kultury
option-no-horse = Nepoužít
option-raise-fanatic = Postavit pěchotu do města { $city }
option-no-fanatic = Pěchotu nestavět
option-settle-refugees = Postavit osadníka do města { $city }
option-no-refugees = Osadníka nestavět

# Options: events, barbarians, pirates

option-whole-event = Vyhodnotit celou událost
option-symbol-only = Vyhodnotit jen symbol
option-choose-city = Zvolit město { $city }
option-choose-player = Zvolit { $player-acc }
option-let-mood-drop = Nechat náladu města { $city } zhoršit
option-appease = Mýty: zachovat náladu města { $city }
option-avert-mood = Pán bouří: zachovat náladu města { $city }
option-remove-unit = Odstranit { $unit-acc } ({ $hex })
option-let-unit-die = Nechat odstranit { $unit-acc } ({ $hex })
option-avert-death = Pán bouří: zachránit { $unit-acc } ({ $hex })
option-exhaust = Vyčerpat pole { $hex }
option-lose-building = Ztratit { $building-acc } ve městě { $city }
option-lose-wonder = Ztratit div { $wonder } ve městě { $city }
option-lose-settlement = Ztratit osadu ve městě { $city }
option-enough-ruins = Víc neodstraňovat
option-lose-good = Ztratit 1 { $good-one }
option-lose-action-card = Ztratit kartu akce: { $action-card }
option-lose-person = Ztratit kartu: { $event-card }
option-lose-objective = Ztratit kartu úkolu: { $objective-card }
option-suffer-revolution = Podvolit se revoluci
option-sacrifice-unit = Obětovat vojenskou jednotku
option-give-token = Zaplatit 1 { $good-one }
option-enough-tokens = Víc neplatit
option-new-leader = Postavit na pole { $hex }: { $leader }
option-unknown-leader = Vylosovat vůdce na pole { $hex }
option-no-leader = Získat 2 VB
option-give-food = Dát jídlo { $player-dat }
option-settle-barbarians = Založit barbarské město na poli { $hex }
option-reinforce = Posílit barbarské město { $city }
option-add-barbarian = Přidat { $unit-acc }
option-march-barbarians = Přesunout barbary z pole { $hex } na pole { $hex2 }
option-let-march = Dovolit
option-hold-march = Nedovolit
option-withdraw-pirate = Vzít loď pirátů z pole { $hex }
option-place-pirate = Postavit loď pirátů na pole { $hex }
option-give-pirates = Ztratit 1 { $good-one }
option-anger-by-pirates = Zhoršit náladu města { $city }

# Options: great persons

option-buy-person = Koupit: { $event-card }
option-no-person = Nekupovat
option-play-person = Zahrát jako hlavní akci: { $event-card }
option-call-person = Zahrát kartu: { $event-card }
option-explore-tile = Prozkoumat dílek (pole { $hex })
option-no-exploring = Neprozkoumávat
option-found-far = Založit město na poli { $hex }
option-no-founding = Město nezakládat
option-build-for-person = Postavit { $building-acc } ve městě { $city }
option-no-building = Nic nestavět
option-convert-tokens = { $number ->
    [one] Vyměnit { $number } { $good-one }
    [few] Vyměnit { $number } { $good-few }
   *[other] Vyměnit { $number } { $good-other }
}
option-keep-tokens = Žetony nevyměňovat
option-assign = Přidělit: { $player }, { $objective-card }

# Options: civilizations and leaders

option-take-captive = Zajmout { $unit-acc }
option-sacrifice-captive = Vrátit zajatce a otočit jinou kartu
option-resolve-event = Událost vyhodnotit
option-turn-to-gold = Vyměnit 1 { $good-one }
option-tributes = Tributy: těžit ve městě { $city }
option-mass-sacrifice = Hromadná oběť: postavit { $building-acc } ve městě { $city }
option-mass-sacrifice-wonder = Hromadná oběť: postavit div { $wonder } ve městě { $city }
option-spread-fear = Šíření strachu: { $unit-small } z pole { $hex } na pole { $hex2 }
option-hanging-gardens = Visuté zahrady: postavit div { $wonder } ve městě { $city }
option-found-by-ship = Námořní velmoc: { $player-ship } z pole { $hex } založí město na poli { $hex2 }
option-dido-founds = Zakladatelka: založit město na poli { $hex }
option-dido-founds-by-ship = Zakladatelka: { $player-ship } z pole { $hex } založí město na poli { $hex2 }
option-settle-ashore = Vylodit { $unit-acc }
option-navigator = Mořeplavec: přemístit lodě z pole { $hex }
option-dido-dies = Oběť: nahradit královnu Dido pěchotou na poli { $hex }
option-tribal-allies = Kmenoví spojenci: příchod barbarů
option-halt-barbarians = Zastavit barbary na poli { $hex }
option-terror = Zahnat { $unit-acc } na pole { $hex }
option-keep-settler = Početný lid: nechat si osadníka ({ $hex }) za 1 jídlo
option-imperial-army = Císařská armáda: měnit osadníky a pěchotu
option-arm-settler = Proměnit osadníka v pěchotu na poli { $hex }
option-disarm-infantry = Proměnit pěchotu v osadníka na poli { $hex }
option-cancel-hit = Zrušit 1 zásah
option-art-of-war = Umění války: vyvinout technologii Válečnictví
option-agriculture-economist = Hospodářka: vyvinout technologii Zemědělství
option-qins-wall = Velká zeď: postavit div { $wonder } ve městě { $city }
option-beloved = Milovaná: žeton kultury na město { $city }
option-activate-instead = Počítat místo něj město { $city }
option-idol = Vzor: zahrát kartu { $action-card-civil } ({ $action-card-tactics })
option-master = Mistr: vyvinout technologii Vzdělávání
option-lead-tribes = Vést barbary podle své volby
option-cavalry-as-elephant = Použít kostku s číslem { $number }
option-enforce = Vymahač: město { $city } jedná jako šťastné
option-golden-age = Zlatý věk: vyvinout technologii { $advance }
option-blade-tusks = Zaplatit 1 rudu za okované kly
option-shogunate-card = Šógunát: zahrát kartu { $action-card-civil } ({ $action-card-tactics }) jako volnou akci
option-shogunate-person = Šógunát: zahrát kartu { $event-card } jako volnou akci
option-draft-card = Šógunát: dobrat kartu akce místo pěchoty
option-way-of-the-sword = Zaplatit 1 rudu za Cestu meče
option-take-back = Vzít si zpět: { $action-card }
option-japanese-buddhism = Japonský buddhismus: nahradit { $building-acc }
option-play-ball = Zaplatit za Hřiště 1 žeton nálady
option-consult-calendar = Kalendář: podívat se na příští událost
option-sink-event = Kalendář: událost pod balíček za 1 žeton kultury
option-cultural-influx = Pokusit se o kulturní vliv
option-reconstruct = Nahradit: { $building-small }, nově { $building2-small }
option-send-immortals = { $number ->
    [one] Utratit { $number } žeton kultury
    [few] Utratit { $number } žetony kultury
   *[other] Utratit { $number } žetonů kultury
}
option-king-of-persia = Král Persie: aktivovat město { $city }
option-follow-strategy = Zvýšit bojovou sílu o 2 místo bojového efektu
option-architect-building = Architekt: postavit { $building-acc } ve městě { $city }
option-architect-wonder = Architekt: postavit div { $wonder } ve městě { $city }
option-constructor = Budovatel: vyvinout technologii Architektury
option-protect = Zrušit zásah za 1 žeton kultury
option-buy-sanitation = Akvadukt: vyvinout Kanalizaci jako volnou akci
option-calm-province = Učinit město { $city } šťastným za 1 žeton kultury
option-princeps = Princeps: aktivovat město { $city }
option-dismiss-action-card = Odhodit: { $action-card }
option-dismiss-objective = Odhodit: { $objective-card }
option-statesman = Státník: zlepšit náladu města { $city }
option-proconsul = Postavit pěchotu ve městě { $city }
option-give-raiders = Ztratit 1 { $good-one }
option-raise-rune-stone = Vztyčit runový kámen
option-danegeld = Danegeld: aktivovat město { $city }
option-legendary-explorer = Legendární objevitel: žeton na dílek (pole { $hex })
option-new-colonies = Nové kolonie: vylodit se z pole { $hex }

# The log: the course of the game

log-leads = { $player-person } hraje za { $civilization-acc }.
log-starts = Začínajícím hráčem je { $player-small }.
log-turn-begins = Věk { $number ->
        [1] I
        [2] II
        [3] III
        [4] IV
        [5] V
        [6] VI
       *[7] VII
    }, { $number2 }. kolo: na tahu je { $player-small }.
log-gives-up = { $number ->
    [one] { $player } se vzdává { $number } hlavní akce.
   *[other] { $player } se vzdává { $number } hlavních akcí.
}
log-gains-action = { $player } získává hlavní akci navíc.
log-loses-action = { $player } má v příštím tahu o 1 hlavní akci méně.
log-action-lost = { $player } ztrácí 1 hlavní akci.
log-gains = { $player } získává { $bundle }.
log-loses = { $player } ztrácí { $bundle }.
log-pays = { $player } platí { $bundle }.
log-status-phase = Začíná administrativní fáze věku { $number ->
        [1] I
        [2] II
        [3] III
        [4] IV
        [5] V
        [6] VI
       *[7] VII
    }.
log-names-starter = { $player } určuje, že začíná { $player2-small }.
log-changes-government = { $player } mění státní zřízení: { $group }.
log-moves-cube = { $player } přesouvá kostičku na technologii { $advance }.
log-sudden-roll = Hod na náhlý konec hry: { $number }.
log-scores = { $number2 ->
    [0] { $player }: celkem { $number } VB.
   *[other] { $player }: celkem { $number }½ VB.
}
log-wins = Vítězí { $player-small }.

# The log: advances and cities

log-gains-advance = { $player } vyvíjí technologii { $advance }.
log-gains-special = { $player } získává technologii národa { $special }.
log-loses-advance = { $player } přichází o technologii { $advance }.
log-loses-special = { $player } přichází o technologii národa { $special }.
log-founded = { $player } zakládá město { $city }.
log-activated = { $player } aktivuje město { $city }.
log-collects = { $player } těží ve městě { $city }.
log-built = { $player } staví { $building-acc } ve městě { $city }.
log-mood-changed = Město { $city } je nyní { $mood-small }.
log-razed = Město { $city } je zbořeno.
log-recruits = { $player } verbuje { $unit-acc } na poli { $hex }.
log-calls-back = { $player } bere { $unit-acc } z pole { $hex }.
log-gains-unit = { $player } staví zdarma { $unit-acc } na pole { $hex }.
log-rules-absolutely = { $player } využívá Absolutní moc a má hlavní akci navíc.
log-forces-labor = { $player } využívá Nucené práce.

# The log: movement and exploration

log-moves = { $player } přemísťuje { $troop } na pole { $hex }.
log-moves-city = { $player } přemísťuje město z pole { $hex } na pole { $hex2 }.
log-explores = { $player } prozkoumává { $tile-acc } (pole { $hex }).

# The log: influence, wonders, trade

log-tries-influence = { $player } zkouší kulturní vliv z pole { $hex } na pole { $hex2 }.
log-rolls-influence = { $player } hází { $number }, výsledek je { $number2 }.
log-boosts-influence = { $player } zesiluje kulturní vliv, výsledek je { $number }.
log-influences = { $building } ve městě { $city } přechází k { $player-dat }.
log-fails-influence = Kulturní vliv { $player-gen } na pole { $hex } selhává.
log-takes-over = { $player } získává barbarské město { $city }.
log-draws-wonder = { $player } si dobírá kartu divu.
log-drew-wonder = Dobíráš si kartu divu { $wonder }.
log-lays-wonder = Na stůl přichází karta divu { $wonder }.
log-takes-wonder = { $player } si bere kartu divu { $wonder }.
log-hands-wonder = { $player } předává kartu divu { $wonder }; dostává ji { $player2-small }.
log-builds-wonder = { $player } staví div { $wonder } ve městě { $city }.
log-wonder-buried = Div { $wonder } je zničen.
log-borrows = { $player } v tomto tahu používá technologii { $advance }.
log-launches = { $player } staví loď na pole { $hex }.
log-cheers-on = { $player } díky Velké aréně zvyšuje bojovou sílu o 1.
log-discards-for-action = { $player } odhazuje kartu úkolu za hlavní akci navíc.
log-takes-discarded-event = { $player } vyhodnocuje znovu kartu { $event-card }.
log-trades = { $player } využívá obchodní cestu z pole { $hex } do města { $city }.
log-offers-trade = { $player } nabízí { $player2-dat }: { $deal }.
log-for-that-trade = { $player } chce od { $player2-gen }: { $deal }.
log-shows-action-card = { $player } ukazuje kartu akce { $action-card }.
log-shows-objective = { $player } ukazuje kartu úkolu { $objective-card }.
log-shows-wonder = { $player } ukazuje kartu divu { $wonder }.
log-declines-trade = { $player } nabídku odmítá.
log-hands-over = { $player } dává { $player2-dat }: { $deal }.
log-got-action-card = { $player } dává { $player2-dat } kartu akce { $action-card }.
log-got-objective = { $player } dává { $player2-dat } kartu úkolu { $objective-card }.
log-got-wonder = { $player } dává { $player2-dat } kartu divu { $wonder }.

# The log: action cards and objectives

log-draws-action-card = { $player } si dobírá kartu akce.
log-drew-action-card = Dobíráš si kartu akce { $action-card }.
log-takes-discarded-action-card = { $player } si bere z odhazovací hromádky kartu akce { $action-card }.
log-discards-action-card = { $player } odhazuje kartu akce { $action-card }.
log-discards-person = { $player } odhazuje kartu { $event-card }.
log-plays-card = { $player } hraje kartu akce { $action-card-civil }.
log-aims-card = { $player } hraje kartu akce { $action-card-civil } na { $player2-acc }.
log-card-cancelled = { $player } Léčkou ruší kartu { $player2-gen }.
log-sees-action-card = { $player } má v ruce kartu akce { $action-card }.
log-sees-objective = { $player } má v ruce kartu úkolu { $objective-card }.
log-sees-wonder = { $player } má v ruce kartu divu { $wonder }.
log-spy-swaps = { $player } si díky Špehovi vyměňuje kartu s { $player2-ins }.
log-spy-swaps-action-cards = { $player } si bere kartu akce { $action-card } a dává kartu { $action-card2 }.
log-spy-swaps-objectives = { $player } si bere kartu úkolu { $objective-card } a dává kartu { $objective-card2 }.
log-spy-swaps-wonders = { $player } si bere kartu divu { $wonder } a dává kartu { $wonder2 }.
log-hires = { $player } najímá barbary na poli { $hex }.
log-truce = { $player } vyjednává příměří s { $player2-ins }.
log-settler-placed = { $player } staví osadníka do města { $city }.
log-militia-placed = { $player } staví pěchotu do města { $city }.
log-draws-objective = { $player } si dobírá kartu úkolu.
log-drew-objective = Dobíráš si kartu úkolu { $objective-card }.
log-saw-objective = Vidíš kartu úkolu { $objective-card }.
log-swaps-objective = { $player } si vyměňuje kartu úkolu.
log-discards-objective = { $player } odhazuje kartu úkolu { $objective-card }.
log-completes = { $player } plní úkol { $objective } (karta { $objective-card }).

# The log: leaders

log-leader-comes = { $leader } přichází na pole { $hex } ({ $player-small }).
log-leader-goes = { $leader } opouští hru ({ $player-small }).
log-leader-dies = { $leader } umírá ({ $player-small }).
log-leader-defeated = { $player2 } poráží vůdce { $player-gen }: { $leader }.

# The log: combat

log-combat = Boj na poli { $hex }: útočí { $player-small }, brání se { $player2-small }.
log-combat-round = { $number }. kolo boje.
log-combat-rolls = { $player-num ->
    [many] { $player } házejí: { $dice }.
   *[one] { $player } hází: { $dice }.
}
log-leader-rolls-again = Kostka vůdce se hází znovu: { $face } ({ $player-small }).
log-combat-value = Bojová síla { $player-gen } je { $number }.
log-placed-card = { $player } pokládá kartu akce.
log-placed-this-card = Pokládáš kartu akce { $action-card }.
log-placed-no-card = { $player } kartu nepokládá.
log-revealed = { $player } odkrývá bojový efekt { $tactics } (karta { $action-card }).
log-tactics-roll = { $tactics }, hod { $player-gen }: { $dice }.
log-scouted = { $player } si díky Zvědovi bere kartu akce { $action-card }.
log-hits = Utrpěné zásahy { $player-gen }: { $number }.
log-unit-falls = { $player-num ->
    [many] { $player } ztrácejí { $unit-acc } na poli { $hex }.
   *[one] { $player } ztrácí { $unit-acc } na poli { $hex }.
}
log-retreated = { $player-num ->
    [many] { $player } ustupují z pole { $hex } na pole { $hex2 }.
   *[one] { $player } ustupuje z pole { $hex } na pole { $hex2 }.
}
log-withdrew = { $player-num ->
    [many] { $player } takticky ustupují z pole { $hex } na pole { $hex2 }.
   *[one] { $player } takticky ustupuje z pole { $hex } na pole { $hex2 }.
}
log-combat-won = Boj na poli { $hex } { $player-num ->
    [many] vyhrávají { $player-small }.
   *[one] vyhrává { $player-small }.
}
log-no-winner = Boj na poli { $hex } nemá vítěze.
log-automatic-victory = Velká zeď ničí útočníky na poli { $hex }: vyhrává { $player-small }.
log-walks-in = { $player-num ->
    [many] { $player } vstupují bez boje na pole { $hex }.
   *[one] { $player } vstupuje bez boje na pole { $hex }.
}
log-conquered = { $player-num ->
    [many] { $player } dobývají město { $city }, které dosud patřilo { $player2-dat }.
   *[one] { $player } dobývá město { $city }, které dosud patřilo { $player2-dat }.
}
log-refugees-settle = { $player } staví osadníka do města { $city }.
log-fanatic-rises = { $player } staví díky Fanatismu pěchotu do města { $city }.

# The log: events, barbarians, pirates

log-event-drawn = { $player } otáčí kartu události { $event-card }.
log-event-replaced = { $player } odhazuje bez účinku kartu události { $event-card }.
log-event-scored = { $player } získává VB za událost { $event }.
log-event-scores = { $number ->
    [1] { $player } získává ½ VB.
    [2] { $player } získává 1 VB.
    [3] { $player } získává 1½ VB.
    [4] { $player } získává 2 VB.
    [6] { $player } získává 3 VB.
    [8] { $player } získává 4 VB.
   *[other] { $player } získává půlbody za událost: { $number }.
}
log-event-seen = Příští událost je { $event-card }.
log-event-sunk = { $player } dává kartu události pod balíček.
log-land-exhausted = Pole { $hex } je vyčerpané.
log-building-destroyed = Ve městě { $city } je zničena budova: { $building-small }.
log-city-destroyed = Město { $city } je zničeno.
log-temple-reformed = { $player } nahrazuje chrám ve městě { $city } svým.
log-myths-help = { $player } platí za Mýty: nálada města { $city } se nemění.
log-loss-averted = { $player } díky Pánu bouří brání ztrátě na poli { $hex }.
log-barbarians-settle = Barbaři zakládají město na poli { $hex }.
log-barbarians-grow = Barbarské město { $city } dostává jednotku: { $unit-small }.
log-barbarians-march = Barbaři jdou z pole { $hex } na pole { $hex2 }.
log-barbarians-held = { $player } nedovoluje barbarům opustit pole { $hex }.
log-pirates-come = Piráti připlouvají na pole { $hex }.
log-pirates-leave = Piráti odplouvají z pole { $hex }.
log-pirates-anger = { $player } nemá co dát pirátům: nálada města { $city } se zhoršuje.

# The log: great persons

log-person-bought = { $player } kupuje kartu { $event-card }.
log-person-unsold = Kartu { $event-card } nikdo nekupuje.
log-person-played = { $player } hraje kartu { $event-card }.
log-person-leaves = { $player } přichází o kartu { $event-card }.
log-diplomat-pact = { $player } uzavírá smlouvu s { $player2-ins }.
log-objective-assigned = { $player } má přidělenou kartu úkolu.
log-objective-assigned-card = { $player } má přidělenou kartu úkolu { $objective-card }.

# The log: civilizations and leaders

log-captures-unit = { $player } bere do zajetí { $unit-acc } { $player2-gen }.
log-sacrifices = { $player } vrací zajatce a odvrací událost { $event-card }.
log-spreads-fear = { $player } šíří strach: jednotka prchá z pole { $hex } na pole { $hex2 }.
log-founds-by-ship = { $player } zakládá pomocí lodi město { $city }.
log-sacrifices-herself = Královna Dido se obětuje na poli { $hex }: útočníci ustupují ({ $player-small }).
log-druids-influence = { $player } pokládá žeton kultury pod barbarské město { $city }.
log-halts-barbarians = { $player } zastavuje barbary na poli { $hex }.
log-terrifies = { $player } zahání { $unit-acc } na pole { $hex }.
log-keeps-settler = { $player } si ponechává osadníka na poli { $hex }.
log-arms-settler = { $player } mění osadníka na poli { $hex } v pěchotu.
log-disarms-infantry = { $player } mění pěchotu na poli { $hex } v osadníka.
log-beloved-token = { $player } pokládá žeton kultury na město { $city } (celkem { $number }).
log-toll-paid = { $number ->
    [one] { $player } platí za útok na město { $city } { $number } žeton kultury.
    [few] { $player } platí za útok na město { $city } { $number } žetony kultury.
   *[other] { $player } platí za útok na město { $city } { $number } žetonů kultury.
}
log-stands-in = { $player } počítá jako aktivované město { $city } místo města { $city2 }.
log-leads-tribes = { $player } vede barbary podle své volby.
log-enforces = { $player } nechává město { $city } jednat jako šťastné.
log-blades-tusks = { $player } okovává slonům kly.
log-draws-sword = { $player } volí Cestu meče.
log-takes-back = { $player } si bere zpět kartu akce { $action-card }.
log-plays-ball = { $player } využívá Hřiště: město { $city } se počítá jako větší.
log-consults-calendar = { $player } se díky Kalendáři dívá na příští událost.
log-reconstructs = Přestavba ve městě { $city }: místo budovy { $building-small } nově { $building2-small }.
log-immortals-fight = { $player } zvyšuje díky Nesmrtelným bojovou sílu o { $number }.
log-strategy = { $player } se vzdává bojového efektu za bojovou sílu o 2 vyšší.
log-converts-unit = { $player } obrací na svou stranu { $unit-acc } na poli { $hex }.
log-protects = { $player } díky Ochránci ruší zásah.
log-raises-rune-stone = { $player } vztyčuje runový kámen.
log-explorer-token = { $player } pokládá žeton průzkumníka na dílek (pole { $hex }).

# Players

player-player-1 = Hráč 1
    .starts = Začne hráč 1
    .small = hráč 1
    .gen = hráče 1
    .dat = hráči 1
    .acc = hráče 1
    .ins = hráčem 1
    .num = one
    .ship = loď
player-player-2 = Hráč 2
    .starts = Začne hráč 2
    .small = hráč 2
    .gen = hráče 2
    .dat = hráči 2
    .acc = hráče 2
    .ins = hráčem 2
    .num = one
    .ship = loď
player-player-3 = Hráč 3
    .starts = Začne hráč 3
    .small = hráč 3
    .gen = hráče 3
    .dat = hráči 3
    .acc = hráče 3
    .ins = hráčem 3
    .num = one
    .ship = loď
player-player-4 = Hráč 4
    .starts = Začne hráč 4
    .small = hráč 4
    .gen = hráče 4
    .dat = hráči 4
    .acc = hráče 4
    .ins = hráčem 4
    .num = one
    .ship = loď
player-barbarians = Barbaři
    .starts = Začnou barbaři
    .small = barbaři
    .gen = barbarů
    .dat = barbarům
    .acc = barbary
    .ins = barbary
    .num = many
    .ship = loď barbarů
player-pirates = Piráti
    .starts = Začnou piráti
    .small = piráti
    .gen = pirátů
    .dat = pirátům
    .acc = piráty
    .ins = piráty
    .num = many
    .ship = loď pirátů

# Goods, and what else is traded

good-food = Jídlo
    .small = jídlo
    .gen = jídla
    .one = jídlo
    .few = jídla
    .other = jídel
good-wood = Dřevo
    .small = dřevo
    .gen = dřeva
    .one = dřevo
    .few = dřeva
    .other = dřev
good-ore = Ruda
    .small = ruda
    .gen = rudy
    .one = rudu
    .few = rudy
    .other = rud
good-ideas = Nápady
    .small = nápady
    .gen = nápadů
    .one = nápad
    .few = nápady
    .other = nápadů
good-gold = Zlato
    .small = zlato
    .gen = zlata
    .one = zlato
    .few = zlata
    .other = zlat
good-mood = Žetony nálady
    .small = žetony nálady
    .gen = žetonů nálady
    .one = žeton nálady
    .few = žetony nálady
    .other = žetonů nálady
good-culture = Žetony kultury
    .small = žetony kultury
    .gen = žetonů kultury
    .one = žeton kultury
    .few = žetony kultury
    .other = žetonů kultury
good-captives = Zajatci
    .small = zajatci
    .gen = zajatců
    .one = zajatce
    .few = zajatce
    .other = zajatců
item-food = Jídlo
    .acc = 1 jídlo
item-wood = Dřevo
    .acc = 1 dřevo
item-ore = Ruda
    .acc = 1 rudu
item-ideas = Nápady
    .acc = 1 nápad
item-gold = Zlato
    .acc = 1 zlato
item-mood = Žetony nálady
    .acc = 1 žeton nálady
item-culture = Žetony kultury
    .acc = 1 žeton kultury
item-captives = Zajatci
    .acc = 1 zajatce
item-action-card = Karty akcí
    .acc = 1 kartu akce
item-objective-card = Karty úkolů
    .acc = 1 kartu úkolu
item-wonder-card = Karty divů
    .acc = 1 kartu divu

count-nothing = nic
count-good-food = { $number ->
    [one] { $number } jídlo
    [few] { $number } jídla
   *[other] { $number } jídel
}
count-good-wood = { $number ->
    [one] { $number } dřevo
    [few] { $number } dřeva
   *[other] { $number } dřev
}
count-good-ore = { $number ->
    [one] { $number } rudu
    [few] { $number } rudy
   *[other] { $number } rud
}
count-good-ideas = { $number ->
    [one] { $number } nápad
    [few] { $number } nápady
   *[other] { $number } nápadů
}
count-good-gold = { $number ->
    [one] { $number } zlato
    [few] { $number } zlata
   *[other] { $number } zlat
}
count-good-mood = { $number ->
    [one] { $number } žeton nálady
    [few] { $number } žetony nálady
   *[other] { $number } žetonů nálady
}
count-good-culture = { $number ->
    [one] { $number } žeton kultury
    [few] { $number } žetony kultury
   *[other] { $number } žetonů kultury
}
count-good-captives = { $number ->
    [one] { $number } zajatce
    [few] { $number } zajatce
   *[other] { $number } zajatců
}
count-item-food = { $number ->
    [one] { $number } jídlo
    [few] { $number } jídla
   *[other] { $number } jídel
}
count-item-wood = { $number ->
    [one] { $number } dřevo
    [few] { $number } dřeva
   *[other] { $number } dřev
}
count-item-ore = { $number ->
    [one] { $number } rudu
    [few] { $number } rudy
   *[other] { $number } rud
}
count-item-ideas = { $number ->
    [one] { $number } nápad
    [few] { $number } nápady
   *[other] { $number } nápadů
}
count-item-gold = { $number ->
    [one] { $number } zlato
    [few] { $number } zlata
   *[other] { $number } zlat
}
count-item-mood = { $number ->
    [one] { $number } žeton nálady
    [few] { $number } žetony nálady
   *[other] { $number } žetonů nálady
}
count-item-culture = { $number ->
    [one] { $number } žeton kultury
    [few] { $number } žetony kultury
   *[other] { $number } žetonů kultury
}
count-item-captives = { $number ->
    [one] { $number } zajatce
    [few] { $number } zajatce
   *[other] { $number } zajatců
}
count-item-action-card = { $number ->
    [one] { $number } kartu akce
    [few] { $number } karty akcí
   *[other] { $number } karet akcí
}
count-item-objective-card = { $number ->
    [one] { $number } kartu úkolu
    [few] { $number } karty úkolů
   *[other] { $number } karet úkolů
}
count-item-wonder-card = { $number ->
    [one] { $number } kartu divu
    [few] { $number } karty divů
   *[other] { $number } karet divů
}

# Units and city pieces

unit-settler = Osadník
    .small = osadník
    .acc = osadníka
unit-infantry = Pěchota
    .small = pěchota
    .acc = pěchotu
unit-ship = Loď
    .small = loď
    .acc = loď
unit-cavalry = Jezdectvo
    .small = jezdectvo
    .acc = jezdectvo
unit-elephant = Slon
    .small = slon
    .acc = slona
unit-leader = Vůdce
    .small = vůdce
    .acc = vůdce
count-unit-settler = { $number ->
    [one] { $number } osadníka
    [few] { $number } osadníky
   *[other] { $number } osadníků
}
count-unit-infantry = { $number ->
    [one] { $number } pěchotu
    [few] { $number } pěchoty
   *[other] { $number } pěchot
}
count-unit-ship = { $number ->
    [one] { $number } loď
    [few] { $number } lodě
   *[other] { $number } lodí
}
count-unit-cavalry = { $number ->
    [one] { $number } jezdectvo
    [few] { $number } jezdectva
   *[other] { $number } jezdectev
}
count-unit-elephant = { $number ->
    [one] { $number } slona
    [few] { $number } slony
   *[other] { $number } slonů
}
count-unit-leader = { $number ->
    [one] { $number } vůdce
    [few] { $number } vůdce
   *[other] { $number } vůdců
}
trader-settler = Osadník
trader-infantry = Pěchota
trader-ship = Loď
trader-cavalry = Jezdectvo
trader-elephant = Slon
trader-leader = Vůdce
trader-port = Přístav
building-academy = Akademie
    .small = akademie
    .acc = akademii
building-fortress = Pevnost
    .small = pevnost
    .acc = pevnost
building-port = Přístav
    .small = přístav
    .acc = přístav
building-temple = Chrám
    .small = chrám
    .acc = chrám
building-market = Tržiště
    .small = tržiště
    .acc = tržiště
building-obelisk = Obelisk
    .small = obelisk
    .acc = obelisk
building-observatory = Observatoř
    .small = observatoř
    .acc = observatoř

# Moods, terrain, tiles

mood-angry = Vzbouřené
    .small = vzbouřené
mood-neutral = Nezaujaté
    .small = nezaujaté
mood-happy = Šťastné
    .small = šťastné
terrain-grassland = Pláně
terrain-forest = Les
terrain-mountain = Hory
terrain-barren = Pustina
terrain-sea = Moře
tile-t5 = Dílek 5
    .acc = dílek 5
tile-t6 = Dílek 6
    .acc = dílek 6
tile-t7 = Dílek 7
    .acc = dílek 7
tile-t8 = Dílek 8
    .acc = dílek 8
tile-t9 = Dílek 9
    .acc = dílek 9
tile-t10 = Dílek 10
    .acc = dílek 10
tile-t11 = Dílek 11
    .acc = dílek 11
tile-t12 = Dílek 12
    .acc = dílek 12
tile-t13 = Dílek 13
    .acc = dílek 13
tile-t14 = Dílek 14
    .acc = dílek 14
tile-t15 = Dílek 15
    .acc = dílek 15
tile-t16 = Dílek 16
    .acc = dílek 16
tile-t17 = Dílek 17
    .acc = dílek 17
tile-t18 = Dílek 18
    .acc = dílek 18
tile-t19 = Dílek 19
    .acc = dílek 19
tile-t20 = Dílek 20
    .acc = dílek 20
turn-straight = bez otočení
turn-turned = otočený o půl kruhu

# What binds a unit in a group

condition-fresh = bez omezení
condition-fought = po boji
condition-on-mountain = vstup na hory
condition-fought-on-mountain = po boji, vstup na hory
condition-in-forest = vstup do lesa
condition-fought-in-forest = po boji, vstup do lesa
condition-on-mountain-in-forest = vstup na hory, vstup do lesa
condition-fought-on-mountain-in-forest = po boji, vstup na hory, vstup do lesa
condition-on-grass = vstup na pláně
condition-fought-on-grass = po boji, vstup na pláně
condition-on-mountain-on-grass = vstup na hory, vstup na pláně
condition-fought-on-mountain-on-grass = po boji, vstup na hory, vstup na pláně
condition-in-forest-on-grass = vstup do lesa, vstup na pláně
condition-fought-in-forest-on-grass = po boji, vstup do lesa, vstup na pláně
condition-on-mountain-in-forest-on-grass = vstup na hory, vstup do lesa, vstup na pláně
condition-fought-on-mountain-in-forest-on-grass = po boji, vstup na hory, vstup do lesa, vstup na pláně
condition-moved = po pohybu
condition-fought-moved = po boji, po pohybu
condition-on-mountain-moved = vstup na hory, po pohybu
condition-fought-on-mountain-moved = po boji, vstup na hory, po pohybu
condition-in-forest-moved = vstup do lesa, po pohybu
condition-fought-in-forest-moved = po boji, vstup do lesa, po pohybu
condition-on-mountain-in-forest-moved = vstup na hory, vstup do lesa, po pohybu
condition-fought-on-mountain-in-forest-moved = po boji, vstup na hory, vstup do lesa, po pohybu
condition-on-grass-moved = vstup na pláně, po pohybu
condition-fought-on-grass-moved = po boji, vstup na pláně, po pohybu
condition-on-mountain-on-grass-moved = vstup na hory, vstup na pláně, po pohybu
condition-fought-on-mountain-on-grass-moved = po boji, vstup na hory, vstup na pláně, po pohybu
condition-in-forest-on-grass-moved = vstup do lesa, vstup na pláně, po pohybu
condition-fought-in-forest-on-grass-moved = po boji, vstup do lesa, vstup na pláně, po pohybu
condition-on-mountain-in-forest-on-grass-moved = vstup na hory, vstup do lesa, vstup na pláně, po pohybu
condition-fought-on-mountain-in-forest-on-grass-moved = po boji, vstup na hory, vstup do lesa, vstup na pláně, po pohybu

# Dice

face-1-leader = 1 vůdce
face-2-cavalry = 2 jezdectvo
face-2-elephant = 2 slon
face-3-elephant = 3 slon
face-3-infantry = 3 pěchota
face-4-cavalry = 4 jezdectvo
face-4-elephant = 4 slon
face-5-cavalry = 5 jezdectvo
face-5-infantry = 5 pěchota
face-6-infantry = 6 pěchota
count-face-1-leader = { $number ->
    [1] { face-1-leader }
   *[other] { $number }× { face-1-leader }
}
count-face-2-cavalry = { $number ->
    [1] { face-2-cavalry }
   *[other] { $number }× { face-2-cavalry }
}
count-face-2-elephant = { $number ->
    [1] { face-2-elephant }
   *[other] { $number }× { face-2-elephant }
}
count-face-3-elephant = { $number ->
    [1] { face-3-elephant }
   *[other] { $number }× { face-3-elephant }
}
count-face-3-infantry = { $number ->
    [1] { face-3-infantry }
   *[other] { $number }× { face-3-infantry }
}
count-face-4-cavalry = { $number ->
    [1] { face-4-cavalry }
   *[other] { $number }× { face-4-cavalry }
}
count-face-4-elephant = { $number ->
    [1] { face-4-elephant }
   *[other] { $number }× { face-4-elephant }
}
count-face-5-cavalry = { $number ->
    [1] { face-5-cavalry }
   *[other] { $number }× { face-5-cavalry }
}
count-face-5-infantry = { $number ->
    [1] { face-5-infantry }
   *[other] { $number }× { face-5-infantry }
}
count-face-6-infantry = { $number ->
    [1] { face-6-infantry }
   *[other] { $number }× { face-6-infantry }
}

# Hexes, and cities by their hex

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

# Civilizations

civilization-aztecs = Aztékové
    .gen = Aztéků
    .acc = Aztéky
civilization-babylonia = Babyloňané
    .gen = Babyloňanů
    .acc = Babyloňany
civilization-carthage = Kartaginci
    .gen = Kartaginců
    .acc = Kartagince
civilization-celts = Keltové
    .gen = Keltů
    .acc = Kelty
civilization-china = Číňané
    .gen = Číňanů
    .acc = Číňany
civilization-egypt = Egypťané
    .gen = Egypťanů
    .acc = Egypťany
civilization-greece = Řekové
    .gen = Řeků
    .acc = Řeky
civilization-huns = Hunové
    .gen = Hunů
    .acc = Huny
civilization-india = Indové
    .gen = Indů
    .acc = Indy
civilization-japan = Japonci
    .gen = Japonců
    .acc = Japonce
civilization-maya = Mayové
    .gen = Mayů
    .acc = Maye
civilization-persia = Peršané
    .gen = Peršanů
    .acc = Peršany
civilization-phoenicia = Féničané
    .gen = Féničanů
    .acc = Féničany
civilization-rome = Římané
    .gen = Římanů
    .acc = Římany
civilization-vikings = Vikingové
    .gen = Vikingů
    .acc = Vikingy

# Leaders

leader-acamapichtli = Acamapichtli
leader-acamapichtli-abilities = Růst: Při stavbě budovy nebo divu v jeho městě nahradí každý vrácený zajatec 2 zdroje. Tributy: Jednou za tah, volná akce za 2 žetony nálady: těžba v jeho městě, má-li velikost nejvýš 3.
leader-ahuitzotl = Ahuitzotl
leader-ahuitzotl-abilities = Expanzionista: V pozemním boji s ním zruš v každém kole boje 1 zásah, je-li každé tvoje město nejméně 2 pole od místa boje. Hromadná oběť: Jednou za tah, volná akce za 2 zajatce: postav v jeho městě budovu nebo div za běžnou cenu.
leader-marqzen = Marqzen
leader-marqzen-abilities = Pán bouří: Zhorší-li text (ne symbol) události náladu jeho města nebo tam odstraní jednotky kromě vůdce, smíš tomu zabránit. Šíření strachu: Hlavní akce, jednou za tah: přemísti jednu nepřátelskou pozemní jednotku vedle něj o 1 suchozemské pole podle své volby, na pole bez jejích nepřátel. K boji nedojde.
leader-hammurabi = Chammurabi
leader-hammurabi-abilities = Zákonodárce: Při zlepšení nálady se jeho město stane šťastným celkem za 1 žeton kultury. Ochránce: Pevnost v jeho městě nestojí jídlo ani dřevo.
leader-nebuchadnezzar-ii = Nabukadnesar II.
leader-nebuchadnezzar-ii-abilities = Visuté zahrady: Karta divu, kterou si dobíráš, musí být Velké zahrady. V jeho městě stavíš divy jako volnou akci a Velké zahrady stojí o 2 žetony kultury méně. Obrazoborec: Bojová síla o 2 vyšší, když útočí na město s chrámem.
leader-nabopolassar = Nabopolasar
leader-nabopolassar-abilities = Osvoboditel: Bojová síla o 2 vyšší proti jinému hráči, který má aspoň tolik měst jako ty. Vzpoura: Je-li tvoje město dobyto, postav zdarma 1 pěchotu k němu, nebo není-li tam místo, do svého města.
leader-queen-dido = Královna Dido
leader-queen-dido-abilities = Zakladatelka: Osadník na jejím poli, s Námořní velmocí i loď, smí založit město jako volnou akci. Oběť: Bojová síla o 2 vyšší, když nepřítel útočí na její město. Po kole boje, které přežila, ji smíš odhodit a postavit na její místo pěchotu: útočník musí ustoupit a VB za ni nezíská.
leader-hanno-the-great = Hanno Veliký
leader-hanno-the-great-abilities = Mořeplavec: Jednou za tah, volná akce: přemísti ho se skupinou lodí. Lodě se v tomto tahu ještě nesměly přemístit a už se nepřemístí. Velitel loďstva: Bojová síla o 2 vyšší v námořním boji na jeho poli, je-li na lodi.
leader-hannibal = Hannibal
leader-hannibal-abilities = Otec strategie: V prvním kole pozemního boje s ním se celý bonus nepřítele k bojové síle počítá nejvýš za 2. Hannibal ante portas: Pro skupinu s ním a aspoň 1 slonem neplatí omezení hor.
leader-viriathus = Viriathus
leader-viriathus-abilities = Hrůza: Před každým kolem boje od druhého, za 2 žetony nálady: zažeň 1 nepřátelskou vojenskou jednotku z boje na sousední prázdné suchozemské pole. Boje se už neúčastní. Věrnost: Smíš hrát bojové efekty z ruky za barbary, kteří bojují s jinými do vzdálenosti 2 od něj.
leader-vercingetorix = Vercingetorix
leader-vercingetorix-abilities = Národ bojovníků: Bojová síla o 1 vyšší za každého tvého osadníka do vzdálenosti 2. Rychlé verbování: Pozemní jednotky naverbované v jeho městě smíš postavit na sousední prozkoumaná suchozemská pole bez nepřátelských jednotek a měst (limit 4).
leader-queen-boudica = Královna Boudicca
leader-queen-boudica-abilities = Neohrožená: Bojová síla o 2 vyšší proti hráči, který má víc technologií kategorie Válečnictví. Početný lid: Když na jejím poli založíš město, smíš si za 1 jídlo osadníka ponechat.
leader-sun-tzu = Sun-c’
leader-sun-tzu-abilities = Umění války: Hlavní akce za 1 žeton nálady nebo 1 žeton kultury ve tvém šťastném městě: vyviň 1 technologii kategorie Válečnictví bez placení. Rychlá válka: Vyhraješ-li pozemní boj proti vojenským jednotkám v 1. kole boje a on přežije, získáš 1 žeton nálady a 1 žeton kultury.
leader-qin-shi-huang = Čchin Š’-chuang-ti
leader-qin-shi-huang-abilities = Velká zeď: Karta divu, kterou si dobíráš, musí být Velká zeď. V jeho městě stavíš divy jako volnou akci a Velká zeď stojí o 2 žetony kultury méně. Taktik: V pozemním boji s ním, jednou za kolo boje: zaplať 2 žetony kultury a zruš 1 zásah.
leader-wu-zetian = Wu Ce-tchien
leader-wu-zetian-abilities = Hospodářka: Hlavní akce za 1 žeton nálady nebo 1 žeton kultury ve tvém šťastném městě: vyviň 1 technologii kategorie Zemědělství bez placení. Skvělá dobyvatelka: Bojová síla o 2 vyšší v každém kole pozemního boje, které začínáš aspoň s tolika jednotkami, kolik má nepřítel.
leader-cleopatra = Kleopatra
leader-cleopatra-abilities = Legendární: Dosah kulturního vlivu z jejího města je o 1 větší. Milovaná: Jednou za tah, volná akce: polož 1 žeton kultury na její město. Kdo na toto město útočí, musí nejprve stejný počet zaplatit.
leader-imhotep = Imhotep
leader-imhotep-abilities = Novátor: Každá aktivace jeho města kromě těžby dává 1 nápad. Lékař: Akademie nebo observatoř v jeho městě nestojí jídlo ani dřevo.
leader-ramses-ii = Ramesse II.
leader-ramses-ii-abilities = Monumentální: Po stavbě obelisku v jeho městě získáš 1 žeton kultury nebo 2 nápady. Moc nad pobřežím: Bojová síla o 2 vyšší, když útočí na město vedle moře nebo když bojuješ s piráty a je na lodi.
leader-alexander-the-great = Alexandr Veliký
leader-alexander-the-great-abilities = Vzor: Volná akce za 1 žeton kultury: aktivuj jeho město a zahraj horní část karty akce, která stojí hlavní akci, bez této hlavní akce. Její vlastní cenu platíš. Vládce světa: V pozemním boji s ním: bojová síla o 1 vyšší za každý dílek kromě tvého startovního, na kterém máš město.
leader-leonidas-i = Leónidás I.
leader-leonidas-i-abilities = To je Sparta: Po každém verbování v jeho městě získáš 1 žeton kultury. Hrdina od Thermopyl: V pozemním boji: bojová síla o 2 vyšší za každou vojenskou jednotku, o kterou má nepřítel víc než ty.
leader-pericles = Periklés
leader-pericles-abilities = Mistr: Hlavní akce za 1 žeton nálady nebo 1 žeton kultury ve tvém šťastném městě: vyviň 1 technologii kategorie Vzdělávání bez placení. Admirál: Bojová síla o 2 vyšší v námořním boji, je-li na lodi.
leader-attila = Attila
leader-attila-abilities = Vládce: Šťastné nebo nezaujaté město velikosti 1 s ním se při těžbě a verbování počítá jako o 1 větší. Pán koní: V každém kole pozemního boje s ním smí jedno jezdectvo, které dostane symbol, použít účinek slona: číslo na této kostce se nepočítá a zruší se 1 zásah.
leader-bleda = Bleda
leader-bleda-abilities = Vymahač: Při první aktivaci v tomto tahu smí jeho město jednat jako šťastné, ať má jakoukoli náladu. Znovu ho v tomto tahu aktivovat nelze. Beranidla: Když útočí na město, nesmí obránce v prvním kole boje zahrát bojový efekt.
leader-rugila = Rugila
leader-rugila-abilities = Poplatky: Po dobytí města s ním získáš 2 zlata, je-li do vzdálenosti 2 jiné nepřátelské město, i barbarské. Sjednotitel: Barbarské město, které dobude, se stane šťastným.
leader-maharaja-sri-gupta = Mahárádža Šrí Gupta
leader-maharaja-sri-gupta-abilities = Zlatý věk: Volná akce za 1 žeton kultury: aktivuj jeho město a vyviň technologii kategorie, ve které ještě žádnou nemáš. Platíš i její běžnou cenu. Připravený: Bojová síla o 2 vyšší v každém kole boje, ve kterém nezahraješ bojový efekt.
leader-ashoka-the-great = Ašóka Veliký
leader-ashoka-the-great-abilities = Buddhismus: Jednou za tah smíš opakovat neúspěšný hod na kulturní vliv z jeho města, je-li v něm chrám nebo je-li cílem chrám. Expanzionista: Město dobyté s ním dá 1 žeton kultury, nebo 2, je-li v něm chrám.
leader-akbar-the-great = Akbar Veliký
leader-akbar-the-great-abilities = Okované kly: Před pozemním bojem zaplať 1 rudu: v každém kole boje bojová síla o 1 vyšší za každého tvého přeživšího slona, i když padne. Blahobyt: Když se přemístí do tvého města, získáš 1 zlato.
leader-go-toba = Go-Toba
leader-go-toba-abilities = Cesta meče: Před pozemním bojem zaplať 1 rudu: v každém kole boje bojová síla o 2 vyšší, i když padne. Učenec: Po stavbě akademie nebo observatoře v jeho městě smíš za běžnou cenu vyvinout technologii bez akce.
leader-jimmu = Džimmu
leader-jimmu-abilities = Opevněný: Tvoje města s pevností do vzdálenosti 2 od něj se v každém kole boje brání s bojovou silou o 2 vyšší. Obléhací stroje to neruší. Mytický: Přežije-li boj, smíš si za 1 žeton kultury vzít zpět jednu kartu, která v něm sloužila jako tvůj bojový efekt.
leader-suiko = Suiko
leader-suiko-abilities = Japonský buddhismus: Hlavní akce za 1 žeton kultury: nahraď jednu budovu jiné barvy v jejím městě (ne obelisk) svou. Se Státním náboženstvím je to volná akce. Obránkyně: V obraně bojová síla o 2 vyšší v každém kole boje.
leader-kinich-janaab-pakal-i = K’inich Janaab Pakal I.
leader-kinich-janaab-pakal-i-abilities = Sluneční štít: V prvním kole boje, když brání město s obeliskem tvé barvy: zruš 1 zásah. Umění a architektura: Při stavbě budovy v jeho městě smí 1 žeton kultury nahradit 2 zdroje, jednou za budovu.
leader-siyaj-kak = Siyaj K’ak’
leader-siyaj-kak-abilities = Zrozen z ohně: Když útočí na město: v prvním kole boje přičti k bojové síle velikost města. Příliv kultury: Po stavbě budovy nebo divu v jeho městě: jeden pokus o kulturní vliv z tohoto města jako volná akce.
leader-wak-chanil-ajaw = Wak Chanil Ajaw
leader-wak-chanil-ajaw-abilities = Nová dynastie: Bojová síla o 2 vyšší v pozemním boji do vzdálenosti 2 od tvého města. Přestavba: Po akci pohyb, ve které dobyla město: smíš tam zdarma nahradit jednu budovu své barvy jinou budovou, i když je město vzbouřené.
leader-cyrus-the-great = Kýros Veliký
leader-cyrus-the-great-abilities = Král Persie: Hlavní akce: aktivuj jeho město a získej 1 žeton nálady nebo kultury za každý dílek s tvým městem, nejvýš tolik, jakou má jeho město velikost. Stratég: Při otočení karet se smíš vzdát svého bojového efektu za bojovou sílu o 2 vyšší v tomto kole boje, i když ho nepřítel zrušil.
leader-darius = Dareios
leader-darius-abilities = Kulturní jednota: Po každém úspěšném kulturním vlivu z jeho města získáš 1 žeton nálady. Architekt: Jednou za tah, volná akce za 2 žetony kultury: postav v jeho městě budovu nebo div za běžnou cenu.
leader-xerxes-i = Xerxés I.
leader-xerxes-i-abilities = Mohutné vojsko: Na jeho poli smí být 5 vojenských jednotek. Dokud v pozemním boji s ním bojuje 5 tvých jednotek, nesmíš hrát bojový efekt ani využívat symboly jednotek. Velký stavebník: Divy v jeho městě stojí o 2 méně, zdroje nebo žetony kultury.
leader-ithobaal = Ithobaal
leader-ithobaal-abilities = Vysvobození: Město, ve kterém už byla budova tvé barvy, se stane šťastným, když ho dobude. Kněz Astarty: Bojová síla o 2 vyšší do vzdálenosti 2 od tvého města s chrámem.
leader-hiram = Chíram
leader-hiram-abilities = Mistr obchodu: Jedna obchodní cesta osadníka nebo lodi na jeho poli se nepočítá do limitu 4. Budovatel: Hlavní akce za 1 žeton nálady nebo 1 žeton kultury ve tvém šťastném městě: vyviň 1 technologii kategorie Architektura bez placení.
leader-pygmalion = Pygmalion
leader-pygmalion-abilities = Středomořský obchodník: Jedna obchodní cesta osadníka nebo lodi na jeho poli dá navíc 1 zlato nebo žeton kultury. Ochránce: Když s ním bráníš město, jednou za boj, za 1 žeton kultury: zruš 1 zásah. Zvítězíš-li, žeton dostaneš zpět.
leader-augustus = Augustus
leader-augustus-abilities = Princeps: Hlavní akce za 1 žeton kultury: aktivuj jeho město a dober si 1 kartu akce a 1 kartu úkolu. Potom z ruky odhoď od každého z těchto druhů 1 kartu. Císař: Bojová síla o 2 vyšší v pozemním boji s ním na dílku bez tvého města.
leader-gaius-julius-caesar = Gaius Iulius Caesar
leader-gaius-julius-caesar-abilities = Státník: Zlepšení nálady jen v jeho městě je volná akce za běžnou cenu. Prokonzul: Po dobytí s ním tam smíš za 1 zlato postavit 1 pěchotu.
leader-sulla = Sulla
leader-sulla-abilities = Diktátor: Na město, kde stojí, nemohou ostatní působit kulturním vlivem. Barbaři do vzdálenosti 2 od něj se přemístí jen s tvým souhlasem. Civilizátor: Bojová síla o 2 vyšší v boji s barbary.
leader-knut-the-great = Knut Veliký
leader-knut-the-great-abilities = Vládce severu: Je-li na konci na herním plánu, i na lodi: ½ VB za každé pole vzdálenosti mezi ním a polem tvého počátečního města. Danegeld: Hlavní akce, jednou za tah, s Daněmi: aktivuj jeho město a získej zisk z Daní bez žetonu nálady. Ne společně s Daněmi v témže tahu.
leader-erik-the-red = Erik Rudý
leader-erik-the-red-abilities = Legendární objevitel: Hlavní akce za 1 žeton kultury, je-li na lodi: polož žeton průzkumníka na dílek, kde je, pokud tam ještě tvůj není. Každý má na konci hodnotu 1 VB. Nové kolonie: Volná akce, je-li na lodi: vyloď všechny pozemní jednotky z jeho pole moře na jedno sousední suchozemské pole. Může to vyvolat boj.
leader-ragnar-lodbrok = Ragnar Lodbrok
leader-ragnar-lodbrok-abilities = Kořist: Dobytí s ním dá o 2 zlata víc, bylo-li město šťastné nebo nezaujaté. Postrach severu: Bojová síla o 2 vyšší v pozemním boji, který začne vyloděním s ním.

# Advances

group-agriculture = Zemědělství
group-construction = Architektura
group-seafaring = Námořnictví
group-education = Vzdělávání
group-warfare = Válečnictví
group-spirituality = Spiritualita
group-economy = Ekonomika
group-culture = Kultura
group-science = Věda
group-democracy = Demokracie
group-autocracy = Autokracie
group-theocracy = Teokracie
advance-farming = Rolnictví
advance-farming-effect = Těžíš jídlo z plání a dřevo z lesa.
advance-storage = Sýpky
advance-storage-effect = Jídla smíš mít až 7 místo 2.
advance-irrigation = Zavlažování
advance-irrigation-effect = Z pustiny těžíš 1 jídlo. Texty událostí se slovem „Hladomor“ v názvu pro tebe neplatí.
advance-husbandry = Tažná zvířata
advance-husbandry-effect = Jednou za tah smí být jedním z polí těžby suchozemské pole v suchozemské vzdálenosti 2 od města. S technologií Silnice to smějí být dvě taková pole.
advance-mining = Hornictví
advance-mining-effect = Těžíš rudu z hor.
advance-engineering = Stavitelství
advance-engineering-effect = Při vyvinutí si dober 1 kartu divu. Smíš stavět divy.
advance-sanitation = Kanalizace
advance-sanitation-effect = Při každém verbování smí jeden osadník stát 1 žeton nálady místo 2 jídel. Texty událostí Mor, Epidemie a Pandemie se tě netýkají.
advance-roads = Silnice
advance-roads-effect = Za 1 jídlo a 1 rudu se smí pozemní skupina, která začíná nebo končí pohyb ve tvém městě, přemístit až o 2 pole a omezení hor a lesa pro ni neplatí.
advance-fishing = Rybolov
advance-fishing-effect = Těžíš 1 jídlo z jednoho sousedního pole moře.
advance-navigation = Mořeplavba
advance-navigation-effect = Tvoje lodě smějí obeplouvat okraj herního plánu.
advance-war-ships = Válečné lodě
advance-war-ships-effect = Zruš 1 zásah v 1. kole námořního boje a v 1. kole pozemního boje hned po vylodění.
advance-cartography = Kartografie
advance-cartography-effect = Po akci pohyb, ve které se přemístila tvoje loď, získáš 1 nápad a při použití Mořeplavby také 1 žeton kultury.
advance-writing = Písmo
advance-writing-effect = Při vyvinutí si dober 1 kartu akce a 1 kartu úkolu.
advance-public-education = Veřejné školství
advance-public-education-effect = Jednou za tah získáš 1 nápad, když těžíš ve městě s akademií.
advance-free-education = Soukromé vzdělávání
advance-free-education-effect = Když za jinou technologii zaplatíš aspoň 1 nápad nebo 1 zlato, smíš zaplatit ještě 1 nápad a získat 1 žeton nálady. Pro Soukromé vzdělávání samo to neplatí.
advance-philosophy = Filosofie
advance-philosophy-effect = Hned získáš 1 nápad a později 1 nápad za každou technologii kategorie Věda, kterou vyvineš. Za ty, které už máš, nedostaneš nic.
advance-tactics = Taktika
advance-tactics-effect = Tvoje vojenské jednotky se smějí přemísťovat a v boji smíš hrát bojové efekty karet akcí.
advance-siegecraft = Obléhací stroje
advance-siegecraft-effect = Před 1. kolem útoku na město s nepřátelskou pevností smíš zaplatit 2 dřeva a zrušit její kostku navíc, nebo 2 rudy a zrušit její ochranu před zásahem, nebo obojí.
advance-steel-weapons = Ocelové zbraně
advance-steel-weapons-effect = Před pozemním bojem smíš zaplatit 1 rudu: v každém kole boje máš bojovou sílu o 2 vyšší, nebo o 1, má-li Ocelové zbraně i nepřítel.
advance-draft = Nábor
advance-draft-effect = Při každém verbování smí jedna pěchota stát 1 žeton nálady místo 1 jídla a 1 rudy.
advance-myths = Mýty
advance-myths-effect = Má-li text události zhoršit náladu tvých měst, o 1 stupeň nebo rovnou na vzbouřené, smíš za každé město zaplatit 1 žeton nálady a zabránit tomu. Proti symbolům, například nájezdu pirátů, to neplatí.
advance-rituals = Rituály
advance-rituals-effect = Při zlepšení nálady nahrazují libovolné zdroje žetony nálady 1:1.
advance-priesthood = Kněžstvo
advance-priesthood-effect = Jednou za tah nestojí technologie kategorie Věda, kterou vyvineš akcí vyvinutí technologie, žádné zdroje.
advance-state-religion = Státní náboženství
advance-state-religion-effect = Jednou za tah nestojí chrám žádné jídlo.
advance-bartering = Obchod
advance-bartering-effect = Jednou za tah smíš jako volnou akci odhodit 1 kartu akce a získat 1 zlato nebo 1 žeton kultury.
advance-trade-routes = Obchodní cesty
advance-trade-routes-effect = Na začátku svého tahu získáš 1 jídlo za každou obchodní cestu, nejvýš za 4.
advance-taxes = Daně
advance-taxes-effect = Hlavní akce, jednou za tah: zaplať 1 žeton nálady a získej jídlo, dřevo a rudu v libovolné kombinaci, celkem tolik, kolik máš měst.
advance-currency = Peníze
advance-currency-effect = Co získáš z Obchodních cest a Daní, smíš zcela nebo zčásti vzít jako zlato.
advance-arts = Výtvarné umění
advance-arts-effect = Jednou za tah smíš za 1 žeton kultury podniknout jeden pokus o kulturní vliv jako volnou akci.
advance-sports = Chléb a hry
advance-sports-effect = Hlavní akce: zlepši náladu jednoho svého města za 1 žeton kultury za každý stupeň, ať je jakkoli velké.
advance-monuments = Monumenty
advance-monuments-effect = Při vyvinutí si dober 1 kartu divu. Na tvoje města s divem nemohou soupeři kulturním vlivem působit.
advance-theaters = Divadlo
advance-theaters-effect = Jednou za tah smíš jako volnou akci vyměnit 1 žeton kultury za 1 žeton nálady nebo 1 žeton nálady za 1 žeton kultury.
advance-math = Matematika
advance-math-effect = Stavitelství a Silnice tě nestojí žádné zdroje.
advance-astronomy = Astronomie
advance-astronomy-effect = Mořeplavba a Kartografie tě nestojí žádné zdroje.
advance-medicine = Zdravotnictví
advance-medicine-effect = Po verbování dostaneš zpět 1 právě zaplacený zdroj.
advance-metallurgy = Hutnictví
advance-metallurgy-effect = Přinese-li těžba aspoň 2 rudy, smíš si místo 1 rudy vzít 1 zlato. Ocelové zbraně jsou zdarma proti nepřátelům, kteří je nemají.
advance-voting = Volby
advance-voting-effect = Za 1 žeton nálady navíc provedeš zlepšení nálady jako volnou akci.
advance-separation-of-power = Dělba moci
advance-separation-of-power-effect = Soupeři nemohou zesilovat kulturní vliv na tvoje šťastná města.
advance-civil-liberties = Občanské svobody
advance-civil-liberties-effect = Hlavní akce: získáš 3 žetony nálady. Nábor tě stojí 2 žetony nálady místo 1.
advance-free-economy = Ekonomické svobody
advance-free-economy-effect = Za 1 žeton nálady provedeš těžbu jako volnou akci. Musí to být tvoje jediná těžba v tahu.
advance-nationalism = Nacionalismus
advance-nationalism-effect = Po verbování aspoň jedné vojenské jednotky nebo lodi získáš 1 žeton nálady nebo 1 žeton kultury.
advance-totalitarianism = Totalita
advance-totalitarianism-effect = Soupeři nemohou zesilovat kulturní vliv na tvoje města s aspoň jednou tvou vojenskou jednotkou.
advance-absolute-power = Absolutní moc
advance-absolute-power-effect = Jednou za tah smíš jako volnou akci zaplatit 2 žetony nálady za 1 hlavní akci navíc.
advance-forced-labor = Nucené práce
advance-forced-labor-effect = Jednou za tah smíš jako volnou akci zaplatit 1 žeton nálady: do konce tahu se tvoje vzbouřená města při stavbě budov, těžbě a verbování počítají jako nezaujatá. Zůstávají vzbouřená a lze je aktivovat jen jednou.
advance-dogma = Dogma
advance-dogma-effect = Kdykoli postavíš chrám, akcí nebo díky kartě, ale ne dobytím, smíš zdarma vyvinout další technologii Teokracie, s kostičkou z počítadla jako obvykle. Nápady smíš mít nejvýš 2; co je nad limit, hned ztratíš.
advance-devotion = Zbožnost
advance-devotion-effect = Soupeři nemohou zesilovat kulturní vliv na tvoje města s chrámem.
advance-conversion = Obracení na víru
advance-conversion-effect = Ke svým hodům na kulturní vliv přičti 1 a při úspěchu získáš 1 žeton kultury.
advance-fanaticism = Fanatismus
advance-fanaticism-effect = V 1. kole boje ve městě s chrámem máš bojovou sílu o 2 vyšší, když na ně útočíš nebo když bráníš své. Pokud tento boj prohraješ, smíš zdarma postavit 1 pěchotu do jiného svého města.

# Special advances

special-captives = Zajatci
special-captives-effect = Po vyhraném pozemním boji smíš odstraněné vojenské jednotky nepřítele (ne vůdce) zajmout, celkem nejvýš 4. Každý zajatec má na konci hodnotu ½ VB.
special-human-sacrifice = Lidské oběti
special-human-sacrifice-effect = Když otočíš kartu události, smíš vrátit 1 zajatce, kartu odhodit bez účinku a otočit jinou. Zajatce smíš vrátit také místo placení 1 žetonu nálady nebo kultury.
special-aztec-gold = Aztécké zlato
special-aztec-gold-effect = Po založení města získáš 1 zlato. Navíc smíš za každé pole hor vedle nového města vyměnit 1 zdroj, žeton nálady nebo žeton kultury za 1 zlato.
special-tribute-empire = Tribut
special-tribute-empire-effect = Smíš těžit i z polí s nepřátelským městem do vzdálenosti 2. Z barbarského města s jednotkou smíš místo zdroje vzít zajatce.
special-canals = Kanály
special-canals-effect = Přinese-li těžba právě 1 jídlo, smíš získat 1 jídlo navíc.
special-code-of-laws = Zákoník
special-code-of-laws-effect = Po každém úspěšném kulturním vlivu si dober 1 kartu akce, máš-li jich v ruce méně než 5.
special-star-catalogues = Hvězdné katalogy
special-star-catalogues-effect = Pokaždé, než otočíš kartu události, získáš 1 nápad nebo 1 žeton kultury.
special-ziggurats = Zikkuraty
special-ziggurats-effect = Limit nápadů u technologie Dogma pro tebe neplatí. Při stavbě chrámu smějí nápady nahradit kterýkoli z jeho zdrojů 1:1.
special-warbeasts = Válečná zvířata
special-warbeasts-effect = V ceně slonů smějí žetony kultury nahradit jídlo. Slony smíš verbovat i ve městech bez tržiště, pokud u každého z nich nahradíš aspoň 1 jídlo 1 zlatem nebo 1 žetonem kultury.
special-hegemony = Námořní velmoc
special-hegemony-effect = Hlavní akce: odstraň svou loď a založ město na sousedním suchozemském poli. Převážené jednotky tam smíš vylodit.
special-pirate-allies = Pirátští spojenci
special-pirate-allies-effect = Lodě pirátů ti nebrání, smějí vozit tvoje jednotky a na poli s tvou lodí patří k tvé skupině. O boji s nimi rozhoduješ ty.
special-mercenaries = Žoldnéři
special-mercenaries-effect = Nábor smíš platit zlatem místo žetonů nálady. Ve městě s přístavem smíš Nábor použít na 1 loď místo 1 pěchoty.
special-tribal-warfare = Kmenové války
special-tribal-warfare-effect = V pozemním boji proti jinému hráči máš bojovou sílu o 1 vyšší za každé barbarské město do vzdálenosti 2 od místa boje, nejvýš o 4.
special-tribal-allies = Kmenoví spojenci
special-tribal-allies-effect = Hlavní akce, jednou za tah: vyhodnoť příchod barbarů stejně jako po otočení karty s tímto symbolem. Když tvoje událost přemísťuje barbary, smíš zaplatit 1 jídlo a libovolný počet těchto skupin zastavit.
special-druidic-influence = Vliv druidů
special-druidic-influence-effect = Cílem kulturního vlivu smí být i osada barbarského města. Při úspěchu pod ni položíš žeton kultury, který má na konci hodnotu 1 VB.
special-tribal-trade = Kmenový obchod
special-tribal-trade-effect = Obchodní cesty smíš mít i s barbarskými městy, která nejsou vzbouřená. Taková cesta dává vždy jídlo, i s technologií Peníze.
special-rice-cultivation = Rýžová políčka
special-rice-cultivation-effect = Pole plání s tvým osadníkem a bez tvého města dává při těžbě o 1 jídlo víc, nejvýš o 2 jídla za těžbu.
special-expansion = Rozpínavost
special-expansion-effect = Naverbuješ-li aspoň 1 osadníka, smějí se osadníci ve tvých městech hned volnou akcí přemístit na sousední pole.
special-fireworks = Ohňostroje
special-fireworks-effect = Ve 4. kroku prvního kola boje, na souši i na moři, smíš zaplatit 1 rudu a 1 dřevo a zrušit 1 zásah.
special-imperial-army = Císařská armáda
special-imperial-army-effect = Hlavní akce, jednou za tah: proměň libovolný počet svých osadníků v pěchotu a libovolný počet své pěchoty v osadníky tam, kde stojí. Potřebuješ figurky a potom musí platit limit 4 vojenských jednotek.
special-flood-plains = Úrodné nivy
special-flood-plains-effect = Smíš zakládat města na pustině a těžit z pustiny jídlo nebo dřevo.
special-architecture = Stavitelské umění
special-architecture-effect = Při stavbě budovy nebo divu smějí žetony nálady nahradit kterékoli zdroje nebo žetony kultury 1:1.
special-embalming = Balzamování
special-embalming-effect = Je-li tvůj vůdce zabit nebo nahrazen, získáš 1 žeton kultury. Po každém boji získáš 1 žeton kultury, nemáš-li jich 5 nebo víc.
special-man-god = Vtělení boha
special-man-god-effect = Každá tvoje technologie Teokracie má také efekt technologie Autokracie ve stejném řádku.
special-study = Formální vzdělání
special-study-effect = Verbování ve městě s akademií ti dá 1 nápad.
special-sparta = Sparta
special-sparta-effect = Nábor smíš platit žetony kultury. V kole pozemního boje, které začínáš s méně vojenskými jednotkami než nepřítel, nesmí nepřítel zahrát bojový efekt.
special-hellenistic-culture = Helenizace
special-hellenistic-culture-effect = Kulturní vliv smíš šířit z kteréhokoli města s budovou tvé barvy. Výtvarné umění smíš zaplatit 2 žetony nálady.
special-city-states = Městské státy
special-city-states-effect = Jednou za tah: při druhé aktivaci města se jako aktivované počítá jiné tvoje město, aspoň stejně velké a se stejnou nebo lepší náladou.
special-nomads = Nomádi
special-nomads-effect = V akci pohyb smíš přemísťovat svá města velikosti 1. Přemístění se počítá jako aktivace a dá 1 zdroj podle krajiny, kde město nyní stojí.
special-mounted-archers = Jízdní lučištníci
special-mounted-archers-effect = Ve městech velikosti 1 smíš verbovat jezdectvo bez tržiště. Nově naverbované jezdectvo se smí hned volnou akcí jednou přemístit.
special-raiders = Nájezdníci
special-raiders-effect = Osadníci soupeřů do vzdálenosti 2 od tvé vojenské jednotky nemohou zakládat města ani sloužit v obchodních cestách, pokud na jejich poli není vojenská jednotka nebo město tohoto soupeře.
special-hunnic-tribes = Hunské kmeny
special-hunnic-tribes-effect = Když tvoje událost přemísťuje barbary, smíš za 1 žeton kultury nebo 1 zlato přemístit všechny tyto skupiny, jak chceš.
special-indian-elephants = Indičtí sloni
special-indian-elephants-effect = Ve svých městech na polích lesa smíš verbovat slony bez tržiště. Tvoji sloni ve tvých městech, která nejsou vzbouřená, smějí sloužit v obchodních cestách.
special-proselytism = Proselytismus
special-proselytism-effect = Kulturní vliv smíš šířit i od svých osadníků: dosah je 2 a o 1 víc za každého dalšího na poli. Osadník ve tvém městě zvětšuje dosah z něj o 1.
special-prosperity = Prosperita
special-prosperity-effect = Obchodní cesta smí místo jídla dát 1 žeton nálady. Cesta do města s budovou tvé barvy smí dát 1 žeton kultury.
special-peace-and-poetry = Mír a poezie
special-peace-and-poetry-effect = Jednou za tah smí 1 žeton nálady nahradit 2 jídla v ceně technologie.
special-pottery = Hrnčířství
special-pottery-effect = Přinese-li těžba aspoň 3 jídla, získáš 1 žeton kultury, jednou za tah.
special-horsemanship = Jezdecké umění
special-horsemanship-effect = Ve městech s pevností smíš verbovat jezdectvo. V prvním kole boje při obraně města s pevností přidá jeden symbol jezdectva 3 místo 2.
special-subterfuge = Léčka
special-subterfuge-effect = Zahraje-li soupeř do vzdálenosti 2 od tvého města nebo vojenské jednotky kartu akce mimo boj, smíš odhodit kartu akce a jeho kartu zrušit.
special-shogunate = Šógunát
special-shogunate-effect = Jednou za tah smíš kartu akce nebo události, která stojí hlavní akci, použít jako volnou akci. Při Náboru smíš místo pěchoty dobrat kartu akce.
special-terracing = Terasovitá pole
special-terracing-effect = Z hor smíš těžit jídlo, dřevo nebo rudu. Pro tvoje osadníky a vůdce neplatí omezení hor.
special-stelas = Stély
special-stelas-effect = Když založíš město, dobudeš město nebo postavíš obelisk, získáš 1 nápad nebo 1 žeton kultury.
special-ballcourts = Hřiště
special-ballcourts-effect = Při těžbě nebo verbování smíš za 1 žeton nálady počítat město, které není vzbouřené, jako o 1 větší. Technologie kategorie Spiritualita stojí o 1 zdroj méně.
special-calendar = Kalendář
special-calendar-effect = Volná akce: podívej se na vrchní kartu události. Za 1 žeton kultury ji smíš dát pod balíček.
special-persian-elephants = Perští sloni
special-persian-elephants-effect = Ve svých městech vedle pustiny smíš verbovat slony bez tržiště. V prvním kole boje, kterého se účastní tvůj slon, se celý bonus nepřítele k bojové síle počítá nejvýš za 2.
special-immortals = Nesmrtelní
special-immortals-effect = Před každým bojovým hodem, na souši i na moři, smíš zaplatit až 4 žetony kultury. Za každý máš v tomto kole boje bojovou sílu o 1 vyšší.
special-zoroastrianism = Zoroastrismus
special-zoroastrianism-effect = Cílem kulturního vlivu smí být nepřátelská vojenská jednotka (ne vůdce) na suchozemském poli bez města. Při úspěchu ji nahraď svou.
special-banking = Bankovnictví
special-banking-effect = Máš-li na začátku svého tahu zlato, získáš 1 zlato nebo 1 žeton kultury, ještě před obchodními cestami.
special-city-independence = Nezávislost měst
special-city-independence-effect = Přístavy tvé barvy nepodléhají kulturnímu vlivu a při dobytí města si barvu ponechají. Každý přístav tvé barvy má hodnotu 1½ VB. Za technologie státního zřízení nemáš žádné VB.
special-biremes = Biremy
special-biremes-effect = V každém kole námořního boje máš bojovou sílu o 2 vyšší; proti nepříteli s Válečnými loděmi jen v prvním kole boje.
special-alphabet = Abeceda
special-alphabet-effect = Až dvě tvoje obchodní cesty smějí místo toho, co dávají obvykle, dát každá 1 žeton kultury nebo 2 nápady.
special-cedars-and-dyes = Cedry a barviva
special-cedars-and-dyes-effect = Obchodní cesta tvé lodi do města u propojeného moře smí být dlouhá 3 pole a smí začínat i ve tvém městě s přístavem.
special-aqueduct = Akvadukt
special-aqueduct-effect = Texty událostí se slovem „Hladomor“ v názvu pro tebe neplatí. Kanalizaci smíš vyvinout buď akcí vyvinutí technologie bez placení zdrojů, nebo za běžnou cenu jako volnou akci.
special-roman-roads = Dlážděné silnice
special-roman-roads-effect = Pohyb po Silnicích smí být dlouhý až 4 pole, pokud začíná i končí ve tvých městech.
special-captivi = Captivi
special-captivi-effect = Za každý vyhraný boj, na souši i na moři, získáš 1 zlato a 1 žeton nálady. Vstup do nebráněného města nebo eliminace samotných osadníků tu není boj. Při stavbě budov smějí žetony nálady nahradit kterékoli zdroje 1:1.
special-provinces = Provincie
special-provinces-effect = Ve svých městech vzdálených nejméně 3 pole od pole svého počátečního města smíš verbovat jezdectvo bez tržiště. Město, které dobudeš, se nestane vzbouřeným, ale nezaujatým, nebo za 1 žeton kultury šťastným.
special-ship-construction = Stavba lodí
special-ship-construction-effect = Mořeplavba nestojí žádné zdroje. V akci pohyb se tvoje lodě smějí měnit v osadníky a s Taktikou v pěchotu, i naopak.
special-longships = Dlouhé lodě
special-longships-effect = Tvoje lodě, které bojovaly, se v témže tahu smějí znovu přemístit. Tvoje lodě vozí až 3 pozemní jednotky.
special-raiding = Drancování
special-raiding-effect = Když využiješ obchodní cesty, ztratí hned 1 zdroj podle své volby každý soupeř, jehož město je spojeno s tvou lodí, která s ním sousedí (každý soupeř jen jednou).
special-rune-stones = Runové kameny
special-rune-stones-effect = Po boji, ve kterém přijdeš aspoň o 2 vojenské jednotky, smíš postavit obelisk ze zásoby na desku národa. Na konci má hodnotu 1 VB.

# Wonders

wonder-great-arena = Velká aréna
wonder-great-arena-effect = Žetony nálady smíš platit jako žetony kultury a naopak, jen ne v ceně divu. Jednou za pozemní boj smíš po hodu za 1 žeton zvýšit bojovou sílu o 1.
wonder-great-gardens = Velké zahrady
wonder-great-gardens-effect = Při těžbě v tomto městě smí každé pole plání dát kterýkoli zdroj. Jednotky soupeřů, které v tomto tahu vstoupily na pláně, na město nesmějí zaútočit.
wonder-great-library = Velká knihovna
wonder-great-library-effect = Jednou za tah vyber technologii, kterou nemáš (ne státního zřízení ani národa), a do konce tahu ji používej.
wonder-great-lighthouse = Velký maják
wonder-great-lighthouse-effect = Kdykoli toto město aktivuješ, smíš zdarma postavit 1 loď na volné pole moře. V administrativní fázi určuješ začínajícího hráče.
wonder-great-mausoleum = Velké mauzoleum
wonder-great-mausoleum-effect = Kartu události nebo akce si smíš místo z balíčku vzít z vrchu odhazovací hromádky. Tvoje odhozené karty akcí a událostí přijdou vespod hromádek.
wonder-great-pyramid = Velká pyramida
wonder-great-pyramid-effect = Má hodnotu 5 VB, vždy pro stavitele. Při shodě o první místo vítězí stavitel.
wonder-great-statue = Velká socha
wonder-great-statue-effect = Při postavení si dober 1 kartu úkolu. Jednou za tah smíš odhodit kartu úkolu z ruky za 1 hlavní akci navíc.
wonder-great-wall = Velká zeď
wonder-great-wall-effect = Nepřítel útočící na tvoje šťastné město má v 1. kole boje bojovou sílu o 2 nižší. Barbaři útočící na kterékoli tvoje město hned prohrají.

# Action cards

civil-quick-advance = Rychlý pokrok
civil-quick-advance-effect = Vyviň kteroukoli 1 technologii, jejíž podmínky splňuješ. Žeton je celá její cena. Kostička se bere ze zásoby.
civil-inspiration = Inspirace
civil-inspiration-effect = Vyviň zdarma 1 technologii soupeře, který má jednotku nebo město do vzdálenosti 2 od tvé jednotky nebo města. Musíš splňovat její podmínky.
civil-hero-general = Hrdinný vojevůdce
civil-hero-general-effect = Po vítězství v pozemním boji v tomto tahu, ve kterém se skutečně bojovalo: zlepši náladu jednoho svého města o 1 stupeň. Za 1 žeton nálady to smíš udělat ještě jednou, v témže nebo jiném městě.
civil-spy = Špeh
civil-spy-effect = Vyber soupeře a prohlédni si všechny karty divů, akcí a úkolů, které má v ruce. Potom smíš vyměnit jednu svou kartu z ruky za jednu jeho stejného druhu.
civil-ideas = Nápady
civil-ideas-effect = Získáš 1 nápad za každé své město s akademií. Musíš mít aspoň jedno.
civil-great-ideas = Skvělé nápady
civil-great-ideas-effect = Po dobytí města nebo vítězství v pozemním boji v tomto tahu: získáš 2 nápady.
civil-mercenaries = Žoldnéři
civil-mercenaries-effect = Najmi skupiny barbarů do vzdálenosti 2 od svého města nebo vojenské jednotky a každou přemísti o 1 suchozemské pole. Barbarské město, které skupina opustila, dostane novou jednotku.
civil-cultural-takeover = Oslavná kultura
civil-cultural-takeover-effect = Cílem tvého příštího kulturního vlivu v tomto tahu smí být barbarské město velikosti 1. Při úspěchu nahradíš jeho osadu a jednu jednotku svými, ostatní barbary odstraníš.
civil-city-development = Rozvoj města
civil-city-development-effect = Postav 1 budovu bez placení zdrojů. Město se aktivuje jako obvykle a platí všechna pravidla stavby.
civil-production-focus = Cílená těžba
civil-production-focus-effect = Při příští těžbě v tomto tahu smíš těžit z téhož pole vícekrát. Počet kusů se nemění. Nelze spojit se Zvýšenou těžbou ani s druhou kartou tohoto názvu.
civil-explorer = Průzkumník
civil-explorer-effect = Prozkoumej jeden neprozkoumaný dílek vedle dílku, na kterém máš město, nebo postav zdarma 1 osadníka ze zásoby do svého města, nebo obojí.
civil-negotiations = Vyjednávání
civil-negotiations-effect = Jen na začátku tahu, dřív než cokoli jiného. Vyber jiného hráče: v tomto tahu na něj nesmíš útočit a on nesmí ve svém příštím tahu útočit na tebe.
civil-leadership = Vůdcovství
civil-leadership-effect = V tomto tahu získáš 1 hlavní akci navíc.
civil-assassination = Úkladná vražda
civil-assassination-effect = Vyber soupeře, na kterého tato karta ještě nepůsobí: v příštím tahu má o 1 hlavní akci méně.
civil-mass-production = Zvýšená těžba
civil-mass-production-effect = Při příští těžbě v tomto tahu smíš těžit z dalších 2 polí. Nelze spojit s Cílenou těžbou ani s druhou kartou tohoto názvu.
civil-new-plans = Nové plány
civil-new-plans-effect = Potřebuješ kartu úkolu v ruce. Podívej se na 2 vrchní karty úkolů. Jednu si smíš nechat výměnou za jednu z ruky. Karty, které si nenecháš, zamíchej do balíčku.
civil-synergies = Synergie
civil-synergies-effect = Vyviň 2 technologie téže kategorie za běžnou cenu. Kostičky se berou ze zásoby.
civil-teach-us = Poučte nás!
civil-teach-us-effect = Hned po dobytí města jiného hráče: vyviň zdarma 1 technologii, kterou tento hráč má a jejíž podmínky splňuješ. Kostička se bere ze zásoby. Jen jedna karta za každé dobytí.
civil-militia = Domobrana
civil-militia-effect = Postav zdarma 1 pěchotu ze zásoby do svého města, kde je pro ni místo.
civil-technology-trade = Výměna technologií
civil-technology-trade-effect = Vyber partnera jako u Inspirace a vyviň zdarma 1 jeho technologii. Partner potom smí stejným způsobem vyvinout 1 tvoji. Obě kostičky se berou ze zásoby.
civil-new-ideas = Nové nápady
civil-new-ideas-effect = Vyviň 1 technologii za běžnou cenu a potom získáš 2 nápady. Kostička se bere ze zásoby.
tactics-peltasts = Peltasté
tactics-peltasts-effect = Po otočení: hoď tolika kostkami, kolik máš v boji vojenských jednotek. Padne-li aspoň na jedné 5 nebo 6, smíš v tomto kole boje zrušit 1 zásah.
tactics-encircled = Obklíčení
tactics-encircled-effect = Po ztrátách: pokud nepřítel v tomto kole boje ztratil aspoň tolik jednotek jako ty a ještě nějaké má, hoď 1 kostkou. Při 5 nebo 6 utrpí nepřítel další zásah, který nelze zrušit.
tactics-wedge-formation = Klínová formace
tactics-wedge-formation-effect = Jen útočník: bojová síla o 1 vyšší za každou bránící vojenskou jednotku.
tactics-high-morale = Vysoká morálka
tactics-high-morale-effect = Bojová síla o 2 vyšší.
tactics-heavy-resistance = Tuhý odpor
tactics-heavy-resistance-effect = Jen obránce: útočník má bojovou sílu o 1 nižší za každou útočící vojenskou jednotku, na moři za každou útočící loď.
tactics-high-ground = Výhodný terén
tactics-high-ground-effect = Nepřítel nesmí v tomto kole boje využívat symboly jednotek. Nelze zahrát při útoku na město.
tactics-surprise = Překvapení
tactics-surprise-effect = Bojová síla o 1 vyšší. Eliminuješ-li v tomto kole boje aspoň 1 nepřátelskou jednotku, dober si po ztrátách 1 kartu akce.
tactics-siege = Obléhání
tactics-siege-effect = Jen při útoku na město: bojová síla o 1 vyšší. Nepřítel smí před hodem zaplatit 2 jídla; jinak nesmí v tomto kole boje využívat symboly jednotek. Jídlo lze nahradit zlatem. Barbaři platit nemohou.
tactics-for-the-people = Za náš lid
tactics-for-the-people-effect = Jen při obraně města: hoď 1 kostkou navíc.
tactics-improved-defenses = Zesílená obrana
tactics-improved-defenses-effect = Jen při obraně města: zruš 1 zásah.
tactics-tactical-retreat = Taktický ústup
tactics-tactical-retreat-effect = Jen obránce: boj končí bez hodu a tvoje jednotky s osadníky přejdou na jedno sousední suchozemské pole bez nepřátel. Útočník vítězí.
tactics-defensive-formation = Obranná formace
tactics-defensive-formation-effect = Jen obránce: hoď 1 kostkou navíc.
tactics-scout = Zvěd
tactics-scout-effect = Dřív než cokoli jiného: karta nepřítele nemá účinek a vezmeš si ji do ruky. Nezahrál-li nepřítel žádnou, nestane se nic.
tactics-martyr = Mučedník
tactics-martyr-effect = Před hodem: odstraň 1 svou jednotku v boji; nepřítel pak musí odstranit 1 svou. Karta nepřítele nemá účinek a odhodí se.
tactics-archers = Lučištníci
tactics-archers-effect = Po otočení: hoď 1 kostkou. Při 5 nebo 6 musí nepřítel hned odstranit 1 vojenskou jednotku podle své volby. Proti samotné pevnosti nepůsobí.
tactics-flanking = Útok z boku
tactics-flanking-effect = Jen útočník: hoď 1 kostkou navíc.
action-card-a1 = { civil-quick-advance } / { tactics-peltasts }
    .civil = { civil-quick-advance }
    .tactics = { tactics-peltasts }
action-card-a2 = { civil-quick-advance } / { tactics-encircled }
    .civil = { civil-quick-advance }
    .tactics = { tactics-encircled }
action-card-a3 = { civil-inspiration } / { tactics-encircled }
    .civil = { civil-inspiration }
    .tactics = { tactics-encircled }
action-card-a4 = { civil-inspiration } / { tactics-peltasts }
    .civil = { civil-inspiration }
    .tactics = { tactics-peltasts }
action-card-a5 = { civil-hero-general } / { tactics-wedge-formation }
    .civil = { civil-hero-general }
    .tactics = { tactics-wedge-formation }
action-card-a6 = { civil-hero-general } / { tactics-high-morale }
    .civil = { civil-hero-general }
    .tactics = { tactics-high-morale }
action-card-a7 = { civil-spy } / { tactics-heavy-resistance }
    .civil = { civil-spy }
    .tactics = { tactics-heavy-resistance }
action-card-a8 = { civil-spy } / { tactics-high-morale }
    .civil = { civil-spy }
    .tactics = { tactics-high-morale }
action-card-a9 = { civil-ideas } / { tactics-high-ground }
    .civil = { civil-ideas }
    .tactics = { tactics-high-ground }
action-card-a10 = { civil-ideas } / { tactics-surprise }
    .civil = { civil-ideas }
    .tactics = { tactics-surprise }
action-card-a11 = { civil-great-ideas } / { tactics-siege }
    .civil = { civil-great-ideas }
    .tactics = { tactics-siege }
action-card-a12 = { civil-great-ideas } / { tactics-high-ground }
    .civil = { civil-great-ideas }
    .tactics = { tactics-high-ground }
action-card-a13 = { civil-mercenaries } / { tactics-for-the-people }
    .civil = { civil-mercenaries }
    .tactics = { tactics-for-the-people }
action-card-a14 = { civil-mercenaries } / { tactics-heavy-resistance }
    .civil = { civil-mercenaries }
    .tactics = { tactics-heavy-resistance }
action-card-a15 = { civil-cultural-takeover } / { tactics-heavy-resistance }
    .civil = { civil-cultural-takeover }
    .tactics = { tactics-heavy-resistance }
action-card-a16 = { civil-cultural-takeover } / { tactics-improved-defenses }
    .civil = { civil-cultural-takeover }
    .tactics = { tactics-improved-defenses }
action-card-a17 = { civil-city-development } / { tactics-tactical-retreat }
    .civil = { civil-city-development }
    .tactics = { tactics-tactical-retreat }
action-card-a18 = { civil-city-development } / { tactics-peltasts }
    .civil = { civil-city-development }
    .tactics = { tactics-peltasts }
action-card-a19 = { civil-production-focus } / { tactics-tactical-retreat }
    .civil = { civil-production-focus }
    .tactics = { tactics-tactical-retreat }
action-card-a20 = { civil-production-focus } / { tactics-peltasts }
    .civil = { civil-production-focus }
    .tactics = { tactics-peltasts }
action-card-a21 = { civil-explorer } / { tactics-encircled }
    .civil = { civil-explorer }
    .tactics = { tactics-encircled }
action-card-a22 = { civil-explorer } / { tactics-defensive-formation }
    .civil = { civil-explorer }
    .tactics = { tactics-defensive-formation }
action-card-a23 = { civil-negotiations } / { tactics-scout }
    .civil = { civil-negotiations }
    .tactics = { tactics-scout }
action-card-a24 = { civil-negotiations } / { tactics-martyr }
    .civil = { civil-negotiations }
    .tactics = { tactics-martyr }
action-card-a25 = { civil-leadership } / { tactics-high-ground }
    .civil = { civil-leadership }
    .tactics = { tactics-high-ground }
action-card-a26 = { civil-leadership } / { tactics-archers }
    .civil = { civil-leadership }
    .tactics = { tactics-archers }
action-card-a27 = { civil-assassination } / { tactics-high-ground }
    .civil = { civil-assassination }
    .tactics = { tactics-high-ground }
action-card-a28 = { civil-assassination } / { tactics-archers }
    .civil = { civil-assassination }
    .tactics = { tactics-archers }
action-card-a29 = { civil-mass-production } / { tactics-defensive-formation }
    .civil = { civil-mass-production }
    .tactics = { tactics-defensive-formation }
action-card-a30 = { civil-mass-production } / { tactics-encircled }
    .civil = { civil-mass-production }
    .tactics = { tactics-encircled }
action-card-a31 = { civil-new-plans } / { tactics-flanking }
    .civil = { civil-new-plans }
    .tactics = { tactics-flanking }
action-card-a32 = { civil-new-plans } / { tactics-high-morale }
    .civil = { civil-new-plans }
    .tactics = { tactics-high-morale }
action-card-a33 = { civil-synergies } / { tactics-defensive-formation }
    .civil = { civil-synergies }
    .tactics = { tactics-defensive-formation }
action-card-a34 = { civil-synergies } / { tactics-archers }
    .civil = { civil-synergies }
    .tactics = { tactics-archers }
action-card-a35 = { civil-teach-us } / { tactics-defensive-formation }
    .civil = { civil-teach-us }
    .tactics = { tactics-defensive-formation }
action-card-a36 = { civil-teach-us } / { tactics-archers }
    .civil = { civil-teach-us }
    .tactics = { tactics-archers }
action-card-a37 = { civil-militia } / { tactics-wedge-formation }
    .civil = { civil-militia }
    .tactics = { tactics-wedge-formation }
action-card-a38 = { civil-militia } / { tactics-high-morale }
    .civil = { civil-militia }
    .tactics = { tactics-high-morale }
action-card-a39 = { civil-technology-trade } / { tactics-surprise }
    .civil = { civil-technology-trade }
    .tactics = { tactics-surprise }
action-card-a40 = { civil-technology-trade } / { tactics-high-ground }
    .civil = { civil-technology-trade }
    .tactics = { tactics-high-ground }
action-card-a41 = { civil-new-ideas } / { tactics-high-morale }
    .civil = { civil-new-ideas }
    .tactics = { tactics-high-morale }
action-card-a42 = { civil-new-ideas } / { tactics-flanking }
    .civil = { civil-new-ideas }
    .tactics = { tactics-flanking }

# Objectives

objective-large-civilization = Velká civilizace
objective-large-civilization-condition = Máš aspoň 6 měst.
objective-scientific-lead = Vědecké prvenství
objective-scientific-lead-condition = Ve více svých městech máš akademii (jakékoli barvy) než každý jiný hráč.
objective-coastal-culture = Přímořská kultura
objective-coastal-culture-condition = Ve více svých městech máš přístav (jakékoli barvy) než každý jiný hráč.
objective-advanced-culture = Vyspělá kultura
objective-advanced-culture-condition = Máš aspoň 6 technologií a víc než každý jiný hráč. Technologie národů se nepočítají.
objective-religious-fervor = Náboženský zápal
objective-religious-fervor-condition = Ve více svých městech máš chrám (jakékoli barvy) než každý jiný hráč.
objective-city-planner = Urbanista
objective-city-planner-condition = Máš všechny 4 technologie kategorie Architektura.
objective-eureka = Heuréka!
objective-eureka-condition = Máš aspoň 5 nápadů. Zaplať 2 nápady (ne zlato).
objective-happy-population = Šťastný lid
objective-happy-population-condition = Máš aspoň 4 šťastná města.
objective-education-lead = Vzdělaný národ
objective-education-lead-condition = Máš všechny 4 technologie kategorie Vzdělávání.
objective-optimized-storage = Plné sklady
objective-optimized-storage-condition = Máš aspoň 3 jídla, 3 rudy a 3 dřeva. Neplatíš nic.
objective-wealth = Bohatství
objective-wealth-condition = Máš aspoň 5 zlat. Zaplať 2 zlata.
objective-ore-supplies = Zásoby rudy
objective-ore-supplies-condition = Máš aspoň 5 rud. Zaplať 2 rudy (ne zlato).
objective-wood-supplies = Zásoby dřeva
objective-wood-supplies-condition = Máš aspoň 5 dřev. Zaplať 2 dřeva (ne zlato).
objective-food-supplies = Zásoby jídla
objective-food-supplies-condition = Máš aspoň 5 jídel. Zaplať 2 jídla (ne zlato).
objective-architecture = Rozmanitá architektura
objective-architecture-condition = Ve tvých městech jsou aspoň 4 různé druhy budov tvé vlastní barvy.
objective-goal-focused = Cílevědomost
objective-goal-focused-condition = Máš víc úplných kategorií (všechny 4 technologie) než každý jiný hráč.
objective-colony = Kolonie
objective-colony-condition = Máš město nejméně 5 polí od pole svého počátečního města. Ne po splnění úkolu Zakladatel měst v právě odehraném kole.
objective-culture-focus = Kulturní národ
objective-culture-focus-condition = Máš všechny 4 technologie kategorie Kultura.
objective-consulate = Konzulát
objective-consulate-condition = Budova tvé barvy je aspoň ve 2 městech, která ti nepatří.
objective-science-focus = Národ vědců
objective-science-focus-condition = Máš všechny 4 technologie kategorie Věda.
objective-trade-focus = Národ obchodníků
objective-trade-focus-condition = Máš všechny 4 technologie kategorie Ekonomika.
objective-metropolis = Metropole
objective-metropolis-condition = Máš město velikosti 5.
objective-seafarers = Národ mořeplavců
objective-seafarers-condition = Máš všechny 4 technologie kategorie Námořnictví.
objective-government = Pevná vláda
objective-government-condition = Máš všechny 4 technologie jednoho státního zřízení.
objective-expansionist = Rozpínavý národ
objective-expansionist-condition = Máš aspoň 4 města, vedle kterých není žádné jiné město, bez ohledu na majitele.
objective-city-founder = Zakladatel měst
objective-city-founder-condition = Právě zakládáš město nejméně 5 polí od pole svého počátečního města.
objective-trade-power = Obchodní velmoc
objective-trade-power-condition = Nyní můžeš využít 3 nebo víc obchodních cest (potřebuješ technologii Obchodní cesty). Ne společně s úkolem Námořní trasy.
objective-shipping-routes = Námořní trasy
objective-shipping-routes-condition = Nyní můžeš využít 2 nebo víc obchodních cest jen s loděmi (potřebuješ technologii Obchodní cesty). Ne společně s úkolem Obchodní velmoc.
objective-diversified-research = Všestranný výzkum
objective-diversified-research-condition = Máš aspoň 1 technologii nejméně v 9 kategoriích.
objective-culture-power = Kulturní velmoc
objective-culture-power-condition = V cizích městech máš víc budov své barvy než každý jiný hráč.
objective-magnificent-culture = Velkolepá kultura
objective-magnificent-culture-condition = Právě dokončuješ div; nebo v administrativní fázi: ve 3. kole tohoto věku byl postaven jediný div a jeho stavitelem jsi ty.
objective-star-gazers = Hvězdopravci
objective-star-gazers-condition = Ve více svých městech máš observatoř (jakékoli barvy) než každý jiný hráč.
objective-traders = Trhovci
objective-traders-condition = Ve více svých městech máš tržiště (jakékoli barvy) než každý jiný hráč.
objective-versatility = Všestrannost
objective-versatility-condition = Na herním plánu máš aspoň po 1 lodi, pěchotě, jezdectvu, slonu, vůdci a osadníkovi. Počítají se i jednotky na lodích.
objective-legacy = Odkaz předků
objective-legacy-condition = Ve více svých městech máš obelisk (jakékoli barvy) než každý jiný hráč.
objective-migration = Stěhování národů
objective-migration-condition = Tvoji osadníci stojí aspoň na 3 různých polích, na kterých ani vedle kterých není tvoje město.
objective-high-culture = Vysoká kultura
objective-high-culture-condition = Máš všechny 4 technologie svého národa a v této partii už přišli do hry verbováním aspoň 2 tvoji vůdci.
objective-draft = Odvody
objective-draft-condition = V jednom tahu používáš Nábor při dvou verbováních.
objective-conqueror = Dobyvatel
objective-conqueror-condition = Právě dobýváš město jiného hráče, které bránila aspoň 1 vojenská jednotka nebo pevnost.
objective-warmonger = Válečný štváč
objective-warmonger-condition = Právě skončil tvůj druhý (nebo další) pozemní boj v tahu, na jiném poli než některý dřívější, a aspoň jeden z nich vyhráváš. Vstup do nebráněných měst a eliminace samotných osadníků se nepočítají.
objective-general = Generál
objective-general-condition = V jednom pozemním boji eliminuješ aspoň 3 nepřátelské vojenské jednotky. Barbaři se počítají; nemusíš zvítězit.
objective-great-battle = Velká bitva
objective-great-battle-condition = Účastníš se pozemního boje, ve kterém měly obě strany dohromady 6 nebo víc vojenských jednotek.
objective-defiance = Vzdor
objective-defiance-condition = Vyhráváš boj proti jinému hráči, i když ho začínáš s méně jednotkami než on.
objective-sea-blockade = Námořní blokáda
objective-sea-blockade-condition = Aspoň 2 tvoje lodě stojí na polích moře, ke kterým směřují přístavy jiných hráčů.
objective-naval-assault = Invaze z moře
objective-naval-assault-condition = Právě dobýváš město jiného hráče, bráněné i nebráněné, vojenskými jednotkami, které se k útoku vylodily.
objective-large-fleet = Velká flotila
objective-large-fleet-condition = Máš aspoň 4 lodě; nebo aspoň 2 lodě a víc než každý jiný hráč.
objective-large-army = Velká armáda
objective-large-army-condition = Máš aspoň o 4 vojenské jednotky víc než každý jiný hráč.
objective-fortifications = Opevnění
objective-fortifications-condition = Ve více svých městech máš pevnost (jakékoli barvy) než každý jiný hráč.
objective-standing-army = Stálá armáda
objective-standing-army-condition = Aspoň ve 4 svých městech máš aspoň 1 svou vojenskou jednotku. Ne společně s úkolem Vojenská moc.
objective-militarized = Militarizace
objective-militarized-condition = Máš všechny 4 technologie kategorie Válečnictví.
objective-bold = Odvaha
objective-bold-condition = Vyhráváš boj proti jinému hráči, který má víc technologií kategorie Válečnictví než ty, nebo boj, který začínáš s méně jednotkami než jiný hráč.
objective-threat = Hrozba
objective-threat-condition = Aspoň 4 tvoje vojenské jednotky stojí vedle měst jiných hráčů. Města mohou být různá.
objective-legendary-battle = Legendární bitva
objective-legendary-battle-condition = Aspoň 3 vojenskými jednotkami svedeš jako útočník boj o město velikosti 5 s aspoň 1 divem. Na výsledku nezáleží.
objective-scavenger = Kořistník
objective-scavenger-condition = Eliminuješ osadníka nebo loď jiného hráče, kteří mohli ze svého místa sloužit v obchodní cestě.
objective-aggressor = Agresor
objective-aggressor-condition = Vyhráváš pozemní boj jako útočník a eliminuješ v něm aspoň 2 vojenské jednotky.
objective-barbarian-conquest = Podrobení barbarů
objective-barbarian-conquest-condition = Právě dobýváš barbarské město, které bránily aspoň 2 barbarské vojenské jednotky.
objective-military-might = Vojenská moc
objective-military-might-condition = Tvých vojenských jednotek a lodí je dohromady 12 nebo víc. Ne společně s úkolem Stálá armáda.
objective-resistance = Odpor
objective-resistance-condition = Jako obránce v pozemním boji eliminuješ aspoň 2 nepřátelské vojenské jednotky. Barbaři se počítají; nemusíš zvítězit.
objective-terror-regime = Hrůzovláda
objective-terror-regime-condition = Aspoň 4 tvoje města jsou vzbouřená.
objective-outpost = Předsunuté hlídky
objective-outpost-condition = Tvoje vojenské jednotky stojí aspoň na 3 různých polích, na kterých ani vedle kterých není tvoje město.
objective-horse-power = Koňská síla
objective-horse-power-condition = Tvoje jezdectvo stojí aspoň na 3 různých polích.
objective-great-commander = Velký velitel
objective-great-commander-condition = Vyhráváš boj, kterého se účastní tvůj vůdce a na jehož začátku nemáš víc vojenských jednotek než nepřítel.
objective-brutus = Brutus
objective-brutus-condition = V jednom boji eliminuješ vůdce a aspoň 2 další vojenské jednotky téhož nepřítele.
objective-ivory-tower = Slonovinová věž
objective-ivory-tower-condition = Tvoji sloni stojí aspoň na 3 různých polích.
objective-trample = Zadupání
objective-trample-condition = Vyhráváš pozemní boj jako útočník a přežívá ho aspoň 1 tvůj slon nebo jezdectvo.
objective-sea-cleansing = Vyčištění moří
objective-sea-cleansing-condition = V jednom tahu podruhé vyhráváš boj s piráty.
objective-card-o1 = { objective-large-civilization } / { objective-draft }
objective-card-o2 = { objective-scientific-lead } / { objective-conqueror }
objective-card-o3 = { objective-coastal-culture } / { objective-warmonger }
objective-card-o4 = { objective-advanced-culture } / { objective-warmonger }
objective-card-o5 = { objective-religious-fervor } / { objective-general }
objective-card-o6 = { objective-city-planner } / { objective-great-battle }
objective-card-o7 = { objective-eureka } / { objective-defiance }
objective-card-o8 = { objective-happy-population } / { objective-conqueror }
objective-card-o9 = { objective-education-lead } / { objective-sea-blockade }
objective-card-o10 = { objective-optimized-storage } / { objective-naval-assault }
objective-card-o11 = { objective-wealth } / { objective-large-fleet }
objective-card-o12 = { objective-ore-supplies } / { objective-large-army }
objective-card-o13 = { objective-wood-supplies } / { objective-fortifications }
objective-card-o14 = { objective-food-supplies } / { objective-standing-army }
objective-card-o15 = { objective-architecture } / { objective-militarized }
objective-card-o16 = { objective-goal-focused } / { objective-bold }
objective-card-o17 = { objective-colony } / { objective-threat }
objective-card-o18 = { objective-culture-focus } / { objective-legendary-battle }
objective-card-o19 = { objective-consulate } / { objective-great-battle }
objective-card-o20 = { objective-science-focus } / { objective-naval-assault }
objective-card-o21 = { objective-trade-focus } / { objective-scavenger }
objective-card-o22 = { objective-metropolis } / { objective-general }
objective-card-o23 = { objective-seafarers } / { objective-aggressor }
objective-card-o24 = { objective-government } / { objective-barbarian-conquest }
objective-card-o25 = { objective-government } / { objective-aggressor }
objective-card-o26 = { objective-expansionist } / { objective-military-might }
objective-card-o27 = { objective-city-founder } / { objective-resistance }
objective-card-o28 = { objective-trade-power } / { objective-resistance }
objective-card-o29 = { objective-shipping-routes } / { objective-terror-regime }
objective-card-o30 = { objective-diversified-research } / { objective-bold }
objective-card-o31 = { objective-culture-power } / { objective-barbarian-conquest }
objective-card-o32 = { objective-magnificent-culture } / { objective-outpost }
objective-card-o33 = { objective-star-gazers } / { objective-horse-power }
objective-card-o34 = { objective-traders } / { objective-great-commander }
objective-card-o35 = { objective-versatility } / { objective-brutus }
objective-card-o36 = { objective-legacy } / { objective-ivory-tower }
objective-card-o37 = { objective-migration } / { objective-trample }
objective-card-o38 = { objective-high-culture } / { objective-sea-cleansing }

# Events

event-pestilence = Mor
event-pestilence-effect = Každý hráč s aspoň 2 městy zhorší náladu 1 města; 2 měst, má-li Silnice, Mořeplavbu nebo Obchodní cesty. Kdo nemá Kanalizaci, nestaví, dokud ji nevyvine. Ochrana: Kanalizace, Mýty.
event-epidemics = Epidemie
event-epidemics-effect = Každý hráč s aspoň 2 jednotkami odstraní 1 z nich podle své volby; 2, má-li Silnice, Mořeplavbu nebo Obchodní cesty. Ochrana: Kanalizace.
event-famine = Hladomor
event-famine-effect = Ztratíš 1 jídlo (ne zlato). Nemůžeš-li, jedno tvoje město, které není vzbouřené, se vzbouří. Ochrana: Zavlažování, Akvadukt, Mýty.
event-severe-famine = Krutý hladomor
event-severe-famine-effect = Ztratíš 2 jídla, nebo kolik máš (ne zlato). Ztratíš-li méně než 2, jedno tvoje město, které není vzbouřené, se vzbouří. Ochrana: Zavlažování, Akvadukt, Mýty.
event-good-year-for-all = Dobrý rok
event-good-year-for-all-effect = Každý hráč získá 1 jídlo.
event-good-year = Dobrý rok
event-good-year-effect = Získáš 1 jídlo.
event-good-year-shared = Dobrý rok
event-good-year-shared-effect = Získáš 1 jídlo. Potom dej 1 jídlo z banku jinému hráči, který je pod svým limitem jídla.
event-awesome-year = Skvělý rok
event-awesome-year-effect = Získáš 2 jídla.
event-awesome-year-for-all = Skvělý rok
event-awesome-year-for-all-effect = Každý hráč získá 2 jídla.
event-awesome-year-shared = Skvělý rok
event-awesome-year-shared-effect = Získáš 2 jídla. Potom rozdej 2 jídla z banku ostatním hráčům, po jednom a jen těm, kdo jsou pod svým limitem jídla.
event-fantastic-year-for-all = Úžasný rok
event-fantastic-year-for-all-effect = Každý hráč získá 3 jídla.
event-fantastic-year-shared = Úžasný rok
event-fantastic-year-shared-effect = Získáš 3 jídla. Potom rozdej 3 jídla z banku ostatním hráčům, po jednom a jen těm, kdo jsou pod svým limitem jídla.
event-fantastic-year = Úžasný rok
event-fantastic-year-effect = Získáš 3 jídla.
event-great-explorer = Velký objevitel
event-great-explorer-effect = Chceš-li, vyviň zdarma 1 technologii kategorie Námořnictví. Potom smíš prozkoumat dílek vedle dílku se svým městem a za 2 jídla na něm založit město.
event-great-artist = Velký umělec
event-great-artist-effect = Chceš-li, vyviň zdarma 1 technologii kategorie Kultura. Potom se jedno tvoje město stane šťastným.
event-great-prophet = Velký prorok
event-great-prophet-effect = Chceš-li, vyviň zdarma 1 technologii kategorie Spiritualita. Potom smíš za běžnou cenu postavit chrám ve svém městě bez jeho aktivace.
event-great-philosopher = Velký filosof
event-great-philosopher-effect = Chceš-li, vyviň zdarma 1 technologii kategorie Vzdělávání. Potom získáš 2 nápady.
event-great-scientist = Velký vědec
event-great-scientist-effect = Chceš-li, vyviň zdarma 1 technologii kategorie Věda. Potom získáš 1 nápad a dobereš si 1 kartu akce.
event-elder-statesman = Zkušený státník
event-elder-statesman-effect = Chceš-li, vyviň zdarma 1 technologii státního zřízení. Potom si dober 2 karty akcí.
event-great-warlord = Velký válečník
event-great-warlord-effect = Chceš-li, vyviň zdarma 1 technologii kategorie Válečnictví. Potom hned proveď akci pohyb. V prvním boji, který vyvolá, máš v každém kole boje bojovou sílu o 2 vyšší.
event-great-merchant = Velký obchodník
event-great-merchant-effect = Chceš-li, vyviň zdarma 1 technologii kategorie Ekonomika. Potom, máš-li technologii Obchodní cesty, využij hned své obchodní cesty.
event-great-engineer = Velký stavitel
event-great-engineer-effect = Chceš-li, vyviň zdarma 1 technologii kategorie Architektura. Potom smíš za běžnou cenu postavit 1 budovu bez aktivace města. Ostatní pravidla stavby platí.
event-population-boom = Populační boom
event-population-boom-effect = Postav zdarma 1 osadníka do svého města. Potom vyber jiného hráče, který udělá totéž, jsou-li osadníci v zásobě.
event-volcano = Výbuch sopky
event-volcano-effect = Máš-li aspoň 4 města, jedno podle tvé volby je zničeno i s jednotkami. 2 VB za každou odstraněnou osadu a budovu pro hráče její barvy.
event-earthquake = Zemětřesení
event-earthquake-effect = Máš-li aspoň 3 města, 1 až 3 objekty tvých měst opouštějí hru a nálada postižených měst se zhorší. 2 VB za každou odstraněnou osadu a budovu pro hráče její barvy. Ochrana: Mýty.
event-heavy-earthquake = Silné zemětřesení
event-heavy-earthquake-effect = Každému, kdo má aspoň 3 města, opouštějí hru 1 až 3 objekty jeho měst a nálada postižených měst se zhorší. 2 VB za každou odstraněnou osadu a budovu pro hráče její barvy. Ochrana: Mýty.
event-flood = Povodeň
event-flood-effect = Vyber své město vedle moře, které není vzbouřené. Jeho nálada se zhorší o 1 stupeň. Ochrana: Mýty.
event-heavy-flood = Velká povodeň
event-heavy-flood-effect = Každý hráč vybere své město vedle moře, které není vzbouřené. Jeho nálada se zhorší o 1 stupeň. Ochrana: Mýty.
event-migration = Migrace
event-migration-effect = Vyber jiného hráče, který zdarma postaví 1 osadníka do svého města. Potom se nálada jednoho tvého města podle tvé volby zhorší o 1 stupeň. Ochrana: Mýty.
event-civil-war = Občanská válka
event-civil-war-effect = Vyber své město se svou pěchotou, které není šťastné: odstraň tam 1 pěchotu a zhorši náladu. Není-li takové, zhorši náladu jednoho svého města. Mýty zachrání jen náladu.
event-revolution = Revoluce
event-revolution-effect = Ztratíš 1 hlavní akci a musíš změnit státní zřízení, je-li to možné. Místo každého z toho smíš odstranit 1 svou vojenskou jednotku.
event-uprising = Povstání
event-uprising-effect = Zaplať 1 až 4 žetony nálady nebo kultury v libovolné kombinaci; aspoň 1, můžeš-li. Každý má na konci hodnotu ½ VB.
event-envoy = Setkání vyslanců
event-envoy-effect = Získáš 1 nápad a 1 žeton kultury. Soupeř podle tvé volby získá 1 žeton kultury. Vrchní karta divu se vyloží lícem vzhůru na stůl. Kdo si má dobrat kartu divu, smí si místo toho vzít tuto.
event-solar-eclipse = Zatmění slunce
event-solar-eclipse-effect = Zůstává ve hře do příštího pozemního boje. Ten skončí po prvním kole boje; není-li žádná strana eliminována, musí útočník ustoupit. 1 VB pro vítěze; není-li vítěz, pro obránce.
event-trojan-horse = Trojský kůň
event-trojan-horse-effect = Jednou: při útoku na bráněné město smí útočník zaplatit 1 dřevo a 1 žeton kultury. Obránce pak v 1. kole boje nezahraje bojový efekt a útočník získá 1 VB.
event-guillotine = Gilotina
event-guillotine-effect = Tvůj vůdce je zabit. Potom zdarma postav posledního nového vůdce, nebo získej 2 VB. Další vůdce už do hry nepřivedeš.
event-anarchy = Anarchie
event-anarchy-effect = Přijdeš o všechny technologie státního zřízení a jejich kostičky položíš na kartu. Berou se odtud na pozdější technologie státního zřízení; 1 VB za každou, která tu zbude.
event-scientific-trade = Výměna poznatků
event-scientific-trade-effect = Každý hráč získá 1 nápad za každé své město s akademií nebo observatoří. Kdo kartu otočil, získá aspoň 2.
event-flourishing-trade = Vzkvétající obchod
event-flourishing-trade-effect = Každý hráč získá 1 zlato za každé své město s tržištěm nebo přístavem, nejvýš 3. Kdo kartu otočil, získá aspoň 1.
event-era-of-stability = Období stability
event-era-of-stability-effect = Každý hráč získá 1 žeton nálady nebo kultury za každé své město s chrámem nebo obeliskem, nejvýš 3, v libovolné kombinaci. Kdo kartu otočil, získá aspoň 1.
event-reformation = Reformace
event-reformation-effect = Vyber jiného hráče, který má v zásobě chrám. Ten ve tvých městech nahradí jeden chrám tvé barvy podle své volby svým. Nic tomu nezabrání. Nemáš-li tam chrám své barvy, vyber hráče, který ho má; ten místo tebe provede text karty.
event-pandemics = Pandemie
event-pandemics-effect = Každý hráč ztratí tolik věcí, kolik je polovina počtu jeho měst zaokrouhlená dolů: jednotky, karty akcí, karty úkolů, zdroje a žetony, v libovolné kombinaci podle své volby. Ochrana: Kanalizace.
event-black-death = Černá smrt
event-black-death-effect = Každý hráč s aspoň 4 jednotkami odstraní 1 jednotku za každé celé 4 jednotky a ještě 1, má-li Silnice, Mořeplavbu nebo Obchodní cesty. 1 VB za každou odstraněnou jednotku. Kanalizace nepomáhá.
event-famine-vermin = Hladomor: škůdci
event-famine-vermin-effect = Každý hráč se Sýpkami ztratí 1 jídlo (ne zlato). Kdo nemůže, vzbouří se mu jedno město podle jeho volby. Ochrana: Zavlažování, Akvadukt, Mýty.
event-famine-drought = Hladomor: sucho
event-famine-drought-effect = Ztratíš 1 jídlo za každé své město na pustině nebo vedle ní, nejvýš 3 (ne zlato). Nemůžeš-li ztratit vše, jedno z těchto měst, které není vzbouřené, se vzbouří. Ochrana: Zavlažování, Akvadukt, Mýty.
event-fire = Požár
event-fire-effect = Vyber své město na poli lesa. Jeho nálada a nálada každého města, bez ohledu na majitele, v téže souvislé oblasti lesa se zhorší o 1 stupeň. Nemáš-li město v lese, ztratíš 1 dřevo. Ochrana: Mýty.
event-successful-year = Úspěšný rok
event-successful-year-effect = Každý hráč s nejmenším počtem měst získá tolik jídla, o kolik měst má méně než hráč s největším počtem. Mají-li všichni stejně, získá každý 1 jídlo.
event-great-architect = Velký architekt
event-great-architect-effect = Leží lícem vzhůru. Volná akce při stavbě divu: smíš pominout jeho požadovanou technologii (ne Stavitelství) a div stojí o 3 žetony kultury méně. Stavba stále stojí hlavní akci.
event-great-athlete = Velký sportovec
event-great-athlete-effect = Chceš-li, vyviň zdarma 1 technologii kategorie Kultura. Potom smíš vyměnit libovolný počet žetonů kultury za žetony nálady, nebo naopak.
event-great-diplomat = Velký diplomat
event-great-diplomat-effect = Leží lícem vzhůru. Při koupi vyber jiného hráče. Ty ani on nesmíte zaútočit jeden na druhého, pokud útočník nezaplatí 2 žetony kultury. Karta se odhodí, jakmile jeden na druhého zaútočí. Smíš ji také odhodit jako hlavní akci.
event-great-seer = Velký věštec
event-great-seer-effect = Dober tolik karet úkolů, kolik je hráčů, a každému hráči včetně sebe přiděl jednu lícem dolů. Až si hráč bude příště dobírat kartu úkolu, vezme si místo toho tuto.
event-card-e1 = { event-pestilence }
event-card-e2 = { event-epidemics }
event-card-e3 = { event-famine }
event-card-e4 = { event-famine }
event-card-e5 = { event-famine }
event-card-e6 = { event-severe-famine }
event-card-e7 = { event-severe-famine }
event-card-e8 = { event-severe-famine }
event-card-e9 = { event-good-year-for-all }
event-card-e10 = { event-good-year }
event-card-e11 = { event-good-year-shared }
event-card-e12 = { event-awesome-year }
event-card-e13 = { event-awesome-year-for-all }
event-card-e14 = { event-awesome-year-shared }
event-card-e15 = { event-fantastic-year-for-all }
event-card-e16 = { event-fantastic-year-shared }
event-card-e17 = { event-fantastic-year }
event-card-e18 = { event-great-explorer }
event-card-e19 = { event-great-artist }
event-card-e20 = { event-great-prophet }
event-card-e21 = { event-great-philosopher }
event-card-e22 = { event-great-scientist }
event-card-e23 = { event-elder-statesman }
event-card-e24 = { event-great-warlord }
event-card-e25 = { event-great-merchant }
event-card-e26 = { event-great-engineer }
event-card-e27 = { event-population-boom }
event-card-e28 = { event-population-boom }
event-card-e29 = { event-volcano }
event-card-e30 = { event-earthquake }
event-card-e31 = { event-heavy-earthquake }
event-card-e32 = { event-flood }
event-card-e33 = { event-heavy-flood }
event-card-e34 = { event-migration }
event-card-e35 = { event-migration }
event-card-e36 = { event-civil-war }
event-card-e37 = { event-civil-war }
event-card-e38 = { event-revolution }
event-card-e39 = { event-uprising }
event-card-e40 = { event-envoy }
event-card-e41 = { event-solar-eclipse }
event-card-e42 = { event-trojan-horse }
event-card-e43 = { event-guillotine }
event-card-e44 = { event-anarchy }
event-card-e45 = { event-scientific-trade }
event-card-e46 = { event-flourishing-trade }
event-card-e47 = { event-era-of-stability }
event-card-e48 = { event-reformation }
event-card-e49 = { event-pandemics }
event-card-e50 = { event-black-death }
event-card-e51 = { event-famine-vermin }
event-card-e52 = { event-famine-drought }
event-card-e53 = { event-fire }
event-card-e54 = { event-successful-year }
event-card-e55 = { event-great-architect }
event-card-e56 = { event-great-athlete }
event-card-e57 = { event-great-diplomat }
event-card-e58 = { event-great-seer }
