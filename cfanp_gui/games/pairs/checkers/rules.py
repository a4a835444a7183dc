"""Moves and captures of men and Kings of checkers on two half-boards pushed together."""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise

from cfanp_gui.core.boards import Pair
from cfanp_gui.core.movement import Way
from cfanp_gui.core.pieces import Piece
from cfanp_gui.core.square_sets import squares
from cfanp_gui.core.text import Text
from cfanp_gui.games.armies.base_game import BaseGame
from cfanp_gui.games.armies.pair_rules import (
    MUST_CAPTURE,
    ListedMoves,
    PairMove,
    PairMoves,
    PairPlay,
    Reason,
    View,
    listed_moves,
)
from cfanp_gui.games.armies.plain_pairs import AHEAD, BACK, DIAGONAL, Hands, PlainBoard, PlainPairs
from cfanp_gui.games.armies.san import BothSquares, LegalSteps, LetterAt, San, Stated
from cfanp_gui.games.pairs.checkers import FILES, KING, MAN, SIZE, between, numbered

WAYS = {look: tuple(way for way in DIAGONAL if way[1] == look) for look in (AHEAD, BACK)}
"""The directions of a man, by the direction in which it looks."""


@lru_cache(maxsize=1 << 14)
def touched(target: int, number: int) -> tuple[int, ...]:
    """Return the squares that a move touches in order, without its origin."""
    return (*between(number), target)


@lru_cache(maxsize=1 << 14)
def jumped(origin: int, target: int, number: int) -> int:
    """Return the squares over which a move jumps; none for a step."""
    return sum(
        1 << (start + end) // 2
        for start, end in pairwise((origin, *touched(target, number)))
        if abs(end // FILES - start // FILES) == 2
    )


class DraughtsNotation(San):
    """Notation by squares: ``c3-d4``, and ``c3xe5xg7`` with every square touched."""

    def __init__(self, base: BaseGame) -> None:
        super().__init__(base)
        square = self.names.pattern
        self._line = re.compile(rf"{square}(?:[-x:]?{square})+[!?]*\Z")
        self._square = re.compile(square)

    def read(self, text: str) -> BothSquares | None:
        if self._line.match(text) is None:
            return None
        first, *between, last = self._square.findall(text)
        number = self.names.number
        way = "".join(between).upper() or None
        # A capture may leave out the squares between.
        return BothSquares(number(last), promotion=way, origin=number(first))

    def write(self, move: Stated, letter_at: LetterAt, steps: LegalSteps) -> str:
        origin, target, promotion = move
        names, rank = self.names.joined, self.base.files
        if promotion is None and abs(origin // rank - target // rank) == 1:
            return f"{names[origin]}-{names[target]}"
        between = self._square.findall((promotion or "").lower())
        return "x".join((names[origin], *between, names[target]))

    def kind(self, text: str) -> str:
        """Return the square from which a text seems to move a piece."""
        return text[:2]


class CheckersPairs(PlainPairs):
    """English draughts on any two half-boards: captures are compulsory on the pair pushed."""

    notation = DraughtsNotation

    def ways(self, board: PlainBoard, origin: int, piece: Piece) -> Sequence[Way]:
        """Return the directions in which a piece goes from the origin of its move."""
        if piece.letter == KING:
            return DIAGONAL
        return WAYS[self.looks(board.pair, piece.army, origin)[0]]

    def reach(self, board: PlainBoard, origin: int, piece: Piece) -> Iterator[int]:
        for way in self.ways(board, origin, piece):
            for target in self._lines[way][origin][:1]:
                if board.pieces[target] is None:
                    yield target

    def moves(
        self, board: PlainBoard, pair: Pair, view: View, rights: Hands, safe: bool = True
    ) -> ListedMoves:
        _, own, friends, *_ = view
        prey = board.occupied & ~friends
        pieces = ((origin, board.pieces[origin]) for origin in squares[own])
        standing = [(origin, piece) for origin, piece in pieces if piece is not None]
        captures = [
            (origin, target, numbered(passed))
            for origin, piece in standing
            for *passed, target in self._captures(board, origin, piece, prey)
        ]
        steps = (
            (origin, target, 0)
            for origin, piece in standing
            for target in self.reach(board, origin, piece)
        )
        return listed_moves(captures or list(steps), 0)

    def _captures(
        self, board: PlainBoard, origin: int, piece: Piece, prey: int
    ) -> list[tuple[int, ...]]:
        """Return the captures of a piece, each as the squares that it touches.

        A capture ends where it cannot go on, and that of a man also on the last rank.
        """
        ways, lines = self.ways(board, origin, piece), self._lines
        empty = ~board.occupied | 1 << origin
        last = -1 if piece.letter == KING else (SIZE // FILES - 1 if ways[0][1] == AHEAD else 0)
        done: list[tuple[int, ...]] = []
        waiting: list[tuple[int, int, tuple[int, ...]]] = [(origin, prey, ())]
        while waiting:
            at, left, way = waiting.pop()
            ended = True
            for step in ways if not (way and at // FILES == last) else ():
                line = lines[step][at]
                if len(line) > 1 and left >> line[0] & 1 and empty >> line[1] & 1:
                    ended = False
                    waiting.append((line[1], left & ~(1 << line[0]), (*way, line[1])))
            if ended and way:
                done.append(way)
        return done

    def attackers(self, board: PlainBoard, square: int, by: int, without: int = 0) -> int:
        attacking, empty = 0, ~board.occupied | without
        for way in DIAGONAL:
            before, after = self._lines[-way[0], -way[1]][square], self._lines[way][square]
            if before and after and (by & ~without) >> before[0] & 1 and empty >> after[0] & 1:
                piece = board.pieces[before[0]]
                if piece is not None and way in self.ways(board, before[0], piece):
                    attacking |= 1 << before[0]
        return attacking

    def in_the_way(
        self, board: PlainBoard, pair: Pair, rights: Hands, origin: int, target: int
    ) -> None:
        """Return None: men and Kings go one step, and capture the pieces they jump over."""

    def arrived(self, pair: Pair, piece: Piece, move: PairMove) -> str:
        origin, target, _ = move
        if piece.letter == MAN:
            look = self.looks(pair, piece.army, origin)[0]
            if self.rank(target, look) == SIZE // FILES - 1:
                return KING
        return piece.letter

    def play(
        self, board: PlainBoard, pair: Pair, army: int, move: PairMove, rights: Hands
    ) -> PairPlay[PlainBoard, Hands]:
        origin, target, becomes = move
        piece = board.pieces[origin]
        assert piece is not None, "a move begins where a piece stands"
        taken, left, goal = jumped(origin, target, becomes), 1 << origin, 1 << target
        pieces, armies = list(board.pieces), list(board.armies)
        for gone in squares[taken]:
            captured = pieces[gone]
            assert captured is not None, "what is jumped over stands there"
            armies[captured.army] &= ~(1 << gone)
            pieces[gone] = None
        pieces[origin] = None
        letter = self.arrived(pair, piece, (origin, target, becomes))
        pieces[target] = piece if letter == piece.letter else Piece(letter, army)
        armies[army] = armies[army] & ~left | goal
        occupied = board.occupied & ~(taken | left) | goal
        after = PlainBoard(board.pair, tuple(pieces), occupied, 0, tuple(armies))
        return after, rights, taken, not taken and piece.letter == KING

    def victim(self, board: PlainBoard, origin: int, target: int, becomes: int = 0) -> int:
        return jumped(origin, target, becomes) & board.occupied

    def landings(self, move: PairMove) -> tuple[int, ...]:
        return touched(*move[1:])

    # Reasons of refusals

    def compelled(
        self, board: PlainBoard, pair: Pair, moves: PairMoves, move: PairMove | None
    ) -> Reason | None:
        captures = [capture for capture in moves.expand() if jumped(*capture)]
        if not captures:
            return None
        causes = sum(1 << at for at in {origin for origin, _, _ in captures})
        if move is not None:
            origin, target, _ = move
            goes_on = [
                capture
                for capture in captures
                if capture[0] == origin and target in touched(*capture[1:])
            ]
            if any(capture[1] == target for capture in goes_on):
                return Reason(Text("A capture names every square that it touches"), 1 << origin)
            if goes_on and origin != target:
                message = Text(
                    "The capture goes on from {square} while it can", square=self.seen(target, pair)
                )
                return Reason(message, 1 << target)
            piece = board.pieces[origin]
            if piece is None or (
                origin != target and target not in self.reach(board, origin, piece)
            ):
                return None
        return Reason(MUST_CAPTURE, causes)

    def reason(
        self, board: PlainBoard, pair: Pair, move: PairMove, becomings: Sequence[int]
    ) -> Reason | None:
        origin, target, _ = move
        piece = board.pieces[origin]
        if piece is None or origin == target:
            return None
        aside, ahead = target % FILES - origin % FILES, target // FILES - origin // FILES
        if abs(aside) != abs(ahead):
            return Reason(Text("Pieces go diagonally, on the dark squares"), 1 << origin)
        if piece.letter == MAN and (ahead > 0) != (self.looks(pair, piece.army, origin)[0] > 0):
            return Reason(Text("Only a King goes and captures backwards"), 1 << origin)
        return None
