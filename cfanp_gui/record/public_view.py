"""A game of hidden pieces as seen by everybody: a record without anything else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from cfanp_gui.core.capabilities import EVERYBODY, Hidden
from cfanp_gui.core.position import UNFINISHED
from cfanp_gui.record.game_record import GameRecord, MoveNode, Reached


def holds_secrets(record: GameRecord) -> bool:
    """Return True if a record holds more than everybody sees."""
    begun = record.start.resolve_pending()[0]
    return isinstance(begun, Hidden) and begun.viewer is None


def may_be_uncovered(record: GameRecord) -> bool:
    """Return True if a game that holds secrets is over, so that they may be revealed."""
    return holds_secrets(record) and record.result != UNFINISHED


def as_everybody_sees(record: GameRecord) -> GameRecord:
    """Return a record as everybody sees it; one without secrets is returned itself.

    Its moves know their results, and its variations are converted too. Raises IllegalAction if it
    cannot be played.
    """
    if not holds_secrets(record):
        return record
    # The truth is a `Position` and `Hidden` at once, which no type expresses.
    truth: Any = record.start.resolve_pending()[0]
    start = truth.seen_by(EVERYBODY)
    moves: list[MoveNode] = []
    waiting: list[tuple[Sequence[MoveNode], Any, Any, list[MoveNode]]]
    waiting = [(record.moves, truth, start, moves)]
    while waiting:
        nodes, whole, seen, line = waiting.pop()
        after: Any
        for node in nodes:
            after, done = node.play(whole)
            shown = after.seen_by(EVERYBODY)
            reached = Reached(seen, shown, after.shown(done, EVERYBODY))
            variations: list[list[MoveNode]] = [[] for _ in node.variations]
            waiting += [
                (variation, whole, seen, found)
                for variation, found in zip(node.variations, variations, strict=True)
            ]
            line.append(replace(node, variations=variations, reached=reached))
            whole, seen = after, shown
    return replace(record, start=start, moves=moves)
