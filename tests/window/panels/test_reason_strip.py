"""The strip that tells why a turn has its moves, and lights on the table what shows it."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cfanp_gui.core.half_boards import full_name
from cfanp_gui.session.bot_seats import substitute
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.table.layers.arrows import ArrowShape
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.panels.reason_strip import OWNER, ReasonChip, ReasonStrip
from cfanp_gui.window.panels.side_panels import OrderPanel
from tests.core.build import cfen
from tests.session.play import a_session, pair, play, session_at
from tests.window.panels.conftest import Panel

PIECES = "Ka:Aa1 Kb:Bg1 Kc:Cg1 Kd:Dg1 Na:Ac3 Pa:Ab2 Rb:Ah3 Rc:Ah2 Bd:Ae1 Bb:Ad4"


def attacked(pieces: str = PIECES, players: int = 4) -> GameSession:
    """Return a session in which three opponents threaten the army to move."""
    return session_at(cfen(players, pieces), defend=True)


def show(window: MainWindow, session: GameSession) -> ReasonStrip:
    """Put a session on the table of a window and return the strip beside it."""
    window.documents.take(session)
    QApplication.processEvents()
    strip = window.order_panel.reasons
    assert strip is not None
    return strip


def point_at(chip: ReasonChip) -> None:
    """Move the mouse onto a chip."""
    QTest.mouseMove(chip, chip.rect().center())
    QApplication.processEvents()


def arrows(window: MainWindow) -> list[str]:
    """Return the arrows of the turn on the table, each with its army."""
    assert window.view.table is not None
    found = window.view.table.arrows.arrows.get(OWNER, ())
    return [f"{full_name(one.source)}{full_name(one.target)} {one.army}" for one in found]


def test_there_is_no_strip_without_a_reason(panel: Panel) -> None:
    panel.show_session(a_session(4))
    assert (panel.reasons, panel.panes) == (None, [])
    panel.show_session(attacked())
    assert panel.reasons is not None
    panel.show_session(a_session(4))
    assert panel.reasons.isHidden()
    assert panel.panes == []


def test_it_tells_how_many_moves_there_are_and_on_whose_account(panel: Panel) -> None:
    session = attacked()
    strip = panel.strip(session)
    assert strip.accessibleName() == "3 moves: Ben, Clara and David threaten this army"
    assert strip.heading.text() == "3 moves, threatened by"
    assert [chip.text() for chip in strip.chips] == ["Ben", "Clara", "David"]
    ben = strip.chips[0]
    assert ben.accessibleName() == "Ben"
    assert ben.accessibleDescription() == "Ben threatens Knight on Ac3 from Ad4 and Ah3"
    badge = ben.badge
    assert badge is not None
    assert (badge.label, badge.colour) == ("B", session.match.colours[1])
    assert strip.decided.isHidden()


def test_it_says_what_is_left_and_what_the_turn_has_become(panel: Panel) -> None:
    session = attacked()
    play(session, "AB:a1b1")
    strip = panel.strip(session)
    assert strip.heading.text() == "2 more moves, threatened by"
    assert strip.decided.text() == "This is now a defence: limits 1 to 4 hold."
    assert "1: No piece moves twice." in strip.decided.toolTip()
    assert panel.end_turn.accessibleDescription() == "2 more moves, Peterson 1"
    session.undo()
    panel.show_session(session)
    assert strip.decided.isHidden()


def test_pointing_at_a_player_lights_all_their_threats(window: MainWindow) -> None:
    strip = show(window, attacked())
    assert arrows(window) == []
    point_at(strip.chips[0])
    assert arrows(window) == ["Ad4Ac3 1", "Ah3Ac3 1"]
    assert window.view.table is not None
    drawn = [one.drawn for one in window.view.table.arrows.items]
    assert all(isinstance(one, ArrowShape) for one in drawn)
    assert len(drawn) == 2
    point_at(strip.chips[1])
    assert arrows(window) == ["Ah2Ab2 2"]
    QTest.mouseMove(strip.heading, QPoint(2, 2))
    QApplication.processEvents()
    assert arrows(window) == []


def test_the_keyboard_lights_them_too_and_goes_from_one_to_the_next(
    qtbot: QtBot, window: MainWindow
) -> None:
    strip = show(window, attacked())
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    window.view.setFocus()
    window.next_pane()
    assert strip.chips[0].hasFocus()
    assert arrows(window) == ["Ad4Ac3 1", "Ah3Ac3 1"]
    qtbot.keyClick(strip.chips[0], Qt.Key.Key_Right)
    assert strip.chips[1].hasFocus()
    assert arrows(window) == ["Ah2Ab2 2"]
    qtbot.keyClick(strip.chips[1], Qt.Key.Key_Left)
    qtbot.keyClick(strip.chips[0], Qt.Key.Key_Left)
    assert strip.chips[2].hasFocus()
    window.next_pane()
    assert window.moves_panel.view.hasFocus()
    assert arrows(window) == []
    strip.chips[2].setFocus()
    qtbot.keyClick(strip.chips[2], Qt.Key.Key_Escape)
    assert window.view.hasFocus()


def test_what_is_lit_follows_the_game(window: MainWindow) -> None:
    session = attacked()
    strip = show(window, session)
    point_at(strip.chips[0])
    play(session, "AB:c3d5")
    assert arrows(window) == ["Ad4Ab2 1"], "the Knight has gone, and the Bishop sees the pawn"
    play(session, "end")
    assert arrows(window) == []
    assert strip.isHidden()
    session.undo()
    assert not strip.isHidden()


def test_names_are_plain_text(window: MainWindow) -> None:
    session = attacked()
    strip = show(window, session)
    substitute(session, 2, "<b>Bo</b>")
    assert strip.chips[0].text() == "<b>Bo</b>"
    assert "&lt;b&gt;Bo&lt;/b&gt; threatens" in strip.chips[0].toolTip()


def test_of_many_only_the_badges_are_shown(qtbot: QtBot) -> None:
    letters = "bcdefgh"
    kings = " ".join(f"K{army}:{army.upper()}h1" for army in f"a{letters}")
    rooks = " ".join(f"R{army}:A{file}4" for army, file in zip(letters, "abcdefg", strict=True))
    pawns = " ".join(f"Pa:A{file}2" for file in "abcdefg")
    panel = OrderPanel()
    qtbot.addWidget(panel)
    panel.resize(260, 500)
    panel.show_session(attacked(f"{kings} {rooks} {pawns}", 8))
    panel.show()
    strip = panel.reasons
    assert strip is not None
    assert len(strip.chips) == 7
    width = strip.chips[0].width()
    assert {chip.width() for chip in strip.chips} == {width}
    assert width < 40
    assert strip.chips[0].accessibleName() == "Ben"
    places = [chip.geometry() for chip in strip.chips]
    assert all(not one.intersects(two) for one in places for two in places if one is not two)


def test_a_name_that_is_too_long_is_cut(panel: Panel) -> None:
    session = attacked()
    panel.resize(240, 400)
    substitute(session, 2, "Benedictus Maximilianus von und zu Hohenlohe")
    panel.on_screen(session, 240, 400)
    strip = panel.reasons
    assert strip is not None
    for chip in strip.chips:
        assert chip.geometry().right() < chip.parentWidget().width()
    assert strip.chips[1].y() > strip.chips[0].y()


def test_a_chip_shows_that_it_is_pointed_at(panel: Panel) -> None:
    panel.on_screen(attacked(), 240, 400)
    strip = panel.reasons
    assert strip is not None
    chip = strip.chips[1]  # the keyboard is on the first one

    def seen_at(place: QWidget) -> QImage:
        QTest.mouseMove(place, QPoint(3, 3))
        QApplication.processEvents()
        return chip.grab().toImage()

    away = seen_at(strip.heading)
    assert seen_at(chip) != away
    assert seen_at(strip.heading) == away


def test_squares_are_named_as_the_pair_that_lies_there_shows_them(window: MainWindow) -> None:
    pieces = "Ka:Ba1 Kb:Ag1 Kc:Cg1 Kd:Dg1 Na:Bc3 Pa:Bb2 Rb:Bh3 Rc:Bh2 Bd:Be1 Bb:Bd4"
    session = attacked(pieces)
    strip = show(window, session)
    ben = strip.chips[0]
    session.push(pair("AB"))
    assert ben.accessibleDescription() == ("Ben threatens Knight on f6 from e5 and a6")
    session.push(pair("BC"))
    assert ben.accessibleDescription() == "Ben threatens Knight on c3 from d4 and h3"
