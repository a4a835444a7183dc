"""What a turn changes, as it is told to those who show it."""

from __future__ import annotations

import pytest

from cfanp_gui.core.actions import Report
from cfanp_gui.core.boards import Square
from cfanp_gui.core.pieces import Piece
from cfanp_gui.games.strategichess.actions import parse_action
from cfanp_gui.games.strategichess.bitboards import NUMBERS
from cfanp_gui.games.strategichess.turn import judge, piece_at, play, seat_of
from tests.games.strategichess.test_draws import GAME
from tests.judges.strategichess import Game
from tests.judges.strategichess import divide as divide_slowly
from tests.judges.strategichess import perft as count_slowly
from tests.judges.strategichess_by_hand import AWAY, core, stfen


def at(board: int, name: str) -> Square:
    """Return a square of a board counted from 1."""
    return Square(board - 1, NUMBERS[name])


def test_a_piece_that_crosses_belongs_to_the_player_of_the_other_board() -> None:
    state = core(stfen("Kh1 Rk5 kh14", "Kh1 na5 kh14")).state
    report = Report()
    after = play(state, parse_action("1:k5>2:a5"), report)
    (moved,) = report.moved
    assert moved[:2] == (at(1, "k5"), at(2, "a5"))
    assert (moved.before, moved.after) == (Piece("R", 0), Piece("R", 2))
    assert [(lost.square, lost.piece) for lost in report.captured] == [(at(2, "a5"), Piece("N", 3))]
    assert piece_at(after, 1, NUMBERS["a5"]) == Piece("R", seat_of(1, 0))
    assert [board.turn for board in after.boards] == [1, 1], "both turns are used"


def test_a_pull_uses_one_turn_alone() -> None:
    state = core(stfen("Kh1 Rk5 kh14", AWAY, turn="b|w")).state
    after = play(state, parse_action("2:a5<1:k5"), Report())
    assert [board.turn for board in after.boards] == [1, 1]
    assert after.boards[0].number == state.boards[0].number


def test_a_king_taken_off_is_told_with_who_mated_it() -> None:
    state = core(stfen("Ka1 rb9 rm2 rk9 kh14", AWAY, turn="b|w")).state
    report = Report()
    after = play(state, parse_action("1:k9k1"), report)
    (mate,) = report.events
    assert mate.to_json() == {"type": "checkmate", "board": 1, "team": "w"}
    assert mate.taken_off == {0: at(1, "a1")}
    assert mate.kings == ()
    assert mate.attackers == (at(1, "k1"),)
    assert mate.mated == {0}
    (lost,) = report.captured
    assert (lost.square, lost.removed) == (at(1, "a1"), True)
    assert after.boards[0].king(0) is None
    assert after.idle == 0


def test_the_last_king_stays() -> None:
    state = core(stfen("Ka1 rb9 rm2 rk9 kh14", turn="b")).state
    report = Report()
    after = play(state, parse_action("1:k9k1"), report)
    assert after.winner == 1
    assert report.events[0].kings == (at(1, "a1"),)
    assert report.events[0].taken_off == {}
    assert after.boards[0].king(0) == NUMBERS["a1"]
    assert judge(after, 1, Report()) is after


FIGURES = [(1, 1, 99), (1, 2, 9_801), (2, 1, 198), (2, 2, 39_254), (3, 1, 297)]
"""Boards, depth and figure; those up to depth 2 were counted by the model, too."""
SPARSE = (
    stfen("Kn1 Rn5 Pn7 kh14", "Kh1 na6 pa8 kb14", turn="w|b"),
    stfen("Ka1 rb9 rm2 rk9 kh14", AWAY, turn="b|w"),
    stfen("pa3 Pa4 pa5 kh14", "Kh1 Rb9 kh14", "Nn7 kk3 Kc3"),
)


@pytest.mark.parametrize(("boards", "depth", "figure"), FIGURES)
@pytest.mark.no_cover
def test_the_start_has_so_many_sequences(boards: int, depth: int, figure: int) -> None:
    assert GAME.perft(GAME.initial(2 * boards, {}), depth) == figure


@pytest.mark.parametrize("boards", [1, 2, 3])
@pytest.mark.no_cover
def test_the_model_counts_the_same_first_moves(boards: int) -> None:
    ours = dict(GAME.divide(GAME.initial(2 * boards, {}), 1))
    assert ours == divide_slowly(Game.start(boards), 1)


@pytest.mark.parametrize("text", SPARSE)
@pytest.mark.no_cover
def test_both_count_the_same_from_sparse_positions(text: str) -> None:
    position = GAME.from_text(text, {})
    assert dict(GAME.divide(position, 2)) == divide_slowly(Game.read(text), 2)
    assert GAME.perft(position, 2) == count_slowly(Game.read(text), 2)
    assert GAME.perft(position, 0) == 1


def test_the_end_of_a_game_ends_a_sequence() -> None:
    text = stfen("Ka1 rb9 rm2 rk9 kh14", turn="b")
    assert GAME.perft(GAME.from_text(text, {}), 2) == count_slowly(Game.read(text), 2)
    with pytest.raises(ValueError, match="expected at least 1"):
        list(GAME.divide(GAME.initial(2, {}), 0))
