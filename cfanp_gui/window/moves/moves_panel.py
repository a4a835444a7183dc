"""Panel of moves: the game with its variations, and the buttons that step through it."""

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPoint, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QAction, QContextMenuEvent, QFont, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QListView, QSizePolicy, QToolButton, QWidget

from cfanp_gui.session.game_session import GameSession
from cfanp_gui.table.layers.badge import BadgeLook
from cfanp_gui.window.moves.move_delegate import ArmyHeader, MoveDelegate, line_width
from cfanp_gui.window.moves.moves_model import CELL_ROLE, MovesModel
from cfanp_gui.window.widgets.accessible_names import name_button
from cfanp_gui.window.widgets.action_texts import with_keys
from cfanp_gui.window.widgets.dock_frames import FORM, scrolled, small_button
from cfanp_gui.window.widgets.layouts import in_column, in_row
from cfanp_gui.window.widgets.panel_lists import KeyOverride, is_enter, quiet_list

LEAST_WIDTH = 210
"""Minimum width of the list, and of the notes below it, in pixels."""
_KEYS = Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right
_END = Qt.AlignmentFlag.AlignRight
MOST_COLUMNS = 6
"""Largest number of armies whose moves are shown as a table unless somebody chooses it."""


class MovesView(QListView):
    """List or table of moves: a click goes there, one on a variation's triangle folds it."""

    chosen = Signal(int)
    """Carries the row a person went to."""
    fold_asked = Signal(int)
    """Carries the row of a variation to be folded or unfolded."""
    menu_asked = Signal(object, QPoint)
    """Carries the `Node` whose menu is wanted, and a point on the screen."""

    def __init__(self, model: MovesModel, delegate: MoveDelegate) -> None:
        super().__init__()
        self._rows, self._delegate = model, delegate
        self.setModel(model)
        self.setItemDelegate(delegate)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # as moves are written
        quiet_list(self)
        self.setMinimumHeight(2 * self.fontMetrics().height())  # in a low window
        self._override = KeyOverride(self, _KEYS[:2])
        self.selectionModel().currentChanged.connect(self._choose)
        self.clicked.connect(self._choose)

    def _choose(self, index: QModelIndex) -> None:
        if index.isValid():
            self.chosen.emit(index.row())

    def lay(self, badges: Sequence[BadgeLook]) -> None:
        """Show a table with the columns of some badges, or a list if there are none."""
        changed = len(badges) != len(self._delegate.badges)
        self._delegate.badges = badges
        if changed:
            self._override.keys = _KEYS if badges else _KEYS[:2]
            self.setFlow(self.Flow.LeftToRight if badges else self.Flow.TopToBottom)
            self.setWrapping(bool(badges))
            self.scheduleDelayedItemsLayout()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            # By default it relayouts only if the height has changed; texts need other lines now.
            self.scheduleDelayedItemsLayout()
        if event.oldSize().height() > event.size().height():
            self.scrollTo(self.currentIndex())  # what else is shown below may have covered it

    def indexAt(self, point: QPoint) -> QModelIndex:
        """Return the index at a point; below the cells of a line that of the note there."""
        found = super().indexAt(point)
        if found.isValid() or not self._delegate.badges:
            return found
        return super().indexAt(QPoint(line_width(self) - 1, point.y()))

    def moveCursor(
        self, action: QListView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        """Go up and down by rows where they are lines, else by lines within a column."""
        here, actions = self.currentIndex(), self.CursorAction
        by = {actions.MoveUp: -1, actions.MoveDown: 1}.get(action, 0)
        there = self._rows.index(here.row() + by)
        whole = here.isValid() and here.data(CELL_ROLE).column is None
        return there if by and whole and there.isValid() else super().moveCursor(action, modifiers)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not is_enter(event):
            super().keyPressEvent(event)
        elif self.currentIndex().isValid():
            self.fold_asked.emit(self.currentIndex().row())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        if event.button() != Qt.MouseButton.LeftButton:
            return  # a request for a menu moves nobody
        index = self.indexAt(at)
        if index.isValid():
            rect, row = self.visualRect(index), self._rows.rows[index.row()]
            if self._delegate.mark_rect(self.font(), rect, row).contains(at):
                self.fold_asked.emit(index.row())
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
            node = self._rows.rows[index.row()].node
            self.menu_asked.emit(node, self.viewport().mapToGlobal(at))


class MovesPanel(QWidget):
    """Panel of the moves of the game and its variations, and buttons that step through it."""

    node_chosen = Signal(object)
    """Carries the `Node` of the row a person went to."""
    table_chosen = Signal(bool)
    """Carries True if a person chose a table, False for a list."""

    def __init__(self) -> None:
        super().__init__()
        self.model = MovesModel()
        self._delegate = MoveDelegate()
        self._actions: Sequence[QAction] = ()
        self.view = MovesView(self.model, self._delegate)
        self.header = ArmyHeader(self.view, self._delegate)
        self.wants_table: bool | None = None
        """True if a person has chosen a table, False for a list; None if nobody has."""
        self.form = small_button(self, FORM)
        """Button that shows a table instead of the list."""
        self.form.clicked.connect(self._choose_form)
        self.view.chosen.connect(self._choose)
        self.view.fold_asked.connect(self._toggle_fold)
        # The notes lie below the list. In too little room they are scrolled, the buttons never.
        above, head = QWidget(), in_row((self.header, 1), (self.form, 0, _END), spacing=0)
        self.column = in_column(head, (self.view, 1), over=above, spacing=0, margins=(0,))
        """Column of the list and, once it is needed, the panel for notes."""
        self.steps = [QToolButton(autoRaise=True) for _ in range(4)]
        """Buttons to the start, undo, redo and to the end."""
        large = QFont(self.font())
        large.setPointSizeF(large.pointSizeF() * 1.15)
        for button in self.steps:
            button.setFont(large)
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            button.setEnabled(False)
        steps = in_row(*self.steps, spacing=2)
        in_column((scrolled(above, LEAST_WIDTH), 1), steps, over=self, margins=(8,))
        self.retranslate()

    def adopt(self, actions: Sequence[QAction]) -> None:
        """Have the buttons do what actions do, while these can be done."""
        self._actions = actions
        for button, action in zip(self.steps, actions, strict=True):
            button.clicked.connect(action.trigger)
            action.enabledChanged.connect(button.setEnabled)
            button.setEnabled(action.isEnabled())
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts anew in the current language."""
        self.view.setAccessibleName(self.tr("Moves"))
        name_button(self.form, self.tr("Show the moves as a table, a column for each army"))
        self.model.retranslate()
        undo, redo = self.tr("Undo"), self.tr("Redo")
        signs = ("«", f"‹ {undo}", f"{redo} ›", "»")
        names = (self.tr("To the start"), undo, redo, self.tr("To the end"))
        for button, sign, name in zip(self.steps, signs, names, strict=True):
            button.setText(sign)
            name_button(button, name)
        for button, action in zip(self.steps, self._actions, strict=False):
            button.setToolTip(with_keys(button.toolTip(), action))

    def show_session(self, session: GameSession) -> None:
        """Show a session's tree with the cursor's row current."""
        with QSignalBlocker(self.view.selectionModel()):
            self.model.show(session)
            self._delegate.rounds = session.root.position.round is not None
            self._lay(session)
            before = self.view.currentIndex()
            index = self.model.index(self.model.row_of(session.node))
            self.view.setCurrentIndex(index)
        self.view.scrollTo(index, QListView.ScrollHint.PositionAtCenter)
        # The view has not been told that the cursor's row has changed.
        self.view.update(before)
        self.view.update(index)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if (presenter := self.model.presenter) is not None:
            self._lay(presenter.session)

    def _choose_form(self, table: bool) -> None:
        self.wants_table = table
        self.table_chosen.emit(table)
        if (presenter := self.model.presenter) is not None:
            self.show_session(presenter.session)

    def _lay(self, session: GameSession) -> None:
        """Show a table or a list, as chosen, or a table where it has room."""
        count, presenter = len(self.model.columns), self.model.presenter
        fits = count <= MOST_COLUMNS and self._delegate.fits(count, self.view)
        table = count > 0 and (fits if self.wants_table is None else self.wants_table)
        self.form.setVisible(count > 0)
        self.form.setChecked(table)
        self.header.setVisible(table)
        seats = session.root.position.statuses() if table and presenter is not None else ()
        self.view.lay([presenter.seat_badge(status) for status in seats] if presenter else [])
        self.header.update()

    def _toggle_fold(self, number: int) -> None:
        row, presenter = self.model.rows[number], self.model.presenter
        if (head := row.node.variation) is None or presenter is None:
            return
        with QSignalBlocker(self.view.selectionModel()):
            self.model.fold(head, not row.folded)
            self.view.setCurrentIndex(self.model.index(self.model.row_of(presenter.session.node)))
        self.view.viewport().update()

    def _choose(self, number: int) -> None:
        row = self.model.rows[number]
        if row.folded:
            self._toggle_fold(number)
        self.node_chosen.emit(row.node)
