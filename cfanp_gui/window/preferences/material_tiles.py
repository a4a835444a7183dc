"""Tiles with pictures, to choose the material of boards and of the table."""

from PySide6.QtCore import QPoint, QRect, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QListView,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyleOptionViewItem,
    QWidget,
)

from cfanp_gui.core.pieces import KNIGHT
from cfanp_gui.table.board_themes import dressed, finishes, title_of
from cfanp_gui.table.layers.piece_art import PieceArt, PieceLook
from cfanp_gui.table.layers.textures import draw_grain, table_top
from cfanp_gui.table.theme import USUAL, Theme, blank, fill
from cfanp_gui.window.widgets.chips import ROUND
from cfanp_gui.window.widgets.panel_lists import DrawnDelegate, Index, faded

_FILES = {"board": "boards", "surface": "surfaces"}
"""File of the materials of a preference."""
_SIDE = 32
"""Side of a square in a picture, in pixels."""
_PAINT = "#c52c22"
_WIDE, _EDGE = 106, 5
"""Width of a tile, and margin around a picture, in pixels."""


class _Tile(DrawnDelegate):
    """Delegate that draws a picture above its name, with a line around a chosen one."""

    def draw(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        view, rect = self.parent(), option.rect.adjusted(2, 2, -2, -2)
        assert isinstance(view, MaterialTiles), "it was made for one"
        palette, is_chosen = view.palette(), view.currentIndex() == index
        if is_chosen or option.state & QStyle.StateFlag.State_MouseOver:
            line = palette.highlight().color() if is_chosen else faded(palette.text().color(), 90)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(line, 2 if is_chosen else 1))
            painter.drawRoundedRect(rect, ROUND, ROUND)
        size = view.iconSize()
        left, top = rect.left() + (rect.width() - size.width()) // 2, rect.top() + 2 * _EDGE
        icon = index.data(Qt.ItemDataRole.DecorationRole)
        icon.paint(painter, QRect(QPoint(left, top), size))
        painter.setPen(palette.text().color())
        room = rect.adjusted(_EDGE, size.height() + 3 * _EDGE, -_EDGE, 0)
        middle = Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(room, middle, index.data())


class MaterialTiles(QListWidget):
    """Tiles for a preference, `board` or `surface`, one of which is chosen."""

    chosen = Signal(str)
    """Carries the key of the material that a person has chosen."""

    def __init__(self, preference: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._preference, self._keys = preference, [USUAL]
        self.setObjectName(preference)
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.viewport().setAutoFillBackground(False)
        self.setItemDelegate(_Tile(self))
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self.setIconSize(QSize(2 * _SIDE, _SIDE * 3 // 2))
        self.currentRowChanged.connect(lambda _: self.chosen.emit(self.value))

    @property
    def value(self) -> str:
        """Return the key of the chosen material."""
        return self._keys[max(0, self.currentRow())]

    def show_value(self, key: str) -> None:
        """Show a material as the chosen one; an unknown one counts as the usual one."""
        with QSignalBlocker(self):
            self.setCurrentRow(self._keys.index(key) if key in self._keys else 0)

    def fill(self, theme: Theme) -> None:
        """Show a tile for each material, the usual one of light or dark colours first."""
        letters, above = self.fontMetrics().height(), self.iconSize().height()
        tile = QSize(_WIDE, above + 2 * letters + 4 * _EDGE)
        value, self._keys = self.value, [USUAL, *finishes(_FILES[self._preference])[0]]
        with QSignalBlocker(self):
            self.clear()
            for key in self._keys:
                item = QListWidgetItem(QIcon(self._sample(theme, key)), title_of(key), self)
                item.setSizeHint(tile)
        self.show_value(value)
        self.setGridSize(tile)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Have room for all tiles in rows."""
        across = max(1, (self.width() - 1) // self.gridSize().width())
        self.setFixedHeight(-(-self.count() // across) * self.gridSize().height() + 1)

    def _sample(self, theme: Theme, key: str) -> QPixmap:
        """Return the picture of a material: a piece on squares, or the bare table."""
        ratio, wide, high = self.devicePixelRatioF(), 2 * _SIDE, _SIDE * 3 // 2
        if self._preference == "surface":
            shown = dressed(theme.dark, USUAL, key)
            return table_top(shown.surface.name(), shown.surface_grain, (wide, high), ratio)
        shown = dressed(theme.dark, key, USUAL)
        pixmap = blank(wide, high, ratio)
        painter = QPainter(pixmap)
        for file, rank in ((0, 0), (1, 0), (0, 1), (1, 1)):
            colour = shown.dark_square if (file + rank) % 2 else shown.light_square
            fill(painter, QRectF(file * _SIDE, rank * _SIDE, _SIDE, _SIDE), colour)
        draw_grain(painter, QRectF(0, 0, wide, 2 * _SIDE), 2, 2, shown.grain)
        picture = PieceArt().pixmap(KNIGHT, PieceLook(0, _PAINT), round(_SIDE * ratio), ratio)
        painter.drawPixmap(_SIDE, 0, picture)
        painter.end()
        return pixmap
