"""How men move, by the slow model and the game: each test is one sentence of the rules."""

from __future__ import annotations

import pytest

from tests.judges.strategichess import Game, divide, perft
from tests.judges.strategichess_by_hand import AWAY, lay, of

# The start


def test_the_start_is_the_text_of_the_rules() -> None:
    text = (
        "14/14/rrnnbbqkbbnnrr/pppppppppppppp/14/14/14/14/14/14/PPPPPPPPPPPPPP/RRNNBBQKBBNNRR/14/14"
        " w abcdefghijklmn/abcdefghijklmn 0 1"
    )
    assert Game.start(1).write() == text
    assert Game.read(text) == Game.start(1)


def test_moves_of_the_start_are_counted_by_kind() -> None:
    # 14 pawns 1, 2 or 3 forward; 4 Rooks 2 back; Knights 2 forward and 4 back; Bishops 4 back;
    # Queen 6 back; King 3 back. Nothing crosses: the edge files are full.
    count = 14 * 3 + 4 * 2 + 4 * 6 + 4 * 4 + 6 + 3
    assert len(Game.start(1).legal()) == count == 99
    assert len(Game.start(3).legal()) == 3 * 99


def test_answers_hold_what_the_command_line_says() -> None:
    answer = Game.start(2).answer()
    assert answer["to_move"] == {"1": "w", "2": "w"}
    assert answer["kings"] == {"w": [1, 2], "b": [1, 2]}
    assert answer["over"] is None
    assert answer["moves"] == sorted(answer["moves"])
    assert set(answer) == {"stfen", "moves", "to_move", "kings", "over"}


def test_perft_follows_every_move() -> None:
    game = lay("Ka1 kn14")
    assert divide(game, 2) == {"1:a1a2": 3, "1:a1b1": 3, "1:a1b2": 3}
    assert perft(game, 2) == 9
    assert perft(game, 0) == 1


# Pawns


def test_a_first_move_is_one_to_three_forward_or_one_back() -> None:
    game = lay("Kh1 Pe4 kh14", unmoved="1e4")
    assert of(game, "1:e4") == {"e3", "e5", "e6", "e7"}


def test_a_first_move_goes_through_empty_squares_only() -> None:
    assert of(lay("Kh1 Pe4 pe6 kh14", unmoved="1e4"), "1:e4") == {"e3", "e5"}
    assert of(lay("Kh1 Pe4 pe7 kh14", unmoved="1e4"), "1:e4") == {"e3", "e5", "e6"}
    assert of(lay("Kh1 Pe4 Ne5 Ne3 kh14", unmoved="1e4"), "1:e4") == set()


def test_black_pawns_go_down() -> None:
    game = lay("Kh1 pe11 kh14", turn="b", unmoved="1e11")
    assert of(game, "1:e11") == {"e12", "e10", "e9", "e8"}


def test_later_moves_are_one_forward_or_one_back() -> None:
    assert of(lay("Kh1 Pe4 kh14"), "1:e4") == {"e3", "e5"}


def test_the_right_does_not_return_with_the_pawn() -> None:
    game = lay("Kh1 Pe4 Pf4 kh14", unmoved="1e4 1f4")
    for text in ("1:e4e5", "1:h14h13", "1:e5e4", "1:h13h14"):
        game.play(text)
    assert of(game, "1:e4") == {"e3", "e5"}
    assert of(game, "1:f4") == {"f3", "f5", "f6", "f7"}
    assert game.write().split(" ")[2] == "f/-"


def test_a_captured_pawn_takes_its_right_along() -> None:
    game = lay("Kh1 Pe4 bh7 kh14", turn="b", unmoved="1e4")
    game.play("1:h7e4")
    assert game.write().split(" ")[2] == "-/-"


def test_a_pawn_steps_back_as_far_as_its_own_last_row() -> None:
    assert of(lay("Kh1 Pe2 kh14"), "1:e2") == {"e1", "e3", "d2", "f2"}
    assert of(lay("Kh1 Pe1 kh14"), "1:e1") == {"e2", "d1", "f1"}
    assert of(lay("Kh1 pe13 kh10", turn="b"), "1:e13") == {"e12", "e14", "d13", "f13"}


def test_a_pawn_on_the_farthest_row_goes_back_or_sideways() -> None:
    game = lay("Kh1 Pe13 kn10")
    game.play("1:e13e14")
    assert game.pieces[1, 4, 14] == "P"
    game.play("1:n10n9")
    assert of(game, "1:e14") == {"e13", "d14", "f14"}


@pytest.mark.parametrize("row", range(1, 15))
def test_sideways_is_for_the_rows_of_the_roads(row: int) -> None:
    game = lay(f"Kh4 Pc{row} kh11")
    assert (f"1:c{row}b{row}" in game.legal()) == (row in {1, 2, 7, 8, 13, 14})
    assert (f"1:c{row}d{row}" in game.legal()) == (row in {1, 2, 7, 8, 13, 14})


def test_sideways_and_straight_never_capture() -> None:
    assert of(lay("Kh1 Pe7 pd7 pf7 pe8 pe6 kh14"), "1:e7") == set()


def test_a_pawn_captures_diagonally_forward_only() -> None:
    assert of(lay("Kh1 Pe5 nd6 nf6 nd4 nf4 kn14"), "1:e5") == {"d6", "f6", "e4", "e6"}
    assert of(lay("Kh1 Pe5 Nd6 kn14"), "1:e5") == {"e4", "e6"}


def test_there_is_no_en_passant() -> None:
    game = lay("Kh1 Pe4 pf7 kh14", unmoved="1e4")
    game.play("1:e4e7")
    assert of(game, "1:f7") == {"f6", "f8", "g7"}


def test_there_is_no_castling() -> None:
    game = lay("Kh3 Ra3 Rn3 kh14")
    assert of(game, "1:h3") == {"g2", "g3", "g4", "h2", "h4", "i2", "i3", "i4"}


# Over the edge


def test_nothing_goes_round() -> None:
    crossings = {
        text
        for text in lay("Kh1 Ra5 Ph5 Nn9 kh13", "Kh1 Nn5 Pn7 kh13").legal()
        if ">" in text or "<" in text
    }
    assert crossings == {f"1:n9>2:{at}" for at in ("a11", "b10", "b8", "a7")}
    assert not [text for text in lay("Kh1 Rn5 Pa7 kh14").legal() if ">" in text]


def test_a_slider_crosses_to_the_first_square_beyond() -> None:
    game = lay("Kh1 Rk5 kh14", AWAY)
    assert {text for text in game.legal() if ">" in text} == {"1:k5>2:a5"}
    game = lay("Kh1 Bm4 kh14", AWAY)
    assert {text for text in game.legal() if ">" in text} == {"1:m4>2:a6", "1:m4>2:a2"}
    game = lay(AWAY, "Kh1 Qc9 kh14")
    assert {text for text in game.legal() if ">" in text} == {
        "2:c9>1:n9",
        "2:c9>1:n12",
        "2:c9>1:n6",
    }


def test_a_line_to_the_edge_must_be_empty() -> None:
    for man in "Pp":
        assert "1:k5>2:a5" not in lay(f"Kh1 Rk5 {man}m5 kh14", AWAY).legal()


def test_a_man_of_ones_own_blocks_and_an_enemy_is_captured() -> None:
    assert "1:k5>2:a5" not in lay("Kh1 Rk5 kh14", "Kh1 Pa5 kh14").legal()
    game = lay("Kh1 Rk5 kh14", "Kh1 pa5 kh14", quiet=9)
    assert [text for text in game.legal() if ">" in text] == ["1:k5>2:a5"]
    game.play("1:k5>2:a5")
    assert game.pieces[2, 0, 5] == "R"
    assert game.quiet == 0


def test_a_knight_crosses_from_the_edge_file_one_or_two_files_in() -> None:
    game = lay("Kh1 Nn5 Nm9 kh14", AWAY)
    assert {text for text in game.legal() if ">" in text} == {
        "1:n5>2:a7",
        "1:n5>2:a3",
        "1:n5>2:b6",
        "1:n5>2:b4",
    }
    game = lay(AWAY, "Kh1 Na13 Nb7 kh10")
    assert {text for text in game.legal() if ">" in text} == {
        "2:a13>1:n11",
        "2:a13>1:m14",
        "2:a13>1:m12",
    }


def test_a_knight_gives_check_over_the_edge_from_the_edge_file_only() -> None:
    for king in ("a7", "b6", "b4", "a3"):
        assert lay("Kh1 nn5 kh14", f"K{king} kh14").in_check(2, "w")
    for king in ("a6", "a4"):
        assert not lay("Kh1 nm5 kh14", f"K{king} kh14").in_check(2, "w")


def test_kings_neither_cross_nor_give_check_over_the_edge() -> None:
    game = lay("Kn5 kh14", "Kh1 ka5")
    assert not game.in_check(1, "w")
    assert not game.in_check(2, "b")
    assert of(game, "1:n5") == {"n4", "n6", "m4", "m5", "m6"}


def test_a_pawn_crosses_sideways_on_a_road() -> None:
    game = lay("Kh1 Pn7 Pn6 kh14", "Kh1 Pa10 Pa14 kh12")
    assert {text for text in game.legal() if ">" in text} == {"1:n7>2:a7", "2:a14>1:n14"}
    game = lay("Kh1 Pn7 kh14", "Kh1 pa7 kh14")
    assert not [text for text in game.legal() if ">" in text]


def test_a_pawn_captures_diagonally_over_the_edge() -> None:
    game = lay("Kh1 Pn5 kh14", "Kh1 pa6 na4 kh14")
    assert {text for text in game.legal() if ">" in text} == {"1:n5>2:a6"}
    game = lay("Kh1 Pn5 nn4 kh14", "Kh1 pa5 kh14", turn="b|b")
    assert {text for text in game.legal() if text.startswith("2:a5>")} == set()
    game = lay("Kh1 Nn4 kh14", "Kh1 pa5 kh14", turn="b|b")
    assert {text for text in game.legal() if ">" in text} == {"2:a5>1:n4"}


def test_a_pawn_gives_check_diagonally_over_the_edge() -> None:
    assert lay("Kh1 Pn5 kh14", "Kh1 ka6").in_check(2, "b")
    assert not lay("Kh1 Pn5 kh14", "Kh1 ka5").in_check(2, "b")
    assert not lay("Kh1 Pn7 kh14", "Kh1 ka7").in_check(2, "b")


def test_check_over_the_edge_goes_to_the_first_square_only() -> None:
    assert lay("Kh1 Rk5 kh14", "Kh1 ka5").in_check(2, "b")
    assert not lay("Kh1 Rk5 kh14", "Kh1 kb5").in_check(2, "b")
    assert not lay("Kh1 Rk5 kh14", AWAY, "Kh1 ka5").in_check(3, "b")


# Check


def test_a_pinned_man_gives_check() -> None:
    game = lay("Kd8 Re6 ne10 ke14")
    assert game.in_check(1, "w")


def test_who_is_to_move_makes_no_difference_to_check() -> None:
    for turn in ("w|w", "w|b", "b|b", "b|w"):
        assert lay("Kh1 Rk5 kh14", "Kh1 ka5", turn=turn).in_check(2, "b")


def test_no_move_captures_a_king() -> None:
    game = lay("Ka1 ra9 kh14", AWAY, turn="b|w")
    assert "1:a9a2" in game.legal()
    assert "1:a9a1" not in game.legal()
    game = lay("Kh1 Rk5 kh14", "Kh1 ka5", turn="w|w")
    assert "1:k5n5" in game.legal()
    assert "1:k5>2:a5" not in game.legal()
    game = lay("Kh1 Rk5 kh14", "Kh1 ka5", turn="b|w")
    assert "2:a5<1:k5" not in game.legal()


def test_a_move_may_open_a_line_on_a_team_mates_king() -> None:
    game = lay("Kh1 rk5 Bn5 kh14", "Ka5 kh14")
    game.play("1:n5m6")
    assert game.in_check(2, "w")
    assert game.to_move[2] == "w"
    assert of(game, "2:a5") == {"a4", "a6", "b4", "b5", "b6"}


def test_a_move_must_leave_the_movers_king_safe_from_the_next_board_too() -> None:
    game = lay("Kn4 Bn5 kh14", "Kh1 re5 kh14")
    assert "1:n4m5" in game.legal()
    game = lay("Kn4 kh14", "Kh1 re5 kh14")
    assert "1:n4n5" not in game.legal()
    assert "1:n4m5" in game.legal()


# Sending


def test_sending_uses_both_turns() -> None:
    game = lay("Kh1 rk5 kh14", AWAY, turn="b|b", quiet=3, numbers="3|5")
    assert game.play("1:k5>2:a5") == []
    assert game.to_move == {1: "w", 2: "w"}
    assert game.numbers == {1: 4, 2: 6}
    assert game.quiet == 4
    assert game.pieces[2, 0, 5] == "r"


def test_a_piece_sent_may_be_sent_back() -> None:
    game = lay("Kh1 Rk5 kh14", AWAY)
    for text in ("1:k5>2:a5", "1:h14h13", "2:h14h13", "2:a5>1:n5"):
        game.play(text)
    assert game.pieces[1, 13, 5] == "R"


def test_the_receiver_must_be_to_move() -> None:
    assert "1:k5>2:a5" not in lay("Kh1 Rk5 kh14", AWAY, turn="w|b").legal()


def test_nothing_is_sent_while_the_receivers_king_is_in_check() -> None:
    assert "1:n1>2:a1" in lay("Kh5 Rn1 kh14", "Kh2 ra1 kh14").legal()
    assert "1:n1>2:a1" not in lay("Kh5 Rn1 kh14", "Kh1 ra1 kh14").legal()


def test_a_send_leaves_neither_king_in_check() -> None:
    game = lay("Kn1 Rn5 rn9 kh14", AWAY)
    assert "1:n5>2:a5" not in game.legal()
    game = lay("Kh1 rk5 Bn5 kh14", "Ka5 kh14")
    assert not [text for text in game.legal() if text.startswith("1:n5>")]


def test_a_send_may_answer_the_senders_check() -> None:
    for rook in ("a5", "e5"):
        game = lay("Kn5 Bn4 kh14", f"Kh1 r{rook} kh14")
        assert game.in_check(1, "w")
        assert [text for text in game.legal() if ">" in text] == ["1:n4>2:a5"]
        game.play("1:n4>2:a5")
        assert not game.in_check(1, "w")


def test_a_send_may_open_a_line_on_a_third_team_mates_king() -> None:
    game = lay("Kn3 kh14", "Kh1 Bd3 rf3 kh14", "Kh1 kc14")
    assert not game.in_check(1, "w")
    game.play("2:d3>3:a14")
    assert game.in_check(1, "w")


# Pulling


def test_pulling_uses_the_pullers_turn_only() -> None:
    game = lay(AWAY, "Kh1 re5 kh14", turn="b|w", quiet=3, numbers="3|5")
    assert "1:n5<2:e5" in game.legal()
    assert game.play("1:n5<2:e5") == []
    assert game.to_move == {1: "w", 2: "w"}
    assert game.numbers == {1: 4, 2: 5}
    assert game.quiet == 4
    assert game.pieces[1, 13, 5] == "r"
    assert (2, 4, 5) not in game.pieces


def test_a_donor_to_move_is_not_pulled_from() -> None:
    game = lay(AWAY, "Kh1 re5 kh14", turn="b|b")
    assert not [text for text in game.legal() if "<" in text]
    assert "2:e5>1:n5" in game.legal()


def test_a_donor_sits_at_an_adjoining_board() -> None:
    game = lay(AWAY, AWAY, "Kh1 Ra5 kh14", turn="w|b|b")
    assert not [text for text in game.legal() if "<" in text]


def test_a_pull_may_capture() -> None:
    game = Game.start(2)
    game.play("1:h4h5")
    assert "2:a11<1:g3" in game.legal()
    game.play("2:a11<1:g3")
    assert game.pieces[2, 0, 11] == "Q"
    assert game.to_move == {1: "b", 2: "b"}


def test_a_puller_in_check_does_not_pull() -> None:
    assert "1:n5<2:a5" in lay("Kh4 rn5 kh14", "Kh1 Ra5 kh14", turn="w|b").legal()
    assert "1:n5<2:a5" not in lay("Kh5 rn5 kh14", "Kh1 Ra5 kh14", turn="w|b").legal()


def test_a_pull_leaves_neither_king_in_check() -> None:
    game = lay(AWAY, "Ka1 Ra5 ra9 kh14", turn="w|b")
    assert not [text for text in game.legal() if "<" in text]
    game = lay("Kn5 kh14", "Kh1 Ba5 re5 kh14", turn="w|b")
    assert not game.in_check(1, "w")
    assert not [text for text in game.legal() if "<" in text]


def test_a_pull_may_free_a_donors_king() -> None:
    game = lay("Kh1 rn5 kh14", "Ka5 Ba6 Re9 kh14", turn="w|b")
    assert game.in_check(2, "w")
    assert [text for text in game.legal() if "<" in text] == ["1:n5<2:a6"]


def test_puller_and_donor_may_be_without_kings() -> None:
    game = lay("Pc3 kh14", "Kh1 Ra5 kh14", turn="w|b")
    assert "1:n5<2:a5" in game.legal()
    game = lay("Kh1 kh14", "Ra5 ra9 kh14", turn="w|b")
    assert "1:n5<2:a5" in game.legal()
