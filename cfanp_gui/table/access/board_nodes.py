"""Accessible nodes of a board, its squares and the pieces in its pocket."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QAccessible, QAccessibleInterface, QPolygonF

from cfanp_gui.core.actions import PocketSource
from cfanp_gui.core.boards import Square
from cfanp_gui.table.access.describer import Describer
from cfanp_gui.table.access.node import FOCUS, PRESS, AccessNode, Root
from cfanp_gui.table.layout.geometry import square_rect
from cfanp_gui.table.scene import TableScene
from cfanp_gui.table.view import TableView


class SquareNode(AccessNode):
    """Node of a square with its piece; the press action acts like a click on the square."""

    def __init__(self, table: Root, above: AccessNode, square: Square) -> None:
        super().__init__(table, above, (PRESS, self._press), (FOCUS, self._take_focus))
        self.square = square

    def isValid(self) -> bool:
        spec = self._table.spec(self.square.board)
        return spec is not None and self.square.index < spec.size

    def name(self, describer: Describer) -> str:
        return describer.square(self.square)

    def description(self, describer: Describer) -> str:
        return describer.home_square(self.square)

    def area(self, scene: TableScene) -> QPolygonF:
        spec = self._table.spec(self.square.board)
        assert spec is not None, "a square is valid while its board is on the table"
        return scene.boards[spec.id].mapToScene(square_rect(spec, self.square.index))

    def tell(self, state: QAccessible.State, view: TableView, scene: TableScene) -> None:
        # Tools cache this flag and get no event for a change, so every square has it.
        state.selectable = True
        state.focusable = True
        state.focused = view.hasFocus() and self._table.focused_square == self.square
        state.selected = scene.pointer.picked == self.square

    def _press(self, scene: TableScene) -> None:
        self._table.dismiss()
        self._take_focus(scene)
        scene.pointer.act_at(self.square)

    def _take_focus(self, scene: TableScene) -> None:
        if (view := self._table.view) is not None and self.isValid():
            view.setFocus()
            scene.keyboard.go(self.square)


class PocketNode(AccessNode):
    """Node of a piece type in a board's pocket; the press action picks one up."""

    def __init__(self, table: Root, above: AccessNode, source: PocketSource) -> None:
        super().__init__(table, above, (PRESS, self._press))
        self.source = source

    def isValid(self) -> bool:
        return self.source.letter in self._table.pocket(self.source.board)

    def name(self, describer: Describer) -> str:
        return describer.pocket_pieces(self.source)

    def description(self, describer: Describer) -> str:
        return describer.pocket(self.source.board)

    def area(self, scene: TableScene) -> QRectF | QPolygonF:
        item = scene.layer.held(self.source)
        return item.mapToScene(item.boundingRect()) if item is not None else QRectF()

    def tell(self, state: QAccessible.State, view: TableView, scene: TableScene) -> None:
        state.selectable = True
        state.selected = scene.pointer.picked == self.source

    def _press(self, scene: TableScene) -> None:
        self._table.dismiss()
        scene.resolver.point(None)
        scene.pointer.take(self.source)


class BoardNode(AccessNode):
    """Node of a board; the press action acts like a click on its name plate."""

    def __init__(self, table: Root, board: int) -> None:
        super().__init__(table, None, (PRESS, self._press))
        self.board = board
        self._squares: list[SquareNode] = []
        self._pocket: dict[str, PocketNode] = {}
        self._known: tuple[int, list[str]] | None = None
        """Number of squares and pieces in the pocket when a tool last asked; None before that."""

    def made(self) -> list[AccessNode]:
        return [*self._squares, *self._pocket.values()]

    def isValid(self) -> bool:
        return self._table.has(self.board)

    def name(self, describer: Describer) -> str:
        return describer.board(self.board)

    def description(self, describer: Describer) -> str:
        return describer.belongings(self.board)

    def area(self, scene: TableScene) -> QPolygonF:
        item = scene.boards[self.board]
        return item.mapToScene(item.area.whole)

    def below(self) -> list[AccessNode]:
        if not self.isValid():
            return []
        squares, letters = self.squares(), self._table.pocket(self.board)
        self._known = (len(squares), letters)
        return [*squares, *map(self.pocket_pieces, letters)]

    def squares(self) -> list[SquareNode]:
        """Return the nodes of its squares, by index; empty for a board off the table."""
        spec = self._table.spec(self.board)
        if spec is None:
            return []
        # One node stands for the square of an index, whatever the board's size is now.
        for index in range(len(self._squares), spec.size):
            self._squares.append(SquareNode(self._table, self, Square(self.board, index)))
        return self._squares[: spec.size]

    def pocket_pieces(self, letter: str) -> PocketNode:
        """Return the node of a piece type in its pocket."""
        if letter not in self._pocket:
            self._pocket[letter] = PocketNode(self._table, self, PocketSource(self.board, letter))
        return self._pocket[letter]

    def has_others(self) -> bool:
        """Return True if its child nodes have changed since a tool last asked."""
        spec = self._table.spec(self.board)
        if spec is None or self._known is None:
            return False
        return self._known != (spec.size, self._table.pocket(self.board))

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        scene = self._table.scene
        if scene is None or not self.isValid():
            return None
        hit = scene.hit(self._table.scene_point(x, y))
        place = hit.source if isinstance(hit.source, PocketSource) else hit.square
        if place is None or place.board != self.board:
            return None
        if isinstance(place, PocketSource):
            return self.pocket_pieces(place.letter)
        return self.squares()[place.index]

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Grouping

    def tell(self, state: QAccessible.State, view: TableView, scene: TableScene) -> None:
        state.selectable = True
        state.selected = scene.controls.chosen == self.board

    def _press(self, scene: TableScene) -> None:
        self._table.dismiss()
        scene.controls.press_plate(self.board)
