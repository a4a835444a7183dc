"""Where the boards of one game lie: in order, or as they were laid by hand; undoable.

This is the table's own state, apart from the game: undoing a move moves no board, and laying a
board elsewhere is no action of the game. A text form lets it be kept with the game. Boards that
lie together for good are laid as one.
"""

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPolygonF

from cfanp_gui.core.boards import BOARD_LETTERS, STRIP_LABEL, Pair, whole
from cfanp_gui.table.layout import geometry
from cfanp_gui.table.layout.geometry import (
    GAP,
    BoardArea,
    Group,
    Layout,
    Lying,
    Pose,
    bounds,
    covered,
    footprint,
    group_poses,
    groups_of,
    square_when_fitted,
)
from cfanp_gui.table.layout.orders import homes_of
from cfanp_gui.table.layout.stage import Stage, has_stage, stage_homes

SMALL_VIEW = (1000, 640)
"""Pixels of a view in which everything must be seen that is brought back from a text."""
SMALLEST_SQUARE = 8.0
"""Pixels of a square there, or a third of those it has in order where that is less."""
MOST_COVERED = 0.9
"""The part of boards that lie together which may lie under others."""
CROWDED = 0.25
"""The part of what comes back to the table that may come to lie on something else."""
NOTABLE = 0.03
"""By which part the shape of the view must change for the homes to be laid anew."""
_REMEMBERED = 200
"""Steps that can be undone."""
_ENTRY = r"([A-Z~])(-?\d{1,6}),(-?\d{1,6}),(\d{1,3})(m?)\Z"


class _State(NamedTuple):
    homes: Mapping[int, Pose]
    """Also of boards off the table: where they last lay."""
    groups: tuple[Group, ...]
    """What was on the table."""
    hosts: Mapping[Pair, int]
    free: bool
    stage: Stage | None = None


class Arrangement:
    """The homes of all boards, and which one of a pair pushed by hand stayed where it lay."""

    def __init__(self, areas: Sequence[BoardArea]) -> None:
        """Begin with every board that belongs to the game in order on the table."""
        self._areas = {area.id: area for area in areas}
        self._known = groups_of(areas)
        self.aspect = 1.6
        """Width by height of the view, for the next time order is made."""
        self.layout = Layout.ROWS
        """How boards lie when order is made; in rows where a stage would show nothing larger."""
        self._shaped_for = self.aspect
        """The aspect for which the homes were last laid round the stage."""
        self._state = self._ordered({}, self._known)
        self._past: list[_State] = []
        self._future: list[_State] = []

    @property
    def groups(self) -> tuple[tuple[int, ...], ...]:
        """Return the ids of the boards on the table in order, in groups that lie together."""
        return tuple(tuple(area.id for area in group) for group in self._state.groups)

    def group_of(self, board: int) -> tuple[int, ...]:
        """Return the ids of the boards that lie together with one for good, itself included."""
        return next((group for group in self.groups if board in group), (board,))

    @property
    def crossing(self) -> bool:
        """Return whether boards lie at each other between which pieces pass."""
        return any(area.crossing for group in self._state.groups for area in group)

    def beyond(self, boards: Iterable[int]) -> list[QPolygonF]:
        """Return the corners of what is to be seen beyond the open seams of some boards."""
        return [
            geometry.laid_rect(area.beyond(edge), self._state.homes[area.id])
            for area in map(self._areas.__getitem__, boards)
            for edge in area.crossing
        ]

    @property
    def wholes(self) -> tuple[tuple[int, ...], ...]:
        """Return the ids of the boards on the table in order, the parts of one board together.

        That is what is shown alone: a digit, a plate and the page keys go from one to the next.
        """
        return whole([area.spec for group in self._state.groups for area in group])

    def whole(self, board: int) -> tuple[int, ...]:
        """Return the parts of the board that one is a part of, itself among them."""
        return next((parts for parts in self.wholes if board in parts), (board,))

    def area(self, board: int) -> BoardArea:
        """Return what a board takes up."""
        return self._areas[board]

    @property
    def homes(self) -> Mapping[int, Pose]:
        """Return where each board on the table lies when it is pushed against no other."""
        state = self._state
        return {area.id: state.homes[area.id] for group in state.groups for area in group}

    def lying(self, boards: Collection[int] | None = None) -> list[Lying]:
        """Return what the boards on the table take up at home, and how; of some only if named."""
        return [
            (self._areas[board], pose)
            for board, pose in self.homes.items()
            if boards is None or board in boards
        ]

    def carried(self, board: int, pose: Pose) -> dict[int, Pose]:
        """Return how everything lies that is carried along with a board held in a pose."""
        specs = [self._areas[one].spec for one in self.group_of(board)]
        return group_poses(specs, board, pose)

    @property
    def stage(self) -> Stage | None:
        """Return the stage in the middle; None where there is none."""
        return self._state.stage

    @property
    def is_misshapen(self) -> bool:
        """Return whether the homes lie round a stage for a view of quite another shape."""
        if self.stage is None:
            return False
        return abs(self.aspect / self._shaped_for - 1) > NOTABLE

    @property
    def extent(self) -> list[QPolygonF]:
        """Return the corners of all boards at home, and of the stage."""
        corners = [footprint(area, pose) for area, pose in self.lying()]
        stage = self.stage
        return corners if stage is None else [*corners, QPolygonF(stage.rect)]

    @property
    def free(self) -> bool:
        """Return whether a board has been laid elsewhere by hand since order was made."""
        return self._state.free

    @property
    def can_undo(self) -> bool:
        """Return whether there is a step to take back."""
        return bool(self._past)

    @property
    def can_redo(self) -> bool:
        """Return whether there is a step to do again."""
        return bool(self._future)

    def host(self, pair: Pair) -> int | None:
        """Return the board that stayed where it lay when a pair was pushed together by hand."""
        return self._state.hosts.get(pair)

    def lay(self, board: int, pose: Pose) -> None:
        """Lay a board somewhere, with those that lie at it for good; that is their home now."""
        homes = {**self._state.homes, **self.carried(board, pose)}
        self._step(self._state._replace(homes=homes, free=True, stage=None))

    def remember_host(self, pair: Pair, host: int) -> None:
        """Remember which board of a pair stayed; no step of its own."""
        self._state = self._state._replace(hosts={**self._state.hosts, pair: host})

    def set_boards(self, boards: Iterable[int]) -> None:
        """Say by their ids what is on the table now, of all that belongs to the game; no step.

        In order everything is laid anew. What was laid by hand stays where it is, and what comes
        back lies where it lay, or beside the others if its place is taken. Raises KeyError for a
        board that does not belong to the game.
        """
        groups = groups_of([self._areas[board] for board in boards])
        self._state = self._with_groups(self._state, groups)

    def tidy_up(self) -> None:
        """Bring every board back into order; can be undone if that changes anything."""
        before, free = self.homes, self.free
        ordered = self._ordered(self._state.homes, self._state.groups)
        if free and any(ordered.homes[board] != pose for board, pose in before.items()):
            self._step(ordered)
        else:
            self._state = ordered

    def undo(self) -> bool:
        """Take the last step back; return whether there was one.

        Steps of boards that are off the table now are taken back along with it.
        """
        return self._walk(self._past, self._future)

    def redo(self) -> bool:
        """Do again the step last taken back; return whether there was one."""
        return self._walk(self._future, self._past)

    def _walk(self, back: list[_State], forth: list[_State]) -> bool:
        """Walk through the steps until something on the table lies elsewhere."""
        groups, seen = self._state.groups, self.homes
        walked = bool(back)
        while back and self.homes == seen:
            forth.append(self._state)
            self._state = self._with_groups(back.pop(), groups)
        return walked

    # Kept with the game

    def to_text(self) -> str:
        """Return the arrangement in one line; empty when everything lies in order.

        There is a word for each group: its letter, where its first board lies, its angle in
        degrees, and ``m`` for one that is turned over.
        """
        if not self.free:
            return ""
        words = []
        for number, group in enumerate(self._known):
            pose = self._state.homes[group[0].id]
            turned = "m" if pose.mirrored else ""
            letter = _letter(group, number)
            words.append(f"{letter}{pose.x:.0f},{pose.y:.0f},{pose.angle % 360:.0f}{turned}")
        return " ".join(words)

    def restore(self, text: str) -> bool:
        """Lay the boards as a text says; one that makes no sense changes nothing.

        Boards that would be too small to see, or lie under one another, make none. Return
        whether it did.
        """
        words = text.split()
        if len(words) != len(self._known):
            return False
        homes: dict[int, Pose] = {}
        for number, (group, word) in enumerate(zip(self._known, words, strict=True)):
            match = re.match(_ENTRY, word, re.ASCII)
            # Boards that lie together are never turned over.
            if match is None or match[1] != _letter(group, number) or (match[5] and len(group) > 1):
                return False
            x, y = float(match[2]), float(match[3])
            pose = Pose(x, y, float(match[4]) % 360, bool(match[5]))
            homes.update(group_poses([area.spec for area in group], group[0].id, pose))
        if not self._is_seen(homes):
            return False
        self._state = _State(homes, self._state.groups, {}, True)
        self._past.clear()
        self._future.clear()
        return True

    def _is_seen(self, homes: Mapping[int, Pose]) -> bool:
        """Return whether all that is on the table can be seen when everything known is."""
        width, height = SMALL_VIEW
        ordered = homes_of(self._known, width / height, Layout.ROWS)
        normal = square_when_fitted(self._with_areas(ordered), width, height)
        smallest = min(SMALLEST_SQUARE, normal / 3)
        return square_when_fitted(self._with_areas(homes), width, height) >= smallest and all(
            max(_covered(homes, one, other), _covered(homes, other, one)) <= MOST_COVERED
            for one, other in combinations(self._state.groups, 2)
        )

    def _with_areas(self, homes: Mapping[int, Pose]) -> list[Lying]:
        return [(self._areas[board], pose) for board, pose in homes.items()]

    # States

    def _ordered(self, before: Mapping[int, Pose], groups: tuple[Group, ...]) -> _State:
        stage = None
        if self.layout is Layout.STAGE and has_stage(groups):
            homes, stage = stage_homes(groups, self.aspect)
            self._shaped_for = self.aspect
        else:
            homes = homes_of(groups, self.aspect, self.layout)
        return _State({**before, **homes}, groups, {}, False, stage)

    def _with_groups(self, state: _State, groups: tuple[Group, ...]) -> _State:
        """Return a state with something else on the table."""
        if groups == state.groups:
            return state
        if not state.free:
            return self._ordered(state.homes, groups)._replace(hosts=state.hosts)
        homes = dict(state.homes)
        lying = [group for group in groups if group in state.groups]
        for group in groups:
            if group not in lying:
                if any(_covered(homes, group, other) > CROWDED for other in lying):
                    homes.update(_beside(homes, group, lying))
                lying.append(group)
        return state._replace(homes=homes, groups=groups)

    def _step(self, state: _State) -> None:
        self._past.append(self._state)
        del self._past[:-_REMEMBERED]
        self._future.clear()
        self._state = state


def _at_home(homes: Mapping[int, Pose], group: Group) -> list[Lying]:
    """Return what the boards of a group take up at home, and how they lie there."""
    return [(area, homes[area.id]) for area in group]


def _covered(homes: Mapping[int, Pose], one: Group, other: Group) -> float:
    """Return which part of a group lies under another on top of it, from 0 to 1."""
    return covered(_at_home(homes, one), _at_home(homes, other))


def _beside(homes: Mapping[int, Pose], group: Group, others: Sequence[Group]) -> dict[int, Pose]:
    """Return where a group lies to the right of others."""
    own = bounds(_at_home(homes, group))
    rest = bounds(lying for other in others for lying in _at_home(homes, other))
    step = QPointF(rest.right() + 2 * GAP - own.left(), rest.center().y() - own.center().y())
    return {area.id: homes[area.id].moved_to(homes[area.id].centre + step) for area in group}


def _letter(group: Group, number: int) -> str:
    """Return the letter of a group: its board's label where that is one, or a number of one."""
    label = group[0].spec.label
    if len(label) == 1 and label in BOARD_LETTERS + STRIP_LABEL:
        return label
    if label.isdecimal() and 1 <= int(label) <= len(BOARD_LETTERS):
        return BOARD_LETTERS[int(label) - 1]
    return BOARD_LETTERS[number]
