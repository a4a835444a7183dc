"""A person's choices for all games."""
