"""Panel of the pair engine: the findings of a chess program about the pair pushed together."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QLocale, QSignalBlocker, Signal
from PySide6.QtWidgets import QFormLayout, QPushButton, QToolButton, QWidget

from cfanp_gui.core.text import one_line
from cfanp_gui.engine.analysis import (
    MOST_LINES,
    MOST_MEMORY,
    MOST_THREADS,
    Analysis,
    EngineSetup,
    Status,
)
from cfanp_gui.table.translate import translated
from cfanp_gui.window.analysis.engine_lines import EngineWords, LineList, ScoreBar, line_rows
from cfanp_gui.window.analysis.search_panel import SearchPanel, spin_box
from cfanp_gui.window.widgets.layouts import STRETCH, in_column, in_row
from cfanp_gui.window.widgets.plain_text import bold_label, plain_label, quiet_label, set_tip

DOT = " \N{MIDDLE DOT} "


@dataclass(frozen=True, slots=True)
class Subject:
    """Subject of questions to the program."""

    title: str = ""
    """Name of the pair; empty if there is none."""
    words: EngineWords | None = None
    """Texts for the answers; None if nothing can be asked."""
    reason: str = ""
    """Reason nothing can be asked, as a sentence."""


class EnginePanel(SearchPanel):
    """Panel of a judgement, the best lines, and the program's share of the computer."""

    setup_changed = Signal(object)
    """Carries the `EngineSetup` chosen by a person."""

    def __init__(self, setup: EngineSetup, installed: Callable[[bool], str | None]) -> None:
        """`installed` returns the path of an installed program to offer; None if there is none.

        Its argument says whether it has to play games other than chess.
        """
        super().__init__(MOST_LINES)
        self.setup, self._installed = setup, installed
        self.subject = Subject()
        """Subject of the findings shown."""
        self._analysis: Analysis | None = None
        self.score = bold_label(times=1.6)
        self.verdict = plain_label("")
        self.bar = ScoreBar()
        self.lines = LineList()
        self.unlike = plain_label("")
        self.left_out = quiet_label()
        self.wait = QPushButton()
        self.wait.clicked.connect(self._wait_on)
        self.options = QToolButton(autoRaise=True)
        self.options.setCheckable(True)
        self.options.toggled.connect(lambda _: self._show_options())
        self._lay_out()
        self._boxes = {"lines": self.count, "threads": self.threads, "memory": self.memory}
        for field, box in self._boxes.items():
            box.valueChanged.connect(lambda value, field=field: self._change({field: value}))
        self.show_setup(setup)
        self.options.setChecked(not setup.program)
        self.retranslate()

    def _lay_out(self) -> None:
        self.box = QWidget()
        self.program = plain_label("")
        self.how = quiet_label()
        self.offer, self.choose = QPushButton(), QPushButton()
        self.offer.clicked.connect(lambda: self._change({"program": self._offered()}))
        self.threads, self.memory = spin_box(1, MOST_THREADS), spin_box(1, MOST_MEMORY)
        self.threads_label, self.memory_label = plain_label(""), plain_label("")
        form = QFormLayout()
        form.setContentsMargins(0, 4, 0, 0)
        form.addRow(self.threads_label, self.threads)
        form.addRow(self.memory_label, self.memory)
        parts = (self.program, self.how, self.offer, self.choose, form)
        in_column(*parts, over=self.box, spacing=6, margins=(0, 4, 0, 0))
        self.buttons.addWidget(self.options)
        judged = in_row(self.score, (self.verdict, 1), spacing=10)
        above = (self.title, self.reason, self.unlike, judged, self.bar, self.lines)
        waiting = (self.state, self.wait)
        below = (self.left_out, *waiting, self.problem, self.buttons, self.box, STRETCH)
        in_column(*above, *below, over=self, spacing=6, margins=(8,))

    @property
    def panes(self) -> list[QWidget]:
        """Return the list of lines if there may be some, else the button to begin with."""
        waiting = self.start if self.start.isEnabled() else self.options
        return [self.lines if self.running else waiting]

    def retranslate(self) -> None:
        """Set all texts anew in the current language."""
        self.lines.setAccessibleName(self.tr("Best lines"))
        self.wait.setText(self.tr("Wait on"))
        self.count_label.setText(self.tr("Lines"))
        self.count.setAccessibleName(self.tr("Number of lines"))
        self.options.setText(self.tr("Program"))
        self.options.setToolTip(self.tr("Choose a program, and how much of the computer it has"))
        self.choose.setText(self.tr("Choose a program…"))
        self.threads_label.setText(self.tr("Processors"))
        self.threads.setAccessibleName(self.tr("Processors"))
        self.memory_label.setText(self.tr("Memory"))
        self.memory.setAccessibleName(self.tr("Memory in megabytes"))
        self.memory.setSuffix(self.tr(" MB"))
        self._show_options()
        self._show()

    # Content

    def show_setup(self, setup: EngineSetup) -> None:
        """Show which program is asked, and its settings."""
        self.setup = setup
        for field, box in self._boxes.items():
            with QSignalBlocker(box):
                box.setValue(getattr(setup, field))
        self.lines.set_rows(setup.lines)
        self._show_options()
        self._show()

    def show_subject(self, subject: Subject) -> None:
        """Show the subject of questions; findings about another subject are removed."""
        self.subject = subject
        self._show_options()
        if self._analysis is not None and not self.is_about(self._analysis):
            self._analysis = None
        self._show()

    def is_about(self, analysis: Analysis) -> bool:
        """Return True if an analysis is about the present subject."""
        words = self.subject.words
        return words is not None and analysis.search.pair == words.shown

    def show_analysis(self, analysis: Analysis) -> None:
        """Show the program's findings, if they are about the subject."""
        if not self.is_about(analysis):
            return
        before = self._analysis
        if before is not None and not analysis.lines and analysis.status is not Status.DONE:
            analysis = analysis._replace(lines=before.lines)
        self._analysis = analysis
        self._show()

    def show_running(self, running: bool, problem: str = "") -> None:
        """Show whether the program is wanted, and the reason it stopped."""
        if (
            not running
            and self._analysis is not None
            and self._analysis.status in (Status.STARTING, Status.LOADING, Status.THINKING)
        ):
            self._analysis = self._analysis._replace(status=Status.DONE, overdue=False)
        super().show_running(running, problem)

    def _show(self) -> None:
        subject, analysis = self.subject, self._analysis
        words, title = subject.words, subject.title
        if words is not None:
            title = self.tr("{pair}: this pair only").format(pair=title)
        self._show_search(title, subject.reason, bool(self.setup.program and words is not None))
        lines = () if analysis is None else analysis.lines
        best = lines[0].score if lines else None
        for part in (self.verdict, self.bar, self.lines):
            part.setVisible(words is not None)
        self.score.setVisible(words is not None and best is not None)
        shown = None if words is None else words.shown
        for label, sentence in (
            (self.unlike, shown and shown.unlike),
            (self.left_out, shown and shown.left_out),
        ):
            label.setText("" if sentence is None else translated(sentence))
            label.setVisible(sentence is not None)
        if words is not None:
            self.score.setText(words.score(best))
            self.verdict.setText(words.verdict(best))
            mover, other = words.badge(words.shown.mover), words.badge(words.shown.other)
            self.bar.show_score((mover, other) if mover and other else None, best)
        self.lines.rows.change_rows(line_rows(words, lines))
        self.state.setText(self._state(analysis))
        self.state.setVisible(bool(self.state.text()))
        self.wait.setVisible(analysis is not None and analysis.overdue)

    def _state(self, analysis: Analysis | None) -> str:
        """Return the program's activity in few words."""
        if analysis is None:
            return ""
        if analysis.overdue:
            words = self.overdue(analysis)
        elif analysis.status is Status.STARTING:
            words = self.tr("Starting {program}…").format(program=analysis.search.name)
        elif analysis.status is Status.LOADING:
            words = self.tr("{program} is loading…").format(program=analysis.search.name)
        elif not analysis.lines:
            words = analysis.name
        else:
            depth = self.tr("depth {depth}").format(depth=analysis.depth)
            count = self.tr("{count} positions").format(count=QLocale().toString(analysis.nodes))
            count = self.tr("1 position") if analysis.nodes == 1 else count
            words = DOT.join((analysis.name, depth, count))
        if analysis.restarted:
            words = "\n".join((words, self.tr("It had to be started a second time.")))
        return words

    def overdue(self, analysis: Analysis) -> str:
        """Return the sentence that a person may go on waiting for a program, or stop it."""
        words = self.tr("{program} is not ready yet: it may still be loading. Wait on, or stop it.")
        return words.format(program=analysis.search.name)

    def _show_options(self) -> None:
        self.box.setVisible(self.options.isChecked())
        if not self.options.isChecked():
            return
        path, offered = self.setup.program, self._offered()
        self.program.setText(
            one_line(Path(path).name) if path else self.tr("No program is chosen.")
        )
        set_tip(self.program, one_line(path))
        self.how.setText(
            self.tr(
                "Any chess program that speaks UCI will do, such as Stockfish: install it with "
                "the packages of the system or from stockfishchess.org, and choose its file here."
            )
        )
        self.how.setVisible(not path and offered is None)
        fairy = offered is not None and "fairy" in Path(offered).name
        self.offer.setText(self.tr("Use Fairy-Stockfish") if fairy else self.tr("Use Stockfish"))
        set_tip(self.offer, offered or "")
        self.offer.setVisible(offered is not None and offered != path)

    def _offered(self) -> str | None:
        """Return the path of an installed program that plays the game shown, or None."""
        words = self.subject.words
        return self._installed(words is not None and words.shown.variant is not None)

    # User input

    def _wait_on(self) -> None:
        if self._analysis is not None:
            self._analysis = self._analysis._replace(overdue=False)
            self._show()
        self.start.setFocus()  # because this button disappears

    def _change(self, values: dict[str, object]) -> None:
        self.setup_changed.emit(self.setup._replace(**values))  # type: ignore[arg-type]
