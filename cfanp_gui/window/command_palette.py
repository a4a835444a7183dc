"""Palette of all commands: typed words find one in any language, Enter carries it out."""

import unicodedata

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QAction, QColor, QCursor, QKeyEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QDialog, QLineEdit, QListView, QStyle, QStyleOptionViewItem

from cfanp_gui.table.translate import joined, tr
from cfanp_gui.window.menu_actions import Commands
from cfanp_gui.window.services.languages import known_languages, words_in
from cfanp_gui.window.widgets.accessible_names import announce, make_clearable
from cfanp_gui.window.widgets.action_texts import keys_of, plain_title
from cfanp_gui.window.widgets.layouts import in_column
from cfanp_gui.window.widgets.panel_lists import (
    NOTE_ROLE,
    SCORE_ROLE,
    VALUE_ROLE,
    Index,
    PointedDelegate,
    faded,
    paint_card,
    quiet_list,
    softer,
)
from cfanp_gui.window.widgets.plain_text import elided, plain_label
from cfanp_gui.window.widgets.row_list import ListRow, RowModel
from cfanp_gui.window.workplace import Workplace

WIDTH = 640
"""Width in a window with enough room, in pixels."""
MOST_ROWS = 12
"""Number of commands visible without scrolling."""
MOST_LATEST = 5
"""Number of recent commands kept on top."""
Listed = tuple[QAction, str, str]
"""Command as it is listed: its action, its menu with those above it, or another place, in the
current language, and its title in every language, each time with the place."""
_BETWEEN_WORDS = " -–…›/:(),"


def every_command(commands: Commands) -> list[Listed]:
    """Return every command of a window as it is listed, in the order of the menus and places."""
    walks = (commands.walk(words_in(language)) for language in known_languages())
    called = zip(*walks, strict=True)
    return [
        (
            commands[command.name],
            place,
            " ".join(f"{plain_title(one.title)} {where} {one.besides}" for one, where in each),
        )
        for (command, place), each in zip(commands.walk(), called, strict=True)
    ]


def plain(text: str) -> str:
    """Return a text without case and accents."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def distance(typed: str, title: str, besides: str) -> float | None:
    """Return a command's distance from the typed text, 0 if its title begins so; None for no match.

    Each word typed has to be found: at the beginning of a word or else inside one, in the title or
    `besides`, or as letters of the title in their order.
    """
    title, besides = plain(title), plain(besides)
    whole = plain(typed).split()
    if title.startswith(" ".join(whole)):
        return 0
    begins, total = dict.fromkeys(map(ord, _BETWEEN_WORDS), " "), 0
    for word in whole:
        letters = iter(title)
        ways = (
            f" {word}" in f" {title}".translate(begins),
            word in title,
            f" {word}" in f" {besides}".translate(begins),
            word in besides,
            all(letter in letters for letter in word),
        )
        if True not in ways:
            return None
        total += ways.index(True) + 1
    return total


class CommandPalette(QDialog):
    """Input line over the commands it finds, at the top of the window.

    Keyboard focus stays in the line, from which the arrow keys go through the commands; the current
    one is announced.
    """

    def __init__(self, window: Workplace) -> None:
        super().__init__(window, Qt.WindowType.Dialog | Qt.WindowType.FramelessWindowHint)
        self._window = window
        self._all: list[Listed] = []
        self._latest: list[QAction] = []
        """Commands carried out, the latest first."""
        self.field = QLineEdit()
        make_clearable(self.field)
        self.field.textEdited.connect(self._find)
        self.field.installEventFilter(self)
        self.rows = RowModel()
        self.list = QListView(uniformItemSizes=True)
        quiet_list(self.list)
        self.list.setModel(self.rows)
        self._delegate = _CommandDelegate()
        self.list.setItemDelegate(self._delegate)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.viewport().setMouseTracking(True)
        self.list.entered.connect(self._follow_mouse)
        self._announced = ""
        """Text announced last."""
        self._mouse = QPoint()
        """Position of the mouse on the screen when a key selected a row."""
        self.list.clicked.connect(self._carry_out)
        self.nothing = plain_label("")
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        in_column(self.field, (self.list, 1), (self.nothing, 1), over=self, spacing=6, margins=(8,))

    def look(self) -> None:
        """Show the palette with an empty line."""
        self.setWindowTitle(tr("All commands"))
        self.field.setPlaceholderText(tr("What would you like to do? Type a word of it."))
        self.field.setAccessibleName(tr("Look for a command"))
        self.list.setAccessibleName(tr("Commands"))
        self.nothing.setText(tr("No command is called like that."))
        listed = every_command(self._window.commands)
        self._all = [command for command in listed if command[0].objectName() != "commands"]
        self.field.clear()
        self._announced = ""
        self._find("")
        # At the top centre of the window, no larger than the window.
        high = self.list.sizeHintForRow(0) * MOST_ROWS + self.field.sizeHint().height() + 28
        self.resize(min(WIDTH, self._window.width() - 24), min(high, self._window.height() - 60))
        self.move(self._window.mapToGlobal(QPoint((self._window.width() - self.width()) // 2, 36)))
        self.show()
        self.raise_()
        self.activateWindow()
        self.field.setFocus()

    # Finding

    def _find(self, typed: str) -> None:
        """List the commands that match the typed text: usable ones first, then by distance."""
        latest = {} if typed else {action: at for at, action in enumerate(self._latest)}
        matches = []
        for number, (action, place, elsewhere) in enumerate(self._all):
            if (far := distance(typed, plain_title(action.text()), elsewhere)) is not None:
                usable = self._window.commands.usable(action.objectName())
                order = (not usable, far, latest.get(action, MOST_LATEST), number)
                matches.append((order, action, place))
        rows = (self._row(action, place) for _, action, place in sorted(matches))
        self.rows.replace_rows(tuple(rows))
        self.list.setVisible(bool(matches))
        self.nothing.setVisible(not matches)
        self._go_to(0)
        if not matches:
            self._announce(self.nothing.text())

    def _row(self, action: QAction, place: str) -> ListRow:
        title, keys = plain_title(action.text()), keys_of(action)
        note = self._window.commands.why_not(action.objectName()) or place
        spoken = joined(", ", (title, note, keys))
        if action.isChecked():
            spoken = tr("{command}, on").format(command=spoken)
        return ListRow(action, title, note, keys, tip=f"{title}\n{note}", spoken=spoken)

    def _follow_mouse(self, index: QModelIndex) -> None:
        """Select the row under the mouse, unless the rows were scrolled under it."""
        if QCursor.pos() != self._mouse:
            self.list.setCurrentIndex(index)

    def _go_to(self, row: int) -> None:
        self._mouse = QCursor.pos()
        index = self.rows.index(max(0, min(row, self.rows.rowCount() - 1)))
        self.list.setCurrentIndex(index)
        self.list.scrollTo(index)
        if (words := index.data(Qt.ItemDataRole.AccessibleTextRole)) and words != self._announced:
            self._announce(str(words))

    def _announce(self, sentence: str) -> None:
        """Have a sentence read aloud, because keyboard focus is in the line, not in the list."""
        self._announced = sentence
        announce(self.field, sentence)

    # Carrying out

    def _carry_out(self, index: QModelIndex) -> None:
        action: QAction | None = self.rows.row(index.row())
        if action is not None and not action.isEnabled():
            self._announce(str(index.data(Qt.ItemDataRole.AccessibleTextRole)))
        elif action is not None:
            others = (other for other in self._latest if other is not action)
            self._latest = [action, *others][:MOST_LATEST]
            self.accept()
            # The command may ask something, over a window that has keyboard focus again.
            QTimer.singleShot(0, action, action.trigger)

    # Keys, and leaving it

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.field and event.type() == QEvent.Type.KeyPress:
            assert isinstance(event, QKeyEvent), "by its type"
            if self._take_key(event.key()):
                return True
        return super().eventFilter(watched, event)

    def _take_key(self, key: int) -> bool:
        """Handle a key that is not typed; return True if it was handled."""
        row, last = self.list.currentIndex().row(), self.rows.rowCount() - 1
        page = max(1, self.list.viewport().height() // max(1, self.list.sizeHintForRow(0)) - 1)
        rows = {
            Qt.Key.Key_Up: last if row <= 0 else row - 1,
            Qt.Key.Key_Down: 0 if row >= last else row + 1,
            Qt.Key.Key_PageUp: row - page,
            Qt.Key.Key_PageDown: row + page,
        }
        if key in rows:
            self._go_to(rows[Qt.Key(key)])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._carry_out(self.list.currentIndex())
        else:
            return False
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw an edge: the palette may have the colour of the area below it."""
        super().paintEvent(event)
        with QPainter(self) as painter:
            painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
            painter.drawRect(self.rect().adjusted(0, 0, -1, -1))

    def event(self, event: QEvent) -> bool:
        """Close when another window gets keyboard focus, for example by a click beside it."""
        if event.type() == QEvent.Type.WindowDeactivate and self.isVisible():
            QTimer.singleShot(0, self, self._leave)
        return super().event(event)

    def _leave(self) -> None:
        if not self.isActiveWindow():
            self.reject()


class _CommandDelegate(PointedDelegate):
    """Delegate that draws a command: its title, softer its place, and its keys at the right."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(200, option.fontMetrics.height() + 12)

    def draw(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        palette, rect, metrics = option.palette, option.rect, option.fontMetrics
        action: QAction = index.data(VALUE_ROLE)
        ink = palette.color(QPalette.ColorRole.Text)
        if option.state & QStyle.StateFlag.State_Selected:
            paint_card(painter, rect, palette)
            ink = palette.color(QPalette.ColorRole.HighlightedText)
        if not action.isEnabled():
            ink = faded(ink, 130)
        line = rect.adjusted(12 + metrics.averageCharWidth() * 2, 0, -12, 0)
        if action.isChecked():
            _write(painter, QRect(rect.left() + 8, rect.top(), 30, rect.height()), "\u2713", ink)
        keys, title, place = str(index.data(SCORE_ROLE)), str(index.data()), index.data(NOTE_ROLE)
        _write(painter, line, keys, softer(ink), Qt.AlignmentFlag.AlignRight)
        line.setRight(line.right() - metrics.horizontalAdvance(keys) - 16)
        line.setLeft(line.left() + _write(painter, line, title, ink) + 12)
        _write(painter, line, str(place), faded(ink, 150))


def _write(
    painter: QPainter,
    line: QRect,
    text: str,
    ink: QColor,
    side: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
) -> int:
    """Write a text in a line, elided if necessary; return its width."""
    metrics = painter.fontMetrics()
    shown = elided(text, metrics, max(0, line.width()))
    painter.setPen(ink)
    flags = side | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
    painter.drawText(line, flags, shown)
    return metrics.horizontalAdvance(shown)
