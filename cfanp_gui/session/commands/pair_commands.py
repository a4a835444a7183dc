"""What a line means at a table of half-boards that are pushed together."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from cfanp_gui.core.boards import BOARD_LETTERS, pair_of
from cfanp_gui.core.game import Action
from cfanp_gui.core.text import Text, sentence_of
from cfanp_gui.record.errors import NotationError, shown
from cfanp_gui.session.commands.pair_moves import are_two_boards, moves
from cfanp_gui.session.commands.piece_search import Words, checks, sought, where
from cfanp_gui.session.commands.results import Apart, CommandResult, Play, Problem, Push, refused
from cfanp_gui.session.commands.words import (
    PUSHED_WORDS,
    Asked,
    alone,
    ambiguous,
    command,
    if_legal,
    leave,
    read_word,
    steps,
)
from cfanp_gui.session.pushed import PushedSession

_PUSH = re.compile(r"([A-Za-z])\s*[-+&]?\s*([A-Za-z])\s*:?\Z")
_CASTLING = re.compile(r"[Oo]-[Oo]\Z")
"""What looks like a push of half-board O and is none."""
_DEED = re.compile(r"(?:resign|give)\s*:", re.IGNORECASE)
"""How the actions begin that are no moves and have a machine form only; flags fall by the clock."""
_AND = re.compile(r"\s+(?:and|und)\s+", re.IGNORECASE)


def read(session: PushedSession, text: str, line: str, words: Words) -> CommandResult:
    """What a text means of which `line` is the plain form (see `typed.parse`).

    Moves are understood in full notation (``AB:Nf3``, ``AB:g1f3``, ``A+B Nf3``), without their
    pair (``Nf3``), after the letter of the army to move (``a e4``), and from square to square of
    half-boards (``Ae2 Be3``). Where no pair is named, the pair pushed together comes first.
    """
    if not line:
        return _unreadable(text)
    asked = read_word(line, words, PUSHED_WORDS)
    pushed = _PUSH.match(line)
    if asked is not None and not (pushed and are_two_boards(session, pushed[1], pushed[2])):
        return _ANSWERS.get(asked.name, command)(session, asked)
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
        return ambiguous(text, found.actions, lambda action: _name(session, action))
    return found.problem or _unreadable(text)


def _name(session: PushedSession, action: Action) -> str:
    return session.system.notation.human(session.position, action).removeprefix("&")


# Words


def _push_word(session: PushedSession, asked: Asked) -> CommandResult:
    if found := _PUSH.match(_AND.sub(" ", asked.rest)):
        return _push(session, found[1], found[2])
    return Problem(
        Text("Name two half-boards to push together: expected such as {word} A C.",
             word=shown(asked.typed))
    )  # fmt: skip


def _push(session: PushedSession, *letters: str) -> CommandResult:
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


def _apart(session: PushedSession, asked: Asked) -> CommandResult:
    if session.pair is None:
        return alone(asked) or Problem(Text("No half-boards lie pushed together."))
    return alone(asked) or Apart()


def _where(session: PushedSession, asked: Asked) -> CommandResult:
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


def _checks(session: PushedSession, asked: Asked) -> CommandResult:
    return alone(asked) or checks(session.position)


def _end(session: PushedSession, asked: Asked) -> CommandResult:
    end = session.position.turn().end
    if end is None:
        end = session.system.notation.parse(session.position, "end")
    return alone(asked) or if_legal(session, end)


def _claim(session: PushedSession, asked: Asked) -> CommandResult:
    return alone(asked) or if_legal(session, session.system.claimed_draw())


_ANSWERS: Mapping[str, Callable[[PushedSession, Asked], CommandResult]] = {
    "push": _push_word, "apart": _apart, "where": _where, "checks": _checks, "end": _end,
    "claim": _claim, "draw": leave, "resign": leave, "undo": steps, "redo": steps,
}  # fmt: skip


def _deed(session: PushedSession, line: str) -> Play | Problem:
    """An action that is no move, in its machine form."""
    text = "".join(line.split()).lower()
    try:
        action = session.system.notation.parse(session.position, text)
    except NotationError as error:
        return Problem(Text("{sentence}.", sentence=sentence_of(error)))
    return if_legal(session, action)


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
