# Chapters 13.8 and 14.1: prestige, New Year and Festivities.

prompt-festivities = How do you celebrate?
prompt-feast = Your settlements bring { $number } prestige. How large is the feast?
prompt-feast-from = { $number ->
    [one] Which store gives the last grain for the feast?
   *[other] Which store gives grain for the feast? { $number } left.
}

option-feast = { $number ->
    [1] A small feast, without grain
    [2] A double feast
   *[other] A triple feast
}
option-feast-from = Take a grain from { $field-the }

log-remembers = New Year, { $player-the }: victory points for the fights of last year +{ $number }, for losses −{ $number2 }.
log-feasts = { $player } gives { $number ->
    [1] a small feast
    [2] a double feast
   *[other] a triple feast
} and gains { $number2 } prestige.
