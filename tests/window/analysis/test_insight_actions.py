"""The panel of insight and threats on hover in the real window, by mouse and keys."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cfanp_gui.session.game_session import GameSession
from cfanp_gui.table.interaction.threat_hover import OWNER
from cfanp_gui.table.layers.arrows import ArrowShape, RingShape
from cfanp_gui.table.layers.board_signs import CheckSignItem
from cfanp_gui.window.analysis import surveyor as surveyor_module
from cfanp_gui.window.analysis.insight_panel import InsightPanel
from cfanp_gui.window.files.documents import Documents
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.menu_actions import MATRIX, THREATS
from cfanp_gui.window.services.settings import Settings
from tests.session.play import a_match, pair, play, pushed, square_named
from tests.session.rings import ring_match
from tests.window.analysis.looking import FOOLS
from tests.window.conftest import Messages

LEFT = Qt.MouseButton.LeftButton


class Analyst:
    """A person at a window with a game and the panel of insight."""

    def __init__(self, bot: QtBot, window: MainWindow, players: int = 4, moves: str = "") -> None:
        self.bot, self.window = bot, window
        window.resize(1366, 768)
        window.documents.begin(a_match(players))
        session = window.documents.session
        assert session is not None
        self.session: GameSession = pushed(session)
        play(self.session, moves)

    def open(self) -> InsightPanel:
        """Press the panel's key and wait until all is known."""
        self.key(Qt.Key.Key_F7)
        self.wait()
        panel = self.window.insight_actions.panel
        assert panel is not None
        return panel

    def key(self, key: Qt.Key) -> None:
        """Press a key at the table."""
        self.bot.keyClick(self.window.view, key)

    def wait(self) -> None:
        """Wait until all is known and shown."""
        surveyor = self.window.insight_actions.surveyor
        assert surveyor is not None
        self.bot.waitUntil(lambda: surveyor.complete)
        QApplication.processEvents()

    def cell(self, name: str) -> QPoint:
        """Return the middle of the cell of a pair."""
        panel = self.window.insight_actions.panel
        assert panel is not None
        return panel.view.visualRect(panel.matrix.index_of(pair(name))).center()

    def hover(self, name: str) -> None:
        """Move the mouse over the cell of a pair."""
        panel = self.window.insight_actions.panel
        assert panel is not None
        self.bot.mouseMove(panel.view.viewport(), self.cell(name))

    @property
    def shown(self) -> object:
        """Return the pair that lies together on the table, really or to be looked at."""
        assert self.window.view.table is not None
        return self.window.view.table.placement.shown

    def checked(self) -> set[str]:
        """Return the labels of the boards that have the sign of a check."""
        table = self.window.view.table
        assert table is not None
        return {
            table.boards[one.parentItem().board].spec.label  # type: ignore[union-attr, attr-defined]
            for one in table.items()
            if isinstance(one, CheckSignItem)
        }


def test_the_key_shows_and_hides_the_panel(qtbot: QtBot, window: MainWindow) -> None:
    analyst = Analyst(qtbot, window)
    action = window.commands[MATRIX]
    assert not action.isChecked()
    panel = analyst.open()
    assert panel.isVisible()
    assert action.isChecked()
    assert panel.view.hasFocus()
    qtbot.keyClick(panel.view, Qt.Key.Key_F7)
    assert not panel.isVisible()
    assert not action.isChecked()
    assert window.view.hasFocus()
    action.trigger()
    assert panel.isVisible()
    dock = window.insight_actions.dock
    assert dock is not None
    dock.close()
    QApplication.processEvents()
    assert not action.isChecked(), "the cross of the panel hides it too"


def test_the_key_brings_forth_a_panel_that_lies_behind_another(
    qtbot: QtBot, window: MainWindow
) -> None:
    panel = Analyst(qtbot, window).open()
    dock, moves = window.insight_actions.dock, window.panel_docks.moves
    assert dock is not None
    window.tabifyDockWidget(dock, moves)
    moves.raise_()
    surveyor = window.insight_actions.surveyor
    assert surveyor is not None
    qtbot.waitUntil(lambda: not surveyor.wanted)  # nobody sees it there
    assert not window.commands[MATRIX].isChecked()
    window.commands[MATRIX].trigger()
    qtbot.waitUntil(lambda: surveyor.wanted)
    assert panel.view.hasFocus()
    assert window.commands[MATRIX].isChecked()


def test_a_game_that_is_over_is_told_about_like_any_other(qtbot: QtBot, window: MainWindow) -> None:
    analyst = Analyst(qtbot, window, 2, "AB:f3 AB:e5 AB:g4 AB:Qh4")
    assert analyst.session.outcome is not None
    panel = analyst.open()
    assert panel.parts.isVisible()
    analyst.hover("AB")
    qtbot.wait(200)
    analyst.session.undo()
    analyst.wait()
    assert "Checkmate at once on A + B" in panel.summary.text()


def test_the_panel_tells_of_the_army_to_move(qtbot: QtBot, window: MainWindow) -> None:
    analyst = Analyst(qtbot, window, moves=FOOLS[4])
    panel = analyst.open()
    assert panel.army.currentText() == "To move: b, Ben"
    assert "Checkmate at once on A + B" in panel.summary.text()
    assert not panel.nothing.isVisible()
    play(analyst.session, "AB:Qh4")
    analyst.wait()
    assert panel.army.currentText() == "To move: c, Clara"


def test_another_army_is_asked_about(qtbot: QtBot, window: MainWindow) -> None:
    analyst = Analyst(qtbot, window, moves=FOOLS[4])
    panel = analyst.open()
    assert [panel.army.itemText(row) for row in range(panel.army.count())] == [
        "To move: b, Ben", "a, Anna", "b, Ben", "c, Clara", "d, David",
    ]  # fmt: skip
    panel.army.setFocus()
    qtbot.keyClick(panel.army, Qt.Key.Key_Down)
    analyst.wait()
    assert panel.army.currentText() == "a, Anna"
    assert any(
        "checkmates the King" in panel.radar.index(row).data()
        for row in range(panel.radar.rowCount())
    )
    play(analyst.session, "BC:a3")
    analyst.wait()
    assert panel.army.currentText() == "a, Anna", "who was asked about stays"


def test_a_cell_pointed_at_is_shown_on_the_table(qtbot: QtBot, window: MainWindow) -> None:
    analyst = Analyst(qtbot, window)
    panel = analyst.open()
    table = window.view.table
    assert table is not None
    analyst.hover("AC")
    assert analyst.shown is None, "boards do not move for a mouse that only passes"
    qtbot.waitUntil(lambda: analyst.shown == pair("AC"))
    assert table.badge.isVisible()
    assert analyst.session.pair is None
    outside = panel.view.visualRect(panel.matrix.index(2, 0)).center()
    qtbot.mouseMove(panel.view.viewport(), outside)
    assert analyst.shown is None
    assert not table.badge.isVisible()


def test_what_is_at_stake_is_ringed(qtbot: QtBot, window: MainWindow) -> None:
    analyst = Analyst(qtbot, window, moves="AB:e4 AB:f5 CD:a3 CD:a6")
    analyst.open()
    analyst.hover("AB")
    qtbot.waitUntil(lambda: analyst.shown == pair("AB"))
    table = window.view.table
    assert table is not None
    rings = table.arrows.rings["insight"]
    assert RingShape(square_named("Bc4"), 1) in rings
    assert RingShape(square_named("Ae4"), 0, dashed=True) in rings
    window.insight_actions._point_at_pair(None)
    assert "insight" not in table.arrows.rings


def test_a_mate_that_is_there_is_an_arrow(qtbot: QtBot, window: MainWindow) -> None:
    analyst = Analyst(qtbot, window, moves=FOOLS[4])
    analyst.open()
    analyst.hover("AB")
    table = window.view.table
    assert table is not None
    qtbot.waitUntil(lambda: "insight" in table.arrows.arrows)
    assert list(table.arrows.arrows["insight"]) == [
        ArrowShape(square_named("Be1"), square_named("Ah4"), 1)
    ]


def test_a_click_brings_the_pair_on_stage(qtbot: QtBot, window: MainWindow) -> None:
    analyst = Analyst(qtbot, window)
    panel = analyst.open()
    analyst.hover("AC")
    qtbot.waitUntil(lambda: analyst.shown == pair("AC"))
    qtbot.mouseClick(panel.view.viewport(), LEFT, pos=analyst.cell("AC"))
    assert analyst.session.pair == pair("AC")
    table = window.view.table
    assert table is not None
    assert all(board.opacity() == 1.0 for board in table.boards.values())
    analyst.hover("BD")
    qtbot.waitUntil(lambda: analyst.shown == pair("BD"))
    qtbot.keyClick(panel.view, Qt.Key.Key_F7)
    assert analyst.shown == pair("AC"), "what is pushed together lies so again"


def test_the_next_move_takes_a_ghost_away(qtbot: QtBot, window: MainWindow) -> None:
    analyst = Analyst(qtbot, window)
    analyst.open()
    analyst.hover("AC")
    qtbot.waitUntil(lambda: analyst.shown == pair("AC"))
    play(analyst.session, "AB:e4")
    assert analyst.shown in (None, pair("AB"))
    table = window.view.table
    assert table is not None
    assert all(board.opacity() == 1.0 for board in table.boards.values())
    assert not table.badge.isVisible()


def test_a_danger_pointed_at_is_an_arrow_and_a_click_pushes(
    qtbot: QtBot, window: MainWindow
) -> None:
    analyst = Analyst(qtbot, window, moves="AB:e4")
    play(analyst.session, "AB:d5 CD:a3 CD:a6")
    panel = analyst.open()
    danger = panel.radar.row(0)
    assert danger is not None
    at = panel.list.visualRect(panel.radar.index(0)).center()
    qtbot.mouseMove(panel.list.viewport(), at)
    table = window.view.table
    assert table is not None
    assert table.arrows.arrows["insight"] == (ArrowShape(danger.source, danger.target, danger.by),)
    qtbot.mouseClick(panel.list.viewport(), LEFT, pos=at)
    assert analyst.session.pair == danger.pair
    qtbot.mouseMove(panel.list.viewport(), QPoint(5, panel.list.viewport().height() - 2))
    assert "insight" not in table.arrows.arrows


def test_a_hidden_panel_costs_nothing(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []
    original = surveyor_module.cells

    def cells(*arguments: object) -> object:
        asked.append(arguments)
        return original(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(surveyor_module, "cells", cells)
    analyst = Analyst(qtbot, window)
    play(analyst.session, "AB:e4")
    assert not window.insight_actions.surveyor.wanted
    assert not asked
    panel = analyst.open()
    assert len(asked) == 1
    qtbot.keyClick(panel.view, Qt.Key.Key_F7)
    play(analyst.session, "AB:e5")
    qtbot.wait(30)
    assert len(asked) == 1
    assert not analyst.checked()


def test_half_boards_that_would_give_check_have_a_sign(qtbot: QtBot, window: MainWindow) -> None:
    analyst = Analyst(qtbot, window, 3, "AB:f3 AB:e5 BC:a6 AB:a3")
    panel = analyst.open()
    assert not analyst.checked()
    play(analyst.session, "AB:Qh4 BC:a5")
    analyst.wait()
    assert panel.army.currentText() == "To move: a, Anna"
    assert analyst.checked() == {"B", "C"}, "the Queen on Ah4 gives it on every pair"
    assert "Would be in check against B, C" in panel.summary.text()
    qtbot.keyClick(panel.view, Qt.Key.Key_F7)
    assert not analyst.checked(), "only while somebody looks"
    analyst.key(Qt.Key.Key_T)
    analyst.wait()
    assert analyst.checked() == {"B", "C"}


def test_t_shows_threats_under_the_mouse(qtbot: QtBot, window: MainWindow) -> None:
    analyst = Analyst(qtbot, window, moves="AB:e4 AB:d5 CD:a3 CD:a6")
    table = window.view.table
    assert table is not None
    at = window.view.mapFromScene(table.centre_of(square_named("Ae4")))
    qtbot.mouseMove(window.view.viewport(), at)
    assert "arrows" not in vars(table)
    analyst.key(Qt.Key.Key_T)
    assert window.commands[THREATS].isChecked()
    assert OWNER in table.arrows.arrows, "the mouse rests on a piece already"
    assert "Ae4 is attacked by pawn Be4 on A+B" in window.view.sentence
    away = window.view.mapFromScene(table.centre_of(square_named("Ca3")))
    qtbot.mouseMove(window.view.viewport(), away)
    assert "Ca3" in window.view.sentence
    qtbot.mouseMove(window.view.viewport(), at + QPoint(3, 3))
    assert OWNER in table.arrows.arrows
    assert "Ae4 is attacked by pawn Be4 on A+B" in window.view.sentence
    analyst.key(Qt.Key.Key_T)
    assert not window.commands[THREATS].isChecked()
    assert OWNER not in table.arrows.arrows


def test_threats_go_on_in_the_next_game(qtbot: QtBot, window: MainWindow) -> None:
    analyst = Analyst(qtbot, window)
    qtbot.mouseMove(window.menuBar(), QPoint(2, 2))
    analyst.key(Qt.Key.Key_T)
    assert "Threats are shown: point at" in window.view.sentence
    window.documents.begin(a_match(3))
    table = window.view.table
    assert table is not None
    qtbot.mouseMove(
        window.view.viewport(), window.view.mapFromScene(table.centre_of(square_named("Ae2")))
    )
    assert OWNER in table.arrows.arrows


def test_t_pushes_a_half_board_where_there_is_one_with_that_letter(
    qtbot: QtBot, window: MainWindow
) -> None:
    analyst = Analyst(qtbot, window, 20)
    analyst.key(Qt.Key.Key_A)
    analyst.key(Qt.Key.Key_T)
    assert analyst.session.pair == pair("AT")
    assert not window.insight_actions.shows_threats
    qtbot.keyClick(
        window.view,
        Qt.Key.Key_T,
        Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier,
    )
    assert window.insight_actions.shows_threats, "this key always does"


def test_all_of_26_armies_are_told(qtbot: QtBot, window: MainWindow) -> None:
    analyst = Analyst(qtbot, window, 26)
    panel = analyst.open()
    assert panel.matrix.rowCount() == 25
    assert len(window.insight_actions.surveyor.cells) == 25  # type: ignore[union-attr]
    assert panel.view.horizontalScrollBar().maximum() > 0
    window.grab()


def test_a_game_without_pairs_says_so(window: MainWindow) -> None:
    window.documents.begin(ring_match(3))
    window.commands[MATRIX].trigger()
    panel = window.insight_actions.panel
    assert panel is not None
    assert panel.nothing.isVisible()
    assert "no boards are pushed together" in panel.nothing.text()
    assert not panel.parts.isVisible()
    window.documents.begin(a_match(3))
    assert not panel.nothing.isVisible()
    assert panel.parts.isVisible()


def test_it_is_there_only_with_a_game(qtbot: QtBot, window: MainWindow) -> None:
    assert not window.commands[MATRIX].isEnabled()
    assert not window.commands[THREATS].isEnabled()
    panel = Analyst(qtbot, window).open()
    assert panel.isVisible()
    window.documents.close_game()
    assert not panel.isVisible()
    assert not window.commands[MATRIX].isEnabled()


def test_it_is_read_aloud(qtbot: QtBot, window: MainWindow) -> None:
    analyst = Analyst(qtbot, window, moves=FOOLS[4])
    panel = analyst.open()
    # Qt's own interfaces are asked by assistive tools; PySide keeps what it once had of them.
    spoken = panel.matrix.index_of(pair("AB")).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken.startswith("A + B: ")
    assert "Checkmate at once: AB:d8h4" in spoken
    for widget, name in (
        (panel.view, "Pairing matrix"), (panel.list, "Radar"), (panel.army, "Army"),
        (panel.smaller, "Smaller cells"), (panel.larger, "Larger cells"),
    ):  # fmt: skip
        assert widget.accessibleName() == name


def test_it_speaks_german_at_once(
    qtbot: QtBot, window: MainWindow, speak: Callable[[str], None]
) -> None:
    analyst = Analyst(qtbot, window, moves=FOOLS[4])
    panel = analyst.open()
    speak("de")
    QApplication.processEvents()
    dock = window.insight_actions.dock
    assert dock is not None
    assert (dock.heading, dock.windowTitle()) == ("Paarungsmatrix und Radar", "Matrix")
    assert panel.army.currentText() == "Am Zug: b, Ben"
    assert "Sofort matt auf A + B" in panel.summary.text()
    assert panel.radar_title.text() == "Radar: bis diese Armee wieder zieht"


def test_f6_leads_to_it(qtbot: QtBot, window: MainWindow) -> None:
    analyst = Analyst(qtbot, window, moves="AB:e4 AB:d5 CD:a3 CD:a6")
    panel = analyst.open()
    window.view.setFocus()
    been = []
    for _ in range(4):
        window.commands["next pane"].trigger()
        been.append(window.focusWidget())
    assert panel.view in been
    assert panel.list in been


def test_esc_leads_back_to_the_table(qtbot: QtBot, window: MainWindow) -> None:
    analyst = Analyst(qtbot, window, moves="AB:e4 AB:d5 CD:a3 CD:a6")
    panel = analyst.open()
    for pane in (panel.view, panel.list, window.moves_panel.view):
        pane.setFocus()
        qtbot.keyClick(pane, Qt.Key.Key_Escape)
        assert window.view.hasFocus(), type(pane).__name__


def test_it_is_open_again_in_the_next_window(
    qtbot: QtBot, window: MainWindow, documents: Documents, settings: Settings, messages: Messages
) -> None:
    analyst = Analyst(qtbot, window)
    analyst.open()
    window.insight_actions.keep()
    assert settings.flag("insight")
    messages.answer = messages.answer.Discard
    again = MainWindow(documents, settings)
    qtbot.addWidget(again)
    again.show()
    assert not again.insight_actions.is_made, "not before the first picture"
    again.insight_actions.restore()
    assert again.insight_actions.panel is not None
    assert again.insight_actions.panel.isVisible()
    again.commands[MATRIX].trigger()
    again.insight_actions.keep()
    assert not settings.flag("insight")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_it_follows_the_theme(qtbot: QtBot, window: MainWindow, theme: str) -> None:
    analyst = Analyst(qtbot, window)
    panel = analyst.open()
    window.commands[f"{theme} theme"].trigger()
    assert panel.view.delegate.theme.dark is (theme == "dark")
    window.grab()
