"""Position editor: boards, a palette of pieces, a form of fields, a line of text."""
