"""Lessons, from the files that games name or a person's own: their list, and going on."""

from collections.abc import Callable, Sequence
from itertools import dropwhile, groupby
from pathlib import Path

from PySide6.QtCore import QObject, QSize
from PySide6.QtGui import QImage

from cfanp_gui.games.registry import GAMES, default_game
from cfanp_gui.lessons.lesson import Lesson
from cfanp_gui.lessons.lesson_text import LessonError, read_lessons, rehearse
from cfanp_gui.record.files import check_regular
from cfanp_gui.table.late import Late
from cfanp_gui.table.translate import tr, translated
from cfanp_gui.window.exercises.exercise_mode import ExerciseMode
from cfanp_gui.window.files.file_words import LESSONS as SUFFIX
from cfanp_gui.window.lessons.lesson_page import LessonPage
from cfanp_gui.window.services.languages import by_language, current, written
from cfanp_gui.window.services.settings import Settings
from cfanp_gui.window.widgets.card_grid import Card, CardGrid
from cfanp_gui.window.widgets.chips import RoundButton
from cfanp_gui.window.widgets.file_prompts import ask_open_name
from cfanp_gui.window.widgets.page import Page
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


class LessonChoice(Page):
    """Page of lessons as cards under the names of their games, finished ones with a tick."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._lessons: Sequence[Lesson] = ()
        self.cards, self.own = CardGrid(self._picture), RoundButton("")
        """Cards of the lessons, and button for a file of lessons instead."""
        super().__init__(self.cards, self.own)
        self.cards.currentItemChanged.connect(lambda *_: self._follow())
        self.cards.picked.connect(self.taken)
        self.retranslate()

    def offer(self, lessons: Sequence[Lesson]) -> None:
        """Show lessons with the person's progress, and propose the one that comes next."""
        self._lessons, parts = lessons, list[str | Card]()
        done, (begun, step) = self._settings.lessons_done(), self._settings.lesson_place()
        left = {lesson.key: lesson for lesson in lessons if lesson.key not in done}
        for game, its_lessons in groupby(lessons, key=lambda lesson: lesson.game.name):
            parts.append(game)
            for lesson in its_lessons:
                state, part, steps = "", None, len(lesson.steps)
                if lesson.key in done:
                    state = tr("✓ Done")
                elif lesson.key == begun:
                    state, part = tr("Step {number} of {count}"), step / steps
                    state = state.format(number=step + 1, count=steps)
                parts.append(Card(lesson, lesson.title, lesson.goal, state, part))
        self.cards.fill(parts, left.get(begun) or next(iter((*left.values(), *lessons)), None))
        self._follow()

    def _picture(self, lesson: Lesson, size: QSize) -> QImage:
        """Return the picture of the boards on which a lesson begins."""
        first = lesson.steps[0]
        assert first.start is not None, "the first step has one"
        boards = (*first.light.boards, *(square.board for square in first.light.squares))
        ground = ground_of(theme_of(self))
        return small_picture(lesson.game, first.start, dict.fromkeys(boards), ground, size)

    def _follow(self) -> None:
        key = self.key
        is_begun = key and key == self._settings.lesson_place()[0]
        self.onward.setText(tr("Continue") if is_begun else tr("Begin"))
        self.onward.setEnabled(bool(key))

    def retranslate(self) -> None:
        super().retranslate()
        self.entitle(tr("Learn"))
        self.cards.setAccessibleName(tr("Lessons"))
        self.own.setText(tr("Open a file…"))
        self._follow()

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
        self.page.list_asked.connect(self.choose)
        self._own: Path | None = None
        """Person's own file from which lessons are taken; None for the program's."""
        self._offered: Path | None = None
        """The same for the lessons on the page where one is chosen."""

    @Late
    def choice(self) -> LessonChoice:
        """Return the page on which a lesson is chosen, made when it is first shown."""
        choice = LessonChoice(self._window.settings)
        choice.left.connect(lambda: self._window.leave_page(choice))
        choice.taken.connect(lambda: self._take(choice.key, self._offered))
        choice.own.clicked.connect(self._ask_file)
        return choice

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
        """Show the lessons, to begin or continue one; the only one of a file is begun."""
        if not (offered := self._lessons(own)):
            return
        if own is not None and len(offered) == 1:
            self._take(offered[0].key, own)
            return
        self._offered = own
        self.choice.offer(offered)
        self._window.show_page(self.choice)
        self.choice.cards.setFocus()

    def begin_first(self) -> None:
        """Begin the first lesson at this table, or continue it."""
        if offered := self._lessons(None):
            self.begin(offered[0].key, self._step(offered[0].key))

    def _step(self, key: str) -> int:
        """Return the step at which a lesson is to go on, from 0."""
        begun, step = self._window.settings.lesson_place()
        return step if key == begun else 0

    def _take(self, key: str, own: Path | None) -> None:
        """Begin a lesson of a file or the program's, or continue it, where no game is lost."""
        step = self._step(key)
        self._window.give_table(lambda window: window.lessons.begin(key, step, own))
        self._window.leave_page(LessonActions.choice.made(self))

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
        page = LessonActions.choice.made(self)
        if page is not None and page in self._window.pages.laid:
            page.offer(self._lessons(self._offered))
        now = self.page.lesson if self.page.is_on_table else None
        if left := () if now is None else self._from(now.key):
            self.page.retell(left)
        self.page.retranslate()
