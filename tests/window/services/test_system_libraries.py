"""What a window needs of the system is named in one sentence."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cfanp_gui.window.services.system_libraries import missing, missing_packages


def without(*lacking: str) -> Callable[[str], bool]:
    """Return a loader on a machine that lacks some libraries."""
    return lambda library: library not in lacking


X11 = {"DISPLAY": ":0"}


def test_nothing_is_missing_where_all_is_there() -> None:
    assert missing(X11, "linux", without()) is None
    assert missing({"QT_QPA_PLATFORM": "offscreen"}, "linux", without()) is None
    assert missing({"WAYLAND_DISPLAY": "wayland-0"}, "linux", without()) is None


def test_other_systems_are_not_looked_at() -> None:
    assert missing({}, "win32", lambda _: False) is None
    assert missing({}, "darwin", lambda _: False) is None


def test_the_sentence_names_the_packages_and_how_to_get_them() -> None:
    sentence = missing(X11, "linux", without("libxcb-cursor.so.0", "libEGL.so.1"))
    assert sentence is not None
    assert sentence.endswith("sudo apt-get install libegl1 libxcb-cursor0")
    assert "\n" not in sentence


@pytest.mark.parametrize(
    "environment", [{"QT_QPA_PLATFORM": "offscreen"}, {"WAYLAND_DISPLAY": "w"}]
)
def test_libraries_of_x11_are_needed_under_x11_only(environment: dict[str, str]) -> None:
    lacking = without("libxcb-cursor.so.0")
    assert missing(environment, "linux", lacking) is None
    assert missing({**environment, "QT_QPA_PLATFORM": "xcb:x", **X11}, "linux", lacking) is not None
    assert missing(environment, "linux", without("libGL.so.1")) is not None


def test_once_qt_is_loaded_only_what_it_loads_later_is_looked_for() -> None:
    lacking = without("libGL.so.1", "libxcb-cursor.so.0")
    assert missing({"QT_QPA_PLATFORM": "offscreen"}, "linux", lacking, loaded=True) is None
    sentence = missing(X11, "linux", lacking, loaded=True)
    assert sentence is not None
    assert sentence.endswith("sudo apt-get install libxcb-cursor0")


def test_a_display_is_needed() -> None:
    sentence = missing({}, "linux", without())
    assert sentence is not None
    assert "DISPLAY" in sentence
    assert missing({"QT_QPA_PLATFORM": "xcb"}, "linux", without()) == sentence


def test_packages_are_named_for_who_installs_them() -> None:
    lacking = without("libxcb-cursor.so.0", "libEGL.so.1")
    assert missing_packages(loads=lacking) == ["libegl1", "libxcb-cursor0"]
    assert missing_packages(x11=False, loads=lacking) == ["libegl1"]
    assert missing_packages(loads=without()) == []
