"""Whole random games and counted sequences, by the slow model on boards of python-chess too."""

import random
from collections import Counter

import pytest

from cfanp_gui.core import counting
from cfanp_gui.core.actions import Transition
from cfanp_gui.core.pieces import Piece
from cfanp_gui.games.ring import RingPosition
from cfanp_gui.games.ring.events import PieceRemoved, PlayerEliminated
from cfanp_gui.games.ring.starting_pieces import FULL_SET
from tests.games.ring.build import GAME, ring, start, stock, texts
from tests.judges.ring import Model
from tests.slow import examples, is_slow, some

CASES = [
    (3, "free", True),
    (3, "free", False),
    (3, "rounds", True),
    (4, "free", True),
    (4, "rounds", False),
    (5, "rounds", True),
]
PLIES = examples(250)


def likely(rng: random.Random, legal: list[str]) -> str:
    """Return a random action; placements and promotions more often than their number says."""
    special = [text for text in legal if "@" in text]
    if special and rng.random() < 0.3:
        promotions = [text for text in special if text[3] != "@" and text[4] != "@"]
        return rng.choice(promotions or special)
    return rng.choice(legal)


@pytest.mark.parametrize(("players", "tempo", "tournament"), CASES if is_slow() else CASES[:3:2])
@pytest.mark.no_cover
def test_random_games_agree_with_the_model(players: int, tempo: str, tournament: bool) -> None:
    rng = random.Random(f"{players}{tempo}{tournament}")
    position = start(players, tempo=tempo, tournament=tournament)
    model = Model.start(players, tempo == "rounds", tournament)
    outs = []
    for _ in range(PLIES):
        legal = texts(position)
        assert legal == model.legal()
        assert dict(position.players_at) == {
            n: tuple(game.seats) for n, game in model.games.items()
        }
        assert dict(position.to_move) == {n: game.mover for n, game in model.games.items()}
        assert {player: sorted(pieces) for player, pieces in stock(position).items()} == {
            player: sorted(f"{letter}{colour}{of_set}" for letter, colour, of_set in pieces)
            for player, pieces in model.stock.items()
        }
        outcome = position.outcome()
        assert (outcome.result if outcome else None) == model.over
        if outcome:
            break
        text = likely(rng, legal)
        position, change = position.apply(GAME.parse_action(text))
        model.play(text)
        outs += [(e.player, e.by_player, e.board) for e in change.events if hasattr(e, "board")]
        assert outs == model.out


# What holds in every position


def check_invariants(position: RingPosition, gone: Counter[Piece]) -> None:
    """Everybody who is left has one white and one black seat, and no piece is lost or doubled."""
    pieces, seats, piles = position.pieces(), position.players_at, position.stockpiles
    alive = {player for both in seats.values() for player in both}
    assert len(seats) == len(alive) == len(piles)
    assert Counter(white for white, _ in seats.values()) == Counter(alive)
    assert Counter(black for _, black in seats.values()) == Counter(alive)
    everything = Counter(pieces.values()) + gone
    for pile in piles.values():
        everything += Counter(pile)
        assert all(piece.letter != "K" for piece in pile)
    for of_set in range(1, position.players + 1):
        for letter, count in FULL_SET.items():
            for colour in (0, 1):
                assert everything[Piece(letter, colour, of_set)] == count
    for number in seats:
        kings = [piece for square, piece in pieces.items()
                 if square.board // 2 + 1 == number and piece.letter == "K"]  # fmt: skip
        assert sorted(piece.army for piece in kings) == [0, 1]
        assert {piece.set for piece in kings} == {number}


def leaving(change: Transition) -> Counter[Piece]:
    """Return the pieces that are in the game no more after an action."""
    gone = Counter(event.piece for event in change.events if isinstance(event, PieceRemoved))
    losers = {event.player for event in change.events if isinstance(event, PlayerEliminated)}
    left = [kept for kept in change.stockpiles if not kept.gained]
    gone.update(kept.piece for kept in left if kept.player in losers)
    for closed in change.closed:
        gone.update(piece for _, piece in closed.pieces)
    return gone


GAMES = [(3, 9, {}), (4, 2, {"tempo": "rounds", "tournament": False})]


@pytest.mark.parametrize(("players", "seed", "options"), some(GAMES))
def test_whole_games(players: int, seed: int, options: dict[str, str | bool]) -> None:
    rng = random.Random(seed)
    position = start(players, **options)
    trail: list[Transition] = []
    gone: Counter[Piece] = Counter()
    outs = []
    while position.outcome() is None:
        assert len(trail) < 3000
        if len(trail) % 10 == 0:
            check_invariants(position, gone)
            assert GAME.from_text(position.to_text(), options).state == position.state
        action = GAME.parse_action(likely(rng, texts(position)))
        position, change = position.apply(action)
        gone += leaving(change)
        outs += [event for event in change.events if isinstance(event, PlayerEliminated)]
        trail.append(change)
    check_invariants(position, gone)
    outcome = position.outcome()
    assert outcome is not None
    assert (outcome.result, len(outcome.players)) == ("win", 1)
    assert len(outs) == players - 1
    assert {event.player for event in outs} | set(outcome.players) == set(range(1, players + 1))
    placements = sum(bool(change.placed) for change in trail)
    promotions = sum("@" in change.action.text[6:] for change in trail)
    assert placements > promotions > 0


# Counted sequences


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
    deep = counts if is_slow() else counts[:3]
    assert tuple(GAME.perft(position, depth) for depth in range(len(deep))) == deep


@pytest.mark.no_cover
def test_what_is_remembered_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(counting, "MOST_REMEMBERED", 1)
    assert counting.Counting[RingPosition]().perft(start(), 2) == 3600


def test_dividing_needs_a_depth_and_counts_what_follows() -> None:
    with pytest.raises(ValueError, match="at least 1"):
        list(GAME.divide(start(), 0))
    assert list(GAME.divide(start().apply(GAME.agreed_draw())[0], 1)) == []
    # White mates on board 2 in one; that ends the game and all sequences.
    last = ring("2:6k1/5ppp/8/8/8/8/8/4R1K1", "3:4k3/8/8/8/8/8/8/4K3", seats="1-3|3-1",
                stockpiles="-/x/-")  # fmt: skip
    divided = dict(GAME.divide(last, 2))
    assert divided["2:e1e8"] == 0
    assert sum(divided.values()) == GAME.perft(last, 2)
