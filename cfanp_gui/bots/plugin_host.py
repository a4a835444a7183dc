"""The process of a bot that is a class of a package: it speaks the protocol for programs.

So a class has the same limits as a program, and what it breaks is its own process.

    python -m cfanp_gui.bots.plugin_host module:Class
"""

from __future__ import annotations

import base64
import importlib
import pickle
import queue
import sys
import threading
from typing import Any, TextIO

from cfanp_gui.bots.contract import Bot, Limit
from cfanp_gui.core.text import Text, one_line, shown


def made(text: str) -> Bot:
    """Return the bot that ``module:Class`` makes. Raises ValueError, whatever went wrong there."""
    module, _, name = text.partition(":")
    try:
        found: Any = importlib.import_module(module)
        for part in name.split("."):
            found = getattr(found, part)
        bot = found()
    except Exception as problem:
        raise ValueError(
            Text("the bot “{bot}” cannot be loaded: {reason}", bot=shown(text),
                 reason=one_line(str(problem) or type(problem).__name__))
        ) from None  # fmt: skip
    if not isinstance(bot, Bot):
        raise ValueError(
            Text("“{bot}” makes no bot (expected a class of cfanp_gui.bots.contract.Bot)",
                 bot=shown(text))
        )  # fmt: skip
    return bot


class Host:
    """Answers lines, on one thread, while another hears them."""

    def __init__(self, bot: Bot, source: TextIO, target: TextIO) -> None:
        self._bot, self._source, self._target = bot, source, target
        self._lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._stop = threading.Event()

    def serve(self) -> None:
        """Answer until nobody asks any more."""
        threading.Thread(target=self._listen, daemon=True).start()
        position, player, seed = None, 0, 0
        while (line := self._lines.get()) is not None:
            word, _, rest = line.partition(" ")
            match word:
                case "cfanp-bot":
                    self._say(f"id name {one_line(str(self._bot.name))}")
                    self._say("ok")
                case "state":
                    position = pickle.loads(base64.b64decode(rest))  # from who has started this
                case "player":
                    player = int(rest.split()[0])
                case "seed":
                    seed = int(rest)
                case "go" if position is not None:
                    self._stop.clear()
                    limit = _limit(rest.split())
                    action = self._bot.choose(position, player, seed, limit, self._stop.is_set)
                    self._say(f"bestmove {action.text}")

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
    said = dict(zip(words[::2], words[1::2], strict=False))
    seconds = int(said["movetime"]) / 1000 if "movetime" in said else None
    return Limit(int(said["nodes"]) if "nodes" in said else None, seconds)


def main() -> int:
    """Serve the class that the only argument names; return the exit status."""
    talk = sys.stdout
    sys.stdout = sys.stderr  # what a class prints is no answer
    try:
        bot = made(sys.argv[1])
    except ValueError as problem:
        talk.write(f"error {problem}\n")
        talk.flush()
        return 1
    Host(bot, sys.stdin, talk).serve()
    return 0


if __name__ == "__main__":
    sys.exit(main())
