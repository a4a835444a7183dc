"""Lines on standard output: where they cannot be written, a sentence says why."""

from __future__ import annotations

import errno
import io
import os
import sys

import pytest

from cfanp_gui.cli import output


class Refusing(io.StringIO):
    """A stream that takes nothing more, for a reason."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def flush(self) -> None:
        raise OSError(self.number, os.strerror(self.number))


def test_a_line_is_written_at_once(capfd: pytest.CaptureFixture[str]) -> None:
    output.write_line("one line")
    assert capfd.readouterr().out == "one line\n"


def test_why_nothing_can_be_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", Refusing(errno.ENOSPC))
    for write in (lambda: output.write_line("lost"), output.flush):
        with pytest.raises(output.OutputError, match="the disk is full"):
            write()
    monkeypatch.setattr(sys, "stdout", Refusing(errno.EPIPE))
    for write in (lambda: output.write_line("lost"), output.flush):
        with pytest.raises(BrokenPipeError):
            write()


def test_a_program_without_standard_output(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    output.write_line("nowhere")
    output.flush()
