"""Window around the table."""
