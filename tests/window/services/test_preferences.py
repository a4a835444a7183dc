"""Preferences as values: what is stored comes back, and nonsense counts as never set."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cfanp_gui.table.camera import SeatTurning
from cfanp_gui.window.services.preferences import Preferences


def test_the_usual_ones_make_sense() -> None:
    assert Preferences().checked() == Preferences()


def test_what_is_stored_comes_back() -> None:
    wanted = Preferences("dark", "kilfiger", "reduced", SeatTurning.ALWAYS.value, "round",
                         True, False, 0, "de")  # fmt: skip
    assert Preferences.of_strings(wanted.to_strings()) == wanted
    assert set(wanted.to_strings()) == set(Preferences._fields)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("theme", "purple"),
        ("motion", ""),
        ("turning", "Always"),
        ("layout", "heap"),
        ("language", "tlh"),
        ("volume", "101"),
        ("volume", "-1"),
        ("volume", "³"),
        ("volume", "loud"),
    ],
)
def test_nonsense_counts_as_never_set(name: str, text: str) -> None:
    assert Preferences.of_strings({name: text}) == Preferences()


@given(st.dictionaries(st.sampled_from(Preferences._fields), st.text()))
def test_any_text_gives_preferences_that_make_sense(stored: dict[str, str]) -> None:
    found = Preferences.of_strings(stored)
    assert found.checked() == found
