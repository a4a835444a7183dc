"""Accessible nodes: the table as the root, its boards, squares and pockets, and its question.

The scene's items mean nothing to a screen reader, so there is a tree beside them. A node stands for
a board or a square by its number, not for an item, and reports the present state at every call.
Nodes are created when a tool first asks for them; without a tool there are none.

Qt keeps plain pointers to interfaces that belong to no `QObject`. So the table's node keeps every
other one alive, and they are removed from Qt's list when the view is deleted.
"""

from collections.abc import Iterator

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface, QPolygonF
from PySide6.QtWidgets import QAccessibleWidget, QWidget
from shiboken6 import Shiboken

from cfanp_gui.core.actions import PocketSource, Source
from cfanp_gui.core.boards import Square
from cfanp_gui.table.access.describer import Describer
from cfanp_gui.table.access.narrator import offer_name
from cfanp_gui.table.access.node import FOCUS, PRESS, AccessNode, Root
from cfanp_gui.table.feedback.hand_over_card import HandOverCard
from cfanp_gui.table.layout.geometry import square_rect
from cfanp_gui.table.scene import TableScene
from cfanp_gui.table.translate import tr
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
        state.selected = scene.interaction.picked == self.square

    def _press(self, scene: TableScene) -> None:
        self._table.dismiss()
        self._take_focus(scene)
        scene.interaction.pointer.act_at(self.square)

    def _take_focus(self, scene: TableScene) -> None:
        if (view := self._table.view) is not None and self.isValid():
            view.setFocus()
            scene.interaction.keyboard.go(self.square)


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
        state.selected = scene.interaction.picked == self.source

    def _press(self, scene: TableScene) -> None:
        self._table.dismiss()
        scene.interaction.resolver.point(None)
        scene.interaction.pointer.take(self.source)


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
        return self._table.spec(self.board) is not None

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
        known = None if spec is None else (spec.size, self._table.pocket(self.board))
        return known is not None and self._known not in (None, known)

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        scene = self._table.scene
        if scene is None or not self.isValid():
            return None
        hit = scene.hit(self._table.scene_point(x, y))
        if isinstance(hit.source, PocketSource) and hit.source.board == self.board:
            return self.pocket_pieces(hit.source.letter)
        here = hit.square is not None and hit.square.board == self.board
        return self.squares()[hit.square.index] if hit.square is not None and here else None

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Grouping

    def tell(self, state: QAccessible.State, view: TableView, scene: TableScene) -> None:
        state.selectable = True
        state.selected = scene.interaction.controls.chosen == self.board

    def _press(self, scene: TableScene) -> None:
        self._table.dismiss()
        scene.interaction.controls.press_plate(self.board)


_CHANGED = {
    QAccessible.Text.Name: QAccessible.Event.NameChanged,
    QAccessible.Text.Description: QAccessible.Event.DescriptionChanged,
}
"""Kinds of text that tools cache, with the event for a change of each."""


class OfferNode(AccessNode):
    """Node of an answer to the question on the table; the one after the last cancels."""

    def __init__(self, table: Root, above: AccessNode, index: int) -> None:
        super().__init__(table, above, (PRESS, self._press))
        self._index = index

    def isValid(self) -> bool:
        question = self._table.question
        return question is not None and self._index <= len(question.offers)

    def name(self, describer: Describer) -> str:
        question, scene = self._table.question, self._table.scene
        assert question is not None, "it has answers"
        assert scene is not None, "it is on the table"
        names = [offer_name(scene.session.game, offer) for offer in question.offers]
        return [*names, tr("cancel")][self._index]

    def tell(self, state: QAccessible.State, view: TableView, scene: TableScene) -> None:
        question = scene.interaction.question
        state.focusable = True
        state.focused = view.hasFocus() and question is not None and question.pointed == self._index

    def area(self, scene: TableScene) -> QRectF | QPolygonF:
        question = scene.interaction.question
        offered = question is not None and self._index < len(question.offers)
        return question.area(self._index) if question and offered else QRectF()

    def _press(self, scene: TableScene) -> None:
        question = scene.interaction.question
        assert question is not None, "this is an answer to it"
        if self._index == len(question.offers):
            question.cancel()
        else:
            question.take(self._index)


class QuestionNode(AccessNode):
    """Node of the question on the table, valid while there is one."""

    def __init__(self, table: Root) -> None:
        super().__init__(table, None)
        self._offers: list[AccessNode] = []

    def isValid(self) -> bool:
        return self._table.question is not None

    def name(self, describer: Describer) -> str:
        question = self._table.question
        return "" if question is None else question.title

    def area(self, scene: TableScene) -> QRectF | QPolygonF:
        question = scene.interaction.question
        return QRectF() if question is None else question.area(None)

    def below(self) -> list[AccessNode]:
        question = self._table.question
        if question is None:
            return []
        answers = len(question.offers) + 1
        while len(self._offers) < answers:
            self._offers.append(OfferNode(self._table, self, len(self._offers)))
        return self._offers[:answers]

    def made(self) -> list[AccessNode]:
        return self._offers

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Dialog


class CardNode(QAccessibleWidget):
    """Node of the hand-over card; the press action continues the game."""

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


class TableNode(Root):
    """Node of a table's view, with the boards as children instead of the inner widgets."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self._nodes: dict[int, BoardNode] = {}
        self._known_boards: list[int] | None = None
        self._question_node = QuestionNode(self)
        view.destroyed.connect(self._forget_nodes)

    # Children

    def board(self, board: int) -> BoardNode:
        """Return the node of a board by its id."""
        if board not in self._nodes:
            self._nodes[board] = BoardNode(self, board)
        return self._nodes[board]

    def source(self, source: Source) -> SquareNode | PocketNode | None:
        """Return the node of a square or of a piece type in a pocket; None if it is not there."""
        if self.spec(source.board) is None:
            return None
        board = self.board(source.board)
        if isinstance(source, Square):
            return board.squares()[source.index]
        node = board.pocket_pieces(source.letter)
        return node if node.isValid() else None

    def changes(self) -> Iterator[QAccessibleEvent]:
        """Yield an event for each text or list of children changed since a tool last asked.

        A tool may react to an event at once, which can create nodes during the iteration.
        """
        view = self.view
        if view is None:
            return
        reordered = QAccessible.Event.ObjectReorder
        if self._known_boards is not None and self._known_boards != self._boards():
            yield QAccessibleEvent(view, reordered)
        for board in list(self._nodes.values()):
            if board.isValid() and board.has_others():
                yield QAccessibleEvent(board, reordered)
        # Events of a node with an object refer to that object.
        yield from (QAccessibleEvent(view, event) for event in _changed(self))
        for node in self.made():
            if node.isValid():
                yield from (QAccessibleEvent(node, event) for event in _changed(node))

    def made(self) -> Iterator[AccessNode]:
        """Yield every node created below this one."""
        for node in (*self._nodes.values(), self._question_node):
            yield node
            yield from node.made()

    def below(self) -> list[QAccessibleInterface]:
        self._known_boards = self._boards()
        nodes: list[QAccessibleInterface] = [*map(self.board, self._known_boards)]
        if self.question is not None:
            nodes.append(self._question_node)
        return nodes + [QAccessible.queryAccessibleInterface(widget) for widget in self._over()]

    def _boards(self) -> list[int]:
        scene = self.scene
        return [board.id for board in scene.session.position.boards()] if scene is not None else []

    def _over(self) -> list[QWidget]:
        """Return the widgets that lie over the table now, such as the hand-over card."""
        view, direct = self.view, Qt.FindChildOption.FindDirectChildrenOnly
        if view is None:
            return []
        widgets = view.findChildren(QWidget, options=direct)
        return [child for child in widgets if child.isVisible() and child is not view.viewport()]

    def _forget_nodes(self) -> None:
        """Unregister and delete all nodes in Qt, which would otherwise use them after deletion."""
        nodes = list(self.made())
        self._nodes.clear()
        for node in nodes:
            if Shiboken.isValid(node):
                QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(node))

    # What Qt asks

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        scene, view = self.scene, self.view
        if scene is None or view is None:
            return None
        for widget in reversed(self._over()):
            if widget.geometry().contains(view.mapFromGlobal(QPoint(x, y))):
                return QAccessible.queryAccessibleInterface(widget)
        if self.question is not None and self._question_node.rect().contains(x, y):
            return self._question_node
        item = scene.hit(self.scene_point(x, y)).item
        return self.board(item.board) if item is not None else None

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        question, square = self.question, self.focused_square
        if self.view is None or not self.view.hasFocus():
            return None
        if question is not None and question.pointed is not None:
            return self._question_node.child(question.pointed)
        return None if question is not None or square is None else self.source(square)

    def words(self, kind: QAccessible.Text) -> str:
        """Return the present text of the table; the turn is its description.

        That is empty if the cursor is on a square, which is read when focus returns.
        """
        if kind == QAccessible.Text.Name:
            return tr("table")
        if kind == QAccessible.Text.Description and self.describer is not None:
            return self.describer.turn() if self.focused_square is None else ""
        return QAccessibleWidget.text(self, kind)


def _changed(node: AccessNode | TableNode) -> list[QAccessible.Event]:
    """Return the events for the texts of a node that have changed since a tool last asked."""
    return [
        event
        for kind, event in _CHANGED.items()
        if kind in node.last_words and node.last_words[kind] != node.words(kind)
    ]
