"""Moves of hidden pieces on two half-boards pushed together, and the results of attacks."""

import re
from collections.abc import Iterator, Sequence
from itertools import takewhile

from cfanp_gui.core.boards import Pair
from cfanp_gui.core.movement import Way
from cfanp_gui.core.pieces import Piece
from cfanp_gui.core.square_sets import squares
from cfanp_gui.core.text import Text
from cfanp_gui.games.armies.base_game import UNKNOWN, BaseGame, any_of
from cfanp_gui.games.armies.pair_rules import PairMove, PairPlay, Reason
from cfanp_gui.games.armies.plain_pairs import STRAIGHT, Hands, PlainBoard, PlainPairs
from cfanp_gui.games.armies.san import BothSquares, LegalSteps, LetterAt, San, Stated
from cfanp_gui.games.pairs.hidden import (
    BOMB,
    FILES,
    IMMOVABLE,
    LAKES,
    MARSHAL,
    MINER,
    RANKS,
    SCOUT,
    SPY,
)

WATER = frozenset(FILES * RANKS + at for at in LAKES)
"""The lakes on a joined board."""
_HEIGHTS = {letter: 10 - at for at, letter in enumerate("MGCJPLENTS")}


class BattleNotation(San):
    """Notation by the piece and two squares: ``Ta4-a9``, an attack ``Ja4xCa5=``."""

    def __init__(self, base: BaseGame) -> None:
        super().__init__(base)
        square, letters = self.names.pattern, any_of(base.types)
        self._line = re.compile(
            rf"({letters}?)({square})(?:[-x:]?({letters}?))({square})[-=]?[!?]*\Z"
        )

    def read(self, text: str) -> BothSquares | None:
        if (match := self._line.match(text)) is None:
            return None
        letter, origin, _, target = match.groups()
        number = self.names.number
        known = None if letter in ("", UNKNOWN) else letter
        # A player who does not know the piece that is met may not find out by asking.
        return BothSquares(number(target), known, origin=number(origin))

    def write(self, move: Stated, letter_at: LetterAt, steps: LegalSteps) -> str:
        origin, target, _ = move
        names = self.names.joined
        met = letter_at(target)
        between = "-" if met is None else f"x{met}"
        return f"{letter_at(origin)}{names[origin]}{between}{names[target]}"

    def kind(self, text: str) -> str:
        """Return the square from which a text seems to move a piece."""
        return text.lstrip("".join(self.base.types))[:2]


class BattlePairs(PlainPairs):
    """Stratego on any two half-boards: the attacking piece may fall, or the other, or both.

    A piece of unknown kind moves as most do: one step.
    """

    notation = BattleNotation

    def reach(self, board: PlainBoard, origin: int, piece: Piece) -> Iterator[int]:
        if piece.letter == SCOUT:
            return self.slide(board, origin, STRAIGHT)
        return self.steps(origin, () if piece.letter in IMMOVABLE else STRAIGHT)

    def lines_from(self, square: int) -> Iterator[tuple[int, ...]]:
        """Yield the squares that follow one along its file and rank, up to a lake."""
        for way in STRAIGHT:
            yield self._lines[way][square]

    def _line(self, way: Way) -> tuple[tuple[int, ...], ...]:
        """Return the squares that follow each square on a line, up to a lake."""
        return tuple(
            tuple(takewhile(lambda at: at not in WATER, line)) for line in super()._line(way)
        )

    def fallen(self, board: PlainBoard, origin: int, target: int, becomes: int = 0) -> int:
        attacker, defender = board.pieces[origin], board.pieces[target]
        if attacker is None or defender is None:
            return 0
        first, second = self.falls(attacker.letter, defender.letter)
        return first << origin | second << target

    def falls(self, attacker: str, defender: str) -> tuple[bool, bool]:
        if defender == BOMB:
            return attacker != MINER, attacker == MINER
        if attacker == SPY and defender == MARSHAL:
            return False, True
        height, other = _HEIGHTS.get(attacker, 0), _HEIGHTS.get(defender, 0)
        return height <= other, other <= height

    def shows(self, board: PlainBoard, origin: int, target: int) -> bool:
        return abs(target - origin) not in (1, FILES)

    def play(
        self, board: PlainBoard, pair: Pair, army: int, move: PairMove, rights: Hands
    ) -> PairPlay[PlainBoard, Hands]:
        origin, target, _ = move
        met = board.pieces[target] is not None
        taken = self.fallen(board, origin, target)
        if not taken >> origin & 1:
            return self._moved(board, army, origin, target), rights, taken, not met
        pieces = list(board.pieces)
        for gone in squares[taken]:
            pieces[gone] = None
        armies = tuple(own & ~taken for own in board.armies)
        after = PlainBoard(board.pair, tuple(pieces), board.occupied & ~taken, 0, armies)
        return after, rights, taken, False

    def reason(
        self, board: PlainBoard, pair: Pair, move: PairMove, becomings: Sequence[int]
    ) -> Reason | None:
        origin, target, _ = move
        piece = board.pieces[origin]
        if piece is None or origin == target:
            return None
        at = 1 << origin
        if piece.letter in IMMOVABLE:
            return Reason(Text("Bombs and Flags do not move"), at)
        if target in WATER:
            return Reason(Text("No piece enters a lake"), 1 << target)
        aside, ahead = abs(target % FILES - origin % FILES), abs(target // FILES - origin // FILES)
        if aside and ahead:
            return Reason(Text("Pieces go along files and ranks, not aslant"), at)
        if piece.letter != SCOUT:
            return Reason(Text("Only a Scout goes farther than one square"), at)
        return Reason(Text("A lake is in the way"), at)
