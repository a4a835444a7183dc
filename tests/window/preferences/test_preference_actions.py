"""Preferences are remembered, ticked in the menus, and seen everywhere at once."""

from __future__ import annotations

import shutil
from itertools import product

import pytest

from cfanp_gui.table.camera import SeatTurning
from cfanp_gui.table.layout.geometry import Layout
from cfanp_gui.table.theme import DARK, LIGHT, Theme
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.preferences.preference_actions import checked_commands
from cfanp_gui.window.services.app_dirs import AppDirs
from cfanp_gui.window.services.settings import Preferences, Settings
from tests.session.play import a_match


@pytest.mark.parametrize(
    ("theme", "layout", "turning"), list(product(("system", "light", "dark"), Layout, SeatTurning))
)
def test_what_is_preferred_is_ticked(theme: str, layout: Layout, turning: SeatTurning) -> None:
    preferences = Preferences(theme=theme, layout=layout.value, turning=turning.value)
    assert set(checked_commands(preferences)) == {
        f"{theme} theme",
        layout.value,
        f"turn {turning.value}",
    }


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
    assert set(checked_commands(window.preference_actions.preferences)) == {
        "light theme",
        "rows",
        "turn gentle",
    }


@pytest.mark.parametrize(("name", "theme"), [("light", LIGHT), ("dark", DARK)])
def test_the_theme_is_chosen_and_remembered(
    window: MainWindow, settings: Settings, name: str, theme: Theme
) -> None:
    window.documents.begin(a_match(2))
    window.commands[f"{name} theme"].trigger()
    assert window.view.table is not None
    assert window.view.table.theme is theme
    assert settings.preferences().theme == name
    themes = ("system", "light", "dark")
    assert [one for one in themes if window.commands[f"{one} theme"].isChecked()] == [name]


def test_the_window_moves_as_the_system_wishes_unless_a_person_wishes_otherwise(
    window: MainWindow,
) -> None:
    window.preference_actions.change(motion="system")
    assert not window.animator.reduced
    window.preference_actions.reduced_motion.update("test", True)
    assert window.animator.reduced
    window.preference_actions.change(motion="full")
    assert not window.animator.reduced
    window.preference_actions.change(motion="system")
    assert window.animator.reduced
    window.preference_actions.reduced_motion.update("test", False)
    assert not window.animator.reduced
    window.preference_actions.change(motion="reduced")
    window.preference_actions.reduced_motion.update("test", True)
    window.preference_actions.reduced_motion.update("test", False)
    assert window.animator.reduced


def test_what_is_preferred_is_kept(window: MainWindow, settings: Settings) -> None:
    actions = window.preference_actions
    actions.change(card=True, volume=10)
    assert (actions.preferences.card, actions.preferences.volume) == (True, 10)
    assert settings.preferences() == actions.preferences
    assert window.sounds.volume == 10


def test_a_new_table_is_as_preferred(window: MainWindow) -> None:
    window.preference_actions.change(theme="dark", layout="round")
    window.documents.begin(a_match(4))
    table = window.view.table
    assert table is not None
    assert table.theme is DARK
    assert table.arrangement.layout is Layout.ROUND


def test_a_preference_that_cannot_be_kept_is_told_once(
    window: MainWindow, app_dirs: AppDirs, settings: Settings
) -> None:
    settings.sync()
    shutil.rmtree(app_dirs.settings)
    app_dirs.settings.write_bytes(b"")
    window.commands["dark theme"].trigger()
    assert "Settings cannot be saved" in window.view.sentence
    assert window.commands["dark theme"].isChecked()
    window.view.hide_message()
    window.commands["light theme"].trigger()
    assert "Settings" not in window.view.sentence
