"""What a typed line can turn out to mean."""

from __future__ import annotations

from dataclasses import dataclass

from cfanp_gui.core.boards import Pair, Square
from cfanp_gui.core.game import Action, Refusal
from cfanp_gui.core.text import Text
from cfanp_gui.session.commands.piece_search import Where


@dataclass(frozen=True, slots=True)
class Play:
    """An action that is legal now."""

    action: Action


@dataclass(frozen=True, slots=True)
class Push:
    """Two half-boards are to be pushed together (see `PushedSession.push`)."""

    pair: Pair


@dataclass(frozen=True, slots=True)
class Apart:
    """The half-boards that lie pushed together are to be pulled apart."""


@dataclass(frozen=True, slots=True)
class Command:
    """One of `typed.WORDS` that is the window's to do: ``undo``, ``draw``, ``fit`` and the like."""

    name: str
    count: int = 1
    """How often, for ``undo`` and ``redo``; the number of the board for ``board``."""


@dataclass(frozen=True, slots=True)
class Ambiguous:
    """Several legal moves are meant alike; the table may ask which."""

    actions: tuple[Action, ...]
    sentence: Text


@dataclass(frozen=True, slots=True)
class Problem:
    """Nothing can be done; one sentence says why, and what was expected."""

    sentence: Text
    refusal: Refusal | None = None
    """The rule and its causes, where a rule stands against it."""

    @property
    def causes(self) -> tuple[Square, ...]:
        """Squares that show why."""
        return self.refusal.causes if self.refusal is not None else ()

    @property
    def pair(self) -> Pair | None:
        """The pair the problem is about."""
        return self.refusal.pair if self.refusal is not None else None


CommandResult = Play | Push | Apart | Where | Command | Ambiguous | Problem


def refused(refusal: Refusal) -> Problem:
    """The problem that a rule stands against what was wanted."""
    return Problem(Text("{refusal}.", refusal=refusal.sentence), refusal)
