# Chapter 9.7: MOVE-Herds.

prompt-herd-goes = Where do the { $herd-small } from { $field-the } go?
prompt-grain-goes = Where do you store { $number } grain from { $field-the }?
prompt-fish-goes = Where do you store { $number } fish from { $field-the }?

option-drive = Move a herd of { $herd-small } from { $field-the }
option-lead-out = Move a herd of { $herd-small } out of the settlement in { $field-the }
option-carry-grain = Move { $number } grain from { $field-the }
option-carry-fish = Move { $number } fish from { $field-the }
option-graze-at = Graze in { $field-the }
option-shelter-in = Into the settlement in { $field-the }
option-store-at = Store in { $field-the }
option-turn-back = Stay after all

log-drives = { $player } moves { $herd-small } from { $field-the } to { $field2-the }.
log-drives-inside = { $player } moves { $herd-small } from { $field-the } into the settlement in { $field2-the }.
log-carries-grain = { $player } moves { $number } grain from { $field-the } to { $field2-the }.
log-carries-fish = { $player } moves { $number } fish from { $field-the } to { $field2-the }.
