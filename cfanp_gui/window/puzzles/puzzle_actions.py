"""What is done about puzzles: choosing some, going on to the next, and keeping how one gets on."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from datetime import date
from typing import Any, Protocol

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from cfanp_gui.core.text import one_line
from cfanp_gui.puzzles import progress, puzzle_file
from cfanp_gui.puzzles.progress import Progress, Streak, next_puzzle, puzzle_of_day
from cfanp_gui.puzzles.puzzle import Puzzle
from cfanp_gui.session.position_texts import GivenPosition
from cfanp_gui.table.translate import tr, translated
from cfanp_gui.window.analysis.analysis_parts import AnalysisParts
from cfanp_gui.window.exercises.exercise_mode import ExerciseMode
from cfanp_gui.window.files.documents import Documents
from cfanp_gui.window.files.file_actions import FileActions
from cfanp_gui.window.play.game_dialogs import run_dialog
from cfanp_gui.window.puzzles.puzzle_list import PuzzlesDialog, shipped, streak_words
from cfanp_gui.window.puzzles.puzzle_page import PuzzlePage, title_words
from cfanp_gui.window.services.settings import Settings
from cfanp_gui.window.widgets.own_icons import ask_open_name


class PuzzleHost(Protocol):
    """The window as it is needed here."""

    analysis: AnalysisParts
    documents: Documents
    file_actions: FileActions
    give_table: Callable[[Callable[[Any], object]], object]
    settings: Settings

    @property
    def exercises(self) -> ExerciseMode: ...

    def report_failure(self, sentence: str) -> None: ...


class PuzzleActions(QObject):
    """Offers puzzles in a window, and shows them at its table."""

    def __init__(self, window: QWidget, host: PuzzleHost) -> None:
        super().__init__(window)
        self._window = window
        self._host = host
        self.today: Callable[[], date] = progress.today
        self.chance = random.Random()
        self._chosen: Sequence[Puzzle] = ()
        """Those among which the next one is."""
        self._numbered: Sequence[Puzzle] = ()
        """Those by whose order puzzles are numbered: all of a file, or of the program."""
        self._day: date | None = None
        """The day whose puzzle is on the table; None for another puzzle."""
        self._in_order = False
        """Whether they come one after the other, as in a person's own file."""
        self.page = PuzzlePage(host.analysis.host, host.exercises)
        self.page.tried.connect(self._keep)
        self.page.solved.connect(self._keep_streak)
        self.page.next_asked.connect(self.go_on)
        self.page.analyse_asked.connect(self.analyse)
        self.page.left.connect(host.exercises.leave)
        host.documents.session_changed.connect(self.page.cancel)
        host.documents.closed.connect(self.page.cancel)

    @property
    def progress(self) -> Progress:
        """Return how somebody gets on."""
        return Progress.read(self._host.settings.puzzles("progress"))

    @property
    def streak(self) -> Streak:
        """Return on how many days in a row the day's puzzle was solved."""
        return Streak.read(self._host.settings.puzzles("streak"))

    # Choosing

    def choose(self) -> None:
        """Ask which puzzles are to be solved, and begin with one."""
        try:
            puzzles = shipped()
        except (OSError, ValueError) as problem:
            self._tell_of(problem)
            return
        today = self.today()
        dialog = PuzzlesDialog(self._window, puzzles, self.progress, self.streak, today)
        if not run_dialog(dialog):
            return
        chosen = dialog.chosen
        if dialog.is_file:
            self.open_file()
        elif dialog.is_day:
            self._host.give_table(lambda where: where.puzzles.begin_day(puzzles, today))
        else:
            self._host.give_table(lambda where: where.puzzles.begin(chosen, puzzles))

    def open_file(self) -> None:
        """Ask for a file of puzzles, and begin with its first."""
        settings, kinds = self._host.settings, f"{tr('Puzzles')} (*.txt)"
        path = ask_open_name(self._window, tr("Open puzzles"), settings.folder(), kinds)
        if path is None:
            return
        try:
            puzzles = puzzle_file.load(path)
        except (OSError, ValueError) as problem:
            self._tell_of(problem)
            return
        settings.set_folder(path.parent)
        if not puzzles:
            file = one_line(path.name)
            self._host.report_failure(tr("There is no puzzle in {file}.").format(file=file))
            return
        self._host.give_table(lambda where: where.puzzles.begin(puzzles, puzzles, in_order=True))

    def _tell_of(self, problem: Exception) -> None:
        """Say why a file of puzzles cannot be read."""
        reason = problem.strerror if isinstance(problem, OSError) else translated(problem)
        self._host.report_failure(tr("The puzzles cannot be read: {reason}.").format(reason=reason))

    # Solving

    def begin(
        self, chosen: Sequence[Puzzle], numbered: Sequence[Puzzle], in_order: bool = False
    ) -> None:
        """Begin at this table with one of some puzzles, or with the first.

        `numbered` are all there are, by whose order they are called by numbers.
        """
        self._chosen, self._numbered = chosen, numbered
        self._in_order, self._day = in_order, None
        first = chosen[0] if in_order else next_puzzle(chosen, self.progress, self.chance)
        if first is not None:
            self._show(first)

    def begin_day(self, puzzles: Sequence[Puzzle], day: date) -> None:
        """Begin at this table with the puzzle of a day."""
        self._chosen = self._numbered = puzzles
        self._in_order, self._day = False, day
        puzzle = puzzle_of_day(puzzles, day)
        self.page.begin(puzzle, title_words(puzzle, tr("Day's puzzle")))

    def _show(self, puzzle: Puzzle) -> None:
        number = [one.key for one in self._numbered].index(puzzle.key) + 1
        called = tr("Puzzle {number}").format(number=number)
        self.page.begin(puzzle, title_words(puzzle, called))

    def go_on(self) -> None:
        """Begin with the next puzzle; after the last of a file leave them."""
        now = self.page.puzzle
        self._day = None
        following: Puzzle | None
        if self._in_order:
            keys = [puzzle.key for puzzle in self._chosen]
            at = keys.index(now.key) + 1 if now is not None and now.key in keys else 0
            following = self._chosen[at] if at < len(keys) else None
        else:
            but = "" if now is None else now.key
            following = next_puzzle(self._chosen, self.progress, self.chance, but)
        if following is None:
            self._host.exercises.leave()
        else:
            self._show(following)

    def _keep(self, puzzle: Puzzle, solved: bool) -> None:
        """Keep what became of a puzzle; those of a person's own file count for nothing."""
        if not self._in_order:
            text = self.progress.after(puzzle, solved).text
            self._host.settings.set_puzzles("progress", text)

    def _keep_streak(self) -> None:
        """Count the day whose puzzle was solved."""
        if self._day is not None:
            streak = self.streak.after(self._day)
            self._host.settings.set_puzzles("streak", streak.text)
            self.page.add(streak_words(streak, self._day))

    def analyse(self) -> None:
        """Lay the puzzle on the table as an analysis, with its solution in the list of moves."""
        puzzle, documents = self.page.puzzle, self._host.documents
        if puzzle is None:
            return
        options = {**puzzle.game.as_seated, **puzzle.options}
        given = GivenPosition(puzzle.game, puzzle.position_text, options, puzzle.position)
        if not documents.begin_given(given, analysed=True) or documents.session is None:
            return
        session = documents.session
        for action in puzzle.actions():
            session.play(action, main=True)
        session.go_to(0)
        self._host.file_actions.analysed.emit()

    def retranslate(self) -> None:
        """Set all texts anew in the language in use."""
        self.page.retranslate()
