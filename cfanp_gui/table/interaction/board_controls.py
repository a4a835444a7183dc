"""Board actions of name plates, letters, digits and page keys: push two, or show one alone."""

from PySide6.QtCore import QElapsedTimer, QPointF
from PySide6.QtGui import QGuiApplication

from cfanp_gui.core.actions import PocketSource
from cfanp_gui.core.boards import STRIP, Square
from cfanp_gui.core.piece_letters import key_letters
from cfanp_gui.session.view_model import boards_to_move
from cfanp_gui.table.interaction.move_resolver import MoveResolver
from cfanp_gui.table.tabletop import Tabletop
from cfanp_gui.table.translate import piece_letters, tr

TYPED_MS = 900
"""Milliseconds within which two digits typed are read as one number."""


class BoardControls:
    """Controller for boards selected by plate or key."""

    def __init__(self, table: Tabletop, resolver: MoveResolver) -> None:
        self._table = table
        self._resolver = resolver
        self._chosen: int | None = None
        self._digits = ""
        self._typed = QElapsedTimer()
        self._clicked: int | None = None
        self._click = QElapsedTimer()

    # Plates and letters

    @property
    def chosen(self) -> int | None:
        """Return the board chosen by its plate or letter, to be pushed against the next one."""
        return self._chosen

    @chosen.setter
    def chosen(self, board: int | None) -> None:
        if board == self._chosen:
            return
        self._chosen = board
        words = tr("Half-board {board}: choose the one to push it against.")
        label = "" if board is None else self._table.boards[board].spec.label
        self._table.hint(words.format(board=label) if label else "")

    def click_plate(self, board: int, point: QPointF) -> None:
        """Handle a click on a board's plate, whose button ends the player's turn, or passes."""
        plates = self._table.boards[board].plates.items()
        edge = next((edge for edge, plate in plates if plate.button.under(point)), None)
        position = self._table.session.position
        passes = position.passes() or {}
        here = (seat for seat in position.seats() if (seat.board, seat.edge) == (board, edge))
        if edge is None:
            self.press_plate(board)
        elif (action := next((passes[at.id] for at in here if at.id in passes), None)) is not None:
            self._resolver.propose(action)
        else:
            self.end_turn()

    def end_turn(self) -> None:
        """End the turn if the moves left may be declined; otherwise pass, or ask who passes."""
        position = self._table.session.position
        passes, end = position.passes() or {}, position.turn_end
        if end is not None:
            self._table.refuse(self._table.session.propose(end))
        elif len(passes) == 1:
            self._resolver.propose(next(iter(passes.values())))
        elif passes:
            self._resolver.ask_who_passes(passes)
        elif position.outcome() is not None:
            self._table.message.emit(tr("The game is over."))
        elif position.turn() is not None:
            self._table.message.emit(tr("Make a move first: a turn cannot be ended before."))
        else:
            words = tr("Nobody may pass now: that is for a player who has no move.")
            self._table.message.emit(words)

    def press_plate(self, board: int, typed: bool = False) -> None:
        """Answer with a board, ask for a decision there, push or choose it, or show it alone.

        A board beside the stage is pushed against the lower one there, unless its letter is
        `typed`: two letters name any two boards.
        """
        if self._resolver.point_board(board) or board == STRIP:
            return
        position, group = self._table.session.position, self._table.arrangement.whole(board)
        seats = (seat.id for seat in position.seats() if seat.board in group)
        if position.join is not None:  # the second board chosen is pushed against the first
            first, placement = self.chosen, self._table.placement
            if first is None and not (typed or board in placement.on_stage):
                first = placement.front_board
            self.chosen = board if first is None else None
            if first is not None and first != board:
                self._resolver.push(first, board)
        elif any(position.seat_status(seat).choosing is not None for seat in seats):
            self._resolver.ask_decision()
        elif not self.is_second_click(board):
            self.show(group)
        self._table.refresh()

    def clear_stage(self) -> None:
        """Send the boards on the stage home, except half-boards that must be used."""
        turn = self._table.session.position.turn()
        if self._table.arrangement.stage is None:
            return
        if not self._table.placement.joins:
            self._table.focus.show(None)
        elif turn is None or turn.committed is None:
            self.chosen = None
            self._table.session.pull_apart()

    def is_second_click(self, board: int) -> bool:
        """Return True if a plate is clicked again at once; a double click counts only once."""
        limit = QGuiApplication.styleHints().mouseDoubleClickInterval()
        soon = self._click.isValid() and self._click.elapsed() < limit
        again, self._clicked = soon and board == self._clicked, board
        self._click.restart()
        return again

    def key(self, text: str) -> bool:
        """Handle the letter of a half-board, or a digit of a board; return True if it is one."""
        if not self._table.placement.joins:
            return text.isascii() and text.isdigit() and self._digit(text)
        board = self.lettered(text)
        if board is not None:
            self.press_plate(board, typed=True)
        return board is not None

    def lettered(self, text: str) -> int | None:
        """Return the half-board with a letter, in upper or lower case; None if there is none."""
        letter = text.upper() if self._table.placement.joins and len(text) == 1 else None
        boards = self._table.session.position.boards()
        return next((spec.id for spec in boards if spec.label == letter), None)

    def in_pocket(self, text: str, cursor: Square | None) -> PocketSource | None:
        """Return the source of a typed piece in the pocket of the player to move at the cursor."""
        position, types = self._table.session.position, self._table.session.game.piece_types
        if cursor is None or self._table.placement.joins or position.pocket(cursor.board) is None:
            return None
        typed = text.upper()
        # Pockets hold no King: a letter that stands for it in the language in use is English.
        meant = (key_letters(piece_letters(), types).get(typed, typed), typed)
        letter = next((kind for kind in meant if kind in types and not types[kind].royal), None)
        if letter is None:
            return None
        group = self._table.arrangement.whole(cursor.board)
        seats = [seat for seat in position.seats() if seat.board in group]
        status_of = position.seat_status
        waiting = [seat.board for seat in seats if status_of(seat.id).waiting is not None]
        to_move = [board for board in group if board in boards_to_move(position)]
        sides = (*to_move, *waiting, *(seat.board for seat in seats), cursor.board)
        return PocketSource(sides[0], letter)

    # One board alone

    @property
    def shown(self) -> tuple[int, ...] | None:
        """Return the boards that fill the view; None if all boards are shown."""
        focus = self._table.focus.boards
        return None if focus is None else self._table.arrangement.whole(focus[0])

    def show(self, group: tuple[int, ...] | None) -> None:
        """Fit the parts of one board into the view, or all boards if these parts fill it."""
        if group is not None and group == self.shown:
            group = None
        self._table.focus.show(group)

    def _digit(self, digit: str) -> bool:
        soon = self._typed.isValid() and self._typed.elapsed() < TYPED_MS
        both = self._digits + digit if soon else digit
        specs = self._table.session.position.boards()
        boards = {spec.label: spec.id for spec in reversed(specs)}
        if both not in boards:
            both = digit
        self._digits = both
        self._typed.start()
        if both == "0":
            self._table.focus.show(None)
        elif both in boards:
            self.show(self._table.arrangement.whole(boards[both]))
        return both == "0" or both in boards

    def turn_page(self, by: int, cursor: Square | None) -> bool:
        """Show the next or previous board alone; return False in games where boards are pushed."""
        if self._table.session.position.join is not None:
            return False
        groups = self._table.arrangement.wholes
        if self.shown is not None:
            self.show(groups[(groups.index(self.shown) + by) % len(groups)])
        elif cursor is not None:
            self.show(self._table.arrangement.whole(cursor.board))
        else:
            self.show(groups[0] if by > 0 else groups[-1])
        return True

    def next_square(self, square: Square, by: int) -> Square:
        """Return the same square on the next or previous board in order."""
        groups = self._table.arrangement.wholes
        group = self._table.arrangement.whole(square.board)
        other = groups[(groups.index(group) + by) % len(groups)]
        board = other[min(group.index(square.board), len(other) - 1)]
        return Square(board, min(square.index, self._table.boards[board].spec.size - 1))
