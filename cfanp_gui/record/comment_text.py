"""What a person says in a comment, apart from the commands that programs write there."""

from __future__ import annotations

import re

from cfanp_gui.record.movetext import single

_COMMAND = re.compile(r"\[%[A-Za-z]+ [^\][{}]*\]")
"""A command such as ``[%cal Ge2e4]``."""


def said(comment: str) -> str:
    """Return the text of a comment without its commands."""
    return single(_COMMAND.sub(" ", comment))


def with_said(comment: str, text: str) -> str:
    """Return a comment with another text, and the commands it had before it.

    A text that looks like a command is one from then on.
    """
    return " ".join([*_COMMAND.findall(comment), text]).strip(" ")
