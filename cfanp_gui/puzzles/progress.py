"""A person's progress with puzzles: solved ones, rating, and days in a row."""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Iterable, Mapping, Sequence
from datetime import date, datetime, timedelta
from types import MappingProxyType
from typing import NamedTuple

from cfanp_gui.puzzles.puzzle import Puzzle

FIRST_RATING = 1200
"""Rating of a person who has solved nothing yet."""
LEAST, MOST = 100, 3000
_EARLY, _STEP, _EARLY_STEP = 20, 24, 64
"""Number of early puzzles, with the maximum change of the rating after and during them."""
_NEAREST = 8
"""Number of best-suited puzzles from which one is chosen at random."""

_DAY_RATING, _DAY_BOARDS = 1600, 4
"""Maximum rating and number of boards, so of players, of the day's puzzle."""


class Results(NamedTuple):
    """Results of puzzles."""

    results: Mapping[str, bool] = MappingProxyType({})
    """For each tried puzzle, by its key, True if it was ever solved without help."""
    rating: float = FIRST_RATING
    rated: int = 0
    """Number of puzzles that the rating comes from."""

    def after(self, puzzle: Puzzle, solved: bool) -> Results:
        """Return the progress after a puzzle, of which only the first try is rated."""
        results = {**self.results, puzzle.key: solved or self.results.get(puzzle.key, False)}
        if puzzle.key in self.results:
            return self._replace(results=results)
        expected = 1 / (1 + 10 ** ((puzzle.rating - self.rating) / 400))
        step = _EARLY_STEP if self.rated < _EARLY else _STEP
        rating = min(max(self.rating + step * (solved - expected), LEAST), MOST)
        return Results(results, rating, self.rated + 1)

    def solved(self, puzzles: Iterable[Puzzle]) -> int:
        """Return the number of solved puzzles among some."""
        return sum(self.results.get(puzzle.key, False) for puzzle in puzzles)

    @property
    def text(self) -> str:
        """Return the values as text; `read` reads them back."""
        results = {key: int(solved) for key, solved in self.results.items()}
        state = {"rating": round(self.rating, 1), "rated": self.rated, "results": results}
        return json.dumps(state, separators=(",", ":"))

    @classmethod
    def read(cls, text: str) -> Results:
        """Return the progress in a text; an empty one if the text is invalid."""
        try:
            state = json.loads(text)
            results = {str(key): bool(solved) for key, solved in state["results"].items()}
            rating, rated = float(state["rating"]), int(state["rated"])
        except (ValueError, TypeError, LookupError, AttributeError, RecursionError, OverflowError):
            return cls()
        if not (LEAST <= rating <= MOST and rated >= 0):
            return cls(results)
        return cls(results, rating, rated)


class Streak(NamedTuple):
    """Days in a row on which the day's puzzle was solved."""

    last: date | None = None
    """Day of the last solution; None for never."""
    days: int = 0
    """Length of the streak up to that day."""
    best: int = 0
    """Longest streak so far."""

    def after(self, day: date) -> Streak:
        """Return the streak after the puzzle of a day was solved."""
        if self.last is not None and day <= self.last:
            return self  # it was solved already, or the clock was set back
        days = self.days + 1 if self.last == day - timedelta(days=1) else 1
        return Streak(day, days, max(days, self.best))

    def on(self, day: date) -> int:
        """Return the length of the streak on a day, whose own puzzle may be unsolved."""
        return self.days if self.last in (day, day - timedelta(days=1)) else 0

    @property
    def text(self) -> str:
        """Return the values as text; `read` reads them back."""
        return "" if self.last is None else f"{self.last.isoformat()} {self.days} {self.best}"

    @classmethod
    def read(cls, text: str) -> Streak:
        """Return the streak in a text; an empty one if the text is invalid."""
        try:
            last, days, best = text.split()
            return cls(date.fromisoformat(last), int(days[:6]), int(best[:6]))
        except ValueError:
            return cls()


def today() -> date:
    """Return the computer's local date."""
    return datetime.now().astimezone().date()


def puzzle_of_day(puzzles: Sequence[Puzzle], day: date) -> Puzzle:
    """Return the puzzle of a day: the same for everybody, repeated only after all were shown.

    Only puzzles that suit newcomers have their day, as long as there are any.
    """
    puzzles = [puzzle for puzzle in puzzles if _is_for_all(puzzle)] or puzzles
    lap, place = divmod(day.toordinal(), len(puzzles))

    def order(puzzle: Puzzle) -> str:
        return hashlib.sha256(f"{lap}/{puzzle.key}".encode()).hexdigest()

    return sorted(puzzles, key=order)[place]


def _is_for_all(puzzle: Puzzle) -> bool:
    return puzzle.rating <= _DAY_RATING and puzzle.boards <= _DAY_BOARDS


def next_puzzle(
    puzzles: Sequence[Puzzle], progress: Results, chance: random.Random, but: str = ""
) -> Puzzle | None:
    """Return a suitable puzzle, unsolved if possible, and not of the key `but`; None for none."""
    others = [puzzle for puzzle in puzzles if puzzle.key != but]
    new = [puzzle for puzzle in others if puzzle.key not in progress.results]
    unsolved = [puzzle for puzzle in others if not progress.results.get(puzzle.key, False)]
    offered = new or unsolved or others
    suiting = sorted(offered, key=lambda puzzle: abs(puzzle.rating - progress.rating))
    return chance.choice(suiting[:_NEAREST]) if suiting else None
