"""How a kind of piece moves, as a value and in words.

The value is what it reaches from a few squares of a bare board. It is found by asking the rules, so
that no game describes its pieces twice; see `games.armies.movements`.
"""

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from math import gcd
from typing import NamedTuple

from cfanp_gui.core.pieces import PieceType
from cfanp_gui.core.text import Text, joined

Way = tuple[int, int]
"""How many files to the right and ranks ahead of a square."""


FAR = 0
"""As how often a piece goes a way: any number of times."""


class Reach(NamedTuple):
    """What a piece reaches from one square, forward being towards the last rank.

    Squares are numbers, row by row from the lower left.
    """

    origin: int
    goes: frozenset[int]
    """Where it goes on a bare board."""
    takes: frozenset[int]
    """Where it captures what stands there alone."""
    lame: frozenset[int] = frozenset()
    """Those of both, farther than a step, that it reaches no more with pieces all round it."""
    hops: frozenset[int] = frozenset()
    """Where it goes only over a piece beside it."""
    hop_takes: frozenset[int] = frozenset()
    """Where it captures only over a piece beside it."""
    limits: frozenset[tuple[Way, int]] = frozenset()
    """How often it goes a way at most, `FAR` for any number of times, where other squares say."""


class Movement(NamedTuple):
    """How a kind of piece moves on a board of two halves, the lower of which is its home."""

    files: int
    ranks: int
    usual: Reach
    """From a square from which it moves as much as it can, at home unless it is nowhere there."""
    first: Reach | None = None
    """From a square on which it stands at the start, where it can do more from there."""
    abroad: Reach | None = None
    """From a square beyond its home, where it moves otherwise there."""
    squares: int = 0
    """How many squares it can ever come to, where it never leaves its home; else 0."""
    jumps: bool = False
    """Whether it captures by jumping over pieces one after the other."""
    becomes: tuple[str, ...] = ()
    """The letters of what it may become, the greatest first."""

    def way(self, origin: int, target: int) -> Way:
        """Return the way from a square to another."""
        files = self.files
        return target % files - origin % files, target // files - origin // files

    def room(self, origin: int, way: Way) -> int:
        """Return how often a piece could go a way until the edge of the board."""
        at = origin % self.files, origin // self.files
        sizes = self.files, self.ranks
        return min(
            (size - 1 - here if step > 0 else here) // abs(step)
            for here, step, size in zip(at, way, sizes, strict=True)
            if step
        )


class Strand(NamedTuple):
    """A way a piece goes, as often as it goes it at most."""

    way: Way
    """Its single step or leap."""
    times: int = 1
    """How often it may be done at once; `FAR` for as far as the board and other pieces let it."""
    lame: bool = False
    """Whether what stands beside the piece stops a leap."""


Strands = frozenset[Strand]


class Terms(NamedTuple):
    """How a piece moves from a square, whatever the edges of the board cut off."""

    goes: Strands
    takes: Strands
    hops: Strands
    hop_takes: Strands


def terms_of(movement: Movement, reach: Reach) -> Terms:
    """Return what a piece reaches from a square in terms of steps, leaps, lines and jumps."""

    def strands(found: frozenset[int], jumps: bool = False) -> Strands:
        return _strands(movement, reach, found, jumps)

    return Terms(
        strands(reach.goes),
        strands(reach.takes),
        strands(reach.hops, jumps=True),
        strands(reach.hop_takes, jumps=True),
    )


def lines_of(
    movement: Movement, origin: int, found: Iterable[int], stopped: Container[int]
) -> Iterator[tuple[Strand, int]]:
    """Yield the strands that lead to squares, each with the first square on it.

    Farther squares belong to a line of steps only where they are `stopped` by what stands on it;
    what is reached none the less is reached by leaps.
    """
    targets = {movement.way(origin, target): target for target in found}
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


def _strands(movement: Movement, reach: Reach, found: frozenset[int], jumps: bool) -> Strands:
    """Return the strands that lead to squares; of `jumps` each goes over the first square."""
    limits = dict(reach.limits)
    over = {_beside(movement, reach.origin, at) for at in found} if jumps else set[int]()
    strands = set[Strand]()
    ending = []
    stopped = found if jumps else reach.lame
    for line, target in lines_of(movement, reach.origin, found | over, stopped):
        strand = line._replace(lame=target in reach.lame)
        if strand.way in limits:
            strands.add(strand._replace(times=limits[strand.way]))
        elif strand.times == movement.room(reach.origin, strand.way):
            ending.append(strand)
        else:
            strands.add(strand)
    known = frozenset(strands)
    for strand in ending:
        longest = max(one.times for one in ending if _alike(one.way, strand.way))
        most = max([0, *(one.times for one in known if _alike(one.way, strand.way))])
        times = most if strand.times <= most else FAR if longest > 1 else strand.times
        strands.add(strand._replace(times=times))
    return frozenset(strands)


def _beside(movement: Movement, origin: int, target: int) -> int:
    """Return the square beside another on the way to a target."""
    x, y = movement.way(origin, target)
    parts = gcd(x, y)
    return origin + y // parts * movement.files + x // parts


def _alike(one: Way, other: Way) -> bool:
    """Return whether two ways run alike: straight both, diagonally both, or as a Knight."""
    return sorted(map(abs, one)) == sorted(map(abs, other))


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
"""What several directions are called together, the most first."""


def sentences(movement: Movement, types: Mapping[str, PieceType]) -> tuple[Text, ...]:
    """Return how a kind of piece moves: sentences that have no capital yet, and no full stop.

    `types` are the game's kinds of pieces by their letters.
    """
    usual = terms_of(movement, movement.usual)
    found = list(_told(usual))
    if movement.first is not None:
        more = terms_of(movement, movement.first).goes - usual.goes
        found.append(Text("from its first square it also goes {how}", how=_how(more)))
    if movement.abroad is not None:
        there = _told(terms_of(movement, movement.abroad))
        found += [Text("beyond its own half-board: {words}", words=words) for words in there]
    if movement.squares:
        count = movement.squares
        found.append(Text("it keeps to {count} squares of its own half-board", count=count))
    if movement.jumps:
        found.append(
            Text("it captures by jumping to the empty square beyond, and goes on while it can")
        )
    if movement.becomes:
        kinds = [types[letter].name for letter in movement.becomes]
        found.append(Text("it may become: {kinds}", kinds=_either(kinds)))
    return tuple(found)


def _told(terms: Terms) -> list[Text]:
    """Return what a piece does by some terms."""
    goes, takes = _how(terms.goes, terms.hops), _how(terms.takes, terms.hop_takes)
    if not goes and not takes:
        return [Text("does not move")]
    if goes == takes:
        return [Text("moves and captures {how}", how=goes)]
    found = [Text("moves {how}", how=goes)] if goes else []
    if not takes:
        return [*found, Text("never captures")]
    if terms.hop_takes and terms.hop_takes == terms.goes and not terms.takes:
        return [*found, Text("captures in the same way, but over one piece in between")]
    return [*found, Text("captures {how}", how=takes)]


def _how(strands: Strands, hops: Strands = frozenset()) -> Text | str:
    """Return how far a piece goes whither; empty for nowhere."""
    parts = [*_steps(strands), *_leaps(strands)]
    for times, ways in _by_times(hops):
        there = directions(ways)
        if times == FAR:
            words = Text("any number of squares {ways}, over one piece", ways=there)
        else:
            words = Text("over a piece beside it {ways}", ways=there)
        parts.append(words)
    return _either(parts)


def _steps(strands: Strands) -> list[Text]:
    """Return the steps and lines of some strands, the longest first."""
    found = []
    for times, ways in _by_times(one for one in strands if _is_step(one)):
        there = directions(ways)
        if times == FAR:
            found.append(Text("any number of squares {ways}", ways=there))
        elif times == 1:
            found.append(Text("one square {ways}", ways=there))
        else:
            found.append(Text("up to {count} squares {ways}", count=times, ways=there))
    return found


def _is_step(strand: Strand) -> bool:
    return max(map(abs, strand.way)) == 1


def _by_times(strands: Iterable[Strand]) -> list[tuple[int, frozenset[Way]]]:
    """Return the ways of some strands by how far they are gone, the farthest first."""
    found: dict[int, set[Way]] = {}
    for strand in strands:
        found.setdefault(strand.times, set()).add(strand.way)
    far = sorted(found, key=lambda times: (times != FAR, -times))
    return [(times, frozenset(found[times])) for times in far]


def _leaps(strands: Strands) -> list[Text]:
    """Return the leaps of some strands."""
    groups: dict[tuple[int, int, bool, bool], set[Way]] = {}
    for strand in sorted(strands):
        if not _is_step(strand):
            near, far = sorted(map(abs, strand.way))
            key = near, far, strand.lame, strand.times != 1
            groups.setdefault(key, set()).add(strand.way)
    found = []
    for (near, far, lame, again), ways in groups.items():
        words = _leap(near, far, ways)
        if lame:
            words = Text("{words} if nothing stands in between", words=words)
        if again:
            words = Text("{words}, and on in the same line", words=words)
        found.append(words)
    return found


def _leap(near: int, far: int, ways: set[Way]) -> Text:
    """Return the words for leaps so many squares far."""
    if near in (0, far):
        there = directions({(_sign(x), _sign(y)) for x, y in ways})
        return Text("exactly {count} squares {ways}", count=far, ways=there)
    if len(ways) == 8:
        return Text("{far} squares straight and {near} aside", far=far, near=near)
    if ways == {(near, far), (-near, far)}:
        return Text("{far} squares forward and {near} aside", far=far, near=near)
    return Text("{far} squares straight and {near} aside, not every way", far=far, near=near)


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


def directions(ways: Iterable[Way]) -> Text | str:
    """Return what some directions are called together."""
    left, found = set(ways), []
    for some, words in _DIRECTIONS:
        if some <= left:
            left -= some
            found.append(words)
    return _either(found)


def _either(parts: Sequence[Text | str]) -> Text | str:
    """Return parts of a sentence with an “or” before the last."""
    *some, last = parts or [""]
    if not some:
        return last
    return Text("{some} or {last}", some=joined(", ", some), last=last)
