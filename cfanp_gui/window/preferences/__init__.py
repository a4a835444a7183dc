"""Preferences: a person's choices for all games."""
