"""Checks, mates, fights and changes of armies on the real table, amid their animation and after."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF, QTimer
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from cfanp_gui.core.boards import BOARD_LETTERS, STRIP, Square
from cfanp_gui.session.game_session import GameSession, new_session
from cfanp_gui.session.seeing import take_seat
from cfanp_gui.session.view_model import Mark
from cfanp_gui.table.layers.check_lines import FLASH_MS
from cfanp_gui.table.layers.frames import BAND
from cfanp_gui.table.layers.piece_items import PieceItem
from cfanp_gui.table.moments import MATE_MS
from tests.games.armies import shogis
from tests.games.pairs.hidden.fields import at as field
from tests.made_up.hidden import parse
from tests.session.blind import blind_session, hidden_match
from tests.session.blind import play as play_blind
from tests.session.play import a_session, pair, play, session_at
from tests.table.desk import Desk
from tests.table.ring import MATE as RING_MATE
from tests.table.ring import RingDesk, a_ring
from tests.table.ring import play as play_ring

BEFORE = "AB:e4 BC:h3 BC:h6 AB:Bc4 BC:h4 BC:h5 AB:Qh5 BC:a3 BC:g6"
MATE = "AB:Qxf7#"
CHECK = "AB:e4 BC:h3 BC:h6 AB:Bc4 BC:h4 BC:h5"
FREEZING = "7Ka/1Ra6/8/8|1Nb6/8/7Ra/4Kb3|8/8/2Rc5/3Kc4 a 1/2/3 -/-/- - 1 0 1"


def mated(qtbot: QtBot, moving: bool = True, **options: str) -> Desk:
    """Return a desk at which army a has just mated army b."""
    desk = Desk(qtbot, a_session(3, **options), moving)
    play(desk.session, BEFORE)
    desk.rest()
    play(desk.session, MATE)
    return desk


def seen(desk: Desk, letter: str, at: QPointF) -> QColor:
    """Return the colour that is seen at a point of a half-board."""
    pixel = desk.view.mapFromScene(desk.board(letter).mapToScene(at))
    return desk.view.grab().toImage().pixelColor(desk.view.viewport().mapTo(desk.view, pixel))


def band(desk: Desk, letter: str) -> QColor:
    """Return the colour on the outer part of a frame, at the middle of one side."""
    return seen(desk, letter, QPointF(desk.board(letter).area.body.left() + BAND * 0.3, 0))


def paint(session: GameSession, army: int) -> QColor:
    return QColor(session.match.colours[army])


def lined(desk: Desk) -> str:
    """Return the letters of the half-boards that show lines to attacked Kings."""
    desk.settle()
    return "".join(
        BOARD_LETTERS[item.board] for item in desk.scene.boards.values() if item.checks.lines
    )


def test_lines_to_a_king_in_check_lie_on_every_board_they_cross(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    play(desk.session, f"{CHECK} AB:Bxf7+")
    assert lined(desk) == "B"
    item = desk.board("B")
    (line,) = item.checks.lines
    assert (item.mapToScene(line.p1()) - desk.square("Bc2")).manhattanLength() < 0.01
    assert (item.mapToScene(line.p2()) - desk.square("Bd1")).manhattanLength() < 0.01
    desk.session.push(pair("AC"))
    assert lined(desk) == "", "they follow the pair that is shown"
    desk.session.push(pair("AB"))
    assert lined(desk) == "B"
    play(desk.session, "AB:Kxf7")
    assert lined(desk) == ""
    across = Desk(qtbot, a_session(2))
    play(across.session, "AB:e4 AB:d5 AB:e5 AB:d4 AB:f4 AB:d3 AB:f5 AB:dxc2 AB:Kf2 AB:Qd5 AB:a3")
    play(across.session, "AB:Qc5+")
    line = "5/Ka4|5/Kb3Rb a 1/2 - - 1 0 1 base=shogi strip=5"
    strip = Desk(qtbot, shogis.session_at(line))
    for table, king, boards in ((across, "Af2", (0, 1)), (strip, "Aa1", (0, 1, STRIP))):
        table.settle()
        for board in boards:
            item = table.scene.boards[board]
            (line_there,) = item.checks.lines
            off = item.mapToScene(line_there.p2()) - table.square(king)
            assert off.manhattanLength() < 0.01, board


@pytest.mark.parametrize("moving", [True, False])
def test_a_king_that_comes_into_check_flashes_unless_motion_is_reduced(
    qtbot: QtBot, moving: bool
) -> None:
    desk = Desk(qtbot, a_session(3), moving)
    play(desk.session, CHECK)
    desk.rest()
    play(desk.session, "AB:Bxf7+")
    desk.settle()
    assert desk.motion.busy is moving
    desk.wait(FLASH_MS // 5)
    beside = desk.piece("Bd1").pos() + QPointF(20, 20)
    bright = seen(desk, "B", beside)
    desk.rest()
    assert (bright != seen(desk, "B", beside)) is moving
    assert desk.marked(Mark.CHECK) == {"Bd1"}
    play(desk.session, "AB:Kxf7")
    desk.rest()
    desk.session.undo()
    desk.settle()
    assert desk.marked(Mark.CHECK) == {"Bd1"}
    assert lined(desk) == "B"
    assert not desk.motion.moves("check"), "walking back to a check does not flash"


# A mate


def test_the_captors_paint_flows_over_frame_and_stands_after_the_lines_are_drawn(
    qtbot: QtBot,
) -> None:
    desk = mated(qtbot)
    red, own = paint(desk.session, 0), paint(desk.session, 1)
    finished: list[bool] = []
    desk.scene.moments.finished.connect(lambda: finished.append(True))
    assert desk.scene.moments.playing
    assert lined(desk) == "B"
    desk.wait(1)
    pieces = [item for item in desk.scene.pieces.values() if item.piece.army == 1]
    assert band(desk, "B") == own
    assert all(item.flowing for item in pieces)
    before = pieces[0].pixmap().toImage()
    flowing = [len(pieces)]
    for _ in range(8):
        desk.wait(MATE_MS // 9)
        flowing.append(sum(item.flowing for item in pieces))
    assert flowing == sorted(flowing, reverse=True)
    assert len(set(flowing)) > 2
    desk.rest()
    assert finished == [True]
    assert band(desk, "B") == red
    assert not any(item.flowing for item in pieces)
    assert pieces[0].pixmap().toImage() != before
    desk.check()
    still = mated(qtbot, moving=False)
    assert not still.scene.moments.playing
    assert (band(still, "B"), lined(still)) == (red, "B"), "it is all there at once"


@pytest.mark.parametrize("captured", ["dead", "removed"])
def test_an_army_that_dies_goes_grey(qtbot: QtBot, captured: str) -> None:
    desk = mated(qtbot, captured=captured)
    desk.wait(MATE_MS // 10)
    assert band(desk, "B") == paint(desk.session, 1)
    desk.rest()
    assert desk.board("B").look.captor is None
    assert band(desk, "B") not in (paint(desk.session, 0), paint(desk.session, 1))
    desk.check()


def test_another_action_ends_what_is_still_shown(qtbot: QtBot) -> None:
    desk = mated(qtbot)
    desk.wait(MATE_MS // 3)
    play(desk.session, "BC:Nc3")
    assert not desk.scene.moments.playing
    assert not any(item.flowing for item in desk.scene.pieces.values())
    desk.rest()
    desk.check()
    desk.session.undo(2)
    desk.rest()
    desk.check()
    assert desk.board("B").look.captor is None
    desk.session.redo()
    desk.settle()
    assert not desk.scene.moments.playing, "walking to a mate shows how it is"
    assert lined(desk) == "B"


def test_a_mate_is_shown_again_also_when_other_half_boards_lie_together(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    play(desk.session, "AB:e4")
    desk.scene.moments.replay()
    assert not desk.scene.moments.can_replay, "it was no mate"
    assert not desk.motion.busy
    desk = mated(qtbot)
    desk.rest()
    desk.session.push(pair("AC"))
    desk.rest()
    desk.scene.moments.replay()
    assert desk.session.pair == pair("AB")
    assert desk.scene.moments.playing
    desk.wait(1)
    assert band(desk, "B") == paint(desk.session, 1)
    desk.rest()
    assert band(desk, "B") == paint(desk.session, 0)
    desk.check()


def test_the_mate_of_a_ring_is_shown_on_the_board_that_leaves(qtbot: QtBot) -> None:
    desk = RingDesk(qtbot, a_ring(), moving=True)
    play_ring(desk.session, RING_MATE)
    desk.rest()
    play_ring(desk.session, "1:d8h4")
    assert desk.scene.moments.playing
    assert desk.scene.moments.can_replay
    assert desk.scene.moments.is_off_table, "the board is leaving the table"
    assert len(lined(desk)) == 1, "White's half, on which King and Queen stand"
    desk.rest()
    desk.check()
    assert lined(desk) == ""


def test_frost_flows_over_a_mated_army_stone_over_one_without_king_and_it_thaws(
    qtbot: QtBot,
) -> None:
    def looks(desk: Desk) -> tuple[bool, bool]:
        look = desk.board("B").look
        return look.frozen, look.stone

    desk = Desk(qtbot, session_at(FREEZING, kingcapture=True), moving=True)
    moments = desk.scene.moments
    for move, wanted in (("AB:b3b8", (True, False)), ("AB:b8d8", (False, True))):
        play(desk.session, move)
        assert moments.playing
        assert moments.can_replay
        desk.wait(MATE_MS // 2)
        assert desk.piece("Bb4").flowing
        desk.rest()
        assert looks(desk) == wanted
        if wanted[0]:
            play(desk.session, "AC:f7f6")
            desk.rest()
            assert not moments.playing
    moments.replay()
    assert moments.playing
    desk.rest()
    desk.session.undo()
    assert not moments.playing
    assert looks(desk) == (True, False)
    desk.check()
    session = session_at(FREEZING.replace("1Nb6", "1Nb1Bc4"), kingcapture=True)
    released = Desk(qtbot, session, moving=True)
    play(session, "AB:b3b8")
    released.rest()
    play(session, "BC:d4g1")
    assert released.scene.moments.playing
    assert not released.scene.moments.can_replay
    released.rest()
    assert looks(released) == (False, False)


# Fights of hidden pieces: both are shown, and then what waits for that is done

TO_A4 = ("a1a2", "b7b6", "b4b5", "a2a3", "c7c6", "c4c5")
TO_D4 = ("d1d2", "b7b6", "b4b3", "d2d3", "c7c6", "c4c5")


def piece(desk: Desk, name: str) -> PieceItem:
    """Return the piece on a square."""
    return desk.scene.pieces[parse(f"{name}a1").origin]


def test_two_that_met_are_shown_seen_whole_and_then_gone(qtbot: QtBot) -> None:
    session = blind_session()
    desk = Desk(qtbot, session)
    desk.view.resize(330, 300)
    desk.view.fit()
    play_blind(session, *TO_A4)
    shown = desk.scene.fights
    assert not shown.playing
    play_blind(session, "a3a4")
    assert shown.item is not None
    assert [(one.name, one.falls) for one in shown.item.fighters] == [
        ("Giant", False), ("Knave", True),
    ]  # fmt: skip
    around = shown.item.boundingRect().translated(QPointF(desk.pixel(shown.item.pos())))
    assert QRectF(desk.view.viewport().rect()).contains(around)
    image = desk.view.grab().toImage()
    done: list[int] = []
    shown.afterwards(lambda: done.append(1))
    assert not done
    (timer,) = shown.findChildren(QTimer)
    assert timer.isActive()
    timer.stop()
    timer.timeout.emit()
    assert not shown.playing
    assert done == [1]
    shown.afterwards(lambda: done.append(2))
    assert done == [1, 2], "at once, where nothing is shown"
    assert desk.view.grab().toImage() != image


def test_one_that_fails_goes_to_the_square_and_falls_after_the_fight(qtbot: QtBot) -> None:
    session = blind_session()
    desk = Desk(qtbot, session, moving=True)
    play_blind(session, *TO_D4)
    attacker, defender = piece(desk, "d3"), piece(desk, "d4")
    there, begun = defender.scenePos(), attacker.scenePos()
    play_blind(session, "d3d4")
    item = desk.scene.fights.item
    assert item is not None
    assert [(one.name, one.falls) for one in item.fighters] == [("Page", True), ("Knave", False)]
    assert item.opacity() == 0, "they go there first"
    assert attacker.scenePos() == begun
    desk.rest()
    assert item.opacity() == 1
    assert attacker.scenePos() == there
    assert (attacker.opacity(), defender.opacity()) == (1, 1), "both stand there for the fight"
    assert piece(desk, "d4") is defender
    desk.scene.fights.leave()
    desk.rest()
    assert attacker.scene() is None
    assert defender.scenePos() == there
    session.go_back(1)
    desk.rest()
    walking = piece(desk, "d3")
    session.walk(1)
    assert desk.scene.fights.item is None, "a walk through the record shows no fight"
    assert walking.scene() is desk.scene
    desk.rest()
    assert walking.scene() is None


def test_one_that_is_beaten_stands_until_the_fight_is_over(qtbot: QtBot) -> None:
    session = blind_session()
    desk = Desk(qtbot, session, moving=True)
    play_blind(session, *TO_A4)
    attacker, beaten = piece(desk, "a3"), piece(desk, "a4")
    play_blind(session, "a3a4")
    desk.motion.finish_all()
    assert piece(desk, "a4") is attacker
    assert (beaten.scene(), beaten.opacity()) == (desk.scene, 1)
    play_blind(session, "c6c7")
    desk.motion.finish_all()
    assert beaten.scene() is None, "the next move ends the fight"
    start = field("Ta9/10/10/La8Fa", "10/10/10/Lb8Fb", "9Lc/10/10/9Fc")
    session = new_session(hidden_match(), start)
    pushed = Desk(qtbot, session, moving=True)
    take_seat(session)
    assert session.propose(session.game.parse_action("AC:a4a7")) is None
    item = pushed.scene.fights.item
    assert item is not None
    pushed.motion.finish_all()
    away = item.pos() - pushed.scene.centre_of(Square(2, 39))
    assert away.manhattanLength() < 2, "where they meet once the boards lie there"
