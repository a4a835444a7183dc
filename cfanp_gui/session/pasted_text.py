"""Games and positions given as text, as copied from web pages and other programs."""

import re

from cfanp_gui.core.game import PositionError, UnknownGameError
from cfanp_gui.core.text import Text, sentence_of
from cfanp_gui.games import registry
from cfanp_gui.record import cpgn
from cfanp_gui.record.game_record import GameRecord, RecordError, Remark, UnreadGame
from cfanp_gui.record.game_texts import game_texts, source_of
from cfanp_gui.session.formats import ImpossiblePositionError, game_format, read_text
from cfanp_gui.session.position_texts import mended_line, read_position

MAX_BYTES = 16 * 1024 * 1024
"""Maximum size of a text in bytes."""

_TAG = re.compile(r'^\s*\[\s*\w+\s+"', re.MULTILINE)
_VARIANT = re.compile(r'^\s*\[\s*Variant\s+"(?P<name>[^"\n]*)"', re.MULTILINE)
_MOVETEXT = re.compile(r"(?<![\w.])1\s*\.|(?<![\w.-])1-0\b|\b0-1(?![\w-])|1/2-1/2")


def has_tags(text: str) -> bool:
    """Return True if a text is of whole games, which begin with tags, rather than of moves."""
    return _TAG.search(text) is not None


def is_resembled(text: str) -> bool:
    """Return True if a text looks like games or positions, even impossible ones."""
    return has_tags(text) or are_positions(text) or _MOVETEXT.search(text) is not None


def are_positions(text: str) -> bool:
    """Return True if each line of a text looks like a position."""
    lines = _lines(text)
    return bool(lines) and all(map(_is_position, lines))


def read_pasted(text: str) -> list[GameRecord | UnreadGame]:
    """Return the games of a text: of a record, of PGN, or of positions. Raises RecordError."""
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\u2029", "\n")
    if len(text.encode("utf-8", "replace")) > MAX_BYTES:
        raise RecordError("the text is longer than {most} bytes", most=MAX_BYTES)
    lines = _lines(text)
    if not has_tags(text) and (len(lines) == 1 or are_positions(text)):
        read = [_read_line(number, line, len(lines)) for number, line in enumerate(lines, start=1)]
        problems = [game.error for game in read if isinstance(game, UnreadGame)]
        if len(problems) < len(read):
            return read
        if are_positions(text):
            raise problems[0]
    if not is_resembled(text):
        raise RecordError("it is neither a game nor a position")
    games = _games(text)
    if not games:
        raise RecordError("it contains no game")
    lost = [game for game in games if isinstance(game, UnreadGame)]
    if len(lost) == len(games):
        raise lost[0].error
    return games


def _games(text: str) -> list[GameRecord | UnreadGame]:
    variant = _VARIANT.search(text)
    if variant is not None:
        try:
            registry.find_game(variant["name"])
        except UnknownGameError:
            pass  # PGN names its variant
        else:
            return list(cpgn.read_games(text, registry.find_game))
    pgn = game_format(".pgn", registry.default_game())
    return [read_text(game_text, pgn.read) for game_text in game_texts(source_of(text))]


def _read_line(number: int, line: str, of: int) -> GameRecord | UnreadGame:
    """Return a game without moves from the position in line `number` of `of` lines."""
    try:
        mended, taken = mended_line(line)
        given = read_position(mended)
    except PositionError as error:
        message = sentence_of(error)
        if of > 1:
            message = Text("line {number}: {error}", number=number, error=message)
        return UnreadGame(number, ImpossiblePositionError(message, line))
    options = {**given.game.as_seated, **given.options}
    names = ("",) * given.position.players
    record = GameRecord.new(given.game, options, names, start=given.position)
    record.remarks = tuple(Remark(number, 1, message) for message in taken)
    return record


def _lines(text: str) -> list[str]:
    return [line.strip() for line in text.splitlines() if line.strip()]


def _is_position(line: str) -> bool:
    """Return True if a line looks like a position of some game, or of another program."""
    board = line.split(" ", 1)[0]
    if board.count("/") > 2 and not (board.startswith("/") or "//" in board or "." in board):
        return True  # rows of a board, not a path or address
    return any(
        game.resembles(line) or any(form.resembles(line) for form in game.foreign_formats.positions)
        for game in registry.GAMES
    )
