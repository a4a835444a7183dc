"""Actions at the table while a game goes on, beside the table itself."""
