"""Puzzles: positions with a task, their proofs, and mining them from self-play."""
