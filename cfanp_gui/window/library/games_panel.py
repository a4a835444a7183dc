"""Panel of games: folders, search fields, and the list, which stays when a game is opened."""

from dataclasses import replace
from functools import partial
from pathlib import Path
from time import monotonic

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFileDialog,
    QHeaderView,
    QLineEdit,
    QMenu,
    QSplitter,
    QStackedWidget,
    QToolButton,
    QTreeView,
    QWidget,
)

from cfanp_gui.core.game import Position
from cfanp_gui.core.text import one_line
from cfanp_gui.library.entries import Ending, GameEntry
from cfanp_gui.library.game_index import Found, SupersededError
from cfanp_gui.library.index_file import IndexBusyError
from cfanp_gui.library.indexing import Progress, UpdateStage
from cfanp_gui.library.playing_through import position_key
from cfanp_gui.library.query import Query, Sought
from cfanp_gui.session.game_file import GameFile
from cfanp_gui.table.timers import single_shot
from cfanp_gui.table.translate import joined, tr, translated
from cfanp_gui.window.library.explorer import ExplorerView, RowTree
from cfanp_gui.window.library.game_delegate import PICTURE, GameDelegate, GamePictures
from cfanp_gui.window.library.games_model import ENTRY_ROLE, GamesModel, column_titles
from cfanp_gui.window.library.index_update import Findings, IndexTask, IndexUpdate, OnTable, answer
from cfanp_gui.window.panels.panel_controller import DockPanel
from cfanp_gui.window.services.locale_forms import sorting_key
from cfanp_gui.window.services.settings import Settings
from cfanp_gui.window.widgets.accessible_names import make_clearable, name_box
from cfanp_gui.window.widgets.forms import NARROW, fill_box, push_button
from cfanp_gui.window.widgets.layouts import STRETCH, in_column, in_row
from cfanp_gui.window.widgets.own_icons import style_menu_button, style_next_file_dialog
from cfanp_gui.window.widgets.plain_text import plain_label

LISTED_S, PLAYED_S = 1.5, 10.0
"""Intervals of updating the list, in seconds: while files are read, and while games are played."""
_EXPLORER = "library_explorer"
"""Setting that is true if the explorer is shown."""
_WIDTHS = (250, 110, 60, 90, 110, 150, 150)
RETRY_MS = 15_000
"""Time after which an index that another program uses is tried again, in milliseconds."""
TYPING_MS = 250
"""Pause in typing after which the search begins, in milliseconds."""


class GamesView(RowTree):
    """Table of games, one of which is opened."""

    widths: tuple[int, ...] = _WIDTHS
    """Widths of the columns, in pixels, of which those that have room are shown."""

    def __init__(self, model: GamesModel, delegate: GameDelegate) -> None:
        super().__init__(model)
        self.setItemDelegate(delegate)
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QTreeView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QTreeView.ScrollMode.ScrollPerPixel)
        self.header().setSortIndicator(*model.sorted_by)
        self.setSortingEnabled(True)
        self.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the columns that have room; rows say the rest below the players."""
        super().resizeEvent(event)
        for column, width in enumerate(self.widths[1:], 1):
            self.setColumnHidden(column, sum(self.widths[: column + 1]) > self.viewport().width())
            self.setColumnWidth(column, width)


class GamesPanel(DockPanel):
    """Panel that finds the games in chosen folders and opens them."""

    game_chosen = Signal(object)
    """Carries a `Found` whose game a person wants to open."""
    told = Signal(str)
    """Carries the result of a new search, to be announced."""

    def __init__(self, settings: Settings, index: Path | None = None) -> None:
        """`index` is the path of the index of games, see `IndexUpdate`."""
        super().__init__()
        self._settings, self.indexing = settings, IndexUpdate(index)
        self.indexing.progressed.connect(self._show_progress)
        self.indexing.finished.connect(self._finish)
        self.model, self.pictures = GamesModel(), GamePictures(PICTURE, self._end_of)
        self.view = GamesView(self.model, GameDelegate(self.pictures))
        self._delegate = self.view.itemDelegate()
        self.pictures.arrived.connect(self.view.viewport().update)
        self.view.chosen.connect(self._open)
        self.explorer = ExplorerView()
        self._scanned: tuple[Path, ...] | None = None
        self._table: OnTable | None = None
        self._asking: IndexTask | None = None
        self._asked_again = False
        self._asked: tuple[Query, OnTable | None] = (Query(), None)
        """Latest query, and the table for the explorer."""
        self._is_repeated = True
        """True if the latest query equals the one before, so that its result is not announced."""
        self._answer = Findings()
        """Latest answer, with the numbers of games as they are now."""
        self._listed_at = 0.0
        self._read: Progress | None = None
        """Progress of reading the folders; None while nothing is read."""
        self._progress = ""
        self._is_all = True
        """True if all the games there are were found."""
        self._retry = single_shot(self, RETRY_MS, self.refresh)
        self._typing = single_shot(self, TYPING_MS, self.look)
        self._build()
        self.retranslate()

    def _build(self) -> None:
        self.player, self.position = QLineEdit(), QLineEdit()
        for field in (self.player, self.position):
            make_clearable(field)
            field.textChanged.connect(lambda _: self._typing.start())
        boxes = [QComboBox(sizeAdjustPolicy=NARROW, minimumContentsLength=8) for _ in range(3)]
        self.game, self.ending, self.sought = boxes
        for box in boxes:
            box.currentIndexChanged.connect(lambda _: self.look())
        self.sought.currentIndexChanged.connect(lambda _: self._explain())
        self.folders, self.order = QToolButton(), QToolButton()
        for button, fill in ((self.folders, self._fill_folders), (self.order, self._fill_order)):
            menu = QMenu(button)
            menu.aboutToShow.connect(partial(fill, menu))
            button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
            button.setMenu(menu)
            style_menu_button(button)
        self.exploring = QCheckBox()
        self.exploring.setChecked(self._settings.flag(_EXPLORER))
        self.exploring.toggled.connect(self._explore)
        self.again, self.stop = QToolButton(), QToolButton()
        self.again.clicked.connect(self.refresh)
        self.stop.clicked.connect(self.indexing.cancel)
        self.status, self.empty = plain_label(""), QWidget()
        self.hint = plain_label("")
        self.hint.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.add = push_button("", self.add_folder)
        add = (self.add, 0, Qt.AlignmentFlag.AlignCenter)
        in_column(STRETCH, self.hint, add, STRETCH, over=self.empty)
        self._pages = QStackedWidget()
        self._pages.addWidget(self.empty)
        self.parts = QSplitter(Qt.Orientation.Vertical, childrenCollapsible=False)
        for at, (part, share) in enumerate(((self.view, 2), (self.explorer, 1))):
            self.parts.addWidget(part)
            self.parts.setStretchFactor(at, share)
        self.explorer.setVisible(self.exploring.isChecked())
        self._pages.addWidget(self.parts)
        wanted = in_row((self.player, 1), self.folders), in_row((self.game, 1), (self.ending, 1))
        position = in_row((self.sought, 1), (self.position, 2))
        last = in_row(self.order, self.exploring, STRETCH, self.stop, self.again)
        in_column(*wanted, position, (self._pages, 1), self.status, last, over=self, margins=(8,))

    @property
    def panes(self) -> list[QWidget]:
        """Return the field in which a player is searched for."""
        return [self.player]

    def retranslate(self) -> None:
        """Set all texts anew in the current language."""
        self.player.setPlaceholderText(self.tr("Player"))
        self.player.setAccessibleName(self.tr("Part of a player’s name"))
        self.folders.setText(self.tr("Folders"))
        self.order.setText(self.tr("Order"))
        self.order.setToolTip(self.tr("By which column the games are sorted"))
        self.exploring.setText(self.tr("Explorer"))
        self.exploring.setToolTip(
            self.tr("Which turns followed the position on the table, and with what results")
        )
        self.explorer.setAccessibleName(self.tr("Turns that followed the position on the table"))
        self.again.setText(self.tr("Refresh"))
        self.stop.setText(self.tr("Stop"))
        self.view.setAccessibleName(self.tr("Games"))
        name_box(self.game, self.tr("Which game"))
        name_box(self.ending, self.tr("How it ended"))
        self.hint.setText(self.tr("Choose a folder, and the games in it are listed here."))
        self.add.setText(self.tr("Choose a folder…"))
        won, drawn = (self.tr("Won"), Ending.WON), (self.tr("Drawn"), Ending.DRAWN)
        unfinished = self.tr("Unfinished"), Ending.UNFINISHED
        fill_box(self.ending, ((self.tr("Any result"), None), won, drawn, unfinished))
        name_box(self.sought, self.tr("What is looked for in the games"))
        fill_box(self.sought, [(words[0], sought) for sought, words in self._soughts().items()])
        self._explain()
        self._fill_games()
        self.model.retranslate()
        self.explorer.show_turns(self._answer.turns, self._answer.labels)
        self._say()

    def _soughts(self) -> dict[Sought, tuple[str, str, str]]:
        """Return the kinds of search: the title, an example, and an explanation of each."""
        return {
            Sought.BEGINNING: (
                self.tr("Position"),
                self.tr("A CFEN or its beginning"),
                self.tr("Finds games in which a position was reached whose text begins so."),
            ),
            Sought.TABLE: (
                self.tr("On the table"),
                "",
                self.tr("Finds games in which the position on the table was reached."),
            ),
            Sought.BOARD: (
                self.tr("Half-board"),
                self.tr("Ranks, such as 8/8/PPPPPPPP/RNBQKBNR"),
                self.tr("Finds a half-board, written as in a CFEN or without the armies."),
            ),
            Sought.PAIR: (
                self.tr("Pieces on a pair"),
                self.tr("Such as KaQaKb, AB: KQK, KQK+"),
                self.tr(
                    "Finds pieces on two half-boards pushed together: just these, or with + more."
                ),
            ),
            Sought.ARMY: (
                self.tr("Pieces of an army"),
                self.tr("Such as KQR, A: KQR, KQR+"),
                self.tr("Finds an army with just these pieces, or with + more."),
            ),
            Sought.CAPTURE: (
                self.tr("Who captured whom"),
                self.tr("Such as Ann x Ben, A x, x C"),
                self.tr("Finds games in which a player captured an army: names, or letters."),
            ),
        }

    def _explain(self) -> None:
        sought = self.sought.currentData() or Sought.BEGINNING
        _, example, explained = self._soughts()[sought]
        self.position.setEnabled(sought is not Sought.TABLE)
        self.position.setPlaceholderText(example)
        self.position.setAccessibleName(explained)
        self.position.setToolTip(explained)

    def _fill_order(self, menu: QMenu) -> None:
        """List the columns to sort by; choosing the current one again reverses the order."""
        menu.clear()
        ascending = Qt.SortOrder.AscendingOrder
        now, order = self.model.sorted_by
        for column, title in enumerate(column_titles()):
            action = menu.addAction(title)
            action.setCheckable(True)
            action.setChecked(column == now)
            turned = column == now and order is ascending
            by = Qt.SortOrder.DescendingOrder if turned else ascending
            action.triggered.connect(partial(self.view.header().setSortIndicator, column, by))

    def _fill_games(self) -> None:
        by_language = sorting_key()
        kinds = [(translated(title), str(title)) for title in self._answer.titles]
        kinds.sort(key=lambda kind: by_language(kind[0]))
        fill_box(self.game, ((self.tr("All games"), None), *kinds))

    def _fill_folders(self, menu: QMenu) -> None:
        menu.clear()
        menu.addAction(self.tr("Add a folder…")).triggered.connect(self.add_folder)
        menu.addSeparator()  # which is not shown at the end
        for folder in self._settings.game_folders():
            name = one_line(folder).replace("&", "&&")
            words = self.tr("Leave out {folder}").replace("{folder}", name)
            menu.addAction(words, partial(self.leave_out, folder))

    def add_folder(self) -> None:
        """Ask for a folder and list its games too."""
        style_next_file_dialog()
        chosen = QFileDialog.getExistingDirectory(
            self, self.tr("Folder with games"), str(self._settings.folder())
        )
        if chosen:
            folder, known = Path(chosen), self._settings.game_folders()
            self._settings.set_folder(folder)
            # Qt's name has slashes, on Windows too.
            self._settings.set_game_folders([*known, *({str(folder)} - set(known))])
            self.refresh()

    def leave_out(self, folder: str) -> None:
        """Remove a folder from the list; its files stay as they are."""
        folders = [name for name in self._settings.game_folders() if name != folder]
        self._settings.set_game_folders(folders)
        self.refresh()

    def listed_folders(self) -> list[str]:
        """Return the folders whose games are listed."""
        return self._settings.game_folders()

    def refresh(self) -> None:
        """Scan the folders again; only files that have changed are read."""
        self._scanned = tuple(Path(folder) for folder in self.listed_folders())
        self._pages.setCurrentWidget(self.parts if self._scanned else self.empty)
        self.stop.show()
        self.again.setEnabled(False)
        self._read, self._progress = None, self.tr("looking into the folders")
        self._say()
        self.indexing.start(self._scanned)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._scanned is None:
            self.refresh()

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop reading while the panel is hidden; the rest is read another time."""
        super().hideEvent(event)
        if self.indexing.running and not event.spontaneous():
            self.indexing.cancel()
            self._scanned = None
        self._retry.stop()
        self.pictures.forget()

    def _show_progress(self, progress: Progress) -> None:
        files, before = progress.stage is UpdateStage.FILES, self._read
        # Then there is more to list, or one game less.
        begins = before is None or progress.stage is not before.stage
        self._read = progress
        if not files:
            begins = begins or before is None or progress.all != before.all
            waiting = progress.all - progress.done
            self._answer = replace(self._answer, total=progress.all, waiting=waiting)
        if begins or monotonic() - self._listed_at > (LISTED_S if files else PLAYED_S):
            self.look()
        self._say()

    def _finish(self, complete: bool) -> None:
        self.stop.hide()
        self.again.setEnabled(True)
        self._read = None
        self._progress = "" if complete else self.indexing.problem or self.tr("stopped")
        if self.indexing.is_locked:
            self._retry.start()
        self.look()

    def _say(self) -> None:
        """Show the number of games listed, the activity, and any problem."""
        answer, index = self._answer, self.indexing.index
        text = tr("%n game(s)", "", answer.total)
        if not self._is_all:
            text = self.tr("{found} of {games}").format(found=len(answer.found), games=text)
        parts = [text, self._progress_words()]
        if answer.waiting:
            text = self.tr(
                "not played through yet, so not found by what stood on the boards: {count}"
            )
            parts.append(text.format(count=answer.waiting))
        parts += [translated(index.notice) if index is not None else "", answer.problem]
        self.status.setText(joined("; ", parts))

    def _progress_words(self) -> str:
        """Return the progress of reading, with the numbers used in the rest of the panel."""
        if (read := self._read) is None:
            return self._progress
        if read.stage is UpdateStage.GAMES:
            text = self.tr("playing through game {number} of {all}")
            total = self._answer.total
            return text.format(number=min(total - self._answer.waiting + 1, total), all=total)
        if not read.all:
            return self.tr("looking into the folders")
        text = self.tr("reading file {number} of {all}")
        return text.format(number=min(read.done + 1, read.all), all=read.all)

    @property
    def query(self) -> Query:
        """Return the query."""
        return Query(
            self.player.text(),
            self.game.currentData(),
            self.ending.currentData(),
            self.sought.currentData() or Sought.BEGINNING,
            self.position.text(),
            None if self._table is None else position_key(*self._table),
        )

    def show_table(self, table: OnTable | None) -> None:
        """Follow another position on the table, given with its game; None for none."""
        self._table = table
        if self.exploring.isChecked() or self.sought.currentData() is Sought.TABLE:
            self.look()

    def _explore(self, on: bool) -> None:
        self._settings.set_flag(_EXPLORER, on)
        self.explorer.setVisible(on)
        self.look()

    def look(self) -> None:
        """Start the search, and list the games as soon as they are found."""
        self._typing.stop()
        if (index := self.indexing.index) is None:
            return
        query, table = self.query, self._table if self.exploring.isChecked() else None
        if self._asking is not None:
            if (query, table) == self._asked:  # once more, when this one is answered
                self._asked_again = True
                return
            self._asking.cancel()
        self._is_repeated = query == self._asked[0]
        self._asked_again, self._asked = False, (query, table)
        order = self.model.sorted_by
        task = IndexTask(lambda stopped: answer(index, query, table, order, stopped))
        task.done.connect(self._show_answer)
        task.failed.connect(self._fail)
        self._asking = task
        task.start()

    def _show_answer(self, answer: Findings) -> None:
        self._asking, self._listed_at = None, monotonic()
        chosen = self.view.currentIndex().data(ENTRY_ROLE)
        scrolled = self.view.verticalScrollBar().value()
        before, self._answer = self._answer, answer
        self._is_all = len(answer.found) == answer.total
        self.model.show(answer.found, answer.broken, answer.order)
        if isinstance(chosen, GameEntry) and (row := self.model.row_of(chosen)) is not None:
            self.view.setCurrentIndex(self.model.index(row, 0))
        self.view.verticalScrollBar().setValue(scrolled)
        self.explorer.show_turns(answer.turns, answer.labels)
        if answer.titles != before.titles:
            self._fill_games()
        self._say()
        if not self._is_repeated:
            self.told.emit(self.status.text())
        if self._asked_again:
            self.look()
        if (index := self.indexing.index) is not None and index.is_outdated:
            self.refresh()

    def _fail(self, problem: Exception) -> None:
        self._asking = None
        if isinstance(problem, SupersededError):
            return
        if not isinstance(problem, IndexBusyError):
            raise problem
        self._answer = replace(self._answer, problem=translated(problem))
        self._retry.start()
        self._say()

    def place_of(self, entry: GameEntry) -> GameFile | None:
        """Return the place of a game in its file, on any thread; None if it is not known."""
        index = self.indexing.index
        return None if index is None else index.place(entry)

    def _end_of(self, entry: GameEntry) -> Position | None:
        index = self.indexing.index
        return None if index is None else index.final(entry)

    def _open(self, row: int) -> None:
        if isinstance(game := self.model.row(row), Found):
            self.game_chosen.emit(game)
