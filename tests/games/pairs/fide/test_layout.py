"""The number tables of half-boards."""

from __future__ import annotations

import random

import chess
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cfanp_gui.core.boards import Join, Pair, Square
from cfanp_gui.core.half_boards import parse_square, to_joined
from cfanp_gui.core.movegen import LONG, SHORT
from cfanp_gui.core.square_sets import squares
from cfanp_gui.games.pairs.fide import FIDE
from cfanp_gui.games.pairs.fide.layout import ARMIES, HIGH, LOW, castling_to, layout
from cfanp_gui.games.pairs.fide.starting_pieces import back_rank
from cfanp_gui.games.registry import find_game
from tests.core.build import cfen
from tests.core.chessboard import cfen_of, play, position
from tests.record.games import new_game, some_action


@pytest.mark.parametrize("join", list(Join))
def test_masks_are_the_same_on_both_sides_of_the_seam(join: Join) -> None:
    table = layout(join)
    assert table is layout(join)
    for square, mask in enumerate(table.bits):
        assert mask == table.bits[square ^ table.flip]
        assert (mask & LOW).bit_count() == (mask & HIGH).bit_count() == 1


@pytest.mark.parametrize("join", list(Join))
def test_every_army_starts_at_home_with_its_castling_squares(join: Join) -> None:
    table = layout(join)
    for army, half in enumerate(FIDE.pair_rules(join).start(3)[0]):
        home = table.homes[army]
        assert [mask.bit_count() for mask in half[:ARMIES]] == [16, 4, 4, 4, 2, 2]
        assert [other for other, mask in enumerate(half[ARMIES:]) if mask] == [army]
        order = back_rank(army, join)
        assert order[home.king] == "K"
        assert {order[square] for square in home.rooks.values()} == {"R"}
        assert home.ends[home.king] == SHORT | LONG
        assert home.ends[home.rooks[SHORT]] == SHORT
        near, far = (abs(home.king - home.rooks[right]) for right in (SHORT, LONG))
        assert (near, far) == (3, 4)


@pytest.mark.parametrize(("army", "king_to", "rook"), [(0, "g1", ("h1", "f1")),
                                                       (1, "c8", ("a8", "d8"))])  # fmt: skip
def test_castling_takes_the_rook_along(army: int, king_to: str, rook: tuple[str, str]) -> None:
    found = castling_to(layout(Join.REFLECT), Pair(0, 1), army, parse_square(king_to, 8))
    assert (found.rook_from, found.rook_to) == tuple(parse_square(name, 8) for name in rook)


JOINS = st.sampled_from(list(Join))


@given(st.integers(0, 63), JOINS)
def test_mirrored_masks_serve_lower_and_upper_halves(square: int, join: Join) -> None:
    mask = layout(join).bits[square]
    assert mask == layout(join).bits[join.place(square, 8, 4)]
    local = square if square < 32 else join.place(square, 8, 4)
    pair = Pair(0, 1)
    assert set(squares[mask]) == {
        to_joined(Square(0, local), pair, join),
        to_joined(Square(1, local), pair, join),
    }


@pytest.mark.parametrize("join", ["rotate", "reflect"])
def test_the_board_carried_along_is_the_one_read_anew(join: str) -> None:
    game = find_game("cfanp")
    found = game.initial(3, {"join": join})
    for text in ("AB:e2e4", "AB:d7d5", "AC:d7d5", "AB:e4d5", "BC:g1f3", "AC:g8f6", "AB:f1b5"):
        found = play(found, text)
        fresh = position(found.to_text(), join=join)
        for pair in (Pair(0, 1), Pair(0, 2), Pair(1, 2)):
            assert found.state.board(pair) == fresh.state.board(pair)
        assert found.state.halves == fresh.state.halves
        assert found.state.spread == found.state.base.spread(found.state.halves, 3)


def test_promotions_count_four_times() -> None:
    found = position(cfen(3, "Ka:Ae1 Pa:Ba2 Kb:Bh1 Rb:Bb1 Kc:Ce1"))
    moves = found.state.moves_on(Pair(1, 2))
    assert moves.total == len(moves.expand()) == 8
    assert {promotion for _, _, promotion in moves.expand()} == {1, 2, 3, 4}


def test_a_double_check_leaves_only_the_king() -> None:
    board = chess.Board("4k3/8/8/8/8/5n2/4r3/R3K2R w KQ - 0 1")
    moves = position(cfen_of(board)).state.moves_on(Pair(0, 1))
    assert moves.checkers.bit_count() == 2
    assert moves.total == board.legal_moves.count()


def test_en_passant_may_take_an_army_s_last_piece_on_a_half_board() -> None:
    found = position(cfen(3, "Ka:Ce1 Pa:Ae4 Pb:Ad4 Kb:Bd1 Kc:Cb1", army="b", passed="Ae3"))
    after = play(found, "AB:d4e3")
    assert (
        after.state.spread
        == after.state.base.spread(after.state.halves, 3)
        == (0b100, 0b011, 0b100)
    )


def test_a_dead_army_s_passed_square_lapses_before_the_next_army_moves() -> None:
    pieces = "Ka:Ae1 Ra:Ba1 Kb:Bg1 Pb:Be4 Pc:Bd4 Kc:Ce1"
    found = position(cfen(3, pieces, control="1/-/3", passed="Be3"))
    after = play(found, "BC:a1a2")
    assert after.turn().seat == 2
    texts = [action.text for action in after.legal_actions(3)]
    assert "BC:d4d3" in texts
    assert "BC:d4e3" not in texts


@pytest.mark.parametrize("join", ["rotate", "reflect"])
@pytest.mark.parametrize("captured", ["taken", "removed"])
@pytest.mark.no_cover
def test_the_pieces_of_a_half_board_are_those_of_its_text(join: str, captured: str) -> None:
    rng = random.Random(join + captured)
    record = new_game(5, join=join, captured=captured)
    found = record.start.resolve_pending()[0]
    for _ in range(150):
        if not found.actors():
            break
        before = found.pieces()
        found, transition = found.apply(some_action(found, rng))
        anew = position(found.to_text(), join=join, captured=captured)
        assert dict(found.pieces()) == dict(anew.pieces())
        assert list(found.pieces()) == sorted(found.pieces())
        # What was captured is what stood there before and neither stayed nor went on.
        gone = dict(before)
        for move in transition.moved:
            del gone[move.origin]
        left = {move.target: move.after for move in transition.moved}
        lost = {one.square: one.piece for one in transition.captured}
        assert all(gone[square] == piece for square, piece in lost.items())
        rest = {square: piece for square, piece in gone.items() if square not in lost}
        assert rest | left == dict(found.pieces())
