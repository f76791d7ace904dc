"""`python -m doughjo` is the command `doughjo`."""

import sys

from doughjo.cli import main

if __name__ == "__main__":
    sys.exit(main())
