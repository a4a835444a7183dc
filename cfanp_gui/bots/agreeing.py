"""What a bot agrees to when others ask: an action that needs its consent, or a draw."""

from __future__ import annotations

from collections.abc import Mapping

from cfanp_gui.bots.standing import friends, values
from cfanp_gui.core.actions import Action
from cfanp_gui.core.pieces import PieceType
from cfanp_gui.core.position import Position


def agrees(
    position: Position, action: Action, player: int, piece_types: Mapping[str, PieceType]
) -> bool:
    """Return whether a bot lets another player do something: if it loses nothing by it at once."""
    after, _ = position.apply(action)
    before = values(position, piece_types)[player - 1]
    return values(after, piece_types)[player - 1] >= before


def accepts_draw(position: Position, player: int, piece_types: Mapping[str, PieceType]) -> bool:
    """Return whether a bot agrees to a draw: unless it stands better than some opponent."""
    found = values(position, piece_types)
    others = position.alive() - friends(position, player)
    return all(found[player - 1] <= found[other - 1] for other in others)
