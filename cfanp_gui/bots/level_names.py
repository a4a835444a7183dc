"""What people call the levels of bots that are offered to them, the weakest first.

They are known without loading what makes the bots.
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
"""By the keys of `levels.LEVELS`."""
USUAL = "casual"
"""The level of the bots against whom somebody plays who has not chosen any."""
