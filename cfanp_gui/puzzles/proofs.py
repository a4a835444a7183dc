"""Repeated proofs of puzzles: their claims compared with the result of a proof."""

from __future__ import annotations

from collections.abc import Callable

from cfanp_gui.bots.contract import Limit, Stopped, never
from cfanp_gui.core.text import Text
from cfanp_gui.puzzles.prover import USUAL, Line, Proof, Verdict, prove
from cfanp_gui.puzzles.puzzle import Puzzle


class NotProvenError(ValueError):
    """Raised for an unsound puzzle, or one whose solution differs from the proof's.

    The message says which.
    """


def check(puzzle: Puzzle, limit: Limit = USUAL, stopped: Stopped = never) -> Proof:
    """Return the proof of a puzzle. Raises NotProvenError if it contradicts the puzzle."""
    proof = prove(puzzle.position, puzzle.stipulation, limit, stopped)
    if proof.verdict is not Verdict.SOUND:
        raise NotProvenError(Text("{key}: {found}", key=puzzle.key, found=told(proof)))
    if written(proof.lines[0]) != puzzle.solution:
        message = Text(
            "{key}: the solution is {found}",
            key=puzzle.key,
            found=" ".join(written(proof.lines[0])),
        )
        raise NotProvenError(message)
    return proof


def written(line: Line) -> tuple[str, ...]:
    """Return actions in machine form."""
    return tuple(action.text for action in line)


def told(proof: Proof, write: Callable[[Line], str] = lambda line: " ".join(written(line))) -> Text:
    """Return the result of a proof in one sentence; `write` writes lines."""
    lines = [write(line) for line in proof.lines]
    if proof.verdict is Verdict.SOUND:
        return Text("sound: the only solution is {line}", line=lines[0])
    if proof.verdict is Verdict.COOKED:
        return Text("cooked: {line}, but also {other}", line=lines[0], other=lines[1])
    if proof.verdict is Verdict.UNDECIDED:
        return Text("not decided after {count} positions", count=proof.positions)
    if not lines:
        return Text("no solution")
    return Text("no solution: the best try is refuted, {line}", line=lines[0])
