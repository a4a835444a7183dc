"""The real program under X11, with a window on where things are and what the position is.

Where no file is opened it begins with a game of three.

Usage: ``python -m tests.xvfb.host STATE [FILE]``. After every change STATE holds one line of JSON:
the position, the pair pushed together, whether a menu is open, and pixels of the screen: of every
square, of every half-board's frame, of where the pointer holds a half-board that lies at another's
seam, of the corners of the window's frame and of the button Undo. At another scale than 100 % they
are those of Qt, not of the screen.
"""

import json
import os
import sys
from pathlib import Path

from PySide6.QtCore import QPointF, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from cfanp_gui import __main__
from cfanp_gui.core.boards import BOARD_LETTERS, Square
from cfanp_gui.core.half_boards import full_name
from cfanp_gui.table.layers.board_items import BoardItem
from cfanp_gui.table.layout.geometry import SQUARE, facing
from cfanp_gui.window import app
from cfanp_gui.window.main_window import MainWindow
from tests.session.play import a_match


def state(window: MainWindow) -> dict[str, object] | None:
    """Return the state of a window; None while it is not ready."""
    session, table, view = window.documents.session, window.view.table, window.view
    if session is None or table is None or not window.isVisible() or window.animator.busy:
        return None

    def pixel(at: QPointF) -> list[int]:
        point = view.viewport().mapToGlobal(view.mapFromScene(at))
        return [point.x(), point.y()]

    def grip(item: BoardItem) -> QPointF:
        return item.mapToScene(QPointF(0, 2.15 * SQUARE))

    squares, frames, seams = {}, {}, {}
    for item in table.boards.values():
        letter = BOARD_LETTERS[item.board]
        frames[letter] = pixel(grip(item))
        for index in range(32):
            square = Square(item.board, index)
            squares[full_name(square)] = pixel(table.centre_of(square))
        for host in table.boards.values():
            if host is not item:
                goal = facing(host.pose, host.spec, item.spec, table.placement.join).centre
                pointer = grip(item) + goal - item.pose.centre
                seams[letter + BOARD_LETTERS[host.board]] = pixel(pointer)
    return {
        "cfen": session.position.to_text(),
        "pair": session.pair.name if session.pair is not None else None,
        "ply": session.node.ply,
        "frame": list(window.frameGeometry().getCoords()),
        "undo": _middle(window.moves_panel.steps[1]),
        "menu": QApplication.activePopupWidget() is not None,
        "squares": squares,
        "frames": frames,
        "seams": seams,
    }


def _middle(widget: QWidget) -> list[int]:
    point = widget.mapToGlobal(widget.rect().center())
    return [point.x(), point.y()]


def main() -> int:
    """Run the program, writing its state to a file whenever it changes."""
    target = Path(sys.argv[1])
    last: list[str] = [""]
    timer = QTimer()

    def look() -> None:
        for widget in QApplication.topLevelWidgets():
            if isinstance(widget, MainWindow) and widget.offers_start:
                widget.documents.begin(a_match(3))
            elif isinstance(widget, MainWindow) and (found := state(widget)) is not None:
                text = json.dumps(found)
                if text != last[0]:
                    last[0] = text
                    part = target.with_suffix(".part")
                    part.write_text(text, encoding="ascii")
                    os.replace(part, target)

    original = app.application

    def application(arguments: list[str]) -> QApplication:
        made = original(arguments)
        timer.timeout.connect(look)
        timer.start(30)
        return made

    app.application = application
    return __main__.main(["--new-process", *sys.argv[2:]])


if __name__ == "__main__":
    sys.exit(main())
