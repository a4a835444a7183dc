"""Rules only: plain Python without Qt, clocks, files or any randomness but a given seed."""
