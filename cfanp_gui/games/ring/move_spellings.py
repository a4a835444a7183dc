"""All the ways in which people write the legal moves of a whole board, and which moves those mean.

Moves are compared without the signs that may be left out, as `bare` has them: ``N@b1``, ``e8=N@f3``
and ``Nb1xd2+`` are ``N@b1``, ``e8N@f3`` and ``Nb1d2``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import cast

from cfanp_gui.core.actions import Gesture, PocketSource, Source
from cfanp_gui.core.boards import Square
from cfanp_gui.core.commands import in_english
from cfanp_gui.core.game import Action, Transition
from cfanp_gui.core.half_boards import FILE_NAMES, half_board, square_name, square_on_board
from cfanp_gui.core.situation import PlayedGame, Situation
from cfanp_gui.games.ring.position import RingPosition

LOSE = "lose"
"""What is typed to choose a board that is lost."""

_SIGNS = re.compile(r"e\.?p\.?(?=[+#!?]*\Z)|[\sxX:/=+#!?()>-]")
_CASTLING = re.compile(r"[0Oo]{1,3}\Z")


def table(at: Situation) -> RingPosition:
    """Return the position as one of this game."""
    return cast(RingPosition, at.position)


def number_of(action: Action) -> int | None:
    """Return the number of the board an action is about; None for one about the whole game."""
    board: int | None = getattr(action, "board", None)
    return board


def token_in(
    game: PlayedGame, position: RingPosition, action: Action, transition: Transition | None = None
) -> str:
    """Return a legal action as it is typed: with the number of its board, such as ``2:Nf3``."""
    human = game.notation.human(position, action, transition)
    san = human.rpartition(" ")[2]
    return human if ":" in san else f"{number_of(action)}:{san}"


def bare(san: str) -> str:
    """Return a move without the signs that may be left out, and castling with the letter O."""
    text = _SIGNS.sub("", san)
    return "O" * len(text) if _CASTLING.match(text) else text


def in_own_letters(san: str, own: Mapping[str, str]) -> str:
    """Return a move in which pieces may be named in another language, with their English letters.

    A small letter is such a name where it is no file; `own` is as for `in_english`.
    """
    if len(san) > 1 and LOSE.startswith(san.lower()):
        return san
    if san[:1].upper() in own and san[:1] not in FILE_NAMES:
        san = san[:1].upper() + san[1:]
    return in_english(san, own)


def spelt(position: RingPosition, boards: Iterable[int], san: str) -> tuple[Action, ...]:
    """Return the legal moves on some boards that a text means.

    It is read as it stands, and only where that means nothing with other capitals.
    """
    text = bare(san)
    known = [_spellings(position, board) for board in boards]
    exact = tuple(action for one, _ in known for action in one.get(text, ()))
    return exact or tuple(action for _, one in known for action in one.get(text.lower(), ()))


def begun(position: RingPosition, board: int, san: str) -> tuple[Action, ...]:
    """Return the legal moves on a board that are spelt like the text at their beginning.

    Capitals do not matter.
    """
    text = bare(san).lower()
    found = (
        actions for spelling, actions in _spellings(position, board)[1].items()
        if spelling.startswith(text)
    )  # fmt: skip
    return tuple(dict.fromkeys(action for actions in found for action in actions))


def gestures_on(position: RingPosition, board: int) -> Iterator[Gesture]:
    """Yield the legal actions on a board but for choices, as they are done at the table."""
    halves = (half_board(board, 0), half_board(board, 1))
    sources: list[Source] = [square for square in position.pieces() if square.board in halves]
    for half in halves:
        letters = dict.fromkeys(piece.letter for piece, _ in position.pocket(half))
        sources += [PocketSource(half, letter) for letter in letters]
    for source in sources:
        yield from position.gestures(source)


_Meanings = dict[str, tuple[Action, ...]]


@lru_cache(maxsize=64)
def _spellings(position: RingPosition, board: int) -> tuple[_Meanings, _Meanings]:
    """Return what every spelling means on a board, and the same in small letters."""
    exact: dict[str, list[Action]] = {}
    small: dict[str, list[Action]] = {}
    for gesture in sorted(gestures_on(position, board), key=lambda one: one.action.text):
        for spelling in dict.fromkeys(_spellings_of(position, gesture)):
            exact.setdefault(spelling, []).append(gesture.action)
            alike = small.setdefault(spelling.lower(), [])
            if gesture.action not in alike:
                alike.append(gesture.action)
    return tuple(  # type: ignore[return-value]
        {spelling: tuple(actions) for spelling, actions in all_of.items()}
        for all_of in (exact, small)
    )


def _spellings_of(position: RingPosition, gesture: Gesture) -> Iterator[str]:
    target = square_name(square_on_board(gesture.target))
    if not isinstance(gesture.source, Square):
        letter = gesture.source.letter
        yield f"{letter}@{target}"
        if letter == "P":
            yield f"@{target}"
        return
    letter = position.pieces()[gesture.source].letter
    start = square_on_board(gesture.source)
    origin = square_name(start)
    ends = [""]
    if gesture.promotion is not None and gesture.placed is not None:
        placed = square_name(square_on_board(gesture.placed))
        ends += [gesture.promotion, f"{gesture.promotion}@{placed}"]
    origins = ["", origin[0], origin[1], origin]
    if letter == "P":
        # A pawn is named by its file only where it captures, or “bb4” would be one that goes to b4.
        origins = ["", origin] if origin[0] == target[0] else ["", origin[0], origin]
    for end in ends:
        yield f"{origin}{target}{end}"
        for start_name in origins:
            yield f"{letter}{start_name}{target}{end}"
            if letter == "P":
                yield f"{start_name}{target}{end}"
    across = square_on_board(gesture.target) - start
    if letter == "K" and abs(across) == 2:
        yield "OO" if across > 0 else "OOO"
