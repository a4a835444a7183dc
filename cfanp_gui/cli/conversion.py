"""`validate` and `convert`: files of games and positions."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from cfanp_gui.cli.playing import FAILED
from cfanp_gui.games import registry
from cfanp_gui.record.game_record import RecordError
from cfanp_gui.session import formats as converting


def validate(arguments: argparse.Namespace) -> int:
    """Say of every file whether it can be read and played; return the exit status."""
    status = 0
    for name in arguments.files:
        path = Path(name)
        try:
            count = len(converting.load(path, registry.default_game()))
            what = "game" if converting.kind_of(path) in converting.GAMES else "position"
            report = f"ok, {count} {what}{'' if count == 1 else 's'}"
        except (OSError, ValueError) as error:
            report = _reason(error)
            status = FAILED
        print(f"{_printable(name)}: {report}", flush=True)
    return status


def convert(arguments: argparse.Namespace) -> int:
    """Write what one file holds into another; return the exit status."""
    source: Path = arguments.source
    target: Path = arguments.target
    number: int | None = arguments.game
    ply: int | None = arguments.ply
    suffix = target.suffix.lower()
    at_fault = source
    try:
        games = converting.load(source, registry.default_game())
        if number is not None:
            if not 1 <= number <= len(games):
                raise RecordError(f"there is no game {number} (expected 1 to {len(games)})")
            games = [games[number - 1]]
        elif suffix in converting.PICTURES and len(games) != 1:
            raise RecordError(f"there are {len(games)} games (choose one with --game N)")
        at_fault = target
        if ply is not None and suffix in converting.GAMES:
            raise RecordError("--ply is for positions and pictures")
        if suffix == ".png":
            _save_png(target, converting.draw(games[0], ply))
        else:
            converting.save(target, games, ply)
    except (OSError, ValueError) as error:
        print(f"cfanp convert: {_printable(str(at_fault))}: {_reason(error)}", file=sys.stderr)
        return FAILED
    return 0


def _save_png(target: Path, svg: str) -> None:
    """Have the window's program draw a picture: Qt stays out of this one. Raises RecordError."""
    environment = dict(os.environ)
    package = str(Path(__file__).resolve().parents[2])
    environment["PYTHONPATH"] = os.pathsep.join(
        filter(None, (package, environment.get("PYTHONPATH")))
    )
    with tempfile.TemporaryDirectory(prefix="cfanp-") as folder:
        source = Path(folder, "picture.svg")
        source.write_text(svg, encoding="utf-8")
        command = [sys.executable, "-m", "cfanp_gui", "--render-svg", str(source)]
        done = subprocess.run(
            [*command, str(target.absolute())],
            env=environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            check=False,
        )
    if done.returncode:
        words = done.stderr.decode(errors="replace").strip().splitlines()
        reason = words[-1].removeprefix("cfanp-gui: ") if words else "Qt ended without a message"
        raise RecordError(f"the picture cannot be drawn: {reason}")


def _reason(error: Exception) -> str:
    """Return an error in one line."""
    words = (error.strerror if isinstance(error, OSError) else None) or str(error)
    return _printable(words) or type(error).__name__


def _printable(text: str) -> str:
    return "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in text)
