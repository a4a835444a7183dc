"""Checks, mates, fights and captures amid animation; ``../told/moments.txt`` has what follows."""

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from cfanp_gui.core.actions import PocketSource
from cfanp_gui.core.boards import STRIP, Square
from cfanp_gui.session.game_session import GameSession, new_session
from cfanp_gui.session.seeing import take_seat
from cfanp_gui.session.view_model import Mark
from cfanp_gui.table.feedback.moments import MATE_MS
from cfanp_gui.table.layers.frames import BAND
from cfanp_gui.table.layers.marks import FLASH_MS
from cfanp_gui.table.layers.piece_items import PieceItem
from cfanp_gui.table.layers.piece_layer import REPAINTING
from tests.games.armies import shogis
from tests.games.pairs.hidden.fields import at as field
from tests.made_up.hidden import parse
from tests.session.blind import blind_session, hidden_match
from tests.session.blind import play as play_blind
from tests.session.play import a_session, play
from tests.table.desk import Desk, flows, time_is_up
from tests.table.pixels import colours

BEFORE = "AB:e4 BC:h3 BC:h6 AB:Bc4 BC:h4 BC:h5 AB:Qh5 BC:a3 BC:g6"
MATE = "AB:Qxf7#"
CHECK = "AB:e4 BC:h3 BC:h6 AB:Bc4 BC:h4 BC:h5"


def mated(qtbot: QtBot, moving: bool = True, **options: str) -> Desk:
    """Return a desk at which army A has just mated army B."""
    desk = Desk(qtbot, a_session(3, **options), moving)
    play(desk.session, BEFORE)
    desk.rest()
    play(desk.session, MATE)
    return desk


def seen(desk: Desk, letter: str, at: QPointF) -> QColor:
    """Return the colour that is seen at a point of a half-board."""
    pixel = desk.view.mapFromScene(desk.board(letter).mapToScene(at))
    return desk.image().pixelColor(desk.view.viewport().mapTo(desk.view, pixel))


def band(desk: Desk, letter: str) -> QColor:
    """Return the colour on the outer part of a frame, at the middle of one side."""
    return seen(desk, letter, QPointF(desk.board(letter).area.body.left() + BAND * 0.4, 0))


def paint(session: GameSession, army: int) -> QColor:
    return QColor(session.match.colours[army])


@pytest.mark.parametrize("moving", [True, False])
def test_a_king_that_comes_into_check_flashes_unless_motion_is_reduced(
    qtbot: QtBot, moving: bool
) -> None:
    desk = Desk(qtbot, a_session(3), moving)
    play(desk.session, CHECK)
    desk.rest()
    play(desk.session, "AB:Bxf7+")
    desk.settle()
    assert desk.animator.busy is moving
    desk.wait(FLASH_MS // 5)
    beside = desk.piece("Bd1").pos() + QPointF(20, 20)
    bright = seen(desk, "B", beside)
    desk.rest()
    assert (abs(bright.lightness() - seen(desk, "B", beside).lightness()) > 8) is moving
    assert desk.marked(Mark.CHECK) == {"Bd1"}
    play(desk.session, "AB:Kxf7")
    desk.rest()
    desk.session.undo()
    desk.settle()
    assert desk.marked(Mark.CHECK) == {"Bd1"}
    assert not desk.animator.moves("check"), "walking back to a check does not flash"


# A mate


def test_the_captors_paint_flows_over_frame_and_stands_after_the_lines_are_drawn(
    qtbot: QtBot,
) -> None:
    desk = mated(qtbot)
    red, own = paint(desk.session, 0), paint(desk.session, 1)
    finished: list[bool] = []
    desk.scene.moments.finished.connect(lambda: finished.append(True))
    assert desk.scene.moments.playing
    desk.wait(1)
    pieces = [item for item in desk.scene.pieces.values() if item.piece.army == 1]
    assert band(desk, "B") == own
    assert all(flows(item) for item in pieces)
    before = pieces[0].pixmap().toImage()
    flowing = [len(pieces)]
    for _ in range(8):
        desk.wait(MATE_MS // 9)
        flowing.append(sum(flows(item) for item in pieces))
    assert flowing == sorted(flowing, reverse=True)
    assert len(set(flowing)) > 2
    desk.rest()
    assert finished == [True]
    assert band(desk, "B") == red
    assert not any(flows(item) for item in pieces)
    assert pieces[0].pixmap().toImage() != before
    desk.check()
    still = mated(qtbot, moving=False)
    assert not still.scene.moments.playing
    assert band(still, "B") == red, "it is all there at once"
    for captured in ("dead", "removed"):
        dying = mated(qtbot, captured=captured)
        dying.wait(MATE_MS // 10)
        assert band(dying, "B") == own
        dying.rest()
        assert band(dying, "B") not in (own, red), "it goes grey"
        dying.check()


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
    image = desk.image()
    done: list[int] = []
    shown.afterwards(lambda: done.append(1))
    assert not done
    assert time_is_up(shown)
    assert not shown.playing
    assert done == [1]
    shown.afterwards(lambda: done.append(2))
    assert done == [1, 2], "at once, where nothing is shown"
    assert desk.image() != image


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
    desk.animator.finish_all()
    assert piece(desk, "a4") is attacker
    assert (beaten.scene(), beaten.opacity()) == (desk.scene, 1)
    play_blind(session, "c6c7")
    desk.animator.finish_all()
    assert beaten.scene() is None, "the next move ends the fight"
    start = field("Ta9/10/10/La8Fa", "10/10/10/Lb8Fb", "9Lc/10/10/9Fc")
    session = new_session(hidden_match(), start)
    pushed = Desk(qtbot, session, moving=True)
    take_seat(session)
    assert session.propose(session.game.parse_action("AC:a4a7")) is None
    item = pushed.scene.fights.item
    assert item is not None
    pushed.animator.finish_all()
    away = item.pos() - pushed.scene.centre_of(Square(2, 39))
    assert abs(away.y()) < 2, "beside where they meet once the boards lie there"
    shown = item.boundingRect().translated(QPointF(pushed.pixel(item.pos())))
    board = pushed.scene.boards[2]
    seen = pushed.view.mapFromScene(board.mapToScene(board.area.body)).boundingRect()
    assert not shown.intersects(QRectF(seen)), "it hides no piece and no name of a square"


# Pieces that change hands: painted over on their way, and turned to their new owner

TWO = "5/Ka4|5/4Kb a 1/2 - - 1 0 1 base=shogi strip=2Ga2 hand=a:PPR,b:S"
TAKES = "5/Ka3Ra|5/RbKb3 a 1/2 - - 1 0 1 base=shogi strip=5"


def paints(desk: Desk, item: PieceItem) -> set[str]:
    """Return in which of the two players' paints a piece is seen."""
    found = colours(item.pixmap().toImage())
    return {paint for paint in desk.session.match.colours if found[paint] > 40}


@pytest.mark.parametrize("moving", [True, False])
def test_a_captured_piece_is_painted_over_on_its_way_to_the_hand(
    qtbot: QtBot, moving: bool
) -> None:
    desk = Desk(qtbot, shogis.session_at(TAKES), moving)
    mine, theirs = desk.session.match.colours
    rook = desk.scene.pieces[Square(1, 0)]
    assert desk.session.propose(shogis.GAME.parse_action("AB:e1e5")) is None
    desk.scene.refresh_now()
    assert rook is desk.scene.layer.held(PocketSource(0, "R")), "it is the same piece"
    assert desk.animator.moves((REPAINTING, rook)) is moving
    if moving:
        assert paints(desk, rook) == {theirs}
        assert rook.opacity() == 1.0, "it is seen while it is painted"
        rook.show_repainting(rook.pixmap(), 0.4)
        assert paints(desk, rook) == {mine, theirs}
        desk.rest()
    assert paints(desk, rook) == {mine}
    assert rook.opacity() < 1.0, "it is of no use while the other army is to move"
    desk.check()
    desk.session.undo()
    desk.check("taken back")


def turned(desk: Desk, square: Square) -> bool:
    """Return True if a wedge points down: it is wider in its upper part than in its lower."""
    image = desk.scene.pieces[square].pixmap().toImage()
    size = image.width()
    upper, lower = (
        sum(image.pixelColor(x, round(size * part)).alpha() > 127 for x in range(size))
        for part in (0.12, 0.68)
    )
    return upper > lower


def test_wedges_point_away_from_their_owner_however_the_view_is_turned(qtbot: QtBot) -> None:
    desk = Desk(qtbot, shogis.session_at(TWO))
    assert [turned(desk, Square(0, 0)), turned(desk, Square(1, 4))] == [False, True]
    assert not turned(desk, Square(STRIP, 2)), "on the strip it looks away from home"
    desk.drag(desk.scene.centre_of(Square(STRIP, 2)), desk.scene.centre_of(Square(1, 7)))
    desk.settle()
    assert not turned(desk, Square(1, 7)), "towards the back rank of the other half-board"
    desk.scene.set_camera(180)
    desk.scene.refresh_now()
    assert [turned(desk, Square(0, 0)), turned(desk, Square(1, 4))] == [True, False]
