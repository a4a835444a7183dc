"""What a person tries at the table becomes an action, a question or a refusal.

Mouse, keyboard and assistive tools name what is picked up and where it goes. Here it is found out
what that means; the table only draws the question and reports the answer.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from cfanp_gui.core.actions import Gesture, Source
from cfanp_gui.core.boards import BOARD_LETTERS, Pair, Square
from cfanp_gui.core.game import Action, Refusal
from cfanp_gui.core.text import Text
from cfanp_gui.core.wording import name_of
from cfanp_gui.session.game_session import GameSession


class Play(NamedTuple):
    """One legal action is meant."""

    action: Action


class Refused(NamedTuple):
    """Nothing legal is meant."""

    refusal: Refusal | None


class Answer(NamedTuple):
    """One answer to a question, and what is left of the gestures by it."""

    label: str
    gestures: tuple[Gesture, ...]
    letter: str | None = None
    """The letter of a piece whose picture stands for the answer."""
    pair: Pair | None = None
    """Boards to show pushed together while the answer is pointed at."""


class Ask(NamedTuple):
    """Several legal actions are meant, which differ by something that can be asked."""

    question: Text
    answers: tuple[Answer, ...]
    refusal: Refusal | None = None
    """Why it cannot be done as things lie now, to be said before the question."""


class Point(NamedTuple):
    """A piece comes onto the board on one of several squares, one of which is to be pointed at."""

    question: Text
    goals: Mapping[Square, Gesture]
    letter: str


class Consult(NamedTuple):
    """Another player must agree before an action is played."""

    action: Action
    player: int


Resolution = Play | Refused | Ask | Point | Consult


def resolve(session: GameSession, source: Source, target: Square) -> Resolution:
    """Return what picking up what is at a source and putting it on a square means.

    The pair that lies pushed together goes before every other. When both squares lie on it and the
    move is illegal there, that is said, and another pair is only used when it is asked for.
    """
    position, pair = session.position, session.pair
    found = [gesture for gesture in position.gestures(source) if gesture.target == target]
    if not found:
        return Refused(position.gesture_refusal(source, target, pair))
    present = [gesture for gesture in found if gesture.pair is None or gesture.pair == pair]
    if present:
        return narrow(session, present)
    if pair is not None and {source.board, target.board} <= set(pair):
        refusal = position.gesture_refusal(source, target, pair)
        return _which_pair(found)._replace(refusal=refusal)
    return narrow(session, found)


def decline(session: GameSession, source: Source) -> Refusal | None:
    """Return why nothing can be picked up at a source."""
    return session.position.gesture_refusal(source, None, session.pair)


def narrow(session: GameSession, gestures: Sequence[Gesture]) -> Resolution:
    """Return what is left to ask of gestures with one source and target; at least one."""
    if len({gesture.pair for gesture in gestures}) > 1:
        return _which_pair(gestures)
    letters = {gesture.promotion for gesture in gestures} - {None}
    if len(letters) > 1:
        return _which_piece(session, gestures)
    goals = {one.placed: one for one in gestures if one.placed is not None}
    if len(goals) > 1:
        letter = gestures[0].promotion or ""
        question = Text(
            "Click the square on which the {piece} is put, or drag it there.",
            piece=session.game.piece_types[letter].title,
        )
        return Point(question, goals, letter)
    gesture = gestures[0]
    if gesture.consent is not None:
        return Consult(gesture.action, gesture.consent)
    return Play(gesture.action)


def placing_refusal(
    session: GameSession, gesture: Gesture, square: Square
) -> Refusal | None:  # fmt: skip
    """Return why a piece that is waited for cannot be put on a square; None off its board."""
    return session.position.gesture_refusal(
        gesture.source, gesture.target, gesture.pair, gesture.promotion, square
    )


def _which_pair(gestures: Sequence[Gesture]) -> Ask:
    answers = []
    for pair in sorted({gesture.pair for gesture in gestures if gesture.pair is not None}):
        on_pair = tuple(gesture for gesture in gestures if gesture.pair == pair)
        label = " + ".join(BOARD_LETTERS[board] for board in pair)
        answers.append(Answer(label, on_pair, pair=pair))
    return Ask(Text("Push which half-boards?"), tuple(answers))


def _which_piece(session: GameSession, gestures: Sequence[Gesture]) -> Ask:
    order = list(session.game.piece_types)
    letters = sorted({one.promotion or "" for one in gestures}, key=order.index)
    placed = any(gesture.placed is not None for gesture in gestures)
    return Ask(
        Text("Put on for the pawn") if placed else Text("Promote to"),
        tuple(
            Answer(
                name_of(session.game, letter),
                tuple(gesture for gesture in gestures if gesture.promotion == letter),
                letter=letter,
            )
            for letter in letters
        ),
    )
