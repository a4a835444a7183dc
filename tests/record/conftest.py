"""Locks of files that a test stands in for."""

from collections.abc import Callable

import pytest

from cfanp_gui.record import file_lock

Lock = Callable[[int], bool]


@pytest.fixture
def lock_by(monkeypatch: pytest.MonkeyPatch) -> Callable[[Lock], None]:
    """Return a function that lets something else than the system lock files."""
    return lambda lock: monkeypatch.setattr(file_lock, "try_lock", lock)
