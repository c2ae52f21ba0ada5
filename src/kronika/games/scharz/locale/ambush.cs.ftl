# Chapter 9.8: ambush by fortifications.

log-ambushes = { $number ->
    [0] Opevnění { $player-gen } na poli { $field } přepadá { $player2-acc } bez úspěchu.
    [one] Opevnění { $player-gen } na poli { $field } přepadá { $player2-acc }: { $number } meč.
    [few] Opevnění { $player-gen } na poli { $field } přepadá { $player2-acc }: { $number } meče.
   *[other] Opevnění { $player-gen } na poli { $field } přepadá { $player2-acc }: { $number } mečů.
}
