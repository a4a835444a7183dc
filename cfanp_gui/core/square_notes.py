"""Reasons for highlighting squares besides checks and moves; see `Position.marked`."""

from enum import Enum
from typing import NamedTuple

from cfanp_gui.core.text import Text


class NoteKind(Enum):
    """Reason for which a square is highlighted."""

    CHOICE = "choice"
    """One of these pieces must be chosen before anything else."""
    HELD = "held"
    """The piece cannot be moved while its army is held; `PieceStyle.frozen` shows it."""
    SHIELDED = "shielded"
    """The same, and the piece cannot be captured."""
    DANGER = "danger"
    """This King can be captured now."""
    ATTACKER = "attacker"
    """The piece may capture such a King."""
    SHOWN = "shown"
    """The piece was shown to all, in a game with hidden kinds of pieces."""


class SquareNote(NamedTuple):
    """Reason for which a square is highlighted."""

    kind: NoteKind
    words: Text
    """The same in few words."""
