"""Parts of pages: chips of which one is chosen, large buttons, and cards with rounded corners."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPoint, QRect, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QLayout,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QSizePolicy,
    QSpinBox,
    QStyle,
    QStyleOptionComboBox,
    QWidget,
)

from cfanp_gui.table.theme import set_colours, smooth_painter
from cfanp_gui.window.widgets.panel_lists import faded
from cfanp_gui.window.widgets.plain_text import set_tip

TARGET = 36
"""Minimum height of what is clicked on a page, in pixels."""
ROUND = 8
"""Radius of the corners of cards and chips, in pixels."""
_ASIDE, _GAP, _ARROW = 14, 6, 12
_LINE, _HOVERED, _DISABLED = 70, 150, 110


def paint_card(widget: QWidget, painter: QPainter, stressed: bool = False) -> None:
    """Paint the ground of a card; one with focus is stressed by a thicker line."""
    palette, line = widget.palette(), 2 if stressed else 1
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    ink = palette.highlight().color() if stressed else faded(palette.text().color(), _LINE)
    set_colours(painter, palette.base().color(), ink, line)
    inset = line / 2
    room = QRectF(widget.rect()).adjusted(inset, inset, -inset, -inset)
    painter.drawRoundedRect(room, ROUND, ROUND)


def round_field(field: QLineEdit) -> None:
    """Give a field of a page the height and the corners of its buttons."""
    field.setMinimumHeight(TARGET)
    field.setStyleSheet("""
        QLineEdit { background: palette(base); border: 1px solid palette(placeholder-text);
            border-radius: 8px; padding: 0 10px; }
        QLineEdit:focus { border: 2px solid palette(highlight); padding: 0 9px; }
    """)


class Card(QWidget):
    """Widget on a ground with rounded corners, stressed while a field in it is edited."""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, focused = QPainter(self), self.window().focusWidget()
        is_edited = isinstance(focused, QLineEdit | QSpinBox) and self.isAncestorOf(focused)
        paint_card(self, painter, is_edited)


def _paint_button(button: QAbstractButton, chosen: bool) -> None:
    """Paint a button or chip; a chosen one has the accent for its ground."""
    palette, focused = button.palette(), button.hasFocus()
    ground, ink = palette.base().color(), palette.text().color()
    line = palette.highlight().color() if focused else faded(ink, _LINE)
    if chosen:
        ground, ink = palette.highlight().color(), palette.highlightedText().color()
        line = palette.text().color() if focused else ground
    elif button.underMouse() and button.isEnabled():
        line = faded(palette.text().color(), _HOVERED)
    painter = smooth_painter(button)
    if not button.isEnabled():
        painter.setOpacity(_DISABLED / 255)
    set_colours(
        painter, ground.darker(112) if button.isDown() else ground, line, 2 if focused else 1
    )
    painter.drawRoundedRect(QRectF(button.rect()).adjusted(1, 1, -1, -1), ROUND, ROUND)
    painter.setPen(ink)
    room, side = button.rect().adjusted(_ASIDE, 0, -_ASIDE, 0), Qt.AlignmentFlag
    end, mnemonic = Qt.TextElideMode.ElideRight, Qt.TextFlag.TextShowMnemonic
    words = button.fontMetrics().elidedText(button.text(), end, room.width() + 2, mnemonic)
    is_line = button.sizePolicy().horizontalPolicy() is QSizePolicy.Policy.Ignored
    flags = side.AlignVCenter | (side.AlignLeading if is_line else side.AlignHCenter)
    painter.drawText(room, flags | mnemonic, words)


def _size_of(button: QAbstractButton) -> QSize:
    metrics = button.fontMetrics()
    wide = metrics.size(Qt.TextFlag.TextShowMnemonic, button.text()).width()
    return QSize(max(TARGET, wide + 2 * _ASIDE), max(TARGET, metrics.height() + _ASIDE))


class RoundButton(QPushButton):
    """Large button; the one that goes on, `is_primary`, has the accent for its ground."""

    def __init__(self, words: str, is_primary: bool = False) -> None:
        super().__init__(words)
        self._is_primary = is_primary
        self.setAutoDefault(True)  # Enter presses the one with focus
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def sizeHint(self) -> QSize:
        """Return the size of the words with room around them, more for a primary one."""
        return _size_of(self) + (QSize(48, 8) if self._is_primary else QSize(0, 0))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        _paint_button(self, self._is_primary)


class LowButton(RoundButton):
    """Button of a panel, in which there may be little height."""

    def sizeHint(self) -> QSize:
        """Return the size of the words with less room above and below them."""
        return QSize(super().sizeHint().width(), self.fontMetrics().height() + _ASIDE)


class CardButton(QPushButton):
    """Button on the ground of a card, with widgets laid in it."""

    def __init__(self) -> None:
        super().__init__(autoDefault=True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def hold(self, box: QLayout, *parts: QWidget) -> None:
        """Have a press on any of some parts in a layout press the button."""
        self._held = box
        for part in parts:
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def heightForWidth(self, width: int) -> int:
        return self._held.totalHeightForWidth(width)

    def sizeHint(self) -> QSize:
        """Return the size of what is laid in it."""
        return self._held.totalSizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_card(self, painter, self.hasFocus() or (self.isEnabled() and self.underMouse()))


class FlatBox(QComboBox):
    """Combo box in the look of chips."""

    def sizeHint(self) -> QSize:
        return super().sizeHint() + QSize(_GAP, 0)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page that is scrolled, unless the box has the keyboard."""
        super().wheelEvent(event) if self.hasFocus() else event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        option, style = QStyleOptionComboBox(), self.style()
        self.initStyleOption(option)
        painter = QPainter(self)
        paint_card(self, painter, self.hasFocus())
        whole, option.rect = option.rect, option.rect.adjusted(_GAP, 0, 0, 0)
        style.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option, painter, self)
        option.rect = whole
        part = QStyle.SubControl.SC_ComboBoxArrow
        kind = QStyle.ComplexControl.CC_ComboBox
        room = style.subControlRect(kind, option, part, self)
        option.rect = QRect(0, 0, room.width() - 8, _ARROW)
        option.rect.moveCenter(room.center())
        style.drawPrimitive(QStyle.PrimitiveElement.PE_IndicatorArrowDown, option, painter, self)


class _Chip(QRadioButton):
    """One of some chips, of which exactly one is chosen."""

    pointed = Signal()
    """Emitted when a pointer has chosen it."""

    def __init__(self, parent: QWidget, words: str) -> None:
        super().__init__(words.replace("&", "&&"), parent)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def sizeHint(self) -> QSize:
        return _size_of(self)

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        if self.isChecked():
            self.pointed.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        _paint_button(self, self.isChecked())


class Flow(QWidget):
    """Widgets side by side, in further rows if there is little room."""

    def __init__(self, gap: int) -> None:
        """`gap` is the distance between two of them, in pixels."""
        super().__init__()
        self._gap = gap
        self.laid: Sequence[QWidget] = ()
        """Widgets in their order."""
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def _places(self, width: int) -> list[QRect]:
        """Return the places of the widgets in a width."""
        places, at = list[QRect](), QPoint(0, 0)
        most = QSize(max(width, TARGET), 1 << 20)
        for size in (part.sizeHint().boundedTo(most) for part in self.laid):
            if at.x() and at.x() + size.width() > width:
                at = QPoint(0, at.y() + size.height() + self._gap)
            places.append(QRect(at, size))
            at += QPoint(size.width() + self._gap, 0)
        return places

    def heightForWidth(self, width: int) -> int:
        return max((place.bottom() + 1 for place in self._places(width)), default=0)

    def settle(self) -> None:
        """Place all widgets."""
        is_mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        for part, place in zip(self.laid, self._places(self.width()), strict=True):
            if is_mirrored:
                place.moveRight(self.width() - 1 - place.left())
            part.setGeometry(place)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.settle()


class ChipRow(Flow):
    """Chips of which one is chosen; arrow keys go through them."""

    changed = Signal()
    """Emitted when a person has chosen another chip."""

    def __init__(
        self, choices: Iterable[tuple[str, str, str]], value: str = "", in_column: bool = False
    ) -> None:
        """`choices` are text, value, and the text in full, which is a tip and read aloud.

        `in_column` lays them one below the other, all as wide as the widest.
        """
        super().__init__(_GAP)
        self._in_column = in_column
        self.chips: dict[str, _Chip] = {}
        """Chip of each value."""
        for words, key, whole in choices:
            chip = self.chips[key] = _Chip(self, words)
            if in_column:  # it is filled, and its words begin at the side
                chip.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            set_tip(chip, whole)
            chip.setAccessibleName(whole)
            chip.toggled.connect(self._choose)
        self.laid = [*self.chips.values()]
        self.set_value(value)

    def value(self) -> str:
        """Return the value of the chosen chip."""
        return next((key for key, chip in self.chips.items() if chip.isChecked()), "")

    @property
    def words(self) -> str:
        """Return the words of the chosen chip."""
        return next((chip.text() for chip in self.chips.values() if chip.isChecked()), "")

    def set_value(self, value: str) -> None:
        """Choose a chip, the first for an unknown value, without a signal."""
        with QSignalBlocker(self):
            (self.chips.get(value) or next(iter(self.chips.values()))).setChecked(True)

    def _places(self, width: int) -> list[QRect]:
        if not self._in_column:
            return super()._places(width)
        high = max(chip.sizeHint().height() for chip in self.laid) + self._gap
        return [QRect(0, at * high, width, high - self._gap) for at in range(len(self.laid))]

    def _choose(self, on: bool) -> None:
        if on:
            self._lead_focus()
            self.changed.emit()

    def _lead_focus(self) -> None:
        """Have Tab lead to the chosen chip alone, also before one had focus."""
        policies = Qt.FocusPolicy
        for chip in self.chips.values():
            is_chosen = chip.isChecked()
            chip.setFocusPolicy(policies.StrongFocus if is_chosen else policies.ClickFocus)
            if is_chosen:
                self.setFocusProxy(chip)

    def sizeHint(self) -> QSize:
        """Return the size of all chips in one row or column."""
        widest = max(chip.sizeHint().width() for chip in self.laid)
        last = self._places(widest if self._in_column else 1 << 20)[-1]
        return QSize(last.right() + 1, last.bottom() + 1)

    def minimumSizeHint(self) -> QSize:
        sizes = [chip.sizeHint() for chip in self.laid]
        return QSize(max(size.width() for size in sizes), sizes[0].height())


class NumberChips(ChipRow):
    """Chips the last of which has a box for a number, shown while it is chosen."""

    def __init__(
        self, choices: Iterable[tuple[str, str, str]], words: str, numbers: range, value: str
    ) -> None:
        """`words` are those of the last chip."""
        self._number = QSpinBox(minimum=numbers[0], maximum=numbers[-1])
        super().__init__((*choices, (words, "", "")))
        self._number.setParent(self)
        self._number.setMinimumHeight(TARGET)
        self._number.setAccessibleName(words)
        self.set_value(value)
        self.changed.connect(self._offer)
        self.chips[""].pointed.connect(self._enter)
        self._number.valueChanged.connect(self.changed)

    def value(self) -> str:
        """Return the value of the chosen chip, or the number."""
        return super().value() or str(self._number.value())

    @property
    def words(self) -> str:
        """Return the words of the chosen chip, or the number."""
        return super().words if super().value() else self._number.text()

    def set_value(self, value: str) -> None:
        if value.isdecimal():
            with QSignalBlocker(self._number):
                self._number.setValue(int(value))
        super().set_value(value if value in self.chips or not value.isdecimal() else "")
        self._offer()

    def _offer(self) -> None:
        """Show the box for the number if it is wanted."""
        is_wanted = self.chips[""].isChecked()
        self._number.setVisible(is_wanted)
        self.laid = [*self.chips.values(), *((self._number,) if is_wanted else ())]
        self.updateGeometry()
        self.settle()

    def _enter(self) -> None:
        """Let a number be typed at once; arrow keys go on through the chips."""
        self._number.setFocus()
        self._number.selectAll()
