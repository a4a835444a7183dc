"""What a position tells its table: boards, seats, who may act, and what changed."""

from __future__ import annotations

import chess
import pytest

from cfanp_gui.core.boards import Square
from cfanp_gui.core.game import Piece
from cfanp_gui.core.half_boards import full_name, half_square
from cfanp_gui.games.ring.table_view import half_of
from tests.games.ring.build import GAME, KINGS, play, ring, start, step, texts


def test_each_board_is_two_half_boards_with_a_fixed_seam() -> None:
    position = start()
    assert position.boards()[:3] == (
        half_of(1, 0),
        half_of(1, 1),
        half_of(2, 0),
    )
    assert position.players == 3
    assert position.pieces()[Square(5, 4)] == Piece("Q", 1, 3)  # Black’s Queen from their own side
    assert position.pieces() is position.pieces()


def test_actions_belong_to_the_player_whose_turn_it_is_on_their_board() -> None:
    position = play(start(), "1:e2e4")
    assert {text.split(":")[0] for text in texts(position)} == {"1", "2", "3"}
    mine = [action.text for action in position.legal_actions(2)]
    assert {text.split(":")[0] for text in mine} == {"1", "2"}
    assert mine == sorted(mine)
    assert position.legal_actions(1) == ()
    assert position.actors() == {2, 3}
    assert texts(position) == sorted(
        [action.text for player in (2, 3) for action in position.legal_actions(player)]
    )


def test_castling_moves_two_pieces() -> None:
    _, change = step(ring("1:4k3/8/8/8/8/8/8/4K2R w EH", f"2:{KINGS}", f"3:{KINGS}"), "1:e1g1")
    assert [(full_name(move.origin), full_name(move.target)) for move in change.moved] == [
        ("Ae1", "Ag1"), ("Ah1", "Af1"),
    ]  # fmt: skip
    assert change.actor == 1


def test_en_passant_takes_the_piece_beside() -> None:
    position = ring("1:4k3/8/8/3pP3/8/8/8/4K3 w - d6", f"2:{KINGS}", f"3:{KINGS}")
    after, change = step(position, "1:e5d6")
    assert [captured.square for captured in change.captured] == [Square(1, 28)]
    assert after.stockpiles[1] == (Piece("P", 1, 1),)
    assert [change.piece for change in change.stockpiles] == [Piece("P", 1, 1)]


def test_checks_are_shown() -> None:
    position = ring("1:4k3/8/8/8/8/8/8/R3K3", f"2:{KINGS}", f"3:{KINGS}")
    assert position.checked_kings() == ()
    after, change = step(position, "1:a1a8")
    assert change.checks == after.checked_kings() == (Square(1, 3),)


def test_resignations_are_actions_of_the_game() -> None:
    assert GAME.resignation(3, board=2).text == "2:resign:3"
    assert GAME.resignation(3, on_time=True, board=2).text == "2:flag:3"


def test_a_resignation_names_its_board() -> None:
    with pytest.raises(ValueError, match="one of their boards"):
        GAME.resignation(2)


# As values


def test_positions_are_the_same_when_what_follows_is() -> None:
    one = play(start(), "1:e2e4", "2:d2d4")
    other = play(start(), "2:d2d4", "1:e2e4")
    assert (one, hash(one)) == (other, hash(other))
    assert len({one, other, start()}) == 2
    assert one != play(start(), "1:e2e4", "2:d2d3")
    assert start(tempo="rounds") != start(), "the rules belong to it"
    assert play(start(), "draw") != start(), "and how it ended"
    assert one == GAME.from_text(one.to_text(), {})
    assert one != one.to_text()


def test_what_attacks_a_king_is_on_its_board() -> None:
    position = play(start(), "1:f2f3", "1:e7e5", "1:a2a3", "1:d8h4")
    king = half_square(1, chess.E1)
    assert position.checked_kings() == (king,)
    assert position.attackers(king) == (half_square(1, chess.H4),)
    assert position.attackers(half_square(1, chess.E8)) == ()
    assert position.attackers(half_square(1, chess.E4)) == ()
    assert position.attackers(half_square(7, chess.E1)) == (), "there is no such board"


def test_positions_can_be_read_in_a_terminal() -> None:
    position = play(start(), "1:e2e4")
    assert repr(position) == f"<RingPosition player 2 or 3 to move: {position.to_text()}>"
    picture = str(position)
    assert "Rb1 Nb1 Bb1" in picture
    assert picture.splitlines()[-1] == "player 2 or 3 to move"
    over = play(start(), "draw")
    assert repr(over).startswith("<RingPosition over, draw of 1, 2, 3: agreement: ")


def test_what_bears_on_a_square() -> None:
    position = ring("1:4k3/8/8/3p4/8/4N3/6B1/3RK3", f"2:{KINGS}", f"3:{KINGS}")
    pawn = half_square(1, chess.D5)
    assert position.bearing_on(pawn) == tuple(
        half_square(1, at) for at in (chess.D1, chess.G2, chess.E3)
    )
    assert set(position.bearing_on(half_square(1, chess.E4))) == {
        half_square(1, chess.D5), half_square(1, chess.G2),
    }  # fmt: skip
    assert position.bearing_on(Square(40, 0)) == ()
    assert position.hostile(0, 1)
    assert not position.hostile(1, 1)
