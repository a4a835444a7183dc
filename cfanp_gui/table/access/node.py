"""Base classes of the table's accessible nodes."""

import weakref
from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleInterface,
    QPolygonF,
    QWindow,
)
from PySide6.QtWidgets import QAccessibleWidget
from shiboken6 import Shiboken

from cfanp_gui.core.boards import BoardSpec, Square, specs_by_id
from cfanp_gui.core.game import Position
from cfanp_gui.table.access.describer import Describer
from cfanp_gui.table.interaction.question import Question
from cfanp_gui.table.scene import TableScene
from cfanp_gui.table.view import TableView

PRESS = QAccessibleActionInterface.pressAction()
FOCUS = QAccessibleActionInterface.setFocusAction()
"""Qt's names of the two actions of nodes."""


Act = Callable[[TableScene], None]
"""Action of a node on the scene shown now."""


class _Actions(QAccessibleActionInterface):
    """Action interface of a node: handlers by Qt's name of each action."""

    def __init__(self, handlers: dict[str, Callable[[], None]]) -> None:
        super().__init__()
        self._handlers = handlers

    def actionNames(self) -> list[str]:
        return list(self._handlers)

    def doAction(self, name: str) -> None:
        if name in self._handlers:
            self._handlers[name]()

    def keyBindingsForAction(self, name: str) -> list[str]:
        return []


class AccessibleTexts:
    """Mixin, placed before Qt's class, of an interface with texts and children."""

    last_words: dict[QAccessible.Text, str]
    """Last texts returned, by Qt's kinds of text."""

    def words(self, kind: QAccessible.Text) -> str:
        """Return its present text of a kind; empty for most kinds."""
        raise NotImplementedError  # Qt's classes allow no abstract methods

    def below(self) -> Sequence[QAccessibleInterface]:
        """Return the child interfaces."""
        return ()

    def text(self, kind: QAccessible.Text) -> str:
        self.last_words[kind] = self.words(kind)
        return self.last_words[kind]

    def childCount(self) -> int:
        return len(self.below())

    def child(self, index: int) -> QAccessibleInterface | None:
        nodes = self.below()
        return nodes[index] if 0 <= index < len(nodes) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        nodes = self.below()
        return nodes.index(child) if child in nodes else -1


class Root(AccessibleTexts, QAccessibleWidget):  # type: ignore[misc]  # no child is None, which Qt takes
    """Interface of the view itself, which tells its descendants about the table."""

    def __init__(self, view: TableView) -> None:
        QAccessibleWidget.__init__(self, view, QAccessible.Role.Grouping)
        self.last_words = {}
        self._view = weakref.ref(view)
        self._described: tuple[object, Describer] | None = None
        self._specs: tuple[Position, dict[int, BoardSpec]] | None = None

    @property
    def view(self) -> TableView | None:
        """Return the view; None if it is deleted or being deleted."""
        view = self._view()
        return view if view is not None and Shiboken.isValid(view) else None

    @property
    def scene(self) -> TableScene | None:
        """Return the scene shown now; None if there is none."""
        view = self.view
        scene = view.table if view is not None else None
        return scene if scene is not None and Shiboken.isValid(scene) else None

    @property
    def question(self) -> Question | None:
        """Return the question on the table; None if there is none."""
        scene = self.scene
        return scene.interaction.question if scene is not None else None

    @property
    def describer(self) -> Describer | None:
        """Return the describer of the scene in its present state; None if there is no scene."""
        scene = self.scene
        if scene is None:
            return None
        state = scene, scene.session.node, scene.session.pair, scene.interaction.picked
        if self._described is None or self._described[0] != state:
            self._described = state, Describer(scene)
        return self._described[1]

    @property
    def focused_square(self) -> Square | None:
        """Return the keyboard cursor's square; None without one or while a question is open."""
        scene = self.scene
        if scene is None or self.question is not None:
            return None
        return scene.interaction.keyboard.square

    def spec(self, board: int) -> BoardSpec | None:
        """Return a board on the table by its id; None if it is not there."""
        scene = self.scene
        if scene is None:
            return None
        position, specs = scene.session.position, self._specs
        if specs is None or specs[0] is not position:
            specs = self._specs = position, specs_by_id(position.boards())
        return specs[1].get(board)

    def pocket(self, board: int) -> list[str]:
        """Return the letters of the pieces in a board's pocket, in their order."""
        scene = self.scene
        pocket = scene.session.position.pocket(board) if scene is not None else None
        held = pocket if pocket and self.spec(board) is not None else ()
        return list(dict.fromkeys(piece.letter for piece, _ in held))

    def scene_point(self, x: int, y: int) -> QPointF:
        """Return the point of the scene under a pixel of the screen."""
        view, at = self.view, QPoint(x, y)
        return QPointF() if view is None else view.mapToScene(view.viewport().mapFromGlobal(at))

    def dismiss(self) -> None:
        """Cancel the question, unless the table itself answers it, and remove the card."""
        if self.question is not None:
            self.question.dismiss()
        if self.view is not None and self.view.covered:
            self.view.card.take()


class AccessNode(AccessibleTexts, QAccessibleInterface):  # type: ignore[misc]  # as above
    """A node without a `QObject`; its texts, area and actions are used only while it is valid."""

    def __init__(self, table: Root, above: "AccessNode | None", *acts: tuple[str, Act]) -> None:
        """Create a node below another, or below the table, with actions by Qt's names of them."""
        QAccessibleInterface.__init__(self)
        self.last_words = {}
        self._table = table
        self._above = above
        self._actions = _Actions({name: partial(self._do, act) for name, act in acts})
        self._pointer = Shiboken.VoidPtr(Shiboken.getCppPointer(self._actions)[0])

    def _do(self, act: Act) -> None:
        scene = self._table.scene
        if scene is not None and self.isValid():
            act(scene)

    # Content of a node

    def words(self, kind: QAccessible.Text) -> str:
        say = {QAccessible.Text.Name: self.name, QAccessible.Text.Description: self.description}
        describer = self._table.describer
        return say[kind](describer) if describer is not None and kind in say else ""

    def name(self, describer: Describer) -> str:
        """Return its present name."""
        raise NotImplementedError

    def description(self, describer: Describer) -> str:
        """Return its present description; empty for none."""
        return ""

    def area(self, scene: TableScene) -> QRectF | QPolygonF:
        """Return its area: a rectangle in the viewport, or a polygon in the scene."""
        return QRectF()

    def made(self) -> "list[AccessNode]":
        """Return the child nodes created so far, also for what is gone."""
        return []

    def tell(self, state: QAccessible.State, view: TableView, scene: TableScene) -> None:
        """Set the flags of its state that are specific to it."""

    # What Qt asks

    def isValid(self) -> bool:
        return self._table.scene is not None

    def object(self) -> None:  # type: ignore[override]
        return None

    def window(self) -> QWindow | None:  # type: ignore[override]
        view = self._table.view
        return view.window().windowHandle() if view is not None else None

    def parent(self) -> QAccessibleInterface:
        return self._above or self._table

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return next((node for node in self.below() if node.rect().contains(x, y)), None)

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def text(self, kind: QAccessible.Text) -> str:
        return super().text(kind) if self.isValid() else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Ignore the text: tools cannot rename what is on the table."""

    def rect(self) -> QRect:
        view, scene = self._table.view, self._table.scene
        if view is None or scene is None or not self.isValid():
            return QRect()
        area = self.area(scene)
        if isinstance(area, QPolygonF):
            area = QRectF(view.mapFromScene(area).boundingRect())
        pixels = area.toRect()
        return QRect(view.viewport().mapToGlobal(pixels.topLeft()), pixels.size())

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Button

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        view, scene = self._table.view, self._table.scene
        if view is None or scene is None or not self.isValid():
            state.invalid = True
            return state
        port = view.viewport()
        seen = QRect(port.mapToGlobal(QPoint(0, 0)), port.size())
        state.offscreen = not seen.intersects(self.rect())
        state.invisible = not view.isVisible()
        self.tell(state, view, scene)
        return state

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Shiboken.VoidPtr:  # type: ignore[override]
        if kind == QAccessible.InterfaceType.ActionInterface and self._actions.actionNames():
            return self._pointer
        return Shiboken.VoidPtr(0)
