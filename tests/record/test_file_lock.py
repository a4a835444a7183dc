"""Locks end with what holds them."""

from __future__ import annotations

from pathlib import Path

from cfanp_gui.record.file_lock import is_there, try_lock


def test_a_lock_is_held_until_its_file_is_closed(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_bytes(b"x")
    with path.open("rb+") as other:
        with path.open("rb+") as one:
            assert try_lock(one.fileno())
            assert not try_lock(other.fileno())
        assert try_lock(other.fileno())


def test_an_open_file_may_be_gone_or_another_one(tmp_path: Path) -> None:
    path = tmp_path / "a"
    with path.open("xb") as one:
        assert is_there(path, one.fileno())
        path.unlink()
        assert not is_there(path, one.fileno())
        path.write_bytes(b"")
        assert not is_there(path, one.fileno())
