"""`python -m kronika` is `kronika`."""

import sys

from kronika.cli import main

if __name__ == "__main__":
    sys.exit(main())
