"""Panel at the end of a game: the result, the captures, and the next commands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QIcon, QMouseEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QBoxLayout,
    QGridLayout,
    QHeaderView,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from cfanp_gui.core.wording import badge_of
from cfanp_gui.session import view_model as seen
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.table.feedback.overlay import EDGE, Overlay
from cfanp_gui.table.feedback.toast import STRIP
from cfanp_gui.table.layers.badge import BadgeLook
from cfanp_gui.table.theme import Theme
from cfanp_gui.table.timers import single_shot
from cfanp_gui.table.translate import translated
from cfanp_gui.window.panels.panel_presenter import DOT, PanelPresenter, painted
from cfanp_gui.window.widgets.layouts import in_column, in_row
from cfanp_gui.window.widgets.panel_lists import badge_picture, read_only_rows
from cfanp_gui.window.widgets.plain_text import bold_font, plain_label

_WIDTH = 470
"""Width, in pixels, in which names of average length are complete."""
_NARROW = 248
"""Narrow width, in pixels, which is often free beside the most important boards."""
_ASIDE = _NARROW + 3 * EDGE
"""Width that the table yields to it, in pixels, if it would otherwise cover boards."""
_MARGIN, _NARROW_MARGIN = 20, 14
"""Horizontal margins, in pixels."""
_MOVE = 2
"""Column of the moves, for which there is no room in a narrow panel."""
_MOST_ROWS = 8
"""Number of rows of the table visible without scrolling."""
_ICON = 22


@dataclass(frozen=True, slots=True)
class Taking:
    """Row of the table: the loss, its captor or cause, and the move."""

    captor: str
    """Name, or the cause of the loss if nobody took it; may be empty."""
    captor_badge: BadgeLook | None
    lost: str
    lost_badge: BadgeLook
    move: str
    ply: int
    """Ply of the move on the line."""


def takings(session: GameSession) -> list[Taking]:
    """Return the captures on the line to a session's cursor, first to last."""
    presenter = PanelPresenter(session)
    wording, colours = session.game.wording, session.match.colours
    rows = []
    for node, loss in seen.losses(session.node):
        before = session.situation_at(node.parent or node)
        number, move = before.position.round, presenter.move(node)
        lost = badge_of(before.position.seat_status(loss.seat))
        homes = before.position.statuses()
        home = next((own for own in homes if own.first_player == loss.captor), None)
        captor = None if home is None else badge_of(home)._replace(captor=None, dead=False)
        rows.append(
            Taking(
                translated(loss.cause or "") if loss.captor is None else session.name(loss.captor),
                None if captor is None else painted(captor, colours),
                translated(wording.loss(before, loss)),
                painted(lost._replace(captor=None), colours),
                move if number is None else f"{number}. {move}",
                node.ply,
            )
        )
    return rows


class GameOverPanel(Overlay):
    """Panel placed where it covers least, while everything can be done at the table as before.

    It is narrow if more stays visible, and the mouse can drag it elsewhere.
    """

    ply_chosen = Signal(int)
    """Carries the ply of the move of a capture that a person wants to see."""

    room_wanted = Signal(int)
    """Carries the width, in pixels, to be reserved at the right of the view; 0 for none."""

    def __init__(
        self, over: QWidget, theme: Theme, worth_seeing: Callable[[], Sequence[Sequence[QRect]]]
    ) -> None:
        """`worth_seeing` returns the rectangles to keep uncovered, the most important first."""
        super().__init__(over, theme)
        self._takings: Sequence[Taking] = ()
        self._worth_seeing = worth_seeing
        # A view of another size shows the table in it only after that.
        self._look_again = single_shot(self, 0, self.settle)
        self._is_narrow = False
        self._grip: QPoint | None = None
        """Point of the panel that the mouse holds."""
        self._was_dragged = False
        """True if a person has moved the panel."""
        self.result = plain_label("")
        font = bold_font(self.result.font())
        font.setPixelSize(19)
        self.result.setFont(font)
        self.mate = plain_label("")
        self.table = QTableWidget(0, 3)
        self._prepare_table()
        self.again, self.worst = QPushButton(), QPushButton()
        self.buttons = [QPushButton() for _ in range(4)]
        self.review, self.rematch, self.save, close = self.buttons
        close.clicked.connect(self.dismiss)
        self._how: QBoxLayout = in_row((self.mate, 1), self.again)
        self._below = QGridLayout()
        self._below.setSpacing(8)
        worst = (self.worst, 0, Qt.AlignmentFlag.AlignLeft)
        self._column = in_column(
            self.result, self._how, self.table, worst, 4, self._below, over=self, spacing=10
        )
        self._shape(False)
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        for part in (self.table, self.again, self.worst, *self.buttons):
            part.setCursor(Qt.CursorShape.ArrowCursor)
        self.set_theme(theme)

    def _prepare_table(self) -> None:
        table = self.table
        read_only_rows(table)
        table.setTabKeyNavigation(False)
        table.setFrameShape(QTableWidget.Shape.NoFrame)
        table.setIconSize(QSize(_ICON, _ICON))
        table.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        table.verticalHeader().setDefaultSectionSize(_ICON + 8)
        header = table.horizontalHeader()
        header.setHighlightSections(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        table.itemActivated.connect(self._choose)
        table.itemClicked.connect(self._choose)

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        soft, line, plate = theme.soft_text.name(), theme.plate_line.name(), theme.plate.name()
        self.mate.setStyleSheet(f"color: {soft};")
        self.table.setStyleSheet(
            f"QTableWidget {{ background: {plate}; color: {theme.text.name()}; }}"
            "QTableWidget::item { padding-right: 12px; }"
            f"QHeaderView::section {{ background: {plate}; color: {soft}; border: none;"
            f" border-bottom: 1px solid {line}; padding: 2px 4px; }}"
        )

    def show_result(
        self, session: GameSession, result: str, mate: str, can_replay: bool, again: str = ""
    ) -> None:
        """Show the result of a game; `mate` are the words for the mate that ended it, if one did.

        `again` is the text of the button that replays a loss; empty for a mate.
        """
        if not self.isVisible():
            self._was_dragged = False
        self._takings = takings(session)
        self.result.setText(result)
        self.mate.setText(mate)
        self.mate.setVisible(bool(mate))
        self.again.setText(again or self.tr("Show the mate again"))
        self.again.setVisible(can_replay)
        self.worst.setText(self.tr("Worst moves of the game"))
        self.worst.setToolTip(self.tr("Have the game judged, and see which moves cost most"))
        texts = (
            (self.tr("Review"), self.tr("Go to the start of the record and walk through it")),
            (self.tr("Rematch"), self.tr("Begin another game of the same people")),
            (self.tr("Save"), self.tr("Save the game")),
            (self.tr("Close"), self.tr("Close this panel")),
        )
        for button, (text, tip) in zip(self.buttons, texts, strict=True):
            button.setText(text)
            button.setToolTip(tip)
        self.setAccessibleName(self.tr("Game over"))
        self._fill()
        self.open(self.buttons[0])

    def _fill(self) -> None:
        table, rows = self.table, self._takings
        table.setAccessibleName(self.tr("Who took whom"))
        table.setHorizontalHeaderLabels([self.tr("Captor"), self.tr("Lost"), self.tr("Move")])
        table.setRowCount(len(rows))
        for at, row in enumerate(rows):
            captor = row.captor or self.tr("nobody"), row.captor_badge
            cells = captor, (row.lost, row.lost_badge), (row.move, None)
            for column, (text, badge) in enumerate(cells):
                item = QTableWidgetItem(text)
                item.setToolTip(text)  # long names are cut off
                if column == _MOVE - 1:
                    item.setToolTip(f"{text}{DOT}{row.move}")
                    item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, row.move)
                if badge is not None:
                    item.setIcon(QIcon(badge_picture(badge, 2 * _ICON, 2.0)))
                table.setItem(at, column, item)
        table.clearSelection()

    def _choose(self, item: QTableWidgetItem) -> None:
        self.ply_chosen.emit(self._takings[item.row()].ply)

    def _shape(self, narrow: bool) -> None:
        """Lay its parts out for a wide panel or a narrow one."""
        self._is_narrow = narrow
        side = _NARROW_MARGIN if narrow else _MARGIN
        self._column.setContentsMargins(side, 18, side, 16)
        directions = QBoxLayout.Direction
        self._how.setDirection(directions.TopToBottom if narrow else directions.LeftToRight)
        self.table.setColumnHidden(_MOVE, narrow)
        for at, button in enumerate(self.buttons):
            row, column = divmod(at, 2) if narrow else (0, at if at < 3 else 4)
            self._below.addWidget(button, row, column)
        self._below.setColumnStretch(3, 0 if narrow else 1)

    def settle(self) -> None:
        """Place the panel at the right of the view, at half its height, or where less is covered.

        After a drag it stays, except for parts out of view.
        """
        if self._was_dragged:
            self._lie_at(self.pos(), self._size(self._is_narrow))
            return
        narrow, place, covered = self._best()
        if covered and self.over.width() - _ASIDE >= 560:
            self.room_wanted.emit(_ASIDE)
            narrow, place, _ = self._best()
        self._size(narrow)
        self.setGeometry(place)

    def _best(self) -> tuple[bool, QRect, int]:
        """Return the shape and rectangle that cover least, and the number of pixels covered."""
        tiers = self._worth_seeing()
        fitting = [(narrow, place) for narrow in (False, True) for place in self._places(narrow)]
        narrow, place = min(fitting, key=lambda shape: [_covered(shape[1], tier) for tier in tiers])
        return narrow, place, sum(_covered(place, tier) for tier in tiers)

    def hideEvent(self, event: QHideEvent) -> None:
        self.room_wanted.emit(0)
        super().hideEvent(event)

    def _size(self, narrow: bool) -> QSize:
        """Take one of its shapes, with fewer rows if the view is low; return the size needed."""
        self._shape(narrow)
        width = min(_NARROW if narrow else _WIDTH, self.over.width() - 2 * EDGE)
        high = 0
        above = self.table.horizontalHeader().sizeHint().height() + 2
        for rows in (_MOST_ROWS,) if narrow else range(_MOST_ROWS, -1, -1):
            listed = min(len(self._takings), rows)
            self.table.setVisible(listed > 0)
            self.table.setFixedHeight(above + listed * (_ICON + 8))
            self._column.activate()  # its parts have cached the sizes of another result
            high = self._column.totalHeightForWidth(width)
            room, whole_room = self._rooms
            if high <= (room if rows > 1 else whole_room):
                break
        return QSize(width, high)

    @property
    def _rooms(self) -> tuple[int, int]:
        """Return the heights of the view above the sentence below the table, and of all of it."""
        return self.over.height() - STRIP - EDGE, self.over.height() - 2 * EDGE

    def _places(self, narrow: bool) -> list[QRect]:
        """Return possible rectangles of one of its shapes; none if it is narrow and too high."""
        size, (room, whole_room) = self._size(narrow), self._rooms
        width = size.width()
        if size.height() > room:
            if narrow:
                return []
            room = whole_room
        height = min(room, size.height())
        right, low = max(EDGE, self.over.width() - width - 2 * EDGE), max(EDGE, room - height)
        if narrow:
            right += EDGE
        return [
            QRect(left, top, width, height)
            for left in (right, EDGE)
            for top in (max(EDGE, low // 2), EDGE, low)
        ]

    def _lie_at(self, at: QPoint, size: QSize) -> None:
        """Move its upper left corner to a point, keeping all of it visible."""
        room = self.over.rect().adjusted(EDGE, EDGE, -EDGE, -EDGE)
        size = size.boundedTo(room.size())
        left = max(room.left(), min(at.x(), room.right() + 1 - size.width()))
        top = max(room.top(), min(at.y(), room.bottom() + 1 - size.height()))
        self.setGeometry(QRect(QPoint(left, top), size))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.over and event.type() == QEvent.Type.Resize:
            self._look_again.start()
        return super().eventFilter(watched, event)

    # Dragging

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if event.button() == Qt.MouseButton.LeftButton:
            self._grip = event.position().toPoint()
            self.setCursor(Qt.CursorShape.ClosedHandCursor)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if self._grip is not None and event.buttons() & Qt.MouseButton.LeftButton:
            self._was_dragged = True
            self._lie_at(self.mapToParent(event.position().toPoint()) - self._grip, self.size())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        self._grip = None
        self.setCursor(Qt.CursorShape.OpenHandCursor)


def _covered(place: QRect, tier: Sequence[QRect]) -> int:
    """Return the number of important pixels that a rectangle covers."""
    parts = (place.intersected(rect) for rect in tier)
    return sum(max(0, part.width()) * max(0, part.height()) for part in parts)
