"""The hand-over card: it covers the table between two turns until the next player takes it."""

from PySide6.QtCore import QElapsedTimer, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from cfanp_gui.core.localizing import isolated
from cfanp_gui.table.feedback.overlay import Overlay
from cfanp_gui.table.layers.badge import BadgeLook
from cfanp_gui.table.layers.lettering import font_of, width_of, write
from cfanp_gui.table.theme import Theme, set_colours

LEAST_MS = 400
"""Least time in milliseconds that a cover is shown."""
_WIDTH, _HEIGHT = 440, 230
_LEAST = 9
"""Least height of its text in pixels."""


class HandOverCard(Overlay):
    """A card that names the next player; a click, Enter or the space bar takes it."""

    taken = Signal()

    def __init__(self, parent: QWidget, theme: Theme) -> None:
        super().__init__(parent, theme)
        self._title = self._hint = ""
        self._laid = QElapsedTimer()
        """Runs since it was shown as a cover: the last input of a turn must not take it."""
        self._badge = BadgeLook("", "#888888", 0)
        self.least_ms = LEAST_MS
        """Least time in milliseconds that it is shown as a cover."""

    def settle(self) -> None:
        """Cover the whole table."""
        self.resize(self.over.size())

    def show_for(self, name: str, badge: BadgeLook) -> None:
        """Show the card for the next player, with the player's badge."""
        title = self.tr("{name}, it is your turn").format(name=isolated(name))
        self._lay(badge, title, self.tr("Click, or press Enter, to go on"))

    def cover_for(self, name: str, badge: BadgeLook) -> None:
        """Cover a table with hidden information until the player takes the seat."""
        title = self.tr("{name}, please take the seat").format(name=isolated(name))
        if not self.isVisible() or title != self._title:
            self._lay(badge, title, self.tr("Click, or press Enter, when nobody else looks"))
            self._laid.start()

    def _lay(self, badge: BadgeLook, title: str, hint: str) -> None:
        """Show the card with a badge and a text, and give it the keyboard focus."""
        self._badge, self._title, self._hint = badge, title, hint
        self._laid.invalidate()
        self.setAccessibleName(title)
        self.setAccessibleDescription(hint)
        self.open(self)
        self.setFocus()

    def take(self) -> None:
        """Take the card, as the next player does with a click or Enter."""
        if self.isVisible() and not (self._laid.isValid() and self._laid.elapsed() < self.least_ms):
            self.hide()
            self.taken.emit()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        self.take()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.isAutoRepeat():
            return
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.take()
        else:
            QWidget.keyPressEvent(self, event)  # Esc does not take it

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = self.theme, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        veil = QColor(theme.table)
        veil.setAlpha(205)
        painter.fillRect(self.rect(), veil)
        card = QRectF(0, 0, min(_WIDTH, self.width() - 24), min(_HEIGHT, self.height() - 24))
        card.moveCenter(QRectF(self.rect()).center())
        set_colours(painter, theme.plate, theme.plate_line)
        painter.drawRoundedRect(card, 18, 18)
        badge = QRectF(card.center().x() - 42, card.top() + 26, 84, 84)
        self._badge.draw(painter, badge)
        line = QRectF(card.left() + 16, badge.bottom() + 14, card.width() - 32, 40)
        font, middle = _fitting(self._title, 22, line.width(), True), Qt.TextElideMode.ElideMiddle
        title = QFontMetrics(font).elidedText(self._title, middle, int(line.width()))
        write(painter, line, title, font, theme.text)
        below = QRectF(line.left(), line.bottom(), line.width(), 26)
        write(painter, below, self._hint, _fitting(self._hint, 14, line.width()), theme.soft_text)


def _fitting(text: str, pixels: int, width: float, bold: bool = False) -> QFont:
    """Return a font in which a text fits a width, of a height in pixels or else smaller."""
    font = font_of(pixels, bold)
    while font.pixelSize() > _LEAST and width_of(text, font) > width:
        font.setPixelSize(font.pixelSize() - 1)
    return font
