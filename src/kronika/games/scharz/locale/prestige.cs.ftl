# Chapters 13.8 and 14.1: prestige, New Year and Festivities.

prompt-festivities = Jak oslavíš?
prompt-feast = Tvé osady přinášejí prestiž { $number }. Jak velké budou slavnosti?
prompt-feast-from = { $number ->
    [one] Ze které osady vezmeš poslední obilí na slavnosti?
   *[other] Ze které osady vezmeš obilí na slavnosti? Ještě { $number }.
}

option-feast = { $number ->
    [1] Malé slavnosti, bez obilí
    [2] Dvojnásobné slavnosti
   *[other] Trojnásobné slavnosti
}
option-feast-from = Vzít 1 obilí z pole { $field }

log-remembers = Nový rok, { $player-small }: vítězné body za loňský boj +{ $number }, za ztráty −{ $number2 }.
log-feasts = { $player } pořádá { $number ->
    [1] malé slavnosti
    [2] dvojnásobné slavnosti
   *[other] trojnásobné slavnosti
} a získává { $number2 ->
    [one] { $number2 } bod prestiže
    [few] { $number2 } body prestiže
   *[other] { $number2 } bodů prestiže
}.
