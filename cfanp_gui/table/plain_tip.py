"""Tool tips that show a text as it is."""

from __future__ import annotations


def plain_tip(text: str) -> str:
    """Return a text for a tool tip, which takes for markup what looks like it: so nothing does.

    Its lines stay lines.
    """
    from html import escape  # loads every entity there is, and no window opens with a tip

    return f"<span>{escape(text).replace(chr(10), '<br>')}</span>"
