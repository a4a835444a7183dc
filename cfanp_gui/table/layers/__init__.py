"""What lies on the table, layer by layer: boards, pieces, marks, plates."""
