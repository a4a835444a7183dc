"""Tests of StrategiChess."""
