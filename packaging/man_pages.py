"""Makes the manual pages of `cfanp` and `cfanp-gui` in `packaging/linux/`.

    python packaging/man_pages.py           # writes them
    python packaging/man_pages.py --check   # fails when they are not as they would be written

Commands and options are taken from the programs themselves, so that a page knows all of them; what
else a page says stands here.
"""

from __future__ import annotations

import argparse
import sys
import textwrap
from collections.abc import Iterator, Mapping
from itertools import islice
from pathlib import Path

from cfanp_gui import cli
from cfanp_gui.__main__ import _parser as window_parser
from cfanp_gui.cli.subcommands import CommandParser

FOLDER = Path(__file__).resolve().parent / "linux"
TITLE = "Chess For Any Number of Players"

CFANP = """
.SH ENVIRONMENT
.TP
.BR LANGUAGE ", " LC_ALL ", " LC_MESSAGES ", " LANG
the language of messages, as gettext reads them; \\-\\-language goes before
.SH EXAMPLES
How many sequences of two moves begin a game of four armies?
.PP
.EX
    cfanp perft \\-\\-armies 4 \\-\\-depth 2
.EE
.PP
A picture of a game after 20 moves, and a film strip of the whole of it:
.PP
.EX
    cfanp convert club.cpgn table.svg \\-\\-ply 20
    cfanp convert club.cpgn club.pdf
.EE
.PP
Bots play against each other:
.PP
.EX
    cfanp selfplay \\-\\-bots club,greedy \\-\\-armies 4 \\-\\-games 60 \\-\\-out games.cpgn
.EE
.PP
Puzzles from such games, and one of a composer's that is proven:
.PP
.EX
    cfanp puzzles mine \\-\\-bots casual \\-\\-armies 3 \\-\\-games 20 \\-\\-out puzzles.txt
    cfanp puzzles solve "$(cat position.cfen)" "b mates in 2"
.EE
.SH SEE ALSO
.BR cfanp\\-gui (1)
.PP
The rules, and how positions, moves and records are written, stand in the help of
.BR cfanp\\-gui .
"""

CFANP_GUI = """
.SH KEYS
.TP
.B F1
the help: the rules, how everything on the table is done, and the notation
.TP
.B Ctrl+F1
all keys
.TP
.B Ctrl+N
a new game: who plays, house rules, clocks
.TP
.B /
a line to type moves, pushes and questions in
.SH FILES
Games are saved where their player says. What the program keeps by itself lies in four folders of
each person, and nowhere else:
.TP
.I $XDG_CONFIG_HOME/cfanp\\-gui
settings, of the window and of games last set up; usually
.I ~/.config/cfanp\\-gui
.TP
.I $XDG_DATA_HOME/cfanp\\-gui
games that are being played, until they are saved or left; usually
.I ~/.local/share/cfanp\\-gui
.TP
.I $XDG_STATE_HOME/cfanp\\-gui
what went wrong, for whoever wants to know, and reports of crashes; usually
.I ~/.local/state/cfanp\\-gui
.TP
.I $XDG_CACHE_HOME/cfanp\\-gui
an index of the games in folders, which is made anew where it is missing; usually
.I ~/.cache/cfanp\\-gui
.PP
Whoever removes the program may delete them. While it runs there are a lock and a socket beside, in
.I $XDG_RUNTIME_DIR
or
.IR /tmp ,
by which a second start reaches it. The program never connects to a network.
.SH SEE ALSO
.BR cfanp (1)
"""


def pages() -> dict[str, str]:
    """Return the text of each page by the name of its file."""
    window, rules = window_parser(), cli.command_parser()
    description = (
        "Ralph Betza's game for any number of players, with a table to play and analyse it at. "
        "Every player has a chess army and half a chessboard. To move, push any two half-boards "
        "together and play a legal chess move on the board they make. Multi Player Chess and "
        "StrategiChess are played as well. Without a file a game of three is on the table."
    )
    return {
        "cfanp-gui.1": "".join([
            _head("cfanp-gui", "play and analyse multi-player chess on one screen"),
            _synopsis(window),
            f".SH DESCRIPTION\n{_text(description)}\n",
            ".SH OPTIONS\n",
            *_options(window),
            CFANP_GUI.lstrip(),
        ]),
        "cfanp.1": "".join([
            _head("cfanp", "the rules of multi-player chess on the command line"),
            ".SH SYNOPSIS\n.B cfanp\n.I COMMAND\n.RI [ options ]\n",
            ".SH DESCRIPTION\n",
            _text("Finds moves, plays them, checks and converts records of games, and lets bots "
                  "play. No window is opened.") + "\n",
            *_options(rules),
            ".SH COMMANDS\n",
            *(part for command in declared(rules) for part in _command(command)),
            ".SH EXIT STATUS\n",
            *(f".TP\n{status}\n{_text(meaning)}\n" for status, meaning in cli.EXITS),
            CFANP.lstrip(),
        ]),
    }  # fmt: skip


def _head(name: str, summary: str) -> str:
    upper = name.upper().replace("-", "\\-")
    return (
        '.\\" Made by packaging/man_pages.py\n'
        f'.TH {upper} 1 "" "{TITLE}" "Games"\n'
        f".SH NAME\n{_text(name)} \\- {_text(summary)}\n"
    )


def _synopsis(parser: argparse.ArgumentParser) -> str:
    words = [f".SH SYNOPSIS\n.B {_text(parser.prog)}"]
    for action in _shown(parser):
        if action.option_strings:
            words.append(f".RB [ {_text(action.option_strings[-1])} ]")
        else:
            words.append(f".RI [ {_text(_name(action))} ]")
    return "\n".join(words) + "\n"


def declared(parser: argparse.ArgumentParser) -> Iterator[CommandParser]:
    """Yield the parsers of a parser's commands, each declared and before its own commands."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for command in action.choices.values():
                command.declare()
                yield command
                yield from declared(command)


def _command(parser: CommandParser) -> Iterator[str]:
    """Yield the lines of a page on a command."""
    places = [action for action in _shown(parser) if not action.option_strings]
    words = [
        parser.prog,
        *(f"{_name(action)}{' ...' * (action.nargs == '+')}" for action in places),
    ]
    yield f".SS {_text(' '.join(words))}\n"
    yield f"{_text(parser.description or '')}\n"
    yield from islice(_options(parser), 1, None)  # how to ask for help is said above
    if parser.epilog:
        yield f".PP\n{_text(parser.epilog)}\n"
    for table in parser.tables():
        yield f".PP\n\\fB{_text(table.title)}\\fR\n"
        if table.words:
            yield f".PP\n{_text(table.words)}\n"
        for name, meaning in table.rows:
            yield f".TP\n.I {_text(name)}\n{_text(meaning)}\n"
    for example in parser.examples:
        yield f".PP\nSuch as {_text(example.words)}:\n.PP\n.EX\n    {_raw(example.typed)}\n.EE\n"
    if parser.failure:
        yield f".PP\nThe exit status is 1 when {_text(parser.failure)}.\n"


def _options(parser: argparse.ArgumentParser) -> Iterator[str]:
    """Yield the lines of a page on a parser's options and its arguments that have help."""
    for action in _shown(parser):
        if isinstance(action, argparse._SubParsersAction):
            continue
        if not action.option_strings:
            if action.help:
                yield f".TP\n.I {_text(_name(action))}\n{_text(action.help)}\n"
            continue
        value = f" \\fI{_text(_name(action))}\\fR" if action.nargs != 0 else ""
        names = ", ".join(f"\\fB{_text(name)}\\fR{value}" for name in action.option_strings)
        yield f".TP\n{names}\n{_text(action.help or '')}\n"


def _shown(parser: argparse.ArgumentParser) -> list[argparse.Action]:
    return [action for action in parser._actions if action.help != argparse.SUPPRESS]


def _name(action: argparse.Action) -> str:
    """Return the placeholder of an action's value."""
    if action.choices is not None and action.metavar is None:
        return "|".join(map(str, action.choices))
    return str(action.metavar or action.dest.upper())


def _raw(text: str) -> str:
    """Return a text in which every sign stays what it is; a dash can be searched for and typed."""
    return text.replace("\\", "\\e").replace("-", "\\-").replace("'", "\\(aq")


def _text(text: str) -> str:
    """Return words as the page wants them: nothing in them is taken for a command."""
    plain = _raw(" ".join(text.split()).replace("%%", "%"))  # as many spaces as one
    return "\n".join(
        f"\\&{line}" if line.startswith((".", "'")) else line
        for line in textwrap.wrap(plain, 96, break_long_words=False, break_on_hyphens=False)
    )


def main() -> int:
    """Write the pages, or say which are not as they would be written."""
    parser = argparse.ArgumentParser(description="Make the manual pages.")
    parser.add_argument("--check", action="store_true", help="change nothing")
    options = parser.parse_args()
    return bring_up_to_date(FOLDER, pages(), options.check)


def bring_up_to_date(folder: Path, texts: Mapping[str, str], only_check: bool) -> int:
    """Write texts into a folder by their names, or only say which differ; return the status."""
    old = []
    for name, text in texts.items():
        path = folder / name
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            old.append(name)
            if not only_check:
                folder.mkdir(exist_ok=True)
                path.write_text(text, encoding="utf-8")
    if old:
        print(f"{'not up to date' if only_check else 'written'}: {', '.join(old)}")
    return 1 if old and only_check else 0


if __name__ == "__main__":
    sys.exit(main())
