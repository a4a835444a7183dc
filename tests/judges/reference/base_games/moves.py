"""The moves of an army on a pair: of its pieces, from its hand, and castling."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from tests.judges.reference.base_games.games import GAMES
from tests.judges.reference.base_games.pieces import Step, Way, Ways
from tests.judges.reference.base_games.position import (
    FILES,
    HALVES,
    Pair,
    Piece,
    Position,
    Square,
    View,
)


class Move(NamedTuple):
    """A move on the joined squares of a pair, and all that it changes."""

    pair: Pair
    origin: Square | None
    """None for a drop."""
    target: Square
    becomes: Piece
    """What stands on the target then."""
    suffix: str = ""
    taken: Square | None = None
    passed: Square | None = None
    """What a pawn steps over."""
    rook: tuple[Square, Square] | None = None

    @property
    def text(self) -> str:
        """Return the machine form."""
        begin = self.becomes.letter + "@" if self.origin is None else square_text(self.origin)
        return f"{pair_text(self.pair)}{begin}{square_text(self.target)}{self.suffix}"


def pair_text(pair: Pair) -> str:
    return f"{HALVES[pair[0]]}{HALVES[pair[1]]}:"


def square_text(square: Square) -> str:
    return f"{FILES[square[0] - 1]}{square[1]}"


# How a piece goes and what it attacks


@cache
def ways(key: str, letter: str, gilded: bool, across: bool) -> Ways:
    game = GAMES[key]
    if gilded:
        return game.gilded[letter]
    return game.across.get(letter, game.kinds[letter]) if across else game.kinds[letter]


@cache
def captures(key: str, letter: str, gilded: bool, across: bool) -> dict[Step, list[Way]]:
    """Return the ways by which a piece captures, by where they lead."""
    found: dict[Step, list[Way]] = {}
    for way in ways(key, letter, gilded, across):
        if way.captures:
            found.setdefault(way.target, []).append(way)
    return found


def is_across(at: Position, pair: Pair, square: Square, army: int, down: bool) -> bool:
    """Return whether a square is so far ahead that some kinds go otherwise from there."""
    game = at.game
    return bool(game.across) and at.seen(pair, square, army, down)[1] >= game.across_from


def on_board(at: Position, square: Square) -> bool:
    return 1 <= square[0] <= at.game.files and 1 <= square[1] <= at.game.ranks


def is_open(view: View, origin: Square, way: Way, sign: int) -> bool:
    """Return whether what stands between allows a way."""
    if not way.between:
        return True
    x, y = origin
    standing = sum((x + sign * dx, y + sign * dy) in view for dx, dy in way.between)
    return standing == (1 if way.screen else 0)


def may_enter(at: Position, pair: Pair, square: Square, letter: str, army: int, down: bool) -> bool:
    """Return whether a kind may stand on a square (the palace, the bank of the river)."""
    region = at.game.palace.get(letter)
    return region is None or at.seen(pair, square, army, down) in region


def attackers(at: Position, pair: Pair, view: View, square: Square, army: int) -> set[int]:
    """Return the armies hostile to `army` that attack a square of a pair.

    T: friends give no check; I: nor do dead armies.
    """
    found = set()
    key = at.game.key
    aimed = view.get(square)
    for origin, piece in view.items():
        other = piece.army
        if other in found or not at.hostile(army, other):
            continue
        dx, dy = square[0] - origin[0], square[1] - origin[1]
        for down in at.looks(pair, origin, other):
            sign = -1 if down else 1
            across = is_across(at, pair, origin, other, down)
            for way in captures(key, piece.letter, piece.gilded, across).get(
                (sign * dx, sign * dy), ()
            ):
                if is_open(view, origin, way, sign) and may_enter(
                    at, pair, square, piece.letter, other, down
                ):
                    found.add(other)
        if (
            at.game.facing_kings
            and piece.letter == "K"
            and aimed is not None
            and aimed.letter == "K"
            and (dx == 0) != (dy == 0)
        ):
            unit = ((dx > 0) - (dx < 0), (dy > 0) - (dy < 0))
            between = [
                (origin[0] + n * unit[0], origin[1] + n * unit[1])
                for n in range(1, abs(dx) + abs(dy))
            ]
            if not any(one in view for one in between):
                found.add(other)
    return found


def king_square(view: View, army: int) -> Square | None:
    """Return where an army's King stands on a pair, or on one half-board."""
    for square, piece in view.items():
        if piece.letter == "K" and piece.army == army:
            return square
    return None


def checkers(at: Position, pair: Pair, army: int) -> set[int]:
    """Return the armies that give check to an army on a pair; none where its King is not."""
    view = at.view(pair)
    square = king_square(view, army)
    return attackers(at, pair, view, square, army) if square else set()


def may_take(at: Position, army: int, piece: Piece) -> bool:
    """T: friends are not captured; I: nor is a living King; dead armies are, Kings too."""
    if not at.alive(piece.army):
        return True
    return at.hostile(army, piece.army) and piece.letter != "K"


# Moves


def passed_squares(at: Position, pair: Pair, army: int) -> dict[Square, Square]:
    """Return where pawns of an army may capture in passing on a pair, and what they capture."""
    return {
        at.joined(pair, (owner, square)): at.joined(pair, (owner, stands))
        for owner, (square, stands) in at.passed.items()
        if owner in pair and at.control[owner] != at.control[army]
    }


def piece_moves(at: Position, pair: Pair, view: View, army: int) -> Iterator[Move]:
    """Yield how the pieces go, without regard to their own King; castling apart."""
    game = at.game
    passed = passed_squares(at, pair, army)
    for origin, piece in view.items():
        board, local = at.parted(pair, origin)
        if piece.army != army or (board < 0 and local in at.moved):
            continue  # I: no piece moves twice in a turn
        for down in at.looks(pair, origin, army):
            sign = -1 if down else 1
            across = is_across(at, pair, origin, army, down)
            for way in ways(game.key, piece.letter, piece.gilded, across):
                target = origin[0] + sign * way.target[0], origin[1] + sign * way.target[1]
                if not on_board(at, target) or not is_open(view, origin, way, sign):
                    continue
                if way.first and at.seen(pair, origin, army, down)[1] != game.double_from:
                    continue
                if not may_enter(at, pair, target, piece.letter, army, down):
                    continue
                if target in view:
                    if not way.captures or not may_take(at, army, view[target]):
                        continue
                    taken = target
                elif way.passing and target in passed:
                    taken = passed[target]
                elif way.moves:
                    taken = None
                else:
                    continue
                over = None
                if way.passed:
                    over = origin[0] + sign * way.passed[0], origin[1] + sign * way.passed[1]
                for becomes, suffix in becoming(at, pair, origin, target, piece, down):
                    yield Move(pair, origin, target, becomes, suffix, taken, over)


def becoming(
    at: Position, pair: Pair, origin: Square, target: Square, piece: Piece, down: bool
) -> Iterator[tuple[Piece, str]]:
    """Yield what a piece may be after a move: itself, and what it may be promoted to."""
    game, army = at.game, piece.army
    first = game.promotes_from or game.ranks + 1
    there = at.seen(pair, target, army, down)[1] >= first
    must = False
    if piece.letter == game.pawn and there:
        must = game.must
        for letter in game.becomes:
            if letter not in game.limit or standing(at, letter, army) < game.limit[letter]:
                yield Piece(letter, army, was_pawn=game.drops), letter.lower()
    elif (
        piece.letter in game.gilded
        and not piece.gilded
        and (there or at.seen(pair, origin, army, down)[1] >= first)
    ):
        yield Piece(piece.letter, army, gilded=True), "+"
    if not must and not is_dead_end(at, pair, target, piece):
        yield piece, ""


def standing(at: Position, letter: str, army: int) -> int:
    """I: an army's pieces on the whole table count."""
    boards = [*at.halves, at.strip]
    return sum(p.letter == letter and p.army == army for board in boards for p in board.values())


def is_dead_end(at: Position, pair: Pair, square: Square, piece: Piece) -> bool:
    """I: no quiet move from there on an empty pair, in the piece's own view."""
    if not at.game.no_dead_end:
        return False
    for down in at.looks(pair, square, piece.army):
        sign = -1 if down else 1
        for way in ways(at.game.key, piece.letter, piece.gilded, False):
            x, y = way.target
            if way.moves and on_board(at, (square[0] + sign * x, square[1] + sign * y)):
                return False
    return True


def drops(at: Position, pair: Pair, view: View, army: int) -> Iterator[Move]:
    """Yield what may be put on the pair from the hand, without regard to the own King.

    Base game (Crazyhouse): no pawns on the first or the last rank.
    """
    game = at.game
    for letter in sorted(set(at.hands.get(army, ()))):
        piece = Piece(letter, army)
        for file in range(1, game.files + 1):
            if game.one_pawn_a_file and letter == "P":
                column = [view.get((file, rank)) for rank in range(1, game.ranks + 1)]
                if piece in column:
                    continue
            for rank in range(1, game.ranks + 1):
                target = file, rank
                if target in view or is_dead_end(at, pair, target, piece):
                    continue
                seen = at.seen(pair, target, army, False)[1]
                if letter == game.pawn and not 1 < seen < game.promotes_from:
                    continue
                move = Move(pair, None, target, piece)
                if game.no_mate_by_dropped_pawn and letter == "P" and mates(at, view, move):
                    continue
                yield move


def mates(at: Position, view: View, move: Move) -> bool:
    """I: whether a dropped pawn mates a living hostile King on the pair that it attacks.

    No drop stops a pawn beside the King.
    """
    army, pair = move.becomes.army, move.pair
    alone = {move.target: move.becomes}
    for other in at.living():
        king = king_square(view, other) if at.hostile(army, other) else None
        if king is None or army not in attackers(
            at, pair, {**alone, king: view[king]}, king, other
        ):
            continue
        then = after(view, move)
        if not any(is_safe(at, then, reply) for reply in piece_moves(at, pair, then, other)):
            return True
    return False


def castlings(at: Position, pair: Pair, view: View, army: int) -> Iterator[Move]:
    """I: on the home half-board; attacked squares count on this pair only."""
    game = at.game
    if army not in pair or not at.castling[army] or game.castles is None:
        return
    king = at.joined(pair, (army, at.king_home(army)))
    for side in at.castling[army]:
        file = game.castles[0 if side == "K" else 1]
        goal = (file if army % 2 == 0 else game.files + 1 - file), 1
        target = at.joined(pair, (army, goal))
        rook = at.joined(pair, (army, at.rook_home(army, side)))
        step = 1 if rook[0] > king[0] else -1
        if any((x, king[1]) in view for x in range(king[0] + step, rook[0], step)):
            continue
        path = [(x, king[1]) for x in range(king[0], target[0] + step, step)]
        if not any(attackers(at, pair, view, square, army) for square in path):
            beside = target[0] - step, target[1]
            yield Move(pair, king, target, view[king], rook=(rook, beside))


def after(view: View, move: Move) -> View:
    """Return the pair with a move made."""
    found = dict(view)
    if move.taken is not None:
        del found[move.taken]
    if move.origin is not None:
        del found[move.origin]
    found[move.target] = move.becomes
    if move.rook:
        found[move.rook[1]] = found.pop(move.rook[0])
    return found


def is_safe(at: Position, view: View, move: Move) -> bool:
    """I: after the move the army's own King must not be attacked on this pair."""
    then = after(view, move)
    king = king_square(then, move.becomes.army)
    return king is None or not attackers(at, move.pair, then, king, move.becomes.army)


def legal_moves(at: Position, pair: Pair, army: int) -> list[Move]:
    """Return the legal moves of an army on a pair, drops among them."""
    view = at.view(pair)
    found = [*piece_moves(at, pair, view, army), *drops(at, pair, view, army)]
    if king_square(view, army) is not None:
        found += castlings(at, pair, view, army)
    return list({move.text: move for move in found if is_safe(at, view, move)}.values())
