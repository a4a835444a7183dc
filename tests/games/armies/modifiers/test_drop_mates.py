"""A pawn may not mate when it is dropped."""

from __future__ import annotations

from typing import Any

import pytest

from cfanp_gui.core.boards import Pair
from cfanp_gui.games.armies.pair_rules import PairMoves
from cfanp_gui.games.armies.state import State
from cfanp_gui.games.registry import find_game
from tests.games.armies.shogis import message, moves, play, read

CORNERED = "5/Ka2Ra1|5/Kb4"
"""The King of army b on e5, which a Rook keeps from file d."""


def test_a_pawn_that_is_dropped_does_not_mate() -> None:
    position = read(CORNERED, "strip=4Ga hand=a:P")
    assert "AB:P@d4" in moves(position, "AB:P@")
    assert "AB:P@e4" not in moves(position, "AB:P@")
    assert message(position, "AB:P@e4") == (
        "A Pawn that is dropped may not mate player 2’s King on Ba1 (e5) (small Shogi)"
    )


def test_no_king_is_asked_about_that_a_drop_cannot_check(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else every square on which a pawn may be dropped costs a search for an escape."""
    asked: list[int] = []
    generate = State.generate

    def counted(self: State, *arguments: Any, **more: Any) -> PairMoves:
        asked.append(arguments[0])
        return generate(self, *arguments, **more)

    game = find_game("cfanp").variant({"base": "shogi"})
    empty = "9/9/4K{a}4/9"
    halves = "|".join(empty.format(a=army) for army in "ab")
    line = f"{halves} a 1/2 -/- - 1 0 1 base=shogi strip=9 hand=a:P"
    position = game.from_text(line, {"base": "shogi"})
    monkeypatch.setattr(State, "generate", counted)
    drops = [one for one in position.pair_actions(Pair(0, 1)) if one.text.startswith("AB:P@")]
    assert len(drops) > 50
    assert asked == [0, 1], "the square before the King of army b"


def test_it_may_check() -> None:
    position = read("5/Ka4|5/Kb4", "strip=4Ga hand=a:P")
    assert "AB:P@e4" in moves(position, "AB:P@")


def test_another_piece_may_mate_so_and_a_pawn_that_steps() -> None:
    dropping = play(read(CORNERED, "strip=4Ga hand=a:S"), "AB:S@e4")
    stepping = play(read("5/Ka4|5/Kb4", "strip=1Ba1GaPa"), "AB:e3e4")
    for position in (dropping, stepping):
        outcome = position.outcome()
        assert outcome is not None
        assert outcome.players == (1,)
