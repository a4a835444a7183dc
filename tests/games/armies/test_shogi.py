"""Small Shogi on half-boards: known figures, how pieces see the strip, and hands."""

from __future__ import annotations

import pytest

from cfanp_gui.core.boards import STRIP, Pair, Square
from cfanp_gui.core.position import PositionError
from tests.games.armies.shogi import SHOGI
from tests.games.armies.shogis import GAME, moves, play, read
from tests.slow import is_slow


@pytest.mark.parametrize(("armies", "counts"), [(2, (14, 181, 2512, 35401)), (3, (28, 749, 19258))])
def test_sequences_of_moves(armies: int, counts: tuple[int, ...]) -> None:
    for depth, count in enumerate(counts if is_slow() else counts[: 5 - armies], 1):
        assert GAME.perft(GAME.initial(armies, {}), depth) == count


def test_the_strip_is_a_board_of_its_own_between_any_two() -> None:
    position = GAME.initial(3, {})
    strip = position.boards()[-1]
    assert position.strip == strip
    assert (strip.id, strip.label, strip.files, strip.ranks, strip.owner) == (-1, "~", 5, 1, -1)
    assert position.joined_names(Pair(0, 2))[STRIP] == ("a3", "b3", "c3", "d3", "e3")
    rules = position.rules.pair_rules
    for pair in (Pair(0, 1), Pair(1, 2)):
        assert rules.square(12, pair) == Square(STRIP, 2)
        assert rules.joined(Square(STRIP, 2), pair) == 12


def test_on_the_strip_a_piece_looks_away_from_its_home_or_either_way() -> None:
    position = read("5/Ka4|5/Kb4|5/Kc4", "strip=2Pa1Pb")
    assert moves(position, "AB:c3") == ["AB:c3c4"]
    assert moves(position, "AC:c3") == ["AC:c3c4"]
    assert moves(position, "BC:c3") == ["BC:c3c2", "BC:c3c4"]
    position = read("5/Ka4|5/Kb4|5/Kc4", "strip=2Pa1Pb", army="b")
    assert moves(position, "AB:e3") == ["AB:e3e2"]
    assert moves(position, "BC:e3") == ["BC:e3e4"]


def test_where_a_piece_promotes_is_seen_from_its_home() -> None:
    position = read("5/Ka4|5/2Kb1Sa|1Pa3/4Kc")
    assert {move for move in moves(position, "BC:e1") if move.endswith("n")} == {"BC:e1d2n"}
    # On C, which lies above, the pawn goes on to the back rank and must become another piece.
    assert moves(position, "AC:d4") == ["AC:d4d5t"]


def test_a_captured_piece_goes_to_the_hand_as_what_it_was() -> None:
    position = read("Tb4/Ra3Ka|5/4Kb")
    after, change = position.apply(GAME.parse_action("AB:a1a2"))
    assert after.to_text().endswith("strip=5 hand=a:P")
    ((player, piece, gained),) = change.stockpiles
    assert (player, piece.letter, piece.army, gained) == (1, "P", 0, True)


def test_there_are_no_other_rights() -> None:
    with pytest.raises(PositionError, match="castling"):
        GAME.from_text("Pa4/KaGaSaBaRa|Pb4/KbGbSbBbRb a 1/2 KQ - 1 0 1 base=shogi strip=5", {})
    assert SHOGI.pair_rules(GAME.initial(2, {}).join).draft(("", "P")).hands == ("", "P")


def test_an_army_leaves_with_its_hand() -> None:
    start = GAME.initial(3, {"captured": "removed"})
    state = start.full.state
    halves, hands = state.base.without_army(state.halves, ("P", "R", ""), 1)
    assert hands == ("P", "", "")
    assert not state.base.pieces_on(halves, 1)


def test_pawns_of_an_army_do_not_share_a_file() -> None:
    position = read("Pa4/Ka4|5/4Kb", "strip=5 hand=a:P")
    files = {move[5] for move in moves(position, "AB:P@")}
    assert files == set("bcde")
    assert {move[6] for move in moves(position, "AB:P@")} == set("1234")
    assert play(position, "AB:P@c3").to_text().split("strip=")[1] == "2Pa2"
