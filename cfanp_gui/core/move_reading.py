"""The meaning of a move typed at the table, in any notation and any case.

Its place may come first, as in ``AB Nf3`` or ``2:Nf3``, or the letter of the seat to move, as in
``a e4``. Without a place the boards pushed together, or the board looked at, come first.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from cfanp_gui.core.actions import Action
from cfanp_gui.core.commands import CommandProblem, Play, Words, if_legal, refused
from cfanp_gui.core.notation import NotationError, UnreadableError
from cfanp_gui.core.piece_letters import piece_letters
from cfanp_gui.core.situation import Situation
from cfanp_gui.core.text import Text, sentence_of
from cfanp_gui.core.typed_moves import (
    NamedPlace,
    are_few,
    matching,
    moves_at,
    named_place,
    own_letters,
    place_in_view,
    places,
    promotion_of,
    seat_letters,
    squares_named,
)

SEAT = re.compile(r"([A-Za-z])\s*:?\s+")
"""Letter of a seat before a move. “a:b4” without a space is a capture in some notations."""


class Meaning(NamedTuple):
    """Legal actions meant by one reading of a text, or the problem with it."""

    actions: tuple[Action, ...] = ()
    problem: CommandProblem | None = None
    """None also for a text that does not have the form of a move."""

    def with_more(self, other: Meaning) -> Meaning:
        """Return the meaning of two readings together."""
        actions = tuple(dict.fromkeys((*self.actions, *other.actions)))
        return Meaning(actions, self.problem or other.problem)


def meaning(at: Situation, text: str, words: Words, board: int | None) -> Meaning:
    """Return the meaning of a line that begins with no command word."""
    own, here = piece_letters(words, at.game.piece_types), place_in_view(at, board)
    turn, letters = at.position.turn(), seat_letters(at)
    seat = None if turn is None or named_place(at, text) else SEAT.match(text)
    if turn is None or seat is None or seat[1].lower() not in letters.values():
        return _with_or_without_place(at, text, own, here)
    letter, rest = seat[1].lower(), text[seat.end() :]
    of_seat = _of_seat(at, letter, letters[turn.seat], rest, own, here)
    if seat[1] in own or seat[1] in at.game.piece_types:
        # A capital with a space may be a piece or a seat.
        return _anywhere(at, text, own, here).with_more(of_seat)
    return of_seat


def _of_seat(
    at: Situation, letter: str, mover: str, text: str, own: Words, here: NamedPlace | None
) -> Meaning:
    """Return the meaning of a move after the letter of a seat, which must be the one to move."""
    if at.position.outcome() is None and letter != mover:
        words = {"army": letter, "mover": mover}
        sentence = Text("It is not the turn of army {army}: army {mover} is to move.", **words)
        return Meaning(problem=CommandProblem(sentence))
    return _with_or_without_place(at, text, own, here)


def _with_or_without_place(
    at: Situation, text: str, own: Words, here: NamedPlace | None
) -> Meaning:
    place = named_place(at, text)
    if place is None:
        return _anywhere(at, text, own, here)
    return _on(at, text[len(place.typed) :], own, place)


def _anywhere(at: Situation, text: str, own: Words, here: NamedPlace | None) -> Meaning:
    """Return the meaning of a move without its place, which may also be two squares."""
    squares = _between_squares(at, text, own)
    found = Meaning() if here is None else _on(at, text, own, here)
    if not found.actions and not squares.actions:
        everywhere = places(at.position) if are_few(at.position) else ()
        found = found.with_more(_on(at, text, own, NamedPlace(everywhere)))
    return found.with_more(squares)


def _on(at: Situation, text: str, own: Words, place: NamedPlace) -> Meaning:
    """Return the meaning of a move at a place."""
    english = own_letters(at, text, own) if any(map(str.isdigit, text)) else text
    together = "".join(english.split())
    small = together.lower()
    ways = [place.name + one for one in (together, small, small[:1].upper() + small[1:])]
    found = in_notation(at, ways[0]) if len(place.places) > 1 else Meaning()
    if found.actions:
        return found
    moves = [one for where in place.places for one in moves_at(at.game, at.position, where)]
    if meant := matching(moves, english):
        return Meaning(tuple(dict.fromkeys(one.action for one in meant)))
    for way in dict.fromkeys(ways):
        found = found.with_more(in_notation(at, way))
        if found.actions:
            break
    return found


def in_notation(at: Situation, text: str) -> Meaning:
    """Return the meaning of a text in notation.

    An agreed draw and a loss on time are not moves.
    """
    try:
        action = at.game.notation.parse(at.position, text)
    except UnreadableError:
        return Meaning()
    except NotationError as error:
        if error.fitting:
            return Meaning(error.fitting)
        if error.refusal is not None:
            return Meaning(problem=refused(error.refusal))
        sentence = Text("{sentence}.", sentence=sentence_of(error))
        return Meaning(problem=CommandProblem(sentence))
    if action == at.game.agreed_draw() or getattr(action, "on_time", False):
        return Meaning()
    meant = if_legal(at, action)
    return Meaning((action,)) if isinstance(meant, Play) else Meaning(problem=meant)


def _between_squares(at: Situation, text: str, own: Words) -> Meaning:
    """Return the moves from square to square that a text names."""
    wanted = squares_named(at, text, own)
    if wanted is None or wanted[2] not in (None, "+", "-", *at.game.piece_types):
        return Meaning()
    origin, target, becomes = wanted
    there = [one for one in at.position.gestures(origin) if one.target == target != origin]
    fitting = [one for one in there if becomes in (None, promotion_of(one.action))]
    # As in SAN, a piece that need not be promoted is not unless that is typed.
    fitting = [one for one in fitting if promotion_of(one.action) == becomes] or fitting
    fitting = [one for one in fitting if one.pair == at.pair] or fitting
    if fitting:
        return Meaning(tuple(dict.fromkeys(one.action for one in fitting)))
    piece = becomes if becomes in at.game.piece_types else None
    refusal = at.position.gesture_refusal(origin, target, at.pair, piece)
    return Meaning(problem=refusal and refused(refusal))
