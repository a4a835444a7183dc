"""The rules in general: boards, pieces, positions, and what every game offers.

Plain Python without Qt, clocks, files or any randomness but a given seed. A game is a `Game`; its
positions are immutable values of `Position`. What only some positions can do is asked of the
capabilities: ``isinstance(position, Joins)``.
"""
