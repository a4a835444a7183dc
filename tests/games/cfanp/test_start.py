"""The start knows what later positions know, when it is asked for it."""

from __future__ import annotations

from cfanp_gui.games.cfanp.position import CfanpPosition
from cfanp_gui.games.cfanp.searching import CfanpSearch
from cfanp_gui.games.cfanp.start import CfanpStart
from cfanp_gui.games.registry import find_game


def test_the_start_is_searched_as_what_follows_is() -> None:
    start = find_game("cfanp").initial(2, {"order": "seats"})
    assert isinstance(start, CfanpStart)
    assert type(start.full) is CfanpPosition is CfanpStart.later()
    assert isinstance(start.search_state(), CfanpSearch)
