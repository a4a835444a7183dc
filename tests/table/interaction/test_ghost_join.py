"""A pair shown from beside the table, which nobody has pushed."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from cfanp_gui.table.interaction.ghost_join import GhostJoin
from cfanp_gui.table.layout.geometry import Layout
from tests.session.play import a_session, pair, play
from tests.table.desk import Desk
from tests.table.ring import RingDesk, a_ring


def test_a_pair_is_shown_and_taken_back(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(4))
    homes = desk.scene.poses()
    ghost = GhostJoin(desk.scene)
    ghost.show(pair("AC"))
    assert ghost.pair == pair("AC")
    assert desk.session.pair is None, "only the table shows it"
    laid = desk.scene.poses()
    assert laid != homes
    assert all(desk.board(letter).pose == laid["ABCD".index(letter)] for letter in "ABCD")
    assert desk.scene.badge.isVisible()
    assert desk.scene.badge.text == "A + C   20 moves"
    assert sorted(desk.board(letter).opacity() for letter in "AC")[0] < 1.0
    ghost.show(pair("AD"))
    assert desk.scene.badge.text.startswith("A + D")
    assert desk.board("C").opacity() == 1.0
    ghost.show(None)
    assert desk.scene.poses() == homes
    assert not desk.scene.badge.isVisible()
    desk.check()


def test_the_badge_says_what_it_is_told(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(4))
    GhostJoin(desk.scene).show(pair("CD"), "C + D   20 legal moves")
    assert desk.scene.badge.text == "C + D   20 legal moves"


def test_what_is_really_pushed_comes_back(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(4))
    desk.push("A", "B")
    lay = desk.scene.poses()
    ghost = GhostJoin(desk.scene)
    ghost.show(pair("AB"))
    assert ghost.pair is None, "it lies there already"
    ghost.show(pair("AC"))
    assert desk.scene.poses() != lay
    ghost.show(None)
    assert desk.scene.poses() == lay
    desk.check()


def test_nothing_is_shown_while_something_is_held(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(4))
    desk.carry(desk.grip("A"), desk.seat_of("A", "B"))
    said = desk.scene.badge.text
    ghost = GhostJoin(desk.scene)
    ghost.show(pair("CD"))
    assert ghost.pair is None
    assert desk.scene.badge.text == said
    desk.release(desk.seat_of("A", "B"))
    assert desk.session.pair == pair("AB")
    desk.check()


def test_in_a_game_without_pairs_nothing_is_shown(qtbot: QtBot) -> None:
    desk = RingDesk(qtbot, a_ring())
    ghost = GhostJoin(desk.scene)
    ghost.show(pair("AB"))
    assert ghost.pair is None


def test_on_a_stage_it_lies_as_it_will_when_it_is_pushed(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(4))
    desk.scene.laying.set_layout(Layout.STAGE)
    play(desk.session, "AB:e4 AB:e5")
    desk.settle()
    before = desk.scene.poses()
    ghost = GhostJoin(desk.scene)
    ghost.show(pair("BC"))
    desk.settle()
    shown = desk.scene.poses()
    assert shown[2].y > shown[1].y, "the half of the player to move lies below"
    ghost.show(None)
    desk.settle()
    assert desk.scene.poses() == before
    ghost.show(pair("BC"))
    desk.session.push(pair("BC"))
    ghost.show(None)
    desk.settle()
    assert desk.scene.poses() == shown
