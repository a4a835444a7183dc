"""Arrangement of the boards of one game, in order or laid by hand, with undo.

This is the table's own state, apart from the game: undoing a move moves no board, and moving a
board is no action of the game. A text form lets it be saved with the game. Boards that permanently
lie together are moved as one group.
"""

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import permutations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPolygonF

from cfanp_gui.core.boards import BOARD_LETTERS, STRIP_LABEL, Pair, whole
from cfanp_gui.table.layout import geometry
from cfanp_gui.table.layout.geometry import GAP, BoardArea, Group, Layout, Lying, Pose
from cfanp_gui.table.layout.orders import Stage, has_stage, homes_of, stage_homes

SMALL_VIEW = (1000, 640)
"""Pixels of the view in which an arrangement restored from a text must be visible."""
SMALLEST_SQUARE = 8.0
"""Smallest width of a square there in pixels, or a third of its width in order if less."""
MOST_COVERED = 0.9
"""Largest part of a group, from 0 to 1, that may lie under another group."""
CROWDED = 0.25
"""Largest part of a returning group, from 0 to 1, that may overlap another group."""
NOTABLE = 0.03
"""Relative change of the view's aspect from which the homes are laid again."""
_REMEMBERED = 200
"""Number of steps that can be undone."""
_ENTRY = re.compile(r"([A-Z~])(-?\d{1,6}),(-?\d{1,6}),(\d{1,3})(m?)\Z", re.ASCII)


@dataclass(frozen=True, slots=True)
class _State:
    homes: Mapping[int, Pose]
    """Homes of all boards; for boards off the table, their last ones."""
    groups: tuple[Group, ...]
    """Groups on the table."""
    hosts: Mapping[Pair, int]
    free: bool
    stage: Stage | None = None


class Arrangement:
    """Homes of all boards, and for each pair pushed by hand the board that stayed in place."""

    def __init__(self, areas: Sequence[BoardArea]) -> None:
        """Start with all boards of the game on the table, in order."""
        self._areas = {area.id: area for area in areas}
        self._known = geometry.groups_of(areas)
        self.aspect = 1.6
        """Width divided by height of the view, used when the boards are next laid in order."""
        self.layout = Layout.ROWS
        """Layout of boards in order; rows are used if a stage would show nothing larger."""
        self._shaped_for = self.aspect
        """Aspect for which the homes were last laid round the stage."""
        self._shown: frozenset[int] = frozenset()
        """Boards last shown on the stage."""
        self._state = self._ordered({}, self._known)
        self._past: list[_State] = []
        self._future: list[_State] = []

    @property
    def groups(self) -> tuple[tuple[int, ...], ...]:
        """Return the ids of the boards on the table in order, by groups that lie together."""
        return tuple(tuple(area.id for area in group) for group in self._state.groups)

    def group_of(self, board: int) -> tuple[int, ...]:
        """Return the ids of the boards that permanently lie with a board, itself included."""
        return next((group for group in self.groups if board in group), (board,))

    @property
    def crossing(self) -> bool:
        """Return True if pieces can cross from one board on the table to the next."""
        return any(area.crossing for group in self._state.groups for area in group)

    def beyond(self, boards: Iterable[int]) -> list[QPolygonF]:
        """Return the polygons to be visible beyond the open seams of some boards."""
        return [
            geometry.laid_rect(area.beyond(edge), self._state.homes[area.id])
            for area in map(self._areas.__getitem__, boards)
            for edge in area.crossing
        ]

    @property
    def wholes(self) -> tuple[tuple[int, ...], ...]:
        """Return the ids of the boards on the table in order, grouped by the parts of one board."""
        return whole([area.spec for group in self._state.groups for area in group])

    def whole(self, board: int) -> tuple[int, ...]:
        """Return the ids of all parts of the board that a part belongs to, itself included."""
        return next((parts for parts in self.wholes if board in parts), (board,))

    def area(self, board: int) -> BoardArea:
        """Return the area of a board by its id. Raises KeyError for an unknown board."""
        return self._areas[board]

    @property
    def homes(self) -> Mapping[int, Pose]:
        """Return the pose of each board on the table when it is not pushed against another."""
        state = self._state
        return {area.id: state.homes[area.id] for group in state.groups for area in group}

    def lying(self, boards: Collection[int] | None = None) -> list[Lying]:
        """Return the areas and home poses of the boards on the table, or of `boards` only."""
        homes = self.homes.items()
        wanted = self._areas if boards is None else boards
        return [(self._areas[board], pose) for board, pose in homes if board in wanted]

    def carried(self, board: int, pose: Pose) -> dict[int, Pose]:
        """Return the poses of a held board and of all boards that move with it."""
        specs = [self._areas[member].spec for member in self.group_of(board)]
        return geometry.group_poses(specs, board, pose)

    @property
    def stage(self) -> Stage | None:
        """Return the stage in the middle; None if there is none."""
        return self._state.stage

    @property
    def is_misshapen(self) -> bool:
        """Return True if the homes round a stage were laid for a view of another shape."""
        return self.stage is not None and abs(self.aspect / self._shaped_for - 1) > NOTABLE

    @property
    def extent(self) -> list[QPolygonF]:
        """Return the polygons of all boards at home, and of the stage."""
        corners = [geometry.footprint(area, pose) for area, pose in self.lying()]
        return corners if self.stage is None else [*corners, QPolygonF(self.stage.whole)]

    @property
    def free(self) -> bool:
        """Return True if a board has been moved by hand since the boards were laid in order."""
        return self._state.free

    @property
    def can_undo(self) -> bool:
        """Return True if there is a step to undo."""
        return bool(self._past)

    @property
    def can_redo(self) -> bool:
        """Return True if there is a step to redo."""
        return bool(self._future)

    def host(self, pair: Pair) -> int | None:
        """Return the board that stayed in place when a pair was pushed by hand; None if unknown."""
        return self._state.hosts.get(pair)

    def lay(self, board: int, pose: Pose) -> None:
        """Make a pose the home of a board, and move its group with it; one step for undo."""
        homes = {**self._state.homes, **self.carried(board, pose)}
        self._step(replace(self._state, homes=homes, free=True, stage=None))

    def remember_host(self, pair: Pair, host: int) -> None:
        """Remember the board of a pair that stayed in place; not a step for undo."""
        self._state = replace(self._state, hosts={**self._state.hosts, pair: host})

    def show(self, boards: Iterable[int]) -> None:
        """Set the boards on the stage, for whose homes the others make no room; no step for undo.

        While there are none, the room of those last on it stays free.
        """
        shown = frozenset(boards)
        if shown and shown != self._shown:
            self._shown = shown
            if self.stage is not None:
                ordered = self._ordered(self._state.homes, self._state.groups)
                self._state = replace(ordered, hosts=self._state.hosts)

    def set_boards(self, boards: Iterable[int]) -> None:
        """Set the boards on the table; not a step for undo. Raises KeyError for unknown ones."""
        groups = geometry.groups_of([self._areas[board] for board in boards])
        self._state = self._with_groups(self._state, groups)

    def tidy_up(self) -> None:
        """Bring all boards back into order; this can be undone if it moves any board."""
        before, free = self.homes, self.free
        ordered = self._ordered(self._state.homes, self._state.groups)
        if free and any(ordered.homes[board] != pose for board, pose in before.items()):
            self._step(ordered)
        else:
            self._state = ordered

    def undo(self) -> bool:
        """Undo the last step that moves a board on the table; return True if there was one."""
        return self._walk(self._past, self._future)

    def redo(self) -> bool:
        """Redo the step last undone; return True if there was one."""
        return self._walk(self._future, self._past)

    def _walk(self, back: list[_State], forth: list[_State]) -> bool:
        """Walk through the steps until a board on the table has another home."""
        groups, seen = self._state.groups, self.homes
        walked = bool(back)
        while back and self.homes == seen:
            forth.append(self._state)
            self._state = self._with_groups(back.pop(), groups)
        return walked

    # Saved with the game

    def to_text(self) -> str:
        """Return the arrangement in one line; empty if all boards are in order.

        Each group has one word: its letter, the centre of its first board, its angle in degrees,
        and ``m`` if it is mirrored.
        """
        if not self.free:
            return ""
        words = []
        for number, group in enumerate(self._known):
            pose, letter = self._state.homes[group[0].id], _letter(group, number)
            turned = "m" if pose.mirrored else ""
            words.append(f"{letter}{pose.x:.0f},{pose.y:.0f},{pose.angle % 360:.0f}{turned}")
        return " ".join(words)

    def restore(self, text: str) -> bool:
        """Restore an arrangement from its text; return False, unchanged, if it is invalid."""
        words = text.split()
        if len(words) != len(self._known):
            return False
        homes: dict[int, Pose] = {}
        for number, (group, word) in enumerate(zip(self._known, words, strict=True)):
            match = _ENTRY.match(word)
            # Boards that lie together are never mirrored.
            if match is None or match[1] != _letter(group, number) or (match[5] and len(group) > 1):
                return False
            x, y, angle = (float(match[part]) for part in (2, 3, 4))
            pose = Pose(x, y, angle % 360, bool(match[5]))
            homes.update(geometry.group_poses([area.spec for area in group], group[0].id, pose))
        if not self._is_seen(homes):
            return False
        self._state = _State(homes, self._state.groups, {}, True)
        self._past.clear()
        self._future.clear()
        return True

    def _is_seen(self, homes: Mapping[int, Pose]) -> bool:
        """Return True if no group is too small or covered when all homes fill a small view."""
        width, height = SMALL_VIEW
        ordered = homes_of(self._known, width / height, Layout.ROWS)
        laid = [[(self._areas[at], pose) for at, pose in all_.items()] for all_ in (homes, ordered)]
        square, normal = (geometry.square_when_fitted(lying, width, height) for lying in laid)
        return square >= min(SMALLEST_SQUARE, normal / 3) and all(
            _covered(homes, group, other) <= MOST_COVERED
            for group, other in permutations(self._state.groups, 2)
        )

    # States

    def _ordered(self, before: Mapping[int, Pose], groups: tuple[Group, ...]) -> _State:
        stage = None
        if self.layout is Layout.STAGE and has_stage(groups):
            homes, stage = stage_homes(groups, self.aspect, self._shown)
            self._shaped_for = self.aspect
        else:
            homes = homes_of(groups, self.aspect, self.layout)
        return _State({**before, **homes}, groups, {}, False, stage)

    def _with_groups(self, state: _State, groups: tuple[Group, ...]) -> _State:
        """Return a state with other groups on the table."""
        if groups == state.groups:
            return state
        if not state.free:
            return replace(self._ordered(state.homes, groups), hosts=state.hosts)
        homes = dict(state.homes)
        lying = [group for group in groups if group in state.groups]
        for group in [group for group in groups if group not in state.groups]:
            if any(_covered(homes, group, other) > CROWDED for other in lying):
                homes.update(_beside(homes, group, lying))
            lying.append(group)
        return replace(state, homes=homes, groups=groups)

    def _step(self, state: _State) -> None:
        self._past.append(self._state)
        del self._past[:-_REMEMBERED]
        self._future.clear()
        self._state = state


def _at_home(homes: Mapping[int, Pose], group: Group) -> list[Lying]:
    """Return the areas and home poses of the boards of a group."""
    return [(area, homes[area.id]) for area in group]


def _covered(homes: Mapping[int, Pose], group: Group, other: Group) -> float:
    """Return the part of a group that lies under another on top of it, from 0 to 1."""
    return geometry.covered(_at_home(homes, group), _at_home(homes, other))


def _beside(homes: Mapping[int, Pose], group: Group, others: Sequence[Group]) -> dict[int, Pose]:
    """Return the poses of a group laid to the right of others."""
    own = geometry.bounds(_at_home(homes, group))
    rest = geometry.bounds(lying for other in others for lying in _at_home(homes, other))
    step = QPointF(rest.right() + 2 * GAP - own.left(), rest.center().y() - own.center().y())
    return {area.id: homes[area.id].moved_to(homes[area.id].centre + step) for area in group}


def _letter(group: Group, number: int) -> str:
    """Return the letter of a group: from its first board's label, or else from its number."""
    label = group[0].spec.label
    if len(label) == 1 and label in BOARD_LETTERS + STRIP_LABEL:
        return label
    if label.isdecimal() and 1 <= int(label) <= len(BOARD_LETTERS):
        return BOARD_LETTERS[int(label) - 1]
    return BOARD_LETTERS[number]
