"""Pictures have one pixel for every pixel of the screen, whatever its pixel ratio is or becomes.

Each ratio needs a Qt of its own, so a program looks at a table and says what it sees.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests import ROOT

LOOKING = """
import json, sys, time
from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem, QMainWindow
from cfanp_gui.table.layers.board_items import BoardItem
from cfanp_gui.table.layers.piece_items import PieceItem
from cfanp_gui.table.animator import Animator
from cfanp_gui.table.theme import LIGHT
from cfanp_gui.table.scene import TableScene
from cfanp_gui.table.camera_view import SHARPEN_MS
from cfanp_gui.table.view import TableView
from tests.session.play import a_session

app = QApplication([])
painted = {}
paint = BoardItem.paint

def painting(item, painter, option, widget=None):
    to_pixels = painter.deviceTransform()
    painted[item.board] = abs(to_pixels.m11()) + abs(to_pixels.m12())
    paint(item, painter, option, widget)

BoardItem.paint = painting
window, view = QMainWindow(), TableView()
window.setCentralWidget(view)
window.resize(600, 400)
animator = Animator(window)
animator.reduced = True
view.show_table(TableScene(a_session(3), LIGHT, animator))
window.show()

def look():
    end = time.monotonic() + 3 * SHARPEN_MS / 1000
    while time.monotonic() < end:
        app.processEvents()
    ratio = view.devicePixelRatioF()
    seen = set()
    for item in view.scene().items():
        if not isinstance(item, (PieceItem, BoardItem)):
            continue
        to_pixels = item.deviceTransform(view.viewportTransform())
        scale = (abs(to_pixels.m11()) + abs(to_pixels.m12())) * ratio
        board = isinstance(item, BoardItem)
        drawn = painted.get(item.board) if board else item.pixmap().devicePixelRatio()
        seen.add(round(scale / drawn, 3))
    picture = view.grab()
    print(json.dumps({
        "ratio": ratio,
        "scales": sorted(seen),
        "grabbed": [picture.width() / view.width(), picture.height() / view.height()],
    }))

view.zoom(1.1)  # from now on nothing is fitted, and drawn anew, because the window changes
look()
if len(app.screens()) > 1:
    window.windowHandle().setScreen(app.screens()[1])
    look()
"""


def looked(folder: Path, platform: str, **environment: str) -> list[dict[str, Any]]:
    """Return the findings of a program that runs in a folder: one entry for each screen."""
    here = {"PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": platform}
    done = subprocess.run(
        [sys.executable, "-c", LOOKING], cwd=folder, env={**os.environ, **here, **environment},
        capture_output=True, text=True, timeout=300, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def is_sharp(seen: dict[str, Any], ratio: float) -> bool:
    """Return True if every picture is shown as it was drawn, but for rounding to whole pixels."""
    assert seen["ratio"] == ratio
    assert seen["scales"]
    assert seen["grabbed"] == pytest.approx([ratio, ratio], rel=0.01)
    return all(abs(scale - 1) < 0.03 for scale in seen["scales"])


@pytest.mark.slow
@pytest.mark.parametrize("ratio", [1.25, 2.0])  # 1 and 1.5 are those of two screens
def test_pictures_are_drawn_for_the_ratio_of_the_screen(ratio: float, tmp_path: Path) -> None:
    (seen,) = looked(tmp_path, "offscreen", QT_SCALE_FACTOR=str(ratio))
    assert is_sharp(seen, ratio)


def test_pictures_are_drawn_anew_on_another_screen(tmp_path: Path) -> None:
    screen = {"y": 0, "width": 1600, "height": 1000, "logicalDpi": 96, "logicalBaseDpi": 96,
              "dpr": 1}  # fmt: skip
    screens = [{**screen, "name": "coarse", "x": 0}, {**screen, "name": "fine", "x": 1600}]
    Path(tmp_path, "screens.json").write_text(json.dumps({"screens": screens}), "utf-8")
    first, second = looked(
        tmp_path,
        "offscreen:configfile=screens.json",  # a colon, as of a drive, would end the name
        QT_SCREEN_SCALE_FACTORS="coarse=1;fine=1.5",
    )
    assert is_sharp(first, 1.0)
    assert is_sharp(second, 1.5)
