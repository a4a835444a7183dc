"""Tool tips that show plain text."""


def plain_tip(text: str) -> str:
    """Return a text as escaped HTML for a tool tip, because Qt would guess its format.

    Line breaks are kept.
    """
    from html import escape  # loads all entities, and no window opens with a tip

    return f"<span>{escape(text).replace(chr(10), '<br>')}</span>"
