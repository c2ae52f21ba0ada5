# Chapter 12.8: REAR-Fishing.

prompt-fishing = Ulož své ryby.
prompt-land-fish = Kam uložíš rybu z pole { $field }?

option-land-fish = Uložit ji v loděnici na poli { $field }

log-catches = { $number ->
    [one] { $player } loví { $number } rybu na poli { $field }.
    [few] { $player } loví { $number } ryby na poli { $field }.
   *[other] { $player } loví { $number } ryb na poli { $field }.
}
log-no-catch = { $player } má na poli { $field } prázdné sítě.
