"""Players' expected shares of the game: present ones as bars, and their course as a graph."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QLocale, QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
)
from PySide6.QtWidgets import QStyleOptionViewItem

from cfanp_gui.bots.judgement import Shares
from cfanp_gui.table.layers.badge import BadgeLook
from cfanp_gui.table.theme import contrast, draw_pattern, ink_on, set_colours, smooth_painter
from cfanp_gui.table.translate import joined, tr
from cfanp_gui.window.analysis.line_picture import LinePicture, draw_pointer
from cfanp_gui.window.services.locale_forms import share_text
from cfanp_gui.window.widgets.panel_lists import (
    VALUE_ROLE,
    Index,
    PointedDelegate,
    faded,
    paint_badge,
    softer,
)
from cfanp_gui.window.widgets.plain_text import bold_font, small_font
from cfanp_gui.window.widgets.row_list import ListRow, RowList

_AT_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
ROW = 26
"""Height of a row, in pixels."""
MOST_ROWS = 10
"""Number of rows visible without scrolling."""
_BADGE = 18
_TAKEN = 13
"""Size of the badge of an army that was taken over, in pixels."""
_NAME = 84
"""Width of a name and of the badges behind it, in pixels."""

_SEEN = 0.005
"""Share below which a bar shows nothing, because it is zero in percent."""


@dataclass(frozen=True, slots=True)
class ShareRow:
    """Player with an expected share."""

    name: str
    badges: tuple[BadgeLook, ...]
    """Badges of all their armies, first that of the army they began with."""
    share: float | None
    """Share of the game, from 0 to 1; None while it is not known."""
    to_move: bool

    @property
    def text(self) -> str:
        """Return the share in words; empty while it is not known."""
        return "" if self.share is None else share_text(self.share)


class _ShareDelegate(PointedDelegate):
    """Delegate that draws a row: badges, a name, the bar, and the number."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(200, ROW)

    def draw(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row: ShareRow | None = index.data(VALUE_ROLE)
        if row is None:
            return
        rect: QRect = option.rect
        ink = option.palette.text().color()
        middle = rect.center().y() + 0.5
        font = QFont(option.font)
        font.setBold(row.to_move)
        metrics = QFontMetrics(font)
        wide = QFontMetrics(bold_font(font)).horizontalAdvance("100 %")
        left = _paint_badges(painter, rect.left() + 4, middle, row.badges[:1], _BADGE) + 5
        taken = row.badges[1:4]
        room = _NAME - (_TAKEN + 2) * len(taken)
        painter.setFont(font)
        painter.setPen(ink if row.share is None or row.share >= _SEEN else softer(ink))
        name = metrics.elidedText(row.name, Qt.TextElideMode.ElideMiddle, room)
        box = QRect(int(left), rect.top(), room, rect.height())
        painter.drawText(box, int(Qt.AlignmentFlag.AlignVCenter), name)
        _paint_badges(painter, left + room, middle, taken, _TAKEN)
        start = left + _NAME + 6
        bar = QRectF(start, rect.top() + 6, rect.right() - 10 - wide - start, rect.height() - 12)
        _paint_bar(painter, bar, row, ink)
        painter.setFont(bold_font(option.font))
        painter.setPen(ink)
        number = QRect(rect.right() - 4 - wide, rect.top(), wide, rect.height())
        painter.drawText(number, int(_AT_RIGHT), row.text)


def _paint_badges(
    painter: QPainter, left: float, middle: float, badges: tuple[BadgeLook, ...], size: int
) -> float:
    """Paint badges side by side; return the right edge of the last."""
    for badge in badges:
        paint_badge(painter, QRectF(left, middle - size / 2, size, size), badge)
        left += size + 2
    return left


def _paint_bar(painter: QPainter, bar: QRectF, row: ShareRow, ink: QColor) -> None:
    """Paint a player's bar in the paint and pattern of the army they began with."""
    painter.fillRect(bar, faded(ink, 26))
    if row.share is None or row.share < _SEEN or not row.badges:
        return
    badge = row.badges[0]
    paint, filled = QColor(badge.colour), QRectF(bar)
    filled.setWidth(max(2.0, bar.width() * row.share))
    painter.fillRect(filled, paint)
    faint = faded(ink_on(paint), 70)
    side = bar.height()
    for number in range(int(filled.width() / side)):  # the pattern consists of discs
        disc = QRectF(filled.left() + number * side, bar.top(), side, side)
        draw_pattern(painter, disc, badge.pattern, faint)
    set_colours(painter, None, faded(ink, 150))
    painter.drawRect(filled.adjusted(0.5, 0.5, -0.5, -0.5))


class SharesView(RowList):
    """List of the bars."""

    def __init__(self) -> None:
        super().__init__(_ShareDelegate())
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.show_shares(())

    def show_shares(self, shares: Sequence[ShareRow]) -> None:
        """Show the present shares, at a height that fits them or a maximum number of rows."""
        rows = []
        for share in shares:
            name = f"{share.name} ({' '.join(badge.label for badge in share.badges)})"
            spoken = joined(": ", (name, share.text))
            tip = f"{share.name} {share.text}".rstrip()
            rows.append(ListRow(share, share.name, tip=tip, spoken=spoken))
        if tuple(rows) != self.rows.rows:
            self.rows.change_rows(tuple(rows))
        self.setFixedHeight(ROW * min(MOST_ROWS, max(1, len(rows))) + 2)


_LEFT, _TOP, _RIGHT, _BOTTOM = 52, 12, 28, 8
_SIGN = 16
_LINE, _EDGE = 2.2, 4.4
"""Width of a line, and of its outline that sets it off from the background, in pixels."""
_STEPS = (0.2, 0.4, 0.6, 0.8, 1.0)
"""Possible upper limits of the graph."""

_FAINT = 1.7
"""Contrast with the background below which a line is recognized by its outline."""


@dataclass(frozen=True, slots=True)
class Course:
    """Content of the graph."""

    badges: tuple[BadgeLook | None, ...]
    """Badges of the players, player 1 first."""
    points: tuple[Shares | None, ...]
    """Shares at each position of the line; None if they are not known."""
    at: int | None
    """Number of the position on the table; None if it is not on the line."""
    tip: Callable[[int], str]
    """Function that returns the tool tip of a position."""


class ShareGraph(LinePicture):
    """Graph of the shares along the line."""

    def __init__(self) -> None:
        super().__init__()
        self.course: Course | None = None
        self._most = _STEPS[0]
        """Share at the upper edge."""
        self._lines: QPixmap | None = None
        """Lines as last drawn; None if they have to be drawn anew."""
        self.setMinimumSize(200, 96)

    def sizeHint(self) -> QSize:
        return QSize(280, 150)

    def show_course(self, course: Course | None) -> None:
        """Draw another picture."""
        before, self.course = self.course, course
        lines = [None if one is None else (one.badges, one.points) for one in (before, course)]
        if lines[0] is None or lines[0] != lines[1]:
            self._lines = None
        most = max((max(point) for point in course.points if point) if course else (), default=0.0)
        self._most = next((step for step in _STEPS if most <= step), 1.0)
        if course is None or (self.pointed_at or 0) >= len(course.points):
            self.pointed_at = None
        self.update()

    # Coordinates

    def _bed(self) -> QRectF:
        return QRectF(self.rect()).adjusted(_LEFT, _TOP, -_RIGHT, -_BOTTOM)

    @property
    def _last(self) -> int:
        return 0 if self.course is None else len(self.course.points) - 1

    def x_of(self, at: int) -> float:
        """Return the x coordinate of a position, in pixels."""
        bed = self._bed()
        return bed.left() + bed.width() * at / max(1, self._last)

    def at(self, x: float) -> int:
        """Return the number of the position nearest to an x coordinate."""
        bed = self._bed()
        part = (x - bed.left()) / max(1.0, bed.width())
        return min(self._last, max(0, round(part * max(1, self._last))))

    def y_of(self, share: float) -> float:
        """Return the y coordinate of a share, in pixels."""
        bed = self._bed()
        return bed.bottom() - bed.height() * share / self._most

    def tip(self, at: int) -> str | None:
        """Return the tool tip of a position; None if nothing is drawn."""
        return None if self.course is None else self.course.tip(at)

    # Drawing

    def changeEvent(self, event: QEvent) -> None:
        self._lines = None  # palette, font or language may be another
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        if (course := self.course) is None:
            return
        ratio = self.devicePixelRatio()
        if self._lines is None or self._lines.size() != self.size() * ratio:
            self._lines = QPixmap(self.size() * ratio)
            self._lines.setDevicePixelRatio(ratio)
            self._lines.fill(Qt.GlobalColor.transparent)
            with smooth_painter(self._lines) as painter:
                painter.setFont(self.font())
                self._draw_scale(painter)
                for player in range(len(course.badges)):
                    self._draw_line(painter, course, player)
                self._draw_badges(painter, course)
        with smooth_painter(self) as painter:
            painter.drawPixmap(0, 0, self._lines)
            if self.pointed_at is not None:
                self._draw_at(painter, self.pointed_at, Qt.PenStyle.DashLine)
            if course.at is not None:
                self._draw_at(painter, course.at, Qt.PenStyle.SolidLine)

    def _draw_scale(self, painter: QPainter) -> None:
        bed, top = self._bed(), self._most
        soft = self.palette().placeholderText().color()
        small = small_font(self.font(), 0.82)
        painter.setFont(small)
        height = QFontMetricsF(small).height()
        for share in (0.0, top / 2, top):
            y = round(self.y_of(share)) + 0.5
            painter.setPen(QPen(faded(soft, 70), 1))
            painter.drawLine(QPointF(bed.left(), y), QPointF(bed.right(), y))
            painter.setPen(soft)
            text = tr("{number} %").format(number=QLocale().toString(100 * share, "g", 3))
            painter.drawText(QRectF(0, y - height / 2, bed.left() - 5, height), _AT_RIGHT, text)

    def _draw_line(self, painter: QPainter, course: Course, player: int) -> None:
        """Draw a player's line, with gaps for unknown shares."""
        edge, badge = self.palette().windowText().color(), course.badges[player]
        paint = QColor(edge if badge is None else badge.colour)
        faint = contrast(paint, self.palette().window().color()) < _FAINT
        edge.setAlpha(230 if faint else 110)
        bed = self._bed()
        across, up = bed.width() / max(1, self._last), bed.height() / self._most
        runs: list[list[QPointF]] = [[]]
        for at, point in enumerate(course.points):
            if point is None:
                runs.append([])
            else:
                x, y = bed.left() + across * at, bed.bottom() - up * point[player]
                runs[-1].append(QPointF(x, y))
        for colour, width in ((edge, _EDGE - 1.2), (paint, _LINE)):
            pen = QPen(colour, width)
            pen.setJoinStyle(Qt.PenJoinStyle.BevelJoin)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            for run in runs:
                if len(run) > 1:
                    painter.drawPolyline(QPolygonF(run))
                elif run:
                    painter.drawPoint(run[0])

    def _draw_badges(self, painter: QPainter, course: Course) -> None:
        """Label the end of each line with its player, because colour alone is not enough."""
        last = next((point for point in reversed(course.points) if point is not None), None)
        if last is None:
            return
        bed = self._bed()
        wanted = sorted(
            ((self.y_of(share), player) for player, share in enumerate(last)), reverse=True
        )
        room = int((bed.height() + _SIGN) / (_SIGN + 1))
        # If not all fit, those nearest to zero are left out.
        wanted = wanted[max(0, len(wanted) - room) :]
        heights = _spread([y for y, _ in wanted], bed.top(), bed.bottom(), _SIGN + 1)
        for y, (_, player) in zip(heights, wanted, strict=True):
            if (badge := course.badges[player]) is not None:
                badge.draw(painter, QRectF(bed.right() + 7, y - _SIGN / 2, _SIGN, _SIGN))

    def _draw_at(self, painter: QPainter, at: int, style: Qt.PenStyle) -> None:
        """Mark a position: the one on the table, or the one pointed at."""
        bed, x = self._bed(), self.x_of(at)
        ink = self.palette().windowText().color()
        solid = style == Qt.PenStyle.SolidLine
        painter.setPen(QPen(ink if solid else faded(ink, 130), 1.6 if solid else 1, style))
        painter.drawLine(QPointF(x, bed.top() - 4), QPointF(x, bed.bottom() + 3))
        if solid:
            draw_pointer(painter, QPointF(x, bed.top() - 4), QSizeF(10, 7), ink)


def _spread(wanted: list[float], top: float, bottom: float, apart: float) -> list[float]:
    """Return heights near those wanted, the lowest first, at a minimum distance."""
    heights: list[float] = []
    for y in wanted:
        heights.append(min(y, bottom if not heights else heights[-1] - apart))
    if heights and heights[-1] < top:  # no room that high: all below give way
        heights[-1] = top
        for at in range(len(heights) - 2, -1, -1):
            heights[at] = max(heights[at], heights[at + 1] + apart)
    return heights
