"""Players in the order of their seats, with names and colours; dragging changes the order."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from PySide6.QtCore import QPointF, QSize, QStringListModel, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QComboBox, QCompleter, QLineEdit, QPushButton, QWidget

from cfanp_gui.record.palette import default_colours
from cfanp_gui.table.translate import tr
from cfanp_gui.window.preferences.colour_picker import name_of, swatch
from cfanp_gui.window.start.seat_boxes import LevelBox
from cfanp_gui.window.widgets.layouts import STRETCH, in_column, in_row
from cfanp_gui.window.widgets.plain_text import plain_label, plain_tip, set_tip
from cfanp_gui.window.widgets.spoken_names import name_box

MOVING = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
"""Keys that, with Alt, move a player one place up or down."""


_LEVEL_LETTERS = 11
"""Minimum number of visible letters of a level."""


class Grip(QWidget):
    """Six dots by which a player's line is dragged."""

    taken = Signal()
    dragged = Signal(float)
    """Carries the height of the pointer on the screen."""
    dropped = Signal()
    given_up = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFixedWidth(18)
        self.setCursor(Qt.CursorShape.OpenHandCursor)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.palette().color(QPalette.ColorRole.PlaceholderText))
        middle = QPointF(self.width() / 2, self.height() / 2)
        for across in (-3, 3):
            for down in (-6, 0, 6):
                painter.drawEllipse(middle + QPointF(across, down), 1.5, 1.5)
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        left = event.button() == Qt.MouseButton.LeftButton
        (self.taken if left else self.given_up).emit()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.dragged.emit(event.globalPosition().y())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.dropped.emit()


class NameField(QLineEdit):
    """Field of a player's name; Alt and an arrow key move the player, Esc drops a dragged line.

    The first click selects the whole name, so that typing replaces it, as after Tab.
    """

    moved = Signal(int)
    """Carries the number of places the player is to move down."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.let_go: Callable[[], bool] = lambda: False
        """Called at Esc; returns True if a line was held."""
        self._entered = False
        """True if the press of a button has just given it focus."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._entered = event.reason() == Qt.FocusReason.MouseFocusReason

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        if self._entered and not self.hasSelectedText():
            self.selectAll()
        self._entered = False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        by = MOVING.get(Qt.Key(event.key()))
        if by is not None and event.modifiers() == Qt.KeyboardModifier.AltModifier:
            self.moved.emit(by)
        elif event.key() != Qt.Key.Key_Escape or not self.let_go():
            super().keyPressEvent(event)


class SeatRow(QWidget):
    """Line of one player in the dialog."""

    def __init__(self, parent: QWidget, name: str, colour: str) -> None:
        super().__init__(parent)
        self.colour = colour
        self.pattern = 0
        self.label = ""
        """Text of the player's badge; empty before the lot."""
        self.grip = Grip(self)
        self.place = plain_label("")
        self.place.setWordWrap(False)
        self.place.setMinimumWidth(self.fontMetrics().horizontalAdvance("00 "))
        self.name = NameField(name)
        self.level = LevelBox()
        """Box of a person, or of a bot."""
        self._person = name
        """Name of the person who sat there before a bot did."""
        self._typed = False
        """True if a person typed the present name."""
        self._was_bot = False
        """True if a bot sat there before the present player."""
        self.army = QComboBox()
        """Player's own choice in the game, if each has one."""
        for box in (self.level, self.army):
            # If there is little room, a name typed by a person is cut last.
            box.setSizeAdjustPolicy(
                QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            )
            box.setMinimumContentsLength(_LEVEL_LETTERS)
        self.army.hide()
        self.paint = QPushButton()
        self.paint.setIconSize(QSize(22, 22))
        self.paint.setAutoDefault(False)
        wide = ((self.name, 3), (self.level, 2), (self.army, 2))
        in_row(self.grip, self.place, *wide, self.paint, over=self, margins=(0,))
        self.setBackgroundRole(QPalette.ColorRole.AlternateBase)

    def show_place(self, number: int) -> None:
        """Announce the number of the player, from 1, to screen readers."""
        self.name.setAccessibleName(tr("Name of player {number}").format(number=number))
        name_box(self.level, tr("Who plays as player {number}").format(number=number))
        name_box(self.army, tr("Army of player {number}").format(number=number))
        self.paint.setAccessibleName(tr("Colour of player {number}").format(number=number))
        self.paint.setToolTip(tr("Choose the colour of this player"))
        self.grip.setToolTip(tr("Drag to change the order (Alt+Up, Alt+Down)"))

    def offer_armies(
        self, label: str, choices: Mapping[str, str], chosen: str, settled: bool
    ) -> None:
        """Offer a choice of army, by name, or none if there are no choices."""
        self.army.clear()
        for row, (key, name) in enumerate(choices.items()):
            self.army.addItem(name, key)
            self.army.setItemData(row, plain_tip(name), Qt.ItemDataRole.ToolTipRole)
        self.army.setCurrentIndex(max(0, self.army.findData(chosen)))
        self.army.setVisible(len(choices) > 1)
        self.army.setEnabled(not settled)
        set_tip(self.army, label)

    @property
    def is_bot(self) -> bool:
        """Return True if a bot plays."""
        return bool(self.level.level())

    def set_level(self, level: str) -> None:
        """Show the person or bot, with a known name."""
        self.level.set_level(level)
        self._was_bot = self.is_bot
        if self.is_bot and self.name.text().strip() in self.level.usual_names():
            self._person = ""

    def was_typed(self) -> None:
        """Record that the name was typed, or chosen from the proposals."""
        self._typed = True

    def rename(self, others: Iterable[str], nameless: str) -> None:
        """Give a bot the name of its level, and a person the previous one; a typed name stays.

        `others` are the names that are taken, `nameless` is for a person who did not sit here.
        """
        usual, name = self.level.usual_names(), self.name.text().strip()
        was_bot, self._was_bot = self._was_bot, self.is_bot
        if self.is_bot and not was_bot:
            self._person = name
        if name and (self._typed or (was_bot and name not in usual)):
            return
        self._typed = False
        person = self._person or nameless
        self.name.setText(self.level.usual_name(others) if self.is_bot else person)
        self.name.setCursorPosition(0)  # so that its beginning is visible

    def show_paint(self) -> None:
        """Show the colour with its pattern and label."""
        self.place.setText(self.label)
        self.paint.setIcon(swatch(self.colour, self.pattern, self.label))
        chosen = tr("The colour now is {colour}").format(colour=name_of(self.colour))
        self.paint.setAccessibleDescription(chosen)


class SeatList(QWidget):
    """List of the players' lines; each is dragged by its grip, or moved by Alt and an arrow key."""

    changed = Signal()
    """Emitted when a person has changed a name or the order."""
    renamed = Signal()
    """Emitted when a name was changed, by a person or by the program."""
    levels_changed = Signal()
    """Emitted when a bot replaces a person, another bot replaces it, or a person does."""
    armies_changed = Signal()
    """Emitted when a person has chosen another army for a player."""
    reordered = Signal()
    """Emitted when the order of the players has changed."""
    paint_wanted = Signal(object)
    """Carries the `SeatRow` for which another colour is to be chosen."""
    row_moved = Signal(QWidget)
    """Carries a line that should be scrolled into view."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[SeatRow] = []
        """Lines from the first seat to the last."""
        self._people: list[str] = []
        self._known = QStringListModel(self)
        self._usual: list[str] = []
        """Default colours for the present number of players."""
        self._armies: tuple[str, dict[str, str], list[str], bool] = ("", {}, [""], False)
        """Title of the players' choice, the choices, the proposed values, and True if they are
        settled.
        """
        self._held: SeatRow | None = None
        self._order_before: list[SeatRow] = []
        self._lines = in_column(STRETCH, over=self, spacing=2, margins=(0,))

    def set_people(self, people: Sequence[str]) -> None:
        """Propose names of people who played before, the latest first."""
        self._people = list(people)
        self._known.setStringList(self._people)

    def set_count(
        self,
        players: int,
        names: Sequence[str],
        colours: Sequence[str],
        usual: Sequence[str] = (),
        levels: Sequence[str] = (),
    ) -> None:
        """Set the number of lines; typed text stays.

        `names`, `colours` and `levels` of bots are proposed for new lines; without them somebody
        who played before is proposed, and one of the `usual` colours.
        """
        usual = list(usual) or default_colours(players)
        before, self._usual = self._usual if len(self.rows) > 1 else [], usual
        for index in range(len(self.rows), players):
            name = names[index] if index < len(names) else self._somebody(index, names)
            level = levels[index] if index < len(levels) else ""
            self._add(name, colours[index] if index < len(colours) else usual[index], level)
        while len(self.rows) > players:
            row = self.rows.pop()
            self._lines.removeWidget(row)
            row.hide()
            row.deleteLater()
        for index, row in enumerate(self.rows):
            untouched = not before or index >= len(before) or row.colour == before[index]
            if untouched and not (index < len(colours) == players):
                row.colour = usual[index]
            row.show_place(index + 1)

    def offer(
        self, label: str, choices: Mapping[str, str], value: str, settled: bool = False
    ) -> None:
        """Have each player choose an army, or none; `value` is as `Option.by_seat` has it."""
        self._armies = label, dict(choices), value.split(","), settled
        for index, row in enumerate(self.rows):
            row.offer_armies(label, choices, self._proposed(index), settled)

    def _proposed(self, index: int) -> str:
        """Return the army proposed for a seat."""
        proposed = self._armies[2]
        usual = proposed[0] if len(proposed) == 1 else next(iter(self._armies[1]))
        return proposed[index] if len(proposed) > 1 and index < len(proposed) else usual

    def chosen(self, players: int) -> str:
        """Return the armies of a number of players, as `Option.by_seat` has them."""
        found = [str(row.army.currentData()) for row in self.rows[:players]]
        found += [self._proposed(index) for index in range(len(found), players)]
        return found[0] if len(set(found)) == 1 else ",".join(found)

    def _somebody(self, index: int, names: Sequence[str]) -> str:
        """Return a name for a new seat: of a previous player without a seat, or a number."""
        seated = {row.name.text().strip() for row in self.rows} | set(names)
        return next((name for name in self._people if name not in seated), _numbered(index))

    def _add(self, name: str, colour: str, level: str) -> None:
        row = SeatRow(self, name, colour)
        row.set_level(level)
        label, choices, _, settled = self._armies
        row.offer_armies(label, choices, self._proposed(len(self.rows)), settled)
        row.army.activated.connect(lambda _: self.armies_changed.emit())
        row.level.activated.connect(lambda _: self._seat_another(row))
        completer = QCompleter(self._known, row)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        row.name.setCompleter(completer)
        for signal in (row.name.textEdited, completer.activated):
            signal.connect(row.was_typed)
        row.name.textEdited.connect(self.changed)
        row.name.textChanged.connect(self.renamed)
        row.name.moved.connect(lambda by: self.move_row(row, self.rows.index(row) + by))
        row.name.let_go = self._let_go
        row.paint.clicked.connect(lambda: self.paint_wanted.emit(row))
        row.grip.taken.connect(lambda: self._hold(row))
        row.grip.dragged.connect(lambda height: self._dragged(row, height))
        row.grip.dropped.connect(lambda: self._hold(None))
        row.grip.given_up.connect(self._let_go)
        self.rows.append(row)
        self._lines.insertWidget(self._lines.count() - 1, row)

    def _seat_another(self, row: SeatRow) -> None:
        """Handle a person's choice of a person or bot."""
        others = [one.name.text().strip() for one in self.rows if one is not row]
        row.rename(others, self._somebody(self.rows.index(row), ()))
        self.changed.emit()
        self.levels_changed.emit()

    # Putting in order

    def move_row(self, row: SeatRow, to: int) -> None:
        """Move a player to another place, from 0; the others close up."""
        to = max(0, min(to, len(self.rows) - 1))
        if self.rows.index(row) == to:
            return
        self.rows.remove(row)
        self.rows.insert(to, row)
        self._lines.removeWidget(row)
        self._lines.insertWidget(to, row)
        self._lines.activate()  # the present places of the lines tell that of the pointer
        for number, one in enumerate(self.rows, start=1):
            one.show_place(number)
        self.changed.emit()
        self.reordered.emit()
        self.row_moved.emit(row)

    def _dragged(self, row: SeatRow, height: float) -> None:
        """Move a line along with the pointer."""
        if self._held is row:
            y = self.mapFromGlobal(QPointF(0, height)).y()
            self.move_row(row, self._place_at(row, y))

    def _hold(self, row: SeatRow | None) -> None:
        """Take up a line, or drop the one held."""
        held, self._held = self._held, row
        for one in filter(None, (held, row)):
            one.setAutoFillBackground(one is row)
            closed = Qt.CursorShape.ClosedHandCursor
            one.grip.setCursor(closed if one is row else Qt.CursorShape.OpenHandCursor)
        if row is not None:
            self._order_before = list(self.rows)
            row.name.setFocus()  # so that it gets Esc, and Alt with an arrow key

    def _let_go(self) -> bool:
        """Put a held line back where it was; return True if there is one."""
        row = self._held
        self._hold(None)
        if row is not None:
            self.move_row(row, self._order_before.index(row))
        return row is not None

    def _place_at(self, row: SeatRow, y: float) -> int:
        """Return the place of a line whose grip is held at a height.

        It passes its neighbour when the pointer reaches the middle of that.
        """
        here = self.rows.index(row)
        middles = [one.geometry().center().y() for one in self.rows]
        above = sum(middle < y for middle in middles[:here])
        return above + sum(middle <= y for middle in middles[here + 1 :])


def _numbered(index: int) -> str:
    """Return the name of a player without one at a place, counted from 0."""
    return tr("Player {number}").format(number=index + 1)
