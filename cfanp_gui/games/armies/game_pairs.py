"""Pairs as positions of the base game for two: two armies with their Kings, and no others.

A pair qualifies if the moves of both armies there are those of the game for two, whatever the homes
of the armies; directions, regions and castling need no other check. Castling may require mirroring
the board left to right; where the armies differ in that, the army to move decides.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from cfanp_gui.core.actions import PocketSource, Source
from cfanp_gui.core.boards import BOARD_LETTERS, STRIP, Pair, Square
from cfanp_gui.core.caching import cached_method
from cfanp_gui.core.pieces import Piece
from cfanp_gui.core.queries import GamePair, LineMove
from cfanp_gui.core.text import Text, listed
from cfanp_gui.games.armies import turn as turns
from cfanp_gui.games.armies.base_game import BaseGame
from cfanp_gui.games.armies.hooks import TurnReport
from cfanp_gui.games.armies.modifiers import hooks_of
from cfanp_gui.games.armies.modifiers.ends import extinct
from cfanp_gui.games.armies.options import OPTIONS, Rules, rules_of
from cfanp_gui.games.armies.pair_rules import PairMove
from cfanp_gui.games.armies.state import State

_TWO = Pair(0, 1)
_UNLIKE = ("defend", "exchange", "kingcapture", "avalanche")
"""Options under which armies move, capture or mate on a pair differently from the base game.

Other options change the number of moves on other pairs, and what follows a mate."""

CASTLING_LEFT_OUT = Text(
    "A right to castle is left out, for the King does not stand as chess knows it."
)

_GATES_LEFT_OUT = Text("What pieces may do on their first squares alone is left out.")
_CHECKS_LEFT_OUT = Text("The checks that were given are left out.")

Standing = Mapping[int, Piece]
"""Pieces on a pair by their joined squares."""


class TwoArmies(NamedTuple):
    """The two armies on a pair that has two sides."""

    mover: int
    """The army that moves next there."""
    other: int


def standing_on(state: State, pair: Pair) -> Standing:
    """Return the pieces on a pair by their joined squares."""
    squares = ((index, state.base.square(index, pair)) for index in range(state.base.base.size))
    return {
        index: piece for index, square in squares if (piece := state.piece_at(square)) is not None
    }


def two_armies(state: State, standing: Standing) -> TwoArmies | Text:
    """Return the armies on a pair, or the reason they are not two sides with a living King each."""
    armies = sorted({piece.army for piece in standing.values()})
    for army in armies:
        if state.control[army] is None:
            return Text("Pieces of the dead army {army} stand there.", army=BOARD_LETTERS[army])
    if len(armies) > 2:
        return Text("Pieces of {count} armies stand there.", count=len(armies))
    for army in filter(state.base.base.has_king, armies):
        if not any(piece == Piece(state.base.royal, army) for piece in standing.values()):
            return Text("The King of army {army} does not stand there.", army=BOARD_LETTERS[army])
    if len(armies) < 2:
        return Text("Only one army stands there.")
    if not state.hostile(*armies):
        return Text("Both armies are moved by the same player.")
    mover, other = sorted(armies, key=lambda army: (army - state.army) % len(state.control))
    return TwoArmies(mover, other)


def attacked(armies: TwoArmies) -> Text:
    """Return a sentence saying that the King of the side not to move is attacked."""
    words = {"other": BOARD_LETTERS[armies.other], "mover": BOARD_LETTERS[armies.mover]}
    return Text("The King of army {other} is attacked though army {mover} is to move.", **words)


def moveless(armies: TwoArmies, checked: bool) -> Text:
    """Return a sentence saying that the side to move has no move."""
    mover = BOARD_LETTERS[armies.mover]
    if checked:
        return Text("Army {mover} is checkmated there.", mover=mover)
    return Text("Army {mover} has no legal move there.", mover=mover)


def unlike(rules: Rules) -> Text | None:
    """Return a warning about active rules that no engine of the base game knows, or None."""
    titles = [
        Text("“{title}”", title=option.label)
        for option in OPTIONS
        if option.name in _UNLIKE and getattr(rules, option.name)
    ]
    warning = Text("A chess program knows nothing of {rules}, so what it says may be wrong.")
    return warning.filled(rules=listed(titles)) if titles else None


def _not_told(base: BaseGame) -> Text | None:
    """Return the sentence on a rule that a program is not told, or None for none."""
    if base.has_gates:
        return _GATES_LEFT_OUT
    return _CHECKS_LEFT_OUT if base.ends is not None and any(base.ends.checks) else None


def game_pair(state: State, pair: Pair) -> GamePair | Text:
    """Return a pair as a position of the base game; see `Position.game_pair`."""
    base, variant = state.base, state.base.base.variant
    if variant is None:
        return Text("No chess program plays {game}.", game=base.base.name)
    board = state.board(pair)
    standing = standing_on(state, pair)
    armies = two_armies(state, standing)
    if isinstance(armies, Text):
        return armies
    king = board.kings & board.armies[armies.other]
    if king and base.attackers(board, king.bit_length() - 1, board.armies[armies.mover]):
        return attacked(armies)
    moves = state.generate(armies.mover, pair, plain=True)
    if not moves.total:
        return moveless(armies, bool(moves.checkers))
    for seen in _views(state, pair, armies):
        two = _Two.of(state, standing, seen)
        if two is not None and two.is_over:
            return Text("In {game} for two the game would be over there.", game=base.base.name)
        if two is not None:
            left_out = CASTLING_LEFT_OUT if seen.left_out else _not_told(base.base)
            return GamePair(two.fen, *armies, two, variant, left_out, unlike(state.rules))
    return Text("The armies do not move there as in {game}.", game=base.base.name)


class _View(NamedTuple):
    """One way to see a pair as the board of a game for two."""

    pair: Pair
    white: int
    black: int
    mover: int
    castling: tuple[int, ...]
    """Armies whose castling rights are kept."""
    mirrored: bool
    """True if the board is mirrored left to right."""
    left_out: bool
    files: int

    def seen(self, index: int) -> int:
        """Return the square of the board for two that a joined square becomes, or the reverse."""
        if index < 0 or not self.mirrored:
            return index
        rank, file = divmod(index, self.files)
        return rank * self.files + self.files - 1 - file

    def move(self, move: PairMove) -> PairMove:
        """Return a move in squares of the board for two."""
        return self.seen(move[0]), self.seen(move[1]), move[2]


def _views(state: State, pair: Pair, armies: TwoArmies) -> Iterator[_View]:
    """Yield the ways to see a pair, the most faithful first."""
    base = state.base
    mover, other = armies
    low, high = pair
    white = mover if mover == low or other == high else other
    sides = [(white, other if white == mover else mover)]
    if not {low, high} & {mover, other}:
        sides.append((sides[0][1], white))
    rights = [army for army in armies if army in pair and base.castles_yet(state.rights, army)]
    for castling in dict.fromkeys((tuple(rights), tuple(rights[:1]), ())):
        left_out = len(castling) < len(rights)
        for mirrored in (False, True) if castling else (False,):
            for first, second in sides:
                yield _View(
                    pair, first, second, mover, castling, mirrored, left_out, base.base.files
                )


class _Two:
    """A pair as a game of two armies, played on by moves in UCI."""

    def __init__(self, state: State, view: _View) -> None:
        self._state = state
        self._view = view
        fields = state.base.fen(state.board(_TWO), state.rights, state.army)
        self.fen = f"{fields} 0 1"

    @property
    def is_over(self) -> bool:
        """Return True if an army is extinct there: with more it may live on."""
        return self._state.base.base.ends is not None and bool(extinct(self._state))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, _Two):
            return NotImplemented
        return (self.fen, self._view) == (other.fen, other._view)

    def __hash__(self) -> int:
        return hash((self.fen, self._view))

    @classmethod
    def of(cls, state: State, standing: Standing, view: _View) -> _Two | None:
        """Return a pair seen in a given way; None if its moves differ from the game for two."""
        base, pair = state.base, view.pair
        armies = (view.white, view.black)

        def place(square: Square) -> Square:
            return base.square(view.seen(base.joined(square, pair)), _TWO)

        pieces = {
            base.square(view.seen(index), _TWO): Piece(piece.letter, armies.index(piece.army))
            for index, piece in standing.items()
        }
        shown = (*pair, STRIP)
        rights = base.for_two(state.rights, armies, view.castling, place, shown)
        if rights is None:
            return None
        rules = rules_of({}, base.base.unchosen)
        halves, mover = base.halves_of(pieces, 2), armies.index(view.mover)
        two = State(halves, mover, (1, 2), rights, 1, 0, 0, 1, rules, hooks_of(rules))
        board = state.board(pair)
        for number, army in enumerate(armies):
            here = {
                view.move(move)
                for move in state.generate(army, pair, plain=True).expand()
                if army in view.castling or not base.moved_along(board, pair, army, *move[:2])
            }
            if here != set(two.generate(number, _TWO).expand()):
                return None
        return cls(two, view)

    @cached_method
    def step(self, word: str) -> tuple[LineMove, _Two] | None:
        """Return a move in UCI and the position after it; None for an illegal move."""
        state, view, base = self._state, self._view, self._state.base
        moves = [] if state.stuck or state.sides.decided else state.moves_on(_TWO).expand()
        move = next((move for move in moves if base.texts[move] == word), None)
        if move is None:
            return None
        origin, target, becomes = move
        after = turns.play(state, _TWO, move, TurnReport())
        goal, promotion = base.square(view.seen(target), view.pair), None
        source: Source
        if origin < 0:
            form = base.letters[~origin]
            held = next(
                (letter for letter, over in base.base.promoted.items() if over == form), form
            )
            source = PocketSource((view.white, view.black)[state.army], held)
            promotion = form if form != held else None
        else:
            source = base.square(view.seen(origin), view.pair)
            promotion = base.letters[becomes] if becomes else None
        attacked = [base.square(at, _TWO) for at, _ in after.checks(after.army, _TWO)]
        checks = any(after.standing(square).letter == base.royal for square in attacked)
        sign = "#" if after.sides.decided else "+" if checks and not after.stuck else ""
        text = self._text(move, [step[:2] for step in moves]) + sign
        return LineMove(source, goal, promotion, text), _Two(after, view)

    def _text(self, move: PairMove, steps: Sequence[tuple[int, int]]) -> str:
        """Return a move in SAN with the square names of the pair."""
        state, view, base = self._state, self._view, self._state.base

        def letter_at(square: int) -> str | None:
            piece = state.piece_at(base.square(square, _TWO))
            return piece.letter if piece is not None else None

        origin, target, becomes = move
        castles = base.moved_along(state.board(_TWO), _TWO, state.army, origin, target)
        castling = base.san.castling(origin, target) if castles and not becomes else None
        stated = origin, target, base.base.becomes[becomes]
        text = castling or base.san.write(stated, letter_at, steps)
        if not view.mirrored:
            return text
        files = "abcdefghijklmnop"[: view.files]
        return text.translate(str.maketrans(files, files[::-1]))
