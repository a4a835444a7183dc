"""What is done on whole boards, in sentences to be heard."""

from __future__ import annotations

from typing import cast

from cfanp_gui.core.boards import Square
from cfanp_gui.core.game import (
    Action,
    BoardsPosition,
    Position,
    Transition,
    Way,
)
from cfanp_gui.core.half_boards import FILES, seat_of, square_name, square_on_board
from cfanp_gui.games.ring.events import PlayerEliminated
from cfanp_gui.session.boards import BoardsSession, board_of
from cfanp_gui.session.game_session import Change
from cfanp_gui.table.access.board_describer import piece_text, turn_text
from cfanp_gui.table.access.narrator import Narrator
from cfanp_gui.table.access.piece_names import kind_name, sentence
from cfanp_gui.table.presenters.board_status import colour_name
from cfanp_gui.table.spoken import spoken_time
from cfanp_gui.table.translate import tr, translated

MANY = 4
"""Of more boards that are still to move it is only said how many they are."""


class BoardNarrator(Narrator):
    """Tells of moves and placements on boards, and of boards and seats that are lost."""

    def __init__(self, session: BoardsSession) -> None:
        self._session = session

    def boards(self) -> str:
        return tr("A table with %n board(s).", "", len(self._session.position.players_at))

    def turn(self) -> str:
        return sentence(turn_text(self._session))

    def turn_after(self, change: Change) -> str:
        """Whose turn it is on the board a single action was about; else on all of them."""
        if len(change.steps) != 1:
            return self.turn()
        position = self._session.position
        board = board_of(change.steps[0].transition.action)
        before = cast(BoardsPosition, change.before)
        if (
            board is None
            or board not in position.players_at
            or position.outcome() is not None
            or position.choosers
            or position.round != before.round
        ):
            return self.turn()
        why = position.waiting.get(board)
        if why is None:
            return tr("{player} to move on board {board}.").format(
                player=self._session.name(position.to_move[board]), board=board
            )
        if position.round is None:
            return tr("Board {board} waits: {reason}.").format(board=board, reason=translated(why))
        left = len(position.players_at) - len(position.waiting)
        if left > MANY:
            return tr("%n board(s) still to move in this round.", "", left)
        return self.turn()

    def time(self) -> str:
        """Whose time is the shortest of those who are to move, and how much it is."""
        left = self._session.time_at_move()
        if not left or self._session.outcome is not None:
            return ""
        player, ms = min(left, key=lambda one: one[1])
        return tr("{player} has {time} left.").format(
            player=self._session.name(player), time=spoken_time(ms)
        )

    # Turns

    def deed(self, before: Position, transition: Transition) -> str:
        way = _way_of(cast(BoardsPosition, before), transition.action)
        if way is None:
            return ""
        if way.origin is None:
            done = tr("places {piece} on {square}").format(
                piece=piece_text(transition.placed[0].piece), square=_name(way.target)
            )
        elif way.placed is not None:
            done = _promotion(way, way.placed, transition)
        else:
            done = _move(way.origin, way.target, transition)
        return tr("{player}, board {board}: {deed}.").format(
            player=self._session.name(transition.actor),
            board=seat_of(way.target.board)[0],
            deed=done,
        )

    def checks(self, before: Position, after: Position, transition: Transition) -> list[str]:
        """A sentence for every King left attacked; a lost board is told of by its event."""
        kings = [king for king in transition.checks if king in after.pieces()]
        if not kings:
            return []
        notation = self._session.match.system.notation
        token = notation.human(before, transition.action, transition)
        if token.endswith("#"):
            text = tr("Checkmate to {colour} on board {board}.")
        else:
            text = tr("Check to {colour} on board {board}.")
        return [
            text.format(colour=colour_name(after.pieces()[king].army), board=seat_of(king.board)[0])
            for king in kings
        ]

    # Boards and seats

    def consequences(self, after: Position, transition: Transition) -> list[str]:
        """Who has seats now that were those of losers."""
        now = cast(BoardsPosition, after)
        if now.outcome() is not None:
            return []
        return [
            tr("{player} takes over {colour} on board {board} from {former}.").format(
                player=self._session.name(seat.after),
                colour=colour_name(seat.colour),
                board=seat.board,
                former=self._session.name(seat.before),
            )
            for seat in transition.seats
            if seat.board in now.players_at
            and now.players_at[seat.board][seat.colour] == seat.after
        ]

    def reversals(self, transition: Transition) -> list[str]:
        return [
            tr("{player} is back with board {board}.").format(
                player=self._session.name(event.player), board=event.board
            )
            for event in transition.events
            if isinstance(event, PlayerEliminated)
        ]


def _way_of(position: BoardsPosition, action: Action) -> Way | None:
    """How a hand does an action; None for one that takes no turn on a board."""
    board = board_of(action)
    ways = () if board is None else position.ways(board)
    return next((way for way in ways if way.action == action), None)


def _name(place: Square) -> str:
    return square_name(square_on_board(place))


def _move(origin: Square, target: Square, transition: Transition) -> str:
    """A move of a piece in words."""
    start, goal = square_on_board(origin), square_on_board(target)
    if len(transition.moved) > 1:
        if goal % FILES > start % FILES:
            return tr("castles short")
        return tr("castles long")
    text = tr("{piece} {origin} to {target}").format(
        piece=kind_name(transition.moved[0].before.letter),
        origin=square_name(start),
        target=square_name(goal),
    )
    for lost in transition.captured:
        what = tr("takes {piece}").format(piece=piece_text(lost.piece))
        if lost.place != target:
            what = tr("{taking} in passing").format(taking=what)
        text += f", {what}"
    return text


def _promotion(way: Way, square: Square, transition: Transition) -> str:
    """A pawn that leaves the game, what it takes with its last step, and what is put on for it."""
    words = {
        "origin": _name(way.origin) if way.origin is not None else "",
        "target": _name(way.target),
        "piece": piece_text(transition.placed[0].piece),
        "square": _name(square),
    }
    for lost in transition.captured:
        if lost.place != way.origin:
            return tr(
                "pawn {origin} to {target} takes {taken} and leaves the game, {piece} on {square}"
            ).format(taken=piece_text(lost.piece), **words)
    return tr("pawn {origin} to {target} leaves the game, {piece} on {square}").format(**words)
