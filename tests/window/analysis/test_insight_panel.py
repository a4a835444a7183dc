"""The panel of insight: whom it tells about, what it says, and what is pointed at in it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cfanp_gui.core.boards import Pair
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.window.analysis.insight_panel import InsightPanel
from cfanp_gui.window.analysis.surveyor import Surveyor
from tests.core.build import cfen
from tests.session.play import a_session, pair, session_at
from tests.session.rings import a_ring
from tests.window.analysis.looking import fools, plain_cells, wait


class Looked:
    """A panel that is looked at, over a session."""

    def __init__(self, qtbot: QtBot, session: GameSession | None) -> None:
        self.bot = qtbot
        self.surveyor = Surveyor()
        self.panel = InsightPanel(self.surveyor)
        self.surveyor.setParent(self.panel)
        qtbot.addWidget(self.panel)
        self.panel.resize(340, 700)
        self.panel.show()
        self.surveyor.want("test", True)
        self.surveyor.follow(session)
        wait(qtbot, self.surveyor)


def test_without_a_game_it_says_so(qtbot: QtBot) -> None:
    panel = Looked(qtbot, None).panel
    panel.retranslate()
    assert panel.nothing.isVisible()
    assert panel.nothing.text() == "No game on the table."
    assert not panel.parts.isVisible()


def test_where_nothing_is_pushed_it_says_so(qtbot: QtBot) -> None:
    panel = Looked(qtbot, a_ring(3)).panel
    panel.retranslate()
    assert "no boards are pushed together" in panel.nothing.text()
    assert not panel.parts.isVisible()


def test_it_sums_up_what_is_found(qtbot: QtBot) -> None:
    session = fools()
    panel = Looked(qtbot, session).panel
    moves = sum(cell.moves for cell in plain_cells(session))
    assert panel.parts.isVisible()
    assert not panel.nothing.isVisible()
    assert panel.summary.text().startswith(f"{moves} legal moves on all pairs.")
    assert "Checkmate at once on A + B." in panel.summary.text()


def test_another_army_can_be_asked_about(qtbot: QtBot) -> None:
    looked = Looked(qtbot, fools())
    panel, surveyor = looked.panel, looked.surveyor
    assert [panel.army.itemText(row) for row in range(panel.army.count())] == [
        "To move: b, Ben", "a, Anna", "b, Ben", "c, Clara",
    ]  # fmt: skip
    panel.army.setFocus()
    QTest.keyClick(panel.army, Qt.Key.Key_Down)
    wait(qtbot, surveyor)
    assert surveyor.army == 0
    assert panel.army.currentText() == "a, Anna"
    assert panel.list.isVisible()
    assert not panel.no_danger.isVisible()
    panel.army.activated.emit(0)
    wait(qtbot, surveyor)
    assert surveyor.army == 1


def test_a_finished_game_has_no_army_to_move(qtbot: QtBot) -> None:
    session = fools()
    looked = Looked(qtbot, session)
    panel, surveyor = looked.panel, looked.surveyor
    session.propose(session.game.agreed_draw())
    assert session.position.outcome() is not None
    wait(qtbot, surveyor)
    armies = [panel.army.itemText(row) for row in range(panel.army.count())]
    assert armies == ["a, Anna", "b, Ben", "c, Clara"]
    assert panel.army.currentText() == "b, Ben"
    assert surveyor.mover is None
    panel.army.setFocus()
    QTest.keyClick(panel.army, Qt.Key.Key_Up)
    wait(qtbot, surveyor)
    assert surveyor.army == 0
    assert panel.army.currentText() == "a, Anna"
    session.undo()
    wait(qtbot, surveyor)
    assert panel.army.itemText(0) == "To move: b, Ben"


def test_where_nothing_is_in_danger_it_says_so(qtbot: QtBot) -> None:
    panel = Looked(qtbot, a_session(3)).panel
    assert panel.no_danger.isVisible()
    assert panel.no_danger.text() == "Nothing can be lost at once."
    assert not panel.list.isVisible()


def test_who_only_passes_over_a_cell_moves_no_boards(qtbot: QtBot) -> None:
    panel = Looked(qtbot, fools()).panel
    pointed: list[Pair | None] = []
    panel.pair_pointed.connect(pointed.append)
    panel.view.pointed.emit(pair("AB"))
    panel.view.pointed.emit(pair("BC"))
    assert pointed == []
    qtbot.waitUntil(lambda: pointed == [pair("BC")])
    panel.view.pointed.emit(None)
    assert pointed == [pair("BC"), None]


def test_what_is_chosen_in_either_part_is_a_pair(qtbot: QtBot) -> None:
    looked = Looked(qtbot, fools())
    chosen: list[Pair] = []
    looked.panel.pair_chosen.connect(chosen.append)
    looked.panel.view.chosen.emit(pair("AC"))
    looked.surveyor.ask_about(0)
    wait(qtbot, looked.surveyor)
    looked.panel.list.chosen.emit(looked.surveyor.dangers[0])
    assert chosen == [pair("AC"), looked.surveyor.dangers[0].pair]


@pytest.mark.parametrize(("larger", "sign"), [(True, 1), (False, -1)])
def test_buttons_make_the_cells_larger_and_smaller(
    qtbot: QtBot, larger: bool, sign: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    panel = Looked(qtbot, fools()).panel
    steps: list[int] = []
    monkeypatch.setattr(panel.view, "zoom", steps.append)
    button = panel.larger if larger else panel.smaller
    assert button.accessibleName() == button.toolTip() != ""
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert steps == [sign]


def test_a_new_position_takes_away_what_was_pointed_at(qtbot: QtBot) -> None:
    looked = Looked(qtbot, fools())
    pointed: list[object] = []
    looked.panel.danger_pointed.connect(pointed.append)
    assert looked.surveyor.session is not None
    looked.surveyor.session.walk(-1)
    assert pointed == [None]
    wait(qtbot, looked.surveyor)
    assert looked.panel.army.itemText(0) == "To move: a, Anna"


def test_it_says_what_must_be_done_before_any_move(qtbot: QtBot) -> None:
    line = f"{cfen(3, 'Ka:Aa1 Na:Ad3 Kb:Ba1 Kc:Ca1', army='a')} d=1:3"
    looked = Looked(qtbot, session_at(line, exchange=True))
    owes = "Anna owes a piece worth 3 or more"
    assert looked.panel.summary.text().startswith(owes)
    assert "legal moves on" not in looked.panel.summary.text()
    assert looked.panel.legend.text().startswith("! something must be done before any move.")
    index = looked.panel.matrix.index_of(pair("AB"))
    assert index.data() == "!"
    assert owes in index.data(Qt.ItemDataRole.ToolTipRole)
    looked.surveyor.ask_about(1)
    wait(qtbot, looked.surveyor)
    assert "legal moves on all pairs" in looked.panel.summary.text()
    assert looked.panel.legend.text().startswith("Number: legal moves.")
