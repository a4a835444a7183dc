"""Damaged journals in the question after a crash: seen, kept or deleted by who knows of them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from cfanp_gui.record.journal import ASIDE, KEPT, SUFFIX
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.services.app_dirs import AppDirs
from cfanp_gui.window.start.after_crash import DamagedJournals, RestoreDialog
from tests.window.conftest import Messages
from tests.window.files.filed import journals, left
from tests.window.laid_games import NASTY_FILE


@pytest.fixture
def damaged(app_dirs: AppDirs) -> list[str]:
    """Return the names of two damaged journals that are there."""
    app_dirs.journals.mkdir(parents=True)
    names = [f"{name}{SUFFIX}{ASIDE}" for name in (NASTY_FILE, "two")]
    for name in names:
        (app_dirs.journals / name).write_text("nothing\n", encoding="ascii")
    return names


def asked(
    window: MainWindow, do: Callable[[RestoreDialog, DamagedJournals], object]
) -> tuple[int, int]:
    """Ask the question after a crash; return how many games come back, and were offered."""
    offered = -1

    def answer() -> None:
        nonlocal offered
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, RestoreDialog)
        offered = dialog.list.count()
        box = dialog.findChild(DamagedJournals)
        assert isinstance(box, DamagedJournals)
        do(dialog, box)
        if dialog.isVisible():
            dialog.reject()

    QTimer.singleShot(0, answer)
    book = window.documents.journals
    found = book.left_behind()
    return len(window.file_actions.offer_restore(found, book.damaged())), offered


def click(qtbot: QtBot, button: QPushButton) -> None:
    assert button.isVisible()
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def lines(box: DamagedJournals) -> list[str]:
    return [box.list.item(row).text() for row in range(box.list.count())]


def test_what_is_wrong_and_where_it_is_are_said(
    window: MainWindow, app_dirs: AppDirs, damaged: list[str]
) -> None:
    seen: list[str] = []

    def look(dialog: RestoreDialog, box: DamagedJournals) -> None:
        seen.extend((dialog.windowTitle(), box.words.text(), *lines(box)))
        assert box.words.textFormat() is Qt.TextFormat.PlainText
        assert not dialog.ok.isVisible()
        assert not dialog.discard.isVisible()

    assert asked(window, look) == (0, 0)
    title, words, *told = seen
    assert title == "Damaged journals"
    assert str(app_dirs.journals) in words
    assert told == [f"{name}: line 1 is not a JSON object" for name in damaged]
    assert [path.name for path in journals(app_dirs)] == damaged, "later they are asked about"


def test_they_are_asked_about_with_the_games(
    window: MainWindow, app_dirs: AppDirs, damaged: list[str], qtbot: QtBot
) -> None:
    left(app_dirs, "AB:e4")
    told: list[str] = []

    def restore(dialog: RestoreDialog, box: DamagedJournals) -> None:
        told.extend(lines(box))
        click(qtbot, dialog.ok)

    assert asked(window, restore) == (1, 1)
    assert len(told) == len(damaged)


def test_the_folder_is_shown(
    window: MainWindow,
    app_dirs: AppDirs,
    damaged: list[str],  # noqa: ARG001
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shown: list[str] = []

    def show(url: QUrl) -> None:
        shown.append(url.toLocalFile())

    monkeypatch.setattr(QDesktopServices, "openUrl", show)
    asked(window, lambda _, box: click(qtbot, box.show_in_folder))
    assert [Path(one) for one in shown] == [app_dirs.journals]


def test_one_that_is_kept_is_not_asked_about_again(
    window: MainWindow, app_dirs: AppDirs, damaged: list[str], qtbot: QtBot
) -> None:
    rest: list[str] = []

    def keep(_: RestoreDialog, box: DamagedJournals) -> None:
        box.list.setCurrentRow(1)
        click(qtbot, box.keep)
        rest.extend(lines(box))

    asked(window, keep)
    (line,) = rest
    assert line.startswith(damaged[0])
    assert [one.path.name for one in window.documents.journals.damaged()] == damaged[:1]
    assert (app_dirs.journals / f"two{SUFFIX}{KEPT}").read_text(encoding="ascii") == "nothing\n"


def test_they_are_deleted_only_when_that_is_said_twice(
    window: MainWindow,
    app_dirs: AppDirs,
    damaged: list[str],
    messages: Messages,
    qtbot: QtBot,
) -> None:
    open_still: list[bool] = []

    def delete(dialog: RestoreDialog, box: DamagedJournals) -> None:
        click(qtbot, box.delete)
        assert len(journals(app_dirs)) == 2
        messages.answer = QMessageBox.StandardButton.Discard
        click(qtbot, box.delete)
        assert [path.name for path in journals(app_dirs)] == damaged[1:]
        open_still.append(dialog.isVisible())
        click(qtbot, box.delete)
        open_still.append(dialog.isVisible())

    asked(window, delete)
    assert messages.shown == [
        f"Delete {name}? That cannot be undone." for name in (damaged[0], damaged[0], damaged[1])
    ]
    assert journals(app_dirs) == []
    assert open_still == [True, False], "nothing is left to be asked about"
