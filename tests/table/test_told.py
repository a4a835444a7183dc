"""What happens at a table under a real mouse and real keys, as ``told/*.txt`` tells it."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.table.told import Scenario, Table, scenarios


@pytest.mark.parametrize("scenario", scenarios(Path(__file__).with_name("told")), ids=str)
def test_it_is_as_told(qtbot: QtBot, scenario: Scenario) -> None:
    Table(qtbot).follow(scenario)
