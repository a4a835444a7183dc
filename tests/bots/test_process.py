"""The process in which bots think: real ones, asked over pipes."""

from __future__ import annotations

import io
import os
import pickle
import subprocess
import sys
from collections.abc import Iterator
from typing import IO, Any

import pytest

from cfanp_gui.bots import process
from cfanp_gui.bots.process import FrameError, FrameReader, Message, Worker, frame
from tests.bots import jobs
from tests.systems import limited

PATIENCE = 60
"""Seconds after which a test gives up."""


class Asked:
    """A process of bots, and what it has said."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            process.command(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=process.environment(os.environ),
        )
        self._frames = FrameReader()
        self._heard: list[Message] = []

    def send(self, *message: object) -> None:
        pipe: IO[bytes] | None = self.process.stdin
        assert pipe is not None
        pipe.write(frame(message))
        pipe.flush()

    def hear_all(self) -> Message:
        """Return the next thing it says."""
        while not self._heard:
            assert self.process.stdout is not None
            data = os.read(self.process.stdout.fileno(), 1 << 16)
            assert data, "it has ended"
            self._heard += self._frames.feed(data)
        return self._heard.pop(0)

    def hear(self) -> Message:
        """Return the next thing it says but that it lives and runs."""
        while True:
            message = self.hear_all()
            if message[0] not in ("alive", "beats"):
                return message

    def leave(self) -> int:
        """End its input; return how it ended."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        return self.process.wait(PATIENCE)


@pytest.fixture
def asked() -> Iterator[Asked]:
    asked = Asked()
    with asked.process, limited(asked.process):
        yield asked


def test_jobs_are_done_one_after_the_other(asked: Asked) -> None:
    asked.send("do", 1, jobs.Answer({"a": 1}))
    asked.send("do", 2, jobs.Answer("b"))
    assert asked.hear() == ("done", 1, {"a": 1})
    assert asked.hear() == ("done", 2, "b")
    assert asked.leave() == 0


def test_a_thought_is_stopped(asked: Asked) -> None:
    asked.send("do", 1, jobs.Count())
    assert asked.hear() == ("told", 1, 1)
    asked.send("stop", 1)
    what, number, count = asked.hear()
    assert (what, number) == ("done", 1)
    assert count >= 1
    asked.send("do", 2, jobs.Count(5))
    assert asked.hear() == ("told", 2, 5)  # the next one is not
    asked.send("stop", 2)
    assert asked.hear()[:2] == ("done", 2)


@pytest.mark.parametrize("job", [jobs.Count(), jobs.Deaf(), jobs.Spin()])
def test_it_ends_with_its_input_even_while_it_thinks(asked: Asked, job: process.Job) -> None:
    asked.send("do", 1, job)
    asked.hear()
    assert asked.leave() == 0


def test_failures_are_told(asked: Asked) -> None:
    asked.send("do", 1, jobs.Fail(plain=True))
    what, _, sentence = asked.hear()
    assert (what, sentence) == ("failed", "Player 3 has nothing to do now")
    assert sentence.values == {"player": 3}  # it can be translated
    asked.send("do", 2, jobs.Fail(plain=False))
    assert asked.hear() == ("failed", 2, "RuntimeError('oh')")
    asked.send("do", 3, jobs.Leave())
    assert asked.hear() == ("failed", 3, "SystemExit(3)")
    asked.send("do", 4, jobs.Answer(1))
    assert asked.hear() == ("done", 4, 1)


def test_what_is_printed_is_no_answer(asked: Asked) -> None:
    asked.send("do", 1, jobs.Print())
    assert asked.hear() == ("done", 1, "printed")
    assert asked.leave() == 0
    assert asked.process.stderr is not None
    assert b"words" in asked.process.stderr.read()


def test_it_stands_back(asked: Asked) -> None:
    asked.send("do", 1, jobs.Where())
    number, back = asked.hear()[2]
    assert number == asked.process.pid
    assert back > jobs.standing_back() or back == 19, "nothing stands further back"


def test_a_worker_says_that_it_lives(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "ALIVE_S", -1.0)
    source, target = io.BytesIO(frame(("do", 7, jobs.Count())) + frame(("stop", 7))), io.BytesIO()
    left: list[int] = []
    worker = Worker(source, target, lambda: left.append(1))  # type: ignore[arg-type]
    worker.serve()
    heard = [one for one in FrameReader().feed(target.getvalue()) if one[0] != "beats"]
    assert ("alive", 7) in heard
    assert heard[-1][:2] == ("done", 7)
    assert left


def test_a_process_beats_whatever_the_job_does(asked: Asked) -> None:
    """One that thinks without asking whether it was stopped lives all the same."""
    asked.send("do", 5, jobs.Spin())
    heard = [asked.hear_all() for _ in range(4)]
    assert heard.count(("beats", 5)) >= 2


def test_a_worker_leaves_where_nobody_listens() -> None:
    left: list[int] = []

    class Closed(io.RawIOBase):
        def write(self, data: Any) -> int:  # noqa: ARG002
            raise OSError("closed")

    source = io.BytesIO(frame(("do", 1, jobs.Answer(1))))
    Worker(source, Closed(), lambda: left.append(1)).serve()  # type: ignore[arg-type]
    assert left


def test_a_worker_leaves_where_it_is_asked_nonsense(caplog: pytest.LogCaptureFixture) -> None:
    left: list[int] = []
    Worker(io.BytesIO(b"nonsense"), io.BytesIO(), lambda: left.append(1)).serve()  # type: ignore[arg-type]
    assert left
    assert "cannot be read" in caplog.text


def test_frames_come_in_pieces() -> None:
    frames = FrameReader()
    data = frame(("done", 1, "x")) + frame(("told", 2, None))
    found = [one for byte in data for one in frames.feed(bytes([byte]))]
    assert found == [("done", 1, "x"), ("told", 2, None)]


@pytest.mark.parametrize(
    "data",
    [
        b"no frame at all",
        b"CFNB\xff\xff\xff\xff",
        b"CFNB\x00\x00\x00\x02no",
        b"CFNB" + len(body := pickle.dumps("word")).to_bytes(4, "big") + body,
        frame((1, 2)),
        frame(("alone",)),
    ],
)
def test_nonsense_is_no_frame(data: bytes) -> None:
    with pytest.raises(FrameError):
        list(FrameReader().feed(data))


def test_a_frozen_program_runs_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert process.command() == [sys.executable, process.OPTION]
