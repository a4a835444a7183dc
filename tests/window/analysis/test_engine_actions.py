"""The pair engine in the window: it is run when asked for, and nothing of it stays."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from cfanp_gui.core.boards import Square
from cfanp_gui.core.wording import Wording
from cfanp_gui.engine import chess_programs
from cfanp_gui.engine.analysis import EngineSetup, Patience
from cfanp_gui.engine.pair_engine import PairEngine
from cfanp_gui.games.registry import find_game
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.match import seat
from cfanp_gui.table.layers.arrows import ArrowShape
from cfanp_gui.table.theme import default_colours
from cfanp_gui.window.analysis.engine_actions import ENGINE
from cfanp_gui.window.analysis.engine_panel import EnginePanel
from cfanp_gui.window.files.documents import Documents
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.services.settings import Settings
from tests.engine.fake_program import LOADED
from tests.engine.fake_uci import made, pids, told
from tests.session.play import a_match, pair, play
from tests.systems import runs

TIMEOUT = 60_000


@pytest.fixture
def session(
    window: MainWindow, documents: Documents  # noqa: ARG001 -- the window shows it
) -> GameSession:  # fmt: skip
    """A game of three on the table, with A and B pushed together."""
    documents.begin(a_match(3))
    assert documents.session is not None
    documents.session.push(pair("AB"))
    return documents.session


@pytest.fixture
def panel(window: MainWindow, session: GameSession) -> EnginePanel:
    """The panel, shown over that game."""
    assert session.pair is not None
    window.commands[ENGINE].trigger()
    panel = window.analysis.engine.panel
    assert panel is not None
    assert panel.isVisible()
    return panel


Run = Callable[..., Path]


@pytest.fixture
def run(
    qtbot: QtBot, window: MainWindow, panel: EnginePanel, tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> Run:  # fmt: skip
    """Return what has a made-up program run that behaves in some way."""

    def run(way: str = "behaves", lines: int = 2, leave: float = 5) -> Path:
        short = Patience(reply=TIMEOUT / 1000, ask=60, leave=leave, update=0.02)
        monkeypatch.setattr(PairEngine.__init__, "__defaults__", (short,))
        path = made(tmp_path, way)
        window.analysis.engine.set_up(EngineSetup(str(path), lines=lines))
        qtbot.mouseClick(panel.start, Qt.MouseButton.LeftButton)
        return path

    return run


def has_lines(panel: EnginePanel, count: int = 2) -> Callable[[], bool]:
    """Return what tells whether so many lines are shown."""
    return lambda: panel.lines.rows.rowCount() == count


def over_row(panel: EnginePanel, row: int) -> QPoint:
    """Return the point in the middle of a line."""
    return panel.lines.visualRect(panel.lines.rows.index(row)).center()


def test_nothing_is_run_before_start_is_pressed(
    window: MainWindow, panel: EnginePanel, tmp_path: Path
) -> None:
    path = made(tmp_path, "behaves")
    window.analysis.engine.set_up(EngineSetup(str(path)))
    assert panel.start.isEnabled()
    assert window.analysis.engine.engine is None
    assert pids(path) == []


def test_lines_come_and_stop_ends_the_program(qtbot: QtBot, panel: EnginePanel, run: Run) -> None:
    path = run()
    qtbot.waitUntil(has_lines(panel), timeout=TIMEOUT)
    assert panel.title.text() == "A + B: this pair only"
    assert panel.score.text() == "+0.35"
    assert panel.verdict.text() == "Anna is ahead by 0.3 pawns"
    assert [panel.lines.rows.index(row).data() for row in (0, 1)] == ["AB:e4 e5 Nf3", "AB:d4 d5"]
    assert panel.state.text() == "Fake 1.0 · depth 7 · 1,000 positions"
    assert panel.start.text() == "Stop"
    qtbot.mouseClick(panel.start, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not any(runs(pid) for pid in pids(path)), timeout=TIMEOUT)
    assert panel.lines.rows.rowCount() == 2, "what was found stays to be read"
    assert panel.start.text() == "Start"


def test_a_line_pointed_at_is_an_arrow(
    qtbot: QtBot, window: MainWindow, panel: EnginePanel, run: Run
) -> None:
    run()
    qtbot.waitUntil(has_lines(panel), timeout=TIMEOUT)
    assert window.view.table is not None
    arrows = window.view.table.arrows
    qtbot.mouseMove(panel.lines.viewport(), over_row(panel, 1))
    assert arrows.arrows["engine"] == (ArrowShape(Square(0, 11), Square(0, 27), 0),)
    qtbot.mouseMove(panel.lines.viewport(), over_row(panel, 0))
    assert arrows.arrows["engine"] == (ArrowShape(Square(0, 12), Square(0, 28), 0),)
    window.analysis.engine.toggle()
    assert "engine" not in arrows.arrows


def test_the_keyboard_walks_the_lines(
    qtbot: QtBot, window: MainWindow, panel: EnginePanel, run: Run, session: GameSession
) -> None:
    run()
    qtbot.waitUntil(has_lines(panel), timeout=TIMEOUT)
    assert window.view.table is not None
    panel.lines.setFocus()
    qtbot.keyClick(panel.lines, Qt.Key.Key_Down)
    (arrow,) = window.view.table.arrows.arrows["engine"]
    assert arrow.source == Square(0, 11)
    qtbot.keyClick(panel.lines, Qt.Key.Key_Return)
    assert session.node is session.root, "a game that goes on is not touched"
    assert "move of the game itself" in window.view.sentence


def test_a_click_plays_a_variation(
    qtbot: QtBot, window: MainWindow, panel: EnginePanel, run: Run, session: GameSession
) -> None:
    play(session, "AB:a3 AB:a6 BC:a6")
    game = session.root.line()
    session.visit(session.root)
    session.push(pair("AB"))
    run()
    qtbot.waitUntil(has_lines(panel), timeout=TIMEOUT)
    qtbot.mouseClick(panel.lines.viewport(), Qt.MouseButton.LeftButton, pos=over_row(panel, 1))
    assert session.node.variation is session.node
    assert session.node.action is not None
    assert session.node.action.text == "AB:d2d4"
    assert session.root.line() == game
    assert window.analysis.engine.engine is not None


def test_a_move_out_of_turn_is_refused_with_its_reason(
    qtbot: QtBot, window: MainWindow, panel: EnginePanel, run: Run, session: GameSession
) -> None:
    play(session, "AB:a3 AB:a6")
    session.push(pair("AB"))
    run()
    qtbot.waitUntil(has_lines(panel), timeout=TIMEOUT)
    qtbot.mouseClick(panel.lines.viewport(), Qt.MouseButton.LeftButton, pos=over_row(panel, 0))
    assert "Army c has no piece on A+B" in window.view.sentence
    assert session.node.ply == 2


def test_another_position_is_asked_about_and_a_wrong_one_ends_it(
    qtbot: QtBot, panel: EnginePanel, run: Run, session: GameSession
) -> None:
    path = run()
    qtbot.waitUntil(has_lines(panel), timeout=TIMEOUT)
    session.push(pair("AC"))
    assert panel.title.text() == "A + C: this pair only"
    assert panel.left_out.isVisible()
    assert panel.lines.rows.rowCount() == 0
    qtbot.waitUntil(has_lines(panel), timeout=TIMEOUT)
    assert len(pids(path)) == 1
    assert [order for _, order in told(path)].count("go infinite") == 2
    session.pull_apart()
    assert panel.reason.text().startswith("Push two half-boards together")
    qtbot.waitUntil(lambda: not runs(pids(path)[0]), timeout=TIMEOUT)
    session.push(pair("AB"))
    qtbot.waitUntil(has_lines(panel), timeout=TIMEOUT)
    assert len(pids(path)) == 2


def test_hidden_it_does_not_run(
    qtbot: QtBot, window: MainWindow, panel: EnginePanel, run: Run
) -> None:
    path = run()
    qtbot.waitUntil(has_lines(panel), timeout=TIMEOUT)
    window.commands[ENGINE].trigger()
    assert not panel.isVisible()
    qtbot.waitUntil(lambda: not runs(pids(path)[0]), timeout=TIMEOUT)
    window.commands[ENGINE].trigger()
    qtbot.waitUntil(has_lines(panel), timeout=TIMEOUT)


def test_nothing_runs_when_the_window_is_closed(
    qtbot: QtBot, window: MainWindow, panel: EnginePanel, run: Run
) -> None:
    path = run("ignores quit", leave=0.1)
    qtbot.waitUntil(has_lines(panel), timeout=TIMEOUT)
    assert any(runs(pid) for pid in pids(path))
    window.analysis.engine.keep()
    assert not any(runs(pid) for pid in pids(path))


@pytest.mark.parametrize(
    ("way", "words"),
    [
        ("crashes", "“{name}” has ended unexpectedly."),
        ("illegal move", "“{name}” cannot be relied upon: it names a move that is "
         "not legal (“e2e5”)."),
        ("ends at once", "“{name}” has ended before it spoke UCI."),
    ],
)  # fmt: skip
def test_what_goes_wrong_is_one_sentence(
    qtbot: QtBot, window: MainWindow, panel: EnginePanel, run: Run, way: str, words: str
) -> None:
    path = run(way)
    qtbot.waitUntil(lambda: not panel.running, timeout=TIMEOUT)
    sentence = words.format(name=path.name)
    assert panel.problem.text() == sentence
    assert window.view.sentence == sentence
    assert panel.start.isEnabled()
    assert not any(runs(pid) for pid in pids(path))


def test_a_program_that_loads_for_long_is_waited_for_when_a_person_says_so(
    qtbot: QtBot, window: MainWindow, panel: EnginePanel, run: Run
) -> None:
    path = run("loads")
    qtbot.waitUntil(lambda: panel.state.text() == f"{path.name} is loading…", timeout=TIMEOUT)
    assert not panel.wait.isVisible()
    engine = window.analysis.engine.engine
    assert engine is not None
    assert engine.loading.limit == 60
    engine.loading._since -= 61
    qtbot.waitUntil(panel.wait.isVisible, timeout=TIMEOUT)
    sentence = f"{path.name} is not ready yet: it may still be loading. Wait on, or stop it."
    assert panel.state.text() == window.view.sentence == sentence
    qtbot.mouseClick(panel.wait, Qt.MouseButton.LeftButton)
    assert not panel.wait.isVisible()
    qtbot.waitUntil(lambda: not engine.loading.overdue, timeout=TIMEOUT)
    assert panel.state.text() == f"{path.name} is loading…"
    path.with_suffix(LOADED).touch()
    qtbot.waitUntil(has_lines(panel), timeout=TIMEOUT)
    assert len(pids(path)) == 1


def test_how_long_a_program_may_load_is_a_preference(
    window: MainWindow, panel: EnginePanel, run: Run, settings: Settings
) -> None:
    settings.set_preferences(settings.preferences()._replace(loading=5))
    run("loads")
    engine = window.analysis.engine.engine
    assert engine is not None
    assert engine.loading.limit == 5
    settings.set_preferences(settings.preferences()._replace(loading=120))
    assert engine.loading.limit == 120, "also for one that loads already"
    panel.start.click()
    assert not panel.wait.isVisible()


def test_a_file_that_is_none(
    qtbot: QtBot, window: MainWindow, panel: EnginePanel, tmp_path: Path
) -> None:
    window.analysis.engine.set_up(EngineSetup(str(tmp_path / "<b>gone</b>")))
    qtbot.mouseClick(panel.start, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not panel.running, timeout=TIMEOUT)
    assert panel.problem.text().startswith("There is no file “")
    assert panel.problem.textFormat() == Qt.TextFormat.PlainText


def test_another_program_waits_for_start(
    qtbot: QtBot, window: MainWindow, panel: EnginePanel, run: Run, tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    path = run()
    qtbot.waitUntil(has_lines(panel), timeout=TIMEOUT)
    other = made(tmp_path, "one line")
    asked: list[object] = []

    def choose(*arguments: object) -> tuple[str, str]:
        asked.extend(arguments)
        return other.as_posix(), ""  # as Qt does, on Windows too

    monkeypatch.setattr("PySide6.QtWidgets.QFileDialog.getOpenFileName", choose)
    panel.options.setChecked(True)
    qtbot.mouseClick(panel.choose, Qt.MouseButton.LeftButton)
    assert asked[2] == str(tmp_path)
    assert panel.program.text() == other.name
    qtbot.waitUntil(lambda: not runs(pids(path)[0]), timeout=TIMEOUT)
    assert pids(other) == []
    assert window.settings.engine_setup().program == str(other)


def test_stockfish_is_offered_where_it_is_installed(
    qtbot: QtBot, window: MainWindow, documents: Documents, tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    path = made(tmp_path, "behaves")
    found: list[str | None] = [None]
    monkeypatch.setattr(chess_programs, "installed", lambda _: found[0])
    documents.begin(a_match(3))
    window.analysis.engine.toggle()
    panel = window.analysis.engine.panel
    assert panel is not None
    assert panel.how.isVisible()
    assert not panel.offer.isVisible()
    found[0] = str(path)
    panel.retranslate()
    assert not panel.how.isVisible()
    qtbot.mouseClick(panel.offer, Qt.MouseButton.LeftButton)
    assert panel.setup.program == str(path)
    assert not panel.offer.isVisible()
    assert pids(path) == []


def test_games_without_pairs_are_told_so(documents: Documents, panel: EnginePanel) -> None:
    game = find_game("ring")
    options = dict(game.as_seated)
    documents.begin(seat(game, options, ["A", "B", "C"], default_colours(3), 0))
    assert panel.reason.text().startswith("In this game no boards are pushed together")
    assert not panel.start.isEnabled()
    assert isinstance(game.wording, Wording)


def test_without_a_game_there_is_nothing_to_ask(window: MainWindow) -> None:
    window.analysis.engine.toggle()
    panel = window.analysis.engine.panel
    assert panel is not None
    assert panel.reason.text() == "No game on the table."


def test_how_much_of_the_computer_is_remembered(panel: EnginePanel, settings: Settings) -> None:
    panel.options.setChecked(True)
    panel.threads.setValue(3)
    panel.memory.setValue(256)
    panel.count.setValue(2)
    assert settings.engine_setup() == EngineSetup("", 3, 256, 2)


def test_all_of_it_speaks_german(
    qtbot: QtBot, window: MainWindow, panel: EnginePanel, run: Run, speak: Callable[[str], None]
) -> None:
    run()
    qtbot.waitUntil(has_lines(panel), timeout=TIMEOUT)
    speak("de")
    dock = window.analysis.engine.dock
    assert dock is not None
    qtbot.waitUntil(lambda: dock.heading == "Paar-Engine", timeout=TIMEOUT)
    assert panel.start.text() == "Stopp"
    assert panel.title.text() == "A + B: nur dieses Paar"


def test_another_base_game_is_asked_about_and_a_line_of_it_is_shown(
    qtbot: QtBot, window: MainWindow, documents: Documents, panel: EnginePanel, run: Run
) -> None:
    documents.begin(a_match(3, base="xiangqi"))
    assert documents.session is not None
    documents.session.push(pair("AB"))
    run("behaves")
    qtbot.waitUntil(panel.problem.isVisible, timeout=TIMEOUT)
    assert panel.problem.text() == "“behaves” does not know Xiangqi."
    run("knows xiangqi")
    qtbot.waitUntil(has_lines(panel, 1), timeout=TIMEOUT)
    assert panel.lines.rows.index(0).data() == "AB:Che3 Hg8"
    qtbot.mouseMove(panel.start)  # so that it comes from elsewhere, wherever it was before
    qtbot.mouseMove(panel.lines.viewport(), over_row(panel, 0))
    (arrow,) = window.view.table.arrows.arrows["engine"]
    assert arrow == ArrowShape(Square(0, 25), Square(0, 22), 0)
