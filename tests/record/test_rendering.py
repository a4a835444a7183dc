"""How another process is asked to draw SVG."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from cfanp_gui.record import rendering


def test_the_interpreter_runs_the_windows_program(tmp_path: Path) -> None:
    sources = rendering.write_sources(tmp_path, ["<a/>", "<ü/>"])
    assert [source.read_text(encoding="utf-8") for source in sources] == ["<a/>", "<ü/>"]
    assert sources == sorted(sources)
    words = rendering.command(sources, Path("out.pdf"))
    assert words[:4] == [sys.executable, "-m", "cfanp_gui", rendering.OPTION]
    assert words[4:] == [str(tmp_path), str(Path("out.pdf").absolute())]


def test_windows_has_room_for_a_command_with_many_pictures(tmp_path: Path) -> None:
    sources = [tmp_path / f"{number:04}.svg" for number in range(1000)]
    words = rendering.command(sources, tmp_path / "out.gif")
    assert len(subprocess.list2cmdline(words)) < 32_767


def test_a_frozen_program_runs_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert rendering.command((), Path("out.gif"))[1] == rendering.OPTION


def test_the_package_is_found_from_anywhere() -> None:
    found = rendering.environment({"A": "1", "PYTHONPATH": "/elsewhere"})
    package, other = found["PYTHONPATH"].split(":" if sys.platform != "win32" else ";", 1)
    assert Path(package, "cfanp_gui").is_dir()
    assert (found["A"], other) == ("1", "/elsewhere")


def test_the_last_line_says_why() -> None:
    assert rendering.reason(b"a\ncfanp-gui: no room\n") == "no room"
    assert rendering.reason(b"") == "Qt ended without a message"
    assert rendering.reason(f"cfanp-gui: {rendering.TOO_LARGE}".encode()) is rendering.TOO_LARGE
