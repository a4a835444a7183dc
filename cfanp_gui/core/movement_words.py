"""How a kind of piece moves, in words: steps, lines, leaps and jumps as `movement` has them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from cfanp_gui.core.movement import FAR, Movement, Strand, Strands, Terms, Way, terms_of
from cfanp_gui.core.pieces import PieceType
from cfanp_gui.core.text import Text, joined

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
