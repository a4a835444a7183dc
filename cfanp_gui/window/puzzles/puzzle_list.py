"""The puzzles that come with the program, and the dialog in which one chooses some to solve."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import cache

from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QFormLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QWidget,
)

from cfanp_gui.assets import asset
from cfanp_gui.puzzles import puzzle_file
from cfanp_gui.puzzles.progress import Progress, Streak
from cfanp_gui.puzzles.puzzle import LEAST_RATING, MOST_RATING, Puzzle
from cfanp_gui.puzzles.themes import THEMES
from cfanp_gui.table.translate import tr, translated
from cfanp_gui.window.widgets.layouts import Buttons, answers, in_column, in_row, resize_on_screen
from cfanp_gui.window.widgets.plain_text import bold_label, plain_label, quiet_label

_EASY, _HARD = 1200, 1700
"""The ratings between which puzzles are neither easy nor hard."""
_THEME = Qt.ItemDataRole.UserRole


@cache
def shipped() -> tuple[Puzzle, ...]:
    """Return all of them. Their moves are not tried again: that would take seconds.

    Raises OSError, RecordError and PuzzleFileError.
    """
    files = sorted(asset("puzzles").glob("*.txt"))
    return tuple(puzzle for path in files for puzzle in puzzle_file.load(path, trusted=True))


class PuzzlesDialog(QDialog):
    """The day's puzzle, or a choice by theme, rating and game, or a file of a person's own."""

    def __init__(
        self,
        parent: QWidget | None,
        puzzles: Sequence[Puzzle],
        progress: Progress,
        streak: Streak,
        today: date,
    ) -> None:
        super().__init__(parent)
        self._puzzles, self._progress = puzzles, progress
        self.is_day = self.is_file = False
        """Whether the day's puzzle is wanted, or a file instead of what is chosen."""
        self.setWindowTitle(tr("Puzzles"))
        month = QLocale().monthName(today.month)
        words = tr("Day's puzzle, {day} {month}").format(day=today.day, month=month)
        self.day = QPushButton(words)
        self.day.setAutoDefault(False)
        self.streak = quiet_label(streak_words(streak, today))
        self.game, self.rating, self.themes = QComboBox(), QComboBox(), QListWidget()
        self.game.addItem(tr("All games"), "")
        for game in dict.fromkeys(puzzle.game for puzzle in puzzles):
            self.game.addItem(translated(game.title), game.key)
        for words, least, most in (
            (tr("Any"), LEAST_RATING, MOST_RATING),
            (tr("Easy, below {rating}").format(rating=_EASY), LEAST_RATING, _EASY - 1),
            (tr("Medium, {least} to {most}").format(least=_EASY, most=_HARD), _EASY, _HARD),
            (tr("Hard, above {rating}").format(rating=_HARD), _HARD + 1, MOST_RATING),
        ):
            self.rating.addItem(words, (least, most))
        self.themes.setAccessibleName(tr("Theme"))
        self.count = plain_label("")
        """How many puzzles are chosen, and how one gets on."""
        self.buttons = answers(self, Buttons.Ok | Buttons.Cancel)
        self.ok = self.buttons.button(Buttons.Ok)
        self.ok.setText(tr("Begin"))
        self.file = QPushButton(tr("Open puzzles…"))
        self.file.setAutoDefault(False)
        form = QFormLayout()
        form.addRow(tr("Game"), self.game)
        form.addRow(tr("Rating"), self.rating)
        in_column(
            in_row(self.day, (self.streak, 1)), bold_label(tr("Choose puzzles")), form,
            (self.themes, 1), self.count, in_row(self.file, (self.buttons, 1)), over=self,
        )  # fmt: skip
        resize_on_screen(self, 520, 560)
        self.day.clicked.connect(self._take_day)
        self.file.clicked.connect(self._take_file)
        self.game.activated.connect(self._fill)
        self.rating.activated.connect(self._fill)
        self.themes.currentItemChanged.connect(lambda *_: self._follow())
        self.themes.itemDoubleClicked.connect(lambda _: self.accept() if self.chosen else None)
        self._fill()
        self.themes.setFocus()

    def _in_range(self) -> list[Puzzle]:
        """Return the puzzles of the game and rating chosen."""
        least, most = self.rating.currentData()
        key = self.game.currentData()
        return [
            puzzle for puzzle in self._puzzles
            if least <= puzzle.rating <= most and key in ("", puzzle.game.key)
        ]  # fmt: skip

    def _fill(self) -> None:
        """List the themes there are, each with how many puzzles of it were solved."""
        before, found = self.theme, self._in_range()
        self.themes.clear()
        for theme in ("", *THEMES):
            own = [puzzle for puzzle in found if not theme or theme in puzzle.themes]
            if theme and not own:
                continue
            words = tr("{theme}: {solved} of {count} solved").format(
                theme=translated(THEMES[theme]) if theme else tr("All themes"),
                solved=self._progress.solved(own), count=len(own),
            )  # fmt: skip
            item = QListWidgetItem(words)
            item.setData(_THEME, theme)
            self.themes.addItem(item)
            if theme == before or not theme:
                self.themes.setCurrentItem(item)
        self._follow()

    def _follow(self) -> None:
        """Say how one gets on with what is chosen."""
        chosen, progress = self.chosen, self._progress
        tried = sum(puzzle.key in progress.results for puzzle in chosen)
        words = tr("{solved} solved and {tried} tried of {count}.").format(
            solved=progress.solved(chosen), tried=tried, count=len(chosen)
        )
        if progress.rated:
            rating = round(progress.rating, -1)
            words += " " + tr("Your rating: about {rating}.").format(rating=int(rating))
        self.count.setText(words)
        self.ok.setEnabled(bool(chosen))

    @property
    def theme(self) -> str:
        """Return the theme chosen; empty for all."""
        item = self.themes.currentItem()
        return "" if item is None else str(item.data(_THEME))

    @property
    def chosen(self) -> list[Puzzle]:
        """Return the puzzles chosen."""
        theme = self.theme
        return [one for one in self._in_range() if not theme or theme in one.themes]

    def _take_day(self) -> None:
        self.is_day = True
        self.accept()

    def _take_file(self) -> None:
        self.is_file = True
        self.accept()


def streak_words(streak: Streak, today: date) -> str:
    """Return on how many days in a row the day's puzzle was solved, and whether it is today."""
    days = streak.on(today)
    if not days:
        return tr("Not solved yet today.")
    words = tr("Solved on %n day(s) in a row.", "", days)
    if streak.last != today:
        words = tr("{streak} Not yet today.").format(streak=words)
    return words
