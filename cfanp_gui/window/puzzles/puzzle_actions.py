"""Puzzles: the dialog in which some are chosen, and the record of a person's progress."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from datetime import date
from functools import partial

from PySide6.QtCore import QLocale, QObject, QSize
from PySide6.QtGui import QIcon, QImage, QPixmap
from PySide6.QtWidgets import QComboBox, QFormLayout, QWidget

from cfanp_gui.core.text import one_line
from cfanp_gui.puzzles import progress, puzzle_file
from cfanp_gui.puzzles.progress import Results, Streak, next_puzzle, puzzle_of_day
from cfanp_gui.puzzles.puzzle import LEAST_RATING, MOST_RATING, Puzzle
from cfanp_gui.puzzles.puzzle_file import shipped
from cfanp_gui.puzzles.themes import THEMES
from cfanp_gui.session.position_texts import GivenPosition
from cfanp_gui.table.translate import tr, translated
from cfanp_gui.window.exercises.exercise_mode import ExerciseMode
from cfanp_gui.window.puzzles.puzzle_page import PuzzlePage, title_words
from cfanp_gui.window.services.idle_tasks import IdleTasks
from cfanp_gui.window.widgets.accessible_names import name_button
from cfanp_gui.window.widgets.card_grid import Card, CardGrid
from cfanp_gui.window.widgets.file_prompts import ask_open_name
from cfanp_gui.window.widgets.forms import Buttons, ModalDialog, button_box, fill_box, push_button
from cfanp_gui.window.widgets.layouts import STRETCH, in_column, in_row
from cfanp_gui.window.widgets.plain_text import bold_label, plain_label
from cfanp_gui.window.widgets.position_picture import ground_of, small_picture
from cfanp_gui.window.widgets.style import theme_of
from cfanp_gui.window.workplace import Workplace

_EASY, _HARD = 1200, 1700
"""Ratings between which puzzles are neither easy nor hard."""
_DAY_SIZE = QSize(150, 150)
"""Size of the picture of the day's puzzle, in pixels."""
Puzzles = Sequence[Puzzle]


class PuzzlesDialog(ModalDialog):
    """Dialog for the day's puzzle, a choice by theme, rating and game, or a person's own file."""

    def __init__(
        self, parent: QWidget | None, puzzles: Puzzles, progress: Results, streak: Streak, day: date
    ) -> None:
        super().__init__(parent, tr("Puzzles"), (900, 680))
        self._puzzles, self._progress, self._day = puzzles, progress, puzzle_of_day(puzzles, day)
        self.instead = ""
        """`day` or `file` if that is wanted instead of the chosen puzzles."""
        month = QLocale().monthName(day.month)
        words = tr("Day's puzzle, {day} {month}").format(day=day.day, month=month)
        self.day = push_button("", lambda: self._take("day"))
        name_button(self.day, words)
        self.day.setIconSize(_DAY_SIZE)
        self.day.setMinimumSize(_DAY_SIZE)
        self.streak = plain_label(streak_words(streak, day))
        self.count = plain_label("")
        """Number of puzzles chosen, and the person's progress."""
        self.game, self.rating = QComboBox(), QComboBox()
        self.themes = CardGrid(tr("Theme"))
        games = dict.fromkeys(puzzle.game for puzzle in puzzles)
        titles = ((translated(game.title), game.key) for game in games)
        fill_box(self.game, ((tr("All games"), ""), *titles))
        ratings = (
            (tr("Any"), (LEAST_RATING, MOST_RATING)),
            (tr("Easy, below {rating}").format(rating=_EASY), (LEAST_RATING, _EASY - 1)),
            (tr("Medium, {least} to {most}").format(least=_EASY, most=_HARD), (_EASY, _HARD)),
            (tr("Hard, above {rating}").format(rating=_HARD), (_HARD + 1, MOST_RATING)),
        )
        fill_box(self.rating, ratings)
        self.buttons = button_box(self, Buttons.Ok | Buttons.Cancel)
        self.ok = self.buttons.button(Buttons.Ok)
        self.ok.setText(tr("Begin"))
        self.file = push_button(tr("Open puzzles…"), lambda: self._take("file"))
        form = QFormLayout()
        form.addRow(tr("Game"), self.game)
        form.addRow(tr("Rating"), self.rating)
        title = bold_label(words, 1.25)
        beside = in_column(title, self.streak, form, self.count, STRETCH)
        first, last = in_row(self.day, (beside, 1)), in_row(self.file, (self.buttons, 1))
        in_column(first, (self.themes, 1), last, over=self)
        self.game.activated.connect(self._fill)
        self.rating.activated.connect(self._fill)
        self.themes.currentItemChanged.connect(lambda *_: self._follow())
        self.themes.picked.connect(self.accept)
        self._fill()
        IdleTasks(self.day, [self._draw_day])
        self.themes.setFocus()

    def _draw_day(self) -> None:
        size = _DAY_SIZE * self.devicePixelRatioF()
        self.day.setIcon(QIcon(QPixmap.fromImage(self._picture(self._day, size))))

    def _picture(self, puzzle: Puzzle, size: QSize) -> QImage:
        """Return the picture of the first boards of a puzzle."""
        ground = ground_of(theme_of(self))
        return small_picture(puzzle.game, puzzle.position, (), ground, size)

    def _in_range(self) -> list[Puzzle]:
        (least, most), key = self.rating.currentData(), self.game.currentData()
        of_game = (puzzle for puzzle in self._puzzles if key in ("", puzzle.game.key))
        return [puzzle for puzzle in of_game if least <= puzzle.rating <= most]

    def _fill(self) -> None:
        """List the themes, each with its ratings, and the number of solved puzzles."""
        before, puzzles = self.theme, self._in_range()
        self.themes.clear()
        for theme in ("", *THEMES):
            own = [puzzle for puzzle in puzzles if not theme or theme in puzzle.themes]
            if not own:
                continue
            title = translated(THEMES[theme]) if theme else tr("All themes")
            solved, ratings = self._progress.solved(own), [puzzle.rating for puzzle in own]
            words = tr("Rating {least} to {most}").format(least=min(ratings), most=max(ratings))
            state = tr("{solved} of {count} solved").format(solved=solved, count=len(own))
            card = Card((theme, own[len(own) // 2]), title, words, state, solved / len(own))
            item = self.themes.add_card(card)
            if theme == before or not theme:
                self.themes.setCurrentItem(item)
        self.themes.draw_pictures(lambda value, size: self._picture(value[1], size))
        self._follow()

    def _follow(self) -> None:
        chosen, progress = self.chosen, self._progress
        tried = sum(puzzle.key in progress.results for puzzle in chosen)
        words = tr("{solved} solved and {tried} tried of {count}.")
        words = words.format(solved=progress.solved(chosen), tried=tried, count=len(chosen))
        if progress.rated:
            rating = int(round(progress.rating, -1))
            words += " " + tr("Your rating: about {rating}.").format(rating=rating)
        self.count.setText(words)
        self.ok.setEnabled(bool(chosen))

    @property
    def theme(self) -> str:
        """Return the chosen theme; empty for all."""
        value = self.themes.value()
        return "" if value is None else str(value[0])

    @property
    def chosen(self) -> list[Puzzle]:
        """Return the chosen puzzles."""
        theme = self.theme
        return [puzzle for puzzle in self._in_range() if not theme or theme in puzzle.themes]

    def _take(self, instead: str) -> None:
        self.instead = instead
        self.accept()


def streak_words(streak: Streak, today: date) -> str:
    """Return a sentence on the days in a row on which the day's puzzle was solved."""
    if not (days := streak.on(today)):
        return tr("Not solved yet today.")
    words = tr("Solved on %n day(s) in a row.", "", days)
    if streak.last != today:
        words = tr("{streak} Not yet today.").format(streak=words)
    return words


class PuzzleActions(QObject):
    """Commands that offer puzzles in a window, and show them at its table."""

    def __init__(self, window: Workplace, exercises: ExerciseMode) -> None:
        super().__init__(window)
        self._window = window
        self.read: Callable[[], tuple[Puzzle, ...]] = shipped
        """Returns the puzzles that are offered."""
        self._exercises = exercises
        self.today: Callable[[], date] = progress.today
        self.chance = random.Random()
        self._chosen: Puzzles = ()
        self._numbered: Puzzles = ()
        """Puzzles by whose order puzzles are numbered: all of a file, or of the program."""
        self._day: date | None = None
        """Day whose puzzle is on the table; None for another puzzle."""
        self._in_order = False
        """True if they follow one another in order, as in a person's own file."""
        self.page = PuzzlePage(window, exercises)
        self.page.tried.connect(self._keep)
        self.page.solved.connect(self._keep_streak)
        self.page.next_asked.connect(self.go_on)
        self.page.analyse_asked.connect(self.analyse)
        window.documents.session_changed.connect(self.page.cancel)
        window.documents.closed.connect(self.page.cancel)

    @property
    def progress(self) -> Results:
        """Return the person's progress."""
        return Results.read(self._window.settings.puzzles("progress"))

    @property
    def streak(self) -> Streak:
        """Return the number of days in a row on which the day's puzzle was solved."""
        return Streak.read(self._window.settings.puzzles("streak"))

    def choose(self) -> None:
        """Ask for puzzles to solve, and begin with one."""
        puzzles, today = self._readable(self.read), self.today()
        if puzzles is None:
            return
        dialog = PuzzlesDialog(self._window, puzzles, self.progress, self.streak, today)
        if not dialog.ask():
            return
        chosen = dialog.chosen
        if dialog.instead == "file":
            self.open_file()
        elif dialog.instead:
            self.begin_day()
        else:
            self._window.give_table(lambda window: window.puzzles.begin(chosen, puzzles))

    def begin_day(self) -> None:
        """Begin with the day's puzzle."""
        if puzzles := self._readable(self.read):
            day = self.today()
            self._window.give_table(lambda there: there.puzzles.begin(puzzles, puzzles, day=day))

    def open_file(self) -> None:
        """Ask for a file of puzzles, and begin with its first."""
        settings, kinds = self._window.settings, f"{tr('Puzzles')} (*.txt)"
        path = ask_open_name(self._window, tr("Open puzzles"), settings.folder(), kinds)
        puzzles = None if path is None else self._readable(partial(puzzle_file.load, path))
        if path is None or puzzles is None:
            return
        settings.set_folder(path.parent)
        if puzzles:
            self._window.give_table(lambda there: there.puzzles.begin(puzzles, puzzles, True))
        else:
            file = one_line(path.name)
            self._window.report_failure(tr("There is no puzzle in {file}.").format(file=file))

    def _readable(self, read: Callable[[], Puzzles]) -> Puzzles | None:
        """Return the puzzles that are read; None, after a report, if they cannot be."""
        try:
            return read()
        except (OSError, ValueError) as problem:
            words = tr("The puzzles cannot be read: {reason}.")
            self._window.report_failure(words.format(reason=translated(problem)))
            return None

    def begin(
        self, chosen: Puzzles, numbered: Puzzles, in_order: bool = False, day: date | None = None
    ) -> None:
        """Begin at this table with one of some puzzles, or that of a day; `numbered` are all."""
        self._chosen, self._numbered = chosen, numbered
        self._in_order, self._day = in_order, day
        first = self._next("") if day is None else puzzle_of_day(chosen, day)
        if first is not None:
            self._show(first)

    def _next(self, key: str) -> Puzzle | None:
        """Return the puzzle to follow that of a key, or the first; None after the last."""
        if not self._in_order:
            return next_puzzle(self._chosen, self.progress, self.chance, key)
        keys = ["", *(puzzle.key for puzzle in self._chosen)]
        at = keys.index(key) if key in keys else 0
        return next(iter(self._chosen[at : at + 1]), None)

    def _show(self, puzzle: Puzzle) -> None:
        number = [other.key for other in self._numbered].index(puzzle.key) + 1
        called = tr("Day's puzzle") if self._day else tr("Puzzle {number}").format(number=number)
        self.page.begin(puzzle, title_words(puzzle, called))

    def go_on(self) -> None:
        """Begin with the next puzzle; after the last of a file leave the puzzles."""
        self._day = None
        following = self._next("" if self.page.puzzle is None else self.page.puzzle.key)
        if following is None:
            self._exercises.leave()
        else:
            self._show(following)

    def _keep(self, puzzle: Puzzle, solved: bool) -> None:
        """Record the result of a puzzle; those of a person's own file are not counted."""
        if not self._in_order:
            self._window.settings.set_puzzles("progress", self.progress.after(puzzle, solved).text)

    def _keep_streak(self) -> None:
        if self._day is not None:
            streak = self.streak.after(self._day)
            self._window.settings.set_puzzles("streak", streak.text)
            self.page.add(streak_words(streak, self._day))

    def analyse(self) -> None:
        """Open the puzzle as an analysis, with its solution in the list of moves."""
        puzzle, documents = self.page.puzzle, self._window.documents
        if puzzle is None:
            return
        options = {**puzzle.game.as_seated, **puzzle.options}
        given = GivenPosition(puzzle.game, puzzle.position_text, options, puzzle.position)
        if not self._window.may_leave_game():
            return
        session = documents.begin_given(given, analysed=True)
        for action in puzzle.actions():
            session.play(action, main=True)
        session.go_to(0)
        self._window.analysed.emit()

    def retranslate(self) -> None:
        """Set all texts anew in the current language."""
        self.page.retranslate()
