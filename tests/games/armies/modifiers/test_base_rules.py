"""The rules that go with a base game, one after the other."""

from __future__ import annotations

from typing import Any

import pytest

from cfanp_gui.core.boards import Pair
from cfanp_gui.core.position import PositionError
from cfanp_gui.games.armies.pair_rules import PairMoves
from cfanp_gui.games.armies.state import State
from cfanp_gui.games.registry import find_game
from tests.games.armies.shogis import GAME, message, moves, play, read
from tests.games.pairs.checkers import judged as checkers

# No Kings: an army dies whose last piece is captured


def test_armies_that_die_at_once_are_told_in_the_order_of_their_letters() -> None:
    line = "3Mc4/2Ma5/8/8|8/2Mb5/8/8|8/8/8/8|8/8/8/Md7 a 1/2/3/4 - - 1 0 1 base=checkers"
    position = checkers.GAME.from_text(line, checkers.OPTIONS)
    after, transition = position.apply(checkers.GAME.parse_action("AB:c3e5g7"))
    told = [event.to_json() for event in transition.events]
    assert told == [{"type": "dead", "army": army, "by_army": "a"} for army in "bc"]
    assert [event.out for event in transition.events] == [{2}, {3}]
    assert after.to_text().split()[1:3] == ["d", "1/-/-/4"]


def test_a_player_with_another_army_is_not_out() -> None:
    line = "3Mb4/2Ma5/8/8|8/8/8/8|8/8/8/Mc7 a 1/2/2 - - 1 0 1 base=checkers"
    _, transition = checkers.GAME.from_text(line, checkers.OPTIONS).apply(
        checkers.GAME.parse_action("AB:c3e5")
    )
    (event,) = transition.events
    assert event.out == frozenset()
    assert event.fallen == {1}


# A strip: no piece moves twice in a turn

FOUR = "5/Ka4|5/Kb3Ga|5/Kc4|5/Kd4"


def test_what_moved_to_the_strip_or_along_it_stays_there_this_turn() -> None:
    position = read(FOUR, "strip=3Ra1", turn="2")
    after = play(position, "AC:d3c3")
    assert after.to_text().endswith("a 1/2/3/4 - - 1AC 1 1 base=shogi strip=2Ra2 moved=~c1")
    assert moves(after, "BD:c3") == []
    assert moves(after, "BD:e1")
    assert message(after, "BD:c3c2") == (
        "The Rook on ~c1 (c3) has moved this turn already (Rule 10)"
    )
    assert GAME.from_text(after.to_text(), {}).state == after.state
    later = play(after, "end", "BD:a1b1", "AC:e5d5")
    assert "moved" not in later.to_text()
    assert later.state.moved_on_strip == ()


def test_what_leaves_the_strip_and_what_was_dropped_there() -> None:
    position = read(FOUR, "strip=3Ra1 hand=a:G", turn="2")
    assert "moved" not in play(position, "AC:d3d2").to_text()
    after = play(position, "AC:G@a3")
    assert after.to_text().endswith("strip=Ga2Ra1 moved=~a1")
    assert moves(after, "BD:a3") == []
    assert moves(after, "BD:d3")


@pytest.mark.parametrize(
    ("turn", "rest", "words"),
    [
        ("1AC", "strip=3Ra1 moved=~e1", "no piece of army a stands there"),
        ("1AC", "strip=3Ra1 moved=~d2", "not a square of the strip"),
        ("2", "strip=3Ra1 moved=~d1", "no half-board was pushed"),
        ("1AC", "strip=2RaPa1 moved=~d1,~c1", "out of order"),
    ],
)
def test_what_cannot_have_moved_is_refused(turn: str, rest: str, words: str) -> None:
    with pytest.raises(PositionError, match=f"^moved on the strip: .*{words}"):
        read(FOUR, rest, turn=turn)


# Drops: a pawn may not mate

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
