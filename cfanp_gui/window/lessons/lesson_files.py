"""The lessons there are: the files that games name, in the language in use, and a person's own."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from cfanp_gui.core.text import Text
from cfanp_gui.games.registry import GAMES, default_game
from cfanp_gui.lessons.lesson import Lesson
from cfanp_gui.lessons.lesson_text import LessonError, read_lessons
from cfanp_gui.record.files import check_regular
from cfanp_gui.window.services.languages import written


@cache
def lessons(language: str) -> tuple[Lesson, ...]:
    """Return the lessons of all games, in their order; in English where there are no others.

    Raises LessonError, and OSError for a file that cannot be read.
    """
    found: list[Lesson] = []
    for game in GAMES:
        for name in game.lessons:
            path = written("lessons", language, name)
            found += read_lessons(path.read_text(encoding="utf-8"), game, name)
    return tuple(found)


def own_lessons(path: Path) -> tuple[Lesson, ...]:
    """Return the lessons of a person's own file, with keys that no others have.

    Raises LessonError, and OSError for a file that cannot be read.
    """
    check_regular(path)
    try:
        text = path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        sentence = Text("{file} is no text (expected lessons in UTF-8)", file=path.name)
        raise LessonError(sentence) from None
    if text.lstrip().startswith("puzzle:"):
        sentence = Text(
            "{file} holds puzzles (to be opened from the list of puzzles)", file=path.name
        )
        raise LessonError(sentence)
    found = read_lessons(text, default_game(), path.name)
    return tuple(lesson._replace(key=f"{path} {lesson.key}") for lesson in found)
