"""Frames of boards in pictures, and the strips of plates and pockets beyond them."""

from __future__ import annotations

from cfanp_gui.core.boards import Join
from cfanp_gui.core.pieces import Piece
from cfanp_gui.record.picture_frames import FRAME, GAP, PLATE, POCKET, SQUARE, framed, top_of
from cfanp_gui.record.picture_layout import blocks
from tests.record.games import new_game


def test_a_pair_has_a_frame_all_round_and_none_at_its_seam() -> None:
    start = new_game(2).start
    (block,) = blocks(start.boards(), Join.ROTATE)
    bare = framed(block, {}, ())
    assert (bare.width, bare.height) == (8 * SQUARE + 2 * FRAME, 8 * SQUARE + 2 * FRAME)
    assert bare.whole == bare.height


def test_plates_lie_beyond_and_pockets_nearer() -> None:
    start = new_game(2).start
    (block,) = blocks(start.boards(), Join.ROTATE)
    held = {0: (Piece("N", 1),)}
    found = framed(block, held, start.seats())
    assert [strip.seat and strip.seat.board for strip in found.above] == [1]
    pocket, plate = found.below
    assert pocket.seat is None
    assert pocket.height == POCKET
    assert plate.height == PLATE
    assert (pocket.offset, plate.offset) == (GAP, GAP + POCKET + GAP)
    assert top_of(plate, found, 0, False) == found.whole - PLATE
    assert top_of(found.above[0], found, 0, True) == 0
