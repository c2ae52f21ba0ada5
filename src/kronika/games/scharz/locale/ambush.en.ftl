# Chapter 9.8: ambush by fortifications.

log-ambushes = { $number ->
    [0] The fortification of { $player-the } in { $field-the } ambushes { $player2-the } in vain.
    [one] The fortification of { $player-the } in { $field-the } ambushes { $player2-the } with { $number } sword.
   *[other] The fortification of { $player-the } in { $field-the } ambushes { $player2-the } with { $number } swords.
}
