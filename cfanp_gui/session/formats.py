"""Records and positions in all file formats, identified by file name suffix.

Every game has records (``.cpgn``), pictures (``.svg``), and its own text for positions, such as
``.cfen``; formats of other programs, such as PGN, belong to the games that offer them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from cfanp_gui.core.boards import Square
from cfanp_gui.core.game import Game, Position, PositionError
from cfanp_gui.core.notation import GameFormat, PositionFormat
from cfanp_gui.core.position import check_whole
from cfanp_gui.core.text import Localize, Text, one_line, sentence_of
from cfanp_gui.games import registry
from cfanp_gui.record import cpgn
from cfanp_gui.record.cpgn_reader import Kept
from cfanp_gui.record.files import read_file, replace_file, replace_parts, replace_texts
from cfanp_gui.record.game_record import GameRecord, PlacedError, RecordError, Remark, UnreadGame
from cfanp_gui.record.game_scanner import MAX_GAME, GameText
from cfanp_gui.record.game_texts import game_texts, opened
from cfanp_gui.record.rendering import FILMS
from cfanp_gui.record.text_encoding import encoding_named

if TYPE_CHECKING:
    from cfanp_gui.record.picture_document import Outline

MAX_POSITIONS = 16 * 1024 * 1024
"""Maximum size in bytes of a file of positions."""
RECORD = ".cpgn"
PICTURES = (".svg", ".png")
PAGE = ".html"
"""Suffix of a web page."""

F = TypeVar("F", GameFormat, PositionFormat)


def own_positions(game: Game) -> PositionFormat:
    """Return the file format of a game's own text for positions."""

    def read(text: str) -> Position:
        line, shown = game.as_found(text)
        return game.from_text(line, {**game.as_seated, **shown})

    suffix = f".{game.notation.naming.position.lower()}"
    return PositionFormat(suffix, read, lambda position: position.to_text())


def _game_formats(game: Game) -> dict[str, GameFormat]:
    return {form.suffix: form for form in game.foreign_formats.games}


def _position_formats(game: Game) -> dict[str, PositionFormat]:
    return {form.suffix: form for form in (own_positions(game), *game.foreign_formats.positions)}


class ImpossiblePositionError(RecordError):
    """Raised for a line of a file with an impossible position."""

    def __init__(self, message: str, text: str) -> None:
        """Keep the line as `text`."""
        super().__init__(message)
        self.text = text


def kinds_of_games() -> tuple[str, ...]:
    """Return the suffixes of files with games; every game is loaded for them."""
    ends = (end for game in registry.GAMES for end in _game_formats(game))
    return (RECORD, *dict.fromkeys(ends))


def kinds_of_positions() -> tuple[str, ...]:
    """Return the suffixes of files with positions; every game is loaded for them."""
    return tuple(dict.fromkeys(end for game in registry.GAMES for end in _position_formats(game)))


def holds_games(kind: str) -> bool:
    """Return True if files with this suffix hold games."""
    return kind == RECORD or any(kind in _game_formats(game) for game in registry.GAMES)


def holds_positions(kind: str) -> bool:
    """Return True if files with this suffix hold positions."""
    # Every game is loaded only for a suffix that is not known otherwise.
    return not holds_games(kind) and kind in kinds_of_positions()


def written_as(game: Game) -> tuple[str, ...]:
    """Return the suffixes of all files a game can be written to, records first."""
    return (RECORD, *_game_formats(game), PAGE, *_position_formats(game), *PICTURES)


def kind_of(path: Path) -> str:
    """Return the suffix of a readable file. Raises RecordError for any other."""
    kind = path.suffix.lower()
    if not (holds_games(kind) or holds_positions(kind)):
        raise _unknown(kind, (*kinds_of_games(), *kinds_of_positions()))
    return kind


def game_format(kind: str, game: Game) -> GameFormat:
    """Return the format of foreign game files: that of `game`, or of the first game with one."""
    for candidate in chain((game,), registry.GAMES):
        if (games := _game_formats(candidate).get(kind)) is not None:
            return games
    raise AssertionError("a kind of file that holds games is read by some game")


def load(
    path: Path | str,
    game: Game | None = None,
    encoding: str | None = None,
    number: int | None = None,
) -> list[GameRecord]:
    """Return the games of a file; a file of positions has a game without moves for each line.

    Parameters are as in `stream`. Raises OSError, and RecordError for the first unreadable game.
    """
    games = []
    for record in stream(path, game, encoding, number):
        if isinstance(record, UnreadGame):
            raise record.error
        games.append(record)
    return games


def stream(
    path: Path | str,
    game: Game | None = None,
    encoding: str | None = None,
    number: int | None = None,
    progress: Callable[[int, int], object] = lambda _at, _size: None,
) -> Iterator[GameRecord | UnreadGame]:
    """Yield the games of a file, or only that of a `number` from 1.

    It is read as `game` if the file does not name another. `encoding` is a name known to Python for
    a file of other programs; None detects it. `progress` is called with the bytes read and the
    size. Raises OSError, and RecordError for an invalid encoding or number.
    """
    path, game = Path(path), game or registry.default_game()
    kind = kind_of(path)
    count = 0
    if not holds_games(kind):
        for count, record in enumerate(_positions(path, game, kind, encoding), 1):
            if number in (None, count):
                yield record
    else:
        read = reader(kind, game)
        with opened(path, cpgn.ENCODING if kind == RECORD else encoding) as source:
            for text in game_texts(source, all_text=kind == RECORD):
                count = text.number
                progress(text.end, source.size)
                if number in (None, count):
                    yield read_text(text, read)
                if number == count:
                    return
            if not count and source.has_text():
                raise RecordError("it contains no game")
    if number is not None and not 1 <= number <= count:
        raise RecordError(
            "there is no game {number} (expected 1 to {count})", number=number, count=count
        )


def reader(kind: str, game: Game) -> Callable[[GameText], GameRecord]:
    """Return the reader of a game's text in a file with a suffix; see `stream`."""
    if kind != RECORD:
        return game_format(kind, game).read
    rules = Kept()
    return lambda text: cpgn.read_game(text, registry.find_game, rules)


def read_text(text: GameText, read: Callable[[GameText], GameRecord]) -> GameRecord | UnreadGame:
    """Return the game of a text, or the reason why it cannot be read."""
    try:
        if not text.is_whole:
            raise PlacedError(
                text.line, text.column, Text("a game has more than {most} bytes", most=MAX_GAME)
            )
        return read(text)
    except RecordError as error:
        return UnreadGame(text.number, error)


def save(
    path: Path | str,
    games: Iterable[GameRecord],
    ply: int | None = None,
    localize: Localize = str,
    outline: Outline | None = None,
) -> None:
    """Write games, their positions after `ply` actions (None: at the end), or a picture of one.

    `localize` translates the words in a picture or a page, `outline` draws its pieces. PNG is not
    written here. Raises OSError and RecordError; the file is then unchanged.
    """
    path = Path(path)
    kind = path.suffix.lower()
    if kind == RECORD:
        cpgn.save(path, games)
    elif kind in (".svg", PAGE):
        # Imported here, because the drawing modules take long to load.
        from cfanp_gui.session import record_pictures

        if kind == PAGE:
            made = record_pictures.page(list(games), one_line(path.stem), localize, outline)
        else:
            made = record_pictures.draw(next(iter(games)), ply, localize, outline)
        replace_file(path, made.encode())
    elif holds_games(kind):
        texts = (
            _own(_game_formats(record.game), record.game, kind).write(record) for record in games
        )
        replace_texts(path, texts)
    elif kind in kinds_of_positions():
        lines = (_position_text(game, kind, ply) for game in games)
        replace_parts(path, (f"{line}\n".encode() for line in lines))
    else:
        kinds = (*kinds_of_games(), PAGE, *kinds_of_positions(), *PICTURES, *FILMS)
        raise _unknown(kind, kinds)


def position_at(record: GameRecord, ply: int | None) -> tuple[Position, list[Square]]:
    """Return the position after `ply` actions (None: all), and the last move's squares.

    Raises RecordError if there are fewer.
    """
    step = record.last_step(ply)
    return (record.start, []) if step is None else (step.after, step.transition.squares)


def _unknown(kind: str, expected: tuple[str, ...]) -> RecordError:
    message = Text(
        "unknown kind of file “{kind}” (expected {expected})",
        kind=kind,
        expected=", ".join(expected),
    )
    return RecordError(message)


def _own(formats: Mapping[str, F], game: Game, kind: str) -> F:
    """Return a game's own format for a suffix. Raises RecordError if it has none."""
    if kind in formats:
        return formats[kind]
    raise RecordError(
        "“{game}” cannot be written to a file “{kind}” (expected {expected})",
        game=game.name,
        kind=kind,
        expected=", ".join(written_as(game)),
    )


def _position_text(record: GameRecord, kind: str, ply: int | None) -> str:
    position_format = _own(_position_formats(record.game), record.game, kind)
    try:
        line = position_format.write(position_at(record, ply)[0])
        return line if record.moves else position_format.with_notes(line, record.comment)
    except ValueError as error:
        raise RecordError(sentence_of(error)) from None


def _positions(
    path: Path, game: Game, kind: str, encoding: str | None
) -> Iterator[GameRecord | UnreadGame]:
    """Yield the positions of a file as games without moves. Raises OSError and RecordError."""
    known = (
        (candidate, _position_formats(candidate).get(kind))
        for candidate in chain((game,), registry.GAMES)
    )
    game, form = next((candidate, form) for candidate, form in known if form is not None)
    letters = encoding_named(encoding or cpgn.ENCODING)
    lines = read_file(path, MAX_POSITIONS).removeprefix(b"\xef\xbb\xbf").split(b"\n")
    numbered = ((number, line) for number, line in enumerate(lines, start=1) if line.strip())
    for count, (number, line) in enumerate(numbered, start=1):
        try:
            yield _position(number, line, game, form, letters.name)
        except RecordError as error:
            yield UnreadGame(count, error)


def _position(
    number: int, line: bytes, game: Game, kind: PositionFormat, encoding: str
) -> GameRecord:
    """Return the position of a line as a game without moves. Raises RecordError."""
    try:
        text = line.decode(encoding).strip()
        mended, taken = kind.mended(text)
        start = kind.read(mended)
        check_whole(start)
    except UnicodeDecodeError as error:
        raise RecordError(
            "line {number}, byte {byte} of it is not UTF-8 text",
            number=number,
            byte=error.start + 1,
        ) from None
    except PositionError as error:
        raise ImpossiblePositionError(
            Text("line {number}: {error}", number=number, error=sentence_of(error)), text
        ) from None
    implied = {**game.as_found(text)[1], **game.options_in(start.to_text())}
    options = {**game.as_seated, **implied}
    played = game.variant(implied)
    record = GameRecord.new(played, options, ("",) * start.players, start=start)
    record.root.comment = kind.notes(text)
    record.remarks = tuple(Remark(number, 1, message) for message in taken)
    return record
