"""Peterson's rule 1, worked out by hand: several moves against several attackers.

On AB and AC alike the half-board A lies at the bottom, and its e2 is attacked along the e-file from
d3 of the other half, and from a4 (h5) diagonally.
"""

from __future__ import annotations

from tests.judges.reference.by_hand import KINGS, TWO, Play, line, ninth_of, on, turn_of


def test_one_attacker_changes_nothing(play: type[Play]) -> None:
    game = play(line(KINGS + "Ae2Na Bd3Rb"), on("defend"))
    assert game.added["attackers"] == []
    assert turn_of(game.line) == ("a", "1")
    assert ninth_of(game.line) == "-"
    game.apply("AB:e2g3")
    assert turn_of(game.line)[0] == "b"


def test_two_attackers_allow_two_moves(play: type[Play]) -> None:
    game = play(line(TWO), on("defend"))
    assert game.added["attackers"] == [2, 3]
    assert turn_of(game.line) == ("a", "2")
    assert ninth_of(game.line) == "k=2,3;b=1"
    assert "end" not in game.legal
    game.apply("AB:e2g3")
    assert turn_of(game.line) == ("a", "1AB")
    assert ninth_of(game.line) == "k=2,3;b=1;m=Ag3"
    assert "end" in game.legal
    game.apply("AB:h1g1")
    assert turn_of(game.line) == ("b", "1")
    assert ninth_of(game.line) == "-"


def test_a_count_stands_in_the_line(play: type[Play]) -> None:
    game = play(line(TWO, left="2", ninth="k=2,3;b=1"), on("defend"))
    game.apply("AC:h1g1")
    again = play(game.line, on("defend"))
    assert again.line == game.line
    assert again.legal == game.legal


def test_limit_1_no_piece_moves_twice(play: type[Play]) -> None:
    game = play(line(TWO), on("defend"))
    assert "AB:e2g3" in game.legal
    game.apply("AB:e2g3")
    assert [move for move in game.legal if move[3:5] == "g3"] == []
    assert {"AB:h1g1", "AC:h1g1", "AB:h1h2"} <= set(game.legal)


def test_limit_1_a_castled_rook_has_moved(play: type[Play]) -> None:
    text = line("Ae1Ka Ah1Ra Bh1Kb Ch1Kc Aa2Pa Bh3Rb Ch3Rc")
    game = play(text.replace("-/-/-", "K/-/-"), on("defend"))
    assert game.added["attackers"] == [2, 3]
    game.apply("AB:e1g1")
    assert ninth_of(game.line) == "k=2,3;b=1;m=Af1,Ag1"
    assert {move[3:5] for move in game.legal if move != "end"} == {"a2"}


CAPTURES = KINGS + "Ae1Ra Aa1Ra Bd3Rb Bh3Nb Cd3Rc Ch3Nc"
"""Two Rooks of army a, on e1 and a1, each may take from army b on AB and from army c on AC."""


def test_limit_2_one_piece_of_any_one_opponent(play: type[Play]) -> None:
    game = play(line(CAPTURES), on("defend"))
    game.apply("AB:e1e6")
    assert ninth_of(game.line) == "k=2,3;b=1;m=Bd3;x=2;o=Bh3,Cd3,Ch3"
    assert "AB:a1a6" not in game.legal  # a second piece of player 2
    assert "AC:a1a6" in game.legal  # a first one of player 3
    game.apply("AC:a1a6")
    assert turn_of(game.line)[0] == "b"


def test_limits_do_not_touch_an_ordinary_turn(play: type[Play]) -> None:
    # Army a stands on A and C. Two captures from player 2, on AB and on CD, no half-board twice.
    text = line(
        "Ah1Ka Aa1Ra Ag2Pa Ca1Ra Bd1Kb Bb1Rb Bh3Pb Dh3Pb Ce2Kc Cb3Rc Dd1Kd",
        left="2",
    )
    game = play(text, on("defend"))
    assert game.added["attackers"] == [2, 3]
    assert turn_of(game.line) == ("a", "2")
    game.apply("AB:a1a6")
    assert "CD:a1a6" in game.legal
    assert "AD:a1a6" not in game.legal  # nothing stands on a1 of A any more
    game.apply("CD:a1a6")
    assert turn_of(game.line)[0] == "b"


def test_limit_2_in_a_turn_that_uses_a_half_board_again(play: type[Play]) -> None:
    text = line("Ah1Ka Aa1Ra Ag2Pa Ca1Ra Bd1Kb Bb1Rb Bh3Pb Ah4Pb Dh3Pb Ce2Kc Cb3Rc Dd1Kd", left="2")
    game = play(text, on("defend"))
    game.apply("AD:a1a6")
    assert "BC:h8h3" in game.legal  # a second pawn of player 2, but no half-board twice
    assert "AC:h8h4" not in game.legal  # this is a defence, for A was used before
    assert "AC:h1h2" in game.legal  # and this


FORK = TWO + "Be4Pb Bf3Pb"
"""Army b has pawns on d5 and c6 of AB besides its Rook on e6."""


def test_limit_3_one_new_piece_of_any_one_opponent(play: type[Play]) -> None:
    game = play(line(FORK), on("defend"))
    game.apply("AB:h1g1")
    assert "AB:e2d4" not in game.legal  # Rook e6 and pawn c6 of player 2, nothing of player 3
    assert "AC:e2d4" not in game.legal  # what it threatens does not hang on the pair pushed
    assert "AB:e2c3" in game.legal  # pawn d5 alone
    assert "AB:e2g3" in game.legal  # Bishop h5 of AC alone


def test_limit_3_shared_attacks_are_excused(play: type[Play]) -> None:
    game = play(line(FORK), on("defend"))
    game.apply("AB:h1g1")
    assert "AB:e2f4" in game.legal  # Rook e6, pawn d5 of player 2, and Bishop h5 of player 3


def test_limit_3_does_not_touch_the_first_move(play: type[Play]) -> None:
    assert "AB:e2d4" in play(line(FORK), on("defend")).legal


def test_limit_3_counts_new_pieces_captured(play: type[Play]) -> None:
    text = line(TWO + "Ae1Ra Be4Pb")
    game = play(text, on("defend"))
    assert ninth_of(game.line) == "k=2,3;b=1"
    game.apply("AB:e2c3")  # threatens the pawn, and opens the e-file for the Rook
    assert "AB:e1e6" not in game.legal  # a new piece captured, another threatened
    game = play(text, on("defend"))
    game.apply("AB:e2g3")
    assert "AB:e1e6" in game.legal  # a new piece captured
    game.apply("AB:e1e6")
    assert turn_of(game.line)[0] == "b"


NEARLY_MATED = "Ah2Ka Ag1Ra Ae2Pa Bd2Ra Bh1Kb Bc4Nb Cd3Rc "
"""The Rook of army a on d2 (e7 of AB) holds the rank before King b; g1-g8 mates on AB."""


def test_limit_4_a_mate_by_more_than_one_move(play: type[Play]) -> None:
    game = play(line(NEARLY_MATED + "Ch1Kc", left="2"), on("defend"))
    assert game.added["attackers"] == [2, 3]
    game.apply("AC:h2h3")
    assert "AB:g1g8" not in game.legal  # half-board A was used before


def test_limit_4_allows_a_mate_played_first(play: type[Play]) -> None:
    game = play(line(NEARLY_MATED + "Ch1Kc", left="2"), on("defend"))
    events = game.apply("AB:g1g8")
    assert events == [{"type": "checkmate", "army": "b", "by_player": 1, "by_army": "a"}]
    assert ninth_of(game.line) == "k=2,3;b=2;m=Bb1;c=2"
    assert "AC:h2h3" in game.legal


def test_limit_4_excuses_when_all_attackers_are_held(play: type[Play]) -> None:
    # King c stands on d8 of BC, in the file of the Rook on d2.
    game = play(line(NEARLY_MATED + "Ce1Kc", left="2"), on("defend"))
    game.apply("AC:h2h3")
    assert "AB:g1g8" in game.legal


def test_limit_5_the_own_king_is_not_exposed(play: type[Play]) -> None:
    game = play(line("Ae1Ka Bh1Kb Ch1Kc Ae2Na Bd3Rb Ca4Bc"), on("defend"))
    assert game.added["attackers"] == [2, 3]
    assert "AB:e2c3" not in game.legal  # pinned there, for the length of the turn too
    assert "AC:e2c3" in game.legal


def test_a_hand_over_between_turns_is_counted_anew(play: type[Play]) -> None:
    game = play(line(TWO), on("defend"))
    game.apply("give:c=2")
    assert game.added["attackers"] == []
    assert turn_of(game.line) == ("a", "1")


def test_three_attackers_allow_three_moves(play: type[Play]) -> None:
    game = play(line(TWO + "Dh1Kd Dd3Rd"), on("defend"))
    assert game.added["attackers"] == [2, 3, 4]
    assert turn_of(game.line) == ("a", "3")
    game.apply("AB:e2g3")
    assert turn_of(game.line) == ("a", "2AB")
    game.apply("AB:h1g1")
    # Both pieces of army a have moved; nothing is left to do.
    assert turn_of(game.line)[0] == "b"


def test_what_goes_beyond_k_must_be_an_ordinary_turn(play: type[Play]) -> None:
    # Army a stands on A, B and C: b = 3, k = 2.
    text = line(TWO + "Bb3Pa Cb3Pa Dh1Kd Eh1Ke Fh1Kf", left="3")
    game = play(text, on("defend"))
    assert game.added["attackers"] == [2, 3]
    assert turn_of(game.line) == ("a", "3")
    game.apply("AD:h1g1")
    assert {"BE:b3b2", "CE:b3b2", "AB:e2g3"} <= set(game.legal)
    game.apply("BE:b3b2")
    assert turn_of(game.line) == ("a", "1ABDE")
    assert "CF:b3b2" in game.legal  # no half-board twice
    assert "AB:e2g3" not in game.legal  # three moves are more than k
    game = play(text, on("defend"))
    game.apply("AD:h1g1")
    game.apply("AB:e2g3")
    assert turn_of(game.line)[0] == "b"


def test_one_player_with_two_armies_counts_once(play: type[Play]) -> None:
    game = play(line(TWO, control="1/2/2"), on("defend"))
    assert game.added["attackers"] == []


def test_a_pinned_piece_threatens_the_king_alone(play: type[Play]) -> None:
    # On AC Bishop c (h5) shields King c (h8) from Rook a (h1). Rook b looks at the pawn on g2.
    pieces = "Ah1Ra Ag2Pa Bh1Kb Bb1Rb Ca1Kc Ca4Bc "
    game = play(line(pieces + "Ad1Ka Ae2Na"), on("defend"))
    assert game.added["attackers"] == []
    game = play(line(pieces + "Ae2Ka"), on("defend"))
    assert game.added["attackers"] == [2, 3]
