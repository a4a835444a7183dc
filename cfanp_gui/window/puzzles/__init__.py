"""Puzzles at the table: choosing them, solving them, and proving those a person has made."""
