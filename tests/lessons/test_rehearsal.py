"""Playing lessons through before somebody learns by them."""

import pytest

from cfanp_gui.assets import asset
from cfanp_gui.core.game import Game
from cfanp_gui.games.registry import GAMES, default_game
from cfanp_gui.lessons.lesson_text import LessonError, read_lessons, rehearse

LESSON = """\
lesson: x
title: X
goal: X.
people: Anna, Ben, Clara

say: Push.
done: push AB

say: Move.
done: move AB:e4
wrong move AB:d4: No.
reply: BC:e4
end: Done.
"""


def rehearsed(text: str) -> None:
    [lesson] = read_lessons(text, default_game(), "own.txt")
    rehearse(lesson)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_lesson_can_be_done(game: Game) -> None:
    for name in game.lessons:
        text = asset("lessons", name).read_text(encoding="utf-8")
        for lesson in read_lessons(text, game, name):
            rehearse(lesson)


def test_one_that_is_right_is_played_through() -> None:
    rehearsed(LESSON)


UNDOABLE = [
    ("done: move AB:e4", "done: move AB:e5", "field “done”: “AB:e5”: "),
    ("done: move AB:e4", "done: move AB:e2e5", "field “done”: "),
    ("done: move AB:e4", "done: mate", "field “done”: no legal move does it"),
    ("move AB:d4:", "move AB:d5:", "field “wrong”: “AB:d5”: "),
    ("reply: BC:e4", "reply: AB:e4", "field “reply”: “AB:e4”: "),
]


def test_what_cannot_be_done_is_told_with_its_line() -> None:
    for right, wrong, sentence in UNDOABLE:
        with pytest.raises(LessonError) as raised:
            rehearsed(LESSON.replace(right, wrong))
        assert str(raised.value).startswith(f"own.txt, line 9, {sentence}")
        assert "\n" not in str(raised.value)
