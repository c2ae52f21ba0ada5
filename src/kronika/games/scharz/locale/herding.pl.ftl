# Chapter 9.7: MOVE-Herds.

prompt-herd-goes = Dokąd pójdzie stado { $herd-gen } z pola { $field }?
prompt-grain-goes = { $number ->
    [one] Gdzie złożysz { $number } zboże z pola { $field }?
   *[other] Gdzie złożysz { $number } zboża z pola { $field }?
}
prompt-fish-goes = { $number ->
    [one] Gdzie złożysz { $number } rybę z pola { $field }?
    [few] Gdzie złożysz { $number } ryby z pola { $field }?
   *[other] Gdzie złożysz { $number } ryb z pola { $field }?
}

option-drive = Przepędź stado { $herd-gen } z pola { $field }
option-lead-out = Wyprowadź stado { $herd-gen } z osady na polu { $field }
option-carry-grain = { $number ->
    [one] Przewieź { $number } zboże z pola { $field }
   *[other] Przewieź { $number } zboża z pola { $field }
}
option-carry-fish = { $number ->
    [one] Przewieź { $number } rybę z pola { $field }
    [few] Przewieź { $number } ryby z pola { $field }
   *[other] Przewieź { $number } ryb z pola { $field }
}
option-graze-at = Na pole { $field }
option-shelter-in = Do osady na polu { $field }
option-store-at = Złóż na polu { $field }
option-turn-back = Jednak zostań

log-drives = { $player } przepędza stado { $herd-gen } z pola { $field } na pole { $field2 }.
log-drives-inside = { $player } przepędza stado { $herd-gen } z pola { $field } do osady na polu { $field2 }.
log-carries-grain = { $number ->
    [one] { $player } przewozi { $number } zboże z pola { $field } na pole { $field2 }.
   *[other] { $player } przewozi { $number } zboża z pola { $field } na pole { $field2 }.
}
log-carries-fish = { $number ->
    [one] { $player } przewozi { $number } rybę z pola { $field } na pole { $field2 }.
    [few] { $player } przewozi { $number } ryby z pola { $field } na pole { $field2 }.
   *[other] { $player } przewozi { $number } ryb z pola { $field } na pole { $field2 }.
}
