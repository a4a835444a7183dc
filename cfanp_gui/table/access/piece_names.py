"""What pieces are called when they are read aloud, in every kind of game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cfanp_gui.table.translate import tr

if TYPE_CHECKING:
    from cfanp_gui.table.interaction.chooser import Offer


def kind_name(kind: str) -> str:
    """The name of a kind of piece by its letter; a letter without a name stands for itself."""
    match kind:
        case "K":
            return tr("king")
        case "Q":
            return tr("queen")
        case "R":
            return tr("rook")
        case "B":
            return tr("bishop")
        case "N":
            return tr("knight")
        case "P":
            return tr("pawn")
    return kind


def kinds_text(kind: str, count: int) -> str:
    """So many pieces of a kind."""
    match kind:
        case "Q":
            return tr("%n queen(s)", "", count)
        case "R":
            return tr("%n rook(s)", "", count)
        case "B":
            return tr("%n bishop(s)", "", count)
        case "N":
            return tr("%n knight(s)", "", count)
        case "P":
            return tr("%n pawn(s)", "", count)
    return tr("%n king(s)", "", count)


def offer_name(offer: Offer) -> str:
    """One answer to a question; a piece offered for promotion by its name."""
    return kind_name(offer.text) if offer.picture is not None else offer.text


def sentence(text: str) -> str:
    """A text with a full stop; empty for none."""
    return tr("{text}.").format(text=text) if text else ""
