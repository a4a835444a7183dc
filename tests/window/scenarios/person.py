"""Somebody at the program: a window with folders of its own, hands, and what was heard."""

from __future__ import annotations

import re
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QAction, QInputMethodEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QMessageBox, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from cfanp_gui.core.boards import BOARD_LETTERS, Square
from cfanp_gui.core.half_boards import half_square, parse_square
from cfanp_gui.session import clock
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.services.app_dirs import AppDirs
from cfanp_gui.window.services.settings import Settings
from cfanp_gui.window.windows import Windows
from tests.session.play import square_named
from tests.systems import TIMEOUT
from tests.window.conftest import FileQuestions
from tests.window.scenarios import seeing
from tests.window.scenarios.reading import Scenario, Step

PATIENCE_MS = TIMEOUT * 1000
"""Milliseconds that something expected may take to come."""
LOOK_MS = 5
"""Milliseconds between two looks for a dialog."""


class StepError(AssertionError):
    """A step that could not be done, or was expected and is not so."""


@dataclass
class Awaited:
    """Condition that a step waits for, met perhaps while a dialog kept the step from looking."""

    until: Callable[[], object]
    what: str | Callable[[], str]
    met: bool = False


class Person:
    """Does the steps of a scenario, one after another, also while a dialog waits for an answer.

    A dialog that waits keeps the step that opened it from ending: the next steps are done from
    inside, until it is closed.
    """

    def __init__(self, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
        self.bot = qtbot
        self.patch = monkeypatch
        self.folder = folder
        """Folder of this person's files."""
        self.dirs = AppDirs.below(folder / "home")
        self.settings = Settings(self.dirs.settings)
        self.opened = Windows(self.dirs, self.settings, self.begin)
        """The windows of the program that runs."""
        self._used: MainWindow | None = None
        self.announced: list[str] = []
        """Texts read aloud by the last step."""
        self.patience_ms = PATIENCE_MS
        self.passed_ns = time.monotonic_ns()
        """Time for the clocks of games, which a scenario has go on."""
        monkeypatch.setattr(clock, "time", SimpleNamespace(monotonic_ns=lambda: self.passed_ns))
        self.files: deque[str] = deque()
        """Answers to the next questions for a file; an empty text cancels."""
        self._waiting: deque[Step] = deque()
        self._scenario: Scenario | None = None
        self._do: Callable[[Person, Step], None] = lambda *_: None
        self._failure: Exception | None = None
        self._asked: list[QWidget] = []
        self._awaited: Awaited | None = None
        self._looking: QTimer | None = None
        self.questions = FileQuestions(monkeypatch)
        self.questions.choose = self.next_file

    # Doing

    def perform(self, scenario: Scenario, do: Callable[[Person, Step], None]) -> None:
        """Do all steps. Raises StepError, which says where it stands, for the first that fails."""
        self._scenario, self._do = scenario, do
        self._waiting.extend(scenario.steps)
        self._look_soon()
        try:
            while self._waiting and self._failure is None:
                self._answer()  # what the step before has asked
                if self._waiting and self._failure is None:
                    self._next()
        finally:
            assert self._looking is not None
            self._looking.stop()
        if self._failure is not None:
            raise self._failure
        assert not (asked := QApplication.activeModalWidget()), f"still asked at the end: {asked}"

    def _next(self) -> None:
        step = self._waiting.popleft()
        try:
            self._do(self, step)
        except (AssertionError, LookupError, ValueError, TypeError, AttributeError) as problem:
            assert self._scenario is not None
            place = f"{self._scenario.file}:{step.number}"
            said = f"{place}: in “{self._scenario.title}”\n    {step.text}\n{problem}"
            if not isinstance(problem, AssertionError):
                raise StepError(said) from problem
            if isinstance(problem, StepError):
                raise
            raise StepError(said) from None

    def _look_soon(self) -> None:
        self._looking = QTimer(singleShot=True, interval=LOOK_MS)
        self._looking.timeout.connect(self._look)
        self._looking.start()

    def _look(self) -> None:
        """Look whether something is asked, and soon again."""
        self._look_soon()
        self._answer()

    def _answer(self) -> None:
        """Go on with the steps where one waits for an answer to a dialog."""
        asked = QApplication.activeModalWidget()
        if asked is None or asked in self._asked:
            return
        self._asked.append(asked)
        awaited = self._awaited
        try:
            asked.activateWindow()
            self.wait(asked.isActiveWindow, "the dialog does not come to the front")
            if awaited is not None:  # the step that waits cannot look before the dialog is closed
                self.wait(awaited.until, awaited.what)
                awaited.met = True
            while isValid(asked) and asked.isVisible() and self._waiting:
                self._answer()
                if self._waiting:
                    self._next()
            assert not (isValid(asked) and asked.isVisible()), (
                f"nobody has answered: {seeing.seen_texts('dialog')}"
            )
        except Exception as problem:
            self._failure = self._failure or problem
            if isValid(asked) and isinstance(asked, QDialog):
                asked.done(0)
        finally:
            self._asked.remove(asked)
            if self.windows and QApplication.activeModalWidget() is None:
                self.window.activateWindow()  # as systems do

    def settle(self) -> None:
        """Let the program do what it has to do now, and have the keyboard back after a dialog."""
        QApplication.processEvents()
        for window in (one for one in self.windows if one.view.table is not None):
            assert window.context_menus  # the program makes them after the first picture of a game
            window.setUpdatesEnabled(False)
        active = QApplication.activeWindow()
        if self.windows and (active is None or not active.isVisible()):
            front = QApplication.activeModalWidget() or self.window
            front.activateWindow()  # no window manager does so here
            QTest.qWaitForWindowActive(front)
        QApplication.processEvents()

    def wait(
        self, until: Callable[[], object], what: str | Callable[[], str], ms: int = PATIENCE_MS
    ) -> None:
        """Wait until something is so."""
        end = time.monotonic() + ms / 1000
        outer, mine = self._awaited, Awaited(until, what)
        self._awaited = mine
        pause = 5
        while not mine.met and not until():
            assert time.monotonic() < end, what if isinstance(what, str) else what()
            QTest.qWait(pause)
            pause = min(2 * pause, 40)  # looking takes longer than most of what is waited for
        self._awaited = outer

    def expect(self, holds: Callable[[], bool], what: Callable[[], str]) -> None:
        """Wait until what a step expects is so."""
        self.wait(holds, what, self.patience_ms)

    def attempt(self, act: Callable[[], None]) -> None:
        """Do something, as soon as what it is done to is there."""
        for _ in range(self.patience_ms // 5):
            with suppress(seeing.AbsentError):
                return act()
            QTest.qWait(5)
        return act()

    def next_file(self) -> str:
        """Return the answer to the question for a file."""
        assert self.files, "a file was asked for, and none is said in the scenario"
        name = self.files.popleft()
        return str(self.path(name)) if name else ""

    @property
    def asked_file(self) -> tuple[str, str]:
        """Return the title of the last question for a file, and the name that it proposed."""
        if not self.questions.asked:
            return "", ""
        _, title, at, *_ = self.questions.asked[-1]
        return str(title), Path(str(at)).name

    def path(self, name: str) -> Path:
        """Return the path of a file of this person."""
        return self.folder / name

    # The window

    @property
    def windows(self) -> list[MainWindow]:
        """Return the windows that are open, in the order in which they were opened."""
        return self.opened.all

    @property
    def window(self) -> MainWindow:
        """Return the window in use: that in front, or else the one used before."""
        if QApplication.activeWindow() is not None or self._used not in self.windows:
            self._used = self.opened.latest
        assert self._used is not None
        return self._used

    @property
    def session(self) -> GameSession:
        """Return the game on the table."""
        session = self.window.documents.session
        assert session is not None, "there is no game on the table"
        return session

    def start(self) -> None:
        """Start the program, with what its folders hold."""
        self.settings = Settings(self.dirs.settings)
        self.opened.deleteLater()
        self.opened = Windows(self.dirs, self.settings, self.begin)
        self.use(self.opened.add())

    def begin(self, window: MainWindow) -> None:
        """Sit down at a window that was opened beside others, which offers what to begin with."""
        if window.documents.session is None and not window.documents.reader.is_reading:
            window.start.show()
        self.use(window)

    def close_windows(self) -> None:
        """Close all windows for good."""
        for window in list(self.windows):
            assert window.close(), "the window does not close"
        for window in QApplication.topLevelWidgets():
            if isinstance(window, MainWindow):  # the last one stays when it is closed
                window.deleteLater()

    def leave_all(self) -> None:
        """Close everything there is, whatever it would ask."""
        self.close_menu()
        for dialog in QApplication.topLevelWidgets():
            if isinstance(dialog, QDialog) and dialog.isVisible():
                dialog.done(0)
        for window in self.windows:
            self.let_go(window)
        self.close_windows()

    def use(self, window: MainWindow) -> None:
        """Sit down at a window."""
        window.animator.reduced = True
        window.announce = self.hear
        self.go_to(window)
        window.view.setFocus()
        # How these look is asked elsewhere, and painting takes long.
        for part in (window.view, window.menuBar()):
            part.setUpdatesEnabled(False)

    def go_to(self, window: MainWindow) -> None:
        """Bring a window to the front, or only a message that comes up in it."""
        window.activateWindow()
        self.wait(
            lambda: QApplication.activeModalWidget() or window.isActiveWindow(),
            "the window does not come to the front",
        )

    def let_go(self, window: MainWindow) -> None:
        """Have nothing asked when a window is closed."""
        for session in (window.documents.session, window.documents.game_aside):
            if session is not None:
                session.mark_saved()

    def hear(self, sentence: str) -> None:
        """Keep in mind what is read aloud."""
        self.announced.append(sentence)

    # Hands

    def press(self, keys: str) -> None:
        """Press a key with those held, such as ``Ctrl+Z``, where the keyboard is."""
        self.settle()
        sequence = QKeySequence(keys)
        assert sequence.count() == 1, f"{keys!r} is no key"
        asked, focus = QApplication.activeModalWidget(), QApplication.focusWidget()
        if asked is not None and (focus is None or focus.window() is not asked):
            focus = asked  # which has the keyboard, though it may not have come to the front yet
        where = QApplication.activePopupWidget() or focus or self.window
        pressed = sequence[0]
        QTest.keyClick(where, pressed.key(), pressed.keyboardModifiers())

    def type(self, text: str) -> None:
        """Type a text where the keyboard is."""
        focus = QApplication.focusWidget()
        assert focus is not None, "nothing has the keyboard"
        for letter in text:
            if letter.isascii():
                QTest.keyClicks(focus, letter)
            else:  # as an input method hands over what is on no key
                handed = QInputMethodEvent()
                handed.setCommitString(letter)
                QApplication.sendEvent(focus, handed)

    def click(self, widget: QWidget) -> None:
        """Click in the middle of a widget."""
        assert widget.isEnabled(), "it cannot be used"
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton)

    def square(self, name: str) -> Square:
        """Return a square of a half-board, as ``Ae2``, or of a whole board, as ``2:e2``."""
        board, sign, square = name.partition(":")
        return half_square(int(board), parse_square(square)) if sign else square_named(name)

    def pixel(self, spot: str) -> QPoint:
        """Return the pixel of a spot of the table: a square, a name plate, or the bare cloth."""
        view = self.window.view
        assert view.table is not None, "there is no game on the table"
        kind, _, letter = spot.partition(" ")
        if kind == "cloth":
            return QPoint(3, 3)
        if kind == "plate":
            plate = view.table.boards[BOARD_LETTERS.index(letter)].plate
            return view.mapFromScene(plate.mapToScene(QPointF(0, 0)))
        return view.mapFromScene(view.table.centre_of(self.square(spot)))

    def command(self, words: str) -> QAction:
        """Return the command that menus call so."""
        titled = {one: one.text() for one in self.window.commands.actions.values()}
        found = [one for one, title in titled.items() if seeing.plain_title(title) == words]
        assert found, f"no command is called {words!r}"
        return next((one for one in found if one.isVisible() and one.isEnabled()), found[0])

    def menu_entry(self, words: str) -> QAction:
        """Return an entry of the menu that is open, or of a menu in it."""
        offered = seeing.offered(seeing.open_menu())
        assert words in offered, f"no entry is called {words!r}; there are {list(offered)}"
        return offered[words]

    def close_menu(self) -> None:
        """Close the menu that is open."""
        menu = QApplication.activePopupWidget()
        if isinstance(menu, QMenu):
            menu.close()

    def message(self) -> QMessageBox:
        """Return the message that is shown."""
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox), f"no message is shown, but {box}"
        return box


def words_in(text: str) -> list[str]:
    """Return the words between bars, or between spaces where there are none."""
    return [one.strip() for one in re.split(r"\|", text)] if "|" in text else text.split()
