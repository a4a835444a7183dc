"""Bots that are programs of their own, in any language: asked in a protocol of plain lines.

The protocol is described for authors in the help (`resources/help/bots.txt`). Each program runs in
a process with limits of memory and time; its answers are checked before they are used.
"""

from __future__ import annotations

import base64
import os
import pickle
import shlex
import sys
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import NamedTuple

from cfanp_gui.bots.class_faults import FAULT, ClassFault
from cfanp_gui.bots.contract import Bot, Limit, Stopped, never, some_choices
from cfanp_gui.bots.line_program import LineProgram, ProgramEndedError
from cfanp_gui.core.actions import Action
from cfanp_gui.core.position import Position
from cfanp_gui.core.text import Text, TextError, one_line, sentence_of, shown
from cfanp_gui.record.rendering import environment

VERSION = 1
"""Version of the protocol."""
_LOOK_S = 0.05
"""Seconds between two checks of whether the bot is to stop."""


class BotFaultError(TextError):
    """Error of a bot that costs it its seat; the message describes it."""


class BotTimeouts(NamedTuple):
    """Times to wait for a program, in seconds."""

    start: float = 10.0
    """For its identification after the start."""
    grace: float = 1.0
    """For an answer that is late."""
    most: float = 60.0
    """For an answer without a limit of time."""


PATIENCE = BotTimeouts()
"""The times to wait for any program."""


class ProgramBot(Bot):
    """A program that plays; it is started when it is first asked, and ends with this value."""

    def __init__(
        self,
        name: str,
        command: Sequence[str],
        is_host: bool = False,
        patience: BotTimeouts = PATIENCE,
    ) -> None:
        """`command` is the program and its arguments; `is_host` is True if it is ours."""
        self.name = Text(one_line(name))
        self._command = tuple(command)
        self._is_host = is_host
        self._patience = patience
        self._program: _Program | None = None

    def choose(
        self, position: Position, player: int, seed: int, limit: Limit, stopped: Stopped = never
    ) -> Action:
        """Return the action that the program chooses. Raises BotFaultError where it is at fault."""
        legal = {action.text: action for action in some_choices(position, player)}
        lines = _question(position, player, legal, seed, limit)
        if self._is_host:
            lines.insert(0, f"state {base64.b64encode(pickle.dumps(position)).decode()}")
        with self._at_fault():
            text = self._running().ask(lines, limit, stopped)
        if text not in legal:
            message = Text(
                "the bot “{bot}” answered “{answer}”, which it may not do now (expected such "
                "as {example})",
                bot=str(self.name),
                answer=shown(text),
                example=shown(next(iter(legal), "")),
            )
            raise BotFaultError(message)
        return legal[text]

    def start(self) -> None:
        """Start the program, if it does not run. Raises BotFaultError where it cannot play."""
        with self._at_fault():
            self._running()

    def _running(self) -> _Program:
        if self._program is None:
            # A host must find this package, others need not.
            surroundings = environment(os.environ) if self._is_host else os.environ
            self._program = _Program(self._command, surroundings, self._is_host, self._patience)
        return self._program

    @contextmanager
    def _at_fault(self) -> Iterator[None]:
        """Raise BotFaultError, which names the bot, for what goes wrong with its program."""
        try:
            yield
        except (OSError, BotFaultError) as problem:
            self._program = None
            raise BotFaultError(
                Text("the bot “{bot}”: {reason}", bot=str(self.name), reason=sentence_of(problem))
            ) from None


def try_program(command: Sequence[str]) -> None:
    """Start a program, check that it is a bot, and end it. Raises OSError, BotFaultError."""
    _Program(command, os.environ).end()


def command_of(text: str, system: str = sys.platform) -> list[str]:
    """Return the program and the arguments of a command line, as in shells. Raises ValueError."""
    if system == "win32":  # where a backslash stands in paths
        words = shlex.split(text, posix=False)
        command = [
            word[1:-1] if len(word) > 1 and word[0] == word[-1] == '"' else word for word in words
        ]
    else:
        command = shlex.split(text)
    if not command:
        raise TextError("the bot has no program (expected such as python3 bot.py)")
    return command


def _question(
    position: Position, player: int, legal: Iterable[str], seed: int, limit: Limit
) -> list[str]:
    """Return the lines that ask for an action."""
    go = ["go"]
    if limit.seconds is not None:
        go += ["movetime", str(max(1, round(limit.seconds * 1000)))]
    if limit.nodes is not None:
        go += ["nodes", str(limit.nodes)]
    hidden = ["hidden"] if position.hides else []
    return [
        f"position {position.to_text()}",
        " ".join(("player", str(player), *hidden)),
        *(f"legal {text}" for text in legal),
        f"seed {seed}",
        " ".join(go),
    ]


class _Program(LineProgram):
    """A running program that has said it is a bot."""

    def __init__(
        self,
        command: Sequence[str],
        surroundings: Mapping[str, str],
        is_host: bool = False,
        patience: BotTimeouts = PATIENCE,
    ) -> None:
        """Start it, and check its identification. Raises OSError, BotFaultError."""
        super().__init__(command, surroundings)
        self._is_host = is_host
        self._patience = patience
        seconds = patience.start
        late = Text("it has not said “ok” within {seconds} s of its start", seconds=f"{seconds:g}")
        self._reply([f"cfanp-bot {VERSION}"], "ok", seconds, late, never)

    def ask(self, lines: Sequence[str], limit: Limit, stopped: Stopped) -> str:
        """Return its answer. Raises BotFaultError; the program has ended then."""
        grace = self._patience.grace
        if limit.seconds is None:
            seconds = self._patience.most
            late = Text(
                "it has not answered within {seconds} s, the most without a limit of time",
                seconds=f"{seconds:g}",
            )
        else:
            seconds = limit.seconds + grace
            late = Text(
                "it has not answered within {seconds} s, its limit of {limit} s and {more} s more",
                seconds=f"{seconds:g}",
                limit=f"{limit.seconds:g}",
                more=f"{grace:g}",
            )
        return self._reply(lines, "bestmove", seconds, late, stopped)

    def _reply(
        self, lines: Sequence[str], word: str, seconds: float, late: Text, stopped: Stopped
    ) -> str:
        """Return the rest of the next line with a word. Raises BotFaultError as `ask` does."""
        self.say(lines)
        try:
            return self._heard(word, seconds, late, stopped)
        except BotFaultError:
            self.end()
            raise

    def _heard(self, word: str, seconds: float, late: Text, stopped: Stopped) -> str:
        end, is_told, grace = time.monotonic() + seconds, False, self._patience.grace
        while True:
            if not is_told and stopped():
                is_told = True
                if time.monotonic() + grace < end:
                    end = time.monotonic() + grace
                    late = Text(
                        "it has not answered within {seconds} s of “stop”", seconds=f"{grace:g}"
                    )
                self.say(["stop"])
            left = end - time.monotonic()
            if left <= 0:
                raise BotFaultError(late)
            try:
                line = self.hear(min(left, _LOOK_S))
            except ProgramEndedError as ended:
                raise BotFaultError(sentence_of(ended)) from None
            if line is None:
                continue
            first, _, rest = line.strip().partition(" ")
            if first == word:
                return rest.strip()
            if first == "error":
                raise BotFaultError(one_line(rest))
            if first == FAULT and self._is_host:
                raise BotFaultError(ClassFault.parse(rest).sentence)
