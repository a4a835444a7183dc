"""One program for each person and display: later starts ask the first, and nothing else does."""

import os
import socket
import stat
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtNetwork import QLocalSocket
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cfanp_gui.record import file_lock
from cfanp_gui.window.services.request_server import RequestServer
from cfanp_gui.window.services.single_instance import Request, SingleInstance, request_for
from tests import ROOT
from tests.systems import TIMEOUT, WINDOWS, started

posix = pytest.mark.skipif(WINDOWS, reason="files have owners and sockets here")
GAMES = Path("games")


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """Return an environment with a folder of its own for what runs."""
    folder = tmp_path / "run"
    folder.mkdir(mode=0o700)
    if WINDOWS:  # which has no such variable
        monkeypatch.setattr(tempfile, "tempdir", str(folder))
    return {"XDG_RUNTIME_DIR": str(folder), "DISPLAY": ":7"}


@pytest.fixture
def first(here: dict[str, str]) -> Iterator[SingleInstance]:
    one = SingleInstance(GAMES, here)
    assert not one.reach(Request())
    assert one.is_first
    yield one
    one.release()


# What is asked for

NO_REQUEST = [
    b"", b"{", b"\xff", b"[]", b"7", b"null", b"{}",
    b'{"version": 2, "files": [], "new_window": false, "token": ""}',
    b'{"version": 1, "files": "a", "new_window": false, "token": ""}',
    b'{"version": 1, "files": [7], "new_window": false, "token": ""}',
    b'{"version": 1, "files": [], "new_window": 0, "token": ""}',
    b'{"version": 1, "files": [], "new_window": false}',
    b"[" * 30_000 + b"]" * 30_000, b'{"version":' * 30_000, b"9" * 5_000,
    b'{"version": 1, "files": ["a\\u0000b"], "new_window": false, "token": ""}',
    b'{"version": 1, "files": [], "new_window": false, "token": "a\\u0000b"}',
]  # fmt: skip
if os.name == "posix":  # elsewhere it is a name
    NO_REQUEST.append(b'{"version": 1, "files": ["\\ud800"], "new_window": false, "token": ""}')


def test_a_request_arrives_as_it_was_sent_and_what_is_none_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for request in (
        Request(),
        Request(("/a b/ü.cpgn", "/x"), new_window=True, token="t"),
        Request(("/\udcff.cpgn",)),  # a name that is no text
    ):
        sent = request.to_bytes()
        assert (sent.count(b"\n"), sent[-1:]) == (1, b"\n")
        assert Request.of_bytes(sent) == request
    for line in NO_REQUEST:
        with pytest.raises(ValueError):  # noqa: PT011 -- its words are for the log
            Request.of_bytes(line)
    monkeypatch.chdir(tmp_path)
    made = request_for([Path("a.cpgn"), Path("/b.cpgn")], False, {})
    assert made == Request((str(tmp_path / "a.cpgn"), os.path.abspath("/b.cpgn")))
    for name in ("XDG_ACTIVATION_TOKEN", "DESKTOP_STARTUP_ID"):
        given = request_for([], True, {name: "given"})
        assert given == Request((), new_window=True, token="given")


# Who is the first


def test_one_is_the_first_until_it_lets_go(first: SingleInstance, here: dict[str, str]) -> None:
    other = SingleInstance(GAMES, here)
    assert not other.reach(Request(), patience=0.1)
    assert not other.is_first
    ending = threading.Timer(0.2, first.release)
    ending.start()
    assert not other.reach(Request(), patience=60), "one that is just ending is waited for"
    ending.join(TIMEOUT)
    assert (first.is_first, other.is_first) == (False, True)
    other.release()
    assert list(Path(here["XDG_RUNTIME_DIR"]).iterdir()) == []


def test_a_lock_that_was_just_removed_is_no_lock(
    here: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = [False, True]
    monkeypatch.setattr(file_lock, "is_there", lambda *_: answers.pop(0))
    one = SingleInstance(GAMES, here)
    assert not one.reach(Request())
    assert one.is_first
    assert answers == []
    one.release()


@posix
def test_other_games_and_other_screens_have_programs_of_their_own(
    first: SingleInstance, here: dict[str, str]
) -> None:
    for folder, changes in (
        ("other", {}), ("games", {"DISPLAY": ":8"}), ("games", {"WAYLAND_DISPLAY": "wayland-0"}),
        ("games", {"QT_QPA_PLATFORM": "offscreen"}),
    ):  # fmt: skip
        other = SingleInstance(Path(folder), {**here, **changes})
        assert not other.reach(Request(), patience=0)
        assert first.is_first
        assert other.is_first, (folder, changes)
        other.release()
    # How Qt draws on a screen makes no difference.
    addresses = {
        SingleInstance(GAMES, {**here, "WAYLAND_DISPLAY": "w", "QT_QPA_PLATFORM": platform}).address
        for platform in ("", "xcb", "wayland", "wayland-egl")
    }
    assert len(addresses) == 1
    # Without a folder of one's own it is that for all.
    for environment in ({}, {"XDG_RUNTIME_DIR": "run"}, {"XDG_RUNTIME_DIR": "/does/not/exist"}):
        address = SingleInstance(GAMES, environment).address
        assert Path(address).parent == Path(tempfile.gettempdir())


@posix
def test_what_lies_in_the_way_is_left_alone_or_cleared_away(
    here: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = SingleInstance(GAMES, here)
    lock = Path(one.address).with_suffix(".lock")
    lock.symlink_to(tmp_path / "aim")
    assert not one.reach(Request(), patience=0)
    assert not one.is_first, "a link is not followed"
    assert not (tmp_path / "aim").exists()
    lock.unlink()
    with monkeypatch.context() as other:
        other.setattr(os, "getuid", lambda: 12345)
        assert not one.reach(Request(), patience=0)
        assert not one.is_first
        # Nor is a folder used that belongs to somebody else.
        assert here["XDG_RUNTIME_DIR"] not in SingleInstance(GAMES, here).address
    for path in Path(here["XDG_RUNTIME_DIR"]).iterdir():
        path.unlink()
    Path(one.address).touch()  # by a crash
    assert not one.reach(Request(), patience=0)
    one.release()
    assert list(Path(here["XDG_RUNTIME_DIR"]).iterdir()) == []


def test_it_is_asked_without_qt() -> None:
    code = (
        "import sys; sys.modules['PySide6'] = None\n"
        "from pathlib import Path\n"
        "from cfanp_gui.window.services.single_instance import Request, SingleInstance\n"
        "one, other = (SingleInstance(Path(sys.argv[1])) for _ in range(2))\n"
        "print(one.reach(Request()), one.is_first, other.reach(Request()), other.is_first)\n"
        "one.release()\n"
    )
    command = [sys.executable, "-c", code, "games"]
    done = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, timeout=300, check=True
    )
    assert done.stdout == "False True False False\n"


# What the first hears

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
            **os.environ, "XDG_RUNTIME_DIR": str(folder), "QT_QPA_PLATFORM": "xcb",
            "DISPLAY": ":7", "WAYLAND_DISPLAY": "",
        }  # fmt: skip
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
                self._qtbot.waitUntil(lambda: other.poll() is not None)
            assert other.stdout is not None
            return other.stdout.read().strip()

    def hang_up_on(self, words: bytes) -> bytes:
        """Say something, wait until the other side has closed, and return what it said."""
        talking = QLocalSocket()
        talking.connectToServer(self.instance.address)
        talking.write(words)
        gone = QLocalSocket.LocalSocketState.UnconnectedState
        self._qtbot.waitUntil(lambda: talking.state() == gone)
        return talking.readAll().data()

    def end(self) -> None:
        """Listen no longer."""
        self.server.close()
        self.server.deleteLater()
        self.instance.release()


@pytest.fixture
def served(qtbot: QtBot, tmp_path: Path) -> Iterator[Served]:
    one = Served(qtbot, tmp_path)
    if not WINDOWS:  # there pipes go with their programs
        with socket.socket(socket.AF_UNIX) as crashed:
            crashed.bind(one.instance.address)
    assert one.server.listen(), "what a crash left behind is cleared away"
    yield one
    one.end()
    assert list(tmp_path.iterdir()) == []


def test_later_starts_hand_over_what_they_want(served: Served, qtbot: QtBot) -> None:
    if not WINDOWS:  # which has no modes of pipes
        found = Path(served.instance.address).stat()
        assert stat.S_ISSOCK(found.st_mode)
        assert stat.S_IMODE(found.st_mode) & 0o077 == 0, "nobody else may ask"
    wanted = [Request(("/a.cpgn", "/\udcff"), new_window=True, token="t"), Request()]
    assert [served.later_start(one) for one in wanted] == ["True", "True"]
    qtbot.waitUntil(lambda: served.asked == wanted)
    served.busy = True  # somebody is asked something, and others see that for themselves
    assert served.later_start(Request(("/a.cpgn",))) == "False"
    QApplication.processEvents()
    assert served.asked == wanted
    # Who does not answer is given up.
    assert served.later_start(Request(), patience=0.2, serve=False) == "False"


def test_nonsense_and_silence_are_not_answered(served: Served) -> None:
    for words in (
        b"nonsense\n", b"{}\n", b"x" * (2**20 + 1), b"[" * 30_000 + b"]" * 30_000 + b"\n",
        b'{"version":1,"files":["a\\u0000b"],"new_window":false,"token":""}\n',
    ):  # fmt: skip
        assert served.hang_up_on(words) == b""
    served.server.speak_ms = 30
    assert served.hang_up_on(b'{"version"') == b""
    assert served.asked == []


def test_where_it_cannot_listen_it_says_so(qtbot: QtBot, tmp_path: Path) -> None:
    folder = tmp_path / ("x" * 120)  # a socket's name may be 107 bytes long on Linux
    folder.mkdir()
    one = Served(qtbot, folder)
    assert one.server.listen() == WINDOWS
    one.end()
