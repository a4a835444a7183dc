"""A question with its answers, over the table."""

from collections.abc import Callable, Iterable, Iterator

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QGraphicsScene

from cfanp_gui.table.interaction.question import Offer, Question
from cfanp_gui.table.layers.lettering import font_of, width_of, write
from cfanp_gui.table.layers.surface import ScreenItem, take_off
from cfanp_gui.table.theme import Theme, ink_on, set_colours

_EDGES = (-3, -3, 3, 3)
"""Pixels kept free around the area a question is about."""
_BESIDE = 10.0
"""Pixels between a question and the area it is about."""


class Chooser(Question, ScreenItem):
    """A small question beside a square; a press outside it cancels."""

    CELL = 58.0
    TITLE = 26.0
    CAPTION = 22.0
    """Height of the caption below a picture."""
    PAD = 8.0

    def __init__(
        self, title: str, offers: list[Offer], cancelled: Callable[[], None], theme: Theme
    ) -> None:
        Question.__init__(self, title, offers, cancelled)
        ScreenItem.__init__(self, theme)
        self._shift = QPointF(0, 0)
        self._columns = min(len(offers), 6)
        captions, pictures = any(offer.captioned for offer in offers), offers[0].picture is not None
        font = _font(13 if captions else 15)
        widest = max(width_of(offer.text, font) for offer in offers) + 22
        self._cell = max(self.CELL, widest) if captions or not pictures else self.CELL
        title_width = width_of(title, _font(13)) + 2 * self.PAD
        rows = -(-len(offers) // self._columns)
        self._height = self.CELL + (self.CAPTION if captions else 0) if pictures else 40.0
        if len(offers) == 1:
            self.default = 0
        width = max(self._columns * self._cell + 2 * self.PAD, title_width)
        self._rect = QRectF(-width / 2, 34, width, rows * self._height + self.TITLE + 2 * self.PAD)

    def open(
        self,
        scene: QGraphicsScene,
        at: QPointF,
        asked_about: Iterable[QPolygonF],
        hands: Iterable[QPolygonF],
    ) -> None:
        scene.addItem(self)
        self.setPos(at)
        self.keep_in_view(asked_about, hands)

    def leave(self) -> None:
        take_off(self)

    def boundingRect(self) -> QRectF:
        return self._rect.translated(self._shift).adjusted(-2, -2, 2, 2)

    def cell(self, index: int) -> QRectF:
        """Return the rectangle of an answer, in pixels from the chooser's position."""
        row, column = divmod(index, self._columns)
        rect = self._rect.translated(self._shift)
        left = rect.center().x() + (column - self._columns / 2) * self._cell
        top = rect.top() + self.TITLE + self.PAD + row * self._height
        return QRectF(left, top, self._cell, self._height).adjusted(2, 2, -2, -2)

    def keep_in_view(
        self, asked_about: Iterable[QPolygonF] = (), hands: Iterable[QPolygonF] = ()
    ) -> None:
        """Shift the question into the scene's first view, near but beside what it is about.

        Where there is no room for all, it lies rather over pieces in `hands`.
        """
        views = self.scene().views() if self.scene() is not None else []
        if not views:
            return
        port = QRectF(views[0].viewport().rect()).adjusted(4, 4, -4, -4)
        origin = QPointF(views[0].mapFromScene(self.pos()))
        spared, held = (
            [QRectF(views[0].mapFromScene(area).boundingRect()).adjusted(*_EDGES) for area in areas]
            for areas in (asked_about, hands)
        )
        here = self._rect.translated(origin)
        self.prepareGeometryChange()

        def badness(place: QRectF) -> tuple[float, float, float]:
            away = (place.center() - origin).manhattanLength()
            return _hidden(spared, place), _hidden(held, place), away

        places = (moved_into(place, port) for place in _places(here, origin, spared + held))
        self._shift = min(places, key=badness).topLeft() - here.topLeft()

    def answer_at(self, index: int) -> QPointF:
        """Return the scene point at the middle of an answer, in the scene's first view."""
        view = self.scene().views()[0]
        origin = QPointF(view.mapFromScene(self.pos()))
        return view.mapToScene((origin + self.cell(index).center()).toPoint())

    def area(self, index: int | None) -> QRectF:
        views = self.scene().views() if self.scene() is not None else []
        if not views:
            return QRectF()
        rect = self.boundingRect() if index is None else self.cell(index)
        return rect.translated(QPointF(views[0].mapFromScene(self.pos())))

    def hover(self, at: QPointF | None) -> None:
        if at is not None and (index := self._answer_under(at)) is not None:
            self.point_at(index)

    def show_pointed(self) -> None:
        self.update()

    def press(self, at: QPointF) -> None:
        """Choose the answer under a scene point, or cancel when there is none."""
        if (index := self._answer_under(at)) is None:
            self.cancel()
        else:
            self.take(index)

    def covers(self, at: QPointF) -> bool:
        """Return True if a scene point lies under the question."""
        return self.boundingRect().contains(self._local(at))

    def _local(self, at: QPointF) -> QPointF:
        """Return a scene point in pixels from the chooser's position."""
        view = self.scene().views()[0]
        return QPointF(view.mapFromScene(at)) - QPointF(view.mapFromScene(self.pos()))

    def _answer_under(self, at: QPointF) -> int | None:
        cells, local = range(len(self.offers)), self._local(at)
        return next((index for index in cells if self.cell(index).contains(local)), None)

    def draw(self, painter: QPainter) -> None:
        theme, rect = self._theme, self._rect.translated(self._shift)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        set_colours(painter, theme.plate, theme.plate_line)
        painter.drawRoundedRect(rect, 10, 10)
        line = QRectF(rect.left(), rect.top() + 4, rect.width(), self.TITLE)
        write(painter, line, self.title, _font(13), theme.soft_text)
        for index, offer in enumerate(self.offers):
            cell = self.cell(index)
            rim, width = (theme.accent, 3) if index == self.pointed else (theme.plate_line, 1)
            ground = theme.table if offer.picture is None else theme.light_square
            set_colours(painter, ground, rim, width)
            painter.drawRoundedRect(cell, 6, 6)
            if offer.picture is not None:
                self._paint_picture(painter, offer, cell)
            else:
                write(painter, cell, offer.text, _font(15), theme.text)

    def _paint_picture(self, painter: QPainter, offer: Offer, cell: QRectF) -> None:
        """Draw the picture of an answer, with its caption below if it has one."""
        side, picture = self.CELL - 10, offer.picture or QPixmap()
        place = QRectF(cell.center().x() - side / 2, cell.top() + 3, side, side)
        painter.setOpacity(0.5 if offer.struck else 1.0)
        painter.drawPixmap(place, picture, QRectF(picture.rect()))
        painter.setOpacity(1.0)
        if offer.struck:
            line = QLineF(place.bottomLeft() + QPointF(7, -7), place.topRight() + QPointF(-7, 7))
            for colour, width in ((QColor("#ffffff"), 6.0), (QColor(self._theme.cause.rgb()), 3.0)):
                painter.setPen(QPen(colour, width))
                painter.drawLine(line)
        if offer.captioned:
            below = QRectF(cell)
            below.setTop(place.bottom())
            write(painter, below, offer.text, _font(13), ink_on(self._theme.light_square))


def _places(here: QRectF, origin: QPointF, spared: list[QRectF]) -> Iterator[QRectF]:
    """Yield possible places of a question: below a point, above it, or beside `spared`."""
    yield here
    yield here.translated(0, -(here.height() + 2 * (here.top() - origin.y())))
    for rect in spared:
        x, y = origin.x() - here.width() / 2, origin.y() - here.height() / 2
        yield QRectF(QPointF(x, rect.bottom() + _BESIDE), here.size())
        yield QRectF(QPointF(x, rect.top() - _BESIDE - here.height()), here.size())
        yield QRectF(QPointF(rect.right() + _BESIDE, y), here.size())
        yield QRectF(QPointF(rect.left() - _BESIDE - here.width(), y), here.size())


def _hidden(areas: Iterable[QRectF], place: QRectF) -> float:
    """Return the size of the parts of areas that a question would cover, in square pixels."""
    common = (place & area for area in areas)
    return sum(rect.width() * rect.height() for rect in common if not rect.isEmpty())


def moved_into(place: QRectF, port: QRectF) -> QRectF:
    """Return a place moved as little as needed to lie in the view."""
    dx = max(0.0, port.left() - place.left()) - max(0.0, place.right() - port.right())
    dy = max(0.0, port.top() - place.top()) - max(0.0, place.bottom() - port.bottom())
    return place.translated(dx, dy)


def _font(pixels: int) -> QFont:
    return font_of(pixels, bold=pixels >= 15)
