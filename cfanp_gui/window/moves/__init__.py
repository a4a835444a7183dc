"""List of moves: variations, comments, replay."""
