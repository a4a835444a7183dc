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

MOST_STARS = len(OFFERED)


def star_count(level: str) -> int:
    """Return the number of stars of a level, by its strength; 0 for a bot of other programs."""
    return next((at for at, known in enumerate(OFFERED, start=1) if known == level), 0)


def starred(level: str) -> str:
    """Return the stars of a level as text; empty for a bot of other programs."""
    stars = star_count(level)
    return "\N{BLACK STAR}" * stars + "\N{WHITE STAR}" * (MOST_STARS - stars) if stars else ""
