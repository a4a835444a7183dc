"""Files that are drawn beside the window: done, cancelled, refused."""

import sys
import threading
from collections.abc import Iterable, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cfanp_gui.record import rendering
from cfanp_gui.record.game_record import RecordError
from cfanp_gui.window.files.draw_run import DrawRun, Progressed, SvgWork
from tests.record.games import new_game
from tests.record.pictures import svg
from tests.window.soon import settle

SVG = svg(new_game(2).start)
PYTHON = (sys.executable, "-c")


@pytest.fixture
def owner() -> QObject:
    return QObject()


def wait_for_tidiness(qtbot: QtBot, told: dict[str, list[object]]) -> None:
    """Wait until nothing is left of what was made for a while."""
    folders = [one for one in told["folders"] if isinstance(one, Path)]
    qtbot.waitUntil(lambda: not any(one.exists() for one in folders), timeout=60_000)


def several(count: int) -> SvgWork:
    """Return work with as many pictures."""

    def work(tell: Progressed) -> Iterable[str]:
        for number in range(count):
            tell(number + 1, count)
        return [SVG] * count

    return work


def started(
    owner: QObject, work: SvgWork, target: Path, command: Sequence[str] = ()
) -> tuple[DrawRun, dict[str, list[object]]]:
    """Return a run that goes on, maybe with another command that draws, and what it tells."""
    told: dict[str, list[object]] = {"progress": [], "done": [], "failed": [], "ended": []}
    told["folders"] = []

    def drawing(sources: list[Path], target: Path) -> list[str]:
        told["folders"].append(sources[0].parent)
        return list(command) or rendering.command(sources, target)

    run = DrawRun(owner, work, target, drawing)
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
    assert (told["done"], told["failed"], len(told["folders"])) == ([1], [], name != "out.svg")
    begins = {".svg": b"<svg", ".png": b"\x89PNG", ".pdf": b"%PDF"}
    assert target.read_bytes().startswith(begins[target.suffix])
    assert told["progress"] == sorted(told["progress"])  # type: ignore[type-var]
    wait_for_tidiness(qtbot, told)


def test_cancelled_while_it_is_written(qtbot: QtBot, owner: QObject, tmp_path: Path) -> None:
    go_on, ended = threading.Event(), threading.Event()

    def work(tell: Progressed) -> Iterable[str]:
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
    settle()
    assert (told["done"], told["failed"], told["folders"]) == ([], [], [])
    assert target.read_bytes() == b"old"


def test_cancelled_while_it_is_drawn(qtbot: QtBot, owner: QObject, tmp_path: Path) -> None:
    sleeper = "import time; print(1, flush=True); time.sleep(600)"
    target = tmp_path / "out.pdf"
    run, told = started(owner, several(4), target, [*PYTHON, sleeper])
    # A quarter of what comes after writing.
    qtbot.waitUntil(lambda: any(30 < part < 60 for part in told["progress"]), timeout=60_000)  # type: ignore[operator]
    run.cancel()
    assert told["ended"] == [1]
    QApplication.processEvents()
    assert (told["done"], told["failed"]) == ([], [])
    assert not target.exists()
    wait_for_tidiness(qtbot, told)


def refuse(_: Progressed) -> Iterable[str]:
    """Do work that fails."""
    raise RecordError("there is nothing")


@pytest.mark.parametrize(
    ("name", "work", "command", "reason"),
    [
        ("out.png", several(1), [*PYTHON, "import sys; sys.exit('cfanp-gui: no paper')"],
         "no paper"),
        ("out.png", several(1), [*PYTHON, "raise SystemExit(1)"],
         "Qt ended without a message"),
        ("out.png", several(1), ["/nowhere/program"], ""),
        ("out.svg", refuse, [], "there is nothing"),
        ("nowhere/out.svg", several(1), [], "it is not there"),
    ],
)  # fmt: skip
def test_why_it_cannot_be_drawn(
    qtbot: QtBot, owner: QObject, tmp_path: Path,
    name: str, work: SvgWork, command: list[str], reason: str,
) -> None:  # fmt: skip
    _, told = started(owner, work, tmp_path / name, command)
    qtbot.waitUntil(lambda: bool(told["ended"]), timeout=60_000)
    (failed,) = told["failed"]
    assert failed == reason or not reason  # why a program does not start is told by the system
    assert not told["done"]
