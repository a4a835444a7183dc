"""Judging an attempt at a puzzle: solved, on the way, or refuted by replies."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from cfanp_gui.bots.contract import Limit, OutOfLimitError, Stopped, Thinking, never
from cfanp_gui.bots.standing import values
from cfanp_gui.core.actions import Action
from cfanp_gui.puzzles.prover import USUAL, Line, Prover
from cfanp_gui.puzzles.puzzle import Puzzle
from cfanp_gui.puzzles.solving_state import ContractState
from cfanp_gui.puzzles.stipulation import Goal


class Judged(Enum):
    """Verdict on an attempt."""

    SOLVED = "solved"
    ON_THE_WAY = "on the way"
    """It can still succeed, and after the replies it is the solver's turn again."""
    WRONG = "wrong"
    UNDECIDED = "not decided"


class AttemptJudgement(NamedTuple):
    """Verdict on an attempt, with the replies of all other players."""

    judged: Judged
    replies: Line = ()
    """Replies that leave one way on, or refute what is wrong; the end of a turn comes first."""


def judge(
    puzzle: Puzzle, tried: Sequence[Action], limit: Limit = USUAL, stopped: Stopped = never
) -> AttemptJudgement:
    """Return the judgement of all actions played since a puzzle's position.

    In the middle of a turn it is on the way without replies as long as the goal can be reached.
    Raises IllegalAction for an action that is not legal.
    """
    state = ContractState(puzzle.position, puzzle.seat)
    prover = Prover(state, puzzle.stipulation, Thinking(limit, stopped))
    try:
        return _Attempt(puzzle, state, prover).judge(tried)
    except OutOfLimitError:
        return AttemptJudgement(Judged.UNDECIDED)


@dataclass
class _Attempt:
    puzzle: Puzzle
    state: ContractState
    prover: Prover

    def judge(self, tried: Sequence[Action]) -> AttemptJudgement:
        """Return the judgement of an attempt. Raises OutOfLimitError, IllegalAction."""
        state, prover = self.state, self.prover
        saves = self.puzzle.stipulation.goal is Goal.SAVE
        turns, mated = self.puzzle.stipulation.turns, 0
        for action in tried:
            was_solving = state.is_solving
            step = prover.play(action)  # type: ignore[arg-type]  # see `Action`
            mated += step.mated
            if was_solving and prover.is_reached(step, mated):
                return AttemptJudgement(Judged.SOLVED)
            if saves and step.lost:
                return AttemptJudgement(Judged.WRONG)
            if was_solving and not (state.is_solving and state.is_begun):
                turns, mated = turns - 1, 0
        if state.is_solving and (saves or turns > 0):
            if saves and not state.is_begun and tried:
                return AttemptJudgement(Judged.SOLVED)
            if prover.attains(turns, mated):
                return AttemptJudgement(Judged.ON_THE_WAY)
            return AttemptJudgement(Judged.WRONG, self._ended(turns))
        if prover.holds(turns):
            if saves:
                return AttemptJudgement(Judged.SOLVED)
            return AttemptJudgement(Judged.ON_THE_WAY, self._leading_on(tried, turns))
        return AttemptJudgement(Judged.WRONG, prover.replies(turns) or self._natural())

    def _ended(self, turns: int) -> Line:
        """Return the end of a turn that cannot reach the goal any more, and its refutation."""
        state, prover = self.state, self.prover
        end = next(filter(state.is_end, state.moves()), None)
        if end is None:
            return ()
        prover.play(end)
        refuting = prover.replies(turns - 1) or self._natural()
        prover.take_back()
        return (state.action(end), *refuting)

    def _leading_on(self, tried: Sequence[Action], turns: int) -> Line:
        """Return the replies of the solution, or after another order of moves similar ones."""
        solution = self.puzzle.actions()
        if tuple(tried) != solution[: len(tried)]:
            several: Line = ()
            for replies, ways in self.prover.ways_on(turns, set()):
                if len(ways) == 1:
                    return replies
                several = several or replies
            return several
        state = self.state
        ahead: list[Action] = []
        for action in solution[len(tried) :]:
            if state.is_solving:
                break
            ahead.append(action)
            self.prover.play(action)  # type: ignore[arg-type]
        for _ in ahead:
            self.prover.take_back()
        return tuple(ahead)

    def _natural(self) -> Line:
        """Return the reply with the greatest immediate gain, if nothing must be refuted."""
        state = self.state
        if state.is_over or state.is_solving:
            return ()
        position, types, replier = state.position, self.puzzle.game.piece_types, state.player

        def worth(action: Action) -> float:
            return values(position.apply(action)[0], types)[replier - 1]

        return (max(map(state.action, state.moves()), key=worth),)


def right_action(puzzle: Puzzle, line: Sequence[Action], stopped: Stopped) -> Action | None:
    """Return an action that leads on after some that were right; None if none was found."""
    solution = puzzle.actions()
    if tuple(line) == solution[: len(line)]:
        return next(iter(solution[len(line) :]), None)
    position = puzzle.position
    for action in line:
        position, _ = position.apply(action)
    legal = position.legal_actions(puzzle.player)
    left = [action for action in solution if action in legal and action not in line]
    for action in (*left, *legal):
        judgement = judge(puzzle, (*line, action), stopped=stopped)
        if judgement.judged in (Judged.SOLVED, Judged.ON_THE_WAY):
            return action
    return None
