# Chapter 9.7: MOVE-Herds.

prompt-herd-goes = Kam půjde stádo { $herd-gen } z pole { $field }?
prompt-grain-goes = Kam uložíš { $number } obilí z pole { $field }?
prompt-fish-goes = { $number ->
    [one] Kam uložíš { $number } rybu z pole { $field }?
    [few] Kam uložíš { $number } ryby z pole { $field }?
   *[other] Kam uložíš { $number } ryb z pole { $field }?
}

option-drive = Přesunout stádo { $herd-gen } z pole { $field }
option-lead-out = Vyvést stádo { $herd-gen } z osady na poli { $field }
option-carry-grain = Převézt { $number } obilí z pole { $field }
option-carry-fish = { $number ->
    [one] Převézt { $number } rybu z pole { $field }
    [few] Převézt { $number } ryby z pole { $field }
   *[other] Převézt { $number } ryb z pole { $field }
}
option-graze-at = Na pole { $field }
option-shelter-in = Do osady na poli { $field }
option-store-at = Uložit na poli { $field }
option-turn-back = Přece jen zůstat

log-drives = { $player } přesouvá stádo { $herd-gen } z pole { $field } na pole { $field2 }.
log-drives-inside = { $player } přesouvá stádo { $herd-gen } z pole { $field } do osady na poli { $field2 }.
log-carries-grain = { $player } převáží { $number } obilí z pole { $field } na pole { $field2 }.
log-carries-fish = { $number ->
    [one] { $player } převáží { $number } rybu z pole { $field } na pole { $field2 }.
    [few] { $player } převáží { $number } ryby z pole { $field } na pole { $field2 }.
   *[other] { $player } převáží { $number } ryb z pole { $field } na pole { $field2 }.
}
