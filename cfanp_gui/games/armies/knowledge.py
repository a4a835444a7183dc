"""What is known of pieces whose kinds are hidden: which were shown, and which moved last.

It is kept in `State.extra`, and CFEN says it behind its other fields.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from cfanp_gui.core.boards import MAX_BOARDS, STRIP, Square
from cfanp_gui.core.pieces import Piece
from cfanp_gui.games.armies.base_game import UNKNOWN
from cfanp_gui.games.armies.control import Control
from cfanp_gui.games.armies.state import Extra, State

SEEN, FRO, VIEWER = "seen", "fro", "for"
"""The names under which `State.extra` has the parts of `Known`, and CFEN."""
MOST_TO_AND_FRO = 3
"""How many moves running a piece makes at most between the same two squares."""


class LastMove(NamedTuple):
    """A piece that moved in its army's last turn."""

    square: Square
    """Where it stands."""
    origin: Square
    """Where it came from."""
    times: int
    """How many moves running it went between the two."""


class Known(NamedTuple):
    """What is known to all of the pieces of a position, and whose view it is."""

    seen: frozenset[Square] = frozenset()
    """Where pieces stand that were shown to all."""
    moved: tuple[LastMove, ...] = ()
    """The pieces that moved in the last turn of their army; see `last_moves`."""
    viewer: int | None = None
    """Whose view it is, as `Hidden.viewer`."""

    def facts(self, files: int) -> Extra:
        """Return it as a state remembers it, on boards of so many files."""
        order = in_order(files)
        found = (
            (VIEWER, self.viewer),
            (FRO, tuple(sorted(self.moved, key=lambda one: order(one.square))) or None),
            (SEEN, tuple(sorted(self.seen, key=order)) or None),
        )
        return tuple((name, value) for name, value in found if value is not None)


NOTHING_KNOWN = Known()


def in_order(files: int) -> Callable[[Square], tuple[int, int, int]]:
    """Return by what squares are sorted: half-boards, then the strip; by file, then rank."""

    def place(square: Square) -> tuple[int, int, int]:
        board, index = square
        return MAX_BOARDS if board == STRIP else board, index % files, index // files

    return place


def known(state: State) -> Known:
    """Return what a state says of it."""
    return Known(frozenset(seen(state)), last_moves(state), viewer(state))


def seen(state: State) -> tuple[Square, ...]:
    """Return where pieces stand that were shown to all, in their order."""
    found: tuple[Square, ...] | None = state.fact(SEEN)
    return found or ()


def last_moves(state: State) -> tuple[LastMove, ...]:
    """Return for each piece that moved in its army's last turn where it came from.

    During a turn, of the army to move: that moved in it, or in the last if they may yet move in it.
    """
    found: tuple[LastMove, ...] | None = state.fact(FRO)
    return found or ()


def viewer(state: State) -> int | None:
    """Return whose view a state is; None for the whole truth."""
    found: int | None = state.fact(VIEWER)
    return found


def veiled(
    pieces: Mapping[Square, Piece], control: Control, shown: Iterable[Square], player: int
) -> dict[Square, Piece]:
    """Return pieces as a player sees them: those of their armies, and what was shown to all."""
    open_to_all = frozenset(shown)
    return {
        square: piece
        if square in open_to_all or control[piece.army] == player
        else Piece(UNKNOWN, piece.army)
        for square, piece in pieces.items()
    }
