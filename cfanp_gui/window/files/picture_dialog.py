"""What of the position a picture shows, with the picture as it will be."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from cfanp_gui.core.boards import BoardSpec
from cfanp_gui.window.widgets.fitting import resize_on_screen
from cfanp_gui.window.widgets.own_icons import dress_radio, plain_buttons

PREVIEW = QSize(220, 160)
"""Pixels of the preview at least."""
SIZE = QSize(840, 600)
"""Pixels of the dialog at first."""


class PictureChoice(NamedTuple):
    """What a picture shows."""

    boards: tuple[int, ...] | None = None
    """The ids of the boards; None for all."""
    plates: bool = True
    marks: bool = True
    """Whether the last move is marked."""
    drawings: bool = True
    """Whether arrows and rings are drawn."""


class Preview(QWidget):
    """A picture as large as there is room for."""

    def __init__(self) -> None:
        super().__init__()
        self._renderer = QSvgRenderer()
        self.setMinimumSize(PREVIEW)

    def show_picture(self, svg: str) -> None:
        """Show another picture."""
        self._renderer.load(QByteArray(svg.encode()))
        self.update()

    def picture_rect(self) -> QRectF:
        """Return where the picture is."""
        size = self._renderer.defaultSize().scaled(self.size(), Qt.AspectRatioMode.KeepAspectRatio)
        left = (self.width() - size.width()) / 2
        return QRectF(left, (self.height() - size.height()) / 2, size.width(), size.height())

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._renderer.render(painter, self.picture_rect())


class PictureDialog(QDialog):
    """Asks what a picture shows; it may be copied any number of times, or saved."""

    copy_asked = Signal()

    def __init__(
        self,
        parent: QWidget | None,
        draw: Callable[[PictureChoice], str],
        boards: Sequence[BoardSpec],
    ) -> None:
        """`draw` returns a picture as SVG; `boards` may be shown alone, unless there are none."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Save picture"))
        self._draw = draw
        self._boards = tuple(board.id for board in boards)
        self.preview = Preview()
        self.preview.setAccessibleName(self.tr("The picture as it will be"))
        self.table = QRadioButton(self.tr("The whole &table"))
        names = " + ".join(dict.fromkeys(board.label for board in boards))
        self.some = QRadioButton(self.tr("Only the &boards {names}").format(names=names))
        self.some.setVisible(bool(boards))
        self.table.setChecked(True)
        self.plates = QCheckBox(self.tr("&Names and pockets"))
        self.marks = QCheckBox(self.tr("The &last move marked"))
        self.drawings = QCheckBox(self.tr("&Arrows and rings"))
        column = QVBoxLayout()
        for button in (self.table, self.some):
            dress_radio(button)
            button.toggled.connect(self._redraw)
            column.addWidget(button)
        column.addSpacing(12)
        for tick in (self.plates, self.marks, self.drawings):
            tick.setChecked(True)
            tick.toggled.connect(self._redraw)
            column.addWidget(tick)
        column.addStretch(1)
        row = QHBoxLayout()
        row.setSpacing(18)
        row.addWidget(self.preview, 1)
        row.addLayout(column)
        self.buttons = QDialogButtonBox()
        self.save = self.buttons.addButton(
            self.tr("&Save…"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        self.copy = self.buttons.addButton(self.tr("&Copy"), QDialogButtonBox.ButtonRole.ActionRole)
        self.close_button = self.buttons.addButton(QDialogButtonBox.StandardButton.Close)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.copy.clicked.connect(self.copy_asked)
        layout = QVBoxLayout(self)
        layout.addLayout(row, 1)
        layout.addWidget(self.buttons)
        plain_buttons(self)
        self.save.setDefault(True)
        resize_on_screen(self, SIZE.width(), SIZE.height())
        self._redraw()

    def choice(self) -> PictureChoice:
        """Return what is chosen."""
        return PictureChoice(
            self._boards if self.some.isChecked() else None,
            self.plates.isChecked(),
            self.marks.isChecked(),
            self.drawings.isChecked(),
        )

    def _redraw(self) -> None:
        self.preview.show_picture(self._draw(self.choice()))
