# Nabídky

option-negotiate = Vyjednávat: { $player }
option-propose = { $pact }: { $number } zlata
option-propose-goods = { $pact }, i se zbožím
option-permit = Povolit { $pact-permission }
option-revoke = Odvolat { $pact-permission }
option-give-goods = Dát { $good-small }: { $number }
option-want-goods = Chtít { $good-small }: { $number }
option-send-offer = Podat nabídku
option-call-off-offer = Nechat to být
option-accept-offer = Přijmout nabídku – { $player } ({ $pact-small }): dostaneš { $bundle }, dáš { $bundle2 }
option-refuse-offer = Odmítnout nabídku – { $player }
option-fight-on = Bojovat dál
option-hand-grain = Obilí odsud: { $field } ({ $number })
option-hand-fish = Ryby odsud: { $field } ({ $number })
option-hand-herd = { $herd } odsud: { $field }
option-get-fish = Ryby sem: { $field } ({ $number })
option-get-herd = { $herd } na pole: { $field }
option-get-herd-inside = { $herd } do osady: { $field }

prompt-propose = Co navrhneš? Protějšek: { $player }
prompt-offer-goods = Nabídka – { $player } ({ $pact-small }): dáš { $bundle }, dostaneš { $bundle2 }. Co přidáš?
prompt-answer-offer = { $player } nabízí: { $pact-small }. Dostaneš { $bundle }, dáš { $bundle2 }. Přijmeš?
prompt-talk-in-combat = Chceš vyjednávat, než se bude bojovat dál?
prompt-hand-over = Co předáš? Dostane to { $player }, zbývá { $number }.
prompt-get-fish = Kam uložíš ryby? Zbývá { $number }.
prompt-get-herd = Kam dáš stádo ({ $herd })?

log-makes-offer = { $player } podává nabídku – { $player2 } ({ $pact-small }): { $bundle } za { $bundle2 }.
log-refuses-offer = { $player } odmítá nabídku – { $player2 }.
log-offer-lapses = Nabídka propadá: { $player } – { $player2 }.
log-hands-over = { $player } předává { $bundle }. Dostává: { $player2 }
log-permits-connection = { $player } povoluje propojení – { $player2 }.
log-permits-access = { $player } povoluje vojenský přístup – { $player2 }.
log-revokes-connection = { $player } odvolává propojení – { $player2 }.
log-revokes-access = { $player } odvolává vojenský přístup – { $player2 }.
log-truce-ends = Příměří skončilo: { $player } – { $player2 }.

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
count-nothing = nic
count-good-gold = { $number } zlata
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

option-announce = Vyhlásit vítězství: { $goal }
log-announces = { $player } vyhlašuje vítězství: { $goal }.
log-fails-to-defend = { $player } už cíl nesplňuje ({ $goal }): vyhlášené vítězství padá.
log-cannot-support = { $player } nedokáže zajistit všechny osady: vyhlášené vítězství padá.
log-wins = Vítězí: { $player }
goal-dominance = Převaha
goal-might = Moc
