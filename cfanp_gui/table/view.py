"""The camera over the table: fit, zoom to the cursor, pan; and a line of words below."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF, Qt, QTimer
from PySide6.QtGui import (
    QCursor,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPalette,
    QResizeEvent,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QLabel, QWidget

from cfanp_gui.table.arrange import SQUARE
from cfanp_gui.table.paint import Theme
from cfanp_gui.table.scene import TableScene

STRIP = 46
"""Height of the strip for sentences, in pixels."""
TOAST_MS = 6000
"""How long a sentence stays over the table."""
SHARPEN_MS = 120
"""How long the zoom must rest before pictures are drawn for it."""
_ARROWS = (
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
)
MIN_SCALE, MAX_SCALE = 0.04, 6.0


class TableView(QGraphicsView):
    """A view of the table that keeps all half-boards in sight until someone zooms or pans."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.AnchorViewCenter)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        # The sentence has a strip of its own below the table, so that it hides nothing.
        self.setViewportMargins(0, 0, 0, STRIP)
        self._following = True
        self._pan_from: QPoint | None = None
        self._table: TableScene | None = None
        self._sharpen = QTimer(self)
        self._sharpen.setSingleShot(True)
        self._sharpen.setInterval(SHARPEN_MS)
        self._sharpen.timeout.connect(self.draw_sharp)
        self._toast = QLabel(self)
        self._toast.setTextFormat(Qt.TextFormat.PlainText)
        self._toast.setWordWrap(True)
        self._toast.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._toast.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._toast.hide()
        self._toast_timer = QTimer(self)
        self._toast_timer.setSingleShot(True)
        self._toast_timer.setInterval(TOAST_MS)
        self._toast_timer.timeout.connect(self._toast.hide)

    @property
    def table(self) -> TableScene | None:
        """The table shown."""
        return self._table

    def show_table(self, table: TableScene) -> None:
        """Show a table, all of it."""
        old = self._table
        self._table = table
        self.setScene(table)
        table.said.connect(self.say)
        table.arranged.connect(self._arranged)
        self._following = True
        self._toast.hide()
        self.set_theme(table.theme)
        self._set_aspect()
        table.tidy_up()
        table.motion.finish_all()
        self.fit()
        self.draw_sharp()
        if old is not None:
            old.motion.stop_all()
            old.deleteLater()

    def set_theme(self, theme: Theme) -> None:
        """Use a theme's colours for the table's surroundings and the words below it."""
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Window, theme.table)
        self.setPalette(palette)
        self.setBackgroundRole(QPalette.ColorRole.Window)
        self.setAutoFillBackground(True)
        self._toast.setStyleSheet(
            f"background: {theme.text.name()}; color: {theme.table.name()};"
            "border-radius: 10px; padding: 8px 14px; font-size: 14px;"
        )

    # Words

    def say(self, sentence: str) -> None:
        """Show one plain sentence over the table for a while."""
        self._toast.setText(sentence)
        width = min(self.width() - 40, 720)
        self._toast.setMaximumWidth(width)
        self._toast.setMinimumWidth(0)
        self._toast.adjustSize()
        if self._toast.width() > width:
            self._toast.resize(width, self._toast.heightForWidth(width))
        self._place_toast()
        self._toast.show()
        self._toast.raise_()
        self._toast_timer.start()

    @property
    def sentence(self) -> str:
        """The sentence shown now; empty when there is none."""
        return "" if self._toast.isHidden() else self._toast.text()

    def hush(self) -> None:
        """Take the sentence away."""
        self._toast.hide()

    def _place_toast(self) -> None:
        x = (self.width() - self._toast.width()) // 2
        y = self.height() - max(self._toast.height(), (STRIP + self._toast.height()) // 2)
        self._toast.move(x, y)

    # Camera

    def fit(self) -> None:
        """Show every half-board as large as the window lets."""
        self._following = True
        if self._table is not None:
            self._fit_rect(self._table.home_rect())

    def zoom(self, factor: float, at: QPoint | None = None) -> None:
        """Zoom by a factor, keeping what is under a pixel, usually the cursor's, where it is."""
        scale = self.transform().m11() * factor
        if not MIN_SCALE <= scale <= MAX_SCALE:
            return
        port = self.viewport()
        if at is None:
            at = port.mapFromGlobal(QCursor.pos())
            if not port.rect().contains(at):
                at = port.rect().center()
        self._following = False
        held = self.mapToScene(at)
        self.scale(factor, factor)
        moved = self.mapFromScene(held) - at
        horizontal, vertical = self.horizontalScrollBar(), self.verticalScrollBar()
        horizontal.setValue(horizontal.value() + moved.x())
        vertical.setValue(vertical.value() + moved.y())
        self._sharpen.start()

    def tidy_up(self) -> None:
        """Lay the half-boards out anew for the window's shape, and show them all."""
        if self._table is not None:
            self._set_aspect()
            self._table.tidy_up()
            self.fit()

    def _fit_rect(self, rect: QRectF) -> None:
        self.fitInView(rect, Qt.AspectRatioMode.KeepAspectRatio)
        self._sharpen.start()

    def _arranged(self) -> None:
        if self._following:
            self.fit()

    def _set_aspect(self) -> None:
        if self._table is not None:
            self._table.set_aspect(max(0.2, self.width() / max(1, self.height())))

    def draw_sharp(self) -> None:
        """Draw pictures for the present zoom."""
        if self._table is not None:
            scale = self.transform().m11() * self.devicePixelRatioF()
            self._table.set_pixels(round(SQUARE * scale))

    # Events

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._set_aspect()
        if self._following and self._table is not None:
            self.fit()
        self._place_toast()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._following:
            self.fit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        steps = event.angleDelta().y() / 120
        if steps:
            self.zoom(1.15**steps, event.position().toPoint())
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        held = self._table is not None and self._table.hand.drag is not None
        if event.button() == Qt.MouseButton.MiddleButton and not held:
            self._pan_from = event.position().toPoint()
            event.accept()
            return
        super().mousePressEvent(event)
        if event.button() == Qt.MouseButton.LeftButton and not event.isAccepted():
            self._pan_from = event.position().toPoint()
            event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pan_from is not None:
            here = event.position().toPoint()
            moved = here - self._pan_from
            if moved.manhattanLength() > 3 or not self._following:
                self._pan_from = here
                self._following = False
                horizontal, vertical = self.horizontalScrollBar(), self.verticalScrollBar()
                horizontal.setValue(horizontal.value() - moved.x())
                vertical.setValue(vertical.value() - moved.y())
            event.accept()
            return
        super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._pan_from is not None:
            self._pan_from = None
            event.accept()
            return
        super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ARROWS:
            # Scrolling by keys would carry half-boards out of sight.
            event.ignore()
            return
        if self._table is not None and not event.modifiers() & (
            Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
        ):
            self._table.keyPressEvent(event)
            if event.isAccepted():
                return
        super().keyPressEvent(event)
