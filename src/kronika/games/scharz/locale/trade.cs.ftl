# Chapter 12.3: REAR-Trade.

option-buy-infantry = Koupit lehkou pěchotu na poli { $field }: { $number }
    .short = Koupit lehkou pěchotu: { $number }
option-recruit = Naverbovat lehkou pěchotu na poli { $field }: { $number }
    .short = Naverbovat lehkou pěchotu: { $number }
option-hire = { $number ->
    [0] Najmout žoldnéře na poli { $field }
    [one] Najmout žoldnéře na poli { $field }, o 1 úroveň lepší
    [few] Najmout žoldnéře na poli { $field }, o { $number } úrovně lepší
   *[other] Najmout žoldnéře na poli { $field }, o { $number } úrovní lepší
}
    .short = { $number ->
        [0] Najmout žoldnéře
        [one] Najmout žoldnéře, o 1 úroveň lepší
        [few] Najmout žoldnéře, o { $number } úrovně lepší
       *[other] Najmout žoldnéře, o { $number } úrovní lepší
    }
option-hire-for-prestige = { $number ->
    [0] Najmout žoldnéře na poli { $field } za prestiž
    [one] Najmout žoldnéře na poli { $field } za prestiž, o 1 úroveň lepší
    [few] Najmout žoldnéře na poli { $field } za prestiž, o { $number } úrovně lepší
   *[other] Najmout žoldnéře na poli { $field } za prestiž, o { $number } úrovní lepší
}
    .short = { $number ->
        [0] Najmout žoldnéře za prestiž
        [one] Najmout žoldnéře za prestiž, o 1 úroveň lepší
        [few] Najmout žoldnéře za prestiž, o { $number } úrovně lepší
       *[other] Najmout žoldnéře za prestiž, o { $number } úrovní lepší
    }
option-hire-corsairs = { $number ->
    [0] Najmout korzáře na poli { $field }
    [one] Najmout korzáře na poli { $field }, o 1 úroveň lepší
    [few] Najmout korzáře na poli { $field }, o { $number } úrovně lepší
   *[other] Najmout korzáře na poli { $field }, o { $number } úrovní lepší
}
option-corsairs-for-prestige = { $number ->
    [0] Najmout korzáře na poli { $field } za prestiž
    [one] Najmout korzáře na poli { $field } za prestiž, o 1 úroveň lepší
    [few] Najmout korzáře na poli { $field } za prestiž, o { $number } úrovně lepší
   *[other] Najmout korzáře na poli { $field } za prestiž, o { $number } úrovní lepší
}
option-upgrade = Vylepšit lehkou pěchotu{ $experience-tag } na poli { $field } na { $unit-acc }: { $number }
    .short = Vylepšit lehkou pěchotu{ $experience-tag } na { $unit-acc }: { $number }
option-degrade = Změnit { $unit-acc }{ $experience-tag } na poli { $field } zpět na lehkou pěchotu: { $number }
    .short = Změnit { $unit-acc }{ $experience-tag } zpět na lehkou pěchotu: { $number }
option-train = { $number ->
    [one] Cvičit { $unit-acc }{ $experience-tag } na poli { $field } o 1 úroveň
    [few] Cvičit { $unit-acc }{ $experience-tag } na poli { $field } o { $number } úrovně
   *[other] Cvičit { $unit-acc }{ $experience-tag } na poli { $field } o { $number } úrovní
}
    .short = { $number ->
        [one] Cvičit { $unit-acc }{ $experience-tag } o 1 úroveň
        [few] Cvičit { $unit-acc }{ $experience-tag } o { $number } úrovně
       *[other] Cvičit { $unit-acc }{ $experience-tag } o { $number } úrovní
    }
option-double-purchase = Zdvojnásobit nákup pěchoty na poli { $field }
    .short = Zdvojnásobit nákup pěchoty
option-sell-infantry = Prodat lehkou pěchotu{ $experience-tag } na poli { $field }: { $number }
    .short = Prodat lehkou pěchotu{ $experience-tag }: { $number }
option-sell-ship = Prodat prázdnou loď na poli { $field } ({ $unit-small })
option-man-ship = Obsadit prázdnou loď na poli { $field } ({ $unit-small }) lehkou pěchotou{ $experience-tag }

option-found = Založit { $building-acc } na poli { $field }, stavitelé: { $number }
    .short = Založit { $building-acc }, stavitelé: { $number }
option-add-builders = Přidat stavitele na staveniště na poli { $field }: { $number }
    .short = Přidat stavitele na staveniště: { $number }
option-continue-site = Dostavět { $building-acc } na poli { $field }, stavitelé: { $number }
    .short = Dostavět { $building-acc }, stavitelé: { $number }
option-cancel-site = Zrušit stavbu { $building-gen } na poli { $field }
    .short = Zrušit stavbu { $building-gen }
option-restore = Obnovit vypleněné pole { $field }
    .short = Obnovit vypleněné
option-dismantle = Rozebrat vesnici na poli { $field }
    .short = Rozebrat vesnici
option-place-dock-on-river = Umístit dok na pole { $field } k řece
prompt-dock-point = U které vody bude dok na poli { $field } ležet?
prompt-village-spot = Na kterém hexu pole { $field } bude vesnice ležet?

option-buy-grain = Koupit obilí na poli { $field }: { $number }
    .short = Koupit obilí: { $number }
option-buy-fish = Koupit ryby na poli { $field }: { $number }
    .short = Koupit ryby: { $number }
option-buy-herd = Koupit stádo { $herd-gen }
option-put-bought-herd = Umístit { $herd-acc } na pole { $field }
option-put-bought-herd-inside = Umístit { $herd-acc } do osady na poli { $field }
option-sell-goods = Prodávat zboží
option-sell-grain = Obilí z pole { $field }: { $number }
option-sell-fish = Ryby z pole { $field }: { $number }
option-sell-herd = Živé stádo { $herd-gen } z pole { $field }
option-sell-fed-herd = Živé stádo { $herd-gen } z osady na poli { $field }
option-slaughter = Porazit stádo { $herd-gen } na poli { $field }
option-slaughter-fed = Porazit stádo { $herd-gen } v osadě na poli { $field }
option-close-sale = { $number ->
    [one] Prodat za { $number } zlato
   *[other] Prodat za { $number } zlata
}
option-call-off-sale = Nic neprodat
prompt-bought-herd = Kam umístíš { $herd-acc }?
prompt-sale = { $number ->
    [one] Co prodáš? Zatím za { $number } zlato.
   *[other] Co prodáš? Zatím za { $number } zlata.
}

option-pay-ransom = Zaplatit výkupné { $player-dat }
option-buy-freedom = Vykoupit se z vazalství
option-buy-rival = Mít dalšího rivala: { $player-small }

log-doubles-purchase = { $player } zdvojnásobuje nákup pěchoty na poli { $field }.
log-sells-infantry = { $player } prodává lehkou pěchotu na poli { $field }: { $number }.
log-sells-ship = { $player } prodává prázdnou loď na poli { $field } ({ $unit-small }).
log-mans-ship = { $player } obsazuje prázdnou loď na poli { $field } ({ $unit-small }).
log-founds = { $player } zakládá { $building-acc } na poli { $field }, stavitelé: { $number }.
log-more-builders = { $player } přidává stavitele na poli { $field }: { $number }.
log-continues-site = { $player } přebírá stavbu { $building-gen } na poli { $field }.
log-cancels-site = { $player } ruší stavbu { $building-gen } na poli { $field }.
log-restores = { $player } obnovuje pole { $field }.
log-dismantles = { $player } rozebírá vesnici na poli { $field }.
log-calls-off-sale = { $player } nakonec nic neprodává.
log-buys-rival = Novým rivalem { $player-gen } je { $player2-small }.
