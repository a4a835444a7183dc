"""The game systems, one room each."""
