"""`annotate`: every move of recorded games is judged and annotated."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from cfanp_gui.bots.annotating import annotated
from cfanp_gui.cli.output import fail, write_line
from cfanp_gui.cli.progress_line import POSITIONS, ProgressLine
from cfanp_gui.cli.speech import in_words, reason
from cfanp_gui.core.text import one_line
from cfanp_gui.record import cpgn
from cfanp_gui.record.game_record import GameRecord, RecordError
from cfanp_gui.session.formats import PAGE, holds_games, kinds_of_games, load, save


def annotate(arguments: argparse.Namespace) -> int:
    """Judge the games of a file and write them; return the exit status."""
    at_fault: Path = arguments.source
    target: Path | None = arguments.target
    try:
        kind = PAGE if target is None else target.suffix.lower()
        if target is not None and kind != PAGE and not holds_games(kind):
            at_fault = target
            raise RecordError(
                "annotated games are kept as games (expected {expected})",
                expected=", ".join((*kinds_of_games(), PAGE)),
            )
        records = load(at_fault, number=arguments.game)
        games = [_annotated(arguments, record) for record in records]
        at_fault = target or at_fault
        if target is not None:
            save(target, games, localize=in_words)
            return 0
        written = [cpgn.write_game(game) for game in games]
    except (OSError, ValueError) as error:
        return fail("annotate", f"{one_line(str(at_fault))}: {reason(error)}")
    write_line("\n".join(written).rstrip("\n"))
    return 0


def _annotated(arguments: argparse.Namespace, record: GameRecord) -> GameRecord:
    """Return a game annotated, and report progress. Raises RecordError."""
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
