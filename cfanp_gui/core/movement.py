"""How a kind of piece moves, as a value: what it reaches from a few squares of a bare board.

It is found by asking the rules, so that no game describes its pieces twice; see
`games.armies.movements`. `movement_words` says it in words.
"""

from collections.abc import Container, Iterable, Iterator
from math import gcd
from typing import NamedTuple

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
