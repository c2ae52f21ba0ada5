# Chapters 12.8 and 13.2: Salaries. `.at` of a place follows a field.

place-outside = Na poli
    .at = { "" }
place-inside = V osadě
    .at = , v osadě
place-in-yard = V loděnici
    .at = , v loděnici
place-aboard = Na lodi
    .at = , na lodi
place-on-border = Na hranici
    .at = , na hranici

prompt-salaries = Vyplať platy.
prompt-pay-besiegers = { $number ->
    [one] Nejprve se platí obléhatelům: třeba { $number } zlato, máš { $number2 }.
   *[other] Nejprve se platí obléhatelům: třeba { $number } zlata, máš { $number2 }.
}
prompt-pay = { $number ->
    [one] Platy: třeba { $number } zlato, máš { $number2 }.
   *[other] Platy: třeba { $number } zlata, máš { $number2 }.
}
prompt-pay-mercenaries = { $number ->
    [one] Plat žoldnéřů a velitelů: třeba { $number } zlato, máš { $number2 }.
   *[other] Plat žoldnéřů a velitelů: třeba { $number } zlata, máš { $number2 }.
}
prompt-pay-for-settlement = Zaplatíš za obklíčenou osadu a převezmeš ji? Zlato: { $number }.
prompt-win-over = { $number ->
    [one] Obklíčení žoldnéři k tobě přejdou, každý za { $number } zlato. Máš { $number2 }.
   *[other] Obklíčení žoldnéři k tobě přejdou, každý za { $number } zlata. Máš { $number2 }.
}
prompt-plunder-to-live = Na poli { $field } se na někoho nedostalo: kdo přežije pleněním?

option-pay-all = Zaplatit všem
option-pay-most = Zaplatit co nejvíce, nejprve osadám
option-pay-these = Zaplatit všem ostatním
option-pay-anew = Nikoho nevynechat, vybrat znovu
option-leave-unpaid = { $number ->
    [one] Bez platu nechat { $number } { $unit-one }{ $experience-tag }, pole { $field }{ $place-at }
    [few] Bez platu nechat { $number } { $unit-few }{ $experience-tag }, pole { $field }{ $place-at }
   *[other] Bez platu nechat { $number } { $unit-other }{ $experience-tag }, pole { $field }{ $place-at }
}
option-leave-settlement-unpaid = Bez platu nechat osadu na poli { $field }
option-leave-commanders-unpaid = Bez platu nechat velitele
option-pay-for-settlement = Zaplatit za osadu na poli { $field } a převzít ji
option-let-settlements-fall = Ostatní nechat padnout
option-win-over = Najmout { $number } ze žoldnéřů na poli { $field }{ $experience-tag }
option-let-mercenaries-go = Další nenajímat
option-plunder-to-live = Vyplenit pole { $field }, přežije { $unit-small }{ $experience-tag }
option-do-not-plunder = Pole { $field } neplenit

log-pays-salaries = { $number ->
    [one] { $player } platí na platech { $number } zlato.
   *[other] { $player } platí na platech { $number } zlata.
}
log-is-disbanded = { $player } propouští { $unit-acc }{ $experience-tag } na poli { $field }.
