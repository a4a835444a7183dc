"""The X server is killed while a game is played: it says one line, and the journal is whole."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from cfanp_gui.games.registry import find_game
from cfanp_gui.record import journal
from cfanp_gui.window.services.system_libraries import missing
from tests import ROOT
from tests.systems import TIMEOUT, own_folders, wait_until
from tests.xvfb.test_xdotool import running

pytestmark = pytest.mark.skipif(shutil.which("Xvfb") is None, reason="not installed: Xvfb")

GAME = """[Event "?"]
[Result "*"]
[Variant "Chess For Any Number of Players"]
[Players "3"]
[ArmyA ""]
[ArmyB ""]
[ArmyC ""]
[Bots "1: greedy; 2: greedy; 3: greedy"]

*
"""


def test_the_program_ends_quietly_and_nothing_is_lost(tmp_path: Path) -> None:
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1366x768x24", "-nolisten",
               "tcp"]  # fmt: skip
    with running(command, pass_fds=[writing], stderr=subprocess.DEVNULL) as server:
        os.close(writing)
        with os.fdopen(reading) as pipe:
            number = pipe.readline().strip()
        environment = {
            **{name: value for name, value in os.environ.items() if name != "WAYLAND_DISPLAY"},
            **own_folders(tmp_path),
            "DISPLAY": f":{number}",
            "QT_QPA_PLATFORM": "xcb",
        }
        if lack := missing(environment, "linux"):
            pytest.skip(lack)
        state, game = tmp_path / "state.json", tmp_path / "bots.cpgn"
        game.write_text(GAME, encoding="utf-8")
        shown = [sys.executable, "-m", "tests.xvfb.host", str(state), str(game)]
        with running(shown, cwd=ROOT, env=environment, stderr=subprocess.PIPE) as program:
            wait_until(state.exists)
            wait_until(lambda: json.loads(state.read_text(encoding="ascii"))["ply"] >= 2)
            ply = json.loads(state.read_text(encoding="ascii"))["ply"]
            server.kill()
            _, said = program.communicate(timeout=TIMEOUT)
            assert program.returncode == 1
    assert said.decode().splitlines() == [
        "cfanp-gui: The screen is gone. Games that were begun are offered at the next start."
    ]
    data = Path(environment["XDG_DATA_HOME"], "cfanp-gui", "running")
    (found,) = journal.recoverable(data, find_game)
    assert len(found.entries) >= ply
