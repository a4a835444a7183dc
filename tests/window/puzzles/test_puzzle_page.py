"""Puzzles solved, failed, hinted at and shown, with real events."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.puzzles.puzzle_page import Phase
from tests.window.puzzles.solving import MATE, Solver

TWO = """
puzzle: two
game: cfanp
position: 8/8/8/Ra3Ka3|8/8/2PbPbPb3/3Kb4|8/8/8/3Kc2Ba1 a 1/2/3 -/-/- - 2 0 1
asked: a mates in 1
solution: AB:a1a8
"""


@pytest.fixture
def solver(qtbot: QtBot, window: MainWindow) -> Solver:
    return Solver(qtbot, window)


@pytest.mark.parametrize("manner", ["mouse", "keys", "typed"])
def test_a_puzzle_is_solved(solver: Solver, manner: str) -> None:
    solver.lay()
    panel = solver.puzzle_page.panel
    assert panel.asked.text() == "Army a mates in this turn."
    assert panel.mover.text() == "Army a is to move: find its move."
    assert panel.themes.isHidden(), "no spoilers"
    solver.play("AB:a1a8", manner)
    solver.await_phase(Phase.SOLVED)
    assert solver.verdict == "Solved."
    assert panel.themes.text() == "Themes: Mate in one turn, Without a capture"
    assert "Solved." in solver.said
    assert panel.next.hasFocus()
    assert solver.window.puzzles.progress.results == {"mate": True}


def test_a_wrong_move_is_answered_and_taken_back(solver: Solver) -> None:
    solver.lay()
    plies: list[int] = []
    solver.session.changed.connect(lambda _: plies.append(solver.session.node.ply))
    solver.play("AB:a1a7")
    solver.bot.waitUntil(lambda: solver.verdict == "Try again.", timeout=15000)
    assert plies == [1, 2, 0], "the move, its answer, and back"
    assert "That does not do it: look at the answer." in solver.said
    assert solver.verdict == "Try again."
    solver.play("AB:a1a8")
    solver.await_phase(Phase.SOLVED)
    assert not solver.window.puzzles.progress.results["mate"], "the first try counts"


def test_a_wrong_move_within_a_turn_ends_it(solver: Solver) -> None:
    solver.lay(TWO)
    solver.play("AC:a1b1")
    solver.bot.waitUntil(lambda: solver.verdict == "Try again.", timeout=15000)
    assert solver.session.node.ply == 0


def test_a_hint_goes_from_the_boards_to_the_piece_to_the_move(solver: Solver) -> None:
    solver.lay()
    for hint in ("Rook on", "Hint: "):
        solver.view.setFocus()
        before = len(solver.said)
        solver.keys.press(Qt.Key.Key_H)
        solver.bot.waitUntil(lambda before=before: len(solver.said) > before)
        if hint in solver.said[-1]:
            continue
        solver.keys.press(Qt.Key.Key_H)
        assert hint in solver.said[-1]
    assert solver.window.puzzles.progress.results == {"mate": False}


def test_the_solution_is_played_and_another_try_leads_to_nothing_more(solver: Solver) -> None:
    solver.lay()
    solver.press_button(solver.puzzle_page.panel.solution)
    solver.await_phase(Phase.SHOWN)
    assert solver.session.node.ply == 1
    assert solver.verdict == "This is the solution."
    assert solver.window.puzzles.progress.results == {"mate": False}
    solver.press_button(solver.puzzle_page.panel.retry)
    assert solver.session.node.ply == 0
    solver.play("AB:a1a8")
    solver.await_phase(Phase.SOLVED)
    assert solver.window.puzzles.progress.results == {"mate": False}


def test_who_goes_back_meanwhile_is_not_answered(solver: Solver) -> None:
    solver.lay(MATE)
    solver.play("AB:a1a7")
    solver.window.game_actions.undo()
    solver.await_phase(Phase.SOLVING)
    assert solver.session.node.ply == 0


def test_leaving_ends_what_is_looked_into(solver: Solver) -> None:
    solver.lay()
    solver.play("AB:a1a7")
    solver.window.leave_exercise()
    assert solver.puzzle_page._search is None
    assert solver.window.documents.session is None
