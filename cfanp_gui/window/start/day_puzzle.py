"""The day's puzzle with its picture, looked for off the window's thread."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from cfanp_gui.puzzles.progress import Streak, puzzle_of_day, today
from cfanp_gui.puzzles.puzzle_file import shipped
from cfanp_gui.record.picture_document import Ground
from cfanp_gui.table.translate import tr, translated
from cfanp_gui.window.widgets.position_picture import small_picture


def day_puzzle(streak: str, ground: Ground, size: QSize) -> tuple[str, bool, QImage] | None:
    """Return words on the puzzle of today, True if it is solved, and its picture.

    None stands for puzzles that cannot be read. `streak` is a `Streak` as text, and the picture,
    in the colours of a ground, fits into a size in pixels. Any thread will do.
    """
    try:
        day, known = today(), Streak.read(streak)
        puzzle = puzzle_of_day(shipped(), day)
        position = puzzle.position
    except (OSError, ValueError):
        return None
    home = position.seat_status(puzzle.seat).seat.board
    others = [board.id for board in position.boards() if board.seams and board.id != home]
    drawn = small_picture(puzzle.game, position, (home, *others[:1]), ground, size)
    words = [] if known.last == day else [translated(puzzle.stipulation.title)]
    if days := known.on(day):
        words.append(tr("Solved on %n day(s) in a row.", "", days))
    return " · ".join(words), known.last == day, drawn
