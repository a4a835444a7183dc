"""Locks belong to one open file at a time."""

from __future__ import annotations

from pathlib import Path

from cfanp_gui.record.lock import try_lock


def test_a_lock_is_held_until_its_file_is_closed(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_bytes(b"x")
    with path.open("rb+") as other:
        with path.open("rb+") as one:
            assert try_lock(one.fileno())
            assert not try_lock(other.fileno())
        assert try_lock(other.fileno())
