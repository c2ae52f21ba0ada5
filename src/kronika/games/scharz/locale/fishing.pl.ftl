# Chapter 12.8: REAR-Fishing.

prompt-fishing = Złóż swoje ryby.
prompt-land-fish = Gdzie złożysz rybę z pola { $field }?

option-land-fish = Złóż ją w stoczni na polu { $field }

log-catches = { $number ->
    [one] { $player } łowi { $number } rybę na polu { $field }.
    [few] { $player } łowi { $number } ryby na polu { $field }.
   *[other] { $player } łowi { $number } ryb na polu { $field }.
}
log-no-catch = { $player } ma na polu { $field } puste sieci.
