# Chapter 8: diplomacy.

log-becomes-vassal = { $player } becomes a vassal of { $player2-the }.
log-is-free-again = { $player } is no longer a vassal of { $player2-the }.
log-pays-tribute = { $player } pays a tribute to { $player2-the }: there is a truce.
log-pays-ransom = { $player } pays { $player2-the } a ransom of { $number } gold: there is a truce.
log-gives-aid = { $player } gives { $number } gold as aid to { $player2-the }.
log-is-eliminated = { $player } is eliminated.
