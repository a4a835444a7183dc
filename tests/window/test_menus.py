"""The menus: what is ticked is what is preferred, and the words of typed commands do the same."""

from __future__ import annotations

from itertools import product

import pytest

from cfanp_gui.core.commands import WORDS
from cfanp_gui.table.camera import SeatTurning
from cfanp_gui.table.layout.geometry import Layout
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.menus import chosen, menus
from cfanp_gui.window.services.preferences import Preferences


@pytest.mark.parametrize(
    ("theme", "layout", "turning"), list(product(("system", "light", "dark"), Layout, SeatTurning))
)
def test_what_is_preferred_is_ticked(theme: str, layout: Layout, turning: SeatTurning) -> None:
    preferences = Preferences(theme=theme, layout=layout.value, turning=turning.value)
    assert set(chosen(preferences)) == {f"{theme} theme", layout.value, f"turn {turning.value}"}


def test_a_command_that_is_one_of_several_ticks_itself_alone(window: MainWindow) -> None:
    grouped = {
        "dark theme": ("light theme", "system theme"),
        "light theme": ("dark theme", "system theme"),
        "round": ("rows",),
        "rows": ("round",),
        "turn always": ("turn off", "turn gentle"),
        "turn gentle": ("turn off", "turn always"),
    }
    for name, others in grouped.items():
        window.commands[name].trigger()
        assert window.commands[name].isChecked(), name
        assert not any(window.commands[other].isChecked() for other in others), name
    assert set(chosen(window.preferences)) == {"light theme", "rows", "turn gentle"}


def test_menus_are_made_anew_with_the_same_names(window: MainWindow) -> None:
    names = [[menu.name for menu in menus(window)] for _ in range(2)]
    assert names[0] == names[1] == ["game", "moves", "table", "view", "help"]


def test_every_word_that_is_the_windows_to_do_is_done(window: MainWindow) -> None:
    in_the_game = {"push", "apart", "where", "checks", "end", "claim"}
    assert set(window._command_words()) == set(WORDS) - in_the_game
