"""Layers of items on the table: boards, pieces, marks, plates."""
