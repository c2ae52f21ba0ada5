# Chapters 10.3, 10.4, 10.9 and 11: one combat round.

prompt-hit = { $number ->
    [one] Kogo trafisz ostatnim mieczem?
    [few] Kogo trafisz? Zostały { $number } miecze.
   *[other] Kogo trafisz? Zostało { $number } mieczy.
}
prompt-reroll = { $number ->
    [one] Kość jednostki ({ $unit-small }) pokazuje { $number } miecz. Czy ją przerzucisz?
    [few] Kość jednostki ({ $unit-small }) pokazuje { $number } miecze. Czy ją przerzucisz?
   *[other] Kość jednostki ({ $unit-small }) pokazuje { $number } mieczy. Czy ją przerzucisz?
}
prompt-expose = { $number ->
    [one] Która twoja jednostka przyjmie ostatni miecz?
    [few] Która twoja jednostka będzie trafiona? Zostały { $number } miecze.
   *[other] Która twoja jednostka będzie trafiona? Zostało { $number } mieczy.
}
prompt-aim = { $number ->
    [one] Do tyłu sięga ostatni miecz. Czy wskażesz cel za 6 punktów prestiżu?
    [few] Do tyłu sięgają { $number } miecze. Czy wskażesz cel za 6 punktów prestiżu?
   *[other] Do tyłu sięga { $number } mieczy. Czy wskażesz cel za 6 punktów prestiżu?
}
prompt-pay-reroll = { $number ->
    [0] Czy przerzucisz drugą kość? Jest już opłacona. Twój prestiż: { $number2 }.
   *[other] Czy przerzucisz dwie kości za { $number } z twoich { $number2 } punktów prestiżu?
}
prompt-converting = Kto zrobi tarcze z mieczy, które nic nie trafiły?
prompt-charging = Kto szarżuje?
prompt-convert = { $number ->
    [one] { $number } miecz nic nie trafił. Ile tarcz zrobisz (najwyżej { $number2 })?
    [few] { $number } miecze nic nie trafiły. Ile tarcz z nich zrobisz (najwyżej { $number2 })?
   *[other] { $number } mieczy nic nie trafiło. Ile tarcz z nich zrobisz (najwyżej { $number2 })?
}
prompt-charge = { $number ->
    [one] Czy twoja jednostka szarżuje?
    [few] Kto szarżuje? Mogą { $number } jednostki.
   *[other] Kto szarżuje? Może { $number } jednostek.
}

option-hit = { $number ->
    [one] Traf { $number } { $unit-one }{ $experience-tag } { $player-gen }
    [few] Traf { $number } { $unit-few }{ $experience-tag } { $player-gen }
   *[other] Traf { $number } { $unit-other }{ $experience-tag } { $player-gen }
}
option-hit-shields = { $number ->
    [one] Usuń { $number } tarczę
    [few] Usuń { $number } tarcze
   *[other] Usuń { $number } tarcz
}
option-roll-again = Przerzuć
option-leave = Zostaw wynik
option-expose = { $number ->
    [one] Wystaw na trafienie { $number } { $unit-one }{ $experience-tag } { $player-gen }
    [few] Wystaw na trafienie { $number } { $unit-few }{ $experience-tag } { $player-gen }
   *[other] Wystaw na trafienie { $number } { $unit-other }{ $experience-tag } { $player-gen }
}
option-aim-at = Wskaż { $unit-acc }{ $experience-tag } { $player-gen }
option-do-not-aim = Zostaw wybór obrońcy
option-pay-reroll = { $number ->
    [one] Przerzuć: { $unit-small }{ $experience-tag }, { $number } miecz
    [few] Przerzuć: { $unit-small }{ $experience-tag }, { $number } miecze
   *[other] Przerzuć: { $unit-small }{ $experience-tag }, { $number } mieczy
}
option-let-lie = Zostaw kości
option-convert = { $number ->
    [0] Zachowaj miecze na następną rundę
    [one] { $number } tarcza
    [few] { $number } tarcze
   *[other] { $number } tarcz
}
option-charge = { $number ->
    [one] Szarża: { $number } { $unit-one }{ $experience-tag } { $player-gen }
    [few] Szarża: { $number } { $unit-few }{ $experience-tag } { $player-gen }
   *[other] Szarża: { $number } { $unit-other }{ $experience-tag } { $player-gen }
}
option-charge-all = Wszyscy szarżują
option-no-more = Nikt więcej

log-rolls = { $number ->
    [one] { $player } rzuca { $number } kością: mieczy razem { $number2 }.
    [few] { $player } rzuca { $number } kośćmi: mieczy razem { $number2 }.
   *[other] { $player } rzuca { $number } kośćmi: mieczy razem { $number2 }.
}
log-throws = { $number ->
    [one] { $player }: pierwszy rzut { $number } kością, mieczy { $number2 }.
    [few] { $player }: pierwszy rzut { $number } kośćmi, mieczy { $number2 }.
   *[other] { $player }: pierwszy rzut { $number } kośćmi, mieczy { $number2 }.
}
log-charges = { $number ->
    [one] { $player } szarżuje { $number } jednostką: mieczy { $number2 }.
    [few] { $player } szarżuje { $number } jednostkami: mieczy { $number2 }.
   *[other] { $player } szarżuje { $number } jednostkami: mieczy { $number2 }.
}
log-pays-reroll = { $player } płaci za przerzut kości ({ $unit-small }): przedtem { $number }, teraz { $number2 }.
