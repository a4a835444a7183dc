"""`cfanp` answers command lines as the tables in `tests/cli/answers` have it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.answers import answered, differences, kept, tables


@pytest.mark.parametrize("name", tables())
def test_a_command_answers_as_it_did(name: str, tmp_path: Path) -> None:
    """Else look whether that is meant, and run ``python -m tests.cli.answers NAME``."""
    table = kept(name)
    found = answered(table, tmp_path)
    assert found == table, f"{name}.txt:\n{differences(table, found)}"
