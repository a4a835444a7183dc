"""What the table shows besides boards and pieces: hints, checks, mates, fights, sentences."""
