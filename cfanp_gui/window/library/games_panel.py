"""The panel of games: folders, what is looked for, and the list, which stays when one is opened."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from PySide6.QtCore import QModelIndex, QObject, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFileDialog,
    QLineEdit,
    QListView,
    QMenu,
    QPushButton,
    QStackedLayout,
    QToolButton,
    QWidget,
)

from cfanp_gui.core.text import one_line
from cfanp_gui.games.registry import default_game
from cfanp_gui.session.library import (
    Ending,
    FileGames,
    GameEntry,
    Library,
    Query,
    UnreadableFile,
    files_in,
)
from cfanp_gui.table.scene import TableScene
from cfanp_gui.table.timers import single_shot
from cfanp_gui.table.translate import tr
from cfanp_gui.window.files.documents import Documents
from cfanp_gui.window.library.game_delegate import PICTURE, GameDelegate, GamePictures
from cfanp_gui.window.library.games_model import GamesModel
from cfanp_gui.window.menu_actions import GAMES
from cfanp_gui.window.panels.late_dock import DockHost, DockPanel, LateDock
from cfanp_gui.window.services.background import Task
from cfanp_gui.window.services.settings import Settings
from cfanp_gui.window.widgets.layouts import STRETCH, in_column, in_row
from cfanp_gui.window.widgets.panel_lists import quiet_list
from cfanp_gui.window.widgets.plain_text import plain_label
from cfanp_gui.window.widgets.spoken_names import make_clearable, name_box


class ScanProgress(NamedTuple):
    """How far a scan has got."""

    done: int
    files: int


class FolderScan(QObject):
    """One scan at a time; each file is a task of its own, so that it can be cancelled between."""

    read = Signal(object)
    """A `FileGames` or `Unreadable`, in the order of the files."""
    progressed = Signal(object)
    """A `ScanProgress`."""
    finished = Signal(bool)
    """No more comes; false where it was cancelled."""

    def __init__(self) -> None:
        super().__init__()
        self._library = Library(default_game())
        self._task: Task | None = None
        self._files: Sequence[Path] = ()
        self._done = 0

    @property
    def running(self) -> bool:
        """Return whether files are being read."""
        return self._task is not None

    def start(self, folders: Sequence[Path]) -> None:
        """Read every file with games in some folders; a scan that goes on is given up silently."""
        self._drop_task()
        self._files, self._done = (), 0
        self._run(lambda: tuple(files_in(folders)), self._listed)

    def cancel(self) -> None:
        """Read no further; what has been read stays."""
        if self._task is not None:
            self._drop_task()
            self.finished.emit(False)

    def _drop_task(self) -> None:
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def _run(self, work: Callable[[], object], done: Callable[[Any], None]) -> None:
        task = Task(work)

        def arrived(result: object) -> None:
            if task is self._task:  # it may have been cancelled when its result was on its way
                done(result)

        def broken(problem: Exception) -> None:
            """Let what nobody thought of be reported as any other fault of the program."""
            if task is self._task:
                self.cancel()
            raise problem

        task.done.connect(arrived)
        task.failed.connect(broken)
        self._task = task
        task.start(may_hang=True)

    def _listed(self, files: Sequence[Path]) -> None:
        self._files = files
        self._next()

    def _next(self) -> None:
        self.progressed.emit(ScanProgress(self._done, len(self._files)))
        if self._done == len(self._files):
            self._task = None
            self.finished.emit(True)
            return
        path = self._files[self._done]
        self._run(lambda: self._library.read(path), self._arrived)

    def _arrived(self, found: FileGames | UnreadableFile) -> None:
        self._done += 1
        self.read.emit(found)
        if self._task is not None:  # who listens may have cancelled
            self._next()


TYPING_MS = 250
"""How long somebody may pause in typing before it is searched."""


class GamesView(QListView):
    """The list of games: a double click or Enter opens one."""

    opened = Signal(int)
    """The row a person wants to open."""

    def __init__(self, model: GamesModel, delegate: GameDelegate) -> None:
        super().__init__()
        self.setModel(model)
        self.setItemDelegate(delegate)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMouseTracking(True)
        quiet_list(self)
        self.doubleClicked.connect(self._open)

    def _open(self, index: QModelIndex) -> None:
        if index.isValid():
            self.opened.emit(index.row())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._open(self.currentIndex())
            return
        super().keyPressEvent(event)


class GamesPanel(DockPanel):
    """Finds the games in chosen folders and opens them."""

    game_chosen = Signal(object, int)
    """The path of a file, and which of the games in it a person wants to open, from 0."""

    def __init__(
        self, settings: Settings, choose_folder: Callable[[QWidget], str] | None = None
    ) -> None:
        """`choose_folder` asks for a folder, instead of the system's own dialog."""
        super().__init__()
        self._settings = settings
        self._choose_folder = choose_folder or self._ask_folder
        self.model = GamesModel()
        self.pictures = GamePictures(PICTURE)
        self.view = GamesView(self.model, GameDelegate(self.pictures))
        self._delegate = self.view.itemDelegate()
        self.pictures.arrived.connect(self.view.viewport().update)
        self.view.opened.connect(self._open)
        self.scan = FolderScan()
        self.scan.read.connect(self.model.add)
        self.scan.progressed.connect(self._show_progress)
        self.scan.finished.connect(self._finish)
        self._scanned: tuple[Path, ...] | None = None
        self._typing = single_shot(self, TYPING_MS, self.look)
        self._build()
        self.retranslate()

    # Building

    def _build(self) -> None:
        self.player, self.position = QLineEdit(), QLineEdit()
        self.game, self.ending = QComboBox(), QComboBox()
        for field in (self.player, self.position):
            make_clearable(field)
            field.textChanged.connect(lambda _: self._typing.start())
        for box in (self.game, self.ending):
            box.setSizeAdjustPolicy(
                QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            )
            box.setMinimumContentsLength(8)
            box.currentIndexChanged.connect(lambda _: self.look())
        self.folders = QToolButton()
        self.folders.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.folders.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        self._menu = QMenu(self.folders)
        self._menu.aboutToShow.connect(self._fill_menu)
        self.folders.setMenu(self._menu)
        self.again, self.stop = QToolButton(), QToolButton()
        self.again.clicked.connect(self.refresh)
        self.stop.clicked.connect(self.scan.cancel)
        self.said = plain_label("")
        self.said.setWordWrap(False)
        self.empty = QWidget()
        self.hint = plain_label("")
        self.hint.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.add = QPushButton()
        self.add.clicked.connect(self.add_folder)
        add = (self.add, 0, Qt.AlignmentFlag.AlignCenter)
        in_column(STRETCH, self.hint, add, STRETCH, over=self.empty)
        pages = QWidget()
        self._pages = QStackedLayout(pages)
        self._pages.addWidget(self.empty)
        self._pages.addWidget(self.view)
        wanted = in_row((self.player, 1), self.folders), in_row((self.game, 1), (self.ending, 1))
        last = in_row((self.said, 1), self.stop, self.again)
        in_column(*wanted, self.position, (pages, 1), last, over=self, margins=(8,))

    @property
    def panes(self) -> list[QWidget]:
        """Return the field in which a player is looked for."""
        return [self.player]

    def retranslate(self) -> None:
        """Set all texts anew in the language in use."""
        self.player.setPlaceholderText(self.tr("Player"))
        self.player.setAccessibleName(self.tr("Part of a player’s name"))
        self.position.setPlaceholderText(self.tr("Position, such as a CFEN or its beginning"))
        self.position.setAccessibleName(self.tr("Text of a position, or its beginning"))
        self.position.setToolTip(
            self.tr("Finds games in which this position was reached. The boards alone will do.")
        )
        self.folders.setText(self.tr("Folders"))
        self.again.setText(self.tr("Refresh"))
        self.stop.setText(self.tr("Stop"))
        self.view.setAccessibleName(self.tr("Games"))
        name_box(self.game, self.tr("Which game"))
        name_box(self.ending, self.tr("How it ended"))
        self.hint.setText(self.tr("Choose a folder, and the games in it are listed here."))
        self.add.setText(self.tr("Choose a folder…"))
        endings: Sequence[tuple[str, Ending | None]] = (
            (self.tr("Any result"), None),
            (self.tr("Won"), Ending.WON),
            (self.tr("Drawn"), Ending.DRAWN),
            (self.tr("Unfinished"), Ending.UNFINISHED),
        )
        _fill(self.ending, endings)
        self._fill_games()
        self.model.retranslate()
        self._say()

    def _fill_games(self) -> None:
        """Offer the kinds of games that there are."""
        games: list[tuple[str, str | None]] = [(self.tr("All games"), None)]
        games += [(name, key) for key, name in self.model.games.items()]
        _fill(self.game, games)

    # Folders

    def _fill_menu(self) -> None:
        self._menu.clear()
        self._menu.addAction(self.tr("Add a folder…")).triggered.connect(self.add_folder)
        folders = self._settings.game_folders()
        if folders:
            self._menu.addSeparator()
        for folder in folders:
            name = one_line(folder).replace("&", "&&")
            action = self._menu.addAction(self.tr("Leave out {folder}").replace("{folder}", name))
            action.triggered.connect(partial(self.leave_out, folder))

    def _ask_folder(self, parent: QWidget) -> str:
        from cfanp_gui.window.widgets.own_icons import dress_next_file_dialog

        dress_next_file_dialog()
        return QFileDialog.getExistingDirectory(
            parent, self.tr("Folder with games"), str(self._settings.folder())
        )

    def add_folder(self) -> None:
        """Ask for a folder and list its games too."""
        chosen = self._choose_folder(self)
        if chosen:
            folder = str(Path(chosen))  # Qt's name has slashes, on Windows too
            self._settings.set_folder(Path(folder))
            known = self._settings.game_folders()
            self._settings.set_game_folders([*known, *({folder} - set(known))])
            self.refresh()

    def leave_out(self, folder: str) -> None:
        """List the games of a folder no longer; its files stay as they are."""
        known = self._settings.game_folders()
        self._settings.set_game_folders([one for one in known if one != folder])
        self.refresh()

    # Reading

    def refresh(self) -> None:
        """Look into the folders again; only files that have changed are read."""
        self._scanned = tuple(Path(folder) for folder in self._settings.game_folders())
        self.model.clear()
        self._pages.setCurrentWidget(self.view if self._scanned else self.empty)
        self.stop.show()
        self.again.setEnabled(False)
        self.scan.start(self._scanned)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._scanned is None:
            self.refresh()

    def hideEvent(self, event: QHideEvent) -> None:
        """Read nothing while nobody sees it; what is missing then is read another time."""
        super().hideEvent(event)
        if self.scan.running and not event.spontaneous():
            self.scan.cancel()
            self._scanned = None
        self.pictures.forget()

    def _show_progress(self, progress: ScanProgress) -> None:
        self.said.setText(
            self.tr("Reading file {number} of {all}").format(
                number=min(progress.done + 1, progress.files), all=progress.files
            )
        )

    def _finish(self, complete: bool) -> None:
        self.stop.hide()
        self.again.setEnabled(True)
        self._fill_games()
        self._say("" if complete else self.tr("stopped"))

    def _say(self, more: str = "") -> None:
        """Say how many games are listed."""
        if self.scan.running:
            return
        total, found = self.model.total, self.model.found
        text = self.tr("%n game(s)", "", total)
        if found != total:
            text = self.tr("{found} of {games}").format(found=found, games=text)
        self.said.setText(f"{text}, {more}" if more else text)

    # Looking for games, and opening them

    def look(self) -> None:
        """List only the games that are looked for."""
        self._typing.stop()
        self.model.look_for(
            Query(
                self.player.text(),
                self.game.currentData(),
                self.ending.currentData(),
                self.position.text(),
            )
        )
        self._say()

    def _open(self, row: int) -> None:
        entry = self.model.entry(row)
        if isinstance(entry, GameEntry):
            self.game_chosen.emit(entry.path, entry.number)


def _fill(box: QComboBox, choices: Sequence[tuple[str, object]]) -> None:
    """Offer choices with their values; the value chosen stays if it is offered again."""
    chosen = box.currentData()
    box.blockSignals(True)
    box.clear()
    for title, value in choices:
        box.addItem(title, value)
    at = next((n for n, (_, value) in enumerate(choices) if value == chosen), 0)
    box.setCurrentIndex(at)
    box.blockSignals(False)


class LibraryActions(LateDock[GamesPanel]):
    """Shows the panel of games, and opens what is chosen there; the list stays beside it."""

    name = GAMES

    def __init__(self, host: DockHost, documents: Documents) -> None:
        super().__init__(host)
        self._documents = documents
        documents.file_changed.connect(self._mark)

    def title(self) -> str:
        return tr("Games")

    def make_panel(self) -> GamesPanel:
        panel = GamesPanel(self._settings)
        panel.game_chosen.connect(self._documents.open_one)
        panel.model.mark_open(self._documents.source)
        return panel

    def follow_table(self, table: TableScene) -> None:
        """The list is about files; which of their games is on the table the documents say."""

    def leave_table(self) -> None:
        """The list is about files, with or without a table."""

    def _mark(self) -> None:
        """Mark the game that is on the table now."""
        if self.is_made:
            self.panel.model.mark_open(self._documents.source)
