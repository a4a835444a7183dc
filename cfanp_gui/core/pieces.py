"""Kinds of pieces, which belong to a game, and pieces as they stand on a board."""

from collections.abc import Mapping
from typing import NamedTuple

from cfanp_gui.core.text import Plural, Text


class PieceType(NamedTuple):
    """A kind of piece: what it is called, drawn as and worth."""

    letter: str
    """One capital letter, which stands for it in notation."""
    name: Text
    """Its name in a sentence, such as ``knight``."""
    title: Text
    """Its name as chess writers write it where pieces have capitals: ``Knight``, but ``pawn``."""
    plural: str
    """Its name with a count, the template of a `Plural`: such as ``%n knight(s)``."""
    asset: str
    """Its outline: in every set of pieces, as ``knight``, or a token, as ``shogi/gold``.

    See `resources/pieces`. A kind that nobody has drawn is a disc with its letter.
    """
    value: int
    """Its usual worth in pawns; 0 for a royal piece."""
    glyph: str = ""
    """A character that shows it; its letter where it has none."""
    royal: bool = False
    """Whether the army is lost with it."""
    one: Text | None = None
    """What one is called at the beginning of a sentence, where that is not its title: ``Pawn``."""
    many: Text | None = None
    """What several are called there: ``Knights``; None where only `plural` says it."""
    unknown: bool = False
    """Whether it stands for pieces whose kind somebody does not know, and is none itself."""

    @property
    def heading(self) -> Text:
        """Return what one is called at the beginning of a sentence."""
        return self.one or self.title

    @property
    def points(self) -> bool:
        """Return whether it shows by which way it points which way it looks."""
        return self.asset.startswith("shogi/")

    @property
    def sign(self) -> str:
        """Return the character that shows it."""
        return self.glyph or self.letter


class Piece(NamedTuple):
    """A piece as it stands on a board."""

    letter: str
    """The letter of its `PieceType`."""
    army: int
    """The army it belongs to, from 0; in games of White against Black 0 for White, 1 for Black."""
    set: int = 0
    """The number of the set it comes from, from 1, in games that keep to it; else 0."""


def _fide(
    letter: str, value: int, glyph: str, name: Text, title: Text, many: Text, plural: Plural
) -> PieceType:
    """Return a kind of FIDE's pieces; its outline is called as it is. `plural` has any count."""
    return PieceType(
        letter, name, title, plural.template, str(name), value, glyph, royal=not value, many=many
    )


# Plurals stand in calls of `Plural`, where lupdate finds them.
KING = _fide("K", 0, "♚", Text("king"), Text("King"), Text("Kings"), Plural("%n king(s)", "", 1))
QUEEN = _fide(
    "Q", 9, "♛", Text("queen"), Text("Queen"), Text("Queens"), Plural("%n queen(s)", "", 1)
)
ROOK = _fide("R", 5, "♜", Text("rook"), Text("Rook"), Text("Rooks"), Plural("%n rook(s)", "", 1))
BISHOP = _fide(
    "B", 3, "♝", Text("bishop"), Text("Bishop"), Text("Bishops"), Plural("%n bishop(s)", "", 1)
)
KNIGHT = _fide(
    "N", 3, "♞", Text("knight"), Text("Knight"), Text("Knights"), Plural("%n knight(s)", "", 1)
)
PAWN = _fide(
    "P", 1, "♟", Text("pawn"), Text("pawn"), Text("Pawns"), Plural("%n pawn(s)", "", 1)
)._replace(one=Text("Pawn"))

FIDE_TYPES: Mapping[str, PieceType] = {
    piece_type.letter: piece_type for piece_type in (KING, QUEEN, ROOK, BISHOP, KNIGHT, PAWN)
}
"""The pieces of FIDE's rules by their letters, the greatest first."""
PIECE_NAMES = {letter: piece_type.title for letter, piece_type in FIDE_TYPES.items()}
"""What FIDE's pieces are called where names of pieces are written with capitals."""
COLOUR_NAMES = (Text("White"), Text("Black"))
"""What the sides are called where one is White and the other Black."""
PROMOTIONS = "QRBN"
"""The letters of the pieces a pawn may become, the greatest first."""


class PieceStyle(NamedTuple):
    """How a piece is to be shown, in terms of the match and not of colours.

    Paints are numbers of players in the match's list of colours, from 0.
    """

    paint: int
    """Whose paint its stand has, and which of the patterns."""
    body: str = ""
    """``white`` or ``black`` where its body does not wear the paint itself."""
    captor: int | None = None
    """The paint of the player who took its army over."""
    dead: bool = False
    label: str = ""
    """A letter or a number of two digits on its stand."""
    frozen: bool = False
    """Whether its army is held where it stands until something lets it go."""
    stone: bool = False
    """Whether its army is dead because it lost its King, and stands there for good."""
    side: int = 0
    """1 where it is set up as Black's pieces are, which may look otherwise; else 0."""
