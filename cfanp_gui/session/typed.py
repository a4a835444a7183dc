"""What a line typed at the table means: a move in any notation, a push, a question or a word.

Nothing is played here. `parse` says what is wanted, and where it is not possible why.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from cfanp_gui.core.geometry import BOARD_LETTERS, pair_of
from cfanp_gui.core.system import Action, PieceMove
from cfanp_gui.core.text import Text, sentence_of
from cfanp_gui.record.errors import NotationError, shown
from cfanp_gui.record.notation import notation_for
from cfanp_gui.session.game import GameSession
from cfanp_gui.session.typed_moves import are_two_boards, moves
from cfanp_gui.session.wanted import (
    Ambiguous,
    Apart,
    Command,
    Play,
    Problem,
    Push,
    Typed,
    refused,
)
from cfanp_gui.session.where import NO_WORDS, Words, checks, english, fold, sought, where

MAX_LENGTH = 64
"""Characters of a line; longer ones mean nothing."""
MOST_STEPS = 9999
"""The most actions one line can undo."""
MOST_NAMED = 12
"""Moves named in one sentence."""

WORDS: Mapping[str, Text] = MappingProxyType(
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
"""The words a line can begin with, and what each is for."""

_SYNONYMS = {"pull": "apart", "check": "checks"}
_TAILS = {"apart": "apart", "end": "turn", "tidy": "up"}
"""What may follow a word for the sake of English, as in “tidy up”."""
_DASHES = dict.fromkeys(map(ord, "‐‑‒–—−"), "-")
_FIGURINES = {
    **str.maketrans("♔♚♕♛♖♜♗♝♘♞", "KKQQRRBBNN"),
    **dict.fromkeys(map(ord, "♙♟\N{VARIATION SELECTOR-15}\N{VARIATION SELECTOR-16}")),
}

_NUMBER = re.compile(r"\d+\s*\.[.\s]*")
_PUSH = re.compile(r"([A-Za-z])\s*[-+&]?\s*([A-Za-z])\s*:?\Z")
_CASTLING = re.compile(r"[Oo]-[Oo]\Z")
"""What looks like a push of half-board O and is none."""
_DEED = re.compile(r"(?:resign|give)\s*:", re.IGNORECASE)
"""How the actions begin that are no moves and have a machine form only; flags fall by the clock."""
_AND = re.compile(r"\s+(?:and|und)\s+", re.IGNORECASE)


def parse(session: GameSession, text: str, words: Words = NO_WORDS) -> Typed:
    """What a typed line means at the session's cursor.

    Moves are understood in full notation (``AB:Nf3``, ``AB:g1f3``, ``A+B Nf3``), without their
    pair (``Nf3``), after the letter of the army to move (``a e4``), and from square to square of
    half-boards (``Ae2 Be3``). Where no pair is named, the pair pushed together comes first.
    Capitals matter only where they tell two meanings apart.
    """
    line = plain(text)
    if not line:
        return _unreadable(text)
    asked = read_word(line, words)
    pushed = _PUSH.match(line)
    if asked is not None and not (pushed and are_two_boards(session, pushed[1], pushed[2])):
        return _ANSWERS.get(asked.name, _command)(session, asked)
    if line == "--":
        return _end(session, Asked("end", line, "", words))
    if _DEED.match(line):
        return _deed(session, line)
    if pushed and not _CASTLING.match(line):
        return _push(session, pushed[1], pushed[2])
    found = moves(session, line)
    if len(found.actions) == 1:
        return Play(found.actions[0])
    if found.actions:
        return _ambiguous(session, text, found.actions)
    return found.problem or _unreadable(text)


def plain(text: str) -> str:
    """A line as it is read: single spaces, plain dashes and letters, no number, no ``&``."""
    if len(text) > MAX_LENGTH:
        return ""
    usual = unicodedata.normalize("NFKC", text).translate(_DASHES).translate(_FIGURINES)
    line = " ".join(usual.split())
    if number := _NUMBER.match(line):
        line = line[number.end() :]
    return line.removeprefix("&").lstrip()


class Asked(NamedTuple):
    """A line that begins with a word."""

    name: str
    """The word of `WORDS`."""
    typed: str
    """The word as it was typed."""
    rest: str
    """What follows it."""
    words: Words


def read_word(line: str, words: Words = NO_WORDS) -> Asked | None:
    """The word that a line begins with; None when it begins with none."""
    head, _, rest = line.partition(" ")
    name = english(head, words)
    name = _SYNONYMS.get(name, name)
    return Asked(name, head, rest, words) if name in WORDS else None


# Words


def _push_word(session: GameSession, asked: Asked) -> Typed:
    if found := _PUSH.match(_AND.sub(" ", asked.rest)):
        return _push(session, found[1], found[2])
    return Problem(
        Text("Name two half-boards to push together: expected such as {word} A C.",
             word=shown(asked.typed))
    )  # fmt: skip


def _push(session: GameSession, *letters: str) -> Typed:
    known = BOARD_LETTERS[: len(session.position.boards())]
    one, other = (letter.upper() for letter in letters)
    for letter in (one, other):
        if letter not in known:
            return Problem(
                Text(
                    "There is no half-board {board}: expected A to {last}.",
                    board=letter,
                    last=known[-1],
                )
            )
    if one == other:
        return Problem(Text("Half-board {board} cannot be pushed against itself.", board=one))
    pair = pair_of(known.index(one), known.index(other))
    position = session.position
    action = position.push_action(pair)
    if action is not None and session.outcome is None and position.turn().committed != pair:
        refusal = position.refusal(action)
        if refusal is not None:
            return refused(refusal)
    return Push(pair)


def _apart(session: GameSession, asked: Asked) -> Typed:
    if session.pair is None:
        return _alone(asked) or Problem(Text("No half-boards lie pushed together."))
    return _alone(asked) or Apart()


def _where(session: GameSession, asked: Asked) -> Typed:
    position = session.position
    pieces = sought(asked.rest.split(), position.players, asked.words)
    if pieces is None:
        return Problem(
            Text(
                "Say which pieces: expected such as {word} queen b, {word} Qb or {word} king.",
                word=shown(asked.typed),
            )
        )
    return where(position, pieces)


def _checks(session: GameSession, asked: Asked) -> Typed:
    return _alone(asked) or checks(session.position)


def _end(session: GameSession, asked: Asked) -> Typed:
    end = session.position.turn().end
    if end is None:
        end = notation_for(session.match.system).parse(session.position, "end")
    return _alone(asked) or _if_legal(session, end)


def _claim(session: GameSession, asked: Asked) -> Typed:
    return _alone(asked) or _if_legal(session, session.match.system.claimed_draw())


def _leave(session: GameSession, asked: Asked) -> Typed:
    """Give up or agree to a draw: who does so is for the window to ask."""
    refusal = session.position.refusal(session.match.system.agreed_draw())
    return refused(refusal) if refusal is not None else _command(session, asked)


def _steps(session: GameSession, asked: Asked) -> Typed:
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


def _command(session: GameSession, asked: Asked) -> Typed:  # noqa: ARG001 -- as every answer
    return _alone(asked) or Command(asked.name)


def _alone(asked: Asked) -> Problem | None:
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


_ANSWERS: Mapping[str, Callable[[GameSession, Asked], Typed]] = {
    "push": _push_word, "apart": _apart, "where": _where, "checks": _checks, "end": _end,
    "claim": _claim, "draw": _leave, "resign": _leave, "undo": _steps, "redo": _steps,
}  # fmt: skip


def _deed(session: GameSession, line: str) -> Play | Problem:
    """An action that is no move, in its machine form."""
    text = "".join(line.split()).lower()
    try:
        action = notation_for(session.match.system).parse(session.position, text)
    except NotationError as error:
        return Problem(Text("{sentence}.", sentence=sentence_of(error)))
    return _if_legal(session, action)


def _if_legal(session: GameSession, action: Action) -> Play | Problem:
    refusal = session.position.refusal(action)
    return Play(action) if refusal is None else refused(refusal)


# Sentences


def _unreadable(text: str) -> Problem:
    if not text.strip():
        return Problem(
            Text("Nothing was typed: expected such as e4, AB Nf3, push A C or where queen b.")
        )
    return Problem(
        Text(
            "“{text}” is no move: expected such as e4, AB Nf3, Ae2 Be3, push A C or where queen b.",
            text=shown(text),
        )
    )


def _ambiguous(session: GameSession, text: str, actions: tuple[PieceMove, ...]) -> Ambiguous:
    notation = notation_for(session.match.system)
    names = [
        notation.human(session.position, action).removeprefix("&")
        for action in actions[:MOST_NAMED]
    ]
    more = ", …" if len(actions) > MOST_NAMED else ""
    sentence = Text(
        "“{text}” may be any of {moves}: say which.",
        text=shown(text),
        moves=", ".join(names) + more,
    )
    return Ambiguous(actions, sentence)
