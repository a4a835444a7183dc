"""Names of the levels of bots offered to people, the weakest first, without loading the bots."""

from cfanp_gui.core.text import Text

RANDOM = Text("Plays at random")
GREEDY = Text("Takes what hangs")

OFFERED = {
    "random": RANDOM,
    "greedy": GREEDY,
    "beginner": Text("Beginner"),
    "casual": Text("Casual player"),
    "experienced": Text("Experienced player"),
    "club": Text("Club player"),
    "tournament": Text("Tournament player"),
    "strongest": Text("Strongest"),
}
"""Names by the keys of `levels.LEVELS`."""
USUAL = "casual"
"""Level of the bots against a person who has not chosen any."""

_STARLESS = 2
"""Number of the levels that are no players as people are."""
MOST_STARS = len(OFFERED) - _STARLESS


def star_count(level: str) -> int | None:
    """Return the number of stars of a level, by its strength; None for a bot of other programs."""
    if level not in OFFERED:
        return None
    return max(list(OFFERED).index(level) + 1 - _STARLESS, 0)


def starred(level: str) -> str:
    """Return the stars of a level as text; empty for a bot of other programs."""
    if (stars := star_count(level)) is None:
        return ""
    return "\N{BLACK STAR}" * stars + "\N{WHITE STAR}" * (MOST_STARS - stars)
