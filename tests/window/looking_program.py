"""The program as a person starts it, which looks at its own windows and says what it sees.

Usage: ``python -m tests.window.looking_program QUESTION WANTED ARGUMENTS``: a function below, what
it looks for as a literal of Python (`json` is one of the modules that no window need wait for), and
the arguments of the program.
"""

import ast
import faulthandler
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from cfanp_gui.__main__ import load, main

app = load()  # before anything else of Qt's, as the program does

from PySide6.QtCore import QEvent, QObject, QTimer  # noqa: E402
from PySide6.QtGui import QImage, QLinearGradient, QPainter  # noqa: E402
from PySide6.QtWidgets import QApplication  # noqa: E402

from cfanp_gui.window.main_window import MainWindow  # noqa: E402
from cfanp_gui.window.start.start_view import StartView  # noqa: E402

LOOK_MS = 10
"""Milliseconds between two looks."""


def say(*words: object) -> None:
    """Say something, as a line."""
    print(*words, flush=True)


def threads() -> list[str]:
    """Return the names of all threads after something large was drawn; Linux alone lists these."""
    image = QImage(2000, 2000, QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        painter.fillRect(image.rect(), QLinearGradient(0, 0, 2000, 2000))
    return [one.read_text().strip() for one in Path("/proc/self/task").glob("*/comm")]


def windows() -> list[MainWindow]:
    """Return the windows of the program."""
    return [one for one in QApplication.topLevelWidgets() if isinstance(one, MainWindow)]


def plies() -> list[int]:
    """Return the numbers of moves made in the games of all windows; -1 for the start view."""
    return sorted(
        one.documents.session.node.ply if one.documents.session else -1
        for one in windows()
        if one.documents.session or one.offers_start
    )


def once(words: str) -> None:
    """Say that the program has come so far, unless that was said."""
    if words not in SAID:
        SAID.add(words)
        say(words)


SAID = set[str]()

# Questions: each says what is seen, and returns whether that is all and the program may end


def games(wanted: list[int]) -> bool:
    """Say when there is a window, and the moves in all games once they are as many as wanted."""
    if plies():
        once("ready")
    if plies() == wanted:
        say(*plies())
    return plies() == wanted


def restoring(file: str) -> bool:
    """Restore the game that was left behind once a file is there, and wait for two more."""
    from cfanp_gui.window.start.after_crash import RestoreDialog

    dialog, found = QApplication.activeModalWidget(), [one for one in plies() if one >= 0]
    if isinstance(dialog, RestoreDialog):
        icon = "without" if QApplication.windowIcon().isNull() else "with"
        once(f"asking {icon} an icon")
        if Path(file).exists():
            say(*found)  # nothing is opened while the question is
            dialog.ok.click()
    elif found == [1, 2, 2]:
        say(*found)
        for session in filter(None, (one.documents.session for one in windows())):
            session.mark_saved()
        return True
    return False


def sentence(word: str) -> bool:
    """Print the sentence of the start view, once a word is in it."""
    (window,) = windows()
    said = window.start.view.sentence.text() if window.offers_start else ""
    if word in said:
        say(said)
    return word in said


def reports(_: object) -> bool:
    """Print the shown reports of crashes, each behind True if it is modal."""
    from cfanp_gui.window.start.after_crash import CrashDialog

    shown = [one for one in QApplication.topLevelWidgets() if isinstance(one, CrashDialog)]
    for one in shown:
        say(one.isModal(), one.text.toPlainText().replace("\n", " "))
    return bool(shown)


def crash(_: object) -> bool:
    """Crash as a library does."""
    faulthandler._sigsegv()  # type: ignore[attr-defined] -- it is there for tests
    return True


def start(wanted: dict[str, Any]) -> bool:
    """Say, as a literal, what is loaded when the start view is painted; then what `games` says."""
    if SAID:
        return games(wanted["games"])
    painted = QApplication.instance().property("loaded")
    if painted is None or not set(wanted["soon"]) <= sys.modules.keys():
        return False
    found = {
        "ours": [name[10:] for name in painted if name.startswith("cfanp_gui.")],
        "others": sorted(set(wanted["not at once"]) & set(painted)),
        "plies": plies(),
        "interval": sys.getswitchinterval(),
        "threads": threads(),
    }
    once(repr(found))
    return False


class Watch(QObject):
    """Keeps in mind which modules are loaded when the start view is painted."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        application = self.parent()
        if event.type() == QEvent.Type.Paint and application.property("loaded") is None:
            view = watched.parent() and watched.parent().parent()
            if isinstance(view, StartView):
                application.setProperty("loaded", list(sys.modules))
        return False


def look(question: Callable[[object], bool], wanted: object) -> None:
    """Look, now and again, until all was seen."""
    if question(wanted):
        QApplication.closeAllWindows()
    else:
        QTimer.singleShot(LOOK_MS, lambda: look(question, wanted))


def run(question: Callable[[object], bool], wanted: object, arguments: list[str]) -> int:
    """Run the program with some arguments; return its exit status."""
    original = app.application

    def begin(names: list[str]) -> QApplication:
        made: QApplication = original(names)
        if question is start:
            made.installEventFilter(Watch(made))
        QTimer.singleShot(LOOK_MS, lambda: look(question, wanted))
        return made

    app.application = begin
    return main(arguments)


if __name__ == "__main__":
    os.environ.pop("QT_NO_GUI_THREADPOOL", None)  # which the program sets by itself
    sys.exit(run(globals()[sys.argv[1]], ast.literal_eval(sys.argv[2]), sys.argv[3:]))
