"""Choice of a player's colour: the tested ones with their pattern, any other behind “More”."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QKeyEvent, QPainter
from PySide6.QtWidgets import QColorDialog, QDialog, QFrame, QGridLayout, QToolButton, QWidget

from cfanp_gui.record.palette import colour_name
from cfanp_gui.table.layers.badge import BadgeLook
from cfanp_gui.table.theme import blank
from cfanp_gui.table.translate import tr, translated
from cfanp_gui.window.widgets.forms import push_button
from cfanp_gui.window.widgets.own_icons import plain_buttons
from cfanp_gui.window.widgets.plain_text import set_tip

ACROSS = 6
_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -ACROSS, Qt.Key.Key_Down: ACROSS}
_SIDE = 30


class Swatch(QToolButton):
    """Button of a colour; the arrow keys lead to its neighbours."""

    stepped = Signal(int)
    """Carries the number of colours to go on, negative to go back."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if (by := _STEPS.get(Qt.Key(event.key()))) is None:
            super().keyPressEvent(event)
        else:
            self.stepped.emit(by)


class ColourPicker(QFrame):
    """Box of colours that opens at a button and closes when one is chosen, or at Esc."""

    chosen = Signal(str)
    """Carries a colour as ``#rrggbb``."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self._current = ""
        self._grid = QGridLayout(self)
        self._grid.setSpacing(2)
        self._grid.setContentsMargins(8, 8, 8, 8)
        self.swatches: dict[str, Swatch] = {}
        """Button of every colour offered."""
        self.more = push_button(tr("&More…"), self._ask)
        self.more.setParent(self)
        self.more.setToolTip(tr("Choose any colour"))

    def offer(
        self, colours: Sequence[str], now: str, taken: Mapping[str, str], pattern: int, label: str
    ) -> None:
        """Offer colours to a player who has one `now`; `taken` maps those of others to names."""
        for button in self.swatches.values():
            button.deleteLater()
        self._current = now
        self.swatches = {
            colour: self._swatch(colour, taken.get(colour, ""), swatch(colour, pattern, label))
            for colour in colours
        }
        for place, button in enumerate(self.swatches.values()):
            self._grid.addWidget(button, place // ACROSS, place % ACROSS)
        self._grid.addWidget(self.more, -(-len(colours) // ACROSS), 0, 1, ACROSS)

    def _swatch(self, colour: str, owner: str, icon: QIcon) -> Swatch:
        """Return the button of a colour, which another player may have now."""
        button = Swatch(self, autoRaise=True)
        button.stepped.connect(self._step)
        button.setIcon(icon)
        button.setIconSize(QSize(_SIDE, _SIDE))
        button.setCheckable(True)
        button.setChecked(colour == self._current)
        name = name_of(colour)
        if owner:
            words = tr("{colour}, now that of {player}: the two change")
            name = words.format(colour=name, player=owner)
        set_tip(button, name)
        button.setAccessibleName(name)
        button.clicked.connect(lambda: self._choose(colour))
        return button

    def open_at(self, button: QWidget) -> None:
        """Open below a button, or at a place where the screen has room."""
        self.adjustSize()
        size, at = self.size(), button.mapToGlobal(QPoint(0, button.height() + 2))
        room = button.screen().availableGeometry()
        at.setX(max(room.left(), min(at.x(), room.right() + 1 - size.width())))
        if at.y() + size.height() > room.bottom() + 1:
            at = QPoint(at.x(), button.mapToGlobal(QPoint(0, 0)).y() - size.height() - 2)
        self.move(at)
        self.show()
        (self.swatches.get(self._current) or self.more).setFocus()

    def _step(self, by: int) -> None:
        """Move focus by a number of colours, from the last to the button below them."""
        buttons: list[QWidget] = [*self.swatches.values(), self.more]
        here = next((at for at, button in enumerate(buttons) if button.hasFocus()), 0)
        buttons[max(0, min(here + by, len(buttons) - 1))].setFocus()

    def _choose(self, colour: str) -> None:
        self.close()
        self.chosen.emit(colour)

    def _ask(self) -> None:
        self.close()
        if colour := any_colour(self.parentWidget(), self._current):
            self.chosen.emit(colour)


def any_colour(parent: QWidget | None, current: str) -> str:
    """Ask for any colour; return an empty text if none is chosen."""
    dialog = QColorDialog(QColor(current), parent)
    dialog.setWindowTitle(tr("Colour of the player"))
    plain_buttons(dialog)
    accepted = dialog.exec() == QDialog.DialogCode.Accepted
    dialog.deleteLater()
    return dialog.selectedColor().name() if accepted else ""


def name_of(colour: str) -> str:
    """Return the name of a colour, or its numbers if it has none."""
    name = colour_name(colour)
    return colour if name is None else translated(name)


def swatch(colour: str, pattern: int, label: str) -> QIcon:
    """Return a patch of paint with its pattern and letter or number."""
    pixmap = blank(60, 60)
    painter = QPainter(pixmap)
    BadgeLook(label, colour, pattern).draw(painter, QRectF(2, 2, 56, 56))
    painter.end()
    return QIcon(pixmap)
