"""Static exchange evaluation of captures on two half-boards pushed together.

The piece that has captured may be captured in turn, and so on; each side may stop when it likes.
One side is the army that begins, with all armies of its player; the other is all armies hostile to
them, under any player. Pieces have their usual values. All orders of captures are searched, because
pieces behind a capturer may be able to move or jump only after it, and a piece that would leave its
King attacked captures nothing. House rules are ignored.
"""

from collections.abc import Iterator
from functools import cached_property
from typing import Any, NamedTuple

from cfanp_gui.core.boards import Pair
from cfanp_gui.core.pieces import Piece
from cfanp_gui.core.square_sets import squares
from cfanp_gui.games.armies.pair_rules import JoinedBoard, PairMove
from cfanp_gui.games.armies.state import State

ROYAL = 100
"""Value of a King that may be captured: more than all other pieces together."""


class _Standing(NamedTuple):
    """The piece that has captured last."""

    square: int
    letter: str


class _Capture(NamedTuple):
    """A possible capture, and the position after it."""

    gain: int
    """Immediate gain, in pawns."""
    board: Any
    rights: Any
    standing: _Standing | None
    """The piece that has captured; None if it was lost too."""


class ExchangeValues:
    """Values of the captures of an army on one pair, with a cache."""

    def __init__(self, state: State, army: int, pair: Pair) -> None:
        self._state, self._base = state, state.base
        self._army, self._pair = army, pair
        self._board: JoinedBoard = state.board(pair)
        self._lost: dict[tuple[int, _Standing, int], int] = {}

    @cached_property
    def _letters(self) -> dict[int, str]:
        """Return the letters of the pieces on the joined board, by square."""
        base, pair, halves = self._base, self._pair, self._state.halves
        return {
            base.joined(square, pair): piece.letter
            for board in base.with_strip(pair)
            for square, piece in base.pieces_on(halves, board).items()
        }

    @cached_property
    def _sides(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Return the armies of both sides that have a piece on the pair."""
        own, dead = (self._army, *self._state.sides.allies[self._army]), self._state.sides.dead
        present = [army for army, pieces in enumerate(self._board.armies) if pieces]
        others = tuple(army for army in present if army not in (*own, *dead))
        return tuple(army for army in own if army in present), others

    @cached_property
    def _hostile(self) -> dict[int, tuple[int, ...]]:
        """Return, for each army of both sides, the armies that may attack its King."""
        here = [army for side in self._sides for army in side]
        hostile = self._state.hostile
        return {army: tuple(foe for foe in here if hostile(army, foe)) for army in here}

    @cached_property
    def _worths(self) -> dict[str, int]:
        types = self._base.base.types
        return {letter: ROYAL if kind.royal else kind.value for letter, kind in types.items()}

    def won(self, move: PairMove) -> int:
        """Return the gain of a legal capture by the army, in pawns; negative if it loses more."""
        return self._value(self._made(self._board, self._state.rights, None, self._army, move), 1)

    def _value(self, capture: _Capture, turn: int) -> int:
        """Return the gain of a capture if the side `turn` replies as well as it can."""
        standing = capture.standing
        if standing is None:
            return capture.gain
        key = capture.board.occupied, standing, turn
        lost = self._lost.get(key)
        if lost is None:
            lost = 0
            for reply in self._replies(capture, standing, turn):
                if lost < reply.gain:
                    lost = max(lost, self._value(reply, 1 - turn))
            self._lost[key] = lost
        return capture.gain - lost

    def _replies(self, capture: _Capture, standing: _Standing, turn: int) -> Iterator[_Capture]:
        """Yield the captures of a piece."""
        board, rights = capture.board, capture.rights
        moves = sorted(
            (self._worths[self._letters[move[0]]], army, move)
            for army, move in self._capturing(board, rights, standing.square, turn)
        )
        for _, army, move in moves:
            made = self._made(board, rights, standing, army, move)
            if not self._is_exposed(made.board, army):
                yield made

    def _capturing(
        self, board: Any, rights: Any, square: int, turn: int
    ) -> Iterator[tuple[int, PairMove]]:
        """Yield a side's moves that capture the piece on a square, including illegal ones."""
        base, armies, side = self._base, board.armies, self._sides[turn]
        if base.base.jumps:
            for army in side:
                allies = self._state.sides.allies[army]
                friends = sum(armies[friend] for friend in (army, *allies))
                hostile = sum(armies[foe] for foe in self._hostile[army])
                view = army, armies[army], friends, hostile, allies
                for move in base.moves(board, self._pair, view, rights).expand():
                    if base.victim(board, *move) >> square & 1:
                        yield army, move
            return
        own = sum(armies[army] for army in side)
        for origin in squares[base.attackers(board, square, own)]:
            army = next(owner for owner in side if armies[owner] >> origin & 1)
            for becomes in base.becomings(board, origin, square):
                yield army, (origin, square, becomes)

    def _is_exposed(self, board: Any, army: int) -> bool:
        """Return True if an army's King is attacked."""
        king = board.kings & board.armies[army]
        hostile = sum(board.armies[other] for other in self._hostile[army])
        return bool(king and self._base.attackers(board, king.bit_length() - 1, hostile))

    def _made(
        self, board: Any, rights: Any, standing: _Standing | None, army: int, move: PairMove
    ) -> _Capture:
        """Return the result of a capture; `standing` is the piece that captured before."""
        base, letters, (origin, target, _) = self._base, self._letters, move
        before, gain = letters[origin], 0
        gone = base.fallen(board, *move)
        for at in squares[gone & ~(1 << origin)]:
            taken = standing.letter if standing and at == standing.square else letters[at]
            gain += self._worths[taken]
        after, left, _, _ = base.play(board, self._pair, army, move, rights)
        if gone >> origin & 1:  # its attack failed
            return _Capture(gain - self._worths[before], after, left, None)
        letter = base.arrived(self._pair, Piece(before, army), move)
        gain += self._worths[letter] - self._worths[before]
        return _Capture(gain, after, left, _Standing(target, letter))
