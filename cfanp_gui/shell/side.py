"""The widgets beside the table: batting order with the turn, and the moves with their steps."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QModelIndex, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListView,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from cfanp_gui.session.game import GameSession
from cfanp_gui.shell import words
from cfanp_gui.shell.dialogs import plain_label
from cfanp_gui.shell.panels import MovesModel, OrderModel, RowDelegate

MAX_ROWS = 8
"""Armies shown without scrolling."""


class OrderPanel(QWidget):
    """Whose turn it is, the armies in batting order, and the button that ends a turn."""

    def __init__(self) -> None:
        super().__init__()
        self.model = OrderModel()
        self._delegate = RowDelegate(tall=True)
        self.status = plain_label("No game on the table.")
        self.status.setObjectName("status")
        self.view = QListView()
        self.view.setModel(self.model)
        self.view.setItemDelegate(self._delegate)
        self.view.setSelectionMode(QListView.SelectionMode.NoSelection)
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.view.setAccessibleName("Batting order")
        self.end_turn = QPushButton("End turn")
        self.end_turn.setEnabled(False)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 8, 8, 8)
        layout.addWidget(self.status)
        layout.addWidget(self.view, 1)
        layout.addWidget(self.end_turn)

    def show_session(self, session: GameSession) -> None:
        """Show a session as it is now."""
        self.status.setText(words.status(session))
        self.model.show(session)
        rows = min(self.model.rowCount(), MAX_ROWS)
        room = self.screen().availableSize().height() // 3
        self.view.setMinimumHeight(min(rows * self.view.sizeHintForRow(0) + 6, room))
        row = self.model.turn_row()
        if row >= 0:
            self.view.scrollTo(self.model.index(row))
        turn = session.position.turn()
        may_end = turn.end is not None
        self.end_turn.setEnabled(may_end)
        self.end_turn.setText(
            f"End turn ({turn.moves_possible} more by the bonus)" if may_end else "End turn"
        )


class MovesPanel(QWidget):
    """The moves of the line through the cursor, and buttons that walk it."""

    walked = Signal(int)
    """The ply of the row a person went to."""

    def __init__(
        self,
        to_start: Callable[[], None],
        undo: Callable[[], None],
        redo: Callable[[], None],
        to_end: Callable[[], None],
    ) -> None:
        super().__init__()
        self.model = MovesModel()
        self._delegate = RowDelegate(tall=False)
        self.view = QListView()
        self.view.setModel(self.model)
        self.view.setItemDelegate(self._delegate)
        self.view.setAccessibleName("Moves")
        self.view.selectionModel().currentChanged.connect(self._walk)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 8, 8, 8)
        layout.addWidget(self.view, 1)
        steps = QHBoxLayout()
        layout.addLayout(steps)
        large = QFont(self.font())
        large.setPointSizeF(large.pointSizeF() * 1.15)
        self.steps: list[QToolButton] = []
        for sign, tip, act in (
            ("\N{LEFT-POINTING DOUBLE ANGLE QUOTATION MARK}", "To the start", to_start),
            ("\N{SINGLE LEFT-POINTING ANGLE QUOTATION MARK} Undo", "Undo", undo),
            ("Redo \N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK}", "Redo", redo),
            ("\N{RIGHT-POINTING DOUBLE ANGLE QUOTATION MARK}", "To the end", to_end),
        ):
            button = QToolButton()
            button.setText(sign)
            button.setFont(large)
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            button.setToolTip(tip)
            button.setAccessibleName(tip)
            button.setAutoRaise(True)
            button.clicked.connect(act)
            steps.addWidget(button, 1)
            self.steps.append(button)
        self.enable_steps(False, False)

    def show_session(self, session: GameSession) -> None:
        """Show a session's line with the cursor's row current."""
        with QSignalBlocker(self.view.selectionModel()):
            self.model.show(session)
            index = self.model.index(self.model.row_of(session.node))
            self.view.setCurrentIndex(index)
        self.view.scrollTo(index, QListView.ScrollHint.PositionAtCenter)
        self.view.viewport().update()

    def enable_steps(self, back: bool, forth: bool) -> None:
        """Let the buttons be pressed that lead somewhere."""
        for button, enabled in zip(self.steps, (back, back, forth, forth), strict=True):
            button.setEnabled(enabled)

    def _walk(self, index: QModelIndex) -> None:
        if index.isValid():
            self.walked.emit(index.row())
