"""Games in chosen folders beside the table: found, searched, and opened from a list."""
