"""Game as a document: new, opened, saved."""
