"""Moves of chess in spellings other than SAN."""

import re
from collections.abc import Iterator, Mapping

import chess

from cfanp_gui.core.piece_letters import in_english

_FIGURES = str.maketrans(
    {
        **dict.fromkeys("♔♚", "K"),
        **dict.fromkeys("♕♛", "Q"),
        **dict.fromkeys("♖♜", "R"),
        **dict.fromkeys("♗♝", "B"),
        **dict.fromkeys("♘♞", "N"),
        **dict.fromkeys("♙♟"),
        "\ufe0e": None,
        "\ufe0f": None,
        # Cyrillic letters that look like those of files and like the capture sign.
        "а": "a",
        "с": "c",
        "е": "e",
        "х": "x",
    }
)
_LETTERS = (
    "KDTLS",  # German, Swedish, Danish
    "RDTFC",  # French
    "RDTAC",  # Spanish, Italian
    "KDTLP",  # Dutch
    "RDTBC",  # Portuguese
    "KDVSJ",  # Czech
    "KHWGS",  # Polish
    "KVBFH",  # Hungarian
    "КФЛСК",  # Russian, whose King has two letters
    "王后車象馬",
    "王后车象马",
)
"""Letters of King, Queen, Rook, Bishop, Knight."""
ALPHABETS: tuple[Mapping[str, str], ...] = tuple(
    dict(zip(letters, "KQRBN", strict=True)) for letters in _LETTERS
)
"""For each language the English letters of pieces by the local ones."""

_CASTLING = re.compile(r"([0OoОо])-\1(-\1)?([+#]*)\Z")
"""Castling with noughts, or with Latin or Cyrillic letters."""
_CHECK = re.compile(r"(?:[+#]+|ch|mate|#)?(?:/?e\.?p\.?)?(?:[+#]+)?\Z")
_PROMOTED = re.compile(r"([a-h][18])(?:[=/(]|=\()?([QRBNqrbn])\)?\Z")
_LONG = re.compile(r"([KQRBN])[a-h]?[1-8]?([a-h][1-8])[x:-]?([a-h][1-8])\Z")
_PAWNS = re.compile(r"([a-h])[1-8]?[x:]?([a-h])\Z")
_ONE = re.compile(
    r"(?:[KQRBN][a-h]?[1-8]?[x:-]?[a-h][1-8]|[a-h](?:[1-8]?[x:-]?[a-h])?[1-8](?:=?[QRBN])?"
    r"|O-O(?:-O)?)[+#]?"
)
"""First of several moves that are written without a space."""
_LONGEST_GLUED = 60
_LIKE = re.compile(
    r"[^\W\d_]{0,2}[a-h]?[1-8]?[x:-]?[a-h][1-8](?![a-z])|[0OoОо]-[0OoОо]|[KQRBNP]?@[a-h][1-8]"
)
"""Text that looks like a move, with letters of any language."""


def resembles_move(word: str) -> bool:
    """Return True if a word looks like a move, legal or not."""
    return _LIKE.match(word.translate(_FIGURES)) is not None


def translated(word: str, letters: Mapping[str, str]) -> str:
    """Return a word with the English letters of pieces."""
    # Russian writes the King with two letters, and a Knight with the first of these.
    if "К" in letters and word.startswith(("Кр", "КР")):
        return f"K{word[2:]}"
    if "К" in letters and word.startswith("К"):
        return f"N{word[1:]}"
    return in_english(word, letters)


def read_odd(board: chess.Board, word: str) -> chess.Move | None:
    """Return the legal move that a word in another spelling than SAN means; None if unclear."""
    spellings = _spellings(word.translate(_FIGURES))
    return next((move for spelling in spellings if (move := _parsed(board, spelling))), None)


def glued(board: chess.Board, word: str) -> list[str]:
    """Return the words of several legal moves that are written without a space between them."""
    if len(word) > _LONGEST_GLUED or _ONE.match(word) is None:
        return []
    parts = _split(board.copy(stack=False), word)
    return parts if len(parts) > 1 else []


def _split(board: chess.Board, word: str) -> list[str]:
    """Return the legal moves that together make up a word; empty if there are none."""
    for end in range(2, min(len(word), 9) + 1):
        part = word[:end]
        if _ONE.fullmatch(part) is None or (move := _parsed(board, part.rstrip("+#"))) is None:
            continue
        if end == len(word):
            return [part]
        board.push(move)
        rest = _split(board, word[end:])
        board.pop()
        if rest:
            return [part, *rest]
    return []


def _spellings(word: str) -> Iterator[str]:
    """Yield possible spellings of a word as SAN or coordinates."""
    bare = _CHECK.sub("", word).rstrip(".,:")
    yield bare
    if castling := _CASTLING.match(word):
        yield "O-O-O" if castling[2] else "O-O"
    if promoted := _PROMOTED.search(bare):
        bare = f"{bare[: promoted.end(1)]}={promoted[2].upper()}"
        yield bare
    bare = bare.replace(":", "x").replace("×", "x")
    yield bare
    if bare.startswith("P"):
        yield bare[1:]
    if long := _LONG.match(bare):
        # As in Ngf3xe5, where the file is redundant beside the whole square.
        yield "".join(long.groups())
    if bare[:1] and bare[0] in "kqrbn":
        yield bare[0].upper() + bare[1:]


def _parsed(board: chess.Board, word: str) -> chess.Move | None:
    """Return the legal move of a spelling, such as ``ed`` for a capture; None if not just one."""
    if pawns := _PAWNS.match(word):
        origin, target = (chess.BB_FILES[chess.FILE_NAMES.index(name)] for name in pawns.groups())
        own = board.pieces_mask(chess.PAWN, board.turn)
        moves = board.generate_legal_moves(own & origin, target)
        captures = [move for move in moves if board.is_capture(move)]
        return captures[0] if len(captures) == 1 else None
    try:
        return board.parse_san(word) or None
    except ValueError:
        pass
    try:
        return board.parse_uci(word.lower()) or None
    except ValueError:
        return None
