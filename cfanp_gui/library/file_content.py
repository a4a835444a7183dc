"""Contents of a file of games: the one game in it, its positions, or that there are several."""

from __future__ import annotations

import re
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path

from cfanp_gui.core.text import Localize
from cfanp_gui.games.registry import default_game
from cfanp_gui.library import headings
from cfanp_gui.library.headings import FiledGames
from cfanp_gui.record import cpgn
from cfanp_gui.record.files import check_regular, sweep_parts
from cfanp_gui.record.files import read_file as read_bytes
from cfanp_gui.record.game_record import GameRecord, RecordError, UnreadGame
from cfanp_gui.record.game_scanner import GameText
from cfanp_gui.record.game_texts import first_encoding
from cfanp_gui.record.text_encoding import find_encoding
from cfanp_gui.session import formats, store
from cfanp_gui.session.game_file import GameFile
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.pasted_text import MAX_BYTES, has_tags, read_pasted

LONG = 2_000_000
"""Size of a file, in bytes, from which its encoding is found later."""
_LESSON = re.compile(r"^lesson: ", re.MULTILINE)
"""Pattern of the first line of a lesson."""


@dataclass(frozen=True, slots=True)
class FileContent:
    """Content of a file, or of a text."""

    file: GameFile | None
    """File as it was before it was read, with its encoding, and the place of one game; or None."""
    games: Sequence[GameRecord]
    """Its game, or its positions as games without moves; none if its games are to be listed."""
    unread: Sequence[UnreadGame] = ()
    """Games or positions that could not be read while others were."""
    session: GameSession | None = None
    """The game, once it was played through; None if there is not just one."""
    text: str = ""
    """Text of that session's record, with which its journal begins."""
    ignored: Sequence[str] = ()
    """Sentences about what its record says of the table and is not used."""
    has_lessons: bool = False
    """True for a file of lessons, none of which are read."""

    @classmethod
    def read_file(cls, path: Path) -> FileContent:
        """Return the content of a file, at most one game read. Raises OSError and RecordError."""
        file = _regular(path)
        if formats.holds_positions(path.suffix.lower()):
            return _positions(file)
        # The encoding of a long file is found while its games are listed.
        first_seen = first_encoding(path) if file.size > LONG and file.has_encodings else None
        with headings.games_of(path, first_seen) as filed:
            texts = filed.texts()
            first = next(texts, None)
            if first is None:
                raise RecordError("it contains no game")
            if next(texts, None) is not None:
                return cls(file._replace(alone=False, encoding=filed.encoding), [])
            if first_seen is None:
                return _read(file, filed, first, is_chosen=False)
        return cls.read_one(path, 0)

    @classmethod
    def read_text(cls, path: Path) -> FileContent:
        """Return the games of a file, or that it has lessons. Raises OSError and RecordError."""
        check_regular(path)
        data = read_bytes(path, MAX_BYTES)
        encoding = find_encoding([data])
        text = encoding.decode(data.removeprefix(encoding.mark))
        if not has_tags(text) or _LESSON.search(text) is not None:
            return cls(None, [], has_lessons=True)
        return cls.pasted(text)

    @staticmethod
    def pasted(text: str) -> FileContent:
        """Return the games of a text. Raises RecordError if none can be read."""
        return _content(None, read_pasted(text))

    @classmethod
    def read_one(
        cls, path: Path, number: int, place: GameFile | None = None, encoding: str | None = None
    ) -> FileContent:
        """Return one of the games of a file, by its number from 0.

        With its `place`, if the file is unchanged since that was found, the other games are
        skipped. `encoding` is as in `formats.stream`. Raises OSError and RecordError.
        """
        file, is_chosen = _regular(path, number), encoding is not None
        if formats.holds_positions(path.suffix.lower()):
            content = _positions(file)
            if number < len(content.games):
                return cls(content.file, content.games[number : number + 1])
            raise _gone(number)
        with headings.games_of(path, encoding) as filed:
            if place is not None and place.span is not None and place.is_unchanged():
                # Faults of the file are found by reading all of it.
                with suppress(RecordError):
                    return _read(place, filed, filed.text(*place.span), is_chosen)
            texts = filed.texts()
            for text in texts:
                if text.number == number + 1:
                    alone = number == 0 and next(texts, None) is None
                    return _read(file._replace(alone=alone), filed, text, is_chosen)
        raise _gone(number)

    @staticmethod
    def read_listed(file: GameFile, is_chosen: bool = False) -> FileContent:
        """Return the game at the place of a listed file. Raises OSError and RecordError."""
        assert file.span is not None, "the list has the places"
        if not file.is_unchanged():
            raise RecordError("it was changed since its games were listed (open it again)")
        with headings.games_of(file.path, file.encoding) as filed:
            return _read(file, filed, filed.text(*file.span), is_chosen)

    def played_through(self, at: int | str | None = None, localize: Localize = str) -> FileContent:
        """Return it with its game, if it has just one, as a session.

        It stands after a number of actions, `at` a place, or at its cursor. `localize` names
        players without names. Raises IllegalAction.
        """
        if len(self.games) != 1:
            return self
        (record,) = self.games
        ignored: list[str] = []
        session = store.session_of(record, localize=localize, ignored=ignored.append)
        session.set_file(self.file)
        if isinstance(at, int):
            line = session.root.line()
            session.visit(line[min(at, len(line) - 1)])
        elif at is not None:
            with suppress(ValueError):  # the file is no longer as it was
                session.visit(session.root.at_place(at))
        if at is not None:
            session.mark_saved()  # it is the file's, wherever in it one looks
        text = ""
        with suppress(RecordError):  # which is told when the journal is to begin
            text = cpgn.write_game(store.record_of(session))
        return replace(self, session=session, text=text, ignored=ignored)


def _content(file: GameFile | None, read: Sequence[GameRecord | UnreadGame]) -> FileContent:
    games = [game for game in read if isinstance(game, GameRecord)]
    return FileContent(file, games, unread=[game for game in read if isinstance(game, UnreadGame)])


def _regular(path: Path, number: int = 0) -> GameFile:
    """Return a file that can be read, as it is now. Raises OSError and RecordError."""
    file = GameFile.now(path, number)
    check_regular(path)
    sweep_parts(path.parent)
    return file


def _positions(file: GameFile) -> FileContent:
    """Return the positions of a file. Raises OSError and RecordError."""
    read = list(formats.stream(file.path, default_game()))
    # With a line that is not a position the file holds more than is read.
    content = _content(file._replace(alone=len(read) == 1), read)
    if not content.games:
        raise content.unread[0].error if content.unread else RecordError("it contains no game")
    return content


def _read(file: GameFile, filed: FiledGames, text: GameText, is_chosen: bool) -> FileContent:
    """Return a game of a file, with how it was read. Raises RecordError."""
    game, text = filed.record(text)
    is_guess = not text.data.isascii() and (
        is_chosen or not filed.encoding.startswith("utf") or not text.is_readable
    )
    file = file._replace(
        is_partial=any(remark.is_lost for remark in game.remarks),
        encoding=filed.encoding if is_guess and not filed.is_record else None,
        span=(text.begin, text.end, text.line) if text.line else None,
    )
    return FileContent(file, [game])


def _gone(number: int) -> RecordError:
    return RecordError("it contains no game {number} any more", number=number + 1)
