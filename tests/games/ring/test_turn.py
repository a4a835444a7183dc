"""The rules of record, line by line."""

from __future__ import annotations

import chess
import pytest

from cfanp_gui.core.game import Piece
from cfanp_gui.core.half_boards import full_name, half_square
from cfanp_gui.games.ring import RingPosition
from cfanp_gui.games.ring.events import CHECKMATE, PlayerEliminated, Removed
from cfanp_gui.games.ring.starting_pieces import BLACK, short_name
from tests.games.ring.build import (
    GAME,
    KINGS,
    play,
    refused,
    ring,
    start,
    step,
    stock,
    texts,
)

FOOLS_MATE = ("f2f3", "e7e5", "g2g4", "d8h4")
BACK_RANK = "6k1/5ppp/8/8/8/8/8/4R1K1"
"""White mates on e8."""
MATE_BUT_FOR_THE_PAWN = "1:7R/8/8/8/8/1K6/1p6/k7"
"""The Rook mates on h1 unless the pawn may go to b1."""
EMPTY = (f"2:{KINGS}", f"3:{KINGS}")


def outs(position: RingPosition, text: str) -> list[tuple[int, int, int, str]]:
    """Return who goes out by an action: player, by whom, on which board, why."""
    _, change = step(position, text)
    return [
        (event.player, event.by_player, event.board, event.reason)
        for event in change.events
        if isinstance(event, PlayerEliminated)
    ]


# Setup and tempo


@pytest.mark.parametrize("players", [3, 4, 7, 26])
def test_everyone_has_white_against_one_neighbour_and_black_against_the_other(players: int) -> None:
    position = start(players)
    assert position.players_at == {n: (n, n % players + 1) for n in range(1, players + 1)}
    assert position.to_move == {n: n for n in range(1, players + 1)}
    assert len(position.pieces()) == 32 * players
    assert {piece.set for piece in position.pieces().values()} == set(range(1, players + 1))
    assert position.actors() == set(range(1, players + 1))


@pytest.mark.parametrize("players", [2, 27])
def test_three_players_at_least(players: int) -> None:
    with pytest.raises(ValueError, match="3 to 26"):
        GAME.initial(players, {})
    with pytest.raises(ValueError, match="3 to 26"):
        GAME.seating(players, {}, 0)


def test_players_sit_as_they_are_listed() -> None:
    assert GAME.seating(4, {}, 7) == (0, 1, 2, 3)


def test_in_free_tempo_any_board_moves_at_any_time() -> None:
    position = play(start(), "1:e2e4", "1:e7e5", "1:g1f3", "2:d2d4", "1:b8c6")
    assert position.to_move == {1: 1, 2: 3, 3: 3}
    assert not position.waiting
    assert "White’s turn" in refused(position, "1:a7a6")


def test_in_rounds_tempo_every_board_moves_once_a_round() -> None:
    position = play(start(tempo="rounds"), "2:e2e4")
    assert position.waiting == {2: "next round"}
    assert position.actors() == {1, 3}
    assert "has had its turn in this round (Tempo)" in refused(position, "2:e7e5")
    position = play(position, "3:e2e4", "1:e2e4")
    assert (dict(position.waiting), position.round) == ({}, 2)
    assert texts(position, 2) == texts(play(start(), "2:e2e4"), 2)


# Stockpile


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
    assert "b1 of board 1 is not empty" in refused(position, "1:N@b1")
    assert "starting squares only: b1, g1" in refused(position, "1:N@c3")


def test_a_placement_may_answer_a_check() -> None:
    position = ring("1:4k3/8/8/8/8/8/8/r3K3", *EMPTY, stockpiles="Bw2,Nw2,Pw2/-/-")
    placed = [text for text in texts(position, 1) if "@" in text]
    assert placed == ["1:B@c1", "1:N@b1"]
    assert "stays attacked from a1" in refused(position, "1:N@g1")


def test_a_placement_answers_no_checkmate() -> None:
    # A Queen on d1 would stand between in both; only without h3 White has no move on the board.
    checked = ring("1:4k3/8/8/8/8/7P/r4PP1/6K1 b", *EMPTY, stockpiles="Qw2/-/-")
    assert "1:Q@d1" in texts(play(checked, "1:a2a1"))
    mated = ring("1:4k3/8/8/8/8/8/r4PPP/6K1 b", *EMPTY, stockpiles="Qw2/-/-")
    assert outs(mated, "1:a2a1") == [(1, 2, 1, "checkmate")]


def test_a_placement_may_not_leave_the_own_king_in_check() -> None:
    position = ring("1:4k3/8/8/8/8/5n2/8/4K3", *EMPTY, stockpiles="Qw2/-/-")
    assert not [text for text in texts(position, 1) if "@" in text]
    assert "stays attacked from f3" in refused(position, "1:Q@d1")


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


# Promotion

PAWN = "1:8/4P2k/8/8/8/8/8/4K3"


def test_a_pawn_is_exchanged_for_a_piece_on_any_square() -> None:
    position = ring(PAWN, *EMPTY, stockpiles="Nw2,Pw3/-/-")
    promotions = [text for text in texts(position, 1) if "e7e8" in text]
    assert len(promotions) == 64 - 2  # all but the Kings' squares; the pawn's become empty
    assert {"1:e7e8N@e8", "1:e7e8N@e7", "1:e7e8N@f3"} <= set(promotions)
    after, change = step(position, "1:e7e8N@f3")
    assert change.events == (Removed(Piece("P", 0, 1)),)
    assert stock(after) == {1: ["Pw3"], 2: [], 3: []}
    pieces = {
        full_name(square): piece for square, piece in after.pieces().items() if square.board < 2
    }
    assert pieces == {
        "Ae1": Piece("K", 0, 1), "Af3": Piece("N", 0, 2), "Ba2": Piece("K", 1, 1),
    }  # fmt: skip


@pytest.mark.parametrize(
    ("stockpiles", "words"),
    [
        ("-/-/-", "no piece for the pawn"),
        ("Pw3/-/-", "no piece for the pawn"),
        ("Nw1/-/-", "no piece for the pawn"),  # of the board's own set
        ("Nb2/-/-", "no piece for the pawn"),  # of the other colour
    ],
)
def test_without_a_piece_for_it_the_pawn_may_not_advance(stockpiles: str, words: str) -> None:
    position = ring(PAWN, *EMPTY, stockpiles=stockpiles)
    assert not [text for text in texts(position) if "e7e8" in text]
    assert words in refused(position, "1:e7e8")
    assert "Promotion" in refused(position, "1:e7e8")


def test_the_refusal_of_a_bare_advance_says_what_there_is() -> None:
    position = ring(PAWN, *EMPTY, stockpiles="Nw2,Pw3,Qw2/-/-")
    assert "Knight, Queen, such as 1:e7e8N@e8" in refused(position, "1:e7e8")
    assert "A pawn is not exchanged for a pawn" in refused(position, "1:e7e8P@e6")
    assert "h7 of board 1 is not empty" in refused(position, "1:e7e8Q@h7")
    assert "no White Rook" in refused(position, "1:e7e8R@e8")
    assert "not a pawn’s step" in refused(position, "1:e1e2Q@e3")


def test_in_a_social_game_a_piece_of_the_board_s_own_set_will_do() -> None:
    assert "1:e7e8N@a4" in texts(ring(PAWN, *EMPTY, stockpiles="Nw1/-/-", tournament=False))


def test_a_promotion_may_capture() -> None:
    position = ring("1:3n3k/4P3/8/8/8/8/8/4K3", *EMPTY, stockpiles="Nw2/-/-")
    after, change = step(position, "1:e7d8N@d8")
    assert stock(after)[1] == ["Nb1"]
    assert sorted(c.piece.letter for c in change.captured) == ["N", "P"]


def test_the_own_king_may_not_be_in_check_after_a_promotion() -> None:
    # The Rook gives check along the first rank; only a piece between answers that.
    position = ring("1:8/4P2k/8/8/8/8/8/r3K3", *EMPTY, stockpiles="Nw2/-/-")
    promotions = [text for text in texts(position, 1) if "e7e8" in text]
    assert promotions == ["1:e7e8N@b1", "1:e7e8N@c1", "1:e7e8N@d1"]
    assert "stays attacked from a1" in refused(position, "1:e7e8N@f3")


def test_a_pinned_pawn_may_be_replaced_in_its_line() -> None:
    position = ring("1:8/K3P2r/8/8/8/8/8/7k", *EMPTY, stockpiles="Nw2/-/-")
    promotions = {text[7:] for text in texts(position, 1) if "e7e8" in text}
    assert promotions == {"@b7", "@c7", "@d7", "@e7", "@f7", "@g7"}
    assert "would be attacked from h7" in refused(position, "1:e7e8N@a1")


def test_a_promoted_rook_has_moved() -> None:
    position = ring(f"{PAWN} w E", *EMPTY, stockpiles="Rw2/-/-")
    position = play(position, "1:e7e8R@h1", "1:h7g6")
    assert "1:e1g1" not in texts(position)


# Mate


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


# Draws, resignations, flags


def test_a_draw_by_agreement_is_one_of_all_remaining_players() -> None:
    position = ring(f"2:{BACK_RANK}", f"3:{KINGS}", seats="1-3|3-1", stockpiles="-/x/-")
    after = play(position, "draw")
    outcome = after.outcome()
    assert outcome is not None
    assert (outcome.result, outcome.players, outcome.score(2)) == ("draw", (1, 3), 0.0)
    assert "The game is over" in refused(after, "draw")


def shuffle(position: RingPosition, rounds: int) -> RingPosition:
    """Knights go out and back on all boards."""
    for number in range(rounds):
        move = ("b1c3", "b8c6", "c3b1", "c6b8")[number % 4]
        position = play(position, *(f"{board}:{move}" for board in (1, 2, 3)))
    return position


def test_a_hundred_rounds_without_progress_are_a_draw_in_rounds_tempo() -> None:
    position = shuffle(start(tempo="rounds"), 99)
    assert position.outcome() is None
    position = shuffle(start(tempo="rounds"), 100)
    outcome = position.outcome()
    assert outcome is not None
    assert (outcome.result, outcome.players) == ("draw", (1, 2, 3))
    assert "100 rounds" in outcome.reason
    assert GAME.from_text(position.to_text(), {"tempo": "rounds"}).outcome() == outcome


@pytest.mark.parametrize(
    ("board", "text"),
    [
        ("1:4k3/8/8/8/8/8/P7/4K3", "1:a2a3"),
        ("1:4k3/8/8/8/8/8/5n2/4K3", "1:e1f2"),
        (f"1:{KINGS}", "1:N@b1"),
        (PAWN, "1:e7e8N@b1"),
    ],
)
def test_progress_begins_the_count_anew(board: str, text: str) -> None:
    position = ring(board, *EMPTY, stockpiles="Nw2/-/-", tempo="rounds", round=150, progress=50)
    assert play(position, text, "2:e1e2", "3:e1e2").outcome() is None
    assert play(position, "1:e1e2", "2:e1e2", "3:e1e2").outcome() is not None


def test_free_tempo_counts_no_rounds() -> None:
    position = shuffle(start(), 140)
    assert position.outcome() is None
    assert position.to_text().endswith(" 1 0")


@pytest.mark.parametrize(("word", "reason"), [("resign", "resignation"), ("flag", "time")])
@pytest.mark.parametrize("tempo", ["free", "rounds"])
def test_resigning_and_a_fallen_flag_lose_the_board(word: str, reason: str, tempo: str) -> None:
    position = play(start(tempo=tempo), "1:e2e4")
    assert outs(position, f"3:{word}:1") == [(1, 3, 3, reason)]
    after, change = step(position, f"3:{word}:1")
    assert change.actor == 1
    assert after.players_at == {1: (3, 2), 2: (2, 3)}
    assert "Player 2 does not play on board 3" in refused(position, f"3:{word}:2")
    assert "Board 3 was removed" in refused(after, f"3:{word}:3")


# Positions read from a text


def test_a_position_may_begin_with_a_mate() -> None:
    text = "1:4R1k1/5ppp/8/8/8/8/8/6K1 b", *EMPTY
    position = ring(*text)
    assert position.players_at == {2: (1, 3), 3: (3, 1)}
    rounds = ring(*text, tempo="rounds")
    assert (rounds.players_at, rounds.round) == ({2: (1, 3), 3: (3, 1)}, 1)
