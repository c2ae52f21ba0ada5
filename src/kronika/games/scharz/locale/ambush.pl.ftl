# Chapter 9.8: ambush by fortifications.

log-ambushes = { $number ->
    [0] Fortyfikacja { $player-gen } na polu { $field } bezskutecznie atakuje { $player2-acc } z zasadzki.
    [one] Fortyfikacja { $player-gen } na polu { $field } atakuje { $player2-acc } z zasadzki: { $number } miecz.
    [few] Fortyfikacja { $player-gen } na polu { $field } atakuje { $player2-acc } z zasadzki: { $number } miecze.
   *[other] Fortyfikacja { $player-gen } na polu { $field } atakuje { $player2-acc } z zasadzki: { $number } mieczy.
}
