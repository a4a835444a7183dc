"""Why squares stand out beside checks and moves; see `capabilities.Marks`."""

from enum import Enum
from typing import NamedTuple

from cfanp_gui.core.text import Text


class NoteKind(Enum):
    """What makes a square stand out where it is drawn."""

    CHOICE = "choice"
    """With one of these pieces something must be done before anything else."""
    HELD = "held"
    """The piece cannot be moved as long as its army is held; `PieceStyle.frozen` shows it."""
    SHIELDED = "shielded"
    """The same, and nobody may capture it."""
    DANGER = "danger"
    """Nothing keeps opponents from capturing this King now."""
    ATTACKER = "attacker"
    """The piece may capture such a King."""
    SHOWN = "shown"
    """The piece was shown to all, where kinds of pieces are hidden."""


class SquareNote(NamedTuple):
    """Why a square stands out."""

    kind: NoteKind
    words: Text
    """The same in few words."""
