"""What the panels say of whole boards in a ring: each with its seats, its turn and its clock."""

from __future__ import annotations

from typing import cast

from cfanp_gui.core.game import BoardsPosition, BoardsSystem, Position
from cfanp_gui.core.half_boards import seat_of, tile_of
from cfanp_gui.games.ring.events import PlayerEliminated
from cfanp_gui.session.boards import BoardsSession, board_of
from cfanp_gui.session.tree import Node
from cfanp_gui.table.presenters.board_status import colour_name, is_to_move
from cfanp_gui.table.translate import tr, translated
from cfanp_gui.window import event_texts
from cfanp_gui.window.panel_presenter import DOT, Badge, PanelPresenter

MOST_NAMED = 2
"""Players named in one line; more of them are not, but the boards are counted."""


class BoardPanelPresenter(PanelPresenter):
    """A row for each board: who is to move there, or what it waits for."""

    one_turn = False

    def __init__(self, session: BoardsSession) -> None:
        self._session = session

    @property
    def session(self) -> BoardsSession:
        return self._session

    @property
    def _position(self) -> BoardsPosition:
        return self._session.position

    def heading(self) -> str:
        return tr("Boards")

    def turn(self) -> str:
        """Who is to move on which boards, as far as that can be told in one line."""
        position, session = self._position, self._session
        choosers = tuple(sorted(position.choosers))
        if len(choosers) == 1:
            return tr("{name} must choose which board is lost").format(
                name=session.name(choosers[0])
            )
        if choosers:
            return tr("{names} must choose which of their boards are lost").format(
                names=event_texts.names(session, choosers)
            )
        boards: dict[int, list[str]] = {}
        for board, player in position.to_move.items():
            if board not in position.waiting:
                boards.setdefault(player, []).append(str(board))
        count, every = sum(map(len, boards.values())), len(position.players_at)
        if count == every > MOST_NAMED:
            return tr("%n board(s) to move", "", count)
        if len(boards) > MOST_NAMED or not boards:
            return tr("{count} of {all} boards to move").format(count=count, all=every)
        template = (
            tr("{name} to move on {boards}") if len(boards) == 1 else tr("{name} on {boards}")
        )
        return ", ".join(
            template.format(name=session.name(player), boards=event_texts.listed(numbers))
            for player, numbers in boards.items()
        )

    def tempo(self) -> str:
        number = self._position.round
        if number is None:
            return tr("Free tempo")
        return tr("Round {round}").format(round=number)

    # The boards in the order of the ring

    def rows(self) -> int:
        return len(self._position.players_at)

    def board(self, row: int) -> int:
        return list(self._position.players_at)[row]

    def is_turn(self, row: int) -> bool:
        board = self.board(row)
        return is_to_move(self._session, board, self._colour(board))

    def name(self, row: int) -> str:
        """Who is to move; when all is over, who sits there."""
        board = self.board(row)
        if self._session.outcome is not None:
            return self._seats(board)
        return self._session.name(self._position.to_move[board])

    def aside(self, row: int) -> str:
        """Who sits on the other side."""
        board = self.board(row)
        if self._session.outcome is not None:
            return ""
        other = self._position.players_at[board][1 - self._colour(board)]
        return tr("against {name}").format(name=self._session.name(other))

    def note(self, row: int) -> str:
        board = self.board(row)
        if self._session.outcome is not None:
            return ""
        return DOT.join([colour_name(self._colour(board)), *self._state(board)])

    def badge(self, row: int) -> Badge:
        """The board's number on the paint of who is to move there."""
        board = self.board(row)
        return self._badge(board, self._position.to_move[board])

    def time_left(self, row: int) -> int | None:
        board = self.board(row)
        return self._session.time_left(tile_of(board, self._colour(board)))

    def spoken(self, row: int) -> str:
        board = self.board(row)
        if self._session.outcome is not None:
            return tr("board {board}, {seats}").format(board=board, seats=self._seats(board))
        colour = self._colour(board)
        seats = self._position.players_at[board]
        text = tr("board {board}, {player} with {colour} against {other}").format(
            board=board,
            player=self._session.name(seats[colour]),
            colour=colour_name(colour),
            other=self._session.name(seats[1 - colour]),
        )
        turn = [tr("to move")] if self.is_turn(row) else []
        return ", ".join([text, *turn, *self._state(board)])

    def _seats(self, board: int) -> str:
        """Who sits at a board, White first; somebody who holds both seats only once."""
        players = dict.fromkeys(self._position.players_at[board])
        return " \N{EN DASH} ".join(map(self._session.name, players))

    def _colour(self, board: int) -> int:
        """The colour that is to move on a board."""
        position = self._position
        return position.players_at[board].index(position.to_move[board])

    def _state(self, board: int) -> list[str]:
        """What can be done on a board, or what it waits for."""
        position = self._position
        if position.to_move[board] in position.choosers:
            return [tr("which board is lost?")]
        why = position.waiting.get(board)
        if why is not None:
            return [tr("waits: {reason}").format(reason=translated(why))]
        told = [tr("%n move(s)", "", len(position.ways(board)))]
        if any(seat_of(king.board)[0] == board for king in position.checked_kings()):
            told.insert(0, tr("in check"))
        return told

    def _badge(self, board: int, player: int) -> Badge:
        return Badge(str(board), player - 1, self._session.match.colours[player - 1])

    # The moves

    def _round(self, position: Position) -> int | None:
        return cast(BoardsPosition, position).round

    def move_badge(self, node: Node) -> Badge | None:
        """The board on which it was done, on the paint of who did it."""
        board = None if node.action is None else board_of(node.action)
        if board is None or node.transition is None:
            return None
        return self._badge(board, node.transition.actor)

    def _deed(self, node: Node) -> str | None:
        action, transition = node.action, node.transition
        if action is None or transition is None:
            return None
        board, player = board_of(action), transition.actor
        lost = [
            what
            for what in transition.events
            if isinstance(what, PlayerEliminated) and what.board == board
        ]
        if board is None or not lost:
            return None
        system = cast(BoardsSystem, self._session.match.system)
        if action == system.resignation(player, board=board):
            text = tr("{name} gives up board {board}")
        elif action == system.loss(board):
            text = tr("{name} gives up board {board} ({reason})")
        else:
            text = tr("{name} loses board {board} ({reason})")
        return text.format(
            name=self._session.name(player), board=board, reason=translated(lost[0].reason)
        )
