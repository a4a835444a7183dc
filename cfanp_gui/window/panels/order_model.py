"""Order of play as the model of a list."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, Qt

from cfanp_gui.session.clock import format_time
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.view_model import LOW_MS
from cfanp_gui.table.translate import joined, translated
from cfanp_gui.window.panels.panel_presenter import PanelPresenter
from cfanp_gui.window.services.locale_forms import share_text
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
)
from cfanp_gui.window.widgets.plain_text import plain_tip

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
