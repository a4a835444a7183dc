"""Help pages and what the program says of itself."""
