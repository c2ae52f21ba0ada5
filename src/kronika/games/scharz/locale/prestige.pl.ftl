# Chapters 13.8 and 14.1: prestige, New Year and Festivities.

prompt-festivities = Jak świętujesz?
prompt-feast = Twoje osady dają prestiż { $number }. Jak wielkie będą święta?
prompt-feast-from = { $number ->
    [one] Z której osady weźmiesz ostatnie zboże na święta?
   *[other] Z której osady weźmiesz zboże na święta? Jeszcze { $number }.
}

option-feast = { $number ->
    [1] Małe święta, bez zboża
    [2] Podwójne święta
   *[other] Potrójne święta
}
option-feast-from = Weź 1 zboże z pola { $field }

log-remembers = Nowy Rok, { $player-small }: punkty zwycięstwa za zeszłoroczne walki +{ $number }, za straty −{ $number2 }.
log-feasts = { $player } wyprawia { $number ->
    [1] małe święta
    [2] podwójne święta
   *[other] potrójne święta
} i zyskuje { $number2 ->
    [one] { $number2 } punkt prestiżu
    [few] { $number2 } punkty prestiżu
   *[other] { $number2 } punktów prestiżu
}.
