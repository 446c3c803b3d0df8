"""python -m entrepot: the command line."""

import sys

from entrepot.cli import main

if __name__ == "__main__":
    sys.exit(main())
