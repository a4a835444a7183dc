"""The process in which bots think: real ones, asked over pipes."""

import io
import os
import pickle
import sys
from collections.abc import Iterator
from itertools import count
from subprocess import PIPE, Popen
from typing import IO, Any

import pytest

from cfanp_gui.bots import process
from cfanp_gui.bots.process import FrameError, FrameReader, Message, Worker, frame
from cfanp_gui.record.rendering import environment
from tests.bots import jobs
from tests.systems import limited

PATIENCE = 60
"""Seconds after which a test gives up."""


class Asked:
    """A process of bots, and what it has said."""

    def __init__(self) -> None:
        env = environment(os.environ)
        self.process = Popen(process.command(), stdin=PIPE, stdout=PIPE, stderr=PIPE, env=env)
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


def test_jobs_are_done_one_after_the_other_and_stopped(asked: Asked) -> None:
    """What is printed is no answer, failures are told, and the process goes on."""
    asked.send("do", 1, jobs.Answer({"a": 1}))
    asked.send("do", 2, jobs.Print())
    assert asked.hear() == ("done", 1, {"a": 1})
    assert asked.hear() == ("done", 2, "printed")
    for number in (3, 4):  # the second one is not stopped with the first
        asked.send("do", number, jobs.Count(number))
        assert asked.hear() == ("told", number, number)
        asked.send("stop", number)
        what, of, count = asked.hear()
        assert (what, of) == ("done", number)
        assert count >= number
    asked.send("do", 5, jobs.Fail(plain=True))
    what, _, sentence = asked.hear()
    assert (what, sentence) == ("failed", "Player 3 has nothing to do now")
    assert sentence.values == {"player": 3}, "it can be translated"
    asked.send("do", 6, jobs.Fail(plain=False))
    assert asked.hear() == ("failed", 6, "RuntimeError('oh')")
    asked.send("do", 7, jobs.Leave())
    assert asked.hear() == ("failed", 7, "SystemExit(3)")
    asked.send("do", 8, jobs.Where())
    number, back = asked.hear()[2]
    assert number == asked.process.pid
    assert back > jobs.standing_back() or back == 19, "nothing stands further back"
    assert asked.leave() == 0
    assert asked.process.stderr is not None
    assert b"words" in asked.process.stderr.read()


@pytest.mark.parametrize("job", [jobs.Count(), jobs.Deaf(), jobs.Spin()])
def test_it_ends_with_its_input_even_while_it_thinks(asked: Asked, job: process.Job) -> None:
    """And it beats until then, whether the job asks if it was stopped or not."""
    asked.send("do", 1, job)
    asked.hear()
    if isinstance(job, jobs.Spin):
        while asked.hear_all() != ("beats", 1):
            pass
    assert asked.leave() == 0


def test_a_worker_says_that_it_lives() -> None:
    source, target = io.BytesIO(frame(("do", 7, jobs.Count())) + frame(("stop", 7))), io.BytesIO()
    left: list[int] = []
    seconds = count(0.0, 2 * process.ALIVE_S)
    worker = Worker(source, target, lambda: left.append(1), seconds.__next__)  # type: ignore[arg-type]
    worker.serve()
    heard = [one for one in FrameReader().feed(target.getvalue()) if one[0] != "beats"]
    assert ("alive", 7) in heard
    assert heard[-1][:2] == ("done", 7)
    assert left


class Closed(io.RawIOBase):
    """Stream whose reader has gone."""

    def write(self, data: Any) -> int:
        raise OSError("closed")


@pytest.mark.parametrize(
    ("source", "target"),
    [(frame(("do", 1, jobs.Answer(1))), Closed()), (b"nonsense", io.BytesIO())],
    ids=["nobody listens", "nonsense is asked"],
)
def test_a_worker_leaves(source: bytes, target: Any, caplog: pytest.LogCaptureFixture) -> None:
    left: list[int] = []
    Worker(io.BytesIO(source), target, lambda: left.append(1)).serve()  # type: ignore[arg-type]
    assert left
    assert ("cannot be read" in caplog.text) == (source == b"nonsense")


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
