"""Turns shown on the table that nobody has played: the boards as they would lie, and arrows."""

from __future__ import annotations

from cfanp_gui.table.interaction.ghost_join import GhostJoin
from cfanp_gui.table.layers.arrows import ArrowShape, RingShape
from cfanp_gui.table.scene import TableScene
from cfanp_gui.window.analysis.judgement_words import ShownStep, in_line

POINTED, CHOSEN = "judgement", "costly"
"""Under which names arrows are shown: for what is pointed at, and for what was chosen."""

Steps = tuple[ShownStep, ...]


class TurnShow:
    """What is shown of turns on one table."""

    def __init__(self, table: TableScene) -> None:
        self._table = table
        self._ghost = GhostJoin(table)

    def point(self, steps: Steps) -> None:
        """Show a turn as long as it is pointed at: no steps show nothing."""
        self.lay(steps)
        self._table.arrows.show(POINTED, _arrows(steps), _rings(steps))

    def lay(self, steps: Steps) -> None:
        """Show the boards as they would lie for a turn; for no steps as they lie."""
        pair = next((step.pair for step in steps if step.pair is not None), None)
        self._ghost.show(pair, in_line(steps))

    def compare(self, better: Steps, played: Steps) -> None:
        """Show a turn, and dashed the one that was played instead, until it is forgotten."""
        worse = [arrow._replace(dashed=True) for arrow in _arrows(played)]
        self._table.arrows.show(CHOSEN, [*_arrows(better), *worse], _rings(better))

    def forget(self) -> None:
        """Show no longer what was compared."""
        self._table.arrows.clear(CHOSEN)


def _arrows(steps: Steps) -> list[ArrowShape]:
    """Return an arrow for each step by which a piece goes from square to square."""
    return [
        ArrowShape(step.source, step.target, None if step.piece is None else step.piece.army)
        for step in steps if step.source is not None and step.target is not None
    ]  # fmt: skip


def _rings(steps: Steps) -> list[RingShape]:
    """Return a ring for each step by which a piece comes onto the boards."""
    return [
        RingShape(step.target, step.piece.army)
        for step in steps
        if step.source is None and step.target is not None and step.piece is not None
    ]
