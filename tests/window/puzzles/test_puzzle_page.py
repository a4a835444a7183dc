"""Puzzles solved, failed, hinted at and shown, with real events."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from cfanp_gui.puzzles.stipulation import read
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.puzzles.puzzle_page import (
    Phase,
    PuzzlePanel,
    asked_words,
    theme_words,
    title_words,
)
from tests.window.puzzles.solving import MATE, Solver, puzzle_of

TWO = """
puzzle: two
game: cfanp
position: 8/8/8/Ra3Ka3|8/8/2PbPbPb3/3Kb4|8/8/8/3Kc2Ba1 a 1/2/3 -/-/- - 2 0 1
asked: a mates in 1
solution: AB:a1a8
"""

AFTER_A_REPLY = """
puzzle: after-a-reply
game: cfanp
position: 2QaKa4/8/6Kc1/3Rc4|5Pc2/8/8/6Kb1|8/1Pc2Rc3/8/8 a 3/2/3 -/-/- - 1 0 69
asked: a mates in 2
solution: AB:c4f7 AB:b8a8 BC:d6d1
"""
DROP = """
puzzle: drop
game: ring
position: 1:r(3)r(2)b(2)q(2)kb(3)n(3)r/3p(3)p(3)2p(3)/bp(2)1p(3)p(2)1p(2)1/\
1rp(3)p(2)b(2)p(3)b(3)1/p(2)1p3p(2)p/2n(2)5/2K2pp(2)1/R(2)5n(2)1|2:8/1kp(3)1p(1)2p(1)/1n(3)6/\
2n(1)5/5K2/6r(3)1/8/8 3-2|2-3 b|b ae|- -|- x/Qb3,Rb2/Bw1,Bw1,Bw2,Bw2,Nw1,Nw2,Rw1,Rw1 132|119 1 0
asked: 1b wins in 1
solution: 1:f2f1Q@b2
"""
BOARDS = """
puzzle: boards
game: strategichess
position: 3n2n1b5/7k6/1r9n2/1p2pn4rp2/5p2pq1pp1/p1pp2p7/5p6pr/14/14/14/5K2b5/14/1r11b/14|5q8/\
2p3n3b1n1/r4k2n5/p4p8/2b1p4p2p1/3p2p2b4/6p3p2p/2p11/14/r7p3b1/2K11/11r2/14/7r6 w|b -/bel|-/af 5 \
86|85
asked: b mates in 1
solution: 2:h1h4
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


def try_wrong(solver: Solver, move: str, answer: str) -> None:
    """Play what is wrong with the mouse; it is answered by a move that is seen, and taken back."""
    texts: list[str] = []

    def listen(_: object) -> None:
        action = solver.session.node.action
        texts.append("" if action is None else action.text)

    listening = solver.session.changed.connect(listen)
    solver.play(move, "mouse")
    solver.bot.waitUntil(lambda: solver.verdict == "Try again.", timeout=15000)
    solver.settle()
    assert texts == [move, answer, ""]
    assert "That does not do it: look at the answer." in solver.said
    listening()


def test_a_mate_in_two_goes_on_after_a_reply(solver: Solver) -> None:
    solver.lay(AFTER_A_REPLY)
    try_wrong(solver, "AB:c4a2", "AB:b8b7")
    solver.play("AB:c4f7", "mouse")
    solver.bot.waitUntil(lambda: solver.session.node.ply == 2, timeout=15000)
    assert solver.verdict == "Right. Go on."
    solver.await_phase(Phase.SOLVING)
    solver.play("BC:d6d1", "mouse")
    solver.await_phase(Phase.SOLVED)


def test_a_drop_mates_in_a_ring(solver: Solver) -> None:
    solver.lay(DROP)
    try_wrong(solver, "1:a4a3", "1:a1g1")
    solver.move_piece("Af2", "Af1")
    chooser = solver.scene.chooser
    assert chooser is not None
    solver.click(chooser.answer_at([offer.text for offer in chooser.offers].index("Q")))
    solver.settle()
    solver.click(solver.square("Ab2"))
    solver.await_phase(Phase.SOLVED)
    [move] = [node.action for node in solver.session.node.path() if node.action is not None]
    assert move.text == "1:f2f1Q@b2"


def test_a_mate_on_one_of_two_large_boards(solver: Solver) -> None:
    solver.lay(BOARDS)
    try_wrong(solver, "2:a11a10", "2:c4b4")
    solver.play("2:h1h4", "mouse")
    solver.await_phase(Phase.SOLVED)


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


def test_what_it_is_about_is_told_in_the_end_alone(qtbot: QtBot) -> None:
    panel = PuzzlePanel()
    qtbot.addWidget(panel)
    panel.retranslate()
    panel.show_puzzle("Puzzle 7", "cfanp-7", "Army a mates in this turn.", "Army a is to move.")
    assert panel.themes.isHidden()
    assert panel.panes == [panel.hint]
    panel.show_end("Solved.", "Themes: Drops")
    assert not panel.themes.isHidden()
    assert panel.panes == [panel.next]
    assert panel.solution.isHidden()
    panel.show_puzzle("Puzzle 8", "cfanp-8", "Army b mates in this turn.", "Army b is to move.")
    assert panel.themes.isHidden()
    assert panel.verdict.isHidden()


def test_what_is_asked_is_a_sentence() -> None:
    for line, sentence in (
        ("b takes two armies", "Army b takes two armies in this turn."),
        ("2w wins in 1", "White on board 2 wins the game in this turn."),
        ("13b saves its King", "Black on board 13 saves the King: one way only keeps it."),
    ):
        assert asked_words(replace(puzzle_of(), stipulation=read(line))) == sentence


def test_a_title_tells_what_is_asked_and_how_many_play() -> None:
    for line, title in (
        ("a mates in 1", "Mate in 1 turn"),
        ("a mates in 2", "Mate in 2 turns"),
        ("a mates in 1 on a pair nobody pushes", "Mate in 1 turn on a pair nobody pushes"),
        ("a takes two armies", "Two armies in one turn"),
        ("a saves its King", "Save the King"),
        ("a wins in 3", "Win in 3 turns"),
    ):
        asked = replace(puzzle_of(), stipulation=read(line))
        assert title_words(asked, "Puzzle 94") == f"Puzzle 94 · {title} · 2 players"


def test_themes_are_words_and_those_of_a_person_are_themselves() -> None:
    assert theme_words("unpushed") == "Mate on a pair nobody pushes"
    assert theme_words("my-own") == "my-own"
