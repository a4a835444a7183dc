"""Setting up a game: which it is, who sits at the table, in what colours, by which rules."""

from __future__ import annotations

import random
from dataclasses import dataclass
from itertools import combinations, pairwise

from PySide6.QtCore import QRectF, QSignalBlocker, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import (
    QColorDialog,
    QComboBox,
    QDialog,
    QDialogButtonBox,
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

from cfanp_gui.core.boards import ARMY_LETTERS
from cfanp_gui.core.game import BoardsSystem, OptionValue, PushedSystem
from cfanp_gui.games import registry
from cfanp_gui.record import colour as sight
from cfanp_gui.record.palette import apart, difference
from cfanp_gui.session.match import MAX_NAME, Match, seat
from cfanp_gui.table.layers.badge import draw_badge
from cfanp_gui.table.theme import default_colours
from cfanp_gui.window.dialogs.clock_box import ClockBox
from cfanp_gui.window.dialogs.rules_box import RulesBox
from cfanp_gui.window.plain_text import plain_label
from cfanp_gui.window.services.settings import LastSetup, Settings

_PAIRS_TOLD = 4
"""So many pairs of like colours are named in a warning."""
_USUAL_PLAYERS = 3
"""Players of a game that was never set up."""


@dataclass(slots=True)
class _Row:
    """One player's line in the dialog."""

    place: QLabel
    name: QLineEdit
    paint: QPushButton
    colour: str


class SetupDialog(QDialog):
    """Game, players, colours, options and clocks; `match` says what was set up."""

    def __init__(self, parent: QWidget | None, settings: Settings) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("New game"))
        self._settings = settings
        self._system = settings.last_system()
        self._left: dict[str, LastSetup] = {}
        """By its key what was set up of a game before another one was chosen here."""
        self._names: list[str] = []
        self._colours: list[str] = []
        self._touched = False
        """Whether a person changed the players here: then they stay, whatever the game."""
        self._rows: list[_Row] = []

        layout = QVBoxLayout(self)
        layout.addLayout(self._game_line())
        columns = QHBoxLayout()
        layout.addLayout(columns, 1)
        columns.addWidget(self._players_box(), 1)
        self._rules_area = QScrollArea()
        self._rules_area.setWidgetResizable(True)
        self._rules_area.setFrameShape(QScrollArea.Shape.NoFrame)
        self._rules_area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.clock = ClockBox(None)
        right = QVBoxLayout()
        right.addWidget(self.clock)
        right.addWidget(self._rules_area, 1)
        columns.addLayout(right, 1)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.begin = buttons.addButton(self.tr("Begin"), QDialogButtonBox.ButtonRole.AcceptRole)
        self._cancel = buttons.button(QDialogButtonBox.StandardButton.Cancel)
        self._cancel.setAutoDefault(False)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        layout.addWidget(buttons)
        self.begin.setDefault(True)  # of this dialog, so only now that it is in there
        room = self.screen().availableSize()
        self.resize(min(820, room.width() - 40), min(560, room.height() - 60))
        self._show_system()
        self.count.setFocus()
        self.count.selectAll()  # a number typed at once takes the place of the usual one

    def _game_line(self) -> QHBoxLayout:
        self.game = QComboBox()
        for key, name in zip(registry.keys(), registry.names(), strict=True):
            self.game.addItem(name, key)
        self.game.setCurrentIndex(self.game.findData(self._system.key))
        self.game.currentIndexChanged.connect(self._choose_system)
        label = QLabel(self.tr("&Game"))
        label.setBuddy(self.game)
        line = QHBoxLayout()
        line.addWidget(label)
        line.addWidget(self.game)
        line.addStretch(1)
        return line

    def _choose_system(self) -> None:
        """Another game was chosen: what was set up of this one waits here."""
        self._left[self._system.key] = self._setup()
        self._system = registry.find_game(self.game.currentData())
        self._show_system()

    def _show_system(self) -> None:
        """Show the game chosen as it was last set up; players and clock stay if it never was."""
        system = self._system
        last = self._left.get(system.key) or self._settings.last_setup(system)
        self.rules = RulesBox(system.options, last.options)
        order = self.rules.fields.get("order")
        if isinstance(order, QComboBox):
            order.currentIndexChanged.connect(self._tell_order)
        self._rules_area.setWidget(self.rules)
        self.clock.set_boards(isinstance(system, BoardsSystem))
        with QSignalBlocker(self.count):
            self.count.setRange(system.min_players, system.max_players)
            if last.names:
                self.clock.set_control(last.time)
            if last.names and not self._touched:
                self._names, self._colours = last.names, last.colours
                self._set_count(0)
                self.count.setValue(len(last.names))
        self._set_count(self.count.value())

    def _players_box(self) -> QGroupBox:
        box = QGroupBox(self.tr("Players"))
        layout = QVBoxLayout(box)
        top = QHBoxLayout()
        self.count = QSpinBox()
        self.count.setValue(_USUAL_PLAYERS)
        self.count.valueChanged.connect(self._choose_count)
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

    def _lot(self) -> bool | None:
        """Whether a lot deals the places; None in a game that asks nobody."""
        order = self.rules.values().get("order")
        return None if order is None else order == "lot"

    def _tell_order(self) -> None:
        match self._lot():
            case True:
                text = self.tr(
                    "The lot deals the places in the batting order when the game begins."
                )
            case False:
                text = self.tr("The players move in this order; the first has army a.")
            case _:
                text = self.tr("The players are seated in this order.")
        self._order_note.setText(text)
        for index, row in enumerate(self._rows):
            row.place.setText(self._place(index).upper() or "\N{BULLET}")
            self._paint_button(index)

    def _place(self, index: int) -> str:
        """What a place is called: by its army, or by the player's number; empty before the lot."""
        if self._lot():
            return ""
        armies = isinstance(self._system, PushedSystem)
        return ARMY_LETTERS[index] if armies else str(index + 1)

    def _touch(self) -> None:
        self._touched = True

    def _choose_count(self, players: int) -> None:
        self._touch()
        self._set_count(players)

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
        self._order_fields()

    def _order_fields(self) -> None:
        """Let the keyboard go through the fields as they are read."""
        lines = (field for row in self._rows for field in (row.name, row.paint))
        fields = (
            self.game, self.count, *lines, *self.clock.fields, *self.rules.fields.values(),
            self.begin, self._cancel,
        )  # fmt: skip
        for one, other in pairwise(fields):
            self.setTabOrder(one, other)

    def _add_row(self, index: int, usual: str) -> None:
        colour = self._colours[index] if index < len(self._colours) else usual
        place = plain_label("")
        number = index + 1
        usual_name = self.tr("Player {number}").format(number=number)
        name = QLineEdit(self._names[index] if index < len(self._names) else usual_name)
        name.setMaxLength(MAX_NAME)
        name.setAccessibleName(self.tr("Name of player {number}").format(number=number))
        name.textEdited.connect(self._touch)
        name.textChanged.connect(self._warn_of_colours)
        paint = QPushButton()
        paint.setIconSize(QSize(26, 26))
        paint.setAccessibleName(self.tr("Colour of player {number}").format(number=number))
        paint.setToolTip(self.tr("Choose the paint of this player"))
        row = _Row(place, name, paint, colour)
        paint.clicked.connect(lambda: self._pick_colour(row))
        self._rows.append(row)
        self._grid.addWidget(place, index, 0)
        self._grid.addWidget(name, index, 1)
        self._grid.addWidget(paint, index, 2)

    def _pick_colour(self, row: _Row) -> None:
        colour = QColorDialog.getColor(QColor(row.colour), self, self.tr("Paint of the player"))
        if colour.isValid():
            self._touch()
            row.colour = colour.name()
            self._paint_button(self._rows.index(row))

    def _paint_button(self, index: int) -> None:
        row = self._rows[index]
        row.paint.setIcon(swatch(row.colour, index, self._place(index)))
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
        return self.rules.values()

    def match(self, seed: int | None = None) -> Match:
        """The match set up; a lot falls by `seed`, or by chance without one.

        Raises SetupError.
        """
        lot = random.SystemRandom().randrange(2**32) if seed is None else seed
        setup = self._setup()
        match = seat(self._system, setup.options, setup.names, setup.colours, lot, setup.time)
        self._settings.set_last_setup(self._system, setup)
        return match

    def _setup(self) -> LastSetup:
        """What is set up now."""
        return LastSetup(self.names(), self.colours(), self.options(), self.clock.control())


def swatch(colour_name: str, pattern: int, label: str) -> QIcon:
    """A dab of paint with a pattern and the letter or number that belong to it."""
    pixmap = QPixmap(52, 52)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    draw_badge(painter, QRectF(2, 2, 48, 48), QColor(colour_name), label, pattern)
    painter.end()
    return QIcon(pixmap)
