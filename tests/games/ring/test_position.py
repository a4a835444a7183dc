"""What a position tells its table: boards, seats, who may act, and what changed."""

import random

import chess
import pytest

from cfanp_gui.core.actions import PocketSource
from cfanp_gui.core.boards import Square
from cfanp_gui.core.half_boards import half_board, half_square
from cfanp_gui.core.pieces import Piece, PieceStyle
from cfanp_gui.games.ring import RingPosition
from cfanp_gui.games.ring.starting_pieces import half_of, read_square
from tests.games.ring.build import GAME, KINGS, play, ring, start


def test_each_board_is_two_half_boards_with_a_fixed_seam() -> None:
    position = start()
    assert position.boards()[:3] == (half_of(1, 0), half_of(1, 1), half_of(2, 0))
    assert position.players == 3
    assert position.pieces()[Square(5, 4)] == Piece("Q", 1, 3)  # Black’s Queen from their own side
    assert position.pieces() is position.pieces()


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


FOOLS_MATE = ("1:f2f3", "1:e7e5", "1:g2g4", "1:d8h4")
STUCK = ("1:7k/5Q2/8/8/8/8/8/K7 b", "2:k7/8/8/8/8/8/5q2/7K w")
"""The second player is stalemated on both boards."""
STOCKED = ring("1:6k1/4P3/8/8/8/8/8/4K3", f"2:{KINGS}", f"3:{KINGS}",
               stockpiles="Nw1,Nw2,Nw3,Qb3/-/-")  # fmt: skip


def on(name: str) -> Square:
    """Return a square named with its board, such as ``2e4``."""
    return half_square(int(name[0]), read_square(name[1:]))


def test_every_board_has_two_seats() -> None:
    position = start()
    assert [(seat.id, seat.board, seat.army, seat.label) for seat in position.seats()] == [
        (half_board(number, colour), half_board(number, colour), colour, str(number))
        for number in (1, 2, 3)
        for colour in (0, 1)
    ]
    with pytest.raises(KeyError):
        position.seat_status(half_board(4, 0))


def test_who_sits_where_and_waits_for_what() -> None:
    status = start().seat_status(half_board(1, 0))
    assert (status.player, status.first_player, status.paint, status.clock) == (1, 1, 0, 0)
    assert status.to_move
    assert not status.taken_over
    rounds = play(start(tempo="rounds"), "1:e2e4").seat_status(half_board(1, 1))
    assert (rounds.to_move, rounds.waiting) == (False, "next round")
    taken = play(start(), *FOOLS_MATE).seat_status(half_board(3, 1))
    assert (taken.player, taken.first_player, taken.taken_over) == (2, 1, True)
    check = ring("1:4k3/8/8/8/8/8/4r3/4K3", f"2:{KINGS}", f"3:{KINGS}")
    assert [check.seat_status(seat.id).in_check for seat in check.seats()] == [True] + 5 * [False]
    over = play(start(), "draw")
    assert not any(over.seat_status(seat.id).to_move for seat in over.seats())
    assert (set(over.waiting), over.resignations(2)) == ({1, 2, 3}, ())
    assert [one.label for one in start().resignations(2)] == ["board 1", "board 2"]


def test_a_piece_shows_its_set() -> None:
    assert start().style(Piece("N", 1, 3)) == PieceStyle(2, "black", label="3")


# Gestures


@pytest.mark.parametrize("tempo", ["free", "rounds"])
@pytest.mark.no_cover
def test_gestures_are_the_legal_actions(tempo: str) -> None:
    rng = random.Random(tempo)
    position = start(3, tempo=tempo)
    for ply in range(200):
        legal = position.all_actions()
        if not legal:
            break
        if ply % 8 == 0:
            check_gestures(position)
        drops = [action for action in legal if "@" in action.text]
        position, _ = position.apply(rng.choice(drops if drops and ply % 2 else legal))


def check_gestures(position: RingPosition) -> None:
    """Every legal action is done by just one gesture, and what has none cannot be picked up."""
    found = []
    sources = [*position.pieces(), *(PocketSource(seat.board, letter)
               for seat in position.seats() for letter in "QRBNP")]  # fmt: skip
    for source in sources:
        gestures = position.gestures(source)
        assert position.movable(source) or not gestures
        for gesture in gestures:
            assert gesture.source == source
            assert position.gesture_refusal(
                source, gesture.target, None, gesture.promotion, gesture.placed
            ) is None  # fmt: skip
        found += [gesture.action.text for gesture in gestures]
    assert sorted(found) == [one.text for one in position.all_actions() if "lose" not in one.text]


def test_only_what_is_of_use_is_taken_from_a_pocket() -> None:
    assert STOCKED.pocket(half_board(1, 0)) == (
        (Piece("N", 0, 1), False), (Piece("N", 0, 3), True), (Piece("N", 0, 2), True),
    )  # fmt: skip
    assert STOCKED.pocket(half_board(3, 1)) == ((Piece("Q", 1, 3), False),)
    assert STOCKED.pocket(half_board(9, 0)) == ()
    knight, queen = PocketSource(half_board(1, 0), "N"), PocketSource(half_board(3, 1), "Q")
    assert STOCKED.movable(knight)
    assert {gesture.target for gesture in STOCKED.gestures(knight)} == {on("1b1"), on("1g1")}
    assert not STOCKED.movable(queen)
    assert STOCKED.gestures(queen) == ()


# Choices and leaving


def test_who_is_stalemated_everywhere_chooses() -> None:
    position = ring(*STUCK, f"3:{KINGS}")
    assert position.deciders() == {2}
    decision = position.decision("Ben")
    assert decision is not None
    assert decision.player == 2
    assert decision.question == "Ben, you are stalemated on both boards. Which one is lost?"
    assert [(one.label, one.action.text, one.boards) for one in decision.options] == [
        ("Board 1", "1:lose", (0, 1)), ("Board 2", "2:lose", (2, 3)),
    ]  # fmt: skip
    assert start().decision("Anna") is None
    status = position.seat_status(half_board(1, 1))
    assert (status.choosing, status.to_move, status.waiting) == ("which board is lost?", True, None)


def test_which_board_an_action_is_about() -> None:
    position = start()
    assert position.board_of(GAME.parse_action("3:e2e4")) == half_board(3, 0)
    assert position.board_of(GAME.parse_action("draw")) is None
