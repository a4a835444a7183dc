"""Lessons: the list from which one is chosen, and going on to the next.

They are in the files that games name, in the current language, and in a person's own files.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QWidget,
)

from cfanp_gui.core.text import Text
from cfanp_gui.games.registry import GAMES, default_game
from cfanp_gui.lessons.lesson import Lesson
from cfanp_gui.lessons.lesson_text import LessonError, read_lessons, rehearse
from cfanp_gui.record.files import check_regular
from cfanp_gui.table.translate import tr, translated
from cfanp_gui.window.exercises.exercise_mode import OfferHost
from cfanp_gui.window.files.file_words import LESSONS as SUFFIX
from cfanp_gui.window.files.file_words import ask_open_name
from cfanp_gui.window.lessons.lesson_page import LessonPage
from cfanp_gui.window.play.game_dialogs import run_dialog
from cfanp_gui.window.services.languages import by_language, current, written
from cfanp_gui.window.widgets.layouts import Buttons, answers, in_column, resize_on_screen
from cfanp_gui.window.widgets.plain_text import bold_font, plain_label

_KEY = Qt.ItemDataRole.UserRole


@by_language
def lessons(language: str) -> tuple[Lesson, ...]:
    """Return the lessons of all games, in order; in English if they are not translated.

    Raises LessonError, and OSError for an unreadable file.
    """
    found: list[Lesson] = []
    for game in GAMES:
        for name in game.lessons:
            path = written("lessons", language, name)
            found += read_lessons(path.read_text(encoding="utf-8"), game, name)
    return tuple(found)


def own_lessons(path: Path) -> tuple[Lesson, ...]:
    """Return the lessons of a person's own file, with unique keys.

    Raises LessonError, and OSError for an unreadable file.
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


class LessonsDialog(QDialog):
    """Dialog of all lessons under the names of their games, finished ones with a tick."""

    file_asked = Signal()
    """Emitted when a person wants to open a file of lessons."""

    def __init__(
        self, parent: QWidget | None, lessons: Sequence[Lesson], done: frozenset[str], begun: str
    ) -> None:
        """`done` and `begun` are the keys of lessons; the latter is empty for none."""
        super().__init__(parent)
        self._begun = begun
        self.setWindowTitle(tr("Learn"))
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Lessons"))
        self.list.setWordWrap(True)
        self.buttons = answers(self, Buttons.Ok | Buttons.Cancel)
        self.ok = self.buttons.button(Buttons.Ok)
        self.own = QPushButton(tr("Open a file…"))
        self.own.setAutoDefault(False)
        self.own.clicked.connect(self.reject)
        self.own.clicked.connect(self.file_asked)
        self.buttons.addButton(self.own, QDialogButtonBox.ButtonRole.ActionRole)
        self.goal = plain_label("")
        self._goals = {lesson.key: lesson.goal for lesson in lessons}
        game = ""
        for lesson in lessons:
            if lesson.game.name != game:
                game = lesson.game.name
                self._add_heading(game)
            self._add(lesson, lesson.key in done)
        self.list.currentItemChanged.connect(lambda *_: self._follow())
        self.list.itemDoubleClicked.connect(self._take)
        keys = [lesson.key for lesson in lessons]
        left = [key for key in keys if key not in done]
        chosen = begun if begun in left else next(iter(left), keys[0])
        self.list.setCurrentItem(self._items[chosen])
        in_column((self.list, 1), self.goal, self.buttons, over=self)
        resize_on_screen(self, 520, 560)
        self.list.setFocus()

    @property
    def _items(self) -> dict[str, QListWidgetItem]:
        """Return the items of the lessons by their keys."""
        items = (self.list.item(row) for row in range(self.list.count()))
        return {item.data(_KEY): item for item in items if item.data(_KEY)}

    def _add_heading(self, name: str) -> None:
        heading = QListWidgetItem(name)
        heading.setFont(bold_font(self.list.font()))
        heading.setFlags(Qt.ItemFlag.ItemIsEnabled)
        self.list.addItem(heading)

    def _add(self, lesson: Lesson, is_done: bool) -> None:
        item = QListWidgetItem(f"{'✓' if is_done else '   '}  {lesson.title}")
        words = tr("{lesson}, done") if is_done else "{lesson}"
        item.setData(Qt.ItemDataRole.AccessibleTextRole, words.replace("{lesson}", lesson.title))
        item.setData(_KEY, lesson.key)
        self.list.addItem(item)

    def _follow(self) -> None:
        """Show the description of the chosen lesson."""
        key = self.key
        self.goal.setText(self._goals.get(key, ""))
        self.ok.setText(tr("Continue") if key and key == self._begun else tr("Begin"))
        self.ok.setEnabled(bool(key))

    def _take(self, item: QListWidgetItem) -> None:
        if item.data(_KEY):
            self.accept()

    @property
    def key(self) -> str:
        """Return the key of the chosen lesson; empty for none."""
        item = self.list.currentItem()
        return "" if item is None else str(item.data(_KEY) or "")


class LessonActions(QObject):
    """Commands that offer lessons in a window, and show them at its table."""

    def __init__(self, window: QWidget, host: OfferHost) -> None:
        super().__init__(window)
        self._window = window
        self.read: Callable[[str], tuple[Lesson, ...]] = lessons
        """Returns the lessons that are offered, in a language."""
        self._host = host
        self.page = LessonPage(host.analysis.host, host.exercises)
        self.page.next_asked.connect(self.go_on)
        self.page.left.connect(host.exercises.leave)
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
        """Report a problem in the text of lessons."""
        self._host.report_failure(
            tr("The lessons cannot be read: {reason}.").format(reason=translated(problem))
        )

    def choose(self, own: Path | None = None) -> None:
        """Ask for a lesson to begin, or to continue; the only one of a file is begun."""
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
        """Begin a lesson at this table; `step` counts from 0, `own` is the lesson's file."""
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
        """Return the title of the next lesson; empty for none."""
        return found[at + 1].title if at + 1 < len(found) else ""

    def go_on(self) -> None:
        """Begin the next lesson; after the last one leave the lessons."""
        found, now = self._lessons(self._own), self.page.lesson
        keys = [lesson.key for lesson in found]
        at = keys.index(now.key) + 1 if now is not None and now.key in keys else len(keys)
        if at < len(keys):
            self.begin(keys[at], own=self._own)
        else:
            self._host.exercises.leave()

    def retranslate(self) -> None:
        """Set all texts anew in the current language."""
        found, now = self._lessons(self._own), self.page.lesson
        for at, lesson in enumerate(found):
            if now is not None and lesson.key == now.key and self.page.is_on_table:
                self.page.retell(lesson, self._after(found, at))
        self.page.retranslate()
