"""The self-test passes, and it can fail."""

import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from cfanp_gui.core.actions import Action
from cfanp_gui.core.boards import Square
from cfanp_gui.table.interaction.move_resolver import MoveResolver
from cfanp_gui.table.scene import TableScene
from cfanp_gui.window.selftest import SelfTest, recorded_games
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


def passes_over(action: str) -> Callable[[SelfTest, Action], object]:
    """Return a player of all actions but one, named in machine form."""
    real = vars(SelfTest)["_play"]
    return lambda test, played: played.text == action or real(test, played)


def stays(resolver: MoveResolver, source: Square, target: Square) -> object:
    """Play no piece that is given up where it stands: the scripts have none; the examples have."""
    return None if source == target else PLAYS(resolver, source, target)


PLAYS = MoveResolver.move
THREE, FOUR, EXAMPLES = slice(0, 1), slice(1, 2), slice(4, None)
"""The games of three and of four, and the examples of the help."""


@pytest.mark.parametrize(
    ("broken", "name", "done", "games", "said"),
    [
        (TableScene, "_on_change", lambda *_: None, THREE, "the table shows other pieces"),
        (MoveResolver, "move", lambda *_: None, THREE, "AB:e4 led to"),
        pytest.param(MoveResolver, "move", stays, EXAMPLES, "-RCc4: nothing was asked",
                     marks=pytest.mark.slow),
        (SelfTest, "_play", passes_over("BD:b4a6"), FOUR, "cfanp did not end as it is recorded"),
    ],
    ids=["table", "moves", "example", "end of a game"],
)  # fmt: skip
def test_it_fails_in_one_line_where_something_is_broken(
    qapp: QApplication,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    broken: object,
    name: str,
    done: object,
    games: slice,
    said: str,
) -> None:
    monkeypatch.setattr(broken, name, done)
    assert SelfTest(qapp, tmp_path, list(recorded_games())[games]).run() == 1
    printed = capsys.readouterr()
    assert (printed.out, printed.err.count("\n")) == ("", 1)
    assert printed.err.startswith("selftest failed: ")
    assert said in printed.err


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
