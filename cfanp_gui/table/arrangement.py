"""Where the half-boards of one game lie: in order, or as hands have laid them; undoable.

This is the table's own state, apart from the game: undoing a move moves no half-board, and laying
a half-board elsewhere is no action of the game. A text form lets it be kept with the game.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import combinations

from cfanp_gui.core.geometry import BOARD_LETTERS, Pair
from cfanp_gui.table.arrange import Layout, Pose, covered, home_poses, square_when_fitted

SMALL_VIEW = (1000, 640)
"""Pixels of a view in which everything must be seen that is brought back from a text."""
SMALLEST_SQUARE = 8.0
"""Pixels of a square there, or a third of those it has in order where that is less."""
MOST_COVERED = 0.9
"""The part of a half-board that may lie under another one."""
_REMEMBERED = 200
"""Steps that can be undone."""
_ENTRY = re.compile(r"([A-Z])(-?\d{1,6}),(-?\d{1,6}),(\d{1,3})(m?)\Z", re.ASCII)


@dataclass(frozen=True, slots=True)
class _State:
    homes: tuple[Pose, ...]
    hosts: tuple[tuple[Pair, int], ...]
    free: bool


class Arrangement:
    """The homes of all half-boards, and which one of a pair pushed by hand stayed where it lay."""

    def __init__(self, count: int) -> None:
        self._count = count
        self.aspect = 1.6
        """Width by height of the view, for the next time order is made."""
        self.layout = Layout.ROWS
        """How half-boards lie when order is made."""
        self._state = self._in_order()
        self._past: list[_State] = []
        self._future: list[_State] = []

    @property
    def homes(self) -> tuple[Pose, ...]:
        """Where each half-board lies when it is pushed against no other."""
        return self._state.homes

    @property
    def free(self) -> bool:
        """Whether a hand has laid a half-board elsewhere since order was made."""
        return self._state.free

    @property
    def can_undo(self) -> bool:
        """Whether there is a step to take back."""
        return bool(self._past)

    @property
    def can_redo(self) -> bool:
        """Whether there is a step to do again."""
        return bool(self._future)

    def host(self, pair: Pair) -> int | None:
        """The half-board that stayed where it lay when a hand pushed a pair together."""
        return dict(self._state.hosts).get(pair)

    def lay(self, board: int, pose: Pose) -> None:
        """Lay a half-board somewhere; that is its home from now on."""
        homes = list(self.homes)
        homes[board] = pose
        self._step(_State(tuple(homes), self._state.hosts, True))

    def remember_host(self, pair: Pair, host: int) -> None:
        """Remember which half-board of a pair stayed; no step of its own."""
        hosts = {**dict(self._state.hosts), pair: host}
        self._state = _State(self.homes, tuple(hosts.items()), self.free)

    def tidy_up(self) -> None:
        """Bring every half-board back into order; can be undone if that changes anything."""
        ordered = self._in_order()
        if ordered.homes != self.homes and self.free:
            self._step(ordered)
        else:
            self._state = ordered

    def undo(self) -> bool:
        """Take the last step back; answers whether there was one."""
        if not self._past:
            return False
        self._future.append(self._state)
        self._state = self._past.pop()
        return True

    def redo(self) -> bool:
        """Do again the step last taken back; answers whether there was one."""
        if not self._future:
            return False
        self._past.append(self._state)
        self._state = self._future.pop()
        return True

    # Kept with the game

    def to_text(self) -> str:
        """The arrangement in one line; empty when everything lies in order."""
        if not self.free:
            return ""
        return " ".join(
            f"{BOARD_LETTERS[board]}{pose.x:.0f},{pose.y:.0f},{pose.angle % 360:.0f}"
            f"{'m' if pose.mirrored else ''}"
            for board, pose in enumerate(self.homes)
        )

    def restore(self, text: str) -> bool:
        """Lay the half-boards as a text says; one that makes no sense changes nothing.

        Half-boards that would be too small to see, or lie under one another, make none.
        Answers whether it did.
        """
        homes: list[Pose] = []
        for board, word in enumerate(text.split()):
            match = _ENTRY.match(word)
            if match is None or board >= self._count or match[1] != BOARD_LETTERS[board]:
                return False
            x, y = float(match[2]), float(match[3])
            homes.append(Pose(x, y, float(match[4]) % 360, bool(match[5])))
        if len(homes) != self._count or not self._is_seen(homes):
            return False
        self._state = _State(tuple(homes), (), True)
        self._past.clear()
        self._future.clear()
        return True

    def _is_seen(self, homes: list[Pose]) -> bool:
        """Whether every half-board can be seen when all of them are."""
        width, height = SMALL_VIEW
        ordered = home_poses(self._count, width / height)
        smallest = min(SMALLEST_SQUARE, square_when_fitted(ordered, width, height) / 3)
        return square_when_fitted(homes, width, height) >= smallest and all(
            covered(one, other) <= MOST_COVERED for one, other in combinations(homes, 2)
        )

    def _in_order(self) -> _State:
        return _State(tuple(home_poses(self._count, self.aspect, self.layout)), (), False)

    def _step(self, state: _State) -> None:
        self._past.append(self._state)
        del self._past[:-_REMEMBERED]
        self._future.clear()
        self._state = state
