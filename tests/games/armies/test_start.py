"""The start is known without the rules, and is just what the rules make of it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Mapping
from itertools import combinations

import pytest

from cfanp_gui.core.boards import Pair
from cfanp_gui.core.draw_actions import AgreeDraw
from cfanp_gui.games.armies.actions import EndTurn
from cfanp_gui.games.armies.table_view import TableView as HalfBoardPosition
from cfanp_gui.games.registry import find_game
from tests import ROOT

GAME = find_game("cfanp")
OPTIONS: tuple[Mapping[str, str | bool], ...] = (
    {}, {"join": "reflect"}, {"bonus": "single"}, {"touch": True}, {"captured": "dead"},
)  # fmt: skip


def both(
    players: int, options: Mapping[str, str | bool]
) -> tuple[HalfBoardPosition, HalfBoardPosition]:
    """Return the start as it is known, and as it is read from its text."""
    known = GAME.initial(players, options)
    return known, GAME.from_text(known.to_text(), options)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("players", [2, 3, 4, 7, 26])
def test_all_that_is_known_of_the_start_is_what_its_text_says(
    players: int, options: Mapping[str, str | bool]
) -> None:
    known, read = both(players, options)
    assert list(known.pieces().items()) == list(read.pieces().items())
    assert known.players == read.players
    assert known.control == read.control
    assert known.alive() == read.alive()
    assert known.join == read.join
    assert known.turn() == read.turn()
    assert known.actors() == read.actors()
    assert known.boards() == read.boards()
    assert known.outcome() == read.outcome() is None
    assert known.claim() == read.claim() is None
    assert known.checked_kings() == read.checked_kings() == ()
    assert known.resolve_pending() == (known, ())
    assert read.resolve_pending() == (read, ())
    assert known.pairs() == read.pairs()
    assert known.legal_actions(1) == read.legal_actions(1) != ()
    assert known.legal_actions(2) == read.legal_actions(2) == ()
    for pair in [Pair(*boards) for boards in combinations(range(min(players, 5)), 2)]:
        assert known.checked_kings(pair) == read.checked_kings(pair) == ()
        assert known.pair_actions(pair) == read.pair_actions(pair)
        assert known.pair_refusal(pair) == read.pair_refusal(pair)
        assert known.push_action(pair) == read.push_action(pair)


def test_a_game_goes_on_from_the_start_as_the_rules_say() -> None:
    known, read = both(3, {})
    action = GAME.parse_action("AB:e2e4")
    for position in (known, read):
        assert position.refusal(action) is None
        assert position.refusal(EndTurn()) is not None
    (one, change), (other, same) = known.apply(action), read.apply(action)
    assert one.to_text() == other.to_text()
    assert change == same
    assert known.apply(AgreeDraw())[0].outcome() == read.apply(AgreeDraw())[0].outcome()
    assert GAME.perft(known, 2) == GAME.perft(read, 2)
    assert list(GAME.divide(known, 1)) == list(GAME.divide(read, 1))


def test_the_start_is_known_before_python_chess_is_loaded() -> None:
    code = """
import sys
sys.modules["chess"] = None
from cfanp_gui.games.registry import find_game
start, _ = find_game("cfanp").initial(3, {}).resolve_pending()
start.turn(), start.outcome(), start.claim(), start.checked_kings(), start.boards()
print(len(start.pieces()))
"""
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
        timeout=300,
    )
    assert done.stdout == "48\n"
