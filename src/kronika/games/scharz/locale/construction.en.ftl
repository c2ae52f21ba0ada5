# Chapters 12.2 and 12.5: buildings and their sites.

prompt-construction = What is built this round?
prompt-haste = Do you pay { $number } prestige to build twice as fast?
prompt-accelerate = Which site do you speed up with gold?

option-pay-haste = Pay prestige and build twice as fast
option-no-haste = Build at the usual pace
option-accelerate = Speed up the site in { $field-the }
option-built-enough = Speed up no more sites

log-progresses = { $player } builds { $building-a } in { $field-the }: { $number ->
    [0] 0 %
    [1] 25 %
    [2] 50 %
    [3] 75 %
   *[other] 100 %
}.
log-completes = { $player } completes { $building-a } in { $field-the }.
