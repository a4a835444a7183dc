"""Which of two pieces that meet stays."""

from __future__ import annotations

import pytest

from cfanp_gui.games.pairs.hidden.ranks import COUNTS, falls


@pytest.mark.parametrize(
    ("attacker", "defender", "fallen"),
    [
        ("M", "G", "d"), ("G", "M", "a"), ("C", "C", "ad"), ("S", "M", "d"), ("M", "S", "d"),
        ("S", "G", "a"), ("S", "S", "ad"), ("N", "B", "d"), ("M", "B", "a"), ("S", "B", "a"),
        ("T", "F", "d"), ("S", "F", "d"), ("T", "S", "d"), ("S", "T", "a"), ("N", "T", "d"),
    ],
)  # fmt: skip
def test_who_falls(attacker: str, defender: str, fallen: str) -> None:
    assert falls(attacker, defender) == ("a" in fallen, "d" in fallen)


def test_an_army_has_forty_pieces() -> None:
    assert sum(COUNTS.values()) == 40
