"""Draws by repetition, for want of progress and for want of material."""

from __future__ import annotations

import pytest

from cfanp_gui.core.actions import IllegalAction
from cfanp_gui.games.registry import find_game
from cfanp_gui.games.strategichess import StrategiPosition
from tests.judges.strategichess_by_hand import AWAY, stfen

GAME = find_game("strategichess")


def begin(*boards: str, quiet: int = 0, turn: str = "", unmoved: str = "") -> StrategiPosition:
    """Return a position in which draws are called."""
    found = GAME.from_text(stfen(*boards, quiet=quiet, turn=turn, unmoved=unmoved), {})
    assert isinstance(found, StrategiPosition)
    return found


def played(position: StrategiPosition, *texts: str) -> StrategiPosition:
    """Return the position after moves in machine form."""
    for text in texts:
        position, _ = position.apply(GAME.parse_action(text))
    return position


ROUND = ("1:h1h2", "1:h14h13", "1:h2h1", "1:h13h14")


def test_the_third_occurrence_is_claimed_and_the_fifth_is_called() -> None:
    position = begin("Kh1 Pe4 Qa1 kh14 qn14")
    with pytest.raises(IllegalAction, match="No draw can be claimed"):
        played(position, "claim")
    twice = played(position, *ROUND, *ROUND)
    assert twice.claim() == "threefold repetition"
    claimed = played(twice, "claim").outcome()
    assert claimed is not None
    assert (claimed.result, claimed.players, claimed.reason) == (
        "draw", (1, 2), "threefold repetition",
    )  # fmt: skip
    four = played(twice, *ROUND, *ROUND[:3])
    assert four.outcome() is None
    fifth = played(four, ROUND[3]).outcome()
    assert fifth is not None
    assert fifth.reason == "fivefold repetition"


def test_a_pawn_that_steps_back_repeats_a_position_too() -> None:
    there = ("1:e5e6", "1:h14h13", "1:e6e5", "1:h13h14")
    position = played(begin("Kh1 Pe5 kh14 qn14"), *there, *there)
    assert position.claim() == "threefold repetition"


def test_a_pawns_first_move_makes_all_before_it_impossible() -> None:
    position = played(begin("Kh1 Pe4 kh14 qn14", unmoved="1e4"), *ROUND, *ROUND, "1:e4e5")
    assert position.claim() is None


def test_moves_without_progress_are_counted_for_all_boards_together() -> None:
    assert begin("Kh1 Qa1 kh14", quiet=99).claim() is None
    assert begin("Kh1 Qa1 kh14", quiet=100).claim() is not None
    assert begin("Kh1 Qa1 kh14", AWAY, quiet=199).claim() is None
    assert begin("Kh1 Qa1 kh14", AWAY, quiet=200).claim() is not None
    assert begin("Kh1 Qa1 kh14", quiet=149).outcome() is None
    ended = played(begin("Kh1 Qa1 kh14", AWAY, quiet=299), "1:a1a2").outcome()
    assert ended is not None
    assert ended.reason == "300 moves without capture, pawn move or King taken off"


@pytest.mark.parametrize(
    ("board", "drawn"),
    [
        ("Kh1 kh14", True),
        ("Kh1 Nb1 kh14", True),
        ("Kh1 Bb1 kh14", True),
        ("Kh1 Pb4 kh14", True),
        ("Kh1 Bb1 kh14 bd1", True),
        ("Kh1 Bb1 kh14 bc1", False),
        ("Kh1 Nb1 Nc1 kh14", False),
        ("Kh1 Bb1 kh14 nd1", False),
        ("Kh1 Bb1 kh14 pd1", False),
        ("Kh1 Ra1 kh14", False),
        ("Kh1 kh14 qa1", False),
    ],
)
def test_a_single_board_is_drawn_without_material_to_mate(board: str, drawn: bool) -> None:
    outcome = begin(board).outcome()
    assert (outcome is not None) is drawn
    assert begin(board, AWAY).outcome() is None, "on several boards pieces may come"


def test_nobody_calls_draws_on_the_command_line() -> None:
    position = begin("Kh1 kh14", quiet=999).without_draws()
    assert position.outcome() is None
    assert position.claim() is None
    repeated = played(position, *ROUND, *ROUND, *ROUND, *ROUND)
    assert repeated.outcome() is None
    with pytest.raises(IllegalAction, match="No draws are called here"):
        repeated.apply(GAME.parse_action("claim"))


def test_a_refused_claim_says_what_it_takes() -> None:
    one, two = GAME.initial(2, {}), GAME.initial(4, {})
    for position, number in ((one, 100), (two, 200)):
        refusal = position.refusal(GAME.parse_action("claim"))
        assert refusal is not None
        assert "for the third time" in refusal.sentence
        assert f"{number} moves without" in refusal.sentence
