"""A game of hidden pieces as seen by everybody: a record without anything else."""

from dataclasses import replace

from cfanp_gui.core.position import EVERYBODY, UNFINISHED
from cfanp_gui.record.game_record import GameRecord
from cfanp_gui.record.move_tree import Reached


def holds_secrets(record: GameRecord) -> bool:
    """Return True if a record holds more than everybody sees."""
    start = record.start.resolve_pending()[0]
    return start.hides and start.viewer is None


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
    truth = record.start.resolve_pending()[0]
    start, root = truth.seen_by(EVERYBODY), record.root.copied()
    root.reached, truths = Reached(start), {root: truth}
    for node, shown in zip(record.root.whole(), root.whole(), strict=True):
        if shown.parent is not None:
            after, transition = node.played_in(truths[shown.parent])
            seen, truths[shown] = after.shown(transition, EVERYBODY), after
            shown.reached = Reached(after.seen_by(EVERYBODY), seen, seen.events)
    return replace(record, start=start, root=root)
