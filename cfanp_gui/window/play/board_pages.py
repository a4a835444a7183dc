"""Display of one board alone, with all its parts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cfanp_gui.core.boards import whole
from cfanp_gui.core.game import Position
from cfanp_gui.table.view import TableView

if TYPE_CHECKING:
    from cfanp_gui.table.interaction.board_controls import BoardControls


def groups_of(position: Position) -> tuple[tuple[int, ...], ...]:
    """Return the ids of boards that can be shown alone, each with the other parts of its board.

    Boards that are pushed together cannot.
    """
    return whole(position.boards()) if position.join is None else ()


class BoardPages:
    """Zoom to one or all boards of the table in a view, if its boards can be shown alone.

    Boards are given by their ids.
    """

    def __init__(self, view: TableView) -> None:
        self._view = view

    def show(self, board: int) -> None:
        """Zoom to a board, or to all of them if it fills the view already."""
        controls, table = self._controls(), self._view.table
        if controls is not None and table is not None:
            controls.show(table.arrangement.whole(board))

    def find(self, board: int) -> None:
        """Show the place of a board: alone if possible, else with its name plate flashing."""
        table, controls = self._view.table, self._controls()
        if controls is not None:
            controls.press_plate(board)
        elif table is not None and board in {item.board for item in table.present}:
            plate = table.boards[board].plate
            where = plate.mapRectToScene(plate.plate_rect)
            seen = self._view.mapFromScene(where).boundingRect()
            if not self._view.viewport().rect().contains(seen):
                self._view.ensureVisible(where, 20, 20)
            from cfanp_gui.table.layers.plates import flash

            flash(plate, table.theme, table.motion)

    def turn(self, by: int) -> None:
        """Zoom to the next board, or to the previous one."""
        controls, table = self._controls(), self._view.table
        if controls is not None and table is not None:
            controls.turn_page(by, table.keyboard.square)

    def show_all(self) -> None:
        """Zoom to all boards."""
        if self._view.focus is not None and self._view.table is not None:
            self._view.table.focus.show(None)
        if self._view.focus is None:
            self._view.fit()

    @property
    def board(self) -> int | None:
        """Return the id of the board of the cursor, or else of the one that fills the view.

        None if there is neither.
        """
        table = self._view.table
        if table is None or self._controls() is None:
            return None
        square, focus = table.keyboard.square, self._view.focus
        if square is not None:
            return square.board
        return min(focus) if focus else None

    def _controls(self) -> BoardControls | None:
        table = self._view.table
        if table is None or not groups_of(table.session.position):
            return None
        return table.controls
