"""Where boards lie on the table."""
