"""What a chess program is asked about a pair, and what it answers: values."""

from __future__ import annotations

from enum import Enum
from pathlib import Path
from typing import NamedTuple

from cfanp_gui.core.game_pair import GamePair, LineMove
from cfanp_gui.core.text import Text, one_line

MOST_LINES = 3
"""So many lines may be asked for."""
MOST_STEPS = 12
"""Moves of a line; what comes later is a guess."""
MOST_THREADS = 64
MOST_MEMORY = 4096
"""Megabytes."""


class EngineSetup(NamedTuple):
    """Which program a person wants to be asked, and with how much of the computer."""

    program: str = ""
    """The path of the program; empty as long as none was chosen."""
    threads: int = 1
    memory: int = 64
    """Megabytes for what it remembers."""
    lines: int = 1

    def validated(self) -> EngineSetup:
        """Return the same with the nearest number that makes sense for each that does not."""
        return EngineSetup(
            self.program,
            min(max(self.threads, 1), MOST_THREADS),
            min(max(self.memory, 1), MOST_MEMORY),
            min(max(self.lines, 1), MOST_LINES),
        )


class Search(NamedTuple):
    """What a program is asked."""

    pair: GamePair
    setup: EngineSetup

    @property
    def name(self) -> str:
        """Return the name of the program's file."""
        return one_line(Path(self.setup.program).name)


class Patience(NamedTuple):
    """How long is waited for a program, in seconds."""

    reply: float = 10.0
    """Until it counts as not responding, once it has loaded."""
    ask: float = 2.0
    """Until one that says nothing is asked whether it is there."""
    leave: float = 0.5
    """Until one that was asked to stop or to quit is ended."""
    update: float = 0.2
    """From one answer to the next."""

    def allowing_for(self, seconds: float) -> Patience:
        """Return the same for a program that took some seconds to be ready, and may do so again."""
        ask = max(self.ask, seconds)
        return self._replace(ask=ask, reply=max(self.reply, ask + 2 * seconds))


class Score(NamedTuple):
    """How a position is judged by who is to move; one of the two is a number."""

    centipawns: int | None
    """Hundredths of a pawn by which the army to move is ahead; less than 0 where it is behind."""
    mate: int | None
    """In how many moves it mates; less than 0 where it is mated."""


class EngineLine(NamedTuple):
    """How the program thinks the pair would be played on."""

    score: Score | None
    """None where it does not say."""
    depth: int
    steps: tuple[LineMove, ...]
    """At least one move."""


class Status(Enum):
    """What the program is doing."""

    STARTING = "starting"
    LOADING = "loading"
    """It runs, and is not ready to be asked."""
    THINKING = "thinking"
    DONE = "done"
    """It has nothing to add."""
    FAILED = "failed"
    """It was ended because something is wrong with it."""


class Analysis(NamedTuple):
    """What the program has found so far."""

    search: Search
    status: Status
    name: str = ""
    """What the program calls itself, in one line."""
    lines: tuple[EngineLine, ...] = ()
    """The best one first."""
    depth: int = 0
    nodes: int = 0
    restarted: bool = False
    """Whether it had to be started a second time."""
    overdue: bool = False
    """Whether it starts or loads for so long that somebody is to say if it is waited for."""
    problem: Text | None = None
    """Why it failed, as a sentence."""


class ProgramError(Exception):
    """Something is wrong with a program; made with a sentence about it."""

    def __init__(self, sentence: Text, again: bool = False) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.again = again
        """Whether it may help to start it once more."""
