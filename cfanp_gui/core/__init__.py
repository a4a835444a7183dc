"""The rules in general: boards, pieces, positions, and what every game offers.

Plain Python without Qt, clocks, files or any randomness but a given seed. A game is a `Game`; its
positions are immutable values of `Position`. What only some positions can do is asked of the
capabilities: ``isinstance(position, Joins)``.
"""

from cfanp_gui.core.actions import (
    Action,
    Gesture,
    IllegalAction,
    PocketSource,
    Refusal,
    Source,
    Transition,
)
from cfanp_gui.core.boards import BoardSpec, Edge, Join, Pair, Seam, Square, Zone, pair_of
from cfanp_gui.core.capabilities import (
    Attacks,
    Claims,
    Consent,
    Decisions,
    Foresight,
    Joins,
    Pockets,
    Prospects,
    Teams,
    Transfers,
    Turn,
    Turns,
)
from cfanp_gui.core.events import Event
from cfanp_gui.core.game import Game
from cfanp_gui.core.options import Option, OptionError
from cfanp_gui.core.pieces import Piece, PieceType
from cfanp_gui.core.position import Outcome, Position, PositionError
from cfanp_gui.core.seats import Seat, SeatStatus

__all__ = [
    "Action", "Attacks", "BoardSpec", "Claims", "Consent", "Decisions", "Edge", "Event",
    "Foresight", "Game", "Gesture", "IllegalAction", "Join", "Joins", "Option", "OptionError",
    "Outcome", "Pair", "Piece", "PieceType", "PocketSource", "Pockets", "Position",
    "PositionError", "Prospects", "Refusal", "Seam", "Seat", "SeatStatus", "Source", "Square",
    "Teams", "Transfers", "Transition", "Turn", "Turns", "Zone", "pair_of",
]  # fmt: skip
