"""The day's puzzle with its picture, looked for off the window's thread."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from cfanp_gui.puzzles.progress import Streak, puzzle_of_day, today
from cfanp_gui.puzzles.puzzle import Puzzle
from cfanp_gui.puzzles.puzzle_file import shipped
from cfanp_gui.record.palette import usual_colours
from cfanp_gui.record.picture_document import Ground
from cfanp_gui.session.game_session import new_session
from cfanp_gui.session.match import seat
from cfanp_gui.session.view_model import opening_pair
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
    drawn = small_picture(puzzle.game, position, opening_boards(puzzle), ground, size)
    words = [] if known.last == day else [translated(puzzle.stipulation.title)]
    if days := known.on(day):
        words.append(tr("Solved on %n day(s) in a row.", "", days))
    return " · ".join(words), known.last == day, drawn


def opening_boards(puzzle: Puzzle) -> tuple[int, ...]:
    """Return the boards that lie together when a puzzle begins, else that of the side to move."""
    position, options = puzzle.position, {**puzzle.game.as_seated, **puzzle.options}
    colours = usual_colours(position)
    match = seat(puzzle.game, options, [""] * position.players, colours, 0, localize=translated)
    pair = opening_pair(new_session(match, position))
    return tuple(pair or (position.seat_status(puzzle.seat).seat.board,))
