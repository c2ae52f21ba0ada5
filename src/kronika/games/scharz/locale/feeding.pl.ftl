# Chapter 13.7: Feeding.

prompt-feeding = Nakarm stada, osady i jednostki.
prompt-herds = { $number ->
    [one] Stada potrzebują do przeżycia { $number } zboże, masz { $number2 }. Które ubijesz?
   *[other] Stada potrzebują do przeżycia { $number } zboża, masz { $number2 }. Które ubijesz?
}
prompt-feed-besiegers = Oblegający jedzą pierwsi: potrzebują { $number } żywności, masz { $number2 }.
prompt-feed = Osady i jednostki potrzebują { $number } żywności, masz { $number2 }.
prompt-feed-and-take = Nakarmisz głodującą osadę i ją przejmiesz? Żywność: { $number }.
prompt-food = Co zostanie zjedzone? Potrzeba { $number } żywności.
prompt-food-amount = Ile z tego zostanie zjedzone? Najwyżej { $number }.
prompt-food-store = Ile weźmiesz stąd? Najwyżej { $number }.

option-feed-all = Nakarm wszystkich
option-feed-most = Nakarm jak najwięcej, najpierw osady
option-feed-these = Nakarm wszystkich pozostałych
option-feed-anew = Nikogo nie pomijaj, wybierz od nowa
option-leave-unfed = { $number ->
    [one] Zostaw bez jedzenia { $number } { $unit-one }{ $experience-tag }, pole { $field }{ $place-at }
    [few] Zostaw bez jedzenia { $number } { $unit-few }{ $experience-tag }, pole { $field }{ $place-at }
   *[other] Zostaw bez jedzenia { $number } { $unit-other }{ $experience-tag }, pole { $field }{ $place-at }
}
option-leave-settlement-unfed = Nie karm osady na polu { $field }
option-keep-all-herds = Zachowaj wszystkie stada
option-keep-these-herds = Zachowaj wszystkie pozostałe stada
option-slaughter-needed = Ubij tylko tyle, by wszyscy się najedli
option-slaughter-all = Ubij wszystkie stada
option-slaughter-herds = { $number ->
    [one] Ubij { $number } stado { $herd-gen } na polu { $field }{ $place-at }
    [few] Ubij { $number } stada { $herd-gen } na polu { $field }{ $place-at }
   *[other] Ubij { $number } stad { $herd-gen } na polu { $field }{ $place-at }
}
option-herds-anew = Nie ubijaj żadnego, wybierz od nowa
option-feed-and-take = Nakarm osadę na polu { $field } i przejmij ją
option-let-starve = Pozwól reszcie głodować
option-eat = Zjedz: mięso { $number }, ryby { $number2 }, zboże { $number3 }
option-choose-food = Wybierz inaczej
option-eat-meat = Zjedz { $number } mięsa ze stad wokół pola { $field }
option-eat-fish = Zjedz ryby za { $number } żywności z okolic pola { $field }
option-eat-grain = { $number ->
    [one] Zjedz { $number } zboże z okolic pola { $field }
   *[other] Zjedz { $number } zboża z okolic pola { $field }
}
option-take-fish = { $number ->
    [one] Weź { $number } rybę z pola { $field }
    [few] Weź { $number } ryby z pola { $field }
   *[other] Weź { $number } ryb z pola { $field }
}
option-take-grain = { $number ->
    [one] Weź { $number } zboże z pola { $field }
   *[other] Weź { $number } zboża z pola { $field }
}

log-keeps-herds = { $player } karmi stada ({ $number }), ubija inne ({ $number2 }) i zyskuje { $number3 } mięsa.
log-eats = { $player } karmi osady i jednostki, żywność: { $number }.
log-sells-meat = { $number ->
    [one] { $player } sprzedaje mięso za { $number } złoto.
   *[other] { $player } sprzedaje mięso za { $number } złota.
}
