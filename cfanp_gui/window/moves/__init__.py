"""The list of moves: variations, comments, replaying."""
