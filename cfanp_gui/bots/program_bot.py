"""Bots that are programs of their own, in any language: asked in a protocol of plain lines.

The protocol is described for authors in the help (`resources/help/bots.txt`). Each program runs in
a process with so much memory and so much time; what it answers is looked at before it is believed.
"""

from __future__ import annotations

import base64
import contextlib
import os
import pickle
import queue
import shlex
import subprocess
import sys
import threading
import time
import weakref
from collections.abc import Callable, Iterable, Mapping, Sequence

from cfanp_gui.bots.contract import Bot, Limit
from cfanp_gui.bots.process import environment
from cfanp_gui.bots.simple_bots import some_choices
from cfanp_gui.core.actions import Action
from cfanp_gui.core.capabilities import Hidden
from cfanp_gui.core.position import Position
from cfanp_gui.core.text import Text, one_line, sentence_of, shown

VERSION = 1
"""Of the protocol."""
START_S = 10.0
"""Seconds a program may take to say who it is."""
GRACE_S = 1.0
"""Seconds an answer may be late."""
MOST_S = 60.0
"""Seconds a program may take where no limit of time is set."""
MEMORY = 1 << 31
"""Bytes of memory that a program may have (POSIX)."""
MOST_LINE = 1 << 16
"""Characters of a line; what says more is not listened to."""
_LOOK_S = 0.05
"""Seconds between two looks at whether the bot is to stop."""


class BotFaultError(ValueError):
    """What a bot did that loses it its seat; the message says it."""


class ProgramBot(Bot):
    """A program that plays; it is started when it is first asked, and ends with this value."""

    def __init__(self, name: str, command: Sequence[str], is_host: bool = False) -> None:
        """`command` is the program and its arguments; `is_host` tells whether it is ours."""
        self.name = Text(one_line(name))
        self._command = tuple(command)
        self._is_host = is_host
        self._program: _Program | None = None

    def choose(
        self,
        position: Position,
        player: int,
        seed: int,
        limit: Limit,
        stopped: Callable[[], bool] = lambda: False,
    ) -> Action:
        """Return what the program chooses. Raises BotFaultError where it is at fault."""
        legal = {action.text: action for action in some_choices(position, player)}
        try:
            program = self._program = self._program or _Program(self._command, self._surroundings())
            lines = _question(position, player, legal, seed, limit)
            if self._is_host:
                lines.insert(0, f"state {base64.b64encode(pickle.dumps(position)).decode()}")
            text = program.ask(lines, limit, stopped)
        except (OSError, BotFaultError) as problem:
            self._program = None
            raise BotFaultError(
                Text("the bot “{bot}”: {reason}", bot=str(self.name), reason=sentence_of(problem))
            ) from None
        if text not in legal:
            raise BotFaultError(
                Text("the bot “{bot}” answered “{answer}”, which it may not do now",
                     bot=str(self.name), answer=shown(text))
            )  # fmt: skip
        return legal[text]

    def _surroundings(self) -> Mapping[str, str]:
        """Return the environment of the program: a host finds this package, others need not."""
        return environment(os.environ) if self._is_host else os.environ


def try_program(command: Sequence[str]) -> None:
    """Start a program, hear that it is a bot, and end it. Raises OSError, BotFaultError."""
    _Program(command, os.environ).end()


def command_of(text: str) -> list[str]:
    """Return the program and the arguments of a line as shells have it. Raises ValueError."""
    found = shlex.split(text, posix=sys.platform != "win32")
    if not found:
        raise ValueError(Text("the bot has no program (expected such as python3 bot.py)"))
    return found


def _question(
    position: Position, player: int, legal: Iterable[str], seed: int, limit: Limit
) -> list[str]:  # fmt: skip
    """Return the lines that ask for an action."""
    go = ["go"]
    if limit.seconds is not None:
        go += ["movetime", str(max(1, round(limit.seconds * 1000)))]
    if limit.nodes is not None:
        go += ["nodes", str(limit.nodes)]
    hidden = ["hidden"] if isinstance(position, Hidden) else []
    return [
        f"position {position.to_text()}",
        " ".join(("player", str(player), *hidden)),
        *(f"legal {text}" for text in legal),
        f"seed {seed}",
        " ".join(go),
    ]


class _Program:
    """A program that runs, as long as anybody holds this."""

    def __init__(self, command: Sequence[str], surroundings: Mapping[str, str]) -> None:
        """Start it, and hear who it is. Raises OSError, BotFaultError."""
        self._process = subprocess.Popen(
            command, env=surroundings, stdin=subprocess.PIPE,
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
            text=True, encoding="utf-8", errors="replace", bufsize=1,
        )  # fmt: skip
        _limit_memory(self._process.pid)
        self._lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        threading.Thread(target=_listen, args=(self._process, self._lines), daemon=True).start()
        self.end = weakref.finalize(self, _kill, self._process)
        try:
            self._say([f"cfanp-bot {VERSION}"])
            self._hear("ok", START_S, lambda: False)
        except BotFaultError:
            self.end()
            raise

    def ask(self, lines: Sequence[str], limit: Limit, stopped: Callable[[], bool]) -> str:
        """Return what it answers. Raises BotFaultError; the program is then no more."""
        seconds = MOST_S if limit.seconds is None else limit.seconds
        try:
            self._say(lines)
            return self._hear("bestmove", seconds + GRACE_S, stopped)
        except BotFaultError:
            self.end()
            raise

    def _say(self, lines: Sequence[str]) -> None:
        assert self._process.stdin is not None, "it has a pipe"
        try:
            self._process.stdin.write("".join(f"{line}\n" for line in lines))
            self._process.stdin.flush()
        except OSError:
            raise BotFaultError(Text("it has ended")) from None

    def _hear(self, word: str, seconds: float, stopped: Callable[[], bool]) -> str:
        """Return what stands behind a word that begins a line; other lines are passed over."""
        end, told = time.monotonic() + seconds, False
        while True:
            if not told and stopped():
                told, end = True, min(end, time.monotonic() + GRACE_S)
                self._say(["stop"])
            left = end - time.monotonic()
            if left <= 0:
                raise BotFaultError(Text("it does not answer in time"))
            try:
                line = self._lines.get(timeout=min(left, _LOOK_S))
            except queue.Empty:
                continue
            if line is None:
                raise BotFaultError(Text("it has ended"))
            first, _, rest = line.strip().partition(" ")
            if first == word:
                return rest.strip()
            if first == "error":
                raise BotFaultError(one_line(rest))


def _listen(process: subprocess.Popen[str], lines: queue.SimpleQueue[str | None]) -> None:
    """Put what a process says into a queue, and None when it says no more."""
    assert process.stdout is not None, "it has a pipe"
    try:
        while line := process.stdout.readline(MOST_LINE):
            lines.put(line)
    except (OSError, ValueError):
        pass  # it was killed
    lines.put(None)


def _kill(process: subprocess.Popen[str]) -> None:
    """End a process, and wait until it has."""
    process.kill()
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            with contextlib.suppress(OSError):  # nobody hears any more what was to be said last
                pipe.close()
    process.wait()


def _limit_memory(process: int) -> None:
    """Have a process get no more than some memory, where the system can say so from outside."""
    if sys.platform == "linux":
        import resource

        with contextlib.suppress(OSError, ValueError):  # it has ended, as its first answer shows
            resource.prlimit(process, resource.RLIMIT_AS, (MEMORY, MEMORY))
