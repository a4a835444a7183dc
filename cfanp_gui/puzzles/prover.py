"""Proofs by brute force: the turns that reach a goal against all replies.

A *solution* is a turn that reaches the goal and of which no move can be left out. Moves of one turn
may often be played in another order, and a move within one half-board beside several partners; so
two turns are one solution if they leave the same pieces on the same squares and the same players at
the same seats. A puzzle is *sound* if there is one solution, and if after it the others can reply
so that again there is only one, to its last turn. Weak replies may let in more than one way: the
solution has replies that do not, and against all others the goal is reached as well.

In the search that decides whether a goal can be reached, the solving player may do anything at any
of their turns, and everybody else anything at theirs.
"""

from collections.abc import Callable, Hashable, Iterator, Sequence
from enum import Enum
from itertools import islice
from typing import NamedTuple

from cfanp_gui.bots.contract import Limit, OutOfLimitError, Stopped, Thinking, never
from cfanp_gui.core.actions import Action
from cfanp_gui.core.position import Position
from cfanp_gui.core.searching import SearchMove
from cfanp_gui.core.text import Text
from cfanp_gui.puzzles.puzzle import Puzzle
from cfanp_gui.puzzles.solving_state import NOTHING, ContractState, MoveEffect, SolvingState
from cfanp_gui.puzzles.stipulation import Goal, PuzzleError, Stipulation, seat_to_move

POSITIONS = 400_000
"""Default limit of positions for a proof."""
USUAL = Limit(POSITIONS)

Line = tuple[Action, ...]
"""Consecutive actions."""


class Verdict(Enum):
    """Verdict of a proof."""

    SOUND = "sound"
    COOKED = "cooked"
    """There are several solutions, or several ways on after the best replies."""
    UNSOLVABLE = "no solution"
    UNDECIDED = "not decided"
    """The limit of positions was reached, or the search was stopped."""


class Proof(NamedTuple):
    """Result of a proof."""

    verdict: Verdict
    lines: tuple[Line, ...]
    """Lines of the verdict.

    Sound: the solution with its replies. Cooked: two solutions. No solution: the try that was
    hardest to refute, with its refutation. Not decided: the solutions found so far.
    """
    positions: int
    """Number of positions searched."""

    def sentence(self, write: Callable[[Line], str] = lambda line: " ".join(written(line))) -> Text:
        """Return the result of a proof in one sentence; `write` writes lines."""
        lines = [write(line) for line in self.lines]
        if self.verdict is Verdict.SOUND:
            return Text("sound: the only solution is {line}", line=lines[0])
        if self.verdict is Verdict.COOKED:
            return Text("cooked: {line}, but also {other}", line=lines[0], other=lines[1])
        if self.verdict is Verdict.UNDECIDED:
            return Text("not decided after {count} positions", count=self.positions)
        if not lines:
            return Text("no solution")
        return Text("no solution: the best try is refuted, {line}", line=lines[0])


Told = Callable[[int, int], object]
"""Function called with the numbers of searched and of all first moves."""


def prove(
    position: Position,
    asked: Stipulation,
    limit: Limit = USUAL,
    stopped: Stopped = never,
    progress: Told = lambda _done, _total: None,
) -> Proof:
    """Return the proof of a position's solution. Raises PuzzleError if the side is not to move."""
    state = ContractState(position, seat_to_move(position, asked.side))
    thinking = Thinking(limit, stopped)
    lines: list[Line] = []
    try:
        prover = Prover(state, asked, thinking)
        for line in prover.solutions(asked.turns, progress):
            lines.append(line)
            if len(lines) > 1:
                return Proof(Verdict.COOKED, tuple(lines), thinking.nodes)
        if not lines:
            hardest = (prover.hardest,) if prover.hardest else ()
            return Proof(Verdict.UNSOLVABLE, hardest, thinking.nodes)
        whole = prover.continued(lines[0], asked.turns)
        verdict = Verdict.SOUND if len(whole) == 1 else Verdict.COOKED
        return Proof(verdict, tuple(whole), thinking.nodes)
    except OutOfLimitError:
        return Proof(Verdict.UNDECIDED, tuple(lines), thinking.nodes)


class _Tried(NamedTuple):
    """A turn that was tried."""

    line: Line
    solved: bool = False
    goes_on: bool = False
    """True if more moves may follow in the turn."""
    looks: Hashable = None
    """State of the boards after it."""


class Prover:
    """Search for turns that reach a goal. Methods restore the state, but not on OutOfLimitError."""

    def __init__(self, state: SolvingState, asked: Stipulation, thinking: Thinking) -> None:
        self._state = state
        self._goal = asked.goal
        self._thinking = thinking
        self._held: dict[tuple[Hashable, int], bool] = {}
        self._refuting: dict[int, SearchMove] = {}
        self._ply = 0
        self.hardest: Line = ()
        """Turn that took the most positions to refute, with its refutation."""
        self._most = -1

    # Turns that reach the goal

    def solutions(self, turns: int, progress: Told = lambda _done, _total: None) -> Iterator[Line]:
        """Yield the solutions with `turns` turns left, the shortest first, with ends of turns."""
        state = self._state
        known: list[frozenset[Action]] = []
        looks: set[Hashable] = set()
        seen: set[Hashable] = set()
        lines: list[tuple[SearchMove, ...]] = [()]
        while lines:
            longer: list[tuple[SearchMove, ...]] = []
            for at, line in enumerate(lines):
                mated = sum(self.play(move).mated for move in line)
                before = frozenset(map(state.action, line))
                moves = [move for move in state.moves() if not (line and state.is_end(move))]
                for number, move in enumerate(moves):
                    progress(*((at, len(lines)) if line else (number, len(moves))))
                    actions = before | {state.action(move)}
                    if any(earlier <= actions for earlier in known):
                        continue
                    tried = self._try(line, move, mated, turns, seen)
                    if tried.solved:
                        known.append(actions)
                        if tried.looks not in looks:
                            looks.add(tried.looks)
                            yield tried.line
                    elif tried.goes_on:
                        longer.append((*line, move))
                for _ in line:
                    self.take_back()
            lines = longer

    def _try(
        self,
        line: Sequence[SearchMove],
        move: SearchMove,
        mated: int,
        turns: int,
        seen: set[Hashable],
    ) -> _Tried:
        """Try one more move after `mated` armies fell; `seen` are positions tried before."""
        state = self._state
        actions = [*map(state.action, line), state.action(move)]
        step = self.play(move)
        try:
            mated += step.mated
            if self.is_reached(step, mated):
                return _Tried(tuple(actions), True, looks=state.looks())
            key = state.key()
            if self._is_lost(step) or key in seen:
                return _Tried(tuple(actions))
            seen.add(key)
            goes_on = state.is_begun and state.is_solving
            end = next(filter(state.is_end, state.moves()), None) if goes_on else None
            if end is None:
                solved = not goes_on and self._holds_or_is_told(turns - 1, actions)
                return _Tried(tuple(actions), solved, goes_on, solved and state.looks())
            actions.append(state.action(end))
            step = self.play(end)
            try:
                solved = self.is_reached(step, mated + step.mated) or (
                    not self._is_lost(step) and self._holds_or_is_told(turns - 1, actions)
                )
                return _Tried(tuple(actions), solved, True, solved and state.looks())
            finally:
                self.take_back()
        finally:
            self.take_back()

    # Continuations

    def continued(self, line: Line, turns: int) -> list[Line]:
        """Return a solution with replies after which only one turn leads on, to the last turn.

        If there are no such replies, two such lines that differ in a later turn are returned. The
        line must be known to be a solution with `turns` turns left.
        """
        mated = 0
        for action in line:
            step = self.play(action)  # type: ignore[arg-type]  # see `Action`
            mated += step.mated
            is_reached = self.is_reached(step, mated)
        several: list[Line] = []
        try:
            if is_reached or turns < 2:
                return [line]
            for replies, ways in self.ways_on(turns - 1, set()):
                if len(ways) == 1:
                    return [(*line, *replies, *way) for way in ways]
                several = several or [(*line, *replies, *way) for way in ways]
            return several
        finally:
            for _ in line:
                self.take_back()

    def ways_on(self, turns: int, seen: set[Hashable]) -> Iterator[tuple[Line, list[Line]]]:
        """Yield all replies up to the player's next turn, each with one or two ways on."""
        state = self._state
        if state.is_solving:
            ways = list(islice(self.solutions(turns), 2))
            yield (), ways if len(ways) > 1 else self.continued(ways[0], turns)
            return
        for move in state.moves():
            action = state.action(move)
            self.play(move)
            try:
                if state.key() not in seen:
                    seen.add(state.key())
                    for replies, ways in self.ways_on(turns, seen):
                        yield (action, *replies), ways
            finally:
                self.take_back()

    # Attainability

    def _holds_or_is_told(self, turns: int, actions: list[Action]) -> bool:
        """Return True if the goal is reached after a turn; record the hardest one that fails."""
        before = self._thinking.nodes
        if self.holds(turns):
            return True
        if self._thinking.nodes - before > self._most:
            self._most = self._thinking.nodes - before
            self.hardest = (*actions, *self.replies(turns))
        return False

    def holds(self, turns: int) -> bool:
        """Return True if the goal is reached against all replies, with `turns` turns left."""
        state = self._state
        if turns < 1 and self._goal is not Goal.SAVE:
            return False
        if state.is_solving:
            return self._goal is Goal.SAVE or self.attains(turns)
        if state.is_over:
            return self._goal is Goal.SAVE
        key = state.key(), turns
        known = self._held.get(key)
        if known is None:
            known = self._held[key] = self._refutation(turns) is None
        return known

    def replies(self, turns: int) -> Line:
        """Return the replies, if any, after which the goal is not reached by the next turn."""
        state = self._state
        if (turns < 1 and self._goal is not Goal.SAVE) or state.is_solving or state.is_over:
            return ()
        move = self._refutation(turns)
        if move is None:
            return ()
        action = state.action(move)
        step = self.play(move)
        after = () if self._is_lost(step) else self.replies(turns)
        self.take_back()
        return (action, *after)

    def attains(self, turns: int, mated: int = 0) -> bool:
        """Return True if the player to move reaches the goal; `mated` armies fell in this turn."""
        state = self._state
        later: list[tuple[SearchMove, int]] = []
        for move in state.moves():  # most often it is reached at once
            step = self.play(move)
            total = mated + step.mated
            reached = self.is_reached(step, total)
            goes_on = state.is_begun and state.is_solving
            if (turns > 1 or goes_on or self._goal is Goal.SAVE) and not self._is_lost(step):
                later.append((move, total))
            self.take_back()
            if reached:
                return True
        for move, total in later:
            self.play(move)
            goes_on = state.is_begun and state.is_solving
            reached = self.attains(turns, total) if goes_on else self.holds(turns - 1)
            self.take_back()
            if reached:
                return True
        return False

    def is_reached(self, step: MoveEffect, mated: int) -> bool:
        """Return True if a move of the player has reached the goal; `mated` is by the turn so far.

        Saving the King is not reached by a move but when the next turn begins.
        """
        if self._goal is Goal.WIN:
            return self._state.is_won
        if step is NOTHING or self._goal is Goal.SAVE:
            return False
        if self._goal is Goal.TWO_ARMIES:
            return mated >= 2
        return bool(step.unpushed if self._goal is Goal.UNPUSHED_MATE else step.mated)

    def _is_lost(self, step: MoveEffect) -> bool:
        """Return True if a move has made the goal impossible."""
        return bool(step.lost) and self._goal is Goal.SAVE

    def _refutation(self, turns: int) -> SearchMove | None:
        """Return a reply after which the goal is not reached, or None."""
        state = self._state
        moves = list(state.moves())
        likely = self._refuting.get(self._ply)
        if likely in moves:
            moves.remove(likely)
            moves.insert(0, likely)
        for move in moves:
            step = self.play(move)
            holds = not self._is_lost(step) and self.holds(turns)
            self.take_back()
            if not holds:
                self._refuting[self._ply] = move
                return move
        return None

    def play(self, move: SearchMove) -> MoveEffect:
        """Play a move, and return its effect."""
        self._thinking.spend()
        self._ply += 1
        return self._state.play(move)

    def take_back(self) -> None:
        """Take back the last move."""
        self._ply -= 1
        self._state.take_back()


# Puzzles proven again


def check(puzzle: Puzzle, limit: Limit = USUAL, stopped: Stopped = never) -> Proof:
    """Return the proof of a puzzle. Raises PuzzleError if it contradicts the puzzle."""
    proof = prove(puzzle.position, puzzle.stipulation, limit, stopped)
    if proof.verdict is not Verdict.SOUND:
        raise PuzzleError("{key}: {found}", key=puzzle.key, found=proof.sentence())
    if written(proof.lines[0]) != puzzle.solution:
        raise PuzzleError(
            "{key}: the solution is {found}",
            key=puzzle.key,
            found=" ".join(written(proof.lines[0])),
        )
    return proof


def written(line: Line) -> tuple[str, ...]:
    """Return actions in machine form."""
    return tuple(action.text for action in line)
