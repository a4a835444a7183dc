"""The time left on a player's clock, in comments and tags of records.

The comment behind a move may hold the command ``[%clk h:mm:ss]``: the time its player has left
after it, with up to three decimals if it is no whole second.
"""

import re

MAX_TIME = 999 * 3_600_000 + 3_599_999
"""Maximum time in milliseconds that is read or written."""

_TIME = r"(\d{1,3}):(\d{1,2}):(\d{1,2})(?:\.(\d{1,3}))?"
_WHOLE = re.compile(rf"{_TIME}\Z")
_COMMAND = re.compile(rf"\[%clk {_TIME}\]")


def clock_text(time: int) -> str:
    """Return a time in milliseconds as ``h:mm:ss``, with decimals if it is no whole second."""
    seconds, rest = divmod(time, 1000)
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    decimals = f".{rest:03d}".rstrip("0") if rest else ""
    return f"{hours}:{minutes:02d}:{seconds:02d}{decimals}"


def parse_time(text: str) -> int | None:
    """Return the milliseconds of a text such as ``0:04:57.3``; None if it is not a time."""
    return _milliseconds(_WHOLE.match(text))


def read_clock(comment: str) -> int | None:
    """Return the remaining time in a comment, in milliseconds; None if it has none."""
    return _milliseconds(_COMMAND.search(comment))


def with_clock(comment: str, time: int) -> str:
    """Return a comment with the time left: replacing the old one, or ahead of all else."""
    command = f"[%clk {clock_text(time)}]"
    match = _COMMAND.search(comment)
    if match is None:
        return f"{command} {comment}" if comment else command
    if _milliseconds(match) == time:
        return comment
    return comment[: match.start()] + command + comment[match.end() :]


def without_clock(comment: str) -> str:
    """Return a comment without the time left."""
    return " ".join(_COMMAND.sub(" ", comment).split())


def _milliseconds(match: re.Match[str] | None) -> int | None:
    if match is None:
        return None
    hours, minutes, seconds = (int(match[part]) for part in (1, 2, 3))
    if minutes > 59 or seconds > 59:
        return None
    return (hours * 3600 + minutes * 60 + seconds) * 1000 + int((match[4] or "").ljust(3, "0"))
