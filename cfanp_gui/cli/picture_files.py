"""Pictures, films and web pages of games, as `convert` writes them."""

import argparse
import os
import subprocess
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path

from cfanp_gui.cli.file_commands import MAX_WIDTH, MIN_WIDTH, Centimetres
from cfanp_gui.cli.speech import in_words
from cfanp_gui.core.actions import IllegalAction
from cfanp_gui.core.text import sentence_of, shown
from cfanp_gui.record import rendering
from cfanp_gui.record.files import replace_file
from cfanp_gui.record.film import COLUMNS, PAGE, PAGE_COLUMNS
from cfanp_gui.record.game_record import GameRecord, RecordError
from cfanp_gui.record.picture_document import PictureOptions, bearing
from cfanp_gui.record.public_view import as_everybody_sees, holds_secrets, may_be_uncovered
from cfanp_gui.session import formats, record_pictures


def write(target: Path, games: Iterator[GameRecord], arguments: argparse.Namespace) -> None:
    """Write a page of games, or a picture or film of the only one. Raises OSError, RecordError."""
    kind = target.suffix.lower()
    outline = bearing(arguments.pieces)
    if kind == formats.PAGE:
        formats.save(target, games, localize=in_words, outline=outline)
        return
    record = next(games)
    if not (arguments.uncovered and holds_secrets(record)):
        try:
            record = as_everybody_sees(record)
        except IllegalAction as error:
            raise RecordError(sentence_of(error)) from None
    elif not may_be_uncovered(record):
        raise RecordError("--uncovered is for games that are over")
    ply: int | None = arguments.ply
    if (
        ply is None
        and not arguments.sheet
        and (kind in rendering.FILMS or arguments.moves is not None)
    ):
        _film(target, record, arguments)
        return
    boards, plates = _boards(record, arguments.boards), not arguments.no_names
    width, dpi = _pixels(arguments.width, arguments.dpi or 0)
    options = PictureOptions(
        arguments.theme, not arguments.no_coordinates, arguments.caption, width, dpi
    ).in_units(as_png=kind == rendering.PICTURE)
    if arguments.sheet:
        sheet = record_pictures.sheet(record, ply, in_words, outline, options, boards, plates)
        _draw(target, sheet)
        return
    drawn = record_pictures.draw(record, ply, in_words, outline, options, boards, plates)
    if kind in rendering.DRAWN:
        _draw(target, [drawn])
    else:
        replace_file(target, drawn.encode())


def _boards(record: GameRecord, labels: str) -> list[int] | None:
    """Return the boards of labels such as ``A+B``; None for all. Raises RecordError."""
    found: list[int] = []
    boards = record.start.boards()
    for label in filter(None, labels.split("+")):
        named = [board.id for board in boards if board.label.lower() == label.strip().lower()]
        if not named:
            raise RecordError(
                "there is no board {label} (expected such as {boards})",
                label=shown(label),
                boards="+".join(dict.fromkeys(board.label for board in boards[:2])),
            )
        found += named
    return found or None


def _pixels(width: float, dpi: int) -> tuple[float, int]:
    """Return a width in pixels, and the resolution if it has one. Raises RecordError."""
    if not isinstance(width, Centimetres):
        return width, dpi
    dpi = dpi or rendering.DPI
    pixels = round(width / rendering.CM * dpi)
    if not MIN_WIDTH <= pixels <= MAX_WIDTH:
        raise RecordError(
            "{width} cm at {dpi} dpi are {pixels} pixels (expected {least} to {most})",
            width=f"{width:g}",
            dpi=dpi,
            pixels=pixels,
            least=MIN_WIDTH,
            most=MAX_WIDTH,
        )
    return pixels, dpi


def _film(target: Path, record: GameRecord, arguments: argparse.Namespace) -> None:
    """Write a film strip, pages or an animated picture of moves. Raises OSError, RecordError."""
    first, last = arguments.moves or (1, None)
    outline = bearing(arguments.pieces)
    film = record_pictures.film(record, first, last, arguments.table, in_words, outline=outline)
    for _ in film.draw():
        pass
    columns: int | None = arguments.columns
    match target.suffix.lower():
        case ".svg":
            replace_file(target, film.strip(columns or COLUMNS).encode())
        case ".pdf":
            _draw(target, film.pages(columns or PAGE_COLUMNS, PAGE))
        case ".gif":
            _draw(target, film.stills())
        case _:
            _draw(target, [film.strip(columns or COLUMNS)])


def _draw(target: Path, pictures: Iterable[str]) -> None:
    """Have the window's program draw a file, so that Qt is not loaded here. Raises RecordError."""
    with tempfile.TemporaryDirectory(prefix="cfanp-") as folder:
        drawn = subprocess.run(
            rendering.command(rendering.write_sources(Path(folder), pictures), target),
            env=rendering.environment(os.environ),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            check=False,
        )
    if drawn.returncode:
        raise RecordError(
            "the picture cannot be drawn: {reason}", reason=rendering.reason(drawn.stderr)
        )
