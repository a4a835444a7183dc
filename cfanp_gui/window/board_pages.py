"""Turning from board to board, where each is played on by itself."""

from __future__ import annotations

from cfanp_gui.core.capabilities import Joins
from cfanp_gui.table.interaction.board_controls import BoardControls
from cfanp_gui.table.view import TableView


class BoardPages:
    """The boards of the table in a view, one or all of which fill it.

    Where boards are pushed together there are no pages, and nothing is done.
    """

    def __init__(self, view: TableView) -> None:
        self._view = view

    def show(self, label: int) -> None:
        """Let a board fill the view, or all of them when it does so already."""
        controls = self._controls()
        if controls is not None:
            controls.show_label(str(label))

    def press(self, label: int) -> None:
        """Do what a click on a board's plate does: show it, or ask who must decide something."""
        controls, table = self._controls(), self._view.table
        if controls is not None and table is not None:
            boards = table.session.position.boards()
            controls.press_plate(next(one.id for one in boards if one.label == str(label)))

    def turn(self, by: int) -> None:
        """Let the next board fill the view, or the one before."""
        controls, table = self._controls(), self._view.table
        if controls is not None and table is not None:
            controls.turn_page(by, table.keyboard.square)

    def show_all(self) -> None:
        """Show every board as large as can be."""
        if self._view.focus is not None and self._view.table is not None:
            self._view.table.focus_on(None)
        if self._view.focus is None:
            self._view.fit()

    @property
    def board(self) -> int | None:
        """Return the label of the board on which the cursor is, or else of the one shown alone.

        None where there is neither.
        """
        table = self._view.table
        if table is None or self._controls() is None:
            return None
        square = table.keyboard.square
        focus = self._view.focus
        board = square.board if square is not None else min(focus) if focus else None
        found = (one.label for one in table.session.position.boards() if one.id == board)
        label = next(found, None)
        return int(label) if label is not None and label.isdigit() else None

    def _controls(self) -> BoardControls | None:
        table = self._view.table
        if table is None or isinstance(table.session.position, Joins):
            return None
        return table.controls
