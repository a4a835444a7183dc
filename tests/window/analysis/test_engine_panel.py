"""The panel of the pair engine by itself; what it is for is tested in the window."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from cfanp_gui.engine.analysis import Analysis, EngineSetup, Search, Status
from cfanp_gui.window.analysis.engine_panel import EnginePanel, Subject
from tests.session.play import a_session
from tests.window.analysis.test_engine_words import line, words_of


def a_panel(qtbot: QtBot, program: str = "/somewhere/fish") -> EnginePanel:
    panel = EnginePanel(EngineSetup(program), lambda _: None)
    qtbot.addWidget(panel)
    panel.show()
    return panel


def test_a_program_has_to_be_chosen_first(qtbot: QtBot) -> None:
    panel = a_panel(qtbot, "")
    assert panel.options.isChecked()
    assert panel.how.isVisible()
    assert panel.program.text() == "No program is chosen."
    panel.show_subject(Subject("A + B", words_of(a_session(3), "AB")))
    assert not panel.start.isEnabled()


def test_rules_that_the_program_does_not_know_are_named_before_it_is_asked(qtbot: QtBot) -> None:
    panel = a_panel(qtbot)
    panel.show_subject(Subject("A + B", words_of(a_session(3), "AB")))
    assert not panel.unlike.isVisible()
    panel.show_subject(Subject("A + B", words_of(a_session(3, kingcapture=True), "AB")))
    assert panel.unlike.isVisible()
    assert "“Kings are captured”" in panel.unlike.text()
    panel.show_subject(Subject("", reason="Nothing."))
    assert not panel.unlike.isVisible()


def test_while_it_begins_again_the_old_lines_stay(qtbot: QtBot) -> None:
    panel = a_panel(qtbot)
    words = words_of(a_session(3), "AB")
    panel.show_subject(Subject("A + B", words))
    assert panel.verdict.text() == "Anna moves next there"
    search = Search(words.shown, panel.setup)
    panel.show_running(True)
    panel.show_analysis(Analysis(search, Status.STARTING))
    assert panel.state.text() == "Starting fish…"
    panel.show_analysis(Analysis(search, Status.THINKING, "Fish", (line("e4"),), 3, 12_345))
    assert panel.state.text() == "Fish · depth 3 · 12,345 positions"
    panel.show_analysis(Analysis(search, Status.STARTING, restarted=True))
    assert panel.state.text() == "Starting fish…\nIt had to be started a second time."
    assert panel.lines.rows.rowCount() == 1
    panel.show_subject(Subject("", reason="Nothing."))
    assert panel.lines.rows.rowCount() == 0
    assert not panel.bar.isVisible()
    assert panel.reason.text() == "Nothing."


def test_moves_that_are_not_judged_are_shown_without_a_score(qtbot: QtBot) -> None:
    panel, session = a_panel(qtbot), a_session(3)
    words = words_of(session, "AB")
    found = line("e4", "e5")._replace(score=None)
    panel.show_subject(Subject("A + B", words))
    panel.show_analysis(
        Analysis(Search(words.shown, panel.setup), Status.THINKING, "Fish", (found,), 3, 1)
    )
    assert not panel.score.isVisible()
    assert panel.verdict.text() == "Anna moves next there"
    assert panel.bar.share is None
    row = panel.lines.rows.row(0)
    assert row is not None
    assert panel.lines.rows.index(0).data() == "AB:e4 e5"
    assert words.spoken(found) == "Anna moves next there: AB:e4 e5"


def test_a_problem_stays_to_be_read(qtbot: QtBot) -> None:
    panel = a_panel(qtbot)
    panel.show_subject(Subject("A + B", words_of(a_session(3), "AB")))
    panel.show_running(False, "It lies.")
    assert panel.problem.isVisible()
    panel.show_running(True)
    assert not panel.problem.isVisible()


def test_what_comes_late_about_another_pair_is_not_shown(qtbot: QtBot) -> None:
    """It may be on its way when another pair is pushed."""
    panel, session = a_panel(qtbot), a_session(3)
    words, others = words_of(session, "AB"), words_of(session, "AC")
    found = Analysis(Search(words.shown, panel.setup), Status.THINKING, "Fish", (line("e4"),), 3, 1)
    panel.show_subject(Subject("A + B", words))
    panel.show_analysis(found)
    panel.show_subject(Subject("A + C", others))
    panel.show_analysis(found)
    assert panel.lines.rows.rowCount() == 0
    panel.show_analysis(Analysis(Search(others.shown, panel.setup), Status.THINKING, "Fish"))
    assert panel.lines.rows.rowCount() == 0
    assert panel.state.text() == "Fish"


def test_what_is_known_of_the_same_pair_stays(qtbot: QtBot) -> None:
    panel, session = a_panel(qtbot), a_session(3)
    words = words_of(session, "AB")
    panel.show_subject(Subject("A + B", words))
    panel.show_analysis(
        Analysis(Search(words.shown, panel.setup), Status.DONE, "Fish", (line("e4"),), 3, 1)
    )
    panel.show_subject(Subject("A + B", words_of(session, "AB")))
    assert panel.lines.rows.rowCount() == 1


def test_another_game_is_offered_a_program_that_plays_it(qtbot: QtBot) -> None:
    there = {False: "/usr/games/stockfish", True: "/usr/games/fairy-stockfish"}
    panel = EnginePanel(EngineSetup(), there.get)
    qtbot.addWidget(panel)
    panel.show_subject(Subject("A + B", words_of(a_session(3), "AB")))
    assert panel.offer.text() == "Use Stockfish"
    panel.show_subject(Subject("A + B", words_of(a_session(3, base="xiangqi"), "AB")))
    assert panel.offer.text() == "Use Fairy-Stockfish"
    chosen: list[EngineSetup] = []
    panel.setup_changed.connect(chosen.append)
    panel.offer.click()
    assert [setup.program for setup in chosen] == [there[True]]
