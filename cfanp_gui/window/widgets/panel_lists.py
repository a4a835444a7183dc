"""Rows of lists: the roles of their data and their drawing, and helpers shared by lists."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Container
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPalette,
    QPixmap,
    QPixmapCache,
)
from PySide6.QtWidgets import QFrame, QListView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from cfanp_gui.table.layers.badge import BadgeLook
from cfanp_gui.table.layers.faces import face_picture
from cfanp_gui.table.theme import LIGHT, blank, set_colours
from cfanp_gui.window.widgets.layouts import make_slim
from cfanp_gui.window.widgets.plain_text import bold_font, elided, small_font, write_line

if TYPE_CHECKING:
    from PySide6.QtWidgets import QTableView


Index = QModelIndex | QPersistentModelIndex
_FIRST = Qt.ItemDataRole.UserRole
BADGE_ROLE, NOTE_ROLE, TURN_ROLE = range(_FIRST, _FIRST + 3)
CLOCK_ROLE, ASIDE_ROLE = _FIRST + 4, _FIRST + 6
URGENT_ROLE, SCORE_ROLE, VALUE_ROLE, BOT_ROLE, FAINT_ROLE = range(_FIRST + 7, _FIRST + 12)
"""Role that is true if a row matters less than others."""
SHARE_ROLE = _FIRST + 12
"""Role of the share of the game that a row's player may expect, from 0 to 1."""
_FAINT = 0.72


class DrawnDelegate(QStyledItemDelegate):
    """Delegate that draws rows by itself, without the style."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.draw(painter, option, index)
        painter.restore()

    @abstractmethod
    def draw(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw a row."""


class PointedDelegate(DrawnDelegate):
    """Delegate that draws rows, one of which may be pointed at."""

    pointed_at: int | None = None
    """Row under the pointer; a style option has it too, but PySide is slow to load one."""


class RowDelegate(PointedDelegate):
    """Delegate that draws a row of the order: badge, text, a note below and a clock beside.

    If two players share the first line, such as the players of a board, the clock stands beside the
    note and leaves the line to them.
    """

    highlights_turns = True
    """True if a turn is highlighted strongly; several at once are highlighted softly."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(180, option.fontMetrics.height() * 2 + 14)

    def draw(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        palette: QPalette = option.palette
        rect: QRect = option.rect
        turn, ink = bool(index.data(TURN_ROLE)), palette.color(QPalette.ColorRole.Text)
        if turn and not self.highlights_turns:
            _paint_soft_turn(painter, rect, palette.color(QPalette.ColorRole.Highlight))
        elif turn:
            paint_card(painter, rect, palette)
            ink = palette.color(QPalette.ColorRole.HighlightedText)
        elif index.row() == self.pointed_at:
            paint_tint(painter, rect, ink)
        if index.data(FAINT_ROLE):
            painter.setOpacity(_FAINT)
        metrics, left = QFontMetrics(option.font), rect.left() + 8
        badge: BadgeLook | None = index.data(BADGE_ROLE)
        if badge is not None:
            size = min(rect.height() - 10, 30)
            top = rect.top() + (rect.height() - size) // 2
            place = visual_rect(option.direction, rect, QRect(left, top, size, size))
            paint_badge(painter, QRectF(place), badge)
            left += size + 10
            if (share := index.data(SHARE_ROLE)) is not None:
                bar = QRectF(left, rect.bottom() - 4, rect.right() - 12 - left, 3)
                painter.fillRect(bar, faded(ink, 40))
                bar.setWidth(bar.width() * share)
                painter.fillRect(bar, ink if turn else QColor(badge.colour))
        if bot := index.data(BOT_ROLE):
            side = min(rect.height() - 12, 28)
            face = QRect(left, rect.center().y() - side // 2, side, side)
            left = face.right() + 9
            picture = face_picture(bot, side, painter.device().devicePixelRatio())
            painter.drawPixmap(visual_rect(option.direction, rect, face), picture)
        note, aside = index.data(NOTE_ROLE), str(index.data(ASIDE_ROLE) or "")
        clock, height = index.data(CLOCK_ROLE), metrics.height()
        lines = 2 if note or (aside and clock) else 1
        top = rect.top() + (rect.height() - lines * height) // 2
        first = QRect(left, top, rect.right() - left - 6, height)
        second = first.translated(0, height + 1)
        if clock:
            beside = QRect(rect.left(), second.top(), rect.width(), height) if aside else rect
            urgent = bool(index.data(URGENT_ROLE))
            taken = _paint_clock(painter, beside, option.font, ink, clock, urgent)
            for line in (second,) if aside else (first, second):
                line.setWidth(line.width() - taken)
        # Texts are aligned to the other side of their lines by default.
        first = visual_rect(option.direction, rect, first)
        second = visual_rect(option.direction, rect, second)
        font = QFont(option.font)
        font.setBold(turn)
        _paint_names(painter, first, (str(index.data()), font), (aside, option.font), ink)
        if note:
            soft = ink if turn and self.highlights_turns else softer(ink)
            write_line(painter, second, str(note), small_font(option.font), soft)


def visual_rect(direction: Qt.LayoutDirection, around: QRect, rect: QRect) -> QRect:
    """Return a rectangle mirrored for a reading direction."""
    from PySide6.QtWidgets import QStyle  # PySide takes long to create it, and no start paints rows

    return QStyle.visualRect(direction, around, rect)


def _paint_names(
    painter: QPainter, line: QRect, name: tuple[str, QFont], aside: tuple[str, QFont], ink: QColor
) -> None:
    """Write a name and, softer, the text behind it; if too long, both are elided evenly."""
    metrics, aside_metrics = QFontMetrics(name[1]), QFontMetrics(aside[1])
    room = line.width() - (metrics.horizontalAdvance(" ") if aside[0] else 0)
    room = max(room // 2, room - aside_metrics.horizontalAdvance(aside[0]))
    shown = elided(name[0], metrics, room)
    write_line(painter, line, shown, name[1], ink)
    if aside[0]:
        used = metrics.horizontalAdvance(f"{shown} ")
        rest = visual_rect(painter.layoutDirection(), line, line.adjusted(used, 0, 0, 0))
        write_line(painter, rest, aside[0], aside[1], softer(ink))


def _paint_clock(
    painter: QPainter, rect: QRect, plain: QFont, ink: QColor, clock: str, urgent: bool
) -> int:
    """Write a clock at the end of a row, on red when time is short; return its width."""
    font = bold_font(plain)
    metrics = QFontMetrics(font)
    width = metrics.horizontalAdvance(clock)
    if urgent:  # as on a name plate
        ground = QRectF(0, 0, width + 14, metrics.height() + 4)
        ground.moveCenter(QRectF(rect).center())
        ground.moveRight(rect.right() - 5)
        set_colours(painter, LIGHT.cause)
        ground = QRectF(visual_rect(painter.layoutDirection(), rect, ground.toRect()))
        painter.drawRoundedRect(ground, ground.height() / 2, ground.height() / 2)
        ink = QColor("#ffffff")
    painter.setFont(font)
    painter.setPen(ink)
    flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
    painter.drawText(rect.adjusted(12, 0, -12, 0), flags, clock)
    return width + 22


def quiet_list(view: QListView) -> None:
    """Show a list without a frame or background, and without a horizontal scroll bar."""
    view.setFrameShape(QFrame.Shape.NoFrame)
    make_slim(view.verticalScrollBar())
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
    view.viewport().setAutoFillBackground(False)


def read_only_rows(view: QTableView) -> None:
    """Show a table as rows that are selected as a whole, without a grid or numbers of rows."""
    view.setSelectionBehavior(view.SelectionBehavior.SelectRows)
    view.setSelectionMode(view.SelectionMode.SingleSelection)
    view.setEditTriggers(view.EditTrigger.NoEditTriggers)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setShowGrid(False)
    view.verticalHeader().hide()


def is_enter(event: QKeyEvent) -> bool:
    """Return True for a key that chooses the item of the keyboard's cursor."""
    return is_plain_key(event, (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space))


def is_plain_key(event: QKeyEvent, keys: Container[int]) -> bool:
    """Return True if one of some keys is pressed without modifiers, on the keypad or elsewhere."""
    return event.key() in keys and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier


class KeyOverride(QObject):
    """Event filter that keeps some keys of a list from the shortcuts of menus.

    In a list they go from row to row, elsewhere through the game.
    """

    def __init__(self, view: QWidget, keys: Container[int]) -> None:
        super().__init__(view)
        self.keys = keys
        view.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
            return False
        if claimed := is_plain_key(event, self.keys):
            event.accept()
        return claimed


def _paint_soft_turn(painter: QPainter, rect: QRect, accent: QColor) -> None:
    """Paint a tint of the accent with a bar of it at the left."""
    paint_tint(painter, rect, accent, 44)
    card, bar = QPainterPath(), QPainterPath()
    card.addRoundedRect(QRectF(rect).adjusted(2, 1, -2, -1), 6, 6)
    bar.addRect(rect.left() + 2, rect.top() + 1, 4, rect.height())
    painter.fillPath(card & bar, accent)


def paint_card(painter: QPainter, rect: QRect, palette: QPalette) -> None:
    """Fill a row to highlight it strongly."""
    paint_tint(painter, rect, palette.color(QPalette.ColorRole.Highlight), 255)


def paint_tint(painter: QPainter, rect: QRect, ink: QColor, alpha: int = 18) -> None:
    """Tint a row that is pointed at."""
    set_colours(painter, faded(ink, alpha))
    painter.drawRoundedRect(QRectF(rect).adjusted(2, 1, -2, -1), 6, 6)


def faded(colour: QColor, alpha: int) -> QColor:
    """Return a translucent colour; `alpha` is 255 for an opaque one."""
    return QColor(colour.red(), colour.green(), colour.blue(), alpha)


def softer(ink: QColor) -> QColor:
    """Return a colour for less important text than that in an ink."""
    return faded(ink, 190)


def badge_picture(badge: BadgeLook, size: int, ratio: float) -> QPixmap:
    """Return a picture of the disc of a row, of a size in points, `ratio` pixels to a point."""
    key, picture = f"badge {badge} {size} {ratio}", QPixmap()  # at a move many equal are painted
    if not QPixmapCache.find(key, picture):
        picture = blank(size / ratio, size / ratio, ratio)
        with QPainter(picture) as brush:
            badge.draw(brush, QRectF(0, 0, size / ratio, size / ratio))
        QPixmapCache.insert(key, picture)
    return picture


def paint_badge(painter: QPainter, rect: QRectF, badge: BadgeLook) -> None:
    """Draw the disc of a row from its picture."""
    ratio = painter.device().devicePixelRatio()
    picture = badge_picture(badge, round(rect.height() * ratio), ratio)
    painter.drawPixmap(rect, picture, QRectF(picture.rect()))
