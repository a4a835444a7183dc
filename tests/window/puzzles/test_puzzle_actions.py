"""Choosing puzzles, the day's puzzle over days, the next one, files, and what is kept."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from cfanp_gui.puzzles.progress import Progress, Streak, today
from cfanp_gui.puzzles.puzzle_file import read
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.puzzles import puzzle_actions
from cfanp_gui.window.puzzles.puzzle_actions import PuzzlesDialog, shipped, streak_words
from cfanp_gui.window.puzzles.puzzle_page import Phase
from cfanp_gui.window.services.app_dirs import AppDirs
from cfanp_gui.window.services.settings import Settings
from tests.window.conftest import Messages
from tests.window.puzzles.solving import MATE, SECOND, Solver, puzzle_of

BOTH = MATE + SECOND


@pytest.fixture
def solver(qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> Solver:
    monkeypatch.setattr(puzzle_actions, "shipped", lambda: tuple(read(BOTH)))
    return Solver(qtbot, window)


def choose(solver: Solver, act: Callable[[PuzzlesDialog], object]) -> None:
    """Do something in the dialog of the command."""

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, PuzzlesDialog)
        act(dialog)

    QTimer.singleShot(50, look)
    solver.window.commands["puzzles"].trigger()
    solver.settle()


def solve(solver: Solver) -> None:
    solver.view.setFocus()
    solver.play("AB:a1a8")
    solver.await_phase(Phase.SOLVED)


def test_the_day_s_puzzle_makes_a_streak(solver: Solver) -> None:
    for day, streak in ((24, 1), (25, 2), (27, 1)):
        solver.window.puzzles.today = lambda day=day: date(2026, 11, day)
        choose(solver, lambda dialog: solver.press_button(dialog.day))
        title = "Day's puzzle · Mate in 1 turn · 2 players"
        assert solver.window.documents.title == title
        solve(solver)
        assert solver.verdict.startswith(f"Solved. Solved on {streak} day")
    assert solver.window.puzzles.streak.best == 2


def test_the_next_one_is_new_and_progress_is_kept(
    solver: Solver, app_dirs: AppDirs, qtbot: QtBot
) -> None:
    choose(solver, lambda dialog: qtbot.keyClick(dialog.themes, Qt.Key.Key_Return))
    first = solver.puzzle_page.puzzle
    solve(solver)
    solver.press_button(solver.puzzle_page.panel.next)
    assert solver.puzzle_page.puzzle != first
    solve(solver)
    solver.window.settings.sync()
    kept = Settings(app_dirs.settings).puzzles("progress")
    assert solver.window.puzzles.progress.read(kept).results == {"mate": True, "second": True}
    words: list[str] = []
    choose(solver, lambda dialog: (words.append(dialog.count.text()), dialog.reject()))
    assert words[0].startswith("2 solved and 2 tried of 2. Your rating: about ")


def test_a_file_of_one_s_own_is_played_in_order_and_counts_for_nothing(
    solver: Solver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "own.txt"
    path.write_text(BOTH)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    left: list[bool] = []
    solver.window.leave_exercise = lambda: left.append(True)
    choose(solver, lambda dialog: solver.press_button(dialog.file))
    for number, key in ((1, "mate"), (2, "second")):
        title = f"Puzzle {number} · Mate in 1 turn · 2 players"
        assert solver.window.documents.title == title
        page = solver.puzzle_page.panel
        assert page.title.text() == f"{title}\nRating 900"
        assert key in page.title.toolTip(), "and nowhere else"
        solve(solver)
        solver.press_button(solver.puzzle_page.panel.next)
    assert left == [True]
    assert not solver.window.puzzles.progress.results


def test_a_bad_file_is_told_of_in_one_sentence(
    solver: Solver, tmp_path: Path, messages: Messages, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "own.txt"
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    for text in ("puzzle of mine", "", MATE.replace("a1a8", "a1b8")):
        path.write_text(text)
        solver.window.puzzles.open_file()
    path.unlink()
    solver.window.puzzles.open_file()
    assert messages.shown[0].startswith("The puzzles cannot be read: own.txt: line 1, ")
    assert messages.shown[1] == "There is no puzzle in own.txt."
    assert "solution: move 1, “AB:a1b8”" in messages.shown[2]
    assert messages.shown[3] == "The puzzles cannot be read: it is not there."
    assert solver.window.documents.session is None


def test_it_is_analysed_with_its_solution(solver: Solver) -> None:
    solver.lay()
    solve(solver)
    solver.press_button(solver.puzzle_page.panel.analyse)
    assert solver.session.analysing
    assert solver.session.node.ply == 0
    [move] = solver.session.root.children
    assert move.action is not None
    assert move.action.text == "AB:a1a8"


def test_the_start_tells_the_streak(solver: Solver) -> None:
    solver.window.settings.set_puzzles("streak", f"{today().isoformat()} 3 3")
    solver.window.show_start()
    choice = solver.window.start.view.below["puzzles"]
    assert choice.face.words.startswith("Day's puzzle, 3 day")


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
