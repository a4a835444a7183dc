"""The 960 arrays of Chess960 by their numbers, as Reinhard Scharnagl counts them."""

from collections.abc import Collection
from functools import cache
from itertools import combinations

USUAL_ARRAY = 518
"""Number of the array of chess."""
_KNIGHTS = tuple(combinations(range(5), 2))
"""Places of the two Knights among the five squares that are left, by their number."""


def back_rank(number: int) -> str:
    """Return the letters of the back rank with a number, 0 to 959, from White's first file."""
    rank = [""] * 8
    number, light = divmod(number, 4)
    number, dark = divmod(number, 4)
    knights, queen = divmod(number, 6)
    rank[2 * light + 1] = rank[2 * dark] = "B"
    rank[_free(rank)[queen]] = "Q"
    left = _free(rank)
    for place in _KNIGHTS[knights]:
        rank[left[place]] = "N"
    for square, letter in zip(_free(rank), "RKR", strict=True):
        rank[square] = letter
    return "".join(rank)


def _free(rank: list[str]) -> list[int]:
    return [square for square, letter in enumerate(rank) if not letter]


@cache
def _back_ranks() -> tuple[str, ...]:
    return tuple(map(back_rank, range(960)))


def nearest_array(castling: Collection[tuple[int, str]], ranks: str) -> int | None:
    """Return the number of the array that has Kings and Rooks on the files from which they castle.

    Of several it is the one most like what stands on both back ranks now, first that of chess; None
    for none.
    """
    known = _back_ranks()
    fitting = [
        number
        for number in (USUAL_ARRAY, *range(960))
        if all(known[number][file] == letter for file, letter in castling)
    ]

    def likeness(number: int) -> int:
        return sum(map(str.__eq__, known[number] * 2, ranks))

    return max(fitting, key=likeness, default=None)
