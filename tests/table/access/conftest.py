"""An assistive tool that is there for as long as a test runs."""

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot


@pytest.fixture(autouse=True)
def _tool(qtbot: QtBot) -> Iterator[None]:
    QAccessible.setActive(True)
    if not QAccessible.isActive():
        pytest.skip("this Qt has no assistive tools without a screen")
    yield
    QAccessible.setActive(False)
