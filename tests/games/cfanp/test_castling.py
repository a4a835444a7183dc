"""Castling rights in random games."""

from __future__ import annotations

import random

import pytest

from cfanp_gui.core.boards import Square
from cfanp_gui.core.game import Piece, Position
from cfanp_gui.games.registry import find_game
from tests.slow import some

GAME = find_game("cfanp")


def check_castling(position: Position) -> int:
    """Check that castling rights imply King and Rook at home; return how many rights there are."""
    pieces = position.pieces()
    found = 0
    for army, rights in enumerate(position.to_text().split(" ")[3].split("/")):
        if rights == "-":
            continue
        home = [square.index for square, piece in pieces.items()
                if square.board == army and piece == Piece("K", army)]  # fmt: skip
        assert home in ([3], [4])
        near, far = (7, 0) if home == [4] else (0, 7)
        for right in rights:
            assert pieces[Square(army, near if right == "K" else far)] == Piece("R", army)
            found += 1
    return found


@pytest.mark.parametrize("join", ["rotate", "reflect"])
@pytest.mark.parametrize("players", some(range(2, 9)))
@pytest.mark.no_cover
def test_rights_imply_king_and_rook_at_home(players: int, join: str) -> None:
    rng = random.Random(f"{players}{join}")
    position: Position = GAME.initial(players, {"join": join})
    counts = []
    for _ in range(300):
        counts.append(check_castling(position))
        if not position.actors():
            break
        position, _ = position.apply(rng.choice(position.all_actions()))
    assert counts[0] == 2 * players
    assert counts == sorted(counts, reverse=True)
    assert counts[-1] < counts[0]
