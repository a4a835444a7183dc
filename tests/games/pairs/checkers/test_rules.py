"""How men and Kings move and capture, and why not."""

from __future__ import annotations

import pytest

from tests.games.pairs.checkers.judged import GAME, at, moves


def test_a_capture_goes_on_and_names_every_square() -> None:
    position = at("3Mb4/2Ma5/8/8|8/2Mb5/8/6Mb1 a 1/2 - - 1 0 1")
    assert moves(position) == ["AB:c3e5g7"]
    after, transition = position.apply(GAME.parse_action("AB:c3e5g7"))
    assert [lost.piece.letter for lost in transition.captured] == ["M", "M"]
    assert GAME.notation.human(position, transition.action, transition) == "AB:c3xe5xg7"
    assert after.to_text().startswith("8/8/8/8|8/8/1Ma6/6Mb1 b 1/2 - - 1 0 1")


def test_a_man_that_comes_to_the_last_rank_is_a_king_and_ends_there() -> None:
    # From there a King would go on over f2.
    position = at("8/8/8/8|8/2Ma5/3Mb1Mb2/8|8/8/8/Mc7 a 1/2/3 - - 1 9 1")
    assert moves(position) == ["AB:f6d8", "BC:c3e1"]
    after, transition = position.apply(GAME.parse_action("AB:f6d8"))
    assert transition.moved[0].after.letter == "K"
    assert after.to_text() == ("8/8/8/8|8/8/5Mb2/4Ka3|8/8/8/Mc7 b 1/2/3 - - 1 0 1 base=checkers")


def test_captures_are_compulsory_on_the_pair_pushed_and_other_pairs_are_free() -> None:
    position = at("1Ma6/8/8/8|5Mb2/8/8/8|8/8/8/Mc7 a 1/2/3 - - 1 0 1")
    assert moves(position) == ["AB:b4d6", "AC:b4a5", "AC:b4c5"]


@pytest.mark.parametrize(
    ("move", "said"),
    [
        ("AB:c3b4", "You must capture on this pair; other pairs are free (Checkers)"),
        ("AB:c3c4", "Pieces go diagonally, on the dark squares (Checkers)"),
        ("AB:c3b2", "Only a King goes and captures backwards (Checkers)"),
        ("AB:c3e5", "The capture goes on from Bd4 (e5) while it can (Checkers)"),
        ("AB:c3g7", "A capture names every square that it touches (Checkers)"),
    ],
)
def test_what_is_refused_is_told(move: str, said: str) -> None:
    position = at("3Mb4/2Ma5/8/8|8/2Mb5/8/6Mb1|8/8/8/Mc7 a 1/2/3 - - 1 0 1")
    refusal = position.refusal(GAME.parse_action(move))
    assert refusal is not None
    assert str(refusal) == said
