"""Puzzles at the table: choosing them, solving them, and proving a person's own."""
