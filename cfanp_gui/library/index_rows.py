"""Rows of an index's tables: written for games, and read without trust in their content."""

import json
import os
import sqlite3
import zlib
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import NamedTuple, TypeVar

from cfanp_gui.core.text import Plural, Text, sentence_of
from cfanp_gui.library import headings
from cfanp_gui.library.entries import GameEntry, UnreadableFile, scores_of
from cfanp_gui.library.index_file import reading
from cfanp_gui.library.playing_through import ArmyCapture, GameFacts, Material
from cfanp_gui.record.game_record import RecordError

T = TypeVar("T")

GAMES = (
    "SELECT file, games.id, number, tags, problem, names, result, date, event, colours, rounds, "
    "actions FROM games"
)
"""Query for the columns that `entry_of` reads."""


class FileRow(NamedTuple):
    """A file in the index."""

    path: Path
    games: int
    problem: str | None
    """Reason why its games cannot be listed, as a sentence; None if they can."""


@reading()
def files_of(rows: Iterable[tuple[object, ...]]) -> dict[int, FileRow]:
    """Return the files of rows of id, path, games and problem. Raises DamageError."""
    files = {}
    for number, name, games, problem in rows:
        sentence = None if problem is None else stored(_text(problem))
        files[_number(number)] = FileRow(path_of(name), _number(games), sentence)
    return files


@reading()
def path_of(name: object) -> Path:
    """Return a stored path. Raises DamageError."""
    return Path(os.fsdecode(_bytes(name).replace(b"\0", b"?")))


def entry_of(row: tuple[object, ...], file: FileRow) -> tuple[int, GameEntry | UnreadableFile]:
    """Return a game's number in its file, and its entry or problem. Raises DamageError."""
    with reading():
        _, key, number, tags, problem, names, result, date, event, colours, rounds, actions = row
        at = _number(number)
        only = at if file.games > 1 else None
        if problem is not None:
            return at, UnreadableFile(file.path, stored(_text(problem)), only)
        scores_of(_text(result))
        columns = (
            _strings(names),
            _text(result),
            _text(date),
            _text(event),
            _strings(colours),
            None if rounds is None else _number(rounds),
            None if actions is None else _number(actions),
            _number(key),
        )
    try:
        rules = headings.rules_of(file.path, tags_of(tags))
    except RecordError as error:
        return at, UnreadableFile(file.path, sentence_of(error), only)
    return at, GameEntry(file.path, at, file.games, rules.game, *columns)


@reading()
def tags_of(column: object) -> dict[str, str]:
    """Return the tags that determine the rules of a game. Raises DamageError."""
    tags = json.loads(_text(column))
    return {_text(name): _text(value) for name, value in tags.items()}


@reading()
def captures_of(column: object) -> list[ArmyCapture]:
    """Return the captures of armies. Raises DamageError."""
    return [
        ArmyCapture(_number(ply), _number(captor), _number(loser), _text(army))
        for ply, captor, loser, army in json.loads(_text(column))
    ]


@reading()
def numbers_of(row: tuple[object, ...]) -> list[int]:
    """Return stored numbers. Raises DamageError."""
    return list(map(_number, row))


@reading()
def lines_of(packed: object) -> bytes:
    """Return lines of a ply, a tab and more. Raises DamageError."""
    return zlib.decompress(_bytes(packed))


@reading()
def text_of(column: object) -> str:
    """Return a stored text. Raises DamageError."""
    return _text(column)


def _is(kind: type[T], value: object) -> T:
    """Return a value of a kind. Raises TypeError for any other."""
    if not isinstance(value, kind):
        raise TypeError(f"{value!r} is no {kind.__name__}")
    return value


_text, _number, _bytes = partial(_is, str), partial(_is, int), partial(_is, bytes)


def _strings(column: object) -> tuple[str, ...]:
    return tuple(map(_text, json.loads(_text(column))))


# Writing


def game_row(number: int, heading: headings.Heading) -> tuple[object, ...]:
    """Return the row of a game; one that has a problem is not played through."""
    problem = heading.problem or None
    return (
        number,
        *heading.place[:2],
        json.dumps(heading.rules),
        json.dumps(heading.names),
        json.dumps(heading.colours),
        heading.result,
        heading.date,
        heading.event,
        problem and for_store(problem),
        problem is not None,
    )


def keep(db: sqlite3.Connection, stamp: int, game: int, played: GameFacts) -> None:
    """Write the data found in a game by playing it."""
    db.execute(
        "UPDATE games SET names = ?, result = ?, rounds = ?, actions = ?, captures = ?, "
        "played = 1, stamp = ? WHERE id = ?",
        (
            json.dumps(played.names),
            played.result,
            played.rounds,
            played.actions,
            json.dumps(played.captures),
            stamp,
            game,
        ),
    )
    db.execute(
        "INSERT OR REPLACE INTO texts VALUES (?, ?, ?, ?, ?)",
        (
            game,
            played.final,
            _packed(f"{ply}\t{text}" for ply, text in played.texts),
            _material(played.armies),
            _material(played.boards),
        ),
    )
    turns = {(position.turn,) for position in played.reached}
    db.executemany("INSERT OR IGNORE INTO turns (text) VALUES (?)", turns)
    db.executemany(
        "INSERT OR REPLACE INTO reached SELECT ?, ?, ?, id FROM turns WHERE text = ?",
        ((position.key, game, position.ply, position.turn) for position in played.reached),
    )


def _packed(lines: Iterable[str]) -> bytes:
    return zlib.compress("\n".join(lines).encode("utf-8", "replace"), 1)


def _material(some: Iterable[Material]) -> bytes:
    return _packed(f"{material.ply}\t{material.place}\t{material.pieces}" for material in some)


# Sentences, which can still be translated when they are read


def for_store(sentence: str) -> str:
    """Return a sentence as JSON; one that is no `Text` is stored as it is."""
    return json.dumps(_told(sentence))


def stored(text: str) -> str:
    """Return a stored sentence."""
    made = _made(json.loads(text))
    assert isinstance(made, str), "only sentences are kept"
    return made


def _told(value: object) -> object:
    if type(value) is Plural:
        return {"count": value.number, "text": value.template}
    if type(value) is Text:
        return {"text": value.template, "values": {k: _told(v) for k, v in value.values.items()}}
    if isinstance(value, int | float):
        return value
    return str(value).encode("utf-8", "replace").decode()


def _made(value: object) -> object:
    if not isinstance(value, dict):
        return value
    if "count" in value:
        return Plural(value["text"], "", value["count"])
    return Text(value["text"], **{name: _made(part) for name, part in value["values"].items()})
