"""Pair engine of the window: the questions to a chess program, and the use of its answers.

A program runs when a person presses Start, follows the pair on the table as long as that is a
position of chess or of another game for two, and ends when there is none, when the panel is hidden,
and with the window.
"""

from pathlib import Path

from PySide6.QtCore import Signal

from cfanp_gui.core.boards import Square
from cfanp_gui.core.queries import GamePair
from cfanp_gui.engine import analysis
from cfanp_gui.engine.analysis import Analysis, EngineLine, EngineSetup, Search, Timeouts
from cfanp_gui.engine.pair_engine import PairEngine
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.signals import Unsubscribe
from cfanp_gui.table.layers.arrows import ArrowShape, RingShape
from cfanp_gui.table.translate import tr, translated
from cfanp_gui.window.analysis.engine_lines import EngineWords
from cfanp_gui.window.analysis.engine_panel import EnginePanel, Subject
from cfanp_gui.window.menu_actions import ENGINE
from cfanp_gui.window.panels.panel_controller import PanelController
from cfanp_gui.window.services.settings import Preferences
from cfanp_gui.window.widgets.file_prompts import ask_open_name
from cfanp_gui.window.workplace import Workplace


class EngineActions(PanelController[EnginePanel]):
    """Controller that shows the panel, asks the program, and shows its findings on the table."""

    name = ENGINE
    heard = Signal(object)
    """Carries an `Analysis` from the engine's thread to the window's."""

    def __init__(self, window: Workplace) -> None:
        super().__init__(window)
        self.engine: PairEngine | None = None
        """Engine; None until a program is first run."""
        self.patience = Timeouts()
        self.heard.connect(self._hear)
        self.destroyed.connect(self._settings.preferred.connect(self._prefer))
        self._asked: Search | None = None

    # The panel

    def title(self) -> str:
        return tr("Pair engine")

    def tab(self) -> str:
        return tr("Engine", "the tab of a panel")

    def make_panel(self) -> EnginePanel:
        panel = EnginePanel(self._settings.engine_setup(), analysis.installed)
        panel.asked.connect(lambda wanted: self.start() if wanted else self.stop())
        panel.wait.clicked.connect(self._wait_on)
        panel.choose.clicked.connect(self.choose_program)
        panel.setup_changed.connect(self.set_up)
        panel.lines.pointed.connect(self._point)
        panel.lines.chosen.connect(self._play)
        return panel

    def keep(self) -> None:
        """Remember whether the panel is shown; the program ends for good."""
        super().keep()
        if self.engine is not None:
            self.stop()
            self.engine.close()

    # The table

    def listen(self, session: GameSession) -> list[Unsubscribe]:
        """Subscribe to changes of a session and of its pair; return functions that unsubscribe."""
        return [*super().listen(session), session.pairs.changed.connect(lambda _: self.look())]

    def look(self) -> None:
        """Update the subject from the table."""
        if self.is_seen:
            self.draw()
            self.panel.show_subject(self._subject())
        super().look()

    def _subject(self) -> Subject:
        """Return the position a program may be asked about, or the reason it may not."""
        if (session := self._window.session) is None:
            return Subject(reason=tr("No game on the table."))
        position, pair = session.position, session.pair
        shown = None if pair is None else position.game_pair(pair)
        if position.join is None:
            reason = tr(
                "In this game no boards are pushed together that would be a position of chess."
            )
            return Subject(reason=reason)
        if pair is None or shown is None:
            reason = tr(
                "Push two half-boards together: if two armies with their Kings stand there, "
                "a chess program can be asked about them."
            )
            return Subject(reason=reason)
        title = " + ".join(session.situation.board(board).label for board in pair)
        if isinstance(shown, GamePair):
            return Subject(title, EngineWords(session, pair, shown))
        reason = tr("A program cannot be asked about this pair. {reason}")
        return Subject(title, reason=reason.format(reason=translated(shown)))

    # The program

    def start(self) -> None:
        """Run the program, and ask it as long as there is a subject."""
        if self.panel.setup.program:
            self._rest()
            self.panel.show_running(True)
            self.update(fresh=True)

    def stop(self) -> None:
        """End the program; its findings stay readable."""
        self._rest()
        self.panel.show_running(False)

    def _rest(self) -> None:
        """End the program until there is a subject again."""
        self._asked = None
        if self.engine is not None:
            self.engine.stop()

    def update(self, fresh: bool = False) -> None:
        """Have the program search the position on the table, `fresh` if a person asks for it.

        It ends until the panel is seen again.
        """
        if not self.is_seen:
            self.draw()
        if not (self.is_made and self.panel.running):
            return
        if (words := self.panel.subject.words) is None or not self.is_seen:
            self._rest()
            return
        search = Search(words.shown, self.panel.setup)
        if search == self._asked:
            return
        self._asked = search
        if self.engine is None:
            self.engine = PairEngine(self.heard.emit, self.patience)
            self._prefer(self._settings.preferences())
        self.engine.search(search, fresh)

    def _wait_on(self) -> None:
        if self.engine is not None:
            self.engine.loading.wait_on()

    def _prefer(self, preferences: Preferences) -> None:
        """Apply the preferred waiting time, also to a program that is loading."""
        if self.engine is not None:
            self.engine.loading.limit = preferences.loading

    def _hear(self, analysis: Analysis) -> None:
        """Show the program's findings, unless they are about something else."""
        if analysis.search != self._asked:
            return
        if analysis.problem is None:
            self.panel.show_analysis(analysis)
            if analysis.overdue:
                self._window.report(self.panel.overdue(analysis))
            return
        self._rest()
        sentence = translated(analysis.problem)
        self.panel.show_running(False, sentence)
        self._window.report(sentence)

    def set_up(self, setup: EngineSetup) -> None:
        """Use a program with the given share of the computer from now on, and remember it."""
        other = setup.program != self.panel.setup.program
        self._settings.set_engine_setup(setup)
        self.panel.show_setup(setup)
        if other and self.panel.running:
            self.stop()  # it runs the chosen program when a person starts it
        elif self.panel.running:
            self._timer.start()

    def choose_program(self) -> None:
        """Ask for the file of a program."""
        setup = self.panel.setup
        folder = self._settings.folder(Path(setup.program).parent if setup.program else None)
        title, kinds = tr("Choose a chess program"), tr("All files (*)")
        if path := ask_open_name(self._window, title, folder, kinds):
            self.set_up(setup._replace(program=str(path)))

    # Its lines

    def _point(self, line: EngineLine | None) -> None:
        """Show the first move of a line on the table."""
        words = self.panel.subject.words
        if line is None or words is None:
            self.draw()
            return
        step, army = line.steps[0], words.shown.mover
        if isinstance(step.source, Square):
            self.draw([ArrowShape(step.source, step.target, army)])
        else:
            self.draw(rings=[RingShape(step.target, army)])

    def _play(self, line: EngineLine) -> None:
        """Play the first move of a line as a variation, never as a move of a game in progress."""
        session, table, words = self._window.session, self._table, self.panel.subject.words
        if session is None or table is None or words is None:
            return
        if (action := words.action(line.steps[0])) is not None:
            refusal = session.propose(action) if self.may_play(session) else None
        else:  # a move of chess that cannot be made on the pair now
            source, target, promotion, _ = line.steps[0]
            refusal = session.position.gesture_refusal(source, target, session.pair, promotion)
            if refusal is None:
                name = words.name(words.shown.mover)
                self._window.report(
                    tr("It is not the turn of {name} to move there.").format(name=name)
                )
        if refusal is not None:
            table.refuse(refusal)
