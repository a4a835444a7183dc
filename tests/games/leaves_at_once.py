"""A module that ends whatever program loads it, as one does that is a script and no package."""

import sys

sys.exit(7)
