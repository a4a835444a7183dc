"""Panel of the order of play, with the status and the button that ends a turn; docks of the panels
at the right.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QRect, Qt, Signal
from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QDockWidget, QListView, QMainWindow, QPushButton, QWidget

from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.match_clocks import ClockState
from cfanp_gui.window.menu_actions import Commands
from cfanp_gui.window.moves.moves_panel import MovesPanel
from cfanp_gui.window.panels.panel_presenter import PanelPresenter
from cfanp_gui.window.services.settings import Settings
from cfanp_gui.window.widgets.dock_frames import DockButtons, scrolled, set_dock_tips
from cfanp_gui.window.widgets.layouts import STRETCH, in_column, in_row
from cfanp_gui.window.widgets.panel_lists import Index, OrderModel, RowDelegate, quiet_list
from cfanp_gui.window.widgets.plain_text import ElidedLabel, bold_label, set_tip

if TYPE_CHECKING:
    from cfanp_gui.window.panels.reason_strip import ReasonStrip


_BESIDE = 8
"""Horizontal margin of the content, in pixels."""
_HIGH = 1000
"""Height that exceeds any name, in pixels."""


class OrderPanel(QWidget):
    """Panel of the status, the players or boards in order, and the button that ends a turn."""

    board_chosen = Signal(int)
    """Carries the id of a board that a person looks for."""
    reason_pointed = Signal(object)
    """Carries the arrows of a reason for the turn's moves: pairs of squares."""
    grown = Signal()
    """Emitted when more is shown above the rows than before."""
    left = Signal()
    """Emitted when focus is to return to the table."""

    def __init__(self) -> None:
        super().__init__()
        self.model, self._delegate = OrderModel(), RowDelegate()
        # The status must be readable from across the room.
        self.status = bold_label(times=1.45)
        self.status.setObjectName("status")
        self.round = ElidedLabel(2)
        self.view = QListView()
        self.view.setModel(self.model)
        self.view.setItemDelegate(self._delegate)
        quiet_list(self.view)
        self.view.setSelectionMode(QListView.SelectionMode.NoSelection)
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        for watched in (self.view, self.view.viewport()):
            watched.setMouseTracking(True)  # the row under the pointer is tinted
        self.view.entered.connect(lambda index: self._point_at(index.row()))
        self.view.viewportEntered.connect(lambda: self._point_at(None))
        self.view.clicked.connect(self._choose)
        self.reasons: ReasonStrip | None = None
        """Strip of the reasons for the turn's moves; made when there is one to tell."""
        self.end_turn = QPushButton()
        self.end_turn.setEnabled(False)
        self.bots, self.hurry, self.claim = QPushButton(), QPushButton(), QPushButton()
        """Buttons that stop bots or let them go on, have a bot move now, and claim a draw."""
        for name, button in {"bots": self.bots, "hurry": self.hurry, "claim": self.claim}.items():
            button.setObjectName(name)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves it at the table
            button.hide()
        top = in_row((self.round, 1), self.claim, spacing=4)
        # The layout is the same with and without the button, and while the clocks are paused.
        top.addStrut(self.end_turn.sizeHint().height())
        below = in_row((self.hurry, 1), (self.bots, 1), spacing=4)
        parts = (top, self.status, (self.view, 100), self.end_turn, below, STRETCH)
        margins = (_BESIDE, 4, _BESIDE, 8)
        self.column = in_column(*parts, over=self, spacing=4, margins=margins)
        """Column of all parts, above which a strip may be put."""
        self.retranslate()

    def leaveEvent(self, event: QEvent) -> None:
        self._point_at(None)
        super().leaveEvent(event)

    def _point_at(self, row: int | None) -> None:
        if row != self._delegate.pointed_at:
            self._delegate.pointed_at = row
            self.view.viewport().update()

    def retranslate(self) -> None:
        """Set all texts anew in the current language; those of a session follow."""
        self.status.setText(self.tr("No game on the table."))
        self.view.setAccessibleName(self.heading)
        self.end_turn.setText(self.tr("End turn"))
        self.claim.setText(self.tr("Claim a draw"))
        self.hurry.setText(self.tr("Move now"))

    def show_bots(self, playing: bool, waiting: bool, thinking: bool) -> None:
        """Show buttons that hurry and stop bots that are `playing`, or resume those `waiting`.

        `thinking` is True if one of them thinks, or its move is being made.
        """
        fresh = playing and self.bots.isHidden()
        self.bots.setVisible(playing)
        self.bots.setText(self.tr("Let the bots go on") if waiting else self.tr("Stop the bots"))
        # Bots that wait have one button only, with a text that needs the whole width.
        self.hurry.setVisible(playing and not waiting)
        self.hurry.setEnabled(thinking)
        if fresh:
            self.grown.emit()

    def _show_claim(self, reason: str) -> None:
        """Show the button that claims a draw for a reason; an empty one hides it."""
        if not reason and self.claim.hasFocus():
            self.left.emit()
        self.claim.setVisible(bool(reason))
        set_tip(self.claim, reason)
        self.claim.setAccessibleDescription(reason)

    @property
    def heading(self) -> str:
        """Return the heading of the rows, also before there is a game."""
        presenter = self.model.presenter
        return self.tr("Players") if presenter is None else presenter.heading()

    def _choose(self, index: Index) -> None:
        if (board := self.board_of(index.row())) is not None:
            self.board_chosen.emit(board)

    def board_of(self, row: int) -> int | None:
        """Return the id of a row's board; None for a row without one."""
        presenter = self.model.presenter
        boards = () if presenter is None or row < 0 else presenter.rows[row].boards
        return next(iter(boards), None)

    def _show_reasons(self, presenter: PanelPresenter) -> None:
        """Show the reasons for the turn's moves, if there are any to tell."""
        if self.reasons is not None:
            self.reasons.follow(presenter)
        elif presenter.reasons() is not None:
            from cfanp_gui.window.panels.reason_strip import ReasonStrip

            self.reasons = ReasonStrip()
            self.reasons.pointed.connect(self.reason_pointed)
            self.reasons.left.connect(self.left)
            self.column.insertWidget(self.column.indexOf(self.view), self.reasons)
            self.reasons.follow(presenter)
            self.grown.emit()

    def follow_pair(self) -> None:
        """Show the reasons with the names of squares as displayed now."""
        presenter = self.model.presenter
        if self.reasons is not None and presenter is not None:
            self.reasons.follow(presenter)

    @property
    def reason(self) -> QWidget | None:
        """Return the chip with keyboard focus, or else the first; None without any."""
        chips = self.reasons.chips if self.reasons is not None else []
        return next((chip for chip in chips if chip.hasFocus()), chips[0] if chips else None)

    def _show_round(self, presenter: PanelPresenter) -> None:
        """Show the round, and that the clocks are paused if they are."""
        text, state = presenter.tempo(), presenter.session.clock_state
        if state is ClockState.PAUSED:
            text = self.tr("{round} · clocks paused").format(round=text)
        elif state is ClockState.WAITING:
            text = self.tr("{round} · the first move starts the clocks").format(round=text)
        self.round.setText(text)

    @property
    def height_wanted(self) -> int:
        """Return the height at which all rows are visible, up to a maximum number."""
        usual = max(self.view.sizeHint().height(), self.view.minimumHeight())
        usual = min(usual, self.view.maximumHeight())
        # The status may have more lines than the label's own size hint.
        others = self.column.totalHeightForWidth(self.width()) - usual
        return others + self._height_of(min(self.model.rowCount(), 12))

    def heightForWidth(self, width: int) -> int:
        """Return the height below which it is scrolled: the list is scrolled before that."""
        return self.column.totalMinimumHeightForWidth(width)

    def _height_of(self, rows: int) -> int:
        return rows * self.view.sizeHintForRow(0) + 6

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._keep_room()
        self._show_turn()

    def _keep_room(self) -> None:
        """Reserve room for the status with the longest name, so that the layout stays the same."""
        presenter = self.model.presenter
        turns = [] if presenter is None else presenter.turns()
        room = QRect(0, 0, self.contentsRect().width() - 2 * _BESIDE, _HIGH)
        metrics, wrap = self.status.fontMetrics(), Qt.TextFlag.TextWordWrap
        heights = (metrics.boundingRect(room, wrap, turn).height() for turn in turns)
        highest = max(heights, default=0)
        if highest != self.status.minimumHeight():
            self.status.setMinimumHeight(highest)
            self.grown.emit()

    def _show_turn(self) -> None:
        """Scroll to the row of the player to move."""
        if (presenter := self.model.presenter) is not None and presenter.turn_row >= 0:
            self.view.scrollTo(self.model.index(presenter.turn_row))

    def tick(self) -> None:
        """Update the clocks."""
        for row in range(self.model.rowCount()):
            self.view.update(self.model.index(row))
        if self.model.presenter is not None:
            self._show_round(self.model.presenter)

    def show_session(self, session: GameSession) -> None:
        """Show a session as it is now."""
        presenter = self.model.show(session)
        self.status.setText(presenter.status())
        self._keep_room()
        self._delegate.highlights_turns = presenter.one_turn
        self._show_round(presenter)
        self._show_claim(presenter.claim())
        self._show_reasons(presenter)
        self.view.setAccessibleName(presenter.heading())
        rows = len(presenter.rows)
        self.view.setMinimumHeight(self._height_of(min(rows, 3)))  # else it is scrolled
        self.view.setMaximumHeight(self._height_of(rows))
        self._show_turn()
        left = presenter.moves_to_decline()
        self.end_turn.setVisible(presenter.one_turn)
        self.end_turn.setEnabled(left is not None)
        words = self.tr("End turn")
        if left is not None:
            words = self.tr("End turn (%n more, {rule})", "", left)
        self.end_turn.setText(words.format(rule=presenter.rest_rule()))


KEYS = {"order": "F9", "moves": "F10"}
"""Keys that show and hide the panels."""
WIDTH = 280
"""Initial width, in pixels."""
LEAST_WIDTH = 230
"""Minimum width, in pixels."""
WIDE = 1000
"""Width of a screen, in pixels, that has room for the table beside panels of initial width."""
LOW = 500
"""Height of a screen, in pixels, too low for one panel above the other: they are tabbed."""


class PanelDocks(QObject):
    """Docks of the order and of the moves, one above the other at first."""

    def __init__(
        self, window: QMainWindow, order_panel: OrderPanel, moves_panel: MovesPanel
    ) -> None:
        super().__init__(window)
        self._window, self._order_panel = window, order_panel
        self._order_area = scrolled(order_panel, LEAST_WIDTH)
        self.order = self._dock("order", self._order_area)
        moves_panel.setMinimumWidth(LEAST_WIDTH)
        self.moves = self._dock("moves", moves_panel)
        order_panel.grown.connect(self.fit_order)
        # Docks below the table take no height of those beside it.
        window.setCorner(Qt.Corner.BottomLeftCorner, Qt.DockWidgetArea.LeftDockWidgetArea)
        window.setCorner(Qt.Corner.BottomRightCorner, Qt.DockWidgetArea.RightDockWidgetArea)

    def _dock(self, name: str, panel: QWidget) -> QDockWidget:
        dock = QDockWidget(self._window)
        DockButtons(dock)
        dock.setObjectName(name)
        dock.setWidget(panel)
        self._window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
        return dock

    def adopt(self, commands: Commands) -> None:
        """Connect commands of the menus that show and hide the panels."""
        for dock in (self.order, self.moves):
            name = dock.objectName()
            commands.adopt("panels", f"{name} panel", dock.toggleViewAction(), KEYS[name])

    # Texts

    def set_titles(self) -> None:
        """Set the headings of the panels to their present content."""
        self.order.setWindowTitle(self._order_panel.heading)
        self.moves.setWindowTitle(self.tr("Moves"))

    def retranslate(self) -> None:
        """Name the keys in the tips of their buttons in the current language."""
        for dock in (self.order, self.moves):
            set_dock_tips(dock, dock.toggleViewAction())

    # Sizes

    def fit_order(self) -> None:
        """Make all of the order visible if it lies above the moves and leaves them enough."""
        order, moves = self.order, self.moves
        if order.x() != moves.x() or not (order.isVisible() and moves.isVisible()):
            return
        wanted = order.height() - self._order_area.height() + self._order_panel.height_wanted
        room = order.height() + moves.height()
        wanted = min(wanted, round(room * 0.72))
        if order.height() < wanted:
            heights = [wanted, room - wanted]
            self._window.resizeDocks([order, moves], heights, Qt.Orientation.Vertical)

    def restore(self, settings: Settings) -> None:
        """Restore the sizes of window and panels; at first the window takes most of the screen."""
        window, docks = self._window, [self.order, self.moves]
        room = QGuiApplication.primaryScreen().availableSize()
        window.resize(min(1440, room.width() - 40), min(900, room.height() - 60))
        if room.height() < LOW:
            window.tabifyDockWidget(self.order, self.moves)
            self.order.raise_()
        window.resizeDocks(docks, [360, 440], Qt.Orientation.Vertical)
        wide = WIDTH if room.width() >= WIDE else LEAST_WIDTH
        window.resizeDocks(docks, [wide, wide], Qt.Orientation.Horizontal)
        # First the docks: in a hidden window that is to fill the screen Qt would keep them and
        # lay them once more when it is shown, though `restoreDockWidget` has moved them since.
        if (state := settings.geometry("docks")) is not None:
            window.restoreState(state)
        if (geometry := settings.geometry("geometry")) is not None:
            window.restoreGeometry(geometry)

    def keep(self, settings: Settings) -> None:
        """Remember the sizes of window and panels."""
        settings.set_geometry("geometry", self._window.saveGeometry())
        settings.set_geometry("docks", self._window.saveState())
