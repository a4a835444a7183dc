"""Text input and output: moves in notation, game records, and the journal."""

from cfanp_gui.core.public_names import offering

__all__ = ["GameRecord", "MoveNode", "RecordError", "load", "read_games", "save", "write_game"]
__getattr__ = offering(
    __name__,
    {
        "cpgn": ("load", "read_games", "save", "write_game"),
        "game_record": ("GameRecord", "RecordError"),
        "move_tree": ("MoveNode",),
    },
)
