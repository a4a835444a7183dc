"""Draws by claim or by rule: repetition, long series without progress, no material to mate.

On a single board they are FIDE's (articles 5.2.2, 9.2, 9.3 and 9.6), on several ours.
"""

from __future__ import annotations

from collections.abc import Hashable

from cfanp_gui.core.text import Text
from cfanp_gui.games.strategichess.bitboards import FILES, SQUARES
from cfanp_gui.games.strategichess.board import StrategiBoard
from cfanp_gui.games.strategichess.state import StrategiState

Key = Hashable

_DARK = sum(1 << square for square in range(SQUARES) if (square % FILES + square // FILES) % 2 == 0)


def repetition_key(state: StrategiState) -> Key:
    """Return the key that two positions share if they count as the same.

    It consists of pieces, sides to move and pawns that never moved, on all boards together.
    """
    return tuple(board[:4] for board in state.boards)


def lasting(before: StrategiState, after: StrategiState) -> bool:
    """Return True if no position before a move can come again after it.

    The move was a capture, took a King off, or was the first move of a pawn. Later moves of pawns
    can be taken back here.
    """
    return sum(board.men.bit_count() for board in before.boards) != sum(
        board.men.bit_count() for board in after.boards
    ) or [board.unmoved for board in before.boards] != [board.unmoved for board in after.boards]


def automatic(state: StrategiState, earlier: tuple[Key, ...]) -> Text | None:
    """Return the reason the game is drawn without a claim; None if it is not.

    `earlier` are the keys of the positions since the last that cannot come again.
    """
    if len(state.boards) == 1 and _insufficient(state.boards[0]):
        return Text("insufficient material")
    repeated = Text("fivefold repetition") if _repeated(state, earlier, 5) else None
    return _no_progress(state, 150) or repeated


def claimable(state: StrategiState, earlier: tuple[Key, ...]) -> Text | None:
    """Return the reason a draw may be claimed; None if it may not."""
    repeated = Text("threefold repetition") if _repeated(state, earlier, 3) else None
    return _no_progress(state, 100) or repeated


def claimed_after(state: StrategiState) -> int:
    """Return the number of moves without progress after which a draw may be claimed."""
    return 100 * len(state.boards)


def _no_progress(state: StrategiState, moves: int) -> Text | None:
    number = moves * len(state.boards)
    if state.idle < number:
        return None
    return Text("{number} moves without capture, pawn move or King taken off", number=number)


def _repeated(state: StrategiState, earlier: tuple[Key, ...], times: int) -> bool:
    """Return True if the position stands for at least the given time."""
    before = times - 1
    return len(earlier) >= 2 * before and earlier.count(repetition_key(state)) >= before


def bare(board: StrategiBoard, colour: int) -> bool:
    """Return True if a colour has nothing but its King on a board."""
    return not board.colours[colour] & ~board.planes[0]


def _insufficient(board: StrategiBoard) -> bool:
    """Return True if no series of legal moves can mate on a single board.

    A pawn cannot mate with its King alone, since pawns do not promote.
    """
    kings, queens, rooks, bishops, knights, pawns = board.planes
    if queens or rooks or ((board.men & ~kings).bit_count() > 1 and knights | pawns):
        return False
    return (board.men & ~kings).bit_count() <= 1 or not (bishops & _DARK and bishops & ~_DARK)
