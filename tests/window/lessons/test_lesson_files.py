"""The files of lessons that games name."""

from __future__ import annotations

from cfanp_gui.games.registry import GAMES
from cfanp_gui.window.lessons.lesson_files import lessons


def test_every_game_has_lessons_in_its_order() -> None:
    names = [lesson.game.name for lesson in lessons("en")]
    assert list(dict.fromkeys(names)) == [game.name for game in GAMES]


def test_a_language_without_lessons_has_the_english_ones() -> None:
    titles = [lesson.title for lesson in lessons("en")]
    assert [lesson.title for lesson in lessons("xx")] == titles
    assert [lesson.title for lesson in lessons("de")] != titles


def test_keys_are_of_one_lesson_each() -> None:
    keys = [lesson.key for lesson in lessons("en")]
    assert len(keys) == len(set(keys)) == 17
