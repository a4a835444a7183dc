"""`cfanp` asked within this process."""

from __future__ import annotations

import io
import json
import sys
from typing import Any

import pytest

from cfanp_gui import cli
from tests.record.games import new_game

START = {players: new_game(players).start.to_text() for players in (2, 3, 8)}
"""The start with so many players, as a line."""


def run(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    command: str,
    data: bytes,
    *arguments: str,
) -> tuple[int, list[dict[str, Any]]]:
    """Return the exit status of a command that reads lines, and what it answers."""
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))
    status = cli.main([command, *arguments])
    return status, [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def asked(*questions: dict[str, Any]) -> bytes:
    """Return questions as the lines a command reads."""
    return "".join(json.dumps(question) + "\n" for question in questions).encode()
