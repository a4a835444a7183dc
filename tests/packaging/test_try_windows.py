"""What the program for Windows is built with on Linux, and how it is looked at."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from tests.packaging import PACKAGING, script

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="for Linux alone")

wine = script("wine", "windows")
trying = script("try_windows")


def _locked(name: str) -> dict[str, str]:
    """Return the versions of a list of packages, each of which must have a hash."""
    lines = wine.LOCKS[name].read_text(encoding="utf-8").splitlines()
    found = [
        re.fullmatch(r"([\w.-]+)==([\w.]+) --hash=sha256:[0-9a-f]{64}", line)
        for line in lines
        if not line.startswith("#")
    ]
    assert None not in found
    return {one[1]: one[2] for one in found if one}


def test_it_is_built_of_the_same_as_on_other_systems() -> None:
    lines = (PACKAGING / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pinned = dict(line.split("==") for line in lines if not line.startswith("#"))
    locked = _locked("bundle-wheels") | _locked("sources")
    both = pinned.keys() & locked.keys()
    assert {name: locked[name] for name in both} == {name: pinned[name] for name in both}
    assert pinned.keys() - both == {"Cython", "pydeployment"}  # which run on Linux alone
    assert not _locked("bundle-wheels").keys() & _locked("test-wheels").keys()


@pytest.fixture
def windows(tmp_path: Path) -> object:
    """Return a Windows that nothing is run in."""
    folder = tmp_path / "prefix"
    (folder / "drive_c").mkdir(parents=True)
    (folder / "complete").touch()
    return wine.Windows(folder, "Jörg Äß 名")


def test_files_are_named_as_windows_does(windows: object, tmp_path: Path) -> None:
    place = windows.place  # type: ignore[attr-defined]
    drive = windows.drive  # type: ignore[attr-defined]
    assert place(drive / "a b" / "c.txt") == "C:\\a b\\c.txt"
    assert place(tmp_path / "x") == "Z:" + str(tmp_path / "x").replace("/", "\\")
    assert place(Path("x")) == place(Path.cwd() / "x")


def test_a_windows_knows_nothing_of_who_runs_it(
    windows: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", "/elsewhere")
    monkeypatch.setenv("DISPLAY", ":7")
    found = windows.environment(A="b")  # type: ignore[attr-defined]
    assert "PYTHONPATH" not in found
    assert found["DISPLAY"] == ":7"
    assert found["A"] == "b"
    assert found["HOME"] == found["WINEPREFIX"] == str(windows.folder)  # type: ignore[attr-defined]
    assert found["USER"] == "Jörg Äß 名"


def test_qt_has_letters_of_one_kind_whatever_else_is_installed(
    windows: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in (*wine.FONT_FILES, "MathTeXGyre", "Sans-Oblique"):
        (tmp_path / f"DejaVu{name}.ttf").touch()
    monkeypatch.setattr(wine, "FONTS", tmp_path)
    folder = windows.add_fonts()  # type: ignore[attr-defined]
    assert windows.place(folder) == "C:\\fonts"  # type: ignore[attr-defined]
    assert sorted(os.listdir(folder)) == sorted(f"DejaVu{one}.ttf" for one in wine.FONT_FILES)


def test_nobody_waits_for_what_a_program_leaves_behind(
    windows: object, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Such as a console of Wine, which holds the program's output open."""
    left = "sleep 600 & echo $!; echo done; exit 3"

    def start(*_: object, **__: object) -> subprocess.Popen[bytes]:
        return subprocess.Popen(["sh", "-c", left], stdout=subprocess.PIPE)

    monkeypatch.setattr(wine, "LAST_WORDS_S", 0.5)
    monkeypatch.setattr(windows, "start", start)
    assert windows.follow("python.exe") == 3  # type: ignore[attr-defined]
    number, said = capsys.readouterr().out.split()
    assert said == "done"
    os.kill(int(number), signal.SIGKILL)  # it still runs
    for thread in threading.enumerate():
        if thread.name == "output":
            thread.join(60)


def test_what_is_lacking_is_said_in_one_sentence(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, PACKAGING / "try_windows.py"],
        env={"PATH": str(tmp_path)}, capture_output=True, text=True, check=False, timeout=60,
    )  # fmt: skip
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    if sys.version_info[:2] == (3, 11):
        assert re.match(r"test-windows: install .*\bnsis\b.*\bwine\b.*\bxvfb\b", done.stderr)
    else:
        assert (
            done.stderr == "test-windows: this needs Python 3.11, as the Python for Windows is.\n"
        )


def test_two_builds_are_compared_file_by_file(tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    for top in (one, other):
        (top / "a").mkdir(parents=True)
        (top / "a" / "same").write_bytes(b"1")
    assert trying.different(one, other) == []
    (one / "a" / "here").touch()
    (other / "there").touch()
    (other / "a" / "same").write_bytes(b"2")
    assert trying.different(one, other) == [os.path.join("a", "here"), "a/same", "there"]
