"""What is pointed at along a line is told, what is clicked is gone to."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cfanp_gui.window.analysis.line_picture import LinePicture, draw_pointer


class Ruler(LinePicture):
    """A picture in which positions lie ten pixels apart, and nothing is beyond the tenth."""

    def at(self, x: float) -> int:
        return int(x / 10)

    def tip(self, at: int) -> str | None:
        return f"<{at}>" if at < 10 else None


def test_what_is_pointed_at_is_told_until_the_mouse_leaves(qtbot: QtBot) -> None:
    ruler = Ruler()
    qtbot.addWidget(ruler)
    pointed: list[int | None] = []
    ruler.pointed.connect(pointed.append)
    ruler.resize(200, 100)
    ruler.show()
    for x in (42, 45, 61, 150):
        qtbot.mouseMove(ruler, QPoint(x, 50))
    assert pointed == [4, 6]
    assert "&lt;6&gt;" in ruler.toolTip()
    QApplication.sendEvent(ruler, QEvent(QEvent.Type.Leave))
    assert pointed[-1] is ruler.pointed_at is None


def test_a_click_goes_there_where_something_is_drawn(qtbot: QtBot) -> None:
    ruler = Ruler()
    qtbot.addWidget(ruler)
    chosen: list[int] = []
    ruler.chosen.connect(chosen.append)
    ruler.resize(200, 100)
    qtbot.mouseClick(ruler, Qt.MouseButton.LeftButton, pos=QPoint(33, 9))
    qtbot.mouseClick(ruler, Qt.MouseButton.RightButton, pos=QPoint(53, 9))
    qtbot.mouseClick(ruler, Qt.MouseButton.LeftButton, pos=QPoint(150, 9))
    assert chosen == [3]


def test_a_pointer_ends_at_its_tip(qapp: QApplication) -> None:  # noqa: ARG001
    image = QImage(20, 20, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    with QPainter(image) as painter:
        draw_pointer(painter, QPointF(10, 12), QSizeF(10, 8), QColor("black"))
    inked = [(x, y) for x in range(20) for y in range(20)
             if image.pixelColor(x, y) == QColor("black")]  # fmt: skip
    assert max(y for _, y in inked) <= 12
    assert min(y for _, y in inked) == 4
