"""The radar as a list, under mouse and keys."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from cfanp_gui.insight.radar import Danger
from cfanp_gui.window.analysis.insight_models import RadarModel
from cfanp_gui.window.analysis.row_list import RowList
from cfanp_gui.window.analysis.surveyor import Surveyor
from cfanp_gui.window.widgets.panel_lists import BADGE_ROLE, FAINT_ROLE, NOTE_ROLE
from tests.session.play import a_session, play, square_named
from tests.window.analysis.looking import fools, plain_dangers, wait


def listed(model: RadarModel) -> list[Danger | None]:
    """Return the dangers of all rows."""
    return [model.row(row) for row in range(model.rowCount())]


def firsts(dangers: list[Danger]) -> list[Danger]:
    """Return the first of those dangers that are one row: of one piece on several pairs."""
    found: dict[object, Danger] = {}
    for one in dangers:
        found.setdefault((one.by, one.source, one.target, one.mate), one)
    return list(found.values())


def followed(qtbot: QtBot) -> tuple[Surveyor, RadarModel]:
    """Return the radar of army a, which could be checkmated."""
    surveyor = Surveyor()
    model = RadarModel(surveyor)
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.setParent(surveyor)
    surveyor.want("test", True)
    surveyor.follow(fools(4))
    surveyor.ask_about(0)
    wait(qtbot, surveyor)
    return surveyor, model


def test_it_lists_what_may_be_lost_in_batting_order(qtbot: QtBot) -> None:
    surveyor, model = followed(qtbot)
    assert surveyor.session is not None
    expected = firsts(plain_dangers(surveyor.session, 0))
    assert listed(model) == expected
    assert any(danger.mate for danger in expected)
    index = model.index(next(at for at, danger in enumerate(expected) if danger.mate))
    assert index.data() == "Queen Be1 checkmates the King"
    assert index.data(NOTE_ROLE) == "on A + B"
    assert index.data(BADGE_ROLE).label.upper() == "B"
    spoken = index.data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "b, Ben: Queen Be1 checkmates the King, on A + B"
    assert index.data(Qt.ItemDataRole.ToolTipRole) == f"<span>{spoken}</span>"
    assert model.row(-1) is None


def test_it_follows_the_position(qtbot: QtBot) -> None:
    surveyor, model = followed(qtbot)
    surveyor.follow(a_session(3))
    wait(qtbot, surveyor)
    assert listed(model) == []
    session = surveyor.session
    assert session is not None
    play(session, "AB:e4 AB:d5")
    surveyor.ask_about(1)
    wait(qtbot, surveyor)
    assert listed(model) == firsts(plain_dangers(session, 1)) != []


def test_what_a_piece_can_do_on_several_pairs_is_one_row(qtbot: QtBot) -> None:
    surveyor = Surveyor()
    model = RadarModel(surveyor)
    session = a_session(4)
    play(session, "AB:e3 AB:e6 CD:a3 CD:a6 AB:d3 AB:Qg5 CD:b3 CD:b6 AB:c3 AB:Qg4 CD:c3 CD:c6")
    surveyor.want("test", True)
    surveyor.follow(session)
    wait(qtbot, surveyor)
    dangers: list[Danger] = [model.row(row) for row in range(model.rowCount())]
    (taken,) = (row for row, one in enumerate(dangers) if one.target == square_named("Ag2"))
    assert dangers[taken] == next(
        one for one in surveyor.dangers if one.target == square_named("Ag2")
    )
    assert model.index(taken).data(NOTE_ROLE) == "on every pair; defended"
    assert model.index(taken).data(FAINT_ROLE)


def test_mouse_and_keys_point_and_choose(qtbot: QtBot) -> None:
    surveyor, model = followed(qtbot)
    view = RowList(model=model)
    qtbot.addWidget(view)
    pointed: list[Danger | None] = []
    chosen: list[Danger] = []
    view.pointed.connect(pointed.append)
    view.chosen.connect(chosen.append)
    view.resize(280, 200)
    with qtbot.waitExposed(view):
        view.show()
    view.grab()
    expected = firsts(plain_dangers(surveyor.session, 0))  # type: ignore[arg-type]
    at = view.visualRect(model.index(0)).center()
    qtbot.mouseMove(view.viewport(), at)
    assert pointed[-1] == expected[0]
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert chosen == [expected[0]]
    view.setFocus()
    qtbot.waitUntil(view.hasFocus)
    last = len(expected) - 1
    qtbot.keyClick(view, Qt.Key.Key_End)
    if last:
        assert pointed[-1] == expected[last]
    qtbot.keyClick(view, Qt.Key.Key_Return)
    assert chosen == [expected[0], expected[last]]
    view.clearFocus()
    assert pointed[-1] is None
