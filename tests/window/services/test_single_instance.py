"""One program for each person and display."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from cfanp_gui.record import file_lock
from cfanp_gui.window.services.single_instance import Request, SingleInstance, request_for
from tests import ROOT
from tests.systems import TIMEOUT, WINDOWS

posix = pytest.mark.skipif(WINDOWS, reason="files have owners and sockets here")


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
    one = SingleInstance(Path("games"), here)
    assert not one.reach(Request())
    assert one.is_first
    yield one
    one.release()


@pytest.mark.parametrize(
    "request_",
    [
        Request(),
        Request(("/a b/ü.cpgn", "/x"), new_window=True, token="t"),
        Request(("/\udcff.cpgn",)),  # a name that is no text
    ],
)
def test_a_request_arrives_as_it_was_sent(request_: Request) -> None:
    sent = request_.to_bytes()
    assert sent.count(b"\n") == 1
    assert sent.endswith(b"\n")
    assert Request.of_bytes(sent) == request_


@pytest.mark.parametrize(
    "line",
    [
        b"", b"{", b"\xff", b"[]", b"7", b"null", b"{}",
        b'{"version": 2, "files": [], "new_window": false, "token": ""}',
        b'{"version": 1, "files": "a", "new_window": false, "token": ""}',
        b'{"version": 1, "files": [7], "new_window": false, "token": ""}',
        b'{"version": 1, "files": [], "new_window": 0, "token": ""}',
        b'{"version": 1, "files": [], "new_window": false}',
        b"[" * 30_000 + b"]" * 30_000, b'{"version":' * 30_000, b"9" * 5_000,
        b'{"version": 1, "files": ["a\\u0000b"], "new_window": false, "token": ""}',
        b'{"version": 1, "files": [], "new_window": false, "token": "a\\u0000b"}',
        pytest.param(b'{"version": 1, "files": ["\\ud800"], "new_window": false, "token": ""}',
                     marks=pytest.mark.skipif(os.name != "posix", reason="a name there")),
    ],
)  # fmt: skip
def test_what_is_no_request_is_refused(line: bytes) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 -- its words are for the log
        Request.of_bytes(line)


def test_files_are_asked_for_by_whole_paths(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    made = request_for([Path("a.cpgn"), Path("/b.cpgn")], False, {})
    assert made == Request((str(tmp_path / "a.cpgn"), os.path.abspath("/b.cpgn")))


@pytest.mark.parametrize("name", ["XDG_ACTIVATION_TOKEN", "DESKTOP_STARTUP_ID"])
def test_what_the_desktop_gives_goes_along(name: str) -> None:
    assert request_for([], True, {name: "given"}) == Request((), new_window=True, token="given")


def test_one_is_the_first_until_it_lets_go(first: SingleInstance, here: dict[str, str]) -> None:
    other = SingleInstance(Path("games"), here)
    assert not other.reach(Request(), patience=0.1)
    assert not other.is_first
    first.release()
    assert not first.is_first
    assert not other.reach(Request(), patience=0.1)
    assert other.is_first
    other.release()
    assert list(Path(here["XDG_RUNTIME_DIR"]).iterdir()) == []


def test_one_that_is_just_ending_is_waited_for(first: SingleInstance, here: dict[str, str]) -> None:
    other = SingleInstance(Path("games"), here)
    ending = threading.Timer(0.2, first.release)
    ending.start()
    assert not other.reach(Request(), patience=60)
    ending.join(TIMEOUT)
    assert other.is_first
    other.release()


def test_a_lock_that_was_just_removed_is_no_lock(
    here: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = [False, True]
    monkeypatch.setattr(file_lock, "is_there", lambda *_: answers.pop(0))
    one = SingleInstance(Path("games"), here)
    assert not one.reach(Request())
    assert one.is_first
    assert answers == []
    one.release()


@pytest.mark.parametrize(
    ("folder", "changes"),
    [
        ("other", {}),
        ("games", {"DISPLAY": ":8"}),
        ("games", {"WAYLAND_DISPLAY": "wayland-0"}),
        ("games", {"QT_QPA_PLATFORM": "offscreen"}),
    ],
)
@posix
def test_other_games_and_other_screens_have_programs_of_their_own(
    first: SingleInstance, here: dict[str, str], folder: str, changes: dict[str, str]
) -> None:
    other = SingleInstance(Path(folder), {**here, **changes})
    assert not other.reach(Request(), patience=0)
    assert first.is_first
    assert other.is_first
    other.release()


@posix
def test_how_qt_draws_on_a_screen_makes_no_difference(here: dict[str, str]) -> None:
    here = {**here, "WAYLAND_DISPLAY": "wayland-0"}
    addresses = {
        SingleInstance(Path("games"), {**here, "QT_QPA_PLATFORM": platform}).address
        for platform in ("", "xcb", "wayland", "wayland-egl")
    }
    assert len(addresses) == 1


@posix
def test_what_others_have_laid_in_the_way_is_left_alone(
    here: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    one = SingleInstance(Path("games"), here)
    monkeypatch.setattr(os, "getuid", lambda: 12345)
    assert not one.reach(Request(), patience=0)
    assert not one.is_first
    # Nor is a folder used that belongs to somebody else.
    assert here["XDG_RUNTIME_DIR"] not in SingleInstance(Path("games"), here).address


@posix
def test_a_link_in_the_way_is_not_followed(here: dict[str, str], tmp_path: Path) -> None:
    one = SingleInstance(Path("games"), here)
    Path(one.address).with_suffix(".lock").symlink_to(tmp_path / "aim")
    assert not one.reach(Request(), patience=0)
    assert not one.is_first
    assert not (tmp_path / "aim").exists()


@posix
def test_without_a_folder_of_ones_own_it_is_that_for_all() -> None:
    for environment in ({}, {"XDG_RUNTIME_DIR": "run"}, {"XDG_RUNTIME_DIR": "/does/not/exist"}):
        address = SingleInstance(Path("games"), environment).address
        assert Path(address).parent == Path(tempfile.gettempdir())


def test_it_is_asked_without_qt() -> None:
    code = (
        "import sys; sys.modules['PySide6'] = None\n"
        "from pathlib import Path\n"
        "from cfanp_gui.window.services.single_instance import Request, SingleInstance\n"
        "one, other = (SingleInstance(Path(sys.argv[1])) for _ in range(2))\n"
        "print(one.reach(Request()), one.is_first, other.reach(Request()), other.is_first)\n"
        "one.release()\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, "games"],
        cwd=ROOT, capture_output=True, text=True, timeout=300, check=True,
    )  # fmt: skip
    assert done.stdout == "False True False False\n"


@posix
def test_who_lets_go_removes_what_a_crash_left_there(here: dict[str, str]) -> None:
    one = SingleInstance(Path("games"), here)
    Path(one.address).touch()
    assert not one.reach(Request(), patience=0)
    one.release()
    assert list(Path(here["XDG_RUNTIME_DIR"]).iterdir()) == []
