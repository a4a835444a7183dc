"""Puzzles: the page on which some are chosen, and the record of a person's progress."""

import random
from collections.abc import Callable, Sequence
from datetime import date
from functools import partial
from typing import Any, TypeAlias

from PySide6.QtCore import QEvent, QLocale, QObject, QSize, Qt
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QLabel, QWidget

from cfanp_gui.core.text import Text, one_line
from cfanp_gui.puzzles import progress, puzzle_file
from cfanp_gui.puzzles.progress import Results, Streak, next_puzzle, puzzle_of_day
from cfanp_gui.puzzles.puzzle import LEAST_RATING, MOST_RATING, Puzzle
from cfanp_gui.puzzles.puzzle_file import shipped
from cfanp_gui.puzzles.themes import THEMES
from cfanp_gui.session.position_texts import GivenPosition
from cfanp_gui.table.late import Late
from cfanp_gui.table.translate import joined, tr, translated
from cfanp_gui.window.exercises.exercise_mode import ExerciseMode
from cfanp_gui.window.puzzles.puzzle_page import PuzzlePage, title_words
from cfanp_gui.window.services.idle_tasks import IdleTasks
from cfanp_gui.window.start.day_puzzle import opening_boards
from cfanp_gui.window.widgets.card_grid import Card, CardGrid
from cfanp_gui.window.widgets.chips import TARGET, CardButton, FlatBox, RoundButton
from cfanp_gui.window.widgets.file_prompts import ask_open_name
from cfanp_gui.window.widgets.forms import buddy_label, fill_box
from cfanp_gui.window.widgets.layouts import bare_area, in_column, in_row
from cfanp_gui.window.widgets.page import Page
from cfanp_gui.window.widgets.plain_text import bold_label, plain_label
from cfanp_gui.window.widgets.position_picture import ground_of, small_picture
from cfanp_gui.window.widgets.style import theme_of
from cfanp_gui.window.workplace import Workplace

_EASY, _HARD = 1200, 1700
"""Ratings between which puzzles are neither easy nor hard."""
_DAY_SIZE, _BESIDE = QSize(164, 164), 210
"""Size of the picture of the day's puzzle, and width of what is beside the themes, in pixels."""
Puzzles: TypeAlias = Sequence[Puzzle]


class DayCard(CardButton):
    """Button with the picture of the day's puzzle, its title, and the days in a row."""

    def __init__(self) -> None:
        super().__init__()
        self.picture, self.title, self.streak = QLabel(), bold_label(times=1.1), plain_label("")
        self.picture.setMinimumSize(_DAY_SIZE)
        self.picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        parts = self.picture, self.title, self.streak
        self.hold(in_column(*parts, over=self, spacing=6, margins=(12,)), *parts)

    def say(self, title: str, streak: str) -> None:
        """Set the title, and a sentence on the days in a row."""
        self.title.setText(title)
        self.streak.setText(streak)
        self.setAccessibleName(title)
        self.setAccessibleDescription(streak)


class PuzzleChoice(Page):
    """Page for the day's puzzle, a choice by theme, rating and game, or a person's own file."""

    def __init__(self, today: date) -> None:
        self._puzzles: Puzzles = ()
        self._progress, self._streak, self._today = Results(), Streak(), today
        self.day, self.count, self.file = DayCard(), plain_label(""), RoundButton("")
        """The day's puzzle, numbers of puzzles and the person's progress, and for a file."""
        self.game, self.rating = FlatBox(), FlatBox()
        self.themes = CardGrid(lambda value, size: self._picture(value[1], size))
        self._labels = buddy_label("", self.game), buddy_label("", self.rating)
        beside, content = QWidget(), QWidget()
        (of_game, of_rating), column = self._labels, in_column(self.day, 8, over=beside)
        for part in (of_game, self.game, of_rating, self.rating, self.count):
            column.addWidget(part)
        column.addStretch(1)
        column.setContentsMargins(0, 0, 0, 0)
        area = bare_area(beside, Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setFixedWidth(_BESIDE)
        in_row(area, (self.themes, 1), over=content, spacing=16, margins=(0,))
        super().__init__(content, self.file)
        for box in (self.game, self.rating):
            box.setMinimumHeight(TARGET)
            box.activated.connect(self._fill)
        self.themes.currentItemChanged.connect(lambda *_: self._follow())
        self.themes.picked.connect(self.taken)
        self.retranslate()

    def offer(self, puzzles: Puzzles, progress: Results, streak: Streak, day: date) -> None:
        """Show puzzles with the person's progress, and that of a day."""
        self._puzzles, self._progress, self._streak = puzzles, progress, streak
        self._today = day
        self.retranslate()

    def event(self, event: QEvent) -> bool:
        """Have the day's puzzle drawn as the table looks now."""
        if event.type() in (QEvent.Type.Show, QEvent.Type.PaletteChange) and self._puzzles:
            IdleTasks(self.day, [self._draw_day])
        return super().event(event)

    def retranslate(self) -> None:
        super().retranslate()
        self.entitle(tr("Puzzles"))
        self.onward.setText(tr("Begin"))
        self.file.setText(tr("Open puzzles…"))
        self.themes.setAccessibleName(tr("Theme"))
        for label, words in zip(self._labels, (tr("Game"), tr("Rating")), strict=True):
            label.setText(words)
        month, day = QLocale().monthName(self._today.month), self._today.day
        title = tr("Day's puzzle, {day} {month}").format(day=day, month=month)
        self.day.say(title, streak_words(self._streak, self._today))
        games = dict.fromkeys(puzzle.game for puzzle in self._puzzles)
        titles = ((translated(game.title), game.key) for game in games)
        fill_box(self.game, ((tr("All games"), ""), *titles))
        ratings = (
            (tr("Any"), (LEAST_RATING, MOST_RATING)),
            (tr("Easy, below {rating}").format(rating=_EASY), (LEAST_RATING, _EASY - 1)),
            (tr("Medium, {least} to {most}").format(least=_EASY, most=_HARD), (_EASY, _HARD)),
            (tr("Hard, above {rating}").format(rating=_HARD), (_HARD + 1, MOST_RATING)),
        )
        fill_box(self.rating, ratings)
        self._fill()

    def _draw_day(self) -> None:
        ratio = self.devicePixelRatioF()
        puzzle = puzzle_of_day(self._puzzles, self._today)
        picture = QPixmap.fromImage(self._picture(puzzle, _DAY_SIZE * ratio))
        picture.setDevicePixelRatio(ratio)
        self.day.picture.setPixmap(picture)

    def _picture(self, puzzle: Puzzle, size: QSize) -> QImage:
        """Return the picture of the boards with which a puzzle opens."""
        ground = ground_of(theme_of(self))._replace(table="none")
        boards = opening_boards(puzzle)
        return small_picture(puzzle.game, puzzle.position, boards, ground, size)

    def _in_range(self) -> list[Puzzle]:
        (least, most), key = self.rating.currentData(), self.game.currentData()
        of_game = (puzzle for puzzle in self._puzzles if key in ("", puzzle.game.key))
        return [puzzle for puzzle in of_game if least <= puzzle.rating <= most]

    def _fill(self) -> None:
        """List the themes, each with its ratings, and the number of solved puzzles."""
        before, puzzles, parts = self.theme, self._in_range(), dict[str, Card]()
        for theme in ("", *THEMES):
            own = [puzzle for puzzle in puzzles if not theme or theme in puzzle.themes]
            if not own:
                continue
            title = translated(THEMES[theme]) if theme else tr("All themes")
            solved, ratings = self._progress.solved(own), [puzzle.rating for puzzle in own]
            words = tr("Rating {least} to {most}").format(least=min(ratings), most=max(ratings))
            state = tr("{solved} of {count} solved").format(solved=solved, count=len(own))
            value = theme, own[len(own) // 2]
            parts[theme] = Card(value, title, words, state, solved / len(own))
        chosen = parts.get(before) or parts.get("")
        self.themes.fill([*parts.values()], chosen and chosen.value)
        self._follow()

    def _follow(self) -> None:
        chosen, progress = self.chosen, self._progress
        tried = sum(puzzle.key in progress.results for puzzle in chosen)
        words = tr("{solved} solved and {tried} tried of {count}.")
        words = words.format(solved=progress.solved(chosen), tried=tried, count=len(chosen))
        if progress.rated:
            rating = int(round(progress.rating, -1))
            words = joined(" ", (words, tr("Your rating: about {rating}.").format(rating=rating)))
        self.count.setText(words)
        self.onward.setEnabled(bool(chosen))

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
        self._offered: Puzzles = ()
        """Puzzles on the page where some are chosen."""
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

    @Late
    def choice(self) -> PuzzleChoice:
        """Return the page on which puzzles are chosen, made when it is first shown."""
        choice = PuzzleChoice(self.today())
        choice.left.connect(lambda: self._window.leave_page(choice))
        choice.taken.connect(lambda: self._give(choice.chosen, self._offered))
        choice.day.clicked.connect(self.begin_day)
        choice.file.clicked.connect(self.open_file)
        return choice

    @property
    def progress(self) -> Results:
        """Return the person's progress."""
        return Results.read(self._window.settings.text("puzzles/progress"))

    @property
    def streak(self) -> Streak:
        """Return the number of days in a row on which the day's puzzle was solved."""
        return Streak.read(self._window.settings.text("puzzles/streak"))

    def choose(self) -> None:
        """Show what there is to solve, to begin with one."""
        if puzzles := self._readable(self.read):
            self._offered = puzzles
            self.choice.offer(puzzles, self.progress, self.streak, self.today())
            self._window.show_page(self.choice)
            self.choice.themes.setFocus()

    def _give(self, chosen: Puzzles, numbered: Puzzles, *how: Any) -> None:
        """Begin puzzles as `begin` does, where no game is lost."""
        self._window.give_table(lambda window: window.puzzles.begin(chosen, numbered, *how))
        self._window.leave_page(PuzzleActions.choice.made(self))

    def begin_day(self) -> None:
        """Begin with the day's puzzle."""
        if puzzles := self._readable(self.read):
            self._give(puzzles, puzzles, False, self.today())

    def open_file(self) -> None:
        """Ask for a file of puzzles, and begin with its first."""
        settings, kinds = self._window.settings, f"{tr('Puzzles')} (*.txt)"
        path = ask_open_name(self._window, tr("Open puzzles"), settings.folder(), kinds)
        puzzles = None if path is None else self._readable(partial(puzzle_file.load, path))
        if path is None or puzzles is None:
            return
        settings.set_folder(path.parent)
        if puzzles:
            self._give(puzzles, puzzles, True)
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
        called = (
            Text("Puzzle {number}", number=number) if self._day is None else Text("Day's puzzle")
        )
        self.page.begin(puzzle, lambda: title_words(puzzle, translated(called)))

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
            self._window.settings.set_text(
                "puzzles/progress", self.progress.after(puzzle, solved).text
            )

    def _keep_streak(self) -> None:
        if self._day is not None:
            streak = self.streak.after(self._day)
            self._window.settings.set_text("puzzles/streak", streak.text)
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
