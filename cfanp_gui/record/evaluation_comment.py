"""Evaluations of a game and a program's judgements, in comments of records.

The comment behind a move may hold the command ``[%eval ...]`` with the evaluation of the position
it leads to. In a two-player game that is a number of pawns from the first player's side, or ``#3``
and ``#-3`` for a mate, as other programs write it too; a depth may follow behind a comma. With more
players it is the expected share of each, player 1 first, with the sum 1.

``[%judged 4]`` means that this program judged the move, and gave it this glyph, 0 for none; the
evaluation right before it is its own too. ``[%better 3]`` at the beginning of a variation means
that the program wrote its three actions.
"""

import math
import re

_EVALUATION = re.compile(r"\[%eval ([^\][{}]*)\]")
_JUDGED = re.compile(r"(?:\[%eval [^\][{}]*\] )?\[%judged (\d{1,3})\]")
_BETTER = re.compile(r"\[%better (\d{1,3})\]")
_NUMBER = re.compile(r"[+-]?\d{1,6}(?:\.\d{1,6})?")

_STEEPNESS = 0.368
"""Slope by which an advantage in pawns becomes an expected share, as used by chess servers."""
_MOST_PAWNS = 100.0
"""Number of pawns that stands for a won game."""

Shares = tuple[float, ...]


def evaluation_text(shares: Shares) -> str:
    """Return expected shares as the argument of the command."""
    if len(shares) != 2:
        return ",".join(f"{share:.3f}" for share in shares)
    first, second = shares
    whole = first + second
    if min(shares) <= 0 or not whole:
        pawns = math.copysign(_MOST_PAWNS, first - second) if first != second else 0.0
    else:
        pawns = math.log(first / second) / _STEEPNESS
    return f"{max(-_MOST_PAWNS, min(_MOST_PAWNS, pawns)):.2f}"


def read_evaluation(comment: str, players: int) -> Shares | None:
    """Return the expected shares of a comment for a number of players, or None."""
    match = _EVALUATION.search(comment)
    if match is None:
        return None
    parts = match[1].strip().split(",")
    if players == 2:
        text = parts[0].strip()
        if len(parts) < 3 and (mate := re.fullmatch(r"#([+-]?)\d{1,4}", text)):
            return (0.0, 1.0) if mate[1] == "-" else (1.0, 0.0)
        if len(parts) > 2 or not _NUMBER.fullmatch(text):
            return None
        pawns = max(-_MOST_PAWNS, min(_MOST_PAWNS, float(text)))
        first = 1 / (1 + math.exp(-_STEEPNESS * pawns))
        return first, 1 - first
    if len(parts) != players or not all(_NUMBER.fullmatch(part.strip()) for part in parts):
        return None
    values = [float(part) for part in parts]
    total = sum(values)
    if min(values) < 0 or not 0.5 < total < 2:
        return None
    return tuple(value / total for value in values)


def read_mark(comment: str) -> int | None:
    """Return the glyph this program gave a move, 0 for none; None if it did not judge it."""
    match = _JUDGED.search(comment)
    return None if match is None else int(match[1])


def with_evaluation(comment: str, shares: Shares, glyph: int) -> str:
    """Return a comment with this program's mark, and its evaluation unless others gave one."""
    rest = " ".join(_JUDGED.sub(" ", comment).split())
    mark = f"[%judged {glyph}]"
    if not _EVALUATION.search(rest):
        mark = f"[%eval {evaluation_text(shares)}] {mark}"
    return f"{mark} {rest}" if rest else mark


def better_mark(actions: int) -> str:
    """Return the comment that marks a better line with a number of actions."""
    return f"[%better {actions}]"


def marked_better(comment: str) -> int | None:
    """Return the number of actions in a mark that is the whole comment, or None."""
    match = _BETTER.fullmatch(comment.strip())
    return None if match is None else int(match[1])
