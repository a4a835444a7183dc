"""Transitions: what changed is told so fully that it can be undone, in words too."""

from __future__ import annotations

import json
import pickle
import random
from collections import Counter
from dataclasses import dataclass

import pytest

from cfanp_gui.core.actions import Transition
from cfanp_gui.core.boards import Square
from cfanp_gui.core.events import Event, Weight
from cfanp_gui.core.game import Piece, Position
from cfanp_gui.core.text import Text
from tests.conformance.cases import (
    CASES,
    GAMES,
    LONGEST,
    Case,
    Ply,
    each_case,
    game_of,
    name,
    of_each_case,
    specs,
    walk,
)
from tests.slow import is_slow, seeds


def check_undo(plies: tuple[Ply, ...]) -> None:
    """Everything is taken back by what the transitions tell, one by one."""
    if plies:
        seen = Seen.of(plies[-1].after)
    for ply in reversed(plies):
        seen.undo(ply.change)
        assert seen == Seen.of(ply.before), ply.change.action.text


@each_case
def what_changed_can_be_taken_back(case: Case) -> None:
    check_undo(case.walk)


@each_case
def giving_up_can_be_taken_back(case: Case) -> None:
    check_undo(case.end)


@pytest.mark.parametrize("name", GAMES if is_slow() else ("cfanp", "odd", "islands"))
@pytest.mark.parametrize("seed", seeds(3))
def test_whole_games_can_be_taken_back(name: str, seed: int) -> None:
    game = game_of(name)
    players = list(game.player_counts)[:4]
    start = game.initial(players[(seed + 1) % len(players)], {})
    rng, position = random.Random(seed), start
    plies: list[Ply] = []
    while position.outcome() is None and len(plies) < LONGEST:
        legal = position.legal_actions(rng.choice(sorted(position.actors())))
        before = position
        position, change = before.apply(rng.choice(legal))
        plies.append(Ply(before, change, position))
    outcome = position.outcome()
    if outcome is not None:
        assert set(outcome.players) <= position.alive()
        scores = [outcome.score(player) for player in range(1, position.players + 1)]
        assert (max(scores) == 1) == (outcome.result == "win")
    check_undo(tuple(plies))


@each_case
def checks_and_pushed_boards_are_those_of_the_position(case: Case) -> None:
    for ply in (*case.walk, *case.end):
        change = ply.change
        assert pickle.loads(pickle.dumps(change)) == change
        removed = {one.square for one in change.captured if one.removed}
        assert set(change.checks) <= set(ply.after.pieces()) | removed
        assert change.pushed is None or ply.before.join is not None
        assert change.pushed is None or set(change.pushed) <= set(specs(ply.before))
        if change.pushed is None and change.checks:
            assert set(change.checks) <= set(ply.after.checked_kings())


def check_event(event: Event, ply: Ply) -> None:
    """An event is told in one sentence and as JSON, and names seats and squares that were there."""
    told = event.text(name)
    assert told.endswith(".")
    said = event.to_json()
    assert isinstance(said["type"], str)
    assert json.loads(json.dumps(said)) == said
    twin = pickle.loads(pickle.dumps(event))
    assert (twin, hash(twin)) == (event, hash(event))
    assert event.weight in Weight
    seats = {seat.id for seat in ply.before.seats()}
    assert event.mated <= event.fallen | seats
    assert event.mated | event.fallen | event.repainted <= seats
    assert {loss.seat for loss in event.losses} <= seats
    assert set(event.taken_off) <= seats
    for loss in event.losses:
        assert loss.captor in (None, *range(1, ply.before.players + 1))
        assert loss.cause is None or isinstance(loss.cause, Text)
    boards = specs(ply.before)
    for square in (*event.scene, *event.attackers):
        assert 0 <= square.index < boards[square.board].size
    assert set(event.kings) <= set(ply.before.pieces()) | set(ply.after.pieces())


@each_case
def events_are_told_in_words_and_as_json(case: Case) -> None:
    for ply in (*case.walk, *case.end):
        for event in ply.change.events:
            check_event(event, ply)


@each_case
def who_is_out_by_events_is_out(case: Case) -> None:
    for ply in (*case.walk, *case.end):
        told = frozenset().union(*(event.out for event in ply.change.events))
        assert told == ply.before.alive() - ply.after.alive()
        assert all(ply.after.refusal(action) is None for action in ply.after.all_actions()[:3])


def test_chance_meets_what_transitions_tell() -> None:
    """The walks are worth something: pieces are captured, and events happen."""
    changes = [ply.change for case in CASES for ply in (*case.walk, *case.end)]
    for kind in ("moved", "captured", "placed", "control", "events", "checks", "stockpiles",
                 "seats", "closed"):  # fmt: skip
        assert any(getattr(change, kind) for change in changes), kind
    assert walk(CASES[0].positions[-1], random.Random(0), 0) == ()


test_promises = of_each_case(__name__)


# Taking back


@dataclass
class Seen:
    """Visible state of a position."""

    pieces: dict[Square, Piece]
    held: dict[tuple[str, int], int | None]
    """Holder of each seat, by the seat's label and army; nobody holds that of a dead army."""
    stockpiles: dict[int, Counter[Piece]]

    @classmethod
    def of(cls, position: Position) -> Seen:
        """Return all of a position."""
        statuses = [position.seat_status(seat.id) for seat in position.seats()]
        return cls(
            dict(position.pieces()),
            {(one.seat.label, one.seat.army): None if one.dead else one.player for one in statuses},
            {player: Counter(pieces) for player, pieces in position.stockpiles.items()},
        )

    def undo(self, change: Transition) -> None:
        """Take an action back, in the order that the contract names."""
        for closed in reversed(change.closed):
            for colour, player in enumerate(closed.seats):
                assert (str(closed.board), colour) not in self.held
                self.held[str(closed.board), colour] = player
            self.pieces.update(closed.pieces)
        for taken in reversed(change.seats):
            seat = str(taken.board), taken.colour
            assert self.held[seat] == taken.after
            self.held[seat] = taken.before
        for given in reversed(change.control):
            for seat in self.held:
                if seat[1] == given.army:
                    assert self.held[seat] == given.after
                    self.held[seat] = given.before
        for event in change.events:
            for player in event.out if self.stockpiles else ():
                self.stockpiles[player] = Counter()
        for kept in reversed(change.stockpiles):
            pile = self.stockpiles[kept.player]
            pile[kept.piece] += -1 if kept.gained else 1
            assert pile[kept.piece] >= 0
            self.stockpiles[kept.player] = +pile
        for placed in change.placed:
            assert self.pieces.pop(placed.square) == placed.piece
        for move in change.moved:
            assert self.pieces.pop(move.target) == move.after
        for move in change.moved:
            assert move.origin not in self.pieces
            self.pieces[move.origin] = move.before
        for captured in change.captured:
            assert captured.square not in self.pieces
            self.pieces[captured.square] = captured.piece
