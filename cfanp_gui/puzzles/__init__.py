"""Puzzles: what is asked of whom on a position, proofs of it, and what self-play holds of them."""
