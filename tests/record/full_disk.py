"""A disk that is full."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tests.systems import WINDOWS

needs_full_disk = pytest.mark.skipif(WINDOWS, reason="no limit can be set to files")


@contextmanager
def full_disk(room: int) -> Iterator[None]:
    """Let no file grow beyond some bytes, as where a disk is full; not on Windows."""
    import resource

    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (room, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
