"""FEN of described games of two armies, as Fairy-Stockfish, Lichess and pychess write it.

Source: Fairy-Stockfish's `Position::set` and `Position::fen`; in Lichess's older form the pocket is
one more row, and the checks that were given come last.
"""

import re
from collections.abc import Iterator
from typing import Any

from cfanp_gui.core.boards import Pair, Square
from cfanp_gui.core.half_boards import LONG, SHORT
from cfanp_gui.core.line_fields import write_ranks
from cfanp_gui.core.pieces import Piece
from cfanp_gui.core.square_sets import squares
from cfanp_gui.core.text import TextError, shown
from cfanp_gui.games.armies.pair_rules import PairFen, PairRules
from cfanp_gui.games.pairs.described.board import DescribedBoard
from cfanp_gui.games.pairs.described.description import CastlingRule
from cfanp_gui.games.pairs.described.fen_board import board_of_rows
from cfanp_gui.games.pairs.described.game import DescribedGame
from cfanp_gui.games.pairs.described.keys import BLACK, WHITE
from cfanp_gui.games.pairs.described.rights import PassedSquare, Rights

_PAIR = Pair(0, 1)
_CHECKS = re.compile(r"(\+?)(\d+)\+(\d+)")
"""Checks that White and Black have left to give or, with a sign before, have given."""
_WINGS = {"K": SHORT, "Q": LONG}


def write(base: DescribedGame, board: DescribedBoard, rights: Rights, army: int) -> str:
    """Return the first four fields of a position of two armies."""
    game = base.game
    letters = {
        square: base.letters[kind] if colour == WHITE else base.letters[kind].lower()
        for kind, standing in enumerate(board.kinds)
        for colour in (WHITE, BLACK)
        for square in squares[standing & board.armies[colour]]
    }
    placed = write_ranks(letters, game.files, game.ranks)
    if game.piece_drops or (rights.gates and base.held):
        placed += f"[{rights.hands[WHITE] + rights.hands[BLACK].lower() or '-'}]"
    white, black = ("".join(_letters(base, rights, colour)) for colour in (WHITE, BLACK))
    passed = "".join(
        base.names.joined[passing.square] for passing in board.passing[:1] if passing.army != army
    )
    return f"{placed} {'wb'[army]} {white + black.lower() or '-'} {passed or '-'}"


def _letters(base: DescribedGame, rights: Rights, colour: int) -> Iterator[str]:
    """Yield the letters of a colour's castling rights, and of the files of its other gates."""
    told = 0
    for letter, right in _WINGS.items():
        for way in base.game.sides[colour].castling:
            if rights.castling[colour] & right == way.right:
                told |= 1 << way.king | 1 << way.rook
                yield letter
    gates = rights.gates[colour] & ~told if rights.gates else 0
    yield from sorted(chr(ord("A") + _file(base, colour, gate)) for gate in squares[gates])


def _file(base: DescribedGame, colour: int, square: int) -> int:
    """Return the file, as White sees it, of a square as a colour sees it; or the reverse."""
    file = square % base.files
    return file if colour == WHITE else base.files - 1 - file


def read(rules: PairRules[Any, Any, Any], game: DescribedGame, text: str) -> PairFen:
    """Return the fields of a FEN by the rules of its game. Raises TextError."""
    return _Reader(rules, game, text).read()


class _Reader:
    """Reader of one FEN."""

    def __init__(self, rules: PairRules[Any, Any, Any], base: DescribedGame, text: str) -> None:
        self.rules = rules
        self.base = base
        self.words = text.split()
        self.pieces: dict[Square, Piece] = {}

    def read(self) -> PairFen:
        """Return its fields. Raises TextError."""
        hands = self._board()
        side = self._next(r"[wbr]") or "w"
        army = BLACK if side == "b" else WHITE
        castling = self._next(r"-|[A-Za-z]+") or "-"
        ways, gates = zip(*(self._rights(castling, at) for at in (WHITE, BLACK)), strict=True)
        passed = self._passed(self._next(r"-|(?:[a-p]\d+)+") or "-", 1 - army)
        checks = self._next(_CHECKS.pattern)
        clock, round_ = self._next(r"\d{1,4}"), self._next(r"\d{1,4}")
        received = self._received(checks or self._next(_CHECKS.pattern))
        if self.words:
            raise TextError("“{text}” has no place in it", text=shown(self.words[0]))
        if self.base.game.seirawan_gating and not self.base.game.captures_to_hand:
            gates = tuple(shut if hand else 0 for shut, hand in zip(gates, hands, strict=True))
        rights = Rights(ways, passed, hands, gates if self.base.has_gates else ())
        return PairFen(self.pieces, army, rights, received, int(clock or 0), int(round_ or 1) or 1)

    def _next(self, pattern: str) -> str | None:
        """Return the next word if it fits a pattern, else None."""
        if self.words and re.fullmatch(pattern, self.words[0]):
            return self.words.pop(0)
        return None

    def _board(self) -> tuple[str, str]:
        """Read the pieces, and return those in hands."""
        base, text = self.base, self.words.pop(0) if self.words else ""
        if base.held and text.count("/") == base.game.ranks and "[" not in text:
            text = "[".join(text.rsplit("/", 1)) + "]"
        known = {letter.strip("+~") for letter in base.letters}
        placed, hands = board_of_rows(text, base.files, base.game.ranks, known)
        for square, word in placed.items():
            letter = word.upper() if word.upper() in base.types else word.upper().strip("~")
            if letter not in base.types:
                raise TextError("“{word}” is not a piece that can stand there", word=shown(word))
            piece = Piece(letter, BLACK if word.islower() else WHITE)
            self.pieces[self.rules.square(square, _PAIR)] = piece
        for letter in "".join(hands):
            if letter not in base.held:
                raise TextError("“{letter}” in the pocket is not a piece", letter=letter)
        return hands

    def _rights(self, word: str, colour: int) -> tuple[int, int]:
        """Return the castling rights of a colour, and its gates."""
        base, side = self.base, self.base.game.sides[colour]
        rank = max(side.gates.bit_length() - 1, 0) // base.files
        castling = gates = 0
        for sign in filter(str.isupper if colour == WHITE else str.islower, word):
            file = ord(sign.upper()) - ord("A")
            if way := self._way(colour, sign.upper(), file):
                castling |= way.right
                gates |= 1 << way.king | 1 << way.rook
            elif base.has_gates and file < base.files:
                gates |= 1 << rank * base.files + _file(base, colour, file)
            else:
                words = {"text": shown(word), "game": base.name}
                raise TextError("“{text}” are no castling rights in {game}", **words)
        return castling, gates

    def _way(self, colour: int, sign: str, file: int) -> CastlingRule | None:
        """Return the castling that a letter means: of a wing or, without gates, a Rook's file."""
        for way in self.base.game.sides[colour].castling:
            rook = -1 if self.base.has_gates else _file(self.base, colour, way.rook)
            if _WINGS.get(sign) == way.right or file == rook:
                return way
        return None

    def _passed(self, word: str, army: int) -> tuple[PassedSquare, ...]:
        """Return the squares that a piece of an army has just passed."""
        ahead, square = self.base.files * (1 - 2 * army), self.rules.square
        passed = []
        for name in re.findall(r"[a-p]\d+", word):
            if name not in self.base.names.joined:
                raise TextError("“{text}” is no square", text=name)
            at = self.base.names.joined.index(name)
            near = (at + step for step in (ahead, 2 * ahead, ahead - 1, ahead + 1))
            stands = [square(one, _PAIR) for one in near if 0 <= one < self.base.size]
            own = [one for one in stands if one in self.pieces and self.pieces[one].army == army]
            there = self.pieces.get(square(at, _PAIR))
            if stands and (there is None or there.army != army):  # it names where a piece went, too
                passed.append(PassedSquare(square(at, _PAIR), (own or stands)[0], army))
        return tuple(sorted(passed))

    def _received(self, word: str | None) -> tuple[int, ...]:
        """Return the checks that each army has been given."""
        if word is None:
            return ()
        ends, match = self.base.ends, _CHECKS.fullmatch(word)
        assert match is not None, "the word is of that form"
        given = [int(match[2]), int(match[3])]
        if ends is not None and not match[1]:
            given = [most - left for most, left in zip(reversed(ends.checks), given, strict=True)]
        if ends is None or not any(ends.checks) or min(given) < 0:
            words = {"text": shown(word), "game": self.base.name}
            raise TextError("“{text}” are no counts of checks in {game}", **words)
        return (given[1], given[0])
