"""Knowledge of pieces whose kinds are hidden: those shown to all, and those that moved last.

It is kept in `State.extra`, and CFEN writes it after its other fields.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from cfanp_gui.core.boards import MAX_BOARDS, STRIP, Square
from cfanp_gui.core.pieces import Piece
from cfanp_gui.games.armies.base_game import UNKNOWN
from cfanp_gui.games.armies.hooks import Facts
from cfanp_gui.games.armies.placed_armies import Control
from cfanp_gui.games.armies.state import State

SEEN, FRO, VIEWER = "seen", "fro", "for"
"""Keys of squares shown, of last moves and of the viewer in `State.extra` and in CFEN."""
MOST_TO_AND_FRO = 3
"""Largest number of consecutive moves of a piece between the same two squares."""


class LastMove(NamedTuple):
    """Last move of a piece that moved in its army's last turn."""

    square: Square
    """Square on which the piece stands."""
    origin: Square
    """Square from which it came."""
    times: int
    """Number of consecutive moves between the two squares."""


def in_order(files: int) -> Callable[[Square], tuple[int, int, int]]:
    """Return the sort key of squares: half-boards, then the strip; by file, then rank."""

    def place(square: Square) -> tuple[int, int, int]:
        board, index = square
        return MAX_BOARDS if board == STRIP else board, index % files, index // files

    return place


def sorted_moves(moves: Iterable[LastMove], files: int) -> tuple[LastMove, ...]:
    """Return last moves sorted by the squares on which the pieces stand."""
    order = in_order(files)
    return tuple(sorted(moves, key=lambda move: order(move.square)))


def facts(
    files: int, shown: Iterable[Square], moved: Iterable[LastMove], player: int | None
) -> Facts:
    """Return the facts that a state remembers, with boards of a given number of files."""
    known = (
        (VIEWER, player),
        (FRO, sorted_moves(moved, files) or None),
        (SEEN, tuple(sorted(shown, key=in_order(files))) or None),
    )
    return tuple((name, value) for name, value in known if value is not None)


def seen(state: State) -> tuple[Square, ...]:
    """Return the squares of pieces that were shown to all, sorted."""
    return state.fact(SEEN, ())


def last_moves(state: State) -> tuple[LastMove, ...]:
    """Return the last move of each piece that moved in its army's last turn.

    During a turn, those of the army to move are the pieces that moved in it, or in the last turn if
    they may still move in this one.
    """
    return state.fact(FRO, ())


def viewer(state: State) -> int | None:
    """Return the player whose view a state is; None for the whole truth."""
    return state.fact(VIEWER, None)


def veiled(
    pieces: Mapping[Square, Piece], control: Control, shown: Iterable[Square], player: int
) -> dict[Square, Piece]:
    """Return pieces as a player sees them: those of their armies, and those shown to all."""
    open_to_all = frozenset(shown)
    return {
        square: piece
        if square in open_to_all or control[piece.army] == player
        else Piece(UNKNOWN, piece.army)
        for square, piece in pieces.items()
    }
