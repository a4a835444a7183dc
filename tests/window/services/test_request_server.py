"""What later starts of the program ask for arrives, and nothing else."""

from __future__ import annotations

import os
import socket
import stat
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtNetwork import QLocalSocket
from pytestqt.qtbot import QtBot

from cfanp_gui.window.services import request_server
from cfanp_gui.window.services.request_server import RequestServer
from cfanp_gui.window.services.single_instance import MAX_BYTES, Request, SingleInstance
from tests.systems import started

STARTED = """
import sys
from pathlib import Path
from cfanp_gui.window.services.single_instance import Request, SingleInstance
one = SingleInstance(Path(sys.argv[1]))
done = one.reach(Request.of_bytes(sys.argv[2].encode("ascii")), float(sys.argv[3]))
print("first" if one.is_first else done)
"""
"""Another start, which says whether what it asks for was carried out.

It is a process of its own: while a socket is waited for, Qt keeps Python to itself.
"""


class Served:
    """A program that listens, and what it was asked for."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        self._qtbot = qtbot
        self._games = folder / "games"  # Windows has one place for the pipes of all folders
        self._environment = {
            **os.environ,
            "XDG_RUNTIME_DIR": str(folder),
            "QT_QPA_PLATFORM": "xcb",
            "DISPLAY": ":7",
            "WAYLAND_DISPLAY": "",
        }
        self.instance = SingleInstance(self._games, self._environment)
        assert not self.instance.reach(Request())
        self.busy = False
        self.server = RequestServer(self.instance, lambda: self.busy)
        self.asked: list[Request] = []
        self.server.asked.connect(self.asked.append)

    def later_start(self, request: Request, patience: float = 60, serve: bool = True) -> str:
        """Have another start ask for something; return whether it says that it was carried out."""
        words = request.to_bytes().decode("ascii")
        command = [sys.executable, "-c", STARTED, str(self._games), words, str(patience)]
        with started(*command, env=self._environment, text=True) as other:
            if serve:
                self._qtbot.waitUntil(lambda: other.poll() is not None, timeout=60_000)
            assert other.stdout is not None
            return other.stdout.read().strip()

    def end(self) -> None:
        """Listen no longer."""
        self.server.close()
        self.server.deleteLater()
        self.instance.release()


@pytest.fixture
def served(qtbot: QtBot, tmp_path: Path) -> Iterator[Served]:
    one = Served(qtbot, tmp_path)
    assert one.server.listen()
    yield one
    one.end()
    assert list(tmp_path.iterdir()) == []


def test_later_starts_hand_over_what_they_want(served: Served, qtbot: QtBot) -> None:
    wanted = [Request(("/a.cpgn", "/\udcff"), new_window=True, token="t"), Request()]
    assert [served.later_start(one) for one in wanted] == ["True", "True"]
    qtbot.waitUntil(lambda: served.asked == wanted)


def test_who_waits_for_an_answer_lets_others_see_for_themselves(
    served: Served, qtbot: QtBot
) -> None:
    served.busy = True
    assert served.later_start(Request(("/a.cpgn",))) == "False"
    qtbot.wait(20)
    assert served.asked == []


def test_who_does_not_answer_is_given_up(served: Served) -> None:
    assert served.later_start(Request(), patience=0.2, serve=False) == "False"


NONSENSE = [b"nonsense\n", b"{}\n", b"x" * (MAX_BYTES + 1), b"[" * 30_000 + b"]" * 30_000 + b"\n",
            b'{"version":1,"files":["a\\u0000b"],"new_window":false,"token":""}\n']  # fmt: skip


@pytest.mark.parametrize("words", NONSENSE)
def test_nonsense_is_not_answered(served: Served, qtbot: QtBot, words: bytes) -> None:
    talking = QLocalSocket()
    talking.connectToServer(served.instance.address)
    talking.write(words)
    qtbot.waitUntil(lambda: talking.state() == QLocalSocket.LocalSocketState.UnconnectedState)
    assert talking.readAll().data() == b""
    assert served.asked == []


def test_who_says_nothing_is_not_waited_for(
    served: Served, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(request_server, "SPEAK_MS", 30)
    talking = QLocalSocket()
    talking.connectToServer(served.instance.address)
    talking.write(b'{"version"')
    qtbot.waitUntil(lambda: talking.state() == QLocalSocket.LocalSocketState.UnconnectedState)
    assert served.asked == []


@pytest.mark.skipif(sys.platform == "win32", reason="there are no modes of pipes")
def test_nobody_else_may_ask(served: Served) -> None:
    found = Path(served.instance.address).stat()
    assert stat.S_ISSOCK(found.st_mode)
    assert stat.S_IMODE(found.st_mode) & 0o077 == 0


@pytest.mark.skipif(sys.platform == "win32", reason="pipes go with their programs")
def test_what_a_crash_left_behind_is_cleared_away(qtbot: QtBot, tmp_path: Path) -> None:
    one = Served(qtbot, tmp_path)
    with socket.socket(socket.AF_UNIX) as crashed:
        crashed.bind(one.instance.address)
    assert one.server.listen()
    assert one.later_start(Request()) == "True"
    one.end()


def test_where_it_cannot_listen_it_says_so(qtbot: QtBot, tmp_path: Path) -> None:
    folder = tmp_path / ("x" * 120)  # a socket's name may be 107 bytes long on Linux
    folder.mkdir()
    one = Served(qtbot, folder)
    assert one.server.listen() == (sys.platform == "win32")
    one.end()
