"""What goes wrong with texts: moves that cannot be read, records that are none."""

from __future__ import annotations

from cfanp_gui.core.game import PieceMove, Refusal

_SHOWN = 40
ENOUGH = 8
"""Moves that a message names."""


class NotationError(ValueError):
    """A text that is no move here; the message says what was expected or what would fit."""

    def __init__(
        self, message: str, fitting: tuple[PieceMove, ...] = (), refusal: Refusal | None = None
    ) -> None:
        super().__init__(message)
        self.fitting = fitting
        """The legal moves it may mean, when it may mean several."""
        self.refusal = refusal
        """Why the move it means is not legal, when one reason holds."""


class UnreadableError(NotationError):
    """A text that has not even the form of a move."""


class RecordError(ValueError):
    """A text that is no game record; the message names the line and what was expected."""


def shortened(names: list[str]) -> str:
    """A list as it is given in a message: not all of one that is long."""
    return ", ".join(names[:ENOUGH]) + (", …" if len(names) > ENOUGH else "")


def shown(text: str) -> str:
    """A piece of input as it is quoted in a message: one line, not too long."""
    line = "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in text)
    return line if len(line) <= _SHOWN else f"{line[: _SHOWN - 1]}…"
