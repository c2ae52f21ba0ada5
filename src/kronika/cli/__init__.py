"""The `kronika` command.

Exit codes: 0 fine, 1 what was checked is wrong or could not be done, 2 wrong usage, 130 stopped
with Ctrl-C. An error is one line on stderr; bad input never gives a traceback.
"""

import io
import os
import sys
from collections.abc import Sequence
from typing import Final

from kronika.core.errors import KronikaError, UsageError

OK: Final = 0
WRONG: Final = 1
USAGE: Final = 2
INTERRUPTED: Final = 130

LONGEST_COMPLAINT: Final = 600


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; gives its exit code."""
    _prepare_streams()
    try:
        # Here, so that Ctrl-C and broken content are also met while modules are loaded.
        from kronika.core.text import MissingWords

        from .parser import run
    except KeyboardInterrupt:
        return INTERRUPTED
    except KronikaError as error:
        return _complain(str(error), WRONG)
    try:
        try:
            code = run(arguments)
        except SystemExit as done:  # argparse has printed its help or version
            code = done.code if isinstance(done.code, int) else OK
        sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever reads the output, `head` for example, has seen enough.
        _discard_output()
        return OK
    except UsageError as error:
        return _complain(str(error), USAGE)
    except KronikaError as error:
        return _complain(str(error), WRONG)
    except MissingWords as error:
        return _complain(f"words are missing ({error}); choose another language: --lang en", WRONG)
    except OSError as error:
        _discard_output()
        where = f"{error.filename}: " if error.filename else ""
        return _complain(f"{where}{error.strerror or error}", WRONG)


def _prepare_streams() -> None:
    """Make sure that there is an output, and that no letter can be too strange for it."""
    for name in ("stdin", "stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            mode = "r" if name == "stdin" else "w"
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115
        elif isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _discard_output() -> None:
    """Let what is still to be written vanish, so that the interpreter can leave in silence."""
    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
    except (OSError, ValueError):
        pass


def _complain(message: str, code: int) -> int:
    """One line on stderr, without anything that a terminal could take for a command."""
    line = "".join(c if c.isprintable() else " " for c in message)
    if len(line) > LONGEST_COMPLAINT:
        line = f"{line[:LONGEST_COMPLAINT]}…"
    try:
        print(f"kronika: {line}", file=sys.stderr, flush=True)
    except OSError:
        pass
    return code
