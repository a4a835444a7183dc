"""Words, days and shares as the languages have them."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime

import pytest
from PySide6.QtCore import QLocale

from cfanp_gui.window.services.locale_forms import (
    EXACT,
    day_text,
    moment_text,
    share_text,
    sorting_key,
)


@pytest.fixture(autouse=True)
def _locale() -> Iterator[None]:
    usual = QLocale()
    yield
    QLocale.setDefault(usual)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("de", "apfel Äpfel öde Ofen Zug 2 Zug 10"),
        ("es", "nube nz ñandú oso"),
        ("fr", "eau ecole élan étage"),
    ],
)
def test_words_are_sorted_as_in_a_dictionary(language: str, words: str) -> None:
    QLocale.setDefault(QLocale(language))
    wanted = words.replace(" 2", "2").replace(" 10", "10").split()
    assert sorted(sorted(wanted), key=sorting_key()) == wanted
    key = sorting_key()
    assert key("Zug") == key("zug")


@pytest.mark.parametrize(
    ("language", "day", "moment", "share"),
    [
        ("de", "06.05.2024", "06.05.2024 14:05", "25,6 %"),
        ("fr", "06/05/2024", "06/05/2024 14:05", "25,6 %"),
        ("ja", "2024/05/06", "2024/05/06 14:05", "25.6 %"),
    ],
)
def test_days_and_shares_are_written_as_people_do(
    language: str, day: str, moment: str, share: str
) -> None:
    QLocale.setDefault(QLocale(language))
    assert day_text("2024.05.06") == day
    assert day_text("2024.??.??") == "2024.??.??"
    assert day_text("1895.05.06").count("1895") == 1
    here = datetime(2024, 5, 6, 14, 5).astimezone()
    assert moment_text(here) == moment
    assert share_text(0.256, EXACT) == share
    assert share_text(0.256) == "26 %"


def test_a_system_without_a_locale_has_the_day_as_in_iso() -> None:
    QLocale.setDefault(QLocale.c())
    assert day_text("2024.05.06") == "2024-05-06"
