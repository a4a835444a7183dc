"""What the tests of commands that answer lines share."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cli.asking import run


@pytest.fixture
def answer(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Any:
    """Run a command over some bytes."""
    return lambda command, data: run(monkeypatch, capsys, command, data)
