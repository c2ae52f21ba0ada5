# Chapter 13.1: taxes.

log-taxes = { $player } collects { $number } gold in taxes.
log-pays-lord = { $player } gives { $number } gold of taxes to { $player2-the } as lord.
