"""What `cfanp` answers to command lines, kept in a table a command: the ``.txt`` files beside this.

A table names files that are there, command lines, and what each answered, line by line::

    # words about what follows
    @ name.pgn          the name of a file, with the lines of it below
    | 1. e4 e5 *
    $ cfanp validate    a command line; `cat` and `ls` show what has been written
    < 1. e4             a line of its standard input, with its answer below it
    > answer            a line that it wrote on standard output
    ! problem           a line that it wrote on standard error; of a usage the last one alone
    = 1                 the exit status, where that is not 0

PROGRAM stands for the fingerprint of the program.

Commands run in this process, one after the other in a folder of the table's own, and in a made-up
language that has each translated sentence in ‹pointers›: so what has none is not translated.
After a change that is meant to show, write the answers anew and read the difference::

    python -m tests.cli.answers [NAME...]
"""

import difflib
import io
import json
import re
import shlex
from collections.abc import Iterator
from contextlib import chdir, contextmanager, redirect_stderr, redirect_stdout
from itertools import islice
from pathlib import Path
from typing import Any
from unittest import mock

from cfanp_gui import cli
from cfanp_gui.bots.arena import program
from cfanp_gui.cli import speech
from cfanp_gui.core.localizing import Words

FOLDER = Path(__file__).parent
COLUMNS = "100"
"""Width of the terminal for which a table is answered."""
ANSWERED = (">", "!", "=")
"""Signs before lines that are answered, and not given."""


def tables() -> list[str]:
    """Return the names of all tables."""
    return sorted(path.stem for path in FOLDER.glob("*.txt"))


def kept(name: str) -> str:
    """Return a table as it is kept."""
    return (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def made_up(template: str, number: int = -1) -> str:
    """Return the words of a language in which every sentence stands between pointers."""
    return f"‹{template.replace('%n', str(number)) if number >= 0 else template}›"


@contextmanager
def made_up_language(words: Words = made_up) -> Iterator[None]:
    """Let `cfanp` know a made-up language for a while beside the others, with the key xx."""
    known, read_words = speech.known_languages(), speech.FileWords

    def words_of(path: Path) -> Words:
        return words if path == Path("xx") else read_words(path)

    with (
        mock.patch.object(speech, "known_languages", return_value={**known, "xx": Path("xx")}),
        mock.patch.object(speech, "FileWords", words_of),
    ):
        yield


def run(*words: object, given: str | bytes = "", person: bool = False) -> tuple[int, str, str]:
    """Return the exit status of `cfanp` and what it writes on standard output and error.

    What it is given on standard input may be typed by a person, at a terminal.
    """
    data = given.encode() if isinstance(given, str) else given
    stdin, out, err = (
        io.TextIOWrapper(io.BytesIO(one), encoding="utf-8", newline="") for one in (data, b"", b"")
    )
    stdin.isatty = lambda: person  # type: ignore[method-assign]
    with mock.patch("sys.stdin", stdin), redirect_stdout(out), redirect_stderr(err):
        try:
            status = cli.main([str(word) for word in words])
        except SystemExit as ended:
            status = int(str(ended.code))
    for one in (out, err):
        one.seek(0)
    return status, out.read(), err.read()


def read(*words: object, given: str | bytes = "") -> tuple[int, list[dict[str, Any]]]:
    """Return the exit status of a command that answers in JSON, and each line of its answer."""
    status, out, _ = run(*words, given=given)
    return status, [json.loads(line) for line in out.splitlines()]


def answered(table: str, folder: Path) -> str:
    """Return a table with the answers that its command lines get now, in an empty folder."""
    given = "\n".join(line for line in table.splitlines() if line[:1] not in ANSWERED)
    written: list[str] = []
    with made_up_language(), chdir(folder):
        for group in re.split(r"\n(?![|<])", given):
            head, *more = group.split("\n")
            text = "".join(f"{line[2:]}\n" for line in more)
            if head.startswith("$ "):
                written += [head, *_woven(more, _answer(head[2:], text))]
                continue
            if head.startswith("@ "):
                Path(head[2:]).write_text(text.replace("PROGRAM", program()), encoding="utf-8")
            written.append(group)
    return "\n".join(written) + "\n"


def _answer(command: str, given: str) -> list[str]:
    """Return the lines that a table has below a command line."""
    name, *words = shlex.split(command)
    status, out, err = 0, "", ""
    if name == "cat":
        out = Path(words[0]).read_text(encoding="utf-8")
    elif name == "ls":
        out = "\n".join(sorted(path.name for path in Path().iterdir()))
    else:
        spoken = [] if words[:1] == ["--language"] else ["--language", "xx"]
        status, out, err = run(*spoken, *words, given=given)
    if err.startswith("usage: "):
        err = err.splitlines()[-1]
    out, err = (text.replace(program(), "PROGRAM") for text in (out, err))
    return [
        *(f"> {line}".rstrip() for line in out.splitlines()),
        *(f"! {line}".rstrip() for line in err.splitlines()),
        *([f"= {status}"] if status else []),
    ]


def _woven(asked: list[str], answers: list[str]) -> list[str]:
    """Return the lines of standard input, each with its answer below it where there is one."""
    lines = []
    waiting = iter(answers)
    for line in asked:
        lines += [line, *(islice(waiting, 1) if line.strip("< ") else ())]
    return [*lines, *waiting]


def differences(wanted: str, found: str) -> str:
    """Return the lines in which a table differs, with two lines around each."""
    lines = difflib.unified_diff(wanted.splitlines(), found.splitlines(), lineterm="", n=2)
    return "\n".join(lines)
