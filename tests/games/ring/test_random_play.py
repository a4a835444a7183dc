"""Random play to the end: what holds in every position of a ring."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from cfanp_gui.core.actions import Transition
from cfanp_gui.core.game import Piece
from cfanp_gui.games.ring import RingPosition
from cfanp_gui.games.ring.events import PlayerEliminated, Removed
from cfanp_gui.games.ring.starting_pieces import FULL_SET
from tests.games.ring.build import GAME, start, texts
from tests.games.ring.test_reference import likely


def check_invariants(position: RingPosition, gone: Counter[Piece]) -> None:
    """What holds in every position whatever was played."""
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
    gone = Counter(event.piece for event in change.events if isinstance(event, Removed))
    losers = {event.player for event in change.events if isinstance(event, PlayerEliminated)}
    left = [kept for kept in change.stockpiles if not kept.gained]
    gone.update(kept.piece for kept in left if kept.player in losers)
    for closed in change.closed:
        gone.update(piece for _, piece in closed.pieces)
    return gone


GAMES = [
    (3, 9, {}),
    (4, 2, {"tempo": "rounds", "tournament": False}),
]


@pytest.mark.parametrize(("players", "seed", "options"), GAMES)
def test_whole_games(players: int, seed: int, options: dict[str, str | bool]) -> None:
    rng = random.Random(seed)
    position = start(players, **options)
    trail: list[Transition] = []
    gone: Counter[Piece] = Counter()
    outs = []
    while position.outcome() is None:
        assert len(trail) < 3000
        check_invariants(position, gone)
        if len(trail) % 10 == 0:
            assert GAME.from_text(position.to_text(), options).state == position.state
        legal = texts(position)
        action = GAME.parse_action(likely(rng, legal))
        after, change = position.apply(action)
        gone += leaving(change)
        outs += [event for event in change.events if isinstance(event, PlayerEliminated)]
        trail.append(change)
        position = after
    check_invariants(position, gone)
    assert GAME.from_text(position.to_text(), options).state == position.state
    outcome = position.outcome()
    assert outcome is not None
    assert (outcome.result, len(outcome.players)) == ("win", 1)
    assert len(outs) == players - 1
    assert {event.player for event in outs} | set(outcome.players) == set(range(1, players + 1))
    placements = sum(bool(change.placed) for change in trail)
    promotions = sum("@" in change.action.text[6:] for change in trail)
    assert placements > promotions > 0
