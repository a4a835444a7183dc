"""The movement of a kind of piece, as a value and in words.

The value is its reach from a few squares of an empty board. It is derived from the rules, so that
no game describes its pieces twice; see `games.armies.movements`.
"""

from collections.abc import Container, Iterable, Iterator, Mapping
from math import gcd
from typing import NamedTuple

from cfanp_gui.core.pieces import PieceType
from cfanp_gui.core.text import Plural, Text, joined, with_or

Way = tuple[int, int]
"""Number of files to the right and ranks ahead of a square."""


FAR = 0
"""Number of repetitions that stands for any number."""


class Reach(NamedTuple):
    """Reach of a piece from one square, forward being towards the last rank.

    Squares are numbers, row by row from the lower left.
    """

    origin: int
    goes: frozenset[int]
    """Squares it can move to on an empty board."""
    takes: frozenset[int]
    """Squares on which it captures a lone piece."""
    lame: frozenset[int] = frozenset()
    """Squares of both, farther than a step, that it cannot reach when surrounded by pieces."""
    hops: frozenset[int] = frozenset()
    """Squares it can move to only by jumping over an adjacent piece."""
    hop_takes: frozenset[int] = frozenset()
    """Squares it captures on only by jumping over an adjacent piece."""
    limits: frozenset[tuple[Way, int]] = frozenset()
    """Maximum repetitions of a way, `FAR` for any number, where other squares show them."""


class Movement(NamedTuple):
    """Movement of a kind of piece on a board of two halves, the lower of which is its home."""

    files: int
    ranks: int
    usual: Reach
    """Reach from a square where it is least restricted, at home if possible."""
    first: Reach | None = None
    """Reach from a starting square, if it can do more from there."""
    abroad: Reach | None = None
    """Reach from a square beyond its home, if it moves differently there."""
    squares: int = 0
    """Number of squares it can ever reach if it never leaves its home; else 0."""
    jumps: bool = False
    """True if it captures by jumping over pieces one after another."""
    becomes: tuple[str, ...] = ()
    """Letters of the pieces it may be promoted to, the most valuable first."""

    def way(self, origin: int, target: int) -> Way:
        """Return the way from one square to another."""
        files = self.files
        return target % files - origin % files, target // files - origin // files

    def room(self, origin: int, way: Way) -> int:
        """Return the number of times a piece could go a way before the edge of the board."""
        at = origin % self.files, origin // self.files
        sizes = self.files, self.ranks
        return min(
            (size - 1 - here if step > 0 else here) // abs(step)
            for here, step, size in zip(at, way, sizes, strict=True)
            if step
        )


class Strand(NamedTuple):
    """A way a piece moves, with its maximum number of repetitions."""

    way: Way
    """Its single step or leap."""
    times: int = 1
    """Maximum repetitions in one move; `FAR` if only the board and other pieces limit it."""
    lame: bool = False
    """True if a piece next to it blocks the leap."""


Strands = frozenset[Strand]


class Terms(NamedTuple):
    """Movement of a piece from a square, regardless of the board's edges."""

    goes: Strands
    takes: Strands
    hops: Strands
    hop_takes: Strands


def terms_of(movement: Movement, reach: Reach) -> Terms:
    """Return the reach of a piece from a square as steps, leaps, lines and jumps."""
    ways = ((reach.goes, False), (reach.takes, False), (reach.hops, True), (reach.hop_takes, True))
    return Terms(*(_strands(movement, reach, squares, jumps) for squares, jumps in ways))


def lines_of(
    movement: Movement, origin: int, squares: Iterable[int], stopped: Container[int]
) -> Iterator[tuple[Strand, int]]:
    """Yield the strands that lead to squares, each with the first square on it.

    Farther squares belong to a line of steps only if they are `stopped` by pieces on it; squares
    that stay reachable are reached by leaps.
    """
    targets = {movement.way(origin, target): target for target in squares}
    taken = set[Way]()
    for way in sorted(targets, key=lambda way: max(map(abs, way))):
        if way in taken:
            continue
        x, y = way
        times, steps = 1, max(map(abs, way)) == 1
        while (farther := (x * (times + 1), y * (times + 1))) in targets:
            if steps and targets[farther] not in stopped:
                break
            taken.add(farther)
            times += 1
        yield Strand(way, times), targets[way]


def _strands(movement: Movement, reach: Reach, squares: frozenset[int], jumps: bool) -> Strands:
    """Return the strands that lead to squares; each of `jumps` passes over the first square."""
    limits, stopped = dict(reach.limits), squares if jumps else reach.lame
    over = {_beside(movement, reach.origin, at) for at in squares} if jumps else set[int]()
    strands, ending = set[Strand](), []
    for line, target in lines_of(movement, reach.origin, squares | over, stopped):
        strand = line._replace(lame=target in reach.lame)
        if strand.way in limits:
            strands.add(strand._replace(times=limits[strand.way]))
        elif strand.times == movement.room(reach.origin, strand.way):
            ending.append(strand)
        else:
            strands.add(strand)
    known = frozenset(strands)
    for strand in ending:
        longest = max(peer.times for peer in ending if _alike(peer.way, strand.way))
        most = max((peer.times for peer in known if _alike(peer.way, strand.way)), default=0)
        times = most if strand.times <= most else FAR if longest > 1 else strand.times
        strands.add(strand._replace(times=times))
    return frozenset(strands)


def _beside(movement: Movement, origin: int, target: int) -> int:
    """Return the adjacent square on the way to a target."""
    x, y = movement.way(origin, target)
    parts = gcd(x, y)
    return origin + y // parts * movement.files + x // parts


def _alike(way: Way, other: Way) -> bool:
    """Return True if two ways are both straight, both diagonal, or both a Knight's."""
    return sorted(map(abs, way)) == sorted(map(abs, other))


# In words: steps, lines, leaps and jumps


_STRAIGHT = frozenset(((0, 1), (0, -1), (1, 0), (-1, 0)))
_DIAGONAL = frozenset(((1, 1), (-1, 1), (1, -1), (-1, -1)))
_DIRECTIONS: tuple[tuple[frozenset[Way], Text], ...] = (
    (_STRAIGHT | _DIAGONAL, Text("in any direction")),
    (_STRAIGHT, Text("straight in any direction")),
    (_DIAGONAL, Text("diagonally in any direction")),
    (frozenset(((0, 1),)), Text("forward")),
    (frozenset(((0, -1),)), Text("backward")),
    (frozenset(((1, 0), (-1, 0))), Text("sideways")),
    (frozenset(((-1, 1), (1, 1))), Text("diagonally forward")),
    (frozenset(((-1, -1), (1, -1))), Text("diagonally backward")),
    (frozenset(((-1, 0),)), Text("to the left")),
    (frozenset(((1, 0),)), Text("to the right")),
    (frozenset(((-1, 1),)), Text("forward to the left")),
    (frozenset(((1, 1),)), Text("forward to the right")),
    (frozenset(((-1, -1),)), Text("backward to the left")),
    (frozenset(((1, -1),)), Text("backward to the right")),
)
"""Joint names of several directions, the most general first."""


def sentences(movement: Movement, types: Mapping[str, PieceType]) -> tuple[Text, ...]:
    """Return sentences on the movement of a kind of piece, without capital and full stop."""
    usual = terms_of(movement, movement.usual)
    phrases = list(_told(usual))
    if movement.first is not None:
        more = terms_of(movement, movement.first).goes - usual.goes
        phrases.append(Text("from its first square it also goes {how}", how=_how(more)))
    if movement.abroad is not None:
        there = joined("; ", _told(terms_of(movement, movement.abroad)))
        phrases.append(Text("beyond its own half-board: {words}", words=there))
    if movement.squares and usual.goes | usual.takes | usual.hops:
        squares = Plural("%n square(s)", "", movement.squares)
        phrases.append(Text("it keeps to {squares} of its own half-board", squares=squares))
    if movement.jumps:
        phrases.append(
            Text("it captures by jumping to the empty square beyond, and goes on while it can")
        )
    if movement.becomes:
        kinds = [types[letter].name for letter in movement.becomes]
        phrases.append(Text("it may become: {kinds}", kinds=with_or(kinds)))
    return tuple(phrases)


def _told(terms: Terms) -> list[Text]:
    """Return phrases for the movement in `terms`."""
    goes, takes = _how(terms.goes, terms.hops), _how(terms.takes, terms.hop_takes)
    if not goes and not takes:
        return [Text("does not move")]
    if goes == takes:
        return [Text("moves and captures {how}", how=goes)]
    phrases = [Text("moves {how}", how=goes)] if goes else []
    if not takes:
        return [*phrases, Text("never captures")]
    if terms.hop_takes and terms.hop_takes == terms.goes and not terms.takes:
        return [*phrases, Text("captures in the same way, but over one piece in between")]
    return [*phrases, Text("captures {how}", how=takes)]


def _how(strands: Strands, hops: Strands = frozenset()) -> Text | str:
    """Return the distances and directions in words; empty if there are none."""
    parts = [*_steps(strands), *_leaps(strands)]
    for times, ways in _by_times(hops):
        there = directions(ways)
        far = Text("any number of squares {ways}, over one piece", ways=there)
        parts.append(far if times == FAR else Text("over a piece beside it {ways}", ways=there))
    return with_or(parts)


def _steps(strands: Strands) -> list[Text]:
    """Return the steps and lines of some strands, the longest first."""
    parts = []
    for times, ways in _by_times(filter(_is_step, strands)):
        words = {"count": times, "ways": directions(ways)}
        if times == FAR:
            parts.append(Text("any number of squares {ways}", **words))
        elif times == 1:
            parts.append(Text("one square {ways}", **words))
        else:
            parts.append(Text("up to {count} squares {ways}", **words))
    return parts


def _is_step(strand: Strand) -> bool:
    return max(map(abs, strand.way)) == 1


def _by_times(strands: Iterable[Strand]) -> list[tuple[int, frozenset[Way]]]:
    """Return the ways of some strands grouped by repetitions, the farthest first."""
    ways: dict[int, set[Way]] = {}
    for strand in strands:
        ways.setdefault(strand.times, set()).add(strand.way)
    far = sorted(ways, key=lambda times: (times != FAR, -times))
    return [(times, frozenset(ways[times])) for times in far]


def _leaps(strands: Strands) -> list[Text]:
    """Return the leaps of some strands."""
    groups: dict[tuple[int, int, bool, bool], set[Way]] = {}
    for strand in sorted(strands):
        if not _is_step(strand):
            near, far = sorted(map(abs, strand.way))
            key = near, far, strand.lame, strand.times != 1
            groups.setdefault(key, set()).add(strand.way)
    leaps = []
    for (near, far, lame, again), ways in groups.items():
        words = _leap(near, far, ways)
        if lame:
            words = Text("{words} if nothing stands in between", words=words)
        if again:
            words = Text("{words}, and on in the same line", words=words)
        leaps.append(words)
    return leaps


def _leap(near: int, far: int, ways: set[Way]) -> Text:
    """Return the words for a leap of `near` and `far` squares."""
    if near in (0, far):
        there = directions({(x // far, y // far) for x, y in ways})
        return Text("exactly {count} squares {ways}", count=far, ways=there)
    if len(ways) == 8:
        return Text("{far} squares straight and {near} aside", far=far, near=near)
    if ways == {(near, far), (-near, far)}:
        return Text("{far} squares forward and {near} aside", far=far, near=near)
    return Text("{far} squares straight and {near} aside, not every way", far=far, near=near)


def directions(ways: Iterable[Way]) -> Text | str:
    """Return the joint name of some directions."""
    left, names = set(ways), []
    for some, name in _DIRECTIONS:
        if some <= left:
            left -= some
            names.append(name)
    return with_or(names)
