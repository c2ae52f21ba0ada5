# Chapter 6: rounds, steps and the open floor.

prompt-act = { $step }. Act or wait.

option-wait = Wait
option-pass-unit = Pass with { $unit-a }{ $experience-tag } in { $field-the }

log-round-begins = Year { $number }, round { $number2 }.
log-step-begins = { $step }.
log-phase-begins = { $phase }.
