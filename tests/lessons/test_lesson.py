"""What a lesson is made of."""

from __future__ import annotations

from cfanp_gui.core.boards import Pair
from cfanp_gui.games.registry import default_game, find_game
from cfanp_gui.lessons.lesson import pair_named
from cfanp_gui.lessons.lesson_text import read_lessons
from tests.lessons.test_lesson_text import START, read


def test_a_position_before_a_step_is_that_of_the_step() -> None:
    line = "8/8/8/Ka7|8/8/8/Kb7|8/8/8/Kc7 a 1/2/3 -/-/- - 1 0 1"
    lesson = read(f"{START}position: {line}\nsay: Move.\ndone: any\nsay: Again.\ndone: any\n")
    assert [step.start is not None for step in lesson.steps] == [True, True, False]
    assert [lesson.first_of(at) for at in range(3)] == [0, 1, 1]
    assert [lesson.last_of(at) for at in range(3)] == [0, 2, 2]


def test_boards_are_named_by_their_labels() -> None:
    [lesson] = read_lessons(START, default_game(), "own.txt")
    start = lesson.steps[0].start
    assert start is not None
    assert pair_named("AB", start) == pair_named("BA", start) == Pair(0, 1)
    assert [pair_named(name, start) for name in ("AA", "AD", "A", "ABC", "")] == [None] * 5
    assert pair_named("12", find_game("strategichess").initial(4, {})) == Pair(0, 1)
