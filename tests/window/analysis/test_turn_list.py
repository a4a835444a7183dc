"""The best turns and the worst moves as lists."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QSize, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cfanp_gui.window.analysis.judgement_words import JudgementWords
from cfanp_gui.window.analysis.row_list import ListRow, RowList, RowModel
from cfanp_gui.window.analysis.turn_list import (
    TurnsView,
    WorstDelegate,
)
from cfanp_gui.window.panels.panel_presenter import RowBadge
from cfanp_gui.window.widgets.panel_lists import BADGE_ROLE, NOTE_ROLE, SCORE_ROLE
from cfanp_gui.window.widgets.plain_text import plain_tip
from tests.session.play import a_session, play
from tests.window.analysis.judged import made_up


def over(view: TurnsView | RowList, row: int) -> QPoint:
    """Return the point in the middle of a row."""
    return view.visualRect(view.model().index(row, 0)).center()


def a_list(qtbot: QtBot) -> tuple[RowModel, TurnsView]:
    """Return two best turns, shown."""
    session = a_session(3)
    view = TurnsView()
    model = view.rows
    qtbot.addWidget(view)
    view.set_rows(3)
    words = JudgementWords(session)
    view.list_turns(words, session.position, made_up(session, "AB:e2e4", "AC:g1f3"))
    view.resize(280, view.height())
    view.show()
    return model, view


def test_turns_with_the_share_of_who_is_to_move(qtbot: QtBot) -> None:
    model, _ = a_list(qtbot)
    assert [model.index(row).data() for row in (0, 1)] == ["AB:e4", "AC:Nf3"]
    assert model.index(0).data(SCORE_ROLE) == "50.0 %"
    assert model.index(0).data(Qt.ItemDataRole.AccessibleTextRole).startswith("AB:e4: Anna 50 %")
    assert "Ben 25 %" in model.index(1).data(Qt.ItemDataRole.ToolTipRole)
    assert model.index(2).data() is None


def test_only_a_double_click_or_enter_plays(qtbot: QtBot) -> None:
    model, view = a_list(qtbot)
    left = Qt.MouseButton.LeftButton
    with qtbot.assertNotEmitted(view.chosen):
        qtbot.mouseClick(view.viewport(), left, pos=over(view, 1))
    with qtbot.waitSignal(view.chosen) as heard:
        qtbot.mouseDClick(view.viewport(), left, pos=over(view, 1))
    assert heard.args == [model.row(1)]
    view.setFocus()
    view.setCurrentIndex(model.index(0))
    with qtbot.waitSignal(view.chosen) as heard:
        qtbot.keyClick(view, Qt.Key.Key_Return)
    assert heard.args == [model.row(0)]


def test_pointing_tells_which_turn(qtbot: QtBot) -> None:
    model, view = a_list(qtbot)
    with qtbot.waitSignal(view.pointed) as heard:
        qtbot.mouseMove(view.viewport(), over(view, 1))
    assert heard.args == [model.row(1)]


def test_rows_come_and_go(qtbot: QtBot) -> None:
    model, view = a_list(qtbot)
    session = a_session(3)
    words = JudgementWords(session)
    view.list_turns(words, session.position, made_up(session, "AB:d2d4", "AB:e2e4", "AB:c2c4"))
    assert [model.index(row).data() for row in range(3)] == ["AB:d4", "AB:e4", "AB:c4"]
    view.list_turns(words, session.position, made_up(session, "AB:d2d4"))
    assert model.rowCount() == 1
    view.list_turns(None, None, None)
    assert model.rowCount() == 0
    assert model.row(0) is None


def rows_of(model: RowModel) -> list[str]:
    """Return what the rows say."""
    return [model.index(row).data() for row in range(model.rowCount())]


def test_no_row_goes_away_under_the_mouse(qtbot: QtBot) -> None:
    session = a_session(3)
    words, position = JudgementWords(session), session.position
    view = TurnsView()
    model = view.rows
    qtbot.addWidget(view)
    view.set_rows(3)
    view.show()
    first = made_up(session, "AB:e2e4", "AC:g1f3")
    better = made_up(session, "AB:d2d4", "AB:e2e4", "AC:g1f3")
    view.list_turns(words, position, first)
    with qtbot.waitSignal(view.pointed):
        qtbot.mouseMove(view.viewport(), over(view, 1))
    view.list_turns(words, position, better)
    assert rows_of(model) == ["AB:e4", "AC:Nf3"]
    assert view.is_waiting
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=over(view, 1))
    with qtbot.waitSignal(view.chosen) as heard:
        qtbot.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=over(view, 1))
    assert heard.args == [first.turns[1]], "what is seen is played"
    with qtbot.waitSignal(view.released):
        QApplication.sendEvent(view, QEvent(QEvent.Type.Leave))
    assert rows_of(model) == ["AB:d4", "AB:e4", "AC:Nf3"]
    assert not view.is_waiting
    view.list_turns(words, position, first)
    assert rows_of(model) == ["AB:e4", "AC:Nf3"], "the mouse is elsewhere"


def test_another_position_is_listed_at_once(qtbot: QtBot) -> None:
    session = a_session(3)
    words = JudgementWords(session)
    view = TurnsView()
    model = view.rows
    qtbot.addWidget(view)
    view.set_rows(3)
    view.show()
    view.list_turns(words, session.position, made_up(session, "AB:e2e4", "AC:g1f3"))
    with qtbot.waitSignal(view.pointed):
        qtbot.mouseMove(view.viewport(), over(view, 1))
    view.list_turns(words, session.position, made_up(session, "AB:d2d4"))
    play(session, "AB:e4")
    view.list_turns(words, session.position, None)
    assert rows_of(model) == []
    assert not view.is_waiting, "what was found belongs to a position that is gone"
    view.list_turns(words, session.position, made_up(session, "BC:e2e4"))
    assert rows_of(model) == ["BC:e4"]
    with qtbot.assertNotEmitted(view.released):
        QApplication.sendEvent(view, QEvent(QEvent.Type.Leave))


def test_the_keyboard_stays_with_its_turn(qtbot: QtBot) -> None:
    session = a_session(3)
    words, position = JudgementWords(session), session.position
    view = TurnsView()
    model = view.rows
    qtbot.addWidget(view)
    view.show()
    view.list_turns(words, position, made_up(session, "AB:e2e4", "AC:g1f3"))
    view.setCurrentIndex(model.index(0))
    qtbot.keyClick(view, Qt.Key.Key_Down)
    assert view.currentIndex().data() == "AC:Nf3"
    view.list_turns(words, position, made_up(session, "AC:g1f3", "AB:e2e4"))
    assert view.currentIndex().row() == 0
    assert view.currentIndex().data() == "AC:Nf3"
    with qtbot.waitSignal(view.chosen) as heard:
        qtbot.keyClick(view, Qt.Key.Key_Return)
    assert heard.args == [model.row(0)]


def test_worst_moves_lead_somewhere(qtbot: QtBot) -> None:
    badge = RowBadge("a", 0, "#c82020")
    rows = tuple(
        ListRow(at, f"Round {at}", "<i>", badge=badge, tip="tip", spoken=f"spoken {at}")
        for at in (3, 7)
    )
    view = RowList(WorstDelegate(), size=QSize(280, 160))
    model = view.rows
    qtbot.addWidget(view)
    model.replace_rows(rows)
    view.resize(280, 160)
    view.show()
    index = model.index(1)
    assert index.data() == "Round 7"
    assert index.data(NOTE_ROLE) == "<i>"
    assert index.data(BADGE_ROLE) == badge
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == "spoken 7"
    assert index.data(Qt.ItemDataRole.ToolTipRole) == plain_tip("tip")
    with qtbot.waitSignal(view.chosen) as heard:
        qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=over(view, 1))
    assert heard.args == [7]
    with qtbot.assertNotEmitted(model.modelReset):
        model.replace_rows(rows)
    model.replace_rows(())
    assert model.row(0) is None


def test_a_costly_turn_is_told_to_its_end_however_long_it_is(qtbot: QtBot) -> None:
    badge = RowBadge("a", 0, "#c82020")
    long = "12.3 % lost: AC:Qxh7 &BD:Nxe4+ &CD:Rxa8, end of turn was better"
    rows = tuple(ListRow(at, "Round 4, AB:a4", note, badge=badge) for at, note in
                 ((1, long), (2, "1 % lost")))  # fmt: skip
    view = RowList(WorstDelegate(), size=QSize(280, 160))
    model = view.rows
    qtbot.addWidget(view)
    model.replace_rows(rows)
    view.resize(220, 300)
    view.show()

    def heights() -> tuple[int, ...]:
        return tuple(view.visualRect(model.index(row)).height() for row in range(2))

    qtbot.waitUntil(lambda: heights()[0] > heights()[1])
    whole = view.visualRect(model.index(0))
    picture = view.viewport().grab(whole).toImage()
    bare = picture.pixelColor(picture.width() - 1, picture.height() - 1)
    line = view.fontMetrics().height()

    def inked(top: int, bottom: int) -> bool:
        points = ((x, y) for x in range(45, picture.width()) for y in range(top, bottom))
        return any(picture.pixelColor(*point) != bare for point in points)

    assert inked(whole.height() - 7 - line, whole.height() - 7), "the last line is written"
    assert not inked(whole.height() - 5, whole.height()), "and within the row"
    view.resize(900, 300)
    qtbot.waitUntil(lambda: heights()[0] == heights()[1])
    assert heights()[1] < whole.height()
