"""The lineage in the window: it follows the line on the table, and leads to its moves."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from cfanp_gui.games.registry import find_game
from cfanp_gui.session.bot_seats import substitute
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.match import seat
from cfanp_gui.table.theme import default_colours
from cfanp_gui.window.analysis.lineage_panel import LINEAGE, LineagePanel
from cfanp_gui.window.files.documents import Documents
from cfanp_gui.window.main_window import MainWindow
from tests.insight.test_lineage import MATE_OF_FOUR
from tests.session.play import a_match, play

MATE = 13
"""The number of the action by which army b is taken."""


@pytest.fixture
def session(
    window: MainWindow, documents: Documents  # noqa: ARG001 -- the window shows it
) -> GameSession:  # fmt: skip
    """A game of four in which the first player has taken the second army."""
    documents.begin(a_match(4))
    assert documents.session is not None
    play(documents.session, MATE_OF_FOUR)
    return documents.session


@pytest.fixture
def panel(window: MainWindow, session: GameSession) -> LineagePanel:
    """The panel, shown over that game."""
    assert session.node.ply == MATE
    window.commands[LINEAGE].trigger()
    panel = window.analysis.lineage.panel
    assert panel is not None
    assert panel.isVisible()
    return panel


JOINT = "\N{NO-BREAK SPACE}"
"""What keeps a name and what its armies are worth on one line."""


def place_of(panel: LineagePanel, at: int) -> QPoint:
    """Return the point of the river at which a position lies."""
    return QPoint(round(panel.river.x_of(at)), panel.river.height() // 2)


def test_it_lies_below_the_table_alone(window: MainWindow, panel: LineagePanel) -> None:
    """The moves beside it keep all the height there is."""
    here = panel.mapTo(window, panel.rect().topRight())
    moves = window.moves_panel
    there = moves.mapTo(window, moves.rect().bottomLeft())
    assert here.x() < there.x()
    assert here.y() < there.y()


def test_it_tells_who_took_what(panel: LineagePanel) -> None:
    assert panel.list.rows.rowCount() == 1
    index = panel.list.rows.index(0)
    assert index.data() == "Army b is checkmated: Anna takes it over."
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == (
        "Round 4, AB:Qxf7#: Army b is checkmated: Anna takes it over. "
        f"Material, in pawns: Anna{JOINT}(77), Clara{JOINT}(39), David{JOINT}(39)."
    )
    assert f"Anna{JOINT}(77)" in panel.summary.text()
    assert panel.river.accessibleDescription() == panel.summary.text()
    assert panel.river.picture is not None
    assert panel.river.picture.at == MATE
    assert not panel.none_yet.isVisible()


def test_a_click_on_the_river_goes_to_the_move(
    qtbot: QtBot, panel: LineagePanel, session: GameSession
) -> None:
    left = Qt.MouseButton.LeftButton
    qtbot.mouseClick(panel.river, left, pos=place_of(panel, 4))
    assert session.node.ply == 4
    qtbot.waitUntil(lambda: panel.river.picture is not None and panel.river.picture.at == 4)
    assert panel.list.rows.rowCount() == 1, "the line is still told to its end"
    assert f"Anna{JOINT}(39)" in panel.summary.text()
    qtbot.mouseClick(panel.river, left, pos=place_of(panel, MATE) - QPoint(5, 0))
    assert session.node.ply == MATE
    qtbot.mouseClick(panel.river, Qt.MouseButton.RightButton, pos=place_of(panel, 2))
    assert session.node.ply == MATE


def test_a_row_leads_to_the_move_by_mouse_and_keys(
    qtbot: QtBot, panel: LineagePanel, session: GameSession
) -> None:
    session.visit(session.root)
    rect = panel.list.visualRect(panel.list.rows.index(0))
    qtbot.mouseClick(panel.list.viewport(), Qt.MouseButton.LeftButton, pos=rect.center())
    assert session.node.ply == MATE
    session.visit(session.root)
    panel.list.setFocus()
    qtbot.keyClick(panel.list, Qt.Key.Key_Home)
    assert session.node is session.root, "in the list Home goes to its first row"
    qtbot.keyClick(panel.list, Qt.Key.Key_Return)
    assert session.node.ply == MATE


def test_pointing_tells_in_words(qtbot: QtBot, panel: LineagePanel) -> None:
    qtbot.mouseMove(panel.river, place_of(panel, MATE))
    assert panel.river.pointed_at == MATE
    assert panel.river.picture is not None
    assert panel.summary.text().splitlines() == [
        "Round 4, AB:Qxf7#",
        "Army b is checkmated: Anna takes it over.",
        f"Material, in pawns: Anna{JOINT}(77)  ·  Clara{JOINT}(39)  ·  David{JOINT}(39)",
    ]
    qtbot.mouseMove(panel.river, place_of(panel, 0))
    assert panel.summary.text().splitlines()[0] == "Start"
    assert f"<br>Material, in pawns: Anna{JOINT}(39)" in panel.river.toolTip()
    qtbot.mouseMove(panel.list.viewport(), QPoint(5, 5))


def test_it_follows_the_game(qtbot: QtBot, panel: LineagePanel, session: GameSession) -> None:
    assert session.resign(4) is None
    qtbot.waitUntil(lambda: panel.list.rows.rowCount() == 2)
    assert panel.list.rows.index(1).data() == "Army d of David is dead."
    session.undo(2)
    substitute(session, 1, "Zoë <b>")
    qtbot.waitUntil(lambda: f"Zoë{JOINT}<b>" in panel.summary.text())
    assert panel.summary.textFormat() == Qt.TextFormat.PlainText


def test_hidden_it_works_out_nothing(
    qtbot: QtBot, window: MainWindow, panel: LineagePanel, session: GameSession
) -> None:
    window.commands[LINEAGE].trigger()
    before = panel.river.picture
    assert session.resign(4) is None
    qtbot.wait(60)  # longer than it rests
    assert panel.river.picture is before
    window.commands[LINEAGE].trigger()
    assert panel.list.rows.rowCount() == 2


def test_where_nothing_was_lost_it_says_so(window: MainWindow, documents: Documents) -> None:
    documents.begin(a_match(3))
    window.analysis.lineage.toggle()
    panel = window.analysis.lineage.panel
    assert panel is not None
    assert panel.none_yet.isVisible()
    assert not panel.list.isVisible()


def test_games_that_cannot_tell_and_no_game(window: MainWindow, documents: Documents) -> None:
    window.analysis.lineage.toggle()
    panel = window.analysis.lineage.panel
    assert panel is not None
    assert panel.nothing.text() == "No game on the table."
    game = find_game("ring")
    options = dict(game.as_seated)
    documents.begin(seat(game, options, ["A", "B", "C"], default_colours(3), 0))
    window.analysis.lineage.update()
    assert "armies are not told apart" in panel.nothing.text()
    assert not panel.parts.isVisible()


def test_it_is_saved_as_a_picture(
    qtbot: QtBot, window: MainWindow, panel: LineagePanel, tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    path = tmp_path / "river"
    monkeypatch.setattr("PySide6.QtWidgets.QFileDialog.getSaveFileName", lambda *_: (str(path), ""))
    qtbot.mouseClick(panel.save, Qt.MouseButton.LeftButton)
    saved = path.with_suffix(".svg")
    root = ElementTree.fromstring(saved.read_bytes())
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert "Anna" in "".join(root.itertext())
    assert window.view.sentence == "Saved as “river.svg”."
    path = tmp_path / "nowhere" / "river.svg"
    assert window.settings.folder() == tmp_path
    qtbot.mouseClick(panel.save, Qt.MouseButton.LeftButton)
    assert "could not be written" in window.view.sentence


def test_it_speaks_german(
    qtbot: QtBot, window: MainWindow, panel: LineagePanel, speak: Callable[[str], None]
) -> None:
    speak("de")
    dock = window.analysis.lineage.dock
    assert dock is not None
    qtbot.waitUntil(lambda: dock.windowTitle() == "Stammbaum")
    qtbot.waitUntil(
        lambda: panel.list.rows.index(0).data() == "Armee b ist mattgesetzt: Anna übernimmt sie."
    )
