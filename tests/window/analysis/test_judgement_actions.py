"""Judgements in the window: asked for, shown on the table, and out of the way of the game."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cfanp_gui.core.boards import Square
from cfanp_gui.games.registry import find_game
from cfanp_gui.record import cpgn
from cfanp_gui.record.evaluation_comment import read_evaluation
from cfanp_gui.session import store
from cfanp_gui.session.edit_history import Edit
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.match import seat
from cfanp_gui.table.layers.arrows import ArrowShape
from cfanp_gui.table.theme import default_colours
from cfanp_gui.window.analysis import hint_steps, judge, judgement_actions
from cfanp_gui.window.analysis.judge import Urgency
from cfanp_gui.window.analysis.judgement_actions import JudgementActions
from cfanp_gui.window.analysis.judgement_panel import GAME, JudgementPanel
from cfanp_gui.window.files.documents import Documents
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.menu_actions import JUDGEMENT
from cfanp_gui.window.services.bot_process import BotProcess
from tests.bots import HANGING
from tests.session.play import CFANP, a_match, pair, play, pushed
from tests.window.analysis.judged import PromptProcess, made_up
from tests.window.analysis.test_hint_steps import BONUS

TIMEOUT = 60_000
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture(autouse=True)
def _quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look at few positions, without a process that has to be loaded."""
    monkeypatch.setattr(judge, "BotProcess", PromptProcess)
    monkeypatch.setattr(judgement_actions, "NODES", 400)
    monkeypatch.setattr(judge, "NODES", 80)
    monkeypatch.setattr(judge, "MOST", 80)
    monkeypatch.setattr(hint_steps, "NODES", 200)


@pytest.fixture
def a_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process of its own for what is judged, as in the program."""
    monkeypatch.setattr(judge, "BotProcess", BotProcess)


@pytest.fixture
def session(
    window: MainWindow, documents: Documents  # noqa: ARG001 -- the window shows it
) -> GameSession:  # fmt: skip
    """A game of three on the table, in which a Queen hangs."""
    match = a_match(3)
    documents.begin(match, start=CFANP.from_text(HANGING, match.options))
    assert documents.session is not None
    return documents.session


@pytest.fixture
def panel(window: MainWindow, session: GameSession) -> JudgementPanel:
    """The panel, shown over that game."""
    assert session.position.actors() == {1}
    window.commands[JUDGEMENT].trigger()
    panel = actions(window).panel
    assert panel is not None
    assert panel.isVisible()
    return panel


def written(session: GameSession) -> str:
    """Return a session as its file has it."""
    return cpgn.write_game(store.record_of(session))


def actions(window: MainWindow) -> JudgementActions:
    """Return what is tested."""
    return window.analysis.judgement


def over_row(panel: JudgementPanel, row: int) -> QPoint:
    """Return the point in the middle of one of the best turns."""
    return panel.list.visualRect(panel.list.rows.index(row)).center()


def click_twice(qtbot: QtBot, panel: JudgementPanel) -> None:
    """Click twice on the best turn, as a hand does: a double click begins with a click."""
    qtbot.mouseClick(panel.list.viewport(), LEFT, pos=over_row(panel, 0))
    qtbot.mouseDClick(panel.list.viewport(), LEFT, pos=over_row(panel, 0))


def judged(qtbot: QtBot, window: MainWindow, panel: JudgementPanel) -> None:
    """Have the position on the table looked at to the end."""
    qtbot.mouseClick(panel.start, LEFT)
    judge = actions(window).judge
    assert judge is not None
    qtbot.waitUntil(
        lambda: panel.list.rows.rowCount() == 3 and judge.wants(Urgency.TABLE) is None,
        timeout=TIMEOUT,
    )


def test_nothing_is_judged_before_start_is_pressed(
    qtbot: QtBot, window: MainWindow, panel: JudgementPanel
) -> None:
    qtbot.wait(100)
    judge = actions(window).judge
    assert judge is not None
    assert judge.process.pid is None
    assert panel.title.text() == "Anna is to move"
    assert panel.bars.rows.rowCount() == 3


def test_the_best_turns_and_everybodys_share(
    qtbot: QtBot, window: MainWindow, panel: JudgementPanel
) -> None:
    judged(qtbot, window, panel)
    assert panel.list.rows.index(0).data().startswith("AB:Rxd5")
    rows = [panel.bars.rows.row(at) for at in range(3)]
    parts = [row.share for row in rows if row is not None and row.share is not None]
    assert sum(parts) == pytest.approx(1)
    assert parts[0] == max(parts)
    assert "positions" in panel.state.text()
    assert panel.running
    qtbot.mouseClick(panel.start, LEFT)
    assert not panel.running
    assert panel.list.rows.rowCount() == 3, "what was found stays to be read"


def test_it_follows_the_game(
    qtbot: QtBot, window: MainWindow, panel: JudgementPanel, session: GameSession
) -> None:
    judged(qtbot, window, panel)
    play(session, "AB:Rxd5")
    assert panel.title.text() == "Ben is to move"
    assert panel.list.rows.rowCount() == 0, "nothing is known of it yet"
    qtbot.waitUntil(lambda: panel.list.rows.rowCount() > 0, timeout=TIMEOUT)


def test_a_turn_pointed_at_lies_on_the_table(
    qtbot: QtBot, window: MainWindow, panel: JudgementPanel, session: GameSession
) -> None:
    judged(qtbot, window, panel)
    table = window.view.table
    assert table is not None
    qtbot.mouseMove(panel.list.viewport(), over_row(panel, 0))
    assert table.arrows.arrows["judgement"] == (ArrowShape(Square(0, 3), Square(1, 28), 0),)
    assert table.placement.shown == pair("AB"), "the pair is shown as it would lie"
    assert session.pair is None, "nothing is pushed"
    qtbot.mouseMove(panel.list.viewport(), QPoint(5, panel.list.height() - 1))
    assert "judgement" not in table.arrows.arrows
    assert table.placement.shown is None


def test_a_game_that_goes_on_is_not_touched(
    qtbot: QtBot, window: MainWindow, panel: JudgementPanel, documents: Documents
) -> None:
    documents.begin(a_match(3))
    session = documents.session
    assert session is not None
    play(session, "AB:e4")
    session.cursor.live = True
    judged(qtbot, window, panel)
    click_twice(qtbot, panel)
    assert session.node.ply == 1
    assert "move of the game itself" in window.view.sentence


def test_a_double_click_plays_a_variation(
    qtbot: QtBot, window: MainWindow, panel: JudgementPanel, session: GameSession
) -> None:
    play(session, "AB:Ra1 AB:Qe5")
    line = session.root.line()
    session.visit(session.root)
    judged(qtbot, window, panel)
    click_twice(qtbot, panel)
    assert session.node.ply == 1
    assert session.node.variation is session.node
    assert session.root.line() == line


def test_hidden_nothing_is_judged(qtbot: QtBot, window: MainWindow, panel: JudgementPanel) -> None:
    judged(qtbot, window, panel)
    window.commands[JUDGEMENT].trigger()
    judge = actions(window).judge
    assert judge is not None
    assert not panel.isVisible()
    qtbot.waitUntil(lambda: judge.wants(Urgency.TABLE) is None)
    window.commands[JUDGEMENT].trigger()
    assert panel.list.rows.rowCount() == 3


def test_the_game_is_judged_and_a_click_on_the_graph_leads_there(
    qtbot: QtBot, window: MainWindow, panel: JudgementPanel, session: GameSession
) -> None:
    play(session, "AB:Ra1 AB:Qe5")
    qtbot.mouseClick(panel.judge_game, LEFT)
    assert panel.bar.isVisible()
    course = actions(window).course
    assert course is not None
    qtbot.waitUntil(lambda: not course.running, timeout=TIMEOUT)
    assert course.missing == 0
    assert "has been judged" in window.view.sentence
    graph = panel.graph
    assert graph.course is not None
    assert graph.course.at == 2
    at = QPoint(round(graph.x_of(1)), graph.height() // 2)
    qtbot.mouseMove(graph, at)
    assert "Round 1, AB:Ra1" in graph.toolTip()
    qtbot.mouseClick(graph, LEFT, pos=at)
    assert session.node.ply == 1
    assert graph.course.at == 1


def test_a_window_as_small_as_can_be_does_not_grow_by_the_graph(
    qtbot: QtBot, window: MainWindow, panel: JudgementPanel, session: GameSession
) -> None:
    play(session, "AB:Ra1 AB:Qe5")
    window.resize(window.minimumSizeHint())
    size = window.size()
    qtbot.mouseClick(panel.judge_game, LEFT)
    course = actions(window).course
    assert course is not None
    qtbot.waitUntil(lambda: not course.running, timeout=TIMEOUT)
    qtbot.waitUntil(panel.graph.isVisible)
    qtbot.wait(50)
    assert panel.minimumSizeHint().height() > panel.visibleRegion().boundingRect().height()
    assert window.size() == size


def test_without_costly_moves_it_is_said_in_words(
    qtbot: QtBot, window: MainWindow, panel: JudgementPanel, session: GameSession
) -> None:
    play(session, "AB:Rxd5")
    qtbot.mouseClick(panel.judge_game, LEFT)
    told = "The game has been judged: no costly moves."
    qtbot.waitUntil(lambda: window.view.sentence == told, timeout=TIMEOUT)


def test_a_worst_move_leads_to_where_it_was_chosen(
    qtbot: QtBot, window: MainWindow, panel: JudgementPanel, session: GameSession
) -> None:
    play(session, "AB:Ra1 AB:Qe5")
    assert panel.isVisible()
    window.commands["worst moves"].trigger()
    assert panel.stack.currentIndex() == GAME
    qtbot.waitUntil(lambda: panel.worst_list.rows.rowCount() > 0, timeout=TIMEOUT)
    course = actions(window).course
    assert course is not None
    qtbot.waitUntil(lambda: not course.running, timeout=TIMEOUT)
    row = panel.worst_list.rows.rows[0]
    assert row is not None
    assert row.value == 1, "the Queen was left"
    assert row.text == "Round 1, AB:Ra1"
    assert row.note.endswith("lost: AB:Rxd5 was better")
    where = panel.worst_list.visualRect(panel.worst_list.rows.index(0)).center()
    qtbot.mouseClick(panel.worst_list.viewport(), LEFT, pos=where)
    assert session.node is session.root
    table = window.view.table
    assert table is not None
    best, played = table.arrows.arrows["costly"]
    assert best == ArrowShape(Square(0, 3), Square(1, 28), 0)
    assert played.dashed
    assert played.target == Square(0, 0)
    assert window.view.sentence == f"{row.text}: {row.note}."
    assert table.placement.shown == pair("AB")
    session.visit(session.root.line()[1])
    assert "costly" not in table.arrows.arrows
    assert table.placement.shown == session.pair


@pytest.mark.usefixtures("a_process")
def test_judging_is_cancelled(
    qtbot: QtBot, window: MainWindow, panel: JudgementPanel, session: GameSession,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    monkeypatch.setattr(judge, "NODES", 200_000)
    play(session, "AB:Ra1 AB:Qe5")
    qtbot.mouseClick(panel.judge_game, LEFT)
    qtbot.mouseClick(panel.cancel, LEFT)
    assert not panel.bar.isVisible()
    assert panel.judge_game.isEnabled()
    course = actions(window).course
    assert course is not None
    assert course.missing == 3


def test_judging_goes_on_in_an_analysis_that_is_begun_meanwhile(
    qtbot: QtBot, window: MainWindow, documents: Documents, panel: JudgementPanel,
    session: GameSession,
) -> None:  # fmt: skip
    play(session, "AB:Ra1 AB:Qe5 AC:Kg8")
    qtbot.mouseClick(panel.judge_game, LEFT)
    course = actions(window).course
    assert course.running
    window.commands["analyse"].trigger()
    assert documents.session is not session
    assert course.running
    assert panel.bar.isVisible()
    window.commands["analyse"].trigger()
    assert documents.session is session
    assert course.running or not course.missing
    qtbot.waitUntil(lambda: not course.missing, timeout=TIMEOUT)
    documents.begin(a_match(3))
    assert not course.running, "another game is not judged unasked"


def test_what_was_to_be_annotated_is_when_it_is_on_the_table_again(
    qtbot: QtBot, window: MainWindow, documents: Documents, session: GameSession
) -> None:
    play(session, "AB:Ra1 AB:Qe5 AC:Kg8")
    session.cursor.live = False
    window.commands["annotate"].trigger()
    window.commands["analyse"].trigger()
    qtbot.waitUntil(lambda: not actions(window).course.missing, timeout=TIMEOUT)
    analysis = documents.session
    assert analysis is not None
    assert not analysis.root.comment
    assert not session.root.comment
    window.commands["analyse"].trigger()
    assert documents.session is session
    assert session.root.comment, "it was annotated when it came back"


def test_h_gives_hints_step_by_step(qtbot: QtBot, window: MainWindow, session: GameSession) -> None:
    assert session.node is session.root
    table = window.view.table
    assert table is not None
    qtbot.keyClick(window.view, Qt.Key.Key_H)
    hints = actions(window).hints
    assert hints is not None
    qtbot.waitUntil(lambda: hints.step == 1, timeout=TIMEOUT)
    assert window.view.sentence == "Hint: push A and B together."
    qtbot.keyClick(window.view, Qt.Key.Key_H)
    assert window.view.sentence == "Hint: move the Rook on Ad1."
    qtbot.keyClick(window.view, Qt.Key.Key_F2)
    assert window.view.sentence.startswith("Hint: AB:Rxd5")
    assert table.arrows.arrows["hint"]
    play(session, "AB:Rxd5")
    assert "hint" not in table.arrows.arrows
    assert hints.step == 0


def test_where_a_half_board_is_called_h_the_letter_is_its(
    qtbot: QtBot, window: MainWindow, documents: Documents
) -> None:
    documents.begin(a_match(8))
    qtbot.keyClick(window.view, Qt.Key.Key_H)
    table = window.view.table
    assert table is not None
    assert table.controls.chosen == 7
    assert actions(window).hints.step == 0
    assert actions(window).judge.wants(Urgency.HINT) is None


def test_a_hint_is_given_while_a_game_is_judged(
    qtbot: QtBot, window: MainWindow, panel: JudgementPanel, session: GameSession
) -> None:
    play(session, "AB:Ra1 AB:Qe5")
    qtbot.mouseClick(panel.judge_game, LEFT)
    actions(window).hint()
    hints, course = actions(window).hints, actions(window).course
    assert hints is not None
    assert course is not None
    qtbot.waitUntil(lambda: hints.step == 1, timeout=TIMEOUT)
    assert window.view.sentence.startswith("Hint:")
    qtbot.waitUntil(lambda: not course.running, timeout=TIMEOUT)
    assert course.missing == 0


def test_a_process_that_fails_is_told_in_one_sentence(
    window: MainWindow, panel: JudgementPanel
) -> None:
    judge = actions(window).judge
    assert judge is not None
    actions(window).start()
    judge.failed.emit("It <b>ended</b>.")
    assert not panel.running
    assert panel.problem.text() == window.view.sentence == "It <b>ended</b>."
    assert panel.problem.textFormat() == Qt.TextFormat.PlainText


def test_a_game_that_is_over_says_who_has_it(panel: JudgementPanel, session: GameSession) -> None:
    for player in (2, 3):
        assert session.resign(player) is None
    assert panel.title.text() == "The game is over."
    row = panel.bars.rows.row(0)
    assert row is not None
    assert row.text == "100 %"


def test_other_games_are_judged_too(
    qtbot: QtBot, window: MainWindow, panel: JudgementPanel, documents: Documents
) -> None:
    game = find_game("ring")
    documents.begin(seat(game, dict(game.as_seated), ["A", "B", "C"], default_colours(3), 0))
    judged(qtbot, window, panel)
    assert panel.bars.rows.rowCount() == 3
    table = window.view.table
    assert table is not None
    qtbot.mouseMove(panel.list.viewport(), over_row(panel, 0))
    assert table.arrows.arrows["judgement"]


def test_without_a_game_there_is_nothing_to_judge(window: MainWindow) -> None:
    actions(window).toggle()
    panel = actions(window).panel
    assert panel is not None
    assert panel.reason.text() == "No game on the table."
    actions(window).hint()
    assert window.view.sentence == "No game on the table."
    actions(window).show_worst()
    assert panel.stack.currentIndex() != GAME


@pytest.mark.usefixtures("a_process")
def test_nothing_runs_when_the_window_is_closed(
    qtbot: QtBot, window: MainWindow, panel: JudgementPanel
) -> None:
    judged(qtbot, window, panel)
    judge = actions(window).judge
    assert judge is not None
    assert judge.process.pid is not None
    actions(window).keep()
    assert judge.process.pid is None


def test_all_of_it_speaks_german(
    qtbot: QtBot, window: MainWindow, panel: JudgementPanel, session: GameSession,
    speak: Callable[[str], None],
) -> None:  # fmt: skip
    assert session.node is session.root
    speak("de")
    dock = actions(window).dock
    assert dock is not None
    qtbot.waitUntil(lambda: dock.windowTitle() == "Bewertung")
    assert panel.title.text() == "Anna ist am Zug"
    assert panel.start.text() == "Start"


def test_turns_that_are_known_speak_another_language_too(
    window: MainWindow, panel: JudgementPanel, documents: Documents, speak: Callable[[str], None]
) -> None:
    match = a_match(4)
    documents.begin(match, start=CFANP.from_text(BONUS, match.options))
    session = documents.session
    assert session is not None
    play(session, "CD:Nb3")
    actions(window)._latest = session.position, made_up(session, "end")
    actions(window).look()
    assert panel.list.rows.index(0).data() == "end of turn"
    speak("de")
    QApplication.processEvents()
    assert panel.list.rows.index(0).data() == "Zugende"


def test_a_game_is_annotated_and_opened_again(
    qtbot: QtBot, window: MainWindow, documents: Documents, session: GameSession
) -> None:
    play(session, "AB:Ra1 AB:Qe5 AC:Kg8")
    window.commands["annotate"].trigger()
    assert not any(node.comment for node in session.line()), "it is still being played"
    window.commands["analyse"].trigger()
    shown = documents.session
    assert shown is not None
    assert shown.analysing
    window.commands["annotate"].trigger()
    qtbot.waitUntil(lambda: bool(shown.root.comment), timeout=TIMEOUT)
    first = shown.root.children[0]
    assert 4 in first.nags or 2 in first.nags, "the Queen could have been taken"
    assert all(read_evaluation(node.comment, 3) for node in shown.line())
    assert len(shown.root.children) == 2
    before = written(shown)
    window.commands["annotate"].trigger()
    assert written(shown) == before
    assert shown.edits.edit_to_undo is Edit.ANNOTATE
    shown.undo()
    assert not shown.root.comment
    assert len(shown.root.children) == 1
    shown.redo()
    assert written(shown) == before
    panel = actions(window).panel
    known = panel.graph.course
    assert known is not None
    (record,) = cpgn.read_games(before, find_game)
    opened = pushed(store.session_of(record, shown.match.colours))
    course = actions(window).course
    course.cancel()
    course._known.clear()  # as in another window
    course.follow(opened)
    assert course.missing == len(course.nodes)
    for point, other in zip(actions(window)._points(opened), known.points, strict=True):
        assert point == pytest.approx(other, abs=0.002), "it is drawn as the file says"
