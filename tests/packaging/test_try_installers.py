"""How it is judged what an installer does; the judging itself needs root and a network."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.packaging import PACKAGING, script

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="for Linux alone")

clean_debian = script("clean_debian")
trial_ = script("trial")
trying = script("try_installers")


@pytest.fixture
def machine(tmp_path: Path) -> object:
    """Return a system with a person who has a saved game."""
    games = tmp_path / trying.GAMES
    games.mkdir(parents=True)
    (games / "a game.cpgn").write_bytes(trial_.GAME.read_bytes())
    return clean_debian.Machine(tmp_path)


@pytest.fixture
def trial(machine: object) -> object:
    return trying.DebianTrial("deb", machine, trying.Screen(":0"), None)


def _touch(machine: object, *places: str) -> None:
    for place in places:
        path = machine.root / place  # type: ignore[attr-defined]
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()


def test_settings_and_games_may_be_left(
    machine: object, trial: object, capsys: pytest.CaptureFixture[str]
) -> None:
    _touch(machine, "var/lib/dpkg/status", "tmp/x", "etc/y", "usr/lib/z")
    before = machine.files()  # type: ignore[attr-defined]
    _touch(
        machine, "home/anna/.config/cfanp-gui/settings.ini", f"{trying.GAMES}/another.cpgn",
        "home/anna/.cache/fontconfig/x", "var/lib/dpkg/info/x", "proc/1/maps",
    )  # fmt: skip
    trial.is_gone(before)  # type: ignore[attr-defined]
    assert trial.failed == 0  # type: ignore[attr-defined]
    assert "only home/anna/.config/cfanp-gui\n" in capsys.readouterr().out


@pytest.mark.parametrize(
    "left", ["usr/lib/cfanp-gui/x", "home/anna/.config/other", "tmp/.mount_x", "etc/x"]
)
def test_nothing_else_may(
    machine: object, trial: object, left: str, capsys: pytest.CaptureFixture[str]
) -> None:
    _touch(machine, "tmp/other", "etc/other", "usr/lib/other", "home/anna/.config/cfanp-gui/x")
    before = machine.files()  # type: ignore[attr-defined]
    _touch(machine, left)
    trial.is_gone(before)  # type: ignore[attr-defined]
    assert trial.failed == 1  # type: ignore[attr-defined]
    assert f" {left}" in capsys.readouterr().out


def test_a_game_that_is_lost_is_noticed(machine: object, trial: object) -> None:
    _touch(machine, "usr/bin/tool")
    before = machine.files()  # type: ignore[attr-defined]
    (machine.root / trying.GAMES / "a game.cpgn").write_text("")  # type: ignore[attr-defined]
    (machine.root / "usr" / "bin" / "tool").unlink()  # type: ignore[attr-defined]
    trial.is_gone(before)  # type: ignore[attr-defined]
    assert trial.failed == 2  # type: ignore[attr-defined]


def test_a_double_click_is_the_line_of_the_desktop_file(machine: object, trial: object) -> None:
    entry = machine.root / "x.desktop"  # type: ignore[attr-defined]
    entry.write_text('[Desktop Entry]\nExec="/a b/cfanp-gui" %F\n', encoding="utf-8")
    words = trial.exec_line("x.desktop", "/my game.cpgn")  # type: ignore[attr-defined]
    assert words == ["/a b/cfanp-gui", "/my game.cpgn"]


def test_a_picture_is_known_by_how_it_begins(tmp_path: Path) -> None:
    path = tmp_path / "x.png"
    assert trial_.is_picture(path)[0] is False
    path.write_bytes(b"<svg")
    assert trial_.is_picture(path)[0] is False
    path.write_bytes(b"\x89PNG\r\n")
    assert trial_.is_picture(path) == (True, "6 bytes")


def test_a_person_has_no_more_than_they_need(machine: object) -> None:
    words = machine.command("cfanp", person=True, DISPLAY=":7")  # type: ignore[attr-defined]
    assert "--userspec=1000:1000" in words
    assert words[words.index("env") + 1] == "-i"
    assert "HOME=/home/anna" in words
    assert "DISPLAY=:7" in words
    assert words[-1] == "cfanp"


def test_a_kind_that_there_is_not_is_refused() -> None:
    done = subprocess.run(
        [PACKAGING / "test-installers", "rpm"],
        env={"PATH": "/usr/bin:/bin", "PYTHON": sys.executable},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 2
    assert "there is no kind 'rpm'" in done.stderr
