"""One match: seats, control, the game tree and its cursor."""

from cfanp_gui.core.public_names import offering

__all__ = [
    "BotSeat",
    "GameSession",
    "Match",
    "Player",
    "draw",
    "load",
    "position_at",
    "read_position",
    "save",
    "session_of",
]
__getattr__ = offering(
    __name__,
    {
        "record_pictures": ("draw",),
        "formats": ("load", "position_at", "save"),
        "game_session": ("GameSession",),
        "match": ("Match", "Player", "BotSeat"),
        "position_texts": ("read_position",),
        "store": ("session_of",),
    },
)
