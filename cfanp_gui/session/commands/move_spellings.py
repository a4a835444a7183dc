"""All the ways in which people write the legal moves of a whole board, and which moves those mean.

Moves are compared without the signs that may be left out, as `bare` has them: ``N@b1``, ``e8=N@f3``
and ``Nb1xd2+`` are ``N@b1``, ``e8N@f3`` and ``Nb1d2``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache

from cfanp_gui.core.game import Action, BoardsPosition, Way
from cfanp_gui.core.half_boards import square_name, square_on_board

_SIGNS = re.compile(r"e\.?p\.?(?=[+#!?]*\Z)|[\sxX:/=+#!?()>-]")
_CASTLING = re.compile(r"[0Oo]{1,3}\Z")


def bare(san: str) -> str:
    """A move without the signs that may be left out, and castling with the letter O."""
    text = _SIGNS.sub("", san)
    return "O" * len(text) if _CASTLING.match(text) else text


def spelt(position: BoardsPosition, boards: Iterable[int], san: str) -> tuple[Action, ...]:
    """The legal moves on some boards that a text means: as it stands, else with other capitals."""
    text = bare(san)
    known = [_spellings(position, board) for board in boards]
    exact = tuple(action for one, _ in known for action in one.get(text, ()))
    return exact or tuple(action for _, one in known for action in one.get(text.lower(), ()))


def begun(position: BoardsPosition, board: int, san: str) -> tuple[Action, ...]:
    """The legal moves on a board of which some spelling begins as typed, whatever the capitals."""
    text = bare(san).lower()
    found = (
        actions for spelling, actions in _spellings(position, board)[1].items()
        if spelling.startswith(text)
    )  # fmt: skip
    return tuple(dict.fromkeys(action for actions in found for action in actions))


_Meanings = dict[str, tuple[Action, ...]]


@lru_cache(maxsize=64)
def _spellings(position: BoardsPosition, board: int) -> tuple[_Meanings, _Meanings]:
    """What every spelling means on a board, and the same in small letters."""
    exact: dict[str, list[Action]] = {}
    small: dict[str, list[Action]] = {}
    for way in sorted(position.ways(board), key=lambda way: way.action.text):
        for spelling in dict.fromkeys(_spellings_of(position, way)):
            exact.setdefault(spelling, []).append(way.action)
            told = small.setdefault(spelling.lower(), [])
            if way.action not in told:
                told.append(way.action)
    return tuple(  # type: ignore[return-value]
        {spelling: tuple(actions) for spelling, actions in all_of.items()}
        for all_of in (exact, small)
    )


def _spellings_of(position: BoardsPosition, way: Way) -> Iterator[str]:
    target = square_name(square_on_board(way.target))
    if way.origin is None:
        assert way.letter is not None, "what is not taken up from a square is of the stockpile"
        yield f"{way.letter}@{target}"
        if way.letter == "P":
            yield f"@{target}"
        return
    kind = position.pieces()[way.origin].letter
    start = square_on_board(way.origin)
    origin = square_name(start)
    ends = [""]
    if way.letter is not None and way.placed is not None:
        ends += [way.letter, f"{way.letter}@{square_name(square_on_board(way.placed))}"]
    origins = ["", origin[0], origin[1], origin]
    if kind == "P":
        # A pawn is told by its file only where it captures, or “bb4” would be one that goes to b4.
        origins = ["", origin] if origin[0] == target[0] else ["", origin[0], origin]
    for end in ends:
        yield f"{origin}{target}{end}"
        for told in origins:
            yield f"{kind}{told}{target}{end}"
            if kind == "P":
                yield f"{told}{target}{end}"
    across = square_on_board(way.target) - start
    if kind == "K" and abs(across) == 2:
        yield "OO" if across > 0 else "OOO"
