# Nabídky

option-negotiate = Vyjednávat s { $player-ins }
option-propose = { $number ->
    [one] { $pact }: 1 zlato
   *[other] { $pact }: { $number } zlata
}
option-propose-goods = { $pact }, i se zbožím
option-permit = Povolit { $pact-permission }
option-revoke = Odvolat { $pact-permission }
option-give-goods = Dát { $good-small }: { $number }
option-want-goods = Chtít { $good-small }: { $number }
option-send-offer = Podat nabídku
option-call-off-offer = Nechat to být
option-accept-offer = Přijmout nabídku { $player-gen } ({ $pact-small }): dostaneš: { $bundle }, dáš: { $bundle2 }
option-refuse-offer = Odmítnout nabídku { $player-gen }
option-fight-on = Bojovat dál
option-hand-grain = Obilí z pole { $field }: { $number }
option-hand-fish = Ryby z pole { $field }: { $number }
option-hand-herd = { $herd } z pole { $field }
option-get-fish = Ryby na pole { $field }: { $number }
option-get-herd = { $herd } na pole { $field }
option-get-herd-inside = { $herd } do osady na poli { $field }

prompt-propose = Co navrhneš { $player-dat }?
prompt-offer-goods = Nabídka { $player-dat } ({ $pact-small }): dáš: { $bundle }, dostaneš: { $bundle2 }. Co přidáš?
prompt-answer-offer = { $player } nabízí: { $pact-small }. Dostaneš: { $bundle }. Dáš: { $bundle2 }. Přijmeš?
prompt-talk-in-combat = Chceš vyjednávat, než se bude bojovat dál?
prompt-talk-before = Chceš vyjednávat, než začne: { $phase }?
prompt-hand-over = Co předáš { $player-dat }? Zbývá { $number }.
prompt-get-fish = Kam uložíš ryby? Zbývá { $number }.
prompt-get-herd = Kam dáš stádo { $herd-gen }?

log-makes-offer = { $player } podává nabídku { $player2-dat } ({ $pact-small }): { $bundle } za { $bundle2 }.
log-refuses-offer = { $player } odmítá nabídku { $player2-gen }.
log-offer-lapses = Nabídka { $player-gen } pro { $player2-acc } propadá.
log-hands-over = { $player } předává { $player2-dat }: { $bundle }.
log-permits-connection = { $player } povoluje { $player2-dat } propojení.
log-permits-access = { $player } povoluje { $player2-dat } vojenský přístup.
log-revokes-connection = { $player } ruší { $player2-dat } propojení.
log-revokes-access = { $player } ruší { $player2-dat } vojenský přístup.
log-truce-ends = Příměří mezi { $player-ins } a { $player2-ins } skončilo.

pact-trade = Obchodovat
    .small = obchod
    .permission = obchod
pact-tribute = Zaplatit tribut
    .small = tribut
    .permission = tribut
pact-tribute-demand = Žádat tribut
    .small = žádost o tribut
    .permission = tribut
pact-vassalage = Stát se vazalem, odškodné
    .small = chce se stát vazalem
    .permission = vazalství
pact-lordship = Stát se pánem, odškodné
    .small = chce se stát pánem
    .permission = vazalství
pact-aid = Poskytnout pomoc
    .small = pomoc
    .permission = pomoc
pact-connection = Žádat o propojení
    .small = žádost o propojení
    .permission = propojení
pact-access = Žádat o vojenský přístup
    .small = žádost o vojenský přístup
    .permission = vojenský přístup
pact-lent-connection = Povolit propojení za úplatu
    .small = propojení za úplatu
    .permission = propojení
pact-lent-access = Povolit vojenský přístup za úplatu
    .small = vojenský přístup za úplatu
    .permission = vojenský přístup

good-gold = Zlato
    .small = zlato
good-grain = Obilí
    .small = obilí
good-fish = Ryby
    .small = ryby
good-sheep = Ovce
    .small = ovce
good-pigs = Prasata
    .small = prasata
good-cattle = Skot
    .small = skot
good-horses = Koně
    .small = koně
count-good-gold = { $number ->
    [one] 1 zlato
   *[other] { $number } zlata
}
count-good-grain = { $number } obilí
count-good-fish = { $number ->
    [one] 1 rybu
    [few] { $number } ryby
   *[other] { $number } ryb
}
count-good-sheep = { $number ->
    [one] 1 stádo ovcí
    [few] { $number } stáda ovcí
   *[other] { $number } stád ovcí
}
count-good-pigs = { $number ->
    [one] 1 stádo prasat
    [few] { $number } stáda prasat
   *[other] { $number } stád prasat
}
count-good-cattle = { $number ->
    [one] 1 stádo skotu
    [few] { $number } stáda skotu
   *[other] { $number } stád skotu
}
count-good-horses = { $number ->
    [one] 1 stádo koní
    [few] { $number } stáda koní
   *[other] { $number } stád koní
}

# Vyhlášená vítězství

option-announce = Ohlásit vítězství: { $goal }
log-announces = { $player } ohlašuje vítězství: { $goal }.
log-fails-to-defend = { $player } už cíl nesplňuje ({ $goal }): ohlášené vítězství padá.
log-cannot-support = { $player } nedokáže zajistit všechny osady: ohlášené vítězství padá.
log-wins = Vítězí { $player-small }.
goal-dominance = Převaha
goal-might = Moc
