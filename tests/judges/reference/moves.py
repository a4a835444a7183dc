"""The moves of an army on two half-boards pushed together.

T: the rules of FIDE chess on the joined board, except as the rules of the game say.
"""

from collections.abc import Iterator
from typing import NamedTuple

from tests.judges.reference.position import FILES, HALVES, Pair, Piece, Place, Position, Square

STRAIGHT = [(0, 1), (1, 0), (0, -1), (-1, 0)]
DIAGONAL = [(1, 1), (1, -1), (-1, -1), (-1, 1)]
SLIDES = {"R": STRAIGHT, "B": DIAGONAL, "Q": STRAIGHT + DIAGONAL}
LEAPS = {
    "N": [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)],
    "K": STRAIGHT + DIAGONAL,
}
PROMOTIONS = "QRBN"

View = dict[Square, Piece]


class Move(NamedTuple):
    """A piece move on the joined squares of a pair; castling is the King's two-square move."""

    pair: Pair
    origin: Square
    target: Square
    promotion: str = ""
    push: tuple[Square, Square] | None = None

    @property
    def text(self) -> str:
        """Return the machine form."""
        moved = f"{square_text(self.origin)}{square_text(self.target)}{self.promotion.lower()}"
        pushed = f",{''.join(map(square_text, self.push))}" if self.push else ""
        return pair_text(self.pair) + moved + pushed


def pair_text(pair: Pair) -> str:
    return f"{HALVES[pair[0]]}{HALVES[pair[1]]}:"


def square_text(square: Square) -> str:
    return f"{FILES[square[0] - 1]}{square[1]}"


def place_text(place: Place) -> str:
    """Return ``Ac3``: half-board and local square."""
    return HALVES[place[0]] + square_text(place[1])


def pawn_step(pair: Pair, square: Square, army: int) -> int:
    """I: at home away from the back rank, on any other half-board towards its back rank."""
    if square[1] <= 4:
        return 1 if army == pair[0] else -1
    return -1 if army == pair[1] else 1


def attackers(position: Position, pair: Pair, view: View, square: Square, army: int) -> set[int]:
    """Return the armies hostile to `army` with a piece that attacks a square of a pair."""
    return {view[origin][1] for origin in attacking(position, pair, view, square, army)}


def attacking(position: Position, pair: Pair, view: View, square: Square, army: int) -> set[Square]:
    """Return the squares of pieces hostile to `army` that attack a square of a pair.

    T: friends give no check; I: nor do dead armies.
    """
    found: set[Square] = set()
    file, rank = square

    def meet(origin: Square, letters: str) -> None:
        letter, other = view[origin]
        if letter in letters and position.hostile(army, other):
            found.add(origin)

    for letter, leaps in LEAPS.items():
        for dx, dy in leaps:
            if (file + dx, rank + dy) in view:
                meet((file + dx, rank + dy), letter)
    for letters, directions in (("RQ", STRAIGHT), ("BQ", DIAGONAL)):
        for dx, dy in directions:
            x, y = file + dx, rank + dy
            while 1 <= x <= 8 and 1 <= y <= 8:
                if (x, y) in view:
                    meet((x, y), letters)
                    break
                x, y = x + dx, y + dy
    for dx in (-1, 1):
        for dy in (-1, 1):
            pawn = (file + dx, rank + dy)
            if pawn in view and pawn_step(pair, pawn, view[pawn][1]) == -dy:
                meet(pawn, "P")
    return found


def king_square(view: View, army: int) -> Square | None:
    """Return the square of an army's King on a pair, or on one half-board."""
    king = ("K", army)
    return next((square for square, piece in view.items() if piece == king), None)


def checkers(position: Position, pair: Pair, army: int) -> set[int]:
    """Return the armies that give check to an army on a pair; none where its King is not."""
    if all(king_square(position.halves[half], army) is None for half in pair):
        return set()
    view = position.view(pair)
    square = king_square(view, army)
    return attackers(position, pair, view, square, army) if square else set()


def passed_squares(position: Position, pair: Pair, army: int) -> dict[Square, Square]:
    """Return the squares of captures in passing of an army on a pair, with the pawns captured.

    I: the right stays until the next turn of the army that stepped, for every hostile pawn.
    A dead army's pawn may be captured too, where dead pieces may.
    """
    return {
        position.joined(pair, owner, (file, 3)): position.joined(pair, owner, (file, 4))
        for owner, file in position.passed.items()
        if owner in pair
        and position.control[owner] != position.control[army]
        and may_take(position, army, ("P", owner))
    }


def may_take(position: Position, army: int, piece: Piece, origin: Place | None = None) -> bool:
    """T: friends are not captured; I: nor is a living King; dead armies are, Kings too.

    Peterson 3: the pieces of a frozen army are immune; a King is captured by a ripe attacker, who
    stands at `origin`; dead pieces are captured only where that was agreed (`obstacles`).
    """
    letter, owner = piece
    if not position.alive(owner):
        return position.options.obstacles or not position.options.kingcapture
    if not position.hostile(army, owner):
        return False
    if letter == "K":
        return position.options.kingcapture and origin in position.ripe.get(owner, ())
    return owner not in position.frozen


def pseudo_moves(position: Position, pair: Pair, view: View, army: int) -> Iterator[Move]:
    """Yield the moves of the pieces, without regard to their own King; castling apart."""
    passed = passed_squares(position, pair, army)
    for origin, (letter, owner) in view.items():
        if owner != army:
            continue
        file, rank = origin
        place = position.parted(pair, origin)
        if letter == "P":
            yield from _pawn_moves(position, pair, view, army, origin, passed)
        elif letter in LEAPS:
            for dx, dy in LEAPS[letter]:
                x, y = file + dx, rank + dy
                if not (1 <= x <= 8 and 1 <= y <= 8):
                    continue
                if (x, y) not in view or may_take(position, army, view[x, y], place):
                    yield Move(pair, origin, (x, y))
        else:
            for dx, dy in SLIDES[letter]:
                x, y = file + dx, rank + dy
                while 1 <= x <= 8 and 1 <= y <= 8:
                    if (x, y) not in view or may_take(position, army, view[x, y], place):
                        yield Move(pair, origin, (x, y))
                    if (x, y) in view:
                        break
                    x, y = x + dx, y + dy


def _pawn_moves(
    position: Position,
    pair: Pair,
    view: View,
    army: int,
    origin: Square,
    passed: dict[Square, Square],
) -> Iterator[Move]:
    file, rank = origin
    step = pawn_step(pair, origin, army)
    if not 1 <= rank + step <= 8:
        return  # pushed to the last rank, where it waits
    targets = []
    if (file, rank + step) not in view:
        targets.append((file, rank + step))
        # I: the double step is from local rank 2 of the home half-board.
        half, local = position.parted(pair, origin)
        if half == army and local[1] == 2 and (file, rank + 2 * step) not in view:
            targets.append((file, rank + 2 * step))
    for x in (file - 1, file + 1):
        target = (x, rank + step)
        if target in view:
            if may_take(position, army, view[target], position.parted(pair, origin)):
                targets.append(target)
        elif target in passed:
            targets.append(target)
    for target in targets:
        if target[1] in (1, 8):
            for letter in PROMOTIONS:
                yield Move(pair, origin, target, letter)
        else:
            yield Move(pair, origin, target)


def castling_moves(position: Position, pair: Pair, view: View, army: int) -> Iterator[Move]:
    """I: on the home half-board; attacked squares count on this pair only."""
    if army not in pair or not position.castling[army]:
        return
    home = position.king_home(army)
    king = position.joined(pair, army, home)
    for side in position.castling[army]:
        rook = position.joined(pair, army, position.rook_home(army, side))
        step = 1 if rook[0] > king[0] else -1
        between = range(king[0] + step, rook[0], step)
        if any((x, king[1]) in view for x in between):
            continue
        path = [(king[0] + n * step, king[1]) for n in range(3)]
        if not any(attackers(position, pair, view, square, army) for square in path):
            yield Move(pair, king, path[2])


def is_castling(view: View, move: Move) -> bool:
    return view[move.origin][0] == "K" and abs(move.origin[0] - move.target[0]) == 2


def taken_square(position: Position, view: View, move: Move) -> Square | None:
    """Return the square of the piece that a move captures; None if it captures none."""
    letter, army = view[move.origin]
    if move.target in view:
        return move.target
    if letter == "P" and move.target[0] != move.origin[0]:
        return passed_squares(position, move.pair, army)[move.target]
    return None


def castled_rook(view: View, move: Move) -> tuple[Square, Square] | None:
    """Return from where and to where the Rook goes in castling; None for other moves."""
    if not is_castling(view, move):
        return None
    right = move.target[0] > move.origin[0]
    rank = move.origin[1]
    return (8 if right else 1, rank), ((move.origin[0] + move.target[0]) // 2, rank)


def after(position: Position, view: View, move: Move) -> tuple[View, Piece | None]:
    """Return the pair with a move made, and the piece captured."""
    found = dict(view)
    taken = None
    square = taken_square(position, view, move)
    if square is not None:
        taken = found.pop(square)
    letter, army = found.pop(move.origin)
    found[move.target] = (move.promotion or letter, army)
    rook = castled_rook(view, move)
    if rook:
        found[rook[1]] = found.pop(rook[0])
    return found, taken


def legal_moves(position: Position, pair: Pair, army: int) -> list[Move]:
    """I: after the move the army's own King, if it stands on this pair, must not be attacked.

    T: it may be when other half-boards are pushed together.
    """
    view = position.view(pair)
    moves = list(pseudo_moves(position, pair, view, army))
    if king_square(view, army) is not None:
        moves += castling_moves(position, pair, view, army)
    return [move for move in moves if is_safe(position, view, move)]


def legal_captures(position: Position, pair: Pair, army: int) -> list[tuple[Move, Square]]:
    """Return the legal moves that capture, each with where the captured piece stands."""
    view = position.view(pair)
    found = []
    for move in pseudo_moves(position, pair, view, army):
        square = taken_square(position, view, move)
        if square is not None and is_safe(position, view, move):
            found.append((move, square))
    return found


def is_safe(position: Position, view: View, move: Move) -> bool:
    """Return True if a move leaves the army's King, if it is there, unattacked on the pair.

    Peterson 3: an army whose King is captured is dead at once, and so attacks nothing.
    """
    army = view[move.origin][1]
    if king_square(view, army) is None:
        return True
    then, taken = after(position, view, move)
    king = king_square(then, army)
    assert king is not None
    found = attackers(position, move.pair, then, king, army)
    if taken is not None and taken[0] == "K":
        found.discard(taken[1])
    return not found
