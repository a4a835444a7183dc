"""Counts of sequences, against the slow model and against each other."""

from __future__ import annotations

import pytest

from cfanp_gui.core import counting
from tests.games.ring.build import GAME, KINGS, play, ring, start
from tests.games.ring.reference import Model

PILES = "Nw2,Pw3,Qb3/Nb3,Rw3/Bw1,Pb1"
BUSY = (
    "1:r3k2r/2P2ppp/8/8/4n3/8/5PPP/R3K2R w AEHaeh",
    "2:4k3/P7/8/3pP3/8/8/8/4K2R w EH d6",
    "3:r(2)3k3/8/8/8/8/8/1p6/R3K3 b AEe",
)


@pytest.mark.parametrize(
    ("players", "tempo", "counts"),
    [
        (3, "free", (1, 60, 3600, 218706)),
        (3, "rounds", (1, 60, 2400, 48000)),
        (4, "free", (1, 80, 6400)),
        (4, "rounds", (1, 80, 4800)),
    ],
)
@pytest.mark.no_cover
def test_the_start(players: int, tempo: str, counts: tuple[int, ...]) -> None:
    # Free, depth 3: three turns on one board (8902 each of 3), two and one (3 orders of 400
    # times 20 on 6 pairs of boards), one on each (6 orders of 20 * 20 * 20).
    assert 218706 == 3 * 8902 + 3 * 6 * 400 * 20 + 6 * 8000
    position = start(players, tempo=tempo)
    assert tuple(GAME.perft(position, depth) for depth in range(len(counts))) == counts


@pytest.mark.parametrize("tempo", ["free", "rounds"])
@pytest.mark.parametrize("tournament", [True, False])
@pytest.mark.no_cover
def test_the_model_counts_the_same(tempo: str, tournament: bool) -> None:
    options: dict[str, str | bool] = {"tempo": tempo, "tournament": tournament}
    position = ring(*BUSY, stockpiles=PILES, **options)
    model = Model.of(position)
    for depth in (1, 2) if tournament else (1,):
        assert GAME.perft(position, depth) == model.perft(depth)


def test_the_model_counts_the_same_three_deep() -> None:
    boards = ("1:7k/P7/8/8/8/8/8/K7", "2:7k/8/8/3p4/4P3/8/8/K7", "3:7k/8/8/8/8/7r/8/K7")
    position = ring(*boards, stockpiles="-/Nb1/-", tempo="rounds")
    assert GAME.perft(position, 3) == Model.of(position).perft(3)


@pytest.mark.no_cover
def test_what_is_remembered_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    position = ring(*BUSY, stockpiles=PILES)
    expected = GAME.perft(position, 2)
    monkeypatch.setattr(counting, "MOST_REMEMBERED", 1)
    assert GAME.perft(position, 2) == expected
    assert GAME.perft(start(), 2) == 3600


def test_dividing_needs_a_depth() -> None:
    with pytest.raises(ValueError, match="at least 1"):
        list(GAME.divide(start(), 0))


def test_a_game_that_is_over_goes_no_further() -> None:
    over = play(start(), "draw")
    assert [GAME.perft(over, depth) for depth in (0, 1, 2)] == [1, 0, 0]
    assert list(GAME.divide(over, 1)) == []
    # White mates on board 2 in one; that ends the game and all sequences.
    position = ring("2:6k1/5ppp/8/8/8/8/8/4R1K1", f"3:{KINGS}", seats="1-3|3-1", stockpiles="-/x/-")
    assert dict(GAME.divide(position, 2))["2:e1e8"] == 0


def test_a_draw_ends_all_sequences() -> None:
    boards = tuple(f"{n}:{KINGS}" for n in (1, 2, 3))
    last = ring(*boards, tempo="rounds", round=200, progress=100)
    assert GAME.perft(last, 3) == 15 * 10 * 5
    assert GAME.perft(last, 4) == 0
