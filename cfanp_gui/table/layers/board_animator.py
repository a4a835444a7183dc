"""Half-boards on their way to where they belong, which may itself be on the move."""

from __future__ import annotations

from collections.abc import Callable

from cfanp_gui.table.animator import JOIN_MS, TURN_MS, Animator
from cfanp_gui.table.layers.board_items import HalfBoardItem
from cfanp_gui.table.layout.geometry import Pose

Goal = Callable[[], Pose]
"""Where a half-board is bound for, as it is now."""


class BoardAnimator:
    """Lets half-boards glide; `arrived` is told which one lies where it was bound for."""

    def __init__(self, motion: Animator, arrived: Callable[[HalfBoardItem], None]) -> None:
        self._motion = motion
        self._arrived = arrived
        self._goals: dict[HalfBoardItem, Goal] = {}

    def bound_for(self, item: HalfBoardItem) -> Pose:
        """Where a half-board will lie when it has come to rest."""
        return self._goals[item]() if self.moves(item) else item.pose

    def moves(self, item: HalfBoardItem) -> bool:
        """Whether a half-board is on its way."""
        return item in self._goals and self._motion.moves(item)

    def stop(self, item: HalfBoardItem) -> None:
        """Stop a half-board where it is."""
        self._goals.pop(item, None)
        self._motion.stop(item)

    def send(self, item: HalfBoardItem, pose: Pose) -> None:
        """Let a half-board glide into a pose."""
        self.bring(item, lambda: pose)

    def bring(self, item: HalfBoardItem, goal: Goal) -> None:
        """Let a half-board glide to a goal and follow it there, turning the short way round.

        One that is on its way there already goes on as it does.
        """
        end = goal()
        if self.moves(item) and self._goals[item]() == end:
            self._goals[item] = goal
            return
        start = item.pose
        turn = (end.angle - start.angle + 180) % 360 - 180
        self._goals[item] = goal

        def step(value: float) -> None:
            end = self._goals[item]()
            if value >= 1.0:
                item.lie(end)
                return
            item.lie(
                Pose(
                    start.x + (end.x - start.x) * value,
                    start.y + (end.y - start.y) * value,
                    start.angle + turn * value,
                    end.mirrored if value >= 0.5 else start.mirrored,
                )
            )

        def arrive() -> None:
            del self._goals[item]
            self._arrived(item)

        self._motion.glide(item, JOIN_MS if abs(turn) < 1 else TURN_MS, step, arrive)
