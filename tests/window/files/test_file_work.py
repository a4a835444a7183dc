"""Work on a whole file, on a thread and in a process of its own."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from cfanp_gui.library.listing import HeadingPage, ListJob
from cfanp_gui.session.game_file import GameFile
from cfanp_gui.window.files.filed_list import FEW_BYTES, FileCheck, FileWork

PGN = '[White "Ann"]\n\n1. e4 e5 *\n\n[White "Bo"]\n\n1. e4 e5 2. Ke3 *\n'


@pytest.fixture(params=[FEW_BYTES, 0], ids=["process", "thread"])
def file(request: pytest.FixtureRequest, tmp_path: Path) -> GameFile:
    """Return a file of two games, for which a process is begun where it is long."""
    path = tmp_path / "two.pgn"
    path.write_text(PGN + request.param * " ", encoding="utf-8")
    return GameFile.now(path)


def test_games_are_listed_and_read(qtbot: QtBot, file: GameFile) -> None:
    owner, pages = QObject(), list[HeadingPage]()
    work = FileWork(owner, ListJob, file)
    work.told.connect(pages.append)
    with qtbot.waitSignal(work.ended, timeout=30_000) as ended:
        work.start()
    assert ended.args == [None]
    # A page ends where reading has taken a while.
    headings = [page.heading(number) for page in pages for number in range(page.games)]
    assert [heading.names[0] for heading in headings] == ["Ann", "Bo"]
    assert not work.is_running
    check = FileCheck(owner, file)
    check.start()
    qtbot.waitUntil(lambda: check.is_over, timeout=30_000)
    assert check.last is not None
    assert (check.last.games, check.last.remarked) == (2, 1)
    assert [one.game for one in check.remarks] == [2]


def test_a_file_that_is_gone_is_told_of_and_one_given_up_is_not(
    qtbot: QtBot, file: GameFile
) -> None:
    owner, told = QObject(), list[object]()
    given_up = FileWork(owner, ListJob, file)
    given_up.told.connect(told.append)
    given_up.ended.connect(told.append)
    given_up.start()
    given_up.cancel()
    file.path.unlink()
    check = FileCheck(owner, file)
    check.start()
    qtbot.waitUntil(lambda: check.problem is not None, timeout=30_000)
    assert isinstance(check.problem, FileNotFoundError)
    assert not check.is_over
    assert not check.is_running
    assert not told
