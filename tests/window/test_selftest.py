"""The self-test passes, and it can fail."""

from __future__ import annotations

import os
import re
import subprocess
import sys

from tests import ROOT


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run Python with arguments, offscreen."""
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


def test_the_selftest_plays_its_games() -> None:
    done = run("-m", "cfanp_gui", "--selftest")
    assert (done.returncode, done.stderr) == (0, "")
    found = re.fullmatch(r"selftest ok: (\d+) actions\n", done.stdout)
    assert found is not None
    assert int(found[1]) > 50


def broken(change: str) -> str:
    """Return what the self-test says on standard error after something was broken."""
    script = f"""
import sys
from tests import ROOT
from cfanp_gui.core.actions import IllegalAction
from cfanp_gui.window import app
from cfanp_gui.window import selftest
from cfanp_gui.table.interaction.move_resolver import MoveResolver
from cfanp_gui.table.scene import TableScene
{change}
sys.exit(app.selftest(["x"]))
"""
    done = run("-c", script)
    assert done.returncode == 1, done.stdout
    assert done.stdout == ""
    assert done.stderr.startswith("selftest failed: ")
    assert done.stderr.count("\n") == 1
    return done.stderr


def test_a_wrong_expectation_fails() -> None:
    errors = broken(
        "wrong = selftest.THREE[:9] + ('AB:Qxf7+',)\n"
        "selftest.SCRIPTS = (selftest.Script('cfanp', 3, wrong),)"
    )
    assert "AB:Qxf7+ is written AB:Qxf7#" in errors


def test_a_table_that_does_not_follow_fails() -> None:
    errors = broken("TableScene._on_change = lambda self, change: None")
    assert "the table shows other pieces" in errors


def test_moves_that_are_not_played_fail() -> None:
    errors = broken("MoveResolver.move = lambda self, source, target: None")
    assert "AB:e4 led to" in errors


def test_an_example_that_cannot_be_clicked_through_fails() -> None:
    # The scripts have no piece that is given up where it stands; the examples have.
    errors = broken(
        "selftest.SCRIPTS = ()\n"
        "real = MoveResolver.move\n"
        "MoveResolver.move = lambda self, source, target: "
        "None if source == target else real(self, source, target)\n"
        "selftest.SelfTestPlayer._click_answer = lambda self, number, token: None"
    )
    assert "-RCc4 led to" in errors


def test_an_example_that_ends_otherwise_fails() -> None:
    errors = broken(
        "selftest.SCRIPTS = ()\n"
        "real = selftest.SelfTest._play\n"
        "selftest.SelfTest._play = lambda self, token: token == 'CD:Nf4' or real(self, token)"
    )
    assert "exchange.cpgn did not end as it is recorded" in errors


def test_an_error_in_a_slot_fails() -> None:
    errors = broken("TableScene.refresh_now = lambda self: 1 / 0")
    assert "division by zero" in errors
