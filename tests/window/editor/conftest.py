"""A position editor that begins with the start of a game of three armies."""

from collections.abc import Callable
from functools import partial

import pytest
from pytestqt.qtbot import QtBot

from tests.window.conftest import Messages
from tests.window.editor.workbench import Workbench

Make = Callable[..., Workbench]


@pytest.fixture
def make(qtbot: QtBot, messages: Messages) -> Make:
    """Return a function that opens an editor."""
    return partial(Workbench, qtbot, messages)


@pytest.fixture
def bench(make: Make) -> Workbench:
    return make()
