"""Small things that lie over the table: a question with its answers, and a badge with words."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from cfanp_gui.table.theme import Theme


class Offer(NamedTuple):
    """One answer: words, a picture or both, and what happens when it is chosen."""

    text: str
    picture: QPixmap | None
    choose: Callable[[], None]
    show: Callable[[], None] | None = None
    """Shows on the table what choosing this answer would mean, while it is pointed at."""


class Chooser(QGraphicsItem):
    """A question beside a square; a press beside it cancels."""

    CELL = 58.0
    TITLE = 26.0
    PAD = 8.0

    def __init__(
        self, title: str, offers: list[Offer], cancelled: Callable[[], None], theme: Theme
    ) -> None:
        super().__init__()
        self.title = title
        self.offers = offers
        self.closed: Callable[[], None] = lambda: None
        self.stepped: Callable[[], None] = lambda: None
        """Called when another answer is pointed at."""
        self._cancelled = cancelled
        self._theme = theme
        self.pointed: int | None = None
        """The answer the mouse or the keyboard points at."""
        self._shift = QPointF(0, 0)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        font = _font(15)
        self._columns = min(len(offers), 6)
        widest = max(QFontMetricsF(font).horizontalAdvance(o.text) for o in offers) + 22
        self._cell = self.CELL if offers[0].picture is not None else max(self.CELL, widest)
        title_width = QFontMetricsF(_font(13)).horizontalAdvance(title) + 2 * self.PAD
        rows = -(-len(offers) // self._columns)
        self._height = self.CELL if offers[0].picture is not None else 40.0
        width = max(self._columns * self._cell + 2 * self.PAD, title_width)
        self._rect = QRectF(-width / 2, 34, width, rows * self._height + self.TITLE + 2 * self.PAD)

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of another theme."""
        self._theme = theme
        self.update()

    def boundingRect(self) -> QRectF:
        return self._rect.translated(self._shift).adjusted(-2, -2, 2, 2)

    def cell(self, index: int) -> QRectF:
        """Return where an answer is drawn, in pixels from the chooser's position."""
        row, column = divmod(index, self._columns)
        rect = self._rect.translated(self._shift)
        return QRectF(
            rect.left() + self.PAD + column * self._cell,
            rect.top() + self.TITLE + self.PAD + row * self._height,
            self._cell,
            self._height,
        ).adjusted(2, 2, -2, -2)

    def keep_in_view(self) -> None:
        """Shift so that the whole question is seen in the scene's first view."""
        views = self.scene().views() if self.scene() is not None else []
        if not views:
            return
        port = QRectF(views[0].viewport().rect())
        here = self._rect.translated(QPointF(views[0].mapFromScene(self.pos())))
        self.prepareGeometryChange()
        dx = max(0.0, port.left() + 4 - here.left()) - max(0.0, here.right() - port.right() + 4)
        dy = 0.0
        if here.bottom() > port.bottom() - 4:
            dy = -(self._rect.height() + 2 * self._rect.top())
        self._shift = QPointF(dx, dy)

    def answer_at(self, index: int) -> QPointF:
        """Return the scene point at the middle of an answer, in the scene's first view."""
        view = self.scene().views()[0]
        origin = QPointF(view.mapFromScene(self.pos()))
        return view.mapToScene((origin + self.cell(index).center()).toPoint())

    def hover(self, at: QPointF) -> None:
        """Point at the answer under a scene point, if there is one."""
        index = self._answer_under(at)
        if index is not None:
            self.point_at(index)

    def point_at(self, index: int) -> None:
        """Point at an answer and show what it would mean; counts on beyond both ends."""
        index %= len(self.offers)
        if index != self.pointed:
            self.pointed = index
            self.update()
            self.stepped()
            show = self.offers[index].show
            if show is not None:
                show()

    def step(self, by: int) -> None:
        """Point at the next answer, or the one before."""
        self.point_at((-1 if by > 0 else 0) + by if self.pointed is None else self.pointed + by)

    def press(self, at: QPointF) -> None:
        """Choose the answer under a scene point, or cancel when there is none."""
        index = self._answer_under(at)
        if index is None:
            self.cancel()
        else:
            self._take(index)

    def accept(self) -> None:
        """Choose the answer pointed at; without one the first is pointed at."""
        if self.pointed is None:
            self.point_at(0)
        else:
            self._take(self.pointed)

    def choose(self, text: str) -> bool:
        """Choose the answer with these words, as a key does; return whether there is one."""
        for index, offer in enumerate(self.offers):
            if offer.text.lower() == text.lower():
                self._take(index)
                return True
        return False

    def _take(self, index: int) -> None:
        self.closed()
        self.offers[index].choose()

    def covers(self, at: QPointF) -> bool:
        """Return whether a scene point lies under the question."""
        return self.boundingRect().contains(self._local(at))

    def _local(self, at: QPointF) -> QPointF:
        """Return a scene point in pixels from the chooser's position."""
        views = self.scene().views()
        if not views:
            return at - self.pos()
        return QPointF(views[0].mapFromScene(at)) - QPointF(views[0].mapFromScene(self.pos()))

    def _answer_under(self, at: QPointF) -> int | None:
        local = self._local(at)
        for index in range(len(self.offers)):
            if self.cell(index).contains(local):
                return index
        return None

    def cancel(self) -> None:
        """Close without an answer."""
        self.closed()
        self._cancelled()

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,  # noqa: ARG002
        widget: QWidget | None = None,  # noqa: ARG002
    ) -> None:
        theme = self._theme
        rect = self._rect.translated(self._shift)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setPen(QPen(theme.plate_line, 1))
        painter.setBrush(theme.plate)
        painter.drawRoundedRect(rect, 10, 10)
        painter.setFont(_font(13))
        painter.setPen(theme.soft_text)
        painter.drawText(
            QRectF(rect.left(), rect.top() + 4, rect.width(), self.TITLE),
            Qt.AlignmentFlag.AlignCenter,
            self.title,
        )
        for index, offer in enumerate(self.offers):
            cell = self.cell(index)
            pointed = index == self.pointed
            painter.setPen(QPen(theme.accent, 3) if pointed else QPen(theme.plate_line, 1))
            painter.setBrush(theme.light_square if offer.picture is not None else theme.table)
            painter.drawRoundedRect(cell, 6, 6)
            if offer.picture is not None:
                source = QRectF(offer.picture.rect())
                painter.drawPixmap(cell.adjusted(3, 3, -3, -3), offer.picture, source)
            else:
                painter.setFont(_font(15))
                painter.setPen(theme.text)
                painter.drawText(cell, Qt.AlignmentFlag.AlignCenter, offer.text)


class Badge(QGraphicsItem):
    """Words beside a ghost join, of constant size on the screen."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.text = ""
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(1e6)
        self.setVisible(False)

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of another theme."""
        self._theme = theme
        self.update()

    def say(self, text: str, at: QPointF) -> None:
        """Show words at a scene point."""
        self.prepareGeometryChange()
        self.text = text
        self.setPos(at)
        self.setVisible(True)

    def boundingRect(self) -> QRectF:
        width = QFontMetricsF(_font(15)).horizontalAdvance(self.text) + 28
        return QRectF(-width / 2, -17, width, 34)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,  # noqa: ARG002
        widget: QWidget | None = None,  # noqa: ARG002
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._theme.accent))
        painter.drawRoundedRect(self.boundingRect().adjusted(1, 1, -1, -1), 16, 16)
        painter.setFont(_font(15))
        painter.setPen(self._theme.accent_text)
        painter.drawText(self.boundingRect(), Qt.AlignmentFlag.AlignCenter, self.text)


def _font(pixels: int) -> QFont:
    font = QFont()
    font.setPixelSize(pixels)
    font.setBold(pixels >= 15)
    return font
