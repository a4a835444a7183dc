"""The banner over the table that reports a checkmate in plain words."""

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from cfanp_gui.table.feedback.overlay import EDGE, Overlay
from cfanp_gui.table.layers.badge import BadgeLook
from cfanp_gui.table.theme import Theme

_BADGE = 40
_HEIGHT = _BADGE + 18
_K = Qt.Key
_ENTER = (_K.Key_Return, _K.Key_Enter, _K.Key_Space)
_LEAST_WORDS = 280
"""Least width of the text in pixels beside the buttons; with less, they lie below it."""
_QUIET = (_K.Key_Shift, _K.Key_Control, _K.Key_Alt, _K.Key_Meta, _K.Key_Tab, _K.Key_Backtab)
"""Keys without an effect of their own, and keys that move the focus to the buttons."""


class Banner(Overlay):
    """A message with a few buttons; a click beside them or any key continues the game."""

    replay = Signal()
    """Emitted when a person wants to see the mate again."""

    def __init__(self, over: QWidget, theme: Theme) -> None:
        super().__init__(over, theme)
        self._badge: BadgeLook | None = None
        self.words, self.detail = _line(), _line()
        font = QFont(self.words.font())
        font.setPixelSize(18)
        font.setBold(True)
        self.words.setFont(font)
        self.again, self.rematch, self.on = QPushButton(), QPushButton(), QPushButton()
        self.setStyleSheet("""
            QPushButton { background: palette(base); border: 1px solid palette(placeholder-text);
                border-radius: 8px; padding: 6px 14px; }
            QPushButton:hover { border-color: palette(text); }
            QPushButton:pressed { background: palette(window); }
            QPushButton:focus { border: 2px solid palette(highlight); padding: 5px 13px; }
        """)
        self.again.clicked.connect(self.replay)
        self.on.clicked.connect(self.dismiss)
        layout = self._parts = QHBoxLayout(self)
        layout.setContentsMargins(_BADGE + 22, 8, 14, 8)
        layout.setSpacing(8)
        lines, buttons = QVBoxLayout(), QHBoxLayout()
        lines.setSpacing(2)
        buttons.setContentsMargins(12, 0, 0, 0)
        answers = (self.again, self.rematch, self.on)
        for part, widgets in ((lines, (self.words, self.detail)), (buttons, answers)):
            part.addStretch(1)
            for widget in widgets:
                part.addWidget(widget)
        lines.addStretch(1)
        layout.addLayout(lines, 1)
        layout.addLayout(buttons)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._give_way)
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self.detail.setStyleSheet(f"color: {theme.soft_text.name()};")

    def say(
        self,
        words: str,
        badge: BadgeLook | None,
        can_replay: bool = True,
        detail: str = "",
        again: str = "",
        asks: bool = True,
        is_out: bool = False,
    ) -> None:
        """Show a message with a badge, small print, and buttons; `is_out` if one may but watch."""
        self._badge = badge
        self.words.setText(words)
        self.detail.setText(detail)
        self.detail.setVisible(bool(detail))
        self.again.setText(again or self.tr("Show the mate again"))
        self.again.setVisible(can_replay)
        self.rematch.setText(self.tr("Rematch"))
        self.rematch.setVisible(is_out)
        self.on.setText(self.tr("Watch") if is_out else self.tr("Go on"))
        self.on.setVisible(asks)
        # The message has been read aloud already; the focused widget is read as well.
        self.setAccessibleName(self.tr("Enter goes on"))
        self.open(self)
        self.update()

    def settle(self) -> None:
        """Move to the place of sentences, as wide as the text if there is room."""
        layout, lines = self._parts, (self.words, self.detail)
        layout.setDirection(QHBoxLayout.Direction.LeftToRight)
        words = max(line.fontMetrics().horizontalAdvance(line.text()) for line in lines) + 8
        room = self.over.width() - 2 * EDGE
        wanted = layout.sizeHint().width()
        if wanted + min(words, _LEAST_WORDS) > room:
            layout.setDirection(QHBoxLayout.Direction.TopToBottom)
        width = min(room, wanted + words)
        layout.activate()  # the cached sizes are those of the earlier text
        height = max(_HEIGHT, layout.totalHeightForWidth(width))
        top = self.over.height() - height - EDGE // 2
        self.setGeometry((self.over.width() - width) // 2, top, width, height)

    def _give_way(self, _: QWidget | None, now: QWidget | None) -> None:
        """Close if another widget over the table gets the focus, such as the line to type moves."""
        over = now is not None and now is not self.over and self.over.isAncestorOf(now)
        if over and self.isVisible() and not self.has_keyboard:
            self.dismiss()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        self.dismiss()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in _ENTER:
            chosen = (one for one in (self.again, self.rematch) if one.hasFocus())
            next(chosen, self.on).click()
        elif key == Qt.Key.Key_Escape or key in _QUIET:
            super().keyPressEvent(event)
        else:
            self.dismiss()
            event.ignore()  # so that the view handles it

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._badge is not None:
            rect = QRectF(12, (self.height() - _BADGE) / 2, _BADGE, _BADGE)
            self._badge.draw(QPainter(self), rect)


def _line() -> QLabel:
    """Return a label of plain text that adapts to any width."""
    label = QLabel()
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    # The size hint of a label with word wrap is rather square.
    policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
    policy.setHeightForWidth(True)
    label.setSizePolicy(policy)
    return label
