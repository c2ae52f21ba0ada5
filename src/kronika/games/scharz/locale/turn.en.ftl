# Chapter 6: rounds, steps and the open floor.

prompt-act = { $step }. Act or wait.

option-wait = Wait
option-pass-unit = Pass with { $unit-a }{ $experience-tag } in { $field-the }
option-call-off-draft = Call it off

log-round-begins = Year { $number }, round { $number2 }.
log-step-begins = { $step }.
log-phase-begins = { $phase }.
log-draft-lapses = What { $player-the } was putting together is no longer possible.
