"""Times in words."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from cfanp_gui.table.access.words import spoken_time
from cfanp_gui.window.services.languages import install


@pytest.mark.parametrize(
    ("ms", "words"),
    [
        (0, "no time"),
        (-1, "no time"),
        (1, "1 second"),
        (9_650, "10 seconds"),
        (252_000, "4 minutes 12 seconds"),
        (251_001, "4 minutes 12 seconds"),
        (240_000, "4 minutes"),
        (3_600_000, "1 hour"),
        (3_909_000, "1 hour 5 minutes 9 seconds"),
    ],
)
def test_a_time_is_given_in_words(qapp: QApplication, ms: int, words: str) -> None:
    install(qapp, "en")
    assert spoken_time(ms) == words
