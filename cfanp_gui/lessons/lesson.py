"""The parts of a lesson; `lesson_text` reads it, `judging` compares it with the actions."""

from typing import NamedTuple

from cfanp_gui.core.boards import Pair, Square
from cfanp_gui.core.game import Game, OptionValue
from cfanp_gui.core.position import Position


class Clause(NamedTuple):
    """One requirement of an action, such as ``mate B``."""

    kind: str
    """Key of `judging.CLAUSES`, or ``push``."""
    words: tuple[str, ...] = ()


Condition = tuple[Clause, ...]
"""Requirements that must all hold."""


class Feedback(NamedTuple):
    """Answer to a legal action that is not the one asked for."""

    when: Condition
    """Condition of the answer; empty for every other action."""
    sentence: str


class Lights(NamedTuple):
    """Highlights on the table."""

    boards: tuple[int, ...] = ()
    squares: tuple[Square, ...] = ()
    arrows: tuple[tuple[Square, Square], ...] = ()


class Step(NamedTuple):
    """One task at the table."""

    line: int
    """Line of the file in which it begins, from 1."""
    say: str
    """The task in one or two short sentences."""
    done: tuple[Condition, ...]
    """Conditions, one of which must be fulfilled."""
    wrong: tuple[Feedback, ...] = ()
    hint: str = ""
    light: Lights = Lights()
    """Highlights from the beginning."""
    show: Lights = Lights()
    """Highlights of the hint."""
    replies: tuple[str, ...] = ()
    """The program's replies, in the game's notation."""
    start: Position | None = None
    """Start position, if it is not the one the step before has led to."""

    @property
    def push(self) -> Clause | None:
        """Return the boards to push together; None if an action is to be done."""
        first = self.done[0][0]
        return first if first.kind == "push" else None


class Lesson(NamedTuple):
    """Steps on one topic."""

    file: str
    """Name of its file."""
    game: Game
    key: str
    """Key in settings."""
    title: str
    goal: str
    """Skill that the learner has afterwards, in a sentence."""
    people: tuple[str, ...]
    """Names at the table, player 1 first."""
    you: frozenset[int]
    """Players whom the learner plays; the others move as the steps say."""
    options: dict[str, OptionValue]
    steps: tuple[Step, ...]
    """Steps, the first of which has a `start`."""
    end: str
    """Sentence shown when all is done."""

    def first_of(self, step: int) -> int:
        """Return the step in whose position a step continues, as indices from 0."""
        return max(at for at in range(step + 1) if self.steps[at].start is not None)

    def last_of(self, step: int) -> int:
        """Return the last step that continues in the position of one, as indices from 0."""
        later = range(step + 1, len(self.steps))
        return next((at - 1 for at in later if self.steps[at].start), len(self.steps) - 1)


def pair_named(name: str, position: Position) -> Pair | None:
    """Return the boards that two labels name, such as ``AB``; None for any other name."""
    boards = {spec.label: spec.id for spec in position.boards()}
    first, second = boards.get(name[:1]), boards.get(name[1:])
    if first is None or second is None or first == second:
        return None
    return Pair(*sorted((first, second)))
