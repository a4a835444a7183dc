"""Positions of chess armies stay such, and are what a search is given."""

from __future__ import annotations

import pickle

from cfanp_gui.core.capabilities import Searchable
from cfanp_gui.games.cfanp.position import CfanpPosition
from cfanp_gui.games.cfanp.searching import CfanpSearch
from tests.core.build import cfen
from tests.core.chessboard import play, position


def test_what_follows_is_a_position_of_the_same_class() -> None:
    found = position(cfen(3, "Ka:Ae1 Pa:Ae2 Kb:Bd1 Kc:Ce1"))
    after = play(found, "AB:e2e4")
    given, _ = after.turn_given("c")
    for one in (after, after.resolve_pending()[0], given, pickle.loads(pickle.dumps(after))):
        assert type(one) is CfanpPosition
        assert isinstance(one, Searchable)
        assert isinstance(one.search_state(), CfanpSearch)
