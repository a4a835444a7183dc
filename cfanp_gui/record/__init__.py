"""Text input and output: moves in notation, game records, and the journal."""

from cfanp_gui.core.public_names import offering

__all__ = [
    "Arrow",
    "Drawings",
    "GameRecord",
    "MoveNode",
    "RecordError",
    "Ring",
    "Step",
    "load",
    "read_games",
    "save",
    "write_game",
]
__getattr__ = offering(
    __name__,
    {
        "cpgn": ("load", "read_games", "save", "write_game"),
        "drawings": ("Arrow", "Drawings", "Ring"),
        "game_record": ("GameRecord", "RecordError", "Step"),
        "move_tree": ("MoveNode",),
    },
)
