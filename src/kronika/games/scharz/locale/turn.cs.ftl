# Chapter 6: rounds, steps and the open floor.

prompt-act = { $step }. Jednej, nebo čekej.

option-wait = Čekat
option-pass-unit = Vynechat na poli { $field }: { $unit-small }{ $experience-tag }
option-call-off-draft = Nechat toho

log-round-begins = Rok { $number }, kolo { $number2 }.
log-step-begins = { $step }.
log-phase-begins = { $phase }.
log-draft-lapses = Co { $player } připravuje, už není možné.
