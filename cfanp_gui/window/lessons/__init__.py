"""Lessons at the table: their list, their instructions beside it, and highlights."""
