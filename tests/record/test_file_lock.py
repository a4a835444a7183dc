"""Locks end with what holds them."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from cfanp_gui.record.file_lock import is_there, try_lock


def test_a_lock_is_held_until_its_file_is_closed(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_bytes(b"content")
    with path.open("rb+") as other:
        with path.open("rb+") as one:
            assert one.read(3) == b"con"
            assert try_lock(one.fileno())
            assert not try_lock(other.fileno())
            assert other.read() == b"content"  # a lock keeps nobody from reading
            assert one.read() == b"tent"
        assert try_lock(other.fileno())


@pytest.mark.skipif(sys.platform != "win32", reason="devices know locks here")
def test_where_there_are_no_locks_that_is_told() -> None:
    """Who takes that for a lock of somebody else would try for ever to make a journal."""
    with Path(os.devnull).open("rb+") as device, pytest.raises(OSError, match="WinError"):
        try_lock(device.fileno())


def test_an_open_file_is_there(tmp_path: Path) -> None:
    path = tmp_path / "a"
    with path.open("xb") as one:
        assert is_there(path, one.fileno())
        (tmp_path / "b").write_bytes(b"")
        assert not is_there(tmp_path / "b", one.fileno())


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be removed there")
def test_an_open_file_may_be_gone_or_another_one(tmp_path: Path) -> None:
    path = tmp_path / "a"
    with path.open("xb") as one:
        path.unlink()
        assert not is_there(path, one.fileno())
        path.write_bytes(b"")
        assert not is_there(path, one.fileno())
