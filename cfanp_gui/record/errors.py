"""What goes wrong with texts: moves that cannot be read, records that are none."""

from __future__ import annotations

from cfanp_gui.core.notation import NotationError, UnreadableError
from cfanp_gui.core.text import shown

__all__ = ["ENOUGH", "NotationError", "RecordError", "UnreadableError", "shortened", "shown"]

ENOUGH = 8
"""Moves that a message names."""


class RecordError(ValueError):
    """A text that is no game record; the message names the line and what was expected."""


def shortened(names: list[str]) -> str:
    """Return a list as it is given in a message: not all of one that is long."""
    return ", ".join(names[:ENOUGH]) + (", …" if len(names) > ENOUGH else "")
