"""The state of all boards, and their legal actions.

A `State` is immutable. Boards count from 0 here and from 1 in actions, events and texts. Costly
results are computed once and kept.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache

from cfanp_gui.core.boards import Square
from cfanp_gui.core.square_sets import kept, squares
from cfanp_gui.games.strategichess.actions import BoardAction, Move, Pass, Pull, Send
from cfanp_gui.games.strategichess.bitboards import EAST, EDGE_FILES, FILES, NAMES, SQUARES, WEST
from cfanp_gui.games.strategichess.board import WHITE, Board, Crossing

MAX_BOARDS = 6
_BY_NAME = sorted(range(SQUARES), key=NAMES.__getitem__)
_TARGET_ORDER = {square: order for order, square in enumerate(_BY_NAME)}
"""Sort order of squares whose names end a text."""
_ORIGIN_ORDER = [0] * SQUARES
"""Sort order of squares whose names precede more text, where a10 comes before a1."""
for _order, _square in enumerate(sorted(range(SQUARES), key=lambda one: f"{NAMES[one]}:")):
    _ORIGIN_ORDER[_square] = 3 * _order
_PULLS, _SENDS, _MOVES = range(3)
"""Sort order of actions from one square: ``<`` before ``>`` before letters."""


@dataclass(frozen=True)
class State:
    """The boards side by side, and the winner if there is one."""

    boards: tuple[Board, ...]
    idle: int = 0
    """Moves since the last capture, pawn move or King taken off."""
    winner: int | None = None
    """The team that has won by mating the other's last King."""

    @classmethod
    def start(cls, boards: int) -> State:
        """Return the start on a given number of boards."""
        return cls((Board.start(),) * boards)

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        return hash((self.boards, self.idle, self.winner))

    def __reduce__(self) -> tuple[object, ...]:
        """Leave out cached values, which can be computed again."""
        return State, (self.boards, self.idle, self.winner)

    def with_boards(self, changed: dict[int, Board]) -> State:
        """Return the state with some boards replaced."""
        boards = tuple(changed.get(at, board) for at, board in enumerate(self.boards))
        return replace(self, boards=boards)

    def kings(self, team: int) -> list[int]:
        """Return the boards on which a team has a King."""
        return [at for at, board in enumerate(self.boards) if board.king(team) is not None]

    # Checks

    def _beside(self, board: int) -> Iterator[tuple[int, int]]:
        """Yield the adjacent boards, each with its own edge at the seam.

        The seam is at the opposite edge of the board itself, since `WEST` and `EAST` are 0 and 1.
        """
        if board > 0:
            yield board - 1, EAST
        if board + 1 < len(self.boards):
            yield board + 1, WEST

    def outer(self, board: int, colour: int) -> int:
        """Return the squares of a board that men of a colour attack from the adjacent boards."""
        found = 0
        for at, edge in self._beside(board):
            found |= self.boards[at].attacked_over(colour, edge)
        return found

    @kept
    def in_check(self, board: int, colour: int) -> bool:
        """Return True if a colour has a King on a board and it is attacked."""
        here = self.boards[board]
        king = here.king(colour)
        if king is None:
            return False
        hostile = 1 - colour
        return bool(here.attackers(king, hostile) or self.outer(board, hostile) >> king & 1)

    def attackers(self, board: int, colour: int) -> tuple[Square, ...]:
        """Return the squares of the men that attack a colour's King on a board."""
        king = self.boards[board].king(colour)
        return () if king is None else tuple(sorted(self._aimed_at(board, king, 1 - colour)))

    def bearing_on(self, board: int, square: int) -> tuple[Square, ...]:
        """Return the squares of the men of both colours that attack or guard a square.

        Men on adjacent boards are included.
        """
        found = (one for colour in (0, 1) for one in self._aimed_at(board, square, colour))
        return tuple(sorted(found))

    def _aimed_at(self, board: int, square: int, colour: int) -> Iterator[Square]:
        for origin in squares[self.boards[board].attackers(square, colour)]:
            yield Square(board, origin)
        for at, edge in self._beside(board):
            for crossing in self.boards[at].captures_over(colour, edge):
                if crossing.target == square:
                    yield Square(at, crossing.origin)

    # Legal actions

    @kept
    def legal(self, board: int) -> tuple[BoardAction, ...]:
        """Return the legal actions of the side to move on a board, sorted by text.

        Pulls are listed as if agreed to.
        """
        return tuple(self._find_legal(board))

    def moves(self, board: int) -> tuple[tuple[int, int], ...]:
        """Return the legal moves on a board itself: origins and their targets."""
        here = self.boards[board]
        return here.moves(self.outer(board, 1 - here.turn))

    def may_pass(self, board: int) -> bool:
        """Return True if the side to move on a board has neither a move nor a man to send."""
        return len(self.boards) > 1 and not self.moves(board) and not self.has_send(board)

    def _find_legal(self, board: int) -> list[BoardAction]:
        if self.winner is not None:
            return []
        moves = self.moves(board)
        sends = list(self.sends(board))
        found: list[BoardAction] = []
        if not moves and not sends and len(self.boards) > 1:
            found.append(Pass(board + 1))
        parts: list[tuple[int, tuple[BoardAction, ...]]] = [
            (_ORIGIN_ORDER[origin] + _MOVES, _moves_of(board + 1, origin, targets))
            for origin, targets in moves
        ]
        crossings: dict[int, list[BoardAction]] = {}
        for send in sends:
            crossings.setdefault(_ORIGIN_ORDER[send.origin] + _SENDS, []).append(send)
        for pull in self.pulls(board):
            crossings.setdefault(_ORIGIN_ORDER[pull.target] + _PULLS, []).append(pull)
        for order, actions in crossings.items():
            parts.append((order, tuple(sorted(actions, key=lambda action: action.text))))
        parts.sort()
        for _, part in parts:
            found += part
        return found

    def sends(self, board: int) -> Iterator[Send]:
        """Yield the legal sends of the side to move on a board."""
        colour = self.boards[board].turn
        for other, edge in self._beside(board):
            beyond = self.boards[other]
            if beyond.turn != colour:
                continue
            found = self.boards[board].crossings(colour, 1 - edge, beyond)
            if not found or self.in_check(other, colour):
                continue
            for crossing in found:
                if self.safe_after(board, other, crossing):
                    yield Send(board + 1, crossing.origin, other + 1, crossing.target)

    def has_send(self, board: int) -> bool:
        """Return True if the side to move on a board has a legal send."""
        return next(self.sends(board), None) is not None

    def pulls(self, board: int) -> Iterator[Pull]:
        """Yield the legal pulls of the side to move on a board, if the team-mate agrees."""
        here = self.boards[board]
        colour = here.turn
        found = [
            (donor, crossing)
            for donor, edge in self._beside(board)
            if self.boards[donor].turn != colour
            for crossing in self.boards[donor].crossings(colour, edge, here)
        ]
        if not found or self.in_check(board, colour):
            return
        for donor, crossing in found:
            if self.safe_after(donor, board, crossing):
                yield Pull(board + 1, crossing.target, donor + 1, crossing.origin)

    def safe_after(self, board: int, other: int, crossing: Crossing) -> bool:
        """Return True if neither King of two team-mates is in check after a man has crossed."""
        colour = self.boards[board].colour_at(crossing.origin)
        assert colour is not None, "a man stands where a crossing begins"
        there = self.boards[other].king(colour)
        facing = EDGE_FILES[0 if other > board else 1]
        open_to_lines = there is not None and there % FILES == facing
        if not open_to_lines and not self.in_check(board, colour):
            # The man that arrives only covers, and from another board a King is attacked at the
            # edge only.
            return crossing.origin not in self.boards[board].pins(colour)
        after = self.crossed(board, other, crossing)
        return not after.in_check(board, colour) and not after.in_check(other, colour)

    def crossed(self, board: int, other: int, crossing: Crossing) -> State:
        """Return the state after a man went from one board to another, without changing turns."""
        here, beyond = self.boards[board], self.boards[other]
        colour = here.colour_at(crossing.origin)
        assert colour is not None, "a man stands where a crossing begins"
        arrived = beyond.with_man(crossing.target, here.plane_at(crossing.origin), colour)
        return self.with_boards({board: here.without(crossing.origin), other: arrived})

    # Mates and stalemate

    @cached_property
    def mated(self) -> tuple[int, ...]:
        """Return the boards on which the side to move is checkmated.

        Its King is in check and it has neither a move there nor a man to send; possible actions of
        a team-mate do not count.
        """
        return tuple(
            at
            for at, board in enumerate(self.boards)
            if self.in_check(at, board.turn) and not self.moves(at) and not self.has_send(at)
        )

    @cached_property
    def stalemate(self) -> bool:
        """Return True if a single board is stalemated."""
        if len(self.boards) > 1 or self.winner is not None:
            return False
        return not self.moves(0) and not self.in_check(0, self.boards[0].turn)

    @property
    def over(self) -> bool:
        """Return True if the game has ended by the moves made."""
        return self.winner is not None or self.stalemate


@lru_cache(maxsize=1 << 16)
def _moves_of(board: int, origin: int, targets: int) -> tuple[Move, ...]:
    """Return the moves from a square to some others, sorted by text."""
    order = sorted(squares[targets], key=_TARGET_ORDER.__getitem__)
    return tuple(Move(board, origin, target) for target in order)


__all__ = ["MAX_BOARDS", "WHITE", "State"]
