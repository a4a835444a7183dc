"""Records and positions of every kind of file, told by the end of its name."""

from __future__ import annotations

from pathlib import Path

from cfanp_gui.core.boards import Square
from cfanp_gui.core.game import (
    IllegalAction,
    OptionValues,
    PositionError,
    PushedPosition,
    PushedSystem,
)
from cfanp_gui.core.text import Say, Text, sentence_of
from cfanp_gui.games.cfanp import fen, pgn
from cfanp_gui.games.cfanp.fen import FenError
from cfanp_gui.games.registry import find_game
from cfanp_gui.record import cpgn, picture
from cfanp_gui.record.errors import RecordError
from cfanp_gui.record.files import read_file, replace_file
from cfanp_gui.record.game_record import GameRecord, only_pushed

GAMES = (".cpgn", ".pgn")
POSITIONS = (".cfen", ".fen")
PICTURES = (".svg", ".png")
MAX_BYTES = cpgn.MAX_BYTES

_OPTIONS: OptionValues = {"order": "seats"}


def kind_of(path: Path) -> str:
    """The kind of a file that can be read. Raises RecordError for another one."""
    kind = path.suffix.lower()
    if kind not in (*GAMES, *POSITIONS):
        raise RecordError(
            Text(
                "unknown kind of file “{kind}” (expected {expected})",
                kind=kind,
                expected=", ".join((*GAMES, *POSITIONS)),
            )
        )
    return kind


def load(path: Path, system: PushedSystem) -> list[GameRecord]:
    """The games of a file; a file of positions has a game without moves for each line.

    Raises OSError and RecordError.
    """
    match kind_of(path):
        case ".cpgn":
            return cpgn.load(path, find_game)
        case ".pgn":
            return pgn.load(path, system)
        case kind:
            return _positions(path, kind, system)


def save(path: Path, games: list[GameRecord], ply: int | None = None, say: Say = str) -> None:
    """Write games, their positions after `ply` actions (None: at the end), or a picture of one.

    `say` puts the words in a picture into another language. PNG is not written here. Raises
    OSError and RecordError; the file is then as it was.
    """
    match path.suffix.lower():
        case ".cpgn":
            cpgn.save(path, games)
        case ".pgn":
            pgn.save(path, games)
        case ".cfen":
            lines = [position_at(game, ply)[0].to_text() for game in games]
            replace_file(path, "".join(f"{line}\n" for line in lines).encode())
        case ".fen":
            replace_file(path, "".join(f"{_fen(game, ply)}\n" for game in games).encode())
        case ".svg":
            replace_file(path, draw(games[0], ply, say).encode())
        case kind:
            expected = ", ".join((*GAMES, *POSITIONS, *PICTURES))
            raise RecordError(
                Text(
                    "unknown kind of file “{kind}” (expected {expected})",
                    kind=kind,
                    expected=expected,
                )
            )


def draw(game: GameRecord, ply: int | None = None, say: Say = str) -> str:
    """The picture of a game's position as SVG, the last move marked.

    `say` puts its words into another language. Raises RecordError.
    """
    position, marked = position_at(game, ply)
    return picture.svg(position, game.names, game.colours, marked, say)


def position_at(game: GameRecord, ply: int | None) -> tuple[PushedPosition, list[Square]]:
    """The position after so many actions (None: all), and the squares of the last move.

    Raises RecordError where there are not so many, and for a game that is not of half-boards
    pushed together.
    """
    number = len(game.moves) if ply is None else ply
    if not 0 <= number <= len(game.moves):
        raise RecordError(
            Text(
                "the game has no ply {number} (expected 0 to {count})",
                number=number,
                count=len(game.moves),
            )
        )
    position = game.start.resolve_pending()[0] if number else game.start
    marked: list[Square] = []
    try:
        for node in game.moves[:number]:
            position, transition = node.play(position)
            moved = transition.moved
            marked = [place for move in moved for place in (move.origin, move.target)]
    except IllegalAction as error:
        raise RecordError(sentence_of(error)) from None
    return only_pushed(game, position), marked


def _fen(game: GameRecord, ply: int | None) -> str:
    try:
        return fen.write_fen(position_at(game, ply)[0])
    except FenError as error:
        raise RecordError(sentence_of(error)) from None


def _positions(path: Path, kind: str, system: PushedSystem) -> list[GameRecord]:
    data = read_file(path, MAX_BYTES)
    games = []
    for number, line in enumerate(data.removeprefix(b"\xef\xbb\xbf").split(b"\n"), start=1):
        if not line.strip():
            continue
        try:
            text = line.decode("utf-8").strip()
            if kind == ".fen":
                start = fen.read_fen(text, system, _OPTIONS)
            else:
                start = system.from_text(text, _OPTIONS)
        except UnicodeDecodeError as error:
            raise RecordError(
                Text(
                    "line {number}, byte {byte} of it is not UTF-8 text",
                    number=number,
                    byte=error.start + 1,
                )
            ) from None
        except PositionError as error:
            raise RecordError(
                Text("line {number}: {error}", number=number, error=sentence_of(error))
            ) from None
        games.append(GameRecord.new(system, _OPTIONS, ("",) * start.players, start=start))
    return games
