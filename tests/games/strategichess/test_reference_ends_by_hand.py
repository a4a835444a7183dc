"""Mates, passes, counts and texts, by the slow model and the game: a sentence of the rules each."""

from __future__ import annotations

import pytest

from tests.judges.strategichess import Game
from tests.judges.strategichess_by_hand import AWAY, CORNER, lay, mate, on, stfen, won
from tests.judges.strategichess_text import Refused

# Mate


def test_a_mated_king_comes_off_and_its_player_moves_next() -> None:
    game = lay("Ka1 rm5 rl2 kh14", AWAY, turn="b|w", quiet=7, numbers="4|4")
    assert game.play("1:m5m1") == [mate(1, "w")]
    assert game.kings == {"w": [2], "b": [1, 2]}
    assert game.to_move[1] == "w"
    assert game.quiet == 0
    assert game.numbers == {1: 5, 2: 4}
    assert game.over is None
    assert on(game, 1) == ["1:--"]


def test_a_player_without_a_king_is_not_in_check_and_plays_on() -> None:
    game = lay("Rc5 rc9 kh14", AWAY)
    assert not game.in_check(1, "w")
    assert {"1:c5d5", "1:c5>2:a5", "1:c5c9"} <= set(game.legal())


def test_a_player_without_a_king_receives() -> None:
    game = lay("Rc5 rc9 kh14", "Kh1 Ra7 kh14")
    assert "2:a7>1:n7" in game.legal()


def test_there_is_no_mate_while_a_send_helps() -> None:
    game = lay("Kh5 rk1 kh14", f"{CORNER} Bc4 kh14")
    assert game.opening == []
    assert game.in_check(2, "w")
    assert on(game, 2) == ["2:c4>1:n1"]


def test_a_send_that_another_turn_would_allow_does_not_help() -> None:
    game = lay("Kh5 rk1 kh14", f"{CORNER} Bc4 kh14", turn="b|w")
    assert game.opening == [mate(2, "w")]
    assert game.kings["w"] == [1]


def test_a_team_mate_who_could_help_does_not_count() -> None:
    game = lay("Kh5 Rk9 rk1 kh14", f"{CORNER} kh14")
    assert "1:k9k1" in game.legal()
    assert game.opening == [mate(2, "w")]


def test_a_king_in_check_out_of_turn_stands_until_its_turn() -> None:
    game = lay("Ka1 rm1 rl2 kh14", AWAY, turn="b|w")
    assert game.opening == []
    assert game.play("1:h14h13") == [mate(1, "w")]


def test_a_move_on_one_board_mates_on_another() -> None:
    game = lay("Kh5 rk9 kh14", f"{CORNER} kh14", turn="b|w")
    assert game.play("1:k9k1") == [mate(2, "w")]


def test_two_kings_are_mated_at_once() -> None:
    boards = ("Ke1 rk9 rl2 kh14", f"{CORNER} kh14")
    game = lay(*boards, AWAY, turn="b|w|w")
    assert game.play("1:k9k1") == [mate(1, "w"), mate(2, "w")]
    assert game.kings["w"] == [3]
    assert game.over is None
    game = lay(*boards, turn="b|w")
    assert game.play("1:k9k1") == [mate(1, "w"), mate(2, "w"), won("b")]
    assert game.kings["w"] == [1, 2]


def test_a_king_that_comes_off_may_open_the_line_for_another_mate() -> None:
    game = lay("Kn1 rk9 rl2 kh14", f"{CORNER} kh14", turn="b|w")
    assert game.play("1:k9k1") == [mate(1, "w"), mate(2, "w"), won("b")]
    assert game.kings["w"] == [2]


def test_a_king_that_comes_off_may_leave_another_in_check_out_of_turn() -> None:
    game = lay("Kn1 rk9 rl2 kh14", f"{CORNER} kh14", turn="b|b")
    assert game.play("1:k9k1") == [mate(1, "w")]
    assert game.in_check(2, "w")
    assert game.play("2:h14h13") == [mate(2, "w"), won("b")]


# The end


def test_the_last_king_stays_on_its_square() -> None:
    game = lay("Ka1 rm5 rl2 kh14", "Rh1 kh14", turn="b|w", quiet=7)
    assert game.play("1:m5m1") == [mate(1, "w"), won("b")]
    assert game.over == {"result": "win", "team": "b", "reason": "checkmate"}
    assert game.kings["w"] == [1]
    assert game.legal() == []
    assert game.quiet == 8
    with pytest.raises(Refused):
        game.play("2:h1h2")
    assert Game.read(game.write()).over == game.over


def test_the_movers_team_wins_where_both_lose_their_last_kings() -> None:
    game = lay("rh1 ph2 Rk1 Rl13 ka14", CORNER)
    assert game.play("1:k1k14") == [mate(1, "b"), mate(2, "w"), won("w")]
    assert game.kings == {"w": [2], "b": [1]}


def test_stalemate_on_a_single_board_is_a_draw() -> None:
    game = lay("Ka1 rb9 rm3 kh14", turn="b")
    over = {"type": "over", "result": "draw", "reason": "stalemate"}
    assert game.play("1:m3m2") == [over]
    assert game.over == {"result": "draw", "reason": "stalemate"}
    assert game.legal() == []
    assert lay("Ka1 rb9 rm2 kh14").opening == [over]


def test_mate_on_a_single_board_ends_the_game() -> None:
    game = lay("Ka1 rm5 rl2 kh14", turn="b")
    assert game.play("1:m5m1") == [mate(1, "w"), won("b")]


# Passing


def test_a_player_without_moves_and_sends_passes() -> None:
    game = lay(f"{CORNER} kh14", AWAY, quiet=4, numbers="2|2")
    assert on(game, 1) == ["1:--"]
    assert game.play("1:--") == [{"type": "pass", "board": 1, "team": "w"}]
    assert game.to_move == {1: "b", 2: "w"}
    assert game.quiet == 5
    assert game.numbers == {1: 2, 2: 2}


def test_blacks_pass_raises_the_move_number() -> None:
    game = lay("Kh1 kh14", "Kh1", turn="w|b", numbers="2|2")
    game.play("2:--")
    assert game.numbers == {1: 2, 2: 3}


def test_passing_is_allowed_though_pulls_are_open() -> None:
    game = lay(f"{CORNER} kh14", "Kh1 Re7 kh14", turn="w|b")
    assert on(game, 1) == ["1:--", "1:n7<2:e7"]


def test_passing_is_not_allowed_while_a_send_is_open() -> None:
    game = lay(f"{CORNER} Pn7 pn8 pn6 pm7 kh14", AWAY)
    assert on(game, 1) == ["1:n7>2:a7"]
    with pytest.raises(Refused):
        game.play("1:--")


def test_passing_is_not_allowed_while_a_move_is_open() -> None:
    assert "1:--" not in lay(AWAY, AWAY).legal()


# Counting


def test_pawn_moves_over_an_edge_are_progress() -> None:
    game = lay("Kh1 Pn7 kh14", AWAY, quiet=9)
    game.play("1:n7>2:a7")
    assert game.quiet == 0


def test_moves_on_all_boards_count_together() -> None:
    game = lay(AWAY, AWAY, quiet=9)
    for text in ("1:h1h2", "2:h1h2", "1:h14h13"):
        game.play(text)
    assert game.quiet == 12
    assert game.numbers == {1: 2, 2: 1}


def test_copies_stand_alone() -> None:
    game = Game.start(2)
    copy = game.copy()
    copy.play("1:e4e7")
    assert game == Game.start(2)
    assert copy != game


# Texts

FIRST = "14/" * 12 + "14/7K5k"
"""A board in short: both Kings on row 1."""


def test_what_is_laid_is_read() -> None:
    assert Game.read(f"{FIRST} w -/- 0 1").pieces == {(1, 7, 1): "K", (1, 13, 1): "k"}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (f"{FIRST} w -/- 0", ["5 fields"]),
        (f"{FIRST} w -/- 0 1 1", ["5 fields"]),
        (f"{FIRST}  w -/- 0 1", ["5 fields"]),
        (f"{FIRST} w -/- 0 1\n", ["Field 5"]),
        ("|".join([FIRST] * 7) + " w -/- 0 1", ["Field 1", "7"]),
        (f"14/{FIRST} w -/- 0 1", ["Field 1", "board 1", "15"]),
        (f"{FIRST[3:]} w -/- 0 1", ["Field 1", "board 1", "13"]),
        (f"13{FIRST[2:]} w -/- 0 1", ["Field 1", "board 1", "row 14", "13"]),
        (f"15{FIRST[2:]} w -/- 0 1", ["Field 1", "board 1", "row 14", "15"]),
        (f"0{FIRST} w -/- 0 1", ["Field 1", "board 1", "row 14", "014"]),
        (f"13x{FIRST[2:]} w -/- 0 1", ["Field 1", "board 1", "row 14", "x"]),
        (f"KK12{FIRST[2:]} w -/- 0 1", ["Field 1", "board 1", "two Kings"]),
        (f"{FIRST[:-2]}6 w -/- 0 1", ["Field 1", "Black", "no King"]),
        (f"{FIRST} x -/- 0 1", ["Field 2", "board 1"]),
        (f"{FIRST} w|w -/- 0 1", ["Field 2", "2"]),
        (f"{FIRST} w - 0 1", ["Field 3", "board 1"]),
        (f"{FIRST} w /- 0 1", ["Field 3", "board 1", "White"]),
        (f"{FIRST} w -/e 0 1", ["Field 3", "board 1", "e11"]),
        (f"{FIRST} w -/-|-/- 0 1", ["Field 3", "2"]),
        (f"{FIRST} w -/- -1 1", ["Field 4"]),
        (f"{FIRST} w -/- 00 1", ["Field 4"]),
        (f"{FIRST} w -/- 0 0", ["Field 5", "board 1"]),
        (f"{FIRST} w -/- 0 1|1", ["Field 5", "2"]),
    ],
)
def test_bad_texts_are_refused_with_field_and_place(text: str, said: list[str]) -> None:
    with pytest.raises(Refused) as refused:
        Game.read(text)
    for part in said:
        assert part in str(refused.value)


def test_never_moved_pawns_are_in_order_and_there() -> None:
    text = stfen("Kh1 Pc4 Pd4 Pe5 kh14", unmoved="1c4 1d4")
    assert " cd/- " in text
    Game.read(text)
    for files in ("dc", "cc", "e", "co", "c-"):
        with pytest.raises(Refused, match="Field 3"):
            Game.read(text.replace(" cd/- ", f" {files}/- "))


def test_a_check_out_of_turn_is_refused_on_a_single_board_only() -> None:
    with pytest.raises(Refused, match="Field 2"):
        lay("Ka1 ra9 kh14", turn="b")
    assert lay("Ka1 ra9 kh14", AWAY, turn="b|w").in_check(1, "w")


def test_a_text_is_judged_when_read() -> None:
    game = lay("Ka1 rm1 rl2 kh14", AWAY, quiet=5)
    assert game.opening == [mate(1, "w")]
    assert game.kings["w"] == [2]
    assert game.quiet == 0


def test_white_has_won_in_a_text_in_which_both_teams_have_lost() -> None:
    game = lay("rh1 ph2 Rk1 Rl13 ka14", CORNER)
    game.play("1:k1k14")
    assert Game.read(game.write()).over == game.over
