"""Lessons, from the files that games name or a person's own: their list, and going on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import dropwhile, groupby
from pathlib import Path

from PySide6.QtCore import QObject, QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QDialogButtonBox, QWidget

from cfanp_gui.games.registry import GAMES, default_game
from cfanp_gui.lessons.lesson import Lesson
from cfanp_gui.lessons.lesson_text import LessonError, read_lessons, rehearse
from cfanp_gui.record.files import check_regular
from cfanp_gui.table.translate import tr, translated
from cfanp_gui.window.exercises.exercise_mode import ExerciseMode
from cfanp_gui.window.files.file_words import LESSONS as SUFFIX
from cfanp_gui.window.lessons.lesson_page import LessonPage
from cfanp_gui.window.services.languages import by_language, current, written
from cfanp_gui.window.widgets.card_grid import Card, CardGrid
from cfanp_gui.window.widgets.file_prompts import ask_open_name
from cfanp_gui.window.widgets.forms import Buttons, ModalDialog, button_box, push_button
from cfanp_gui.window.widgets.layouts import in_column
from cfanp_gui.window.widgets.position_picture import ground_of, small_picture
from cfanp_gui.window.widgets.style import theme_of
from cfanp_gui.window.workplace import Workplace


@by_language
def lessons(language: str) -> tuple[Lesson, ...]:
    """Return the lessons of all games, in order. Raises LessonError and OSError."""
    all_lessons: list[Lesson] = []
    for game in GAMES:
        for name in game.lessons:
            path = written("lessons", language, name)
            all_lessons += read_lessons(path.read_text(encoding="utf-8"), game, name)
    return tuple(all_lessons)


def own_lessons(path: Path) -> tuple[Lesson, ...]:
    """Return the lessons of a person's own file. Raises LessonError and OSError."""
    check_regular(path)
    try:
        text = path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise LessonError("{file} is no text (expected lessons in UTF-8)", file=path.name) from None
    if text.lstrip().startswith("puzzle:"):
        raise LessonError(
            "{file} holds puzzles (to be opened from the list of puzzles)", file=path.name
        )
    read = read_lessons(text, default_game(), path.name)
    return tuple(lesson._replace(key=f"{path} {lesson.key}") for lesson in read)


class LessonsDialog(ModalDialog):
    """Dialog of all lessons as cards under the names of their games, finished ones with a tick."""

    def __init__(
        self,
        parent: QWidget | None,
        lessons: Sequence[Lesson],
        done: frozenset[str],
        begun: str,
        step: int = 0,
    ) -> None:
        """`done` and `begun` are the keys of lessons; the latter is empty for none.

        `step` is the step at which the latter goes on, from 0.
        """
        super().__init__(parent, tr("Learn"), (900, 660))
        self._begun, self.cards = begun, CardGrid(tr("Lessons"))
        self.buttons = button_box(self, Buttons.Ok | Buttons.Cancel)
        self.ok = self.buttons.button(Buttons.Ok)
        self.own = push_button(tr("Open a file…"), self.reject)
        """Button for a file of lessons instead."""
        self.buttons.addButton(self.own, QDialogButtonBox.ButtonRole.ActionRole)
        left = [lesson.key for lesson in lessons if lesson.key not in done]
        chosen = begun if begun in left else next(iter(left), lessons[0].key)
        for game, its_lessons in groupby(lessons, key=lambda lesson: lesson.game.name):
            self.cards.add_heading(game)
            for lesson in its_lessons:
                state, part, steps = "", None, len(lesson.steps)
                if lesson.key in done:
                    state = tr("✓ Done")
                elif lesson.key == begun:
                    state, part = tr("Step {number} of {count}"), step / steps
                    state = state.format(number=step + 1, count=steps)
                item = self.cards.add_card(Card(lesson, lesson.title, lesson.goal, state, part))
                if lesson.key == chosen:
                    self.cards.setCurrentItem(item)
        self.cards.currentItemChanged.connect(lambda *_: self._follow())
        self.cards.picked.connect(self.accept)
        self._follow()
        in_column((self.cards, 1), self.buttons, over=self)
        self.cards.draw_pictures(self._picture)
        self.cards.setFocus()

    def _picture(self, lesson: Lesson, size: QSize) -> QImage:
        """Return the picture of the boards on which a lesson begins."""
        first = lesson.steps[0]
        assert first.start is not None, "the first step has one"
        boards = (*first.light.boards, *(square.board for square in first.light.squares))
        ground = ground_of(theme_of(self))
        return small_picture(lesson.game, first.start, dict.fromkeys(boards), ground, size)

    def _follow(self) -> None:
        key = self.key
        self.ok.setText(tr("Continue") if key and key == self._begun else tr("Begin"))
        self.ok.setEnabled(bool(key))

    @property
    def key(self) -> str:
        """Return the key of the chosen lesson; empty for none."""
        lesson = self.cards.value()
        return "" if lesson is None else str(lesson.key)


class LessonActions(QObject):
    """Commands that offer lessons in a window, and show them at its table."""

    def __init__(self, window: Workplace, exercises: ExerciseMode) -> None:
        super().__init__(window)
        self._window = window
        self.read: Callable[[str], tuple[Lesson, ...]] = lessons
        """Returns the lessons that are offered, in a language."""
        self._exercises = exercises
        self.page = LessonPage(window, exercises)
        self.page.next_asked.connect(self.go_on)
        self._own: Path | None = None
        """Person's own file from which lessons are taken; None for the program's."""

    def _lessons(self, own: Path | None) -> tuple[Lesson, ...]:
        """Return all lessons, or those of a file; none, after a report, if there are none."""
        try:
            return self.read(current()) if own is None else own_lessons(own)
        except (LessonError, OSError) as problem:
            self._tell_of(problem)
            return ()

    def _tell_of(self, problem: Exception) -> None:
        self._window.report_failure(
            tr("The lessons cannot be read: {reason}.").format(reason=translated(problem))
        )

    def choose(self, own: Path | None = None) -> None:
        """Ask for a lesson to begin, or to continue; the only one of a file is begun."""
        if not (offered := self._lessons(own)):
            return
        key, step = self._window.settings.lesson_place()
        chosen = offered[0].key if own is not None and len(offered) == 1 else ""
        if not chosen:
            done = frozenset(self._window.settings.lessons_done())
            dialog = LessonsDialog(self._window, offered, done, key, step)
            dialog.own.clicked.connect(self._ask_file)
            if not dialog.ask():
                return
            chosen = dialog.key
        at = step if chosen == key else 0
        self._window.give_table(lambda window: window.lessons.begin(chosen, at, own))

    def _ask_file(self) -> None:
        settings, kinds = self._window.settings, f"{tr('Lessons')} (*{SUFFIX})"
        if path := ask_open_name(self._window, tr("Open a lesson"), settings.folder(), kinds):
            settings.set_folder(path.parent)
            self.choose(path)

    def begin(self, key: str, step: int = 0, own: Path | None = None) -> None:
        """Begin a lesson at this table; `step` counts from 0, `own` is the lesson's file."""
        self._own = own
        if left := self._from(key):
            try:
                rehearse(left[0])
            except LessonError as problem:
                self._tell_of(problem)
            else:
                self.page.begin(left, step if step < len(left[0].steps) else 0)

    def _from(self, key: str) -> tuple[Lesson, ...]:
        """Return the lesson of a key and those after it; none if there is no such lesson."""
        return tuple(dropwhile(lambda lesson: lesson.key != key, self._lessons(self._own)))

    def go_on(self) -> None:
        """Begin the next lesson; after the last one leave the lessons."""
        now = self.page.lesson
        if following := () if now is None else self._from(now.key)[1:]:
            self.begin(following[0].key, own=self._own)
        else:
            self._exercises.leave()

    def retranslate(self) -> None:
        """Set all texts anew in the current language."""
        now = self.page.lesson if self.page.is_on_table else None
        if left := () if now is None else self._from(now.key):
            self.page.retell(left)
        self.page.retranslate()
