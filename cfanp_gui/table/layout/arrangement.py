"""Where the half-boards of one game lie: in order, or as hands have laid them; undoable.

This is the table's own state, apart from the game: undoing a move moves no half-board, and laying
a half-board elsewhere is no action of the game. A text form lets it be kept with the game.
Half-boards whose seam is fixed are laid as one.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations

from PySide6.QtCore import QPointF

from cfanp_gui.core.boards import BOARD_LETTERS, Join, Pair
from cfanp_gui.table.layout.geometry import (
    GAP,
    Group,
    Layout,
    Pose,
    bounds,
    covered,
    facing,
    square_when_fitted,
)
from cfanp_gui.table.layout.orders import homes_of

SMALL_VIEW = (1000, 640)
"""Pixels of a view in which everything must be seen that is brought back from a text."""
SMALLEST_SQUARE = 8.0
"""Pixels of a square there, or a third of those it has in order where that is less."""
MOST_COVERED = 0.9
"""The part of a half-board, or of a whole board, that may lie under another one."""
CROWDED = 0.25
"""The part of what comes back to the table that may come to lie on something else."""
_REMEMBERED = 200
"""Steps that can be undone."""
_ENTRY = re.compile(r"([A-Z])(-?\d{1,6}),(-?\d{1,6}),(\d{1,3})(m?)\Z", re.ASCII)


@dataclass(frozen=True, slots=True)
class _State:
    homes: Mapping[int, Pose]
    """Also of half-boards off the table: where they last lay."""
    groups: tuple[Group, ...]
    """What was on the table."""
    hosts: Mapping[Pair, int]
    free: bool


class Arrangement:
    """The homes of all half-boards, and which one of a pair pushed by hand stayed where it lay."""

    def __init__(self, groups: Sequence[Group], tray: bool = False) -> None:
        """Begin with everything that belongs to the game in order on the table.

        `tray` is whether half-boards have trays behind their name plates.
        """
        self._known = tuple(groups)
        self._tray = tray
        self.aspect = 1.6
        """Width by height of the view, for the next time order is made."""
        self.layout = Layout.ROWS
        """How half-boards lie when order is made."""
        self._state = self._ordered({}, self._known)
        self._past: list[_State] = []
        self._future: list[_State] = []

    @property
    def groups(self) -> tuple[Group, ...]:
        """What is on the table now, in its order."""
        return self._state.groups

    @property
    def homes(self) -> Mapping[int, Pose]:
        """Where each half-board on the table lies when it is pushed against no other."""
        state = self._state
        return {tile: state.homes[tile] for group in state.groups for tile in group}

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
        return self._state.hosts.get(pair)

    def lay(self, board: int, pose: Pose) -> None:
        """Lay a half-board somewhere, with the one at its fixed seam; that is their home now."""
        (group,) = (group for group in self.groups if board in group)
        homes = {**self._state.homes, **_laid(group, board, pose)}
        self._step(replace(self._state, homes=homes, free=True))

    def remember_host(self, pair: Pair, host: int) -> None:
        """Remember which half-board of a pair stayed; no step of its own."""
        self._state = replace(self._state, hosts={**self._state.hosts, pair: host})

    def set_groups(self, groups: Sequence[Group]) -> None:
        """Say what is on the table now, of all that belongs to the game; no step of its own.

        In order everything is laid anew. What hands have laid stays where it is, and what comes
        back lies where it lay, or beside the others if its place is taken.
        """
        assert set(groups) <= set(self._known), "what comes to the table belongs to the game"
        self._state = self._with_groups(self._state, tuple(groups))

    def tidy_up(self) -> None:
        """Bring every half-board back into order; can be undone if that changes anything."""
        before, free = self.homes, self.free
        ordered = self._ordered(self._state.homes, self.groups)
        if free and any(ordered.homes[tile] != pose for tile, pose in before.items()):
            self._step(ordered)
        else:
            self._state = ordered

    def undo(self) -> bool:
        """Take the last step back; answers whether there was one.

        Steps of half-boards that are off the table now are taken back along with it.
        """
        return self._walk(self._past, self._future)

    def redo(self) -> bool:
        """Do again the step last taken back; answers whether there was one."""
        return self._walk(self._future, self._past)

    def _walk(self, back: list[_State], forth: list[_State]) -> bool:
        """Walk through the steps until something on the table lies elsewhere."""
        groups, seen = self.groups, self.homes
        walked = bool(back)
        while back and self.homes == seen:
            forth.append(self._state)
            self._state = self._with_groups(back.pop(), groups)
        return walked

    # Kept with the game

    def to_text(self) -> str:
        """The arrangement in one line; empty when everything lies in order."""
        if not self.free:
            return ""
        entries = ((_letter(group), self._state.homes[group[0]]) for group in self._known)
        return " ".join(
            f"{letter}{pose.x:.0f},{pose.y:.0f},{pose.angle % 360:.0f}"
            f"{'m' if pose.mirrored else ''}"
            for letter, pose in entries
        )

    def restore(self, text: str) -> bool:
        """Lay the half-boards as a text says; one that makes no sense changes nothing.

        Half-boards that would be too small to see, or lie under one another, make none.
        Answers whether it did.
        """
        words = text.split()
        if len(words) != len(self._known):
            return False
        homes: dict[int, Pose] = {}
        for group, word in zip(self._known, words, strict=True):
            match = _ENTRY.match(word)
            # A whole board is never turned over.
            if match is None or match[1] != _letter(group) or (match[5] and len(group) > 1):
                return False
            x, y = float(match[2]), float(match[3])
            pose = Pose(x, y, float(match[4]) % 360, bool(match[5]))
            homes.update(_laid(group, group[0], pose))
        if not self._is_seen(homes):
            return False
        self._state = _State(homes, self.groups, {}, True)
        self._past.clear()
        self._future.clear()
        return True

    def _is_seen(self, homes: Mapping[int, Pose]) -> bool:
        """Whether everything that is on the table can be seen when everything known is."""
        width, height = SMALL_VIEW
        ordered = homes_of(self._known, width / height, Layout.ROWS).values()
        normal = square_when_fitted(ordered, width, height, self._tray)
        smallest = min(SMALLEST_SQUARE, normal / 3)
        return square_when_fitted(homes.values(), width, height, self._tray) >= smallest and all(
            self._covered(homes, one, other) <= MOST_COVERED
            for one, other in combinations(self.groups, 2)
        )

    def _covered(self, homes: Mapping[int, Pose], one: Group, other: Group) -> float:
        """Which part of one group lies under another on top of it, from 0 to 1."""
        parts = (covered(homes[a], homes[b], self._tray) for a in one for b in other)
        return sum(parts) / len(one)

    # States

    def _ordered(self, before: Mapping[int, Pose], groups: tuple[Group, ...]) -> _State:
        homes = homes_of(groups, self.aspect, self.layout)
        return _State({**before, **homes}, groups, {}, False)

    def _with_groups(self, state: _State, groups: tuple[Group, ...]) -> _State:
        """A state with something else on the table."""
        if groups == state.groups:
            return state
        if not state.free:
            return replace(self._ordered(state.homes, groups), hosts=state.hosts)
        homes = dict(state.homes)
        lying = [group for group in groups if group in state.groups]
        for group in groups:
            if group not in lying:
                if any(self._covered(homes, group, other) > CROWDED for other in lying):
                    homes.update(self._beside(homes, group, lying))
                lying.append(group)
        return replace(state, homes=homes, groups=groups)

    def _beside(
        self, homes: Mapping[int, Pose], group: Group, others: Sequence[Group]
    ) -> dict[int, Pose]:
        """Where a group lies to the right of others."""
        own = bounds((homes[tile] for tile in group), self._tray)
        rest = bounds((homes[tile] for other in others for tile in other), self._tray)
        step = QPointF(rest.right() + 2 * GAP - own.left(), rest.center().y() - own.center().y())
        return {tile: homes[tile].moved_to(homes[tile].centre + step) for tile in group}

    def _step(self, state: _State) -> None:
        self._past.append(self._state)
        del self._past[:-_REMEMBERED]
        self._future.clear()
        self._state = state


def _laid(group: Group, board: int, pose: Pose) -> dict[int, Pose]:
    """Where the half-boards of a group lie when one of them lies somewhere."""
    return {tile: pose if tile == board else facing(pose, Join.ROTATE) for tile in group}


def _letter(group: Group) -> str:
    return BOARD_LETTERS[group[0] // len(group)]
