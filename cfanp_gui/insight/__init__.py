"""Insight: what a position holds for every army, worked out as values to be drawn.

`matrix` tells pair by pair what an army could do, `threats` what attacks and defends a square,
`radar` what an army may lose before it moves again, `lineage` what became of every army on a line
of play, and `river` the shape of that. Which games have any of it is asked of their
positions: `core.capabilities.Foresight` for what concerns pairs, `Attacks` for threats. Nothing
here knows Qt, and everything that takes long is an iterator, which may be left at any time.
"""

from cfanp_gui.core.public_names import offering

__all__ = ["Lineage", "Survey", "arrows", "attackers", "cells", "dangers", "defenders"]
__getattr__ = offering(
    __name__,
    {
        "lineage": ("Lineage",),
        "matrix": ("cells",),
        "radar": ("dangers",),
        "survey": ("Survey",),
        "threats": ("arrows", "attackers", "defenders"),
    },
)
