"""Requests to a chess program about a pair, its answers, and the program as a file."""

import os
import shutil
from enum import Enum
from pathlib import Path
from typing import NamedTuple

from cfanp_gui.core.queries import GamePair, LineMove
from cfanp_gui.core.text import Text, TextError, one_line, shown

MOST_LINES = 3
"""Most lines that may be asked for."""
MOST_STEPS = 12
"""Most moves of a line; later ones are guesses."""
MOST_THREADS = 64
MOST_MEMORY = 4096
"""Megabytes."""


class EngineSetup(NamedTuple):
    """The program that a person has chosen, and its share of the computer."""

    program: str = ""
    """Path of the program; empty if none was chosen."""
    threads: int = 1
    memory: int = 64
    """Megabytes for its hash tables."""
    lines: int = 1

    def validated(self) -> "EngineSetup":
        """Return the setup with each number moved into its range."""
        program, *numbers = self
        most = (MOST_THREADS, MOST_MEMORY, MOST_LINES)
        return EngineSetup(
            program,
            *(min(max(number, 1), limit) for number, limit in zip(numbers, most, strict=True)),
        )


class Search(NamedTuple):
    """Request to a program."""

    pair: GamePair
    setup: EngineSetup

    @property
    def name(self) -> str:
        """Return the name of the program's file."""
        return one_line(Path(self.setup.program).name)


class Timeouts(NamedTuple):
    """Times to wait for a program, in seconds."""

    reply: float = 10.0
    """Until a loaded program counts as not responding."""
    ask: float = 2.0
    """Until a silent program is asked for a sign of life."""
    leave: float = 0.5
    """Until a program that was asked to stop or to quit is ended."""
    update: float = 0.2
    """Between two answers."""

    def allowing_for(self, seconds: float) -> "Timeouts":
        """Return the times for a program that took some seconds to load, and may do so again."""
        ask = max(self.ask, seconds)
        return self._replace(ask=ask, reply=max(self.reply, ask + 2 * seconds))


class Score(NamedTuple):
    """Score of a position for the army to move; one of the two is a number."""

    centipawns: int | None
    """Hundredths of a pawn by which the army to move is ahead; less than 0 where it is behind."""
    mate: int | None
    """Number of moves to its mate; less than 0 where it is mated."""


class EngineLine(NamedTuple):
    """A line of play on the pair that the program expects."""

    score: Score | None
    """None if the program gives none."""
    depth: int
    steps: tuple[LineMove, ...]
    """At least one move."""


class Status(Enum):
    """State of the program."""

    STARTING = "starting"
    LOADING = "loading"
    """It runs, and is not ready to be asked."""
    THINKING = "thinking"
    DONE = "done"
    """It has nothing to add."""
    FAILED = "failed"
    """It was ended because something is wrong with it."""


class Analysis(NamedTuple):
    """Results of a program so far."""

    search: Search
    status: Status
    name: str = ""
    """The program's own name, in one line."""
    lines: tuple[EngineLine, ...] = ()
    """The best one first."""
    depth: int = 0
    nodes: int = 0
    restarted: bool = False
    """True if it had to be started a second time."""
    overdue: bool = False
    """True if it starts or loads for so long that a person is to decide on waiting."""
    problem: Text | None = None
    """Reason of its failure, as a sentence."""


class ProgramError(TextError):
    """Error of a program, made with a sentence about it."""

    def __init__(self, template: str, /, again: bool = False, **values: object) -> None:
        super().__init__(template, **values)
        self.sentence: Text = self.args[0]
        self.again = again
        """True if it may help to start it once more."""


_NAMES = ("stockfish", "fairy-stockfish")
ELSEWHERE = ("/usr/games", "/usr/local/bin", "/opt/homebrew/bin")
"""Folders that a program started from a desktop's menu may not be told of."""


def installed(beside_chess: bool = False) -> str | None:
    """Return the path of Stockfish, or of Fairy-Stockfish, the only one `beside_chess`, if any."""
    for name in _NAMES[beside_chess:]:
        path = shutil.which(name) or shutil.which(name, path=os.pathsep.join(ELSEWHERE))
        if path is not None:
            return path
    return None


def check_program(path: Path) -> None:
    """Raise `ProgramError` with a sentence if a file cannot be run at all."""
    name = shown(str(path))
    if path.is_dir():
        raise ProgramError("“{name}” is a folder, not a program.", name=name)
    if not path.is_file():
        raise ProgramError("There is no file “{name}”.", name=name)
    if not os.access(path, os.X_OK):
        raise ProgramError("“{name}” is not a program: it must not be run.", name=name)
