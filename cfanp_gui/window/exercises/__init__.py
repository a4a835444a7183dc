"""Common parts of lessons and puzzles: exercises on the table, which are nobody's games."""
