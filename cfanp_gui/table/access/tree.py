"""The table as assistive tools see it: the table, its half-boards, their squares, a question.

The scene's items mean nothing to a screen reader, so there is a tree beside them. A node stands
for a half-board or a square by its number, not for an item, and says at every call what is true
then. Nodes are made when a tool first asks for them; without one there are none.

Qt keeps plain pointers to interfaces that belong to no `QObject`. So the table's node keeps
every other one alive, and they are struck off Qt's list when the view goes.
"""

from __future__ import annotations

import weakref
from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QAccessibleInterface,
    QPolygonF,
)
from PySide6.QtWidgets import QAccessibleWidget, QWidget
from shiboken6 import Shiboken

from cfanp_gui.core.geometry import HALF_SQUARES, Place
from cfanp_gui.table.access.node import FOCUS, PRESS, Node
from cfanp_gui.table.access.words import Reader, offer_name, turn_text
from cfanp_gui.table.arrange import SQUARE, square_centre
from cfanp_gui.table.card import HandOverCard
from cfanp_gui.table.translate import tr

if TYPE_CHECKING:
    from cfanp_gui.table.chooser import Chooser
    from cfanp_gui.table.scene import TableScene
    from cfanp_gui.table.view import TableView

_TOLD = {
    QAccessible.Text.Name: QAccessible.Event.NameChanged,
    QAccessible.Text.Description: QAccessible.Event.DescriptionChanged,
}
"""The texts that others keep in mind, and how they are told of another."""


class SquareNode(Node):
    """A square of a half-board, with whatever stands there."""

    def __init__(self, table: TableNode, above: HalfBoardNode, place: Place) -> None:
        super().__init__(table, above, press=self._press, focus=self._take_focus)
        self.place = place

    def isValid(self) -> bool:
        scene = self.scene
        return scene is not None and self.place.board < len(scene.boards)

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
        centre = square_centre(self.place.square)
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
        state.selected = scene.hand.picked == self.place
        return state

    def _press(self) -> None:
        scene = self.scene
        if scene is not None:
            self._table.clear_the_way()
            self._take_focus()
            scene.activate(self.place)

    def _take_focus(self) -> None:
        scene, view = self.scene, self._table.view
        if scene is not None and view is not None:
            view.setFocus()
            scene.set_cursor(self.place)


class HalfBoardNode(Node):
    """A half-board; pressing it is clicking its name plate."""

    def __init__(self, table: TableNode, board: int) -> None:
        super().__init__(table, None, press=self._press)
        self.board = board
        self._squares: list[Node] = []

    @property
    def squares(self) -> list[Node]:
        """The nodes of its squares that are made already, by number."""
        return self._squares

    def isValid(self) -> bool:
        scene = self.scene
        return scene is not None and self.board < len(scene.boards)

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
        return item.mapToScene(
            item.shape().boundingRect() | item.plate.RECT.translated(item.plate.pos())
        )

    def below(self) -> list[Node]:
        if not self._squares:
            self._squares = [
                SquareNode(self._table, self, Place(self.board, square))
                for square in range(HALF_SQUARES)
            ]
        return self._squares

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        scene = self.scene
        place = scene.place_at(self._table.scene_point(x, y)) if scene is not None else None
        if place is None or place.board != self.board:
            return None
        return self.below()[place.square]

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Grouping

    def state(self) -> QAccessible.State:
        state = super().state()
        scene = self.scene
        if scene is not None and not state.invalid:
            state.selectable = True
            state.selected = scene.hand.chosen_board == self.board
        return state

    def _press(self) -> None:
        scene = self.scene
        if scene is not None:
            self._table.clear_the_way()
            scene.hand.choose(self.board)


class OfferNode(Node):
    """One answer to the question on the table; the one after the last cancels."""

    def __init__(self, table: TableNode, above: QuestionNode, index: int) -> None:
        super().__init__(table, above, press=self._press)
        self._index = index

    def isValid(self) -> bool:
        chooser = self._table.chooser
        return chooser is not None and self._index <= len(chooser.offers)

    def words(self, kind: QAccessible.Text) -> str:
        chooser = self._table.chooser
        if chooser is None or kind != QAccessible.Text.Name:
            return ""
        if self._index == len(chooser.offers):
            return tr("cancel")
        return offer_name(chooser.offers[self._index])

    def state(self) -> QAccessible.State:
        state = super().state()
        chooser, view = self._table.chooser, self._table.view
        if chooser is not None and view is not None:
            state.focusable = True
            state.focused = view.hasFocus() and chooser.pointed == self._index
        return state

    def area(self) -> QRectF | QPolygonF:
        chooser, view = self._table.chooser, self._table.view
        if chooser is None or view is None or self._index == len(chooser.offers):
            return QRectF()
        return chooser.cell(self._index).translated(QPointF(view.mapFromScene(chooser.pos())))

    def _press(self) -> None:
        chooser = self._table.chooser
        if chooser is None:
            return
        if self._index == len(chooser.offers):
            chooser.cancel()
        else:
            chooser.choose(chooser.offers[self._index].text)


class QuestionNode(Node):
    """The question on the table, while there is one."""

    def __init__(self, table: TableNode) -> None:
        super().__init__(table, None)
        self._offers: list[Node] = []

    def isValid(self) -> bool:
        return self._table.chooser is not None

    def words(self, kind: QAccessible.Text) -> str:
        chooser = self._table.chooser
        return chooser.title if chooser is not None and kind == QAccessible.Text.Name else ""

    def area(self) -> QRectF | QPolygonF:
        chooser, view = self._table.chooser, self._table.view
        if chooser is None or view is None:
            return QRectF()
        return chooser.boundingRect().translated(QPointF(view.mapFromScene(chooser.pos())))

    def below(self) -> list[Node]:
        chooser = self._table.chooser
        if chooser is None:
            return []
        answers = len(chooser.offers) + 1
        while len(self._offers) < answers:
            self._offers.append(OfferNode(self._table, self, len(self._offers)))
        return self._offers[:answers]

    def every(self) -> list[Node]:
        """All nodes made for answers, also those of an earlier question."""
        return self._offers

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Dialog


class CardNode(QAccessibleWidget):
    """The hand-over card; pressing it goes on."""

    def __init__(self, card: HandOverCard) -> None:
        super().__init__(card, QAccessible.Role.Button)

    def actionNames(self) -> list[str]:
        return [PRESS, FOCUS]

    def doAction(self, name: str) -> None:
        card = self.widget()
        if isinstance(card, HandOverCard) and name == PRESS:
            card.take()
        elif name == FOCUS:
            card.setFocus()


class TableNode(QAccessibleWidget):
    """The view of a table, with the half-boards on it instead of the widgets inside."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view, QAccessible.Role.Grouping)
        self._view = weakref.ref(view)
        self._half_boards: list[HalfBoardNode] = []
        self.told: dict[QAccessible.Text, str] = {}
        """What was last said of it, by Qt's kinds of text."""
        self._question = QuestionNode(self)
        self._reader: Reader | None = None
        self._read: TableScene | None = None
        view.destroyed.connect(self._strike_off)

    # Where everything is

    @property
    def view(self) -> TableView | None:
        """The view; None when it is gone or going."""
        view = self._view()
        return view if view is not None and Shiboken.isValid(view) else None

    @property
    def scene(self) -> TableScene | None:
        """The scene shown now."""
        view = self.view
        scene = view.table if view is not None else None
        return scene if scene is not None and Shiboken.isValid(scene) else None

    @property
    def chooser(self) -> Chooser | None:
        """The question on the table."""
        scene = self.scene
        return scene.chooser if scene is not None else None

    def clear_the_way(self) -> None:
        """Cancel the question on the table and take the card off it, as a press beside does."""
        chooser, view = self.chooser, self.view
        if chooser is not None:
            chooser.cancel()
        if view is not None:
            view.card.take()

    def reader(self) -> Reader | None:
        """What puts the scene shown now into words."""
        scene = self.scene
        if scene is not self._read:
            self._read = scene
            self._reader = Reader(scene) if scene is not None else None
        return self._reader

    def scene_point(self, x: int, y: int) -> QPointF:
        """The point of the scene under a pixel of the screen."""
        view = self.view
        if view is None:
            return QPointF()
        return view.mapToScene(view.viewport().mapFromGlobal(QPoint(x, y)))

    def half_boards(self) -> list[HalfBoardNode]:
        """The nodes of the half-boards on the table, by number."""
        scene = self.scene
        count = len(scene.boards) if scene is not None else 0
        while len(self._half_boards) < count:
            self._half_boards.append(HalfBoardNode(self, len(self._half_boards)))
        return self._half_boards[:count]

    def square(self, place: Place) -> SquareNode | None:
        """The node of a square on the table."""
        boards = self.half_boards()
        if place.board >= len(boards):
            return None
        node = boards[place.board].below()[place.square]
        assert isinstance(node, SquareNode), "below a half-board there are squares"
        return node

    def focused_place(self) -> Place | None:
        """The square the keyboard is on; None while there is a question on the table."""
        scene = self.scene
        return scene.cursor if scene is not None and self.chooser is None else None

    def changes(self) -> Iterator[QAccessibleEvent]:
        """An event for all that is called otherwise now than when somebody last asked."""
        view = self.view
        if view is None:
            return
        # What belongs to an object is told in that object's name.
        yield from (QAccessibleEvent(view, event) for event in _changed(self))
        for node in self.made():
            if node.isValid():
                yield from (QAccessibleEvent(node, event) for event in _changed(node))

    def made(self) -> Iterator[Node]:
        """Every node there is below this one."""
        for board in self._half_boards:
            yield board
            yield from board.squares
        yield self._question
        yield from self._question.every()

    def _below(self) -> list[QAccessibleInterface]:
        nodes: list[QAccessibleInterface] = list(self.half_boards())
        if self.chooser is not None:
            nodes.append(self._question)
        return nodes + [QAccessible.queryAccessibleInterface(one) for one in self._over()]

    def _over(self) -> list[QWidget]:
        """The widgets that lie over the table now, such as the hand-over card."""
        view = self.view
        if view is None:
            return []
        widgets = view.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
        return [one for one in widgets if one.isVisible() and one is not view.viewport()]

    def _strike_off(self) -> None:
        """Have Qt forget and delete every node, for it would ask them when they are gone."""
        nodes = list(self.made())
        self._half_boards.clear()
        for node in nodes:
            if Shiboken.isValid(node):
                QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(node))

    # What Qt asks

    def childCount(self) -> int:
        return len(self._below())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        nodes = self._below()
        return nodes[index] if 0 <= index < len(nodes) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        nodes = self._below()
        return nodes.index(child) if child in nodes else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        scene = self.scene
        view = self.view
        if scene is None or view is None:
            return None
        for widget in reversed(self._over()):
            if widget.geometry().contains(view.mapFromGlobal(QPoint(x, y))):
                return QAccessible.queryAccessibleInterface(widget)
        if self.chooser is not None and self._question.rect().contains(x, y):
            return self._question
        item = scene.board_at(self.scene_point(x, y))
        return self.half_boards()[item.board] if item is not None else None

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        view = self.view
        if view is None or not view.hasFocus():
            return None
        chooser, place = self.chooser, self.focused_place()
        if chooser is not None:
            return self._question.child(chooser.pointed) if chooser.pointed is not None else None
        return self.square(place) if place is not None else None

    def words(self, kind: QAccessible.Text) -> str:
        """What is to be said of the table now: whose turn it is describes it."""
        scene = self.scene
        if kind == QAccessible.Text.Name:
            return tr("table")
        if kind == QAccessible.Text.Description and scene is not None:
            return turn_text(scene.session)
        return super().text(kind)

    def text(self, kind: QAccessible.Text) -> str:
        self.told[kind] = self.words(kind)
        return self.told[kind]


def _changed(node: Node | TableNode) -> list[QAccessible.Event]:
    """How to tell of what is to be said of a node now and was not when it was last asked."""
    return [
        event
        for kind, event in _TOLD.items()
        if kind in node.told and node.told[kind] != node.words(kind)
    ]
