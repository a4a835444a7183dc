"""Turning from board to board, where whole boards lie on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cfanp_gui.core.half_boards import seat_of, tile_of
from cfanp_gui.session.boards import BoardsSession
from cfanp_gui.table.view import TableView

if TYPE_CHECKING:
    from cfanp_gui.table.presenters.boards import BoardPresenter


class BoardPages:
    """The boards of the table in a view, one or all of which fill it; elsewhere nothing is done."""

    def __init__(self, view: TableView) -> None:
        self._view = view

    def show(self, number: int) -> None:
        """Let a board fill the view, or all of them when it does so already."""
        kind = self._kind()
        if kind is not None:
            kind.show_board(number)

    def show_half(self, half: int) -> None:
        """Let the board of a half-board fill the view, as `show` does."""
        self.show(seat_of(half)[0])

    def press(self, number: int) -> None:
        """Do what a click on its plate does: show a board, or ask who must choose a lost one."""
        kind = self._kind()
        if kind is not None:
            kind.press_plate(tile_of(number, 0))

    def turn(self, by: int) -> None:
        """Let the next board fill the view, or the one before."""
        kind = self._kind()
        if kind is not None:
            kind.turn_page(by)

    def show_all(self) -> None:
        """Show every board as large as can be."""
        kind = self._kind()
        if kind is not None:
            kind.escape()
        if self._view.focus is None:
            self._view.fit()

    @property
    def board(self) -> int | None:
        """The number of the board on which the cursor is, or else of the one that fills the view.

        None where there is neither.
        """
        table, kind = self._view.table, self._kind()
        if table is None or kind is None:
            return None
        if table.cursor is not None:
            return seat_of(table.cursor.board)[0]
        return seat_of(min(self._view.focus))[0] if self._view.focus else None

    def half_board(self) -> int | None:
        """Return the id of a half of `board`; None where there is no such board."""
        return None if self.board is None else tile_of(self.board, 0)

    def _kind(self) -> BoardPresenter | None:
        """What the table knows of its boards; None where there is no such table."""
        table = self._view.table
        if table is None or not isinstance(table.session, BoardsSession):
            return None
        from cfanp_gui.table.presenters.boards import BoardPresenter

        assert isinstance(table.presenter, BoardPresenter), "such a session lies on such a table"
        return table.presenter
