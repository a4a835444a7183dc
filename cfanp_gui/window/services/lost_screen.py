"""The end of the program where the X server or the compositor that shows it goes away.

Qt warns of that and has the system end the program at once, wherever it is: what is left of its
windows and processes would be deleted under the hands of those who still hear of it. So the program
ends by itself before. What was begun stands in journals, which are whole after every action.
"""

from __future__ import annotations

import contextlib
import os
import sys

from cfanp_gui.table.translate import tr

_SIGNS = ("The X11 connection broke", "The Wayland connection ")
"""How Qt's warnings begin."""


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
