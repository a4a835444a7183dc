"""Checks and mates on the real table, in the middle of their animation and after it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from cfanp_gui.core.boards import BOARD_LETTERS, STRIP
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.view_model import Mark
from cfanp_gui.table.layers.frames import BAND
from tests.games.armies import shogis
from tests.session.play import a_session, pair, play, session_at
from tests.table.desk import Desk
from tests.table.ring import MATE as RING_MATE
from tests.table.ring import RingDesk, a_ring
from tests.table.ring import play as play_ring

BEFORE = "AB:e4 BC:h3 BC:h6 AB:Bc4 BC:h4 BC:h5 AB:Qh5 BC:a3 BC:g6"
MATE = "AB:Qxf7#"
CHECK = "AB:e4 BC:h3 BC:h6 AB:Bc4 BC:h4 BC:h5"


def mated(qtbot: QtBot, moving: bool = True, **options: str) -> Desk:
    """Return a desk at which army a has just mated army b."""
    desk = Desk(qtbot, a_session(3, **options), moving)
    play(desk.session, BEFORE)
    rest(desk)
    play(desk.session, MATE)
    return desk


def rest(desk: Desk) -> None:
    """Let everything on the table arrive."""
    desk.settle()
    while desk.motion.busy:
        desk.motion.finish_all()
        desk.settle()


def show(desk: Desk, glide: str, part: float) -> None:
    """Stop the clock and show a glide at a part of its way; everything else has arrived."""
    desk.motion._timer.stop()
    for key, one in list(desk.motion._glides.items()):
        if key != glide:
            desk.motion._move(key, one, 1.0)
    desk.motion._glides[glide].step(part)


def band(desk: Desk, letter: str) -> QColor:
    """Return the colour that is seen on the outer part of a frame, at the middle of one side."""
    item = desk.board(letter)
    at = QPointF(item.area.body.left() + BAND * 0.3, 0)
    picture = desk.view.grab().toImage()
    pixel = desk.view.mapFromScene(item.mapToScene(at))
    return picture.pixelColor(desk.view.viewport().mapTo(desk.view, pixel))


def paint(session: GameSession, army: int) -> QColor:
    return QColor(session.match.colours[army])


def lined(desk: Desk) -> str:
    """Return the letters of the half-boards that show lines to attacked Kings."""
    desk.settle()
    return "".join(
        BOARD_LETTERS[item.board] for item in desk.scene.boards.values() if item.checks.lines
    )


# A check


def test_a_check_shows_a_line_from_the_attacker_to_the_king(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    play(desk.session, f"{CHECK} AB:Bxf7+")
    assert lined(desk) == "B"
    item = desk.board("B")
    (line,) = item.checks.lines
    off = item.mapToScene(line.p1()) - desk.square("Bc2")
    assert off.manhattanLength() < 0.01
    assert (item.mapToScene(line.p2()) - desk.square("Bd1")).manhattanLength() < 0.01
    play(desk.session, "AB:Kxf7")
    assert lined(desk) == ""


def test_a_line_across_the_seam_lies_on_both_half_boards(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(2))
    play(desk.session, "AB:e4 AB:d5 AB:e5 AB:d4 AB:f4 AB:d3 AB:f5 AB:dxc2 AB:Kf2 AB:Qd5")
    play(desk.session, "AB:a3 AB:Qc5+")
    assert lined(desk) == "AB"
    king = desk.square("Af2")
    for letter in "AB":
        (line,) = desk.board(letter).checks.lines
        assert (desk.board(letter).mapToScene(line.p2()) - king).manhattanLength() < 0.01


def test_a_line_over_the_strip_lies_on_it_too(qtbot: QtBot) -> None:
    line = "5/Ka4|5/Kb3Rb a 1/2 - - 1 0 1 base=shogi strip=5"
    desk = Desk(qtbot, shogis.session_at(line))
    desk.settle()
    king = desk.square("Aa1")
    for board in (0, 1, STRIP):
        item = desk.scene.boards[board]
        (line_there,) = item.checks.lines
        assert (item.mapToScene(line_there.p2()) - king).manhattanLength() < 0.01


def test_lines_follow_the_pair_that_is_shown(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    play(desk.session, f"{CHECK} AB:Bxf7+")
    desk.session.push(pair("AC"))
    assert lined(desk) == ""
    desk.session.push(pair("AB"))
    assert lined(desk) == "B"


def test_a_king_that_comes_into_check_flashes_and_then_wears_a_ring(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3), moving=True)
    play(desk.session, CHECK)
    rest(desk)
    play(desk.session, "AB:Bxf7+")
    desk.settle()
    show(desk, "check", 0.2)
    bright = desk.view.grab().toImage()
    rest(desk)
    at = desk.view.mapFromScene(desk.board("B").mapToScene(desk.piece("Bd1").pos())
                                + QPointF(20, 20))  # fmt: skip
    assert bright.pixelColor(at) != desk.view.grab().toImage().pixelColor(at)
    assert desk.marked(Mark.CHECK) == {"Bd1"}


def test_with_reduced_motion_nothing_flashes(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    play(desk.session, f"{CHECK} AB:Bxf7+")
    desk.settle()
    assert not desk.motion.busy
    assert not desk.board("B").checks._kings


def test_walking_back_to_a_check_does_not_flash(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3), moving=True)
    play(desk.session, f"{CHECK} AB:Bxf7+ AB:Kxf7")
    rest(desk)
    desk.session.undo()
    desk.settle()
    assert desk.marked(Mark.CHECK) == {"Bd1"}
    assert lined(desk) == "B"
    assert not desk.motion.moves("check")


# A mate


def test_the_captors_paint_flows_over_frame_and_stands(qtbot: QtBot) -> None:
    desk = mated(qtbot)
    red, own = paint(desk.session, 0), paint(desk.session, 1)
    assert desk.scene.moments.playing
    show(desk, "mate", 0.0)
    pieces = [item for item in desk.scene.pieces.values() if item.piece.army == 1]
    assert band(desk, "B") == own
    assert all(item.flowing for item in pieces)
    before = pieces[0].pixmap().toImage()
    show(desk, "mate", 0.5)
    assert 0 < sum(item.flowing for item in pieces) <= len(pieces)
    rest(desk)
    assert band(desk, "B") == red
    assert not any(item.flowing for item in pieces)
    assert pieces[0].pixmap().toImage() != before
    desk.check()


def test_the_checking_lines_are_drawn_first(qtbot: QtBot) -> None:
    desk = mated(qtbot)
    show(desk, "mate", 0.05)
    assert desk.board("B").checks._drawn < 0.5
    show(desk, "mate", 0.3)
    assert desk.board("B").checks._drawn == 1.0
    assert lined(desk) == "B"


def test_with_reduced_motion_it_is_all_there_at_once(qtbot: QtBot) -> None:
    desk = mated(qtbot, moving=False)
    assert not desk.scene.moments.playing
    assert band(desk, "B") == paint(desk.session, 0)
    assert lined(desk) == "B"


@pytest.mark.parametrize("captured", ["dead", "removed"])
def test_an_army_that_dies_goes_grey(qtbot: QtBot, captured: str) -> None:
    desk = mated(qtbot, captured=captured)
    show(desk, "mate", 0.1)
    assert band(desk, "B") == paint(desk.session, 1)
    rest(desk)
    assert desk.board("B").look.captor is None
    assert band(desk, "B") not in (paint(desk.session, 0), paint(desk.session, 1))
    desk.check()


def test_another_action_ends_what_is_still_shown(qtbot: QtBot) -> None:
    desk = mated(qtbot)
    show(desk, "mate", 0.3)
    play(desk.session, "BC:Nc3")
    assert not desk.scene.moments.playing
    assert not any(item.flowing for item in desk.scene.pieces.values())
    rest(desk)
    desk.check()
    desk.session.undo(2)
    rest(desk)
    desk.check()
    assert desk.board("B").look.captor is None


def test_it_is_said_when_a_mate_has_been_shown(qtbot: QtBot) -> None:
    desk = mated(qtbot)
    with qtbot.waitSignal(desk.scene.moments.finished):
        desk.motion.finish_all()


def test_walking_to_a_mate_shows_how_it_is_and_no_animation(qtbot: QtBot) -> None:
    desk = mated(qtbot)
    rest(desk)
    desk.session.undo()
    rest(desk)
    desk.session.redo()
    desk.settle()
    assert not desk.scene.moments.playing
    assert desk.scene.moments.can_replay
    rest(desk)
    assert lined(desk) == "B"


def test_a_mate_is_shown_again(qtbot: QtBot) -> None:
    """Also when other half-boards lie together by now."""
    desk = mated(qtbot)
    rest(desk)
    desk.session.push(pair("AC"))
    rest(desk)
    desk.scene.moments.replay()
    assert desk.session.pair == pair("AB")
    assert desk.scene.moments.playing
    show(desk, "mate", 0.0)
    assert band(desk, "B") == paint(desk.session, 1)
    rest(desk)
    assert band(desk, "B") == paint(desk.session, 0)
    desk.check()


def test_only_a_mate_is_shown_again(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    assert not desk.scene.moments.can_replay
    play(desk.session, "AB:e4")
    desk.scene.moments.replay()
    assert not desk.scene.moments.can_replay
    assert not desk.motion.busy


def test_the_mate_of_a_ring_is_shown_on_the_board_that_leaves(qtbot: QtBot) -> None:
    desk = RingDesk(qtbot, a_ring(), moving=True)
    play_ring(desk.session, RING_MATE)
    rest(desk)
    play_ring(desk.session, "1:d8h4")
    assert desk.scene.moments.playing
    assert desk.scene.moments.can_replay
    assert desk.scene.moments.is_off_table, "the board is leaving the table"
    assert len(lined(desk)) == 1, "White's half, on which King and Queen stand"
    rest(desk)
    desk.check()
    assert lined(desk) == ""


FREEZING = "7Ka/1Ra6/8/8|1Nb6/8/7Ra/4Kb3|8/8/2Rc5/3Kc4 a 1/2/3 -/-/- - 1 0 1"


def looks(desk: Desk) -> tuple[bool, bool]:
    """Return whether the frame of half-board B is frozen, and whether it is stone."""
    look = desk.board("B").look
    return look.frozen, look.stone


def test_frost_flows_over_a_mated_army_and_stone_over_one_that_lost_its_king(qtbot: QtBot) -> None:
    desk = Desk(qtbot, session_at(FREEZING, kingcapture=True), moving=True)
    moments = desk.scene.moments
    play(desk.session, "AB:b3b8")
    assert moments.playing
    assert moments.can_replay
    show(desk, "mate", 0.5)
    assert desk.piece("Bb4").flowing
    rest(desk)
    assert looks(desk) == (True, False)
    play(desk.session, "AC:f7f6")
    rest(desk)
    assert not moments.playing
    play(desk.session, "AB:b8d8")
    assert moments.playing
    show(desk, "mate", 0.5)
    assert desk.piece("Bb4").flowing
    rest(desk)
    assert looks(desk) == (False, True)
    assert moments.can_replay
    moments.replay()
    assert moments.playing
    rest(desk)
    desk.check()
    desk.session.undo()
    assert not moments.playing
    assert looks(desk) == (True, False)
    desk.check()


def test_an_army_thaws_when_it_is_released(qtbot: QtBot) -> None:
    session = session_at(FREEZING.replace("1Nb6", "1Nb1Bc4"), kingcapture=True)
    desk = Desk(qtbot, session, moving=True)
    play(session, "AB:b3b8")
    rest(desk)
    assert looks(desk) == (True, False)
    play(session, "BC:d4g1")
    assert desk.scene.moments.playing
    assert not desk.scene.moments.can_replay
    rest(desk)
    assert looks(desk) == (False, False)
