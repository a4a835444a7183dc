"""The pair engine: run when asked for, told in the panel, shown on the table, and ended."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import chess
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from cfanp_gui.core.boards import Square
from cfanp_gui.engine.analysis import (
    Analysis,
    EngineLine,
    EngineSetup,
    Score,
    Search,
    Status,
    Timeouts,
)
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.table.layout.geometry import Layout
from cfanp_gui.window.analysis.engine_lines import LineList, ScoreBar, line_rows
from cfanp_gui.window.analysis.engine_panel import EnginePanel, Subject
from cfanp_gui.window.files.documents import Documents
from cfanp_gui.window.main_window import MainWindow
from tests.engine.fake_program import LOADED
from tests.engine.fake_uci import made, pids, told
from tests.session.play import a_match, a_session, pair, play, pushed
from tests.session.rings import ring_match
from tests.systems import runs
from tests.there import there
from tests.window.analysis.test_words import engine_words, line
from tests.window.conftest import FileQuestions

TIMEOUT = 60_000
LEFT = Qt.MouseButton.LeftButton


# The panel alone


def a_panel(qtbot: QtBot, program: str = "/somewhere/fish") -> EnginePanel:
    """Return a panel on the screen."""
    panel = EnginePanel(EngineSetup(program), lambda _: None)
    qtbot.addWidget(panel)
    panel.show()
    return panel


def subject(name: str = "AB", **options: object) -> Subject:
    """Return the subject of questions: a pair at the start of a game of three."""
    session = a_session(3, **options)  # type: ignore[arg-type]
    return Subject(" + ".join(name), engine_words(session, name))


def test_a_program_is_to_be_chosen_and_rules_that_it_does_not_know_are_named(qtbot: QtBot) -> None:
    panel = a_panel(qtbot, "")
    assert panel.options.isChecked()
    assert panel.how.isVisible()
    assert panel.program.text() == "No program is chosen."
    panel.show_subject(subject())
    assert (panel.start.isEnabled(), panel.unlike.isVisible()) == (False, False)
    panel = a_panel(qtbot)
    panel.show_subject(subject(kingcapture=True))
    assert panel.unlike.isVisible()
    assert "“Kings are captured”" in panel.unlike.text()
    panel.show_subject(Subject("", reason="Nothing."))
    assert not panel.unlike.isVisible()
    assert panel.reason.text() == "Nothing."
    there = {False: "/usr/games/stockfish", True: "/usr/games/fairy-stockfish"}
    panel, chosen = EnginePanel(EngineSetup(), there.get), list[EngineSetup]()
    qtbot.addWidget(panel)
    panel.setup_changed.connect(chosen.append)
    for about, name in ((subject(), "Stockfish"), (subject(base="xiangqi"), "Fairy-Stockfish")):
        panel.show_subject(about)
        assert panel.offer.text() == f"Use {name}"
    panel.offer.click()
    assert [setup.program for setup in chosen] == [there[True]]


def test_what_is_found_about_a_pair_stays_while_it_is_asked_about(qtbot: QtBot) -> None:
    panel, about, others = a_panel(qtbot), subject(), subject("AC")
    assert about.words is not None
    assert others.words is not None
    search, rows = Search(about.words.shown, panel.setup), panel.lines.rows
    found = Analysis(search, Status.THINKING, "Fish", (line("e4"),), 3, 12_345)
    panel.show_subject(about)
    assert panel.verdict.text() == "Anna moves next there"
    panel.show_running(True)
    for analysis, state, lines in (
        (Analysis(search, Status.STARTING), "Starting fish…", 0),
        (found, "Fish · depth 3 · 12,345 positions", 1),
        (Analysis(search, Status.STARTING, restarted=True),
         "Starting fish…\nIt had to be started a second time.", 1),
    ):  # fmt: skip
        panel.show_analysis(analysis)
        assert (panel.state.text(), rows.rowCount()) == (state, lines)
    panel.show_analysis(found)
    panel.show_subject(subject())
    assert rows.rowCount() == 1, "it is the same pair"
    panel.show_subject(others)
    panel.show_analysis(found)
    assert rows.rowCount() == 0, "it may be on its way when another pair is pushed"
    panel.show_analysis(Analysis(Search(others.words.shown, panel.setup), Status.THINKING, "Fish"))
    assert (panel.state.text(), rows.rowCount()) == ("Fish", 0)
    panel.show_subject(about)
    panel.show_analysis(found._replace(lines=(line("e4", "e5")._replace(score=None),)))
    assert (panel.score.isVisible(), panel.bar.share) == (False, None)
    assert (rows.index(0).data(), panel.verdict.text()) == ("AB:e4 e5", "Anna moves next there")
    panel.show_subject(Subject("", reason="Nothing."))
    assert (rows.rowCount(), panel.bar.isVisible()) == (0, False)
    panel.show_running(False, "It lies.")
    assert panel.problem.isVisible()
    panel.show_running(True)
    assert not panel.problem.isVisible()


def test_rows_of_lines_change_in_place_and_are_read_aloud_with_their_scores(qtbot: QtBot) -> None:
    words, view = engine_words(a_session(3), "AB"), LineList()
    model, pointed = view.rows, list[EngineLine | None]()
    qtbot.addWidget(view)
    view.set_rows(1)
    view.show()
    assert view.height() >= view.sizeHintForRow(0)
    view.pointed.connect(pointed.append)
    one, two, three = line("e4", "e5"), line("e4", "c5"), line("d4")
    model.change_rows(line_rows(words, (one, three)))
    for away in (QPoint(1, 1), QPoint()):
        at = view.visualRect(model.index(0)).center()
        qtbot.mouseMove(view.viewport(), at + away)
    assert pointed[-1] == one
    model.change_rows(line_rows(words, (two, three)))
    assert pointed[-1] == two
    model.change_rows(line_rows(words, (EngineLine(Score(-90, None), 3, one.steps),)))
    index = model.index(0)
    spoken = index.data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "Ben is ahead by 0.9 pawns: AB:e4 e5"
    assert model.row(0).steps[0].target == Square(0, chess.E4)
    model.change_rows(line_rows(None, ()))
    assert (pointed[-1], model.row(0), model.index(0).data()) == (None, None, None)


def test_the_bar_is_of_both_paints(qtbot: QtBot) -> None:
    words, bar = engine_words(a_session(3), "AB"), ScoreBar()
    qtbot.addWidget(bar)
    bar.resize(244, ScoreBar.HEIGHT)
    one, other = words.badge(0), words.badge(1)
    assert one is not None
    assert other is not None
    bar.show_score((one, other), Score(400, None))
    bar.show()
    image = bar.grab().toImage()
    ratio, middle = image.width() / 244, image.height() // 2
    seen = [image.pixelColor(QPoint(round(x * ratio), middle)) for x in (40, 180, 212)]
    assert seen == [QColor(one.colour), QColor(one.colour), QColor(other.colour)]
    bar.show_score(None, None)
    assert bar.share is None


# In the window, with a made-up program


class Asked:
    """A person at a window with a game of three, A and B pushed, and the panel of the engine."""

    def __init__(self, qtbot: QtBot, window: MainWindow, folder: Path) -> None:
        self.bot, self.window, self.folder = qtbot, window, folder
        self.begin()
        window.commands["engine"].trigger()
        self.panel: EnginePanel = window.engine.panel

    def begin(self, boards: str = "AB", **options: object) -> None:
        """Begin a game with boards pushed together."""
        self.window.documents.begin(a_match(3, **options))  # type: ignore[arg-type]
        self.session: GameSession = pushed(self.window.documents.session)
        self.session.push(pair(boards))

    def run(self, way: str = "behaves", leave: float = 5) -> Path:
        """Start a program that behaves in some way."""
        short = Timeouts(reply=TIMEOUT / 1000, ask=60, leave=leave, update=0.02)
        self.window.engine.patience = short
        path = made(self.folder, way)
        self.window.engine.set_up(EngineSetup(str(path), lines=2))
        assert pids(path) == [], "nothing is run before Start is pressed"
        self.press_start()
        return path

    def press_start(self) -> None:
        """Press the button that starts and stops it."""
        self.bot.mouseClick(self.panel.start, LEFT)

    @property
    def lines(self) -> list[str]:
        """Return the lines that are shown."""
        model = self.panel.lines.rows
        return [model.index(row).data() for row in range(model.rowCount())]

    def until(self, holds: Callable[[], bool]) -> None:
        """Wait until something is so."""
        self.bot.waitUntil(holds, timeout=TIMEOUT)

    def until_lines(self, count: int = 2) -> None:
        """Wait until so many lines are shown."""
        self.until(lambda: len(self.lines) == count)

    def until_ended(self, path: Path) -> None:
        """Wait until no process of a program is left."""
        self.until(lambda: not any(runs(pid) for pid in pids(path)))

    def click(self, row: int) -> None:
        """Click a line."""
        at = self.panel.lines.visualRect(self.panel.lines.rows.index(row)).center()
        self.bot.mouseClick(self.panel.lines.viewport(), LEFT, pos=at)

    def point(self, row: int) -> None:
        """Point at a line."""
        at = self.panel.lines.visualRect(self.panel.lines.rows.index(row)).center()
        for away in (QPoint(1, 1), QPoint()):
            self.bot.mouseMove(self.panel.lines.viewport(), at + away)

    @property
    def arrows(self) -> list[tuple[Square, Square]]:
        """Return the arrows of the engine on the table."""
        table = there(self.window.view.table)
        return [(one.source, one.target) for one in table.arrows.arrows.get("engine", ())]


@pytest.fixture
def asked(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> Asked:
    return Asked(qtbot, window, tmp_path)


def test_lines_are_told_pointed_at_and_played_as_variations(
    asked: Asked, speak: Callable[[str], None]
) -> None:
    panel, session, view = asked.panel, asked.session, asked.window.view
    path = asked.run()
    asked.until_lines()
    assert panel.title.text() == "A + B: this pair only"
    assert (panel.score.text(), panel.verdict.text()) == ("+0.35", "Anna is ahead by 0.3 pawns")
    assert asked.lines == ["AB:e4 e5 Nf3", "AB:d4 d5"]
    assert panel.state.text() == "Fake 1.0 · depth 7 · 1,000 positions"
    for row, file in ((1, 3), (0, 4)):
        asked.point(row)
        assert asked.arrows == [(Square(0, 8 + file), Square(0, 24 + file))]
    panel.lines.setFocus()
    asked.bot.keyClick(panel.lines, Qt.Key.Key_Down)
    assert asked.arrows == [(Square(0, 11), Square(0, 27))]
    asked.bot.keyClick(panel.lines, Qt.Key.Key_Return)
    assert session.node is session.root, "a game that goes on is not touched"
    assert "move of the game itself" in view.sentence
    asked.window.commands["engine"].trigger()
    assert asked.arrows == []
    asked.until_ended(path)  # hidden it does not run
    asked.window.commands["engine"].trigger()
    asked.until_lines()
    play(session, "AB:a3 AB:a6")
    session.push(pair("AB"))
    asked.until_lines()
    asked.click(0)
    assert "Army C has no piece on A+B" in view.sentence, "a move out of turn"
    session.visit(session.root)
    session.push(pair("AB"))
    asked.until_lines()
    speak("de")
    asked.until(lambda: asked.window.engine.dock.heading == "Paar-Engine")
    words = panel.start.text(), panel.title.text()
    assert words == ("Stopp", "A + B: nur dieses Paar")
    asked.press_start()
    asked.until_ended(path)
    assert (len(asked.lines), panel.start.text()) == (2, "Start")
    asked.click(1)
    assert session.node.variation is session.node
    assert session.node.action is not None
    assert session.node.action.text == "AB:d2d4"


def test_another_position_is_asked_about_and_a_wrong_one_ends_it(asked: Asked) -> None:
    panel, session = asked.panel, asked.session
    there(asked.window.view.table).laying.set_layout(Layout.ROWS)  # nothing lies on a stage
    session.push(pair("AB"))
    path = asked.run("ignores quit", leave=1)
    asked.until_lines()
    session.push(pair("AC"))
    assert panel.title.text() == "A + C: this pair only"
    assert (panel.left_out.isVisible(), asked.lines) == (True, [])
    asked.until_lines()
    assert [order for _, order in told(path)].count("go infinite") == 2
    session.pull_apart()
    assert panel.reason.text().startswith("Push two half-boards together")
    asked.until_ended(path)
    session.push(pair("AB"))
    asked.until_lines()
    assert len(pids(path)) == 2
    asked.window.engine.keep()
    assert not any(runs(pid) for pid in pids(path)), "nothing runs when the window is closed"


def test_what_goes_wrong_is_one_sentence(asked: Asked) -> None:
    panel = asked.panel
    for way, words in (
        ("crashes", "“{name}” has ended unexpectedly."),
        ("illegal move",
         "“{name}” cannot be relied upon: it names a move that is not legal (“e2e5”)."),
        ("ends at once", "“{name}” has ended before it spoke UCI."),
    ):  # fmt: skip
        path = asked.run(way)
        asked.until(lambda: not panel.running)
        sentence = words.format(name=path.name)
        assert panel.problem.text() == asked.window.view.sentence == sentence
        assert panel.start.isEnabled()
        asked.until_ended(path)
    asked.window.engine.set_up(EngineSetup(str(asked.folder / "<b>gone</b>")))
    asked.press_start()
    asked.until(lambda: not panel.running)
    assert panel.problem.text().startswith("There is no file “")
    assert panel.problem.textFormat() == Qt.TextFormat.PlainText


def test_a_program_that_loads_for_long_is_waited_for_when_a_person_says_so(asked: Asked) -> None:
    panel, settings = asked.panel, asked.window.settings
    settings.set_preferences(replace(settings.preferences(), loading=60))
    path = asked.run("loads")
    asked.until(lambda: panel.state.text() == f"{path.name} is loading…")
    engine = asked.window.engine.engine
    assert (engine.loading.limit, panel.wait.isVisible()) == (60, False)
    settings.set_preferences(replace(settings.preferences(), loading=0))
    assert engine.loading.limit == 0, "also for one that loads already"
    asked.until(panel.wait.isVisible)
    sentence = f"{path.name} is not ready yet: it may still be loading. Wait on, or stop it."
    assert panel.state.text() == asked.window.view.sentence == sentence
    settings.set_preferences(replace(settings.preferences(), loading=60))
    asked.bot.mouseClick(panel.wait, LEFT)
    assert not panel.wait.isVisible()
    asked.until(lambda: panel.state.text() == f"{path.name} is loading…")
    path.with_suffix(LOADED).touch()
    asked.until_lines()
    assert len(pids(path)) == 1


def test_another_program_is_chosen_and_waits_for_start(
    asked: Asked, chosen_file: FileQuestions
) -> None:
    panel, settings = asked.panel, asked.window.settings
    path, other = asked.run(), made(asked.folder, "one line")
    asked.until_lines()
    chosen_file.answer = other.as_posix()  # as Qt does, on Windows too
    panel.options.setChecked(True)
    asked.bot.mouseClick(panel.choose, LEFT)
    assert (chosen_file.proposed, panel.program.text()) == ([str(asked.folder)], other.name)
    asked.until_ended(path)
    assert pids(other) == []
    panel.threads.setValue(3)
    panel.memory.setValue(256)
    panel.count.setValue(1)
    assert settings.engine_setup() == EngineSetup(str(other), 3, 256, 1)


def test_other_games_are_asked_about_or_told_of(asked: Asked, documents: Documents) -> None:
    panel = asked.panel
    asked.begin(base="xiangqi")
    assert not panel.isVisible(), "a new game closes what analyses"
    asked.window.engine.bring_forward()
    asked.run("behaves")
    asked.until(panel.problem.isVisible)
    assert panel.problem.text() == "“behaves” does not know Xiangqi."
    asked.run("knows xiangqi")
    asked.until_lines(1)
    assert asked.lines == ["AB:Che3 Hg8"]
    asked.point(0)
    assert asked.arrows == [(Square(0, 25), Square(0, 22))]
    asked.press_start()
    documents.begin(ring_match(3))
    asked.window.engine.bring_forward()
    assert panel.reason.text().startswith("In this game no boards are pushed together")
    assert not panel.start.isEnabled()
