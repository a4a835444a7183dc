"""What a lesson is made of; `lesson_text` reads it, `judging` compares it with what is done."""

from typing import NamedTuple

from cfanp_gui.core.boards import Pair, Square
from cfanp_gui.core.game import Game, OptionValue
from cfanp_gui.core.position import Position


class Clause(NamedTuple):
    """One thing that is asked of an action, such as ``mate B``."""

    kind: str
    """A key of `judging.CLAUSES`, or ``push``."""
    words: tuple[str, ...] = ()


Condition = tuple[Clause, ...]
"""What holds of an action if all its clauses do."""


class Answer(NamedTuple):
    """What is said to a legal action that is not the one asked for."""

    when: Condition
    """None of them for every other action."""
    sentence: str


class Lights(NamedTuple):
    """What is lit on the table."""

    boards: tuple[int, ...] = ()
    squares: tuple[Square, ...] = ()
    arrows: tuple[tuple[Square, Square], ...] = ()


class Step(NamedTuple):
    """One thing to do at the table."""

    line: int
    """The line of the file in which it begins, from 1."""
    say: str
    """What is to be done, in one or two short sentences."""
    done: tuple[Condition, ...]
    """What counts as done: one of them is enough."""
    wrong: tuple[Answer, ...] = ()
    hint: str = ""
    light: Lights = Lights()
    """What is lit from the beginning."""
    show: Lights = Lights()
    """What is lit by the hint."""
    replies: tuple[str, ...] = ()
    """What the program plays then, as the game's notation has it."""
    start: Position | None = None
    """Where it begins, if that is another position than the one the step before has led to."""

    @property
    def push(self) -> Clause | None:
        """Return what is to be pushed together; None where an action is to be done."""
        first = self.done[0][0]
        return first if first.kind == "push" else None


class Lesson(NamedTuple):
    """Steps about one thing."""

    file: str
    """What its file is called."""
    game: Game
    key: str
    """What it is called in settings."""
    title: str
    goal: str
    """What one can do afterwards, in a sentence."""
    people: tuple[str, ...]
    """Who sits at the table, player 1 first."""
    you: frozenset[int]
    """The players whom the learner plays; the others move as the steps say."""
    options: dict[str, OptionValue]
    steps: tuple[Step, ...]
    """The first has a `start`."""
    end: str
    """What is said when all is done."""

    def first_of(self, step: int) -> int:
        """Return the step in whose position a step goes on, by their numbers from 0."""
        return max(at for at in range(step + 1) if self.steps[at].start is not None)

    def last_of(self, step: int) -> int:
        """Return the last step that goes on in the position of one, by their numbers from 0."""
        later = range(step + 1, len(self.steps))
        return next((at - 1 for at in later if self.steps[at].start), len(self.steps) - 1)


def pair_named(name: str, position: Position) -> Pair | None:
    """Return the boards that two labels name, such as ``AB``; None where they name no two."""
    boards = {spec.label: spec.id for spec in position.boards()}
    one, other = boards.get(name[:1]), boards.get(name[1:])
    return None if one is None or other is None or one == other else Pair(*sorted((one, other)))
