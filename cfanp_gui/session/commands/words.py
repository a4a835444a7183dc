"""The words a typed line can begin with, and what those mean that every game knows."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Collection, Mapping
from types import MappingProxyType
from typing import NamedTuple

from cfanp_gui.core.game import Action
from cfanp_gui.core.text import Text
from cfanp_gui.record.errors import shown
from cfanp_gui.session.boards import BoardsSession
from cfanp_gui.session.commands.piece_search import NO_WORDS, Words, english, fold
from cfanp_gui.session.commands.results import (
    Ambiguous,
    Command,
    CommandResult,
    Play,
    Problem,
    refused,
)
from cfanp_gui.session.game_session import GameSession

MAX_LENGTH = 64
"""Characters of a line; longer ones mean nothing."""
MOST_STEPS = 9999
"""The most actions one line can undo."""
MOST_NAMED = 12
"""Moves named in one sentence."""

PUSHED_WORDS: Mapping[str, Text] = MappingProxyType(
    {
        "push": Text("push two half-boards together"),
        "apart": Text("pull the half-boards apart"),
        "where": Text("light up where pieces stand"),
        "checks": Text("light up the Kings that are attacked"),
        "end": Text("end the turn without the moves left"),
        "undo": Text("go back an action, or as many as a number says"),
        "redo": Text("go forward an action, or as many as a number says"),
        "claim": Text("claim a draw"),
        "draw": Text("agree to a draw"),
        "resign": Text("give up"),
        "fit": Text("show every half-board"),
        "tidy": Text("lay the half-boards around the table"),
        "help": Text("open the help"),
    }
)
"""The words of games of half-boards pushed together, and what each is for."""
BOARDS_WORDS: Mapping[str, Text] = MappingProxyType(
    {
        "board": Text("show one board as large as can be"),
        "where": Text("light up where pieces stand"),
        "checks": Text("light up the Kings that are attacked"),
        "undo": Text("go back an action, or as many as a number says"),
        "redo": Text("go forward an action, or as many as a number says"),
        "draw": Text("agree to a draw"),
        "resign": Text("give up a board"),
        "fit": Text("show every board"),
        "tidy": Text("lay the boards in their places"),
        "help": Text("open the help"),
    }
)
"""The words of games of whole boards, and what each is for."""
WORDS: Mapping[str, Text] = MappingProxyType({**BOARDS_WORDS, **PUSHED_WORDS})
"""All words there are in any game."""

_SYNONYMS = {"pull": "apart", "check": "checks"}
_TAILS = {"apart": "apart", "end": "turn", "tidy": "up"}
"""What may follow a word for the sake of English, as in “tidy up”."""
_DASHES = dict.fromkeys(map(ord, "‐‑‒–—−"), "-")
_FIGURINES = {
    **str.maketrans("♔♚♕♛♖♜♗♝♘♞", "KKQQRRBBNN"),
    **dict.fromkeys(map(ord, "♙♟\N{VARIATION SELECTOR-15}\N{VARIATION SELECTOR-16}")),
}
_NUMBER = re.compile(r"\d+\s*\.[.\s]*")


def plain(text: str) -> str:
    """A line as it is read: single spaces, plain dashes and letters, no number, no ``&``."""
    if len(text) > MAX_LENGTH:
        return ""
    usual = unicodedata.normalize("NFKC", text).translate(_DASHES).translate(_FIGURINES)
    line = " ".join(usual.split())
    if number := _NUMBER.match(line):
        line = line[number.end() :]
    return line.removeprefix("&").lstrip()


def words_of(session: GameSession) -> Mapping[str, Text]:
    """The words that a session's game knows, and what each is for."""
    return BOARDS_WORDS if isinstance(session, BoardsSession) else PUSHED_WORDS


class Asked(NamedTuple):
    """A line that begins with a word."""

    name: str
    """The word of `WORDS`."""
    typed: str
    """The word as it was typed."""
    rest: str
    """What follows it."""
    words: Words


def read_word(
    line: str, words: Words = NO_WORDS, known: Collection[str] = PUSHED_WORDS
) -> Asked | None:
    """The word of those known that a line begins with; None when it begins with none."""
    head, _, rest = line.partition(" ")
    name = english(head, words)
    name = _SYNONYMS.get(name, name)
    return Asked(name, head, rest, words) if name in known else None


# Words that mean the same in every game


def leave(session: GameSession, asked: Asked) -> CommandResult:
    """Give up or agree to a draw: who does so is for the window to ask."""
    refusal = session.position.refusal(session.match.system.agreed_draw())
    return refused(refusal) if refusal is not None else command(session, asked)


def steps(session: GameSession, asked: Asked) -> CommandResult:
    """Go back or forth."""
    rest = asked.rest
    if rest and not (rest.isascii() and rest.isdigit() and 1 <= int(rest) <= MOST_STEPS):
        return Problem(
            Text(
                "“{text}” is no number of actions: expected such as {word} 3.",
                text=shown(rest),
                word=shown(asked.typed),
            )
        )
    if asked.name == "undo" and not session.can_undo():
        return Problem(Text("There is nothing to undo."))
    if asked.name == "redo" and not session.can_redo():
        return Problem(Text("There is nothing to redo."))
    return Command(asked.name, int(rest or 1))


def command(session: GameSession, asked: Asked) -> CommandResult:  # noqa: ARG001 -- as every answer
    """A word that stands alone and is for the window."""
    return alone(asked) or Command(asked.name)


def alone(asked: Asked) -> Problem | None:
    """What is wrong with a word that something follows, when nothing may."""
    if not fold(asked.rest) or fold(asked.rest) == _TAILS.get(asked.name):
        return None
    return Problem(
        Text(
            "Nothing may follow “{word}”, but “{rest}” does.",
            word=shown(asked.typed),
            rest=shown(asked.rest),
        )
    )


# Answers


def if_legal(session: GameSession, action: Action) -> Play | Problem:
    """An action where it is legal; otherwise why it is not."""
    refusal = session.position.refusal(action)
    return Play(action) if refusal is None else refused(refusal)


def ambiguous(text: str, actions: tuple[Action, ...], name: Callable[[Action], str]) -> Ambiguous:
    """The question which of several legal moves a text means; `name` writes one."""
    more = ", …" if len(actions) > MOST_NAMED else ""
    sentence = Text(
        "“{text}” may be any of {moves}: say which.",
        text=shown(text),
        moves=", ".join(map(name, actions[:MOST_NAMED])) + more,
    )
    return Ambiguous(actions, sentence)
