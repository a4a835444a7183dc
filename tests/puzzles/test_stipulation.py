"""What puzzles ask for, as people write it."""

from __future__ import annotations

import pytest

from cfanp_gui.games import registry
from cfanp_gui.puzzles.stipulation import (
    Goal,
    Stipulation,
    StipulationError,
    read,
    seat_to_move,
    sides_to_move,
)


@pytest.mark.parametrize("goal", Goal)
def test_what_is_written_is_read_again(goal: Goal) -> None:
    asked = Stipulation("2w", goal, 3 if goal.counts_turns else 1)
    assert read(asked.text) == asked
    assert read(f"  {asked.text.replace(' ', '   ')} ") == asked


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ("", "“” is nothing that can be asked for"),
        ("b eats c", "“b eats c” is nothing that can be asked for"),
        ("b mates in 0", "the number of turns is 0 (expected 1 to 9)"),
        ("b mates in 10", "the number of turns is 10 (expected 1 to 9)"),
        ("b mates in two", "expected such as “b mates in 2”"),
        ("bbbbb mates in 2", "nothing that can be asked for"),
        ("b takes two armies in 1", "nothing that can be asked for"),
    ],
)
def test_what_asks_for_nothing_is_refused(line: str, part: str) -> None:
    with pytest.raises(StipulationError) as caught:
        read(line)
    assert part in str(caught.value)


def test_a_sentence_says_what_is_asked() -> None:
    said = [Stipulation("b", goal, 2).sentence("Army b") for goal in Goal]
    assert said == [
        "Army b mates within 2 turns, whatever the others do",
        "Army b mates within 2 turns, whatever the others do, on a pair that nobody pushes",
        "Army b takes two armies in this turn",
        "Army b saves the King: one way only keeps it",
        "Army b wins the game within 2 turns, whatever the others do",
    ]
    assert Stipulation("b", Goal.MATE).sentence("Army b") == "Army b mates in this turn"


@pytest.mark.parametrize(
    ("key", "players", "sides"),
    [
        ("cfanp", 2, {"a": 0}),
        ("cfanp", 4, {"a": 0}),
        ("ring", 3, {"1w": 0, "2w": 2, "3w": 4}),
        ("strategichess", 2, {"A": 0}),
        ("strategichess", 4, {"A": 0, "B": 2}),
    ],
)
def test_sides_are_called_as_in_analysis(key: str, players: int, sides: dict[str, int]) -> None:
    game = registry.find_game(key)
    start = game.initial(players, game.as_seated)
    assert sides_to_move(start) == sides
    for side, seat in sides.items():
        assert seat_to_move(start, side) == seat
    with pytest.raises(StipulationError, match=f"“z” is not to move .to move is {min(sides)}"):
        seat_to_move(start, "z")
