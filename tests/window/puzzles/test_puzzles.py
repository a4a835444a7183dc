"""Puzzles solved, failed, hinted at and shown with real events; chosen, kept, and proved."""

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from cfanp_gui.puzzles import puzzle_file
from cfanp_gui.puzzles.attempts import right_action
from cfanp_gui.puzzles.progress import Results, Streak, today
from cfanp_gui.puzzles.puzzle_file import shipped
from cfanp_gui.puzzles.stipulation import read
from cfanp_gui.session.position_texts import GivenPosition
from cfanp_gui.window.editor.position_editor import PositionEditor
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.puzzles.background_search import SearchTask
from cfanp_gui.window.puzzles.proof_dialog import ProofDialog
from cfanp_gui.window.puzzles.puzzle_actions import PuzzleChoice, streak_words
from cfanp_gui.window.puzzles.puzzle_page import PuzzlePhase, asked_words, theme_words, title_words
from cfanp_gui.window.services.app_dirs import AppDirs
from cfanp_gui.window.services.settings import Settings
from tests.there import there
from tests.window.conftest import Answer, FileQuestions, Messages
from tests.window.puzzles.solving import MATE, SECOND, Solver, puzzle_of

LEFT = Qt.MouseButton.LeftButton
TIMEOUT = 60_000
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
COOKED = """
puzzle: cooked
game: cfanp
position: 8/8/8/Ra3Ka2Ra|8/8/2PbPbPb3/3Kb4 a 1/2 -/- - 1 0 1
asked: a mates in 1
solution: AB:a1a8
"""


@pytest.fixture
def solver(qtbot: QtBot, window: MainWindow) -> Solver:
    both = tuple(puzzle_file.read(MATE + SECOND))
    window.puzzles.read = lambda: both
    return Solver(qtbot, window)


# On the table


def results_of(solver: Solver) -> dict[str, bool]:
    """Return the puzzles tried, each with True if it was solved at the first try."""
    return dict(solver.window.puzzles.progress.results)


@pytest.mark.parametrize("manner", ["mouse", "keys", "typed"])
def test_a_puzzle_is_solved_after_a_wrong_move_that_is_answered_and_taken_back(
    solver: Solver, manner: str, speak: Callable[[str], None]
) -> None:
    solver.lay()
    panel = solver.puzzle_page.panel
    assert panel.asked.text() == "Army A mates in this turn."
    assert panel.mover.text() == "Army A is to move: find its move."
    assert panel.themes.isHidden(), "no spoilers"
    if manner == "keys":
        solver.play("AB:a1a7")
        solver.bot.waitUntil(lambda: solver.verdict == "Try again.", timeout=TIMEOUT)
        assert "That does not do it: look at the answer." in solver.said
    solver.play("AB:a1a8", manner)
    solver.await_phase(PuzzlePhase.SOLVED)
    assert solver.verdict == "Solved."
    assert panel.themes.text() == "Themes: Mate in one turn, Without a capture"
    assert "Solved." not in solver.said, "the panel shows it"
    assert panel.next.hasFocus()
    assert results_of(solver) == {"mate": manner != "keys"}, "the first try counts"
    assert solver.window.windowTitle().startswith("Puzzle 1 · ")
    speak("de")
    solver.settle()
    assert solver.window.windowTitle().startswith("Aufgabe 1 · ")
    assert panel.title.text().endswith("Wertung 900")
    assert solver.verdict == "Gelöst."


def try_wrong(solver: Solver, move: str, answer: str) -> None:
    """Play what is wrong with the mouse; it is answered by a move that is seen, and taken back."""
    texts: list[str] = []

    def listen(_: object) -> None:
        action = solver.session.node.action
        texts.append("" if action is None else action.text)

    listening = solver.session.changed.connect(listen)
    solver.play(move, "mouse")
    solver.bot.waitUntil(lambda: solver.verdict == "Try again.", timeout=TIMEOUT)
    solver.settle()
    assert texts == [move, answer, ""]
    listening()


def test_puzzles_of_every_kind_are_solved_with_the_mouse(solver: Solver) -> None:
    solver.lay(AFTER_A_REPLY)
    try_wrong(solver, "AB:c4a2", "AB:b8b7")
    solver.play("AB:c4f7", "mouse")
    solver.bot.waitUntil(lambda: solver.session.node.ply == 2, timeout=TIMEOUT)
    assert solver.verdict == "Right. Go on."
    solver.await_phase(PuzzlePhase.SOLVING)
    solver.play("BC:d6d1", "mouse")
    solver.await_phase(PuzzlePhase.SOLVED)
    solver.lay(DROP)
    try_wrong(solver, "1:a4a3", "1:a1g1")
    solver.move_piece("Af2", "Af1")
    chooser = there(solver.scene.interaction.resolver.chooser)
    solver.click(chooser.answer_at([offer.text for offer in chooser.offers].index("Q")))
    solver.settle()
    solver.click(solver.square("Ab2"))
    solver.await_phase(PuzzlePhase.SOLVED)
    [move] = [node.action for node in solver.session.node.path() if node.action is not None]
    assert move.text == "1:f2f1Q@b2"
    solver.lay(BOARDS)
    try_wrong(solver, "2:a11a10", "2:c4b4")
    solver.play("2:h1h4", "mouse")
    solver.await_phase(PuzzlePhase.SOLVED)
    solver.lay(TWO)
    solver.play("AC:a1b1")
    solver.bot.waitUntil(lambda: solver.verdict == "Try again.", timeout=TIMEOUT)
    assert solver.session.node.ply == 0, "a wrong move within a turn ends it"


def test_hints_and_the_solution_help_and_count_as_a_failure(solver: Solver) -> None:
    solver.lay()
    for hint in ("Rook on", "Hint: "):
        solver.view.setFocus()
        before = len(solver.said)
        solver.keys.press(Qt.Key.Key_H)
        solver.bot.waitUntil(lambda before=before: len(solver.said) > before)
        if hint not in solver.said[-1]:
            solver.keys.press(Qt.Key.Key_H)
            assert hint in solver.said[-1]
        assert "{" not in solver.said[-1], "the square is named"
    assert results_of(solver) == {"mate": False}
    solver.lay(SECOND)
    solver.press_button(solver.puzzle_page.panel.solution)
    solver.await_phase(PuzzlePhase.SHOWN)
    assert (solver.session.node.ply, solver.verdict) == (1, "This is the solution.")
    assert results_of(solver)["second"] is False
    solver.press_button(solver.puzzle_page.panel.retry)
    assert solver.session.node.ply == 0
    solver.play("AB:a1a8")
    solver.await_phase(PuzzlePhase.SOLVED)
    assert results_of(solver)["second"] is False, "another try leads to nothing more"
    solver.press_button(solver.puzzle_page.panel.analyse)
    assert (solver.session.analysing, solver.session.node.ply) == (True, 0)
    [move] = solver.session.root.children
    assert move.action is not None
    assert move.action.text == "AB:a1a8", "it is analysed with its solution"


def test_who_goes_back_or_leaves_meanwhile_is_not_answered(solver: Solver) -> None:
    solver.lay()
    solver.play("AB:a1a7")
    solver.window.game_actions.undo()
    solver.await_phase(PuzzlePhase.SOLVING)
    assert solver.session.node.ply == 0
    solver.play("AB:a1a7")
    solver.window.leave_exercise()
    assert solver.window.documents.session is None


def test_what_is_asked_its_titles_themes_and_streaks_are_words() -> None:
    def asked(line: str) -> str:
        return asked_words(replace(puzzle_of(), stipulation=read(line)))

    def title(line: str) -> str:
        return title_words(replace(puzzle_of(), stipulation=read(line)), "Puzzle 94")

    day, before = date(2026, 11, 24), Streak(date(2026, 11, 23), 4, 4)
    told = [
        (asked("b takes two armies"), "Army B takes two armies in this turn."),
        (asked("2w wins in 1"), "White on board 2 wins the game in this turn."),
        (asked("13b saves its King"),
         "Black on board 13 saves the King: one way only keeps it."),
        *((title(line), f"Puzzle 94 · {words} · 2 players") for line, words in (
            ("a mates in 1", "Mate in 1 turn"),
            ("a mates in 2", "Mate in 2 turns"),
            ("a mates in 1 on a pair nobody pushes", "Mate in 1 turn on a pair nobody pushes"),
            ("a takes two armies", "Two armies in one turn"),
            ("a saves its King", "Save the King"),
            ("a wins in 3", "Win in 3 turns"),
        )),
        (theme_words("unpushed"), "Mate on a pair nobody pushes"),
        (theme_words("my-own"), "my-own"),
        (streak_words(Streak(), day), "Not solved yet today."),
        (streak_words(before, day).endswith("Not yet today."), True),
        (streak_words(before.after(day), day).endswith("Not yet today."), False),
    ]  # fmt: skip
    assert [said for said, _ in told] == [wanted for _, wanted in told]


# Choosing them


def chosen_from(solver: Solver) -> PuzzleChoice:
    """Return the page that the command shows."""
    solver.window.commands["puzzles"].trigger()
    page = solver.window.puzzles.choice
    assert solver.window.pages.currentWidget() is page
    return page


def solve(solver: Solver) -> None:
    """Solve what lies there."""
    solver.view.setFocus()
    solver.play("AB:a1a8")
    solver.await_phase(PuzzlePhase.SOLVED)


def test_the_day_s_puzzle_makes_a_streak_which_the_start_tells(
    solver: Solver, qtbot: QtBot
) -> None:
    for day, streak in ((24, 1), (25, 2), (27, 1)):
        solver.window.puzzles.today = lambda day=day: date(2026, 11, day)
        solver.press_button(chosen_from(solver).day)
        title = "Day's puzzle · Mate in 1 turn · 2 players"
        assert solver.window.documents.title == title
        solve(solver)
        assert solver.verdict.startswith(f"Solved. Solved on {streak} day")
    assert solver.window.puzzles.streak.best == 2
    solver.window.settings.set_text("puzzles/streak", f"{today().isoformat()} 3 3")
    solver.window.start.show()
    choice = solver.window.start.view.puzzle
    qtbot.waitUntil(lambda: choice.words.startswith("Solved on 3 day"))
    assert choice.picture is not None


def test_the_next_one_is_new_and_progress_is_kept(
    solver: Solver, app_dirs: AppDirs, qtbot: QtBot
) -> None:
    qtbot.keyClick(chosen_from(solver).themes, Qt.Key.Key_Return)
    solver.settle()
    first = solver.puzzle_page.puzzle
    solve(solver)
    solver.press_button(solver.puzzle_page.panel.next)
    assert solver.puzzle_page.puzzle != first
    solve(solver)
    solver.window.settings.sync()
    kept = Settings(app_dirs.settings).text("puzzles/progress")
    assert solver.window.puzzles.progress.read(kept).results == {"mate": True, "second": True}
    page, title = chosen_from(solver), solver.window.documents.title
    assert page.count.text().startswith("2 solved and 2 tried of 2. Your rating: about ")
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert solver.window.pages.currentWidget() is solver.view
    assert solver.window.documents.title == title, "the puzzle is still there"


def test_a_file_of_one_s_own_is_played_in_order_and_counts_for_nothing(
    solver: Solver, tmp_path: Path, messages: Messages, chosen_file: FileQuestions
) -> None:
    path, left = tmp_path / "own.txt", list[bool]()
    chosen_file.answer = path
    solver.window.leave_exercise = lambda: left.append(True)
    for text, told in (
        ("puzzle of mine", "The puzzles cannot be read: own.txt: line 1, "),
        ("", "There is no puzzle in own.txt."),
        (MATE.replace("a1a8", "a1b8"), "The puzzles cannot be read: "),
        (None, "The puzzles cannot be read: it is not there."),
    ):
        path.unlink() if text is None else path.write_text(text)
        solver.window.puzzles.open_file()
        assert messages.shown[-1].startswith(told)
    assert "solution: move 1, “AB:a1b8”" in messages.shown[2]
    assert solver.window.documents.session is None
    path.write_text(MATE + SECOND)
    solver.press_button(chosen_from(solver).file)
    for number, key in ((1, "mate"), (2, "second")):
        title, page = f"Puzzle {number} · Mate in 1 turn · 2 players", solver.puzzle_page.panel
        assert solver.window.documents.title == title
        assert page.title.text() == f"{title}\nRating 900"
        assert key in page.title.toolTip(), "and nowhere else"
        solve(solver)
        solver.press_button(page.next)
    assert (left, solver.window.puzzles.progress.results) == ([True], {})


def test_they_are_chosen_by_theme_rating_day_and_file(qtbot: QtBot) -> None:
    easy = puzzle_of()
    hard = replace(easy, key="hard", rating=2000, themes=("save", "capture"))
    progress = Results({"mate": True, "gone": False}, 1234.0, 2)
    page = PuzzleChoice(date(2026, 11, 24))
    qtbot.addWidget(page)
    page.show()
    page.offer([easy, hard], progress, Streak(), date(2026, 11, 24))
    spoken = [page.themes.item(row).data(Qt.ItemDataRole.AccessibleTextRole) for row in (0, 1)]
    assert spoken == [
        "All themes. 1 of 2 solved. Rating 900 to 2000",
        "Mate in one turn. 1 of 1 solved. Rating 900 to 900",
    ]
    assert page.count.text() == "1 solved and 1 tried of 2. Your rating: about 1230."
    qtbot.keyClick(page.themes, Qt.Key.Key_Right)
    assert page.chosen == [easy]
    for _ in range(3):
        qtbot.keyClick(page.rating, Qt.Key.Key_Down)
    assert page.chosen == [hard], "the theme is not there any more"
    qtbot.keyClick(page.rating, Qt.Key.Key_Up)
    assert (page.chosen, page.onward.isEnabled()) == ([], False)
    assert page.day.accessibleName() == "Day's puzzle, 24 November"
    puzzles = shipped()
    assert len({puzzle.key for puzzle in puzzles}) == len(puzzles) > 100
    assert all(puzzle.actions() for puzzle in puzzles[::40])


# Off the window's thread


def test_a_search_tells_how_far_it_is_and_stops_when_it_is_cancelled(qtbot: QtBot) -> None:
    ended, told = list[bool](), list[tuple[int, int]]()

    def work(search: SearchTask) -> str:
        search.tell(1, 2)
        return "found"

    def go_on(search: SearchTask) -> None:
        while not search.is_stopped():
            pass
        ended.append(True)

    search, endless = SearchTask(work), SearchTask(go_on)
    search.advanced.connect(lambda done, total: told.append((done, total)))
    with qtbot.waitSignal(search.done) as done:
        search.start()
    assert (done.args, told) == (["found"], [(1, 2)])
    endless.start()
    endless.cancel()
    qtbot.waitUntil(lambda: ended == [True])
    puzzle = puzzle_of()
    action = there(right_action(puzzle, (), lambda: False))
    assert action.text == "AB:a1a8"
    wrong = puzzle.game.parse_action("AB:a1a7")
    assert right_action(puzzle, (wrong,), lambda: False) is None


def a_proof(qtbot: QtBot, settings: Settings, text: str = MATE) -> ProofDialog:
    """Return the dialog that proves a puzzle of a person's own."""
    puzzle = puzzle_of(text)
    options = {**puzzle.game.as_seated, **puzzle.options}
    given = GivenPosition(puzzle.game, puzzle.position_text, options, puzzle.position)
    dialog = ProofDialog(None, settings, given)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def prove(qtbot: QtBot, dialog: ProofDialog, line: str) -> str:
    """Have something proved; return what is said in the end."""
    dialog.line.selectAll()
    qtbot.keyClicks(dialog.line, line)
    qtbot.mouseClick(dialog.prove, LEFT)
    qtbot.waitUntil(lambda: not dialog.stop.isEnabled(), timeout=TIMEOUT)
    return dialog.verdict.text()


def test_what_is_sound_is_saved_and_what_is_not_is_said(
    qtbot: QtBot, settings: Settings, tmp_path: Path, chosen_file: FileQuestions
) -> None:
    dialog, path = a_proof(qtbot, settings), tmp_path / "own.txt"
    assert (dialog.line.text(), dialog.save.isEnabled()) == ("a mates in 1", False)
    assert prove(qtbot, dialog, "a mates in 1") == "Sound: the only solution is AB:a1a8."
    chosen_file.answer = path
    qtbot.mouseClick(dialog.save, LEFT)
    [saved] = puzzle_file.load(path)
    assert saved.solution == ("AB:a1a8",)
    assert "mate" in saved.themes
    assert dialog.verdict.text().startswith("Saved in own.txt, which has 1 puzzle")
    path.write_text(puzzle_file.write(puzzle_of()) + "\n" + path.read_text())
    qtbot.mouseClick(dialog.save, LEFT)
    assert len(puzzle_file.load(path)) == 2
    path.write_text("nonsense")
    qtbot.mouseClick(dialog.save, LEFT)
    assert dialog.verdict.text().startswith("The puzzle was not saved: own.txt: line 1")
    assert path.read_text() == "nonsense"
    dialog = a_proof(qtbot, settings, COOKED)
    for line, said in (
        ("a mates in 1", "Cooked: "),
        ("a takes two armies", "No solution"),
        ("a dances", "This cannot be asked: “a dances” is nothing"),
    ):
        assert prove(qtbot, dialog, line).startswith(said)
        assert not dialog.save.isEnabled()
    assert "“b” is not to move" in prove(qtbot, dialog, "b mates in 1")


def test_a_proof_can_be_cancelled_and_the_editor_asks_for_one(
    qtbot: QtBot, settings: Settings, window: MainWindow, answered: Answer
) -> None:
    dialog = a_proof(qtbot, settings)
    dialog.line.setText("a mates in 9")
    qtbot.mouseClick(dialog.prove, LEFT)
    assert dialog.stop.isEnabled()
    qtbot.mouseClick(dialog.stop, LEFT)
    assert dialog.verdict.text() == "The proof was cancelled."
    assert (dialog.stop.isEnabled(), dialog.prove.isEnabled()) == (False, True)
    dialog.close()
    seen: list[str] = []

    def look(asked: QDialog) -> None:
        assert isinstance(asked, ProofDialog)
        seen.append(asked.line.text())
        asked.close_button.click()

    def press(editor: QDialog) -> None:
        assert isinstance(editor, PositionEditor)
        answered(look)
        qtbot.mouseClick(editor.puzzle, LEFT)
        editor.reject()

    answered(press)
    window.commands["edit"].trigger()
    assert seen == ["a mates in 1"]
