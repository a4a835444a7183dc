"""All the ways in which people write the legal moves of a whole board, and which moves those mean.

Moves are compared without the signs that may be left out, as `bare` has them: ``N@b1``, ``e8=N@f3``
and ``Nb1xd2+`` are ``N@b1``, ``e8N@f3`` and ``Nb1d2``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache

from cfanp_gui.core.half_boards import FILE_NAMES, square_name
from cfanp_gui.core.piece_letters import in_english
from cfanp_gui.games.ring.actions import BoardAction, Placement, Promotion
from cfanp_gui.games.ring.position import RingPosition

LOSE = "lose"
"""What is typed to choose a board that is lost."""

_SIGNS = re.compile(r"e\.?p\.?(?=[+#!?]*\Z)|[\sxX:/=+#!?()>-]")
_CASTLING = re.compile(r"[0Oo]{1,3}\Z")


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


def spelt(position: RingPosition, boards: Iterable[int], san: str) -> tuple[BoardAction, ...]:
    """Return the legal moves on some boards that a text means.

    It is read as it stands, and only where that means nothing with other capitals.
    """
    known = [one for board in boards for one in _spellings(position, board).items()]
    text = bare(san)
    exact = tuple(action for action, spellings in known if text in spellings)
    small = text.lower()
    return exact or tuple(
        action for action, spellings in known if any(one.lower() == small for one in spellings)
    )


def begun(position: RingPosition, board: int, san: str) -> tuple[BoardAction, ...]:
    """Return the legal moves on a board that are spelt like the text at their beginning.

    Capitals do not matter.
    """
    text = bare(san).lower()
    return tuple(
        action
        for action, spellings in _spellings(position, board).items()
        if any(one.lower().startswith(text) for one in spellings)
    )


@lru_cache(maxsize=64)
def _spellings(position: RingPosition, board: int) -> Mapping[BoardAction, frozenset[str]]:
    """Return every legal action on a board but choices, sorted by text, with its spellings."""
    actions = sorted(position.board_actions(board), key=lambda action: action.text)
    return {action: frozenset(_spellings_of(position, action)) for action in actions}


def _spellings_of(position: RingPosition, action: BoardAction) -> Iterator[str]:
    if isinstance(action, Placement):
        target = square_name(action.square)
        yield f"{action.letter}@{target}"
        if action.letter == "P":
            yield f"@{target}"
        return
    letter = position.piece_on(action.board, action.origin).letter
    origin, target = square_name(action.origin), square_name(action.target)
    ends = [""]
    if isinstance(action, Promotion):
        ends += [action.letter, f"{action.letter}@{square_name(action.square)}"]
    origins = ["", origin[0], origin[1], origin]
    if letter == "P":
        # A pawn is named by its file only where it captures, or “bb4” would be one that goes to b4.
        origins = ["", origin] if origin[0] == target[0] else ["", origin[0], origin]
    for end in ends:
        yield f"{origin}{target}{end}"
        for start in origins:
            yield f"{letter}{start}{target}{end}"
            if letter == "P":
                yield f"{start}{target}{end}"
    across = action.target - action.origin
    if letter == "K" and abs(across) == 2:
        yield "OO" if across > 0 else "OOO"
