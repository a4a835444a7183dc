"""Setting up a game: who sits at the table, in what colours, by which rules and clocks."""

from __future__ import annotations

import random
from dataclasses import dataclass
from itertools import combinations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import (
    QCheckBox,
    QColorDialog,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QGridLayout,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from cfanp_gui.core.geometry import ARMY_LETTERS
from cfanp_gui.core.system import Option, OptionValue, PushedSystem
from cfanp_gui.record import colour as sight
from cfanp_gui.record.palette import apart, difference
from cfanp_gui.session.match import MAX_NAME, Match, seat
from cfanp_gui.shell.clock_box import ClockBox
from cfanp_gui.shell.label import plain_label
from cfanp_gui.shell.settings import LastSetup, Settings
from cfanp_gui.table.badge import draw_badge
from cfanp_gui.table.paint import default_colours
from cfanp_gui.table.translate import said

_PAIRS_TOLD = 4
"""So many pairs of like colours are named in a warning."""


@dataclass(slots=True)
class _Row:
    """One player's line in the dialog."""

    place: QLabel
    name: QLineEdit
    paint: QPushButton
    colour: str


class SetupDialog(QDialog):
    """Players, colours, options and clocks; `match` says what was set up."""

    def __init__(self, parent: QWidget | None, system: PushedSystem, settings: Settings) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("New game"))
        self._system = system
        self._settings = settings
        last = settings.last_setup(system)
        self._names = last.names
        self._colours = last.colours
        self._rows: list[_Row] = []
        self._inputs: dict[str, QComboBox | QCheckBox] = {}

        layout = QVBoxLayout(self)
        columns = QHBoxLayout()
        layout.addLayout(columns)
        columns.addWidget(self._players_box(len(last.names) or 3), 1)
        rules = QScrollArea()
        rules.setWidgetResizable(True)
        rules.setFrameShape(QScrollArea.Shape.NoFrame)
        rules.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        rules.setWidget(self._options_box(last.options))
        self.clock = ClockBox(last.time)
        right = QVBoxLayout()
        right.addWidget(self.clock)
        right.addWidget(rules, 1)
        columns.addLayout(right, 1)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.begin = buttons.addButton(self.tr("Begin"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.begin.setDefault(True)
        buttons.button(QDialogButtonBox.StandardButton.Cancel).setAutoDefault(False)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        layout.addWidget(buttons)
        room = self.screen().availableSize()
        self.resize(min(820, room.width() - 40), min(560, room.height() - 60))
        self._set_count(self.count.value())
        self.count.selectAll()  # a number typed at once takes the place of the usual one

    def _players_box(self, players: int) -> QGroupBox:
        box = QGroupBox(self.tr("Players"))
        layout = QVBoxLayout(box)
        top = QHBoxLayout()
        self.count = QSpinBox()
        self.count.setRange(self._system.min_players, self._system.max_players)
        self.count.setValue(players)
        self.count.valueChanged.connect(self._set_count)
        label = QLabel(self.tr("&Number of players"))
        label.setBuddy(self.count)
        top.addWidget(label)
        top.addWidget(self.count)
        top.addStretch(1)
        layout.addLayout(top)
        inside = QWidget()
        self._grid = QGridLayout(inside)
        self._grid.setColumnStretch(1, 1)
        self._grid.setAlignment(Qt.AlignmentFlag.AlignTop)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setWidget(inside)
        layout.addWidget(area, 1)
        self._order_note = plain_label("")
        layout.addWidget(self._order_note)
        self.warning = plain_label("")
        self.warning.setObjectName("warning")
        layout.addWidget(self.warning)
        return box

    def _options_box(self, values: dict[str, OptionValue]) -> QGroupBox:
        box = QGroupBox(self.tr("House rules"))
        form = QFormLayout(box)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        form.setVerticalSpacing(4)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        for option in self._system.options:
            value = values[option.name]
            if option.choices:
                combo = QComboBox()
                for choice in option.choices:
                    combo.addItem(said(choice.label), choice.value)
                    row = combo.count() - 1
                    combo.setItemData(row, said(choice.help), Qt.ItemDataRole.ToolTipRole)
                combo.setCurrentIndex([c.value for c in option.choices].index(str(value)))
                self._inputs[option.name] = combo
                form.addRow(said(option.label), combo)
                help_label = _help_label("")
                combo.currentIndexChanged.connect(
                    lambda _=0, o=option, c=combo, h=help_label: _explain(c, h, _choice_help(o, c))
                )
                _explain(combo, help_label, _choice_help(option, combo))
            else:
                tick = QCheckBox(said(option.label))
                tick.setChecked(bool(value))
                self._inputs[option.name] = tick
                form.addRow("", tick)
                help_label = _help_label("")
                _explain(tick, help_label, said(option.help))
            form.addRow("", help_label)
        order = self._inputs.get("order")
        if isinstance(order, QComboBox):
            order.currentIndexChanged.connect(self._tell_order)
        return box

    def _tell_order(self) -> None:
        order = self._inputs.get("order")
        lot = isinstance(order, QComboBox) and order.currentData() == "lot"
        self._order_note.setText(
            self.tr("The lot deals the places in the batting order when the game begins.")
            if lot
            else self.tr("The players move in this order; the first has army a.")
        )
        for index, row in enumerate(self._rows):
            row.place.setText("\N{BULLET}" if lot else ARMY_LETTERS[index].upper())
            self._paint_button(index)

    def _set_count(self, players: int) -> None:
        """Have so many lines; what was typed stays."""
        usual = default_colours(players)
        before = default_colours(len(self._rows)) if len(self._rows) > 1 else []
        for index in range(len(self._rows), players):
            self._add_row(index, usual[index])
        while len(self._rows) > players:
            row = self._rows.pop()
            for widget in (row.place, row.name, row.paint):
                self._grid.removeWidget(widget)
                widget.deleteLater()
        for index, row in enumerate(self._rows):
            untouched = not before or index >= len(before) or row.colour == before[index]
            if untouched and not (index < len(self._colours) == players):
                row.colour = usual[index]
        self._tell_order()

    def _add_row(self, index: int, usual: str) -> None:
        colour = self._colours[index] if index < len(self._colours) else usual
        place = plain_label("")
        number = index + 1
        usual_name = self.tr("Player {number}").format(number=number)
        name = QLineEdit(self._names[index] if index < len(self._names) else usual_name)
        name.setMaxLength(MAX_NAME)
        name.setAccessibleName(self.tr("Name of player {number}").format(number=number))
        name.textChanged.connect(self._warn_of_colours)
        paint = QPushButton()
        paint.setIconSize(QSize(26, 26))
        paint.setAccessibleName(self.tr("Colour of player {number}").format(number=number))
        paint.setToolTip(self.tr("Choose the paint of this army"))
        row = _Row(place, name, paint, colour)
        paint.clicked.connect(lambda: self._pick_colour(row))
        self._rows.append(row)
        self._grid.addWidget(place, index, 0)
        self._grid.addWidget(name, index, 1)
        self._grid.addWidget(paint, index, 2)

    def _pick_colour(self, row: _Row) -> None:
        colour = QColorDialog.getColor(QColor(row.colour), self, self.tr("Paint of the army"))
        if colour.isValid():
            row.colour = colour.name()
            self._paint_button(self._rows.index(row))

    def _paint_button(self, index: int) -> None:
        row = self._rows[index]
        known = row.place.text() != "\N{BULLET}"
        row.paint.setIcon(swatch(row.colour, index, ARMY_LETTERS[index] if known else ""))
        chosen = self.tr("The colour now is {colour}").format(colour=row.colour)
        row.paint.setAccessibleDescription(chosen)
        self._warn_of_colours()

    def _warn_of_colours(self) -> None:
        """Say which players' colours are hard to tell apart, and whether for everyone."""
        colours = self.colours()
        limit = apart(len(colours))
        for_all: list[str] = []
        for_some: list[str] = []
        for one, other in combinations(range(len(colours)), 2):
            if difference(colours[one], colours[other]) < limit:
                everyone = sight.difference(colours[one], colours[other]) < limit
                pair = self.tr("{one} and {other}")
                pair = pair.format(one=self._called(one), other=self._called(other))
                (for_all if everyone else for_some).append(pair)
        told = []
        if for_all:
            text = self.tr("These colours are hard to tell apart: {players}.")
            told.append(text.format(players=self._listed(for_all)))
        if for_some:
            text = self.tr(
                "These colours are hard to tell apart for people who are colour-blind: {players}."
            )
            told.append(text.format(players=self._listed(for_some)))
        self.warning.setText("\n".join(told))
        self.warning.setVisible(bool(told))

    def _called(self, index: int) -> str:
        """What a player is called here, also while no name is typed."""
        name = self._rows[index].name.text().strip()
        return name or self.tr("Player {number}").format(number=index + 1)

    def _listed(self, pairs: list[str]) -> str:
        """The first few pairs, and how many more there are."""
        more = len(pairs) - _PAIRS_TOLD
        rest = [self.tr("%n more pair(s)", "", more)] if more > 0 else []
        return ", ".join(pairs[:_PAIRS_TOLD] + rest)

    def names(self) -> list[str]:
        """The names as typed, in the order of the seats; a number where none is."""
        return [self._called(index) for index in range(len(self._rows))]

    def colours(self) -> list[str]:
        """The colours chosen, in the order of the seats."""
        return [row.colour for row in self._rows]

    def options(self) -> dict[str, OptionValue]:
        """The value of every option."""
        return {
            name: str(field.currentData()) if isinstance(field, QComboBox) else field.isChecked()
            for name, field in self._inputs.items()
        }

    def match(self, seed: int | None = None) -> Match:
        """The match set up; a lot falls by `seed`, or by chance without one.

        Raises SetupError.
        """
        lot = random.SystemRandom().randrange(2**32) if seed is None else seed
        time = self.clock.control()
        match = seat(self._system, self.options(), self.names(), self.colours(), lot, time)
        last = LastSetup(self.names(), self.colours(), self.options(), time)
        self._settings.set_last_setup(self._system, last)
        return match


def _choice_help(option: Option, combo: QComboBox) -> str:
    return said(option.choices[combo.currentIndex()].help)


def _explain(field: QWidget, label: QLabel, text: str) -> None:
    """Say what a field means: in the label below it, and to a screen reader with the field."""
    label.setText(text)
    field.setAccessibleDescription(text)


def _help_label(text: str) -> QLabel:
    label = plain_label(text)
    font = QFont(label.font())
    font.setPointSizeF(max(7.0, font.pointSizeF() * 0.9))
    label.setFont(font)
    label.setEnabled(False)
    return label


def swatch(colour_name: str, army: int, letter: str) -> QIcon:
    """A dab of paint with an army's pattern and letter."""
    pixmap = QPixmap(52, 52)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    draw_badge(painter, QRectF(2, 2, 48, 48), QColor(colour_name), letter, army)
    painter.end()
    return QIcon(pixmap)
