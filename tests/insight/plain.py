"""What armies could do, worked out by trying everything: the judge of insight.

It goes by `tests.judges.reference` and shares no code with the program. Squares are those of
half-boards as the program numbers them: half-board, and 0 to 31 from its owner's left corner.
"""

import itertools
import random
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from cfanp_gui.games.armies.table_view import ArmiesView as HalfBoardPosition
from tests.judges import compare
from tests.judges.comparing.players import murderous
from tests.judges.reference import Options, read
from tests.judges.reference.acts import make
from tests.judges.reference.moves import (
    Move,
    after,
    attackers,
    king_square,
    legal_captures,
    legal_moves,
    pseudo_moves,
)
from tests.judges.reference.position import HALVES, Pair, Square
from tests.judges.reference.position import Position as Plain

At = tuple[int, int]
WORTH = {"P": 1, "N": 3, "B": 3, "R": 5, "Q": 9, "K": 100}


class Case(NamedTuple):
    """A position in the program and for its judge."""

    core: HalfBoardPosition
    text: str
    options: Options


def cases(seed: int, count: int, armies: range) -> Iterator[Case]:
    """Yield so many positions: from games played on from starts, few pieces or boxed-in Kings."""
    for number in range(count):
        rng = random.Random(f"{seed} {number}")
        match = compare.begin(rng, armies)
        for _ in range(rng.choice((0, 1, 3, 8))):
            if match.reference.outcome or not match.reference.moves:
                break
            match.apply(murderous(rng, match))
        yield Case(match.core, match.core.to_text(), match.options)


def given(text: str) -> Case:
    """Return a position under the game's own rules."""
    found = compare.CORE.from_text(text, compare.switched(Options()))
    assert isinstance(found, HalfBoardPosition)
    return Case(found, text, Options())


def plain_rules(case: Case) -> bool:
    """Return True if no house rule changes the captures that are allowed."""
    options = case.options
    return not (options.peterson or options.avalanche)


def pair_name(pair: Pair) -> str:
    return HALVES[pair[0]] + HALVES[pair[1]]


def at(position: Plain, pair: Pair, square: Square) -> At:
    """Return the square of a half-board that a joined one is."""
    half, (file, rank) = position.parted(pair, square)
    return half, 8 * (rank - 1) + file - 1


class Begun:
    """A position as if the turn of an army began now."""

    def __init__(self, case: Case, army: int) -> None:
        self.army = army
        position = read(case.text, case.options)
        position.army = army
        position.pushed = set()
        position.committed = None
        position.passed.pop(army, None)
        self.position = position
        self.pairs = [pair for pair in position.pairs() if self._stands_on(pair)]

    def _stands_on(self, pair: Pair) -> bool:
        halves = self.position.halves
        return any(piece[1] == self.army for half in pair for piece in halves[half].values())

    def legal(self, pair: Pair) -> list[Move]:
        return legal_moves(self.position, pair, self.army)

    def checking(self, pair: Pair) -> set[int]:
        """Return the armies that give the army check on a pair."""
        view = self.position.view(pair)
        king = king_square(view, self.army)
        if king is None:
            return set()
        return attackers(self.position, pair, view, king, self.army)

    def captures(self, pair: Pair) -> set[tuple[str, At, At]]:
        """Return the moves that capture, with the squares of the piece that moves and the other."""
        return {
            (move.text, at(self.position, pair, move.origin), at(self.position, pair, taken))
            for move, taken in legal_captures(self.position, pair, self.army)
        }

    @cache  # noqa: B019 - for as long as a test looks at a position
    def won(self, pair: Pair) -> dict[str, int]:
        """Return the gain of every capture when all captures on its square have been made."""
        position, own = self.position, self.army
        living = position.living()
        others = {army for army in living if position.hostile(own, army)}
        sides = (others, set(living) - others)
        return {
            move.text: won(position, pair, move, taken, sides)
            for move, taken in legal_captures(position, pair, own)
        }

    def mates(self, pair: Pair) -> dict[str, set[int]]:
        """Return the moves that checkmate on a pair, and whom."""
        found = {}
        for move in self.legal(pair):
            events = make(self.position.copy(), move)
            mated = {event.army for event in events if event.type == "checkmate"}
            if mated:
                found[move.text] = mated
        return found

    def bearing_on(self, pair: Pair, target: Square) -> set[At]:
        """Return the places of the army's pieces that attack or guard a joined square of a pair."""
        position = self.position.copy()
        position.passed = {}
        view = position.view(pair)
        prey = next(other for other in range(position.armies) if position.hostile(self.army, other))
        view[target] = ("N", prey)
        moves = pseudo_moves(position, pair, view, self.army)
        return {at(position, pair, move.origin) for move in moves if move.target == target}


def won(
    position: Plain, pair: Pair, move: Move, taken: Square, sides: tuple[set[int], set[int]]
) -> int:
    """Return the gain of a capture when the side `sides[0]` makes the most of the replies."""
    view = position.view(pair)
    gain = WORTH[view[taken][0]]
    if move.promotion:
        gain += WORTH[move.promotion] - WORTH["P"]
    then = position.copy()
    then.passed = {}
    then.put_back(pair, after(position, view, move)[0])
    best = 0
    for army in sides[0]:
        for reply, square in legal_captures(then, pair, army):
            if square == move.target:
                best = max(best, won(then, pair, reply, square, (sides[1], sides[0])))
    return gain - best


def begun(case: Case) -> dict[int, Begun]:
    """Return the position for each living army."""
    living = read(case.text, case.options).living()
    return {army: Begun(case, army) for army in living}


def hostile(case: Case, one: int, other: int) -> bool:
    return read(case.text, case.options).hostile(one, other)


def order(case: Case) -> list[int]:
    """Return the living armies from the one to move on."""
    position = read(case.text, case.options)
    turns = itertools.chain(range(position.army, position.armies), range(position.army))
    return [army for army in turns if position.alive(army)]
