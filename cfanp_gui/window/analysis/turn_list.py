"""The best turns as a list, and what was lost by the worst ones that were played."""

from __future__ import annotations

from typing import Any, NamedTuple

from PySide6.QtCore import QSize, Qt

from cfanp_gui.bots.judgement import BestTurn, Judgement
from cfanp_gui.core.position import Position
from cfanp_gui.window.analysis.engine_lines import SCORE_ROLE
from cfanp_gui.window.analysis.judgement_words import JudgementWords
from cfanp_gui.window.analysis.row_list import RowList
from cfanp_gui.window.analysis.row_model import RowModel
from cfanp_gui.window.panel_lists import BADGE_ROLE, NOTE_ROLE, TURN_ROLE, RowDelegate
from cfanp_gui.window.panel_presenter import RowBadge
from cfanp_gui.window.plain_text import plain_tip


class TurnsModel(RowModel[BestTurn]):
    """A row for each of the best turns in one position."""

    def __init__(self) -> None:
        super().__init__()
        self._words: JudgementWords | None = None
        self._position: Position | None = None
        self._judgement: Judgement | None = None

    def show(
        self,
        words: JudgementWords | None,
        position: Position | None,
        judgement: Judgement | None,
    ) -> None:
        """Show a judgement of a position in words; where one of them is missing, nothing."""
        self._words, self._position, self._judgement = words, position, judgement
        possible = words is not None and position is not None and judgement is not None
        self.change_rows(judgement.turns if possible and judgement is not None else ())

    def told(self, row: BestTurn, role: int) -> Any:
        words, position, judgement = self._words, self._position, self._judgement
        if words is None or position is None or judgement is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return words.turn(position, row)
        if role == SCORE_ROLE:
            return "" if judgement.player is None else words.exact(row.shares[judgement.player - 1])
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(f"{words.turn(position, row)}\n{words.shares(row.shares)}")
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return words.spoken_turn(position, row)
        return None


class WorstRow(NamedTuple):
    """A turn by which a player lost much of the game."""

    at: int
    """The number of the action on the line, from 1 for the first one."""
    badge: RowBadge | None
    title: str
    """When it was, and what was played."""
    note: str
    """What it cost, and what was better."""
    spoken: str
    tip: str


class WorstModel(RowModel[WorstRow]):
    """A row for each of them, the worst first."""

    def show(self, rows: tuple[WorstRow, ...]) -> None:
        """List other turns; where they are the same, nothing moves."""
        if rows != self._rows:
            self.replace_rows(rows)

    def told(self, row: WorstRow, role: int) -> Any:
        if role == Qt.ItemDataRole.DisplayRole:
            return row.title
        if role == NOTE_ROLE:
            return row.note
        if role == BADGE_ROLE:
            return row.badge
        if role == TURN_ROLE:
            return False
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(row.tip)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return row.spoken
        return None


class WorstView(RowList):
    """The list: a click or Enter goes to where the turn was chosen."""

    def __init__(self, model: WorstModel) -> None:
        super().__init__(model, RowDelegate(), model.row)
        self.setUniformItemSizes(True)

    def sizeHint(self) -> QSize:
        return QSize(280, 160)
