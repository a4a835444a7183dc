"""Answers of a cluster's worker: plain JSON with the moves of a game, checked before use.

No worker is trusted. Only the moves of an answer are used; their legality, and the record and
scores that follow from them, are determined here. Other work is answered in the same way, by
`told_of`.
"""

from __future__ import annotations

import json
from collections.abc import Callable

from cfanp_gui.bots.arena import Arena, ArenaError, ArenaGame, BotError, chosen, play_game, replay
from cfanp_gui.bots.fingerprint import program
from cfanp_gui.cli.playing import check_keys, read_moves, read_object
from cfanp_gui.cli.workers import Work, WorkerError
from cfanp_gui.core.actions import Action
from cfanp_gui.core.lines import Json, LineError
from cfanp_gui.core.text import TextError, one_line, sentence_of, shown

_EXAMPLE = '["..."]'
_MOST_OTHERWISE = 1000
"""Maximum number of characters of an answer beside its moves."""
_MOST_MOVE = 100
"""Maximum number of characters of a move; real ones have far fewer."""

MOST_SAID = 300
"""Maximum number of characters shown of a worker's sentence."""


class WrongAnswerError(TextError):
    """Raised for an answer that is not the requested game; the message gives the reason."""


def told_of(wanted: str, number: int, key: str, find: Callable[[], object]) -> str:
    """Return the finding in a game by its key, to be sent back if the program is the wanted one.

    Errors are part of the answer, not raised.
    """
    answer: Json = {"game": number}
    if program() != wanted:
        answer["program"] = program()
    else:
        try:
            answer[key] = find()
        except BotError as error:
            answer["failed"] = str(error)
    return json.dumps(answer)


def read_told(text: str, number: int, key: str, example: str) -> Json:
    """Return the answer of `told_of` for a game; `example` is a value of the key.

    Raises LineError, WrongAnswerError, and WorkerError if the worker has another program.
    """
    whole = f'{{"game": 1, "{key}": {example}}}'
    value = read_object(text, whole)
    check_keys(value, ("game", key, "program", "failed"), whole)
    game = value.get("game")
    if type(game) is not int or game != number:
        raise WrongAnswerError(
            "“{key}” is {value} (expected {expected})",
            key="game",
            value=shown(repr(game)),
            expected=number,
        )
    if isinstance(value.get("program"), str):
        raise WorkerError(shown(value["program"]))
    if isinstance(value.get("failed"), str):
        raise WrongAnswerError(one_line(value["failed"][:MOST_SAID]))
    return value


def answer(wanted: str, arena: Arena, number: int) -> str:
    """Return the moves of an arena's game to be sent back; see `told_of`."""
    return told_of(
        wanted, number, "moves", lambda: [action.text for action in chosen(arena, number)]
    )


def read_answer(text: object, arena: Arena, number: int) -> ArenaGame:
    """Return the game of an answer.

    Raises WrongAnswerError, and WorkerError if the worker has another program.
    """
    if not isinstance(text, str):
        raise WrongAnswerError("it is no text")
    if len(text) > _MOST_OTHERWISE + arena.actions * _MOST_MOVE:
        raise WrongAnswerError("it is too long for a game of this arena")
    try:
        value = read_told(text, number, "moves", _EXAMPLE)
        return replay(arena, number, _actions(arena, read_moves(value, _EXAMPLE)))
    except (LineError, ArenaError) as error:
        raise WrongAnswerError(sentence_of(error)) from None


def _actions(arena: Arena, texts: list[str]) -> list[Action]:
    """Return actions in machine form as values. Raises WrongAnswerError."""
    actions = []
    for at, text in enumerate(texts, start=1):
        try:
            actions.append(arena.game.parse_action(text))
        except ValueError:
            raise WrongAnswerError(
                "action {number}, “{action}”, is not a move", number=at, action=shown(text)
            ) from None
    return actions


ARENA_GAMES = Work(play_game, answer, read_answer)
"""Playing games of an arena."""
