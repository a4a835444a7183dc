"""Files named by paths and by URLs."""

from __future__ import annotations

from pathlib import Path

import pytest

from cfanp_gui.record.file_urls import named_file
from tests.systems import WINDOWS


def test_a_url_of_a_file_is_its_path(tmp_path: Path) -> None:
    path = tmp_path / "an evening, 100% & “ü”.cpgn"
    assert named_file(path.as_uri()) == path
    assert named_file(path.as_uri().replace("file:///", "FILE://localhost/")) == path
    if not WINDOWS:
        assert named_file(path.as_uri().replace("file:///", "file:/")) == path
        assert named_file("file:///home/%FFx.pgn") == Path("/home/\udcffx.pgn")


@pytest.mark.parametrize(
    "name", ["a%20b.pgn", "file", "file:a.pgn", "https://x.org/a.pgn", "./file:/x", ""]
)
def test_anything_else_is_a_path_as_it_stands(name: str) -> None:
    assert named_file(name) == Path(name)
