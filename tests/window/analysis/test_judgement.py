"""The panel of judgements: what is pressed and drawn in it, and its process."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cfanp_gui.games.registry import find_game
from cfanp_gui.record import cpgn
from cfanp_gui.record.evaluation_comment import read_evaluation
from cfanp_gui.session import store
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.window.analysis.judge import GameCourse, Urgency
from cfanp_gui.window.analysis.judgement_actions import JudgementActions
from cfanp_gui.window.analysis.judgement_panel import (
    GAME,
    POSITION,
    JudgementPanel,
    JudgingProgress,
    ShownJudgement,
)
from cfanp_gui.window.analysis.judgement_words import JudgementWords
from cfanp_gui.window.analysis.shares import Course, ShareRow
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.services.bot_process import BotProcess
from cfanp_gui.window.widgets.row_list import ListRow
from tests.bots import HANGING
from tests.session.play import CFANP, a_match, a_session, play, pushed
from tests.window.analysis.judged import made_up, quickly

TIMEOUT = 60_000
LEFT = Qt.MouseButton.LeftButton
WORST = (ListRow(1, "title", "note", tip="tip", spoken="spoken"),)


@pytest.fixture(autouse=True)
def _quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look at few positions, without a process that has to be loaded."""
    quickly(monkeypatch)


# The panel alone


@pytest.fixture
def panel(qtbot: QtBot) -> JudgementPanel:
    """The panel, shown, with nothing to tell."""
    panel = JudgementPanel()
    qtbot.addWidget(panel)
    panel.resize(300, 660)
    panel.show()
    return panel


def known(judged: bool = True) -> ShownJudgement:
    """Return the judgement shown for the start of a game of three."""
    session = a_session(3)
    words = JudgementWords(session)
    rows = tuple(
        ShareRow(words.session.name(one), words.badges(one, session.position), None, one == 1)
        for one in (1, 2, 3)
    )
    found = made_up(session, "AB:e2e4", "AB:d2d4") if judged else None
    return ShownJudgement(words, session.position, rows, found, "Anna is to move")


def test_one_button_starts_and_stops_and_the_list_waits_for_the_mouse(
    qtbot: QtBot, panel: JudgementPanel
) -> None:
    panel.show_position(ShownJudgement(reason="No game on the table."))
    assert panel.reason.isVisible()
    assert not any((panel.start.isEnabled(), panel.judge_game.isEnabled(), panel.bars.isVisible()))
    panel.show_running(True)
    assert panel.start.isEnabled(), "what runs can be stopped"
    panel.show_running(False)
    panel.show_position(known(judged=False))
    assert not any((panel.reason.isVisible(), panel.problem.isVisible()))
    for words in ("Start", "Stop"):
        assert panel.start.text() == words
        with qtbot.waitSignal(panel.asked) as asked:
            qtbot.mouseClick(panel.start, LEFT)
        assert asked.args == [words == "Start"]
        panel.show_running(words == "Start")
    panel.show_running(False, "<b>It has ended.</b>")
    assert panel.problem.isVisible()
    assert panel.problem.textFormat() == Qt.TextFormat.PlainText
    seen = known()
    assert seen.judgement is not None
    panel.show_position(seen)
    QApplication.processEvents()
    height, button = panel.list.height(), panel.start.mapTo(panel, QPoint())
    row = panel.list.visualRect(panel.list.rows.index(0)).center()
    for away in (QPoint(1, 1), QPoint()):
        qtbot.mouseMove(panel.list.viewport(), row + away)
    panel.show_position(replace(seen, judgement=seen.judgement._replace(depth=9)))
    effort = "3 moves ahead, 1,234 positions; more as soon as the mouse leaves the list"
    assert panel.state.text() == effort
    QApplication.processEvents()
    assert panel.start.mapTo(panel, QPoint()) == button, "it does not go away under the mouse"
    qtbot.mouseMove(panel.start, panel.start.rect().center())
    qtbot.waitUntil(lambda: panel.state.text() == "9 moves ahead, 1,234 positions")
    panel.count.stepUp()
    assert panel.count.value() == 4
    assert panel.list.height() > height


def test_pages_words_and_keys_follow_what_is_known_of_the_game(
    qtbot: QtBot, panel: JudgementPanel
) -> None:
    assert panel.panes == [panel.start]
    panel.show_position(known())
    assert panel.panes == [panel.list]
    tabs = panel.pages.tabBar()
    qtbot.mouseClick(tabs, LEFT, pos=tabs.tabRect(GAME).center())
    assert panel.pages.currentIndex() == GAME
    course = Course((None, None), ((0.5, 0.5),), 0, str)
    for drawn, at, total, running, worst, words, pane in (
        (None, 0, 12, False, (), "When the game has been judged…", panel.judge_game),
        (course, 1, 12, True, (), "The game is being judged.", panel.cancel),
        (course, 2, 12, True, WORST, "A click leads…", panel.worst_list),
        (course, 12, 12, False, (), "Nobody lost much…", panel.judge_game),
    ):
        panel.show_course(drawn, JudgingProgress(at, total, running), worst)
        begins = panel.worst_words.text().startswith(words.rstrip("…"))
        assert (begins, panel.panes) == (True, [pane]), words
        assert panel.graph.isVisible() is (drawn is not None)
        assert panel.bar.isVisible() is panel.cancel.isVisible() is running
        assert panel.judge_game.isVisible() is not running
        assert (panel.bar.value(), panel.bar.text()) == (at, f"Judging: {at} of {total}")
        assert panel.worst_list.isVisible() is bool(worst)
    assert not panel.judge_game.isEnabled(), "all is known"
    panel.pages.setCurrentIndex(POSITION)


# In the window


class Judged:
    """A person at a window with the panel of judgements, and a game in which a Queen hangs."""

    def __init__(self, window: MainWindow, moves: str = "AB:Ra1 AB:Qe5") -> None:
        self.window = window
        match = a_match(3)
        window.documents.begin(match, start=CFANP.from_text(HANGING, match.options))
        self.session = pushed(window.documents.session)
        play(self.session, moves)
        window.commands["judgement"].trigger()

    @property
    def actions(self) -> JudgementActions:
        return self.window.judgement

    @property
    def panel(self) -> JudgementPanel:
        return self.actions.panel

    @property
    def course(self) -> GameCourse:
        return self.actions.course


@pytest.fixture
def at(window: MainWindow) -> Judged:
    return Judged(window)


def test_a_click_on_the_graph_leads_there_and_it_makes_no_window_larger(
    qtbot: QtBot, at: Judged
) -> None:
    at.window.resize(at.window.minimumSizeHint())
    size, graph = at.window.size(), at.panel.graph
    qtbot.mouseClick(at.panel.judge_game, LEFT)
    assert at.panel.bar.isVisible()
    qtbot.waitUntil(lambda: not at.course.running, timeout=TIMEOUT)
    qtbot.waitUntil(graph.isVisible)
    QApplication.processEvents()
    seen = at.panel.visibleRegion().boundingRect().height()
    assert (at.panel.minimumSizeHint().height() > seen, at.window.size()) == (True, size)
    assert at.course.missing == 0
    assert graph.course is not None
    assert graph.course.at == 2
    at.window.resize(1200, 900)

    def there() -> QPoint:
        return QPoint(round(graph.x_of(1)), graph.height() // 2)

    def is_told() -> bool:
        for away in (QPoint(1, 1), QPoint()):
            qtbot.mouseMove(graph, there() + away)
        return "Round 1, AB:Ra1" in graph.toolTip()

    qtbot.waitUntil(is_told)
    qtbot.mouseClick(graph, LEFT, pos=there())
    assert (at.session.node.ply, graph.course.at) == (1, 1)


def test_a_process_of_its_own_is_cancelled_and_ends_with_the_window(
    qtbot: QtBot, window: MainWindow
) -> None:
    at = Judged(window)
    at.actions.judge.process = BotProcess(at.actions.judge)
    assert at.actions.judge.process.pid is None, "nothing is judged before it is asked for"
    qtbot.mouseClick(at.panel.judge_game, LEFT)
    qtbot.mouseClick(at.panel.cancel, LEFT)
    assert (at.panel.bar.isVisible(), at.panel.judge_game.isEnabled()) == (False, True)
    assert at.course.missing == 3
    qtbot.mouseClick(at.panel.start, LEFT)
    qtbot.waitUntil(lambda: at.panel.list.rows.rowCount() == 3, timeout=TIMEOUT)
    assert at.actions.judge.process.pid is not None
    at.actions.keep()
    assert at.actions.judge.process.pid is None


def test_a_failure_is_one_sentence_and_nothing_is_wanted_that_is_known_or_not_seen(
    qtbot: QtBot, at: Judged
) -> None:
    found: list[object] = []
    at.actions.judge.judged.connect(lambda *heard: found.append(heard))
    at.actions.run(True)
    qtbot.waitUntil(lambda: bool(found), timeout=TIMEOUT)
    at.actions.update()
    assert len(found) == 1, "there is nothing more to find"
    at.panel.count.stepUp()
    qtbot.waitUntil(lambda: len(found) == 2, timeout=TIMEOUT)
    at.window.commands["judgement"].trigger()
    assert at.actions.judge.wants(Urgency.TABLE) is None
    at.window.commands["judgement"].trigger()
    at.actions.judge.failed.emit("It <b>ended</b>.")
    assert not at.panel.running
    assert at.panel.problem.text() == at.window.view.sentence == "It <b>ended</b>."


def test_a_game_is_judged_on_where_it_can_be_cancelled_when_its_panel_is_closed(
    qtbot: QtBot, window: MainWindow
) -> None:
    at = Judged(window)
    at.actions.judge.process = BotProcess(at.actions.judge)
    qtbot.mouseClick(at.panel.judge_game, LEFT)
    bar = at.panel.bar
    for command, is_in_panel in (("judgement", False), ("judgement", True), ("engine", False)):
        window.commands[command].trigger()
        qtbot.waitUntil(lambda inside=is_in_panel: at.panel.isAncestorOf(bar) is inside)
        assert (at.course.running, at.panel.working.isHidden()) == (True, False)
    assert window.order_panel.isAncestorOf(bar), "the panel lies behind another one"
    qtbot.mouseClick(at.panel.cancel, LEFT)
    assert (at.course.running, at.panel.working.isHidden()) == (False, True)
    at.actions.keep()


def test_judging_and_annotating_wait_for_the_game_beside_its_analysis(
    qtbot: QtBot, at: Judged
) -> None:
    documents, session = at.window.documents, at.session
    session.cursor.live = False
    at.window.commands["annotate"].trigger()
    assert at.course.running
    at.window.commands["analyse"].trigger()
    assert (documents.session is session, at.course.running) == (False, True)
    at.actions.hints.ask()
    qtbot.waitUntil(lambda: at.window.view.sentence.startswith("Hint:"), timeout=TIMEOUT)
    qtbot.waitUntil(lambda: not at.course.missing, timeout=TIMEOUT)
    analysis = pushed(documents.session)
    assert analysis.root.comment == session.root.comment == ""
    at.window.commands["analyse"].trigger()
    assert documents.session is session
    assert session.root.comment, "it was annotated when it came back"
    at.window.commands["worst moves"].trigger()
    documents.begin(a_match(3))
    assert not at.course.running, "another game is not judged unasked"


def test_an_annotated_game_is_drawn_as_its_file_says(qtbot: QtBot, at: Judged) -> None:
    at.window.commands["analyse"].trigger()
    session = pushed(at.window.documents.session)
    at.window.commands["annotate"].trigger()
    qtbot.waitUntil(lambda: bool(session.root.comment), timeout=TIMEOUT)
    first, written = session.root.children[0], cpgn.write_game(store.record_of(session))
    assert {2, 4} & set(first.nags), "the Queen could have been taken"
    assert all(read_evaluation(node.comment, 3) for node in session.line())
    assert len(session.root.children) == 2
    at.window.commands["annotate"].trigger()
    assert cpgn.write_game(store.record_of(session)) == written
    session.undo()
    assert (session.root.comment, len(session.root.children)) == ("", 1)
    session.redo()
    assert cpgn.write_game(store.record_of(session)) == written
    drawn = at.panel.graph.course
    (record,) = cpgn.read_games(written, find_game)
    opened: GameSession = pushed(store.session_of(record, session.match.colours))
    other = JudgementActions(at.window)  # as in another window
    other.course.follow(opened)
    assert other.course.missing == len(other.course.nodes)
    assert drawn is not None
    for node, point in zip(opened.line(), drawn.points, strict=True):
        assert read_evaluation(node.comment, 3) == pytest.approx(point, abs=0.002)
    other.judge.close()
