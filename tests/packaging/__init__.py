"""What makes the packages that people download."""

from __future__ import annotations

import sys

from tests import ROOT

PACKAGING = ROOT / "packaging"

# The scripts find each other in their folders, as Python does for what it is asked to run.
for _folder in (PACKAGING, PACKAGING / "windows", PACKAGING / "macos"):
    if str(_folder) not in sys.path:
        sys.path.append(str(_folder))
