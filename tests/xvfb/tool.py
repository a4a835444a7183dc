"""A person with an assistive tool at the real program: nodes by name, actions, announcements."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, TypeVar

import pytest

from tests import ROOT
from tests.xvfb.test_xdotool import on_display, running, server

SYSTEM_PYTHON = "/usr/bin/python3"
PROGRAM = "cfanp-gui"

T = TypeVar("T")


def lacking() -> str:
    """Return the parts that an assistive tool needs and that are missing; empty when none is."""
    if sys.platform != "linux":
        return "a system with X11"
    tools = ("Xvfb", "openbox", "dbus-run-session", "xdotool")
    found = [tool for tool in tools if shutil.which(tool) is None]
    folders = ("/usr/libexec", "/usr/lib/at-spi2-core")
    if not any(Path(folder, "at-spi-bus-launcher").exists() for folder in folders):
        found.append("at-spi2-core")
    probe = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"
    try:
        subprocess.run([SYSTEM_PYTHON, "-c", probe], check=True, capture_output=True, timeout=120)
    except (OSError, subprocess.SubprocessError):
        found.append("gir1.2-atspi-2.0 or python3-gi")
    return ", ".join(found)


class Node:
    """Something on the accessibility bus."""

    def __init__(self, tool: Tool, report: dict[str, Any]) -> None:
        self._tool = tool
        self.number: int = report["node"]
        self.name: str = report["name"]
        self.description: str = report["description"]
        self.role: str = report["role"]
        self.states: list[str] = report["states"]
        self.actions: list[str] = report["actions"]
        self.extents: list[int] = report["extents"]

    def press(self) -> None:
        """Do its press action."""
        assert self._tool.ask("do", self.number, "Press"), f"{self.name} has {self.actions}"

    def now(self) -> Node:
        """Return the same as it is now."""
        return Node(self._tool, self._tool.ask("look", self.number))


class Tool:
    """An assistive tool and the program it helps with."""

    def __init__(
        self,
        client: subprocess.Popen[str],
        program: subprocess.Popen[bytes],
        environment: dict[str, str],
    ) -> None:
        self._environment = environment
        self._client = client
        self._program = program
        self._heard: list[str] = []
        assert self._answer() == "ready"

    def ask(self, command: str, *arguments: object) -> Any:
        """Give the client a command and wait for what it answers."""
        assert self._client.stdin is not None
        self._client.stdin.write(json.dumps([command, arguments]) + "\n")
        self._client.stdin.flush()
        return self._answer()

    def _answer(self) -> Any:
        assert self._client.stdout is not None
        line = self._client.stdout.readline()
        assert line, "the assistive tool has ended"
        answer = json.loads(line)
        assert "problem" not in answer, answer["problem"]
        return answer["answer"]

    def seek(self, *path: str, role: str | None = None) -> Node | None:
        """Return the node found by the beginnings of names on the way to it, if it is there now."""
        report = self.ask("find", [PROGRAM, *path], role)
        return Node(self, report) if report is not None else None

    def find(self, *path: str, role: str | None = None) -> Node:
        """Return the node found by the beginnings of names on the way to it, once it is there."""
        return self.wait(lambda: self.seek(*path, role=role), " > ".join(path))

    def wait(self, seen: Callable[[], T | None], what: str) -> T:
        """Return the first result that is not empty."""
        end = time.monotonic() + 60
        while time.monotonic() < end:
            assert self._program.poll() is None, "the program has ended"
            found = seen()
            if found:
                return found
            time.sleep(0.05)
        raise AssertionError(f"it never came to be: {what}; heard {self._heard}")

    def end(self) -> int:
        """Return the status with which the program ends by itself."""
        return self._program.wait(20)

    # By keys and what is said alone

    def press(self, *keys: str) -> None:
        """Press keys, by xdotool's names for them."""
        command = ["xdotool", "key", *keys]
        subprocess.run(command, env=self._environment, check=True, timeout=60)

    def listen(self, wanted: str) -> list[str]:
        """Return the words of a screen reader until something like a pattern is among them.

        Words that follow within a moment belong to them.
        """
        said: list[str] = []
        self.wait(lambda: said.extend(self.ask("spoken")) or re.search(wanted, " ".join(said)),
                  f"something said like “{wanted}”")  # fmt: skip
        end = time.monotonic() + 1.5
        while time.monotonic() < end:
            said += self.ask("spoken")
            time.sleep(0.05)
        return said

    # At the table

    def half_board(self, letter: str) -> Node:
        """Return a half-board by its letter."""
        return self.find("table", f"half-board {letter},")

    def square(self, name: str) -> Node:
        """Return a square by a name such as ``Be2``."""
        letter, square = name[0], name[1:]
        return self.find(
            "table", f"half-board {letter},", f"half-board {letter}, {square},", role="push button"
        )

    def move(self, origin: str, target: str) -> None:
        """Pick up what stands on a square and put it down on another."""
        self.square(origin).press()
        self.square(target).press()

    def hears(self, words: str) -> str:
        """Return the first announcement with these words in it since the last that was waited for.

        Where the translations are not built English has no plurals but “move(s)”.
        """

        def heard() -> str | None:
            self._heard += [text.replace("(s)", "s") for text in self.ask("announced")]
            for number, text in enumerate(self._heard):
                if words in text:
                    del self._heard[: number + 1]
                    return text
            return None

        return self.wait(heard, f"an announcement with “{words}”")


@contextmanager
def session_bus(environment: dict[str, str]) -> Iterator[str]:
    """Yield the address of a message bus of our own, with nothing of the person's on it."""
    command = 'echo "$DBUS_SESSION_BUS_ADDRESS"; exec cat >/dev/null'
    process = subprocess.Popen(
        ["dbus-run-session", "--", "sh", "-c", command],
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        address = process.stdout.readline().strip()
        if not address:
            pytest.skip("a message bus does not start here")
        yield address
    finally:
        process.stdin.close()
        process.wait(20)
        process.stdout.close()


@contextmanager
def assistive_tool() -> Iterator[Tool]:
    """Yield a tool that knows the program, on a display and bus of its own, by names only."""
    with ExitStack() as stack:
        _, name = stack.enter_context(server())
        # The sockets' paths must be short.
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="at-"))
        environment = on_display(
            name, LC_ALL="C.UTF-8", QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1", XDG_RUNTIME_DIR=folder
        )
        stack.enter_context(running(["openbox"], env=environment, stderr=subprocess.DEVNULL))
        environment["DBUS_SESSION_BUS_ADDRESS"] = stack.enter_context(session_bus(environment))
        client = subprocess.Popen(
            [SYSTEM_PYTHON, "-W", "ignore", str(Path(__file__).with_name("atspi_client.py"))],
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        stack.callback(_end, client)
        command = [sys.executable, "-m", "cfanp_gui"]
        program = stack.enter_context(running(command, cwd=ROOT, env=environment))
        yield Tool(client, program, environment)


def _end(client: subprocess.Popen[str]) -> None:
    assert client.stdin is not None
    assert client.stdout is not None
    client.stdin.close()
    client.stdout.close()
    try:
        client.wait(10)
    except subprocess.TimeoutExpired:
        client.kill()
        client.wait()
