# Chapter 6: rounds, steps and the open floor.

prompt-act = { $step }. Działaj albo czekaj.

option-wait = Czekaj
option-pass-unit = Spasuj na polu { $field }: { $unit-small }{ $experience-tag }

log-round-begins = Rok { $number }, runda { $number2 }.
log-step-begins = { $step }.
log-phase-begins = { $phase }.
