"""What is done about lessons: choosing one, going on to the next, and coming back to one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from cfanp_gui.lessons.lesson import Lesson
from cfanp_gui.lessons.lesson_text import LessonError
from cfanp_gui.lessons.rehearsal import rehearse
from cfanp_gui.table.translate import tr, translated
from cfanp_gui.window.analysis.analysis_parts import AnalysisParts
from cfanp_gui.window.exercises.exercise_mode import ExerciseMode
from cfanp_gui.window.files.file_words import LESSONS as SUFFIX
from cfanp_gui.window.lessons.lesson_list import LessonsDialog, lessons, own_lessons
from cfanp_gui.window.lessons.lesson_page import LessonPage
from cfanp_gui.window.play.game_dialogs import run_dialog
from cfanp_gui.window.services.languages import current
from cfanp_gui.window.services.settings import Settings
from cfanp_gui.window.widgets.own_icons import ask_open_name


class LessonHost(Protocol):
    """The window as it is needed here."""

    analysis: AnalysisParts
    give_table: Callable[[Callable[[Any], object]], object]
    settings: Settings

    @property
    def exercises(self) -> ExerciseMode: ...

    def report_failure(self, sentence: str) -> None: ...


class LessonActions(QObject):
    """Offers lessons in a window, and shows them at its table."""

    def __init__(self, window: QWidget, host: LessonHost) -> None:
        super().__init__(window)
        self._window = window
        self._host = host
        self.page = LessonPage(host.analysis.host, host.exercises)
        self.page.next_asked.connect(self.go_on)
        self.page.left.connect(host.exercises.leave)
        self._own: Path | None = None
        """The file of a person's own from which lessons are taken; None for the program's."""

    def _lessons(self, own: Path | None) -> tuple[Lesson, ...]:
        """Return all lessons, or those of a file; none, having told why, where there are none."""
        try:
            return lessons(current()) if own is None else own_lessons(own)
        except (LessonError, OSError) as problem:
            self._tell_of(problem)
            return ()

    def _tell_of(self, problem: Exception) -> None:
        """Say what is wrong with the text of lessons."""
        self._host.report_failure(
            tr("The lessons cannot be read: {reason}.").format(reason=translated(problem))
        )

    def choose(self, own: Path | None = None) -> None:
        """Ask which lesson is to be begun, or gone on with; the only one of a file is begun."""
        found = self._lessons(own)
        if not found:
            return
        key, step = self._host.settings.lesson_place()
        chosen = found[0].key if own is not None and len(found) == 1 else ""
        if not chosen:
            done = frozenset(self._host.settings.lessons_done())
            dialog = LessonsDialog(self._window, found, done, key)
            dialog.file_asked.connect(self._ask_file)
            if not run_dialog(dialog):
                return
            chosen = dialog.key
        at = step if chosen == key else 0
        self._host.give_table(lambda where: where.lessons.begin(chosen, at, own))

    def _ask_file(self) -> None:
        """Ask for a file of lessons and open it."""
        settings, kinds = self._host.settings, f"{tr('Lessons')} (*{SUFFIX})"
        if path := ask_open_name(self._window, tr("Open a lesson"), settings.folder(), kinds):
            settings.set_folder(path.parent)
            self.choose(path)

    def begin(self, key: str, step: int = 0, own: Path | None = None) -> None:
        """Begin a lesson at this table; `step` counts from 0, `own` is the file it is of."""
        self._own = own
        found = self._lessons(own)
        at = next((at for at, one in enumerate(found) if one.key == key), None)
        if at is None:
            return
        lesson = found[at]
        try:
            rehearse(lesson)
        except LessonError as problem:
            self._tell_of(problem)
            return
        self.page.begin(lesson, step if step < len(lesson.steps) else 0, self._after(found, at))

    @staticmethod
    def _after(found: tuple[Lesson, ...], at: int) -> str:
        """Return the title of the lesson after one; empty for none."""
        return found[at + 1].title if at + 1 < len(found) else ""

    def go_on(self) -> None:
        """Begin the next lesson; after the last one leave them."""
        found, now = self._lessons(self._own), self.page.lesson
        keys = [lesson.key for lesson in found]
        at = keys.index(now.key) + 1 if now is not None and now.key in keys else len(keys)
        if at < len(keys):
            self.begin(keys[at], own=self._own)
        else:
            self._host.exercises.leave()

    def retranslate(self) -> None:
        """Set all texts anew in the language in use."""
        found, now = self._lessons(self._own), self.page.lesson
        for at, lesson in enumerate(found):
            if now is not None and lesson.key == now.key and self.page.is_on_table:
                self.page.retell(lesson, self._after(found, at))
        self.page.retranslate()
