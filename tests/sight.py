"""How colours look to people, as coloraide works it out: the judge of our own colours.

For each of protanopia, deuteranopia and tritanopia coloraide has three ways to simulate it; a
simulated colour may lie outside of what a screen shows, so each counts as it is and as clipped.
"""

from functools import cache

from coloraide import Color

PLAIN, PROTAN, DEUTAN, TRITAN = KINDS = ("plain", "protan", "deutan", "tritan")
METHODS = ("brettel", "vienot", "machado")


@cache
def looks(colour: str, kind: str) -> tuple[Color, ...]:
    """How a colour may look to one kind of eyes."""
    if kind == PLAIN:
        return (Color(colour).convert("lab-d65"),)
    seen = [Color(colour).filter(kind, method=method).convert("srgb") for method in METHODS]
    seen += [one.clone().clip() for one in seen]
    return tuple(one.convert("lab-d65") for one in seen)


@cache
def least_to(one: str, other: str, kind: str) -> float:
    """The smallest CIEDE2000 difference between two colours to one kind of eyes."""
    return min(
        mine.delta_e(yours, method="2000")
        for mine, yours in zip(looks(one, kind), looks(other, kind), strict=True)
    )


def least(one: str, other: str) -> float:
    """The smallest CIEDE2000 difference between two colours to anyone."""
    return min(least_to(one, other, kind) for kind in KINDS)
