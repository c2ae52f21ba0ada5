# Chapters 12.8 and 13.2: Salaries. `.at` of a place follows a field.

place-outside = On the field
    .at = { "" }
place-inside = In the settlement
    .at = , in the settlement
place-in-yard = In the shipyard
    .at = , in the shipyard
place-aboard = Aboard
    .at = , aboard
place-on-border = On the border
    .at = , on the border

prompt-salaries = Pay your people.
prompt-pay-besiegers = Besiegers are paid first: { $number } gold are due, you have { $number2 }.
prompt-pay = Salaries: { $number } gold are due, you have { $number2 }.
prompt-pay-mercenaries = Mercenaries and commanders are due { $number } gold, you have { $number2 }.
prompt-pay-for-settlement = Do you pay for an encircled settlement and take it over? Gold: { $number }.
prompt-win-over = Encircled mercenaries change sides for { $number } gold each. You have { $number2 }.
prompt-plunder-to-live = Somebody in { $field-the } gets nothing: who lives by plunder?

option-pay-all = Pay all
option-pay-most = Pay as many as possible, settlements first
option-pay-these = Pay all others
option-pay-anew = Leave nobody out, choose anew
option-leave-unpaid = { $number ->
    [one] Leave { $number } { $unit-one }{ $experience-tag } in { $field-the }{ $place-at } unpaid
   *[other] Leave { $number } { $unit-other }{ $experience-tag } in { $field-the }{ $place-at } unpaid
}
option-leave-settlement-unpaid = Leave the settlement in { $field-the } unpaid
option-leave-commanders-unpaid = Leave your commanders unpaid
option-pay-for-settlement = Pay for the settlement in { $field-the } and take it over
option-let-settlements-fall = Let the rest fall
option-win-over = Hire { $number } of the mercenaries in { $field-the }{ $experience-tag }
option-let-mercenaries-go = Hire no more of them
option-plunder-to-live = Let { $unit-a }{ $experience-tag } plunder { $field-the } and live
option-do-not-plunder = Do not plunder { $field-the }

log-pays-salaries = { $player } pays { $number } gold in salaries.
log-is-disbanded = { $player } has to let { $unit-a }{ $experience-tag } in { $field-the } go.
