"""What an effect can change, chapter by chapter: every hook does nothing by default.

`player` is the one who has the effect. A chapter calls a hook with `in_force(HOOK, s, player)`.
"""
