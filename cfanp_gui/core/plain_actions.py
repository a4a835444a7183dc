"""Actions that any game may use, and their machine forms.

The general machine form of a move names its two squares, such as ``a1a2``, and where there are
several boards their labels, such as ``2:a1a2`` or ``1:n3>2:a3``.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from cfanp_gui.core.actions import Action
from cfanp_gui.core.boards import BoardSpec, Square
from cfanp_gui.core.text import TextError, shown

_LEAVE = re.compile(r"(resign|flag):([1-9]\d?)\Z", re.ASCII)
_SQUARE = r"([a-z]{1,2}\d{1,2})"
_MOVE = re.compile(
    rf"(?:(\w{{1,3}}):)?{_SQUARE}(?:>(\w{{1,3}}):)?{_SQUARE}(?:=([A-Z]{{1,2}}))?\Z", re.ASCII
)


class PlainMove(NamedTuple):
    """A move of a piece from one square to another; see `plain_move`."""

    text: str
    origin: Square
    target: Square
    becomes: str = ""
    """Letter of the piece that it becomes, if any."""


@dataclass(frozen=True, slots=True)
class Resign:
    """Resignation of a player, or loss on time."""

    player: int
    on_time: bool = False

    @property
    def text(self) -> str:
        """Return the machine form, such as ``resign:2`` or ``flag:2``."""
        return f"{'flag' if self.on_time else 'resign'}:{self.player}"


@dataclass(frozen=True, slots=True)
class AgreeDraw:
    """Agreement of all players in the game to a draw."""

    text = "draw"


@dataclass(frozen=True, slots=True)
class ClaimDraw:
    """Claim by the player to move of a draw that the rules allow to be claimed."""

    text = "claim"


def plain_move(
    boards: Iterable[BoardSpec], origin: Square, target: Square, becomes: str = ""
) -> PlainMove:
    """Return the move between two squares of some boards, with its machine form."""
    specs = {spec.id: spec for spec in boards}
    here, there = specs[origin.board], specs[target.board]
    label = f"{here.label}:" if len(specs) > 1 else ""
    over = "" if here is there else f">{there.label}:"
    text = f"{label}{here.name(origin.index)}{over}{there.name(target.index)}"
    return PlainMove(f"{text}={becomes}" if becomes else text, origin, target, becomes)


def parse_plain(text: str, boards: Sequence[BoardSpec]) -> Action:
    """Return the action of a general machine form. Raises ValueError with the expectation."""
    if text == AgreeDraw.text:
        return AgreeDraw()
    if leaving := _LEAVE.match(text):
        return Resign(int(leaving[2]), leaving[1] == "flag")
    if match := _MOVE.match(text):
        here, first, there, second, becomes = match.groups(default="")
        # A position with one board may be of a game in which others have several.
        specs = {spec.label: spec for spec in boards if here} or {"": boards[0]}
        origin, target = (
            _square(specs.get(label), name)
            for label, name in ((here, first), (there or here, second))
        )
        if origin is not None and target is not None:
            made = plain_move(specs.values(), origin, target, becomes)
            if made.text == text:
                return made
    board = boards[0].id
    example = plain_move(boards, Square(board, 0), Square(board, 1)).text
    raise TextError(
        "“{text}” is not a move (expected such as {move})", text=shown(text), move=example
    )


def _square(board: BoardSpec | None, name: str) -> Square | None:
    if board is None or name not in board.square_names:
        return None
    return Square(board.id, board.square_names.index(name))
