"""Shells know the commands and options that there are, and complete them; see `completions.py`."""

from __future__ import annotations

import argparse
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

from cfanp_gui import cli
from cfanp_gui.__main__ import _parser as window_parser
from tests.packaging import LINUX, script
from tests.systems import TIMEOUT, WINDOWS

FOLDER = LINUX / "completions"
man_pages = script("man_pages")


def parsers() -> dict[str, list[argparse.ArgumentParser]]:
    """Return the parsers of each program, with those of its commands."""
    rules = cli.command_parser()
    return {"cfanp": [rules, *man_pages.declared(rules)], "cfanp-gui": [window_parser()]}


@pytest.mark.parametrize("place", ["{}.bash", "_{}"])
def test_every_command_and_option_is_named(place: str) -> None:
    """Else run `packaging/completions.py`."""
    for program, known in parsers().items():
        text = (FOLDER / place.format(program)).read_text(encoding="utf-8")
        for parser in known:
            function = f"_shtab_{parser.prog.replace(' ', '_').replace('-', '_')}"
            assert function in text
            for action in man_pages._shown(parser):
                assert all(option in text for option in action.option_strings), parser.prog
        assert "--render-svg" not in text


COMPLETED = """
. {file}
compopt() {{ :; }}  # which is there only while Tab is pressed
COMP_WORDS=({words})
COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1))
{function}
printf '%s\\n' "${{COMPREPLY[@]}}"
"""


@pytest.mark.skipif(WINDOWS or shutil.which("bash") is None, reason="there is no bash")
@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (("cfanp", "va"), {"validate"}),
        (("cfanp", "puzzles", ""), {"mine", "check", "solve"}),
        (("cfanp", "moves", "--str"), {"--strict"}),
        (("cfanp", "puzzles", "solve", "--n"), {"--nodes"}),
        (("cfanp", "convert", "--pieces", ""), {"characters", "pictograms"}),
        (("cfanp", "insight", "--base", "xiang"), {"xiangqi"}),
        (("cfanp", "--language", "d"), {"de"}),
        (("cfanp", "validate", "a"), {"a.cpgn"}),
        (("cfanp", "selfplay", "--out", "a"), {"a.cpgn"}),
        (("cfanp-gui", "--new"), {"--new-window", "--new-process"}),
        (("cfanp-gui", "a"), {"a.cpgn"}),
    ],
)
def test_bash_completes(words: tuple[str, ...], expected: set[str], tmp_path: Path) -> None:
    (tmp_path / "a.cpgn").touch()
    code = COMPLETED.format(
        file=shlex.quote(str(FOLDER / f"{words[0]}.bash")),
        words=shlex.join(words),
        function=f"_shtab_{words[0].replace('-', '_')}",
    )
    done = subprocess.run(
        ["bash", "--norc", "-c", code],
        cwd=tmp_path, capture_output=True, text=True, check=False, timeout=TIMEOUT,
    )  # fmt: skip
    assert (set(done.stdout.split()), done.stderr) == (expected, "")
