"""Faults of a bot that is a class, passed from its process to the one that asks it.

The process of a class writes ``fault`` and a line of JSON; the other makes a sentence of it, in any
language. Its words come from somebody else's code, and are shown as plain text.
"""

from __future__ import annotations

import json
import sys
from enum import Enum
from pathlib import Path
from sysconfig import get_path
from traceback import walk_tb
from typing import NamedTuple

from cfanp_gui.bots.line_program import MEMORY_GB
from cfanp_gui.core.text import Text, one_line

FAULT = "fault"
"""The word that begins the line."""
_MOST = 300
"""Most characters of each part."""
_OURS = Path(__file__).resolve().parents[1]
_PYTHON = get_path("stdlib")


class Fault(Enum):
    """The kinds of faults."""

    LOADED = "loaded"
    NO_BOT = "no bot"
    NO_NAME = "no name"
    RAISED = "raised"
    ANSWERED = "answered"


class ClassFault(NamedTuple):
    """A fault of a class."""

    kind: Fault
    what: str
    """The error that was raised, or what was found instead of the expected."""
    file: str = ""
    """File of the fault, if it is known."""
    line: int = 0
    memory: bool = False
    """True if there was not enough memory."""

    @classmethod
    def of(cls, kind: Fault, error: BaseException, home: str = "") -> ClassFault:
        """Return the fault of an error, with its place in the class, whose folder is `home`."""
        words = str(error.msg if isinstance(error, SyntaxError) else error)
        name = type(error).__name__
        file, line = _place(error, home)
        is_memory = isinstance(error, MemoryError) and sys.platform == "linux"  # as is limited
        return cls(kind, f"{name}: {words}" if words else name, file, line, is_memory)

    @property
    def sentence(self) -> Text:
        """Return the fault as a sentence for a person."""
        what, file = _bounded(self.what), _bounded(self.file)
        sentence = {
            Fault.LOADED: Text("it cannot be loaded: {what}", what=what),
            Fault.NO_BOT: Text(
                "“{what}” makes no bot (expected a class of cfanp_gui.bots.contract.Bot)", what=what
            ),
            Fault.NO_NAME: (
                Text("its name is {what} (expected a text in “name”)", what=what)
                if what
                else Text("it has no name (expected a text in “name”)")
            ),
            Fault.RAISED: Text("it has raised {what}", what=what),
            Fault.ANSWERED: Text(
                "it has answered {what} (expected one of choices(position, player))", what=what
            ),
        }[self.kind]
        if file:
            sentence = Text(
                "{sentence} ({file}, line {line})", sentence=sentence, file=file, line=self.line
            )
        if not self.memory:
            return sentence
        return Text(
            "{sentence} (it may have {size} GB of memory)", sentence=sentence, size=MEMORY_GB
        )

    @property
    def text(self) -> str:
        """Return the fault as a line."""
        parts = (self.kind.value, _bounded(self.what), _bounded(self.file), self.line, self.memory)
        return json.dumps(parts)

    @classmethod
    def parse(cls, text: str) -> ClassFault:
        """Return the fault of a line; a line of another form becomes its text."""
        try:
            kind, what, file, line, memory = json.loads(text)
            return cls(Fault(kind), str(what), str(file), int(line), bool(memory))
        except (TypeError, ValueError, RecursionError):  # the class has written it
            return cls(Fault.RAISED, text)


def _bounded(text: str) -> str:
    line = one_line(" ".join(text.split()))
    return line if len(line) <= _MOST else f"{line[: _MOST - 1]}…"


def _place(error: BaseException, home: str) -> tuple[str, int]:
    """Return the file and the line of somebody else's code in which an error came up, if any."""
    if isinstance(error, SyntaxError) and error.filename:
        return error.filename, error.lineno or 0
    places = [(frame.f_code.co_filename, line) for frame, line in walk_tb(error.__traceback__)]
    theirs = [place for place in places if _is_theirs(place[0])]
    own = [place for place in theirs if home and place[0].startswith(home)]
    return [("", 0), *theirs, *own][-1]


def _is_theirs(file: str) -> bool:
    """Return True if a file is neither of this program nor of Python."""
    path = Path(file)
    if file.startswith("<") or path.is_relative_to(_OURS):
        return False
    return not path.is_relative_to(_PYTHON) or "site-packages" in path.parts
