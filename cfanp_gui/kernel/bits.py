"""Bits of masks: where a kernel is compiled, ``bits.pxd`` stands for these functions."""

from __future__ import annotations


def scan(mask: int) -> int:
    """Return the lowest square of a mask that is not empty."""
    return (mask & -mask).bit_length() - 1


def count(mask: int) -> int:
    """Return the number of bits set in a mask."""
    return mask.bit_count()
