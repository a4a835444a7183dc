"""The lessons there are, and the list from which one is chosen.

They are in the files that games name, in the language in use, and in a person's own.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from PySide6.QtCore import Qt, Signal
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
from cfanp_gui.lessons.lesson_text import LessonError, read_lessons
from cfanp_gui.record.files import check_regular
from cfanp_gui.table.translate import tr
from cfanp_gui.window.services.languages import written
from cfanp_gui.window.widgets.layouts import Buttons, answers, in_column, resize_on_screen
from cfanp_gui.window.widgets.plain_text import bold_font, plain_label

_KEY = Qt.ItemDataRole.UserRole


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


class LessonsDialog(QDialog):
    """All lessons under the names of their games, those that are done with a tick."""

    file_asked = Signal()
    """A person has a file of lessons, and wants one of these."""

    def __init__(
        self,
        parent: QWidget | None,
        lessons: Sequence[Lesson],
        done: frozenset[str],
        begun: str,
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
        """Return the lines of the lessons by their keys."""
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
        """Say what the chosen lesson is about."""
        key = self.key
        self.goal.setText(self._goals.get(key, ""))
        self.ok.setText(tr("Continue") if key and key == self._begun else tr("Begin"))
        self.ok.setEnabled(bool(key))

    def _take(self, item: QListWidgetItem) -> None:
        if item.data(_KEY):
            self.accept()

    @property
    def key(self) -> str:
        """Return the key of the lesson chosen; empty for none."""
        item = self.list.currentItem()
        return "" if item is None else str(item.data(_KEY) or "")
