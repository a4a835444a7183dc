"""The state of all boards, their legal actions, and the course of a game: turns, and mates.

A `StrategiState` is immutable. Boards count from 0 here and from 1 in actions, events and texts.
Costly results are computed once and kept. The functions return a new state, leave the given one as
it is, and write what happened into a `Report`.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from itertools import chain
from typing import Any

from cfanp_gui.core.actions import Captured, PieceMoved, Report
from cfanp_gui.core.boards import BOARD_LETTERS, Square
from cfanp_gui.core.caching import cached_method
from cfanp_gui.core.pieces import Piece
from cfanp_gui.core.square_sets import squares
from cfanp_gui.core.text import Text
from cfanp_gui.games.strategichess.actions import BoardAction, Pass, Pull, Send, StrategiMove
from cfanp_gui.games.strategichess.bitboards import EAST, EDGE_FILES, FILES, NAMES, SQUARES, WEST
from cfanp_gui.games.strategichess.board import Crossing, StrategiBoard
from cfanp_gui.games.strategichess.events import BoardPassed, GameEnded, KingMated

MAX_BOARDS = 6
_BY_NAME = sorted(range(SQUARES), key=NAMES.__getitem__)
_TARGET_ORDER = {square: order for order, square in enumerate(_BY_NAME)}
"""Sort order of squares whose names end a text."""
_ORIGIN_ORDER = [0] * SQUARES
"""Sort order of squares whose names precede more text, where a10 comes before a1."""
for _order, _square in enumerate(sorted(range(SQUARES), key=lambda at: f"{NAMES[at]}:")):
    _ORIGIN_ORDER[_square] = 3 * _order
_PULLS, _SENDS, _MOVES = range(3)
"""Sort order of actions from one square: ``<`` before ``>`` before letters."""


@dataclass(frozen=True)
class StrategiState:
    """The boards side by side, and the winner if there is one."""

    boards: tuple[StrategiBoard, ...]
    idle: int = 0
    """Moves since the last capture, pawn move or King taken off."""
    winner: int | None = None
    """The team that has won by mating the other's last King."""

    @classmethod
    def start(cls, boards: int) -> StrategiState:
        """Return the start on a given number of boards."""
        return cls((StrategiBoard.start(),) * boards)

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        return hash((self.boards, self.idle, self.winner))

    def __reduce__(self) -> tuple[object, ...]:
        """Leave out cached values, which can be computed again."""
        return StrategiState, (self.boards, self.idle, self.winner)

    def with_boards(self, changed: dict[int, StrategiBoard], **values: Any) -> StrategiState:
        """Return the state with some boards and other values replaced."""
        boards = tuple(changed.get(at, board) for at, board in enumerate(self.boards))
        return replace(self, boards=boards, **values)

    def kings(self, team: int) -> list[int]:
        """Return the boards on which a team has a King."""
        return [at for at, board in enumerate(self.boards) if board.king(team) is not None]

    # Checks

    def beside(self, board: int) -> Iterator[tuple[int, int]]:
        """Yield the adjacent boards, each with its own edge at the seam.

        The seam is at the opposite edge of the board itself, since `WEST` and `EAST` are 0 and 1.
        """
        if board > 0:
            yield board - 1, EAST
        if board + 1 < len(self.boards):
            yield board + 1, WEST

    def outer(self, board: int, colour: int) -> int:
        """Return the squares of a board that men of a colour attack from the adjacent boards."""
        attacked = 0
        for at, edge in self.beside(board):
            attacked |= self.boards[at].attacked_over(colour, edge)
        return attacked

    @cached_method
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
        """Return the squares of all men, also on adjacent boards, that attack or guard a square."""
        aimed = (self._aimed_at(board, square, colour) for colour in (0, 1))
        return tuple(sorted(chain(*aimed)))

    def _aimed_at(self, board: int, square: int, colour: int) -> Iterator[Square]:
        for origin in squares[self.boards[board].attackers(square, colour)]:
            yield Square(board, origin)
        for at, edge in self.beside(board):
            for crossing in self.boards[at].captures_over(colour, edge):
                if crossing.target == square:
                    yield Square(at, crossing.origin)

    # Legal actions

    @cached_method
    def legal(self, board: int) -> tuple[BoardAction, ...]:
        """Return the legal actions of the side to move on a board, sorted by text.

        Pulls are listed as if agreed to.
        """
        if self.winner is not None:
            return ()
        parts: list[tuple[int, tuple[BoardAction, ...]]] = [
            (_ORIGIN_ORDER[origin] + _MOVES, _moves_of(board + 1, origin, targets))
            for origin, targets in self.moves(board)
        ]
        crossings: dict[int, list[BoardAction]] = {}
        for send in self.sends(board):
            crossings.setdefault(_ORIGIN_ORDER[send.origin] + _SENDS, []).append(send)
        passing = (Pass(board + 1),) * (not parts and not crossings and len(self.boards) > 1)
        for pull in self.pulls(board):
            crossings.setdefault(_ORIGIN_ORDER[pull.target] + _PULLS, []).append(pull)
        for order, actions in crossings.items():
            parts.append((order, tuple(sorted(actions, key=lambda action: action.text))))
        return (*passing, *chain.from_iterable(part for _, part in sorted(parts)))

    def moves(self, board: int) -> list[tuple[int, int]]:
        """Return the legal moves on a board itself: origins and their targets."""
        here = self.boards[board]
        return here.moves(self.outer(board, 1 - here.turn))

    def is_stuck(self, board: int) -> bool:
        """Return True if the side to move on a board has neither a move nor a man to send."""
        return not self.moves(board) and next(self.sends(board), None) is None

    def sends(self, board: int) -> Iterator[Send]:
        """Yield the legal sends of the side to move on a board."""
        colour = self.boards[board].turn
        for other, edge in self.beside(board):
            beyond = self.boards[other]
            if beyond.turn != colour:
                continue
            crossings = self.boards[board].crossings(colour, 1 - edge, beyond)
            if not crossings or self.in_check(other, colour):
                continue
            for crossing in crossings:
                if self.safe_after(board, other, crossing):
                    yield Send(board + 1, crossing.origin, other + 1, crossing.target)

    def pulls(self, board: int) -> Iterator[Pull]:
        """Yield the legal pulls of the side to move on a board, if the team-mate agrees."""
        here = self.boards[board]
        colour = here.turn
        crossings = [
            (donor, crossing)
            for donor, edge in self.beside(board)
            if self.boards[donor].turn != colour
            for crossing in self.boards[donor].crossings(colour, edge, here)
        ]
        if not crossings or self.in_check(board, colour):
            return
        for donor, crossing in crossings:
            if self.safe_after(donor, board, crossing):
                yield Pull(board + 1, crossing.target, donor + 1, crossing.origin)

    def safe_after(self, board: int, other: int, crossing: Crossing) -> bool:
        """Return True if neither King of two team-mates is in check after a man has crossed."""
        colour = self.boards[board].colour_at(crossing.origin)
        there = self.boards[other].king(colour)
        facing = EDGE_FILES[0 if other > board else 1]
        open_to_lines = there is not None and there % FILES == facing
        if not open_to_lines and not self.in_check(board, colour):
            # An arriving man can only block attacks, and a King is attacked from another board only
            # at the edge.
            return crossing.origin not in self.boards[board].pins(colour)
        origin, target = Square(board, crossing.origin), Square(other, crossing.target)
        after = self.with_boards(self.moved(origin, target))
        return not after.in_check(board, colour) and not after.in_check(other, colour)

    def moved(self, origin: Square, target: Square) -> dict[int, StrategiBoard]:
        """Return the boards that change when a man goes from a square to another."""
        here, beyond = self.boards[origin.board], self.boards[target.board]
        if origin.board == target.board:
            return {origin.board: here.moved(origin.index, target.index)}
        plane, colour = here.plane_at(origin.index), here.colour_at(origin.index)
        arrived = beyond.with_man(target.index, plane, colour)
        return {origin.board: here.without(origin.index), target.board: arrived}

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
            if self.in_check(at, board.turn) and self.is_stuck(at)
        )

    @cached_property
    def stalemate(self) -> bool:
        """Return True if a single board is stalemated."""
        if len(self.boards) > 1 or self.winner is not None:
            return False
        return self.is_stuck(0) and not self.in_check(0, self.boards[0].turn)

    @property
    def over(self) -> bool:
        """Return True if the game has ended by the moves made."""
        return self.winner is not None or self.stalemate

    # Draws: on a single board FIDE's (articles 5.2.2, 9.2, 9.3 and 9.6), on several ours

    @property
    def repetition_key(self) -> Hashable:
        """Return pieces, sides to move and pawns that never moved, which equal positions share."""
        return tuple(board[:4] for board in self.boards)

    def lasts(self, before: StrategiState) -> bool:
        """Return True if no position before the move to this one can come again.

        The move was a capture, took a King off, or was the first move of a pawn. Later moves of
        pawns can be taken back here.
        """
        was, now = (
            (sum(board.men.bit_count() for board in boards), [board.unmoved for board in boards])
            for boards in (before.boards, self.boards)
        )
        return was != now

    def draw(self, earlier: tuple[Hashable, ...]) -> Text | None:
        """Return the reason the game is drawn without a claim; None if it is not.

        `earlier` are the keys of the positions since the last that cannot come again.
        """
        if len(self.boards) == 1 and self.boards[0].insufficient:
            return Text("insufficient material")
        repeated = Text("fivefold repetition") if self._repeated(earlier, 5) else None
        return self._no_progress(150) or repeated

    def claim(self, earlier: tuple[Hashable, ...]) -> Text | None:
        """Return the reason a draw may be claimed; None if it may not."""
        repeated = Text("threefold repetition") if self._repeated(earlier, 3) else None
        return self._no_progress(100) or repeated

    def _no_progress(self, moves: int) -> Text | None:
        number = moves * len(self.boards)
        if self.idle < number:
            return None
        return Text("{number} moves without capture, pawn move or King taken off", number=number)

    def _repeated(self, earlier: tuple[Hashable, ...], times: int) -> bool:
        """Return True if the position stands for at least the given time."""
        before = times - 1
        return len(earlier) >= 2 * before and earlier.count(self.repetition_key) >= before


@lru_cache(maxsize=1 << 16)
def _moves_of(board: int, origin: int, targets: int) -> tuple[StrategiMove, ...]:
    """Return the moves from a square to some others, sorted by text."""
    order = sorted(squares[targets], key=_TARGET_ORDER.__getitem__)
    return tuple(StrategiMove(board, origin, target) for target in order)


def seat_id(board: int, colour: int) -> int:
    """Return the id of the seat of a colour at a board, which is also its army's number."""
    return 2 * board + colour


def label(seat: int) -> str:
    """Return the letter of a seat's board in moves: a capital where White moves."""
    letter = BOARD_LETTERS[seat // 2]
    return letter.lower() if seat % 2 else letter


def play(state: StrategiState, action: BoardAction, report: Report) -> StrategiState:
    """Return the state after a legal turn and the mates that follow from it."""
    at = here = there = action.board - 1
    team, ending = state.boards[at].turn, [at]
    if isinstance(action, Send):
        there = action.to - 1
        ending.append(there)
    elif isinstance(action, Pull):
        here = action.donor - 1
    changed, progress = {at: state.boards[at]}, False
    if isinstance(action, Pass):
        report.events.append(BoardPassed(at + 1, team))
    else:
        origin, target = Square(here, action.origin), Square(there, action.target)
        progress = _report_move(state, origin, target, report)
        changed = state.moved(origin, target)
    changed |= {board: changed[board].passed() for board in ending}
    return judge(state.with_boards(changed, idle=0 if progress else state.idle + 1), team, report)


def judge(state: StrategiState, mover: int | None, report: Report) -> StrategiState:
    """Return the state after its mates have been carried out.

    All Kings mated in one position are taken off together, and the resulting position is judged
    again. A team all of whose Kings are mated at once has lost, and its Kings stay. If that happens
    to both teams, the one that moved has won; without a move, in a position that is read, White.
    """
    while state.winner is None and (mated := state.mated):
        mates = {at: state.boards[at].turn for at in mated}
        lost = [team for team in (0, 1) if all(mates.get(at) == team for at in state.kings(team))]
        winner = None
        if lost:
            winner = 1 - lost[0] if len(lost) == 1 else mover or 0
        events = [_checkmate(state, at, mates[at] not in lost, report) for at in mated]
        report.events += events
        bare = {
            event.board - 1: state.boards[event.board - 1].without(event.king_at.index)
            for event in events
            if event.taken
        }
        state = state.with_boards(bare, idle=0 if bare else state.idle, winner=winner)
    if state.over:
        report.events.append(GameEnded(state.winner))
    return state


def _checkmate(state: StrategiState, at: int, taken_off: bool, report: Report) -> KingMated:
    """Return the event of a mate; report a King that is taken off as captured."""
    team = state.boards[at].turn
    king = state.boards[at].king(team)
    assert king is not None, "only a King is checkmated"
    if taken_off:
        piece = Piece("K", seat_id(at, team))
        report.captured.append(Captured(Square(at, king), piece, removed=True))
    return KingMated(at + 1, team, Square(at, king), taken_off, state.attackers(at, team))


def _report_move(state: StrategiState, origin: Square, target: Square, report: Report) -> bool:
    """Report the move of a man; return True if it is a capture or a pawn's move."""
    letter, colour = state.boards[origin.board].letters[origin.index]
    taken = state.boards[target.board].letters.get(target.index)
    if taken is not None:
        report.captured.append(Captured(target, Piece(taken[0], seat_id(target.board, taken[1]))))
    before, after = (Piece(letter, seat_id(at.board, colour)) for at in (origin, target))
    report.moved.append(PieceMoved(origin, target, before, after))
    return taken is not None or letter == "P"
