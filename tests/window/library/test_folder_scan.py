"""Reading folders off the window's thread: everything comes, in order, and can be cancelled."""

from __future__ import annotations

from pathlib import Path

from cfanp_gui.session.library import FileGames, UnreadableFile
from pytestqt.qtbot import QtBot

from cfanp_gui.window.library.games_panel import FolderScan, ScanProgress


def test_every_file_is_read_in_order(qtbot: QtBot, games: Path) -> None:
    scan, found, progress = FolderScan(), [], []
    scan.read.connect(found.append)
    scan.progressed.connect(progress.append)
    with qtbot.waitSignal(scan.finished) as ended:
        scan.start([games])
        assert scan.running
    assert ended.args == [True]
    assert not scan.running
    assert [one.path.name for one in found] == ["broken.cpgn", "fools.cpgn", "several.cpgn"]
    assert [type(one) for one in found] == [UnreadableFile, FileGames, FileGames]
    assert progress == [ScanProgress(done, 3) for done in range(4)]


def test_nothing_comes_after_it_was_cancelled(qtbot: QtBot, games: Path) -> None:
    scan, found = FolderScan(), []
    scan.read.connect(found.append)
    scan.read.connect(lambda _: scan.cancel())
    with qtbot.waitSignal(scan.finished) as ended:
        scan.start([games])
    qtbot.wait(50)
    assert ended.args == [False]
    assert len(found) == 1


def test_a_new_scan_takes_the_place_of_one_that_goes_on(qtbot: QtBot, games: Path) -> None:
    scan, found = FolderScan(), []
    scan.read.connect(found.append)
    scan.start([games])
    with qtbot.waitSignal(scan.finished):
        scan.start([games])
    assert len(found) == 3


def test_without_folders_it_ends_at_once(qtbot: QtBot) -> None:
    scan = FolderScan()
    with qtbot.waitSignal(scan.finished) as ended:
        scan.start([])
    assert ended.args == [True]
