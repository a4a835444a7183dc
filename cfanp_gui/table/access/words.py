"""Short spoken texts: times, sentences, and the answers to a question."""

from __future__ import annotations

from cfanp_gui.core.game import Game
from cfanp_gui.core.wording import name_of
from cfanp_gui.table.interaction.question import Offer
from cfanp_gui.table.translate import tr, translated


def spoken_time(ms: int) -> str:
    """Return the time on a clock, such as ``4 minutes 12 seconds``, rounded up to seconds."""
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


def sentence(text: str) -> str:
    """Return a text with a full stop, unless it ends a sentence already; empty stays empty."""
    if not text or text.endswith((".", "!", "?")):
        return text
    return tr("{text}.").format(text=text)


def offer_name(game: Game, offer: Offer) -> str:
    """Return the text of an answer; for a picture, the name of its piece."""
    return offer.text if offer.picture is None else translated(name_of(game, offer.text))
