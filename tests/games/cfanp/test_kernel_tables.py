"""The tables of the kernel against those of python-chess."""

from __future__ import annotations

import chess

from cfanp_gui.games.cfanp import kernel_tables


def test_squares_are_found_by_their_bits() -> None:
    assert kernel_tables.bits() == chess.BB_SQUARES
    found = kernel_tables.indexes()
    assert sorted(found) == list(range(64))


def test_leaps() -> None:
    leaps = kernel_tables.leaps()
    assert leaps[:64] == chess.BB_KNIGHT_ATTACKS
    assert leaps[64:128] == chess.BB_KING_ATTACKS
    # What attacks a square from below stands where a pawn that runs down from it takes.
    assert leaps[128:192] == chess.BB_PAWN_ATTACKS[chess.BLACK]
    assert leaps[192:] == chess.BB_PAWN_ATTACKS[chess.WHITE]


def test_between_and_rays() -> None:
    between, rays = kernel_tables.between(), kernel_tables.rays()
    for one in chess.SQUARES:
        for other in chess.SQUARES:
            assert rays[one << 6 | other] == (chess.ray(one, other) if one != other else 0)
            assert between[one << 6 | other] == chess.between(one, other)


def test_every_set_of_blockers_has_a_place_of_its_own() -> None:
    """A factor that mixed two up would let a piece jump."""
    masks, factors = kernel_tables.inner_masks(), kernel_tables.factors()
    for mask, factor in zip(masks, factors, strict=True):
        seen = set()
        blockers = mask
        while True:
            seen.add((blockers * factor & kernel_tables.ALL) >> 58)
            if not blockers:
                break
            blockers = (blockers - 1) & mask
        assert len(seen) == 1 << mask.bit_count()


def test_mirrored_masks_and_pieces() -> None:
    found = kernel_tables.mirrored(63)
    assert found[0] == found[63] == 1 | 1 << 63
    assert kernel_tables.pieces([found[0], found[8] | found[9], 0]) == 3
    assert kernel_tables.zeros(3) == [0, 0, 0]
