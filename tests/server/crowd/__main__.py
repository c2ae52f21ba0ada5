"""`kronika`, with one game more. The processes in which bots think import this too."""

import sys

from kronika.cli import main
from tests.server.crowd import register

register()

if __name__ == "__main__":
    sys.exit(main())
