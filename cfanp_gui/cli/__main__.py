"""`python -m cfanp_gui.cli` is `cfanp`."""

import sys

from cfanp_gui.cli import main

if __name__ == "__main__":
    sys.exit(main())
