"""One file at a time is read on another thread; nobody is told of what is given up."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest
from PySide6.QtCore import QThreadPool
from pytestqt.qtbot import QtBot

from cfanp_gui.record.game_record import RecordError
from cfanp_gui.window.files.file_reader import FileReader, read_games
from tests.core.build import cfen
from tests.session.play import a_session
from tests.session.rings import a_ring
from tests.window.files.filed import written


class Followed:
    """A reader, and all it tells."""

    def __init__(self) -> None:
        self.busy: list[str] = []
        self.dropped: list[object] = []
        self.done: list[object] = []
        self.failed: list[Exception] = []
        self.reader = FileReader(self.dropped.append)
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


def test_what_is_read_is_told_until_it_is_there(qtbot: QtBot) -> None:
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
    assert not followed.dropped


def test_a_failure_ends_it_too(qtbot: QtBot) -> None:
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
    qtbot.waitUntil(lambda: bool(followed.done and followed.dropped))
    assert followed.done == ["two"]
    assert followed.dropped == ["one.cpgn"]


def test_what_is_given_up_is_dropped_and_not_told(qtbot: QtBot) -> None:
    followed, gate = Followed(), threading.Event()
    followed.start("one.cpgn", gate)
    followed.reader.cancel()
    assert followed.reader.path is None
    assert followed.busy[-1] == ""
    gate.set()
    assert QThreadPool.globalInstance().waitForDone(10_000)
    qtbot.wait(0)
    assert followed.dropped == ["one.cpgn"]
    assert not followed.done
    followed.reader.cancel()
    assert len(followed.busy) == 2, "there was nothing more to give up"


def test_one_game_of_several_is_found_by_its_number(tmp_path: Path) -> None:
    path = written(tmp_path / "two.cpgn", a_session(3), a_ring(4))
    assert [len(game.names) for game in read_games(path)[1]] == [3, 4]
    file, games = read_games(path, 1)
    assert (file.number, file.alone, len(games)) == (1, False, 2)
    with pytest.raises(RecordError, match="no game 3 any more"):
        read_games(path, 2)


def test_the_name_says_how_a_file_is_read(tmp_path: Path) -> None:
    path = tmp_path / "position.cfen"
    text = cfen(3, "Ka:Ae1 Qa:Ad1 Kb:Be1 Kc:Ce1")
    path.write_text(f"{text}\n", encoding="utf-8")
    file, (record,) = read_games(path)
    assert file.alone
    assert record.start.to_text() == text
    assert not record.moves
    path.write_text("", encoding="utf-8")
    with pytest.raises(RecordError):
        read_games(path)
