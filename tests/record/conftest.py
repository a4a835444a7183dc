"""Locks that tests of files and journals take the place of."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cfanp_gui.record import file_lock

Lock = Callable[[int], bool]


@pytest.fixture
def lock_by(monkeypatch: pytest.MonkeyPatch) -> Callable[[Lock], None]:
    """Return what has files locked by something else than the system."""
    return lambda lock: monkeypatch.setattr(file_lock, "try_lock", lock)
