"""What can go wrong, each with a message that a person can act on."""


class KronikaError(Exception):
    """Every error that Kronika raises on purpose."""


class UsageError(KronikaError):
    """An unknown game, a wrong number of players, an unknown setting, a bad seed."""


class IllegalChoice(KronikaError):
    """An option that is not offered; the match has not changed."""


class NoUndo(KronikaError):
    """The last decision cannot be taken back."""


class RecordError(KronikaError):
    """A record that does not fit. `line` is the first line (from 1) that is wrong."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"line {line}: {message}")
        self.line = line


class ContentError(KronikaError):
    """A content file that is missing, broken or contradicts itself."""


class RulesError(KronikaError):
    """A game broke the contract of the kernel: a bug in its rules."""
