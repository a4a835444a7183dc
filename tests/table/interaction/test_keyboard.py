"""Which keys are the table's, and that arrows lead everywhere; scenarios walk the cursor."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from cfanp_gui.table.layout.geometry import Layout
from tests.core.build import cfen
from tests.session.play import a_session, play, session_at, square_named
from tests.table.desk import Desk
from tests.table.ring import RingDesk, a_ring, board_square

Key = Qt.Key
ARROWS = (Key.Key_Up, Key.Key_Down, Key.Key_Left, Key.Key_Right)


def test_a_key_is_the_windows_unless_it_means_something_here(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    play(desk.session, "AB:e4")
    keyboard = desk.scene.keyboard
    assert not any(map(keyboard.claims, ARROWS))
    moved: list[object] = []
    keyboard.moved.connect(moved.append)
    qtbot.keyClick(desk.view, Key.Key_Tab)
    assert moved == [keyboard.square]
    assert keyboard.square is not None
    assert all(map(keyboard.claims, ARROWS))
    assert not keyboard.claims(Key.Key_Home)
    assert keyboard.claims(Key.Key_C, "c")
    assert not keyboard.claims(Key.Key_D, "d"), "there are three half-boards"
    assert not keyboard.claims(Key.Key_Slash, "/")
    assert not keyboard.claims(Key.Key_F, "")
    asked = Desk(qtbot, session_at(cfen(3, "Ka:Ae1 Pa:Bb2 Kb:Bh1 Kc:Ce1"))).scene
    assert not asked.keyboard.claims(Key.Key_Q, "q")
    asked.resolver.move(square_named("Bb2"), square_named("Bb1"))
    assert asked.keyboard.claims(Key.Key_Q, "q"), "it answers the question"
    assert asked.keyboard.square is None
    assert asked.keyboard.claims(Key.Key_Right), "so does an arrow"
    ring = RingDesk(qtbot, a_ring()).scene.keyboard
    assert not ring.claims(Key.Key_N, "n"), "without a cursor there is no pocket"
    ring.go(board_square("1e2"))
    assert ring.claims(Key.Key_N, "n")
    assert not ring.claims(Key.Key_T, "t")


def test_arrows_reach_every_square_of_a_round_table_and_follow_the_turned_view(
    qtbot: QtBot,
) -> None:
    desk = Desk(qtbot, a_session(4))
    desk.scene.laying.set_layout(Layout.ROUND)
    keyboard = desk.scene.keyboard
    seen, waiting = {square_named("Ae1")}, [square_named("Ae1")]
    while waiting:
        here = waiting.pop()
        for key in ARROWS:
            keyboard.go(here)
            qtbot.keyClick(desk.view, key)
            assert keyboard.square is not None
            if keyboard.square not in seen:
                seen.add(keyboard.square)
                waiting.append(keyboard.square)
    assert len(seen) == 4 * 32
    turned = Desk(qtbot, a_session(3))
    turned.view.turn_by(180)
    turned.scene.keyboard.go(square_named("Ae2"))
    for key, goal in ((Key.Key_Up, "Ae1"), (Key.Key_Left, "Af1")):
        qtbot.keyClick(turned.view, key)
        assert turned.scene.keyboard.square == square_named(goal)
