# Chapter 6: rounds, steps and the open floor.

prompt-act = { $step }. Jednej, nebo čekej.

option-wait = Čekat
option-pass-unit = Vynechat na poli { $field }: { $unit-small }{ $experience-tag }

log-round-begins = Rok { $number }, kolo { $number2 }.
log-step-begins = { $step }.
log-phase-begins = { $phase }.
