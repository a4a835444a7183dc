"""The strip below the table: one plain sentence, or a sign of an earlier position."""

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from cfanp_gui.session.game_session import GameSession
from cfanp_gui.table.theme import Theme
from cfanp_gui.table.timers import single_shot

STRIP = 46
"""Height of the strip for sentences, in pixels."""
BELOW = 6
"""Least free space below a sentence, in pixels."""
TOAST_MS = 6000
"""Milliseconds a sentence is shown over the table."""
WIDEST = 720
"""Greatest width of a sentence in pixels; `PADDING` of them are not text."""
PADDING = 40


def plain_tip(text: str) -> str:
    """Return a text with its line breaks as HTML for a tool tip, as Qt would guess its format."""
    from html import escape  # loads all entities, and no window opens with a tip

    return f"<span>{escape(text).replace(chr(10), '<br>')}</span>"


class Toast(QLabel):
    """A sentence that disappears by itself, or a hint that stays; it ignores the mouse."""

    changed = Signal()
    """Emitted when a sentence is shown or hidden."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._over = parent
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        self._timer = single_shot(self, TOAST_MS, self._time_is_up)
        self._hint = self._tip = ""
        self._cover: QWidget | None = None
        self._theme: Theme | None = None
        """Theme to be applied when it is next shown; None if it has been applied."""

    def set_theme(self, theme: Theme) -> None:
        """Use a theme's colours, inverted so that the text stands out."""
        self._theme = theme
        if not self.isHidden():
            self._apply_theme()

    def _apply_theme(self) -> None:
        theme, self._theme = self._theme, None
        if theme is not None:
            colours = f"background: {theme.text.name()}; color: {theme.table.name()};"
            self.setStyleSheet(f"{colours} border-radius: 10px; padding: 8px 14px;")

    def say(self, sentence: str) -> None:
        """Show a sentence for a while."""
        self._show(sentence)
        self._tip = ""
        self._timer.start()

    def explain(self, rule: str) -> None:
        """Set the rule behind the sentence just shown as its tool tip."""
        self._tip = rule

    def tip(self, at: QPoint) -> str:
        """Return the tool tip at a point of its parent widget; empty for none."""
        passing = self._timer.isActive() and self.isVisible()
        return self._tip if passing and self.geometry().contains(at) else ""

    def hint(self, sentence: str, patient: bool = False) -> None:
        """Show a sentence until the next hint; a `patient` one waits for the present message."""
        shown = not self.isHidden() and self.text() == self._hint
        self._hint = sentence
        if sentence and not (patient and self._timer.isActive()):
            self.remind()
        elif shown:
            self.hide()
        self.changed.emit()

    def clear(self) -> None:
        """Remove a temporary sentence; the hint stays."""
        self._timer.stop()
        self._time_is_up()

    def cover(self, by: QWidget | None) -> None:
        """Set a widget that covers the place of sentences; the hint waits until it is gone."""
        self._cover = by
        if by is not None and self.text() == self._hint:
            self.hide()
        elif by is None and self.isHidden():
            self.remind()
        self.settle()
        self.changed.emit()

    def remind(self) -> None:
        """Show the hint again after another widget or sentence has gone."""
        if self._hint and self._cover is None:
            self._timer.stop()
            self._show(self._hint)

    def _time_is_up(self) -> None:
        self.hide()
        self.remind()
        self.changed.emit()

    def _show(self, sentence: str) -> None:
        self.setText(sentence)
        self._apply_theme()
        self.ensurePolished()
        self.settle()
        self.show()
        self.raise_()
        self.changed.emit()

    def settle(self) -> None:
        """Lie in the middle of the strip, or higher if the text has several lines."""
        parent = self._over
        # One line if it fits: the label's own size hint is rather square.
        wanted = self.fontMetrics().horizontalAdvance(self.text()) + PADDING
        width = max(1, min(wanted, parent.width() - 40, WIDEST))
        self.resize(width, self.heightForWidth(width))
        x = (parent.width() - self.width()) // 2
        y = parent.height() - max(self.height() + BELOW, (STRIP + self.height()) // 2)
        if self._cover is not None:
            y = min(y, self._cover.y() - self.height() - BELOW)
        self.move(x, y)


class RecordSign(QPushButton):
    """Button in the strip, hidden by sentences; a click leads back to the game."""

    def __init__(self, over: QWidget, toast: Toast) -> None:
        super().__init__(over)
        self._over, self._toast = over, toast
        self._wanted = False
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.hide()
        toast.changed.connect(self.settle)

    def set_theme(self, theme: Theme) -> None:
        """Use a theme's colours, not inverted, because it is no temporary sentence."""
        self.setStyleSheet(
            f"background: {theme.plate.name()}; color: {theme.text.name()};"
            f"border: 2px solid {theme.soft_text.name()}; border-radius: 10px; padding: 5px 14px;"
        )

    def follow(self, session: GameSession | None) -> None:
        """Show the button if the session's cursor is not at the game's current position."""
        self._wanted = False
        if session is not None and not session.analysing and session.cursor.undone_to is None:
            self._wanted = session.cursor.to_game() is not session.node
            earlier = self.tr("An earlier position: back to the game")
            other = self.tr("A variation: back to the game")
            self.setText(earlier if session.node.on_main_line else other)
        self.settle()

    def settle(self) -> None:
        """Show the button in the middle of the strip if it is wanted and no sentence is shown."""
        self.setVisible(self._wanted and self._toast.isHidden())
        self.adjustSize()
        left = (self._over.width() - self.width()) // 2
        self.move(left, self._over.height() - (STRIP + self.height()) // 2)
