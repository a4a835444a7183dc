"""The mark of a player that is a program: a head with an aerial."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen


def draw_bot(painter: QPainter, rect: QRectF, ink: QColor) -> None:
    """Draw the mark in a square."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    size, middle = rect.width(), rect.center().x()
    head = QRectF(rect.left() + size * 0.08, rect.top() + size * 0.32, size * 0.84, size * 0.6)
    painter.setPen(QPen(ink, max(1.0, size * 0.09)))
    painter.drawLine(QPointF(middle, rect.top() + size * 0.12), QPointF(middle, head.top()))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    painter.drawEllipse(QPointF(middle, rect.top() + size * 0.12), size * 0.1, size * 0.1)
    face = QPainterPath()
    face.addRoundedRect(head, size * 0.2, size * 0.2)
    eyes = QPainterPath()
    for across in (-0.19, 0.19):
        at = QPointF(middle + size * across, head.center().y())
        eyes.addEllipse(at, size * 0.1, size * 0.12)
    painter.drawPath(face - eyes)
    painter.restore()
