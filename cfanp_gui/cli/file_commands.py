"""The arguments of the commands that read files of games: validate, convert and annotate.

Their implementations are loaded when they are run, because that takes several times as long.
"""

import argparse
import re
from pathlib import Path

from cfanp_gui.cli import base_games, progress_line
from cfanp_gui.cli.speech import said
from cfanp_gui.cli.subcommands import CommandParser, called_late, positive
from cfanp_gui.core.text import Text, shown
from cfanp_gui.record.file_urls import named_file
from cfanp_gui.record.tokens import CHARACTERS, SIGNS


def declare_validate(parser: CommandParser) -> None:
    """Declare the arguments of the command."""
    parser.description = (
        "Reads files of games (.cpgn, .pgn) and of positions, one a line (.cfen, .rfen, .fen), and "
        "plays every move. Writes a line for each file: its name and ok, or how many games have "
        "remarks or cannot be read; before it a line for each remark, with its place and what was "
        "done. With - a file is standard input."
    )
    parser.failure = "something in a file is not as it should be, or it cannot be read"
    parser.add_argument("files", nargs="+", metavar="FILE", type=_file_name, help="a file to check")
    parser.value(
        "--format", "KIND", "what FILE holds, such as cpgn, whatever its name", dest="kind"
    )
    parser.flag(
        "--json",
        "write lines of JSON: a remark each, with file, game, line and column, and for each "
        "file how many games it has, and how many of them are remarked and lost",
    )
    _add_encoding(parser, "FILE")
    progress_line.add_quiet(parser)
    base_games.add_files(parser)
    parser.set_defaults(run=called_late("conversion:validate"))


MIN_WIDTH, MAX_WIDTH = 16, 8000
"""Minimum and maximum width of a picture, in pixels."""


class Centimetres(float):
    """Width of a picture in centimetres."""


def declare_convert(parser: CommandParser) -> None:
    """Declare the arguments of the command."""
    parser.description = (
        "Reads IN (.cpgn, .pgn, .cfen, .rfen, .fen) and writes OUT (the same, .html, .svg, .png, "
        ".pdf or .gif): all games, or for positions and pictures how they end. A .html is a web "
        "page on which people without the program play through the games. Where pieces are hidden, "
        "page and pictures show what everybody saw; when the game is over, a switch on the page "
        "and --uncovered for pictures show all. With --moves a picture is a film strip: one "
        "picture for each move, of the boards it was about; a .pdf has such pages, and in a .gif "
        "one follows the other. With - IN is standard input and OUT standard output. An OUT "
        "that is there already is replaced when you say so, by a complete new one. A .png, .pdf or "
        ".gif needs Qt, as the window does, and a .gif Pillow."
    )
    parser.failure = "a game of IN cannot be read, or OUT not be written"
    parser.add_argument("source", metavar="IN", type=named_file, help="the file to read")
    parser.add_argument("target", metavar="OUT", type=named_file, help="the file to write")
    parser.value(
        "--from", "KIND", "what IN holds, such as pgn, whatever its name", dest="source_kind"
    )
    parser.value(
        "--format", "KIND", "what to write, such as svg, whatever OUT is called", dest="kind"
    )
    parser.flag("--force", "replace OUT without being asked")
    parser.flag(
        "--strict",
        "write nothing where anything in IN is not as it should be; else what can be read is "
        "written, and standard error tells of the rest",
    )
    _add_encoding(parser, "IN")
    progress_line.add_quiet(parser)
    _add_game(parser)
    parser.value("--ply", "N", "the position after N moves and other actions", int)
    parser.value(
        "--moves",
        "FROM-TO",
        "a film strip of these moves and other actions, counted as --ply does, such as 3-14 "
        "or 3- or all",
        _moves,
    )
    parser.value("--columns", "N", "pictures in a row of a film strip", _columns)
    parser.flag("--table", "show the whole table in each picture of a film")
    parser.flag("--uncovered", "in pictures of a game that is over show what was hidden in it too")
    parser.add_argument(
        "--pieces",
        choices=SIGNS,
        default=CHARACTERS,
        help="what the pieces of Xiangqi and Shogi bear in pictures: characters (the usual) or "
        "pictograms",
    )
    parser.add_argument(
        "--theme",
        choices=("light", "dark", "print", "transparent"),
        default="light",
        help="how a picture of a position looks: print is black on white, hatched",
    )
    parser.value(
        "--width", "N", "the width of such a picture, in pixels or such as 8cm", _width, default=0
    )
    parser.value("--dpi", "N", "pixels an inch of a .png (300 if the width is in cm)", _dpi)
    parser.value("--caption", "TEXT", "a text below it", default="")
    parser.value(
        "--boards",
        "BOARDS",
        "only these boards of it, such as A+B, the first of a pair at the bottom",
        default="",
    )
    parser.flag("--no-names", "leave out the players and what they hold")
    parser.flag("--no-coordinates", "leave out the names of files and ranks")
    parser.flag("--sheet", "in a .pdf, the picture on a sheet with people, moves and result")
    base_games.add_files(parser)
    parser.set_defaults(run=called_late("conversion:convert"))


def declare_annotate(parser: CommandParser) -> None:
    """Declare the arguments of the command."""
    from cfanp_gui.bots.annotating import NODES  # here, as other commands need no search

    parser.description = (
        "Judges every move of the games in IN (.cpgn, .pgn) by a search, notes what it finds, and "
        "writes the games to OUT (as convert does), or as CPGN to standard output. A move by which "
        "its player lost a fifth of what they could expect gets a ?, two fifths a ??, and what "
        "would have been better stands beside it as a variation. A move gets an ! where every "
        "other one would have been a mistake and a short search misses it. Behind each move stands "
        "what everybody may expect, as [%eval ...]: in a game of two in pawns as the first player "
        "sees it, with more players the part of the game for each. What a person noted stays; run "
        "again, the program replaces what it wrote itself. Ctrl+C breaks off, and nothing is "
        "written. Games in which pieces are hidden must be over."
    )
    parser.failure = "IN cannot be read or judged, or OUT not be written"
    parser.add_argument("source", metavar="IN", type=named_file, help="the file to read")
    parser.add_argument(
        "target", metavar="OUT", type=named_file, nargs="?", help="the file to write"
    )
    _add_game(parser)
    parser.value(
        "--nodes",
        "K",
        "positions to look at for a move, up to 64 times as many where it seems to deserve a sign",
        positive,
        default=NODES,
    )
    progress_line.add_quiet(parser)
    base_games.add_files(parser)
    parser.set_defaults(run=called_late("conversion:annotate"))


def _file_name(text: str) -> str:
    """Return the name of a file as it was given, or the path that a URL names."""
    path = named_file(text)
    return text if path == Path(text) else str(path)


def _add_encoding(parser: CommandParser, metavar: str) -> None:
    parser.value(
        "--encoding",
        "NAME",
        f"the encoding of a {metavar} of other programs, such as cp1251 for Cyrillic letters "
        "(default: UTF-8 or UTF-16, else Windows-1252)",
    )


def _add_game(parser: CommandParser) -> None:
    parser.value("--game", "N", "only game N of IN, from 1", int)


def _moves(text: str) -> tuple[int, int | None]:
    first, dash, last = ("1", "-", "") if text == "all" else text.partition("-")
    if not all(number.isascii() and number.isdigit() for number in (first, last or "1")):
        raise argparse.ArgumentTypeError(
            said(Text("“{text}” is not a range of moves (expected such as 3-14)", text=shown(text)))
        )
    return int(first), int(last) if last else None if dash else int(first)


def _width(text: str) -> int | Centimetres:
    number = text.removesuffix("cm").strip()
    if number == text and _within(text, MIN_WIDTH, MAX_WIDTH):
        return int(text)
    if number != text and re.fullmatch(r"[0-9]{1,4}([.,][0-9]{1,3})?", number):
        return Centimetres(number.replace(",", "."))
    values = {"text": shown(text), "least": MIN_WIDTH, "most": MAX_WIDTH}
    raise argparse.ArgumentTypeError(
        said(Text("it is “{text}” (expected {least} to {most}, or such as 8cm)", **values))
    )


def _dpi(text: str) -> int:
    return _number(text, 36, 2400)


def _columns(text: str) -> int:
    from cfanp_gui.record.film import MAX_COLUMNS  # here, as drawing modules load slowly

    return _number(text, 1, MAX_COLUMNS)


def _number(text: str, least: int, most: int) -> int:
    """Return the number a text holds, within limits."""
    if not _within(text, least, most):
        values = {"text": shown(text), "least": least, "most": most}
        raise argparse.ArgumentTypeError(
            said(Text("it is “{text}” (expected {least} to {most})", **values))
        )
    return int(text)


def _within(text: str, least: int, most: int) -> bool:
    return text.isascii() and text.isdigit() and least <= int(text) <= most
