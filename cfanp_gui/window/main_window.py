"""Main window: the table in the middle, panels beside it, menus above it.

Dialogs are loaded when one is shown.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, cast

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QWidget

from cfanp_gui.core.boards import Square
from cfanp_gui.core.position import UNFINISHED
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.signals import Unsubscribe
from cfanp_gui.session.view_model import ends
from cfanp_gui.table.animator import Animator
from cfanp_gui.table.late import Late, made_parts
from cfanp_gui.table.layout.geometry import Layout
from cfanp_gui.table.translate import joined, translated
from cfanp_gui.table.view import TableView
from cfanp_gui.window.files.documents import Documents
from cfanp_gui.window.files.dropped_files import DroppedFiles, Pasting
from cfanp_gui.window.files.file_actions import FileActions
from cfanp_gui.window.files.opened_files import OpenedFiles
from cfanp_gui.window.menu_actions import (
    CommandContext,
    Commands,
    Menu,
    Translate,
    later,
    later_parts,
)
from cfanp_gui.window.panels import event_texts
from cfanp_gui.window.panels.panel_group import LoadedPanel, PanelGroup
from cfanp_gui.window.play.board_pages import BoardPages
from cfanp_gui.window.play.clocks import ClockHolder, ClockTicker
from cfanp_gui.window.play.game_actions import GameActions
from cfanp_gui.window.preferences.preference_actions import PreferenceActions
from cfanp_gui.window.services.settings import Settings
from cfanp_gui.window.services.sounds import Sound, Sounds
from cfanp_gui.window.widgets.layouts import in_column
from cfanp_gui.window.widgets.pages import Pages
from cfanp_gui.window.widgets.pane_focus import focus_next, return_focus
from cfanp_gui.window.workplace import Loaded, Workplace

if TYPE_CHECKING:
    from cfanp_gui.session.cursor import Change
    from cfanp_gui.session.tree import Node
    from cfanp_gui.window.analysis.analysis_actions import AnalysisActions
    from cfanp_gui.window.analysis.engine_actions import EngineActions
    from cfanp_gui.window.analysis.insight_panel import InsightActions
    from cfanp_gui.window.analysis.judgement_actions import JudgementActions
    from cfanp_gui.window.analysis.lineage_panel import LineageActions
    from cfanp_gui.window.analysis.notes_panel import AnalysisPanels
    from cfanp_gui.window.bots.bot_players import BotPlayers
    from cfanp_gui.window.command_palette import CommandPalette
    from cfanp_gui.window.editor.editor_actions import EditorActions
    from cfanp_gui.window.editor.own_games import OwnGames
    from cfanp_gui.window.exercises.exercise_mode import ExerciseMode
    from cfanp_gui.window.files.game_choosing import GameChoosing
    from cfanp_gui.window.files.picture_actions import PictureActions
    from cfanp_gui.window.files.reading_bar import ReadingNotes
    from cfanp_gui.window.help.help_actions import HelpActions
    from cfanp_gui.window.lessons.lesson_actions import LessonActions
    from cfanp_gui.window.library.history_page import HistoryActions
    from cfanp_gui.window.library.library_actions import LibraryActions
    from cfanp_gui.window.moves.moves_panel import MovesPanel
    from cfanp_gui.window.moves.replay import Replay
    from cfanp_gui.window.moves.variation_actions import VariationActions
    from cfanp_gui.window.panels.side_panels import OrderPanel, PanelDocks
    from cfanp_gui.window.play.command_bar import CommandController
    from cfanp_gui.window.play.context_menus import ContextMenus
    from cfanp_gui.window.play.endings import Endings
    from cfanp_gui.window.play.hidden_table import HiddenTable
    from cfanp_gui.window.play.rematches import Rematches
    from cfanp_gui.window.puzzles.puzzle_actions import PuzzleActions
    from cfanp_gui.window.start.after_crash import RestoreActions
    from cfanp_gui.window.start.set_up_actions import SetUpActions
    from cfanp_gui.window.start.start_actions import StartActions


STEPS = ("to start", "undo", "redo", "to end")
"""Commands of the buttons below the moves."""
GREETING_MS = 1_000
"""Time after the start at which the window shows how to begin, in milliseconds."""


class MainWindow(Workplace):
    """Window with one table and everything around it."""

    another_wanted = Signal()
    """Emitted when another window is to be opened."""
    closed = Signal()
    """Emitted when the window has been closed, after its state has been saved."""

    def __init__(
        self,
        documents: Documents,
        settings: Settings,
        menus: Callable[[MainWindow, Translate], Iterable[Menu]],
    ) -> None:
        """`menus` returns the menus of a window."""
        super().__init__()
        self.documents, self.settings = documents, settings
        self.animator = Animator(self)
        self.preference_actions = PreferenceActions(self)
        self.give_table = lambda begin: begin(self)
        self._subscriptions: tuple[Unsubscribe, ...] = ()
        self.view = TableView()
        self.pages = Pages(self.view)
        middle = QWidget()
        in_column((self.pages, 1), over=middle, spacing=0, margins=(0,))
        self.setCentralWidget(middle)
        self.board_pages = BoardPages(self.view)
        late = later_parts(self)
        self.at_table = later(lambda: cast(GameSession, self.session))
        """Session on the table, whose methods do nothing while there is none."""
        self.game_actions = GameActions(self)
        self.view.replay_asked.connect(late.replay.start)
        self.view.return_asked.connect(self.at_table.return_to_game)
        self.clock_holder = ClockHolder(documents)
        self.clock_holder.said.connect(self.report)
        self.clock_holder.taken_back.connect(self.view.take_back)
        self.opened_files = OpenedFiles(documents)
        self.opened_files.game_read.connect(late.choosing.put)
        self.opened_files.several_found.connect(late.choosing.choose)
        self.opened_files.drafted.connect(late.editor_actions.edit)
        self.file_actions = FileActions(self)
        self.leave_exercise = self.file_actions.close_game
        self.sounds = Sounds(self)
        self.clock_ticker = ClockTicker(self)
        self.clock_ticker.ticked.connect(self._update_clocks)
        self.clock_ticker.low.connect(lambda: self.sounds.play(Sound.LOW_TIME))
        self.view.card_taken.connect(late.hidden_table.taken)
        self.view.card_taken.connect(self.at_table.resume_clock)
        self.panel_group = PanelGroup(self)
        self.analysed.connect(late.insight.show_matrix)
        self.commands = Commands(self, partial(menus, self))
        recent, reopen = self.commands.menus["recent"], self.commands["reopen"]
        recent.aboutToShow.connect(lambda: self.file_actions.fill_recent(recent, reopen))
        more_glyphs = self.commands.menus["more glyphs"]
        more_glyphs.aboutToShow.connect(lambda: self.analysis_actions.fill_glyphs(more_glyphs))
        self._restore_sizes()
        documents.session_changed.connect(self.show_session)
        documents.closed.connect(self._clear_table)
        documents.reader.busy.connect(self._follow_reading)
        documents.file_changed.connect(self._update_title)
        documents.saved.connect(self.report)
        self.opened_files.compared.connect(self.report)
        self.opened_files.lessons_asked.connect(late.lessons.choose)
        documents.failed.connect(self.report_failure)
        self.preference_actions.begin()
        self._retranslate()
        # Only now, or both would be told of each part given to the window.
        self.installEventFilter(self.clock_holder)
        DroppedFiles(self)

    # Parts that no window opens with; the docks come with the first game

    analysis_actions: Loaded[AnalysisActions] = Loaded("analysis.analysis_actions:AnalysisActions")
    analysis_panels: Loaded[AnalysisPanels] = Loaded(
        "analysis.notes_panel:AnalysisPanels", "analysis_actions"
    )
    bot_players: Loaded[BotPlayers] = Loaded(
        "bots.bot_players:BotPlayers", "endings", "game_actions"
    )
    choosing: Loaded[GameChoosing] = Loaded(
        "files.game_choosing:GameChoosing", checked="reading_notes.follow"
    )
    command_controller: Loaded[CommandController] = Loaded(
        "play.command_bar:CommandController", "board_pages"
    )
    command_palette: Loaded[CommandPalette] = Loaded("command_palette:CommandPalette")
    context_menus: Loaded[ContextMenus] = Loaded(
        "play.context_menus:ContextMenus", "board_pages", "game_actions", "analysis_actions"
    )
    editor_actions: Loaded[EditorActions] = Loaded(
        "editor.editor_actions:EditorActions", "set_up_actions"
    )
    endings: Loaded[Endings] = Loaded(
        "play.endings:Endings",
        "preference_actions",
        "rematches",
        ply_wanted="game_actions.go_to",
        replay_wanted="replay.show_last",
        save_wanted="file_actions.save_game",
        worst_wanted="judgement.show_worst",
    )
    exercises: Loaded[ExerciseMode] = Loaded("exercises.exercise_mode:ExerciseMode", "endings")
    help_actions: Loaded[HelpActions] = Loaded("help.help_actions:HelpActions")
    hidden_table: Loaded[HiddenTable] = Loaded(
        "play.hidden_table:HiddenTable", "endings", covering="command_controller.forget"
    )
    history: Loaded[HistoryActions] = Loaded("library.history_page:HistoryActions")
    lessons: Loaded[LessonActions] = Loaded("lessons.lesson_actions:LessonActions", "exercises")
    pasting: Loaded[Pasting] = Loaded("files.dropped_files:Pasting", "analysis_actions")
    own_games: Loaded[OwnGames] = Loaded(
        "editor.own_games:OwnGames", "set_up_actions", "help_actions"
    )
    panel_docks: Loaded[PanelDocks] = Loaded(
        "panels.side_panels:PanelDocks", "order_panel", "moves_panel", "commands"
    )
    picture_actions: Loaded[PictureActions] = Loaded("files.picture_actions:PictureActions")
    puzzles: Loaded[PuzzleActions] = Loaded("puzzles.puzzle_actions:PuzzleActions", "exercises")
    reading_notes: Loaded[ReadingNotes] = Loaded("files.reading_bar:ReadingNotes", "choosing")
    rematches: Loaded[Rematches] = Loaded("play.rematches:Rematches", wanted="set_up_actions.begin")
    replay: Loaded[Replay] = Loaded("moves.replay:Replay")
    restore_actions: Loaded[RestoreActions] = Loaded("start.after_crash:RestoreActions")
    set_up_actions: Loaded[SetUpActions] = Loaded("start.set_up_actions:SetUpActions")
    start: Loaded[StartActions] = Loaded(
        "start.start_actions:StartActions", "preference_actions", "set_up_actions"
    )
    variation_actions: Loaded[VariationActions] = Loaded(
        "moves.variation_actions:VariationActions", "analysis_actions"
    )

    # Its panels, in the order in which keyboard focus visits them

    insight: LoadedPanel[InsightActions] = LoadedPanel("analysis.insight_panel:InsightActions")
    engine: LoadedPanel[EngineActions] = LoadedPanel("analysis.engine_actions:EngineActions")
    lineage: LoadedPanel[LineageActions] = LoadedPanel("analysis.lineage_panel:LineageActions")
    judgement: LoadedPanel[JudgementActions] = LoadedPanel(
        "analysis.judgement_actions:JudgementActions"
    )
    library: LoadedPanel[LibraryActions] = LoadedPanel("library.library_actions:LibraryActions")

    @property
    def offers_start(self) -> bool:
        """Return True if the start view is shown."""
        start = MainWindow.start.made(self)
        return start is not None and start.is_shown

    # Building

    @Late
    def order_panel(self) -> OrderPanel:
        """Return the panel of the order of play."""
        from cfanp_gui.window.panels.side_panels import OrderPanel

        panel = OrderPanel()
        panel.end_turn.clicked.connect(self.game_actions.end_turn)
        panel.claim.clicked.connect(self.game_actions.claim)
        panel.clock.clicked.connect(self.toggle_clock)
        panel.live.clicked.connect(self.commands["shares"].trigger)
        self.commands["shares"].toggled.connect(panel.live.setChecked)
        panel.board_chosen.connect(self.board_pages.find)
        panel.reason_pointed.connect(self._light_reason)
        panel.left.connect(self.view.setFocus)
        return panel

    @Late
    def moves_panel(self) -> MovesPanel:
        """Return the panel of moves."""
        from cfanp_gui.window.moves.moves_panel import MovesPanel

        panel = MovesPanel()
        panel.node_chosen.connect(self.at_table.visit)
        panel.wants_table = False if self.settings.flag("moves_list") else None
        panel.table_chosen.connect(lambda on: self.settings.set_flag("moves_list", not on))
        panel.view.menu_asked.connect(later(lambda: self.variation_actions).show_menu)
        panel.adopt([self.commands[name] for name in STEPS])
        return panel

    def _restore_sizes(self) -> None:
        """Restore the sizes of window and panels; at first the window takes most of the screen."""
        # Docks below the table take no height of those beside it.
        self.setCorner(Qt.Corner.BottomLeftCorner, Qt.DockWidgetArea.LeftDockWidgetArea)
        self.setCorner(Qt.Corner.BottomRightCorner, Qt.DockWidgetArea.RightDockWidgetArea)
        room = QGuiApplication.primaryScreen().availableSize()
        self.resize(min(1440, room.width() - 40), min(900, room.height() - 60))
        # First the docks: in a hidden window that is to fill the screen Qt would keep them and
        # lay them once more when it is shown, though `restoreDockWidget` has moved them since.
        if (state := self.settings.geometry("docks")) is not None:
            self.restoreState(state)
        if (geometry := self.settings.geometry("geometry")) is not None:
            self.restoreGeometry(geometry)

    def load_access(self) -> None:
        """Make the table known to assistive tools, which may wait for the first picture."""
        from cfanp_gui.table.access import TableAccess

        self.access = TableAccess(self.view)
        self.clock_ticker.low.connect(self.access.announce_time)
        if self.view.table is not None:
            self.access.follow(self.view.table, self.moves_panel.view)
        else:
            # A tool is told of the program only now, and first reads the widget with focus.
            QTimer.singleShot(GREETING_MS, self, self._greet_at_start)

    def _greet_at_start(self) -> None:
        if self.offers_start:
            self.announce(self.start.view.ways())

    # Display

    def show_session(self, session: GameSession) -> None:
        """Put a session on the table."""
        from cfanp_gui.table.scene import TableScene

        self._leave_pages()
        docks = self.panel_docks
        # Behind the start view it does not follow, and boards are laid in the room beside docks.
        self.view.resize(self.pages.size())
        preferences = self.preference_actions.preferences
        table = TableScene(session, self.preference_actions.table_theme(), self.animator)
        table.art.set_look(preferences.pieces, preferences.signs)
        # Drawings kept with the game are shown as they were drawn.
        table.arrangement.layout = Layout(preferences.layout)
        self.view.show_table(table)
        table.laying.arranged.connect(self.refresh)
        table.laying.laid.connect(lambda _: self.refresh())
        table.joined.connect(self.refresh)
        self.endings.follow_table()
        if self.offers_start:
            self.start.leave()  # panels that were shown before are closed next
        self.panel_group.follow_table(table)
        if self.access is not None:
            self.access.follow(table, self.moves_panel.view)
        self.sounds.follow(session)
        self.clock_ticker.follow(session)
        table.refused.connect(lambda: self.sounds.play(Sound.ILLEGAL))
        self._unsubscribe()
        self._subscriptions = (
            session.changed.connect(self._on_change),
            session.edits.lines_changed.connect(self.refresh),
            session.pairs.changed.connect(lambda _: self.order_panel.follow_pair()),
            session.pairs.changed.connect(lambda _: self.moves_panel.model.follow_pair()),
            session.names_changed.connect(self._show_names),
            session.edits.notes_changed.connect(self._show_notes),
            session.tags.changed.connect(table.refresh),
        )
        if session.remarks or (session.file is not None and session.file.encoding):
            self.reading_notes.follow()
        self.refresh()
        self._follow_bots(opened=True)
        docks.retranslate()
        docks.fit_order()
        sentences = event_texts.beginning(session)
        if not sentences and table.arrangement.crossing and table.focus.boards is not None:
            sentences.append(self.tr("Type the number of a board to show it; 0 shows all boards."))
        if sentences:
            self.report(joined(" ", sentences))
        self.view.setFocus()
        if session.sight is not None:
            self.hidden_table.follow()

    def _unsubscribe(self) -> None:
        for unsubscribe in self._subscriptions:
            unsubscribe()
        self._subscriptions = ()

    def _leave_pages(self) -> None:
        """Show again what was shown before the pages that are laid over it."""
        start = MainWindow.start.made(self)
        for page in self.pages.laid:
            if start is None or page is not start.view:
                self.leave_page(page)

    def _clear_table(self) -> None:
        """Clear the table, and show the start view."""
        self._leave_pages()
        self.panel_group.follow_table(None)
        self.sounds.leave()
        self.clock_ticker.stop()
        if self.access is not None:
            self.access.leave()
        if (bots := MainWindow.bot_players.made(self)) is not None:
            bots.leave_table()
        self._unsubscribe()
        self.view.clear()
        self.endings.follow_table()
        self.refresh()
        self.start.show()

    def _follow_reading(self, what: str) -> None:
        """Show the start view if a file that was read has brought no game."""
        if not what:
            QTimer.singleShot(0, self, self.offer_start)

    def offer_start(self) -> None:
        """Show the start view, unless there is a game or one is being opened."""
        is_free = self.session is None and self.pages.currentWidget() is self.view
        if is_free and not self.documents.reader.is_reading:
            self.start.show()

    def _on_change(self, change: Change) -> None:
        if (session := self.session) is None:
            return
        if session.sight is None or not self.hidden_table.covers:
            self.view.uncover()
        self.refresh()
        sentences, actors = list[str](), [step.transition.actor for step in change.steps]
        if change.new:
            sentences = event_texts.news(session, change)
            if not self.order_panel.isVisible():
                sentences += event_texts.reasons(session, change)
        if sentences:
            self.view.say(joined(" ", sentences))
        elif actors and not (change.new and session.moves_itself(actors[-1])):
            self.view.toast.clear()  # not when another person looks at it, or bots move
        self.endings.follow(change)
        goes_on = session.node.on_main_line and not (session.analysing or session.exercise)
        if session.sight is not None:
            self.hidden_table.follow()
        elif change.new and goes_on and self.preference_actions.preferences.card:
            self.endings.show_card(session, change)

    def hint(self) -> None:
        """Give a hint in the exercise on the table, or else the best moves in the game."""
        if (session := self.session) is not None and session.exercise:
            self.exercises.hint()
        else:
            self.judgement.hints.ask()

    def toggle_clock(self) -> None:
        """Start the clocks, or pause them; also takes off the card between two turns."""
        if self.view.covered and not self.hidden_table.covers:
            self.view.card.take()
        elif not self.hidden_table.covers:  # the player of the seat removes the cover
            self.game_actions.toggle_clock()

    def _light_reason(self, arrows: Sequence[tuple[Square, Square]]) -> None:
        """Show on the table a reason for the turn's moves, as arrows."""
        from cfanp_gui.window.panels.reason_strip import light

        if self.view.table is not None:
            light(self.view.table, arrows)

    def _update_clocks(self) -> None:
        if self.view.table is not None:
            self.view.table.refresh_plates()
        self.order_panel.tick()

    def _show_notes(self, node: Node) -> None:
        """Show the annotations of a move."""
        self.moves_panel.model.renew(node)
        self.refresh()

    def _show_names(self) -> None:
        """Show the names of the players at the table."""
        if self.view.table is not None:
            self.view.table.refresh()
        self.refresh()
        self._update_title()
        if MainWindow.bot_players.made(self) is None:
            self._follow_bots(opened=False)

    def _follow_bots(self, opened: bool) -> None:
        """Have bots at the table play; `opened` is True if it has just been laid."""
        session, table = self.session, self.view.table
        seated = session is not None and session.match.bots and not session.exercise
        if table is not None and (seated or MainWindow.bot_players.made(self) is not None):
            self.bot_players.follow_table(table, opened)

    def refresh(self) -> None:
        """Update panels and actions from the session."""
        session, at = self.session, None
        if session is not None and self.pages.currentWidget() is self.view:
            waits = self.documents.game_aside is not None
            at = CommandContext(session, session.node, self.view.table, waits)
        self.commands.update(at)
        analysed = MainWindow.analysis_panels.made(self) is not None
        if session is not None and (session.takes_notes or analysed):
            self.analysis_actions.refresh()
            self.analysis_panels.show_session(session)
        if session is not None:
            if (typing := MainWindow.command_controller.made(self)) is not None:
                typing.line.refresh()
            self.order_panel.show_session(session)
            self.moves_panel.show_session(session)

    def _update_title(self) -> None:
        session = self.session
        name = self.documents.title
        if session is not None and session.analysing:
            from cfanp_gui.window.analysis.notes_panel import analysis_title

            name = analysis_title(session)
            if self.documents.file is not None:
                name = f"{name} ({self.documents.title})"
        name = name.replace("[*]", "[*][*]")  # Qt's placeholder for “modified”
        if session is not None and ends(session) and not session.exercise:
            from cfanp_gui.session.store import result_as_it_stands

            if (result := result_as_it_stands(session)) != UNFINISHED:
                name = f"{name} ({result})"
        program = self.tr("Chess For Any Number of Players")
        if session is not None and not session.exercise:
            game = translated(session.game.title_of(session.true_start))
            program = game if game.startswith(program) else program
        self.setWindowTitle(program if session is None else f"{name}[*] \N{EN DASH} {program}")
        self.setWindowModified(session is not None and session.unsaved)

    # Navigation

    def toggle_full_screen(self) -> None:
        """Switch full screen on or off."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def next_pane(self) -> None:
        """Give focus to the next visible part of the window."""
        focus_next(self.panes())

    def panes(self) -> list[QWidget]:
        """Return the parts that can have focus, in their order, shown or not."""

        def of(*parts: Late[Any]) -> list[QWidget]:
            return [pane for made in made_parts(self, *parts) for pane in made.panes]

        return [
            self.view,
            *of(MainWindow.exercises, MainWindow.order_panel),
            *(made.view for made in made_parts(self, MainWindow.moves_panel)),
            *(made.notes.field for made in made_parts(self, MainWindow.analysis_panels)),
            *of(*self.panel_group.panels, MainWindow.endings, MainWindow.reading_notes),
        ]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Return focus to the table at Esc, from a part that has no use for the key."""
        if event.key() != Qt.Key.Key_Escape or not return_focus(self.panes()):
            super().keyPressEvent(event)

    # Messages

    def report_failure(self, sentence: str) -> None:
        """Show one plain sentence about something that went wrong."""
        from PySide6.QtWidgets import QMessageBox

        from cfanp_gui.window.widgets.dialogs import message

        program, icon = self.tr("Chess For Any Number of Players"), QMessageBox.Icon.Warning
        message(self, program, sentence, icon=icon)

    # Language

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.commands.retranslate()
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        """Set all texts anew in the current language, except those of the commands."""
        of = MainWindow
        late = (of.analysis_panels, of.bot_players, of.endings, of.lessons, of.puzzles)
        docks = of.order_panel, of.moves_panel, of.panel_docks
        beside = made_parts(self, *docks, *late, of.reading_notes, of.rematches)
        for part in (self.view, *self.panel_group.made, *beside):
            part.retranslate()
        if self.view.table is not None:
            self.view.table.refresh()
        self._update_title()
        self.refresh()

    # Closing

    def may_leave_game(self, keeps_waiting: bool = False) -> bool:
        """Ask about an unsaved game; return True if another may come. See `FileActions`."""
        return self.file_actions.may_leave_game(keeps_waiting)

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.may_leave_game():
            event.ignore()
            return
        self._leave_pages()
        if self.offers_start:
            self.setUpdatesEnabled(False)  # nobody sees the panels any more
            self.start.leave()
        if (exercises := MainWindow.exercises.made(self)) is not None:
            exercises.end()
        self.settings.set_geometry("geometry", self.saveGeometry())
        self.settings.set_geometry("docks", self.saveState())
        self.panel_group.keep()
        self.settings.sync()
        self.animator.stop_all()
        self.clock_ticker.stop()
        of = MainWindow
        for part in made_parts(self, of.picture_actions, of.bot_players, of.choosing):
            part.close()
        self.documents.close()
        event.accept()
        self.closed.emit()
