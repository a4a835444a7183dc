"""A recorded game as plain data, whatever file or journal it comes from."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import islice
from typing import NamedTuple

from cfanp_gui.core.actions import Action, IllegalAction, Transition
from cfanp_gui.core.capabilities import Hidden
from cfanp_gui.core.game import Game, OptionValue, OptionValues, Outcome, Position, check_options
from cfanp_gui.core.given_turn import play_recorded
from cfanp_gui.core.notation import QuickLine
from cfanp_gui.core.position import UNFINISHED
from cfanp_gui.core.text import Text, sentence_of

_COLOUR = re.compile(r"#[0-9a-f]{6}\Z")
_SCORES = {0.0: "0", 0.5: "1/2", 1.0: "1"}


ANALYSIS_TAG = "Analysis"
"""The tag of an analysis, in which turns may be given out of order.

It says where in the tree the game ends that is analysed, as `session.tree.Node.at_place` reads it.
"""


SAID = Text("the record says so")
"""Why a game is over of which only the result is known."""


CURSOR_TAG = "Cursor"
"""The tag that says where in the tree the table stood; see `session.store`."""
UNDONE = "undone"
"""The word in it for a game that goes on there, for what follows was undone."""


class RecordError(ValueError):
    """A text that is no game record; the message names the line and what was expected."""


class PlacedError(RecordError):
    """Something wrong at a place of a text."""

    def __init__(self, line: int, column: int, problem: str) -> None:
        """Line and column count from 1; `problem` is one sentence without its full stop."""
        super().__init__(
            Text(
                "line {line}, column {column}: {message}", line=line, column=column, message=problem
            )
        )
        self.line, self.column, self.problem = line, column, problem


class Remark(NamedTuple):
    """Something of a file that was not as it should be, and what was made of it."""

    line: int
    """The line of the file, from 1."""
    column: int
    message: str
    """One sentence without its full stop."""
    is_lost: bool = False
    """True if the record has less than the file, which saving over it would lose for good."""
    place: str | None = None
    """The last move ahead of it, as `session.tree.Node.at_place` reads it; None for none."""

    @property
    def sentence(self) -> Text:
        """Return the place and the message."""
        return Text("line {line}, column {column}: {message}", line=self.line,
                    column=self.column, message=self.message)  # fmt: skip


class UnreadGame(NamedTuple):
    """A game of a file that could not be read, while others were."""

    number: int
    """Which of the file's games it is, from 1."""
    error: RecordError
    """Why; it names the place."""


class Reached(NamedTuple):
    """Where an action led when it was played."""

    before: Position
    after: Position
    transition: Transition


@dataclass
class MoveNode:
    """An action of a game with what was noted on it."""

    action: Action
    comment: str = ""
    """Plain text that follows the action."""
    nags: tuple[int, ...] = ()
    """Numeric annotation glyphs, such as 1 for a good move."""
    variations: list[list[MoveNode]] = field(default_factory=list)
    """Lines that could have been played instead, each beginning in the same position."""
    before: str = ""
    """Plain text ahead of the action, as a variation may begin with."""
    reached: Reached | None = field(default=None, compare=False, repr=False)
    """What is known since the action was played, as in reading; no part of what is recorded."""

    def play(self, position: Position) -> tuple[Position, Transition]:
        """Return the position after the action, and what changed, as `Position.apply` does.

        In the position in which it was played before nothing is computed again. Raises
        IllegalAction.
        """
        reached = self.reached
        if reached is not None and reached.before is position:
            after, transition = reached.after, reached.transition
            if transition.action is self.action:
                return after, transition
        return play_recorded(position, self.action)


class Step(NamedTuple):
    """One action of a game with the positions around it."""

    before: Position
    node: MoveNode
    transition: Transition
    after: Position


@dataclass
class GameRecord:
    """A played game: its rules and options, who plays, where it starts, and what was played."""

    game: Game
    options: dict[str, OptionValue]
    """Every option of the game with its value."""
    names: tuple[str, ...]
    """The name of player 1, 2, ..., in the batting order of the start."""
    colours: tuple[str, ...]
    """For each army its colour as ``#rrggbb``; empty when none are given."""
    start: Position
    """As it was set up; the actions are played from `start.settled()`."""
    custom_start: bool = False
    """True if the start is not the one the options give."""
    moves: list[MoveNode] = field(default_factory=list)
    """The main line."""
    tags: dict[str, str] = field(default_factory=dict)
    """Further tags of the record, in order, such as ``Event`` and ``Date``."""
    result: str = UNFINISHED
    """The result token: ``*``, or the players' scores with ``-`` between."""
    comment: str = ""
    """Plain text before the first action."""
    remarks: tuple[Remark, ...] = field(default=(), compare=False, repr=False)
    """What was told of the text it was read from; no part of what is recorded."""

    def __post_init__(self) -> None:
        """Check the parts against each other.

        Raises ValueError naming the part, OptionError for an option.
        """
        players = self.start.players
        self.game = self.game.variant(self.options)
        self.options = check_options(self.game.options, self.options)
        if len(self.names) != players:
            raise ValueError(
                Text(
                    "the number of names is {count} (expected one per player, that is {players})",
                    count=len(self.names),
                    players=players,
                )
            )
        if self.colours and len(self.colours) != players:
            raise ValueError(
                Text(
                    "the number of colours is {count} (expected 0, or one per army, that is "
                    "{players})",
                    count=len(self.colours),
                    players=players,
                )
            )
        for colour in self.colours:
            if not _COLOUR.match(colour):
                raise ValueError(
                    Text("“{colour}” is not a colour (expected such as #1a2b3c)", colour=colour)
                )

    @classmethod
    def new(
        cls,
        game: Game,
        options: OptionValues,
        names: tuple[str, ...],
        *,
        colours: tuple[str, ...] = (),
        start: Position | None = None,
    ) -> GameRecord:
        """Return a game without moves yet, from the start position or from a given one.

        `options` may leave out defaults. Raises OptionError, or ValueError for a number of
        names the game cannot seat.
        """
        game = game.variant(options)
        complete = check_options(game.options, options)
        begun = game.initial(len(names), complete) if start is None else start
        # What was set up before the game is always told.
        told = start is not None or isinstance(begun, Hidden)
        return cls(game, complete, names, colours, begun, custom_start=told)

    def steps(self) -> Iterator[Step]:
        """Yield the main line played from the settled start.

        Raises IllegalAction where it cannot be played.
        """
        position = self.start.resolve_pending()[0]
        for node in self.moves:
            after, transition = node.play(position)
            yield Step(position, node, transition, after)
            position = after

    def last_step(self, ply: int | None) -> Step | None:
        """Return the last of so many actions (None: of all); None for the start.

        Raises RecordError where there are not so many, and where they cannot be played.
        """
        number = len(self.moves) if ply is None else ply
        if not 0 <= number <= len(self.moves):
            raise RecordError(
                Text(
                    "the game has no ply {number} (expected 0 to {count})",
                    number=number,
                    count=len(self.moves),
                )
            )
        try:
            last = deque(islice(self.steps(), number), maxlen=1)
        except IllegalAction as error:
            raise RecordError(sentence_of(error)) from None
        return last[0] if last else None

    def final(self) -> Position:
        """Return the position after the main line.

        Raises IllegalAction where it cannot be played.
        """
        position = self.start.resolve_pending()[0]
        for step in self.steps():
            position = step.after
        return position


def places(moves: list[MoveNode]) -> dict[int, str]:
    """Return the place of each move in the tree of its game, by its `id`.

    It is told as `session.tree.Node.at_place` reads it.
    """
    found: dict[int, str] = {}
    children: dict[str, int] = {}
    lines = deque([("", moves)])
    while lines:
        place, line = lines.popleft()
        begin = ""
        for ahead, move in enumerate(line):
            lines += ((place, variation) for variation in move.variations if variation)
            number = children[place] = children.get(place, -1) + 1
            if not ahead:
                begin = f"{place}.{number}" if place else f"{number}"
                place = begin
            else:
                place = f"{begin}.0*{ahead}"
            found[id(move)] = place
    return found


def is_undone(tags: Mapping[str, str]) -> bool:
    """Return True if the end of the main line was undone, which is then no end of the game."""
    return UNDONE in tags.get(CURSOR_TAG, "").split()


def outcome_of(tags: Mapping[str, str], final: Position | QuickLine) -> Outcome | None:
    """Return how a game with some tags ended, as its main line says, whose end is `final`.

    None where that does not say it: in an analysis, and in a game whose end was undone.
    """
    return None if ANALYSIS_TAG in tags or is_undone(tags) else final.outcome()


def outcome_told(result: str) -> Outcome | None:
    """Return the outcome that a result token tells of; None while the game goes on."""
    scores = dict(enumerate(result.split("-"), start=1))
    for kind, score in (("win", "1"), ("draw", "1/2")):
        if players := tuple(player for player, own in scores.items() if own == score):
            return Outcome(kind, players, SAID)
    return None


def prevailing(known: Outcome | None, told: Outcome | None) -> Outcome | None:
    """Return the outcome of a game by its rules, or as its record tells.

    A winner of whom the record tells prevails over a draw that the rules declare by themselves:
    people have played on, or somebody's time was up.
    """
    if known is None or (known.result == "draw" and told is not None and told.result == "win"):
        return told
    return known


def decided(end: Position, result: str) -> Position:
    """Return the end of a game, which may be over in it by the result alone."""
    known = end.outcome()
    outcome = prevailing(known, outcome_told(result))
    return end if outcome is None or outcome is known else end.with_outcome(outcome)


def result_at_end(players: int, known: Outcome | None, written: str | None) -> str:
    """Return the result token of a game that ended so by its rules, and as it is written."""
    written = written or UNFINISHED
    outcome = prevailing(known, outcome_told(written))
    return written if outcome is not known or known is None else result_token(players, known)


def result_token(players: int, outcome: Outcome | None) -> str:
    """Return the token of a result: the score of each player, or ``*`` while the game goes on."""
    if outcome is None:
        return UNFINISHED
    return "-".join(_SCORES[outcome.score(player)] for player in range(1, players + 1))
