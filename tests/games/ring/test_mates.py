"""Mates and stalemates: who goes out, who takes the seat over, and when that is judged."""

from __future__ import annotations

import chess
import pytest

from cfanp_gui.core.half_boards import half_square
from cfanp_gui.games.ring.events import CHECKMATE, PlayerEliminated
from cfanp_gui.games.ring.starting_pieces import BLACK
from tests.games.ring.build import (
    BACK_RANK,
    EMPTY,
    GAME,
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

FOOLS_MATE = ("f2f3", "e7e5", "g2g4", "d8h4")
MATE_BUT_FOR_THE_PAWN = "1:7R/8/8/8/8/1K6/1p6/k7"
"""The Rook mates on h1 unless the pawn may go to b1."""


def test_the_loser_is_out_with_his_stockpile_and_the_winner_takes_his_seat() -> None:
    position = ring(f"1:{BACK_RANK}", *EMPTY, stockpiles="Nw2/Nb2,Pw3/-")
    after, change = step(position, "1:e1e8")
    assert after.players_at == {2: (1, 3), 3: (3, 1)}
    assert stock(after) == {1: ["Nw2"], 3: []}
    king = half_square(1, chess.G8)
    assert change.events == (PlayerEliminated(2, 1, 1, CHECKMATE, BLACK, king),)
    assert [(taken.board, taken.colour, taken.before, taken.after) for taken in change.seats] == [
        (2, 0, 2, 1)
    ]
    assert [closed.board for closed in change.closed] == [1]
    assert len(change.closed[0].pieces) == 6
    assert "Board 1 was removed" in refused(after, "1:g8h8")
    assert "There is no board 4" in refused(after, "4:e2e4")
    assert all(square.board >= 2 for square in after.pieces())
    assert [spec.id for spec in after.boards()] == [2, 3, 4, 5]
    assert len(position.pieces()) == 10  # the earlier position is what it was


def test_black_takes_over_the_black_seat() -> None:
    position = ring(f"1:{KINGS}", "2:4k3/8/8/8/8/8/r4PPP/6K1 b", f"3:{KINGS}")
    after = play(position, "2:a2a1")
    assert after.players_at == {1: (1, 3), 3: (3, 1)}


def test_the_last_player_wins() -> None:
    position = ring(f"2:{BACK_RANK}", f"3:{KINGS}", seats="1-3|3-1", stockpiles="Qw3/x/-")
    after = play(position, "2:e1e8")
    outcome = after.outcome()
    assert outcome is not None
    assert (outcome.result, outcome.players) == ("win", (1,))
    assert [outcome.score(player) for player in (1, 2, 3)] == [1.0, 0.0, 0.0]
    assert after.players_at == {3: (1, 1)}
    assert (after.actors(), texts(after), after.legal_actions(1)) == (frozenset(), [], ())
    assert set(after.waiting) == {3}
    assert "The game is over" in refused(after, "3:e1e2")
    assert GAME.perft(after, 1) == 0


def test_fool_s_mate_for_everyone_in_one_round_is_a_draw_of_all() -> None:
    position = start(4, tempo="rounds")
    for move in FOOLS_MATE:
        assert position.outcome() is None
        position = play(position, *(f"{board}:{move}" for board in (3, 1, 4, 2)))
    outcome = position.outcome()
    assert outcome is not None
    assert (outcome.result, outcome.players) == ("draw", (1, 2, 3, 4))
    assert "checkmated at once" in outcome.reason
    assert len(position.players_at) == 4
    again = GAME.from_text(position.to_text(), {"tempo": "rounds"})
    assert again.outcome() == outcome


def test_in_free_tempo_the_first_mate_counts_at_once() -> None:
    position = start()
    for move in FOOLS_MATE:
        position = play(position, f"1:{move}")
    assert position.players_at == {2: (2, 3), 3: (3, 2)}


def test_mates_of_one_round_are_all_carried_out_in_board_order() -> None:
    boards = [f"{n}:{BACK_RANK}" for n in (1, 2)] + [f"{n}:{KINGS}" for n in (3, 4)]
    position = ring(*boards, stockpiles="-/-/-/-", tempo="rounds")
    position = play(position, "2:e1e8", "1:e1e8", "3:e1e2")
    assert len(position.players_at) == 4
    assert position.waiting == {1: "checkmated", 2: "checkmated", 3: "next round"}
    assert outs(position, "4:e1e2") == [(2, 1, 1, "checkmate"), (3, 1, 2, "checkmate")]
    after = play(position, "4:e1e2")
    assert after.players_at == {3: (1, 4), 4: (4, 1)}
    assert after.round == 2


def test_a_player_mated_in_the_round_still_has_his_turn_on_the_other_board() -> None:
    # Player 2 is mated on board 1 and mates player 3 on board 2; player 3 mates player 1.
    position = ring(*(f"{n}:{BACK_RANK}" for n in (1, 2, 3)), tempo="rounds")
    position = play(position, "1:e1e8", "2:e1e8", "3:e1e8")
    outcome = position.outcome()
    assert outcome is not None
    assert (outcome.result, outcome.players) == ("draw", (1, 2, 3))


def test_a_seat_already_lost_is_not_lost_twice() -> None:
    # Player 2 is mated as Black by player 1 and as White by player 3 in the same round.
    boards = (f"1:{BACK_RANK}", "2:4k3/8/8/8/8/8/r4PPP/6K1 b", f"3:{KINGS}", f"4:{KINGS}")
    position = ring(*boards, stockpiles="Qw1/-/-/-", tempo="rounds")
    position = play(position, "1:e1e8", "2:a2a1", "3:e1e2")
    assert outs(position, "4:e1e2") == [(2, 1, 1, "checkmate")]
    after = play(position, "4:e1e2")
    assert after.players_at == {2: (1, 3), 3: (3, 4), 4: (4, 1)}
    # Player 1 sits there now and may answer as to a check, or the board waits.
    assert texts(after, 2) == ["2:Q@d1"]
    assert "w!" in after.to_text()
    answered = play(after, "2:Q@d1")
    assert "!" not in answered.to_text()
    assert len(answered.players_at) == 3


def test_mates_of_a_round_are_judged_when_it_is_complete() -> None:
    # The Queen that player 2 may capture on board 2 lets their pawn on board 1 stand between.
    boards = (MATE_BUT_FOR_THE_PAWN, "2:4k3/8/8/8/3q4/4P3/8/4K3", f"3:{KINGS}")
    position = play(ring(*boards, tempo="rounds"), "1:h8h1", "3:e1e2")
    assert outs(position, "2:e1e2") == [(2, 1, 1, "checkmate")]
    assert outs(position, "2:e3d4") == []
    assert "1:b2b1Q@b1" in texts(play(position, "2:e3d4"))


@pytest.mark.parametrize("how", ["resign", "flag"])
def test_a_mated_player_cannot_hold_up_the_round(how: str) -> None:
    # It is player 2's turn on board 2 as well, where they may move but need not.
    position = play(ring(f"1:{BACK_RANK}", *EMPTY, tempo="rounds"), "1:e1e8")
    assert "checkmated on board 1" in refused(position, f"1:{how}:2")
    assert outs(position, f"2:{how}:2") == []
    before = position
    position = play(position, f"2:{how}:2")
    assert position.waiting[2] == "next round"
    assert position.to_text().split()[2] == "b*|w*|w"
    assert "has had its turn" in refused(position, "2:e1e2")
    assert "checkmated on board 1" in refused(position, f"2:{how}:2"), "once is enough"
    assert outs(position, "3:e1e2") == [(2, 1, 1, "checkmate")]
    after = play(position, "3:e1e2")
    assert after.round == 2
    assert after.players_at == {2: (1, 3), 3: (3, 1)}
    assert after.to_move[2] == 1, "who takes the seat over has the turn there"
    assert GAME.from_text(position.to_text(), {"tempo": "rounds"}) == position
    _, transition = before.apply(GAME.parse_action(f"2:{how}:2"))
    (event,) = transition.events
    sentence = event.text(lambda player: f"Player {player}")
    assert (
        sentence
        == {
            "resign": "Player 2 is checkmated and gives up the turn on board 2.",
            "flag": "Player 2 is checkmated and out of time on board 2: the turn there lapses.",
        }[how]
    )
    assert event.to_json() == {"type": "lapsed", "player": 2, "board": 2}


def test_where_it_is_not_his_turn_a_mated_player_may_not_resign() -> None:
    position = ring(f"1:{BACK_RANK}", f"2:{KINGS} b", f"3:{KINGS}", tempo="rounds")
    position = play(position, "1:e1e8")
    assert "checkmated on board 1" in refused(position, "2:resign:2")
    assert "checkmated on board 1" in refused(position, "2:flag:2")


def test_a_promotion_counts_against_mate_where_the_pawn_captures() -> None:
    board = "1:2R5/8/8/8/8/1K6/1p6/k7"
    for stockpiles in ("-/-/-", "-/Pb3/-", "-/Nb1/-", "-/Nw3/-"):
        position = ring(board, *EMPTY, stockpiles=stockpiles)
        assert outs(position, "1:c8c1") == [(2, 1, 1, "checkmate")]
    after = play(ring(board, *EMPTY, stockpiles="-/Nb2/-"), "1:c8c1")
    assert "1:b2c1N@h8" in texts(after)


def test_a_promotion_counts_against_mate_where_the_pawn_stands_between() -> None:
    assert outs(ring(MATE_BUT_FOR_THE_PAWN, *EMPTY), "1:h8h1") == [(2, 1, 1, "checkmate")]
    after = play(ring(MATE_BUT_FOR_THE_PAWN, *EMPTY, stockpiles="-/Nb2/-"), "1:h8h1")
    assert texts(after, 1) == [f"1:b2b1N@{file}1" for file in "bcdefg"]


def test_a_promotion_that_only_puts_a_piece_between_is_no_answer_to_mate() -> None:
    position = ring("1:k7/8/K7/8/8/8/6p1/7R w", *EMPTY, stockpiles="-/Nb2/-")
    assert outs(position, "1:h1h8") == [(2, 1, 1, "checkmate")]


def test_a_winner_is_not_mated_by_taking_over_a_seat() -> None:
    # Only the promotion answers the check on board 1, and only player 1 has a piece for it.
    board = "1:K6r/1P6/1k6/8/8/8/8/8 w"
    position = ring(board, f"2:{KINGS}", f"3:{BACK_RANK}", stockpiles="Nw2/-/-")
    assert "1:b7b8N@b8" in texts(position, 1)
    after, change = step(position, "3:e1e8")
    assert [type(event) for event in change.events] == [PlayerEliminated]
    assert after.players_at == {1: (3, 2), 2: (2, 3)}
    assert texts(after, 1) == []
    assert set(after.waiting) == {1}
    assert after.outcome() is None
    again = GAME.from_text(after.to_text(), {})
    assert again.resolve_pending() == (again, ())


# Stalemate

STUCK = "7k/5Q2/8/8/8/8/8/4K3 b"
STUCK_WHITE = "4k3/8/8/8/8/8/5q2/7K w"


def test_one_stalemated_board_waits() -> None:
    position = ring(f"1:{STUCK}", "2:4k3/3p4/4P3/8/8/8/8/4K3", f"3:{KINGS}")
    assert set(position.waiting) == {1}
    assert position.outcome() is None
    assert "not stalemated on both boards" in refused(position, "1:lose")
    # A piece captured on the other board can be placed, and the board goes on.
    position = play(position, "2:e6d7")
    assert "1:P@a7" in texts(position)
    assert not position.waiting


def test_in_rounds_tempo_a_round_goes_on_without_the_stalemated_board() -> None:
    position = ring(f"1:{STUCK}", "2:4k3/8/8/8/8/8/8/4K3", f"3:{KINGS}", tempo="rounds")
    position = play(position, "2:e1e2", "3:e1e2")
    assert position.round == 2
    assert set(position.waiting) == {1}


def test_a_player_stalemated_on_both_boards_chooses_which_he_has_lost() -> None:
    position = ring(f"1:{STUCK}", f"2:{STUCK_WHITE}", f"3:{KINGS}", stockpiles="-/Pw2/-")
    assert position.choosers == {2}
    assert position.actors() == {2}
    assert texts(position) == ["1:lose", "2:lose"]
    assert GAME.perft(position, 1) == 2
    assert "first chooses which of them is lost" in refused(position, "3:e1e2")
    assert outs(position, "1:lose") == [(2, 1, 1, "stalemate")]
    assert outs(position, "2:lose") == [(2, 3, 2, "stalemate")]
    first = play(position, "1:lose")
    assert first.players_at == {2: (1, 3), 3: (3, 1)}
    assert set(first.waiting) == {2}
    assert play(position, "2:lose").players_at == {1: (1, 3), 3: (3, 1)}
    assert dict(GAME.divide(position, 2)) == {
        text: GAME.perft(play(position, text), 1) for text in ("1:lose", "2:lose")
    }


def test_a_stalemate_with_something_to_place_is_none() -> None:
    position = ring(f"1:{STUCK}", f"2:{STUCK_WHITE}", f"3:{KINGS}", stockpiles="-/Pw1/-")
    assert position.choosers == frozenset()
    assert texts(position, 2) == [f"2:P@{file}2" for file in "abcdegh"]


def test_in_rounds_tempo_the_choice_comes_when_the_round_is_complete() -> None:
    almost = "7k/8/4Q3/8/8/8/8/4K3 w"
    position = ring(f"1:{almost}", f"2:{STUCK_WHITE}", f"3:{KINGS}", tempo="rounds")
    position = play(position, "1:e6f7")
    assert position.choosers == frozenset()
    assert texts(position) == texts(position, 3)
    position = play(position, "3:e1e2")
    assert texts(position) == ["1:lose", "2:lose"]


def test_nobody_can_move_and_nobody_must_choose() -> None:
    position = ring(*(f"{n}:{STUCK}" for n in (1, 2)), "3:7k/8/4Q3/8/8/8/8/4K3")
    after = play(position, "3:e6f7")
    outcome = after.outcome()
    assert outcome is not None
    assert (outcome.result, outcome.players) == ("draw", (1, 2, 3))
    assert "no player can move" in outcome.reason


def test_a_position_may_begin_with_a_mate() -> None:
    text = "1:4R1k1/5ppp/8/8/8/8/8/6K1 b", *EMPTY
    position = ring(*text)
    assert position.players_at == {2: (1, 3), 3: (3, 1)}
    rounds = ring(*text, tempo="rounds")
    assert (rounds.players_at, rounds.round) == ({2: (1, 3), 3: (3, 1)}, 1)
