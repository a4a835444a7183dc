"""The moves that a line typed at the table may mean, in any notation."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial
from typing import cast

from cfanp_gui.core.boards import ARMY_LETTERS, BOARD_LETTERS, Square
from cfanp_gui.core.commands import Problem, refused
from cfanp_gui.core.game import PROMOTIONS, Action
from cfanp_gui.core.half_boards import parse_square
from cfanp_gui.core.notation import NotationError, UnreadableError
from cfanp_gui.core.situation import Situation
from cfanp_gui.core.text import Text, sentence_of
from cfanp_gui.games.cfanp.actions import Move
from cfanp_gui.games.cfanp.table_view import TableView

_PIECE_LETTERS = "KQRBN"

_PAIR = re.compile(r"([A-Za-z])\s*\+?\s*([A-Za-z])(?:\s*:\s*|\s+)(\S.*)\Z")
_ARMY = re.compile(r"([A-Za-z])\s*:?\s+(\S.*)\Z")
"""An army's letter before a move. “a:b4” without a space is a capture as some write it."""
_HALF_BOARD_SQUARES = re.compile(
    r"([A-Za-z])([A-Ha-h][1-4])\s*[-x:>]{0,2}\s*([A-Za-z]?)([A-Ha-h][1-4])"
    r"\s*(?:[=/]?\(?([QRBNqrbn])\)?)?\Z"
)
_SQUARES = re.compile(r"([a-h][1-8])[-x:>]{1,2}([a-h][1-8])(?:[=/]?\(?([QRBNqrbn])\)?)?\Z")
_PROMOTING = re.compile(r".*[a-h][18]\Z")
"""A move to a back rank, which may lack what the pawn becomes."""


@dataclass(frozen=True, slots=True)
class Found:
    """The legal moves that a reading of a text means, or what is wrong with it."""

    actions: tuple[Action, ...] = ()
    problem: Problem | None = None
    """None as well for a text that has not the form of a move."""


def table(at: Situation) -> TableView:
    """Return the position as one of this game."""
    return cast(TableView, at.position)


def moves(at: Situation, line: str) -> Found:
    """Return the moves that a plain line means which is neither a word nor a push."""
    if (found := _on_pair(at, line)) is not None:
        return found
    named = _ARMY.match(line)
    if named is None:
        return _bare(at, line)
    letter, rest = named.groups()
    if letter.lower() not in ARMY_LETTERS[: at.position.players]:
        return _bare(at, line)
    of_army = partial(_of_army, at, letter.lower(), rest)
    if letter not in _PIECE_LETTERS:
        return of_army()
    return _first(found() for found in (partial(_bare, at, line), of_army))


def _of_army(at: Situation, letter: str, rest: str) -> Found:
    """Return the moves that follow an army's letter, which must be that of the army to move."""
    mover = ARMY_LETTERS[table(at).turn().seat]
    if at.position.outcome() is None and letter != mover:
        sentence = Text(
            "It is not the turn of army {army}: army {mover} is to move.", army=letter, mover=mover
        )
        return Found(problem=Problem(sentence))
    found = _on_pair(at, rest)
    return found if found is not None else _bare(at, rest)


def _on_pair(at: Situation, text: str) -> Found | None:
    """Return the moves after the letters of a pair; None for a text without such letters."""
    named = _PAIR.match(text)
    if named is None or not (":" in text or are_two_boards(at, *named.groups()[:2])):
        return None
    # The pair is written as in records, where a wrong order of the letters is refused:
    # a player who names the upper half-board first may have its squares in mind as well.
    pair = (named[1] + named[2]).upper()
    return _first(_read(at, f"{pair}:{san}") for san in _spellings(named[3]))


def _bare(at: Situation, text: str) -> Found:
    """Return the moves of a text without a pair: as it stands, else with other capitals."""
    exact, *others = _spellings(text)
    found = _all((_by_san(at, exact), _by_squares(at, text)))
    if found.actions or not others:
        return found
    spelt = _all(_by_san(at, san) for san in others)
    return _first((found, spelt))


def _spellings(text: str) -> list[str]:
    """Return a move without spaces: as it stands, and with other capitals."""
    bare = "".join(text.split())
    small = bare.lower()
    spellings: list[str] = []
    for one in (bare, small, small[:1].upper() + small[1:]):
        squares = _SQUARES.match(one)
        san = "".join(part or "" for part in squares.groups()).lower() if squares else one
        if san not in spellings:
            spellings.append(san)
    return spellings


def _by_san(at: Situation, san: str) -> Found:
    """Return the moves of SAN on the pair pushed together, or else on any."""
    pair = at.pair
    if pair is None or pair not in table(at).pairs():
        return _read(at, san)
    here = _read(at, f"{pair.name}:{san}")
    if here.actions or here.problem is None:
        return here
    anywhere = _read(at, san)
    return anywhere if anywhere.actions else here


def _by_squares(at: Situation, text: str) -> Found:
    """Return the moves from square to square, within one half-board if only one is named."""
    named = _HALF_BOARD_SQUARES.match(text)
    if named is None:
        return Found()
    board, square, to_board, to_square, promotion = named.groups()
    count = len(at.position.boards())
    origin, target = (
        Square(BOARD_LETTERS.index(letter.upper()), parse_square(name.lower()))
        for letter, name in ((board, square), (to_board or board, to_square))
    )
    if max(origin.board, target.board) >= count:
        return Found()
    letter = promotion.upper() if promotion else None
    found = [
        gesture
        for gesture in at.position.gestures(origin)
        if gesture.target == target and letter in (None, gesture.promotion)
    ]
    here = [gesture for gesture in found if gesture.pair == at.pair]
    if found:
        return Found(tuple(gesture.action for gesture in here or found))
    refusal = at.position.gesture_refusal(origin, target, at.pair, letter)
    assert refusal is not None, "what is legal on the likeliest pair was found"
    return Found(problem=refused(refusal))


def _read(at: Situation, text: str) -> Found:
    """Return the legal moves that a text means in the notation of records."""
    position = at.position
    try:
        action = at.game.notation.parse(position, text)
        if not isinstance(action, Move):
            return Found()  # such actions stand alone in their line
        refusal = position.refusal(action)
        if refusal is None:
            return Found((action,))
        problem = refused(refusal)
    except UnreadableError:
        return Found()
    except NotationError as error:
        if error.fitting:
            return Found(error.fitting)
        problem = Problem(Text("{sentence}.", sentence=sentence_of(error)))
        if error.refusal is not None:
            problem = refused(error.refusal)
    if _PROMOTING.match(text):
        becoming = _all(_read(at, text + letter.lower()) for letter in PROMOTIONS)
        if becoming.actions:
            return becoming
    return Found(problem=problem)


def _first(readings: Iterable[Found]) -> Found:
    """Return the first reading with moves, else the first that says what is wrong."""
    without: list[Found] = []
    for found in readings:
        if found.actions:
            return found
        without.append(found)
    return next((found for found in without if found.problem is not None), Found())


def _all(readings: Iterable[Found]) -> Found:
    """Return the moves of all readings together; if there are none, the same as `_first`."""
    found = list(readings)
    actions = dict.fromkeys(action for one in found for action in one.actions)
    return Found(tuple(actions)) if actions else _first(found)


def is_between_squares(text: str) -> bool:
    """Return whether a text may name two squares of half-boards, such as ``Ae2 Be3``."""
    return _HALF_BOARD_SQUARES.match(text) is not None


def are_two_boards(at: Situation, one: str, other: str) -> bool:
    """Return whether two letters, small or capital, are those of two half-boards."""
    known = BOARD_LETTERS[: len(at.position.boards())]
    return {one.upper(), other.upper()} <= set(known) and one.upper() != other.upper()
