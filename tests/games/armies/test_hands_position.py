"""Hands go with their armies, and what was dropped is told."""

from __future__ import annotations

import pytest

from cfanp_gui.core.actions import Placed, StockpileChange
from cfanp_gui.core.boards import STRIP, Pair, Square
from cfanp_gui.core.pieces import Piece
from cfanp_gui.core.position import PositionError
from tests.games.armies.shogis import GAME, moves, play, read


def test_a_drop_places_a_piece_and_takes_it_from_the_hand() -> None:
    after, change = read("5/Ka4|5/4Kb", "strip=5 hand=a:PR").apply(GAME.parse_action("AB:R@b3"))
    assert change.placed == (Placed(Square(STRIP, 1), Piece("R", 0)),)
    assert change.stockpiles == (StockpileChange(1, Piece("R", 0), False),)
    assert change.moved == change.captured == ()
    assert after.to_text().split("base")[0].split()[-2:] == ["0", "1"]
    assert after.hand(0) == "P"


def test_a_hand_goes_over_with_its_army() -> None:
    position = read("5/Ka4|1RaGa2/2Kb2|5/Kc4", "strip=5 hand=b:PP", turn="2")
    mates = [one for pair in position.pairs() for one in position.prospects(0).mates(pair)]
    after, change = position.apply(mates[0].action)
    assert after.control[1] == 1
    assert [(one.player, one.piece.letter, one.gained) for one in change.stockpiles] == [
        (2, "P", False), (2, "P", False), (1, "P", True), (1, "P", True),
    ]  # fmt: skip
    assert len(after.stockpiles[1]) == 2
    assert after.hand(1) == "PP"


def test_a_dead_army_drops_nothing() -> None:
    position = play(read("5/Ka4|5/4Kb|5/Kc4", "strip=5 hand=b:P"), "resign:2")
    assert (position.hand(1), position.pocket(1)) == ("", ())
    assert position.to_text().endswith("hand=b:P")


def test_an_army_with_a_hand_or_a_piece_on_the_strip_pushes_any_two() -> None:
    boards = "5/Ka4|5/Kb3Pb|5/Kc4"
    assert [pair.name for pair in read(boards).pairs()] == ["AB", "AC"]
    for rest in ("strip=5 hand=a:P", "strip=Pa4"):
        position = read(boards, rest)
        assert [pair.name for pair in position.pairs()] == ["AB", "AC", "BC"]
        assert moves(position, "BC:")
        assert position.turn().moves_left == 1, "neither counts for the bonus"
        assert position.pair_refusal(Pair(1, 2)) is None


def test_a_king_on_the_strip_is_on_every_pair() -> None:
    position = read("5/4Ga|5/Kb4|2Rc2/Kc4", "strip=2Ka2", turn="1")
    king = Square(STRIP, 2)
    assert position.checked_kings() == (king,)
    assert position.checked_kings(Pair(0, 1)) == ()
    assert position.checked_kings(Pair(1, 2)) == (king,)
    assert position.attackers(king) == (Square(2, 7),)
    assert position.prospects(0).king == king
    assert moves(position, "AB:c3"), "there it stands safe"
    nobody = read("5/5|5/Kb3Pb|5/Kc4", "strip=2Ka2")
    assert nobody.turn().moves_left == 1
    assert len(nobody.pairs()) == 3


def test_kings_alone_are_a_draw_but_not_with_something_in_hand() -> None:
    for boards in ("5/Ka4|5/4Kb", "5/Ka4|5/4Kb|5/Kc4"):
        outcome = read(boards).outcome()
        assert outcome is not None
        assert outcome.reason == "only Kings are left"
        assert read(boards, "strip=5 hand=a:P").outcome() is None
        assert read(boards, "strip=Pa4").outcome() is None


@pytest.mark.parametrize(
    ("rest", "words"),
    [
        ("", "strip: the number of ranks is 0"),
        ("strip=5/5", "strip: the number of ranks is 2"),
        ("strip=6", "strip: rank 1: “6” is neither"),
        ("strip=Xa4", "strip: rank 1: “Xa4” is neither"),
        ("strip=5 hand=a:K", "hands: army a: “K” cannot be in a hand"),
        ("strip=5 hand=a:RP", "hands: army a: “RP” is not sorted"),
        ("strip=5 hand=b:P,a:P", "hands: “a:P”"),
        ("strip=5 hand=d:P", "hands: “d:P”"),
        ("hand=a:P strip=5", "expected base=, strip=, hand=, moved= in this order"),
        ("strip=5 strip=5", "expected base=, strip=, hand=, moved= in this order"),
    ],
)
def test_what_is_wrong_behind_the_last_field_is_named(rest: str, words: str) -> None:
    line = f"5/Ka4|5/4Kb a 1/2 - - 1 0 1 base=shogi {rest}".strip()
    with pytest.raises(PositionError) as raised:
        GAME.from_text(line, {})
    assert words in str(raised.value)
