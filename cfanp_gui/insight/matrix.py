"""The pairing matrix: what each pair of boards holds for an army.

Everything is said as if the army's turn began now: with all boards still to be used, its own
passed square gone, and everything else as it stands. That the army to move has used a board
already is told beside it.

*Hanging* on a pair are the army's own pieces that a hostile army could win there with a legal move
if its own turn began now; *winnable* are the pieces that the army itself could win there. A piece
is won where its captor has more when all captures on that square have been made, and for so much
it counts, once: for its usual worth where nobody takes back.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import Enum
from typing import NamedTuple

from cfanp_gui.core.boards import STRIP, Pair, Square
from cfanp_gui.core.prospects import Mate
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
    """Pieces that could be won."""

    squares: tuple[Square, ...]
    """Where they stand, in order."""
    value: int
    """What would be won with them together in the end, in pawns."""


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


def cells(survey: Survey, army: int | None = None) -> Iterator[Cell]:
    """Yield the cell of every pair on which an army has a piece, in letter order.

    Without one it is the army to move. Each cell is worked out when it is asked for, and the
    iterator may be left at any time. Raises ValueError for a dead army, and where none is to move.
    """
    asked = survey.mover if army is None else army
    if asked is None:
        raise ValueError("the game is over (expected the army that is asked about)")
    for pair in survey.prospects(asked).pairs:
        yield _cell(survey, asked, pair)


def _cell(survey: Survey, army: int, pair: Pair) -> Cell:
    pieces = survey.position.pieces()
    prospects = survey.prospects(army)
    moves, demand = prospects.moves(pair), prospects.demand()
    if prospects.checkers(pair):
        king = KingState.CHECK if moves or demand is not None else KingState.MATED
    else:
        home = prospects.king
        here = home is not None and home.board in (*pair, STRIP)
        king = KingState.SAFE if here else KingState.ELSEWHERE

    hanging = _stake(
        (capture.taken, theirs.won(capture))
        for other in survey.hostile_to(army)
        if survey.stands_on(other, pair)
        for theirs in (survey.prospects(other),)
        for capture in theirs.captures(pair)
        if pieces[capture.taken].army == army
    )
    winnable = _stake(
        (capture.taken, prospects.won(capture)) for capture in prospects.captures(pair)
    )
    mates = prospects.mates(pair)
    pushed = survey.pushed(army, pair)
    return Cell(army, pair, moves, king, mates, hanging, winnable, pushed, demand)


def _stake(captures: Iterable[tuple[Square, int]]) -> Stake:
    """Return what captures win, each given as what it takes and what it wins in the end."""
    most: dict[Square, int] = {}
    for taken, won in captures:
        if won > 0:
            most[taken] = max(won, most.get(taken, 0))
    return Stake(tuple(sorted(most)), sum(most.values()))
