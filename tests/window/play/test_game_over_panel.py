"""The panel at the end: result, who took whom, and its buttons, in the real window."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cfanp_gui.session.game_session import GameSession
from cfanp_gui.table.theme import LIGHT
from cfanp_gui.window.play.game_over_panel import GameOverPanel, takings
from tests.session.play import MATE, a_session, play
from tests.session.rings import FOOLS_MATE, a_ring, act
from tests.table.desk import Desk

NASTY = ["<b>Anna</b>", "<img src=x>", "R&D"]


def over(names: list[str] | None = None) -> GameSession:
    """Return a game in which a took b by mate, and c resigned."""
    session = a_session(3, names)
    play(session, MATE)
    session.resign(3)
    return session


class Shown:
    """A panel over a table on which a game has ended."""

    def __init__(self, qtbot: QtBot, session: GameSession) -> None:
        self.desk = Desk(qtbot, session)
        self.desk.view.activateWindow()
        self.desk.view.setFocus()
        self.seen: tuple[list[QRect], ...] = ()
        """What in the view is worth seeing."""
        self.panel = GameOverPanel(self.desk.view, LIGHT, lambda: self.seen)
        self.said: list[object] = []
        for name in ("review", "rematch", "save"):
            button = getattr(self.panel, name)
            button.clicked.connect(lambda _=False, name=name: self.said.append(name))
        self.panel.again.clicked.connect(lambda: self.said.append("replay"))
        self.panel.closed.connect(lambda: self.said.append("closed"))
        self.panel.ply_chosen.connect(self.said.append)
        self.panel.show_result(session, "Anna wins: last player alive.", "", True)

    @property
    def rows(self) -> list[list[str]]:
        """Return the texts of the table."""
        table = self.panel.table
        cells = [[table.item(row, column) for column in range(3)]
                 for row in range(table.rowCount())]  # fmt: skip
        return [[cell.text() for cell in row if cell is not None] for row in cells]


@pytest.fixture
def shown(qtbot: QtBot) -> Shown:
    return Shown(qtbot, over())


def test_who_took_whom_is_read_from_the_record() -> None:
    first, second = takings(over())
    assert (first.captor, first.lost, first.move, first.ply) == (
        "Anna", "Ben’s army", "4. AB:Qxf7#", 10,
    )  # fmt: skip
    assert first.captor_badge is not None
    assert (first.captor_badge.label, first.lost_badge.label) == ("A", "B")
    assert (second.captor, second.captor_badge) == ("resigned", None)
    assert second.lost == "Clara’s army"
    ring = a_ring()
    act(ring, FOOLS_MATE)
    (only,) = takings(ring)
    assert (only.captor, only.lost) == ("Ben", "board 1 of Anna")


def test_result_and_takings_are_shown_and_read_aloud_and_used_by_keyboard_alone(
    shown: Shown,
) -> None:
    assert shown.panel.result.text() == "Anna wins: last player alive."
    assert shown.rows == [
        ["Anna", "Ben’s army", "4. AB:Qxf7#"],
        ["resigned", "Clara’s army", "4. Clara is out"],
    ]
    header = shown.panel.table.model()
    titles = [header.headerData(at, Qt.Orientation.Horizontal) for at in range(3)]
    assert titles == ["Captor", "Lost", "Move"], "what was resigned was not captured"
    assert shown.panel.accessibleName() == "Game over"
    table = shown.panel.table
    rows = range(len(shown.rows))
    tips = [[item.toolTip() for column in range(3) if (item := table.item(row, column))]
            for row in rows]  # fmt: skip
    assert tips[0] == ["Anna", "Ben’s army  ·  4. AB:Qxf7#", "4. AB:Qxf7#"]
    spoken = [table.item(row, 1) for row in rows]
    assert [one.data(Qt.ItemDataRole.AccessibleDescriptionRole) for one in spoken if one] == [
        "4. AB:Qxf7#", "4. Clara is out",
    ]  # fmt: skip
    bot, panel = shown.desk.bot, shown.panel
    assert panel.buttons[0].hasFocus()
    found = []
    for _ in range(7):
        found.append(QApplication.focusWidget())
        bot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    assert set(found) == {panel.table, panel.again, panel.worst, *panel.buttons}
    panel.table.setFocus()
    panel.table.setCurrentCell(0, 0)
    bot.keyClick(panel.table, Qt.Key.Key_Return)
    assert shown.said == [10]
    bot.keyClick(panel.table, Qt.Key.Key_Escape)
    assert shown.said[-1] == "closed"
    assert shown.desk.view.hasFocus()


def test_what_was_no_capture_is_told_otherwise(qtbot: QtBot) -> None:
    session = a_session(3)
    assert session.propose(session.game.resignation(2, on_time=True)) is None
    assert Shown(qtbot, session).rows == [["out of time", "Ben’s army", "1. Ben is out"]]
    session = a_session(2)
    for player in (1, 2):
        session.agree_to_draw(player)
    panel = Shown(qtbot, session).panel
    assert not panel.table.isVisible()
    assert panel.height() < 200


def test_it_lies_where_it_leaves_most_to_be_seen(shown: Shown) -> None:
    view, panel = shown.desk.view, shown.panel
    assert view.rect().contains(panel.geometry())
    assert panel.geometry().left() > view.width() / 2
    view.resize(500, 420)
    assert view.rect().contains(panel.geometry())
    view.resize(1080, 749)
    stage = QRect(270, 40, 545, 660)
    shown.seen = ([], [stage], [QRect(820, 40, 200, 320)])
    panel.show_result(shown.desk.session, "Anna wins: last player alive.", "Checkmate", True)
    assert not panel.geometry().intersects(stage)
    assert not panel.geometry().intersects(QRect(820, 40, 200, 320))
    assert view.rect().contains(panel.geometry())
    assert panel.table.isColumnHidden(2)
    visible = [part.geometry() for part in (panel.again, panel.worst, *panel.buttons)]
    assert all(panel.rect().contains(one) for one in visible)
    assert not any(one.intersects(other) for one, other in combinations(visible, 2))
    shown.seen = ()
    panel.settle()
    assert panel.geometry().left() > view.width() / 2
    assert not panel.table.isColumnHidden(2)
    assert len({button.y() for button in panel.buttons}) == 1
    shown.desk.view.resize(1080, 749)
    everywhere, right = QRect(0, 0, 1080, 749), QRect(600, 0, 480, 749)
    shown.seen = ([right], [everywhere])
    shown.panel.settle()
    assert not shown.panel.geometry().intersects(right)


def drag(shown: Shown, by: QPoint) -> None:
    """Drag the panel aside, held by its words."""
    panel, start, origin = shown.panel, QPoint(30, 30), shown.panel.pos()
    held = panel.childAt(start)
    assert held is panel.result
    here = held.mapFrom(panel, start)
    shown.desk.bot.mousePress(held, Qt.MouseButton.LeftButton, pos=here)
    for step in range(1, 5):
        goal = origin + start + by * (step / 4)
        shown.desk.bot.mouseMove(held, held.mapFrom(panel, panel.mapFromParent(goal)))
    shown.desk.bot.mouseRelease(held, Qt.MouseButton.LeftButton, pos=here)


def test_it_is_dragged_aside_and_stays_there_within_sight(shown: Shown) -> None:
    view, panel = shown.desk.view, shown.panel
    before = panel.geometry()
    drag(shown, QPoint(-120, 80))
    assert panel.geometry() == before.translated(-120, 80)
    panel.show_result(shown.desk.session, "Anna wins: last player alive.", "", True)
    assert panel.geometry() == before.translated(-120, 80), "said again, it stays"
    view.resize(view.width() - 10, view.height() - 10)
    assert panel.geometry() == before.translated(-120, 80)
    panel.dismiss()
    view.resize(view.width() + 10, view.height() + 10)
    panel.show_result(shown.desk.session, "Anna wins: last player alive.", "", True)
    assert panel.geometry() == before, "opened anew it looks for its place again"
    before = shown.desk.scene.interaction.pointer.drag
    shown.desk.bot.mouseMove(shown.panel, QPoint(5, 5))
    assert shown.panel.cursor().shape() == Qt.CursorShape.OpenHandCursor
    shown.desk.bot.mousePress(shown.panel, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    assert shown.panel.cursor().shape() == Qt.CursorShape.ClosedHandCursor
    assert shown.desk.scene.interaction.pointer.drag is before
    shown.desk.bot.mouseRelease(shown.panel, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    assert shown.panel.cursor().shape() == Qt.CursorShape.OpenHandCursor
    assert all(one.cursor().shape() == Qt.CursorShape.ArrowCursor for one in shown.panel.buttons)
    for by in (QPoint(-3000, -3000), QPoint(3000, 3000)):
        drag(shown, by)
        assert view.rect().adjusted(8, 8, -8, -8).contains(panel.geometry())
    view.resize(700, 500)
    assert view.rect().contains(panel.geometry())


def test_where_the_view_is_low_fewer_rows_are_seen_and_every_button(qtbot: QtBot) -> None:
    session = a_session(26)
    for player in range(1, 26):
        session.resign(player)
    shown = Shown(qtbot, session)
    panel, view = shown.panel, shown.desk.view
    for height in (210, 270, 330):
        view.resize(440, height)
        QApplication.processEvents()
        assert view.rect().contains(panel.geometry())
        parts = [panel.result, panel.worst, *panel.buttons]
        assert panel.table.isVisible() == (height > 210)
        if panel.table.isVisible():
            parts.append(panel.table)
            assert panel.table.viewport().height() >= panel.table.rowHeight(0)
        for one in parts:
            assert panel.rect().contains(one.geometry())
        for one, other in combinations(parts, 2):
            assert not one.geometry().intersects(other.geometry())
    view.resize(1280, 860)
    QApplication.processEvents()
    assert panel.table.viewport().height() >= 8 * panel.table.rowHeight(0) - 8
