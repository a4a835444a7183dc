"""Arrows and coloured squares in comments of records, in the form other programs use in PGN.

The comment behind a move may hold the commands ``[%cal ...]`` with arrows and ``[%csl ...]`` with
squares, separated by commas. Each begins with the letter of its colour: ``R``, ``G``, ``B`` or
``Y`` for red, green, blue or yellow, or a small letter for the paint of a player, ``a`` for the
first. Squares have the game's names with their boards: ``aAb1Ac3``, in a ring ``a2:b12:c3``. If
every square is known without its board, as on the joined board of two armies, the board is left
out: ``Gb1c3``. A ``-`` may stand between the squares of an arrow; it is written if they could be
read as others.

The rest of a comment is left unchanged, also inside these commands.
"""

import re
from collections.abc import Iterator, Mapping
from itertools import islice

from cfanp_gui.core.boards import ARMY_LETTERS, Pair, Square, without_strip
from cfanp_gui.core.position import Position
from cfanp_gui.record.drawings import PENS, Arrow, Drawings, Paint, Ring

MAX_DRAWN = 500
"""Maximum number of arrows and squares read from a comment; more are kept, but not shown."""

_LONGEST = 24
"""Maximum number of characters for two squares."""
_COMMAND = re.compile(r"\[%(cal|csl) ([^\][{}]*)\]")


class _Names:
    """Names of a position's squares, and squares by name."""

    def __init__(self, position: Position, pair: Pair | None) -> None:
        boards = position.boards()
        self._titles = {
            Square(board.id, index): board.title(index)
            for board in boards
            for index in range(board.size)
        }
        names: Mapping[int, tuple[str, ...]] = {board.id: board.square_names for board in boards}
        plain = True
        if position.join is not None:
            halves = without_strip(boards)
            plain = len(halves) == 2
            pair = Pair(*sorted(board.id for board in halves)) if plain else pair
            names = {} if pair is None or not {*pair} <= {*names} else position.joined_names(pair)
        short = {
            square: names[square.board][square.index]
            for square in self._titles
            if square.board in names
        }
        unique = len(set(short.values())) == len(short)
        self._squares = {name: square for square, name in self._titles.items()}
        if unique:
            self._squares |= {name: square for square, name in short.items()}
        self._short = short if unique and plain else {}
        self._paints = (*PENS, *range(position.players))

    def read(self, command: str, text: str) -> Arrow | Ring | None:
        """Return the drawing of an item of a command; None if it is invalid."""
        letter, text = text[:1], text[1:]
        paint: Paint = letter if letter in PENS else ARMY_LETTERS.find(letter)
        if paint not in self._paints:
            return None
        if command == "csl":
            square = self._squares.get(text)
            return None if square is None else Ring(square, paint)
        squares = self.squares(text)
        return None if squares is None else Arrow(*squares, paint)

    def squares(self, text: str) -> tuple[Square, Square] | None:
        """Return the two squares of an arrow; None if it is invalid or ambiguous."""
        if len(text) > _LONGEST:
            return None
        first, dash, second = text.partition("-")
        ways = [(first, second)] if dash else [(text[:at], text[at:]) for at in range(1, len(text))]
        known = [two for two in ways if {*two} <= self._squares.keys()]
        if len(known) != 1:
            return None
        source, target = known[0]
        return self._squares[source], self._squares[target]

    def written(self, drawing: Arrow | Ring) -> str:
        """Return the item for an arrow or a ring; empty if there is none."""
        paint = drawing.paint
        if isinstance(paint, int):
            letter = ARMY_LETTERS[paint : paint + 1]
        else:
            letter = paint if paint in PENS else ""
        squares = drawing[:2] if isinstance(drawing, Arrow) else (drawing.square,)
        texts = [self._short.get(square) or self._titles.get(square, "") for square in squares]
        if not letter or not all(texts) or (isinstance(drawing, Arrow) and drawing.dashed):
            return ""
        text = "".join(texts)
        plain = len(squares) == 1 or self.squares(text) == squares
        return letter + (text if plain else "-".join(texts))


def read_drawings(comment: str, position: Position, pair: Pair | None = None) -> Drawings:
    """Return the drawings of a comment on a position, without those invalid there.

    Squares without a board are those of the joined board of two armies, or of the `pair` that was
    pushed for the move.
    """
    if _COMMAND.search(comment) is None:
        return Drawings()
    drawn = filter(None, (drawing for *_, drawing in _items(comment, _Names(position, pair))))
    drawings = dict.fromkeys(islice(drawn, MAX_DRAWN))
    arrows = tuple(drawing for drawing in drawings if isinstance(drawing, Arrow))
    return Drawings(arrows, tuple(drawing for drawing in drawings if isinstance(drawing, Ring)))


def with_drawings(
    comment: str, drawings: Drawings, position: Position, pair: Pair | None = None
) -> str:
    """Return a comment with its arrows and rings replaced.

    They are written in the place of the old ones, or ahead of all else. A comment that draws them
    already is unchanged. Dashed arrows, and paint that has no letter, are not kept in comments.
    """
    names = _Names(position, pair)
    drawn = Drawings(
        tuple(arrow for arrow in drawings.arrows if names.written(arrow)),
        tuple(ring for ring in drawings.rings if names.written(ring)),
    )
    if read_drawings(comment, position, pair) == drawn:
        return comment
    items = {"csl": [*map(names.written, drawn.rings)], "cal": [*map(names.written, drawn.arrows)]}
    for command, text, drawing in _items(comment, names):
        if drawing is None:
            items[command].append(text)
    new = " ".join(f"[%{command} {','.join(texts)}]" for command, texts in items.items() if texts)
    first = _COMMAND.search(comment)
    at = 0 if first is None else first.start()
    before, after = (_COMMAND.sub(" ", part).split() for part in (comment[:at], comment[at:]))
    return " ".join(filter(None, (*before, new, *after)))


def _items(comment: str, names: _Names) -> Iterator[tuple[str, str, Arrow | Ring | None]]:
    """Yield every item of the commands, with its command, its text and its drawing."""
    for command, items in _COMMAND.findall(comment):
        for text in filter(None, map(str.strip, items.split(","))):
            yield command, text, names.read(command, text)
