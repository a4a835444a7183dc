"""The course of a game: turns, and the mates that are judged after each of them.

The functions return a new state, leave the given one as it is, and write what happened into a
`Report`. Counting sequences of turns uses them, too.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from cfanp_gui.core.actions import Captured, PieceMoved, Report
from cfanp_gui.core.boards import Square
from cfanp_gui.core.counting import Counting
from cfanp_gui.core.pieces import Piece
from cfanp_gui.games.strategichess.actions import BoardAction, Move, Pass, Pull, Send
from cfanp_gui.games.strategichess.board import Crossing
from cfanp_gui.games.strategichess.events import Checkmate, GameEnded, Passed
from cfanp_gui.games.strategichess.state import State


def seat_of(board: int, colour: int) -> int:
    """Return the id of the seat of a colour at a board, which is also its army's number."""
    return 2 * board + colour


def piece_at(state: State, board: int, square: int) -> Piece | None:
    """Return the piece on a square; it belongs to the player of its colour at the board."""
    found = state.boards[board].letters.get(square)
    return None if found is None else Piece(found[0], seat_of(board, found[1]))


def play(state: State, action: BoardAction, report: Report) -> State:
    """Return the state after a legal turn and the mates that follow from it."""
    at = action.board - 1
    team = state.boards[at].turn
    match action:
        case Move(_, origin, target):
            progress = _carry(state, (at, origin), (at, target), report)
            after = state.with_boards({at: state.boards[at].moved(origin, target).passed()})
        case Send(_, origin, to, target):
            after, progress = _cross(state, at, to - 1, Crossing(origin, target), report)
            after = _passed(after, at, to - 1)
        case Pull(_, target, donor, origin):
            after, progress = _cross(state, donor - 1, at, Crossing(origin, target), report)
            after = _passed(after, at)
        case Pass():
            progress = False
            after = _passed(state, at)
            report.events.append(Passed(at + 1, team))
    after = replace(after, idle=0 if progress else state.idle + 1)
    return judge(after, team, report)


def judge(state: State, mover: int | None, report: Report) -> State:
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
        off = {at: team for at, team in mates.items() if team not in lost}
        report.events += [_checkmate(state, at, at in off, report) for at in mated]
        bare = {at: state.boards[at].without_king(team) for at, team in off.items()}
        idle = 0 if off else state.idle
        state = replace(state.with_boards(bare), idle=idle, winner=winner)
    if state.over:
        report.events.append(GameEnded(state.winner))
    return state


def _checkmate(state: State, at: int, taken_off: bool, report: Report) -> Checkmate:
    """Return the event of a mate; report a King that is taken off as captured."""
    team = state.boards[at].turn
    king = state.boards[at].king(team)
    assert king is not None, "only a King is checkmated"
    if taken_off:
        piece = Piece("K", seat_of(at, team))
        report.captured.append(Captured(Square(at, king), piece, removed=True))
    return Checkmate(at + 1, team, Square(at, king), taken_off, state.attackers(at, team))


def _cross(
    state: State, board: int, other: int, crossing: Crossing, report: Report
) -> tuple[State, bool]:
    origin, target = (board, crossing.origin), (other, crossing.target)
    progress = _carry(state, origin, target, report)
    return state.crossed(board, other, crossing), progress


def _passed(state: State, *boards: int) -> State:
    """Return the state after the turns on some boards have ended."""
    return state.with_boards({at: state.boards[at].passed() for at in boards})


def _carry(state: State, origin: tuple[int, int], target: tuple[int, int], report: Report) -> bool:
    """Report the move of a man; return True if it is a capture or a pawn's move."""
    before = piece_at(state, *origin)
    assert before is not None, "a man stands where a move begins"
    taken = piece_at(state, *target)
    after = Piece(before.letter, seat_of(target[0], before.army % 2))
    if taken is not None:
        report.captured.append(Captured(Square(*target), taken))
    report.moved.append(PieceMoved(Square(*origin), Square(*target), before, after))
    return taken is not None or before.letter == "P"


class StrategiCounting(Counting[State]):
    """Counter of sequences of turns on boards side by side."""

    def actions(self, state: State) -> Iterator[BoardAction]:
        if not state.over:
            for at in range(len(state.boards)):
                yield from state.legal(at)

    def total(self, state: State) -> int:
        return 0 if state.over else sum(len(state.legal(at)) for at in range(len(state.boards)))

    def after(self, state: State, action: BoardAction) -> State:
        return play(state, action, Report())
