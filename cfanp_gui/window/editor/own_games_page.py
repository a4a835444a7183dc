"""Page on which a person writes games of their own, sees their pieces move, and plays them."""

from collections.abc import Iterable, Iterator
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QEvent, QStringListModel, Qt, Signal
from PySide6.QtGui import (
    QFontDatabase,
    QHideEvent,
    QKeyEvent,
    QKeySequence,
    QTextCharFormat,
    QTextCursor,
)
from PySide6.QtWidgets import (
    QComboBox,
    QCompleter,
    QListView,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QSplitter,
    QTextEdit,
    QWidget,
)

from cfanp_gui.assets import asset
from cfanp_gui.core.game import Game, Position
from cfanp_gui.core.text import sentence_of
from cfanp_gui.games.pairs.described.keys import CUSTOM
from cfanp_gui.games.pairs.described.writing import WrittenGames, completions, read_written
from cfanp_gui.games.registry import default_game
from cfanp_gui.record.picture_document import PictureContent
from cfanp_gui.session.added_games import AddedGames
from cfanp_gui.table.layers.piece_art import USUAL_ART, ArtKeys
from cfanp_gui.table.theme import Theme
from cfanp_gui.table.timers import single_shot
from cfanp_gui.table.translate import tr, translated
from cfanp_gui.window.help.help_dialogs import SafeBrowser, pieces_html
from cfanp_gui.window.services.background import Stream
from cfanp_gui.window.start.setup_boxes import CountBox
from cfanp_gui.window.widgets.accessible_names import announce
from cfanp_gui.window.widgets.chips import TARGET, FlatBox, RoundButton
from cfanp_gui.window.widgets.forms import buddy_label, fill_box
from cfanp_gui.window.widgets.layouts import in_column, in_row
from cfanp_gui.window.widgets.page import Page
from cfanp_gui.window.widgets.plain_text import bold_label
from cfanp_gui.window.widgets.position_picture import PositionPicture
from cfanp_gui.window.widgets.style import theme_of

_MOST = 12
"""Most completions that are proposed at a time."""


class RulesField(QPlainTextEdit):
    """Text of games, which completes keys, values and names of parents."""

    save_asked = Signal()
    """Emitted when a person presses the keys of saving."""

    def __init__(self) -> None:
        super().__init__(tabChangesFocus=True, lineWrapMode=QPlainTextEdit.LineWrapMode.NoWrap)
        self.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self._words = QStringListModel(self)
        self.completer = QCompleter(self._words, self)
        self.completer.setCompletionMode(QCompleter.CompletionMode.UnfilteredPopupCompletion)
        self.completer.setWidget(self)
        self.completer.activated.connect(self._complete)
        self.popup = QListView()
        self.popup.setUniformItemSizes(True)
        self.completer.setPopup(self.popup)
        self._replaced = 0
        """Number of letters before the cursor that a completion replaces."""

    @property
    def line(self) -> int:
        """Return the line of the cursor, from 1."""
        return self.textCursor().blockNumber() + 1

    def go_to(self, line: int) -> None:
        """Put the cursor at the end of a line, from 1, with the keyboard."""
        block = self.document().findBlockByNumber(max(0, line - 1))
        cursor = QTextCursor(block)
        cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock)
        self.setTextCursor(cursor)
        self.setFocus()

    def mark(self, lines: Iterable[int], theme: Theme) -> None:
        """Underline the lines of faults, from 1."""
        form = QTextCharFormat()
        form.setUnderlineStyle(QTextCharFormat.UnderlineStyle.WaveUnderline)
        form.setUnderlineColor(theme.check)
        marks = []
        for line in lines:
            mark = QTextEdit.ExtraSelection()
            cursor = QTextCursor(self.document().findBlockByNumber(line - 1))
            cursor.select(QTextCursor.SelectionType.LineUnderCursor)
            mark.cursor, mark.format = cursor, form
            marks.append(mark)
        self.setExtraSelections(marks)

    def event(self, event: QEvent) -> bool:
        """Take the keys of saving before the window's command does."""
        is_asked = isinstance(event, QKeyEvent) and event.matches(QKeySequence.StandardKey.Save)
        if is_asked and event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        if is_asked and event.type() == QEvent.Type.KeyPress:
            self.save_asked.emit()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        popup, keys = self.popup, Qt.Key
        taking = (keys.Key_Return, keys.Key_Enter, keys.Key_Tab, keys.Key_Escape, keys.Key_Backtab)
        if popup.isVisible() and event.key() in taking:
            event.ignore()  # the list of completions takes it
            return
        control = Qt.KeyboardModifier.ControlModifier
        asked = event.key() == keys.Key_Space and event.modifiers() == control
        if not asked:
            super().keyPressEvent(event)
        if asked or (event.text().isprintable() and event.text()) or popup.isVisible():
            self._propose(asked)
        elif event.key() == keys.Key_Escape:
            event.ignore()  # it goes back

    def _propose(self, asked: bool) -> None:
        """Show what may stand at the cursor; without being `asked` only where some is typed."""
        cursor = self.textCursor()
        before = cursor.block().text()[: cursor.positionInBlock()]
        self._replaced, words = completions(before, self.toPlainText())
        popup = self.popup
        least = 1 if "=" in before else 2
        if not words or (self._replaced < least and not asked and not popup.isVisible()):
            popup.hide()
            return
        self._words.setStringList(words[:_MOST] if not asked else list(words))
        popup.setCurrentIndex(self._words.index(0, 0))
        place = self.cursorRect()
        bar = popup.verticalScrollBar().sizeHint().width()
        place.setWidth(popup.sizeHintForColumn(0) + bar)
        self.completer.complete(place)

    def _complete(self, word: str) -> None:
        """Put a completion in place of what was typed of it."""
        cursor = self.textCursor()
        left, keeps = QTextCursor.MoveOperation.Left, QTextCursor.MoveMode.KeepAnchor
        cursor.movePosition(left, keeps, self._replaced)
        cursor.insertText(word)
        self.setTextCursor(cursor)


_PAUSE_MS = 300
"""Pause after a key before the text is read, in milliseconds."""
_FAULT_ROWS, _FAULT_ROOM = 3, 8
"""Most faults shown at a time, and the room between two of them in pixels."""
_PIECE = 280
"""Room of a drawn piece, in pixels."""


class _Shown(NamedTuple):
    """Game that is drawn beside the text."""

    key: str
    name: str
    game: Game
    start: Position
    own: str
    """Letters of the pieces that the text describes."""


def _reading(
    text: str, name: str, taken: frozenset[str], line: int
) -> Iterator[WrittenGames | _Shown]:
    """Yield the games of a text, then the one at a line with the moves of its pieces worked out."""
    written = read_written(text, name, taken)
    yield written
    if (base := written.at(line)) is not None:
        game = default_game().variant({"base": base.key}, written.sources[base.key])
        start = game.initial(2, game.as_seated)
        for letter in game.piece_types:
            start.movement(letter)
        own = "".join(kind.letter for kind in base.game.kinds if kind.type in CUSTOM)
        yield _Shown(base.key, translated(base.name), game, start, own)


class OwnGamesPage(Page):
    """Text of a file of games, its faults, and beside it the game at the cursor."""

    def __init__(self, games: AddedGames) -> None:
        self._games, self._art = games, USUAL_ART
        self._written: WrittenGames | None = None
        self._shown: _Shown | None = None
        self._stream: Stream | None = None
        self._name, self._told = "", ""
        self.files, self.new = FlatBox(), RoundButton("")
        self.files.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.files.setMinimumHeight(TARGET)
        self.field, self.faults = RulesField(), QListWidget()
        self.title, self.picture, self.pieces = bold_label(), PositionPicture(), SafeBrowser()
        self.count, self.share, self.help = CountBox(), RoundButton(""), RoundButton("")
        self.count.setMinimumHeight(TARGET)
        self._label = buddy_label("", self.files)
        self._armies = buddy_label("", self.count)
        self.count.set_counts(default_game().player_counts)
        high = self.faults.fontMetrics().lineSpacing() + _FAULT_ROOM
        self.faults.setMaximumHeight(_FAULT_ROWS * high)
        self.faults.setWordWrap(True)
        self.faults.hide()
        writing, drawing, self._drawn = QWidget(), QWidget(), QWidget()
        top = in_row(self._label, (self.files, 1), self.new)
        in_column(top, (self.field, 1), self.faults, over=writing, margins=(0,), spacing=6)
        self.picture.setMaximumHeight(190)
        in_column((self.picture, 1), (self.pieces, 2), over=self._drawn, margins=(0,), spacing=6)
        heading = self.title, 0, Qt.AlignmentFlag.AlignTop  # also where nothing is below it
        in_column(heading, (self._drawn, 1), over=drawing, margins=(0,), spacing=6)
        self._halves = QSplitter(Qt.Orientation.Horizontal, childrenCollapsible=False)
        self._halves.addWidget(writing)
        self._halves.addWidget(drawing)
        self._halves.setHandleWidth(12)
        self._halves.setStretchFactor(0, 3)
        self._halves.setStretchFactor(1, 2)
        super().__init__(self._halves, self.share, self.help, self._armies, self.count)
        self._later = single_shot(self, _PAUSE_MS, self._read)
        self.field.textChanged.connect(self._typed)
        self.field.cursorPositionChanged.connect(self._follow)
        self.files.currentIndexChanged.connect(self._choose)
        self.new.clicked.connect(self.begin_new)
        self.faults.itemActivated.connect(self._go_to)
        self.faults.itemClicked.connect(self._go_to)
        self.field.save_asked.connect(self.save)
        self.retranslate()
        self.refresh()

    def retranslate(self) -> None:
        super().retranslate()
        self.entitle(tr("Games of your own"))
        self.onward.setText(tr("Play it"))
        self.new.setText(tr("New game"))
        self.share.setText(tr("Save a copy…"))
        self.help.setText(tr("Help"))
        self._label.setText(tr("&File"))
        self._armies.setText(tr("&Armies"))
        self.field.setAccessibleName(tr("Rules of the game"))
        words = tr("A line for each key. Ctrl+Space proposes what may stand at the cursor.")
        self.field.setAccessibleDescription(words)
        self.field.setPlaceholderText(words)
        self.faults.setAccessibleName(tr("What is wrong"))
        self.pieces.setAccessibleName(tr("How the pieces move"))

    def set_art(self, art: ArtKeys) -> None:
        """Draw with other pictures of pieces."""
        if art != self._art:
            self._art = art
            self.picture.set_art(art)
            self._later.start()

    # Files

    def refresh(self) -> None:
        """Offer the person's files, and show the one that was shown or the first."""
        names = [*self._games.texts()]
        if not self.field.toPlainText().strip():
            self._name = ""
        elif self._name not in names:
            names.append(self._name)
        fill_box(self.files, ((name, name) for name in names), self._name or None)
        if names:
            self._choose()
        else:
            self.begin_new()

    def begin_new(self) -> None:
        """Begin a new file with a game that can be played at once."""
        self.save()
        texts = self._games.texts()
        known = {*texts, *self._games.keys()}
        number = next(n for n in range(1, 10_000) if _numbered("mygame", n) not in known)
        key = _numbered("mygame", number)
        name = _numbered(tr("My game "), number).strip()
        self._name = key
        note = tr("A piece of your own: its letter, and its moves in Betza’s notation.")
        first = asset("games", "first.ini").read_text(encoding="utf-8")
        self.field.setPlainText(first.format(key=key, name=name, note=note))
        fill_box(self.files, ((name, name) for name in (*texts, key)), key)
        self.field.go_to(2)

    def _choose(self) -> None:
        name = self.files.currentData()
        if name is not None and name != self._name:
            self.save()
            self._name = name
            self.field.setPlainText(self._games.texts().get(name, ""))

    def save(self) -> bool:
        """Save the file; return True if there is nothing more to save."""
        text = self.field.toPlainText()
        if not self._name or self._games.texts().get(self._name, "") == text:
            return True
        try:
            self._games.write(self._name, text)
        except OSError as error:
            reason = translated(sentence_of(error))
            self.say(tr("The file could not be saved: {reason}").format(reason=reason))
            return False
        return True

    def hideEvent(self, event: QHideEvent) -> None:
        self.save()
        super().hideEvent(event)

    # The text

    @property
    def chosen(self) -> Game | None:
        """Return the game at the cursor, which is drawn; None while none can be played."""
        return self._shown.game if self._shown is not None and self.onward.isEnabled() else None

    def _typed(self) -> None:
        self.onward.setEnabled(False)
        self._later.start()

    def _follow(self) -> None:
        """Show another game when the cursor comes to its section."""
        written, shown = self._written, self._shown
        if written is None or self._later.isActive():
            return
        base = written.at(self.field.line)
        if base is not None and (shown is None or shown.key != base.key):
            self._later.start()

    def _read(self) -> None:
        """Read the text on another thread."""
        if self._stream is not None:
            self._stream.cancel()
        text, line, taken = self.field.toPlainText(), self.field.line, self._games.keys(self._name)
        self._stream = Stream(partial(_reading, text, self._name, taken, line))
        self._stream.came.connect(self._came)
        self._stream.failed.connect(self._fail)
        self._stream.start()

    def _came(self, items: tuple[WrittenGames | _Shown, ...]) -> None:
        for item in items:
            if isinstance(item, _Shown):
                self._show(item)
            else:
                self._take(item)

    def _fail(self, error: Exception) -> None:
        """Say that a game cannot be shown, whose rules were read."""
        words = tr("This game cannot be played: {reason}")
        self.say(words.format(reason=translated(sentence_of(error))))

    def _take(self, written: WrittenGames) -> None:
        """Show the faults of a text."""
        self._written = written
        self.faults.clear()
        for fault in written.faults:
            words = translated(fault.sentence)
            if fault.line and "line" not in fault.sentence.values:
                words = tr("Line {line}: {problem}").format(line=fault.line, problem=words)
            item = QListWidgetItem(words)
            item.setData(Qt.ItemDataRole.UserRole, fault.line)
            self.faults.addItem(item)
        self.faults.setVisible(bool(written.faults))
        self.field.mark((fault.line for fault in written.faults if fault.line), theme_of(self))
        first = self.faults.item(0).text() if written.faults else tr("Nothing is wrong.")
        if first != self._told and (written.faults or self._told):
            announce(self.field, first)
        self._told = first
        base = written.at(self.field.line)
        none = tr("No game can be played yet.")
        self.title.setText(none if base is None else translated(base.name))
        self._drawn.setVisible(base is not None)

    def _show(self, shown: _Shown) -> None:
        """Draw a game and its pieces."""
        self._shown = shown
        self.onward.setEnabled(True)
        words = tr("The start of {game} with two armies").format(game=shown.name)
        self.picture.show_position(shown.game, shown.start, PictureContent(plates=False), words)
        at, across = self.pieces.verticalScrollBar().value(), max(1, self.pieces.width() // _PIECE)
        drawn = shown.game, shown.start, theme_of(self).dark, self._art, across, shown.own
        self.pieces.setHtml(pieces_html(*drawn))
        self.pieces.verticalScrollBar().setValue(at)

    def _go_to(self, item: QListWidgetItem) -> None:
        self.field.go_to(item.data(Qt.ItemDataRole.UserRole) or 1)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and self._shown is not None:
            self._show(self._shown)
            self._later.start()


def _numbered(word: str, number: int) -> str:
    """Return a name with a number, which the first has not."""
    return word if number == 1 else f"{word}{number}"
