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

MOST_STARS = len(OFFERED) - 2
_STARS = {level: max(at - 1, 0) for at, level in enumerate(OFFERED)}
"""Stars by level: the two weakest, which play as nobody does, have none."""


def star_count(level: str) -> int | None:
    """Return the number of stars of a level, by its strength; None for a bot of other programs."""
    return _STARS.get(level)


def starred(level: str) -> str:
    """Return the stars of a level as text; empty for a bot of other programs."""
    if (stars := star_count(level)) is None:
        return ""
    return "\N{BLACK STAR}" * stars + "\N{WHITE STAR}" * (MOST_STARS - stars)
