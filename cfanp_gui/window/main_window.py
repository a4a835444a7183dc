"""The window: the table in the middle, panels beside it, menus over it.

Dialogs are loaded when one is shown.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QGuiApplication
from PySide6.QtWidgets import (
    QApplication,
    QDockWidget,
    QMainWindow,
    QWidget,
)

from cfanp_gui.core.boards import ARMY_LETTERS
from cfanp_gui.core.game import PushedPosition, Refusal
from cfanp_gui.session.game_session import Change, GameSession, events_of
from cfanp_gui.session.signals import Unsubscribe
from cfanp_gui.table.access import TableAccess
from cfanp_gui.table.animator import Animator
from cfanp_gui.table.camera import SeatTurning
from cfanp_gui.table.layout.geometry import Layout
from cfanp_gui.table.scene import TableScene
from cfanp_gui.table.theme import Theme
from cfanp_gui.table.view import TableView
from cfanp_gui.window import event_texts, menus
from cfanp_gui.window.board_pages import BoardPages
from cfanp_gui.window.clock_ticker import ClockTicker
from cfanp_gui.window.command_controller import CommandController
from cfanp_gui.window.command_states import enable
from cfanp_gui.window.commands import Commands
from cfanp_gui.window.files.documents import Documents
from cfanp_gui.window.files.file_actions import FileActions
from cfanp_gui.window.game_actions import GameActions
from cfanp_gui.window.services.languages import install
from cfanp_gui.window.services.preferences import Preferences
from cfanp_gui.window.services.reduced_motion import ReducedMotion
from cfanp_gui.window.services.settings import Settings
from cfanp_gui.window.services.sounds import Sound, Sounds
from cfanp_gui.window.side_panels import MovesPanel, OrderPanel
from cfanp_gui.window.style import palette_of, wanted_theme

if TYPE_CHECKING:
    from cfanp_gui.window.dialogs.help_dialog import HelpDialog
    from cfanp_gui.window.dialogs.preferences_dialog import PreferencesDialog


PANEL_KEYS = {"order": "F9", "moves": "F10"}
"""The keys that show and hide the panels beside the table."""
ORDER_SHARE = 0.6
"""The most of the height beside the table that the order takes by itself."""


class MainWindow(QMainWindow):
    """One table with everything around it."""

    def __init__(self, documents: Documents, settings: Settings) -> None:
        super().__init__()
        self.documents = documents
        self.settings = settings
        self.preferences = settings.preferences()
        self.motion = Animator(self)
        self.wish = ReducedMotion(self)
        self.wish.changed.connect(self._move_as_wished)
        self.table: TableScene | None = None
        self._ties: tuple[Unsubscribe, ...] = ()
        self._theme: Theme | None = None
        """The theme in use; None as long as that is Qt's own."""
        self.view = TableView()
        self.access = TableAccess(self.view)
        self.setCentralWidget(self.view)
        self.pages = BoardPages(self.view)
        self.game_actions = GameActions(
            self, lambda: self.session, self.tell, self._refuse, self._refresh
        )
        self.filing = FileActions(self, documents, settings)
        self.typing = CommandController(
            self.view,
            lambda: self.session,
            self.tell,
            self._typed_commands(),
            lambda: self.pages.board,
        )
        self.sounds = Sounds(self)
        self.ticker = ClockTicker(self)
        self.ticker.ticked.connect(self._tick)
        self.ticker.low.connect(lambda: self.sounds.play(Sound.LOW_TIME))
        self.ticker.low.connect(self.access.announce_time)
        self.view.card.taken.connect(self.game_actions.resume_clock)
        self._help: HelpDialog | None = None
        self._preferences_dialog: PreferencesDialog | None = None
        self._build_panels()
        self.commands = Commands(self, lambda: menus.menus(self))
        self.commands.menus["recent"].aboutToShow.connect(
            lambda: self.filing.fill_recent(self.commands.menus["recent"])
        )
        for dock in self._docks:
            name = dock.objectName()
            shown = dock.toggleViewAction()
            self.commands.adopt("panels", f"{name} panel", shown, PANEL_KEYS[name])
        self._usual_size()
        self._restore_geometry()
        documents.session_changed.connect(self.show_session)
        documents.file_changed.connect(self._title)
        documents.failed.connect(self.tell_failure)
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._follow_theme)
        self._apply()
        self._retranslate()

    @property
    def session(self) -> GameSession | None:
        """The session on the table."""
        return self.documents.session

    # Building

    def _build_panels(self) -> None:
        self.order_panel = OrderPanel()
        self.order_panel.end_turn.clicked.connect(self.game_actions.end_turn)
        self.order_panel.board_chosen.connect(self.pages.press)
        deeds = self.game_actions
        self.moves_panel = MovesPanel(deeds.to_start, deeds.undo, deeds.redo, deeds.to_end)
        self.moves_panel.walked.connect(deeds.walk_to)
        self._docks = [
            self._dock("order", self.order_panel),
            self._dock("moves", self.moves_panel),
        ]

    def _dock(self, name: str, widget: QWidget) -> QDockWidget:
        dock = QDockWidget(self)
        dock.setObjectName(name)
        dock.setWidget(widget)
        widget.setMinimumWidth(230)
        self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
        return dock

    def _typed_commands(self) -> dict[str, Callable[[int], object]]:
        """What the words do that are typed at the table, by `core.commands.WORDS`."""
        deeds = self.game_actions
        return {
            "undo": deeds.undo,
            "redo": deeds.redo,
            "draw": lambda _: deeds.draw(),
            "resign": lambda _: deeds.resign(),
            "board": self.pages.show,
            "fit": lambda _: self.view.fit(),
            "tidy": lambda _: self.view.tidy_up(),
            "help": lambda _: self.show_help(),
        }

    # Showing

    def show_session(self, session: GameSession) -> None:
        """Put a session on the table."""
        theme = wanted_theme(self.preferences.theme)
        self.table = TableScene(session, theme, self.motion)
        self.table.art.set_look(self.preferences.pieces)
        # What was kept with the game lies as it was laid.
        self.table.arrangement.layout = Layout(self.preferences.layout)
        self.table.arranged.connect(self._refresh)
        self.table.laid.connect(lambda _: self._refresh())
        self.table.joined.connect(self._refresh)
        self.view.show_table(self.table)
        self.access.follow(self.table)
        self.sounds.follow(session)
        self.ticker.follow(session)
        self.table.refused.connect(lambda: self.sounds.play(Sound.ILLEGAL))
        for leave in self._ties:
            leave()
        self._ties = (session.listen(self._on_change),)
        self._refresh()
        self._make_room()
        told = [event_texts.event(session, event) for event in session.root.events]
        if session.outcome is not None:
            told.append(event_texts.outcome(session, session.outcome))
        if told:
            self.tell(" ".join(told))
        self.view.setFocus()

    def _on_change(self, change: Change) -> None:
        self.view.card.hide()  # it spoke of a turn that is over
        self._refresh()
        session = self.session
        if session is None:
            return
        told = self._events(session, change) if change.new else []
        told += event_texts.seats_taken(session, change) if change.new else []
        if told:
            self.view.say(" ".join(told))
        else:
            self.view.hide_message()
        if change.new and self.preferences.card:
            self._show_card(change)

    def _events(self, session: GameSession, change: Change) -> list[str]:
        """What happened on the way of a change that went forward, and how the game ended."""
        told = [event_texts.event(session, event) for event in events_of(change)]
        if session.outcome is not None:
            told.append(event_texts.outcome(session, session.outcome))
        return told

    def _show_card(self, change: Change) -> None:
        """Lay the hand-over card on the table when another player is to move.

        Where several may be to move at once there is no next player.
        """
        session, before, after = self.session, change.before, change.after
        if not isinstance(before, PushedPosition) or not isinstance(after, PushedPosition):
            return
        if session is None or session.outcome is not None:
            return
        player = after.control[after.turn().seat]
        if player is None or player == before.control[before.turn().seat]:
            return
        session.pause_clock()
        self.view.card.show_for(
            session.name(player), ARMY_LETTERS[player - 1], session.match.colours[player - 1]
        )

    def toggle_clock(self) -> None:
        """Start the clocks, or pause them; the card between two turns is taken by it."""
        if self.view.card.isVisible():
            self.view.card.take()
        else:
            self.game_actions.toggle_clock()

    def _refuse(self, refusal: Refusal) -> None:
        """Say why something is refused, where the table lights what shows it."""
        if self.table is not None:
            self.table.refuse(refusal)

    def _tick(self) -> None:
        """Show the clocks as they stand now."""
        if self.table is not None:
            self.table.refresh_plates()
        self.order_panel.tick()

    def _refresh(self) -> None:
        """Bring panels and actions in step with the session."""
        session = self.session
        enable(self.commands, session, self.table)
        back, forth = (self.commands[name].isEnabled() for name in ("undo", "redo"))
        self.moves_panel.enable_steps(back, forth)
        if session is not None:
            self.typing.refresh()
            self.order_panel.show_session(session)
            self.moves_panel.show_session(session)
        titles = (self.order_panel.heading, self.tr("Moves"))
        for dock, title in zip(self._docks, titles, strict=True):
            dock.setWindowTitle(title)

    def _title(self) -> None:
        session = self.session
        unsaved = session is not None and session.unsaved
        name = self.documents.title.replace("[*]", "[*][*]")  # Qt's sign for “modified”
        program = self.tr("Chess For Any Number of Players")
        self.setWindowTitle(f"{name}[*] \N{EN DASH} {program}")
        self.setWindowModified(unsaved)

    # Preferences

    def prefer(self, **changes: Any) -> None:
        """Change preferences by name; they are remembered and show at once."""
        self.set_preferences(replace(self.preferences, **changes))

    def set_preferences(self, preferences: Preferences) -> None:
        """Use preferences from now on and remember them."""
        if preferences != self.preferences:
            language = preferences.language != self.preferences.language
            self.preferences = preferences
            self.settings.set_preferences(preferences)
            application = QApplication.instance()
            if language and application is not None:
                install(application, preferences.language)
        self._apply()

    def _apply(self) -> None:
        """Let every preference be seen."""
        wanted = self.preferences
        self._move_as_wished()
        self.sounds.enabled, self.sounds.volume = wanted.sound, wanted.volume
        self._follow_theme()
        if self.table is not None:
            self.table.art.set_look(wanted.pieces)
            self.table.refresh()
            self.table.set_layout(Layout(wanted.layout))
        self.view.set_turning(SeatTurning(wanted.turning))
        for name in menus.chosen(wanted):
            self.commands[name].setChecked(True)

    def _move_as_wished(self) -> None:
        """Let things glide, or not, as is preferred; by itself as the system asks for."""
        motion = self.preferences.motion
        self.motion.reduced = motion == "reduced" or (motion == "system" and self.wish.reduced)

    def _follow_theme(self) -> None:
        theme = wanted_theme(self.preferences.theme)
        if theme is self._theme:
            return
        self._theme = theme
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.setPalette(palette_of(theme))
        if self.table is not None:
            self.table.set_theme(theme)
        self.view.set_theme(theme)

    def show_preferences(self) -> None:
        """Show the preferences beside the table; what is changed shows at once."""
        if self._preferences_dialog is None:
            from cfanp_gui.window.dialogs.preferences_dialog import PreferencesDialog

            self._preferences_dialog = PreferencesDialog(self, self.preferences, self.sounds)
            self._preferences_dialog.changed.connect(self.set_preferences)
        self._preferences_dialog.show_values(self.preferences)
        self._preferences_dialog.show()
        self._preferences_dialog.raise_()

    def toggle_full_screen(self) -> None:
        """Fill the screen, or stop filling it."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def next_pane(self) -> None:
        """Give the keyboard to the next part of the window: table, moves."""
        panes: list[QWidget] = [self.view, self.moves_panel.view]
        shown = [pane for pane in panes if pane.isVisible()]
        here = next((at for at, pane in enumerate(shown) if pane.hasFocus()), -1)
        if shown:
            shown[(here + 1) % len(shown)].setFocus(Qt.FocusReason.ShortcutFocusReason)

    # Telling

    def tell(self, sentence: str) -> None:
        """Show a sentence below the table and have it read aloud."""
        self.view.say(sentence)
        self.access.announce(sentence)

    def show_notice(self, sentence: str) -> None:
        """Say something to who has just come, if there is anything to say."""
        if sentence and not self.view.sentence:
            self.tell(sentence)

    def tell_failure(self, sentence: str) -> None:
        """Show one plain sentence about something that went wrong."""
        from PySide6.QtWidgets import QMessageBox

        from cfanp_gui.window.dialogs import game_dialogs

        program = self.tr("Chess For Any Number of Players")
        game_dialogs.message(self, program, sentence, icon=QMessageBox.Icon.Warning)

    def show_help(self) -> None:
        """Show rules, those of the game on the table first, handling and notation."""
        if self._help is None:
            from cfanp_gui.window.dialogs.help_dialog import HelpDialog

            self._help = HelpDialog(self)
        if not self._help.isVisible() and self.session is not None:
            self._help.show_rules(self.session.match.system)
        self._help.show()
        self._help.raise_()

    def show_shortcuts(self) -> None:
        """Show every key there is."""
        from cfanp_gui.window.dialogs.game_dialogs import asked
        from cfanp_gui.window.dialogs.shortcuts_dialog import ShortcutsDialog

        asked(ShortcutsDialog(self, self.commands.shortcuts()))

    def show_about(self) -> None:
        """Say what this program is and whose work is in it."""
        from cfanp_gui.window.dialogs import game_dialogs
        from cfanp_gui.window.dialogs.about import about

        game_dialogs.message(self, self.tr("About"), about())

    # Language

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        """Say everything anew in the language in use."""
        self.view.setAccessibleName(self.tr("Table"))
        self.commands.retranslate()
        self.order_panel.retranslate()
        self.moves_panel.retranslate()
        self.typing.retranslate()
        if self.table is not None:
            self.table.refresh()
        self._title()
        self._refresh()

    # Closing

    def _usual_size(self) -> None:
        """Most of the screen, and panels as high as what they show."""
        room = QGuiApplication.primaryScreen().availableSize()
        self.resize(min(1440, room.width() - 40), min(900, room.height() - 60))
        self.resizeDocks(self._docks, [360, 440], Qt.Orientation.Vertical)
        self.resizeDocks(self._docks, [280, 280], Qt.Orientation.Horizontal)

    def _make_room(self) -> None:
        """Let all of the order be seen where it lies over the moves and leaves them enough."""
        order, moves = self._docks
        if order.x() != moves.x() or not (order.isVisible() and moves.isVisible()):
            return
        wanted = order.height() - self.order_panel.height() + self.order_panel.height_wanted
        room = order.height() + moves.height()
        wanted = min(wanted, round(room * ORDER_SHARE))
        if order.height() < wanted:
            self.resizeDocks(self._docks, [wanted, room - wanted], Qt.Orientation.Vertical)

    def _restore_geometry(self) -> None:
        geometry = self.settings.geometry("geometry")
        if geometry is not None:
            self.restoreGeometry(geometry)
        state = self.settings.geometry("docks")
        if state is not None:
            self.restoreState(state)
        QTimer.singleShot(0, self._follow_theme)

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.filing.may_leave_game():
            event.ignore()
            return
        self.settings.set_geometry("geometry", self.saveGeometry())
        self.settings.set_geometry("docks", self.saveState())
        self.settings.sync()
        self.motion.stop_all()
        self.ticker.stop()
        self.documents.close()
        event.accept()
