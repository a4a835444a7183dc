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

from cfanp_gui.core.boards import Square
from cfanp_gui.core.capabilities import Pockets
from cfanp_gui.core.gestures import Source
from cfanp_gui.table.access.describer import Describer
from cfanp_gui.table.access.describers import describer_of
from cfanp_gui.table.access.half_board import HalfBoardNode, SquareNode, TrayNode
from cfanp_gui.table.access.node import FOCUS, PRESS, Node
from cfanp_gui.table.access.piece_names import offer_name
from cfanp_gui.table.hand_over_card import HandOverCard
from cfanp_gui.table.translate import tr

if TYPE_CHECKING:
    from cfanp_gui.table.interaction.chooser import Chooser
    from cfanp_gui.table.scene import TableScene
    from cfanp_gui.table.view import TableView

_TOLD = {
    QAccessible.Text.Name: QAccessible.Event.NameChanged,
    QAccessible.Text.Description: QAccessible.Event.DescriptionChanged,
}
"""The texts that others keep in mind, and how they are told of another."""


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
        self._half_boards: dict[int, HalfBoardNode] = {}
        self._told_boards: list[int] | None = None
        self.told: dict[QAccessible.Text, str] = {}
        """What was last said of it, by Qt's kinds of text."""
        self._question = QuestionNode(self)
        self._reader: Describer | None = None
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

    def reader(self) -> Describer | None:
        """What puts the scene shown now into words."""
        scene = self.scene
        if scene is not self._read:
            self._read = scene
            self._reader = describer_of(scene) if scene is not None else None
        return self._reader

    def scene_point(self, x: int, y: int) -> QPointF:
        """The point of the scene under a pixel of the screen."""
        view = self.view
        if view is None:
            return QPointF()
        return view.mapToScene(view.viewport().mapFromGlobal(QPoint(x, y)))

    def has(self, board: int) -> bool:
        """Whether a half-board is on the table."""
        scene = self.scene
        return scene is not None and board in scene.presence

    def tray(self, board: int) -> list[str]:
        """The kinds of pieces in a half-board's tray, in their order; none off the table."""
        scene = self.scene
        if scene is None or not self.has(board):
            return []
        position = scene.session.position
        pocket = position.pocket(board) if isinstance(position, Pockets) else ()
        return list(dict.fromkeys(piece.letter for piece, _ in pocket))

    def half_boards(self) -> list[HalfBoardNode]:
        """The nodes of the half-boards on the table, by number."""
        return [self.half_board(board) for board in self._boards()]

    def half_board(self, board: int) -> HalfBoardNode:
        """The node of a half-board by its number."""
        if board not in self._half_boards:
            self._half_boards[board] = HalfBoardNode(self, board)
        return self._half_boards[board]

    def spot(self, spot: Source) -> SquareNode | TrayNode | None:
        """The node of a square on the table, or of a kind of piece in a tray there."""
        if not self.has(spot.board):
            return None
        half_board = self.half_board(spot.board)
        if isinstance(spot, Square):
            return half_board.squares()[spot.index]
        node = half_board.in_tray(spot.letter)
        return node if node.isValid() else None

    def focused_place(self) -> Square | None:
        """The square the keyboard is on; None while there is a question on the table."""
        scene = self.scene
        return scene.keyboard.square if scene is not None and self.chooser is None else None

    def changes(self) -> Iterator[QAccessibleEvent]:
        """An event for all that is called otherwise now than when somebody last asked.

        Also for where other nodes are now. Who is told may ask at once, and nodes be made for it.
        """
        view = self.view
        if view is None:
            return
        reordered = QAccessible.Event.ObjectReorder
        if self._told_boards is not None and self._told_boards != self._boards():
            yield QAccessibleEvent(view, reordered)
        for half_board in list(self._half_boards.values()):
            if half_board.isValid() and half_board.has_others():
                yield QAccessibleEvent(half_board, reordered)
        # What belongs to an object is told in that object's name.
        yield from (QAccessibleEvent(view, event) for event in _changed(self))
        for node in self.made():
            if node.isValid():
                yield from (QAccessibleEvent(node, event) for event in _changed(node))

    def made(self) -> Iterator[Node]:
        """Every node there is below this one."""
        for board in list(self._half_boards.values()):
            yield board
            yield from board.made()
        yield self._question
        yield from self._question.every()

    def _below(self) -> list[QAccessibleInterface]:
        self._told_boards = self._boards()
        nodes: list[QAccessibleInterface] = [*self.half_boards()]
        if self.chooser is not None:
            nodes.append(self._question)
        return nodes + [QAccessible.queryAccessibleInterface(one) for one in self._over()]

    def _boards(self) -> list[int]:
        scene = self.scene
        return [item.board for item in scene.present] if scene is not None else []

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
        return self.half_board(item.board) if item is not None else None

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        view = self.view
        if view is None or not view.hasFocus():
            return None
        chooser, place = self.chooser, self.focused_place()
        if chooser is not None:
            return self._question.child(chooser.pointed) if chooser.pointed is not None else None
        return self.spot(place) if place is not None else None

    def words(self, kind: QAccessible.Text) -> str:
        """What is to be said of the table now: whose turn it is describes it."""
        reader = self.reader()
        if kind == QAccessible.Text.Name:
            return tr("table")
        if kind == QAccessible.Text.Description and reader is not None:
            return reader.turn()
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
