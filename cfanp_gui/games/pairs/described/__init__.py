"""Base games that a file describes, in the dialect of Fairy-Stockfish's `variants.ini`."""
