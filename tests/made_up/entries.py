"""The made-up games as the registry would list them: one line each."""

from __future__ import annotations

from cfanp_gui.games.registry import Entry

ENTRIES = (
    Entry("odd", "Two Odd Boards", "tests.made_up:TwoOddBoards"),
    Entry("islands", "Islands", "tests.made_up.page:Islands"),
    Entry("crowns", "Three Crowns", "tests.made_up.crowns:ThreeCrowns"),
)
BLIND = Entry("blind", "Three Blind Rows", "tests.made_up.hidden:ThreeBlindRows")
