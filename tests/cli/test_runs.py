"""What runs of games have in common; how they go is tried with `selfplay` and `puzzles mine`."""

from __future__ import annotations

import argparse
from pathlib import Path

import pytest

from cfanp_gui.cli.runs import begun_file


def test_the_file_that_is_gone_on_with(tmp_path: Path) -> None:
    out = tmp_path / "games.txt"
    assert begun_file(argparse.Namespace(out=out, resume=False), ".txt") is None
    out.touch()
    assert begun_file(argparse.Namespace(out=out, resume=True), ".txt") == out
    with pytest.raises(ValueError, match="is there already"):
        begun_file(argparse.Namespace(out=out, resume=False), ".txt")
    with pytest.raises(ValueError, match=r"unknown kind of file “\.txt”"):
        begun_file(argparse.Namespace(out=out, resume=True), ".cpgn")
    with pytest.raises(FileNotFoundError):
        begun_file(argparse.Namespace(out=tmp_path / "no" / "x.txt", resume=False), ".txt")
