"""Set-up of a game, and recovery after a crash."""
