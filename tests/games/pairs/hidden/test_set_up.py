"""Which of two pieces that meet stays."""

from __future__ import annotations

from collections import Counter

import pytest

from cfanp_gui.core.position import PositionError
from cfanp_gui.games.pairs.hidden.set_up import COUNTS, READY, SET_UPS, falls


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


ONE = next(iter(READY.values())).text


@pytest.mark.parametrize("key", list(READY))
def test_ready_ones_can_be(key: str) -> None:
    text = READY[key].text
    assert SET_UPS.write(SET_UPS.read(text)) == text


def test_case_spaces_and_line_breaks_are_forgiven() -> None:
    assert SET_UPS.read(ONE.lower().replace("/", "\n")) == SET_UPS.read(ONE)
    assert SET_UPS.read(" " + ONE.replace("/", " / ") + "/") == SET_UPS.read(ONE)
    assert SET_UPS.read(ONE)[30] == ONE[0], "rank 4 comes first"


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("", "set-up: there are 0 rows (expected 4, with / between, rank 4 first)"),
        (ONE.replace("S", "K"), "set-up, rank 2: “K” is not a piece (expected one of M, G, C, J, "
         "P, L, E, N, T, S, B, F)"),
        (ONE.replace("/", "T/", 1), "set-up, rank 4: “TLPTMTJTLPT” has 11 pieces (expected 10)"),
        (ONE.replace("S", "M"), "set-up: there are 2 M (expected 1)"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_told(text: str, error: str) -> None:
    with pytest.raises(PositionError) as told:
        SET_UPS.read(text)
    assert str(told.value) == error


def test_the_lot_falls_the_same_way_for_a_seed() -> None:
    drawn = [SET_UPS.drawn(seed) for seed in range(60)]
    assert drawn == [SET_UPS.drawn(seed) for seed in range(60)]
    assert len(set(drawn)) == 60
    for text in drawn:
        SET_UPS.read(text)
        assert "F" in text.split("/")[3]
        assert "B" not in text.split("/")[0]


def test_a_shuffled_one_stays_alike() -> None:
    for seed in range(20):
        text = SET_UPS.shuffled(ONE, seed)
        assert text == SET_UPS.shuffled(ONE, seed)
        places = [{at for at, one in SET_UPS.read(line).items() if one in "BF"}
                  for line in (ONE, text)]  # fmt: skip
        mirrored = {at + 9 - 2 * (at % 10) for at in places[0]}
        assert places[1] in (places[0], mirrored)
        assert Counter(text) == Counter(ONE)
