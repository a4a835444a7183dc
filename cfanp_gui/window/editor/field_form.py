"""Form for the fields of a position of any game."""

from collections.abc import Callable
from itertools import groupby
from typing import Any

from PySide6.QtCore import QSignalBlocker, QSize, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QCheckBox,
    QComboBox,
    QGridLayout,
    QLineEdit,
    QSizePolicy,
    QSpinBox,
    QToolButton,
    QWidget,
)

from cfanp_gui.core.editing import (
    ChoiceField,
    Field,
    FlagsField,
    NumberField,
    PiecesField,
    SquaresField,
    SwitchField,
    TextField,
)
from cfanp_gui.core.pieces import Piece
from cfanp_gui.table.translate import joined, tr, translated
from cfanp_gui.window.editor.draft import Draft
from cfanp_gui.window.editor.piece_palette import PiecePalette
from cfanp_gui.window.widgets.forms import fill_box
from cfanp_gui.window.widgets.layouts import bare_grid, discard, in_column
from cfanp_gui.window.widgets.own_icons import style_toggle
from cfanp_gui.window.widgets.plain_text import (
    bold_label,
    plain_label,
    plain_tip,
    quiet_label,
    set_tip,
    unwrapped,
)

HELD_SIDE = 24
"""Size of a piece in a list, in pixels."""
_FLAGS_ACROSS = 9
"""Number of buttons of a `FlagsBox` in a row."""


class FlagsBox(QWidget):
    """Row of small buttons, any of which may be pressed down."""

    changed = Signal()

    def __init__(self, field: FlagsField, name: str) -> None:
        super().__init__()
        grid = bare_grid(self, 2)
        self.buttons: dict[str, QToolButton] = {}
        for number, choice in enumerate(field.choices):
            button = QToolButton()
            style_toggle(button)
            button.setText(translated(choice.label))
            about = translated(choice.help)
            set_tip(button, about)
            button.setAccessibleName(joined(", ", (name, about)))
            button.setMinimumWidth(26)
            button.toggled.connect(self.changed)
            grid.addWidget(button, *divmod(number, _FLAGS_ACROSS))
            self.buttons[choice.value] = button
        grid.setColumnStretch(_FLAGS_ACROSS, 1)

    def value(self) -> frozenset[str]:
        """Return the values of the buttons that are down."""
        return frozenset(value for value, button in self.buttons.items() if button.isChecked())

    def show_value(self, value: frozenset[str]) -> None:
        """Press down the buttons of these values and no others, without a signal."""
        for name, button in self.buttons.items():
            with QSignalBlocker(button):
                button.setChecked(name in value)


class HeldBox(QWidget):
    """Row of pieces: a click takes one away, the last button adds the chosen one."""

    changed = Signal()

    def __init__(self, name: str, palette: PiecePalette) -> None:
        super().__init__()
        self._palette = palette
        self._value: tuple[Piece, ...] = ()
        self._row = bare_grid(self, 1)
        self.buttons: list[QToolButton] = []
        self.add = QToolButton()
        self.add.setText("+")
        self.add.setAccessibleName(tr("{field}: add the piece chosen").format(field=name))
        set_tip(self.add, tr("Add the piece that is chosen above"))
        self.add.clicked.connect(self._add)
        self._row.addWidget(self.add, 0, 0)
        self._row.setColumnStretch(9, 1)

    def value(self) -> tuple[Piece, ...]:
        """Return the pieces."""
        return self._value

    def show_value(self, value: tuple[Piece, ...]) -> None:
        """Show these pieces, without a signal."""
        self._value = value
        while len(self.buttons) > len(value):
            discard(self.buttons.pop())
        self._row.removeWidget(self.add)
        while len(self.buttons) < len(value):
            button = QToolButton(autoRaise=True)
            button.setIconSize(QSize(HELD_SIDE, HELD_SIDE))
            button.clicked.connect(lambda _=False, button=button: self._remove(button))
            self._row.addWidget(button, len(self.buttons) // 8, len(self.buttons) % 8)
            self.buttons.append(button)
        for button, piece in zip(self.buttons, value, strict=True):
            button.setIcon(QIcon(self._palette.pixmap(piece, HELD_SIDE)))
            words = tr("Take away: {piece}").format(piece=self._palette.name_of(piece))
            button.setAccessibleName(words)
            set_tip(button, words)
        self._row.addWidget(self.add, len(value) // 8, len(value) % 8)

    def _add(self) -> None:
        if (piece := self._palette.tool.piece) is not None:
            self._value = (*self._value, piece)
            self.changed.emit()

    def _remove(self, button: QToolButton) -> None:
        at = self.buttons.index(button)
        self._value = (*self._value[:at], *self._value[at + 1 :])
        self.changed.emit()


FieldControl = QComboBox | QCheckBox | QSpinBox | QLineEdit | FlagsBox | HeldBox


class FieldForm(QWidget):
    """Form with a control for every field but those edited on squares."""

    def __init__(self, draft: Draft, palette: PiecePalette) -> None:
        super().__init__()
        self._draft, self._palette = draft, palette
        self._column = in_column(over=self, spacing=4, margins=(0,))
        self._shape: object = None
        """Description of the fields apart from their values."""
        self.controls: dict[str, FieldControl] = {}
        """Control of every field, by its name."""
        self._shows: dict[str, Callable[[Any], None]] = {}
        self._body: QWidget | None = None

    def show_position(self) -> None:
        """Show the fields of the position."""
        all_fields = self._draft.editing.fields()
        fields = [field for field in all_fields if not isinstance(field, SquaresField)]
        shape = (self._draft.game.key, [_shape(field) for field in fields])
        if shape != self._shape:
            self._shape = shape
            self._build(fields)
        for field in fields:
            with QSignalBlocker(self.controls[field.name]):
                self._shows[field.name](field)

    def _build(self, fields: list[Field]) -> None:
        discard(self._body)
        self._body = QWidget()
        self.controls = {}
        column = in_column(over=self._body, spacing=4, margins=(0,))
        for group, members in groupby(fields, lambda field: field.group):
            column.addWidget(bold_label(translated(group)))
            grid = QGridLayout()
            grid.setHorizontalSpacing(8)
            grid.setVerticalSpacing(3)
            of_group = list(members)
            (self._build_table if of_group[0].row else self._build_list)(grid, of_group)
            column.addLayout(grid)
            column.addSpacing(6)
        column.addStretch(1)
        self._column.addWidget(self._body)

    def _build_list(self, grid: QGridLayout, fields: list[Field]) -> None:
        """Lay fields one below another, each behind its title."""
        grid.setColumnStretch(1, 1)
        for row, field in enumerate(fields):
            control = self._make(field)
            if isinstance(control, QCheckBox):
                control.setText(translated(field.title).replace("&", "&&"))
                grid.addWidget(control, row, 0, 1, 2)
                continue
            label = plain_label(translated(field.title))
            label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
            label.setBuddy(control)
            set_tip(label, translated(field.help))
            grid.addWidget(label, row, 0)
            grid.addWidget(control, row, 1)

    def _build_table(self, grid: QGridLayout, fields: list[Field]) -> None:
        """Lay the fields of a row side by side, under their titles."""
        titles = list(dict.fromkeys(field.title for field in fields))
        rows = list(dict.fromkeys(field.row for field in fields))
        if len(titles) > 1:
            for column, title in enumerate(titles, start=1):
                grid.addWidget(unwrapped(quiet_label(translated(title))), 0, column)
        for number, row in enumerate(rows, start=1):
            grid.addWidget(unwrapped(plain_label(translated(row))), number, 0)
        for field in fields:
            control = self._make(field)
            grid.addWidget(control, rows.index(field.row) + 1, titles.index(field.title) + 1)
        grid.setColumnStretch(len(titles) + 1, 1)

    def _make(self, field: Field) -> FieldControl:
        """Return the control of a field; it reports a person's changes."""
        name = joined(": ", (field.row, field.title))
        control, self._shows[field.name] = self._control(field, name)
        control.setAccessibleName(name)
        if field.help:
            control.setAccessibleDescription(translated(field.help))
            set_tip(control, translated(field.help))
        self.controls[field.name] = control
        return control

    def _control(self, field: Field, name: str) -> tuple[FieldControl, Callable[[Any], None]]:
        """Return the control of a field, and the function that shows a later value."""

        def tell(value: Any) -> None:
            self._draft.change(self._draft.editing.with_field(field.name, value))

        match field:
            case ChoiceField():
                combo = QComboBox()
                choices = (
                    (translated(choice.label), choice.value, plain_tip(translated(choice.help)))
                    for choice in field.choices
                )
                fill_box(combo, choices)
                combo.currentIndexChanged.connect(lambda: tell(combo.currentData()))
                return combo, lambda now: combo.setCurrentIndex(combo.findData(now.value))
            case FlagsField():
                flags = FlagsBox(field, name)
                flags.changed.connect(lambda: tell(flags.value()))
                return flags, lambda now: flags.show_value(now.value)
            case SwitchField():
                switch = QCheckBox()
                switch.toggled.connect(tell)
                return switch, lambda now: switch.setChecked(now.value)
            case NumberField():
                number = QSpinBox(minimum=field.least, maximum=field.most)
                number.setKeyboardTracking(False)
                number.setMaximumWidth(86)
                if field.row:
                    number.setButtonSymbols(QAbstractSpinBox.ButtonSymbols.NoButtons)
                    number.setMaximumWidth(52)
                number.valueChanged.connect(tell)

                def count(now: NumberField) -> None:
                    number.setRange(now.least, now.most)
                    number.setValue(now.value)

                return number, count
            case TextField():
                line = QLineEdit()
                line.textEdited.connect(tell)

                def write(now: TextField) -> None:
                    if line.text() != now.value and not line.hasFocus():
                        line.setText(now.value)

                return line, write
            case PiecesField():
                held = HeldBox(name, self._palette)
                held.changed.connect(lambda: tell(held.value()))
                return held, lambda now: held.show_value(now.value)
        raise TypeError(f"{type(field).__name__} has no control")


def _shape(field: Field) -> tuple[object, ...]:
    choices = field.choices if isinstance(field, ChoiceField | FlagsField) else ()
    return type(field), field.name, field.title, field.group, field.row, choices
