"""Avalanche: with each move a pawn of an opponent is pushed; what is pushed to the end waits."""

from collections.abc import Iterator

from tests.judges.reference.moves import (
    PROMOTIONS,
    Move,
    View,
    after,
    attackers,
    king_square,
    legal_moves,
    pawn_step,
    place_text,
)
from tests.judges.reference.position import Pair, Place, Position, Square


def waiting(at: Position, army: int) -> list[Place]:
    """I: a pawn pushed onto the last rank stands there until its army's next turn."""
    return [
        (half, square)
        for half in range(at.armies)
        if half != army
        for square, piece in sorted(at.halves[half].items())
        if piece == ("P", army) and square[1] == 1
    ]


def promotions(at: Position) -> dict[str, tuple[Place, str]]:
    """I: the turn begins with the promotion, before any move; several in any order."""
    if not at.options.avalanche or at.pushed:
        return {}
    return {
        f"={place_text(place)}{letter.lower()}": (place, letter)
        for place in waiting(at, at.army)
        for letter in PROMOTIONS
    }


def pushed(view: View, push: tuple[Square, Square], letter: str = "P") -> View:
    """Return the pair with a pawn pushed, which may become something at once to see what then."""
    found = dict(view)
    _, owner = found.pop(push[0])
    found[push[1]] = (letter, owner)
    return found


def steps(at: Position, pair: Pair, view: View) -> Iterator[tuple[Square, Square]]:
    """I: one pawn of any living hostile army on the pair, forward as that army sees it."""
    for square, (letter, owner) in view.items():
        if letter == "P" and at.hostile(at.army, owner):
            target = (square[0], square[1] + pawn_step(pair, square, owner))
            if 1 <= target[1] <= 8 and target not in view:
                yield square, target


def checking(at: Position, pair: Pair, view: View, push: tuple[Square, Square]) -> set[int]:
    """I: by whatever piece; onto the last rank also by any piece that the pawn may become."""
    found = set()
    for letter in PROMOTIONS if push[1][1] in (1, 8) else "P":
        then = pushed(view, push, letter)
        king = king_square(then, at.army)
        if king is not None:
            found |= attackers(at, pair, then, king, at.army)
    return found


def with_pushes(at: Position, move: Move) -> list[Move]:
    """I: one that exposes the own King only where every push does; none where none is there."""
    view, _ = after(at, at.view(move.pair), move)
    found = list(steps(at, move.pair, view))
    good = [push for push in found if not checking(at, move.pair, view, push)]
    return [move._replace(push=push) for push in good or found] or [move]


def may_move(at: Position, pair: Pair, army: int) -> bool:
    """I: whatever its inert pawns become: whether one could become what has a legal move."""
    for half, square in waiting(at, army):
        if half in pair:
            for letter in PROMOTIONS:
                at.halves[half][square] = (letter, army)
                found = legal_moves(at, pair, army)
                at.halves[half][square] = ("P", army)
                if found:
                    return True
    return False
