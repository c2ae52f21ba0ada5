# Chapters 12.2 and 12.5: buildings and their sites.

prompt-construction = Co się buduje w tej rundzie?
prompt-haste = { $number ->
    [one] Czy zapłacisz { $number } punkt prestiżu za dwa razy szybszą budowę?
    [few] Czy zapłacisz { $number } punkty prestiżu za dwa razy szybszą budowę?
   *[other] Czy zapłacisz { $number } punktów prestiżu za dwa razy szybszą budowę?
}
prompt-accelerate = Który plac budowy przyspieszysz złotem?

option-pay-haste = Zapłać prestiżem i buduj dwa razy szybciej
option-no-haste = Buduj w zwykłym tempie
option-accelerate = Przyspiesz budowę na polu { $field }
option-built-enough = Nie przyspieszaj więcej

log-progresses = { $player } buduje { $building-acc } na polu { $field }: { $number ->
    [0] 0%
    [1] 25%
    [2] 50%
    [3] 75%
   *[other] 100%
}.
log-completes = { $player } kończy { $building-acc } na polu { $field }.
