"""The radar as a list: what an army may lose before it moves again, by whom, and where."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
)

from cfanp_gui.core.boards import Pair
from cfanp_gui.core.wording import badge_of
from cfanp_gui.insight.radar import Danger
from cfanp_gui.window.analysis.cell_words import CellWords
from cfanp_gui.window.analysis.row_list import RowList
from cfanp_gui.window.analysis.surveyor import Surveyor
from cfanp_gui.window.panel_lists import (
    BADGE_ROLE,
    NOTE_ROLE,
    TURN_ROLE,
    RowDelegate,
)
from cfanp_gui.window.panel_presenter import RowBadge, painted
from cfanp_gui.window.plain_text import plain_tip

Index = QModelIndex | QPersistentModelIndex


class RadarModel(QAbstractListModel):
    """A row for each danger, in batting order; what one piece can do on several pairs is one."""

    def __init__(self, surveyor: Surveyor) -> None:
        super().__init__()
        self._surveyor = surveyor
        self._rows: tuple[tuple[Danger, ...], ...] = ()
        self._badges: dict[int, RowBadge] = {}
        surveyor.came.connect(self._take)
        surveyor.ended.connect(self._take)

    def danger(self, row: int) -> Danger | None:
        """Return the danger of a row, on the first of its pairs; None for a row there is not."""
        return self._rows[row][0] if 0 <= row < len(self._rows) else None

    def pairs(self, row: int) -> tuple[Pair, ...]:
        """Return the pairs on which the danger of a row is."""
        return tuple(dict.fromkeys(danger.pair for danger in self._rows[row]))

    def _take(self) -> None:
        together: dict[tuple[object, ...], list[Danger]] = {}
        for danger in self._surveyor.dangers:
            key = danger.by, danger.source, danger.target, danger.mate
            together.setdefault(key, []).append(danger)
        rows = tuple(tuple(some) for some in together.values())
        if (not rows and not self._surveyor.complete) or rows == self._rows:
            return  # those of the position before are shown until something is known
        self.beginResetModel()
        self._rows, self._badges = rows, {}
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        danger, session = self.danger(index.row()), self._surveyor.session
        if danger is None or session is None:
            return None
        words = CellWords(session)
        if role == Qt.ItemDataRole.DisplayRole:
            return words.danger(danger)
        if role == NOTE_ROLE:
            return words.on_pairs(self.pairs(index.row()))
        if role == BADGE_ROLE:
            return self._badge(danger.by)
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            spoken = words.spoken_danger(danger, self.pairs(index.row()))
            return plain_tip(spoken) if role == Qt.ItemDataRole.ToolTipRole else spoken
        if role == TURN_ROLE:
            return False
        return None

    def _badge(self, army: int) -> RowBadge | None:
        found, session = self._badges.get(army), self._surveyor.session
        if found is None and session is not None:
            position = session.position
            seat = next((one for one in position.seats() if one.army == army), None)
            if seat is not None:
                badge = badge_of(position.seat_status(seat.id))
                found = self._badges[army] = painted(badge, session.match.colours)
        return found


class RadarList(RowList):
    """The list: what is pointed at is shown on the table, what is chosen goes onto the stage."""

    def __init__(self, model: RadarModel) -> None:
        super().__init__(model, RowDelegate(), model.danger)
        self.setUniformItemSizes(True)
