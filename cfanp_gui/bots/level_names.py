"""Names of the levels of bots that are offered to people, the weakest first.

They are available without loading the bots.
"""

from cfanp_gui.core.text import Text

RANDOM = Text("Plays at random")
GREEDY = Text("Takes what hangs")
BEGINNER = Text("Beginner")
CASUAL = Text("Casual player")
CLUB = Text("Club player")
STRONGEST = Text("Strongest")

OFFERED = {
    "random": RANDOM,
    "greedy": GREEDY,
    "beginner": BEGINNER,
    "casual": CASUAL,
    "club": CLUB,
    "strongest": STRONGEST,
}
"""Names by the keys of `levels.LEVELS`."""
USUAL = "casual"
"""Level of the bots against a person who has not chosen any."""
