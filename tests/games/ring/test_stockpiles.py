"""Pieces kept and placed, and the tournament rule on whose board they may be."""

from __future__ import annotations

import pytest

from cfanp_gui.core.game import Piece
from cfanp_gui.core.half_boards import full_name
from cfanp_gui.games.ring.events import Removed
from cfanp_gui.games.ring.starting_pieces import short_name
from tests.games.ring.build import (
    BACK_RANK,
    EMPTY,
    KINGS,
    outs,
    play,
    refused,
    ring,
    start,
    step,
    stock,
    texts,
)


def test_a_captor_keeps_white_and_black_pieces_from_both_boards() -> None:
    position = play(start(), "1:e2e4", "1:d7d5", "1:e4d5", "1:d8d5", "2:a2a4", "2:b7b5", "2:a4b5")
    assert stock(position) == {1: ["Pb1"], 2: ["Pb2", "Pw1"], 3: []}


def test_a_piece_captured_on_one_board_serves_on_the_other() -> None:
    position = ring(f"1:{KINGS} b", f"2:{KINGS}", f"3:{KINGS}", stockpiles="-/Nb2,Nw1/-")
    # Player 2 is to move as Black on board 1 and as White on board 2.
    assert [text for text in texts(position) if "@" in text] == [
        "1:N@b8", "1:N@g8", "2:N@b1", "2:N@g1",
    ]  # fmt: skip
    assert "no White Knight in the stockpile" in refused(
        ring(f"1:{KINGS}", *EMPTY, stockpiles="Nb1/-/-"), "1:N@b1"
    )


def test_placing_takes_the_turn_and_leaves_the_stockpile() -> None:
    position, change = step(ring(f"1:{KINGS}", *EMPTY, stockpiles="Nw2,Qw2/-/-"), "1:Q@d1")
    assert stock(position)[1] == ["Nw2"]
    assert position.to_move[1] == 2
    assert [(full_name(p.square), p.piece) for p in change.placed] == [("Ad1", Piece("Q", 0, 2))]
    assert [(c.player, short_name(c.piece), c.gained) for c in change.stockpiles] == [
        (1, "Qw2", False)
    ]


@pytest.mark.parametrize(
    ("colour", "squares"),
    [
        ("w", "P@a2 P@b2 P@c2 P@d2 P@e2 P@f2 P@g2 P@h2 N@b1 N@g1 B@c1 B@f1 R@a1 R@h1 Q@d1"),
        ("b", "P@a7 P@b7 P@c7 P@d7 P@e7 P@f7 P@g7 P@h7 N@b8 N@g8 B@c8 B@f8 R@a8 R@h8 Q@d8"),
    ],
)
def test_pieces_are_placed_on_their_starting_squares(colour: str, squares: str) -> None:
    pile = ",".join(f"{letter}{colour}2" for letter in "BNPQR")
    stockpiles = f"{pile}/-/-" if colour == "w" else f"-/{pile}/-"
    position = ring(f"1:{KINGS} {colour}", *EMPTY, stockpiles=stockpiles)
    placed = [text[2:] for text in texts(position, 1) if "@" in text]
    assert placed == sorted(squares.split())


def test_only_on_an_empty_square() -> None:
    position = ring("1:4k3/8/8/8/8/8/8/1n2K3", *EMPTY, stockpiles="Nw2/-/-")
    assert [text for text in texts(position) if "@" in text] == ["1:N@g1"]
    assert "on b1 of board 1 is in the way" in refused(position, "1:N@b1")
    assert "starting squares only: b1, g1" in refused(position, "1:N@c3")


def test_a_placement_may_answer_a_check() -> None:
    position = ring("1:4k3/8/8/8/8/8/8/r3K3", *EMPTY, stockpiles="Bw2,Nw2,Pw2/-/-")
    placed = [text for text in texts(position, 1) if "@" in text]
    assert placed == ["1:B@c1", "1:N@b1"]
    assert "is attacked by player 2’s" in refused(position, "1:N@g1")


def test_a_placement_answers_no_checkmate() -> None:
    # A Queen on d1 would stand between in both; only without h3 White has no move on the board.
    checked = ring("1:4k3/8/8/8/8/7P/r4PP1/6K1 b", *EMPTY, stockpiles="Qw2/-/-")
    assert "1:Q@d1" in texts(play(checked, "1:a2a1"))
    mated = ring("1:4k3/8/8/8/8/8/r4PPP/6K1 b", *EMPTY, stockpiles="Qw2/-/-")
    assert outs(mated, "1:a2a1") == [(1, 2, 1, "checkmate")]


def test_a_placement_may_not_leave_the_own_king_in_check() -> None:
    position = ring("1:4k3/8/8/8/8/5n2/8/4K3", *EMPTY, stockpiles="Qw2/-/-")
    assert not [text for text in texts(position, 1) if "@" in text]
    assert "is attacked by player 2’s" in refused(position, "1:Q@d1")


def test_a_placement_may_give_mate() -> None:
    position = ring("1:2rkr3/2p1p3/8/8/8/8/8/4K3", *EMPTY, stockpiles="Qw2/-/-")
    assert outs(position, "1:Q@d1") == [(2, 1, 1, "checkmate")]


def test_a_placement_may_make_a_position_that_looks_unreachable() -> None:
    # A Bishop on f1 behind pawns that never moved, and a second Queen.
    position = ring("1:4k3/8/8/8/8/Q7/4P1P1/4K3", *EMPTY, stockpiles="Bw2,Qw2/-/-")
    assert {"1:B@f1", "1:Q@d1"} <= set(texts(position))


def test_a_placed_pawn_has_its_double_step() -> None:
    position = ring("1:4k3/8/8/8/3p4/8/8/4K3", *EMPTY, stockpiles="Pw2/-/-")
    position = play(position, "1:P@e2", "1:e8e7", "1:e2e4")
    assert "1:d4e3" in texts(position)
    assert stock(play(position, "1:d4e3"))[2] == []  # of set 2: see the tournament rule
    assert stock(play(position, "1:e7e8"))[2] == []


def test_a_placed_rook_restores_castling_beside_an_unmoved_king() -> None:
    unmoved = ring(f"1:{KINGS} w E", *EMPTY, stockpiles="Rw2,Rw3/-/-")
    position = play(unmoved, "1:R@h1", "1:e8e7")
    assert "1:e1g1" in texts(position)
    assert "1:e1c1" not in texts(position)
    position = play(position, "1:R@a1", "1:e7e8")
    assert "1:e1c1" in texts(position)
    castled, change = step(position, "1:e1c1")
    assert [full_name(move.target) for move in change.moved] == ["Ac1", "Ad1"]
    assert castled.to_text().split(" ")[3].startswith("-|")
    moved = play(ring(f"1:{KINGS}", *EMPTY, stockpiles="Rw2/-/-"), "1:R@h1", "1:e8e7")
    assert "1:e1g1" not in texts(moved)
    assert "Castling needs" in refused(moved, "1:e1g1")


def test_of_pieces_alike_the_one_of_the_lowest_set_goes_first() -> None:
    position = ring(f"1:{KINGS}", *EMPTY, stockpiles="Nw1,Nw2,Nw3/-/-")
    assert stock(play(position, "1:N@b1"))[1] == ["Nw1", "Nw3"]
    social = ring(f"1:{KINGS}", *EMPTY, stockpiles="Nw1,Nw2,Nw3/-/-", tournament=False)
    assert stock(play(social, "1:N@b1"))[1] == ["Nw2", "Nw3"]


# Tournament rule


def test_a_piece_is_never_placed_on_the_board_of_its_own_set() -> None:
    position = ring(f"1:{KINGS}", *EMPTY, stockpiles="Nw1/-/-")
    assert "1:N@b1" not in texts(position)
    assert "but of set 1" in refused(position, "1:N@b1")
    assert "Tournament rule" in refused(position, "1:N@b1")
    assert "1:N@b1" in texts(ring(f"1:{KINGS}", *EMPTY, stockpiles="Nw1/-/-", tournament=False))


def test_a_piece_its_captor_could_use_on_no_other_board_leaves_the_game() -> None:
    # Player 2 takes a white Knight on board 1; they have White on board 2 alone.
    board = "1:4k3/8/8/8/4p3/3N(2)4/8/4K3 b"
    position, change = step(ring(board, *EMPTY), "1:e4d3")
    assert change.events == (Removed(Piece("N", 0, 2)),)
    assert change.stockpiles == ()
    assert stock(position)[2] == []
    social, change = step(ring(board, *EMPTY, tournament=False), "1:e4d3")
    assert (change.events, stock(social)[2]) == ((), ["Nw2"])
    for of_set, foreign in ((1, "N"), (3, "N(3)")):
        kept = play(ring(board.replace("N(2)", foreign), *EMPTY), "1:e4d3")
        assert stock(kept)[2] == [f"Nw{of_set}"]


def test_a_stockpile_keeps_what_its_holder_cannot_use_after_taking_over_a_seat() -> None:
    position = ring(f"1:{BACK_RANK}", *EMPTY, stockpiles="Nw2/-/-")
    position = play(position, "1:e1e8")
    assert position.players_at == {2: (1, 3), 3: (3, 1)}
    assert stock(position)[1] == ["Nw2"]
    assert "Tournament rule" in refused(position, "2:N@b1")
