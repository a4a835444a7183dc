"""Where pieces stand and which Kings are attacked, in squares and in words.

This is for half-boards pushed together; what is asked of whole boards is in `where_boards`.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import combinations
from types import MappingProxyType

from cfanp_gui.core.boards import ARMY_LETTERS, Pair, Square
from cfanp_gui.core.game import Piece, PushedPosition
from cfanp_gui.core.half_boards import full_name
from cfanp_gui.core.text import Text, joined

MOST_NAMED = 24
"""Squares named in one sentence; more are counted."""

PIECE_WORDS = {
    "king": "K", "queen": "Q", "rook": "R", "bishop": "B", "knight": "N", "pawn": "P",
}  # fmt: skip
"""What the pieces are called where people type them, by their English names."""

Words = Mapping[str, str]
"""Single words of another language and the English ones they stand for.

The English ones are the keys of `PIECE_WORDS`, of `where_boards.COLOUR_WORDS` and of
`typed.WORDS`; they are understood always.
"""
NO_WORDS: Words = MappingProxyType({})

_OTHER_WORDS = {
    "K": "kings könig könige koenig koenige",
    "Q": "queens dame damen",
    "R": "rooks turm türme tuerme",
    "B": "bishops läufer laeufer",
    "N": "knights springer",
    "P": "pawns bauer bauern",
}
ONE = {
    "K": Text("King"), "Q": Text("Queen"), "R": Text("Rook"),
    "B": Text("Bishop"), "N": Text("Knight"), "P": Text("Pawn"),
}  # fmt: skip
"""What a piece is called at the beginning of a sentence."""
MANY = {
    "K": Text("Kings"), "Q": Text("Queens"), "R": Text("Rooks"),
    "B": Text("Bishops"), "N": Text("Knights"), "P": Text("Pawns"),
}  # fmt: skip
"""What several pieces of a kind are called."""
FILLING = frozenset(
    ("all", "are", "army", "armee", "das", "der", "des", "die", "is", "ist", "of", "sind", "the",
     "vom", "von")
)  # fmt: skip
"""Words of a question that say nothing about which piece is meant."""


@dataclass(frozen=True, slots=True)
class Where:
    """An answer: squares to light up, and a sentence about them."""

    places: tuple[Square, ...]
    sentence: Text


@dataclass(frozen=True, slots=True)
class PieceQuery:
    """The pieces a question is about; None stands for all kinds, or for all armies."""

    letter: str | None
    army: int | None

    def fits(self, piece: Piece) -> bool:
        """Whether a piece is one of those."""
        return self.letter in (None, piece.letter) and self.army in (None, piece.army)


def fold(word: str) -> str:
    """A word as it is compared: without case, accents and what surrounds it."""
    apart = unicodedata.normalize("NFKD", word.casefold())
    return "".join(char for char in apart if not unicodedata.combining(char)).strip("?!.,;:'’")


def english(word: str, words: Words) -> str:
    """The English word that a word of another language stands for; else itself, folded."""
    folded = fold(word)
    return next((meant for own, meant in words.items() if fold(own) == folded), folded)


_KINDS = {
    **PIECE_WORDS,
    **{fold(word): kind for kind, words in _OTHER_WORDS.items() for word in words.split()},
}


def sought(asked: Iterable[str], armies: int, words: Words = NO_WORDS) -> PieceQuery | None:
    """What the words of a question ask for: ``queen b``, ``Qb``, ``pawns of c``, ``king``, ``b``.

    A lone capital is a piece's
    letter, a lone small one an army's. None when the words name no pieces.
    """
    known = ARMY_LETTERS[:armies]
    bare = [word.strip("?!.,;:").removesuffix("'s").removesuffix("’s") for word in asked]
    match [word for word in bare if word and fold(word) not in FILLING]:
        case [one]:
            if kind := read_piece(one, words):
                return PieceQuery(kind, None)
            if len(one) == 2 and one[0].upper() in ONE and one[1].lower() in known:
                return PieceQuery(one[0].upper(), known.index(one[1].lower()))
            if len(one) == 1 and one in ONE:
                return PieceQuery(one, None)
            if len(one) == 1 and one.lower() in known:
                return PieceQuery(None, known.index(one.lower()))
            return PieceQuery(one.upper(), None) if one.upper() in ONE else None
        case [one, other]:
            for piece, army in ((one, other), (other, one)):
                kind = read_piece(piece, words) or (piece.upper() if piece.upper() in ONE else None)
                if kind and len(army) == 1 and army.lower() in known:
                    return PieceQuery(kind, known.index(army.lower()))
    return None


def read_piece(word: str, words: Words) -> str | None:
    """The letter of the piece that a word names; None when it names none."""
    return _KINDS.get(fold(word)) or _KINDS.get(english(word, words))


def where(position: PushedPosition, pieces: PieceQuery) -> Where:
    """Where the pieces sought stand, those of the first army first."""
    found = sorted(
        ((place, piece) for place, piece in position.pieces().items() if pieces.fits(piece)),
        key=lambda one: (one[1].army, "KQRBNP".index(one[1].letter), one[0]),
    )
    return Where(tuple(place for place, _ in found), _sentence(pieces, found))


def _sentence(pieces: PieceQuery, found: list[tuple[Square, Piece]]) -> Text:
    if pieces.army is None:
        assert pieces.letter is not None, "a question names a kind, an army or both"
        names = [f"{ARMY_LETTERS[piece.army]} {full_name(place)}" for place, piece in found]
        return Text("{pieces}: {places}.", pieces=MANY[pieces.letter], places=listed(names))
    army = ARMY_LETTERS[pieces.army]
    if pieces.letter is None:
        names = [f"{piece.letter} {full_name(place)}" for place, piece in found]
        return Text("Army {army}: {places}.", army=army, places=listed(names))
    named = (ONE if len(found) == 1 else MANY)[pieces.letter]
    names = [full_name(place) for place, _ in found]
    return Text("{pieces} of army {army}: {places}.", pieces=named, army=army, places=listed(names))


def listed(names: list[str]) -> str:
    """Names one after another, not too many of them."""
    if not names:
        return Text("none on the table")
    if len(names) <= MOST_NAMED:
        return joined(", ", names)
    return Text(
        "{places} and {count} more",
        places=joined(", ", names[:MOST_NAMED]),
        count=len(names) - MOST_NAMED,
    )


def checks(position: PushedPosition) -> Where:
    """Which living Kings a hostile piece attacks, and on which pairs."""
    boards = [tile.id for tile in position.boards()]
    attacked: dict[Square, list[str]] = {}
    for pair in (Pair(*sorted(two)) for two in combinations(boards, 2)):
        for king in position.checked_kings(pair):
            attacked.setdefault(king, []).append(pair.name)
    if not attacked:
        return Where((), Text("No King is attacked on any pair."))
    kings = position.pieces()
    sentences = [
        Text(
            "The King of army {army} on {place} is attacked on {pairs}.",
            army=ARMY_LETTERS[kings[place].army],
            place=full_name(place),
            pairs=listed(pairs),
        )
        for place, pairs in sorted(attacked.items())
    ]
    return Where(tuple(sorted(attacked)), joined(" ", sentences))
