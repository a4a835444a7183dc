"""The pairing matrix: the chances and dangers of an army on each pair of boards.

All values are as if the army's turn began now: with all boards still to be used, its own
passed square gone, and everything else as it stands. A board that the army to move has already
used is marked.

*Hanging* on a pair are the army's own pieces that a hostile army could win there with a legal move
if its own turn began now; *winnable* are the pieces that the army itself could win there. A piece
is won if its captor has gained when all captures on that square have been made. It counts once,
with that gain: with its usual worth where nobody takes back.
"""

from collections.abc import Iterable, Iterator
from enum import Enum
from typing import NamedTuple

from cfanp_gui.core.boards import STRIP, Pair, Square
from cfanp_gui.core.queries import Mate
from cfanp_gui.core.text import Text
from cfanp_gui.insight.survey import Survey


class KingState(Enum):
    """State of an army's King on a pair."""

    ELSEWHERE = "elsewhere"
    """It does not stand on the pair."""
    SAFE = "safe"
    CHECK = "check"
    MATED = "mated"
    """It is attacked and the army has no legal move there (Rule 8), nor a demand to meet first."""


class Stake(NamedTuple):
    """Pieces that could be won."""

    squares: tuple[Square, ...]
    """Their squares, in order."""
    value: int
    """Gain in pawns in the end if all of them were won."""


class Cell(NamedTuple):
    """The chances and dangers of an army on a pair."""

    army: int
    pair: Pair
    moves: int
    """Number of its legal moves there."""
    king: KingState
    mates: tuple[Mate, ...]
    """Moves that checkmate there at once, sorted by their text."""
    hanging: Stake
    winnable: Stake
    pushed: bool
    """True if the army is to move and has used one of the boards this turn."""
    demand: Text | None = None
    """Action that is required before the army may move; see `Prospects.demand`."""


def cells(survey: Survey, army: int | None = None) -> Iterator[Cell]:
    """Yield the cell of every pair on which an army has a piece, in letter order.

    By default it is the army to move. Each cell is worked out when it is asked for, and the
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

    threatened: list[tuple[Square, int]] = []
    for other in survey.hostile_to(army):
        if survey.stands_on(other, pair):
            theirs = survey.prospects(other)
            for capture in theirs.captures(pair):
                if pieces[capture.taken].army == army:
                    threatened.append((capture.taken, theirs.won(capture)))
    hanging = _stake(threatened)
    winnable = _stake(
        (capture.taken, prospects.won(capture)) for capture in prospects.captures(pair)
    )
    mates = prospects.mates(pair)
    pushed = survey.pushed(army, pair)
    return Cell(army, pair, moves, king, mates, hanging, winnable, pushed, demand)


def _stake(captures: Iterable[tuple[Square, int]]) -> Stake:
    """Return the stake of captures, each given as the captured square and the gain in the end."""
    most: dict[Square, int] = {}
    for taken, won in captures:
        if won > 0:
            most[taken] = max(won, most.get(taken, 0))
    return Stake(tuple(sorted(most)), sum(most.values()))
