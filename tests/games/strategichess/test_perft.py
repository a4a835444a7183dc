"""Sequences of moves counted by the game and by its slow model."""

from __future__ import annotations

import pytest

from tests.games.strategichess.by_hand import AWAY, stfen
from tests.games.strategichess.reference import Game
from tests.games.strategichess.reference import divide as divide_slowly
from tests.games.strategichess.reference import perft as count_slowly
from tests.games.strategichess.test_draws import GAME

FIGURES = [(1, 1, 99), (1, 2, 9_801), (2, 1, 198), (2, 2, 39_254), (3, 1, 297)]
"""Boards, depth and figure; those up to depth 2 were counted by the model, too."""
SPARSE = (
    stfen("Kn1 Rn5 Pn7 kh14", "Kh1 na6 pa8 kb14", turn="w|b"),
    stfen("Ka1 rb9 rm2 rk9 kh14", AWAY, turn="b|w"),
    stfen("pa3 Pa4 pa5 kh14", "Kh1 Rb9 kh14", "Nn7 kk3 Kc3"),
)


@pytest.mark.parametrize(("boards", "depth", "figure"), FIGURES)
@pytest.mark.no_cover
def test_the_start_has_so_many_sequences(boards: int, depth: int, figure: int) -> None:
    assert GAME.perft(GAME.initial(2 * boards, {}), depth) == figure


@pytest.mark.parametrize("boards", [1, 2, 3])
@pytest.mark.no_cover
def test_the_model_counts_the_same_first_moves(boards: int) -> None:
    ours = dict(GAME.divide(GAME.initial(2 * boards, {}), 1))
    assert ours == divide_slowly(Game.start(boards), 1)


@pytest.mark.parametrize("text", SPARSE)
@pytest.mark.no_cover
def test_both_count_the_same_from_sparse_positions(text: str) -> None:
    position = GAME.from_text(text, {})
    assert dict(GAME.divide(position, 2)) == divide_slowly(Game.read(text), 2)
    assert GAME.perft(position, 2) == count_slowly(Game.read(text), 2)
    assert GAME.perft(position, 0) == 1


def test_the_end_of_a_game_ends_a_sequence() -> None:
    text = stfen("Ka1 rb9 rm2 rk9 kh14", turn="b")
    assert GAME.perft(GAME.from_text(text, {}), 2) == count_slowly(Game.read(text), 2)
    with pytest.raises(ValueError, match="expected at least 1"):
        list(GAME.divide(GAME.initial(2, {}), 0))
