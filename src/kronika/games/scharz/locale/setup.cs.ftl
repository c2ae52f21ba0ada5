# Chapter 5: preparation and Prelude.

prompt-vikings = Budeš hrát za Vikingy, kteří připlují později?
prompt-village = { $number ->
    [1] Kam umístíš svou první vesnici?
    [2] Kam umístíš svou druhou vesnici?
   *[other] Kam umístíš svou třetí vesnici?
}
prompt-spot = Na kterém hexu pole { $field } bude osada ležet?
prompt-move-village = Přesuneš některou svou vesnici?
prompt-faction = Za kterou frakci budeš hrát?
prompt-fortify = { $number ->
    [one] Kterou osadu opevníš?
   *[other] Kterou osadu opevníš? Ještě { $number }.
}
prompt-start = Rozmísti, s čím začínáš.
prompt-dock = Kam umístíš svůj dok?
prompt-start-units = { $number ->
    [one] Kam umístíš poslední jednotku?
    [few] Kam umístíš své { $number } jednotky?
   *[other] Kam umístíš svých { $number } jednotek?
}
prompt-start-herd = Kam umístíš stádo { $herd-gen }?

option-place-village = Umístit vesnici na pole { $field }
option-place-city = Umístit město na pole { $field }
option-declare-huns = Hrát za Huny s vesnicí na poli { $field }
option-mark-carthage = Začít místo třetí vesnice s přístavem na poli { $field }
option-declare-vikings = Hrát za Vikingy
option-declare-nothing = Umisťovat vesnice jako ostatní
option-settle-on = Usadit se: { $spot }
option-move-village = Přesunout vesnici z pole { $field } na pole { $field2 }
option-stay = Žádnou vesnici nepřesouvat
option-choose-faction = Hrát za { $faction-acc }
option-fortify = Opevnit pole { $field }
option-place-dock = Umístit dok na pole { $field } k poli { $field2 }
option-place-dock-between = Umístit dok na pole { $field } mezi pole { $field2 } a { $field3 }
option-put-infantry = { $number ->
    [one] Umístit { $number } lehkou pěchotu na pole { $field }
    [few] Umístit { $number } lehké pěchoty na pole { $field }
   *[other] Umístit { $number } lehkých pěchot na pole { $field }
}
option-put-experienced = { $number ->
    [one] Umístit { $number } zkušenou lehkou pěchotu na pole { $field }
    [few] Umístit { $number } zkušené lehké pěchoty na pole { $field }
   *[other] Umístit { $number } zkušených lehkých pěchot na pole { $field }
}
option-put-cavalry = { $number ->
    [one] Umístit { $number } jezdectvo na pole { $field }
    [few] Umístit { $number } jezdectva na pole { $field }
   *[other] Umístit { $number } jezdectev na pole { $field }
}
option-put-herd = Umístit stádo { $herd-gen } na pole { $field }

log-rival-is = { $player } losuje rivala: { $player2-small }.
log-begins = Předehru začíná { $player-small }.
log-places = { $player } se usazuje na poli { $field }.
log-moves-village = { $player } přesouvá vesnici z pole { $field } na pole { $field2 }.
log-is-faction = { $player-person } hraje za { $faction-acc }.
