"""How much the tests do that try many things: a part by default, all under ``pytest --slow``.

Tests of random games, of made-up texts, of long parameter lists and of deep searches do more than
is needed to notice most mistakes while one works. They ask here how much is wanted::

    @settings(max_examples=examples(120))           # a twelfth by default
    @pytest.mark.parametrize("seed", seeds(24))     # the first twelfth of them
    @pytest.mark.parametrize("case", some(CASES))   # every twelfth of them
    @pytest.mark.parametrize("key", turn_of(KEYS, 0))   # every second, another test the others
    bot.choose(position, 1, 1, Limit(examples(3000)))

What takes many seconds in any case, such as building a wheel, is marked ``slow`` and left out.

What only ``--slow`` tries must not be the only thing that would notice a mistake: whatever is known
to matter stands in an example or a test of its own.
"""

from collections.abc import Sequence
from typing import TypeVar

Case = TypeVar("Case")

SHARE = 12
"""One in so many is tried by default."""

_everything = False


def try_everything(wanted: bool) -> None:
    """Set the switch for trying all; before tests are collected, for parameters depend on it."""
    global _everything  # noqa: PLW0603 -- one switch for a whole run of tests
    _everything = wanted


def is_slow() -> bool:
    """Return True if everything is to be tried (``pytest --slow``)."""
    return _everything


def examples(count: int, least: int = 1) -> int:
    """Return the number of examples, plies, rounds or nodes to try."""
    return count if _everything else max(least, -(-count // SHARE))


def seeds(count: int) -> range:
    """Return the seeds of so many random games that are to be played."""
    return range(examples(count))


def some(cases: Sequence[Case]) -> list[Case]:
    """Return the cases to try, spread evenly over all of them; the first is among them."""
    return list(cases if _everything else cases[::SHARE])


def turn_of(cases: Sequence[Case], turn: int, turns: int = 2) -> list[Case]:
    """Return every second case (or third), for tests that share them out by turns; or all."""
    return list(cases if _everything else cases[turn % turns :: turns])
