"""The rules of record, line by line: setup, tempo, promotion, draws and resignations."""

from __future__ import annotations

import pytest

from cfanp_gui.core import counting
from cfanp_gui.core.game import Piece
from cfanp_gui.core.half_boards import full_name
from cfanp_gui.games.ring import RingPosition
from cfanp_gui.games.ring.events import Removed
from tests.games.ring.build import (
    BACK_RANK,
    EMPTY,
    GAME,
    KINGS,
    outs,
    play,
    refused,
    ring,
    start,
    step,
    stock,
    texts,
)
from tests.judges.ring import Model

# Setup and tempo


@pytest.mark.parametrize("players", [3, 4, 7, 26])
def test_everyone_has_white_against_one_neighbour_and_black_against_the_other(players: int) -> None:
    position = start(players)
    assert position.players_at == {n: (n, n % players + 1) for n in range(1, players + 1)}
    assert position.to_move == {n: n for n in range(1, players + 1)}
    assert len(position.pieces()) == 32 * players
    assert {piece.set for piece in position.pieces().values()} == set(range(1, players + 1))
    assert position.actors() == set(range(1, players + 1))


@pytest.mark.parametrize("players", [2, 27])
def test_three_players_at_least(players: int) -> None:
    with pytest.raises(ValueError, match="3 to 26"):
        GAME.initial(players, {})
    with pytest.raises(ValueError, match="3 to 26"):
        GAME.seating(players, {}, 0)


def test_players_sit_as_they_are_listed() -> None:
    assert GAME.seating(4, {}, 7) == (0, 1, 2, 3)


def test_in_free_tempo_any_board_moves_at_any_time() -> None:
    position = play(start(), "1:e2e4", "1:e7e5", "1:g1f3", "2:d2d4", "1:b8c6")
    assert position.to_move == {1: 1, 2: 3, 3: 3}
    assert not position.waiting
    assert "It is player 1’s turn on board 1" in refused(position, "1:a7a6")


def test_in_rounds_tempo_every_board_moves_once_a_round() -> None:
    position = play(start(tempo="rounds"), "2:e2e4")
    assert position.waiting == {2: "next round"}
    assert position.actors() == {1, 3}
    assert "has had its turn in this round (Tempo)" in refused(position, "2:e7e5")
    position = play(position, "3:e2e4", "1:e2e4")
    assert (dict(position.waiting), position.round) == ({}, 2)
    assert texts(position, 2) == texts(play(start(), "2:e2e4"), 2)


# Promotion

PAWN = "1:8/4P2k/8/8/8/8/8/4K3"


def test_a_pawn_is_exchanged_for_a_piece_on_any_square() -> None:
    position = ring(PAWN, *EMPTY, stockpiles="Nw2,Pw3/-/-")
    promotions = [text for text in texts(position, 1) if "e7e8" in text]
    assert len(promotions) == 64 - 2  # all but the Kings' squares; the pawn's become empty
    assert {"1:e7e8N@e8", "1:e7e8N@e7", "1:e7e8N@f3"} <= set(promotions)
    after, change = step(position, "1:e7e8N@f3")
    assert change.events == (Removed(Piece("P", 0, 1)),)
    assert stock(after) == {1: ["Pw3"], 2: [], 3: []}
    pieces = {
        full_name(square): piece for square, piece in after.pieces().items() if square.board < 2
    }
    assert pieces == {
        "Ae1": Piece("K", 0, 1), "Af3": Piece("N", 0, 2), "Ba2": Piece("K", 1, 1),
    }  # fmt: skip


@pytest.mark.parametrize(
    ("stockpiles", "words"),
    [
        ("-/-/-", "no piece for the pawn"),
        ("Pw3/-/-", "no piece for the pawn"),
        ("Nw1/-/-", "no piece for the pawn"),  # of the board's own set
        ("Nb2/-/-", "no piece for the pawn"),  # of the other colour
    ],
)
def test_without_a_piece_for_it_the_pawn_may_not_advance(stockpiles: str, words: str) -> None:
    position = ring(PAWN, *EMPTY, stockpiles=stockpiles)
    assert not [text for text in texts(position) if "e7e8" in text]
    assert words in refused(position, "1:e7e8")
    assert "Promotion" in refused(position, "1:e7e8")


def test_the_refusal_of_a_bare_advance_says_what_there_is() -> None:
    position = ring(PAWN, *EMPTY, stockpiles="Nw2,Pw3,Qw2/-/-")
    assert "Knight, Queen, such as 1:e7e8N@e8" in refused(position, "1:e7e8")
    assert "A pawn is not exchanged for a pawn" in refused(position, "1:e7e8P@e6")
    assert "on h7 of board 1 is in the way" in refused(position, "1:e7e8Q@h7")
    assert "no White Rook" in refused(position, "1:e7e8R@e8")
    assert "not a pawn’s step" in refused(position, "1:e1e2Q@e3")


def test_in_a_social_game_a_piece_of_the_board_s_own_set_will_do() -> None:
    assert "1:e7e8N@a4" in texts(ring(PAWN, *EMPTY, stockpiles="Nw1/-/-", tournament=False))


def test_a_promotion_may_capture() -> None:
    position = ring("1:3n3k/4P3/8/8/8/8/8/4K3", *EMPTY, stockpiles="Nw2/-/-")
    after, change = step(position, "1:e7d8N@d8")
    assert stock(after)[1] == ["Nb1"]
    assert sorted(c.piece.letter for c in change.captured) == ["N", "P"]


def test_the_own_king_may_not_be_in_check_after_a_promotion() -> None:
    # The Rook gives check along the first rank; only a piece between answers that.
    position = ring("1:8/4P2k/8/8/8/8/8/r3K3", *EMPTY, stockpiles="Nw2/-/-")
    promotions = [text for text in texts(position, 1) if "e7e8" in text]
    assert promotions == ["1:e7e8N@b1", "1:e7e8N@c1", "1:e7e8N@d1"]
    assert "is attacked by player 2’s" in refused(position, "1:e7e8N@f3")


def test_a_pinned_pawn_may_be_replaced_in_its_line() -> None:
    position = ring("1:8/K3P2r/8/8/8/8/8/7k", *EMPTY, stockpiles="Nw2/-/-")
    promotions = {text[7:] for text in texts(position, 1) if "e7e8" in text}
    assert promotions == {"@b7", "@c7", "@d7", "@e7", "@f7", "@g7"}
    assert "would be attacked by player 2’s" in refused(position, "1:e7e8N@a1")


def test_a_promoted_rook_has_moved() -> None:
    position = ring(f"{PAWN} w E", *EMPTY, stockpiles="Rw2/-/-")
    position = play(position, "1:e7e8R@h1", "1:h7g6")
    assert "1:e1g1" not in texts(position)


# Draws, resignations, flags


def test_a_draw_by_agreement_is_one_of_all_remaining_players() -> None:
    position = ring(f"2:{BACK_RANK}", f"3:{KINGS}", seats="1-3|3-1", stockpiles="-/x/-")
    after = play(position, "draw")
    outcome = after.outcome()
    assert outcome is not None
    assert (outcome.result, outcome.players, outcome.score(2)) == ("draw", (1, 3), 0.0)
    assert "The game is over" in refused(after, "draw")


def shuffle(position: RingPosition, rounds: int) -> RingPosition:
    """Knights go out and back on all boards."""
    for number in range(rounds):
        move = ("b1c3", "b8c6", "c3b1", "c6b8")[number % 4]
        position = play(position, *(f"{board}:{move}" for board in (1, 2, 3)))
    return position


def test_a_hundred_rounds_without_progress_are_a_draw_in_rounds_tempo() -> None:
    position = shuffle(start(tempo="rounds"), 99)
    assert position.outcome() is None
    position = shuffle(start(tempo="rounds"), 100)
    outcome = position.outcome()
    assert outcome is not None
    assert (outcome.result, outcome.players) == ("draw", (1, 2, 3))
    assert "100 rounds" in outcome.reason
    assert GAME.from_text(position.to_text(), {"tempo": "rounds"}).outcome() == outcome


@pytest.mark.parametrize(
    ("board", "text"),
    [
        ("1:4k3/8/8/8/8/8/P7/4K3", "1:a2a3"),
        ("1:4k3/8/8/8/8/8/5n2/4K3", "1:e1f2"),
        (f"1:{KINGS}", "1:N@b1"),
        (PAWN, "1:e7e8N@b1"),
    ],
)
def test_progress_begins_the_count_anew(board: str, text: str) -> None:
    position = ring(board, *EMPTY, stockpiles="Nw2/-/-", tempo="rounds", round=150, progress=50)
    assert play(position, text, "2:e1e2", "3:e1e2").outcome() is None
    assert play(position, "1:e1e2", "2:e1e2", "3:e1e2").outcome() is not None


def test_free_tempo_counts_no_rounds() -> None:
    position = shuffle(start(), 140)
    assert position.outcome() is None
    assert position.to_text().endswith(" 1 0")


@pytest.mark.parametrize(("word", "reason"), [("resign", "resignation"), ("flag", "time")])
@pytest.mark.parametrize("tempo", ["free", "rounds"])
def test_resigning_and_a_fallen_flag_lose_the_board(word: str, reason: str, tempo: str) -> None:
    position = play(start(tempo=tempo), "1:e2e4")
    assert outs(position, f"3:{word}:1") == [(1, 3, 3, reason)]
    after, change = step(position, f"3:{word}:1")
    assert change.actor == 1
    assert after.players_at == {1: (3, 2), 2: (2, 3)}
    assert "player 2 does not play on board 3" in refused(position, f"3:{word}:2")
    assert "Board 3 was removed" in refused(after, f"3:{word}:3")


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
