"""Random play to the end: what holds in every position, and all of it undone again."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from cfanp_gui.core.game import IllegalAction, Piece, Transition
from cfanp_gui.games.ring import RingPosition
from cfanp_gui.games.ring.events import PlayerEliminated, Removed
from cfanp_gui.games.ring.starting_pieces import FULL_SET
from tests.core.generic import Seen
from tests.games.ring.build import GAME, start, texts
from tests.games.ring.test_reference import likely


def check_invariants(position: RingPosition, gone: Counter[Piece]) -> None:
    """What holds in every position whatever was played."""
    seen = Seen.of(position)
    pieces, seats, piles = seen.pieces, seen.seats, seen.stockpiles
    alive = {player for both in seats.values() for player in both}
    assert len(seats) == len(alive) == len(piles)
    assert Counter(white for white, _ in seats.values()) == Counter(alive)
    assert Counter(black for _, black in seats.values()) == Counter(alive)
    everything = Counter(pieces.values()) + gone
    for pile in piles.values():
        everything += pile
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


def check_refusals(position: RingPosition, rng: random.Random) -> None:
    """Actions that are not legal are refused, with the rule and a reason."""
    legal = set(texts(position))
    for _ in range(4):
        one, other = (rng.choice("abcdefgh") + rng.choice("12345678") for _ in range(2))
        letter = rng.choice("QRBNP")
        rest = rng.choice(
            [f"{one}{other}", f"{letter}@{one}", f"{one}{other}{letter}@{one}", "lose"]
        )
        text = f"{rng.randint(1, position.players + 1)}:{rest}"
        action = GAME.parse_action(text)
        refusal = position.refusal(action)
        assert (refusal is None) == (text in legal)
        if refusal is not None:
            assert refusal.rule
            assert refusal.message
            with pytest.raises(IllegalAction) as raised:
                position.apply(action)
            assert raised.value.refusal == refusal


def check_text(position: RingPosition, options: dict[str, str | bool]) -> None:
    """The line says everything there is."""
    again = GAME.from_text(position.to_text(), options)
    assert again.state == position.state
    assert again.outcome() == position.outcome()
    assert again.all_actions() == position.all_actions()


GAMES = [
    (3, 9, {}),
    (4, 0, {}),
    (3, 9, {"tempo": "rounds"}),
    (4, 2, {"tempo": "rounds", "tournament": False}),
]


@pytest.mark.parametrize(("players", "seed", "options"), GAMES)
def test_whole_games(players: int, seed: int, options: dict[str, str | bool]) -> None:
    rng, other = random.Random(seed), random.Random(seed)
    position = start(players, **options)
    trail: list[tuple[RingPosition, str, Transition]] = []
    gone: Counter[Piece] = Counter()
    outs = []
    while position.outcome() is None:
        assert len(trail) < 3000
        check_invariants(position, gone)
        if len(trail) % 10 == 0:
            check_text(position, options)
            check_refusals(position, other)
        legal = texts(position)
        assert legal == sorted(set(legal))
        action = GAME.parse_action(likely(rng, legal))
        assert position.refusal(action) is None
        after, change = position.apply(action)
        assert change.action == action
        assert change.actor in position.actors()
        gone += leaving(change)
        outs += [event for event in change.events if isinstance(event, PlayerEliminated)]
        trail.append((position, position.to_text(), change))
        position = after
    check_invariants(position, gone)
    check_text(position, options)
    outcome = position.outcome()
    assert outcome is not None
    assert (outcome.result, len(outcome.players)) == ("win", 1)
    assert len(outs) == players - 1
    assert {event.player for event in outs} | set(outcome.players) == set(range(1, players + 1))
    placements = sum(bool(change.placed) for _, _, change in trail)
    promotions = sum("@" in change.action.text[6:] for _, _, change in trail)
    assert placements > promotions > 0
    seen = Seen.of(position)
    for earlier, text, change in reversed(trail):
        seen.undo(change)
        assert seen == Seen.of(earlier)
        assert earlier.to_text() == text  # the position is what it was
