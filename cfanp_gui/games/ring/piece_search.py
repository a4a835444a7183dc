"""Search for pieces on whole boards and in stockpiles."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from cfanp_gui.core.boards import Square
from cfanp_gui.core.commands import NO_WORDS, Where, Words
from cfanp_gui.core.half_boards import seat_of, square_on_board
from cfanp_gui.core.piece_queries import (
    STOP_WORDS,
    bare_words,
    listed,
    read_colour,
    read_piece,
    square_title,
)
from cfanp_gui.core.pieces import COLOUR_NAMES, FIDE_TYPES, Piece
from cfanp_gui.core.situation import Situation
from cfanp_gui.core.text import Text, joined
from cfanp_gui.games.ring.starting_pieces import COLOUR_LETTERS, short_name

_ORDER = list(FIDE_TYPES)
_FILLING = STOP_WORDS | {"set", "satz", "satzes"}

_SHORT = (
    re.compile(r"(?P<letter>[KQRBNP])(?P<colour>[wb]?)(?P<set>\d{0,2})\Z", re.ASCII),
    re.compile(r"(?P<letter>)(?P<colour>[wb]?)(?P<set>\d{0,2})\Z", re.ASCII),
    re.compile(r"(?P<letter>[KQRBNP]?)(?P<colour>[WB]?)(?P<set>\d{0,2})\Z", re.ASCII),
)
"""Short names such as ``Nw3``: with a capital for the kind, without a kind, all in capitals."""


class BoardPieceQuery(NamedTuple):
    """The pieces a question is about; None stands for all kinds, both colours, all sets."""

    letter: str | None = None
    colour: int | None = None
    set: int | None = None

    def fits(self, piece: Piece) -> bool:
        """Return True if a piece matches the query."""
        known = (piece.letter, piece.army, piece.set)
        return all(wanted in (None, one) for wanted, one in zip(self, known, strict=True))

    def with_more(self, other: BoardPieceQuery) -> BoardPieceQuery | None:
        """Return the combination of two queries; None if both restrict the same attribute."""
        both = list(zip(self, other, strict=True))
        if any(None not in two for two in both):
            return None
        return BoardPieceQuery._make(one if more is None else more for one, more in both)


_NOTHING = BoardPieceQuery()


def parse_board_query(asked: Iterable[str], words: Words = NO_WORDS) -> BoardPieceQuery | None:
    """Return the query of a question: ``queen``, ``Nw3``, ``white knights of set 3``, ``b``.

    A lone capital is a piece's letter, a lone small ``w`` or ``b`` a colour. None when the words
    name no pieces.
    """
    query: BoardPieceQuery | None = _NOTHING
    for word in bare_words(asked, _FILLING):
        meant = _read(word, words)
        query = query.with_more(meant) if query is not None and meant is not None else None
    return None if query == _NOTHING else query


def _read(word: str, words: Words) -> BoardPieceQuery | None:
    """Return the query of one word; None if it describes no piece."""
    if letter := read_piece(FIDE_TYPES, word, words):
        return BoardPieceQuery(letter)
    colour = read_colour(word, words)
    if colour is not None:
        return BoardPieceQuery(colour=colour)
    for short, text in zip(_SHORT, (word, word, word.upper()), strict=True):
        found = short.match(text)
        if found is not None:
            letter = found["colour"].lower()
            return BoardPieceQuery(
                found["letter"] or None,
                COLOUR_LETTERS.index(letter) if letter else None,
                int(found["set"]) if found["set"] else None,
            )
    return None


def where_pieces(at: Situation, pieces: BoardPieceQuery) -> Where:
    """Return the squares of the pieces asked for, board by board, and the holders of others."""
    position = at.position
    found = sorted(
        ((square, piece) for square, piece in position.pieces().items() if pieces.fits(piece)),
        key=lambda one: (
            seat_of(one[0].board)[0],
            one[1].army,
            _ORDER.index(one[1].letter),
            square_on_board(one[0]),
        ),
    )
    names = [_standing(at, pieces, square, piece) for square, piece in found]
    sentence = Text("{pieces}: {places}.", pieces=_title(pieces), places=listed(names))
    kept: list[str] = [
        Text("{piece} ({player})", piece=short_name(piece), player=at.name(player))
        for player, stockpile in sorted(position.stockpiles.items())
        for piece in stockpile
        if pieces.fits(piece)
    ]
    if kept:
        held = Text("In stockpiles: {pieces}.", pieces=listed(kept))
        sentence = Text("{sentence} {more}", sentence=sentence, more=held)
    return Where(tuple(square for square, _ in found), sentence)


def _title(pieces: BoardPieceQuery) -> Text:
    parts: list[Text] = []
    if pieces.letter is not None:
        piece_type = FIDE_TYPES[pieces.letter]
        parts.append(piece_type.many or piece_type.heading)
    if pieces.colour is not None:
        parts.append(COLOUR_NAMES[pieces.colour])
    if pieces.set is not None:
        of_set = Text("set {set}", set=pieces.set)
        parts.append(of_set if parts else Text("Set {set}", set=pieces.set))
    return joined(", ", parts)


def _standing(at: Situation, pieces: BoardPieceQuery, square: Square, piece: Piece) -> str:
    """Return the name of a square and the attributes of its piece that the query leaves open."""
    colour = "" if pieces.colour is not None else COLOUR_NAMES[piece.army]
    title = "" if pieces.letter else FIDE_TYPES[piece.letter].heading
    name = joined(" ", filter(None, (colour, title, square_title(at, square))))
    if pieces.set is None and piece.set != seat_of(square.board)[0]:
        return Text("{place} (set {set})", place=name, set=piece.set)
    return name
