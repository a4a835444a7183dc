"""Display of one board alone, with all its parts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cfanp_gui.core.boards import whole
from cfanp_gui.core.game import Position
from cfanp_gui.table.view import TableView

if TYPE_CHECKING:
    from cfanp_gui.table.scene import TableScene


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
        if (table := self._paged) is not None:
            table.interaction.controls.show(table.arrangement.whole(board))

    def find(self, board: int) -> None:
        """Show the place of a board: alone if possible, else with its name plate flashing."""
        table, paged = self._view.table, self._paged
        if paged is not None:
            paged.interaction.controls.press_plate(board)
        elif table is not None and board in {item.board for item in table.board_layer.present}:
            plate = table.boards[board].plate
            where = plate.mapRectToScene(plate.plate_rect)
            seen = self._view.mapFromScene(where).boundingRect()
            if not self._view.viewport().rect().contains(seen):
                self._view.ensureVisible(where, 20, 20)
            from cfanp_gui.table.layers.plates import flash

            flash(plate, table.theme, table.animator)

    def turn(self, by: int) -> None:
        """Zoom to the next board, or to the previous one."""
        if (table := self._paged) is not None:
            table.interaction.controls.turn_page(by, table.interaction.keyboard.square)

    def show_all(self) -> None:
        """Zoom to all boards."""
        if self._view.focus is not None and self._view.table is not None:
            self._view.table.focus.show(None)
        if self._view.focus is None:
            self._view.fit()

    @property
    def board(self) -> int | None:
        """Return the id of the board of the cursor, or else of the one that fills the view."""
        if (table := self._paged) is None:
            return None
        square, focus = table.interaction.keyboard.square, self._view.focus
        return square.board if square is not None else min(focus or (), default=None)

    @property
    def _paged(self) -> TableScene | None:
        """Return the table if its boards can be shown alone."""
        table = self._view.table
        return table if table is not None and groups_of(table.session.position) else None
