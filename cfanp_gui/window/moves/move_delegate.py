"""Drawing of a row in the list of moves: the round, a badge, the move and its consequences."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyleOptionViewItem, QWidget

from cfanp_gui.session.tree import MoveRow
from cfanp_gui.table.layers.badge import BadgeLook
from cfanp_gui.table.theme import set_colours
from cfanp_gui.window.moves.moves_model import (
    CELL_ROLE,
    COMPARE_ROLE,
    CURSOR_ROLE,
    LONG_ROLE,
    ROUND_ROLE,
    ROW_ROLE,
    SENTENCE_ROLE,
    Cell,
    Compared,
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
BADGE = 18
"""Size of a badge over a column of the table, in pixels."""
DEEPEST = 5
"""Number of indented levels of variations; deeper ones are indented no further."""
LEAST = 18
"""Minimum width of a row, in letters of average width."""
INSET = 2
"""Space on either side of a move in its column of the table, in pixels."""
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
    note: int
    note_width: int


class MoveDelegate(DrawnDelegate):
    """Delegate for rows of the list of moves; the events of a move are never cut."""

    def __init__(self) -> None:
        super().__init__()
        self.rounds = True
        """True if the numbers of rounds stand at the left."""
        self.badges: Sequence[BadgeLook] = ()
        """Badges over the columns of the table of moves; none while they are a list."""

    def column_left(self, column: int, view: QAbstractItemView) -> int:
        """Return the left end of a column of the table."""
        begin = _wide("000.", view.font())
        return begin + column * ((line_width(view) - begin) // max(1, len(self.badges)))

    def fits(self, columns: int, view: QAbstractItemView) -> bool:
        """Return True if a table of some columns has room for usual moves."""
        each = _wide("AB:Nxd5+", _narrow(view.font())) + 2 * INSET
        return 0 < columns <= (line_width(view) - _wide("000.", view.font())) // each

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        height, view, width = option.fontMetrics.height(), option.widget, 160
        cell: Cell | None = index.data(CELL_ROLE) if self.badges else None
        if cell is not None and isinstance(view, QAbstractItemView):
            left = self.column_left(cell.after, view) if cell.after else 0
            to_end = cell.ends or cell.column is None
            width = line_width(view) if to_end else self.column_left((cell.column or 0) + 1, view)
            width -= left
        # The layout of a move's text takes time; it is short, and done when it is visible.
        if index.data(LONG_ROLE):
            shown = view.viewport().width() if isinstance(view, QAbstractItemView) else 0
            places = self._places_of(option, index, shown or option.rect.width())
            if index.data(SENTENCE_ROLE):
                height *= len(wrapped(str(index.data()), option.font, places.width))
            if note := index.data(NOTE_ROLE):
                small = small_font(option.font)
                lines = wrapped(str(note), small, places.note_width)
                height += TOP + QFontMetrics(small).height() * len(lines)
        return QSize(width, height + 2 * TOP)

    def mark_rect(self, option_font: QFont, rect: QRect, row: MoveRow) -> QRect:
        """Return the rectangle in which a click folds or unfolds a row's variation, or none."""
        if not row.heads:
            return QRect()
        left = self._places(option_font, rect.width(), row.depth).mark
        # The finger may be a little beside the triangle.
        return QRect(rect.left() + left - 3, rect.top(), MARK + 6, rect.height())

    def _places_of(self, option: QStyleOptionViewItem, index: Index, width: int) -> _Places:
        """Return the places in a row of the list, or from the left of the table."""
        cell: Cell | None = index.data(CELL_ROLE) if self.badges else None
        view, row = option.widget, index.data(ROW_ROLE)
        if cell is None or cell.column is None or not isinstance(view, QAbstractItemView):
            return self._places(option.font, width, row.depth)
        begin, left = self.column_left(0, view), self.column_left(cell.column, view)
        end = line_width(view) if cell.ends else self.column_left(cell.column + 1, view)
        room, note_room = end - left - 2 * INSET, line_width(view) - begin - 6
        return _Places(begin - 7, left, -1, left + INSET, room, begin + INSET, note_room)

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
        room = max(40, width - text - 6)
        return _Places(round_end, mark, left, text, room, text, room)

    def draw(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        palette: QPalette = option.palette
        rect: QRect = option.rect
        row: MoveRow = index.data(ROW_ROLE)
        ink = palette.color(QPalette.ColorRole.Text)
        soft, here = softer(ink), bool(index.data(CURSOR_ROLE))
        places = self._places_of(option, index, rect.width())
        font, text = option.font, str(index.data())
        left, top, height = rect.left(), rect.top() + TOP, QFontMetrics(font).height()
        if in_column := places.badge < 0:
            left, rect = 0, QRect(places.mark - 2, rect.top(), 0, height + 2 * TOP)
            font = font if _wide(text, font) < places.width else _narrow(font)
            rect.setWidth(min(places.width, _wide(text, font)) + 8)
        if here:
            paint_card(painter, rect, palette)
            ink = palette.color(QPalette.ColorRole.HighlightedText)
            soft = soft if in_column else ink
        painter.setFont(option.font)
        round_ = index.data(ROUND_ROLE)
        if self.rounds and round_ is not None:
            painter.setPen(soft)
            at = QRect(left, top, places.round, height)
            painter.drawText(at, Qt.AlignmentFlag.AlignRight, f"{round_}.")
        if (compared := index.data(COMPARE_ROLE)) is not None:
            _paint_compared(painter, rect, compared, palette.color(QPalette.ColorRole.Text))
        if row.depth and not here and not row.heads:
            painter.setPen(softer(soft))
            x = left + places.badge - MARK / 2 - 0.5
            painter.drawLine(QPointF(x, rect.top()), QPointF(x, rect.bottom() + 1))
        if row.heads:
            set_colours(painter, soft)
            # A triangle that points to the right if the variation is folded, else down.
            middle = QPointF(left + places.mark + MARK / 2, top + height / 2)
            down = ((-4.5, -2.5), (4.5, -2.5), (0, 3.5))
            corners = (QPointF(y, x) if row.folded else QPointF(x, y) for x, y in down)
            painter.drawPolygon(QPolygonF([middle + corner for corner in corners]))
        badge: BadgeLook | None = index.data(BADGE_ROLE)
        if badge is not None and not in_column:
            paint_badge(painter, QRectF(left + places.badge, top, height, height), badge)
        painter.setPen(soft if row.depth else ink)
        is_long = index.data(LONG_ROLE)
        lines = [elided(text, QFontMetrics(font), places.width)]
        if is_long and index.data(SENTENCE_ROLE):
            lines = wrapped(text, option.font, places.width)
        below = _draw(painter, lines, QPoint(left + places.text, top), font)
        if is_long and (note := index.data(NOTE_ROLE)):
            small = small_font(option.font)
            painter.setPen(soft)
            below = QPoint(left + places.note, below.y() + TOP)
            _draw(painter, wrapped(str(note), small, places.note_width), below, small)


class ArmyHeader(QWidget):
    """Heading of the table of moves: the badge of each army over its column."""

    def __init__(self, view: QAbstractItemView, delegate: MoveDelegate) -> None:
        super().__init__()
        self._view, self.delegate = view, delegate
        self.setFixedHeight(BADGE + 4)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        for column, badge in enumerate(self.delegate.badges):
            left = self.delegate.column_left(column, self._view) + INSET
            paint_badge(painter, QRectF(left, 2, BADGE, BADGE), badge)


def _wide(text: str, font: QFont) -> int:
    return QFontMetrics(font).horizontalAdvance(text)


def _narrow(font: QFont) -> QFont:
    narrow = small_font(font)
    narrow.setStretch(85)
    return narrow


def line_width(view: QAbstractItemView) -> int:
    """Return the width of a line of a table: Qt keeps room for a scroll bar beside it."""
    bar = view.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
    return view.contentsRect().width() - bar - 1


def _paint_compared(painter: QPainter, rect: QRect, compared: Compared, ink: QColor) -> None:
    """Draw a move's relation to the game: a bar beside its moves, a fork where a line leaves."""
    left = rect.left() + 1.0  # beside the card of the row at the cursor
    painter.setPen(QPen(ink, 2.0))
    if compared is Compared.GAME:
        painter.drawLine(QPointF(left, rect.top()), QPointF(left, rect.bottom() + 1))
    elif compared is Compared.LEAVES:
        middle = QPointF(left + 5, rect.center().y())
        painter.drawLine(QPointF(left, rect.top() + 2), middle)
        set_colours(painter, ink)
        painter.drawEllipse(middle, 2.6, 2.6)


def _draw(painter: QPainter, lines: list[str], at: QPoint, font: QFont) -> QPoint:
    """Draw lines of text from a point down; return the start of the next."""
    painter.setFont(font)
    metrics = QFontMetrics(font)
    for line in lines:
        painter.drawText(at + QPoint(0, metrics.ascent()), line)
        at += QPoint(0, metrics.height())
    return at
