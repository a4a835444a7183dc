"""The panel of the lineage: the river, and the same facts as a list beside or below it."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPushButton, QSplitter, QVBoxLayout, QWidget

from cfanp_gui.insight.lineage import Turning
from cfanp_gui.window.analysis.lineage_words import LineageWords
from cfanp_gui.window.analysis.river_view import Picture, RiverView
from cfanp_gui.window.analysis.row_list import RowList
from cfanp_gui.window.analysis.row_model import RowModel
from cfanp_gui.window.panels.late_dock import DockPanel
from cfanp_gui.window.widgets.panel_lists import (
    BADGE_ROLE,
    NOTE_ROLE,
    TURN_ROLE,
    RowDelegate,
)
from cfanp_gui.window.widgets.plain_text import plain_label, plain_tip

FACTS = 350
"""Pixels the facts beside the river have at first."""


class TurningsModel(RowModel[Turning]):
    """A row for every army that was lost or changed hands, in order."""

    def __init__(self) -> None:
        super().__init__()
        self._words: LineageWords | None = None

    def show(self, words: LineageWords | None) -> None:
        """Tell of another line, or of none."""
        self._words = words
        self.replace_rows(() if words is None else words.told.turnings)

    def moment(self, number: int) -> int | None:
        """Return the number of the position on the line that a row tells of; None for no row."""
        turning = self.row(number)
        return None if turning is None else turning.at

    def told(self, row: Turning, role: int) -> Any:
        words = self._words
        if words is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return words.turning(row)
        if role == NOTE_ROLE:
            return words.moment(row.at)
        if role == BADGE_ROLE:
            return words.badge(row.army, row.at)
        if role == TURN_ROLE:
            return False
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(words.tip(row.at))
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return words.spoken(row)
        return None


class TurningsView(RowList):
    """The list: a click or Enter goes to the move."""

    def __init__(self, model: TurningsModel) -> None:
        super().__init__(model, RowDelegate(), model.moment)
        self.setUniformItemSizes(True)

    def sizeHint(self) -> QSize:
        return QSize(300, 120)


class LineagePanel(DockPanel):
    """The river and the list; it says so where there is nothing to tell."""

    chosen = Signal(int)
    """The number of the position on the line a person wants to see."""
    save_asked = Signal()
    """A person wants the river as a file."""

    def __init__(self) -> None:
        super().__init__()
        self.river = RiverView()
        self.model = TurningsModel()
        self.list = TurningsView(self.model)
        self.summary = plain_label("")
        # The list below stays where it is whatever is told.
        self.summary.setMinimumHeight(3 * self.summary.fontMetrics().lineSpacing())
        self.summary.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.nothing = plain_label("")
        self.none_yet = plain_label("")
        self.save = QPushButton()
        self.save.clicked.connect(self.save_asked)
        self.river.chosen.connect(self.chosen)
        self.river.pointed.connect(lambda _: self._tell())
        self.list.chosen.connect(self.chosen.emit)
        self._reason = ""
        facts = QWidget()
        beside = QVBoxLayout(facts)
        beside.setContentsMargins(0, 0, 0, 0)
        beside.setSpacing(6)
        beside.addWidget(self.summary)
        beside.addWidget(self.none_yet)
        beside.addWidget(self.list, 100)
        beside.addStretch(1)
        beside.addWidget(self.save, 0, Qt.AlignmentFlag.AlignRight)
        self.parts = QSplitter()
        self.parts.setChildrenCollapsible(False)
        self.parts.addWidget(self.river)
        self.parts.addWidget(facts)
        self.parts.setStretchFactor(0, 1)
        self.parts.setSizes([2 * FACTS, FACTS])
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 8, 8, 8)
        layout.addWidget(self.nothing)
        layout.addWidget(self.parts, 1)
        layout.addStretch(0)
        self.retranslate()

    @property
    def panes(self) -> list[QWidget]:
        """Return the list, which says all there is."""
        return [self.list]

    def retranslate(self) -> None:
        """Set all texts anew in the language in use."""
        self.river.setAccessibleName(self.tr("Lineage as a river"))
        self.list.setAccessibleName(self.tr("Lost and captured armies"))
        self.none_yet.setText(self.tr("No army has been lost or captured on this line."))
        self.save.setText(self.tr("Save as SVG…"))

    def show_picture(self, picture: Picture | None, reason: str = "") -> None:
        """Show a lineage; without one, why there is none."""
        self.parts.setVisible(picture is not None)
        self.nothing.setVisible(picture is None)
        self.nothing.setText(reason)
        before = self.river.picture
        self.river.show_picture(picture)
        if picture is None:
            self.model.show(None)
            return
        if before is None or before.words is not picture.words:
            self.model.show(picture.words)
        turnings = picture.words.told.turnings
        self.none_yet.setVisible(not turnings)
        self.list.setVisible(bool(turnings))
        self._tell()

    def _tell(self) -> None:
        """Tell of the moment that is pointed at, or else of what is on the table."""
        picture, pointed_at = self.river.picture, self.river.pointed_at
        if picture is None:
            return
        words = picture.words
        at = words.told.length - 1 if picture.at is None else picture.at
        self.river.setAccessibleDescription(words.summary(at))
        told = words.summary(at) if pointed_at is None else words.tip(pointed_at)
        self.summary.setText(told)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wide = self.width() > 1.4 * self.height()
        way = Qt.Orientation.Horizontal if wide else Qt.Orientation.Vertical
        if self.parts.orientation() != way:
            self.parts.setOrientation(way)
            self.parts.setSizes([2 * FACTS, FACTS])
