# Chapters 13.3 to 13.6: births, sowing, crops and harvest.

prompt-births = Umieść młode.
prompt-place-herd = Gdzie trafi nowe stado { $herd-gen }?
prompt-sowing = Gdzie zasiejesz?
prompt-source = Z której osady weźmiesz zboże na pole { $field }?
prompt-harvest = Złóż zbiory.
prompt-store = { $number ->
    [one] Gdzie złożysz ostatnie zboże?
   *[other] Gdzie złożysz { $number } zboża?
}
prompt-store-with-partner = { $number ->
    [one] Nie masz miejsca na { $number } zboże. Czy złoży je ktoś z koalicji?
   *[other] Nie masz miejsca na { $number } zboża. Czy złoży je ktoś z koalicji?
}

option-place-herd = Umieść stado { $herd-gen } na polu { $field }
option-sow = Zasiej na polu { $field }
option-sow-no-more = Nie siej więcej
option-take-from = Weź 1 zboże z pola { $field }
option-store = { $number ->
    [one] Złóż { $number } zboże na polu { $field }
   *[other] Złóż { $number } zboża na polu { $field }
}
option-lose-rest = Poświęć resztę

log-is-born = { $player } ma na polu { $field } nowe stado { $herd-gen }.
log-no-room = { $player } nie ma miejsca na nowe stado { $herd-gen }.
log-sows = { $number ->
    [one] { $player } sieje { $number } zboże na polu { $field }.
   *[other] { $player } sieje { $number } zboża na polu { $field }.
}
log-grows = { $number ->
    [one] Plon na polu { $field } to { $number } zboże.
   *[other] Plon na polu { $field } to { $number } zboża.
}
log-harvests = { $number ->
    [one] { $player } zbiera { $number } zboże na polu { $field }.
   *[other] { $player } zbiera { $number } zboża na polu { $field }.
}
log-grain-lost = { $player } traci zboże na polu { $field }: nie ma go dokąd zwieźć.
