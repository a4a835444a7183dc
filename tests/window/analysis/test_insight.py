"""Insight off the window's thread, its cells under mouse and keys, and what is drawn of it."""

import threading
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QAbstractItemModel, QModelIndex, QPoint, QPointF, Qt
from PySide6.QtGui import QImage, QPixmap, QWheelEvent
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cfanp_gui.core.boards import Pair, Square
from cfanp_gui.core.queries import Mate
from cfanp_gui.core.text import Text
from cfanp_gui.insight.matrix import Cell, KingState, Stake, cells
from cfanp_gui.insight.survey import Danger, Survey, dangers
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.table.layers.board_signs import CheckSignItem
from cfanp_gui.table.theme import DARK, LIGHT, Theme
from cfanp_gui.window.analysis import surveyor as surveying
from cfanp_gui.window.analysis.insight_models import CELL_ROLE, STALE_ROLE, MatrixModel, RadarModel
from cfanp_gui.window.analysis.insight_panel import InsightPanel
from cfanp_gui.window.analysis.matrix_view import LEAST, MOST, USUAL
from cfanp_gui.window.analysis.surveyor import Surveyor
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.services import background
from cfanp_gui.window.widgets.panel_lists import FAINT_ROLE, NOTE_ROLE
from cfanp_gui.window.widgets.style import palette_of, theme_of
from tests.session.play import a_match, a_session, action, pair, play, pushed, square_named
from tests.session.rings import a_ring
from tests.window.soon import settle

LEFT = Qt.MouseButton.LeftButton
ROLES = Qt.ItemDataRole
FOOLS = "AB:f3 AB:e5 CD:a3 CD:a6 AB:g4"
"""Moves of four after which army B is to move and could checkmate army A."""


def wait(qtbot: QtBot, surveyor: Surveyor) -> None:
    """Wait until all is known."""
    qtbot.waitUntil(lambda: surveyor.complete)


def after(moves: str, players: int = 4) -> GameSession:
    """Return a session after some moves."""
    session = a_session(players)
    play(session, moves)
    return session


def cells_of(session: GameSession, army: int | None = None) -> list[Cell]:
    """Return the cells of an army, worked out at once."""
    return list(cells(Survey(session.position), army))


def dangers_of(session: GameSession, army: int | None = None) -> list[Danger]:
    """Return the dangers of an army, worked out at once."""
    survey = Survey(session.position)
    return list(dangers(survey, survey.armies[0] if army is None else army))


def watching(session: GameSession | None) -> Surveyor:
    """Return a surveyor that begins to look at a session."""
    surveyor = Surveyor()
    surveyor.want("test", True)
    surveyor.follow(session)
    return surveyor


# Working it out


def test_it_finds_what_is_found_at_once_for_every_army_and_position(qtbot: QtBot) -> None:
    session = after(FOOLS)
    surveyor = watching(session)
    wait(qtbot, surveyor)
    assert (surveyor.army, surveyor.living) == (1, (1, 2, 3, 0))
    assert surveyor.cells[pair("AB")].mates, "the fool's mate"
    for army in (None, 0):
        surveyor.ask_about(army)
        wait(qtbot, surveyor)
        assert list(surveyor.cells.values()) == cells_of(session, army)
        assert surveyor.dangers == dangers_of(session, army)
    assert any(danger.mate for danger in surveyor.dangers)
    surveyor.ask_about(None)
    for step in (lambda: play(session, "AB:e4"), session.undo, session.redo):
        step()
        assert not surveyor.complete
        wait(qtbot, surveyor)
        assert list(surveyor.cells.values()) == cells_of(session)
    surveyor.ask_about(2)
    play(session, "resign:3")
    wait(qtbot, surveyor)
    assert surveyor.army == surveyor.living[0] != 2, "it is gone"
    session.undo()
    wait(qtbot, surveyor)
    assert surveyor.army == 2, "it is remembered who was asked about"
    surveyor.follow(None)
    assert (surveyor.army, dict(surveyor.cells)) == (None, {})
    with qtbot.waitSignal(surveyor.ended):
        surveyor.follow(a_ring())
    assert (surveyor.is_possible, surveyor.army, surveyor.complete) == (False, None, True)


class Held:
    """Stands for what works cells out, and waits before each of them until it may go on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.go_on = threading.Semaphore(0)
        self.asked = 0
        self.found: list[Cell] = []
        self.problem: Exception | None = None
        monkeypatch.setattr(surveying, "cells", self.cells)
        monkeypatch.setattr(background, "EMIT_S", 0)  # each cell is told when it comes

    def cells(self, survey: Survey, army: int | None) -> Iterator[Cell]:
        """Yield the cells when they may come."""
        self.asked += 1
        if self.problem is not None:
            raise self.problem
        for cell in cells(survey, army):
            self.go_on.acquire(timeout=60)
            self.found.append(cell)
            yield cell


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> Iterator[Held]:
    held = Held(monkeypatch)
    yield held
    held.go_on.release(100)  # or a failure would leave its thread waiting


def test_it_is_told_as_it_comes_and_the_next_move_cancels_it(qtbot: QtBot, held: Held) -> None:
    session = a_session(8)
    surveyor = watching(session)
    panel, summaries = InsightPanel(surveyor), {}
    qtbot.addWidget(panel)
    for known in (1, 2):
        with qtbot.waitSignal(surveyor.came):
            held.go_on.release()
        assert (len(surveyor.cells), surveyor.complete) == (known, False)
        moves = sum(cell.moves for cell in surveyor.cells.values())
        summaries[f"{moves} legal moves on all pairs."] = panel.summary.text()
    play(session, "AB:e4")
    assert not surveyor.cells
    held.go_on.release(100)
    wait(qtbot, surveyor)
    assert list(surveyor.cells.values()) == cells_of(session), "nothing of the one before"
    assert list(summaries) == [*summaries.values()]
    assert sum(cell.army != surveyor.army for cell in held.found) <= 3, "it was left off"


def test_a_matrix_made_late_has_what_is_known_already(qtbot: QtBot) -> None:
    session, surveyor = a_session(3), Surveyor()
    surveyor.follow(session)
    surveyor.want("threats", True)
    wait(qtbot, surveyor)
    model = MatrixModel(surveyor)
    assert model.cell(pair("AB")) == cells_of(session)[0]


def test_it_is_worked_out_when_it_is_wanted_and_what_goes_wrong_is_not_kept_quiet(
    qtbot: QtBot, held: Held
) -> None:
    held.go_on.release(100)
    session, surveyor = a_session(3), Surveyor()
    surveyor.follow(session)
    play(session, "AB:e4 AB:e5")
    settle()
    assert (held.asked, surveyor.complete) == (0, True)
    surveyor.want("panel", True)
    play(session, "BC:a6")
    session.undo()
    wait(qtbot, surveyor)
    assert held.asked == 1
    surveyor.want("threats", True)
    assert surveyor.complete, "it is known already"
    surveyor.want("panel", False)
    surveyor.want("threats", False)
    play(session, "BC:a5")
    settle()
    assert (held.asked, dict(surveyor.cells)) == (1, {})
    held.problem = RuntimeError("a fault")
    with qtbot.captureExceptions() as caught:
        surveyor = watching(a_session(3))
        qtbot.waitUntil(lambda: bool(caught))
    assert caught[0][1] is held.problem
    surveyor.want("test", False)


# The matrix and the radar


def examine(model: QAbstractItemModel) -> None:
    """Have a model looked after from now on."""
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)


def test_the_matrix_has_a_cell_for_every_pair_and_the_badges_of_the_boards_at_its_edges(
    qtbot: QtBot,
) -> None:
    surveyor = watching(a_session(8))
    model = MatrixModel(surveyor)
    examine(model)
    wait(qtbot, surveyor)
    rows, columns = range(model.rowCount()), range(model.columnCount())
    found = [model.pair_at(model.index(row, column)) for row in rows for column in columns]
    wanted = [Pair(one, other) for one in range(8) for other in range(one + 1, 8)]
    assert [one for one in found if one is not None] == wanted
    assert all(model.pair_at(model.index_of(one)) == one for one in wanted)
    assert (model.index(3, 1).data(), bool(model.index(3, 1).flags())) == (None, False)
    assert model.pair_at(QModelIndex()) is None
    assert not model.index_of(Pair(0, 20)).isValid()
    for session, count in ((a_session(3), 2), (a_session(5), 4), (a_ring(), 0), (None, 0)):
        surveyor.follow(session)
        assert model.rowCount() == count
    assert model.words is None
    surveyor = watching(a_session(3))
    model = MatrixModel(surveyor)
    across, down = Qt.Orientation.Horizontal, Qt.Orientation.Vertical
    said = [model.headerData(at, way, ROLES.AccessibleTextRole)
            for way in (down, across) for at in range(2)]  # fmt: skip
    assert said == ["A", "B", "B", "C"]
    assert "A, Anna" in str(model.headerData(0, down, ROLES.ToolTipRole))
    assert "C, Clara" in str(model.headerData(1, across, ROLES.ToolTipRole))
    picture = model.headerData(0, across, ROLES.DecorationRole)
    assert isinstance(picture, QPixmap)
    assert not picture.isNull()
    assert model.headerData(2, across) is None
    wait(qtbot, surveyor)


def test_cells_of_the_position_before_are_shown_until_others_come(qtbot: QtBot) -> None:
    session = a_session(3)
    play(session, "AB:Nc3 AB:Nf6 BC:a6")
    surveyor = watching(session)
    model = MatrixModel(surveyor)
    surveyor.ask_about(0)
    wait(qtbot, surveyor)
    for cell in cells_of(session, 0):
        index = model.index_of(cell.pair)
        shown = index.data(CELL_ROLE), index.data(), index.data(STALE_ROLE)
        assert shown == (cell, str(cell.moves), False)
    index, empty = model.index_of(pair("AB")), model.index_of(pair("BC"))
    before = index.data(CELL_ROLE)
    assert empty.data(CELL_ROLE) is None
    assert "no piece here" in empty.data(ROLES.AccessibleTextRole)
    assert "B + C" in empty.data(ROLES.ToolTipRole)
    assert index.data(ROLES.ToolTipRole).startswith("<span>A + B<br>")
    assert index.data(ROLES.AccessibleTextRole).startswith("A + B: ")
    play(session, "AB:Nd5")
    assert (index.data(CELL_ROLE), index.data(STALE_ROLE)) == (before, True)
    wait(qtbot, surveyor)
    assert (index.data(CELL_ROLE) == before, index.data(STALE_ROLE)) == (False, False)
    assert model.cell(pair("BC")) is not None, "the Knight stands on b's half-board now"
    session.undo()
    wait(qtbot, surveyor)
    assert model.cell(pair("BC")) is None
    surveyor.ask_about(1)
    assert index.data(CELL_ROLE) is None, "those of another army never"


def test_what_a_piece_can_do_on_several_pairs_is_one_row_of_the_radar(qtbot: QtBot) -> None:
    moves = "AB:e3 AB:e6 CD:a3 CD:a6 AB:d3 AB:Qg5 CD:b3 CD:b6 AB:c3 AB:Qg4 CD:c3 CD:c6"
    for session, army in ((after(moves), None), (after(FOOLS), 0), (a_session(3), None)):
        surveyor = watching(session)
        model = RadarModel(surveyor)
        examine(model)
        model.setParent(surveyor)
        surveyor.ask_about(army)
        wait(qtbot, surveyor)
        first: dict[object, Danger] = {}
        for one in dangers_of(session, army):
            first.setdefault((one.by, one.source, one.target, one.mate), one)
        rows = [model.row(row) for row in range(model.rowCount())]
        assert rows == list(first.values())
        assert model.row(-1) is None
        for row, danger in enumerate(rows):
            if danger.target == square_named("Ag2"):
                assert model.index(row).data(NOTE_ROLE) == "on every pair; defended"
                assert model.index(row).data(FAINT_ROLE)


# Under mouse and keys


class Looked:
    """A panel that is looked at, over a session, with what was pointed at and chosen in it."""

    def __init__(self, qtbot: QtBot, session: GameSession, width: int = 340) -> None:
        self.bot, self.session = qtbot, session
        self.surveyor = watching(session)
        self.panel = InsightPanel(self.surveyor)
        self.surveyor.setParent(self.panel)
        self.view, self.model = self.panel.view, self.panel.matrix
        self.pointed: list[object] = []
        self.chosen: list[Pair] = []
        self.view.pointed.connect(self.pointed.append)
        self.panel.view.chosen.connect(self.chosen.append)
        self.panel.list.chosen.connect(lambda danger: self.chosen.append(danger.pair))
        qtbot.addWidget(self.panel)
        self.panel.resize(width, 700)
        with qtbot.waitExposed(self.panel):
            self.panel.show()
        wait(qtbot, self.surveyor)
        QApplication.processEvents()

    def at(self, name: str) -> QPoint:
        """Return the middle of the cell of a pair."""
        return self.view.visualRect(self.model.index_of(pair(name))).center()

    @property
    def nowhere(self) -> QPoint:
        """Return the middle of a cell below the diagonal, where there is no pair."""
        return self.view.visualRect(self.model.index(2, 0)).center()


def test_no_board_moves_for_a_mouse_that_only_passes_over_cells(qtbot: QtBot) -> None:
    looked = Looked(qtbot, a_session(4))
    view, pointed = looked.view, looked.pointed
    boards: list[Pair | None] = []
    looked.panel.pair_pointed.connect(boards.append)
    for name in ("AC", "BD"):
        qtbot.mouseMove(view.viewport(), looked.at(name))
        assert pointed[-1] == pair(name)
    assert boards == []
    qtbot.waitUntil(lambda: boards == [pair("BD")])
    qtbot.mouseMove(view.viewport(), looked.nowhere)
    assert (pointed[-1], boards[-1]) == (None, None)
    for where in (looked.at("BC"), looked.nowhere):
        qtbot.mouseClick(view.viewport(), LEFT, pos=where)
    assert looked.chosen == [pair("BC")]


def test_a_new_position_takes_away_what_was_pointed_at(qtbot: QtBot) -> None:
    looked = Looked(qtbot, after(FOOLS))
    pointed: list[object] = []
    looked.panel.list.pointed.connect(pointed.append)
    looked.session.walk(-1)
    assert pointed == [None]
    wait(qtbot, looked.surveyor)


def test_cells_fill_the_width_and_are_made_larger_and_smaller(qtbot: QtBot) -> None:
    for armies, width, size in ((8, 280, (260 - 28) / 7), (26, 280, USUAL), (2, 900, MOST)):
        view = Looked(qtbot, a_session(armies), width).view
        wanted = (view.width() - 28) / 7 if armies == 8 else size
        assert view.cell_size == pytest.approx(wanted, abs=1)
    looked = Looked(qtbot, a_session(26), 460)
    view, panel = looked.view, looked.panel
    assert view.horizontalScrollBar().maximum() > 0, "with many one scrolls"
    assert looked.model.rowCount() == len(looked.surveyor.cells) == 25
    qtbot.keyClicks(view, "-----")
    assert view.cell_size == LEAST
    panel.resize(470, 700)
    assert view.horizontalScrollBar().maximum() == 0, "all of 26 armies at once"
    middle = QPointF(view.viewport().rect().center())
    turned = QWheelEvent(
        middle, view.viewport().mapToGlobal(middle), QPoint(), QPoint(0, 120),
        Qt.MouseButton.NoButton, Qt.KeyboardModifier.ControlModifier,
        Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    for enlarge in (
        lambda: qtbot.keyClicks(view, "+"),
        lambda: QApplication.sendEvent(view.viewport(), turned),
        lambda: qtbot.mouseClick(panel.larger, LEFT),
    ):
        before = view.cell_size
        enlarge()
        assert view.cell_size > before
    before = view.cell_size
    qtbot.mouseClick(panel.smaller, LEFT)
    assert view.cell_size < before
    for button in (panel.larger, panel.smaller):
        assert button.accessibleName() == button.toolTip() != ""


# What is drawn

NOTHING, STAKE = Stake((), 0), Stake((Square(0, 8),), 3)
PLAIN = Cell(0, Pair(0, 1), 20, KingState.ELSEWHERE, (), NOTHING, NOTHING, False)


def picture(looked: Looked, cell: Cell) -> QImage:
    """Return the image of the cell of A + B with some values."""
    looked.model._known = {cell.pair: cell}
    looked.view.viewport().update()
    rect = looked.view.visualRect(looked.model.index_of(cell.pair))
    return looked.view.viewport().grab(rect).toImage()


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_every_sign_is_seen_and_stays_in_its_cell(qtbot: QtBot, theme: Theme) -> None:
    looked = Looked(qtbot, a_session(4), 280)
    view = looked.view
    view.setPalette(palette_of(theme))
    view.clearFocus()
    mate = Mate(action(looked.session, "AB:e4"), Square(0, 12), Square(0, 28), (1,))
    different = [PLAIN] + [
        PLAIN._replace(**values)  # type: ignore[arg-type]
        for values in (
            {"moves": 21}, {"moves": 0}, {"king": KingState.SAFE}, {"king": KingState.CHECK},
            {"king": KingState.MATED}, {"mates": (mate,)}, {"hanging": STAKE},
            {"winnable": STAKE}, {"pushed": True}, {"moves": 0, "demand": Text("pay")},
        )
    ]  # fmt: skip
    for keys in ("-------", "+", "+++++++"):
        qtbot.keyClicks(view, keys)
        pictures = [picture(looked, cell) for cell in different]
        same = [{one, other} for one in range(len(pictures)) for other in range(one)
                if pictures[one] == pictures[other]]  # fmt: skip
        # The smallest cells have no room for the King that is safe, nor for what is at stake.
        spared = {0, 3, 7, 8} if view.cell_size < USUAL else set()
        assert all(some <= spared for some in same), (view.cell_size, same)
        bare, both = pictures[0], picture(looked, PLAIN._replace(hanging=STAKE, winnable=STAKE))
        inked = [
            x
            for x in range(bare.width())
            if any(bare.pixel(x, y) != both.pixel(x, y) for y in range(bare.height()))
        ]
        assert all(3 <= x < bare.width() - 3 for x in inked), "signs of neighbours stand apart"
    for at in (looked.nowhere, looked.at("AB")):
        qtbot.mouseMove(view.viewport(), at)
    assert picture(looked, PLAIN) != pictures[0], "it shows that it is pointed at"
    edges = view.verticalHeader().width(), view.horizontalHeader().height()
    corner = view.grab().toImage()
    inks = {corner.pixel(x, y) for x in range(1, edges[0] - 1) for y in range(1, edges[1] - 1)}
    assert len(inks) == 1, "the corner is bare"


# On the table


class Analyst:
    """A person at a window with a game and the panel of insight."""

    def __init__(self, bot: QtBot, window: MainWindow, moves: str = "", players: int = 4) -> None:
        self.bot, self.window = bot, window
        window.resize(1366, 768)
        window.documents.begin(a_match(players))
        self.session = pushed(window.documents.session)
        play(self.session, moves)
        self.toggle()
        self.wait()
        assert window.view.table is not None
        self.table = window.view.table

    def toggle(self) -> None:
        """Press the panel's key at the table."""
        self.bot.keyClick(self.window.view, Qt.Key.Key_F7)

    def wait(self) -> None:
        """Wait until all is known and shown."""
        wait(self.bot, self.window.insight.surveyor)
        QApplication.processEvents()

    def checked(self) -> set[str]:
        """Return the labels of the boards that have the sign of a check."""
        signs = (one for one in self.table.items() if isinstance(one, CheckSignItem))
        return {self.table.boards[one.parentItem().board].spec.label for one in signs}  # type: ignore[union-attr, attr-defined]


def test_half_boards_that_would_give_check_have_a_sign(qtbot: QtBot, window: MainWindow) -> None:
    analyst = Analyst(qtbot, window, "AB:f3 AB:e5 BC:a6 AB:a3", 3)
    assert not analyst.checked()
    play(analyst.session, "AB:Qh4 BC:a5")
    analyst.wait()
    assert analyst.checked() == {"B", "C"}, "the Queen on Ah4 gives it on every pair"
    summary = window.insight.panel.summary.text()
    assert "Would be in check against B, C" in summary
    for army, boards in ((1, set()), (2, set()), (0, {"B", "C"})):
        window.insight.surveyor.ask_about(army)
        analyst.wait()
        assert analyst.checked() == boards
    analyst.toggle()
    assert not analyst.checked(), "only while somebody looks"
    qtbot.keyClick(window.view, Qt.Key.Key_T)
    analyst.wait()
    assert analyst.checked() == {"B", "C"}


def test_the_key_brings_forth_a_panel_that_lies_behind_another(
    qtbot: QtBot, window: MainWindow
) -> None:
    analyst = Analyst(qtbot, window)
    actions, moves = window.insight, window.panel_docks.moves
    window.tabifyDockWidget(actions.dock, moves)
    moves.raise_()
    qtbot.waitUntil(lambda: not actions.surveyor.wanted)  # nobody sees it there
    assert not window.commands["pairing matrix"].isChecked()
    analyst.toggle()
    qtbot.waitUntil(lambda: actions.surveyor.wanted)
    assert actions.panel.view.hasFocus()
    assert window.commands["pairing matrix"].isChecked()
    for theme in ("light", "dark"):
        window.commands[f"{theme} theme"].trigger()
        qtbot.waitUntil(lambda dark=theme == "dark": theme_of(actions.panel.view).dark is dark)
