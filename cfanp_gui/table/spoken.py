"""What is shown in figures, in words that can be read aloud."""

from __future__ import annotations

from cfanp_gui.table.translate import tr


def spoken_time(ms: int) -> str:
    """The time on a clock, such as ``4 minutes 12 seconds``; a second that is begun counts."""
    minutes, seconds = divmod(-(-max(0, ms) // 1000), 60)
    hours, minutes = divmod(minutes, 60)
    parts = []
    if hours:
        parts.append(tr("%n hour(s)", "", hours))
    if minutes:
        parts.append(tr("%n minute(s)", "", minutes))
    if seconds:
        parts.append(tr("%n second(s)", "", seconds))
    return " ".join(parts) or tr("no time")
