"""Set-up of armies before a game of hidden knowledge: each person sets up theirs unseen."""

import random
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QIcon, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QDialogButtonBox,
    QFrame,
    QHeaderView,
    QLabel,
    QMenu,
    QMessageBox,
    QPushButton,
    QStackedWidget,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from cfanp_gui.core.boards import BoardSpec, specs_by_id
from cfanp_gui.core.localizing import isolated
from cfanp_gui.core.pieces import Piece
from cfanp_gui.core.position import Position, PositionError
from cfanp_gui.core.set_ups import SetUpRules
from cfanp_gui.core.text import sentence_of
from cfanp_gui.session.match import Match
from cfanp_gui.table.appearance import look_of
from cfanp_gui.table.layers.piece_art import PieceArt
from cfanp_gui.table.translate import joined, sentence, tr, translated
from cfanp_gui.window.widgets.accessible_names import announce
from cfanp_gui.window.widgets.dialogs import confirmed
from cfanp_gui.window.widgets.forms import Buttons, ModalDialog, button_box, push_button
from cfanp_gui.window.widgets.layouts import (
    MARGIN,
    STRETCH,
    dialog_layouts,
    discard,
    in_column,
    in_row,
    resize_on_screen,
)
from cfanp_gui.window.widgets.own_clipboard import forget_copied
from cfanp_gui.window.widgets.plain_text import bold_label, plain_label

_SIDE, _LEAST_SIDE = 56, 28
"""Side of a square, usual and on the lowest screens, in pixels."""
_AROUND = 8
_CHANCE = random.SystemRandom()


class ArmyTable(QTableWidget):
    """Army on its half-board: two pieces change places by a drag, or by Enter or Space on each."""

    pointed = Signal(str)
    """Carries the piece on the square of the keyboard or the mouse, in words."""

    def __init__(
        self, spec: BoardSpec, side: int, icon: Callable[[str], QIcon], name: Callable[[str], str]
    ) -> None:
        """`side` is that of a square, `icon` and `name` of a kind of piece, by its letter."""
        super().__init__(spec.ranks, spec.files)
        self._spec, self._picture, self._name = spec, icon, name
        self.letters: dict[int, str] = {}
        """Letters of the pieces by the numbers of their squares."""
        self._held: int | None = None
        """Square of the piece that is to change places."""
        self._pressed: int | None = None
        self._pressed_at = QPoint()
        self._lit: int | None = None
        self._lifted = QLabel(self.viewport())
        self._lifted.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._lifted.hide()
        self.setAccessibleName(tr("Army, from its front rank to its back rank"))
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setIconSize(QSize(side - _AROUND, side - _AROUND))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setTabKeyNavigation(False)
        self.setVerticalHeaderLabels([str(spec.ranks - row) for row in range(spec.ranks)])
        self.setHorizontalHeaderLabels([spec.name(file)[:1] for file in range(spec.files)])
        for header in (self.verticalHeader(), self.horizontalHeader()):
            header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
            header.setMinimumSectionSize(1)
            header.setDefaultSectionSize(side)
            header.setHighlightSections(False)
            header.setSectionsClickable(False)
        self.verticalHeader().setFixedWidth(24)
        for bar in (self.setHorizontalScrollBarPolicy, self.setVerticalScrollBarPolicy):
            bar(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        above = self.horizontalHeader().sizeHint().height()
        self.setFixedSize(24 + side * spec.files + 2, above + side * spec.ranks + 2)
        for row in range(spec.ranks):
            for column in range(spec.files):
                self.setItem(row, column, QTableWidgetItem())
        self.setMouseTracking(True)
        self.cellEntered.connect(self._point)
        self.currentCellChanged.connect(self._point)

    def show_letters(self, letters: dict[int, str]) -> None:
        """Set up the pieces with the given letters."""
        self.letters, self._held = dict(letters), None
        self._let_go()
        for index in range(self._spec.size):
            self._show(index)
        self._point(self.currentRow(), self.currentColumn())

    def _show(self, index: int) -> None:
        item, letter = self._item(index), self.letters[index]
        dragged, name = self._lifted.isVisible(), self._name(letter)
        item.setIcon(QIcon() if dragged and index == self._pressed else self._picture(letter))
        words = tr("{piece} on {square}").format(piece=name, square=self._spec.name(index))
        if index == self._held:
            words = tr("{words}, taken up").format(words=words)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, words)
        item.setToolTip(name)
        palette, is_lit = self.palette(), index in (self._held, self._lit)
        item.setBackground(palette.highlight() if is_lit else palette.base())

    def _item(self, index: int) -> QTableWidgetItem:
        item = self.item(self._spec.ranks - 1 - self._spec.rank(index), self._spec.file(index))
        assert item is not None, "every square has one"
        return item

    def _at(self, row: int, column: int) -> int | None:
        return self._spec.at(column, self._spec.ranks - 1 - row)

    def _point(self, row: int, column: int) -> None:
        if (item := self.item(row, column)) is not None:
            self.pointed.emit(str(item.data(Qt.ItemDataRole.AccessibleTextRole)))

    def exchange(self, square: int, other: int) -> None:
        """Exchange the pieces on two squares."""
        self.letters = {**self.letters, square: self.letters[other], other: self.letters[square]}
        held, self._held = self._held, None
        for index in {square, other, square if held is None else held}:
            self._show(index)

    def press(self, index: int) -> None:
        """Take up the piece on a square, or exchange it with the one taken up."""
        if self._held not in (None, index):
            self.exchange(self._held, index)
        else:
            self._held = index if self._held is None else None
            self._show(index)
        announce(self, str(self._item(index).data(Qt.ItemDataRole.AccessibleTextRole)))

    def _under(self, event: QMouseEvent) -> int | None:
        index = self.indexAt(event.position().toPoint())
        return self._at(index.row(), index.column()) if index.isValid() else None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        self._let_go()
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed, self._pressed_at = self._under(event), event.position().toPoint()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        if self._pressed is None:
            super().mouseMoveEvent(event)
            return
        if not self._lifted.isVisible():
            if (at - self._pressed_at).manhattanLength() < QApplication.startDragDistance():
                return
            self._lifted.setPixmap(self._item(self._pressed).icon().pixmap(self.iconSize()))
            self._lifted.adjustSize()
            self._lifted.show()
            self._show(self._pressed)
        self._lifted.move(at - self._lifted.rect().center())
        self._light(self._under(event))

    def _light(self, index: int | None) -> None:
        """Highlight the square with which the dragged piece would change places."""
        before, self._lit = self._lit, index
        for changed in {before, index}:
            if changed is not None:
                self._show(changed)

    def _let_go(self) -> None:
        """Put the dragged piece back where it was."""
        self._lifted.hide()
        self._light(None)
        pressed, self._pressed = self._pressed, None
        if pressed is not None:
            self._show(pressed)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        pressed, under = self._pressed, self._under(event)
        self._let_go()
        if pressed is None or under is None or event.button() != Qt.MouseButton.LeftButton:
            return
        if pressed == under:
            self.press(under)
        else:
            self.exchange(pressed, under)
            self.setCurrentIndex(self.indexAt(event.position().toPoint()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index = self._at(self.currentRow(), self.currentColumn())
        keys = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
        if event.key() == Qt.Key.Key_Escape and self._pressed is not None:
            self._let_go()
        elif event.key() in keys:  # also if nothing is chosen: no button of the dialog is meant
            if index is not None:
                self.press(index)
        else:
            super().keyPressEvent(event)


class ArmySetUp(QWidget):
    """Army being set up, with buttons."""

    def __init__(self, rules: SetUpRules, table: ArmyTable) -> None:
        super().__init__()
        self._rules, self.table = rules, table
        self.words, self.piece = plain_label(""), plain_label("")
        table.pointed.connect(self.piece.setText)
        self.ready = QPushButton(tr("&Ready set-ups"))
        menu = QMenu(self.ready)
        for ready in rules.ready.values():
            menu.addAction(translated(ready.name), partial(self._take, ready.text))
        self.ready.setMenu(menu)
        self.lot = push_button(tr("By &lot"), self.draw_lots)
        self.shuffle = push_button(
            tr("&Shuffle"), lambda: self._take(rules.shuffled(self.text, _CHANCE.getrandbits(64)))
        )
        self.copy = push_button(tr("&Copy as text"), self._copy)
        clipboard = QGuiApplication.clipboard()
        self.paste = push_button(tr("&Paste text"), lambda: self._take(clipboard.text()))
        acts = in_row(self.ready, self.lot, self.shuffle, STRETCH, self.copy, self.paste)
        in_column(self.words, table, self.piece, acts, STRETCH, over=self, margins=(0,))
        self.draw_lots()

    @property
    def text(self) -> str:
        """Return the set-up as text."""
        return self._rules.write(self.table.letters)

    def draw_lots(self) -> None:
        """Set up the army at random."""
        self._take(self._rules.drawn(_CHANCE.getrandbits(64)))

    def _take(self, text: str, _checked: bool = False) -> None:
        """Set up the army from a text, or report what is wrong with it."""
        try:
            self.table.show_letters(dict(self._rules.read(text)))
        except PositionError as problem:
            self.words.setText(sentence(sentence_of(problem)))
        else:
            self.words.setText(tr("Drag one piece onto another: they change places."))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text)
        self.words.setText(tr("The set-up is on the clipboard as one line of text."))


class ArmiesSetUp(ModalDialog):
    """Dialog in which one person after the other sets up their army; bots' are random."""

    def __init__(self, parent: QWidget | None, match: Match, start: Position, pieces: str) -> None:
        """`pieces` is the key of the set of pieces to draw with."""
        super().__init__(parent, tr("Set up the armies"))
        rules = start.set_up_rules
        assert rules is not None, "armies are set up"
        self._match, self._start, self._rules = match, start, rules
        self._art = PieceArt()
        self._art.set_look(pieces)
        self._persons = [player for player, seat in enumerate(match.seats, 1) if seat.bot is None]
        self._texts: dict[int, str] = {}
        self.army: ArmySetUp | None = None
        """Army that is being set up; None while the next person is awaited."""
        self.title = bold_label()
        spec = start.boards()[0]
        room = self.screen().availableSize().height() - MARGIN - self._beside
        self._side = max(_LEAST_SIDE, min(_SIDE, room // spec.ranks))
        self.pages, self.cover = QStackedWidget(), plain_label("")
        self.cover.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.pages.addWidget(self.cover)
        buttons = button_box(self, Buttons.Cancel)
        self.go_on = buttons.addButton("", QDialogButtonBox.ButtonRole.ActionRole)
        self.go_on.clicked.connect(self._go_on)
        outer, shown = dialog_layouts(self)
        outer.addWidget(buttons)
        shown.addWidget(self.title)
        shown.addWidget(self.pages, 1)
        buttons.button(Buttons.Cancel).setAutoDefault(False)
        self.go_on.setDefault(True)
        wide, high = 24 + self._side * spec.files + 40, self._side * spec.ranks + self._beside
        resize_on_screen(self, wide, high)
        self._await_next(alone=len(self._persons) == 1)

    @property
    def _beside(self) -> int:
        """Return the height of the widgets above and below the army, in pixels."""
        return 8 * self.fontMetrics().height() + 56

    def texts(self) -> list[str]:
        """Return the set-ups of all players in order."""
        return [
            self._texts.get(player) or self._rules.drawn(_CHANCE.getrandbits(64))
            for player in range(1, len(self._match.seats) + 1)
        ]

    @property
    def player(self) -> int | None:
        """Return the person who is awaited or sets up now; None when all have done so."""
        return next((person for person in self._persons if person not in self._texts), None)

    def reject(self) -> None:
        """Cancel all set-ups, after a question once one is complete."""
        text, title = tr("Give up this game? The armies that are set up are lost."), tr("Give up")
        yes, icon = QMessageBox.StandardButton.Yes, QMessageBox.Icon.Question
        if not self._texts or confirmed(self, self.windowTitle(), text, title, yes, icon):
            super().reject()

    def _await_next(self, alone: bool = False) -> None:
        """Wait until the next person looks; a single person need not be waited for."""
        if (player := self.player) is None:
            self.accept()
            return
        if self.army is not None:
            discard(self.army)
            self.army = None
        name = self._match.seats[player - 1].name
        self.title.setText(tr("{name}, please take the seat").format(name=isolated(name)))
        self.cover.setText(tr("You set up your army now. Nobody else looks."))
        self.go_on.setText(tr("Show my army"))
        self.pages.setCurrentWidget(self.cover)
        self.go_on.setFocus()
        announce(self, joined(" ", map(sentence, (self.title.text(), self.cover.text()))))
        if alone:
            self._go_on()

    def _go_on(self) -> None:
        if (player := self.player) is None:
            return
        if self.army is not None:
            self._texts[player] = self.army.text
            if len(self._persons) > 1:
                forget_copied()
            self._await_next()
            return
        self.army = ArmySetUp(self._rules, self._table(player))
        self.pages.addWidget(self.army)
        self.pages.setCurrentWidget(self.army)
        name = self._match.seats[player - 1].name
        self.title.setText(tr("{name}, set up your army").format(name=isolated(name)))
        self.go_on.setText(tr("&Done"))
        self.army.table.setCurrentCell(0, 0)
        self.army.table.setFocus()

    def _table(self, player: int) -> ArmyTable:
        position, types = self._start, self._match.game.piece_types
        seat = position.seats()[player - 1]
        spec = specs_by_id(position.boards())[seat.board]
        ratio = self.devicePixelRatioF()

        def picture(letter: str) -> QIcon:
            look = look_of(position.style(Piece(letter, seat.army)), self._match.colours)
            drawn = self._art.pixmap(types[letter], look, round((self._side - _AROUND) * ratio))
            icon = QIcon(drawn)
            icon.addPixmap(drawn, QIcon.Mode.Selected)  # on a widget that Qt would tint
            return icon

        return ArmyTable(spec, self._side, picture, lambda key: translated(types[key].heading))
