"""Queries for games, and matching them with the data in an index."""

import re
from collections import Counter
from collections.abc import Callable
from enum import Enum
from typing import NamedTuple

from cfanp_gui.core.text import TextError, shown
from cfanp_gui.library.entries import Ending, GameEntry
from cfanp_gui.library.playing_through import ArmyCapture


class QueryError(TextError):
    """Raised for a text that cannot be searched for; the message says what was expected."""


class Sought(Enum):
    """Subject of a query's text."""

    BEGINNING = "beginning"
    """Beginning of the text of a position."""
    TABLE = "table"
    """Position on the table; there is no text."""
    BOARD = "board"
    """Half-board, or another board as in the texts of positions."""
    PAIR = "pair"
    """Pieces on boards that were pushed together for a move."""
    ARMY = "army"
    """Pieces of an army."""
    CAPTURE = "capture"
    """Captor and loser of an army."""


class Query(NamedTuple):
    """Criteria for games; empty ones and None match everything."""

    player: str = ""
    """Part of a player's name, ignoring case."""
    game: str | None = None
    """Key of a game, of any variant, or the title of one."""
    ending: Ending | None = None
    sought: Sought = Sought.BEGINNING
    text: str = ""
    table: int | None = None
    """Key of the position on the table, see `playing_through.position_key`."""

    @property
    def asks_position(self) -> bool:
        """Return True if it needs more than the tags of games."""
        if self.sought is Sought.TABLE:
            return self.table is not None
        return bool(self.text.strip())


def fits(entry: GameEntry, query: Query) -> bool:
    """Return True if the tags of a game match a query."""
    if query.game not in (None, entry.game.key, entry.game.title):
        return False
    if query.ending is not None and entry.ending is not query.ending:
        return False
    wanted = query.player.strip().casefold()
    return not wanted or any(wanted in name.casefold() for name in entry.names)


Finder = Callable[[bytes], int | None]
"""Function that returns the ply of the first match in lines, or None."""


def finder(query: Query) -> Finder:
    """Return the function that finds a query's text in lines of a ply, a tab and more.

    Raises QueryError.
    """
    text = " ".join(query.text.split())
    if query.sought is Sought.BEGINNING:
        start = f"\t{text}".encode("utf-8", "replace")
        return lambda lines: _ply(lines, lines.find(start))
    if query.sought is Sought.BOARD:
        return _found_by(_board(text))
    return _found_by(_material(text, armies=query.sought is Sought.PAIR))


def _ply(lines: bytes, at: int) -> int | None:
    """Return the ply of the line that contains an offset."""
    if at < 0:
        return None
    begin = lines.rfind(b"\n", 0, at) + 1
    return int(lines[begin : lines.index(b"\t", begin)])


def _found_by(pattern: re.Pattern[bytes]) -> Finder:
    def find(lines: bytes) -> int | None:
        match = pattern.search(lines)
        return None if match is None else _ply(lines, match.start())

    return find


def _board(text: str) -> re.Pattern[bytes]:
    """Return the pattern for the beginning of a board within the text of a position."""
    if "/" not in text or " " in text or "|" in text:
        raise QueryError(
            "“{text}” is no board (expected ranks with / between, such as 8/8/8/KaRa6)",
            text=shown(text),
        )
    as_it_is = re.escape(text)
    of_any_army = re.sub(r"[A-Z]", r"\g<0>[a-z]", as_it_is)
    starts = r"^\d+\t(?:[^ \n]*[|:])?"
    return re.compile(f"{starts}(?:{as_it_is}|{of_any_army})".encode(), re.MULTILINE)


_MATERIAL = re.compile(
    r"(?:(?P<place>[A-Z0-9~]{1,2}): ?)?(?P<pieces>(?:\+?[A-Z][a-z]? ?)+?)(?P<more>\+?)"
)
_PIECE = re.compile(r"(\+?[A-Z])([a-z]?)")


def _material(text: str, armies: bool) -> re.Pattern[bytes]:
    """Return the pattern for the pieces in a place: exactly these, or with ``+`` at least these."""
    read = _MATERIAL.fullmatch(text)
    pieces = [] if read is None else _PIECE.findall(read["pieces"])
    owned = {bool(army) for _, army in pieces}
    if read is None or len(owned) != 1 or (owned == {True} and not armies):
        example = "AB: KaQaKb, KQK, KQK+" if armies else "A: KQR, KQR, KQR+"
        raise QueryError(
            "“{text}” are no pieces (expected such as {example})", text=shown(text), example=example
        )
    behind = "[a-z]" if armies else ""
    wanted = Counter(letter + (army or behind) for letter, army in pieces)
    # Pieces are sorted, so those of a kind are adjacent.
    runs = [
        ("" if word[0] == "+" else r"(?<!\+)") + rf"(?:{_kind(word)}){{{count}}}"
        for word, count in sorted(wanted.items())
    ]
    place = re.escape(read["place"]) if read["place"] else r"[^\t]*"
    if read["more"]:  # each lookahead starts at the beginning, so that nothing is tried again
        pattern = "".join(rf"(?=[^\n]*{run})" for run in runs)
    else:
        pattern = "".join(runs) + "$"
    return re.compile(rf"^\d+\t{place}\t{pattern}".encode(), re.MULTILINE)


def _kind(word: str) -> str:
    """Return the pattern of a piece; a ``+`` before its letter stands for itself."""
    return rf"\{word}" if word[0] == "+" else word


_TAKES = re.compile(r"(?P<captor>.*?) ?(?:\b[xX]\b|×) ?(?P<loser>.*)")


def captures_wanted(text: str) -> Callable[[GameEntry, ArmyCapture], bool]:
    """Return a test of captures by a text: ``Ann x Ben``, ``A x``, ``x C``. Raises QueryError."""
    read = _TAKES.fullmatch(" ".join(text.split()))
    captor, loser = ("", "") if read is None else (read["captor"], read["loser"])
    if not captor and not loser:
        raise QueryError(
            "“{text}” does not say who captured whom (expected such as Ann x Ben, A x or x C)",
            text=shown(text),
        )

    def wanted(entry: GameEntry, capture: ArmyCapture) -> bool:
        naming = entry.game.notation.naming
        return _is(entry, capture.captor, naming.label(capture.captor), captor) and _is(
            entry, capture.loser, capture.army, loser
        )

    return wanted


def _is(entry: GameEntry, player: int, label: str, wanted: str) -> bool:
    """Return True if a player is meant; a letter or number is a label, more is part of a name."""
    if len(wanted) == 1 or wanted.isdigit():
        return wanted.casefold() == label.casefold()
    name = entry.names[player - 1] if player <= len(entry.names) else ""
    return wanted.casefold() in name.casefold()
