"""The part of the set-up dialog with a game's house rules, as the game offers them."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QGroupBox, QLabel, QWidget

from cfanp_gui.core.game import Option, OptionValue, OptionValues
from cfanp_gui.table.translate import translated
from cfanp_gui.window.plain_text import plain_label


class RulesBox(QGroupBox):
    """A field for every option, each with what its value means."""

    changed = Signal()
    """An option has another value."""

    def __init__(
        self, options: tuple[Option, ...], values: OptionValues, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setTitle(self.tr("House rules"))
        self.fields: dict[str, QComboBox | QCheckBox] = {}
        """The field of every option by its name."""
        form = QFormLayout(self)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        form.setVerticalSpacing(4)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        for option in options:
            label = _help_label()
            if option.choices:
                combo = _combo(option, str(values[option.name]))
                form.addRow(translated(option.label), combo)
                combo.currentIndexChanged.connect(
                    lambda _=0, o=option, c=combo, h=label: _explain(c, h, _choice_help(o, c))
                )
                combo.currentIndexChanged.connect(self.changed)
                _explain(combo, label, _choice_help(option, combo))
                self.fields[option.name] = combo
            else:
                tick = QCheckBox(translated(option.label))
                tick.setChecked(bool(values[option.name]))
                form.addRow("", tick)
                tick.toggled.connect(self.changed)
                _explain(tick, label, translated(option.help))
                self.fields[option.name] = tick
            form.addRow("", label)

    def values(self) -> dict[str, OptionValue]:
        """Return the value of every option."""
        return {
            name: str(field.currentData()) if isinstance(field, QComboBox) else field.isChecked()
            for name, field in self.fields.items()
        }


def _combo(option: Option, value: str) -> QComboBox:
    """Return a field for the choices of an option, with one of them chosen."""
    combo = QComboBox()
    for row, choice in enumerate(option.choices):
        combo.addItem(translated(choice.label), choice.value)
        combo.setItemData(row, translated(choice.help), Qt.ItemDataRole.ToolTipRole)
    combo.setCurrentIndex(combo.findData(value))
    return combo


def _choice_help(option: Option, combo: QComboBox) -> str:
    return translated(option.choices[combo.currentIndex()].help)


def _explain(field: QWidget, label: QLabel, text: str) -> None:
    """Say what a field means: in the label below it, and to a screen reader with the field."""
    label.setText(text)
    field.setAccessibleDescription(text)


def _help_label() -> QLabel:
    label = plain_label("")
    font = QFont(label.font())
    font.setPointSizeF(max(7.0, font.pointSizeF() * 0.9))
    label.setFont(font)
    label.setEnabled(False)
    return label
