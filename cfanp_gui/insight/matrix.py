"""The pairing matrix: what each pair of boards holds for an army.

Everything is said as if the army's turn began now: with all boards still to be used, its own
passed square gone, and everything else as it stands. That the army to move has used a board
already is told beside it.

*Hanging* on a pair are the army's own pieces that a hostile army could capture there with a legal
move if its own turn began now; *winnable* are the pieces that the army itself could capture there.
Whether the capture would be answered is not asked. Every piece counts once, with its usual worth.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from enum import Enum
from typing import NamedTuple

from cfanp_gui.core.boards import STRIP, Pair, Square
from cfanp_gui.core.capabilities import Mate
from cfanp_gui.core.pieces import PieceType
from cfanp_gui.core.text import Text
from cfanp_gui.insight.survey import Survey


class KingState(Enum):
    """How an army's King fares on a pair."""

    ELSEWHERE = "elsewhere"
    """It does not stand there."""
    SAFE = "safe"
    CHECK = "check"
    MATED = "mated"
    """It is attacked there and the army has no legal move there (Rule 8).

    Where something must be done before the army may move, nobody knows yet.
    """


class Stake(NamedTuple):
    """Pieces that could be captured."""

    squares: tuple[Square, ...]
    """Where they stand, in order."""
    value: int
    """What they are worth together, in pawns."""


class Cell(NamedTuple):
    """What a pair holds for an army."""

    army: int
    pair: Pair
    moves: int
    """Its legal moves there."""
    king: KingState
    mates: tuple[Mate, ...]
    """Those that checkmate there at once, sorted by their text."""
    hanging: Stake
    winnable: Stake
    pushed: bool
    """Whether the army is to move and has used one of the boards this turn."""
    demand: Text | None = None
    """What must be done before the army may move; see `Prospects.demand`."""


def cells(
    survey: Survey, piece_types: Mapping[str, PieceType], army: int | None = None
) -> Iterator[Cell]:
    """Yield the cell of every pair on which an army has a piece, in letter order.

    Without one it is the army to move. Each cell is worked out when it is asked for, and the
    iterator may be left at any time. `piece_types` are the game's and say what pieces are worth.
    Raises ValueError for a dead army, and where none is to move.
    """
    asked = survey.mover if army is None else army
    if asked is None:
        raise ValueError("the game is over (expected the army that is asked about)")
    for pair in survey.prospects(asked).pairs:
        yield _cell(survey, piece_types, asked, pair)


def _cell(survey: Survey, piece_types: Mapping[str, PieceType], army: int, pair: Pair) -> Cell:
    pieces = survey.position.pieces()
    prospects = survey.prospects(army)
    moves, demand = prospects.moves(pair), prospects.demand()
    if prospects.checkers(pair):
        king = KingState.CHECK if moves or demand is not None else KingState.MATED
    else:
        home = prospects.king
        here = home is not None and home.board in (*pair, STRIP)
        king = KingState.SAFE if here else KingState.ELSEWHERE

    def stake(squares: Iterable[Square]) -> Stake:
        found = sorted(set(squares))
        return Stake(tuple(found), sum(piece_types[pieces[at].letter].value for at in found))

    hanging = stake(
        capture.taken
        for other in survey.hostile_to(army)
        if survey.stands_on(other, pair)
        for capture in survey.prospects(other).captures(pair)
        if pieces[capture.taken].army == army
    )
    winnable = stake(capture.taken for capture in prospects.captures(pair))
    mates = prospects.mates(pair)
    pushed = survey.pushed(army, pair)
    return Cell(army, pair, moves, king, mates, hanging, winnable, pushed, demand)
