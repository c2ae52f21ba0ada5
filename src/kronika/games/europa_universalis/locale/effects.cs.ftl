# Kapitola 16.3: účinky karet.

resource-ducats = dukáty
resource-adm = správa
resource-dip = diplomacie
resource-mil = vojenství
resource-monarch-power = panovnická moc
resource-prestige = věhlas
resource-stability = stabilita
resource-manpower = lidské zdroje
resource-manpower-token = žeton +1 lidské zdroje
resource-colonist = kolonisté
resource-influence = vliv
resource-claim = nárok
resource-alliance = spojenectví
resource-marriage = královský sňatek
resource-cardinal = kardinál
resource-imperial-authority = říšská moc
resource-merchant = obchodník
resource-action-card = akční karta
resource-town = město
resource-vassal = vazal
resource-infantry = pěchota
resource-cavalry = jízda
resource-artillery = dělostřelectvo
resource-mercenary = žoldnéři
resource-light-ship = lehká loď
resource-heavy-ship = těžká loď
resource-galley = galéra
resource-core = žeton domoviny
resource-casus-belli = casus belli
count-resource-ducats = { $number ->
    [one] { $number } dukát
    [few] { $number } dukáty
   *[other] { $number } dukátů
}
count-resource-adm = { $number ->
    [one] { $number } správu
    [few] { $number } správy
   *[other] { $number } správ
}
count-resource-dip = { $number ->
    [one] { $number } diplomacii
    [few] { $number } diplomacie
   *[other] { $number } diplomacií
}
count-resource-mil = { $number } vojenství
count-resource-monarch-power = { $number ->
    [one] { $number } panovnickou moc
    [few] { $number } panovnické moci
   *[other] { $number } panovnických mocí
}
count-resource-prestige = { $number ->
    [one] { $number } bod věhlasu
    [few] { $number } body věhlasu
   *[other] { $number } bodů věhlasu
}
count-resource-stability = { $number ->
    [one] { $number } stabilitu
    [few] { $number } stability
   *[other] { $number } stabilit
}
count-resource-manpower = { $number }× lidské zdroje
count-resource-colonist = { $number ->
    [one] { $number } kolonistu
    [few] { $number } kolonisty
   *[other] { $number } kolonistů
}
count-resource-manpower-token = { $number ->
    [one] { $number } žeton +1 lidské zdroje
    [few] { $number } žetony +1 lidské zdroje
   *[other] { $number } žetonů +1 lidské zdroje
}
count-resource-influence = { $number ->
    [one] { $number } kostku vlivu
    [few] { $number } kostky vlivu
   *[other] { $number } kostek vlivu
}
count-resource-claim = { $number ->
    [one] { $number } nárok
    [few] { $number } nároky
   *[other] { $number } nároků
}
count-resource-alliance = { $number } spojenectví
count-resource-marriage = { $number ->
    [one] { $number } královský sňatek
    [few] { $number } královské sňatky
   *[other] { $number } královských sňatků
}
count-resource-cardinal = { $number ->
    [one] { $number } kardinála
    [few] { $number } kardinály
   *[other] { $number } kardinálů
}
count-resource-imperial-authority = { $number ->
    [one] { $number } bod říšské moci
    [few] { $number } body říšské moci
   *[other] { $number } bodů říšské moci
}
count-resource-merchant = { $number ->
    [one] { $number } obchodníka
    [few] { $number } obchodníky
   *[other] { $number } obchodníků
}
count-resource-action-card = { $number ->
    [one] { $number } akční kartu
    [few] { $number } akční karty
   *[other] { $number } akčních karet
}
count-resource-town = { $number ->
    [one] { $number } město
    [few] { $number } města
   *[other] { $number } měst
}
count-resource-vassal = { $number ->
    [one] { $number } vazala
    [few] { $number } vazaly
   *[other] { $number } vazalů
}
count-resource-infantry = { $number ->
    [one] { $number } jednotku pěchoty
    [few] { $number } jednotky pěchoty
   *[other] { $number } jednotek pěchoty
}
count-resource-cavalry = { $number ->
    [one] { $number } jednotku jízdy
    [few] { $number } jednotky jízdy
   *[other] { $number } jednotek jízdy
}
count-resource-artillery = { $number ->
    [one] { $number } jednotku dělostřelectva
    [few] { $number } jednotky dělostřelectva
   *[other] { $number } jednotek dělostřelectva
}
count-resource-mercenary = { $number ->
    [one] { $number } jednotku žoldnéřů
    [few] { $number } jednotky žoldnéřů
   *[other] { $number } jednotek žoldnéřů
}
count-resource-light-ship = { $number ->
    [one] { $number } lehkou loď
    [few] { $number } lehké lodě
   *[other] { $number } lehkých lodí
}
count-resource-heavy-ship = { $number ->
    [one] { $number } těžkou loď
    [few] { $number } těžké lodě
   *[other] { $number } těžkých lodí
}
count-resource-galley = { $number ->
    [one] { $number } galéru
    [few] { $number } galéry
   *[other] { $number } galér
}
count-resource-core = { $number ->
    [one] { $number } žeton domoviny
    [few] { $number } žetony domoviny
   *[other] { $number } žetonů domoviny
}
count-resource-casus-belli = { $number } casus belli

log-gains = { $player }: { $resource } +{ $number }.
log-loses = { $player }: { $resource } −{ $number }.

option-pick-area = { $area }
option-pick-province = { $province }
option-pick-realm = { $realm }
option-pick-node = { $node }
option-pick-power = { $power }
prompt-gain-where = Získáváš: { $resource } ({ $number }). Kde?
prompt-lose-where = Ztrácíš: { $resource } ({ $number }). Co přesně?
prompt-gain-power = Kterou panovnickou moc získáš? Zbývá { $number }.
prompt-lose-power = Kterou panovnickou moc ztratíš? Zbývá { $number }.

prompt-event-choice = { $event }: A, nebo B?
prompt-card-choice = A, nebo B?
option-choose-a = A
option-choose-b = B
log-chooses-a = { $player } volí A.
log-chooses-b = { $player } volí B.
prompt-pay-price = Zaplatíš { $price }?
option-pay-price = Zaplatit
option-pay-nothing = Neplatit
log-rolls-die = { $player }: na kostce padlo { $number }.
prompt-effect-player = Koho se to týká?
option-choose-player = { $player }
prompt-pick-that-realm = Která říše?
option-pick-that-realm = { $realm }
option-pick-no-realm = Žádná
prompt-effect-target = { $number ->
    [one] Jaký cíl?
   *[other] Jaké cíle? Nejvýše { $number }.
}
option-target-area = { $area }
option-target-realm = { $realm }
option-target-node = { $node }
option-target-army = { $army }
option-targets-enough = To stačí
prompt-idea-order = Která tvá myšlenka se uplatní první?
option-first-idea = { $idea }

prompt-displace-influence = Oblast je plná. Čí vliv odejde?
option-displace-influence = { $player }
option-displace-imperial = Říšský vliv
prompt-consent-to-alliance = { $player } ti nabízí spojenectví.
prompt-consent-to-marriage = { $player } ti nabízí královský sňatek.
option-consent = Souhlasit
option-refuse-consent = Odmítnout
prompt-gain-cb = Proti komu položíš žeton CB?
option-take-cb = { $realm }
option-take-no-cb = Proti nikomu
prompt-take-back-token = Nemáš volný žeton ({ $realm }). Který si vezmeš zpět?
option-take-back-alliance = Spojenectví: { $realm }
option-take-back-marriage = Sňatek: { $realm }
option-go-without-token = Obejít se bez něj
prompt-bridal-deck = Ze kterého balíčku si oba doberete kartu?
option-bridal-deck = { $power }

prompt-place-force = Získáváš: { $resource } ({ $number }). Kam?
option-put-unit = { $area }, samostatně
option-put-unit-in-army = { $area }: { $army }
option-put-ship-in-port = Do přístavu: { $province }
option-put-ship-at-sea = Na moře: { $zone }
option-put-ship-on-guard = Ochrana obchodu: { $zone }
option-put-ship-in-fleet = Do loďstva v přístavu: { $province }
option-put-ship-in-fleet-at-sea = Do loďstva: { $zone }
prompt-lose-force = Ztrácíš: { $resource } ({ $number }). Kde?
option-lose-single-unit = Samostatná pěchota: { $area }
option-lose-unit-of-army = { $army }: { $unit }
option-lose-ship-in-port = V přístavu: { $province }
option-lose-ship-at-sea = Na moři: { $zone }
option-lose-guard = Ochrana obchodu: { $zone }
option-lose-ship-of-fleet = V loďstvu
option-lose-damaged-ship = Poškozená, v loďstvu

prompt-effect-draw-from = Ze kterého balíčku si dobereš? Zbývá { $number }.
option-effect-draw-from = { $power }
prompt-take-discard = Kterou odhozenou kartu si vezmeš?
option-take-discard = { $card }
prompt-discard-card = Kterou kartu odhodíš? Zbývá { $number }.
option-discard-card = { $card }
prompt-lose-cardinal = O kterého kardinála přijdeš? Zbývá { $number }.
option-lose-cardinal = Pole { $number }
prompt-remove-influence = Který vliv odejde? Zbývá { $number }.
option-remove-influence = { $area }: { $player }
    .short = { $player }
prompt-swap-influence = Kam dáš svůj vliv? Zbývá { $number }.
option-swap-influence = { $area }, místo: { $player }
    .short = Místo: { $player }
option-swap-imperial = { $area }, místo říšského vlivu
option-add-influence = { $area }

prompt-effect-calm = Kde nepokoje ustanou? Zbývá { $number }.
prompt-effect-rebels = Kde povstanou vzbouřenci? Jednotky: { $number }.
prompt-effect-disperse = Kde se vzbouřenci rozejdou? Zbývá { $number }.
prompt-effect-devastate = Kterou oblast postihne zkáza? Zbývá { $number }.
prompt-effect-liberate = Která provincie bude osvobozena? Zbývá { $number }.
log-rebels-leave = Vzbouřenci odcházejí: { $area }, jednotky: { $number }.
log-devastated = { $area }: zkáza.
prompt-effect-convert = Která oblast přijme víru? Zbývá { $number }.
prompt-effect-spread = Kam se víra rozšíří ({ $faith })? Zbývá { $number }.
prompt-subjugate = Koho si podrobíš?
log-truce-made = Příměří: { $realm } a { $realm2 }.
log-new-dnpr = Nová mocnost: { $realm }.

prompt-expand-node = Které centrum obchodu se rozšíří?
prompt-take-expansion-from = Všechny žetony rozšíření jsou použity. Odkud přijde ten pro centrum { $node }?
prompt-effect-pirates = Kde se objeví piráti? Zbývá { $number }.
prompt-pirates-from = Všichni piráti jsou ve hře. Odkud přeplují do centra { $node }?
prompt-clear-pirates = Odkud piráti odplují? Zbývá { $number }.
log-node-expanded = { $node } je rozšířené centrum obchodu.
log-node-shrinks = { $node } už není rozšířené centrum obchodu.
log-pirates-come = Objevují se piráti: { $node }.
log-pirates-go = Piráti mizí: { $node }.

prompt-gained-idea = Osvojíš si myšlenku?
option-decline-idea = Žádnou
prompt-pay-for-idea = { $idea }: čím zaplatíš? Zbývá { $number }.
prompt-crown-discard = Korunuješ odhozeného vůdce?
option-crown-discard = { $card }
option-crown-nobody = Nikoho
prompt-gained-character = Vezmeš si tuto postavu?
option-take-character = { $card }
option-leave-character = Ne
prompt-effect-replace-milestone = Který mezník vyměníš? Nejvýše { $number }.
option-effect-replace-milestone = { $goal-deck }
option-keep-milestones = Nechat je
log-milestone-replaced = Místo mezníku { $milestone } je tu { $milestone2 }.
log-loan-forgiven = { $player } odhazuje žetony úroku: { $number }.
log-ruler-sickens = { $player }: vládce onemocněl.
