"""Search positions of a bot where kinds of pieces are hidden: a guess, or the whole truth.

Within the search all kinds are visible. But other players are not assumed to know them: they attack
a piece not shown to them only where that pays on the average of all its possible kinds. Beside
material, the evaluation counts the distance of pieces to those they are to capture, and the pieces
that were shown.
"""

from __future__ import annotations

from typing import Any

from cfanp_gui.core.boards import STRIP, Pair, Square
from cfanp_gui.core.pieces import Piece
from cfanp_gui.games.armies import draws
from cfanp_gui.games.armies.knowledge import seen
from cfanp_gui.games.armies.placed_armies import Halves
from cfanp_gui.games.armies.searching import StateSearch, Weighed
from cfanp_gui.games.armies.state import State

STEP = 5
"""Value of being one square nearer to the piece to capture, in hundredths of a pawn."""
FAR = 16
"""Distance in squares from which on it no longer counts."""
SHOWN = 8
"""Divisor of a piece's value that gives the value lost when it is shown."""
LONG = 20
"""Number of moves without an attack after which one is due."""
IMPATIENCE = 4
"""Value of an attack for each further such move, in hundredths of a pawn."""


class HiddenSearch(StateSearch):
    """A whole position, with those before it, for the player to move in the first of them."""

    __slots__ = ("_clock", "_gambles", "_goals", "_root", "_steps")

    def __init__(self, state: State, trail: tuple[draws.Key, ...] = ()) -> None:
        super().__init__(state, trail)
        self._root = self.player
        self._clock = state.clock
        self._goals = self._prizes()
        self._steps: dict[tuple[Square, int], int] = {}
        self._gambles: dict[tuple[str, int, bool], bool] = {}

    # Squares of pieces

    def _prizes(self) -> dict[int, dict[int, Square]]:
        """Return for each living army the squares of the pieces whose capture wins other armies."""
        state, control = self.state, self.state.control
        prizes = [
            (piece.army, square)
            for square, piece in state.pieces().items()
            if piece.letter == state.rules.base.prize and square.board == piece.army
        ]
        return {
            army: {other: at for other, at in prizes if control[other] not in (None, player)}
            for army, player in enumerate(control)
            if player is not None
        }

    def _owned_on(self, board: int, halves: Halves) -> tuple[tuple[int, int], ...]:
        """Return armies with their material on a board; a piece near its goal is worth more."""
        fixed = self.state.rules.base.immovable
        owned: list[tuple[int, int]] = []
        for square, piece in self.state.base.pieces_on(halves, board).items():
            worth = self._worth[piece.letter]
            if piece.letter not in fixed:
                where = square, piece.army
                if (away := self._steps.get(where)) is None:
                    away = self._steps[where] = self._away(*where)
                worth += STEP * (FAR - away)
            owned.append((piece.army, worth))
        known = self._owned[board, halves[board]] = tuple(owned)
        return known

    def _away(self, square: Square, army: int) -> int:
        """Return the number of steps from a piece to the nearest goal, at most `FAR`."""
        base, files = self.state.base, self.state.rules.base.files
        least = FAR
        for other, goal in self._goals.get(army, {}).items():
            if square.board in (army, other, STRIP):
                pair = Pair(min(army, other), max(army, other))
                rank, file = divmod(base.joined(square, pair), files)
                goal_rank, goal_file = divmod(base.joined(goal, pair), files)
                least = min(least, abs(file - goal_file) + abs(rank - goal_rank))
        return least

    def _strengths(self) -> list[float]:
        strengths = super()._strengths()
        state, control = self.state, self.state.control
        for square in seen(state):
            piece = state.piece_at(square)
            if piece is not None and (player := control[piece.army]) is not None:
                strengths[player] -= self._worth[piece.letter] / SHOWN
        if state.clock < self._clock > LONG:
            strengths[self._root] += IMPATIENCE * (self._clock - LONG)
        return strengths

    # Moves to search

    def _weighed(self) -> list[Weighed]:
        state = self.state
        open_to_all = frozenset(seen(state))
        blind, prize = self.player != self._root, state.rules.base.prize
        weighed: list[Weighed] = []
        for pair in state.pairs():
            board = state.board(pair)
            prey = board.occupied & ~board.armies[state.army]
            for origin, target, becomes in state.moves_on(pair).expand():
                gain = victim = 0
                if prey >> target & 1:
                    at = state.base.square(target, pair)
                    piece = state.standing(state.base.square(origin, pair))
                    taken = state.standing(at)
                    # Any piece may attack a Flag, and so find it by chance.
                    is_open = not blind or at in open_to_all or taken.letter == prize
                    if not is_open and not self._attacks_hidden(piece, taken.army, at.board):
                        continue
                    gain, victim = self._attack(board, origin, target, piece, taken)
                weighed.append((pair, origin, target, becomes, gain, victim))
        return weighed

    def _attack(
        self, board: Any, origin: int, target: int, piece: Piece, taken: Piece
    ) -> tuple[int, int]:
        """Return the gain of an attack, and the player who loses most by it; 0 for nobody."""
        fell = self.state.base.fallen(board, origin, target)
        lost = self._worth[piece.letter] if fell >> origin & 1 else 0
        if not fell >> target & 1:
            return -lost, 0
        return self._worth[taken.letter] - lost, self.state.control[taken.army] or 0

    def _attacks_hidden(self, piece: Piece, army: int, board: int) -> bool:
        """Return True if a player attacks an army's hidden pieces on a board with a given piece.

        A piece on any board but its home has moved.
        """
        letter, is_at_home = piece.letter, board == army
        key = letter, army, is_at_home
        if key not in self._gambles:
            state, worth = self.state, self._worth
            open_to_all, fixed = frozenset(seen(state)), state.rules.base.immovable
            wins = 0
            for square, other in state.pieces().items():
                may_be = other.army == army and (is_at_home or other.letter not in fixed)
                if may_be and square not in open_to_all:
                    first, second = state.base.falls(letter, other.letter)
                    wins += worth[other.letter] * second - worth[letter] * first
            self._gambles[key] = wins > 0
        return self._gambles[key]
