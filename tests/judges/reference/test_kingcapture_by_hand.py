"""Peterson's rule 3, worked out by hand: checkmate and capture of a King."""

from __future__ import annotations

import pytest

from tests.judges.reference.by_hand import FROZEN, Play, line, ninth_of, on, turn_of


def frozen(play: type[Play], *more: str) -> Play:
    game = play(line(FROZEN, left="2"), on("kingcapture", *more))
    assert game.apply("AB:g1g8") == [
        {"type": "checkmate", "army": "b", "by_player": 1, "by_army": "a"},
        {"type": "frozen", "army": "b"},
    ]
    return game


def test_a_mate_freezes_and_the_turn_is_lost(play: type[Play]) -> None:
    game = frozen(play)
    assert turn_of(game.line) == ("c", "1")
    assert game.line.split(" ")[2] == "1/2/3"
    assert ninth_of(game.line) == "f=b:AB;w=b:Bb1"
    assert game.added["frozen"] == ["b"]


def test_a_frozen_army_is_immune_but_for_its_king(play: type[Play]) -> None:
    game = frozen(play)
    assert "BC:c6c4" not in game.legal
    assert "BC:c6c5" in game.legal
    game.apply("AC:a8b8")
    assert {"AB:g8a8", "BC:b1h1"} <= set(game.legal)
    without = play(line(FROZEN, army="c"), on("kingcapture"))
    assert "BC:c6c4" in without.legal


def test_it_is_released_when_the_checking_piece_withdraws(play: type[Play]) -> None:
    game = frozen(play)
    game.apply("AC:a8b8")
    assert game.apply("AC:h2h3") == [{"type": "frozen", "army": "b"}]
    game.apply("AC:b8a8")
    assert game.apply("AB:g8g7") == [{"type": "released", "army": "b"}]
    assert turn_of(game.line)[0] == "b"
    assert ninth_of(game.line) == "-"


def test_it_is_released_when_the_checking_piece_is_captured(play: type[Play]) -> None:
    game = play(line(FROZEN + " Cc4Bc", left="2"), on("kingcapture"))
    game.apply("AB:g1g8")
    assert game.apply("BC:f5b1") == [{"type": "released", "army": "b"}]
    assert game.added["frozen"] == []


def test_it_stays_frozen_when_the_captor_checks_as_well(play: type[Play]) -> None:
    game = frozen(play)
    assert game.apply("BC:b6b1") == []
    assert ninth_of(game.line) == "f=b:AB"


def test_a_king_is_captured_by_a_ripe_attacker(play: type[Play]) -> None:
    game = frozen(play)
    game.apply("AC:a8b8")
    assert game.apply("AB:g8a8") == [
        {"type": "king_captured", "army": "b", "by_player": 1, "by_army": "a"}
    ]
    assert turn_of(game.line)[0] == "c"
    assert game.line.split(" ")[2] == "1/-/3"
    assert ninth_of(game.line) == "-"
    assert game.outcome is None


@pytest.mark.parametrize("obstacles", [False, True])
def test_dead_pieces_are_obstacles(play: type[Play], obstacles: bool) -> None:
    game = frozen(play, *(["obstacles"] if obstacles else []))
    game.apply("AC:a8b8")
    game.apply("AB:g8a8")
    assert ("BC:c6c4" in game.legal) is obstacles
    assert "BC:c6c3" not in game.legal


@pytest.mark.parametrize("obstacles", [False, True])
def test_so_are_those_of_a_player_who_resigned(play: type[Play], obstacles: bool) -> None:
    game = play(line(FROZEN, army="c"), on("kingcapture", *(["obstacles"] if obstacles else [])))
    game.apply("resign:2")
    assert ("BC:c6c4" in game.legal) is obstacles


def test_without_kingcapture_obstacles_is_nothing(play: type[Play]) -> None:
    game = play(line(FROZEN, army="c"), on("obstacles"))
    game.apply("resign:2")
    assert "BC:c6c4" in game.legal


DISCOVERED = "Aa4Ka Bh1Kb Bh3Rb Cd1Kc Ca3Rc"
"""Rook b on h3 shields its King from Rook c on BC (h6), and may step aside on AB (a6)."""


def test_a_king_is_not_captured_before_its_owner_had_a_turn(play: type[Play]) -> None:
    game = play(line(DISCOVERED, army="b"), on("kingcapture"))
    game.apply("AB:a6b6")
    assert turn_of(game.line)[0] == "c"
    assert "BC:h6h1" not in game.legal
    assert "BC:h6h2" in game.legal
    game.apply("AC:e8e7")
    game.apply("AC:a4a3")
    assert ninth_of(game.line) == "w=b:Ca3"
    game.apply("AB:b6c6")
    assert "BC:h6h1" in game.legal
    assert game.apply("BC:h6h1") == [
        {"type": "king_captured", "army": "b", "by_player": 3, "by_army": "c"}
    ]


def test_moving_ends_an_attack(play: type[Play]) -> None:
    text = line("Aa4Ka Bh1Kb Cd1Kc Ca3Rc", army="c", ninth="w=b:Ca3")
    game = play(text, on("kingcapture"))
    assert "BC:h6h1" in game.legal
    game.apply("BC:h6h5")
    assert ninth_of(game.line) == "-"


def test_a_king_captures_a_king(play: type[Play]) -> None:
    # On AB King a stands on h4 and King b on h5.
    pieces = "Ah4Ka Aa2Pa Ba4Kb Ch1Kc"
    game = play(line(pieces, ninth="w=a:Ba4;w=b:Ah4"), on("kingcapture"))
    assert "AB:h4h5" in game.legal
    assert game.apply("AB:h4h5") == [
        {"type": "king_captured", "army": "b", "by_player": 1, "by_army": "a"}
    ]
    unripe = play(line(pieces, ninth="w=a:Ba4"), on("kingcapture"))
    assert "AB:h4h5" not in unripe.legal


def test_the_last_player_with_a_living_army_wins(play: type[Play]) -> None:
    text = line("Ah4Ka Ba4Kb Ch1Kc Aa1Ra", control="1/2/-", ninth="w=a:Ba4;w=b:Ah4")
    game = play(text, on("kingcapture"))
    game.apply("AB:h4h5")
    assert game.outcome == ("win", [1])


CIRCLE = (
    "Ah1Ka Aa1Rb Aa2Rb "  # King a is mated on AB
    "Bh1Kb Ba1Rc Ba2Rc "  # King b on BC
    "Ch1Kc Ca1Ra Ca2Ra"  # King c on AC
)


def test_two_rounds_of_lost_turns_are_a_draw(play: type[Play]) -> None:
    game = play(line(CIRCLE, left="2", ninth="f=a:AB;f=b:BC;f=c:AC"), on("kingcapture"))
    assert game.outcome == ("draw", [1, 2, 3])
    assert [event["type"] for event in game.opening] == ["frozen"] * 5
    assert [event["army"] for event in game.opening] == ["a", "b", "c", "a", "b"]


LOCKED = (
    "Aa1Ka Ab2Pa Aa2Pb Ab3Pb "
    "Ba1Kb Bb2Pb Ba2Pc Bb3Pc "
    "Ca1Kc Cb2Pc Ca2Pa Cb3Pa"
)  # fmt: skip


def test_passes_take_two_rounds_too(play: type[Play]) -> None:
    game = play(line(LOCKED, left="2"), on("kingcapture"))
    assert game.outcome == ("draw", [1, 2, 3])
    assert [event["type"] for event in game.opening] == ["pass"] * 5
    game = play(line(LOCKED, left="2"), on("defend"))
    assert [event["type"] for event in game.opening] == ["pass"] * 2


def test_a_mate_on_the_own_turn_freezes_on_every_pair_that_checks(play: type[Play]) -> None:
    # King a is held by Rooks on its first two ranks, whatever is pushed against A.
    game = play(line("Ah1Ka Aa1Rb Aa2Rb Bd1Kb Cd1Kc"), on("kingcapture"))
    assert game.opening == [{"type": "checkmate", "army": "a", "by_player": 2, "by_army": "b"}]
    assert turn_of(game.line)[0] == "b"
    assert ninth_of(game.line) == "f=a:AB,AC"


def test_a_frozen_pawn_is_not_captured_in_passing(play: type[Play]) -> None:
    # Army b's pawn has passed e3 of B; army c's stands beside it on d4.
    pieces = "Ah2Ka Bb1Ra Bd2Ra Bh1Kb Be4Pb Bd4Pc Ch1Kc"
    kept = play(line(pieces, army="c", passed="Be3", left="2"), on("kingcapture"))
    assert "BC:d4e3" in kept.legal
    text = line(pieces, army="c", passed="Be3", left="2", ninth="f=b:AB")
    assert "BC:d4e3" not in play(text, on("kingcapture")).legal


def test_a_touched_board_that_shows_the_own_mate_freezes(play: type[Play]) -> None:
    # King b is mated on AB, but army b has a move on AC.
    text = line("Ah2Ka Bb1Ra Bd2Ra Bh1Kb Ch1Kc Cc3Pb", army="b", left="2")
    game = play(text, {"kingcapture": True, "touch": True})
    assert "AB:" in game.legal
    assert game.apply("AB:") == [{"type": "checkmate", "army": "b", "by_player": 1, "by_army": "a"}]
    assert turn_of(game.line)[0] == "c"
    assert ninth_of(game.line) == "f=b:AB"


def test_a_hand_over_may_release(play: type[Play]) -> None:
    game = frozen(play)
    assert game.apply("give:a=2") == [
        {"type": "handed_over", "army": "a", "by_player": 1, "to_player": 2},
        {"type": "released", "army": "b"},
    ]
    assert ninth_of(game.line) == "-"


def test_a_resignation_may_release(play: type[Play]) -> None:
    game = frozen(play)
    game.apply("resign:1")
    assert game.added["frozen"] == []
    assert ninth_of(game.line) == "-"


def test_a_captured_king_takes_its_checks_along(play: type[Play]) -> None:
    # Rook a checks King b along the back rank of B; with King a captured it does no longer.
    text = line("Ah2Ka Be1Ra Bh1Kb Ch1Kc Ag4Nb", army="b", left="2", ninth="w=a:Ag4")
    game = play(text, on("kingcapture"))
    assert "AC:g4h2" in game.legal
    assert "AB:g4h2" in game.legal
    assert game.apply("AB:g4h2") == [
        {"type": "king_captured", "army": "a", "by_player": 2, "by_army": "b"}
    ]
    assert game.line.split(" ")[2] == "-/2/3"
