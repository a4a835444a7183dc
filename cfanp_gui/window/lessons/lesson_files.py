"""The lessons there are: the files that games name, in the language in use."""

from __future__ import annotations

from functools import cache

from cfanp_gui.assets import asset
from cfanp_gui.games.registry import GAMES
from cfanp_gui.lessons.lesson import Lesson
from cfanp_gui.lessons.lesson_text import read_lessons


@cache
def lessons(language: str) -> tuple[Lesson, ...]:
    """Return the lessons of all games, in their order; in English where there are no others.

    Raises LessonError, and OSError for a file that cannot be read.
    """
    found: list[Lesson] = []
    for game in GAMES:
        for name in game.lessons:
            try:
                path = asset("lessons", language, name)
            except FileNotFoundError:
                path = asset("lessons", name)
            found += read_lessons(path.read_text(encoding="utf-8"), game, name)
    return tuple(found)
