"""What a person chooses once for all games."""
