"""The window: the table in the middle, panels beside it, menus over it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAction, QActionGroup, QCloseEvent, QGuiApplication, QKeySequence
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDockWidget,
    QFileDialog,
    QInputDialog,
    QMainWindow,
    QMessageBox,
    QProgressDialog,
    QWidget,
)

from cfanp_gui import __version__
from cfanp_gui.core.registry import SYSTEMS
from cfanp_gui.core.system import Refusal
from cfanp_gui.record.game import GameRecord
from cfanp_gui.record.journal import Recovered
from cfanp_gui.session.game import Change, GameSession, events_of
from cfanp_gui.session.match import SetupError
from cfanp_gui.shell import words
from cfanp_gui.shell.dialogs import (
    ChoiceDialog,
    DrawDialog,
    HandOverDialog,
    ResignDialog,
    message,
)
from cfanp_gui.shell.documents import FILTER, SAVE_FILTER, SUFFIX, Documents
from cfanp_gui.shell.help_dialog import HelpDialog
from cfanp_gui.shell.settings import Settings
from cfanp_gui.shell.setup_dialog import SetupDialog
from cfanp_gui.shell.side import MovesPanel, OrderPanel
from cfanp_gui.shell.style import palette_of, wanted_theme
from cfanp_gui.table.access import TableAccess
from cfanp_gui.table.motion import Motion
from cfanp_gui.table.scene import TableScene
from cfanp_gui.table.view import TableView

Keys = QKeySequence.StandardKey
BUSY_MS = 400
"""How long work may take before a box says so."""
DASH = " \N{EN DASH} "


class MainWindow(QMainWindow):
    """One table with everything around it."""

    def __init__(self, documents: Documents, settings: Settings) -> None:
        super().__init__()
        self.documents = documents
        self.settings = settings
        self.motion = Motion(self)
        self.motion.reduced = not QApplication.isEffectEnabled(Qt.UIEffect.UI_General) and (
            QGuiApplication.platformName() != "offscreen"
        )
        self.table: TableScene | None = None
        self.view = TableView()
        self.access = TableAccess(self.view, self._events)
        self.setCentralWidget(self.view)
        self._help: HelpDialog | None = None
        self._progress: QProgressDialog | None = None
        self._build_panels()
        self._build_menus()
        self._usual_size()
        self._restore_geometry()
        documents.may_replace = self.may_leave_game
        documents.session_changed.connect(self.show_session)
        documents.file_changed.connect(self._title)
        documents.failed.connect(self.tell_failure)
        documents.opened_several.connect(self._choose_game)
        documents.busy.connect(self._tell_busy)
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._follow_theme)
        self._title()
        self._refresh()

    @property
    def session(self) -> GameSession | None:
        """The session on the table."""
        return self.documents.session

    # Building

    def _build_panels(self) -> None:
        self.order_panel = OrderPanel()
        self.order_panel.end_turn.clicked.connect(self._end_turn)
        self._dock("Batting order", "order", self.order_panel)
        self.moves_panel = MovesPanel(self._to_start, self._undo, self._redo, self._to_end)
        self.moves_panel.walked.connect(self._walk_to)
        self._dock("Moves", "moves", self.moves_panel)

    def _dock(self, title: str, name: str, widget: QWidget) -> None:
        dock = QDockWidget(title, self)
        dock.setObjectName(name)
        dock.setWidget(widget)
        widget.setMinimumWidth(230)
        self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)

    def _build_menus(self) -> None:
        game = self.menuBar().addMenu("&Game")
        self.new_action = self._action("&New…", self.new_game, Keys.New)
        self.open_action = self._action("&Open…", self.open_game, Keys.Open)
        self.position_action = self._action("New from &position…", self.new_from_position)
        game.addActions([self.new_action, self.position_action, self.open_action])
        self.recent_menu = game.addMenu("Open re&cent")
        self.recent_menu.aboutToShow.connect(self._fill_recent)
        self.save_action = self._action("&Save", self.save_game, Keys.Save)
        self.save_as_action = self._action("Save &as…", self.save_game_as, "Ctrl+Shift+S")
        game.addActions([self.save_action, self.save_as_action])
        game.addSeparator()
        self.end_action = self._action("&End turn", self._end_turn, "Ctrl+Return")
        self.draw_action = self._action("&Draw by agreement…", self._draw)
        self.claim_action = self._action("C&laim a draw", self._claim)
        self.hand_over_action = self._action("&Hand over an army…", self._hand_over)
        self.resign_action = self._action("&Resign…", self._resign)
        game.addActions([self.end_action, self.draw_action, self.claim_action])
        game.addActions([self.hand_over_action, self.resign_action])
        game.addSeparator()
        self.quit_action = self._action("&Quit", self.close, Keys.Quit)
        game.addAction(self.quit_action)

        edit = self.menuBar().addMenu("&Moves")
        self.undo_action = self._action("&Undo", self._undo, Keys.Undo)
        self.redo_action = self._action("&Redo", self._redo, Keys.Redo)
        self.redo_action.setShortcuts([QKeySequence(Keys.Redo), QKeySequence("Ctrl+Y")])
        self.start_action = self._action("To the &start", self._to_start, "Ctrl+Home")
        self.last_action = self._action("To the &end", self._to_end, "Ctrl+End")
        edit.addActions([self.undo_action, self.redo_action, self.start_action, self.last_action])
        edit.addSeparator()
        edit.addAction(self._action("&Copy position", self._copy_position, "Ctrl+Shift+C"))

        view = self.menuBar().addMenu("&View")
        view.addAction(self._action("&Fit", self.view.fit, "Ctrl+0"))
        view.addAction(self._action("Zoom &in", lambda: self.view.zoom(1.25), Keys.ZoomIn))
        view.addAction(self._action("Zoom &out", lambda: self.view.zoom(0.8), Keys.ZoomOut))
        view.addAction(self._action("&Tidy up", self.view.tidy_up, "Ctrl+T"))
        self.apart_action = self._action("&Pull apart", self._pull_apart, "Ctrl+P")
        view.addAction(self.apart_action)
        view.addSeparator()
        self._themes = QActionGroup(self)
        for name, title in (
            ("system", "Colours of the s&ystem"),
            ("light", "&Light"),
            ("dark", "&Dark"),
        ):
            action = self._action(title, partial(self.set_theme, name))
            action.setCheckable(True)
            action.setData(name)
            view.addAction(action)
            self._themes.addAction(action)
        view.addSeparator()
        for dock in self.findChildren(QDockWidget):
            view.addAction(dock.toggleViewAction())

        help_menu = self.menuBar().addMenu("&Help")
        self.rules_action = self._action("&Rules and help", self.show_help, Keys.HelpContents)
        self.about_action = self._action("&About", self.show_about)
        help_menu.addActions([self.rules_action, self.about_action])

    def _action(
        self,
        title: str,
        act: Callable[[], object],
        keys: QKeySequence.StandardKey | str | None = None,
    ) -> QAction:
        action = QAction(title, self)
        action.triggered.connect(lambda _=False: act())
        if keys is not None:
            action.setShortcut(QKeySequence(keys))
        return action

    # Showing

    def show_session(self, session: GameSession) -> None:
        """Put a session on the table."""
        theme = wanted_theme(self.settings.theme())
        self.table = TableScene(session, theme, self.motion)
        self.view.show_table(self.table)
        self.access.follow(self.table)
        session.listen(self._on_change)
        session.listen_to_pair(lambda _: self._refresh())
        self._refresh()
        told = [words.event(session, event) for event in session.root.events]
        if session.outcome is not None:
            told.append(words.outcome(session, session.outcome))
        if told:
            self._say(" ".join(told))
        self.view.setFocus()

    def _on_change(self, change: Change) -> None:
        self._refresh()
        session = self.session
        if session is None:
            return
        told = self._events(session, change) if change.new else []
        if told:
            self.view.say(" ".join(told))
        else:
            self.view.hush()

    def _events(self, session: GameSession, change: Change) -> list[str]:
        """What happened on the way of a change that went forward, and how the game ended."""
        told = [words.event(session, event) for event in events_of(change)]
        if session.outcome is not None:
            told.append(words.outcome(session, session.outcome))
        return told

    def _refresh(self) -> None:
        """Bring panels and actions in step with the session."""
        session = self.session
        playing = session is not None and session.outcome is None
        turn = session.position.turn() if session is not None else None
        may_end = playing and turn is not None and turn.end is not None
        for action in (self.draw_action, self.resign_action):
            action.setEnabled(playing)
        friendly = session is not None and bool(session.match.options.get("friendly", False))
        self.hand_over_action.setEnabled(playing and friendly)
        self.claim_action.setEnabled(
            playing and session is not None and session.position.claim() is not None
        )
        self.save_action.setEnabled(session is not None)
        self.save_as_action.setEnabled(session is not None)
        self.apart_action.setEnabled(session is not None and session.pair is not None)
        self.end_action.setEnabled(may_end)
        back = session is not None and session.can_undo()
        forth = session is not None and session.can_redo()
        for action in (self.undo_action, self.start_action):
            action.setEnabled(back)
        for action in (self.redo_action, self.last_action):
            action.setEnabled(forth)
        self.moves_panel.enable_steps(back, forth)
        if session is not None:
            self.order_panel.show_session(session)
            self.moves_panel.show_session(session)

    def _title(self) -> None:
        session = self.session
        unsaved = session is not None and session.unsaved
        name = self.documents.title.replace("[*]", "[*][*]")  # Qt's sign for “modified”
        self.setWindowTitle(f"{name}[*] \N{EN DASH} Chess For Any Number of Players")
        self.setWindowModified(unsaved)

    def set_theme(self, name: str) -> None:
        """Use the system's colours, light ones or dark ones."""
        self.settings.set_theme(name)
        self._follow_theme()

    def _follow_theme(self) -> None:
        name = self.settings.theme()
        theme = wanted_theme(name)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.setPalette(palette_of(theme))
        for action in self._themes.actions():
            if action.data() == name:
                action.setChecked(True)
        if self.table is not None:
            self.table.set_theme(theme)
        self.view.set_theme(theme)

    # Acting

    def _told(self, refusal: Refusal | None) -> None:
        if refusal is not None:
            self._say(f"{refusal}.")

    def _say(self, sentence: str) -> None:
        """Show a sentence below the table and have it read aloud."""
        self.view.say(sentence)
        self.access.announce(sentence)

    def _end_turn(self) -> None:
        session = self.session
        if session is not None:
            end = session.position.turn().end
            if end is not None:
                self._told(session.propose(end))

    def _undo(self) -> None:
        if self.session is not None:
            self.session.undo()

    def _redo(self) -> None:
        if self.session is not None:
            self.session.redo()

    def _to_start(self) -> None:
        if self.session is not None:
            self.session.go_to(0)

    def _to_end(self) -> None:
        if self.session is not None:
            self.session.go_to(len(self.session.line()) - 1)

    def _walk_to(self, ply: int) -> None:
        if self.session is not None:
            self.session.go_to(ply)

    def _pull_apart(self) -> None:
        if self.session is not None:
            self.session.pull_apart()

    def _draw(self) -> None:
        session = self.session
        if session is None:
            return
        dialog = DrawDialog(self, session)
        if dialog.exec() == QDialog.DialogCode.Accepted:
            for player in dialog.players():
                self._told(session.agree_to_draw(player))
            self._refresh()

    def _claim(self) -> None:
        if self.session is not None:
            self._told(self.session.claim_draw())

    def _hand_over(self) -> None:
        session = self.session
        if session is None:
            return
        dialog = HandOverDialog(self, session)
        if dialog.exec() == QDialog.DialogCode.Accepted:
            self._told(session.hand_over(dialog.army(), dialog.player()))

    def _resign(self) -> None:
        session = self.session
        if session is None:
            return
        dialog = ResignDialog(self, session)
        if dialog.exec() == QDialog.DialogCode.Accepted:
            self._told(session.resign(dialog.player()))

    # Files

    def new_game(self) -> None:
        """Set up a new game and begin it."""
        dialog = SetupDialog(self, SYSTEMS[0], self.settings)
        if dialog.exec() != QDialog.DialogCode.Accepted:
            return
        try:
            match = dialog.match()
        except SetupError as problem:
            self.tell_failure(f"This game cannot be set up: {problem}.")
            return
        self.documents.begin(match)

    def new_from_position(self) -> None:
        """Begin a game at a position pasted as a line of text (CFEN)."""
        text, given = QInputDialog.getText(
            self, "New from position", "The position as one line of CFEN:"
        )
        if given:
            self.documents.begin_at(text)

    def _copy_position(self) -> None:
        if self.session is not None:
            QGuiApplication.clipboard().setText(self.session.position.to_text())
            self._say("The position is on the clipboard as a line of CFEN.")

    def open_game(self) -> None:
        """Ask for a file and open it."""
        name, _ = QFileDialog.getOpenFileName(self, "Open a game", self.settings.folder(), FILTER)
        if name:
            self.open_path(Path(name))

    def open_path(self, path: Path) -> None:
        """Open a file; once it is read, the game on the table may still stay."""
        self.settings.set_folder(path.parent)
        self.documents.open(path)

    def _choose_game(self, path: Path, games: list[GameRecord]) -> None:
        lines = [
            f"{number}. {DASH.join(game.names)}  {game.tags.get('Date', '')}  "
            f"{len(game.moves)} actions  {game.result}"
            for number, game in enumerate(games, start=1)
        ]
        dialog = ChoiceDialog(
            self, "Open a game", f"{path.name} holds {len(games)} games.", lines, "Open"
        )
        if dialog.exec() == QDialog.DialogCode.Accepted:
            self.documents.show_record(path, games[dialog.row()], only=False)

    def save_game(self) -> bool:
        """Save under the present name, or ask for one; answers whether it is saved."""
        path = self.documents.path
        return self.documents.save(path) if path is not None else self.save_game_as()

    def save_game_as(self) -> bool:
        """Ask for a name and save there; answers whether it is saved."""
        proposed = self.documents.path or Path(self.settings.folder()) / f"game{SUFFIX}"
        name, _ = QFileDialog.getSaveFileName(self, "Save the game", str(proposed), SAVE_FILTER)
        if not name:
            return False
        path = Path(name)
        return self.documents.save(path if path.suffix else path.with_suffix(SUFFIX))

    def _fill_recent(self) -> None:
        self.recent_menu.clear()
        for name in self.settings.recent():
            title = name.replace("&", "&&")
            action = QAction(title, self.recent_menu)
            action.triggered.connect(lambda _=False, name=name: self.open_path(Path(name)))
            self.recent_menu.addAction(action)
        if self.recent_menu.isEmpty():
            none = self.recent_menu.addAction("Nothing yet")
            none.setEnabled(False)

    def may_leave_game(self) -> bool:
        """Ask what becomes of an unsaved game; answers whether another may take its place."""
        if self.session is None or not self.session.unsaved:
            return True
        buttons = QMessageBox.StandardButton
        answer = message(
            self,
            "Unsaved game",
            "The game on the table has moves that are not saved. Save them first?",
            buttons.Save | buttons.Discard | buttons.Cancel,
            QMessageBox.Icon.Question,
        )
        if answer == buttons.Save:
            return self.save_game()
        return answer == buttons.Discard

    def offer_restore(self, found: list[Recovered]) -> bool:
        """Offer games left behind by a crash; answers whether one is on the table now.

        Games that are neither restored nor discarded are offered again at the next start.
        """
        if not found:
            return False
        lines = [
            f"{DASH.join(one.game.names)}, last action {one.saved_at.astimezone():%Y-%m-%d %H:%M}"
            for one in found
        ]
        dialog = ChoiceDialog(
            self,
            "A game was interrupted",
            "The program ended without closing these games. They are complete to the last action.",
            lines,
            "Restore",
        )
        discard = dialog.buttons.addButton("Discard", dialog.buttons.ButtonRole.DestructiveRole)
        discarded: list[Recovered] = []

        def drop() -> None:
            discarded.append(found[dialog.row()])
            dialog.reject()

        discard.clicked.connect(drop)
        if dialog.exec() == QDialog.DialogCode.Accepted:
            return self.documents.restore(found[dialog.row()])
        for one in discarded:
            self.documents.discard(one)
            return self.offer_restore([other for other in found if other is not one])
        return False

    def tell_failure(self, sentence: str) -> None:
        """Show one plain sentence about something that went wrong."""
        message(self, "Chess For Any Number of Players", sentence, icon=QMessageBox.Icon.Warning)

    def _tell_busy(self, what: str) -> None:
        if self._progress is not None:
            self._progress.close()
            self._progress.deleteLater()
            self._progress = None
        if what:
            progress = QProgressDialog(what, "Cancel", 0, 0, self)
            progress.setMinimumDuration(BUSY_MS)
            progress.canceled.connect(self.documents.cancel_reading)
            self._progress = progress

    # Help

    def show_help(self) -> None:
        """Show rules, handling and notation."""
        if self._help is None:
            self._help = HelpDialog(self)
        self._help.show()
        self._help.raise_()

    def show_about(self) -> None:
        """Say what this program is and whose work is in it."""
        message(
            self,
            "About",
            f"Chess For Any Number of Players {__version__}\n\n"
            "The game is Ralph Betza’s, invented about 1980.\n"
            "The pieces are Colin M. L. Burnett’s, as python-chess carries them.\n\n"
            "This program is free software under the GNU General Public License, "
            "version 3 or later. It comes without any warranty.",
        )

    # Closing

    def _usual_size(self) -> None:
        """Most of the screen, and panels as high as what they show."""
        room = QGuiApplication.primaryScreen().availableSize()
        self.resize(min(1440, room.width() - 40), min(900, room.height() - 60))
        docks = self.findChildren(QDockWidget)
        self.resizeDocks(docks, [300, 500][: len(docks)], Qt.Orientation.Vertical)

    def _restore_geometry(self) -> None:
        geometry = self.settings.geometry("geometry")
        if geometry is not None:
            self.restoreGeometry(geometry)
        state = self.settings.geometry("docks")
        if state is not None:
            self.restoreState(state)
        QTimer.singleShot(0, self._follow_theme)

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.may_leave_game():
            event.ignore()
            return
        self.settings.set_geometry("geometry", self.saveGeometry())
        self.settings.set_geometry("docks", self.saveState())
        self.settings.sync()
        self.motion.stop_all()
        self.documents.close()
        event.accept()
