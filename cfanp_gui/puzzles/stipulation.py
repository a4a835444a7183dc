"""Stipulations of puzzles: the solving side, its goal, and the number of turns.

A stipulation is a line that people write and read, such as ``b mates in 2``:

=======================================  ======================================================
``b mates in 2``                         b checkmates an army within 2 turns
``b mates in 1 on a pair nobody pushes`` the same, by a check on boards b did not push
``b takes two armies``                   b checkmates two armies in one turn
``b saves its King``                     nothing of b's player is taken before that player's
                                         next turn
``b wins in 1``                          b's player has won the game within 1 turn
=======================================  ======================================================

The goal must be reached against all replies. A side has the name used for given turns in an
analysis: an army ``b``, in games of White against Black ``2w``. Turns are those of the side's
player, who moves all of their armies. Where every board has its own side to move, only the side's
board is played on, and each move is a turn.
"""

import re
from enum import Enum
from typing import NamedTuple

from cfanp_gui.core.position import Position, PositionError
from cfanp_gui.core.text import Plural, Text, TextError, shown

MOST_TURNS = 9
"""Maximum number of turns of a stipulation."""


class PuzzleError(TextError):
    """Raised for an impossible or unproven puzzle; the message names the part and the reason."""


class Goal(Enum):
    """Goal with its words; ``#`` stands for the number of turns."""

    MATE = "mates in #"
    UNPUSHED_MATE = "mates in # on a pair nobody pushes"
    TWO_ARMIES = "takes two armies"
    SAVE = "saves its King"
    WIN = "wins in #"


class Stipulation(NamedTuple):
    """The task of a puzzle."""

    side: str
    """Side to move, which is to reach the goal."""
    goal: Goal
    turns: int = 1
    """Number of turns to reach it."""

    @property
    def text(self) -> str:
        """Return the stipulation as text; `read` reads it back."""
        return f"{self.side} {self.goal.value.replace('#', str(self.turns))}"

    @property
    def title(self) -> Text:
        """Return the stipulation in a few words, without the side."""
        if self.goal is Goal.TWO_ARMIES:
            return Text("Two armies in one turn")
        if self.goal is Goal.SAVE:
            return Text("Save the King")
        if self.goal is Goal.WIN:
            return Plural("Win in %n turn(s)", "", self.turns)
        if self.goal is Goal.UNPUSHED_MATE:
            return Plural("Mate in %n turn(s) on a pair nobody pushes", "", self.turns)
        return Plural("Mate in %n turn(s)", "", self.turns)

    def sentence(self, who: str) -> Text:
        """Return the sentence on it, without a full stop; `who` is the name of the side."""
        if self.goal is Goal.TWO_ARMIES:
            return Text("{who} takes two armies in this turn", who=who)
        if self.goal is Goal.SAVE:
            return Text("{who} saves the King: one way only keeps it", who=who)
        within = (
            Text("in this turn")
            if self.turns == 1
            else Plural("within %n turn(s), whatever the others do", "", self.turns)
        )
        if self.goal is Goal.WIN:
            return Text("{who} wins the game {within}", who=who, within=within)
        if self.goal is Goal.UNPUSHED_MATE:
            return Text(
                "{who} mates {within}, on a pair that nobody pushes", who=who, within=within
            )
        return Text("{who} mates {within}", who=who, within=within)


EXPECTED = ", ".join(f"“{Stipulation('b', goal, 2).text}”" for goal in Goal)
"""Possible stipulations, as examples."""

_SIDE = r"(?P<side>[0-9A-Za-z]{1,4})"


def read(text: str) -> Stipulation:
    """Return the stipulation of a line. Raises PuzzleError."""
    line = " ".join(text.split())
    for goal in Goal:
        words = re.escape(goal.value).replace(r"\#", "#").replace("#", r"(?P<turns>[0-9]{1,3})")
        match = re.fullmatch(f"{_SIDE} {words}", line)
        if match is None:
            continue
        turns = int(match["turns"]) if "#" in goal.value else 1
        if not 1 <= turns <= MOST_TURNS:
            raise PuzzleError(
                "the number of turns is {turns} (expected 1 to {most})",
                turns=turns,
                most=MOST_TURNS,
            )
        return Stipulation(match["side"], goal, turns)
    raise PuzzleError(
        "“{line}” is nothing that can be asked for (expected such as {examples})",
        line=shown(line),
        examples=EXPECTED,
    )


def sides_to_move(position: Position) -> dict[str, int]:
    """Return the ids of the seats of the sides to move, by the sides' names."""
    sides: dict[str, int] = {}
    for other in position.free_turns():
        try:
            given, _ = position.turn_given(other)
        except PositionError:
            continue
        for name, seat in given.free_turns().items():
            if position.seat_status(seat).to_move:
                sides[name] = seat
    return sides


def seat_to_move(position: Position, side: str) -> int:
    """Return the id of the seat of a side. Raises PuzzleError if it is not to move."""
    sides = sides_to_move(position)
    if side not in sides:
        known = ", ".join(sorted(sides)) or Text("nobody: the game is over")
        raise PuzzleError(
            "“{side}” is not to move (to move is {known})", side=shown(side), known=known
        )
    return sides[side]
