"""Where a King was taken off, the square keeps a quiet mark, and the plate says so."""

from __future__ import annotations

from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from cfanp_gui.core.boards import Edge
from cfanp_gui.core.game import Game
from cfanp_gui.session.view_model import Mark
from tests.made_up.test_passing import laid
from tests.made_up.test_side_by_side import at, marked, square
from tests.made_up.test_without_a_window import play
from tests.table.access.listener import Listener, name
from tests.table.desk import Desk

START = "a1w/b1w/a2b|b1w/c26b w|b"
"""Player 1 captures the only Z of player 2."""


def test_the_square_is_marked_from_then_on(qtbot: QtBot, odd: Game) -> None:
    desk = Desk(qtbot, laid(odd, START))
    assert marked(desk, Mark.FALLEN) == set()
    play(desk.session, "1:a1a2")
    assert marked(desk, Mark.FALLEN) == {"1:a2"}
    play(desk.session, "1:-- 1:a2a3 2:c26c25 1:--")
    assert marked(desk, Mark.FALLEN) == {"1:a2"}, "also when the piece has gone on"
    assert desk.session.node.taken_off() == {1: square("1:a2")}
    desk.session.undo(5)
    assert marked(desk, Mark.FALLEN) == set()
    desk.check()


def test_the_mark_is_seen_and_quiet(qtbot: QtBot, odd: Game) -> None:
    desk = Desk(qtbot, laid(odd, START))
    play(desk.session, "1:a1a2 1:-- 1:a2a3 1:-- 1:b1b2 1:--")
    desk.key("1")
    desk.settle()
    image = desk.view.grab().toImage()
    theme = desk.scene.theme
    centre = desk.pixel(at(desk, "1:a2"))
    light = desk.scene.boards[0].spec.is_light(square("1:a2").index)
    bare = theme.light_square if light else theme.dark_square
    there = QColor(image.pixel(centre))
    assert there != bare
    assert abs(there.lightness() - bare.lightness()) < 60


def test_the_walk_to_a_mark_is_remembered(odd: Game) -> None:
    session = laid(odd, START)
    play(session, "1:a1a2 1:-- 1:a2a3")
    node = session.node
    assert node.taken_off() is node.taken_off()
    assert node.parent is not None
    assert node.parent.taken_off() is node.taken_off()
    assert session.root.taken_off() == {}


def test_plate_and_square_say_it(qtbot: QtBot, odd: Game) -> None:
    session = laid(odd, START)
    listener = Listener(qtbot, session)
    play(session, "1:a1a2 1:-- 1:a2a3")
    desk = listener.desk
    desk.settle()
    plate = desk.scene.boards[0].plates[Edge.NORTH].text
    assert "no King" in plate.note
    assert "Ben's King was taken off here" in name(listener.named("board 1, a2"))
    assert "no King" in name(listener.named("board 1, Anna, Ben"))
