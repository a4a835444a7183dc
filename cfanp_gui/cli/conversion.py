"""`validate` and `convert`: files of games and positions."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

from cfanp_gui.cli.output import FAILED, write_line
from cfanp_gui.cli.speech import in_words, reason, said
from cfanp_gui.cli.streams import ending, is_stream, readable, writable
from cfanp_gui.core.actions import IllegalAction
from cfanp_gui.core.commands import fold
from cfanp_gui.core.text import Plural, Text, one_line, sentence_of
from cfanp_gui.games import registry
from cfanp_gui.record import rendering
from cfanp_gui.record.files import replace_file
from cfanp_gui.record.film_strip import COLUMNS, PAGE, PAGE_COLUMNS
from cfanp_gui.record.game_record import GameRecord, RecordError
from cfanp_gui.record.picture_parts import bearing
from cfanp_gui.record.public_view import as_everybody_sees, holds_secrets, may_be_uncovered
from cfanp_gui.session import formats as converting

DRAWN = (*converting.PICTURES, *rendering.FILMS)
"""The ends of the names of pictures."""


def validate(arguments: argparse.Namespace) -> int:
    """Say of every file whether it can be read and played; return the exit status."""
    status = 0
    for name in arguments.files:
        try:
            with readable(Path(name), arguments.kind) as path:
                count = len(converting.load(path, registry.default_game()))
                if converting.kind_of(path) in converting.GAMES:
                    found = Plural("%n game(s)", "", count)
                else:
                    found = Plural("%n position(s)", "", count)
            report = said(Text("ok, {count}", count=found))
        except (OSError, ValueError) as error:
            report = reason(error)
            status = FAILED
        write_line(f"{one_line(name)}: {report}")
    return status


def convert(arguments: argparse.Namespace) -> int:
    """Write what one file holds into another; return the exit status."""
    source: Path = arguments.source
    target: Path = arguments.target
    number: int | None = arguments.game
    at_fault = source
    try:
        with readable(source, arguments.source_kind) as file:
            games = chosen_games(file, number)
        if number is None and ending(target, arguments.kind) in DRAWN and len(games) != 1:
            raise RecordError(
                Text("there are {count} games (choose one with --game N)", count=len(games))
            )
        at_fault = target
        _check(ending(target, arguments.kind), arguments)
        if ending(target, arguments.kind) in DRAWN:
            games = [_as_drawn(games[0], arguments.uncovered)]
        if not (arguments.force or _may_be_written(target)):
            return FAILED
        with writable(target, arguments.kind) as file:
            _write(file, games, arguments)
    except (OSError, ValueError) as error:
        print(f"cfanp convert: {one_line(str(at_fault))}: {reason(error)}", file=sys.stderr)
        return FAILED
    return 0


def _check(kind: str, arguments: argparse.Namespace) -> None:
    """Raise RecordError where what is asked for is not for a kind of file."""
    if arguments.ply is not None and kind in (*converting.GAMES, converting.PAGE):
        raise RecordError(Text("--ply is for positions and pictures"))
    if arguments.moves is not None and kind not in DRAWN:
        raise RecordError(Text("--moves is for pictures"))
    if arguments.ply is not None and arguments.moves is not None:
        raise RecordError(Text("--ply is for a single picture, --moves for several"))
    if arguments.uncovered and kind not in DRAWN:
        raise RecordError(Text("--uncovered is for pictures"))


def _as_drawn(record: GameRecord, uncovered: bool) -> GameRecord:
    """Return a game as pictures show it. Raises RecordError."""
    if uncovered and holds_secrets(record):
        if not may_be_uncovered(record):
            raise RecordError(Text("--uncovered is for games that are over"))
        return record
    try:
        return as_everybody_sees(record)
    except IllegalAction as error:
        raise RecordError(sentence_of(error)) from None


def _may_be_written(target: Path) -> bool:
    """Return whether nothing is replaced, or who sits there says that it may be.

    Raises RecordError where nobody can be asked.
    """
    if is_stream(target) or not os.path.lexists(target):
        return True
    if sys.stdin is None or not sys.stdin.isatty():
        raise RecordError(Text("it exists already (--force replaces it)"))
    question = said(Text("Replace {file}? [y/N]", file=one_line(str(target))))
    print(f"{question} ", end="", file=sys.stderr, flush=True)
    yes = fold(said(Text("yes")))
    return fold(sys.stdin.readline().strip()) in ("y", "yes", yes, yes[:1])


def _write(target: Path, games: list[GameRecord], arguments: argparse.Namespace) -> None:
    """Write games, or what is asked for of one. Raises OSError, RecordError."""
    kind = target.suffix.lower()
    outline = bearing(arguments.pieces)
    ply: int | None = arguments.ply
    single = ply is not None or (kind == rendering.PICTURE and arguments.moves is None)
    if kind in rendering.DRAWN and single:
        _draw(target, [converting.draw(games[0], ply, in_words, outline)])
    elif kind in rendering.FILMS or arguments.moves is not None:
        _film(target, games[0], arguments)
    else:
        converting.save(target, games, ply, in_words, outline)


def chosen_games(source: Path, number: int | None) -> list[GameRecord]:
    """Return all games of a file, or that of a number from 1 alone. Raises OSError, RecordError."""
    games = converting.load(source, registry.default_game())
    if number is None:
        return games
    if not 1 <= number <= len(games):
        raise RecordError(
            Text("there is no game {number} (expected 1 to {count})", number=number,
                 count=len(games))
        )  # fmt: skip
    return [games[number - 1]]


def _film(target: Path, record: GameRecord, arguments: argparse.Namespace) -> None:
    """Write a film strip, pages or an animated picture of moves. Raises OSError, RecordError."""
    first, last = arguments.moves or (1, None)
    outline = bearing(arguments.pieces)
    film = converting.film(record, first, last, arguments.table, in_words, outline=outline)
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
    """Have the window's program draw a file: Qt stays out of this one. Raises RecordError."""
    with tempfile.TemporaryDirectory(prefix="cfanp-") as folder:
        done = subprocess.run(
            rendering.command(rendering.write_sources(Path(folder), pictures), target),
            env=rendering.environment(os.environ),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            check=False,
        )
    if done.returncode:
        raise RecordError(
            Text("the picture cannot be drawn: {reason}", reason=rendering.reason(done.stderr))
        )
