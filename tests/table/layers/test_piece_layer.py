"""The items of pieces follow the position: kept where they can be, made and removed where not."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPixmap
from PySide6.QtWidgets import QGraphicsScene
from pytestqt.qtbot import QtBot

from cfanp_gui.core.actions import Captured, PieceMoved, Transition
from cfanp_gui.core.boards import Square
from cfanp_gui.core.game import Piece
from cfanp_gui.table.animator import PIECE_MS, Animator
from cfanp_gui.table.layers.board_items import BoardItem
from cfanp_gui.table.layers.piece_items import GhostItem, PieceItem
from cfanp_gui.table.layers.piece_layer import CAPTURE_MS, PieceLayer
from cfanp_gui.table.layout.geometry import Pose, square_centre
from cfanp_gui.table.theme import LIGHT
from tests.session.play import a_session, action, square_named
from tests.table.layout.areas import HALF, loose

ROOK, PAWN, QUEEN = Piece("R", 0), Piece("P", 1), Piece("Q", 0)


class Lying:
    """Two half-boards with a layer of pieces, drawn without gliding."""

    def __init__(self) -> None:
        self.scene = QGraphicsScene()
        self.boards = {area.id: BoardItem(area, LIGHT) for area in loose(2)}
        for board in self.boards.values():
            self.scene.addItem(board)
        self.boards[1].set_pose(Pose(100, -300, 180))
        self.motion = Animator(self.scene)
        self.motion.reduced = True
        self.layer = PieceLayer(self.scene, self.boards, self.motion)
        self.raised: list[int] = []

    def items(self, item_type: type) -> list[object]:
        """Return the items of a type on the table."""
        return [item for item in self.scene.items() if isinstance(item, item_type)]

    def follow(self, transition: Transition, forward: bool, wanted: dict[Square, Piece]) -> None:
        """Carry the items along a transition and make them be what is wanted."""
        self.layer.animate(transition, forward, self.raised.append)
        self.layer.reconcile(wanted)


@pytest.fixture
def lying(qtbot: QtBot) -> Iterator[Lying]:  # noqa: ARG001 -- pixmaps need the application
    made = Lying()
    yield made
    made.motion.stop_all()


def step(*captured: Captured, after: Piece = ROOK) -> Transition:
    """Return the transition by which the rook of Aa1 goes to Bh2."""
    session = a_session(2)
    return Transition(
        action(session, "AB:e4"),
        1,
        moved=(PieceMoved(square_named("Aa1"), square_named("Bh2"), ROOK, after),),
        captured=captured,
    )


def test_the_items_are_exactly_the_pieces(lying: Lying) -> None:
    lying.layer.reconcile({square_named("Aa1"): ROOK, square_named("Bh2"): PAWN})
    assert {where: item.piece for where, item in lying.layer.items.items()} == {
        square_named("Aa1"): ROOK,
        square_named("Bh2"): PAWN,
    }
    rook = lying.layer.items[square_named("Aa1")]
    assert rook.parentItem() is lying.boards[0]
    assert rook.pos() == square_centre(HALF, square_named("Aa1").index)
    lying.layer.reconcile({square_named("Aa1"): QUEEN})
    assert lying.layer.items == {square_named("Aa1"): rook}
    assert rook.piece == QUEEN
    assert len(lying.items(PieceItem)) == 1


@pytest.mark.parametrize("forward", [True, False])
def test_a_piece_that_moves_stays_the_same_item(lying: Lying, forward: bool) -> None:
    start, goal = (
        (square_named("Aa1"), square_named("Bh2"))
        if forward
        else (square_named("Bh2"), square_named("Aa1"))
    )
    lying.layer.reconcile({start: ROOK})
    rook = lying.layer.items[start]
    lying.follow(step(), forward, {goal: ROOK})
    assert lying.layer.items == {goal: rook}
    assert rook.source == goal
    assert rook.parentItem() is lying.boards[goal.board]
    assert rook.pos() == square_centre(HALF, goal.index)
    assert lying.raised == [goal.board]


def test_what_is_captured_goes_and_comes_back(lying: Lying) -> None:
    before = {square_named("Aa1"): ROOK, square_named("Bh2"): PAWN}
    after = {square_named("Bh2"): ROOK}
    transition = step(Captured(square_named("Bh2"), PAWN))
    lying.layer.reconcile(before)
    rook = lying.layer.items[square_named("Aa1")]
    lying.follow(transition, True, after)
    assert lying.layer.items == {square_named("Bh2"): rook}
    assert len(lying.items(PieceItem)) == 1
    lying.follow(transition, False, before)
    assert lying.layer.items[square_named("Aa1")] is rook
    assert lying.layer.items[square_named("Bh2")].piece == PAWN


def test_what_is_captured_fades_below_what_captures_it_and_is_gone_before(lying: Lying) -> None:
    lying.layer.reconcile({square_named("Aa1"): ROOK, square_named("Bh2"): PAWN})
    rook, pawn = (lying.layer.items[square_named(name)] for name in ("Aa1", "Bh2"))
    lying.motion.reduced = False
    lying.follow(step(Captured(square_named("Bh2"), PAWN)), True, {square_named("Bh2"): ROOK})
    assert pawn.zValue() < rook.zValue()
    assert pawn.parentItem() is rook.parentItem(), "it goes where its board goes"
    lying.motion._glides[pawn].step(0.5)
    assert pawn.opacity() == 0.5
    assert CAPTURE_MS < PIECE_MS
    lying.motion._move(pawn, lying.motion._glides[pawn], 1.0)
    assert pawn.scene() is None
    assert lying.motion.moves(rook)


def test_a_promotion_changes_the_piece_both_ways(lying: Lying) -> None:
    lying.layer.reconcile({square_named("Aa1"): ROOK})
    item = lying.layer.items[square_named("Aa1")]
    lying.follow(step(after=QUEEN), True, {square_named("Bh2"): QUEEN})
    assert item.piece == QUEEN
    lying.follow(step(after=QUEEN), False, {square_named("Aa1"): ROOK})
    assert item.piece == ROOK


def test_a_ghost_stays_while_a_piece_is_in_the_air(lying: Lying) -> None:
    lying.layer.reconcile({square_named("Aa1"): ROOK})
    item = lying.layer.items[square_named("Aa1")]
    assert not lying.layer.lift(square_named("Ah4"))
    assert lying.items(GhostItem) == []
    assert lying.layer.lift(square_named("Aa1"))
    (ghost,) = lying.items(GhostItem)
    assert isinstance(ghost, GhostItem)
    assert ghost.pos() == square_centre(HALF, square_named("Aa1").index)
    lying.layer.carry(square_named("Aa1"), QPointF(33, 44))
    assert (item.scenePos() - QPointF(33, 44)).manhattanLength() < 1e-6
    assert ghost.pos() == square_centre(HALF, square_named("Aa1").index)
    lying.layer.put_back(square_named("Aa1"))
    assert lying.items(GhostItem) == []
    assert item.pos() == square_centre(HALF, square_named("Aa1").index)


def test_every_piece_gets_the_picture_of_its_type(lying: Lying) -> None:
    pictures = {letter: QPixmap(8, 8) for letter in "RP"}
    for letter, picture in pictures.items():
        picture.fill(QColor("red" if letter == "R" else "blue"))
    lying.layer.reconcile({square_named("Aa1"): ROOK, square_named("Ab1"): PAWN})
    lying.layer.draw(lambda piece, _: pictures[piece.letter])
    for item in lying.layer.items.values():
        assert item.pixmap().cacheKey() == pictures[item.piece.letter].cacheKey()
