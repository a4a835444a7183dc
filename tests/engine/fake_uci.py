"""The made-up chess program as a file, and what it was told.

Programs are run without arguments. What it is told it writes to a file beside it, a line each, with
the number of its process ahead.
"""

from pathlib import Path

from tests.engine import fake_program
from tests.systems import program


def made(folder: Path, way: str) -> Path:
    """Return the path of a program that behaves in one of the ways."""
    assert way in fake_program.WAYS
    log = folder / f"{way.replace(' ', '-')}.log"
    code = (
        f"import runpy\nrunpy.run_path({fake_program.__file__!r})['play']({way!r}, {str(log)!r})\n"
    )
    return program(folder, log.stem, code)


def told(path: Path) -> list[tuple[int, str]]:
    """Return the lines sent to a program, each with the number of the process."""
    log = path.with_suffix(".log")
    if not log.exists():
        return []
    lines = log.read_text(encoding="utf-8").splitlines()
    return [(int(line.partition(" ")[0]), line.partition(" ")[2]) for line in lines]


def pids(path: Path) -> list[int]:
    """Return the numbers of the processes there were, in order."""
    return list(dict.fromkeys(pid for pid, _ in told(path)))
