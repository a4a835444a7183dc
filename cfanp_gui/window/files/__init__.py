"""The game as a document: new, opened, saved."""
