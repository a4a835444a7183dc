"""Entries on their way into a journal that may be full."""

from __future__ import annotations

import errno

from cfanp_gui.session.journal_writer import JournalWriter


class Log:
    """A journal in memory that can be told to fail."""

    def __init__(self) -> None:
        self.entries: list[str] = []
        self.full = False

    def append(self, entry: str) -> None:
        if self.full:
            raise OSError(errno.ENOSPC, "No space left on device")
        self.entries.append(entry)


def test_a_failing_journal_is_reported_once_and_gets_its_entries_later() -> None:
    writer, log = JournalWriter(), Log()
    trouble: list[str] = []
    writer.failed.connect(trouble.append)
    writer.write("before there is a journal")
    writer.log = log
    writer.write("one")
    log.full = True
    writer.write("two")
    writer.write("three")
    assert log.entries == ["one"]
    assert len(trouble) == 1
    assert "the disk is full" in trouble[0]
    log.full = False
    writer.write("four")
    assert log.entries == ["one", "two", "three", "four"]
    log.full = True
    writer.write("five")
    assert len(trouble) == 2
