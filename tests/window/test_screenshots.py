"""The script that makes the pictures of README and help still works, and makes what is there."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtWidgets import QApplication

from tests import ROOT

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def script() -> Iterator[ModuleType]:
    """Return the script as a module."""
    spec = importlib.util.spec_from_file_location("shots", ROOT / "packaging" / "screenshots.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["shots"] = module  # where its dataclass looks for itself
    spec.loader.exec_module(module)
    yield module
    del sys.modules["shots"]


def test_every_picture_there_is_has_its_place_in_the_script(script: ModuleType) -> None:
    names = [picture.name for picture in script.PICTURES]
    assert len(names) == len(set(names))
    for folder in {picture.folder for picture in script.PICTURES}:
        listed = {f"{one.name}.png" for one in script.PICTURES if one.folder == folder}
        assert {path.name for path in folder.iterdir()} == listed


@pytest.mark.usefixtures("_english")
def test_a_picture_of_the_table_is_taken(
    script: ModuleType, qapp: QApplication, tmp_path: Path
) -> None:
    picture = next(one for one in script.PICTURES if one.name == "end-turn")
    image = script.few_colours(script.shoot(qapp, tmp_path, picture))
    assert (image.width(), image.height()) == script.HELP_SIZE
    assert image.colorCount() <= script.COLOURS
    target = tmp_path / "picture.png"
    assert image.save(str(target), "PNG", 0)
    assert target.stat().st_size < 100_000
