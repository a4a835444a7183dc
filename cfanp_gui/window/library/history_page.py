"""Page of the finished games in the person's own folder, each with its final position."""

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, QSize, Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QHideEvent, QKeyEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QFileDialog, QMenu, QTreeView, QVBoxLayout

from cfanp_gui.core.text import capitalized
from cfanp_gui.library.entries import GameEntry
from cfanp_gui.library.game_index import Found
from cfanp_gui.library.my_games import GameKeeper
from cfanp_gui.record.palette import default_colours
from cfanp_gui.table.layers.badge import BadgeLook
from cfanp_gui.table.translate import tr
from cfanp_gui.window.library.game_delegate import GamePictures
from cfanp_gui.window.library.games_model import ENTRY_ROLE, SECOND_ROLE
from cfanp_gui.window.library.games_panel import GamesPanel
from cfanp_gui.window.library.index_update import Findings
from cfanp_gui.window.services.locale_forms import day_text
from cfanp_gui.window.services.settings import Settings
from cfanp_gui.window.widgets.chips import TARGET, RoundButton, round_field
from cfanp_gui.window.widgets.layouts import STRETCH, in_row
from cfanp_gui.window.widgets.own_icons import style_next_file_dialog
from cfanp_gui.window.widgets.panel_lists import Index
from cfanp_gui.window.widgets.plain_text import bold_label
from cfanp_gui.window.widgets.whole_rows import WholeDelegate, WholeRow
from cfanp_gui.window.workplace import Workplace

_PICTURE = QSize(176, 116)
_WIDEST = 980


class HistoryActions(QObject):
    """Controller that shows the page in place of the table or the start view."""

    def __init__(self, window: Workplace) -> None:
        super().__init__(window)
        self._window = window
        documents = window.documents
        index = documents.games_index.with_name("my_games.sqlite")
        self.page = MyGames(window.settings, index, documents.kept_games)
        self.page.left.connect(lambda: window.leave_page(self.page))
        self.page.game_chosen.connect(self._open)
        self.page.told.connect(window.announce)
        self.page.table.clicked.connect(window.commands["evening"].trigger)

    @property
    def is_shown(self) -> bool:
        """Return True if the page is shown."""
        return self._window.pages.currentWidget() is self.page

    def show(self) -> None:
        """Show the page, without the panels about a game."""
        window, games = self._window, self.page
        if not self.is_shown:
            games.model.mark_open(window.documents.source)
            games.retranslate()
            window.show_page(self.page)
        games.player.setFocus()

    def _open(self, game: Found) -> None:
        """Put a game on the table, to be looked at and analysed."""
        entry = game.entry
        if self._window.documents.source == (entry.path, entry.number):
            self._window.leave_page(self.page)
        else:
            self._window.opened_files.open_one(entry.path, entry.number)


class MyGames(GamesPanel):
    """Page of the games of one folder, found by a player's name."""

    left = Signal()
    """Emitted when a person wants to go back."""

    def __init__(self, settings: Settings, index: Path, keeper: GameKeeper) -> None:
        self._keeper = keeper
        self.heading = bold_label(times=1.7)
        self.back, self.table = RoundButton(""), RoundButton("")
        super().__init__(settings, index)
        self.back.clicked.connect(self.left)
        self.pictures.size = _PICTURE
        self.drawn = HistoryDelegate(self.pictures, self.view)
        self.view.setItemDelegate(self.drawn)
        self.view.setUniformRowHeights(False)
        self.view.setHeaderHidden(True)
        self.view.widths = (_WIDEST, *self.view.widths[1:])  # a card has the whole width
        elsewhere = self.position, self.sought, self.game, self.ending, self.order
        for part in (*elsewhere, self.exploring, self.again, self.add, self.explorer):
            part.hide()
        whole = self.layout()
        assert isinstance(whole, QVBoxLayout), "its parts stand in a column"
        whole.insertWidget(0, self.heading)
        whole.addLayout(in_row(self.back, STRETCH, self.table))
        round_field(self.player)
        self.folders.setMinimumHeight(TARGET)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        side = max(8, (self.width() - _WIDEST) // 2)
        self.setContentsMargins(side, 8, side, 8)

    def say(self, sentence: str) -> None:
        """Show one plain sentence below the games."""
        self.status.setText(sentence)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._scanned = None  # there may be more games when it is shown again

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def listed_folders(self) -> list[str]:
        return [str(self._keeper.folder)]

    def retranslate(self) -> None:
        super().retranslate()
        self.back.setText(tr("Back"))
        self.table.setText(tr("Evening’s table…"))
        self.heading.setText(tr("My games"))
        self.setWindowTitle(self.heading.text())
        self.setAccessibleName(self.heading.text())
        self.folders.setText(tr("Folder"))

    def _fill_folders(self, menu: QMenu) -> None:
        menu.clear()
        menu.addAction(tr("Show folder"), self._show_folder)
        menu.addAction(tr("Change folder…"), self._change_folder)

    def _show_folder(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._keeper.folder)))

    def _change_folder(self) -> None:
        style_next_file_dialog()
        title, now = tr("Folder for my games"), str(self._keeper.folder)
        if chosen := QFileDialog.getExistingDirectory(self, title, now):
            self._keeper.folder = Path(chosen)
            self.refresh()

    def _show_answer(self, answer: Findings) -> None:
        def when(game: Found) -> tuple[str, str]:
            return game.entry.date, game.entry.path.name  # which begins with the time

        super()._show_answer(replace(answer, found=sorted(answer.found, key=when, reverse=True)))

    def _say(self) -> None:
        super()._say()
        is_empty = not (self._answer.total or self._answer.broken)
        none = tr("No games yet. Every game that you finish is kept here by itself.")
        words = self._progress_words() or self._answer.problem or none
        self.hint.setText(capitalized(words))
        if is_empty:
            self.status.clear()
        self._pages.setCurrentWidget(self.empty if is_empty else self.parts)


class HistoryDelegate(WholeDelegate):
    """Delegate that draws the final position, and the badge of every player's army."""

    picture_size = QSize(190, 116)

    def __init__(self, pictures: GamePictures, view: QTreeView) -> None:
        super().__init__()
        self._pictures, self._view = pictures, view

    def content(self, index: Index) -> WholeRow:
        self.width = self._view.viewport().width()
        entry, names = index.data(ENTRY_ROLE), str(index.data())
        second = str(index.data(SECOND_ROLE) or "")
        if not isinstance(entry, GameEntry):
            return WholeRow((), names, second)
        players = len(entry.names)
        colours, naming = entry.colours or default_colours(players), entry.game.notation.naming
        badges = (BadgeLook(naming.label(seat + 1), colours[seat], seat) for seat in range(players))
        return WholeRow(tuple(badges), names, f"{day_text(entry.date)} \N{MIDDLE DOT} {second}")

    def picture(self, index: Index, ratio: float) -> QPixmap | None:
        entry = index.data(ENTRY_ROLE)
        return self._pictures.picture(entry, ratio) if isinstance(entry, GameEntry) else None
