"""Files opened: read away from the window's thread, and put on the table whole or not at all."""

import os
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QThreadPool, QTimer
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from cfanp_gui.window.files.documents import Documents
from cfanp_gui.window.files.file_reader import FileReader
from cfanp_gui.window.files.opened_files import OpenedFiles
from cfanp_gui.window.files.reading_bar import ReadingBar
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.services.app_dirs import AppDirs
from cfanp_gui.window.services.settings import Settings
from tests.session.play import a_match, a_session, play
from tests.there import there
from tests.window.conftest import Messages
from tests.window.files.filed import begun, journals, reader_for, written
from tests.window.soon import settle
from tests.window.test_low_screens import HEIGHT, WIDTH, seen_whole


def test_a_file_is_read_away_from_the_windows_thread(
    qtbot: QtBot, documents: Documents, tmp_path: Path, settings: Settings
) -> None:
    first = begun(documents, "AB:e4")
    other = a_session(4)
    play(other, "AB:Nf3 BC:a3")
    path = written(tmp_path / "a game.cpgn", other)
    busy: list[str] = []
    documents.reader.busy.connect(busy.append)
    with qtbot.waitSignal(documents.session_changed):
        reader_for(documents).open(path)
        assert documents.session is first
        assert len(busy) == 1
        assert "a game.cpgn" in busy[0]
    assert busy[1:] == [""], "it is read and played through in one go"
    session = there(documents.session)
    assert session.position.to_text() == other.position.to_text()
    assert not session.unsaved
    assert settings.folder() == tmp_path
    assert documents.path == path
    assert documents.title == "a game.cpgn"
    assert settings.recent() == [str(path)]
    documents.close()


def test_a_file_that_is_gone_is_forgotten(
    qtbot: QtBot, documents: Documents, tmp_path: Path, settings: Settings
) -> None:
    path = tmp_path / "gone.cpgn"
    settings.add_recent(path)
    with qtbot.waitSignal(documents.failed) as emitted:
        reader_for(documents).open(path)
    assert emitted.args is not None
    assert emitted.args[0].endswith(" cannot be opened: it is not there.")
    assert settings.recent() == []


@pytest.mark.parametrize("plays_on", [False, True])
def test_a_game_has_no_journal_before_it_is_on_the_table(
    qtbot: QtBot, documents: Documents, app_dirs: AppDirs, tmp_path: Path, plays_on: bool
) -> None:
    """A kill while the question is open, whether a game may be left, leaves that game alone."""
    begun(documents)
    running = journals(app_dirs)
    opened = OpenedFiles(documents)
    path = written(tmp_path / "game.cpgn", a_session(4))
    found: list[Path] = []
    opened.game_read.connect(lambda _: found.extend(journals(app_dirs)))
    with qtbot.waitSignal(opened.game_read) as emitted:
        (opened.play_on if plays_on else opened.open)(path)
    assert found == running
    assert emitted.args is not None
    opened.put(emitted.args[0])
    (journal,) = journals(app_dirs)
    assert journal not in running
    documents.close()


@pytest.mark.parametrize("cancelled", [False, True])
def test_a_game_that_cannot_be_read_again_is_not_watched_any_more(
    qtbot: QtBot, documents: Documents, tmp_path: Path, cancelled: bool
) -> None:
    path, opened = written(tmp_path / "game.cpgn", a_session(3)), reader_for(documents)
    with qtbot.waitSignal(documents.session_changed):
        opened.open(path)
    session = there(documents.session)
    watching = len(session.changed._listeners)
    path.unlink()
    opened.reopen(there(documents.file), "utf-8")
    assert len(session.changed._listeners) == watching + 1
    if cancelled:
        documents.reader.cancel()
    else:
        qtbot.waitUntil(lambda: not documents.reader.is_reading)
    assert len(session.changed._listeners) == watching
    documents.close()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no such pipes here")
def test_a_pipe_is_refused_in_a_sentence(
    qtbot: QtBot, documents: Documents, tmp_path: Path
) -> None:
    path = tmp_path / "pipe.cpgn"
    os.mkfifo(path)
    with qtbot.waitSignal(documents.failed) as emitted:
        reader_for(documents).open(path)
    assert emitted.args == ["pipe.cpgn cannot be opened: it is not a regular file."]


def test_a_file_that_hangs_keeps_nobody_from_leaving(
    qtbot: QtBot, documents: Documents, tmp_path: Path
) -> None:
    """The program waits for its threads at the end, but for those alone that are no daemons."""
    path = written(tmp_path / "game.cpgn", a_session(3))
    hangs, go_on = threading.Event(), threading.Event()

    def hang() -> None:
        hangs.set()
        go_on.wait(20)

    opened = reader_for(documents)
    opened.open_one(path, 0, find_place=hang)
    qtbot.waitUntil(hangs.is_set)
    assert opened.shows(path, 0)
    documents.close()
    assert QThreadPool.globalInstance().waitForDone(0)
    assert [one for one in threading.enumerate() if not one.daemon] == [threading.main_thread()]
    go_on.set()


def test_what_a_killed_save_left_goes_when_a_game_is_opened_or_saved(
    qtbot: QtBot, documents: Documents, tmp_path: Path
) -> None:
    path = written(tmp_path / "game.cpgn", a_session(3))

    def leave_part() -> Path:
        part = tmp_path / ".other.cpgn.01234567.cfanp-part"
        part.write_bytes(b"half a ga")
        os.utime(part, (0, 0))
        return part

    part = leave_part()
    with qtbot.waitSignal(documents.session_changed):
        reader_for(documents).open(path)
    assert not part.exists()
    leave_part()
    assert documents.save(path)
    assert not part.exists()
    documents.close()


# Reading


class Followed:
    """A reader, and all it tells."""

    def __init__(self) -> None:
        self.busy: list[str] = []
        self.done: list[object] = []
        self.failed: list[Exception] = []
        self.reader = FileReader()
        self.reader.busy.connect(self.busy.append)

    def start(self, name: str, work: object) -> None:
        """Begin work that gives a value, or waits for an event and then gives its name."""

        def give() -> object:
            if isinstance(work, threading.Event):
                assert work.wait(10)
                return name
            if isinstance(work, Exception):
                raise work
            return work

        self.reader.start(Path(name), give, self.done.append, self.failed.append)


def test_what_is_read_is_told_until_it_is_there_or_fails(qtbot: QtBot) -> None:
    followed, gate = Followed(), threading.Event()
    followed.start("one.cpgn", gate)
    assert followed.reader.path == Path("one.cpgn")
    assert followed.busy == ["Opening one.cpgn …"]
    gate.set()
    qtbot.waitUntil(lambda: bool(followed.done))
    assert followed.done == ["one.cpgn"]
    assert followed.reader.path is None
    assert followed.busy == ["Opening one.cpgn …", ""]
    assert not followed.failed
    followed, problem = Followed(), OSError("no")
    followed.start("one.cpgn", problem)
    qtbot.waitUntil(lambda: bool(followed.failed))
    assert followed.failed == [problem]
    assert followed.reader.path is None
    assert followed.busy[-1] == ""
    assert not followed.done


def test_of_two_only_the_last_is_waited_for(qtbot: QtBot) -> None:
    followed, gate = Followed(), threading.Event()
    followed.start("one.cpgn", gate)
    followed.start("two.cpgn", "two")
    assert followed.reader.path == Path("two.cpgn")
    assert followed.busy == ["Opening one.cpgn …", "", "Opening two.cpgn …"]
    gate.set()
    settle()
    qtbot.waitUntil(lambda: bool(followed.done))
    assert followed.done == ["two"]


@pytest.mark.usefixtures("qapp")
def test_what_is_given_up_is_not_told() -> None:
    followed, gate = Followed(), threading.Event()
    followed.start("one.cpgn", gate)
    followed.reader.cancel()
    assert followed.reader.path is None
    assert followed.busy[-1] == ""
    gate.set()
    settle()
    assert not followed.done
    followed.reader.cancel()
    assert len(followed.busy) == 2, "there was nothing more to give up"


# The bar over the table that tells how a file was read


LEFT = Qt.MouseButton.LeftButton


def opened(qtbot: QtBot, window: MainWindow, path: Path, data: bytes) -> ReadingBar:
    """Return the bar over a game of a file."""
    path.write_bytes(data)
    with qtbot.waitSignal(window.documents.session_changed):
        window.opened_files.open(path)
    return window.reading_notes.bar


def test_a_game_saved_over_the_file_that_is_opened_stays(
    qtbot: QtBot, window: MainWindow, messages: Messages, tmp_path: Path
) -> None:
    path = tmp_path / "one.pgn"
    opened(qtbot, window, path, b"1. e4 *\n")
    session = there(window.documents.session)
    session.annotations.note("kept")
    messages.answer = QMessageBox.StandardButton.Save
    window.opened_files.open(path)
    qtbot.waitUntil(lambda: not window.documents.reader.is_reading)
    assert window.documents.session is session
    assert not session.unsaved


def test_the_bar_takes_no_room_from_a_small_window(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    window.documents.begin(a_match(2))
    least = window.minimumSizeHint().width()
    data = '[White "Гарри"]\n\n1. e4 e5 ]\n2. Nf3 Nc6 3. Ke3 *\n'.encode("koi8-r")
    bar = opened(qtbot, window, tmp_path / "koi.pgn", data)
    for width in (WIDTH, 1366):
        window.resize(width, HEIGHT)
        two_rows = bar.words.sizeHint().height() + bar.show_remarks.sizeHint().height()
        with qtbot.waitCallback() as laid_out:
            QTimer.singleShot(0, laid_out)
        assert window.minimumSizeHint().width() <= least
        assert bar.words.lines == [bar.words.text()], "all of the sentence is seen"
        for button in (bar.show_remarks, bar.encoding, bar.close_button):
            assert seen_whole(window, button)
    qtbot.waitUntil(lambda: bar.height() < two_rows)  # there is room for all in one
