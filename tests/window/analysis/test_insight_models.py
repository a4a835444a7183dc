"""The pairing matrix as a table of cells."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from cfanp_gui.core.boards import Pair
from cfanp_gui.window.analysis.insight_models import CELL_ROLE, STALE_ROLE, MatrixModel
from cfanp_gui.window.analysis.surveyor import Surveyor
from tests.session.play import a_session, pair, play
from tests.session.rings import a_ring
from tests.window.analysis.looking import fools, looked_at, plain_cells, wait

ROLES = Qt.ItemDataRole


def test_there_is_a_cell_for_every_pair_and_no_more(qtbot: QtBot) -> None:
    surveyor = looked_at(qtbot, a_session(8))
    model = MatrixModel(surveyor)
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    found = [
        one
        for row in range(model.rowCount())
        for column in range(model.columnCount())
        if (one := model.pair_at(model.index(row, column))) is not None
    ]
    assert found == [Pair(one, other) for one in range(8) for other in range(one + 1, 8)]
    for one in found:
        assert model.pair_at(model.index_of(one)) == one
    assert not model.index(3, 1).flags()
    assert model.index(3, 1).data() is None
    assert model.pair_at(QModelIndex()) is None
    assert not model.index_of(Pair(0, 20)).isValid()


def test_cells_are_those_that_were_found(qtbot: QtBot) -> None:
    session = fools(4)
    surveyor = looked_at(qtbot, session)
    model = MatrixModel(surveyor)
    surveyor.ask_about(0)
    wait(qtbot, surveyor)
    for cell in plain_cells(session, 0):
        index = model.index_of(cell.pair)
        assert index.data(CELL_ROLE) == cell
        assert index.data() == str(cell.moves)
        assert not index.data(STALE_ROLE)
    empty = model.index_of(pair("CD"))
    assert empty.data(CELL_ROLE) is None
    assert "no piece here" in empty.data(ROLES.AccessibleTextRole)
    assert "C + D" in empty.data(ROLES.ToolTipRole)


def test_cells_are_spoken_and_tips_are_plain(qtbot: QtBot) -> None:
    surveyor = Surveyor()
    model = MatrixModel(surveyor)
    surveyor.want("test", True)
    surveyor.follow(fools())
    wait(qtbot, surveyor)
    index = model.index_of(pair("AB"))
    assert index.data(ROLES.AccessibleTextRole).startswith("A + B: ")
    assert index.data(ROLES.ToolTipRole).startswith("<span>A + B<br>")


def test_cells_of_the_position_before_are_shown_until_others_come(qtbot: QtBot) -> None:
    session = a_session(3)
    surveyor = looked_at(qtbot, session)
    surveyor.ask_about(0)
    model = MatrixModel(surveyor)
    wait(qtbot, surveyor)
    before = model.index_of(pair("AB")).data(CELL_ROLE)
    play(session, "AB:e4")
    index = model.index_of(pair("AB"))
    assert index.data(CELL_ROLE) == before
    assert index.data(STALE_ROLE)
    wait(qtbot, surveyor)
    assert index.data(CELL_ROLE) != before
    assert not index.data(STALE_ROLE)
    surveyor.ask_about(1)
    assert index.data(CELL_ROLE) is None, "those of another army never"


def test_a_pair_without_a_piece_any_more_is_empty_in_the_end(qtbot: QtBot) -> None:
    session = a_session(3)
    play(session, "AB:Nc3 AB:Nf6 BC:a6")
    surveyor = looked_at(qtbot, session)
    surveyor.ask_about(0)
    model = MatrixModel(surveyor)
    wait(qtbot, surveyor)
    play(session, "AB:Nd5")
    wait(qtbot, surveyor)
    assert model.cell(pair("BC")) is not None, "the Knight stands on b's half-board now"
    session.undo()
    wait(qtbot, surveyor)
    assert model.cell(pair("BC")) is None


def test_edges_have_the_badges_of_the_boards(qtbot: QtBot) -> None:
    surveyor = looked_at(qtbot, a_session(3))
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


def test_boards_that_leave_take_their_cells_along(qtbot: QtBot) -> None:
    surveyor = looked_at(qtbot, a_session(3))
    model = MatrixModel(surveyor)
    assert model.rowCount() == 2
    surveyor.follow(a_session(5))
    wait(qtbot, surveyor)
    assert model.rowCount() == 4
    surveyor.follow(a_ring())
    assert model.rowCount() == 0
    surveyor.follow(None)
    assert model.rowCount() == 0
    assert model.words is None
