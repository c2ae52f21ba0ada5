# Chapters 12.2 and 12.5: buildings and their sites.

prompt-construction = Co se v tomto kole staví?
prompt-haste = { $number ->
    [one] Zaplatíš { $number } bod prestiže za dvojnásobně rychlou stavbu?
    [few] Zaplatíš { $number } body prestiže za dvojnásobně rychlou stavbu?
   *[other] Zaplatíš { $number } bodů prestiže za dvojnásobně rychlou stavbu?
}
prompt-accelerate = Které staveniště urychlíš zlatem?

option-pay-haste = Zaplatit prestiž a stavět dvakrát rychleji
option-no-haste = Stavět obvyklou rychlostí
option-accelerate = Urychlit staveniště na poli { $field }
option-built-enough = Žádné další staveniště neurychlovat

log-progresses = { $player } staví { $building-acc } na poli { $field }: { $number ->
    [0] 0 %
    [1] 25 %
    [2] 50 %
    [3] 75 %
   *[other] 100 %
}.
log-completes = { $player } dokončuje { $building-acc } na poli { $field }.
