"""Makes what shells complete the arguments of `cfanp` and `cfanp-gui` by, in `packaging/linux/`.

    python packaging/completions.py           # writes it
    python packaging/completions.py --check   # fails when it is not as it would be written

Commands, options and their choices are taken from the programs themselves. The files are made by
shtab, and need nothing of it or of Python when a shell reads them.
"""

from __future__ import annotations

import argparse
import sys

import shtab
from man_pages import FOLDER, bring_up_to_date, declared

from cfanp_gui import cli
from cfanp_gui.__main__ import _parser as window_parser
from cfanp_gui.cli.speech import ENGLISH, known_languages
from cfanp_gui.games.pairs.base_games import BASE_GAMES

FILES = ("FILE", "IN", "OUT")
"""Placeholders for the name of a file."""
LICENCE = (
    "\n# The functions in this file are shtab's, the words they complete are the program's.\n"
    "# shtab: (c) Casper da Costa-Luis and contributors, MPL-2.0 (https://mozilla.org/MPL/2.0/).\n"
)
"""Licence at the end of each file."""
PLACES = {"bash": "{}.bash", "zsh": "_{}"}
"""Names of the files for a program, by shell."""


def completions() -> dict[str, str]:
    """Return the text for each program and shell by the name of its file."""
    parsers = {"cfanp": cli.command_parser(), "cfanp-gui": window_parser()}
    for parser in parsers.values():
        for one in (parser, *declared(parser)):
            _name_values(one)
    return {
        place.format(program): shtab.complete(parser, shell).rstrip() + "\n" + LICENCE
        for program, parser in parsers.items()
        for shell, place in PLACES.items()
    }


def _name_values(parser: argparse.ArgumentParser) -> None:
    """Tell a parser's arguments which values they may have, where only a shell asks for these."""
    for action in parser._actions:
        if action.metavar in FILES:
            action.complete = shtab.FILE
        elif action.dest == "language":
            action.choices = (ENGLISH, *known_languages())
        elif action.dest == "base":
            action.choices = [game.key for game in BASE_GAMES]


def main() -> int:
    """Write the files, or say which are not as they would be written."""
    parser = argparse.ArgumentParser(description="Make what shells complete arguments by.")
    parser.add_argument("--check", action="store_true", help="change nothing")
    options = parser.parse_args()
    return bring_up_to_date(FOLDER / "completions", completions(), options.check)


if __name__ == "__main__":
    sys.exit(main())
