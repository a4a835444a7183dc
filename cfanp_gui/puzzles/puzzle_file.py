"""Text files of puzzles: a few lines for each, separated by an empty line.

    # A line that begins like this is a remark.
    puzzle: cfanp-7-12-40
    game: cfanp
    options: bonus=single
    position: 8/8/PaPaPa... a 1/2/3 KQ/KQ/KQ - 1 0 1
    asked: a mates in 1
    solution: AB:e2e4 CD:d1h5
    themes: mate bonus
    rating: 1450

Fields stand in any order, each once; ``options``, ``themes`` and ``rating`` may be left out. The
stipulation has the form described in `stipulation`, moves the game's machine form.
"""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from cfanp_gui.assets import asset
from cfanp_gui.core.options import options_text, read_options
from cfanp_gui.core.text import Text, sentence_of, shown
from cfanp_gui.games import registry
from cfanp_gui.puzzles import stipulation
from cfanp_gui.puzzles.puzzle import LEAST_RATING, MOST_RATING, Puzzle
from cfanp_gui.puzzles.stipulation import PuzzleError
from cfanp_gui.record.files import read_file

MAX_BYTES = 8_000_000
"""Maximum size in bytes of a file that is read."""

_NEEDED = ("puzzle", "game", "position", "asked", "solution")
_FIELDS = (*_NEEDED, "options", "themes", "rating")
_KEY = re.compile(r"[0-9A-Za-z-]{1,40}\Z")
_THEME = re.compile(r"[a-z-]{1,30}\Z")


def load(path: Path, trusted: bool = False) -> list[Puzzle]:
    """Return a file's puzzles, untested if `trusted`. Raises OSError, RecordError, PuzzleError."""
    data = read_file(path, MAX_BYTES)
    try:
        return read(data.decode("utf-8-sig"), trusted)
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        reason: str = Text("line {line}: it is not UTF-8 text", line=line)
    except PuzzleError as error:
        reason = sentence_of(error)
    raise PuzzleError("{file}: {reason}", file=path.name, reason=reason)


def read(text: str, trusted: bool = False) -> list[Puzzle]:
    """Return the puzzles of a text, see `load`. Raises PuzzleError."""
    puzzles: dict[str, Puzzle] = {}
    for fields, lines in _blocks(text):
        puzzle = _puzzle(fields, lines, trusted)
        if puzzle.key in puzzles:
            raise _wrong(lines["puzzle"], "puzzle", Text("there are two of this key"))
        puzzles[puzzle.key] = puzzle
    return list(puzzles.values())


def write(puzzle: Puzzle) -> str:
    """Return a puzzle as lines, the last with its line break."""
    fields = {
        "puzzle": puzzle.key,
        "game": puzzle.game.key,
        "options": options_text(puzzle.options),
        "position": puzzle.position_text,
        "asked": puzzle.stipulation.text,
        "solution": " ".join(puzzle.solution),
        "themes": " ".join(puzzle.themes),
        "rating": str(puzzle.rating),
    }
    return "".join(f"{name}: {value}\n" for name, value in fields.items() if value)


def write_all(puzzles: Iterable[Puzzle]) -> str:
    """Return puzzles as the text of a file."""
    return "\n".join(write(puzzle) for puzzle in puzzles)


@cache
def shipped() -> tuple[Puzzle, ...]:
    """Return the program's puzzles, unchecked. Raises OSError, RecordError and PuzzleError."""
    files = sorted(asset("puzzles").glob("*.txt"))
    return tuple(puzzle for path in files for puzzle in load(path, trusted=True))


Lines = dict[str, int]
"""Line number of each field."""


def _blocks(text: str) -> Iterator[tuple[dict[str, str], Lines]]:
    """Yield the fields of each puzzle, and their lines. Raises PuzzleError."""
    fields: dict[str, str] = {}
    lines: Lines = {}
    for number, line in enumerate((*text.splitlines(), ""), start=1):
        if line.startswith("#"):
            continue
        if line.strip():
            name, colon, value = line.partition(":")
            if not colon or name not in _FIELDS:
                raise _wrong(
                    number, name, Text("unknown field (expected {known})", known=", ".join(_FIELDS))
                )
            if name in fields:
                raise _wrong(number, name, Text("it is there twice"))
            fields[name], lines[name] = value.strip(), number
        elif fields:
            missing = [name for name in _NEEDED if not fields.get(name)]
            if missing:
                raise _wrong(min(lines.values()), missing[0], Text("it is missing"))
            yield fields, lines
            fields, lines = {}, {}


def _puzzle(fields: dict[str, str], lines: Lines, trusted: bool) -> Puzzle:
    """Return the puzzle of some fields, validated together. Raises PuzzleError."""
    field = "puzzle"
    try:
        if not _KEY.match(fields["puzzle"]):
            raise PuzzleError("expected letters, digits and hyphens, at most 40")
        field = "game"
        game = registry.find_game(fields["game"])
        field = "asked"
        asked = stipulation.read(fields["asked"])
        field = "themes"
        themes = tuple(fields.get("themes", "").split())
        if not all(map(_THEME.match, themes)):
            raise PuzzleError("expected words of small letters and hyphens")
        field = "rating"
        rating = fields.get("rating", "1500")
        is_number = rating.isascii() and rating.isdigit()
        if not (is_number and LEAST_RATING <= int(rating[:5]) <= MOST_RATING):
            raise PuzzleError(
                "“{text}” is no rating (expected {least} to {most})",
                text=shown(rating),
                least=LEAST_RATING,
                most=MOST_RATING,
            )
        field = "options"
        options = read_options(fields.get("options", ""))
        puzzle = Puzzle(
            fields["puzzle"],
            game,
            fields["position"],
            asked,
            tuple(fields["solution"].split()),
            themes,
            int(rating),
            options,
        )
        if trusted:
            return puzzle
        field = "position"
        _ = puzzle.position
        field = "asked"
        _ = puzzle.seat
        field = "solution"
        puzzle.actions()
    except (ValueError, LookupError) as error:
        line = lines.get(field, lines["puzzle"])
        raise _wrong(line, field, sentence_of(error)) from None
    return puzzle


def _wrong(line: int, field: str, reason: str) -> PuzzleError:
    return PuzzleError(
        "line {line}, {field}: {reason}", line=line, field=shown(field), reason=reason
    )
