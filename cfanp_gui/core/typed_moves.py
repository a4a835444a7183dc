"""Moves as they are typed, in any notation and any case.

Their place may come first, as in ``AB Nf3`` or ``2:Nf3``, or the letter of the seat to move, as in
``a e4``. Without a place the boards pushed together, or the board looked at, come first. Moves are
compared without the signs that may be left out: ``Nb1xd2+`` as ``Nb1d2``, ``e8=N@f3`` as
``e8N@f3``.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from cfanp_gui.core.actions import Action, Transition
from cfanp_gui.core.boards import STRIP, Pair, Square
from cfanp_gui.core.commands import CommandProblem, Play, Words, if_legal, refused
from cfanp_gui.core.notation import NotationError, UnreadableError, shown_token
from cfanp_gui.core.piece_letters import in_english, piece_letters
from cfanp_gui.core.plain_actions import AgreeDraw
from cfanp_gui.core.position import Position
from cfanp_gui.core.situation import Situation
from cfanp_gui.core.text import Text, capitalized, sentence, sentence_of

FEW_PAIRS, FEW_MOVES = 8, 400
"""Largest numbers of pairs and of their moves for which a move is looked for on all of them.

Each move is tried to see whether it mates; with hands there may be a thousand.
"""

Place = Pair | int | None
"""Boards that are pushed together for a move, or the id of its board; None for neither."""

SEAT = re.compile(r"([A-Za-z])\s*:?\s+")
"""Letter of a seat before a move. “a:b4” without a space is a capture in some notations."""
_PAIR = re.compile(r"([A-Za-z])\s*\+?\s*([A-Za-z])(?:\s*:\s*|\s+)")
_NUMBERED = re.compile(r"(\d{1,2})(?:\s*:\s*|\s+)", re.ASCII)
_LETTERED = re.compile(r"\d{0,6}\s*([A-Za-z])\s*\.[.\s]*", re.ASCII)
"""The board of a move as in records, such as ``2B. ``."""
_SQUARES = re.compile(
    r"([A-Za-z~])([A-Za-z]\d+)\s*[-x:>]{0,2}\s*([A-Za-z~]?)([A-Za-z]\d+)\s*"
    r"(?:[=/]?\(?([^\W\d_]|[+-])\)?)?\Z"
)
"""Two squares with the labels of their boards, of which the second may be left out."""
_SIGNS = re.compile(r"->|[\s&:/=+#!?().]|(?<=.)-")
"""Signs that may be left out of a move; not ``>``, by which pieces go to another board."""
_ON_BOARD = re.compile(r"\A\w+:")
_CAPTURES = re.compile(r"[xX]")
"""The sign of a capture, which may also be a file."""
_CASTLING = re.compile(r"[0Oo]{1,3}\Z")
_BECOMING = re.compile(r"(?<=\d)[A-Za-z](?:@\w+)?\Z")
"""The piece that a pawn becomes, which may be left out where the table asks for it."""


class TypedMove(NamedTuple):
    """A legal action in its typed forms."""

    name: str
    """Name of its place, such as ``AB`` or ``2``; may be empty."""
    body: str
    """The action in notation, without its place."""
    action: Action
    transition: Transition
    exact: frozenset[str]
    """All ways to write it without its place and the signs that may be left out."""
    small: frozenset[str]
    """The forms in `exact` in small letters."""
    short: frozenset[str]
    """The forms in `small` without the piece that a pawn becomes."""

    @property
    def text(self) -> str:
        """Return the action in notation, after the name of its place."""
        return f"{self.name}:{self.body}" if self.name else self.body


class NamedPlace(NamedTuple):
    """The place of a move, named before the move or in view on the table."""

    places: tuple[Place, ...] = ()
    """Places of that name where moves are legal."""
    name: str = ""
    """Its name before a move in notation, such as ``AB:``."""
    typed: str = ""
    """The name as it was typed."""


def labels(at: Situation) -> dict[str, int]:
    """Return the ids of the boards by their labels; of those that share a label, the first."""
    return {board.label: board.id for board in reversed(at.position.boards())}


def places(position: Position) -> tuple[Place, ...]:
    """Return the places where actions are legal now."""
    if position.join is not None:
        return position.pairs() or (None,)
    return tuple(_by_board(position))


def seat_letters(at: Situation) -> dict[int, str]:
    """Return the small labels of the seats by their ids."""
    return {seat.id: seat.label.lower() for seat in at.position.seats()}


@lru_cache(maxsize=16)
def _by_board(position: Position) -> Mapping[Place, list[Action]]:
    actions: dict[Place, list[Action]] = {}
    for action in position.all_actions():
        actions.setdefault(position.board_of(action), []).append(action)
    return actions


def are_few(position: Position) -> bool:
    """Return True if a move may be looked for on all boards, or on all pairs."""
    pairs = position.pairs()
    count = sum(len(position.pair_actions(pair)) for pair in pairs[:FEW_PAIRS])
    return len(pairs) <= FEW_PAIRS and count <= FEW_MOVES


@lru_cache(maxsize=64)
def moves_at(position: Position, place: Place) -> tuple[TypedMove, ...]:
    """Return the legal actions at a place as they are typed, sorted."""
    if position.join is None:
        actions: Sequence[Action] = _by_board(position).get(place, ())
    else:
        pair = place if isinstance(place, Pair) else None
        actions = position.pair_actions(pair) if pair else position.all_actions()
    moves = [typed_move(position, action) for action in actions]
    return tuple(sorted(moves, key=lambda move: (move.body, move.action.text)))


def typed_move(position: Position, action: Action) -> TypedMove:
    """Return a legal action in its typed forms."""
    transition, place = position.foretold(action), position.board_of(action)
    if position.join is not None:
        place = getattr(action, "pair", None)
    body, machine = shown_token(position.san(action, transition)), action.text
    if place is not None:
        body, machine = _without_place(body), _without_place(machine)
    letter = transition.went[0].before.letter if transition.went else ""
    exact = _spellings(letter, body, machine)
    small = frozenset(form.lower() for form in exact)
    short = frozenset(_BECOMING.sub("", form) for form in small)
    name = _place_name(position, place)
    return TypedMove(name, body, action, transition, exact, small, short)


def _place_name(position: Position, place: Place) -> str:
    """Return the labels of the boards of a place; empty for none."""
    if place is None:
        return ""
    names = {board.id: board.label for board in position.boards()}
    return "".join(names[board] for board in (place if isinstance(place, Pair) else (place,)))


def _without_place(text: str) -> str:
    """Return a move without its number and the name of its place."""
    return _ON_BOARD.sub("", text.rpartition(" ")[2])


def _spellings(letter: str, body: str, machine: str) -> frozenset[str]:
    """Return all ways to write a move, in notation or in the machine form, without signs.

    Those that begin with a square may have the letter of the moving piece before it.
    """
    forms = {without_signs(body), without_signs(machine)}
    for text in (body, machine):
        if letter and text[:1].islower():
            forms.add(without_signs(letter + text))
    return frozenset(forms | {_CAPTURES.sub("", form) for form in forms})


def without_signs(text: str) -> str:
    """Return a move without the signs that may be left out, and castling with the letter O."""
    text = _SIGNS.sub("", text)
    return "O" * len(text) if _CASTLING.match(text) else text


def matching(moves: Collection[TypedMove], text: str) -> list[TypedMove]:
    """Return the moves that a text means: as it is written, with its own case, then in any case."""
    together = "".join(text.split())
    if fitting := [
        move for move in moves if together in (move.body, move.action.text.partition(":")[2])
    ]:
        return fitting
    plain = without_signs(text)
    for form in dict.fromkeys((plain, _CAPTURES.sub("", plain))) if plain else ():
        small = form.lower()
        fitting = [move for move in moves if form in move.exact]
        fitting = fitting or [move for move in moves if small in move.small]
        if fitting := fitting or [move for move in moves if small in move.short]:
            return fitting
    return []


def starting_with(moves: Collection[TypedMove], text: str) -> list[TypedMove]:
    """Return the moves that begin as typed in notation, or else in any form; same case first."""
    small = without_signs(text).lower()
    if text.strip() and not small:
        return []
    fitting = [move for move in moves if without_signs(move.body).lower().startswith(small)]
    fitting = fitting or [
        move for move in moves if any(form.startswith(small) for form in move.small)
    ]
    return sorted(fitting, key=lambda move: not move.body.startswith(text))


def own_letters(at: Situation, text: str, own: Mapping[str, str]) -> str:
    """Return a move with English piece letters; a small letter is one unless it is a file."""
    start = "-" if text.startswith("-") else ""
    move = text[len(start) :]
    files = max(board.files for board in at.position.boards())
    if move[:1].upper() in own and not "a" <= move[:1] <= chr(ord("a") + files - 1):
        move = capitalized(move)
    return start + in_english(move, own)


# Places


def place_in_view(at: Situation, board: int | None) -> NamedPlace | None:
    """Return the boards pushed together, or the board that is looked at; None for neither."""
    position = at.position
    known = places(position)
    if position.join is not None:
        if at.pair is None or at.pair not in known:
            return NamedPlace(known) if known == (None,) else None
        return NamedPlace((at.pair,), f"{at.pair.name}:")
    label_of = {spec.id: spec.label for spec in position.boards()}
    label = "" if board is None else label_of.get(board, "")
    here = [place for place in known if isinstance(place, int) and label_of.get(place) == label]
    return NamedPlace(tuple(here), f"{label}:") if label else None


def named_place(at: Situation, line: str) -> NamedPlace | None:
    """Return the place that a line names before a move, or None.

    The letters of a pair may come in either order. The squares are those of the joined board, on
    which the board with the lower letter is always at the bottom.
    """
    known, position = labels(at), at.position
    if position.join is not None:
        match = _PAIR.match(line)
        if match is None or (pair := pair_named(at, *match.groups())) is None:
            return None
        return NamedPlace((pair,) if pair in position.pairs() else (), f"{pair.name}:", match[0])
    if match := _NUMBERED.match(line):
        board = known.get(match[1], STRIP)
        here: tuple[Place, ...] = tuple(place for place in places(position) if place == board)
        return NamedPlace(here, f"{match[1]}:", match[0])
    if match := _LETTERED.match(line):
        here = tuple(
            place
            for place, actions in _by_board(position).items()
            if position.san(actions[0]).partition(".")[0].endswith(match[1])
        )
        return NamedPlace(here, f"{match[1]}.", match[0])
    return None


def pair_named(at: Situation, first: str, second: str) -> Pair | None:
    """Return the pair of two boards by their labels, small or capital, in any order, or None."""
    known = labels(at)
    boards = sorted({known[label.upper()] for label in (first, second) if label.upper() in known})
    return Pair(*boards) if len(boards) == 2 else None


def squares_named(
    at: Situation, text: str, own: Mapping[str, str]
) -> tuple[Square, Square, str | None] | None:
    """Return the two squares that a text such as ``Ae2 Be3`` names, and a promotion; or None."""
    match = _SQUARES.match(text)
    if match is None or at.position.join is None:
        return None
    board, square, to_board, to_square, becomes = match.groups()
    origin, target = square_named(at, board, square), square_named(at, to_board or board, to_square)
    if origin is None or target is None:
        return None
    letter = becomes.upper() if becomes else None
    return origin, target, letter and own.get(letter, letter)


def square_named(at: Situation, label: str, name: str) -> Square | None:
    """Return the square of a board by the board's label and its own name, in any case, or None."""
    board = labels(at).get(label.upper())
    names = () if board is None else at.board(board).square_names
    if board is None or name.lower() not in names:
        return None
    return Square(board, names.index(name.lower()))


def promotion_of(action: Action) -> str | None:
    """Return the piece that a pawn becomes by a move, as its machine form has it, or None."""
    last = action.text.partition(",")[0][-1:].upper()
    return None if last.isdigit() else last


# Meanings


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
        return _meant(at, text, own, here)
    letter, mover = seat[1].lower(), letters[turn.seat]
    if at.position.outcome() is None and letter != mover:
        words = {"army": letter.upper(), "mover": mover.upper()}
        sentence = Text("It is not the turn of army {army}: army {mover} is to move.", **words)
        of_seat = Meaning(problem=CommandProblem(sentence))
    else:
        of_seat = _meant(at, text[seat.end() :], own, here)
    if seat[1] in own or seat[1] in at.game.piece_types:
        # A capital with a space may be a piece or a seat.
        return _meant(at, text, own, here).with_more(of_seat)
    return of_seat


def _meant(at: Situation, text: str, own: Words, here: NamedPlace | None) -> Meaning:
    """Return the meaning of a move, which may name its place or two squares."""
    if (place := named_place(at, text)) is not None:
        return _on(at, text[len(place.typed) :], own, place)
    squares = _between_squares(at, text, own)
    meant = Meaning() if here is None else _on(at, text, own, here)
    if not meant.actions and not squares.actions:
        everywhere = places(at.position) if are_few(at.position) else ()
        meant = meant.with_more(_on(at, text, own, NamedPlace(everywhere)))
    return meant.with_more(squares)


def _on(at: Situation, text: str, own: Words, place: NamedPlace) -> Meaning:
    """Return the meaning of a move at a place."""
    english = own_letters(at, text, own) if any(map(str.isdigit, text)) else text
    together = "".join(english.split())
    small = together.lower()
    ways = [place.name + form for form in (together, small, capitalized(small))]
    reading = in_notation(at, ways[0]) if len(place.places) > 1 else Meaning()
    if reading.actions:
        return reading
    moves = [move for where in place.places for move in moves_at(at.position, where)]
    if meant := matching(moves, english):
        return Meaning(tuple(dict.fromkeys(move.action for move in meant)))
    for way in dict.fromkeys(ways):
        reading = reading.with_more(in_notation(at, way))
        if reading.actions:
            break
    return reading


def in_notation(at: Situation, text: str) -> Meaning:
    """Return the meaning of a text in notation. An agreed draw and a loss on time are not moves."""
    try:
        action = at.position.notation.parse(at.position, text)
    except UnreadableError:
        return Meaning()
    except NotationError as error:
        if error.fitting:
            return Meaning(error.fitting)
        if error.refusal is not None:
            return Meaning(problem=refused(error.refusal))
        return Meaning(problem=CommandProblem(sentence(sentence_of(error))))
    if action == AgreeDraw() or getattr(action, "on_time", False):
        return Meaning()
    meant = if_legal(at, action)
    return Meaning((action,)) if isinstance(meant, Play) else Meaning(problem=meant)


def _between_squares(at: Situation, text: str, own: Words) -> Meaning:
    """Return the moves from square to square that a text names."""
    origin, target, becomes = squares_named(at, text, own) or (None, None, None)
    if origin is None or becomes not in (None, "+", "-", *at.game.piece_types):
        return Meaning()
    there = [gesture for gesture in at.position.gestures(origin) if gesture.target == target]
    if target == origin:
        there = []
    fitting = [gesture for gesture in there if becomes in (None, promotion_of(gesture.action))]
    # As in SAN, a piece that need not be promoted is not unless that is typed.
    fitting = [gesture for gesture in fitting if promotion_of(gesture.action) == becomes] or fitting
    fitting = [gesture for gesture in fitting if gesture.pair == at.pair] or fitting
    if fitting:
        return Meaning(tuple(dict.fromkeys(gesture.action for gesture in fitting)))
    piece = becomes if becomes in at.game.piece_types else None
    refusal = at.position.gesture_refusal(origin, target, at.pair, piece)
    return Meaning(problem=refusal and refused(refusal))
