"""What insight finds, shown beside the table and on it; loaded when it is first asked for."""
