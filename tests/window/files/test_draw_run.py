"""Files that are drawn beside the window: done, cancelled, refused."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterable, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from cfanp_gui.core.text import Text
from cfanp_gui.record.game_record import RecordError
from cfanp_gui.window.files.draw_run import DrawRun, Tell, Work
from tests.record.games import new_game
from tests.record.pictures import svg

SVG = svg(new_game(2).start)


@pytest.fixture
def owner() -> QObject:
    return QObject()


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have folders for a while made where the test can see them."""
    (tmp_path / "while").mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "while"))


def wait_for_tidiness(qtbot: QtBot, tmp_path: Path) -> None:
    """Wait until nothing is left of what was made for a while."""
    qtbot.waitUntil(lambda: not list((tmp_path / "while").iterdir()), timeout=60_000)


def several(count: int) -> Work:
    """Return work with as many pictures."""

    def work(tell: Tell) -> Iterable[str]:
        for number in range(count):
            tell(number + 1, count)
        return [SVG] * count

    return work


def started(
    owner: QObject, work: Work, target: Path, command: Sequence[str] = ()
) -> tuple[DrawRun, dict[str, list[object]]]:
    """Return a run that goes on, maybe with another command that draws, and what it tells."""
    run = DrawRun(owner, work, target)
    if command:
        run = DrawRun(owner, work, target, lambda *_: list(command))
    told: dict[str, list[object]] = {"progress": [], "done": [], "failed": [], "ended": []}
    run.progressed.connect(told["progress"].append)
    run.done.connect(lambda: told["done"].append(1))
    run.failed.connect(told["failed"].append)
    run.ended.connect(lambda: told["ended"].append(1))
    run.start()
    return run, told


@pytest.mark.parametrize(("name", "count"), [("out.svg", 1), ("out.png", 1), ("out.pdf", 6)])
def test_a_file_is_drawn(
    qtbot: QtBot, owner: QObject, tmp_path: Path, name: str, count: int
) -> None:
    target = tmp_path / name
    _, told = started(owner, several(count), target)
    qtbot.waitUntil(lambda: bool(told["ended"]), timeout=60_000)
    assert (told["done"], told["failed"]) == ([1], [])
    begins = {".svg": b"<svg", ".png": b"\x89PNG", ".pdf": b"%PDF"}
    assert target.read_bytes().startswith(begins[target.suffix])
    assert told["progress"] == sorted(told["progress"])  # type: ignore[type-var]
    wait_for_tidiness(qtbot, tmp_path)


def test_cancelled_while_it_is_written(qtbot: QtBot, owner: QObject, tmp_path: Path) -> None:
    go_on, ended = threading.Event(), threading.Event()

    def work(tell: Tell) -> Iterable[str]:
        try:
            tell(1, 2)
            assert go_on.wait(60)
            tell(2, 2)
        finally:
            ended.set()
        return [SVG]

    target = tmp_path / "out.pdf"
    target.write_bytes(b"old")
    run, told = started(owner, work, target)
    run.cancel()
    assert told["ended"] == [1]
    go_on.set()
    qtbot.waitUntil(ended.is_set, timeout=60_000)
    qtbot.wait(50)
    assert (told["done"], told["failed"]) == ([], [])
    assert target.read_bytes() == b"old"
    wait_for_tidiness(qtbot, tmp_path)


def test_cancelled_while_it_is_drawn(qtbot: QtBot, owner: QObject, tmp_path: Path) -> None:
    sleeper = "import time; print(1, flush=True); time.sleep(600)"
    target = tmp_path / "out.pdf"
    run, told = started(owner, several(4), target, [sys.executable, "-c", sleeper])
    # A quarter of what comes after writing.
    qtbot.waitUntil(lambda: any(30 < part < 60 for part in told["progress"]), timeout=60_000)  # type: ignore[operator]
    run.cancel()
    assert told["ended"] == [1]
    qtbot.wait(50)
    assert (told["done"], told["failed"]) == ([], [])
    assert not target.exists()
    wait_for_tidiness(qtbot, tmp_path)


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        (["-c", "import sys; sys.exit('cfanp-gui: no paper')"], "no paper"),
        (["-c", "raise SystemExit(1)"], "Qt ended without a message"),
    ],
)
def test_why_it_cannot_be_drawn(
    qtbot: QtBot,
    owner: QObject,
    tmp_path: Path,
    command: list[str],
    reason: str,
) -> None:
    _, told = started(owner, several(1), tmp_path / "out.png", [sys.executable, *command])
    qtbot.waitUntil(lambda: bool(told["ended"]), timeout=60_000)
    assert told["failed"] == [reason]
    assert not told["done"]


def test_a_program_that_is_not_there(qtbot: QtBot, owner: QObject, tmp_path: Path) -> None:
    _, told = started(owner, several(1), tmp_path / "out.png", [str(tmp_path / "nowhere")])
    qtbot.waitUntil(lambda: bool(told["ended"]), timeout=60_000)
    assert len(told["failed"]) == 1


@pytest.mark.parametrize("name", ["out.svg", "nowhere/out.svg"])
def test_work_that_fails_is_told(qtbot: QtBot, owner: QObject, tmp_path: Path, name: str) -> None:
    def refuse(_: Tell) -> Iterable[str]:
        raise RecordError(Text("there is nothing"))

    work = refuse if name == "out.svg" else several(1)
    _, told = started(owner, work, tmp_path / name)
    qtbot.waitUntil(lambda: bool(told["ended"]), timeout=60_000)
    (reason,) = told["failed"]
    assert reason == ("there is nothing" if name == "out.svg" else "it is not there")
