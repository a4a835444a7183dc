"""A position as a line of fields with single spaces between."""

from __future__ import annotations

from collections.abc import Sequence

from cfanp_gui.core.position import PositionError
from cfanp_gui.core.text import Text, joined


def split_line(text: str, names: Sequence[str], most: int, optional: int = 0) -> list[str]:
    """Return the fields of a line, as many as there are names.

    So many of the last may be missing as are `optional`. Raises PositionError for a line of more
    than `most` characters, with a character that cannot be printed, with more or fewer fields, or
    with more than one space between two.
    """
    if len(text) > most:
        raise PositionError(
            Text(
                "the line has {count} characters (expected at most {most})",
                count=len(text),
                most=most,
            )
        )
    line = text.strip("\r\n")
    if not line.isprintable():
        raise PositionError(
            Text("the line has a character that cannot be printed (expected one line of text)")
        )
    fields = line.split(" ")
    count = sum(map(bool, fields))
    if not len(names) - optional <= count <= len(names):
        raise PositionError(
            Text(
                "the line: the number of fields is {count} (expected {expected}: {names}, "
                "single spaces between)",
                count=count,
                expected=len(names),
                names=joined(", ", names),
            )
        )
    if "" in fields:
        raise PositionError(
            Text(
                "the line has a space too many before field {number} "
                "(expected single spaces between the fields)",
                number=fields.index("") + 1,
            )
        )
    return fields
