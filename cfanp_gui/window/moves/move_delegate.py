"""Drawing of a row in the list of moves: the round, a badge, the move and its consequences."""

from dataclasses import dataclass

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import QAbstractItemView, QStyleOptionViewItem

from cfanp_gui.table.layers.badge import BadgeLook
from cfanp_gui.window.moves.moves_model import (
    COMPARE_ROLE,
    CURSOR_ROLE,
    LONG_ROLE,
    ROUND_ROLE,
    ROW_ROLE,
    SENTENCE_ROLE,
    Compared,
    MoveRow,
)
from cfanp_gui.window.widgets.panel_lists import (
    BADGE_ROLE,
    NOTE_ROLE,
    DrawnDelegate,
    Index,
    paint_badge,
    paint_card,
    softer,
)
from cfanp_gui.window.widgets.plain_text import elided, small_font, wrapped

MARGIN, TOP = 8, 4
DEEPEST = 5
"""Number of indented levels of variations; deeper ones are indented no further."""
LEAST = 18
"""Minimum width of a row, in letters of average width."""
MARK = 16
"""Size of the triangle that folds and unfolds a variation, in pixels."""


@dataclass(frozen=True, slots=True)
class _Places:
    """Positions of the parts of a row, from its left."""

    round: int
    """Right end of the number of the round; 0 for none."""
    mark: int
    badge: int
    text: int
    width: int
    """Width of the text."""


class MoveDelegate(DrawnDelegate):
    """Delegate for rows of the list of moves; the events of a move are never cut."""

    def __init__(self) -> None:
        super().__init__()
        self.rounds = True
        """True if the numbers of rounds stand at the left."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        height = option.fontMetrics.height()
        # The layout of a move's text takes time; it is short, and done when it is visible.
        if index.data(LONG_ROLE):
            row: MoveRow = index.data(ROW_ROLE)
            view = option.widget
            shown = view.viewport().width() if isinstance(view, QAbstractItemView) else 0
            room = self._places(option.font, shown or option.rect.width(), row.depth).width
            if index.data(SENTENCE_ROLE):
                height *= len(wrapped(str(index.data()), option.font, room))
            if note := index.data(NOTE_ROLE):
                small = small_font(option.font)
                height += 1 + QFontMetrics(small).height() * len(wrapped(str(note), small, room))
        return QSize(160, height + 2 * TOP)

    def mark_rect(self, option_font: QFont, rect: QRect, row: MoveRow) -> QRect:
        """Return the rectangle in which a click folds or unfolds a row's variation, or none."""
        if not row.heads:
            return QRect()
        left = self._places(option_font, rect.width(), row.depth).mark
        # The finger may be a little beside the triangle.
        return QRect(rect.left() + left - 3, rect.top(), MARK + 6, rect.height())

    def _places(self, font: QFont, width: int, depth: int) -> _Places:
        metrics = QFontMetrics(font)
        round_end = MARGIN + metrics.horizontalAdvance("000.") if self.rounds else 0
        mark = left = round_end + 8 if self.rounds else MARGIN
        if depth:
            # A narrow list indents them less: words have to stay readable.
            room = width - left - MARK - metrics.height() - 14 - metrics.averageCharWidth() * LEAST
            mark += max(0, min(14 * (min(depth, DEEPEST) - 1), room))
            left = mark + MARK
        text = left + metrics.height() + 8
        return _Places(round_end, mark, left, text, max(40, width - text - 6))

    def draw(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        palette: QPalette = option.palette
        rect: QRect = option.rect
        row: MoveRow = index.data(ROW_ROLE)
        ink = palette.color(QPalette.ColorRole.Text)
        soft, here = softer(ink), bool(index.data(CURSOR_ROLE))
        if here:
            paint_card(painter, rect, palette)
            soft = ink = palette.color(QPalette.ColorRole.HighlightedText)
        places = self._places(option.font, rect.width(), row.depth)
        metrics = QFontMetrics(option.font)
        left, top, height = rect.left(), rect.top() + TOP, metrics.height()
        painter.setFont(option.font)
        round_ = index.data(ROUND_ROLE)
        if self.rounds and round_ is not None:
            painter.setPen(soft)
            at = QRect(left + MARGIN, top, places.round - MARGIN, height)
            painter.drawText(at, Qt.AlignmentFlag.AlignRight, f"{round_}.")
        if (compared := index.data(COMPARE_ROLE)) is not None:
            _paint_compared(painter, rect, compared, palette.color(QPalette.ColorRole.Text))
        if row.depth and not here and not row.heads:
            painter.setPen(softer(soft))
            x = left + places.badge - MARK / 2 - 0.5
            painter.drawLine(QPointF(x, rect.top()), QPointF(x, rect.bottom() + 1))
        if row.heads:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(soft)
            # A triangle that points to the right if the variation is folded, else down.
            middle = QPointF(left + places.mark + MARK / 2, top + height / 2)
            down = ((-4.5, -2.5), (4.5, -2.5), (0, 3.5))
            corners = (QPointF(y, x) if row.folded else QPointF(x, y) for x, y in down)
            painter.drawPolygon(QPolygonF([middle + corner for corner in corners]))
        badge: BadgeLook | None = index.data(BADGE_ROLE)
        if badge is not None:
            paint_badge(painter, QRectF(left + places.badge, top, height, height), badge)
        painter.setPen(soft if row.depth else ink)
        text = str(index.data())
        is_long = index.data(LONG_ROLE)
        lines = [elided(text, metrics, places.width)]
        if is_long and index.data(SENTENCE_ROLE):
            lines = wrapped(text, option.font, places.width)
        below = _draw(painter, lines, QPoint(left + places.text, top), option.font)
        if is_long and (note := index.data(NOTE_ROLE)):
            small = small_font(option.font)
            painter.setPen(soft)
            _draw(painter, wrapped(str(note), small, places.width), below + QPoint(0, 1), small)


def _paint_compared(painter: QPainter, rect: QRect, compared: Compared, ink: QColor) -> None:
    """Draw a move's relation to the game: a bar beside its moves, a fork where a line leaves."""
    left = rect.left() + 1.0  # beside the card of the row at the cursor
    painter.setPen(QPen(ink, 2.0))
    if compared is Compared.GAME:
        painter.drawLine(QPointF(left, rect.top()), QPointF(left, rect.bottom() + 1))
    elif compared is Compared.LEAVES:
        middle = QPointF(left + 5, rect.center().y())
        painter.drawLine(QPointF(left, rect.top() + 2), middle)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        painter.drawEllipse(middle, 2.6, 2.6)


def _draw(painter: QPainter, lines: list[str], at: QPoint, font: QFont) -> QPoint:
    """Draw lines of text from a point down; return the start of the next."""
    painter.setFont(font)
    metrics = QFontMetrics(font)
    for line in lines:
        painter.drawText(at + QPoint(0, metrics.ascent()), line)
        at += QPoint(0, metrics.height())
    return at
