"""Random play to the end: what holds in every position, and all of it undone again."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from cfanp_gui.core.geometry import Place
from cfanp_gui.core.system import IllegalAction, Out, Piece, Removed, Seats, Transition
from cfanp_gui.core.systems.ring import RingPosition
from cfanp_gui.core.systems.ring.men import FULL_SET
from tests.core.systems.ring.build import GAME, start, texts
from tests.core.systems.ring.test_reference import likely

Seen = tuple[dict[Place, Piece], dict[int, Seats], dict[int, Counter[Piece]]]


def seen(position: RingPosition) -> Seen:
    """Pieces, seats and stockpiles."""
    piles = {player: Counter(men) for player, men in position.stockpiles.items()}
    return dict(position.pieces()), dict(position.seats), piles


def undone(after: Seen, change: Transition) -> Seen:
    """What was to be seen before an action, from what is seen after it and what changed."""
    pieces, seats, piles = dict(after[0]), dict(after[1]), dict(after[2])
    for closed in reversed(change.closed):
        assert closed.board not in seats
        seats[closed.board] = closed.seats
        pieces.update(closed.pieces)
    for taken in reversed(change.seats):
        both = list(seats[taken.board])
        assert both[taken.colour] == taken.after
        both[taken.colour] = taken.before
        seats[taken.board] = (both[0], both[1])
    for event in change.events:
        if isinstance(event, Out):
            piles[event.player] = Counter()
    for kept in reversed(change.stockpiles):
        piles[kept.player] = piles[kept.player] + Counter()
        piles[kept.player][kept.piece] += -1 if kept.gained else 1
        assert piles[kept.player][kept.piece] >= 0
    for placed in change.placed:
        assert pieces.pop(placed.place) == placed.piece
    for move in change.relocations:
        assert pieces.pop(move.target) == move.after
    for move in change.relocations:
        assert isinstance(move.before, Piece)
        pieces[move.origin] = move.before
    for captured in change.captured:
        assert captured.place not in pieces
        assert isinstance(captured.piece, Piece)
        pieces[captured.place] = captured.piece
    return pieces, seats, {player: +men for player, men in piles.items()}


def check_invariants(position: RingPosition, gone: Counter[Piece]) -> None:
    """What holds in every position whatever was played."""
    pieces, seats, piles = seen(position)
    alive = {player for both in seats.values() for player in both}
    assert len(seats) == len(alive) == len(piles)
    assert Counter(white for white, _ in seats.values()) == Counter(alive)
    assert Counter(black for _, black in seats.values()) == Counter(alive)
    everything = Counter(pieces.values()) + gone
    for men in piles.values():
        everything += men
        assert all(man.kind != "K" for man in men)
    for of_set in range(1, position.players + 1):
        for kind, count in FULL_SET.items():
            for colour in (0, 1):
                assert everything[Piece(kind, colour, of_set)] == count
    for number in seats:
        kings = [man for place, man in pieces.items()
                 if place.board // 2 + 1 == number and man.kind == "K"]  # fmt: skip
        assert sorted(man.army for man in kings) == [0, 1]
        assert {man.set for man in kings} == {number}


def leaving(change: Transition) -> Counter[Piece]:
    """The pieces that are in the game no more after an action."""
    gone = Counter(event.piece for event in change.events if isinstance(event, Removed))
    losers = {event.player for event in change.events if isinstance(event, Out)}
    left = [kept for kept in change.stockpiles if not kept.gained]
    gone.update(kept.piece for kept in left if kept.player in losers)
    for closed in change.closed:
        gone.update(man for _, man in closed.pieces)
    return gone


def check_refusals(position: RingPosition, rng: random.Random) -> None:
    """Actions that are not legal are refused, with the rule and a reason."""
    legal = set(texts(position))
    for _ in range(4):
        one, other = (rng.choice("abcdefgh") + rng.choice("12345678") for _ in range(2))
        kind = rng.choice("QRBNP")
        rest = rng.choice([f"{one}{other}", f"{kind}@{one}", f"{one}{other}{kind}@{one}", "lose"])
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
    root = position.to_text()
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
        outs += [event for event in change.events if isinstance(event, Out)]
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
    for earlier, text, change in reversed(trail):
        assert undone(seen(position), change) == seen(earlier)
        assert earlier.to_text() == text  # the position is what it was
        position = earlier
    assert position.to_text() == root
