"""Legal moves that a line typed at the table may mean, in any notation."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache, partial
from typing import cast

from cfanp_gui.core.actions import Action, Gesture
from cfanp_gui.core.boards import ARMY_LETTERS, BOARD_LETTERS
from cfanp_gui.core.commands import (
    NO_WORDS,
    CommandProblem,
    Words,
    refused,
)
from cfanp_gui.core.notation import NotationError, UnreadableError
from cfanp_gui.core.piece_letters import in_english, piece_letters
from cfanp_gui.core.situation import Situation
from cfanp_gui.core.text import Text, sentence_of
from cfanp_gui.games.armies.actions import Move
from cfanp_gui.games.armies.base_game import BaseGame, any_of
from cfanp_gui.games.armies.table_view import TableView

_PAIR = re.compile(r"([A-Za-z])\s*\+?\s*([A-Za-z])(?:\s*:\s*|\s+)(\S.*)\Z")
_ARMY = re.compile(r"([A-Za-z])\s*:?\s+(\S.*)\Z")
"""Letter of an army before a move. “a:b4” without a space is a capture in some notations."""
Letters = Mapping[str, str]
"""Letters of pieces in the language in use and the English ones, see `piece_letters`."""


@cache
def _half_board_squares(base: BaseGame) -> re.Pattern[str]:
    """Return a pattern for two squares of half-boards, the second perhaps without its board."""
    square = base.names.typed_pattern
    return re.compile(
        rf"([A-Za-z~])({square})\s*[-x:>]{{0,2}}\s*([A-Za-z~]?)({square})"
        r"\s*(?:[=/]?\(?([^\W\d_]|[+-])\)?)?\Z"
    )


@cache
def _squares(base: BaseGame) -> re.Pattern[str]:
    """Return a pattern for two squares of a joined board with a sign between them."""
    square, turned = base.names.pattern, any_of(base.becoming)
    becomes = f"(?:{turned}|{turned.lower()})"
    promotion = rf"(?:[=/]?\(?({becomes})\)?)?" if base.becoming else ""
    return re.compile(rf"({square})[-x:>]{{1,2}}({square}){promotion}\Z")


@cache
def _to_a_back_rank(base: BaseGame) -> re.Pattern[str]:
    """Return a pattern for a move to a back rank, which may lack its promotion."""
    return re.compile(rf".*[a-{ARMY_LETTERS[base.files - 1]}](?:1|{base.size // base.files})\Z")


@dataclass(frozen=True, slots=True)
class TypedMove:
    """Legal moves meant by one reading of a text, or the problem with it."""

    actions: tuple[Action, ...] = ()
    problem: CommandProblem | None = None
    """None also for a text that does not have the form of a move."""


def table(at: Situation) -> TableView:
    """Return the position as one of this game."""
    return cast(TableView, at.position)


def moves(at: Situation, line: str, words: Words = NO_WORDS) -> TypedMove:
    """Return the moves meant by a plain line that is neither a word nor a push.

    Pieces may also be named by the letters of the language in use, see `Words`.
    """
    own = piece_letters(words, at.game.piece_types)
    if (found := _on_pair(at, line, own)) is not None:
        return found
    named = _ARMY.match(line)
    if named is None:
        return _bare(at, line, own)
    letter, rest = named.groups()
    if letter.lower() not in ARMY_LETTERS[: at.position.players]:
        return _bare(at, line, own)
    of_army = partial(_of_army, at, letter.lower(), rest, own)
    base = table(at).rules.base
    if letter not in own and (letter not in base.types or letter == base.pawn):
        return of_army()
    return _all((_bare(at, line, own), of_army()))


def _of_army(at: Situation, letter: str, rest: str, own: Letters) -> TypedMove:
    """Return the moves after an army's letter, which must be that of the army to move."""
    mover = ARMY_LETTERS[table(at).turn().seat]
    if at.position.outcome() is None and letter != mover:
        sentence = Text(
            "It is not the turn of army {army}: army {mover} is to move.", army=letter, mover=mover
        )
        return TypedMove(problem=CommandProblem(sentence))
    found = _on_pair(at, rest, own)
    return found if found is not None else _bare(at, rest, own)


def _on_pair(at: Situation, text: str, own: Letters) -> TypedMove | None:
    """Return the moves after the letters of a pair; None for a text without such letters.

    The letters may come in either order. The squares are those of the joined board, on which the
    half-board with the lower letter is always at the bottom.
    """
    named = _PAIR.match(text)
    if named is None or not (":" in text or are_two_boards(at, *named.groups()[:2])):
        return None
    pair = "".join(sorted((named[1] + named[2]).upper()))
    return _first(_read(at, f"{pair}:{san}") for san in _spellings(at, named[3], own))


def _bare(at: Situation, text: str, own: Letters) -> TypedMove:
    """Return the moves of a text without a pair: as typed, else in other spellings."""
    exact, *others = _spellings(at, text, own)
    squares = _by_squares(at, text, own)
    # Squares of half-boards such as “Da1-d1” do not name a Queen in another language.
    if squares != TypedMove() and in_english(text, own) != text:
        return squares
    found = _all((_by_san(at, exact), squares))
    if found.actions or not others:
        return found
    spelt = _all(_by_san(at, san) for san in others)
    return _first((found, spelt))


def _spellings(at: Situation, text: str, own: Letters) -> list[str]:
    """Return a move without spaces: as typed, and with other capitals.

    A capital as typed that names a piece in the language in use means that piece: “Dxe5” is then no
    move of the d-pawn.
    """
    base = table(at).rules.base
    bare = "".join(text.split())
    english = in_english(bare, own)
    small = bare.lower()
    capital = small[:1].upper() + small[1:]
    ways = [bare, small, capital]
    if english != bare:
        ways = [english, english[:1] + english[1:].lower()]
    elif small[:1] not in ARMY_LETTERS[: base.files]:
        ways.append(in_english(capital, own))
    spellings: list[str] = []
    for one in ways:
        squares = _squares(base).match(one)
        san = "".join(part or "" for part in squares.groups()).lower() if squares else one
        if san not in spellings:
            spellings.append(san)
    return spellings


def _by_san(at: Situation, san: str) -> TypedMove:
    """Return the moves of a SAN on the pair pushed together, or else on any pair."""
    pair = at.pair
    if pair is None or pair not in table(at).pairs():
        return _read(at, san)
    here = _read(at, f"{pair.name}:{san}")
    if here.actions or here.problem is None:
        return here
    anywhere = _read(at, san)
    return anywhere if anywhere.actions else here


def _by_squares(at: Situation, text: str, own: Letters) -> TypedMove:
    """Return the moves from square to square, on one half-board if only one is named."""
    base = table(at).rules.base
    named = _half_board_squares(base).match(text)
    if named is None:
        return TypedMove()
    board, square, to_board, to_square, promotion = named.groups()
    count = at.position.players
    origin = base.names.square(board, square.lower())
    target = base.names.square(to_board or board, to_square.lower())
    if origin is None or target is None or max(origin.board, target.board) >= count:
        return TypedMove()
    letter = promotion.upper() if promotion else None
    if letter is not None:
        letter = own.get(letter, letter)
        if letter not in base.becoming:
            return TypedMove()
    found = [
        gesture
        for gesture in at.position.gestures(origin)
        if gesture.target == target != origin and letter in (None, _said(gesture))
    ]
    # As in SAN, a piece with an optional promotion does not promote unless that is stated.
    found = [gesture for gesture in found if _said(gesture) == letter] or found
    here = [gesture for gesture in found if gesture.pair == at.pair]
    if found:
        return TypedMove(tuple(gesture.action for gesture in here or found))
    piece = at.position.pieces().get(origin)
    becomes = None if piece is None or letter is None else base.became(piece.letter, letter)
    refusal = at.position.gesture_refusal(origin, target, at.pair, becomes)
    assert refusal is not None, "what is legal on the likeliest pair was found"
    return TypedMove(problem=refused(refusal))


def _said(gesture: Gesture) -> str | None:
    """Return the promotion stated by the move of a gesture."""
    return gesture.action.promotion if isinstance(gesture.action, Move) else gesture.promotion


def _read(at: Situation, text: str) -> TypedMove:
    """Return the legal moves that a text means in the notation of records."""
    position = at.position
    try:
        action = at.game.notation.parse(position, text)
        if not isinstance(action, Move):
            return TypedMove()  # such actions stand alone in their line
        refusal = position.known_refusal(action)
        if refusal is None:
            return TypedMove((action,))
        problem = refused(refusal)
    except UnreadableError:
        return TypedMove()
    except NotationError as error:
        if error.fitting:
            return TypedMove(error.fitting)
        problem = CommandProblem(Text("{sentence}.", sentence=sentence_of(error)))
        if error.refusal is not None:
            problem = refused(error.refusal)
    becoming = table(at).rules.base.becoming
    if becoming and _to_a_back_rank(table(at).rules.base).match(text):
        found = _all(_read(at, text + letter.lower()) for letter in becoming)
        if found.actions:
            return found
    return TypedMove(problem=problem)


def _first(readings: Iterable[TypedMove]) -> TypedMove:
    """Return the first reading with moves, else the first with a problem."""
    without: list[TypedMove] = []
    for found in readings:
        if found.actions:
            return found
        without.append(found)
    return next((found for found in without if found.problem is not None), TypedMove())


def _all(readings: Iterable[TypedMove]) -> TypedMove:
    """Return the moves of all readings together; without any, the same as `_first`."""
    found = list(readings)
    actions = dict.fromkeys(action for one in found for action in one.actions)
    return TypedMove(tuple(actions)) if actions else _first(found)


def is_between_squares(text: str, base: BaseGame) -> bool:
    """Return True if a text may name two squares of half-boards, such as ``Ae2 Be3``."""
    return _half_board_squares(base).match(text) is not None


def are_two_boards(at: Situation, one: str, other: str) -> bool:
    """Return True if two letters, small or capital, are those of two half-boards."""
    known = BOARD_LETTERS[: at.position.players]
    return {one.upper(), other.upper()} <= set(known) and one.upper() != other.upper()
