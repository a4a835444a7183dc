"""Kinds of pieces, which belong to a game, and pieces as they stand on a board."""

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple

from cfanp_gui.core.text import Plural, Text

DISC = "disc/"
"""Beginning of the outline of a kind that nobody has drawn.

Behind it are the letter on the disc and, with spaces between, marks of directions: a `Mark`, `s`
for a step or leap, `l` for a line of squares or `h` for one over a piece, and the files to the
right and the ranks ahead, as in ``bs1,2``.
"""


class Mark(StrEnum):
    """What a piece does in a direction."""

    BOTH = "b"
    MOVES = "m"
    CAPTURES = "c"


class PieceType(NamedTuple):
    """A kind of piece: its names, its outline and its value."""

    letter: str
    """Capital letter that stands for it in notation."""
    name: Text
    """Its name in a sentence, such as ``knight``."""
    title: Text
    """Its name in chess writers' capitalization: ``Knight``, but ``pawn``."""
    plural: str
    """Its name with a count, the template of a `Plural`: such as ``%n knight(s)``."""
    asset: str
    """Its outline: in every set of pieces, as ``knight``, or a token, as ``shogi/gold``.

    See `resources/pieces`, and `DISC` for those without drawing. A kind without an outline is shown
    as a disc with its letter.
    """
    value: int
    """Its usual value in pawns; 0 for a royal piece."""
    glyph: str = ""
    """Character that shows it; if empty, its letter is used."""
    royal: bool = False
    """True if the army is lost with it."""
    one: Text | None = None
    """Its singular at the beginning of a sentence if that is not its title: ``Pawn``."""
    many: Text | None = None
    """Its plural at the beginning of a sentence: ``Knights``; None if only `plural` has it."""
    unknown: bool = False
    """True if it stands for pieces of a kind unknown to the viewer."""

    @property
    def heading(self) -> Text:
        """Return its singular for the beginning of a sentence."""
        return self.one or self.title

    @property
    def points(self) -> bool:
        """Return True if its outline shows the direction it faces."""
        return self.asset.startswith(("shogi/", DISC))

    @property
    def sign(self) -> str:
        """Return the character that shows it."""
        return self.glyph or self.letter


class Piece(NamedTuple):
    """A piece on a board."""

    letter: str
    """Letter of its `PieceType`."""
    army: int
    """Army it belongs to, from 0; in games of White against Black 0 for White, 1 for Black."""
    set: int = 0
    """Number of the set it comes from, from 1, in games that keep track of it; else 0."""


def _fide(
    letter: str, value: int, glyph: str, name: Text, title: Text, many: Text, plural: Plural
) -> PieceType:
    """Return a kind of FIDE's pieces, with an outline of the same name; `plural` has any count."""
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
"""Pieces of FIDE's rules by their letters, the most valuable first."""
PIECE_NAMES = {letter: piece_type.title for letter, piece_type in FIDE_TYPES.items()}
"""Names of FIDE's pieces where names of pieces are capitalized."""
COLOUR_NAMES = (Text("White"), Text("Black"))
"""Names of the sides where one is White and the other Black."""
PROMOTIONS = "QRBN"
"""Letters of the pieces a pawn may become, the most valuable first."""


class PieceStyle(NamedTuple):
    """Style of a piece in terms of the match, not of colours.

    Paints are numbers of players in the match's list of colours, from 0.
    """

    paint: int
    """Number of the paint and pattern of its stand."""
    body: str = ""
    """``white`` or ``black`` if its body does not have the paint itself."""
    captor: int | None = None
    """Paint of the player who took its army over."""
    dead: bool = False
    label: str = ""
    """Letter or number of two digits on its stand."""
    frozen: bool = False
    """True if its army cannot move until it is released."""
    stone: bool = False
    """True if its army is permanently dead because it lost its King."""
    side: int = 0
    """1 if it is set up as one of Black's pieces, which may look different; else 0."""
