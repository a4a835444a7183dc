"""The process of a class that plays: what it is told and what it answers."""

from __future__ import annotations

import base64
import io
import pickle
import subprocess
import sys

import pytest

from cfanp_gui.bots.added_bots import HOST
from cfanp_gui.bots.contract import choices
from cfanp_gui.bots.plugin_host import Host, made
from cfanp_gui.games.registry import find_game
from tests.bots.hosted import Last


def test_lines_are_answered() -> None:
    position = find_game("cfanp").initial(3, {})
    state = base64.b64encode(pickle.dumps(position)).decode()
    asked = ["go nodes 5", "cfanp-bot 1", f"state {state}", "nonsense", "player 1", "seed 3",
             "go movetime 100 nodes 5", ""]  # fmt: skip
    told = io.StringIO()
    Host(Last(), io.StringIO("\n".join(asked)), told).serve()
    answer = f"bestmove {choices(position, 1)[-1].text}"
    assert told.getvalue().splitlines() == ["id name Last", "ok", answer]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("nowhere:Bot", "cannot be loaded: No module named 'nowhere'"),
        ("tests.bots.hosted:Nobody", "cannot be loaded"),
        ("tests.bots.hosted", "cannot be loaded"),
        ("pathlib:Path", "makes no bot"),
    ],
)
def test_what_is_no_bot_is_told(text: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        made(text)
    done = subprocess.run([sys.executable, "-m", HOST, text], capture_output=True, text=True,
                          timeout=60, check=False)  # fmt: skip
    assert done.returncode == 1
    assert done.stdout.startswith("error ")
    assert reason in done.stdout
    assert done.stdout.count("\n") == 1
