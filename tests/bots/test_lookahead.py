"""What searches do alike: moves played forwards on a state, and taken back."""

from __future__ import annotations

import pytest

from cfanp_gui.bots.contract import Limit, OutOfLimitError, Thinking
from cfanp_gui.bots.lookahead import IDLE, Lookahead
from cfanp_gui.bots.plain_state import PlainState
from cfanp_gui.core.searching import SearchState
from cfanp_gui.games.registry import find_game
from tests.bots import cfanp
from tests.bots.test_max_n import state
from tests.core.build import cfen

GAME = find_game("cfanp")
TWO_BOARDS = cfen(3, "Ka:Ae1 Ra:Ad1 Na:Bd4 Kb:Ba1 Kc:Ca1")
"""Army a stands on two half-boards: it may do without its second move."""


class Search(Lookahead):
    """One that plays what it is told to."""

    def __init__(self, found: SearchState, thinking: Thinking) -> None:
        super().__init__(found)
        self._thinking = thinking

    def play(self, *moves: object) -> list[bool]:
        """Return for each move whether it was possible."""
        return [self._play(move) for move in moves]


def test_what_was_played_is_taken_back() -> None:
    found, thinking = state(TWO_BOARDS), Thinking(Limit(10))
    before = found.key()
    search = Search(found, thinking)
    assert search.play(found.moves()[0]) == [True]
    between = found.key()
    assert search.play(IDLE, found.moves()[0]) == [True, True]
    assert len({before, between, found.key()}) == 3
    assert thinking.nodes == 3
    search.give_up()
    assert found.key() == before
    search.give_up()
    assert found.key() == before, "there is nothing more to take back"


def test_to_do_nothing_is_not_possible_where_nobody_knows_what_follows() -> None:
    found = PlainState(cfanp(TWO_BOARDS), 1, GAME.piece_types)
    before = found.key()
    search = Search(found, Thinking(Limit(10)))
    assert search.play(IDLE) == [False]
    search.give_up()
    assert found.key() == before


def test_out_of_its_limit_it_plays_nothing() -> None:
    found = state(TWO_BOARDS)
    search = Search(found, Thinking(Limit(1)))
    search.play(found.moves()[0])
    with pytest.raises(OutOfLimitError):
        search.play(found.moves()[0])
    between = found.key()
    search.give_up()
    assert found.key() != between
