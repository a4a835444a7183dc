"""Bits of masks, and some masks of chess; compiled, ``bits.pxd`` stands for this module."""

from __future__ import annotations

ALL = 0xFFFF_FFFF_FFFF_FFFF
LOW, HIGH = 0xFFFF_FFFF, 0xFFFF_FFFF_0000_0000
"""The lower and the upper half-board of a joined one."""
NOT_A, NOT_H = 0xFEFE_FEFE_FEFE_FEFE, 0x7F7F_7F7F_7F7F_7F7F
"""All squares but those of the first file, and of the last."""
ODD = 0x9E37_79B9_7F4A_7C15
"""Factor that spreads the bits of a number."""
COMPILED = False
"""True in compiled code, where all numbers of an object begin as 0."""


def scan(mask: int) -> int:
    """Return the lowest square of a mask that is not empty."""
    return (mask & -mask).bit_length() - 1


def count(mask: int) -> int:
    """Return the number of bits set in a mask."""
    return mask.bit_count()


def mixed(seed: int, word: int) -> int:
    """Return a number that depends on every bit of two others."""
    seed = (seed ^ word) * ODD & ALL
    return seed ^ seed >> 29


def prefetch(word: int) -> None:
    """Bring a number of a table that is read soon nearer to the processor."""
