"""Tests of what makes the installers, but for the making itself, which takes minutes.

`packaging/test-installers` builds them and tries each in a clean system.
"""

import importlib
import sys
from types import ModuleType

from tests import ROOT

PACKAGING = ROOT / "packaging"
LINUX = PACKAGING / "linux"


def script(name: str, folder: str = "") -> ModuleType:
    """Return a module of the folder `packaging`, or of one below, which are no packages."""
    place = str(PACKAGING / folder)
    sys.path.insert(0, place)
    try:
        return importlib.import_module(name)
    finally:
        sys.path.remove(place)
