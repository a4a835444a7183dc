"""What lessons and puzzles share: exercises on the table, which are nobody's games."""
