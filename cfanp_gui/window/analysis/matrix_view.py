"""View of the pairing matrix, with its mouse and keyboard input."""

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QPolygonF,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyle,
    QStyleOptionViewItem,
    QTableView,
)

from cfanp_gui.insight.matrix import Cell, KingState
from cfanp_gui.table.theme import ink_on, set_colours
from cfanp_gui.window.analysis.insight_models import CELL_ROLE, STALE_ROLE, MatrixModel, number_of
from cfanp_gui.window.widgets.panel_lists import DrawnDelegate, Index, KeyOverride, faded, is_enter
from cfanp_gui.window.widgets.style import theme_of

LEAST, USUAL, MOST = 15, 32, 72
"""Side of a cell, in pixels: the minimum, the smallest automatic size, and the maximum."""
EDGE = 26
"""Size of the badges at the edges, in pixels."""
_MARGIN = 0.1
"""Margin between a sign and the edge of its cell, as a share of its side, which sets the signs of
neighbours apart.
"""
_WORDS = 26
"""Side of a cell from which signs are drawn besides the number and the tint, in pixels."""
_GAP = 3
"""Gap between the signs of losses and gains, in pixels."""
_KEYS = Qt.Key
_ACROSS = (_KEYS.Key_Left, _KEYS.Key_Right)
_WALKING = (*_ACROSS, _KEYS.Key_Up, _KEYS.Key_Down, _KEYS.Key_Home, _KEYS.Key_End)
MINUS = "\N{MINUS SIGN}"
KING = "\N{WHITE CHESS KING}"
STAR = "\N{BLACK STAR}"


class CellDelegate(DrawnDelegate):
    """Delegate that draws a cell: its number of moves, surrounded by signs for notable facts."""

    pointed_at: QPersistentModelIndex | None = None
    """Cell under the pointer."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(USUAL, USUAL)

    def draw(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        if not index.flags() & Qt.ItemFlag.ItemIsEnabled:
            return
        rect: QRect = option.rect
        cell: Cell | None = index.data(CELL_ROLE)
        box = QRectF(rect).adjusted(1, 1, -1, -1)
        ground = option.palette.base().color()
        if cell is None:
            ground.setAlpha(90)
        set_colours(painter, ground)
        painter.drawRect(box)
        if cell is not None:
            painter.setOpacity(0.45 if index.data(STALE_ROLE) else 1.0)
            self._paint_cell(painter, box, cell, option)
            painter.setOpacity(1.0)
        # An outline of the cell under the pointer, and a stronger one of that of the keyboard.
        has_focus = bool(option.state & QStyle.StateFlag.State_HasFocus)
        if has_focus or (self.pointed_at is not None and self.pointed_at == index):
            inset = 1.0 if has_focus else 0.5
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme_of(option.widget).text, 2.5 if has_focus else 1.5))
            painter.drawRect(box.adjusted(inset, inset, -inset, -inset))

    def _paint_cell(
        self, painter: QPainter, box: QRectF, cell: Cell, option: QStyleOptionViewItem
    ) -> None:
        theme, ink = theme_of(option.widget), option.palette.text().color()
        tint = {KingState.CHECK: theme.check, KingState.MATED: theme.mate}.get(cell.king)
        if tint is not None:
            solid = QColor(tint.rgb())
            painter.setBrush(solid)
            painter.drawRect(box)
            ink = ink_on(solid)
        if cell.pushed:
            self._paint_hatching(painter, box, ink)
        if cell.mates and box.width() < _WORDS:
            set_colours(painter, ink)
            reach, corner = box.width() * 0.42, box.topRight()
            painter.drawPolygon(
                QPolygonF([corner, corner - QPointF(reach, 0), corner + QPointF(0, reach)])
            )
        font = QFont(painter.font())
        font.setPixelSize(max(8, round(min(box.width() * 0.4, 18))))
        font.setBold(bool(cell.moves) or cell.demand is not None)
        painter.setFont(font)
        painter.setPen(faded(ink, 255 if font.bold() else 130))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, number_of(cell))
        if box.width() >= _WORDS:
            self._write_signs(painter, box, cell, ink)

    @staticmethod
    def _paint_hatching(painter: QPainter, box: QRectF, ink: QColor) -> None:
        """Draw slanting lines over a pair that was pushed already."""
        painter.save()
        painter.setClipRect(box)
        painter.setPen(QPen(faded(ink, 70), 1.2))
        step, side = 5.0, box.width()
        for number in range(int(2 * side / step) + 1):
            x = box.left() + number * step
            painter.drawLine(QPointF(x, box.top()), QPointF(x - side, box.bottom()))
        painter.restore()
        painter.setPen(Qt.PenStyle.NoPen)

    @staticmethod
    def _write_signs(painter: QPainter, box: QRectF, cell: Cell, ink: QColor) -> None:
        """Write the King above left, checkmates above right, losses and gains below."""
        font = QFont(painter.font())
        font.setBold(False)
        font.setPixelSize(max(8, round(min(box.width() * 0.28, 14))))
        painter.setFont(font)
        painter.setPen(ink)
        king = {KingState.SAFE: KING, KingState.CHECK: f"{KING}+", KingState.MATED: f"{KING}#"}.get(
            cell.king, ""
        )
        margin = max(3.0, _MARGIN * box.width())
        room = box.adjusted(margin, 0, -margin, -1)
        ways = Qt.AlignmentFlag
        painter.drawText(room, ways.AlignTop | ways.AlignLeft, king)
        if cell.mates:
            painter.drawText(room, ways.AlignTop | ways.AlignRight, STAR)
        lost = f"{MINUS}{cell.hanging.value}" if cell.hanging.squares else ""
        won = f"+{cell.winnable.value}" if cell.winnable.squares else ""
        wide = QFontMetrics(font).horizontalAdvance(f"{lost}{won}") + _GAP
        if lost and won and wide > room.width():
            font.setPixelSize(max(7, int(font.pixelSize() * room.width() / wide)))
            painter.setFont(font)
        painter.drawText(room, ways.AlignBottom | ways.AlignLeft, lost)
        painter.drawText(room, ways.AlignBottom | ways.AlignRight, won)


class BadgeHeader(QHeaderView):
    """Header with only the badges of the boards along an edge."""

    def __init__(self, orientation: Qt.Orientation) -> None:
        super().__init__(orientation)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setMinimumSectionSize(LEAST)
        self.setSectionsClickable(False)
        self.setHighlightSections(False)
        self.viewport().setBackgroundRole(QPalette.ColorRole.Window)

    def paintEvent(self, event: QPaintEvent) -> None:
        # The area beyond the last section would be drawn like a button.
        with QPainter(self.viewport()) as painter:
            painter.fillRect(event.rect(), self.palette().color(QPalette.ColorRole.Window))
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            way, role = self.orientation(), Qt.ItemDataRole.DecorationRole
            for index in range(self.count()):
                at, size = self.sectionViewportPosition(index), self.sectionSize(index)
                rect = QRectF(0, at, self.width(), size)
                if way == Qt.Orientation.Horizontal:
                    rect = QRectF(at, 0, size, self.height())
                picture = self.model().headerData(index, way, role)
                if picture is not None and rect.intersects(QRectF(event.rect())):
                    side = min(rect.width(), rect.height(), EDGE) - 4.0
                    box = QRectF(0, 0, side, side)
                    box.moveCenter(rect.center())
                    painter.drawPixmap(box, picture, QRectF(picture.rect()))


class MatrixView(QTableView):
    """View of the matrix: a cell pointed at is shown on the table, a chosen one goes there."""

    pointed = Signal(object)
    """Carries the `Pair` under the pointer or the keyboard's cursor; None for none."""
    chosen = Signal(object)
    """Carries the `Pair` a person wants on the stage."""
    sized = Signal()
    """Emitted when its preferred height has changed."""

    def __init__(self, model: MatrixModel) -> None:
        super().__init__()
        self._matrix = model
        self.delegate = CellDelegate()
        self.setModel(model)
        self.setItemDelegate(self.delegate)
        self.setMouseTracking(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        corner = self.findChild(QAbstractButton)
        if isinstance(corner, QAbstractButton):  # there is nothing to press or to see at the corner
            corner.setEnabled(False)
            corner.installEventFilter(self)
        KeyOverride(self, _WALKING)
        self.setTabKeyNavigation(False)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self._by_hand: int | None = None
        """Cell size chosen by a person; None if cells fill the width."""
        self.setHorizontalHeader(BadgeHeader(Qt.Orientation.Horizontal))
        self.setVerticalHeader(BadgeHeader(Qt.Orientation.Vertical))
        self.horizontalHeader().setFixedHeight(EDGE)
        self.verticalHeader().setFixedWidth(EDGE)
        self.viewport().setBackgroundRole(QPalette.ColorRole.Window)
        self._entering = False
        """True while keyboard focus is just arriving."""
        self.clicked.connect(self._choose)
        self.entered.connect(self._point)
        self.viewportEntered.connect(lambda: self._point(QModelIndex()))
        model.modelReset.connect(self.fit)
        self.fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Leave the corner bare: a style would draw the edge of a button there."""
        if event.type() == QEvent.Type.Paint and isinstance(watched, QAbstractButton):
            return True
        return super().eventFilter(watched, event)

    # Size

    @property
    def cell_size(self) -> int:
        """Return the side of a cell, in pixels."""
        return self.horizontalHeader().defaultSectionSize()

    def fit(self) -> None:
        """Have the cells fill the width, if they stay large enough and no size was chosen."""
        if (size := self._by_hand) is None:
            room = self.width() - self.verticalHeader().width() - 2
            size = max(USUAL, min(room // max(1, self._matrix.columnCount()), MOST))
        self._set_size(size)

    def zoom(self, steps: int) -> None:
        """Make the cells larger or smaller by a number of steps."""
        self._by_hand = max(LEAST, min(round(self.cell_size * 1.2**steps), MOST))
        self._set_size(self._by_hand)

    def _set_size(self, size: int) -> None:
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.setDefaultSectionSize(size)
        height = EDGE + self._matrix.rowCount() * size + 2
        if EDGE + self._matrix.columnCount() * self.cell_size + 2 > self.width():
            height += self.horizontalScrollBar().sizeHint().height()
        if height != self.maximumHeight():
            self.setMaximumHeight(height)
            self.sized.emit()

    def sizeHint(self) -> QSize:
        return QSize(EDGE + self._matrix.columnCount() * USUAL, min(self.maximumHeight(), 460))

    def minimumSizeHint(self) -> QSize:
        return QSize(4 * LEAST, EDGE + 2 * USUAL)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        if not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            super().wheelEvent(event)
        elif event.angleDelta().y():
            self.zoom(1 if event.angleDelta().y() > 0 else -1)

    # Cell pointed at

    def _point(self, index: Index) -> None:
        pair = self._matrix.pair_at(index)
        self.delegate.pointed_at = None if pair is None else QPersistentModelIndex(index)
        self.viewport().update()
        self.pointed.emit(pair)

    def _choose(self, index: QModelIndex) -> None:
        if (pair := self._matrix.pair_at(index)) is not None:
            self.chosen.emit(pair)

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        if self.hasFocus() and not self._entering:
            self.pointed.emit(self._matrix.pair_at(current))

    def leaveEvent(self, event: QEvent) -> None:
        self._point(QModelIndex())
        super().leaveEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        # Boards move when a key is pressed here, and not before.
        self._entering = True
        fresh = not self.currentIndex().isValid()
        super().focusInEvent(event)
        if fresh and self._matrix.columnCount():
            self.setCurrentIndex(self._matrix.first_known())
        self._entering = False

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.pointed.emit(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_enter(event):
            self._choose(self.currentIndex())
        elif event.text() in ("+", "-"):
            self.zoom(1 if event.text() == "+" else -1)
        else:
            super().keyPressEvent(event)
