"""River: a drawing of how armies and their material went from player to player, and in words."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QBuffer, QIODevice, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPalette,
    QPen,
    QPolygonF,
)
from PySide6.QtSvg import QSvgGenerator

from cfanp_gui.core.localizing import isolated
from cfanp_gui.core.wording import badge_of
from cfanp_gui.insight.lineage import Lineage, Ribbon, Turning, nearest, place
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.tree import Node
from cfanp_gui.table.layers.badge import BadgeLook
from cfanp_gui.table.theme import DEAD, ink_on, set_colours
from cfanp_gui.table.translate import enumerated, joined, tr
from cfanp_gui.window.analysis.line_picture import LinePicture, draw_pointer
from cfanp_gui.window.panels import event_texts
from cfanp_gui.window.panels.panel_presenter import DOT, PanelPresenter, painted
from cfanp_gui.window.widgets.panel_lists import faded
from cfanp_gui.window.widgets.plain_text import bold_font, small_font

_SIDE, _LEAST_SIDE = 114, 72
"""Width of the names at both sides in pixels, and its minimum in a narrow picture."""
_TOP, _AXIS = 12, 24
_BADGE = 18
_LETTERS = 130
"""Distance from one letter in a ribbon to the next, in pixels."""
_STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)
SVG_SIZE = QSize(1200, 420)


_NO_BREAK = "\N{NO-BREAK SPACE}"


class LineageWords:
    """Texts for the lineage of one line of a session's tree."""

    def __init__(self, session: GameSession, nodes: Sequence[Node], history: Lineage) -> None:
        self._session = session
        self._presenter = PanelPresenter(session)
        self.nodes, self.lineage = nodes, history

    def name(self, player: int | None) -> str:
        """Return the name of a player."""
        return tr("nobody") if player is None else self._session.name(player)

    def badge(self, army: int, at: int) -> BadgeLook:
        """Return the badge of an army after a number of actions."""
        status = self.nodes[at].position.seat_status(self.lineage.seats[army])
        return painted(badge_of(status), self._session.match.colours)

    def moment(self, at: int) -> str:
        """Return the moment of a position: the round, and the move that led to it."""
        return self._presenter.moment(self.nodes[at])

    def turning(self, turning: Turning) -> str:
        """Return the fate of an army, as sentences."""
        if sentences := [event_texts.event(self._session, event) for event in turning.events]:
            return joined(" ", sentences)
        army = self.badge(turning.army, 0).label
        return tr("Army {army} goes from {giver} to {taker}.").format(
            army=army, giver=self.name(turning.before), taker=self.name(turning.after)
        )

    def shares(self, at: int) -> str:
        """Return each player's material after a number of actions, in pawns, the most first."""
        lineage = self.lineage
        holders = [*lineage.players(at), *([None] if lineage.had(at, None) else [])]
        holders.sort(key=lambda player: (player is None, -lineage.had(at, player), player or 0))
        shares = []
        for player in holders:  # a name and its player's material stay together
            name = self.name(player)
            whole = name if len(name) > 20 else name.replace(" ", _NO_BREAK)
            shares.append(f"{isolated(whole)}{_NO_BREAK}({lineage.had(at, player)})")
        return DOT.join(shares)

    def tip(self, at: int) -> str:
        """Return all texts of a moment, line by line."""
        turnings = [self.turning(turning) for turning in self.lineage.turnings if turning.at == at]
        return "\n".join([self.moment(at), *turnings, self.summary(at)])

    def spoken(self, turning: Turning) -> str:
        """Return a turning as text for a screen reader."""
        shares = enumerated(self.shares(turning.at).split(DOT))
        return tr("{moment}: {what} Material, in pawns: {shares}.").format(
            moment=self.moment(turning.at), what=self.turning(turning), shares=shares
        )

    def summary(self, at: int) -> str:
        """Return each player's material at a moment, as a sentence."""
        return tr("Material, in pawns: {shares}").format(shares=self.shares(at))


@dataclass(frozen=True, slots=True)
class Picture:
    """Content of the drawing."""

    words: LineageWords
    ribbons: tuple[Ribbon, ...]
    at: int | None
    """Number of the position on the table; None if it is not on the line."""


class RiverView(LinePicture):
    """View of the origin of the armies along the line."""

    def __init__(self) -> None:
        super().__init__()
        self.picture: Picture | None = None

    def sizeHint(self) -> QSize:
        return QSize(700, 200)

    def minimumSizeHint(self) -> QSize:
        # A hint, not a minimum: a window that is too small squeezes it. As its own
        # minimum it would be drawn over its neighbours.
        return QSize(180, 120)

    def show_picture(self, picture: Picture | None) -> None:
        """Draw another picture."""
        self.picture, self.pointed_at = picture, None
        self.update()

    # Coordinates

    def _bed(self) -> QRectF:
        return _bed(QRectF(self.rect()))

    def x_of(self, at: int) -> float:
        """Return the x coordinate of a position, in pixels."""
        assert self.picture is not None, "something is drawn"
        bed = self._bed()
        return bed.left() + bed.width() * place(at, self.picture.words.lineage)

    def at(self, x: float) -> int:
        """Return the number of the position at an x coordinate, or of a turning nearby."""
        lineage = None if self.picture is None else self.picture.words.lineage
        if lineage is None:
            return 0
        near = [(abs(self.x_of(turning.at) - x), turning.at) for turning in lineage.turnings]
        if near and min(near)[0] <= 7:  # pixels
            return min(near)[1]
        bed = self._bed()
        return nearest((x - bed.left()) / max(bed.width(), 1), lineage)

    def tip(self, at: int) -> str | None:
        """Return the tool tip of a position; None if nothing is drawn."""
        return None if self.picture is None else self.picture.words.tip(at)

    # Drawing

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.picture is None:
            return
        with QPainter(self) as painter:
            _Drawing(painter, QRectF(self.rect()), self.picture, self.palette(), self.font()).draw()
            if self.pointed_at is not None:
                ink, x = faded(self.palette().windowText().color(), 120), self.x_of(self.pointed_at)
                painter.setPen(QPen(ink, 1, Qt.PenStyle.DashLine))
                painter.drawLine(QPointF(x, 2), QPointF(x, self._bed().bottom() + 4))

    def svg(self) -> bytes:
        """Return the picture as an SVG document, in a size of its own."""
        assert self.picture is not None, "something is drawn"
        buffer, whole = QBuffer(), QRectF(QPointF(0, 0), SVG_SIZE.toSizeF())
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        maker = QSvgGenerator(size=SVG_SIZE, viewBox=whole, title=tr("Lineage"))
        maker.setOutputDevice(buffer)
        with QPainter(maker) as painter:
            painter.fillRect(whole, self.palette().window())
            picture = replace(self.picture, at=None)
            _Drawing(painter, whole, picture, self.palette(), self.font()).draw()
        return bytes(buffer.data().data())


def _apart(
    places: Iterable[tuple[float, int | None]], height: float
) -> Iterator[tuple[float, int | None]]:
    """Yield the places, from the top, at which names of a height do not overlap."""
    used = -height
    for middle, player in places:
        if middle - used >= height:
            used = middle
            yield middle, player


def _bed(whole: QRectF) -> QRectF:
    """Return the rectangle of the river itself."""
    side = max(_LEAST_SIDE, min(_SIDE, round(0.3 * whole.width())))
    return whole.adjusted(side, _TOP, -side, -_AXIS)


class _Drawing:
    """Drawing of a picture into a rectangle."""

    def __init__(
        self, painter: QPainter, whole: QRectF, picture: Picture, palette: QPalette, font: QFont
    ) -> None:
        self._painter = painter
        self._bed = _bed(whole)
        self._side = self._bed.left() - whole.left()
        self._picture, self._words = picture, picture.words
        self._lineage = picture.words.lineage
        self._ground = palette.window().color()
        self._ink = palette.windowText().color()
        self._soft = palette.placeholderText().color()
        self._font = font

    def draw(self) -> None:
        """Draw everything, the most important last."""
        painter = self._painter
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._font)
        self._draw_axis()
        moved = {turning.army for turning in self._lineage.turnings}
        # A ribbon that goes over to another bank flows over those that stay.
        for army in sorted(range(len(self._picture.ribbons)), key=lambda army: army in moved):
            self._draw_ribbon(army)
        for army in range(len(self._picture.ribbons)):
            self._draw_letters(army)
        self._draw_names()
        self._draw_badges()
        if self._picture.at is not None:  # the position that is on the table
            x = self._x(place(self._picture.at, self._lineage))
            painter.setPen(QPen(self._ink, 2))
            painter.drawLine(QPointF(x, 6), QPointF(x, self._bed.bottom() + 4))
            draw_pointer(painter, QPointF(x, 8), QSizeF(12, 8), self._ink)

    def _x(self, along: float) -> float:
        return self._bed.left() + self._bed.width() * along

    def _y(self, down: float) -> float:
        return self._bed.top() + self._bed.height() * down

    # The ribbons

    def _draw_ribbon(self, army: int) -> None:
        ribbon = self._picture.ribbons[army]
        last = len(ribbon.tops) - 1
        upper = [QPointF(self._x(i / last), self._y(top)) for i, top in enumerate(ribbon.tops)]
        lower = [QPointF(self._x(i / last), self._y(down)) for i, down in enumerate(ribbon.bottoms)]
        path = QPainterPath()
        path.addPolygon(QPolygonF([*upper, *reversed(lower)]))
        path.closeSubpath()
        painter = self._painter
        # Black armies are visible in the dark by their edge, white ones in light.
        set_colours(painter, QColor(self._words.badge(army, 0).colour), faded(self._ink, 150), 0.8)
        painter.drawPath(path)
        for start, end in self._dead(army):
            painter.save()
            corner = QPointF(self._x(end) + 1, self._bed.bottom() + 4)
            painter.setClipRect(QRectF(QPointF(self._x(start), self._bed.top() - 4), corner))
            painter.setBrush(DEAD)
            painter.drawPath(path)
            painter.restore()

    def _dead(self, army: int) -> Iterator[tuple[float, float]]:
        """Yield the sections of the river, start and end, in which an army was nobody's."""
        since = None
        for at, holders in enumerate(self._lineage.holders):
            if holders[army] is None and since is None:
                since = at
            elif holders[army] is not None and since is not None:
                yield place(since, self._lineage), place(at, self._lineage)
                since = None
        if since is not None:
            yield place(since, self._lineage), 1.0

    def _middle(self, army: int, along: float) -> tuple[float, float]:
        """Return the middle of a ribbon and its width there, in pixels."""
        ribbon = self._picture.ribbons[army]
        at = round(along * (len(ribbon.tops) - 1))
        top, bottom = self._y(ribbon.tops[at]), self._y(ribbon.bottoms[at])
        return (top + bottom) / 2, bottom - top

    # Labels

    def _draw_letters(self, army: int) -> None:
        """Write an army's letter into its ribbon at intervals, for colour is never alone."""
        badges = [_LETTERS * part for part in range(1, int(self._bed.width() / _LETTERS) + 1)]
        turnings = (turning for turning in self._lineage.turnings if turning.army == army)
        taken = [self._x(place(turning.at, self._lineage)) for turning in turnings]
        badge, bold = self._words.badge(army, 0), bold_font(self._font)
        self._painter.setFont(bold)
        height = QFontMetricsF(bold).height()
        for beside in badges:
            along = (beside - _LETTERS / 2) / self._bed.width()
            middle, wide = self._middle(army, along)
            x = self._x(along)
            if wide < height - 2 or any(abs(x - other) < _BADGE for other in taken):
                continue
            dead = any(start <= along <= end for start, end in self._dead(army))
            self._painter.setPen(ink_on(DEAD if dead else QColor(badge.colour)))
            box = QRectF(x - 20, middle - height / 2, 40, height)
            self._painter.drawText(box, Qt.AlignmentFlag.AlignCenter, badge.label)
        self._painter.setFont(self._font)

    def _draw_names(self) -> None:
        """Write the first owners' names at the left, and each player's share at the right."""
        lineage, last = self._lineage, self._lineage.length - 1
        metrics, room = QFontMetricsF(self._font), self._side - _BADGE - 12
        self._painter.setPen(self._ink)
        owners = enumerate(lineage.holders[0])
        starts = ((self._middle(army, 0)[0], player) for army, player in owners)
        for middle, player in _apart(starts, metrics.height()):
            name = metrics.elidedText(self._words.name(player), Qt.TextElideMode.ElideRight, room)
            box = QRectF(4, middle - metrics.height() / 2, room, metrics.height())
            self._painter.drawText(box, Qt.AlignmentFlag.AlignRight, name)
        ends = []
        left = [army for army, pieces in enumerate(lineage.pieces[last]) if pieces]
        for player in dict.fromkeys(lineage.holders[last]):
            if own := [army for army in left if lineage.holders[last][army] == player]:
                middles = [self._middle(army, 1)[0] for army in own]
                ends.append(((min(middles) + max(middles)) / 2, player))
        for middle, player in _apart(sorted(ends, key=lambda end: end[0]), metrics.height()):
            worth = f" ({lineage.had(last, player)})"
            wide = self._side - 17 - metrics.horizontalAdvance(worth)
            name = metrics.elidedText(self._words.name(player), Qt.TextElideMode.ElideRight, wide)
            self._painter.setPen(self._soft if player is None else self._ink)
            top, height = middle - metrics.height() / 2, metrics.height()
            box = QRectF(self._bed.right() + 13, top, self._side - 13, height)
            self._painter.drawText(box, Qt.AlignmentFlag.AlignLeft, f"{name}{worth}")

    def _draw_badges(self) -> None:
        """Draw each army's badge at its beginning, and at each change of owner."""
        for army in range(len(self._lineage.seats)):
            middle, _ = self._middle(army, 0)
            self._draw_badge(self._words.badge(army, 0), self._bed.left() - _BADGE / 2 - 3, middle)
        for turning in self._lineage.turnings:
            along = place(turning.at, self._lineage)
            x, top, bottom = self._x(along), self._bed.top() - 6, self._bed.bottom() + 2
            self._painter.setPen(QPen(faded(self._ink, 70), 1, Qt.PenStyle.DotLine))
            self._painter.drawLine(QPointF(x, top), QPointF(x, bottom))
            middle, _ = self._middle(turning.army, along)
            self._draw_badge(self._words.badge(turning.army, turning.at), x, middle)

    def _draw_badge(self, badge: BadgeLook, x: float, y: float) -> None:
        box = QRectF(x - _BADGE / 2, y - _BADGE / 2, _BADGE, _BADGE)
        painter = self._painter
        set_colours(painter, self._ground)
        painter.drawEllipse(box.adjusted(-1.5, -1.5, 1.5, 1.5))
        badge.draw(painter, box)

    def _draw_axis(self) -> None:
        """Number the rounds below the river, or the actions if there are none; name the unit."""
        lineage, painter = self._lineage, self._painter
        numbers, title = lineage.rounds, tr("Round")
        if None in numbers:
            numbers, title = tuple(range(lineage.length)), tr("Move")
        firsts: dict[int, int] = {}
        for at, number in enumerate(numbers):
            firsts.setdefault(number or 0, at)
        span = max(firsts) - min(firsts) + 1
        most = max(1, int(self._bed.width() / 46))  # pixels between numbers
        step = next((width for width in _STEPS if span / width <= most), _STEPS[-1])
        small, faint = small_font(self._font, 0.88), faded(self._soft, 90)
        painter.save()
        painter.setFont(small)
        y, height = self._bed.bottom() + 4, QFontMetricsF(small).height()
        painter.setPen(QPen(faint, 1))
        painter.drawLine(QPointF(self._bed.left(), y), QPointF(self._bed.right(), y))
        first, *others = sorted(firsts)
        shown = [number for number in others if not number % step]
        if step == 1 or not any(number - first < step for number in shown):
            shown = [first, *shown]
        for number in shown:
            x = self._x(place(firsts[number], lineage))
            painter.setPen(QPen(faint, 1))
            painter.drawLine(QPointF(x, y), QPointF(x, y + 4))
            painter.setPen(self._soft)
            box = QRectF(x - 30, y + 4, 60, height)
            painter.drawText(box, Qt.AlignmentFlag.AlignHCenter, str(number))
        painter.setPen(self._soft)
        left, right, metrics = 4, self._bed.right() + 13, QFontMetricsF(small)
        for x, room, way, text in (
            (left, self._side - 26, Qt.AlignmentFlag.AlignRight, title),
            (right, self._side - 13, Qt.AlignmentFlag.AlignLeft, tr("(in pawns)")),
        ):
            if metrics.horizontalAdvance(text) <= room:  # they are not needed
                painter.drawText(QRectF(x, y + 4, room, height), way, text)
        painter.restore()
