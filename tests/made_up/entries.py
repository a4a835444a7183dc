"""The made-up games as the registry would list them: one line each."""

from __future__ import annotations

from cfanp_gui.games.registry import Entry

ENTRIES = (Entry("odd", "Two Odd Boards", "tests.made_up:TwoOddBoards"),)
BLIND = Entry("blind", "Three Blind Rows", "tests.made_up.hidden:ThreeBlindRows")
