"""`validate`, `convert` and `annotate`: files of games and positions.

Standard input and output, pipes and devices are read and written as files, by Unix conventions.
"""

import argparse
import json
import os
import shutil
import stat
import sys
import tempfile
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass
from functools import partial
from itertools import chain
from pathlib import Path
from typing import BinaryIO

from cfanp_gui.cli.output import FAILED, fail, write_bytes, write_line
from cfanp_gui.cli.progress_line import POSITIONS, ProgressLine, Unit, on_terminal
from cfanp_gui.cli.speech import in_words, reason, said
from cfanp_gui.core.commands import fold
from cfanp_gui.core.text import Plural, Text, one_line, sentence_of
from cfanp_gui.games import registry
from cfanp_gui.record import cpgn, rendering
from cfanp_gui.record.files import replace_parts
from cfanp_gui.record.game_record import GameRecord, RecordError, UnreadGame
from cfanp_gui.record.reading_report import PlacedRemark, told_of
from cfanp_gui.session import formats as converting

DRAWN = (*converting.PICTURES, *rendering.FILMS)
"""Suffixes of pictures."""


_MEGABYTE = 1_000_000
MEGABYTES = Unit(
    lambda count: Plural("%n megabyte(s)", "", count),
    lambda pace: Text("{pace} megabytes/min", pace=pace),
)


@dataclass
class Reading:
    """Games of a file, one after the other, with the remarks on them."""

    path: Path
    arguments: argparse.Namespace
    number: int | None = None
    """The only game that is read, if one is given."""
    games: int = 0
    lost: int = 0
    remarked: int = 0
    """Number of games with remarks, or lost."""
    first_error: RecordError | None = None

    def __iter__(self) -> Iterator[tuple[GameRecord | None, list[PlacedRemark]]]:
        """Yield each game, None for one that is lost, with its remarks. Raises as `stream`."""
        progress = on_terminal(0, MEGABYTES, self.arguments.quiet)
        told_at = 0

        def tell(at: int, size: int) -> None:
            nonlocal told_at
            if at // _MEGABYTE > told_at:
                told_at = at // _MEGABYTE
                progress.tell_of(told_at, size // _MEGABYTE)

        game, encoding = registry.default_game(), self.arguments.encoding
        games = converting.stream(self.path, game, encoding, self.number, tell)
        for number, record in enumerate(games, self.number or 1):
            remarks = told_of(number, record)
            self.games += 1
            self.remarked += bool(remarks)
            if isinstance(record, UnreadGame):
                self.lost += 1
                self.first_error = self.first_error or record.error
                yield None, remarks
            else:
                yield record, remarks
        progress.make_room()


def _sentence(remark: PlacedRemark) -> str:
    """Return a remark on a game as a sentence, with its place."""
    if remark.line is None:
        return remark.message  # it names its line
    return Text(
        "game {game}, line {line}, column {column}: {message}",
        game=remark.game,
        line=remark.line,
        column=remark.column,
        message=remark.message,
    )


def validate(arguments: argparse.Namespace) -> int:
    """Report whether each file can be read and played; return the exit status."""
    status = 0

    def report(name: str, sentence: str, **details: object) -> None:
        as_json = json.dumps({"file": name, **details}) if arguments.json else None
        write_line(as_json or f"{one_line(name)}: {sentence}")

    for name in arguments.files:
        try:
            with readable(Path(name), arguments.kind, option="--format") as path:
                reading = Reading(path, arguments)
                for _, remarks in reading:
                    for remark in remarks:
                        place = {"game": remark.game, "line": remark.line, "column": remark.column}
                        report(name, said(_sentence(remark)), **place, remark=str(remark.message))
                is_of_games = converting.holds_games(converting.kind_of(path))
        except (OSError, ValueError) as error:
            status = FAILED
            nowhere = dict.fromkeys(("game", "line", "column"))
            report(name, reason(error), **nowhere, remark=str(sentence_of(error)))
            continue
        if reading.remarked:
            status = FAILED
        counts = {"games": reading.games, "remarked": reading.remarked, "lost": reading.lost}
        report(name, said(_summary(reading, is_of_games)), **counts)
    return status


def _summary(reading: Reading, is_of_games: bool) -> Text:
    """Return a summary of reading a file."""
    if is_of_games:
        count = Plural("%n game(s)", "", reading.games)
    else:
        count = Plural("%n position(s)", "", reading.games)
    if not reading.remarked:
        return Text("ok, {count}", count=count)
    return Text(
        "{count}, {remarked} with remarks, {lost} not read",
        count=count,
        remarked=reading.remarked,
        lost=reading.lost,
    )


def convert(arguments: argparse.Namespace) -> int:
    """Write the content of a file into another; return the exit status."""
    source: Path = arguments.source
    target: Path = arguments.target
    number: int | None = arguments.game
    kind = ending(target, arguments.kind)
    at_fault = source
    try:
        with readable(source, arguments.source_kind, apart_from=target) as file:
            reading = Reading(file, arguments, number)
            games = _readable_games(reading, arguments.strict)
            if kind in DRAWN:
                games = iter(list(games))
                if number is None and reading.games != 1:
                    raise RecordError(
                        "there are {count} games (choose one with --game N)", count=reading.games
                    )
            first = next(games, None)
            if first is None and reading.lost:
                return FAILED  # each has been reported
            at_fault = target
            _check(kind, arguments)
            if first is not None:
                games = chain((first,), games)
            if not (arguments.force or _may_be_written(target)):
                return FAILED
            with writable(target, arguments.kind) as out:
                _write(out, games, arguments)
    except (OSError, ValueError) as error:
        return fail("convert", f"{one_line(str(at_fault))}: {reason(error)}")
    return FAILED if reading.lost else 0


def _readable_games(reading: Reading, strict: bool) -> Iterator[GameRecord]:
    """Yield the readable games and write the remarks; if `strict`, a remark raises RecordError."""
    for game, remarks in reading:
        if strict and remarks:
            raise reading.first_error or RecordError(_sentence(remarks[0]))
        for remark in remarks:
            print(f"cfanp convert: {said(_sentence(remark))}", file=sys.stderr)
        if game is not None:
            yield game


def _check(kind: str, arguments: argparse.Namespace) -> None:
    """Raise RecordError if an option does not apply to a kind of file."""
    if arguments.ply is not None and (kind == converting.PAGE or converting.holds_games(kind)):
        raise RecordError("--ply is for positions and pictures")
    if arguments.moves is not None and kind not in DRAWN:
        raise RecordError("--moves is for pictures")
    if arguments.ply is not None and arguments.moves is not None:
        raise RecordError("--ply is for a single picture, --moves for several")
    if arguments.uncovered and kind not in DRAWN:
        raise RecordError("--uncovered is for pictures")
    if arguments.dpi and (kind != ".png" or arguments.moves is not None):
        raise RecordError("--dpi is for a PNG of one position")
    if arguments.sheet and kind != ".pdf":
        raise RecordError("--sheet is for a PDF")
    if arguments.sheet and arguments.moves is not None:
        raise RecordError("--sheet is for a single picture, --moves for several")


def _may_be_written(target: Path) -> bool:
    """Return True if nothing is replaced or a person agrees. Raises RecordError if none can."""
    if is_stream(target) or not os.path.lexists(target):
        return True
    if sys.stdin is None or not sys.stdin.isatty():
        raise RecordError("it exists already (--force replaces it)")
    question = said(Text("Replace {file}? [y/N]", file=one_line(str(target))))
    print(f"{question} ", end="", file=sys.stderr, flush=True)
    yes = fold(said(Text("yes")))
    return fold(sys.stdin.readline().strip()) in ("y", "yes", yes, yes[:1])


def _write(target: Path, games: Iterator[GameRecord], arguments: argparse.Namespace) -> None:
    """Write games, or the requested part of one. Raises OSError, RecordError."""
    kind = target.suffix.lower()
    if kind in DRAWN or kind == converting.PAGE:
        from cfanp_gui.cli import picture_files  # here, as drawing modules load slowly

        picture_files.write(target, games, arguments)
    else:
        converting.save(target, games, arguments.ply)


_BLOCK = 1 << 20
STANDARD = "-"
"""Name of standard input where something is read, of standard output where it is written."""
_STANDARD_OUTPUT = ("/dev/stdout", "/dev/fd/1", "/proc/self/fd/1")


def is_stream(path: Path) -> bool:
    """Return True if a path is not a regular file: ``-``, a pipe or a device."""
    if str(path) == STANDARD:
        return True
    try:
        mode = path.stat().st_mode
    except (OSError, ValueError):
        return False
    return not stat.S_ISREG(mode) and not stat.S_ISDIR(mode)


@contextmanager
def readable(
    path: Path, kind: str | None, apart_from: Path | None = None, option: str = "--from"
) -> Iterator[Path]:
    """Yield a file with the content of a path or stream, with the suffix of its kind.

    `kind` is such a suffix, with or without the dot; None takes it from the path. The file is not
    `apart_from`, which may be written while this is read. `option` would name the kind. Raises
    OSError, and RecordError for a stream of unknown kind.
    """
    if kind is None:
        _check_kind(path, option)
    if kind is None and not is_stream(path) and not (apart_from and _is_same(path, apart_from)):
        yield path
        return
    with tempfile.TemporaryDirectory(prefix="cfanp-") as folder:
        copy = Path(folder, _named(path, kind))
        with copy.open("wb") as file, _content(path) as content:
            shutil.copyfileobj(content, file)
        yield copy


@contextmanager
def writable(path: Path, kind: str | None) -> Iterator[Path]:
    """Yield a file whose content goes to a path or stream. Raises as `readable`, or OutputError."""
    if kind is None:
        _check_kind(path, "--format")
    if kind is None and not is_stream(path):
        yield path
        return
    with tempfile.TemporaryDirectory(prefix="cfanp-") as folder:
        copy = Path(folder, _named(path, kind))
        yield copy
        with copy.open("rb") as file:
            blocks = iter(partial(file.read, _BLOCK), b"")
            # Standard output may be a file, which its other names would open anew.
            if str(path) == STANDARD or (os.name == "posix" and str(path) in _STANDARD_OUTPUT):
                for block in blocks:
                    write_bytes(block)
            elif is_stream(path):
                with path.open("wb") as stream:
                    shutil.copyfileobj(file, stream)
            else:
                replace_parts(path, blocks)


def ending(path: Path, kind: str | None) -> str:
    """Return the suffix of a kind, else that of a path, with its dot."""
    return (path.suffix if kind is None else f".{kind.removeprefix('.')}").lower()


def _check_kind(path: Path, option: str) -> None:
    if is_stream(path) and not path.suffix:
        raise RecordError(
            "nothing says what kind of file it is (say it with {option}, such as {option} cpgn)",
            option=option,
        )


def _named(path: Path, kind: str | None) -> str:
    """Return a name with the suffix of a kind, used in the titles of pages."""
    return f"{'games' if is_stream(path) else path.stem}{ending(path, kind)}"


def _is_same(path: Path, other: Path) -> bool:
    """Return True if two paths lead to one file."""
    try:
        return path.samefile(other)
    except (OSError, ValueError):
        return False


def _content(path: Path) -> AbstractContextManager[BinaryIO]:
    """Return the content of a path or stream, to be read."""
    if str(path) != STANDARD:
        return path.open("rb")
    if sys.stdin is None:
        raise RecordError("there is no standard input")
    return nullcontext(sys.stdin.buffer)


def annotate(arguments: argparse.Namespace) -> int:
    """Judge the games of a file and write them; return the exit status."""
    at_fault: Path = arguments.source
    target: Path | None = arguments.target
    try:
        kind = converting.PAGE if target is None else target.suffix.lower()
        if target is not None and kind != converting.PAGE and not converting.holds_games(kind):
            at_fault = target
            raise RecordError(
                "annotated games are kept as games (expected {expected})",
                expected=", ".join((*converting.kinds_of_games(), converting.PAGE)),
            )
        records = converting.load(at_fault, number=arguments.game)
        games = [_annotated(arguments, record) for record in records]
        at_fault = target or at_fault
        if target is not None:
            converting.save(target, games, localize=in_words)
            return 0
        written = [cpgn.write_game(game) for game in games]
    except (OSError, ValueError) as error:
        return fail("annotate", f"{one_line(str(at_fault))}: {reason(error)}")
    write_line("\n".join(written).rstrip("\n"))
    return 0


def _annotated(arguments: argparse.Namespace, record: GameRecord) -> GameRecord:
    """Return a game annotated, and report progress. Raises RecordError."""
    from cfanp_gui.bots.annotating import annotated  # here, as other commands need no search

    progress = None
    try:
        for done, total, game in annotated(record, arguments.nodes):
            record = game
            if progress is None:
                quiet = arguments.quiet
                progress = ProgressLine(sys.stderr, total, 0, what=POSITIONS, quiet=quiet)
            progress.tell(done)
    finally:
        if progress is not None:
            progress.end()
    return record
