"""Names of the levels of bots offered to people, the weakest first, without loading the bots."""

from cfanp_gui.core.text import Text

RANDOM = Text("Plays at random")
GREEDY = Text("Takes what hangs")

OFFERED = {
    "random": RANDOM,
    "greedy": GREEDY,
    "beginner": Text("Beginner"),
    "casual": Text("Casual player"),
    "club": Text("Club player"),
    "strongest": Text("Strongest"),
}
"""Names by the keys of `levels.LEVELS`."""
USUAL = "casual"
"""Level of the bots against a person who has not chosen any."""
