"""The process of a bot that is a class of a package; it speaks the protocol for programs.

So a class has the same limits as a program, and can break only its own process.

    python -m cfanp_gui.bots.plugin_host module:Class
"""

import base64
import inspect
import os
import pickle
import pkgutil
import queue
import reprlib
import sys
import threading
from collections.abc import Callable
from typing import TextIO

from cfanp_gui.bots.class_faults import FAULT, ClassFault, Fault
from cfanp_gui.bots.contract import Bot, Limit
from cfanp_gui.core.position import Position
from cfanp_gui.core.text import one_line


class ClassFaultError(Exception):
    """Error of a class that cannot play, with its fault."""

    def __init__(self, fault: ClassFault) -> None:
        super().__init__(fault.sentence)
        self.fault = fault


def made(text: str) -> Bot:
    """Return the bot of ``module:Class``. Raises ClassFaultError for whatever that raises."""
    try:
        bot = pkgutil.resolve_name(text)()
    except (Exception, SystemExit) as problem:
        raise ClassFaultError(ClassFault.of(Fault.LOADED, problem)) from None
    if not isinstance(bot, Bot):
        raise ClassFaultError(ClassFault(Fault.NO_BOT, text))
    try:
        called: object = bot.name
    except (Exception, SystemExit) as problem:
        if not isinstance(problem, AttributeError):
            raise ClassFaultError(ClassFault.of(Fault.RAISED, problem)) from None
        called = ""
    if not isinstance(called, str) or not called.strip():
        what = "" if called == "" else reprlib.repr(called)
        raise ClassFaultError(ClassFault(Fault.NO_NAME, what, *_defined(type(bot))))
    return bot


def _defined(part: type | Callable[..., object]) -> tuple[str, int]:
    """Return the file and the line of a class or a method; nothing where these are unknown."""
    try:
        return inspect.getsourcefile(part) or "", inspect.getsourcelines(part)[1]
    except (OSError, TypeError):
        return "", 0


class Host:
    """Host of a bot, which answers lines on one thread, while another hears them."""

    def __init__(self, bot: Bot, source: TextIO, target: TextIO) -> None:
        self._bot, self._source, self._target = bot, source, target
        self._lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._stop = threading.Event()

    def serve(self) -> None:
        """Answer until the input ends. Raises ClassFaultError."""
        threading.Thread(target=self._listen, daemon=True).start()
        position, player, seed = None, 0, 0
        while (line := self._lines.get()) is not None:
            word, _, rest = line.partition(" ")
            match word:
                case "cfanp-bot":
                    self._say(f"id name {one_line(str(self._bot.name))}")
                    self._say("ok")
                case "state":
                    position = pickle.loads(base64.b64decode(rest))  # from the parent process
                case "player":
                    player = int(rest.split()[0])
                case "seed":
                    seed = int(rest)
                case "go" if position is not None:
                    self._stop.clear()
                    limit = _limit(rest.split())
                    self._say(f"bestmove {self._choice(position, player, seed, limit)}")

    def _choice(self, position: Position, player: int, seed: int, limit: Limit) -> str:
        """Return the text of the action that the class chooses. Raises ClassFaultError."""
        try:
            action: object = self._bot.choose(position, player, seed, limit, self._stop.is_set)
            text: object = getattr(action, "text", None)
        except (Exception, SystemExit) as problem:
            home = os.path.dirname(_defined(type(self._bot))[0])
            raise ClassFaultError(ClassFault.of(Fault.RAISED, problem, home)) from None
        if not isinstance(text, str):
            value = f"{reprlib.repr(action)}, a {type(action).__name__}"
            place = _defined(type(self._bot).choose)
            raise ClassFaultError(ClassFault(Fault.ANSWERED, value, *place))
        return text

    def _say(self, line: str) -> None:
        self._target.write(f"{line}\n")
        self._target.flush()

    def _listen(self) -> None:
        for line in self._source:
            if line.strip() == "stop":
                self._stop.set()
            else:
                self._lines.put(line.strip())
        self._lines.put(None)


def _limit(words: list[str]) -> Limit:
    limits = dict(zip(words[::2], words[1::2], strict=False))
    seconds = int(limits["movetime"]) / 1000 if "movetime" in limits else None
    return Limit(int(limits["nodes"]) if "nodes" in limits else None, seconds)


def main() -> int:
    """Serve the class that the only argument names; return the exit status."""
    talk = sys.stdout
    sys.stdout = sys.stderr  # text that a class prints is no answer
    try:
        Host(made(sys.argv[1]), sys.stdin, talk).serve()
    except ClassFaultError as problem:
        talk.write(f"{FAULT} {problem.fault.text}\n")
        talk.flush()
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
