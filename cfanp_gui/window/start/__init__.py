"""Setting up a game, and what a crash has left behind."""
