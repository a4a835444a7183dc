"""Perft: what a game counts by a way of its own is what playing each action comes to."""

from __future__ import annotations

from cfanp_gui.core.capabilities import Passes
from cfanp_gui.core.game import Position
from tests.conformance.cases import Case, each_case, of_each_case


def moves(position: Position) -> list[tuple[str, Position]]:
    """Return the moves and choices of a position, and where each leads."""
    found = []
    for action in position.all_actions():
        after, change = position.apply(action)
        if change.moved or change.placed or change.captured or change.seats or change.closed:
            found.append((action.text, after))
    return found


@each_case
def moves_are_counted_as_they_are_played(case: Case) -> None:
    game = case.game
    for position in case.few:
        assert game.perft(position, 0) == 1
        divided = dict(game.divide(position, 1))
        assert list(divided) == sorted(divided)
        assert sum(divided.values()) == game.perft(position, 1)
        if isinstance(position, Passes) and position.passes():
            continue
        assert set(divided) <= {action.text for action in position.all_actions()}
        assert {text for text, _ in moves(position)} <= set(divided)


@each_case
def sequences_are_counted_as_they_are_played(case: Case) -> None:
    game = case.game
    for position in (case.few[0], case.few[-1]):
        if len(position.all_actions()) > 60 or (isinstance(position, Passes) and position.passes()):
            continue
        divided = dict(game.divide(position, 2))
        assert sum(divided.values()) == game.perft(position, 2)
        for text, after in moves(position)[::9]:
            assert divided[text] == game.perft(after, 1), text


test_promises = of_each_case(__name__)
