"""A half-board as assistive tools see it, with its squares and what lies in its tray."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QAccessible, QAccessibleInterface, QPolygonF

from cfanp_gui.core.boards import Square
from cfanp_gui.core.gestures import PocketSource
from cfanp_gui.core.half_boards import HALF_SQUARES
from cfanp_gui.table.access.node import Node
from cfanp_gui.table.layout.geometry import SQUARE, square_centre, tray_rect

if TYPE_CHECKING:
    from cfanp_gui.table.access.tree import TableNode


class SquareNode(Node):
    """A square of a half-board, with whatever stands there."""

    def __init__(self, table: TableNode, above: HalfBoardNode, place: Square) -> None:
        super().__init__(table, above, press=self._press, focus=self._take_focus)
        self.place = place

    def isValid(self) -> bool:
        return self._table.has(self.place.board)

    def words(self, kind: QAccessible.Text) -> str:
        reader = self._table.reader()
        if reader is not None and kind == QAccessible.Text.Name:
            return reader.square(self.place)
        if reader is not None and kind == QAccessible.Text.Description:
            return reader.joined(self.place)
        return ""

    def area(self) -> QRectF | QPolygonF:
        scene = self.scene
        if scene is None:
            return QRectF()
        centre = square_centre(self.place.index)
        half = QPointF(SQUARE / 2, SQUARE / 2)
        return scene.boards[self.place.board].mapToScene(QRectF(centre - half, centre + half))

    def state(self) -> QAccessible.State:
        state = super().state()
        scene, view = self.scene, self._table.view
        if scene is None or view is None or state.invalid:
            return state
        # Tools remember what can be selected and cannot be told of a change: it is every square.
        state.selectable = True
        state.focusable = True
        state.focused = view.hasFocus() and self._table.focused_place() == self.place
        state.selected = scene.pointer.picked == self.place
        return state

    def _press(self) -> None:
        scene = self.scene
        if scene is not None and self.isValid():
            self._table.clear_the_way()
            self._take_focus()
            scene.pointer.act_at(self.place)

    def _take_focus(self) -> None:
        scene, view = self.scene, self._table.view
        if scene is not None and view is not None and self.isValid():
            view.setFocus()
            scene.keyboard.go(self.place)


class TrayNode(Node):
    """A kind of piece in the tray of a half-board; pressing it picks one up."""

    def __init__(self, table: TableNode, above: HalfBoardNode, spot: PocketSource) -> None:
        super().__init__(table, above, press=self._press)
        self.spot = spot

    def isValid(self) -> bool:
        return self.spot.letter in self._table.tray(self.spot.board)

    def words(self, kind: QAccessible.Text) -> str:
        reader = self._table.reader()
        if reader is not None and kind == QAccessible.Text.Name:
            return reader.in_tray(self.spot)
        if reader is not None and kind == QAccessible.Text.Description:
            return reader.tray(self.spot.board)
        return ""

    def area(self) -> QRectF | QPolygonF:
        scene = self.scene
        item = scene.layer.held(self.spot) if scene is not None else None
        return item.mapToScene(item.boundingRect()) if item is not None else QRectF()

    def state(self) -> QAccessible.State:
        state = super().state()
        scene = self.scene
        if scene is not None and not state.invalid:
            state.selectable = True
            state.selected = scene.pointer.picked == self.spot
        return state

    def _press(self) -> None:
        scene = self.scene
        if scene is None or not self.isValid():
            return
        self._table.clear_the_way()
        scene.resolver.point(None)
        if scene.session.position.movable(self.spot):
            scene.pointer.take(self.spot)
        else:
            # Nothing comes of it, wherever it is put: it is said why.
            scene.resolver.decline(self.spot)


class HalfBoardNode(Node):
    """A half-board; pressing it is clicking its name plate."""

    def __init__(self, table: TableNode, board: int) -> None:
        super().__init__(table, None, press=self._press)
        self.board = board
        self._squares: list[SquareNode] = []
        self._tray: dict[str, TrayNode] = {}
        self._told_tray: list[str] = []

    def made(self) -> list[Node]:
        """The nodes below it that are made already, also those of pieces that are gone."""
        return [*self._squares, *self._tray.values()]

    def isValid(self) -> bool:
        return self._table.has(self.board)

    def words(self, kind: QAccessible.Text) -> str:
        reader = self._table.reader()
        if reader is not None and kind == QAccessible.Text.Name:
            return reader.half_board(self.board)
        if reader is not None and kind == QAccessible.Text.Description:
            return reader.belongings(self.board)
        return ""

    def area(self) -> QRectF | QPolygonF:
        scene = self.scene
        if scene is None:
            return QRectF()
        item = scene.boards[self.board]
        area = item.shape().boundingRect() | item.plate.RECT.translated(item.plate.pos())
        return item.mapToScene(area | tray_rect() if scene.has_pockets else area)

    def below(self) -> list[Node]:
        if not self.isValid():
            return []
        self._told_tray = self._table.tray(self.board)
        return [*self.squares(), *map(self.in_tray, self._told_tray)]

    def squares(self) -> list[SquareNode]:
        """The nodes of its squares, by number."""
        if not self._squares:
            self._squares = [
                SquareNode(self._table, self, Square(self.board, square))
                for square in range(HALF_SQUARES)
            ]
        return self._squares

    def in_tray(self, kind: str) -> TrayNode:
        """The node of a kind of piece in its tray."""
        if kind not in self._tray:
            self._tray[kind] = TrayNode(self._table, self, PocketSource(self.board, kind))
        return self._tray[kind]

    def has_others(self) -> bool:
        """Whether there are other nodes below it now than when somebody last asked for them."""
        return bool(self._squares) and self._told_tray != self._table.tray(self.board)

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        scene = self.scene
        if scene is None or not self.isValid():
            return None
        point = self._table.scene_point(x, y)
        spot = scene.hit(point).source
        if isinstance(spot, PocketSource):
            return self.in_tray(spot.letter) if spot.board == self.board else None
        place = scene.hit(point).square
        if place is None or place.board != self.board:
            return None
        return self.squares()[place.index]

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Grouping

    def state(self) -> QAccessible.State:
        state = super().state()
        scene = self.scene
        if scene is not None and not state.invalid:
            state.selectable = True
            state.selected = scene.pointer.chosen_board == self.board
        return state

    def _press(self) -> None:
        scene = self.scene
        if scene is not None and self.isValid():
            self._table.clear_the_way()
            scene.resolver.point(None)
            scene.controls.press_plate(self.board)
