"""The X server is killed while a game is played: it says one line, and the journal is whole."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from cfanp_gui.games.registry import find_game
from cfanp_gui.record import journal
from tests import ROOT
from tests.systems import TIMEOUT, own_folders, wait_until
from tests.xvfb.test_xdotool import on_display, running, server

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
    with server() as (screen, name):
        environment = on_display(name, **own_folders(tmp_path))
        state, game = tmp_path / "state.json", tmp_path / "bots.cpgn"
        game.write_text(GAME, encoding="utf-8")
        shown = [sys.executable, "-m", "tests.xvfb.host", str(state), str(game)]
        with running(shown, cwd=ROOT, env=environment, stderr=subprocess.PIPE) as program:
            wait_until(state.exists)
            wait_until(lambda: json.loads(state.read_text(encoding="ascii"))["ply"] >= 2)
            ply = json.loads(state.read_text(encoding="ascii"))["ply"]
            screen.kill()
            _, said = program.communicate(timeout=TIMEOUT)
            assert program.returncode == 1
    assert said.decode().splitlines() == [
        "cfanp-gui: The screen is gone. Games that were begun are offered at the next start."
    ]
    data = Path(environment["XDG_DATA_HOME"], "cfanp-gui", "running")
    (found,) = journal.recoverable(data, find_game)
    assert len(found.entries) >= ply
