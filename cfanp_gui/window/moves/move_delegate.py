"""Drawing of a row in the list of moves: the round, a badge, the move and its consequences."""

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import QAbstractItemView, QStyleOptionViewItem, QWidget

from cfanp_gui.table.layers.badge import BadgeLook
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
    visual_rect,
)
from cfanp_gui.window.widgets.plain_text import elided, small_font, wrapped

MARGIN, TOP = 8, 4
DEEPEST = 5
"""Number of indented levels of variations; deeper ones are indented no further."""
LEAST = 18
"""Minimum width of a row, in letters of average width."""
_INSET = 2
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


class MoveDelegate(DrawnDelegate):
    """Delegate for rows of the list of moves; the events of a move are never cut."""

    def __init__(self) -> None:
        super().__init__()
        self.rounds = True
        """True if the numbers of rounds stand at the left."""
        self.columns = 0
        """Number of columns of the table of moves; 0 while they are a list."""

    def column_rect(self, column: int, font: QFont, width: int) -> QRect:
        """Return the place of a column in a table of a width; its top and height are 0."""
        left = _wide("000.", font)
        each = (width - left) // self.columns
        return QRect(left + column * each, 0, each, 0)

    def fits(self, columns: int, font: QFont, width: int) -> bool:
        """Return True if a table of some columns has room for usual moves in a width."""
        each = _wide("AB:Nxd5+", _narrow(font)) + 2 * _INSET
        return 0 < columns <= (width - _wide("000.", font)) // each

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        cell: Cell | None = index.data(CELL_ROLE) if self.columns else None
        if cell is None or cell.column is None:
            size = self._row_size(option, index)
            return size if cell is None else QSize(line_width(option.widget), size.height())
        width = line_width(option.widget)
        right = self.column_rect(cell.column, option.font, width).right() + 1
        left = self.column_rect(cell.after, option.font, width).left() if cell.after else 0
        lines, font = self._note(option, index)
        height = option.fontMetrics.height() + QFontMetrics(font).height() * len(lines)
        return QSize((width if cell.ends else right) - left, height + 2 * TOP)

    def _note(self, option: QStyleOptionViewItem, index: Index) -> tuple[list[str], QFont]:
        """Return the lines and the font of the note below a move of the table."""
        note, font = index.data(NOTE_ROLE) if index.data(LONG_ROLE) else None, option.font
        room = line_width(option.widget) - self.column_rect(0, font, 0).left() - MARGIN
        font = small_font(font)
        return (wrapped(str(note), font, room) if note else []), font

    def _draw_cell(
        self, painter: QPainter, option: QStyleOptionViewItem, index: Index, cell: Cell
    ) -> None:
        """Draw a move in its column of the table, and its note below over the whole line."""
        palette, top, font = option.palette, option.rect.top(), option.font
        width = line_width(option.widget)
        line = QRect(0, 0, width, 0)
        height = QFontMetrics(font).height() + 2 * TOP
        box = self.column_rect(cell.column or 0, font, width)
        begin, text = self.column_rect(0, font, 0).left(), str(index.data())
        ink = palette.color(QPalette.ColorRole.Text)
        painter.setPen(softer(ink))
        if cell.after == 0 and (round_ := index.data(ROUND_ROLE)) is not None:
            number = visual_rect(option.direction, line, QRect(0, top, begin, height))
            painter.drawText(number, Qt.AlignmentFlag.AlignCenter, f"{round_}.")
        notes, small = self._note(option, index)
        _draw(painter, notes, QPoint(begin + _INSET, top + height - TOP), small)
        box = QRect(box.left(), top, box.width(), height)
        room = (line.right() - box.left() if cell.ends else box.width()) - 2 * _INSET
        font = next((one for one in _cell_fonts(font) if _wide(text, one) < room), _narrow(font))
        text = elided(text, QFontMetrics(font), room)
        box.setWidth(max(box.width(), _wide(text, font) + 2 * _INSET))
        box = visual_rect(option.direction, line, box)
        if (compared := index.data(COMPARE_ROLE)) is not None:
            _paint_compared(painter, box, compared, ink)
        if index.data(CURSOR_ROLE):
            paint_card(painter, box.adjusted(-4, 0, 4, 0), palette)
            ink = palette.color(QPalette.ColorRole.HighlightedText)
        painter.setPen(ink)
        _draw(painter, [text], box.topLeft() + QPoint(_INSET, TOP), font)

    def _row_size(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the size of a row of the list, or of a row that takes the whole line."""
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
        cell: Cell | None = index.data(CELL_ROLE) if self.columns else None
        if cell is not None and cell.column is not None:
            self._draw_cell(painter, option, index, cell)
            return
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


def _wide(text: str, font: QFont) -> int:
    return QFontMetrics(font).horizontalAdvance(text)


def _narrow(font: QFont) -> QFont:
    narrow = small_font(font)
    narrow.setStretch(85)
    return narrow


def _cell_fonts(font: QFont) -> Iterator[QFont]:
    """Yield the fonts in which a move may stand in its column, the widest first."""
    yield from (font, small_font(font), _narrow(font))


def line_width(view: QWidget | None) -> int:
    """Return the width of a line of a table: Qt keeps room for a scroll bar beside it."""
    if not isinstance(view, QAbstractItemView):
        return 160
    return view.contentsRect().width() - view.verticalScrollBar().sizeHint().width() - 1


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
