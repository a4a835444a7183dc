"""As what the pieces of described games are drawn, and how they are said to move."""

from __future__ import annotations

import pytest

from cfanp_gui.core.boards import Join
from cfanp_gui.core.movement import sentences
from cfanp_gui.games.armies.movements import movement
from cfanp_gui.games.pairs.described import library
from cfanp_gui.games.pairs.described.game import DescribedGame
from cfanp_gui.record.tokens import token


def game(key: str) -> DescribedGame:
    return next(one for one in library.own().games if one.key == key)


def test_xiangqi_and_shogi_wear_tokens_and_others_figures() -> None:
    assert {one.asset for one in game("xiangqi").types.values()} == {
        f"xiangqi/{kind}"
        for kind in ("general", "advisor", "elephant", "chariot", "horse", "cannon", "soldier")
    }
    shogi = game("shogi").types
    assert [shogi[letter].asset for letter in ("P", "+P", "+S", "+N", "+L", "+R", "+B", "G")] == [
        f"shogi/{kind}"
        for kind in ("pawn", "tokin", "promoted-silver", "promoted-knight", "promoted-lance",
                     "dragon", "horse", "gold")
    ]  # fmt: skip
    assert game("crazyhouse").types["Q~"].asset == "queen"
    assert game("makruk").types["S"].asset == ""


@pytest.mark.parametrize("key", ["xiangqi", "minixiangqi", "shogi", "minishogi"])
def test_every_token_has_been_drawn(key: str) -> None:
    for one in game(key).types.values():
        assert token(one.asset, "#c8312b")


@pytest.mark.parametrize(
    ("key", "letter", "words"),
    [
        ("shogi", "N", "moves and captures 2 squares forward and 1 aside"),
        ("shogi", "L", "moves and captures any number of squares forward"),
        ("minixiangqi", "C", "captures in the same way, but over one piece in between"),
        ("berolina", "P", "from its first square it also goes up to 2 squares diagonally forward"),
        ("differentarmies", "S", "moves and captures up to 4 squares straight in any direction"),
        (
            "differentarmies",
            "O",
            "moves and captures one square straight in any direction or exactly 2 squares straight "
            "in any direction",
        ),
    ],
)
def test_pieces_are_told_as_their_notation_moves_them(key: str, letter: str, words: str) -> None:
    base = game(key)
    assert words in sentences(movement(base.pair_rules(Join.ROTATE), letter), base.types)
