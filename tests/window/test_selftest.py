"""The self-test passes, and it can fail."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from cfanp_gui.table.interaction.move_resolver import MoveResolver
from cfanp_gui.table.scene import TableScene
from cfanp_gui.window import selftest
from cfanp_gui.window.selftest import SelfTest
from tests import ROOT


def run(*arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run Python with arguments, offscreen, and further variables of its environment."""
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", **variables},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


def test_the_selftest_plays_its_games(tmp_path: Path) -> None:
    done = run("-m", "cfanp_gui", "--selftest", TMPDIR=str(tmp_path), TEMP=str(tmp_path))
    assert (done.returncode, done.stderr) == (0, "")
    found = re.fullmatch(r"selftest ok: (\d+) actions\n", done.stdout)
    assert found is not None
    assert int(found[1]) > 50
    assert list(tmp_path.iterdir()) == []


Broken = Callable[[], str]


@pytest.fixture
def broken(qapp: QApplication, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Broken:
    """Return what the self-test says on standard error, after something was broken."""

    def broken() -> str:
        status = SelfTest(qapp, tmp_path).run()
        said = capsys.readouterr()
        assert (status, said.out) == (1, "")
        assert said.err.startswith("selftest failed: ")
        assert said.err.count("\n") == 1
        return said.err

    return broken


def test_a_wrong_expectation_fails(broken: Broken, monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = selftest.Script("cfanp", 3, (*selftest.THREE[:9], "AB:Qxf7+"))
    monkeypatch.setattr(selftest, "SCRIPTS", (wrong,))
    assert "AB:Qxf7+ is written AB:Qxf7#" in broken()


def test_a_table_that_does_not_follow_fails(
    broken: Broken, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(TableScene, "_on_change", lambda *_: None)
    assert "the table shows other pieces" in broken()


def test_moves_that_are_not_played_fail(broken: Broken, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(MoveResolver, "move", lambda *_: None)
    assert "AB:e4 led to" in broken()


def test_an_example_that_cannot_be_clicked_through_fails(
    broken: Broken, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The scripts have no piece that is given up where it stands; the examples have.
    real = MoveResolver.move
    monkeypatch.setattr(selftest, "SCRIPTS", ())
    monkeypatch.setattr(
        MoveResolver,
        "move",
        lambda self, source, target: None if source == target else real(self, source, target),
    )
    monkeypatch.setattr(selftest.SelfTestPlayer, "_click_answer", lambda *_: None)
    assert "-RCc4 led to" in broken()


def test_an_example_that_ends_otherwise_fails(
    broken: Broken, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = SelfTest._play
    monkeypatch.setattr(selftest, "SCRIPTS", ())
    monkeypatch.setattr(
        SelfTest, "_play", lambda self, token: token == "CD:Nf4" or real(self, token)
    )
    assert "exchange.cpgn did not end as it is recorded" in broken()


def test_an_error_in_a_slot_fails() -> None:
    done = run(
        "-c",
        "import sys\n"
        "from cfanp_gui.window import app\n"
        "from cfanp_gui.table.scene import TableScene\n"
        "TableScene.refresh_now = lambda self: 1 / 0\n"
        "sys.exit(app.selftest(['x']))",
    )
    assert (done.returncode, done.stdout) == (1, "")
    assert re.fullmatch(r"selftest failed: .*division by zero.*\n", done.stderr)
