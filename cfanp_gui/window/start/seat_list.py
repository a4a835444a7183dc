"""Players in the order of their seats, a card each; dragging changes the order."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QObject, QPointF, QSize, QStringListModel, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPaintEvent, QPalette
from PySide6.QtWidgets import QCompleter, QLabel, QLineEdit, QToolButton, QWidget

from cfanp_gui.core.options import Option
from cfanp_gui.record.palette import default_colours
from cfanp_gui.session.match import LastSetup
from cfanp_gui.session.setup_model import numbered
from cfanp_gui.table.layers.faces import face_picture
from cfanp_gui.table.theme import set_colours, smooth_painter
from cfanp_gui.table.translate import tr, translated
from cfanp_gui.window.preferences.colour_picker import name_of, swatch
from cfanp_gui.window.start.seat_boxes import LevelBox
from cfanp_gui.window.widgets.accessible_names import name_box, name_button
from cfanp_gui.window.widgets.chips import TARGET, Card, FlatBox
from cfanp_gui.window.widgets.forms import NARROW, fill_box
from cfanp_gui.window.widgets.layouts import STRETCH, discard, in_column, in_row
from cfanp_gui.window.widgets.plain_text import bold_font, plain_tip, set_tip

_MOVING = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
_LEVEL_LETTERS = 11
_BADGE = 28
"""Side of the disc of a player's colour, in pixels."""


def moved_by(event: QKeyEvent) -> int:
    """Return the number of places by which Alt and an arrow key move a player down, or 0."""
    is_alt = event.modifiers() == Qt.KeyboardModifier.AltModifier
    return _MOVING.get(Qt.Key(event.key()), 0) if is_alt else 0


class Grip(QWidget):
    """Six dots by which a player's line is dragged; the list handles its mouse events."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFixedWidth(18)
        self.setCursor(Qt.CursorShape.OpenHandCursor)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        set_colours(painter, self.palette().color(QPalette.ColorRole.PlaceholderText))
        middle = QPointF(self.width() / 2, self.height() / 2)
        for across in (-3, 3):
            for down in (-6, 0, 6):
                painter.drawEllipse(middle + QPointF(across, down), 1.5, 1.5)


class NameField(QLineEdit):
    """Field of a player's name, all selected by the first click; arrow keys with Alt move them."""

    focus_changed = Signal()
    """Emitted when the keyboard comes or goes."""
    moved = Signal(int)
    """Carries the number of places the player is to move down."""

    def __init__(self, name: str, let_go: Callable[[], bool]) -> None:
        """`let_go` is called at Esc; it returns True if a line was held."""
        super().__init__(name)
        self._let_go = let_go
        self._entered = False
        """True if the press of a button has just given it focus."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focus_changed.emit()
        self._entered = event.reason() == Qt.FocusReason.MouseFocusReason

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.focus_changed.emit()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        if self._entered and not self.hasSelectedText():
            self.selectAll()
        self._entered = False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if by := moved_by(event):
            self.moved.emit(by)
        elif event.key() != Qt.Key.Key_Escape or not self._let_go():
            super().keyPressEvent(event)


class SeatRow(Card):
    """Card of one player: their colour, their name, and the person or bot that plays."""

    def __init__(self, parent: QWidget, name: str, colour: str, let_go: Callable[[], bool]) -> None:
        """`let_go` is that of its `NameField`."""
        super().__init__(parent)
        self.colour, self.pattern = colour, 0
        self.label = ""
        """Text of the player's badge; empty before the lot."""
        self.grip, self.name = Grip(self), NameField(name, let_go)
        self.face = QLabel()
        """Face of a bot, before its name."""
        self.name.textChanged.connect(lambda _: self._show_face())
        self.name.focus_changed.connect(self.update)
        self.level = LevelBox()
        """Box of a person, or of a bot."""
        self.level.currentIndexChanged.connect(lambda _: self._show_face())
        self._show_face()
        self._person = name
        """Name of the person who sat there before a bot did."""
        self._typed = False
        """True if a person typed the present name, or chose it from the proposals."""
        self._was_bot = False
        """True if a bot sat there before the present player."""
        self.army = FlatBox()
        """Player's own choice in the game, if each has one."""
        for box in (self.level, self.army):
            # If there is little room, a name typed by a person is cut last.
            box.setSizeAdjustPolicy(NARROW)
            box.setMinimumContentsLength(_LEVEL_LETTERS)
        self.army.hide()
        self.paint, self.remove = QToolButton(autoRaise=True), QToolButton(autoRaise=True)
        self.paint.setIconSize(QSize(_BADGE, _BADGE))
        self.remove.setText("\N{MULTIPLICATION SIGN}")
        self.name.setFont(bold_font(self.name.font(), 1.08))
        self.name.setFrame(False)
        for field in (self.name, self.level, self.army, self.paint, self.remove):
            field.setMinimumSize(TARGET, TARGET)
            field.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        named = in_row(self.face, (self.name, 1), spacing=6)
        wide = ((named, 3), (self.level, 3), (self.army, 2))
        parts = (self.grip, self.paint, *wide, self.remove)
        in_row(*parts, over=self, spacing=6, margins=(8, 4, 4, 4))

    def show_place(self, number: int) -> None:
        """Announce the number of the player, from 1, to screen readers."""
        self.name.setAccessibleName(tr("Name of player {number}").format(number=number))
        name_box(self.level, tr("Who plays as player {number}").format(number=number))
        name_box(self.army, tr("Army of player {number}").format(number=number))
        self.paint.setAccessibleName(tr("Colour of player {number}").format(number=number))
        self.paint.setToolTip(tr("Choose the colour of this player"))
        self.grip.setToolTip(tr("Drag to change the order (Alt+Up, Alt+Down)"))
        name_button(self.remove, tr("Remove player {number}").format(number=number))

    def offer_armies(self, option: Option | None, proposed: str, settled: bool) -> None:
        """Offer the player a choice of army, or none; one that is `settled` stays."""
        armies = () if option is None else tuple(option.choices)
        names = ((translated(army.label), army.value) for army in armies)
        fill_box(self.army, ((name, key, plain_tip(name)) for name, key in names), proposed)
        self.army.setVisible(len(armies) > 1)
        self.army.setEnabled(not settled)
        set_tip(self.army, "" if option is None else translated(option.label))

    @property
    def typed(self) -> str:
        """Return the name without spaces around it; empty if none is typed."""
        return self.name.text().strip()

    @property
    def is_bot(self) -> bool:
        """Return True if a bot plays."""
        return bool(self.level.level())

    def set_level(self, level: str) -> None:
        """Show the person or bot, with a known name."""
        self.level.set_level(level)
        self._was_bot = self.is_bot
        if self.is_bot and self.typed in self.level.usual_names():
            self._person = ""

    def _show_face(self) -> None:
        """Show the face of a bot, as its name is now."""
        self.face.setVisible(self.is_bot)
        if self.is_bot:
            self.face.setPixmap(face_picture(self.typed, _BADGE, self.devicePixelRatioF()))

    def was_typed(self) -> None:
        """Record that the name was typed, or chosen from the proposals."""
        self._typed = True

    def rename(self, others: Iterable[str], nameless: str) -> None:
        """Name a bot of its cast, a person as before or `nameless`, unless a name was typed."""
        usual, name = self.level.usual_names(), self.typed
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
        self.paint.setIcon(swatch(self.colour, self.pattern, self.label))
        chosen = tr("The colour now is {colour}").format(colour=name_of(self.colour))
        self.paint.setAccessibleDescription(chosen)


class SeatList(QWidget):
    """List of the players' cards; each is dragged by its grip, or moved by Alt and an arrow key."""

    changed = Signal()
    """Emitted when a person has changed a name or the order."""
    renamed = Signal()
    """Emitted when a name was changed, by a person or by the program."""
    levels_changed = Signal()
    """Emitted when a bot replaces a person, another bot replaces it, or a person does."""
    armies_changed = Signal()
    """Emitted when a person has chosen another army for a player."""
    reordered = Signal(QWidget)
    """Carries a line that has changed its place."""
    paint_wanted = Signal(object)
    """Carries the `SeatRow` for which another colour is to be chosen."""
    removed = Signal()
    """Emitted when the last line, moved there by a person, is to go."""

    def __init__(self, people: Sequence[str] = ()) -> None:
        """`people` played before, the latest first, and are proposed for new lines."""
        super().__init__()
        self.rows: list[SeatRow] = []
        """Lines from the first seat to the last."""
        self._people, self._known = people, QStringListModel(list(people), self)
        self._usual: list[str] = []
        """Default colours for the present number of players."""
        self.option: Option | None = None
        """Option by which each player chooses an army, if the game has one."""
        self._armies, self._is_settled = [""], False
        """Armies proposed for the players, or one for all; and True if they cannot be changed."""
        self._held: SeatRow | None = None
        self._order_before: list[SeatRow] = []
        self._lines = in_column(STRETCH, over=self, spacing=6, margins=(0,))

    def set_count(self, players: int, seated: LastSetup, usual: Sequence[str] = ()) -> None:
        """Set the number of lines; those `seated` are proposed for new ones, typed text stays."""
        names, colours, levels = seated.names, seated.colours, seated.bots
        usual = list(usual) or default_colours(players)
        before, self._usual = self._usual if len(self.rows) > 1 else [], usual
        for index in range(len(self.rows), players):
            name = names[index] if index < len(names) else self._somebody(index, names)
            level = levels[index] if index < len(levels) else ""
            self._add(name, colours[index] if index < len(colours) else usual[index], level)
        while len(self.rows) > players:
            discard(self.rows.pop())
        for index, row in enumerate(self.rows):
            untouched = not before or index >= len(before) or row.colour == before[index]
            if untouched and len(colours) != players:
                row.colour = usual[index]
            row.show_place(index + 1)

    def offer(self, option: Option | None, proposed: str, settled: bool) -> None:
        """Have each player choose an army, or none; `proposed` is as `Option.by_seat` has it."""
        self.option, self._armies, self._is_settled = option, proposed.split(","), settled
        for index, row in enumerate(self.rows):
            row.offer_armies(option, self._army(index), settled)

    def _army(self, index: int) -> str:
        """Return the army proposed for a seat."""
        if self.option is None or index < len(self._armies) or len(self._armies) == 1:
            return self._armies[index if len(self._armies) > 1 else 0]
        return next(iter(self.option.choices)).value

    def chosen(self, players: int) -> str:
        """Return the armies of a number of players, as `Option.by_seat` has them."""
        chosen = [str(row.army.currentData()) for row in self.rows[:players]]
        chosen += [self._army(index) for index in range(len(chosen), players)]
        return chosen[0] if len(set(chosen)) == 1 else ",".join(chosen)

    def _somebody(self, index: int, names: Sequence[str]) -> str:
        """Return a name for a new seat: of a previous player without a seat, or a number."""
        seated = {row.typed for row in self.rows} | set(names)
        nameless = translated(numbered(index))
        return next((name for name in self._people if name not in seated), nameless)

    def _add(self, name: str, colour: str, level: str) -> None:
        row = SeatRow(self, name, colour, self._let_go)
        row.set_level(level)
        row.offer_armies(self.option, self._army(len(self.rows)), self._is_settled)
        row.army.activated.connect(self.armies_changed)
        row.level.activated.connect(lambda _: self._seat_another(row))
        completer = QCompleter(self._known, row)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        row.name.setCompleter(completer)
        for signal in (row.name.textEdited, completer.activated):
            signal.connect(row.was_typed)
        row.name.textEdited.connect(self.changed)
        row.name.textChanged.connect(self.renamed)
        row.name.textChanged.connect(partial(set_tip, row.name))
        row.name.moved.connect(lambda by: self.move_row(row, self.rows.index(row) + by))
        row.paint.clicked.connect(lambda: self.paint_wanted.emit(row))
        row.remove.clicked.connect(lambda: self._remove(row))
        row.grip.installEventFilter(self)
        self.rows.append(row)
        self._lines.insertWidget(self._lines.count() - 1, row)

    def _remove(self, row: SeatRow) -> None:
        self.move_row(row, len(self.rows) - 1)
        self.removed.emit()

    def _seat_another(self, row: SeatRow) -> None:
        others = [other.typed for other in self.rows if other is not row]
        row.rename(others, self._somebody(self.rows.index(row), ()))
        self.changed.emit()
        self.levels_changed.emit()

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
        for number, moved in enumerate(self.rows, start=1):
            moved.show_place(number)
        self.changed.emit()
        self.reordered.emit(row)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take up a line by its grip, move it along with the pointer, and drop it."""
        row = watched.parent()
        if isinstance(event, QMouseEvent) and isinstance(row, SeatRow):
            is_left = event.button() == Qt.MouseButton.LeftButton
            match event.type():
                case QEvent.Type.MouseButtonPress | QEvent.Type.MouseButtonDblClick if is_left:
                    self._hold(row)
                case QEvent.Type.MouseButtonPress | QEvent.Type.MouseButtonDblClick:
                    self._let_go()
                case QEvent.Type.MouseMove if self._held is row:
                    y = self.mapFromGlobal(event.globalPosition()).y()
                    self.move_row(row, self._place_at(row, y))
                case QEvent.Type.MouseButtonRelease if is_left:
                    self._hold(None)
            return True
        return super().eventFilter(watched, event)

    def _hold(self, row: SeatRow | None) -> None:
        """Take up a line, or drop the one held."""
        held, self._held = self._held, row
        shapes = Qt.CursorShape
        for line in filter(None, (held, row)):
            line.grip.setCursor(shapes.ClosedHandCursor if line is row else shapes.OpenHandCursor)
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
        """Return the place of a held line: past neighbours whose middle the pointer reached."""
        here = self.rows.index(row)
        middles = [other.geometry().center().y() for other in self.rows]
        above = sum(middle < y for middle in middles[:here])
        return above + sum(middle <= y for middle in middles[here + 1 :])
