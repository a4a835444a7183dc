"""A few drags with a real pointer on a real X server, where the tools for it are there."""

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

from cfanp_gui.window.services.system_libraries import missing
from tests import ROOT

LACKING = [tool for tool in ("Xvfb", "xdotool") if shutil.which(tool) is None]

pytestmark = pytest.mark.skipif(bool(LACKING), reason=f"not installed: {', '.join(LACKING)}")


@contextmanager
def running(command: list[str], **options: Any) -> Iterator[subprocess.Popen[bytes]]:
    """Yield a process that is ended afterwards."""
    process = subprocess.Popen(command, **options)
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


@contextmanager
def server(pixels: str = "1366x768") -> Iterator[tuple[subprocess.Popen[bytes], str]]:
    """Yield an X server of our own with a screen of so many pixels, and its display."""
    reading, writing = os.pipe()
    screen = ["-screen", "0", f"{pixels}x24", "-nolisten", "tcp"]
    command = ["Xvfb", "-displayfd", str(writing), *screen]
    with running(command, pass_fds=[writing], stderr=subprocess.DEVNULL) as process:
        os.close(writing)
        with os.fdopen(reading) as pipe:
            number = pipe.readline().strip()
        if not number:
            pytest.skip("Xvfb does not start here")
        yield process, f":{number}"


def on_display(name: str, **more: str) -> dict[str, str]:
    """Return the environment of a program on a display; skip where the system lacks something."""
    own = {one: value for one, value in os.environ.items() if one != "WAYLAND_DISPLAY"}
    environment = {**own, "DISPLAY": name, "QT_QPA_PLATFORM": "xcb", **more}
    if lack := missing(environment, "linux"):
        pytest.skip(lack)
    return environment


class Program:
    """The program under test, and its mouse."""

    def __init__(self, state: Path, environment: dict[str, str], process: subprocess.Popen[bytes]):
        self._state = state
        self._environment = environment
        self._process = process

    def state(self) -> dict[str, Any]:
        """Return the program's own report on its state; empty before it is ready."""
        try:
            found: dict[str, Any] = json.loads(self._state.read_text(encoding="ascii"))
        except FileNotFoundError:
            return {}
        return found

    def wait(self, until: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Wait until the state is so and has come to rest."""
        end = time.monotonic() + 60
        before: dict[str, Any] = {}
        while time.monotonic() < end:
            assert self._process.poll() is None, "the program has ended"
            now = self.state()
            if now and until(now) and now == before:
                return now
            before = now
            time.sleep(0.15)
        raise AssertionError(f"it never came to be: {before.get('cfen')} {before.get('pair')}")

    def drag(self, start: list[int], goal: list[int], button: int = 1) -> None:
        """Drag with a button from pixel to pixel."""
        steps = [
            [start[axis] + round((goal[axis] - start[axis]) * step / 8) for axis in (0, 1)]
            for step in range(1, 9)
        ]
        self._do("mousemove", *map(str, start), "mousedown", str(button))
        for x, y in steps:
            self._do("mousemove", str(x), str(y), "sleep", "0.01")
        self._do("mouseup", str(button))

    def click(self, at: list[int], button: int) -> None:
        """Click on a pixel with a button."""
        self._do("mousemove", *map(str, at), "click", str(button))

    def key(self, *keys: str) -> None:
        """Press keys."""
        self._do("key", *keys)

    def _do(self, *words: str) -> None:
        subprocess.run(["xdotool", *words], env=self._environment, check=True, timeout=120)


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Program]:
    with started(tmp_path / "state.json") as program:
        yield program


@contextmanager
def started(state: Path, pixels: str = "1366x768", scale: float = 1) -> Iterator[Program]:
    """Yield the program in a window on a screen of so many pixels, at so large a scale."""
    with ExitStack() as stack:
        _, name = stack.enter_context(server(pixels))
        environment = on_display(name, QT_SCALE_FACTOR=str(scale))
        if shutil.which("openbox") is not None:
            stack.enter_context(running(["openbox"], env=environment, stderr=subprocess.DEVNULL))
        command = [sys.executable, "-m", "tests.xvfb.host", str(state)]
        process = stack.enter_context(running(command, cwd=ROOT, env=environment))
        yield Program(state, environment, process)


def test_half_boards_and_pieces_are_dragged_with_a_real_pointer(program: Program) -> None:
    now = program.wait(lambda state: True)
    assert now["pair"] == "AB", "the mover's half-board is on the stage, against another"
    program.drag(now["frames"]["C"], now["seams"]["CA"])
    now = program.wait(lambda state: state["pair"] == "AC")
    assert now["ply"] == 0
    program.drag(now["squares"]["Ae2"], now["squares"]["Ae4"])
    now = program.wait(lambda state: state["ply"] == 1)
    assert now["cfen"] == (
        "4Pa3/8/PaPaPaPa1PaPaPa/RaNaBaQaKaBaNaRa|8/8/PbPbPbPbPbPbPbPb/RbNbBbKbQbBbNbRb|"
        "8/8/PcPcPcPcPcPcPcPc/RcNcBcQcKcBcNcRc b 1/2/3 KQ/KQ/KQ Ae3 1 0 1"
    )
    # An illegal try glides back.
    program.drag(now["squares"]["Be2"], now["squares"]["Ae4"])
    program.drag(now["frames"]["C"], now["squares"]["Be2"])
    now = program.wait(lambda state: state["pair"] == "BC")
    assert now["ply"] == 1
    program.drag(now["squares"]["Bb1"], now["squares"]["Bc3"])
    now = program.wait(lambda state: state["ply"] == 2)
    assert "Nb" in now["cfen"].split("|")[1].split("/")[1]
    program.key("ctrl+z")
    program.key("ctrl+z")
    now = program.wait(lambda state: state["ply"] == 0)
    assert now["cfen"].split(" ")[1] == "a"


def test_the_right_button_opens_a_menu_by_a_click_and_not_by_a_drag(program: Program) -> None:
    now = program.wait(lambda state: True)
    frame = now["frames"]["C"]
    # Half-boards that are pushed together show that the drag is over, and what it left.
    program.drag(frame, [frame[0] - 40, frame[1] - 40], button=3)
    program.drag(frame, now["seams"]["CA"])
    now = program.wait(lambda state: state["pair"] == "AC")
    assert not now["menu"]
    program.click(now["frames"]["B"], 3)
    program.wait(lambda state: state["menu"])
    program.key("Escape")
    program.wait(lambda state: not state["menu"])


@pytest.mark.parametrize(
    ("pixels", "scale"),
    [("1366x768", 2), ("1600x1000", 2), ("1920x1080", 2), ("1366x768", 1.5), ("1366x768", 1.25)],
)
def test_all_of_the_window_is_on_a_small_screen(tmp_path: Path, pixels: str, scale: float) -> None:
    with started(tmp_path / "state.json", pixels, scale) as program:
        now = program.wait(lambda state: True)

        def pixel(at: list[int]) -> list[int]:
            return [round(one * scale) for one in at]

        left, top, right, bottom = pixel(now["frame"])
        wide, high = map(int, pixels.split("x"))
        assert 0 <= left < right < wide
        assert 0 <= top < bottom < high
        program.drag(pixel(now["frames"]["C"]), pixel(now["seams"]["CA"]))
        now = program.wait(lambda state: state["pair"] == "AC")
        program.drag(pixel(now["squares"]["Ae2"]), pixel(now["squares"]["Ae4"]))
        now = program.wait(lambda state: state["ply"] == 1)
        if min(now["undo"]) >= 0:
            program.click(pixel(now["undo"]), 1)
        else:  # on the lowest screens the list of moves lies behind the order of play
            program.key("ctrl+z")
        program.wait(lambda state: state["ply"] == 0)
