"""Letters of pieces as people type them: those of the current language and the English ones.

One letter may be two pieces, as “R” is the King (roi) in French and the Rook in English. In a typed
move each letter is read both ways: the legal reading is meant, and if both are legal the table asks
(`session.command_parser`). A letter that stands alone, as a key or in a question, is one piece: see
`key_letters`.
"""

import re
from collections.abc import Collection, Mapping

_LETTER = r"[^\W\d_]"
_BECOMING = re.compile(rf"(?<=\d)(=?\(?)({_LETTER})(?=\)?(?:@[a-z]\d+)?[+#!?]*\Z)")
"""The letter after a move for the piece that a pawn is promoted to."""
_MOVING = re.compile(rf"\A({_LETTER})(?!\d+(?:=?\(?{_LETTER}\)?)?[+#!?]*\Z)")
"""The letter before a move for the moving piece: not the file of a pawn, as in “D4”."""

_BOARD = re.compile(r".*[:.&\s]")


def piece_letters(words: Mapping[str, str], types: Collection[str]) -> dict[str, str]:
    """Return the letters of a game's pieces in the current language, with the English ones."""
    return {own: meant for own, meant in words.items() if meant in types}


def read_in_english(
    line: str, words: Mapping[str, str], types: Collection[str]
) -> dict[str, str] | None:
    """Return the words without letters that are other pieces in English; None if none is."""
    double = _double(words, types)
    if double.isdisjoint(line.upper()):
        return None
    return {letter: meant for letter, meant in words.items() if letter not in double}


def is_double(move: str, words: Mapping[str, str], types: Collection[str]) -> bool:
    """Return True if a move, perhaps with its board in front, has such an ambiguous letter."""
    bare = _BOARD.sub("", move.strip())
    return in_english(bare, dict.fromkeys(_double(words, types), "")) != bare


def _double(words: Mapping[str, str], types: Collection[str]) -> set[str]:
    own = piece_letters(words, types)
    return {letter for letter, meant in own.items() if letter in types and letter != meant}


def key_letters(own: Mapping[str, str], types: Collection[str]) -> dict[str, str]:
    """Return a mapping of single letters to a game's pieces.

    A letter of the current language takes precedence over an English one, unless that piece would
    then have no letter, as the Silver General beside the Springer of German.
    """
    fit = {letter: meant for letter, meant in own.items() if meant in types}
    keys = {letter: meant for letter, meant in fit.items() if letter not in types}
    count = -1
    while len(keys) > count:
        count = len(keys)
        reached = set(keys.values())
        keys |= {letter: meant for letter, meant in fit.items() if letter in reached}
    return {letter: letter for letter in types} | keys


def in_english(move: str, letters: Mapping[str, str]) -> str:
    """Return a move without its board with the English letters of its pieces.

    In front only a capital is a piece's letter, because a small one may be a file. `letters` are
    those of `piece_letters`.
    """
    becoming = _BECOMING.sub(lambda match: match[1] + letters.get(match[2].upper(), match[2]), move)
    return _MOVING.sub(lambda match: letters.get(match[1], match[1]), becoming)
