# Chapter 6: rounds, steps and the open floor.

prompt-act = { $step }. Działaj albo czekaj.

option-wait = Czekaj
option-pass-unit = Spasuj na polu { $field }: { $unit-small }{ $experience-tag }
option-call-off-draft = Porzuć to

log-round-begins = Rok { $number }, runda { $number2 }.
log-step-begins = { $step }.
log-phase-begins = { $phase }.
log-draft-lapses = To, co przygotowuje { $player }, nie jest już możliwe.
