"""Moves and attacks of the pieces of a game, computed square by square on first use.

Results that depend on empty squares are kept by the pieces on these: a line of a Rook, the points
beside a Horse. So a move costs a few look-ups, whatever the piece.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from cfanp_gui.core.boards import Join
from cfanp_gui.core.caching import Memo
from cfanp_gui.core.square_sets import squares
from cfanp_gui.games.pairs.described.betza import Leg, Way
from cfanp_gui.games.pairs.described.description import Description, Kind
from cfanp_gui.games.pairs.described.keys import (
    BLACK,
    JANGGI_CANNON,
    KING,
    PAWN,
    ROOK,
    SOLDIER,
    WAZIR,
    WHITE,
)

BELOW, ABOVE, AWAY = range(3)
"""Places of an army's home on a pair: the lower half-board, the upper one, or neither."""
AHEAD, BACK = 1, -1


class Frame:
    """The squares of a joined board of a given size, as armies see it (Rule 10).

    An army whose home is on the pair sees the whole board from there. To any other army each
    half-board is the other side's end, and the strip is seen from both sides.
    """

    def __init__(self, files: int, ranks: int, half: int, join: Join = Join.ROTATE) -> None:
        self.files = files
        self.ranks = ranks
        self.size = files * ranks
        self.other = tuple(join.place(at, files, 0, ranks) for at in range(self.size))
        """Each square as seen from the other end of the board."""
        self.all = (1 << self.size) - 1
        self.lower = (1 << files * half) - 1
        self.upper = self.lower << self.size - files * half
        self.strip = self.all & ~(self.lower | self.upper)
        self.ahead = (self.all, 0, self.upper | self.strip)
        """Squares on which an army's pieces look ahead, by the place of its home."""
        self.back = (0, self.all, self.lower | self.strip)
        """Squares on which an army's pieces look back, by the place of its home."""

    def turned(self, squares: int) -> int:
        """Return squares as seen from the other end of the board."""
        mirror = 0
        while squares:
            lowest = squares & -squares
            mirror |= 1 << self.other[lowest.bit_length() - 1]
            squares ^= lowest
        return mirror

    def region(self, home: int, own: int) -> int:
        """Return the squares of the joined board of a region that an army sees as `own`."""
        return self.ahead[home] & own | self.back[home] & self.turned(own)

    def looks(self, home: int, square: int) -> Iterator[tuple[int, int]]:
        """Yield each direction a piece looks from a square, and that square as it sees it."""
        if self.ahead[home] >> square & 1:
            yield AHEAD, square
        if self.back[home] >> square & 1:
            yield BACK, self.other[square]

    def step(self, square: int, aside: int, ahead: int) -> int:
        """Return the square some files and ranks from another; -1 beside the board."""
        file = square % self.files + aside
        target = square + aside + ahead * self.files
        return target if 0 <= file < self.files and 0 <= target < self.size else -1

    def room(self, aside: int, ahead: int) -> int:
        """Return the squares from which a step of some files and ranks stays on the board."""
        row = sum(1 << file for file in range(self.files) if 0 <= file + aside < self.files)
        ranks = (rank for rank in range(self.ranks) if 0 <= rank + ahead < self.ranks)
        return sum(row << rank * self.files for rank in ranks)

    def line(self, square: int, aside: int, ahead: int, most: int) -> tuple[int, ...]:
        """Return the squares on a line from one, at most `most`; 0 is no limit."""
        line: list[int] = []
        at = self.step(square, aside, ahead)
        while at >= 0 and (not most or len(line) < most):
            line.append(at)
            at = self.step(at, aside, ahead)
        return tuple(line)

    def path(self, square: int, aside: int, ahead: int) -> int:
        """Return the squares between the ends of a lame leap, which is diagonal at the far end.

        It goes straight as long as the longer side is longer, and diagonally from then on.
        """
        between = 0
        right, up = (aside > 0) - (aside < 0), (ahead > 0) - (ahead < 0)
        x, y = abs(aside), abs(ahead)
        at = square
        while True:
            at = self.step(at, right if x >= y else 0, up if y >= x else 0)
            if x == y:
                x, y = x - 1, y - 1
            elif x > y:
                x -= 1
            else:
                y -= 1
            if not x and not y:
                return between
            between |= 1 << at


Lines = tuple[tuple[int, Memo[int, int]], ...]
"""Squares on which a result depends, and the reached squares by the occupied ones of them."""

MEMO = 1 << 13


class PieceReach(NamedTuple):
    """Squares that a piece reaches from a square."""

    steps: int
    """Squares reached regardless of other pieces."""
    lines: Lines


class Moves(NamedTuple):
    """Squares that a kind of piece of an army reaches, by origin."""

    quiet: Memo[int, PieceReach]
    """Moves to empty squares."""
    takes: Memo[int, PieceReach]
    """Captures."""
    same: bool
    """Whether its moves and its captures have the same targets."""
    both: Memo[int, tuple[tuple[int, int, int, Lines, Lines], ...]]
    """For each origin in a set: the origin, its captures and its moves.

    Those that do not depend on other squares come first.
    """
    usual: Memo[int, int]
    """Moves to empty squares on an empty board, without first moves and regardless of regions."""

    def reach(self, origin: int, occupied: int) -> tuple[int, int]:
        """Return the squares on which it captures a piece, and those to which it goes if empty."""
        goals, lines = self.takes[origin]
        for mask, seen in lines:
            goals |= seen[occupied & mask]
        free, lines = self.quiet[origin]
        for mask, seen in lines:
            free |= seen[occupied & mask]
        return goals, free


EVERY, AHEAD_LOOKING, BACK_LOOKING, AT_HOME = range(4)
"""Classes of pieces of a kind that attack alike: all; those that look ahead; those that look back.

From the last number on: those of White’s and of Black’s armies that are at home on the lower
half-board, on the upper one, on neither.
"""


def belonging(home: int, colour: int) -> int:
    """Return the class of pieces of armies of a home and a colour."""
    return AT_HOME + 2 * home + colour


class Sight(NamedTuple):
    """A square from which another would be attacked, depending on the pieces between."""

    path: int
    """The squares between that matter."""
    wanted: int
    """Number of them that must be occupied for an attack."""
    only: int
    """The square that must be occupied then, if it is a certain one; else 0."""


class Steps(NamedTuple):
    """Squares from which pieces attack a square regardless of other pieces."""

    squares: int
    which: int
    kinds: tuple[int, ...]


class Attack(NamedTuple):
    """Squares from which pieces may attack a square, depending on the pieces between."""

    mask: int
    """The squares between."""
    seen: Memo[int, int]
    """Attacking squares by the occupied squares between."""
    squares: int
    which: int
    kinds: tuple[int, ...]
    sights: dict[int, tuple[Sight, ...]]


class Watch(NamedTuple):
    """All possible attacks on a square."""

    squares: int
    """All squares from which it may be attacked."""
    near: int
    steps: tuple[Steps, ...]
    lines: tuple[Attack, ...]
    king_attacks: tuple[Attack, ...]
    """Attacks that exist only if a King stands on the square."""
    rays: tuple[Attack, ...]
    """`lines` and `king_attacks` together."""


class Tables:
    """Tables of the moves and attacks of a game."""

    def __init__(self, game: Description, join: Join = Join.ROTATE) -> None:
        self.game = game
        self.frame = Frame(game.files, game.ranks, game.half, join)
        white, black = (
            side._replace(array=(), flag=0, flag_pieces=frozenset(), checks=1, gates=0)
            for side in game.sides
        )
        self.alike = white == black
        """Whether armies set up as White move like those set up as Black."""
        self._lines: dict[tuple[object, ...], tuple[int, Memo[int, int]]] = {}
        self._moves: dict[tuple[int, int, int], Moves] = {}
        self.watch: Memo[int, Watch] = Memo(self._watch, 1 << 10)
        """Possible attacks by square."""
        self.by_home = False
        """Whether attacks depend on the homes of armies."""
        self._groups: dict[tuple[object, ...], _Group] = {}
        for number, kind in enumerate(game.kinds):
            self._add_groups(number, kind)

    # Moves of pieces

    def moves(self, kind: int, home: int, colour: int) -> Moves:
        """Return the moves of pieces of a kind in an army of a home and a colour."""
        key = kind, home, 0 if self.alike else colour
        if key not in self._moves:
            self._moves[key] = self._make_moves(self.game.kinds[kind], home, key[2])
        return self._moves[key]

    def region(self, kind: Kind, home: int, colour: int) -> int:
        """Return the squares to which pieces of a kind are confined."""
        confined = dict(self.game.sides[colour].mobility).get(kind.type)
        return self.frame.all if confined is None else self.frame.region(home, confined)

    def legs(self, kind: Kind, home: int, square: int, which: str) -> tuple[Leg, ...]:
        """Return the directions in which a piece goes or captures from a square."""
        turned: list[Leg] = []
        for look, own in self.frame.looks(home, square):
            legs: Iterable[Leg] = kind.moves.quiet if which == "quiet" else kind.moves.takes
            if kind.type == SOLDIER and own // self.game.files + 1 < self.game.soldier_rank:
                legs = (leg for leg in legs if not leg.aside)
            turned += (_turned(leg) for leg in legs) if look == BACK else legs
        return tuple(dict.fromkeys(turned))

    def lines(self, home: int, colour: int) -> int:
        """Return the squares between which some pieces move diagonally."""
        return self.frame.region(home, self.game.sides[colour].lines)

    def palace_legs(self, kind: Kind, home: int, colour: int, square: int) -> tuple[Leg, ...]:
        """Return the directions in which a piece moves in a palace from one of its squares."""
        if not self.lines(home, colour) >> square & 1:
            return ()
        way = {ROOK: Way.SLIDE, JANGGI_CANNON: Way.HOP, WAZIR: Way.STEP, SOLDIER: Way.STEP}
        step = way.get(kind.type)
        if kind.type == KING and kind.betza == "W":
            step = Way.STEP
        if step is None:
            return ()
        aheads = (1,) if kind.type == SOLDIER else (1, -1)
        legs = [Leg(aside, ahead, step, 0) for ahead in aheads for aside in (1, -1)]
        looks = [look for look, _ in self.frame.looks(home, square)]
        turned = [leg if look == AHEAD else _turned(leg) for look in looks for leg in legs]
        return tuple(dict.fromkeys(turned))

    def leaves(self, kind: Kind, home: int) -> int:
        """Return the squares that a piece alone on the board can leave."""
        frame, left = self.frame, 0
        held = self.game.soldier_rank - 1 if kind.type == SOLDIER else 0
        near = (1 << frame.files * held) - 1
        for leg in kind.moves.quiet:
            room = frame.room(leg.aside, leg.ahead) & frame.ahead[home]
            left |= room & ~near if leg.aside else room
            turned = frame.room(-leg.aside, -leg.ahead) & frame.back[home]
            left |= turned & ~frame.turned(near) if leg.aside else turned
        return left

    def first_legs(self, kind: Kind, home: int, colour: int, square: int) -> tuple[Leg, ...]:
        """Return the directions in which a piece goes only from the region of double steps."""
        turned: list[Leg] = []
        side = self.game.sides[colour]
        for look, own in self.frame.looks(home, square):
            legs: list[Leg] = []
            if side.double >> own & 1:
                legs += kind.moves.initial
                if kind.type == PAWN:
                    legs.append(Leg(0, 1, Way.SLIDE, 2))
            if kind.type == PAWN and side.triple >> own & 1:
                legs.append(Leg(0, 1, Way.SLIDE, 3))
            turned += map(_turned, legs) if look == BACK else legs
        return tuple(dict.fromkeys(turned))

    def _make_moves(self, kind: Kind, home: int, colour: int) -> Moves:
        region = self.region(kind, home, colour)

        def with_palace(square: int, found: PieceReach) -> PieceReach:
            if not (legs := self.palace_legs(kind, home, colour, square)):
                return found
            steps, lines = self._reach(square, legs, region & self.lines(home, colour))
            return PieceReach(found.steps | steps, found.lines + lines)

        def quiet(square: int) -> PieceReach:
            usual = self.legs(kind, home, square, "quiet")
            legs = usual + self.first_legs(kind, home, colour, square)
            return with_palace(square, self._reach(square, legs, region))

        def takes(square: int) -> PieceReach:
            legs = self.legs(kind, home, square, "takes")
            return with_palace(square, self._reach(square, legs, region))

        def both(origins: int) -> tuple[tuple[int, int, int, Lines, Lines], ...]:
            reached = []
            for square in squares[origins]:
                (goals, lines), (free, free_lines) = captures[square], ways[square]
                reached.append((square, goals, free, lines, free_lines))
            return tuple(reached)

        def usual(square: int) -> int:
            # On an empty board, on which a jump needs no piece to jump over.
            legs = (
                leg._replace(way=Way.SLIDE) if leg.way in (Way.HOP, Way.OVER) else leg
                for leg in self.legs(kind, home, square, "quiet")
            )
            return self._walk(square, legs, 0, self.frame.all)

        ways, captures = Memo(quiet, 1 << 10), Memo(takes, 1 << 10)
        return Moves(
            ways,
            captures,
            not kind.moves.initial and kind.type != PAWN and kind.moves.quiet == kind.moves.takes,
            Memo(both, 1 << 12),
            Memo(usual, 1 << 10),
        )

    def _reach(self, square: int, legs: tuple[Leg, ...], region: int) -> PieceReach:
        parts = (tuple(leg for leg in legs if _part(leg) == part) for part in (True, False, None))
        lines = tuple(self._line_of(square, part, region) for part in parts if part)
        steps = self._walk(square, (leg for leg in legs if leg.way is Way.STEP), 0, region)
        return PieceReach(steps, lines)

    def _line_of(
        self, square: int, legs: tuple[Leg, ...], region: int
    ) -> tuple[int, Memo[int, int]]:
        key = square, legs, region
        if key not in self._lines:
            mask = 0
            for leg in legs:
                if leg.way is Way.LAME:
                    if self.frame.step(square, leg.aside, leg.ahead) >= 0:
                        mask |= self.frame.path(square, leg.aside, leg.ahead)
                else:
                    for at in self.frame.line(square, leg.aside, leg.ahead, leg.most)[:-1]:
                        mask |= 1 << at
            walk = self._walk
            self._lines[key] = mask, Memo(lambda stands: walk(square, legs, stands, region), MEMO)
        return self._lines[key]

    def _walk(self, square: int, legs: Iterable[Leg], stands: int, region: int) -> int:
        """Return the squares that legs reach from one, with some squares occupied."""
        frame, reached = self.frame, 0
        for aside, ahead, way, most in legs:
            if way is Way.STEP or way is Way.LAME:
                target = frame.step(square, aside, ahead)
                if target >= 0 and (
                    way is Way.STEP or not frame.path(square, aside, ahead) & stands
                ):
                    reached |= 1 << target
                continue
            behind = way is Way.SLIDE
            for target in frame.line(square, aside, ahead, most):
                bit = 1 << target
                if behind:
                    reached |= bit
                    if way is Way.OVER or stands & bit:
                        break
                elif stands & bit:
                    behind = True
        return reached & region

    # Attacks on a square

    def _add_groups(self, number: int, kind: Kind) -> None:
        """Add a kind to the group of those that attack alike."""
        takes = kind.moves.takes
        limited = any(kind.type in dict(side.mobility) for side in self.game.sides)
        limited |= any(side.lines for side in self.game.sides) and kind.type in _PALACE
        if limited or (kind.type == SOLDIER and self.game.soldier_rank > 1):
            self.by_home = True
            for home in (BELOW, ABOVE, AWAY):
                for colour in (WHITE,) if self.alike else (WHITE, BLACK):
                    which = belonging(home, colour)
                    self._groups[which, number] = _Group(which, kind, home, colour, None, [number])
            return
        turned = frozenset(map(_turned, takes))
        for which, home in (
            ((EVERY, BELOW),)
            if turned == frozenset(takes)
            else ((AHEAD_LOOKING, BELOW), (BACK_LOOKING, ABOVE))
        ):
            for part in (True, False, None, "step"):
                legs = frozenset(
                    leg for leg in (takes if home == BELOW else turned) if _part(leg) == part
                )
                if legs:
                    key = which, legs
                    group = _Group(which, kind, home, WHITE, legs, [])
                    self._groups.setdefault(key, group).kinds.append(number)

    def _watch(self, square: int) -> Watch:
        steps: list[Steps] = []
        lines: list[Attack] = []
        near = far = 0
        for group in self._groups.values():
            always, sights = self._sights(square, group)
            kinds = tuple(group.kinds)
            if always:
                steps.append(Steps(always, group.which, kinds))
                near |= always
            if sights:
                lines.append(attack := self._attack(sights, group.which, kinds))
                far |= attack.squares
        facing: tuple[Attack, ...] = ()
        if (
            self.game.flying_general and self.game.has_king
        ):  # a King attacks another on an open file or rank
            kings: dict[int, tuple[Sight, ...]] = {}
            for aside, ahead in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                path = 0
                for at in self.frame.line(square, aside, ahead, 0):
                    kings[at] = (Sight(path, 0, 0),)
                    path |= 1 << at
            facing = (self._attack(kings, EVERY, (0,)),)
        return Watch(near | far, near, tuple(steps), tuple(lines), facing, (*lines, *facing))

    def _sights(self, square: int, group: _Group) -> tuple[int, dict[int, tuple[Sight, ...]]]:
        """Return the squares from which a group attacks a square in any case, and in some cases."""
        frame = self.frame
        near, sights = 0, dict[int, list[Sight]]()
        if (
            group.legs is None
            and not self.region(group.kind, group.home, group.colour) >> square & 1
        ):
            return 0, {}
        takes = group.legs or frozenset(group.kind.moves.takes)
        of_palace = frozenset[Leg]()
        if group.legs is None:
            takes |= frozenset(map(_turned, takes))
            # The square may be the end of a line, and its beginning is asked below.
            legs = self.palace_legs(group.kind, group.home, group.colour, square)
            of_palace = frozenset(legs) | frozenset(map(_turned, legs))
            takes |= of_palace

        def goes(origin: int, leg: Leg) -> bool:
            if group.legs is not None or leg in self.legs(group.kind, group.home, origin, "takes"):
                return True
            return leg in of_palace and leg in self.palace_legs(
                group.kind, group.home, group.colour, origin
            )

        for leg in takes:
            if leg.way in (Way.STEP, Way.LAME):
                origin = frame.step(square, -leg.aside, -leg.ahead)
                if origin < 0 or not goes(origin, leg):
                    continue
                if leg.way is Way.STEP:
                    near |= 1 << origin
                else:
                    path = frame.path(origin, leg.aside, leg.ahead)
                    sights.setdefault(origin, []).append(Sight(path, 0, 0))
                continue
            path = first = 0
            for origin in frame.line(square, -leg.aside, -leg.ahead, leg.most):
                if goes(origin, leg):
                    if leg.way is Way.SLIDE:
                        sights.setdefault(origin, []).append(Sight(path, 0, 0))
                    elif path:
                        only = first if leg.way is Way.OVER else 0
                        sights.setdefault(origin, []).append(Sight(path, 1, only))
                path |= 1 << origin
                first = first or path
        return near, {origin: tuple(sights_of) for origin, sights_of in sights.items()}

    @staticmethod
    def _attack(sights: dict[int, tuple[Sight, ...]], which: int, kinds: tuple[int, ...]) -> Attack:
        mask = squares = 0
        for origin, ways in sights.items():
            squares |= 1 << origin
            for sight in ways:
                mask |= sight.path
        flat = [(1 << origin, *sight) for origin, ways in sights.items() for sight in ways]

        def seen(stands: int) -> int:
            attacking = 0
            for bit, path, wanted, only in flat:
                between = path & stands
                if (between == only) if only else between.bit_count() == wanted:
                    attacking |= bit
            return attacking

        return Attack(mask, Memo(seen, MEMO), squares, which, kinds, sights)


_PALACE = (KING, WAZIR, ROOK, JANGGI_CANNON, SOLDIER)
"""Kinds of pieces that may move diagonally in a palace."""


class _Group(NamedTuple):
    """Kinds of pieces that attack alike."""

    which: int
    kind: Kind
    home: int
    colour: int
    legs: frozenset[Leg] | None
    """Directions on the joined board; None if they depend on the square."""
    kinds: list[int]


def _turned(leg: Leg) -> Leg:
    return leg._replace(aside=-leg.aside, ahead=-leg.ahead)


def _part(leg: Leg) -> bool | str | None:
    """Return True for a line along files or ranks; None for a lame leap or a crooked line."""
    if leg.way is Way.STEP:
        return "step"
    if leg.way is Way.LAME or abs(leg.aside) > 1 or abs(leg.ahead) > 1:
        return None
    return not (leg.aside and leg.ahead)
