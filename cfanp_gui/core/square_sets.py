"""Sets of a board's squares as integers: bit s stands for square s, whatever the board's size.

Unions, intersections and counts are single operations, and sets serve as keys.
"""

from cfanp_gui.core.caching import Memo


def _scan(squares: int) -> tuple[int, ...]:
    indices: list[int] = []
    for place, eight in enumerate(squares.to_bytes(squares.bit_length() + 7 >> 3, "little")):
        if eight:
            indices += _EIGHTS[place << 8 | eight]
    return tuple(indices)


def _scan_eight(key: int) -> tuple[int, ...]:
    place, eight = divmod(key, 1 << 8)
    return tuple([8 * place + bit for bit in range(8) if eight >> bit & 1])


_EIGHTS = Memo(_scan_eight, 1 << 14)
"""Squares of eight consecutive bits, by the number of the eight and its bits."""
squares = Memo(_scan, 1 << 14)
"""Squares of a set, in order; the same sets recur in most positions of a game."""
