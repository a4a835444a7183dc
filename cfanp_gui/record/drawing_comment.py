"""Arrows and coloured squares in comments of records, as other programs write them in PGN.

The comment behind a move may hold the commands ``[%cal ...]`` with arrows and ``[%csl ...]`` with
squares, several of them with commas between. Each begins with the letter of its colour: ``R``,
``G``, ``B`` or ``Y`` for red, green, blue or yellow, or a small letter for the paint of a player,
``a`` for the first. Squares are called with their boards as the game calls them: ``aAb1Ac3``, in a
ring ``a2:b12:c3``. Where every square is known without its board, as on the joined board of two
armies, they are called so: ``Gb1c3``. A ``-`` may stand between the squares of an arrow; it is
written where they could be taken for others.

Everything else that a comment says stays as it is, also in these commands.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from cfanp_gui.core.boards import ARMY_LETTERS, Pair, Square, without_strip
from cfanp_gui.core.capabilities import Joins
from cfanp_gui.core.position import Position
from cfanp_gui.record.drawings import PENS, Arrow, Drawings, Paint, Ring

MAX_DRAWN = 500
"""Arrows and squares that are read from a comment; more are kept, and not shown."""

_LONGEST = 24
"""Characters that two squares take at most."""
_COMMAND = re.compile(r"\[%(cal|csl) ([^\][{}]*)\]")


class _Names:
    """What the squares of a position are called, and which are meant by a name."""

    def __init__(self, position: Position, pair: Pair | None) -> None:
        boards = position.boards()
        self._titles = {
            Square(board.id, index): board.title(index)
            for board in boards
            for index in range(board.size)
        }
        names: Mapping[int, tuple[str, ...]] = {board.id: board.square_names for board in boards}
        plain = True
        if isinstance(position, Joins):
            halves = without_strip(boards)
            plain = len(halves) == 2
            pair = Pair(*sorted(board.id for board in halves)) if plain else pair
            names = {} if pair is None or not {*pair} <= {*names} else position.joined_names(pair)
        short = {square: names[square.board][square.index] for square in self._titles
                 if square.board in names}  # fmt: skip
        unique = all(count == 1 for count in Counter(short.values()).values())
        self._squares = {name: square for square, name in self._titles.items()}
        if unique:
            self._squares |= {name: square for square, name in short.items()}
        self._short = short if unique and plain else {}
        self._players = position.players

    def paint(self, letter: str) -> Paint | None:
        """Return the paint that a letter stands for; None for one that stands for none."""
        if letter in PENS:
            return letter
        number = ARMY_LETTERS.find(letter)
        return number if 0 <= number < self._players else None

    def square(self, text: str) -> Square | None:
        """Return the square of a name."""
        return self._squares.get(text)

    def squares(self, text: str) -> tuple[Square, Square] | None:
        """Return the two squares of an arrow; None where there are none, or more than one way."""
        if len(text) > _LONGEST:
            return None
        first, dash, second = text.partition("-")
        ways = [(first, second)] if dash else [
            (text[:at], text[at:]) for at in range(1, len(text))
        ]  # fmt: skip
        found = [(self._squares[one], self._squares[other]) for one, other in ways
                 if one in self._squares and other in self._squares]  # fmt: skip
        return found[0] if len(found) == 1 else None

    def text(self, square: Square) -> str | None:
        """Return what a square is called; None for one that the position does not have."""
        return self._short.get(square) or self._titles.get(square)

    def arrow(self, source: Square, target: Square) -> str | None:
        """Return the squares of an arrow as one text; None where there is no such square."""
        one, other = self.text(source), self.text(target)
        if one is None or other is None:
            return None
        text = one + other
        return text if self.squares(text) == (source, target) else f"{one}-{other}"


def read_drawings(comment: str, position: Position, pair: Pair | None = None) -> Drawings:
    """Return what a comment on a position draws; what cannot be meant there is left out.

    Squares without a board are those of the joined board of two armies, or of the `pair` that was
    pushed for the move.
    """
    if _COMMAND.search(comment) is None:
        return Drawings()
    arrows: list[Arrow] = []
    rings: list[Ring] = []
    for one in _drawn(comment, _Names(position, pair)):
        if isinstance(one, Arrow):
            arrows.append(one)
        elif isinstance(one, Ring):
            rings.append(one)
    return Drawings(tuple(dict.fromkeys(arrows)), tuple(dict.fromkeys(rings)))


def with_drawings(
    comment: str, drawings: Drawings, position: Position, pair: Pair | None = None
) -> str:
    """Return a comment with these arrows and rings, and none of those it had.

    They are written where those stood, or ahead of all else. A comment that draws them already
    stays as it is. Dashed arrows, and paint that has no letter, are not kept in comments.
    """
    names = _Names(position, pair)
    kept = Drawings(
        tuple(arrow for arrow in drawings.arrows if _arrow_text(arrow, names)),
        tuple(ring for ring in drawings.rings if _ring_text(ring, names)),
    )
    if read_drawings(comment, position, pair) == kept:
        return comment
    unknown = {"cal": list[str](), "csl": list[str]()}
    for command, text, one in _items(comment, names):
        if one is None:
            unknown[command].append(text)
    texts = {
        "cal": [*filter(None, (_arrow_text(arrow, names) for arrow in kept.arrows))],
        "csl": [*filter(None, (_ring_text(ring, names) for ring in kept.rings))],
    }
    new = " ".join(
        f"[%{command} {','.join(items)}]"
        for command in ("csl", "cal")
        if (items := [*texts[command], *unknown[command]])
    )
    first = _COMMAND.search(comment)
    at = 0 if first is None else first.start()
    before, after = _COMMAND.sub(" ", comment[:at]), _COMMAND.sub(" ", comment[at:])
    return " ".join(
        part for part in (" ".join(before.split()), new, " ".join(after.split())) if part
    )


def without_drawings(comment: str) -> str:
    """Return a comment without arrows and squares, and with all else it says."""
    return " ".join(_COMMAND.sub(" ", comment).split())


def _drawn(comment: str, names: _Names) -> Iterator[Arrow | Ring]:
    found = (one for _, _, one in _items(comment, names) if one is not None)
    yield from (one for one, _ in zip(found, range(MAX_DRAWN), strict=False))


def _items(comment: str, names: _Names) -> Iterator[tuple[str, str, Arrow | Ring | None]]:
    """Yield every item of the commands: which command it is in, its text and what it draws."""
    for command, items in _commands(comment):
        for text in items:
            paint = names.paint(text[:1])
            one: Arrow | Ring | None = None
            if paint is not None and command == "csl":
                square = names.square(text[1:])
                one = None if square is None else Ring(square, paint)
            elif paint is not None:
                squares = names.squares(text[1:])
                one = None if squares is None else Arrow(*squares, paint)
            yield command, text, one


def _commands(comment: str) -> Iterator[tuple[str, Iterable[str]]]:
    for found in _COMMAND.finditer(comment):
        yield found[1], filter(None, (item.strip() for item in found[2].split(",")))


def _letter(paint: Paint) -> str:
    """Return the letter of a paint; empty for a paint without one."""
    if isinstance(paint, int):
        return ARMY_LETTERS[paint : paint + 1]
    return paint if paint in PENS else ""


def _arrow_text(arrow: Arrow, names: _Names) -> str:
    squares = None if arrow.dashed else names.arrow(arrow.source, arrow.target)
    letter = _letter(arrow.paint)
    return letter + squares if letter and squares else ""


def _ring_text(ring: Ring, names: _Names) -> str:
    square, letter = names.text(ring.square), _letter(ring.paint)
    return letter + square if letter and square else ""
