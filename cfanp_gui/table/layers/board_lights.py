"""Outlines round boards that are to be looked at, such as those of a hint."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtWidgets import QGraphicsScene

from cfanp_gui.table.layers.board_items import BoardItem
from cfanp_gui.table.layers.candidates import BoardOutline
from cfanp_gui.table.theme import Theme


class BoardLights:
    """The outlines on a table."""

    def __init__(self, scene: QGraphicsScene, boards: dict[int, BoardItem]) -> None:
        self._scene = scene
        self._boards = boards
        self._lights: dict[int, BoardOutline] = {}

    @property
    def boards(self) -> frozenset[int]:
        """Return the boards that are lit."""
        return frozenset(self._lights)

    def show(self, boards: Iterable[int], theme: Theme) -> None:
        """Light these boards and no others."""
        wanted = set(boards) & self._boards.keys()
        for board in set(self._lights) - wanted:
            self._scene.removeItem(self._lights.pop(board))
        for board in wanted:
            if board in self._lights:
                self._lights[board].set_theme(theme)
            else:
                self._lights[board] = BoardOutline(self._boards[board], theme)
