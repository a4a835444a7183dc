"""The radar as a list: what an army may lose before it moves again, by whom, and where."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt

from cfanp_gui.core.boards import Pair
from cfanp_gui.core.wording import badge_of
from cfanp_gui.insight.radar import Danger
from cfanp_gui.window.analysis.cell_words import CellWords
from cfanp_gui.window.analysis.row_list import RowList
from cfanp_gui.window.analysis.row_model import RowModel
from cfanp_gui.window.analysis.surveyor import Surveyor
from cfanp_gui.window.panels.panel_presenter import RowBadge, painted
from cfanp_gui.window.widgets.panel_lists import (
    BADGE_ROLE,
    NOTE_ROLE,
    TURN_ROLE,
    RowDelegate,
)
from cfanp_gui.window.widgets.plain_text import plain_tip


class RadarModel(RowModel[tuple[Danger, ...]]):
    """A row for each danger, in batting order; what one piece can do on several pairs is one."""

    def __init__(self, surveyor: Surveyor) -> None:
        super().__init__()
        self._surveyor = surveyor
        self._badges: dict[int, RowBadge] = {}
        surveyor.came.connect(self._take)
        surveyor.ended.connect(self._take)

    def danger(self, number: int) -> Danger | None:
        """Return the danger of a row, on the first of its pairs; None for a row there is not."""
        row = self.row(number)
        return None if row is None else row[0]

    def pairs(self, number: int) -> tuple[Pair, ...]:
        """Return the pairs on which the danger of a row is."""
        return _pairs(self._rows[number])

    def _take(self) -> None:
        together: dict[tuple[object, ...], list[Danger]] = {}
        for danger in self._surveyor.dangers:
            key = danger.by, danger.source, danger.target, danger.mate
            together.setdefault(key, []).append(danger)
        rows = tuple(tuple(some) for some in together.values())
        if (not rows and not self._surveyor.complete) or rows == self._rows:
            return  # those of the position before are shown until something is known
        self._badges = {}
        self.replace_rows(rows)

    def told(self, row: tuple[Danger, ...], role: int) -> Any:
        danger, session = row[0], self._surveyor.session
        if session is None:
            return None
        words = CellWords(session)
        if role == Qt.ItemDataRole.DisplayRole:
            return words.danger(danger)
        if role == NOTE_ROLE:
            return words.on_pairs(_pairs(row))
        if role == BADGE_ROLE:
            return self._badge(danger.by)
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            spoken = words.spoken_danger(danger, _pairs(row))
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


def _pairs(row: tuple[Danger, ...]) -> tuple[Pair, ...]:
    return tuple(dict.fromkeys(danger.pair for danger in row))


class RadarList(RowList):
    """The list: what is pointed at is shown on the table, what is chosen goes onto the stage."""

    def __init__(self, model: RadarModel) -> None:
        super().__init__(model, RowDelegate(), model.danger)
        self.setUniformItemSizes(True)
