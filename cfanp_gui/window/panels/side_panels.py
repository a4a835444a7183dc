"""Panel of the players, with clocks and the button that ends a turn; docks at the right."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractListModel, QEvent, QModelIndex, QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QListView, QMainWindow, QPushButton, QWidget

from cfanp_gui.core.text import Plural
from cfanp_gui.session.clock import format_time
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.match_clocks import ClockState
from cfanp_gui.session.view_model import LOW_MS, clock_shown
from cfanp_gui.table.translate import joined, translated
from cfanp_gui.window.menu_actions import Commands
from cfanp_gui.window.panels.panel_presenter import PanelPresenter
from cfanp_gui.window.services.locale_forms import share_text
from cfanp_gui.window.widgets.action_texts import set_key_tip
from cfanp_gui.window.widgets.chips import RoundButton
from cfanp_gui.window.widgets.dock_frames import (
    CLOCK,
    SHARES,
    PanelDock,
    scrolled,
    set_dock_tips,
    small_button,
)
from cfanp_gui.window.widgets.layouts import STRETCH, in_column, in_row
from cfanp_gui.window.widgets.panel_lists import (
    ASIDE_ROLE,
    BADGE_ROLE,
    BOT_ROLE,
    CLOCK_ROLE,
    NOTE_ROLE,
    SHARE_ROLE,
    TURN_ROLE,
    URGENT_ROLE,
    Index,
    RowDelegate,
    quiet_list,
)
from cfanp_gui.window.widgets.plain_text import ElidedLabel, bold_label, plain_tip, set_tip

if TYPE_CHECKING:
    from cfanp_gui.window.panels.reason_strip import ReasonStrip

_READERS: dict[int, Callable[[PanelPresenter, int], object]] = {
    Qt.ItemDataRole.DisplayRole: lambda presenter, row: translated(presenter.rows[row].name),
    Qt.ItemDataRole.AccessibleTextRole: PanelPresenter.spoken,
    Qt.ItemDataRole.ToolTipRole: lambda presenter, row: plain_tip(presenter.tip(row)),
    ASIDE_ROLE: lambda presenter, row: translated(presenter.rows[row].aside),
    NOTE_ROLE: PanelPresenter.note,
    TURN_ROLE: lambda presenter, row: presenter.rows[row].is_turn,
    BADGE_ROLE: PanelPresenter.badge,
    BOT_ROLE: PanelPresenter.bot,
}
"""Functions that return the data of a row of the order, by their roles."""


class OrderModel(QAbstractListModel):
    """Model with a row for each player, army or board: its player, and the time left."""

    presenter: PanelPresenter | None = None
    """Presenter that writes the rows; None before a session has been shown."""
    shares: Sequence[float] | None = None
    """Shares of the game that the players may expect; None while they are not shown."""

    def show(self, session: GameSession) -> PanelPresenter:
        """Show a session as it is now; return its presenter."""
        self.beginResetModel()
        if self.presenter is None or self.presenter.session is not session:
            self.presenter = PanelPresenter(session)
        else:
            self.presenter.update()
        self.endResetModel()
        return self.presenter

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() or self.presenter is None else len(self.presenter.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        presenter, row = self.presenter, index.row()
        if presenter is None or not index.isValid():
            return None
        if role in (CLOCK_ROLE, URGENT_ROLE) and (left := presenter.time_left(row)) is not None:
            return format_time(left) if role == CLOCK_ROLE else left < LOW_MS
        player = presenter.rows[row].player
        share = self.shares[player - 1] if self.shares and player else None
        if role == SHARE_ROLE:
            return share
        read = _READERS.get(role)
        said = None if read is None else read(presenter, row)
        spoken = role == Qt.ItemDataRole.AccessibleTextRole and share is not None
        return joined(", ", (str(said), share_text(share or 0.0))) if spoken else said


_BESIDE = 8
"""Horizontal margin of the content, in pixels."""
_AROUND = 6
"""Height of the list besides its rows, in pixels."""


class OrderPanel(QWidget):
    """Panel of the players or boards in order, their clocks, and the button that ends a turn."""

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
        self.status = bold_label(times=1.2)
        self.status.setObjectName("status")
        self._hides_result = False
        self.round = ElidedLabel(2)
        self.view = QListView()
        self.view.setModel(self.model)
        self.view.setItemDelegate(self._delegate)
        quiet_list(self.view)
        self.view.setSelectionMode(QListView.SelectionMode.NoSelection)
        self.view.setUniformItemSizes(True)
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        for watched in (self.view, self.view.viewport()):
            watched.setMouseTracking(True)  # the row under the pointer is tinted
        self.view.entered.connect(lambda index: self._point_at(index.row()))
        self.view.viewportEntered.connect(lambda: self._point_at(None))
        self.view.clicked.connect(self._choose)
        self.reasons: ReasonStrip | None = None
        """Strip of the reasons for the turn's moves; made when there is one to tell."""
        self.end_turn, self.clock = RoundButton("", is_primary=True), small_button(self, CLOCK)
        """Buttons that end the turn, and pause the clocks or, checked, start them."""
        self.live = small_button(self, SHARES)
        """Button that shows everybody's share of the game beside the board."""
        self.bots, self.hurry, self.claim = RoundButton(""), RoundButton(""), QPushButton()
        """Buttons that stop bots or let them go on, have a bot move now, and claim a draw."""
        for name, button in {"bots": self.bots, "hurry": self.hurry, "claim": self.claim}.items():
            button.setObjectName(name)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves it at the table
            button.hide()
        self.end_turn.hide()
        top = in_row((self.round, 1), self.claim, self.live, self.clock, spacing=4)
        # The layout is the same with and without the button, and while the clocks are paused.
        top.addStrut(self.claim.sizeHint().height())
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
        self.view.setAccessibleName(self.tr("Players"))
        self.end_turn.setText(self.tr("End turn"))
        self.claim.setText(self.tr("Claim a draw"))
        self.hurry.setText(self.tr("Move now"))
        self.bots.setText(self.tr("Stop the bots"))  # assistive tools also find it while hidden

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

    def show_shares(self, shares: Sequence[float] | None) -> None:
        """Show the shares of the game that the players may expect, or none."""
        self.model.shares = shares
        self.view.viewport().update()

    def _show_claim(self, reason: str) -> None:
        """Show the button that claims a draw for a reason; an empty one hides it."""
        if not reason and self.claim.hasFocus():
            self.left.emit()
        self.claim.setVisible(bool(reason))
        set_tip(self.claim, reason)
        self.claim.setAccessibleDescription(reason)

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
    def panes(self) -> list[QWidget]:
        """Return the chip with keyboard focus, or else the first; none without any."""
        chips = self.reasons.chips if self.reasons is not None else []
        return [chip for chip in chips if chip.hasFocus()] or [*chips[:1]]

    def _show_round(self, presenter: PanelPresenter) -> None:
        """Show the round and the button of the clocks; the plate to move says if they stand."""
        text, state = presenter.tempo(), clock_shown(presenter.session)
        stands = state in (ClockState.PAUSED, ClockState.WAITING)
        self.clock.setVisible(stands or state is ClockState.RUNNING)
        self.clock.setChecked(stands)
        names = self.tr("Pause the clocks"), self.tr("Start the clocks")
        self.clock.setAccessibleName(names[stands])
        if state is ClockState.WAITING:
            text = self.tr("{round} · the first move starts the clocks").format(round=text)
        self.round.setText(text)

    @property
    def height_wanted(self) -> int:
        """Return the height at which all rows are visible, up to a maximum number."""
        usual = max(self.view.sizeHint().height(), self.view.minimumHeight())
        usual = min(usual, self.view.maximumHeight())
        # A status may have more lines than the label's own size hint; without one there is none.
        high = self.column.totalHeightForWidth(self.width())
        others = (high if high >= 0 else self.column.totalSizeHint().height()) - usual
        rows = min(self.model.rowCount(), 12)
        return others + rows * self.view.sizeHintForRow(0) + _AROUND

    def heightForWidth(self, width: int) -> int:
        """Return the height below which it is scrolled: the list is scrolled before that."""
        return self.column.totalMinimumHeightForWidth(width)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_turn()

    def _show_turn(self) -> None:
        """Scroll to the row of the player to move."""
        if (presenter := self.model.presenter) is not None and (row := presenter.turn_row) >= 0:
            self.view.scrollTo(self.model.index(row))

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
        self.hide_result(self._hides_result)
        self._delegate.highlights_turns = presenter.one_turn
        self._show_round(presenter)
        self._show_claim(presenter.claim())
        self._show_reasons(presenter)
        shown = not (session.viewer or session.exercise or presenter.claim())
        self.live.setVisible(shown and any(row.player for row in presenter.rows))
        rows, height = len(presenter.rows), self.view.sizeHintForRow(0)
        self.view.setMinimumHeight(min(rows, 3) * height + _AROUND)  # else it is scrolled
        self.view.setMaximumHeight(rows * height + _AROUND)
        self._show_turn()
        self._show_end_turn(presenter.moves_to_decline(), presenter.rest_rule())

    def hide_result(self, hides: bool) -> None:
        """Hide the result of a finished game while it stands elsewhere, else show the status."""
        self._hides_result = hides
        self.status.setVisible(bool(self.status.text()) and not hides)

    def _show_end_turn(self, left: int | None, rule: str) -> None:
        """Show the button that ends the turn, if some moves are `left` to decline by a rule."""
        if left is None and self.end_turn.hasFocus():
            self.left.emit()
        fresh = left is not None and self.end_turn.isHidden()
        self.end_turn.setVisible(left is not None)
        if fresh:
            self.grown.emit()
        if left is not None:  # the plate shows how many
            more = Plural("%n more move(s)", "", left)
            self.end_turn.setAccessibleDescription(joined(", ", (more, rule)))


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
        self, window: QMainWindow, order_panel: OrderPanel, moves_panel: QWidget, commands: Commands
    ) -> None:
        super().__init__(window)
        self._window, self._order_panel, self._commands = window, order_panel, commands
        self._order_area = scrolled(order_panel, LEAST_WIDTH)
        self.order = self._dock("order", self._order_area)
        moves_panel.setMinimumWidth(LEAST_WIDTH)
        self.moves = self._dock("moves", moves_panel)
        laid = [window.restoreDockWidget(dock) for dock in (self.order, self.moves)]
        if not all(laid):
            self._lay()
        layout = window.layout()
        assert layout is not None, "a main window has one"
        layout.activate()  # their sizes are asked for before the next event
        order_panel.grown.connect(self.fit_order)

    def _dock(self, name: str, panel: QWidget) -> PanelDock:
        dock = PanelDock(self._window)
        dock.setObjectName(name)
        dock.setWidget(panel)
        dock.toggleViewAction().toggled.connect(self._commands[f"{name} panel"].setChecked)
        return dock

    def _lay(self) -> None:
        """Dock the panels for the first time, one behind the other on a low screen."""
        window, docks, ways = self._window, [self.order, self.moves], Qt.Orientation
        screen = QGuiApplication.primaryScreen().availableSize()
        for dock in docks:
            window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
            dock.show()
        if screen.height() < LOW:
            window.tabifyDockWidget(self.order, self.moves)
            self.order.raise_()
        window.resizeDocks(docks, [300, 500], ways.Vertical)
        wide = WIDTH if screen.width() >= WIDE else LEAST_WIDTH
        window.resizeDocks(docks, [wide, wide], ways.Horizontal)

    def toggle(self, command: str) -> None:
        """Show or hide the dock that a command is about."""
        dock = self.order if command == "order panel" else self.moves
        dock.setVisible(dock.isHidden())

    # Texts

    def retranslate(self) -> None:
        """Set the headings and all tips in the current language."""
        for dock in (self.order, self.moves):
            command = self._commands[f"{dock.objectName()} panel"]
            dock.heading = command.text()
            dock.setWindowTitle(dock.heading)
            set_dock_tips(dock, command)
        set_key_tip(self._order_panel.end_turn, self._commands["end turn"])
        set_key_tip(self._order_panel.clock, self._commands["clock"])
        set_key_tip(self._order_panel.live, self._commands["shares"])

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
