# Chapters 12.8 and 13.2: Salaries. `.at` of a place follows a field.

place-outside = Na polu
    .at = { "" }
place-inside = W osadzie
    .at = , w osadzie
place-in-yard = W stoczni
    .at = , w stoczni
place-aboard = Na statku
    .at = , na statku
place-on-border = Na granicy
    .at = , na granicy

prompt-salaries = Wypłać żołd.
prompt-pay-besiegers = Najpierw płaci się oblegającym: potrzeba { $number } złota, masz { $number2 }.
prompt-pay = Żołd: potrzeba { $number } złota, masz { $number2 }.
prompt-pay-mercenaries = Żołd najemników i dowódców: potrzeba { $number } złota, masz { $number2 }.
prompt-pay-for-settlement = Zapłacisz za okrążoną osadę i ją przejmiesz? Złoto: { $number }.
prompt-win-over = { $number ->
    [one] Okrążeni najemnicy przejdą do ciebie, każdy za { $number } złoto. Masz { $number2 }.
   *[other] Okrążeni najemnicy przejdą do ciebie, każdy za { $number } złota. Masz { $number2 }.
}
prompt-plunder-to-live = Na polu { $field } dla kogoś nie starczyło: kto przeżyje dzięki grabieży?

option-pay-all = Zapłać wszystkim
option-pay-most = Zapłać jak najwięcej, najpierw osadom
option-pay-these = Zapłać wszystkim pozostałym
option-pay-anew = Nikogo nie pomijaj, wybierz od nowa
option-leave-unpaid = { $number ->
    [one] Zostaw bez żołdu { $number } { $unit-one }{ $experience-tag }, pole { $field }{ $place-at }
    [few] Zostaw bez żołdu { $number } { $unit-few }{ $experience-tag }, pole { $field }{ $place-at }
   *[other] Zostaw bez żołdu { $number } { $unit-other }{ $experience-tag }, pole { $field }{ $place-at }
}
option-leave-settlement-unpaid = Zostaw bez żołdu osadę na polu { $field }
option-leave-commanders-unpaid = Zostaw bez żołdu dowódców
option-pay-for-settlement = Zapłać za osadę na polu { $field } i przejmij ją
option-let-settlements-fall = Pozwól reszcie upaść
option-win-over = Najmij { $number } z najemników na polu { $field }{ $experience-tag }
option-let-mercenaries-go = Nie najmuj więcej
option-plunder-to-live = Splądruj pole { $field }, przeżyje { $unit-small }{ $experience-tag }
option-do-not-plunder = Nie plądruj pola { $field }

log-pays-salaries = { $number ->
    [one] { $player } wypłaca { $number } złoto żołdu.
   *[other] { $player } wypłaca { $number } złota żołdu.
}
log-is-disbanded = { $player } zwalnia { $unit-acc }{ $experience-tag } na polu { $field }.
