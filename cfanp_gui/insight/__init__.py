"""Insight: the chances and dangers of every army in a position, as values to be drawn.

`matrix` has the possible moves of an army pair by pair, `threats` the attackers and defenders of a
square, `survey` also the losses an army may suffer before it moves again, `lineage` the fate of
every army on a line of play, and its shape. Those about pairs need a game whose positions name
`living_armies`, threats one that tells what is `bearing_on` a square. Nothing here knows Qt, and
everything that takes long is an iterator, which may be left at any time.
"""

from cfanp_gui.core.public_names import offering

__all__ = ["Lineage", "Survey", "arrows", "attackers", "cells", "dangers", "defenders"]
__getattr__ = offering(
    __name__,
    {
        "lineage": ("Lineage",),
        "matrix": ("cells",),
        "survey": ("Survey", "dangers"),
        "threats": ("arrows", "attackers", "defenders"),
    },
)
