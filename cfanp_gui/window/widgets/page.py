"""Page shown over the table or the start view: a heading, its content, and fixed buttons."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from cfanp_gui.core.game import Game
from cfanp_gui.table.translate import tr
from cfanp_gui.window.widgets.chips import RoundButton
from cfanp_gui.window.widgets.layouts import STRETCH, in_column, in_row
from cfanp_gui.window.widgets.plain_text import bold_label, plain_label

MARGIN = 24
"""Room at the sides of a page, in pixels."""
WIDEST = 1360
"""Greatest width of what is shown on a page, in pixels."""


class Page(QWidget):
    """Page with a heading above its content, and below it buttons that go back and on."""

    left = Signal()
    """Emitted when a person goes back to what was shown before."""
    taken = Signal()
    """Emitted when a person goes on with what is chosen."""

    def __init__(self, content: QWidget, *aside: QWidget, widest: int = WIDEST) -> None:
        """`aside` stands beside the button that goes back; `widest` is in pixels."""
        super().__init__()
        self.heading, self.sentence = bold_label(times=1.7), plain_label("")
        self.back, self.onward = RoundButton(""), RoundButton("", is_primary=True)
        self.back.clicked.connect(self.left)
        self.onward.clicked.connect(self.taken)
        middle = QWidget()
        middle.setMaximumWidth(widest)
        foot = in_row(self.back, *aside, (self.sentence, 1), self.onward, spacing=16)
        in_column(self.heading, (content, 1), foot, over=middle, spacing=10, margins=(0,))
        in_row(STRETCH, (middle, 100), STRETCH, over=self, margins=(MARGIN, 14, MARGIN, 14))
        self.setAutoFillBackground(True)

    @property
    def topic(self) -> Game | None:
        """Return the game it is about, whose rules the help opens first; None for none."""
        return None

    def retranslate(self) -> None:
        """Set all texts anew in the current language."""
        self.back.setText(tr("Back"))

    def entitle(self, title: str) -> None:
        """Set the title, which is the heading as well."""
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self.heading.setText(title)

    def say(self, sentence: str) -> None:
        """Show one plain sentence beside the buttons; an empty one removes it."""
        self.sentence.setText(sentence)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.say("")

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back at Esc."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)
