"""Search for pieces on half-boards, with answers in squares and in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import groupby

from cfanp_gui.core.boards import ARMY_LETTERS, Square
from cfanp_gui.core.commands import NO_WORDS, Where, Words
from cfanp_gui.core.game import Piece
from cfanp_gui.core.piece_letters import key_letters
from cfanp_gui.core.piece_queries import NONE, bare_words, listed, placed, read_piece
from cfanp_gui.core.pieces import PieceType
from cfanp_gui.core.text import Text, joined
from cfanp_gui.games.armies.base_game import BaseGame
from cfanp_gui.games.armies.table_view import TableView


@dataclass(frozen=True, slots=True)
class PieceQuery:
    """The pieces of a query; None stands for all types, or for all armies."""

    letter: str | None
    army: int | None

    def fits(self, piece: Piece, types: Mapping[str, PieceType]) -> bool:
        """Return True if a piece is one of those, or of a kind with the same name."""
        if self.army not in (None, piece.army):
            return False
        return self.letter is None or types[piece.letter].name == types[self.letter].name


def parse_query(
    asked: Iterable[str], types: Mapping[str, PieceType], armies: int, words: Words = NO_WORDS
) -> PieceQuery | None:
    """Return the query that words ask for: ``queen b``, ``Qb``, ``pawns of c``, ``b``.

    A lone capital is a piece's letter, a lone small one an army's. None if the words name no
    pieces.
    """
    known, letters = ARMY_LETTERS[:armies], key_letters(words, types)
    bare = bare_words(asked)
    if letter := read_piece(types, " ".join(bare), words):
        return PieceQuery(letter, None)
    match bare:
        case [one]:
            if len(one) == 2 and one[0].upper() in letters and one[1].lower() in known:
                return PieceQuery(letters[one[0].upper()], known.index(one[1].lower()))
            if len(one) == 1 and one in letters:
                return PieceQuery(letters[one], None)
            if len(one) == 1 and one.lower() in known:
                return PieceQuery(None, known.index(one.lower()))
            return PieceQuery(letters[one.upper()], None) if one.upper() in letters else None
        case [first, *_, last]:
            for piece, army in ((" ".join(bare[:-1]), last), (" ".join(bare[1:]), first)):
                letter = read_piece(types, piece, words) or letters.get(piece.upper())
                if letter and len(army) == 1 and army.lower() in known:
                    return PieceQuery(letter, known.index(army.lower()))
    return None


def where(position: TableView, pieces: PieceQuery) -> Where:
    """Return the squares of the pieces asked for, those of the first army first."""
    base = position.rules.base
    order = list(base.types)
    found = sorted(
        (
            (square, piece)
            for square, piece in position.pieces().items()
            if pieces.fits(piece, base.types)
        ),
        key=lambda one: (one[1].army, order.index(one[1].letter), one[0]),
    )
    hidden = any(
        base.types[piece.letter].unknown and pieces.army in (None, piece.army)
        for piece in position.pieces().values()
    )
    none = Text("none that is known") if hidden else NONE
    return Where(tuple(square for square, _ in found), _sentence(base, pieces, found, none))


def _sentence(
    base: BaseGame, pieces: PieceQuery, found: list[tuple[Square, Piece]], none: Text
) -> Text:
    """Return a sentence with the squares of the found pieces; `none` stands for an empty list."""
    title = base.names.title
    if pieces.army is None:
        assert pieces.letter is not None, "a question names a piece type, an army or both"
        names: list[str] = [
            joined(" ", (ARMY_LETTERS[piece.army], title(square))) for square, piece in found
        ]
        several = _several(base.types[pieces.letter])
        return Text("{pieces}: {places}.", pieces=several, places=listed(names, none))
    army = ARMY_LETTERS[pieces.army]
    if pieces.letter is None:
        names = [
            placed(base.types, letter, [title(at) for at, _ in some])
            for letter, some in groupby(found, key=lambda one: one[1].letter)
        ]
        return Text("Army {army}: {places}.", army=army, places=listed(names, none))
    piece_type = base.types[pieces.letter]
    named = piece_type.heading if len(found) == 1 else _several(piece_type)
    names = [title(square) for square, _ in found]
    places = listed(names, none)
    return Text("{pieces} of army {army}: {places}.", pieces=named, army=army, places=places)


def _several(piece_type: PieceType) -> Text:
    return piece_type.many or piece_type.heading
