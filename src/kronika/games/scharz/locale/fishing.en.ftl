# Chapter 12.8: REAR-Fishing.

prompt-fishing = Land your fish.
prompt-land-fish = Where do you land a fish from { $field-the }?

option-land-fish = Land it in { $field-the }

log-catches = { $player } catches { $number } fish in { $field-the }.
log-no-catch = { $player } catches nothing in { $field-the }.
