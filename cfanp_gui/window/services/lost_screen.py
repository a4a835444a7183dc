"""End of the program if its X server or compositor goes away.

Qt warns of that and has the system end the program at once, wherever it is: its remaining
windows and processes would be deleted while others still use them. So the program
ends by itself before. Games are in journals, which are whole after every action.
"""

from __future__ import annotations

import contextlib
import os
import sys

from cfanp_gui.table.translate import tr

_SIGNS = ("The X11 connection broke", "The Wayland connection ")
"""Prefixes of Qt's warnings."""


def is_lost(message: str) -> bool:
    """Return True if a message of Qt's says that the screen is gone."""
    return message.startswith(_SIGNS)


def leave() -> None:
    """End the program, with one line on standard error."""
    sentence = tr("The screen is gone. Games that were begun are offered at the next start.")
    with contextlib.suppress(OSError, ValueError):
        if sys.stderr is not None:
            print(f"cfanp-gui: {sentence}", file=sys.stderr, flush=True)
    os._exit(1)
