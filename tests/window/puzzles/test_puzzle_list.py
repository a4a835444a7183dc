"""The dialog in which puzzles are chosen."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from cfanp_gui.puzzles.progress import Progress, Streak
from cfanp_gui.window.puzzles.puzzle_list import PuzzlesDialog, shipped, streak_words
from tests.window.puzzles.solving import puzzle_of

EASY = puzzle_of()
HARD = replace(EASY, key="hard", rating=2000, themes=("save", "capture"))
TODAY = date(2026, 11, 24)


def dialog_of(qtbot: QtBot) -> PuzzlesDialog:
    progress = Progress({"mate": True, "gone": False}, 1234.0, 2)
    dialog = PuzzlesDialog(None, [EASY, HARD], progress, Streak(), TODAY)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def lines(dialog: PuzzlesDialog) -> list[str]:
    return [dialog.themes.item(row).text() for row in range(dialog.themes.count())]


def test_themes_tell_how_many_are_solved(qtbot: QtBot) -> None:
    dialog = dialog_of(qtbot)
    assert lines(dialog)[:2] == ["All themes: 1 of 2 solved", "Mate in one turn: 1 of 1 solved"]
    words = "1 solved and 1 tried of 2. Your rating: about 1230."
    assert dialog.count.text() == words


def test_they_are_chosen_by_theme_and_rating(qtbot: QtBot) -> None:
    dialog = dialog_of(qtbot)
    qtbot.keyClick(dialog.themes, Qt.Key.Key_Down)
    assert dialog.chosen == [EASY]
    for _ in range(3):
        qtbot.keyClick(dialog.rating, Qt.Key.Key_Down)
    assert dialog.chosen == [HARD], "the theme is not there any more"
    qtbot.keyClick(dialog.rating, Qt.Key.Key_Up)
    assert dialog.chosen == []
    assert not dialog.ok.isEnabled()


def test_the_day_s_puzzle_and_a_file_are_other_answers(qtbot: QtBot) -> None:
    dialog = dialog_of(qtbot)
    assert dialog.day.text() == "Day's puzzle, 24 November"
    qtbot.mouseClick(dialog.day, Qt.MouseButton.LeftButton)
    assert (dialog.is_day, dialog.is_file, bool(dialog.result())) == (True, False, True)
    dialog = dialog_of(qtbot)
    qtbot.mouseClick(dialog.file, Qt.MouseButton.LeftButton)
    assert (dialog.is_day, dialog.is_file) == (False, True)


def test_a_streak_in_words() -> None:
    assert streak_words(Streak(), TODAY) == "Not solved yet today."
    yesterday = Streak(date(2026, 11, 23), 4, 4)
    assert streak_words(yesterday, TODAY).endswith("Not yet today.")
    assert not streak_words(yesterday.after(TODAY), TODAY).endswith("Not yet today.")


def test_there_are_some_and_each_has_a_key_of_its_own() -> None:
    puzzles = shipped()
    assert len({puzzle.key for puzzle in puzzles}) == len(puzzles) > 100
    assert all(puzzle.actions() for puzzle in puzzles[::40])
