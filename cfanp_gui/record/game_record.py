"""A recorded game as plain data, from any file or journal."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import islice
from typing import NamedTuple

from cfanp_gui.core.actions import IllegalAction, Transition
from cfanp_gui.core.game import Game, OptionValue, OptionValues, Outcome, Position, check_options
from cfanp_gui.core.notation import QuickLine
from cfanp_gui.core.position import UNFINISHED
from cfanp_gui.core.text import Text, TextError, sentence_of
from cfanp_gui.record.drawing_comment import read_drawings
from cfanp_gui.record.drawings import Drawings
from cfanp_gui.record.evaluation_comment import read_evaluation
from cfanp_gui.record.move_tree import MoveNode

_COLOUR = re.compile(r"#[0-9a-f]{6}\Z")
_SCORES = {0.0: "0", 0.5: "1/2", 1.0: "1"}


ANALYSIS_TAG = "Analysis"
"""Tag of an analysis, in which turns may be given out of order.

It has the place in the tree at which the analysed game ends, as `MoveNode.at_place` reads it.
"""


SAID = Text("the record says so")
"""Reason for the end of a game of which only the result is known."""


CURSOR_TAG = "Cursor"
"""Tag with the place of the cursor in the tree; see `session.store`."""
UNDONE = "undone"
"""Word in it for a game that goes on there, because the moves that follow were undone."""


class RecordError(TextError):
    """Raised for a text that is no game record; the message names the line and the expectation."""


class Remark(NamedTuple):
    """A defect of a file, and how it was handled."""

    line: int
    """Line of the file, from 1."""
    column: int
    message: str
    """One sentence without its full stop."""
    is_lost: bool = False
    """True if the record lacks something of the file, which saving over it would lose."""
    place: str | None = None
    """Last move ahead of it, as `MoveNode.at_place` reads it; None for none."""

    @property
    def sentence(self) -> Text:
        """Return the place and the message."""
        return Text(
            "line {line}, column {column}: {message}",
            line=self.line,
            column=self.column,
            message=self.message,
        )


class PlacedError(RecordError):
    """An error at a place of a text."""

    def __init__(self, line: int, column: int, problem: str) -> None:
        """Count line and column from 1; `problem` is one sentence without its full stop."""
        super().__init__(Remark(line, column, problem).sentence)
        self.line, self.column, self.problem = line, column, problem


class UnreadGame(NamedTuple):
    """A game of a file that could not be read, while others were."""

    number: int
    """Number of the game in the file, from 1."""
    error: RecordError
    """Reason; it names the place."""


class Step(NamedTuple):
    """One action of a game with the positions around it."""

    before: Position
    node: MoveNode
    transition: Transition
    after: Position

    @property
    def san(self) -> str:
        """Return the action in human form, as `Position.san` does."""
        return self.before.san(self.node.action, self.transition)

    @property
    def drawings(self) -> Drawings:
        """Return the arrows and rings that the comment draws on the position after the action."""
        return read_drawings(self.node.comment, self.after, self.transition.pushed)

    @property
    def shares(self) -> tuple[float, ...] | None:
        """Return the part of the game that each player may expect by the comment, or None."""
        return read_evaluation(self.node.comment, self.after.players)


@dataclass(eq=False)
class GameRecord:
    """A played game: its rules and options, its players, its start, and its moves."""

    game: Game
    options: dict[str, OptionValue]
    """Every option of the game with its value."""
    names: tuple[str, ...]
    """Names of player 1, 2, ..., in the batting order of the start."""
    colours: tuple[str, ...]
    """Colour of each army as ``#rrggbb``; empty when none are given."""
    start: Position
    """Position as set up; the actions are played from `start.settled()`."""
    custom_start: bool = False
    """True if the start is not the one the options give."""
    root: MoveNode = field(default_factory=MoveNode, repr=False)
    """Start of the tree of moves, with the comment before the first of them."""
    tags: dict[str, str] = field(default_factory=dict)
    """Additional tags of the record, in order, such as ``Event`` and ``Date``."""
    result: str = UNFINISHED
    """Result token: ``*``, or the players' scores with ``-`` between."""
    remarks: tuple[Remark, ...] = field(default=(), repr=False)
    """Remarks on the text it was read from; not part of the record."""

    def __post_init__(self) -> None:
        """Validate the parts. Raises ValueError naming the part, OptionError for an option."""
        players = self.start.players
        self.game = self.game.variant(self.options)
        self.options = check_options(self.game.options, self.options)
        if len(self.names) != players:
            raise TextError(
                "the number of names is {count} (expected one per player, that is {players})",
                count=len(self.names),
                players=players,
            )
        if self.colours and len(self.colours) != players:
            raise TextError(
                "the number of colours is {count} (expected 0, or one per army, that is {players})",
                count=len(self.colours),
                players=players,
            )
        for colour in self.colours:
            check_colour(colour)

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
        start_position = game.initial(len(names), complete) if start is None else start
        # A position set up before the game is always recorded.
        is_custom = start is not None or start_position.hides
        return cls(game, complete, names, colours, start_position, custom_start=is_custom)

    def up_to(self, actions: int) -> GameRecord:
        """Return the record cut after a number of actions, to be played on from there."""
        root = self.root.copied()
        root.line()[actions].children.clear()
        return replace(self, root=root, result=UNFINISHED)

    def __eq__(self, other: object) -> bool:
        """Return True for the same game; remarks are not part of it."""
        if not isinstance(other, GameRecord):
            return NotImplemented
        mine, its = ({**vars(record), "root": None, "remarks": ()} for record in (self, other))
        return mine == its and self.root.equals(other.root)

    __hash__ = None  # type: ignore[assignment]

    @property
    def moves(self) -> list[MoveNode]:
        """Return the main line."""
        return self.root.line()[1:]

    @property
    def comment(self) -> str:
        """Return the plain text before the first action."""
        return self.root.comment

    def steps(self) -> Iterator[Step]:
        """Yield the main line played from the settled start. Raises IllegalAction."""
        position = self.start.resolve_pending()[0]
        for node in self.moves:
            after, transition = node.played_in(position)
            yield Step(position, node, transition, after)
            position = after

    def last_step(self, ply: int | None) -> Step | None:
        """Return the last of `ply` actions (None: all), None for the start. Raises RecordError."""
        count = len(self.moves)
        number = count if ply is None else ply
        if not 0 <= number <= count:
            raise RecordError(
                "the game has no ply {number} (expected 0 to {count})", number=number, count=count
            )
        try:
            last = deque(islice(self.steps(), number), maxlen=1)
        except IllegalAction as error:
            raise RecordError(sentence_of(error)) from None
        return last[0] if last else None

    def final(self) -> Position:
        """Return the position after the main line. Raises IllegalAction."""
        position = self.start.resolve_pending()[0]
        for step in self.steps():
            position = step.after
        return position


def check_colour(colour: str) -> None:
    """Raise TextError unless a text is a colour of an army."""
    if not _COLOUR.match(colour):
        raise TextError("“{colour}” is not a colour (expected such as #1a2b3c)", colour=colour)


def outcome_of(tags: Mapping[str, str], final: Position | QuickLine) -> Outcome | None:
    """Return the outcome of a game from its tags and the end of its main line, `final`.

    None if that does not determine it: in an analysis, and in a game whose end was undone.
    """
    open_still = ANALYSIS_TAG in tags or UNDONE in tags.get(CURSOR_TAG, "").split()
    return None if open_still else final.outcome()


@lru_cache
def outcome_told(result: str) -> Outcome | None:
    """Return the outcome that a result token represents; None while the game goes on."""
    scores = dict(enumerate(result.split("-"), start=1))
    for kind, score in (("win", "1"), ("draw", "1/2")):
        if players := tuple(player for player, own in scores.items() if own == score):
            return Outcome(kind, players, SAID)
    return None


def prevailing(known: Outcome | None, recorded: Outcome | None) -> Outcome | None:
    """Return the outcome of a game by its rules or its record.

    A winner in the record prevails over a draw that the rules declare by themselves: people have
    played on, or somebody's time was up.
    """
    is_won = recorded is not None and recorded.result == "win"
    return recorded if known is None or (known.result == "draw" and is_won) else known


def decided(end: Position, result: str) -> Position:
    """Return the end of a game, which may be over in it by the result alone."""
    known = end.outcome()
    outcome = prevailing(known, outcome_told(result))
    return end if outcome is None or outcome is known else end.with_outcome(outcome)


def result_at_end(players: int, known: Outcome | None, written: str | None) -> str:
    """Return the result token from an outcome by the rules and the written result."""
    written = written or UNFINISHED
    outcome = prevailing(known, outcome_told(written))
    return written if outcome is not known or known is None else result_token(players, known)


def result_token(players: int, outcome: Outcome | None) -> str:
    """Return the token of a result: the score of each player, or ``*`` while the game goes on."""
    if outcome is None:
        return UNFINISHED
    return "-".join(_SCORES[outcome.score(player)] for player in range(1, players + 1))
