"""Solutions found again by a second, slow implementation that goes by positions alone.

It plays all turns in all orders, asks nobody what an action did, but compares who had which seat
before and after, and finds by plain minimax whether a goal is reached.
"""

from collections.abc import Hashable, Iterator
from itertools import chain, combinations

import chess

from cfanp_gui.core.actions import Action
from cfanp_gui.core.pieces import Piece
from cfanp_gui.core.position import Position
from cfanp_gui.puzzles.stipulation import Goal, Stipulation

Turn = tuple[Action, ...]


def solutions(position: Position, player: int, asked: Stipulation) -> set[Hashable]:
    """Return the boards after each solution of a position of a game with turns."""
    reaching = {
        turn: after
        for turn, after, reached in _turns(position, player, asked, 0)
        if reached or _holds(after, player, asked, asked.turns - 1)
    }
    return {looks(after) for turn, after in reaching.items() if _is_minimal(turn, reaching)}


def _is_minimal(turn: Turn, reaching: dict[Turn, Position]) -> bool:
    """Return True if no move can be left out of a turn: no other turn is a part of it."""
    moves = frozenset(action for action in turn if action.text != "end")
    parts = chain.from_iterable(combinations(moves, count) for count in range(1, len(moves)))
    smaller = {frozenset(part) for part in parts}
    return not any(
        frozenset(action for action in other if action.text != "end") in smaller
        for other in reaching
    )


def _turns(
    position: Position, player: int, asked: Stipulation, taken: int
) -> Iterator[tuple[Turn, Position, bool]]:
    """Yield all ways to play a turn to its end, or up to where the goal is reached."""
    for action in position.legal_actions(player):
        after, _ = position.apply(action)
        gained = _held(after, player) - _held(position, player)
        total = taken + max(gained, 0)
        if asked.goal is Goal.UNPUSHED_MATE:
            reached = _mates_unpushed(position, after, player, action)
        else:
            reached = _is_reached(after, player, asked, gained, total)
        if reached:
            yield (action,), after, True
        elif asked.goal is Goal.SAVE and gained < 0:
            continue
        elif _goes_on(after, player):
            for turn, last, reached in _turns(after, player, asked, total):
                yield (action, *turn), last, reached
        else:
            yield (action,), after, False


def _goes_on(position: Position, player: int) -> bool:
    return player in position.actors() and position.turn_begun


def _is_reached(after: Position, player: int, asked: Stipulation, gained: int, total: int) -> bool:
    if asked.goal is Goal.WIN:
        outcome = after.outcome()
        return outcome is not None and outcome.result == "win" and outcome.players == (player,)
    if asked.goal is Goal.TWO_ARMIES:
        return gained > 0 and total >= 2
    return asked.goal is Goal.MATE and gained > 0


def _mates_unpushed(before: Position, after: Position, player: int, action: Action) -> bool:
    """Return True if a King was mated by a check on boards that a move did not join.

    python-chess tells which pieces attack it, on each pair with its board. Boards lie as usual, and
    no Pawn may be among what gives check, for here all of them are taken to go up.
    """
    if action.text == "end":
        return False
    pushed = ["abcdefghij".index(letter.lower()) for letter in action.text[:2]]
    pieces = after.pieces()
    for seat in before.seats():
        lost, held = before.seat_status(seat.id), after.seat_status(seat.id)
        if lost.player == player or held.player != player:
            continue
        (king,) = (one for one, piece in pieces.items() if piece == Piece("K", seat.id))
        for other in {one.board for one in pieces} - {king.board}:
            lower, upper = sorted((king.board, other))
            board = chess.Board(None)
            squares = {}
            for square, piece in pieces.items():
                if square.board in (lower, upper):
                    joined = square.index if square.board == lower else 63 - square.index
                    squares[joined] = square
                    hostile = before.seat_status(piece.army).player != lost.player
                    kind = chess.PIECE_SYMBOLS.index(piece.letter.lower())
                    board.set_piece_at(joined, chess.Piece(kind, hostile))
            (at,) = (one for one, square in squares.items() if square == king)
            attackers = [squares[one] for one in board.attackers(chess.WHITE, at)]
            if any({king.board, one.board} - set(pushed) for one in attackers):
                return True
    return False


def _holds(position: Position, player: int, asked: Stipulation, turns: int) -> bool:
    """Return True if the goal is reached from the end of a turn on."""
    saves = asked.goal is Goal.SAVE
    if not position.actors():
        return saves
    if player in position.actors():
        return saves or any(
            reached or _holds(after, player, asked, turns - 1)
            for _, after, reached in (_turns(position, player, asked, 0) if turns > 0 else ())
        )
    if turns < 1 and not saves:
        return False
    (mover,) = position.actors()
    for action in position.legal_actions(mover):
        after, _ = position.apply(action)
        if saves and _held(after, player) < _held(position, player):
            return False
        if not _holds(after, player, asked, turns):
            return False
    return True


def _held(position: Position, player: int) -> int:
    """Return the number of living armies of a player."""
    statuses = (position.seat_status(seat.id) for seat in position.seats())
    return sum(one.player == player and not one.dead for one in statuses)


def looks(position: Position) -> Hashable:
    """Return the pieces on the boards of a position, and the holders of its armies."""
    holders = tuple(position.seat_status(seat.id).player for seat in position.seats())
    return frozenset(position.pieces().items()), holders
