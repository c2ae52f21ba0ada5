# Chapters 10.3, 10.4 and 11: one combat round.

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

option-hit = Traf { $unit-acc }{ $experience-tag } { $player-gen }
option-hit-shield = Usuń tarczę
option-roll-again = Przerzuć
option-leave = Zostaw wynik
option-expose = Wystaw na trafienie { $unit-acc }{ $experience-tag } { $player-gen }
