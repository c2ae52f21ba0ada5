"""The kernel: asks, options, matches, dice, records. It knows no game and does no I/O."""
