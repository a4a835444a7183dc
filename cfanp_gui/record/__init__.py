"""Text in and out: moves as people write them, game records, and the journal."""
