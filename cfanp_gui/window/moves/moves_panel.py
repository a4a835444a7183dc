"""Panel of moves: the game with its variations, and the buttons that step through it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QModelIndex, QPoint, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QFont, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QListView, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from cfanp_gui.session.game_session import GameSession
from cfanp_gui.window.moves.move_delegate import MoveDelegate
from cfanp_gui.window.moves.moves_model import MovesModel
from cfanp_gui.window.widgets.dock_frames import scrolled
from cfanp_gui.window.widgets.panel_lists import ENTER, claims_key, is_plain_key, quiet_list

_FAR_LEFT, _FAR_RIGHT = (
    "\N{LEFT-POINTING DOUBLE ANGLE QUOTATION MARK}",
    "\N{RIGHT-POINTING DOUBLE ANGLE QUOTATION MARK}",
)
_LEFT, _RIGHT = (
    "\N{SINGLE LEFT-POINTING ANGLE QUOTATION MARK}",
    "\N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK}",
)
LEAST_WIDTH = 210
"""Minimum width of the list, and of the notes below it, in pixels."""
_WALKING = (Qt.Key.Key_Up, Qt.Key.Key_Down)


class MovesView(QListView):
    """List of moves: a click goes there, one on the triangle of a variation folds it."""

    chosen = Signal(int)
    """Carries the row a person went to."""
    fold_asked = Signal(int)
    """Carries the row of a variation to be folded or unfolded."""
    menu_asked = Signal(int, QPoint)
    """Carries the row whose menu is wanted, and a point on the screen."""

    def __init__(self, model: MovesModel, delegate: MoveDelegate) -> None:
        super().__init__()
        self._rows = model
        self._delegate = delegate
        self.setModel(model)
        self.setItemDelegate(delegate)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        quiet_list(self)
        self.selectionModel().currentChanged.connect(self._choose)
        self.clicked.connect(self._choose)

    def _choose(self, index: QModelIndex) -> None:
        if index.isValid():
            self.chosen.emit(index.row())

    def _folds_at(self, at: QPoint) -> bool:
        """Return True if a click at a point folds or unfolds a variation."""
        index = self.indexAt(at)
        if not index.isValid():
            return False
        rect, row = self.visualRect(index), self._rows.row(index.row())
        return self._delegate.mark_rect(self.font(), rect, row).contains(at)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            # By default it relayouts only if the height has changed; texts need other lines now.
            self.scheduleDelayedItemsLayout()

    def event(self, event: QEvent) -> bool:
        if claims_key(event, _WALKING):
            # In a list these go from row to row, elsewhere from variation to variation.
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_plain_key(event, ENTER):
            if self.currentIndex().isValid():
                self.fold_asked.emit(self.currentIndex().row())
            return
        super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        if event.button() != Qt.MouseButton.LeftButton:
            return  # a request for a menu moves nobody
        if self._folds_at(at):
            self.fold_asked.emit(self.indexAt(at).row())
            return
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            super().mouseReleaseEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)  # a double click is two clicks

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        by_key = event.reason() == QContextMenuEvent.Reason.Keyboard
        index = self.currentIndex() if by_key else self.indexAt(event.pos())
        if index.isValid():
            at = self.visualRect(index).center() if by_key else event.pos()
            self.menu_asked.emit(index.row(), self.viewport().mapToGlobal(at))


class MovesPanel(QWidget):
    """Panel of the moves of the game and its variations, and buttons that step through it."""

    node_chosen = Signal(object)
    """Carries the `Node` of the row a person went to."""
    menu_asked = Signal(object, QPoint)
    """Carries the `Node` whose menu is wanted, and a point on the screen."""

    def __init__(
        self,
        to_start: Callable[[], object],
        undo: Callable[[], object],
        redo: Callable[[], object],
        to_end: Callable[[], object],
    ) -> None:
        super().__init__()
        self.model = MovesModel()
        self._delegate = MoveDelegate()
        self._keys: Sequence[str] = ("", "", "", "")
        self.view = MovesView(self.model, self._delegate)
        self.view.chosen.connect(self._choose)
        self.view.fold_asked.connect(self._toggle_fold)
        self.view.menu_asked.connect(
            lambda row, at: self.menu_asked.emit(self.model.row(row).node, at)
        )
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 8, 8, 8)
        # The notes lie below the list. In too little room they are scrolled, the buttons never.
        above = QWidget()
        self._above = QVBoxLayout(above)
        self._above.setContentsMargins(0, 0, 0, 0)
        self._above.addWidget(self.view, 1)
        layout.addWidget(scrolled(above, LEAST_WIDTH), 1)
        steps = QHBoxLayout()
        steps.setSpacing(2)
        layout.addLayout(steps)
        large = QFont(self.font())
        large.setPointSizeF(large.pointSizeF() * 1.15)
        self.steps: list[QToolButton] = []
        for act in (to_start, undo, redo, to_end):
            button = QToolButton()
            button.setFont(large)
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            button.setAutoRaise(True)
            button.clicked.connect(lambda _=False, act=act: act())
            steps.addWidget(button)
            self.steps.append(button)
        self.enable_steps(*[False] * 4)
        self.retranslate()

    def name_keys(self, keys: Sequence[str]) -> None:
        """Name in the tips of the buttons the keys that do the same."""
        self._keys = keys
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts anew in the current language."""
        self.view.setAccessibleName(self.tr("Moves"))
        self.model.retranslate()
        undo, redo = self.tr("Undo"), self.tr("Redo")
        for button, sign, name, keys in zip(
            self.steps,
            (_FAR_LEFT, f"{_LEFT} {undo}", f"{redo} {_RIGHT}", _FAR_RIGHT),
            (self.tr("To the start"), undo, redo, self.tr("To the end")),
            self._keys,
            strict=True,
        ):
            button.setText(sign)
            button.setToolTip(f"{name} ({keys})" if keys else name)
            button.setAccessibleName(name)

    def show_session(self, session: GameSession) -> None:
        """Show a session's tree with the cursor's row current."""
        with QSignalBlocker(self.view.selectionModel()):
            self._delegate.rounds = self.model.show(session).counts_rounds
            before = self.view.currentIndex()
            index = self.model.index(self.model.row_of(session.node))
            self.view.setCurrentIndex(index)
        self.view.scrollTo(index, QListView.ScrollHint.PositionAtCenter)
        # The view has not been told that the cursor's row has changed.
        self.view.update(before)
        self.view.update(index)

    def show_notes(self, panel: QWidget) -> None:
        """Put a panel for notes below the list."""
        self._above.addWidget(panel)

    def enable_steps(self, start: bool, undo: bool, redo: bool, end: bool) -> None:
        """Enable the buttons that lead somewhere."""
        for button, enabled in zip(self.steps, (start, undo, redo, end), strict=True):
            button.setEnabled(enabled)

    def _toggle_fold(self, number: int) -> None:
        row, presenter = self.model.row(number), self.model.presenter
        head = row.node.variation
        if head is None or presenter is None:
            return
        with QSignalBlocker(self.view.selectionModel()):
            self.model.fold(head, not row.folded)
            here = self.model.row_of(presenter.session.node)
            self.view.setCurrentIndex(self.model.index(here))
        self.view.viewport().update()

    def _choose(self, number: int) -> None:
        row = self.model.row(number)
        if row.folded:
            self._toggle_fold(number)
        self.node_chosen.emit(row.node)
