"""The made-up games as the registry would list them: one line each."""

from cfanp_gui.games.registry import ENTRIES as KNOWN
from cfanp_gui.games.registry import Entry

LISTED = (
    Entry("odd", "Two Odd Boards", "tests.made_up:TwoOddBoards"),
    Entry("islands", "Islands", "tests.made_up.page:Islands"),
    Entry("crowns", "Three Crowns", "tests.made_up.crowns:ThreeCrowns"),
)
ENTRIES = tuple(entry for entry in LISTED if entry.key not in {one.key for one in KNOWN})
"""Those that are not on the list in earnest, as the papers' game is while somebody tries it."""
BLIND = Entry("blind", "Three Blind Rows", "tests.made_up.hidden:ThreeBlindRows")
